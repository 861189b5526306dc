"""The guide of each game: its text, its pictures, and that both say what the rules say."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import Game
from plansza.core.guide import guide_of
from plansza.core.picture import Speaker
from plansza.games import GAMES
from plansza.games.podprad import GAME as PODPRAD
from plansza.games.podprad.guide import FACTS as RIVER_FACTS
from plansza.games.podprad.guide import PICTURES as RIVERS
from plansza.games.podprad.guide import TABLES as RIVER_TABLES
from plansza.games.podprad.guide import pictures as rivers
from plansza.games.podprad.rules.components import EAGLE, IN_BOX, SEA_TILES
from plansza.games.podprad.rules.position import start as start_river
from plansza.games.podprad.rules.river import PLACE_NUMBERS, token_name
from plansza.games.podprad.rules.telling.foresight import Toll
from plansza.games.podprad.rules.view import PodPradView
from plansza.games.spor import GAME
from plansza.games.spor.guide import FACTS, PICTURES, TABLES, pictures
from plansza.games.spor.rules.components import CARD_NUMBERS, TACTICS_DECK, card_names
from plansza.games.spor.rules.formations import FORMATION_NAMES
from plansza.games.spor.rules.view import SporView
from plansza.lessons import course_of
from plansza.web.pages.handbook import Binder, handbook, slug
from plansza.words import LANGUAGES, words_for
from tests.conformance.toy import Toy
from tests.rules.test_every_rule_is_tested import rules_of
from tests.web.conftest import NewPlayer
from tests.web.helper import ROOT, Server

GUIDED = [game for game in GAMES.all().values() if guide_of(game) is not None]


class Reader(HTMLParser):
    """What a page holds: ids, links, pictures with their words, text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pictures: list[dict[str, str]] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {key: value or "" for key, value in attrs}
        self.tags.append(tag)
        self.ids += [found["id"]] if "id" in found else []
        self.links += [found["href"]] if tag == "a" else []
        self.pictures += [found] if tag == "img" else []

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(server: Server, player: NewPlayer, game: str, language: str) -> Reader:
    answer = player().http.get(f"/g/{game}", params={"lang": language})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    return Reader(answer.text)


# -- the page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED, ids=lambda game: str(game.id))
def test_the_page_is_whole(server: Server, player: NewPlayer, game: Game, language: str) -> None:
    page = page_of(server, player, game.id, language)
    assert len(page.ids) == len(set(page.ids))
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert len(inside) >= 5
    assert inside <= set(page.ids)
    assert words_for(language, game).title() in page.text
    assert words_for(language)("guide-contents") in page.text
    assert not re.search(r"\{[\w-]+\}|```|\*\*|picture:", page.text), "something was not filled in"
    assert not re.search(r"\[[\d, ']+\]|\(\d+, ", page.text), "a list that is not in words"
    doc = ROOT / "docs" / "games" / f"{game.id}.md"
    assert rules_of(doc) <= set(page.ids), "a rule that the guide does not explain"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED, ids=lambda game: str(game.id))
def test_every_picture_is_shown_and_drawn(
    server: Server, player: NewPlayer, game: Game, language: str
) -> None:
    page, http = page_of(server, player, game.id, language), player().http
    guide = guide_of(game)
    assert guide is not None
    keys = [Path(picture["src"].partition("?")[0]).stem for picture in page.pictures]
    assert sorted(keys) == sorted(guide.PICTURES)
    for picture in page.pictures:
        assert len(picture["alt"]) > 20
        answer = http.get(picture["src"])
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        drawn = ElementTree.fromstring(answer.content)
        shape = drawn.attrib["viewBox"].split()[2:]
        assert shape == [picture["width"], picture["height"]]
        assert shape == [drawn.attrib["width"], drawn.attrib["height"]]
        known = {element.get("id") for element in drawn.iter()}
        used = {str(each.get("href"))[1:] for each in drawn.iter() if each.tag.endswith("use")}
        assert used, "a picture without art"
        assert used <= known, "art that the picture does not carry along"


