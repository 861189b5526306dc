"""A review: chances that add up, an end that is the result, turns that were really taken."""

from dataclasses import replace
from pathlib import Path

import pytest

from plansza.bots import review as reviewing
from plansza.bots.review import (
    Turn,
    asked,
    curve,
    ends_of_turns,
    judge,
    review,
    sides_of,
    turning_points,
)
from plansza.bots.search import Choice
from plansza.core import BadRecord, FastChance
from plansza.core.record import Record, read_record
from plansza.games import find

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a good judgement here."""
    monkeypatch.setattr(reviewing, "DEALS", 1)
    monkeypatch.setattr(reviewing, "AHEAD", 1)


def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.record").read_text("utf-8"))


def test_a_whole_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "asked", lambda game, record, turn, *more: turn)
    record = golden("spor/destroyed")
    found = review(find("spor"), record, seconds=0.3)
    assert len(found.chances) == len(record.moves) + 1
    assert found.sides == [[0], [1]]
    assert all(sum(chances) == pytest.approx(1.0) for chances in found.chances)
    winner = record.result.split().index("1")
    assert found.chances[-1][winner] == 1.0
    assert found.turns
    for turn in found.turns:
        written = [find("spor").write_move(move) for move in turn.moves]
        assert record.moves[turn.first - 1 : turn.last] == [(turn.seat, each) for each in written]
        assert turn.before == found.chances[turn.first - 1][turn.seat]
        assert turn.after == found.chances[turn.last][turn.seat]


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = golden("spor/destroyed")
    with pytest.raises(BadRecord):
        review(find("spor"), replace(record, moves=record.moves[1:]))


def test_only_ends_of_turns_are_judged_and_the_curve_is_straight_between_them() -> None:
    record = Record("spor", 1, 2, {}, "", [(0, "a"), (0, "b"), (1, "c"), (0, "d"), (0, "e")])
    assert ends_of_turns(record) == [0, 2, 3, 5]
    assert ends_of_turns(replace(record, moves=[])) == [0]
    found = curve([0, 2, 3, 5], [[0.5, 0.5], [0.9, 0.1], [0.4, 0.4], [0.0, 0.8]], [[0], [1]])
    assert [round(chances[0], 3) for chances in found] == [0.5, 0.7, 0.9, 0.5, 0.25, 0.0]


def test_allies_share_one_curve_and_one_chance() -> None:
    raw = [[0.6, 0.2, 0.6, 0.2], [0.9, 0.3, 0.9, 0.3]]
    sides = sides_of(find("battalia"), golden("battalia/allied-cities"))
    assert sides == [[0, 2], [1, 3]]
    assert curve([0, 1], raw, sides) == [pytest.approx([0.75, 0.25, 0.75, 0.25])] * 2


def test_a_moment_is_judged_without_what_is_hidden() -> None:
    """To whoever sees the same, the same is likely: the truth is not asked."""
    game = find("podprad")
    position = game.start(game.setup(), FastChance(5))
    twin = game.imagine(position.view(0), FastChance(9))
    assert all(position.view(seat).text() == twin.view(seat).text() for seat in (0, 1))
    assert judge(game, position, FastChance(1)) == judge(game, twin, FastChance(1))


def test_of_many_turns_the_greatest_are_told_in_their_order() -> None:
    moves = golden("spor/destroyed").moves[:1] * 20
    record = Record(
        "spor", 1, 2, {}, "", [(number % 2, move) for number, (_, move) in enumerate(moves)]
    )
    chances = [[0.5 + 0.02 * (number % 9), 0.5 - 0.02 * (number % 9)] for number in range(21)]
    turns = turning_points(find("spor"), record, chances)
    assert [turn.first for turn in turns] == [9, 18]
    assert [turn.seat for turn in turns] == [0, 1]


class Thought:
    """In place of a search: what it found."""

    def __init__(self, *choices: Choice) -> None:
        self._choices = list(choices)

    def __call__(self, *_: object) -> "Thought":
        return self

    def forced(self) -> list[int]:
        return []

    def run(self, *_: object, **__: object) -> None:
        pass

    def choices(self) -> list[Choice]:
        return self._choices


@pytest.mark.parametrize(
    ("tries", "chance", "better"), [(20, 0.4, True), (20, 0.69, False), (2, 0.1, False)]
)
def test_something_better_is_named_where_a_search_is_sure_of_it(
    tries: int, chance: float, better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, game = golden("spor/destroyed"), find("spor")
    seat, text = record.moves[0]
    made = game.read_move(text)
    thought = Thought(Choice(made + 1, 90, 0.7), Choice(made, tries, chance))
    monkeypatch.setattr(reviewing, "Search", thought)
    lost = Turn(seat, 1, (made,), 0.6, 0.3)
    found = asked(game, record, lost, FastChance(1))
    assert (found.better is not None) == better
    if found.better is not None:
        assert (found.better.move, round(found.better.gain, 3)) == (made + 1, 0.3)
    gained = replace(lost, after=0.9)
    assert asked(game, record, gained, FastChance(1)) is gained


def test_a_real_search_is_asked_from_the_view_of_who_moved() -> None:
    record, game = golden("spor/destroyed"), find("spor")
    seat, text = record.moves[0]
    turn = Turn(seat, 1, (game.read_move(text),), 0.6, 0.3)
    twice = [asked(game, record, turn, FastChance(1), rounds=30) for _ in range(2)]
    assert twice[0] == twice[1]
    assert replace(twice[0], better=None) == turn
