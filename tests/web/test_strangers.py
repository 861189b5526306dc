"""Whatever a game leaves out, and whatever fails in it: every page answers, in words."""

from collections.abc import Iterator

import httpx
import pytest

from plansza.words import LANGUAGES
from tests.support.patience import PATIENCE, eventually
from tests.support.strangers import SECRET, broken_games, whole_games
from tests.web.helper import (
    BrokenServer,
    Data,
    Player,
    Server,
    StrangeServer,
    running,
)

pytestmark = pytest.mark.once
WHOLE = [game.id for game in whole_games()]
DETAILS = {"logs": {"details": True}}  # what an error says, too
BOTS = [{"seat": 1, "level": "random"}]
# The parts whose faults spoil what can be done without: such a game is played to its end.
SPARED = {"prompt", "meters", "lowest", "presets", "things", "max_moves", "insight"}
SPARED |= {"paint", "paths", "sketch", "art", "about", "badges", "decisive", "describe"}


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where nothing fails: no traceback may be in its log in the end."""
    with running(tmp_path_factory.mktemp("quiet"), StrangeServer) as server:
        yield server


@pytest.fixture(scope="module")
def noisy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where much fails, and the log tells of it."""
    server = BrokenServer(tmp_path_factory.mktemp("noisy"), configuration=DETAILS)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def player(quiet: Server) -> Iterator[Player]:
    found = Player(quiet, accept="text/html")
    yield found
    found.close()


@pytest.fixture
def victim(noisy: Server) -> Iterator[Player]:
    """Somebody who plays a broken game."""
    found = Player(noisy, accept="text/html")
    yield found
    found.close()


@pytest.fixture
def bystander(noisy: Server) -> Iterator[Player]:
    """Somebody who plays a good one at the same server."""
    found = Player(noisy)
    found.open(name="Olek", bots=BOTS, options={"attacker": "1"})
    yield found
    found.close()


def look_around(player: Player, game: str) -> list[httpx.Response]:
    """Everything there is to read of a game and a table, in both languages and shapes."""
    table = player.table
    pages = ["/", f"/g/{game}", f"/g/{game}/no-such.svg", f"/cover/{game}.svg", f"/art/{game}.svg"]
    if table:
        api = f"/api/tables/{table}"
        pages += [f"/t/{table}", f"/t/{table}/replay", api, f"{api}?tall=1", f"{api}/moments"]
        pages += [f"{api}/moments/{number}" for number in range(1, 12)]
        pages += [f"{api}/record", f"{api}/pulse", f"/api/mine?ids={table}", f"{api}/review"]
    answers = []
    for language in LANGUAGES:
        for page in pages:
            mark = "&" if "?" in page else "?"
            answers.append(player.http.get(f"{page}{mark}lang={language}"))
    for path in ("hint", "review") if table else ():
        answers.append(player.http.post(f"/api/tables/{table}/{path}", json={}))
    return answers


def check_answers(answers: list[httpx.Response]) -> None:
    for answer in answers:
        assert answer.status_code < 500, f"{answer.url}: {answer.text}"
        assert SECRET not in answer.text, answer.url


def play_on(player: Player) -> tuple[Data, str]:
    """Play against the bot until the game is over or stands still; the last situation, and what
    was said to the last move if it was refused."""
    while True:
        eventually(lambda: goes_on(player.now()), "the bot does not move, and nobody says why")
        now = player.now()
        if now["status"] == "over" or not now["choices"]:
            return now, ""
        answer = player.ask("play", move=now["choices"][0]["move"], seen=now["number"])
        if answer.status_code != 200:
            assert answer.json()["code"] == "game-fault"
            assert SECRET not in answer.text
            return now, answer.json()["message"]


def goes_on(now: Data) -> bool:
    """Whether there is something to do, or somebody says that there will be nothing."""
    return now["status"] == "over" or now["choices"] or "resign" in now["fault"]


