"""The turn, the days and the weeks."""

import pytest

from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.components import CARD_NUMBERS, LORD
from tests.rules.battalia.helper import (
    cards,
    codes,
    empty_under,
    give,
    hand,
    play,
    position,
    refusal,
    shelter,
    texts,
)


def test_stacks_show_their_top_card() -> None:
    """A5: the top card is taken, another one shows itself; returned cards go to the bottom."""
    p = position("GChief Supply*3")
    chiefs, priest = 1, p.board.top[2]
    before = p.board.top[chiefs]
    play(p, "upgrade:GChief", "pay")
    assert p.board.tail[chiefs] == [0]
    assert p.board.top[chiefs] == before
    assert p.board.shelter[0][-1] == priest * 4 + 2


def test_an_empty_stack_gives_nothing() -> None:
    """A5: what is not there cannot be hired."""
    p = position("GLord Supply*2")
    p.board.top[3] = -1
    assert texts(p, "hire") == ["hire:Freeman", "hire:Chief", "hire:Priest"]
    assert refusal(p, "hire:Lord").code == "empty-stack"


def test_the_last_returned_card_comes_up_when_the_rest_is_gone() -> None:
    """A5: the bottom of a stack is known, in order."""
    p = position("GLord*2 Supply*4")
    empty_under(p, LORD)
    p.board.top[3], p.board.tail[3] = 2, [1, 3]
    play(p, "hire:Lord", "GLord", "pay")
    assert (p.board.top[3], p.board.tail[3]) == (1, [3])


def test_mulligan_discards_and_draws_five() -> None:
    """A8: before anything else, instead of a cohort."""
    p = position("Supply*6", nations={0: "GLord*5"})
    play(p, "mulligan")
    assert hand(p) == "GLord GLord GLord GLord GLord"
    assert texts(p, "mulligan") == []
    assert refusal(p, "cohort:green").code == "too-late"


def test_after_the_first_action_it_is_too_late() -> None:
    """A8: mulligan and cohort come first."""
    p = position("GLord*3 Supply*4")
    assert {"mulligan", "cohort:green"} <= set(texts(p))
    play(p, "hire:Lord", "GLord", "pay")
    assert not {"mulligan", "cohort:green"} & set(texts(p))


def test_cohort_shows_three_and_draws_two_less() -> None:
    """A8: cards of one faction, universal ones help; n − 2 cards are drawn."""
    p = position("GLord GFreeman Hammer RLord Supply", nations={0: "Supply*4"})
    assert texts(p, "cohort") == ["cohort:green"]
    play(p, "cohort:green")
    assert "RLord" not in texts(p)
    play(p, "GLord", "GFreeman")
    assert "done" not in texts(p)
    play(p, "Hammer", "done")
    assert p.board.held[0] == 6
    assert p.board.nation[0] == 3


def test_neutral_cards_are_no_cohort() -> None:
    """C7, C8: stardust and chests belong to no faction."""
    p = position("GLord GFreeman Dust Chest Supply")
    assert texts(p, "cohort") == []


def test_a_card_serves_one_line_only() -> None:
    """A8: what was laid is gone for this turn."""
    p = position("GLord Supply*5")
    play(p, "hire:Lord", "GLord", "pay")
    assert texts(p, "hire") == []
    assert "buy:Horse" in texts(p)


def test_the_end_of_a_turn() -> None:
    """A8, A9: played, gained and left cards go to the shelter, six new ones are drawn."""
    p = position("GLord Supply*3", nations={0: "RFreeman*6"})
    lord = p.board.top[3]
    play(p, "hire:Lord", "GLord", "pay")
    assert len(p.board.shelter[0]) == 2
    play(p, "end")
    assert hand(p) == " ".join(["RFreeman"] * 6)
    assert p.board.shelter[0].count(lord * 4 + 3) >= 1
    assert sorted(p.board.shelter[0] + p.veils[0]) == sorted(
        [lord * 4 + 3, *cards("GLord Supply*4")]
    )
    assert p.to_move == (1,)


def test_what_is_left_goes_unseen() -> None:
    """A8: others see what was played and gained, not what was left in hand."""
    p = position("GLord Supply*2", nations={0: "RFreeman*6"})
    play(p, "end")
    assert shelter(p) == ""
    assert p.board.veiled[0] == 3
    assert p.view(1).veil == []
    assert p.view(0).veil == cards("GLord Supply*2")


def test_an_empty_nation_shuffles_the_shelter() -> None:
    """A8: and only then."""
    p = position("Supply*2", nations={0: "RFreeman*2"})
    p.board.shelter[0] = cards("GLord*4")
    events = play(p, "end")
    assert "shuffle" in codes(events)
    assert p.board.held[0] == 6
    assert p.hands[0].count(CARD_NUMBERS["RFreeman"]) == 2


@pytest.mark.parametrize("day", range(1, 8))
def test_the_oracle(day: int) -> None:
    """A6: each day lights one artefact, and lets one be chosen by colour."""
    assert LIT == [0, 1, 2, 3, 4, 5, 6]
    assert CHOICE[day - 1] == (3, 4, 5, 6, 0, 1, 2)[day - 1]
    names = ("Weapon", "Horse", "Tool", "Tent", "Title", "Amulet", "Scroll")
    p = position("Supply*3", day=day)
    play(p, f"buy:{names[CHOICE[day - 1]]}", "pay")
    assert texts(p) == ["=green", "=gold", "=red", "=blue"]
    play(p, "=blue")
    assert shelter(p) == f"B{names[CHOICE[day - 1]]}"
    p = position("Supply*3", day=day)
    top = p.board.top[4 + LIT[day - 1]]
    play(p, f"buy:{names[LIT[day - 1]]}", "pay")
    assert shelter(p) == "GYRBWO"[top] + names[LIT[day - 1]]


def test_days_and_weeks() -> None:
    """A6, A7: a day is a round, the same player starts each; seven days are a week."""
    p = position(seats=2)
    for _ in range(13):
        play(p, "end")
    assert (p.board.day, p.board.week, p.to_move) == (6, 1, (1,))
    events = play(p, "end")
    assert (p.board.day, p.board.week, p.to_move) == (0, 2, (0,))
    assert "week" in codes(events)


def test_nobody_draws_in_anothers_turn() -> None:
    """A8: only the defender, when the attacker's turn ends."""
    p = position(hands={1: "GLord"})
    play(p, "end")
    assert p.board.held[1] == 1
    give(p, 1, "")
    play(p, "end")
    assert p.board.held[2] == 0