def test_pictures_speak_the_reader_s_language_and_keep(player: NewPlayer) -> None:
    http = player().http
    address = "/g/spor/board.svg"
    polish, english = (http.get(address, params={"lang": each}) for each in ("pl", "en"))
    assert "Atakujący" in polish.text
    assert "Attacker" in english.text
    assert "max-age=86400" in polish.headers["cache-control"], "an address without a version"
    assert http.get(address).headers["cache-control"] == "no-cache", "a browser's own language"
    tag = polish.headers["etag"]
    again = http.get(address, params={"lang": "pl"}, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    tall = http.get(address, params={"lang": "pl", "tall": 1})
    assert tall.text != polish.text
    framed = [http.get("/g/spor/claim.svg", params={"tall": each}).content for each in (0, 1)]
    assert framed[0] == framed[1]


def test_what_is_not_there(player: NewPlayer) -> None:
    http = player().http
    for path in (
        "/g/chess",
        "/g/chess/board.svg",
        "/g/spor/nothing.svg",
        "/g/spor/board.png",
        "/g/spor/..%2Fpl.md",
        "/g/spor/pl.md",
    ):
        answer = http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
    page = http.get("/g/chess", headers={"accept": "text/html", "accept-language": "pl"})
    assert page.status_code == 404
    assert words_for("pl")("error-not-found") in page.text


def test_a_game_without_a_guide_says_so(player: NewPlayer) -> None:
    assert handbook(Toy(), "en") is None
    without = [game.id for game in GAMES.all().values() if guide_of(game) is None]
    for game in without:
        answer = player().http.get(f"/g/{game}", params={"lang": "en"})
        assert answer.status_code == 200
        assert words_for("en")("guide-none")[:40] in answer.text


# -- the text -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_lessons_lead_to_each_other(game: Game, language: str) -> None:
    """A lesson leads to its first rule; the chapter that explains it leads back."""
    book = handbook(game, language)
    assert book is not None
    chapters = [Reader(chapter) for chapter in book.html.split("<h2")]
    for lesson in course_of(game).values():
        (chapter,) = [each for each in chapters if lesson.rules[0] in each.ids]
        assert chapter.links.count(f"/learn/{game.id}/{lesson.name}") == 1, lesson.name
    assert not chapters[0].links


def test_html_of_a_text_is_only_text() -> None:
    guide = guide_of(GAME)
    assert guide is not None
    text = "## A <b>heading\n\n<script>alert(1)</script> & [x](javascript:alert(1)) {T1} {T1}"
    book = Binder(GAME, guide, "en").bind(text)
    page = Reader(book.html)
    assert page.tags == ["h2", "p", "a", "p", "span", "span"], "a lesson, and the text"
    assert page.ids == ["a-b-heading", "T1"]
    assert "<script>alert(1)</script>" in page.text
    assert [heading.text for heading in book.contents] == ["A <b>heading"]


def test_headings_of_one_name_get_anchors_of_their_own() -> None:
    guide = guide_of(GAME)
    assert guide is not None
    book = Binder(GAME, guide, "en").bind("## Żółć\n\n## Żółć\n\n### Żółć\n\n## …")
    assert Reader(book.html).ids == ["zolc", "zolc-2", "zolc-3", "part"]
    assert [heading.anchor for heading in book.contents] == ["zolc", "zolc-2", "part"]
    assert slug("Tamy: plus i minus") == "tamy-plus-i-minus"


def test_a_fact_that_nobody_knows_is_a_mistake() -> None:
    guide = guide_of(GAME)
    assert guide is not None
    with pytest.raises(KeyError):
        Binder(GAME, guide, "en").bind("There are {nothing} of them.")


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: str(game.id))
def test_both_languages_tell_the_same(game: Game) -> None:
    books = [handbook(game, language) for language in LANGUAGES]
    texts = [book.html for book in books if book is not None]
    first, second = map(Reader, texts)
    assert first.tags.count("li") == second.tags.count("li")
    for tag in ("h2", "h3", "p", "blockquote", "figure", "td", "strong"):
        assert first.tags.count(tag) == second.tags.count(tag), tag
    anchors = [[id for id in page.ids if re.fullmatch(r"[A-Z]\d+", id)] for page in (first, second)]
    assert anchors[0] == anchors[1]
    assert numbers_of(texts[0]) == numbers_of(texts[1])


