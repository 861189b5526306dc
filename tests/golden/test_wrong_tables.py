"""What the random runs are worth: a table with one wrong entry leads somewhere else.

The tables are replaced in the modules that use them, which works only as long as these are
interpreted: the compiler takes a table where it was made.
"""

import sys
from collections.abc import Sequence
from typing import Any

import pytest

from plansza import COMPILED
from plansza.core import FastChance, Game
from plansza.games import find
from plansza.games.battalia.rules import squares
from plansza.games.drako.rules import fields
from plansza.games.podprad.rules import components as tiles
from plansza.games.podprad.rules import laying, river
from plansza.games.spor.rules import board, components

GAMES = 12  # at random

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled modules keep the tables they know")


def where_games_lead(game: Game) -> list[str]:
    """The ends of some random games; or what made one impossible."""
    found: list[str] = []
    for seed in range(GAMES):
        try:
            position = game.start(game.setup(), FastChance(seed))
            position.playout(FastChance(seed + GAMES), game.max_moves(game.setup()))
            found.append(position.digest())
        except (IndexError, KeyError, ValueError, AssertionError) as error:
            found.append(repr(error))
    return found


def one_wrong(table: Sequence[int], place: int, value: int) -> Any:
    """The same table but for one entry."""
    entries = [*table[:place], value, *table[place + 1 :]]
    return bytes(entries) if isinstance(table, bytes) else entries


def put_everywhere(patch: pytest.MonkeyPatch, game: str, old: object, new: object) -> int:
    """Replace a table in all modules of a game's rules; in how many."""
    count = 0
    for name, module in list(sys.modules.items()):
        if name.startswith(f"plansza.games.{game}.rules."):
            for attribute, value in list(vars(module).items()):
                if value is old:
                    patch.setattr(module, attribute, new)
                    count += 1
    return count


@pytest.mark.parametrize(
    ("game", "table", "place", "value"),
    [
        ("spor", board.SIDE_BIT, 3, 1 << 4),
        ("spor", components.BIT_OF, 7, 1 << 8),
        ("podprad", river.OUT_BIT, 1, 1 << 3),
        ("podprad", river.IN_BIT, 0, 0),
        ("podprad", laying.COLUMN_BITS, 2, 1),
        ("podprad", tiles.BARRED, tiles.BEAR * tiles.ROTATIONS + 1, 0),
        ("drako", fields.BITS, 9, 1 << 40),
        ("battalia", squares.BACK, 0, 3),
    ],
)
def test_a_wrong_bit_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, table: Sequence[int], place: int, value: int
) -> None:
    right = where_games_lead(find(game))
    assert put_everywhere(monkeypatch, game, table, one_wrong(table, place, value))
    assert where_games_lead(find(game)) != right
