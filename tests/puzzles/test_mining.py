"""Mining gives the same puzzles from the same seed, whatever the processes, and goes on where it
was broken off; only what can be known and what is fair is asked."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from plansza.bots.search import Search, style_for
from plansza.core import FastChance, Game, Position
from plansza.games import find
from plansza.puzzles import Puzzle, read_puzzles, write_puzzles
from plansza.puzzles import run as running
from plansza.puzzles.grading import grade_of
from plansza.puzzles.look import best_of, chances_after, in_either_order, lead_of
from plansza.puzzles.mining import Found
from plansza.puzzles.mixture import Mixture
from plansza.puzzles.recipe import Recipe, Table, recipe_of
from plansza.puzzles.run import Run, mine, read_journal, run_of
from tests.conformance.toy import Toy

DRAKO = find("drako")
SPOR = find("spor")
# A few short thoughts: too few to trust, enough to find something in the first game of this seed.
TINY = Recipe((Table(),), rounds=4, players=("novice",), within=1, latest=12)
SEED = 351


def tiny_run() -> Run:
    return run_of(DRAKO, TINY, SEED, 1)


@pytest.fixture(scope="module")
def mined() -> list[Puzzle]:
    return mine(tiny_run())


def test_the_same_bytes_come_out_again_from_several_processes(mined: list[Puzzle]) -> None:
    assert len(mined) == 1
    assert write_puzzles(mine(tiny_run(), jobs=2)) == write_puzzles(mined)
    assert read_puzzles(write_puzzles(mined)) == mined


def test_a_run_that_was_broken_off_goes_on(
    mined: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the journal has is not looked for again; a line that was cut off is."""
    journal = tmp_path / "journal"
    run = tiny_run()
    assert mine(run, journal=journal) == mined
    kept = journal.read_bytes()
    journal.write_bytes(kept + kept.splitlines()[1][:40])
    done = read_journal(run, journal)
    assert [each.puzzle for each in done[0]] == mined
    assert len(done) == 1
    monkeypatch.setattr(running, "mine_game", None)
    assert mine(run, journal=journal) == mined
    other = run_of(DRAKO, TINY, SEED + 1, 1)
    assert read_journal(other, journal) == {}


def test_a_run_that_wants_more_looks_only_further(
    mined: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def found(game: Game, recipe: Recipe, seed: int, number: int) -> list[Found]:
        asked.append(number)
        return [Found(replace(mined[0], id=str(number), grade=1), 0, "play", "knights")]

    monkeypatch.setattr(running, "mine_game", found)
    recipe = replace(TINY, easy=1.0, alike=1.0, sided=1.0)
    assert len(mine(run_of(DRAKO, recipe, 1, 2), journal=tmp_path / "journal")) == 2
    assert len(mine(run_of(DRAKO, recipe, 1, 4), journal=tmp_path / "journal")) == 4
    assert asked == [0, 1, 2, 3]


def test_what_is_hidden_changes_no_chance(mined: list[Puzzle]) -> None:
    """The same view, whatever lies under it: the same chances."""
    puzzle = mined[0]
    view = puzzle.begin(DRAKO).view(puzzle.seat)
    again = DRAKO.imagine(view, FastChance(5)).view(puzzle.seat)
    moves = [DRAKO.read_move(puzzle.best)]
    assert chances_after(DRAKO, view, moves, 10, 1) == chances_after(DRAKO, again, moves, 10, 1)


def test_a_search_with_an_opening_begins_after_it() -> None:
    """Its moves are made in every round, and the tree does not know them."""
    puzzle = Puzzle("", 1, 0, "", 0, {}, {}, 2, {"attacker": "1"}, 1, ())
    position = puzzle.begin(SPOR)
    move = position.legal_moves(0)[0]
    search = Search(SPOR, style_for(SPOR), position, 0, FastChance(1), [move])
    search.run(20, patient=True)
    assert search.rounds == 20
    assert 0 < search.mean < 1
    assert move not in search.root.edges
    free = Search(SPOR, style_for(SPOR), puzzle.begin(SPOR), 0, FastChance(1))
    free.run(20, patient=True)
    assert free.mean == pytest.approx(free.value)


def test_two_moves_in_either_order_are_known() -> None:
    """Drako: which dwarf is placed first does not matter; who stands on a field does."""
    position = DRAKO.start(DRAKO.setup(2, duel="trolls-dwarves"), FastChance(1))
    while "brald>e1" not in written(position):
        position.play(position.to_move[0], position.legal_moves(position.to_move[0])[0])
    view = position.view(position.to_move[0])
    moves = [DRAKO.read_move(text) for text in ("morin>e2", "morin>e1", "brald>e2")]
    swapped = in_either_order(DRAKO, view, DRAKO.read_move("brald>e1"), moves)
    assert [DRAKO.write_move(move) for move in swapped] == ["morin>e2"]


def written(position: Position) -> list[str]:
    return [DRAKO.write_move(move) for move in position.legal_moves(position.to_move[0])]


def test_leads_and_grades() -> None:
    assert best_of({1: 0.2, 2: 0.7, 3: 0.7}) == 2
    assert lead_of({1: 0.2, 2: 0.7, 3: 0.5}) == pytest.approx(0.2)
    assert grade_of({"novice": 0.5, "greedy": 0, "planner": 0}) == 1
    assert grade_of({"novice": 1, "greedy": 1, "planner": 0}) == 3
    assert grade_of({"novice": 1, "greedy": 1, "planner": 1}) == 5


def test_a_mixture_has_not_too_many_of_anything(mined: list[Puzzle]) -> None:
    """Here: of the first grade, and nothing twice."""
    mixture = Mixture(replace(TINY, easy=0.25, alike=1.0, sided=1.0), 8)
    easy = [replace(mined[0], id=str(number), grade=1) for number in range(5)]
    kept = [mixture.offer(Found(each, 0, "play", str(n))) for n, each in enumerate(easy)]
    assert kept == [True, True, False, False, False]
    hard = replace(mined[0], id="hard", grade=5)
    assert mixture.offer(Found(hard, 0, "play", "x"))
    assert not mixture.offer(Found(hard, 0, "play", "y"))
    assert [puzzle.id for puzzle in mixture.puzzles()] == ["0", "1", "hard"]


def test_recipes_are_of_this_game() -> None:
    for name in ("spor", "podprad", "drako", "battalia"):
        game = find(name)
        for table in recipe_of(game).setups:
            game.setup(table.seats, **table.options)


def test_a_game_without_a_recipe_is_mined_by_its_presets() -> None:
    game = Toy()
    assert {table.seats for table in recipe_of(game).setups} == set(game.seat_counts)
