"""Every shipped puzzle can be played to and is a fair question with an answer in words."""

from collections import Counter

import pytest

from plansza.core import FastChance, Game
from plansza.games import find
from plansza.puzzles import HARDEST, Puzzle, puzzles_of, write_puzzles
from plansza.puzzles.checking import holds
from plansza.puzzles.grading import WEIGHTS, grade_of
from plansza.puzzles.look import LEAD
from plansza.puzzles.mining import FEWEST_MOVES, HOPE, LONGER, name_of
from plansza.puzzles.recipe import recipe_of
from plansza.words import LANGUAGES, words_for

FEWEST = {"spor": 80, "podprad": 80, "drako": 80, "battalia": 30}
LARGEST = 300_000  # bytes of a file
GAMES_WITH_PUZZLES = [find(name) for name in FEWEST]
every_game = pytest.mark.parametrize("game", GAMES_WITH_PUZZLES, ids=lambda game: game.id)


@every_game
def test_a_puzzle_is_a_fair_question(game: Game) -> None:
    """It is the seat's turn, all moves are judged, one leads, and its reason can be said."""
    for puzzle in puzzles_of(game).values():
        position = puzzle.begin(game)
        assert position.to_move[0] == puzzle.seat, puzzle.id
        view = position.view(puzzle.seat)
        assert name_of(game, view) == puzzle.id
        imagined = game.imagine(view, FastChance(1))
        legal = {game.write_move(move) for move in imagined.legal_moves(puzzle.seat)}
        assert {puzzle.best, *puzzle.others} == legal, puzzle.id
        assert len(legal) >= FEWEST_MOVES
        assert puzzle.best not in puzzle.others
        assert puzzle.lead >= LEAD, puzzle.id
        assert HOPE <= puzzle.chance <= 1, puzzle.id
        reasons = game.insight.why(imagined, puzzle.seat, game.read_move(puzzle.best))
        assert reasons, puzzle.id
        for language in LANGUAGES:
            words = words_for(language, game)
            assert all(words.why(reason, ()).strip() for reason in reasons), puzzle.id


@every_game
def test_there_are_enough_from_easy_to_hard(game: Game) -> None:
    puzzles = list(puzzles_of(game).values())
    assert len(puzzles) >= FEWEST[game.id]
    grades = [puzzle.grade for puzzle in puzzles]
    assert grades == sorted(grades)
    assert set(grades) <= set(range(1, HARDEST + 1))
    assert len(set(grades)) >= 3
    for puzzle in puzzles:
        assert set(puzzle.missed) == set(WEIGHTS)
        assert puzzle.grade == grade_of(puzzle.missed)


@every_game
def test_they_are_a_mixture(game: Game) -> None:
    """Of set-ups, of kinds of moves, of seats, and of games."""
    puzzles = list(puzzles_of(game).values())
    kinds = Counter(game.describe(game.read_move(puzzle.best))[0] for puzzle in puzzles)
    assert len(kinds) >= 3
    assert max(kinds.values()) <= len(puzzles) * recipe_of(game).alike + 1
    setups = {(puzzle.seats, *sorted(puzzle.options.items())) for puzzle in puzzles}
    tables = {(table.seats, *sorted(table.options.items())) for table in recipe_of(game).setups}
    assert len(setups) >= min(4, len(tables))
    assert len({puzzle.seat for puzzle in puzzles}) > 1
    assert max(Counter(puzzle.seed for puzzle in puzzles).values()) <= 2


@every_game
def test_the_file_is_modest(game: Game) -> None:
    assert len(write_puzzles(list(puzzles_of(game).values())).encode()) < LARGEST


@pytest.mark.torture
@pytest.mark.parametrize(
    ("game", "puzzle"),
    [(game, each) for game in GAMES_WITH_PUZZLES for each in puzzles_of(game).values()],
    ids=lambda each: each.id,
)
def test_it_holds_on_other_deals(game: Game, puzzle: Puzzle) -> None:
    """By a search as long as the one that confirmed it."""
    assert holds(game, puzzle, LONGER * recipe_of(game).rounds)
