"""State is declared once, by annotations: data, text, copies and reading back follow."""

import sys
from inspect import get_annotations
from pathlib import Path

import pytest

from plansza.conformance import check_copies, random_choice, random_position
from plansza.core import FastChance, Game
from plansza.core.state import State, copied, fields_of
from plansza.games import GAMES
from plansza.games.spor.rules.board import Board
from plansza.games.spor.rules.position import SporPosition
from tests.support.processes import run

ROOT = Path(__file__).resolve().parents[2]


class Plain(State):
    """Two fields and one that follows from them."""

    derived = ("sum",)
    one: int
    two: list[int]
    sum: int


def test_fields_are_the_annotations_of_a_class_and_its_bases() -> None:
    """The compiler drops annotations and names fields in `__mypyc_attrs__`: both are understood."""
    assert fields_of(Plain) == ("one", "two")
    assert {"reveals", "result", "board", "hands", "deck"} < set(fields_of(SporPosition))
    assert not {"setup", "options", "chance"} & set(fields_of(SporPosition))
    assert len(fields_of(Board)) == 24


def test_compiled_classes_name_their_fields() -> None:
    if not hasattr(Board, "__mypyc_attrs__"):
        pytest.skip("the rules are not compiled")
    assert get_annotations(Board) == {}
    assert set(fields_of(Board)) <= set(getattr(Board, "__mypyc_attrs__"))  # noqa: B009


def test_data_shares_nothing_with_the_state() -> None:
    state = Plain()
    state.one, state.two, state.sum = 1, [2], 3
    data = state.data()
    data["two"].append(9)
    assert state.data() == {"one": 1, "two": [2]}
    other = Plain()
    other.one, other.two = 0, []
    other.fill(state.data())
    state.two.append(9)
    assert (other.one, other.two) == (1, [2])


@pytest.mark.parametrize("wrong", [{}, {"one": 1}, {"one": 1, "two": [{}]}, {"one": (), "two": []}])
def test_what_is_no_state_is_not_read(wrong: dict[str, object]) -> None:
    state = Plain()
    state.one, state.two = 0, []
    with pytest.raises((TypeError, KeyError)):
        state.fill(wrong)


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_every_field_of_a_position_is_read_back(game: Game) -> None:
    position = random_position(game, game.setup(), 3, 30)
    again = game.from_text(position.text())
    for name in fields_of(type(position)):
        assert hasattr(again, name), name
    assert again.text() == position.text()
    seat = position.to_move[0]
    view = position.view(seat)
    assert game.view_from_text(view.text()).text() == view.text()
    moves = game.imagine(view, FastChance(1)).legal_moves(seat)
    assert moves == position.legal_moves(seat)


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_a_copy_by_annotations_is_like_the_written_one(game: Game) -> None:
    position = random_position(game, game.setup(), 3, 30)
    twin = copied(position)
    check_copies(position, twin, position.view(0))
    assert twin.digest() == position.digest()
    chance = FastChance(1)
    for _ in range(10):
        twin.step(*random_choice(twin, chance))
    assert position.digest() == position.copy().digest() != twin.digest()


def test_copies_are_written_from_the_annotations() -> None:
    """`python tools/copies.py` puts it right."""
    check = [sys.executable, "tools/copies.py", "--check"]
    found = run(check, cwd=ROOT)
    assert found.stdout == ""
    assert found.returncode == 0
