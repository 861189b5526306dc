"""What is asked: what has been chosen, what comes next, and what decides comes first."""

import pytest

from plansza.conformance.contract import random_choice
from plansza.core.chance import FastChance
from plansza.games.drako.rules.board import CARRYING, MAIMING, REACTING, WOUNDING
from plansza.games.drako.rules.components import MOVE
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import words_for
from tests.rules.drako.helper import GAME, play, position

NAMES = ("Ania", "Olek")
ALL = "knight:d3 archer1:e1 archer2:e3 thrower:a1 berserker:b2"


def asked(p: DrakoPosition, language: str = "en") -> str:
    """The prompt of whoever is to move."""
    return words_for(language, GAME).prompt(p.view(p.to_move[0]).prompt(), NAMES)


def offered(p: DrakoPosition) -> list[str]:
    """The moves that decide something, in notation."""
    return [GAME.write_move(move) for move in p.view(p.to_move[0]).decisive()]


# -- what has been chosen, and what comes next ----------------------------------------------------


def test_a_card_in_play_is_named() -> None:
    p = position("knights-trolls", ALL, hands=("Bow-2|M1-1", ""))
    play(p, "play:Bow-2|M1-1")
    assert "“bow 2 or move 1”" in asked(p)
    assert p.view(1).prompt() == ("wait-card", {"seat": 0, "card": "Bow-2|M1-1"})


def test_a_card_that_can_do_nothing_says_so() -> None:
    p = position("knights-trolls", ALL, hands=("A2-1/1", ""))
    play(p, "play:A2-1/1")
    assert p.view(0).prompt()[0] == "symbol-idle"


def test_a_symbol_says_how_far_and_who_has_moved() -> None:
    p = position("knights-trolls", ALL, hands=("M2-1", ""))
    play(p, "play:M2-1", "use1")
    assert asked(p) == "Two figures move one field each: choose a field for the first."
    play(p, "knight>d2")
    assert asked(p).startswith("The knight has moved. Move another figure, one field,")


def test_a_strike_says_who_struck_and_how_many_may_follow() -> None:
    figures = "knight:c3 archer1:c2 archer2:b3 thrower:a1 berserker:b2"
    p = position("knights-trolls", figures, hands=("A3-1", "S"))
    play(p, "play:A3-1", "use1", "knightxberserker")
    said = asked(p)
    assert said.startswith("The knight strikes the berserker.")
    assert "up to 2 more" in said


def test_x2_a_rock_is_as_strong_as_this_duel_has_it() -> None:
    p = position("trolls-dwarves", "thrower:a1 berserker:a3 brald:a2", hands=("Rock-2|M1-1", ""))
    play(p, "play:Rock-2|M1-1", "use1")
    assert "A rock of 3 for one stone" in asked(p)


def test_where_drawing_is_impossible_it_is_not_offered() -> None:
    p = position("knights-trolls", ALL, hands=("M2-1 M2-1", ""), decks=("", None))
    assert p.view(0).prompt()[0] == "act-play"
    q = position("knights-trolls", ALL)
    assert q.view(0).prompt()[0] == "act-empty"


# -- what decides ---------------------------------------------------------------------------------


def test_a_killing_blow_comes_first() -> None:
    figures = "knight:d3 archer1:e1 archer2:e3/2 thrower:d4 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-2|M1-1 M2-2"))
    assert asked(p).startswith("With “strike 2 or move 1” you can fell the second archer now")
    assert offered(p) == ["play:A-2|M1-1"]
    play(p, "play:A-2|M1-1")
    assert asked(p).startswith("“strike 2” can fell the second archer, unless you are stopped")
    play(p, "use1")
    assert offered(p) == ["throwerxarcher2"]
    assert asked(p).startswith("You can fell the second archer now!")


def test_the_winning_blow_before_any_other() -> None:
    figures = "knight:c3/4 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-3 Rock-3"))
    assert "you can win now by felling the knight" in asked(p)
    assert offered(p) == ["play:A-3"] or offered(p) == ["play:Rock-3"]


@pytest.mark.parametrize(
    ("figures", "hand", "expected"),
    [
        ("knight:c3/3 thrower:a1 berserker:a2", "Charge", []),  # not in line with the knight
        ("knight:c3/3 thrower:a1 berserker:b2", "Charge", ["play:Charge"]),
        ("knight:c3/2 thrower:a1 berserker:b2", "Charge", []),  # two blows of 1 are not enough
        ("knight:c3/3 thrower:a1 berserker:b2/4", "Charge", []),  # the charge is lost
        ("knight:c3/2 thrower:a1 berserker:d4", "Rock-3", ["play:Rock-3"]),
        ("knight:c3/2 thrower:a1 berserker:b2", "Rock-3", []),  # his friend is in the way
        ("knight:c3/2 archer1:b2 thrower:a1 berserker:d4", "Rock-3", ["play:Rock-3"]),
        ("knight:c3/4 thrower:b2 berserker:b3", "A2-2/1", ["play:A2-2/1"]),
        ("knight:c3/2 thrower:b2 berserker:b3", "A2-2/1", ["play:A2-2/1"]),  # both together
        ("knight:c3/2 thrower:b2 berserker:a3", "A2-2/1", []),
    ],
)
def test_what_can_be_felled_follows_the_rules(figures: str, hand: str, expected: list[str]) -> None:
    p = position("knights-trolls", figures, turn=1, hands=("SS", hand))
    assert offered(p) == expected