def numbers_of(text: str) -> list[set[str]]:
    """The numbers of every paragraph, but for 1: Polish counts a tied match as 1:1."""
    return [set(re.findall(r"[02-9]|\d\d+", Reader(part).text)) for part in text.split("</p>")]


# -- tables and pictures of spor ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_tell_what_is_in_the_box(language: str) -> None:
    words: Speaker = words_for(language, GAME)
    for row, name in zip(TABLES["formations"](words), FORMATION_NAMES[::-1], strict=True):
        assert row[0].startswith(words(f"formation-{name}")), "behind it, perhaps, the Polish name"
    assert sum(int(row[1]) for row in TABLES["tactics"](words)) == len(TACTICS_DECK)
    dams = TABLES["dams"](words)
    assert [row[0] for row in dams] == list("1234567")
    assert sum(int(row[1].partition(",")[0]) for row in dams) == 22, "intact spaces a side"
    none, minus = words("requirement-none"), words("requirement-minus")
    assert list(dams[3]) == ["4", f"2, {none}", f"4, {minus}"]
    animals = {
        int(row[place]): row[place + 1] for row in TABLES["animals"](words) for place in (0, 2)
    }
    assert sorted(animals) == list(range(12))
    assert animals[11] == {"pl": "bóbr", "en": "beaver"}[language]


def test_facts_are_those_of_the_rules() -> None:
    assert FACTS["cards"] == str(sum(name[1:].isdigit() for name in CARD_NUMBERS))
    assert FACTS["hand"] == str(len(pictures.staged("").hands[0]))


def shown(key: str) -> SporView:
    view = PICTURES[key]().view
    assert isinstance(view, SporView)
    return view


def side(key: str, role: int, dam: int) -> str:
    return card_names(shown(key).board.cards(role, dam - 1))


def lit(key: str) -> list[str]:
    return [GAME.write_move(move) for move in PICTURES[key]().choices]


def test_pictures_show_what_the_text_says() -> None:
    """The worked examples of the rulebook, with the same numbers."""
    assert lit("board") == ["G6>3"]
    assert side("board", 0, 3) == "G7 G8"
    assert [side("formations", 0, dam) for dam in (1, 2, 3, 5, 7)] == [
        "G5 G6 G7",
        "T10 R2 A7 B0",
        "R8 T8 B8",
        "A2 A6 A9",
        "T3 B4 R5",
    ]
    assert (side("duck", 0, 3), lit("duck")) == ("A11 R10", ["A0>3"])
    assert (side("log", 0, 3), lit("log")) == ("R8 B8", ["log3"])
    assert (side("claim", 0, 3), side("claim", 1, 3)) == ("T1 R1 B1", "G4 R9 T11")
    assert lit("claim") == ["claim3"]
    assert side("turned", 0, 3) == side("turned", 1, 3) == ""
    assert shown("turned").board.damaged == 1 << 2
    assert (side("proof", 0, 5), side("proof", 1, 5)) == ("G2 G9 G11", "T6 R7")
    assert lit("proof") == ["claim5"]
    assert (side("kompania", 0, 2), side("kompania", 1, 2)) == ("T7 B7", "R5 G5")
    assert lit("kompania") == ["claim2"]
    assert (side("no-banda", 0, 7), side("no-banda", 1, 7)) == ("T2 G4 A7", "R11 B6 A2")
    assert (side("bandas", 0, 1), side("bandas", 1, 1)) == ("T3 G4 A5", "R6 B7 T8")
    assert side("tactics", 0, 3) == "R6 R8 Wazka"
    assert lit("tactics") == ["Zdrada"]


def test_the_pictures_lie_nowhere() -> None:
    """What is staged is a position that the rules know: 13 and 12 take nothing, the pair wins."""
    for key, dam in (("no-banda", 7), ("bandas", 1)):
        ours, theirs = side(key, 0, dam).split(), side(key, 1, dam).split()
        script = [f"{card}>{dam}" for pair in zip(ours, theirs, strict=True) for card in pair]
        position = pictures.staged(" ".join(script), damaged=(dam,))
        assert GAME.read_move(f"claim{dam}") not in position.legal_moves(0)
    position = pictures.staged("T7>2 R5>2 B7>2 G5>2 claim2", damaged=(2,))
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    for key in PICTURES:
        assert GAME.view_from_text(shown(key).text()).text() == shown(key).text()


