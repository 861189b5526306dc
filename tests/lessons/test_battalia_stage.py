"""Positions from short text: everything comes from the box, and a bad word is named."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.guide import STAGE
from plansza.games.battalia.rules.components import card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import SQUARE_NAMES

GAME = Battalia()


def fresh() -> BattaliaPosition:
    position = GAME.start(GAME.setup(2, factions="draft", draft="top"), FastChance(3))
    assert isinstance(position, BattaliaPosition)
    return position


def test_what_is_written_lies_on_the_table() -> None:
    staged = STAGE(
        fresh(),
        {
            "factions": "green red gold",
            "gates": "b4:R",
            "land": "b2:CityCross:G:0 b3:Straight:R:0",
            "cities": "b2:1:3",
            "heroes": "1.2:b3",
            "hand": "GLord*3 Supply Sword",
            "nation": "GQueen",
            "tents": "GTent:RLord",
            "ambush2": "RChief",
            "tops": "Lord:G",
            "storms": "8",
            "day": 4,
        },
    )
    board = staged.board
    assert staged.inventory() == GAME.start(staged.setup, FastChance(5)).inventory()
    assert card_names(staged.hands[0]) == "GLord GLord GLord Supply Sword"
    assert board.level[SQUARE_NAMES.index("b2")] == 3
    assert (board.held, board.ambush, board.day, board.storms) == ([5, 0], [0, 1], 3, [7])
    assert staged.to_move == (0,)


def test_it_can_be_staged_anew() -> None:
    first = STAGE(
        fresh(), {"factions": "green red gold", "hand": "Sword GQueen", "tents": "GTent:RLord"}
    )
    again = STAGE(first, {"hand": "GLord*5"})
    assert again.inventory() == first.inventory()
    assert (again.board.tents, again.board.crowned) == ([], [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("hand", "GLord*6"),  # a faction has five
        ("hand", "GLrod"),
        ("hand", "RQueen"),  # of another faction
        ("hand3", "Supply"),
        ("factions", "pink"),
        ("homes", "d4 b2"),
        ("land", "d4:Straight:G:0"),  # the ruins
        ("cities", "b3:1:1"),
        ("heroes", "1.1:b3"),
        ("gates", "b2:G"),
        ("day", "8"),
        ("weather", "fine"),
    ],
)
def test_what_cannot_be_is_named(key: str, text: str) -> None:
    with pytest.raises(ValueError, match=text.split()[0].partition("*")[0] + "|weather|seats"):
        STAGE(fresh(), {"factions": "green red gold", key: text})