def test_fire_fells_whoever_stands_on_its_line() -> None:
    figures = "dragon:c3 brald:c4 morin:c5/3 urpen:a1"
    p = position("dragon-dwarves", figures, hands=("Fire-1|M1-1", ""))
    assert offered(p) == ["play:Fire-1|M1-1"]
    play(p, "play:Fire-1|M1-1", "use1")
    assert offered(p) == ["dragonxbrald"], "the first in line is aimed at"


def test_x4_the_last_card_wins_by_holding_out() -> None:
    figures = "knight:e2 archer1:e1 brald:a1"
    p = position("knights-dwarves", figures, turn=1, hands=("SS", "M1-2"), decks=(None, ""))
    assert p.view(1).prompt()[0] == "act-hold"
    assert offered(p) == ["play:M1-2"]


def test_e1_the_last_card_before_dawn_is_told() -> None:
    p = position("knights-trolls", ALL, turn=1, hands=("", "M2-2"), decks=(None, ""))
    assert "the sun rises" in asked(p)


# -- the defender ---------------------------------------------------------------------------------


def defence(hands: str, target: str = "knight", **more: bool) -> DrakoPosition:
    figures = "knight:c3 archer1:b3 archer2:e3 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=(hands, "A-3"), **more)  # type: ignore[arg-type]
    play(p, "play:A-3", "use1", f"throwerx{target}")
    return p


def test_p1_the_dodge_is_offered_by_name_with_its_button() -> None:
    p = defence("Bow-2")
    assert asked(p).endswith("Choose: a dodge, or take the blow.")
    assert "unik, przyjęcie ciosu" in asked(p, "pl")
    assert offered(p) == ["dodge@1"]
    assert "dodge" not in asked(defence("SS", "archer1"))
    assert offered(defence("Bow-2", dodge=False)) == []


@pytest.mark.parametrize(
    ("duel", "figures", "hand", "said"),
    [
        ("knights-trolls", "knight:c3 thrower:b2", "A-1|S", "a shield,"),
        ("knights-trolls", "knight:c3 thrower:b2", "SS", "a double shield,"),
    ],
)
def test_t7_shields_are_offered_by_name(duel: str, figures: str, hand: str, said: str) -> None:
    p = position(duel, figures, turn=1, hands=(hand, "A-2|M1-1"))
    play(p, "play:A-2|M1-1", "use1", "throwerxknight")
    assert said in asked(p)


@pytest.mark.parametrize(
    ("card", "said"),
    [("A-2|S(1)", "a shield for a stone,"), ("M2-1|S(2)", "a shield for two stones,")],
)
def test_t8_shields_for_stones_are_offered_by_name(card: str, said: str) -> None:
    p = position("knights-trolls", "knight:c3 thrower:b2", hands=("A-2", card))
    play(p, "play:A-2", "use1", "knightxthrower")
    assert said in asked(p)
    q = position("knights-trolls", "knight:c3 thrower:b2", hands=("A-2", card), stones=0)
    play(q, "play:A-2", "use1", "knightxthrower")
    assert "nothing to stop it with" in asked(q)


def test_who_falls_is_told_first_and_the_last_figure_above_all() -> None:
    figures = "knight:c3/3 archer1:e3 thrower:b2"
    p = position("knights-trolls", figures, turn=1, hands=("SS A-2", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight")
    assert asked(p).startswith("The blow fells the knight, unless you stop it!")
    q = position("knights-trolls", "knight:c3/3 thrower:b2", turn=1, hands=("A-1|S", "A-3"))
    play(q, "play:A-3", "use1", "throwerxknight")
    assert asked(q).startswith("The blow fells the knight, and you lose!")
    assert offered(q) == ["dodge@1"]


def test_a_shield_that_is_not_enough_is_no_rescue() -> None:
    figures = "knight:e1 archer1:c3/2 thrower:a1 berserker:b2"
    p = position("knights-trolls", figures, turn=1, hands=("A-1|S SS", "Charge"))
    play(p, "play:Charge", "use1", "hit:SE")
    assert offered(p) == ["block:SS@1"], "one shield stops one of the two blows"


def test_the_question_is_the_same_whatever_the_attacker_holds() -> None:
    one, two = defence("SS Bow-2"), defence("SS Bow-2")
    two.hands[1], two.decks[1] = two.decks[1][: len(two.hands[1])], two.decks[1]
    assert one.view(0).prompt() == two.view(0).prompt()
    assert one.view(0).decisive() == two.view(0).decisive()


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_what_is_said_to_fell_somebody_does(duel: str) -> None:
    """In random games: a strike is offered as decisive just where somebody falls to it when the
    defender does nothing."""
    for seed in range(3):
        p, chance = GAME.start(GAME.setup(duel=duel), FastChance(seed)), FastChance(seed + 1)
        while p.to_move:
            seat, move = random_choice(p, chance)
            assert isinstance(p, DrakoPosition)
            lone = p.board.phase == CARRYING and p.board.in_play().count == 1
            if lone and p.board.in_play().kind != MOVE:
                told = p.view(seat).decisive()
                felling = [each for each in p.legal_moves(seat) if fells(p, seat, each)]
                assert len(told) == min(1, len(felling))
                assert set(told) <= set(felling)
            p.step(seat, move)


def fells(p: DrakoPosition, seat: int, move: int) -> bool:
    """Whether anybody falls to this move when nothing is stopped."""
    twin = p.copy()
    before = sum(place >= 0 for place in twin.board.places)
    twin.step(seat, move)
    while twin.to_move and twin.board.phase in (REACTING, MAIMING, WOUNDING):
        other = twin.to_move[0]
        quiet = GAME.read_move("endure") if twin.board.phase == REACTING else None
        twin.step(other, twin.legal_moves(other)[0] if quiet is None else quiet)
    return sum(place >= 0 for place in twin.board.places) < before
