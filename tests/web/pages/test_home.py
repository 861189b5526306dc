"""The home page, its covers, and the page on which a table is set up."""

import re
from xml.etree import ElementTree

import pytest

from plansza.games import GAMES
from plansza.web.pages.offers import options_of
from tests.web.conftest import NewPlayer
from tests.web.helper import Player

GAME_IDS = ("spor", "podprad", "drako", "battalia")  # the lightest first
MOST_BYTES = 130_000  # of a page that is opened for the first time
LETTERS = re.compile(r'url\("([^"]+)"\)')
# What a page may need later: templates, and the icon that a phone wants on its home screen.
UNUSED = re.compile('<template.*?</template>|<link rel="apple-touch-icon".*?>', re.DOTALL)
LOADED = re.compile(r'(?:href|src)="(/(?:static|art|cover)/[^"]+)"')


def weight(someone: Player, page: str) -> int:
    """How many bytes travel for a page and the files that it loads, letters and art too."""
    text = UNUSED.sub("", someone.http.get(page).text)
    styles = next(each for each in LOADED.findall(text) if "letters.css" in each)
    letters = LETTERS.findall(someone.http.get(styles).text)
    files = {each.replace("&amp;", "&") for each in LOADED.findall(text) if "night" not in each}
    files |= {f"{styles.rpartition('/')[0]}/{each}" for each in letters}
    return sum(travelled(someone, each) for each in (page, *sorted(files)))


def travelled(someone: Player, address: str) -> int:
    """The bytes of one answer as they are on the wire, compressed."""
    with someone.http.stream("GET", address) as answer:
        assert answer.status_code == 200, address
        return sum(len(part) for part in answer.iter_raw())


def test_home_is_light(player: NewPlayer) -> None:
    assert 40_000 < weight(player(), "/") < MOST_BYTES


@pytest.mark.parametrize("game", GAME_IDS)
def test_first_tables_are_light(player: NewPlayer, game: str) -> None:
    ania = player()
    ania.open(game=game, bots=[{"seat": 1, "level": "novice"}])
    told = travelled(ania, f"/api/tables/{ania.table}")  # with the first picture
    assert 40_000 < weight(ania, f"/t/{ania.table}") + told < MOST_BYTES


def test_the_lightest_game_comes_first(player: NewPlayer) -> None:
    page = player(**{"accept-language": "pl"}).http.get("/").text
    shown = [each for each in re.findall(r'data-game="(\w+)"', page) if each in GAME_IDS]
    assert tuple(shown) == GAME_IDS
    assert "2–5 osób · 20–40 min · dość łatwa" in page
    assert "bez konta, bez limitów" in page
    assert re.findall(r'<option value="(\w+)"[^>]* selected', page) == ["novice"]
    assert 'data-game="drako" data-seats="2" data-newcomer="1"' in page, "the trolls' seat"


@pytest.mark.parametrize("game", GAME_IDS)
def test_covers_by_day_and_by_night(player: NewPlayer, game: str) -> None:
    someone = player()
    day = someone.http.get(f"/cover/{game}.svg")
    night = someone.http.get(f"/cover/{game}.svg?night=1")
    assert day.headers["content-type"].startswith("image/svg+xml")
    assert day.text != night.text
    for drawn in (day.text, night.text):
        ElementTree.fromstring(drawn)
        assert "data-night" not in drawn
        assert "style" not in drawn
        used = set(re.findall(r'href="#([^"]+)"', drawn))
        assert used <= set(re.findall(r'id="([^"]+)"', drawn)), "it brings its art along"
    guide = someone.http.get(f"/g/{game}").text
    (shared,) = re.findall(r'property="og:image" content="http://[^/]+([^"]+)"', guide)
    assert someone.http.get(shared).headers["content-type"] == "image/jpeg"


def test_what_was_in_plain_sight_stays_there() -> None:
    games = GAMES.all()
    for game, option in (("spor", "tactics"), ("podprad", "currents"), ("battalia", "sides")):
        main, folded = options_of(games[game])
        assert option in [each.id for each in main]
        assert {*main, *folded} == set(games[game].options)


def test_a_preset_knows_how_many_it_is_for(player: NewPlayer) -> None:
    page = player().http.get("/new/battalia").text
    assert re.findall(r'data-fits="([\d,]+)"', page) == ["2,3,4,5,6", "4,5,6", "4,5,6"]


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"game": "battalia", "options": {"sides": "teams"}}, "Sojusze: drużyny"),
        ({"game": "drako", "options": {"charge": "early", "duel": "dragon-dwarves"}}, "Pojedynek"),
        ({"game": "podprad", "options": {"begins": "4"}}, "liczba graczy: 2"),
        ({"game": "podprad", "options": {"herons": "1", "eagles": "3"}}, "kafelk"),
    ],
)
def test_refused_set_ups_are_told_in_words(
    player: NewPlayer, wish: dict[str, object], told: str
) -> None:
    someone = player(**{"accept-language": "pl"})
    answer = someone.http.post("/api/tables", json={"seats": 2, "name": "Ania", "seat": 0, **wish})
    assert answer.status_code == 422
    message = answer.json()["message"]
    assert told in message
    assert "=" not in message
