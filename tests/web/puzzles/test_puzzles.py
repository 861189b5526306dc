"""Puzzles over HTTP: pages in both languages, answers to a try, and what nobody is told."""

from html import unescape
from xml.etree import ElementTree

import msgspec
import pytest

from plansza.core import FastChance, Game, Position, Tell
from plansza.games import GAMES
from plansza.puzzles import GIVE_UP, Puzzle, Solver, puzzles_of
from plansza.web.common.visitor import Viewer
from plansza.web.pages.offers import puzzles_at
from plansza.web.puzzles.daily import daily_of
from plansza.web.puzzles.routes import where
from plansza.words import LANGUAGES, words_for
from tests.bots.nim import Nim
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player

PUZZLED = [game for game in GAMES.all().values() if puzzles_of(game)]
EVERY = [(game, puzzle) for game in PUZZLED for puzzle in puzzles_of(game).values()]
a_game = pytest.mark.parametrize("game", PUZZLED, ids=lambda game: game.id)


@pytest.fixture
def solver(player: NewPlayer) -> Player:
    return player()


def first_of(game: Game) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


def wrong_in(game: Game, puzzle: Puzzle) -> str:
    """A legal move that is not the best, and that a search tried."""
    legal = puzzle.begin(game).legal_moves(puzzle.seat)
    return next(move for move in map(game.write_move, legal) if move in puzzle.others)


def ask(solver: Player, game: Game, puzzle_id: str, *done: str) -> Data:
    answer = solver.http.post(f"/api/puzzles/{game.id}/{puzzle_id}", json={"done": done})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


# -- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@a_game
def test_every_page_is_there(solver: Player, game: Game, language: str) -> None:
    words = words_for(language, game)
    puzzles = puzzles_of(game)
    everywhere = solver.http.get("/puzzles", params={"lang": language}).text
    assert words.title() in unescape(everywhere)
    whole = solver.http.get(f"/puzzles/{game.id}", params={"lang": language}).text
    for id in puzzles:
        assert f'href="/puzzles/{game.id}/{id}"' in whole
    puzzle = first_of(game)
    page = solver.http.get(f"/puzzles/{game.id}/{puzzle.id}", params={"lang": language}).text
    for text in (words("page-puzzle", number=1), words(f"page-puzzle-grade-{puzzle.grade}")):
        assert text in unescape(page)
    for each in (everywhere, whole, page):
        assert 'property="og:image"' in each


@a_game
def test_ways_lead_there(solver: Player, game: Game) -> None:
    for page in (f"/g/{game.id}", f"/learn/{game.id}"):
        assert f'href="/puzzles/{game.id}"' in solver.http.get(page).text
    assert words_for("en")("page-puzzle-day") in solver.http.get("/", params={"lang": "en"}).text


