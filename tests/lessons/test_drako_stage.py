"""Lessons of Drako, and pictures of its guide, set their tables by short text."""

from typing import Any

import pytest

from plansza.core.chance import FastChance
from plansza.games.drako.game import Drako
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.rules.position import DrakoPosition, start
from tests.rules.drako.helper import at, hand, tracks, wounds

GAME = Drako()


def table(duel: str, **stage: Any) -> DrakoPosition:
    fresh = start(GAME.setup(duel=duel, first="2"), FastChance(1))
    found = staged(fresh, {key.replace("_", "-"): value for key, value in stage.items()})
    assert found.inventory() == fresh.inventory()
    return found


def test_it_reads_what_lies_on_the_table() -> None:
    found = table(
        "knights-trolls",
        figures="knight:d2/1 thrower:b2",
        knights="SS A-2",
        trolls="S",
        trolls_deck="Charge A-3",
        turn="trolls",
        actions=1,
        stones=4,
        spent="dodge",
    )
    assert (at(found, "knight"), wounds(found, "knight"), at(found, "archer1")) == ("d2", 1, "")
    assert hand(found, 0) == "A-2 SS"
    board = found.board
    assert (board.deck, board.stones, board.used_stones) == ([36, 2], 4, 6)
    assert not board.dodge
    assert found.to_move == (0,)  # the second-named side is the first seat's


def test_the_dragon_is_wounded_in_the_order_of_his_tracks() -> None:
    found = table("dragon-dwarves", figures="dragon:c3/7 brald:a1", net="dragon")
    assert tracks(found) == {"armour": 4, "wings": 2, "fire": 1, "legs": 0}


@pytest.mark.parametrize(
    ("stage", "named"),
    [
        ({"figures": "dragon:c3"}, "dragon:c3"),
        ({"figures": "knight:c3 archer1:c3"}, "archer1:c3"),
        ({"figures": "knight:f1"}, "f1"),
        ({"figures": "squire:c3"}, "squire"),
        ({"figures": "archer1:c3/3"}, "3"),
        ({"knights": "SS SS SS"}, "SS"),
        ({"knights": "A-9"}, "A-9"),
        ({"knights": "A-2 A-2 A-2 A-2 Bow-2 Bow-2 Bow-2"}, "more than 6"),
        ({"dwarves": "A-2"}, "dwarves"),
        ({"turn": "dwarves"}, "dwarves"),
        ({"actions": "3"}, "3"),
        ({"stones": 11}, "11"),
        ({"spent": "luck"}, "luck"),
        ({"net": "knight"}, "knight"),
    ],
)
def test_what_cannot_lie_there_is_named(stage: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        table("knights-trolls", **stage)
