"""The examples of the rulebook, with their numbers."""

from tests.rules.drako.helper import at, play, position, texts, wounds


def test_two_men_move_one_field_each() -> None:
    """T5: M2-1 moves knight and archer one field each towards the trolls."""
    figures = "knight:e2 archer1:e1 archer2:e3 thrower:a1 berserker:a3"
    p = position("knights-trolls", figures, hands=("M2-1", ""))
    play(p, "play:M2-1", "use1", "knight>d2", "archer1>d1")
    assert (at(p, "knight"), at(p, "archer1"), at(p, "archer2")) == ("d2", "d1", "e3")


def test_reinforcements_shoot_and_a_stone_stops_them() -> None:
    """P3, P2, T8: the archer returns in line with the thrower and shoots; one stone, no wound."""
    figures = "knight:d3 archer1:c1 thrower:c3 berserker:a3"
    p = position("knights-trolls", figures, hands=("Reinforce|M1-1 Bow-2", "A-2|S(1)"))
    play(p, "play:Reinforce|M1-1", "use1", "archer2>e1", "play:Bow-2", "use1")
    play(p, "archer2xthrower", "block:A-2|S(1)@1")
    assert (wounds(p, "thrower"), p.board.stones, p.board.used_stones) == (0, 9, 1)


def test_a_rock_of_two_at_three_in_a_line() -> None:
    """P4: 2, 1, nothing; the third is not even attacked."""
    figures = "knight:c2 archer1:c3 archer2:c4 thrower:c1"
    p = position("knights-trolls", figures, turn=1, hands=("Bow-2", "Rock-2|M1-1"))
    play(p, "play:Rock-2|M1-1", "use1", "throwerxknight")
    assert len(p.board.targets) == 2
    play(p, "endure")
    assert [wounds(p, name) for name in ("knight", "archer1", "archer2")] == [2, 1, 0]


def test_a_charge_at_an_archer() -> None:
    """P5: he stops before the archer, two attacks of 1, no shields: 2 wounds."""
    figures = "knight:e3 archer1:c4 thrower:a1 berserker:c1"
    p = position("knights-trolls", figures, turn=1, hands=("Bow-2 A-2", "Charge"))
    play(p, "play:Charge", "use1", "hit:E")
    assert texts(p) == ["endure"]
    play(p, "endure")
    assert (at(p, "berserker"), wounds(p, "archer1")) == ("c3", 2)


def test_a_charge_to_move_then_both_trolls_strike() -> None:
    """P5, T6, T7: berserker 2 on the knight, thrower 1 on an archer; SS stops both."""
    figures = "knight:c4 archer1:b2 archer2:e1 thrower:a1 berserker:c1"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "Charge A2-2/1"))
    play(p, "play:Charge", "use1", "run:E", "play:A2-2/1", "use1")
    assert "throwerxknight" not in texts(p)
    play(p, "berserkerxknight", "throwerxarcher1", "assign:berserker")
    assert list(zip(p.board.targets, p.board.values, strict=True)) == [(0, 2), (1, 1)]
    play(p, "block:SS@1", "also@2")
    assert [wounds(p, name) for name in ("knight", "archer1", "archer2")] == [0, 0, 0]