@a_game
def test_its_picture_is_that_of_the_seat(solver: Player, game: Game) -> None:
    answer = solver.http.get(f"/puzzles/{game.id}/{first_of(game).id}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    ElementTree.fromstring(answer.text)


def test_a_game_without_puzzles_shows_none_of_it() -> None:
    game = Nim()
    assert puzzles_at(game) == ""
    assert daily_of(game, words_for("en", game)) is None


@pytest.mark.parametrize(
    "path",
    ["/puzzles/chess", "/puzzles/spor/nothing", "/puzzles/spor/nothing/picture.svg"],
)
def test_what_is_not_there_is_not_found(solver: Player, path: str) -> None:
    answer = solver.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# -- solving --------------------------------------------------------------------------------------


@a_game
def test_a_wrong_move_is_told_and_not_made(solver: Player, game: Game) -> None:
    puzzle = first_of(game)
    before = ask(solver, game, puzzle.id)
    assert (before["status"], before["answer"]) == ("open", None)
    assert before["prompt"] in before["text"]
    wrong = wrong_in(game, puzzle)
    after = ask(solver, game, puzzle.id, wrong)
    assert (after["status"], after["answer"]) == ("wrong", None)
    for part in ("picture", "choices", "ways", "meters"):
        assert after[part] == before[part], "it lies as before"
    for chance in (puzzle.others[wrong], puzzle.chance):
        assert str(round(100 * chance)) in after["text"]
    answer = next(each["words"] for each in before["choices"] if each["move"] == puzzle.best)
    assert answer not in after["text"]


@a_game
def test_a_move_that_no_search_tried_is_told_without_a_number(game: Game) -> None:
    puzzle = first_of(game)
    wrong = wrong_in(game, puzzle)
    others = {move: chance for move, chance in puzzle.others.items() if move != wrong}
    others["other"] = 0.1
    untried = msgspec.structs.replace(puzzle, others=others)
    text = where(game, untried, [wrong], Viewer(puzzle.seat, "en")).text
    assert "bold idea" in text
    assert " times" not in text


@a_game
def test_the_right_move_is_made_and_explained(solver: Player, game: Game) -> None:
    puzzle = first_of(game)
    before = ask(solver, game, puzzle.id)
    for done in ([puzzle.best], [wrong_in(game, puzzle), puzzle.best]):
        after = ask(solver, game, puzzle.id, *done)
        assert after["status"] == "solved"
        assert after["picture"] != before["picture"]
        assert (after["choices"], after["ways"]) == ([], [])
        answer = after["answer"]
        assert answer["chance"] == round(100 * puzzle.chance)
        assert answer["second_chance"] == round(100 * max(puzzle.others.values()))
        assert len(answer["missed"]) == len(puzzle.missed)


@a_game
def test_whoever_gives_up_is_shown_the_same(solver: Player, game: Game) -> None:
    puzzle = first_of(game)
    shown = ask(solver, game, puzzle.id, wrong_in(game, puzzle), GIVE_UP)
    solved = ask(solver, game, puzzle.id, puzzle.best)
    assert shown.pop("status") == "shown"
    assert solved.pop("status") == "solved"
    assert shown == solved


def test_a_gesture_counts_by_its_first_move() -> None:
    """Of all that ship, at least one begins with something that several clicks go on with."""
    for game, puzzle in EVERY:
        state = where(game, puzzle, [], Viewer(puzzle.seat, "en"))
        gestures = [way.move for way in state.ways if " " in way.move]
        for gesture in gestures[:3]:
            first = gesture.split()[0]
            assert Solver(game, puzzle, [gesture]).status == Solver(game, puzzle, [first]).status
        if gestures:
            return
    raise AssertionError("no puzzle has a gesture")


@pytest.mark.parametrize(
    "done",
    [["nonsense"], [""], ["  "], [GIVE_UP], ["BEST", "BEST"], ["BEST", GIVE_UP], ["WRONG WRONG x"]],
)
def test_what_cannot_be_done_is_refused(solver: Player, done: list[str]) -> None:
    game = PUZZLED[0]
    puzzle = first_of(game)
    names = {"BEST": puzzle.best, "WRONG": wrong_in(game, puzzle)}
    tried = [" ".join(names.get(part, part) for part in deed.split(" ")) for deed in done]
    answer = solver.http.post(f"/api/puzzles/{game.id}/{puzzle.id}", json={"done": tried})
    assert (answer.status_code, answer.json()["code"]) == (409, "puzzle-not-asked")
    assert answer.json()["message"]


def test_too_much_is_refused(solver: Player) -> None:
    game = PUZZLED[0]
    path = f"/api/puzzles/{game.id}/{first_of(game).id}"
    bodies: list[Data] = [{"done": [GIVE_UP] * 41}, {"done": ["x" * 191]}, {"tried": []}]
    for body in bodies:
        assert solver.http.post(path, json=body).status_code == 422
    assert solver.http.post(f"/api/puzzles/{game.id}/nothing", json={}).status_code == 404
    assert solver.http.post("/api/puzzles/chess/nothing", json={}).status_code == 404


def test_a_thing_is_told_about(solver: Player) -> None:
    game = PUZZLED[0]
    path = f"/api/puzzles/{game.id}/{first_of(game).id}/about"
    answer = solver.http.post(path, json={"done": [], "thing": "deck"})
    assert answer.status_code == 200
    assert isinstance(answer.json()["lines"], list)


# -- what nobody is told --------------------------------------------------------------------------


@a_game
def test_nothing_tells_the_answer_before_it_is_found(game: Game) -> None:
    """With another answer the page of a puzzle would show the same."""
    puzzle = first_of(game)
    wrong = wrong_in(game, puzzle)
    others = {**puzzle.others, puzzle.best: 0.01}
    del others[wrong]
    other = msgspec.structs.replace(puzzle, best=wrong, chance=0.99, others=others, missed={})
    viewer = Viewer(puzzle.seat, "en")
    assert where(game, other, [], viewer) == where(game, puzzle, [], viewer)


class Elsewhere(Puzzle, frozen=True):
    """The same puzzle in another world, which its seat cannot tell from the true one."""

    def begin(self, game: Game, tell: Tell | None = None) -> Position:
        view = super().begin(game, tell).view(self.seat)
        return game.imagine(view, FastChance(1))


@a_game
def test_only_what_the_seat_sees_is_told(game: Game) -> None:
    puzzle = first_of(game)
    elsewhere = Elsewhere(**msgspec.structs.asdict(puzzle))
    viewer = Viewer(puzzle.seat, "en")
    for done in ([], [wrong_in(game, puzzle)]):
        assert where(game, elsewhere, done, viewer) == where(game, puzzle, done, viewer)
    told = [where(game, each, [puzzle.best], viewer).answer for each in (puzzle, elsewhere)]
    assert told[0] == told[1]
