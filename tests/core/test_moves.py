"""Moves are declared once: numbers, parts, notation and description follow."""

import pytest

from plansza.core import Axis, BadNotation, Moves, named, numbered

MOVES = Moves("toy", "G7>3, pass")
CARD = named("card", ["G6", "G7", "G8"], first=6)
DAM = numbered("dam", 4)
TOKEN = Axis("token", ["L:1", "L:2"], [{"place": "L", "salmon": 1}, {"place": "L", "salmon": 2}])
PLAY = MOVES.two("play", "{card}>{dam}", CARD, DAM)
PASS = MOVES.lone("pass", "pass")
PUSH = MOVES.one("push", "push:{token}", TOKEN)
TRADE = MOVES.two("trade", "{card}x{other}", CARD, CARD.called("other"))


def test_kinds_follow_each_other() -> None:
    assert [(kind.first, kind.count) for kind in (PLAY, PASS, PUSH, TRADE)] == [
        (0, 12),
        (12, 1),
        (13, 2),
        (15, 9),
    ]
    assert MOVES.count == 24
    assert MOVES.codes() == ("play", "pass", "push", "trade")


def test_parts_and_numbers_are_each_other_s_way_back() -> None:
    for move in range(MOVES.count):
        kind, one, two = MOVES.parts(move)
        assert kind is MOVES.kind(move)
        assert kind.at(one, two) == move
        assert MOVES.read(MOVES.write(move)) == move
    assert MOVES.parts(PLAY.at(7, 2)) == (PLAY, 7, 2)  # the axis begins with 6
    assert MOVES.parts(PASS.at()) == (PASS, 0, 0)


def test_notation_and_description() -> None:
    assert MOVES.write(PLAY.at(7, 2)) == "G7>3"
    assert MOVES.describe(PLAY.at(7, 2)) == ("play", {"card": "G7", "dam": 3})
    assert MOVES.describe(PUSH.at(1)) == ("push", {"place": "L", "salmon": 2})
    assert MOVES.describe(TRADE.at(6, 8)) == ("trade", {"card": "G6", "other": "G8"})
    assert MOVES.write(TRADE.at(6, 8)) == "G6xG8"


def test_a_description_is_the_reader_s_own() -> None:
    MOVES.describe(PASS.at())[1]["card"] = "G8"
    assert MOVES.describe(PASS.at()) == ("pass", {})


def test_anything_else_is_no_move() -> None:
    with pytest.raises(BadNotation, match="G7>3, pass"):
        MOVES.read("G9>1")


def test_two_moves_are_never_written_alike() -> None:
    moves = Moves("toy", "pass")
    moves.lone("pass", "pass")
    with pytest.raises(ValueError, match="pass"):
        moves.lone("wait", "pass")
