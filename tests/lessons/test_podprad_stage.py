"""Rivers from short text: what lies there is what was written, from the box, or it is refused."""

from typing import Any

import pytest

from plansza.core import FastChance
from plansza.games.podprad import GAME
from plansza.games.podprad.guide import PICTURES, STAGE
from plansza.games.podprad.rules.position import PodPradPosition


def staged(seats: int = 3, options: dict[str, str] | None = None, **stage: Any) -> PodPradPosition:
    fresh = GAME.start(GAME.setup(seats, **options or {}), FastChance(1))
    position = STAGE(fresh, stage)
    assert isinstance(position, PodPradPosition)
    assert position.inventory() == fresh.inventory()
    return position


def legal(position: PodPradPosition) -> list[str]:
    return [GAME.write_move(move) for move in position.legal_moves(position.to_move[0])]


def test_tiles_tokens_and_turn() -> None:
    river = "C3=water C4=waterfall@3 L5=water C5=water R5=water L6=water"
    position = staged(river=river, green="C4:2 R3:1", turn="green", first="red", points=2)
    assert legal(position) == ["R3:1", "C4:2"]
    position.play(0, GAME.read_move("C4:2"))
    assert legal(position) == ["^L5", "^C5", "^R5"]
    assert (position.board.round, position.board.first, position.board.low) == (4, 1, 2)


def test_a_token_is_chosen() -> None:
    position = staged(river="C4=water C5=water", green="C4:2 R3:1", chosen="C4:2")
    assert ">C5" in legal(position)


def test_the_pool() -> None:
    river = "L8=water L9=water C9=water"
    position = staged(river=river, green="C9:2 L8:2 *3:1", round=9, pool=True, points=1)
    position.play(0, GAME.read_move("C9:2"))
    assert ">C10" in legal(position)


def test_tiles_to_lay() -> None:
    tokens: dict[str, Any] = {"green": "C5:2", "red": "L5:2", "yellow": "R5:2"}
    position = staged(held="bear rock water", round=3, river="C5=water L5=water R5=water", **tokens)
    assert position.to_move == (0,)
    assert legal(position) == ["tile:water", "tile:bear", "tile:rock"]
    assert position.board.low == 2


def test_every_picture_of_the_guide_can_be_staged() -> None:
    for make in PICTURES.values():
        assert make().view.setup.seats in (3, 4)


@pytest.mark.parametrize(
    ("stage", "named"),
    [
        ({"rivers": ""}, "rivers"),
        ({"river": "C99=water"}, "C99=water"),
        ({"river": "C1=water"}, "C1=water"),  # crumbled by then
        ({"river": "C4=shark"}, "C4=shark"),
        ({"river": "C4=water@2"}, "C4=water@2"),
        ({"river": "L4=bear C4=bear R4=bear L5=bear"}, "bear"),
        ({"green": "C4:3"}, "C4:3"),
        ({"green": "C9:2"}, "C9:2"),
        ({"green": "*3:2"}, "*3:2"),
        ({"green": "L4:1 L4:1 C4:1 C4:1 R4:1"}, "green"),
        ({"river": "C4=rock", "green": "C4:2 C4:2 C4:2"}, "C4:2"),
        ({"white": "C4:2"}, "white"),
        ({"turn": "pink"}, "pink"),
        ({"green": "C4:2 L4:2", "chosen": "R4:2"}, "R4:2"),
        ({"green": "C4:2", "held": "bear water"}, "bear water"),
        ({"round": 9}, "9"),
    ],
)
def test_bad_text_is_refused_by_name(stage: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named.replace("*", r"\*")):
        staged(**stage)