# -- tables and pictures of podprad ---------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_tell_what_is_in_the_river(language: str) -> None:
    words: Speaker = words_for(language, PODPRAD)
    rows = RIVER_TABLES["tiles"](words)
    box = [count for count in IN_BOX if count] + [SEA_TILES]
    assert [int(row[2]) for row in rows] == box
    assert [int(many) - int(few) for _, few, many, _ in rows] == [0, 0, 0, 0, 1, 5, 0, 0]
    assert RIVER_FACTS["hexes"] == str(sum(box))
    south, west = words("edge", edge="S"), words("edge", edge="SW")
    assert f"{south}, {west}" in rows[2][3], "the bear's barriers"
    assert [[int(cell) for cell in row] for row in RIVER_TABLES["lengths"](words)] == [
        [23, 8, 4, 10, 35],
        [29, 10, 6, 12, 43],
        [35, 12, 8, 14, 51],
    ]


def river(key: str) -> PodPradView:
    view = RIVERS[key]().view
    assert isinstance(view, PodPradView)
    return view


def prices(key: str) -> dict[str, tuple[int, int, str]]:
    """Points and salmon that every lit way costs, and what becomes of the token."""
    view, found = river(key), {}
    for move in RIVERS[key]().choices:
        toll = Toll(view.board, view.options, move)
        found[PODPRAD.write_move(move)] = toll.points, toll.lost, token_name(toll.token)
    return found


def test_rivers_show_what_the_text_says() -> None:
    """The worked examples of the rulebook, with the same numbers."""
    assert set(prices("ways")) == {">L5", ">C5", ">R5"}
    assert prices("fall") == {">C4": (1, 0, "C4:2")}
    assert [way for way in prices("stopped") if way[0] == ">"] == []
    assert prices("stopped")["^R5"] == (2, 0, "R5:2")
    assert (set(prices("full")), set(prices("roomy"))) == ({">L5"}, {">L5", ">C4"})
    assert prices("over") == {"^R5": (3, 0, "R5:2")}
    assert prices("bears") == {">L5": (1, 1, "L5:1"), "^C5": (2, 2, "lost")}
    assert prices("detour") == {">C5": (1, 0, "C5:1")}
    assert river("detour").board.kind(PLACE_NUMBERS["L5"]) != EAGLE
    pays = [PODPRAD.write_move(move) for move in RIVERS["herons"]().choices]
    assert pays == ["heron:L4:1", "heron:L4:2"]
    assert prices("pool") == {">C9": (1, 0, "C9:2"), "^C10": (3, 0, "*1:2")}
    assert prices("currents") == {">L5": (1, 0, "R7:2")}


def test_the_scores_of_the_example() -> None:
    """(f): 14, 13, 12; and green wins the tie that the text speaks of."""
    shown = river("scores").result
    assert shown is not None
    assert (shown.scores, shown.winners, shown.reason) == ((14, 13, 12), (0,), "points")
    tokens = ["*5:2 *2:2 *1:2", "*4:2 *3:2 *2:1", "*2:1 *3:2 *3:1 L10:1"]
    tie = rivers.river("", tokens, round=12, last=True, turn=2, points=0).outcome
    assert tie is not None
    assert (tie.scores[:2], tie.winners, tie.reason) == ((14, 14), (0,), "salmon")


@pytest.mark.parametrize("key", RIVERS)
def test_rivers_hold_what_the_box_holds(key: str) -> None:
    """A picture is a position of the game: no tile too many, no crowd on a tile, legal moves."""
    view, choices = river(key), RIVERS[key]().choices
    fresh = start_river(view.setup, FastChance(1)).board
    assert view.board.inventory() == fresh.inventory()
    for place, count in enumerate(view.board.counts):
        assert not count or count <= view.board.capacity(place)
    assert PODPRAD.view_from_text(view.text()).text() == view.text()
    if choices:
        imagined = PODPRAD.imagine(view, FastChance(1))
        assert set(choices) <= set(imagined.legal_moves(imagined.to_move[0]))