# -- what is left out ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_that_leaves_things_out_is_played_to_the_end(player: Player, game: str) -> None:
    check_answers(look_around(player, game))
    player.open(game=game, name="Ania", bots=BOTS, hints=True)
    now = player.now()
    assert all(choice["path"] for choice in now["choices"])
    check_answers(look_around(player, game))
    last, _ = play_on(player)
    assert last["status"] == "over"
    assert not last["fault"]
    assert last["outcome"]["text"]
    check_answers(look_around(player, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_author_is_told_what_is_missing(player: Player, language: str) -> None:
    page = player.http.get("/g/bare", params={"lang": language}).text
    for name in ("Pictures.paint", "Pictures.sketch", "View.prompt", "View.meters", "Game.codes",
                 "Game.insight", "words/pl.ftl", "words/en.ftl",
                 "docs/adding-a-game.md"):  # fmt: skip
        assert name in page
    assert "data-author" not in player.http.get("/g/spor", params={"lang": language}).text


def test_words_of_another_language_are_better_than_none(player: Player) -> None:
    player.open(game="half_said", name="Ania", bots=BOTS)
    state = player.state(lang="pl")
    assert state["title"] == "Half Said"
    assert state["now"]["choices"][0]["words"].startswith("Lay card")
    assert "Wybierz ruch." in state["now"]["prompt"]
    player.play()
    told = [line for entry in player.state(lang="en")["log"] for line in entry["lines"]]
    assert any(line.startswith("lay: seat Ania, card") for line in told), told


# -- what fails ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [part for part in broken_games() if part != "start"])
def test_a_fault_is_told_in_a_sentence(
    noisy: Server, victim: Player, bystander: Player, part: str
) -> None:
    game = broken_games()[part].id
    check_answers(look_around(victim, game))
    victim.open(game=game, name="Ania", bots=BOTS, hints=True)
    check_answers(look_around(victim, game))
    last, refusal = play_on(victim)
    check_answers(look_around(victim, game))
    if part in SPARED:
        assert last["status"] == "over"
    else:
        assert "This game has a fault (RuntimeError in " in refusal + last["fault"]
        assert "Ta gra ma błąd" in victim.state(lang="pl")["now"]["fault"] or refusal
        victim.do("resign")
        assert victim.now()["status"] == "over"
    bystander.play()


@pytest.mark.parametrize("part", ["paint", "paths", "prompt", "meters", "badges", "decisive"])
def test_what_a_page_can_do_without_is_told_there_and_to_the_author(
    victim: Player, part: str
) -> None:
    game = broken_games()[part].id
    victim.open(game=game, name="Ania", bots=BOTS)
    told = victim.now()["fault"]
    assert "strangers.py:" in told
    assert told in victim.http.get(f"/g/{game}", params={"lang": "en"}).text


def test_a_thing_that_cannot_be_told_of_has_its_name_alone(victim: Player) -> None:
    game = broken_games()["about"].id
    victim.open(game=game, name="Ania", bots=BOTS)
    asked = victim.http.get(f"/api/tables/{victim.table}/about", params={"thing": "own-card"})
    assert (asked.status_code, asked.json()["lines"]) == (200, [])
    told = "it cannot tell about the things on the table"
    assert told in victim.http.get(f"/g/{game}", params={"lang": "en"}).text


def test_plain_slips_have_their_names_alone(player: Player) -> None:
    """A game from elsewhere need not know of them."""
    player.open(game="some_paths", name="Ania", bots=BOTS)
    ids = {id for choice in player.now()["choices"] for id in choice["path"]}
    assert any(id.startswith("plain-") for id in ids)
    for id in ids:
        asked = player.http.get(f"/api/tables/{player.table}/about", params={"thing": id})
        assert (asked.status_code, asked.json()["lines"]) == (200, [])


def test_a_game_that_cannot_begin_says_so(victim: Player) -> None:
    wanted = {"game": "broken_start", "name": "Ania", "bots": BOTS}
    answer = victim.http.post("/api/tables", json=wanted, params={"lang": "en"})
    assert (answer.status_code, answer.json()["code"]) == (409, "game-fault")
    assert "This game has a fault" in answer.json()["message"]
    assert "Its rules fail" in victim.http.get("/g/broken_start", params={"lang": "en"}).text


def test_whoever_waits_for_a_bot_that_cannot_move_is_told(victim: Player) -> None:
    """His stream ends, and what he reads then says why."""
    victim.open(game="broken_view", name="Ania", bots=BOTS)
    stream = victim.stream(after=victim.now()["number"])
    victim.play()
    assert stream.ended.wait(PATIENCE)
    assert "nobody can move any more" in victim.state(lang="en")["now"]["fault"]


def test_a_bot_tries_its_other_moves(victim: Player) -> None:
    """This game fails only where a bot lays its lowest card."""
    victim.open(game="broken_lowest", name="Ania", bots=BOTS)
    last, refusal = play_on(victim)
    assert not refusal
    assert last["status"] == "over"


def test_the_log_has_the_whole_story(noisy: Server, victim: Player) -> None:
    victim.open(game="broken_paint", name="Ania", bots=BOTS)
    victim.now()
    log = noisy.log.read_text()
    assert f"RuntimeError: {SECRET}" in log
    assert "the game broken_paint has a fault" in log
