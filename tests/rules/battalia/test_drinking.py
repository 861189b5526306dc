"""Drinking in the midst of things: in battle by either side and by others, between the lines of an
opponent; and not being asked."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import (
    ACT,
    ATTACKING,
    CHILLING,
    DEFENDING,
    SNIPING,
    VIGIL,
    WARY,
)
from plansza.games.battalia.rules.components import CARD_NUMBERS, NOTHING
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    GAME,
    city,
    codes,
    flask,
    flask_of,
    give,
    guest,
    hero,
    lay,
    owner,
    pass_day,
    play,
    play_as,
    refusal,
    square,
    texts,
    where,
)
from tests.rules.battalia.test_elixirs import IN_BATTLE, asked, siege, totals

BETWEEN_LINES = ["abstain", "hush:turn", "hush:day", "hush:week"]  # how one declines there


# -- Colossus in mid-battle -----------------------------------------------------------------------


def test_the_defender_drinks_colossus_in_mid_battle() -> None:
    """C23: instead of a card; the strengths change at once, and now the attacker is behind."""
    p = siege("GWeapon GLord*2", "Supply")
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon", "abstain", "GLord")
    assert asked(p) == (1, DEFENDING)
    assert totals(p) == (6, 3)
    assert texts(p) == ["yield", "drink:Colossus"]
    play(p, "drink:Colossus")
    assert totals(p) == (6, 7)
    assert asked(p) == (0, ATTACKING)


def test_the_attacker_drinks_colossus_in_mid_battle() -> None:
    """C23: and gets ahead with it."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 0)
    play(p, "storm:e1", "GWeapon", "abstain")
    assert asked(p) == (0, ATTACKING)
    assert texts(p) == ["yield", "drink:Colossus"]
    play(p, "drink:Colossus")
    assert totals(p) == (6, 3)
    assert asked(p) == (1, DEFENDING)


def test_who_has_no_card_left_but_an_elixir_is_asked() -> None:
    """C23, A15: he is not beaten yet, on either side."""
    p = siege("GWeapon", "Supply")
    flask(p, "Colossus", 0)
    play(p, "storm:e1", "GWeapon", "abstain")
    assert asked(p) == (0, ATTACKING)
    play(p, "drink:Colossus")
    assert asked(p) == (1, DEFENDING)
    for answer, whose in (("drink:Colossus", 1), ("yield", 0)):
        p = siege("GWeapon GLord", "")
        flask(p, "Colossus", 1)
        play(p, "storm:e1", "GWeapon", "abstain", "GLord")
        assert asked(p) == (1, DEFENDING)
        play(p, answer)
        assert owner(p, "e1") == whose


def test_who_is_ahead_may_drink_after_the_others_card() -> None:
    """C23: at any moment of an opponent's turn, not only when one must."""
    p = siege("GWeapon GFreeman GLord", "Supply", high=6)
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon", "abstain", "GFreeman")
    assert asked(p) == (1, WARY)
    assert texts(p) == ["drink:Colossus", *IN_BATTLE]
    play(p, "drink:Colossus")
    assert totals(p) == (3, 10)
    assert asked(p) == (0, ATTACKING)


def test_the_attacker_may_drink_after_the_defenders_card() -> None:
    """C23: also while he is still ahead."""
    p = siege("GWeapon GLord*2 Supply", "YFreeman*2")
    flask(p, "Colossus", 0)
    play(p, "storm:e1", "GWeapon", "abstain", "GLord", "YFreeman")
    assert asked(p) == (0, WARY)
    play(p, "abstain")
    assert asked(p) == (1, DEFENDING)


def test_heroes_who_join_are_seen_before_elixirs_are_drunk() -> None:
    """C23, A15: after the defender's answer the attacker is asked once more; an opened tent or a
    declined retreat changes nothing, and nobody is asked."""
    p = siege("GWeapon GLord*2", "YLord", high=1)
    hero(p, 1, 1, "e1")
    flask(p, "Palsy", 3)
    play(p, "storm:e1", "GWeapon", "abstain", "join1")
    assert asked(p) == (3, WARY)
    p = siege("GWeapon GLord", "Supply*3")
    for name in ("f1", "g1", "g2"):
        lay(p, name, "Cross", "B")
    hero(p, 1, 1, "e1")
    flask(p, "Palsy", 3)
    play(p, "strike2.1", "GWeapon", "abstain", "fight")
    assert asked(p) == (1, DEFENDING)


# -- Palsy by others ------------------------------------------------------------------------------


def test_an_ally_of_the_defender_drinks_palsy() -> None:
    """C23, C13: when the battle begins, or after any card; the attacker is behind again."""
    p = siege("GWeapon GLord*2", "Supply", sides="teams")
    flask(p, "Palsy", 3)
    play_as(p, 0, "storm:e1", "GWeapon")
    assert asked(p) == (3, WARY)
    assert texts(p) == ["poison1", *IN_BATTLE]
    play(p, "abstain", "GLord")
    assert asked(p) == (3, WARY)
    events = play(p, "poison1")
    assert codes(events) == ["drink", "palsy"]
    assert totals(p) == (2, 3)
    assert asked(p) == (0, ATTACKING)


def test_an_ally_of_the_attacker_drinks_palsy() -> None:
    """C23, C13: for the defender, who is an opponent of both."""
    p = siege("GWeapon Supply", "Supply", sides="teams")
    flask(p, "Palsy", 2)
    play_as(p, 0, "storm:e1", "GWeapon")
    assert asked(p) == (2, WARY)
    assert texts(p) == ["poison2", *IN_BATTLE]
    play(p, "poison2")
    assert totals(p) == (2, -1)
    assert asked(p) == (1, DEFENDING)


def test_a_third_player_drinks_palsy_for_either_side() -> None:
    """C23: both are his opponents."""
    p = siege("GWeapon GLord*2", "Supply")
    flask(p, "Palsy", 3)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (3, WARY)
    assert texts(p) == ["poison1", "poison2", *IN_BATTLE]
    play(p, "poison2")
    assert totals(p) == (2, -1)
    assert asked(p) == (1, DEFENDING)


def test_an_opponent_drinks_palsy_against_a_guard_too() -> None:
    """C23: before the victory, not after it; allies of the attacker are not asked."""
    p = siege("GWeapon GLord Supply")
    hero(p, 0, 1, "b2")
    flask(p, "Palsy", 3)
    play(p, "storm:b2", "GWeapon", "abstain", "GLord")
    assert totals(p)[0] > totals(p)[1]
    assert asked(p) == (3, WARY)
    assert texts(p) == ["poison1", *IN_BATTLE]
    play(p, "poison1")
    assert asked(p) == (0, ATTACKING)
    p = siege("GWeapon GLord Supply", sides="teams")
    hero(p, 0, 1, "b2")
    flask(p, "Palsy", 2)
    play_as(p, 0, "storm:b2", "GWeapon")
    assert asked(p) == (0, ATTACKING)


def test_owners_are_asked_in_a_fixed_order_and_anew_after_a_drink() -> None:
    """C23: the attacker, the defender, then the others clockwise. A drink is something that has
    happened, so whoever declined may think again."""
    p = siege("GWeapon GFreeman GLord", "Supply", high=6)
    flask(p, "Berserk", 0)
    flask(p, "Colossus", 1)
    flask(p, "Palsy", 3)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, WARY)
    play(p, "abstain")
    assert asked(p) == (1, WARY)
    play(p, "abstain")
    assert asked(p) == (3, WARY)
    play(p, "poison1")
    assert asked(p) == (0, WARY)
    play(p, "abstain")
    assert asked(p) == (1, WARY)
    play(p, "abstain")
    assert asked(p) == (0, ATTACKING)


# -- between the lines of an opponent -------------------------------------------------------------


def march(held: str = "GHorse GWeapon Supply*2", sides: str = "alone") -> BattaliaPosition:
    """Green's hero stands next to gold's second city e1."""
    p = siege(held, "Supply", sides=sides)
    hero(p, 0, 1, "d1")
    return p


def test_brotherhood_after_a_march() -> None:
    """Q11, C23: an attack that is not declared yet can still be forbidden."""
    p = march()
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse")
    assert asked(p) == (0, ACT)
    play(p, "step1:E")
    assert asked(p) == (1, VIGIL)
    assert texts(p) == ["drink:Brotherhood", *BETWEEN_LINES]
    play(p, "drink:Brotherhood")
    assert asked(p) == (0, ACT)
    assert p.board.points[0] == 2
    assert texts(p, "storm") == []
    assert flask_of(p, "Brotherhood") == (1, 1, 0)


def test_brotherhood_is_asked_for_after_everything_while_there_is_danger() -> None:
    """Q11: before an opponent's turn and after each of his lines, as long as he could attack."""
    p = march("GHorse GLord Supply*4")
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E", "abstain", "hire:Lord", "GLord", "pay")
    assert asked(p) == (1, VIGIL)
    play(p, "abstain", "end")
    assert asked(p) == (1, ACT)
    give(p, 0, "Supply")
    play(p, "end", "end", "end")
    assert asked(p) == (1, VIGIL)


def test_a_declared_attack_is_not_stopped() -> None:
    """Q11: in battle Brotherhood is not offered; after it, it is."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Brotherhood", 1)
    hero(p, 0, 2, "e1")
    play(p, "storm:e1", "with1", "GWeapon")
    assert asked(p) == (0, ATTACKING)
    assert refusal(p, "drink:Brotherhood").code == "not-your-elixir"
    play(p, "yield")
    assert asked(p) == (1, VIGIL)


def test_any_elixir_may_be_drunk_outside_a_battle() -> None:
    """C23: Colossus by one who is in danger, Palsy for the one who is dangerous. They help in the
    battle as well, so nobody is asked twice about the same danger."""
    p = march()
    flask(p, "Colossus", 1)
    flask(p, "Palsy", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (1, VIGIL)
    assert texts(p) == ["drink:Colossus", "poison1", *BETWEEN_LINES]
    play(p, "drink:Colossus")
    assert texts(p) == ["poison1", *BETWEEN_LINES]
    play(p, "poison1")
    assert asked(p) == (0, ACT)
    assert flask_of(p, "Colossus") == (1, 1, 0)
    assert p.board.victim == 0
    p = march("GHorse GLord Supply*2")
    flask(p, "Colossus", 1)
    play(p, "march1", "GHorse", "step1:E", "abstain", "hire:Lord", "GLord", "pay")
    assert asked(p) == (0, ACT)


def test_a_new_danger_is_a_new_question() -> None:
    """C23: a second city in reach is news to the owner of Colossus."""
    p = march("GHorse Supply*2")
    city(p, "f1", 1, 2)
    flask(p, "Colossus", 1)
    play(p, "march1", "GHorse", "step1:E", "abstain")
    assert asked(p) == (0, ACT)
    play(p, "step1:E")
    assert asked(p) == (1, VIGIL)


def test_palsy_is_asked_for_when_an_ally_is_in_danger() -> None:
    """C23, C13: Colossus and Brotherhood only by the one in danger."""
    p = march(sides="teams")
    for name in ("Palsy", "Colossus", "Brotherhood"):
        flask(p, name, 3)
    play_as(p, 0, "march1", "GHorse", "step1:E")
    assert asked(p) == (3, VIGIL)
    assert texts(p) == ["poison1", *BETWEEN_LINES]
    play(p, "abstain")
    assert p.to_move == (0, 2)


def test_nobody_is_asked_where_no_attack_can_follow() -> None:
    """Q11, C23: a last city, a cloaked one, an opponent without a card, a spent bow."""
    p = march("GHorse")
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (0, ACT)  # he has no card left
    p = march()
    p.board.cloaked = [square("e1")]
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (0, ACT)
    p = march()
    p.board.owner[next(at for at in p.board.cities(1) if at != square("e1"))] = 2
    p.board.changed()
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (0, ACT)


def test_the_arrow_and_the_canyons_reach_farther() -> None:
    """C10, C21: as far as everybody can see; a bow in the shelter is no danger."""
    for lies_in_shelter in (False, True):
        p = march("GLord Supply*2 GFreeman")
        p.board.great_of[CARD_NUMBERS["Arrow"] - CARD_NUMBERS["Hammer"]] = 0
        if lies_in_shelter:
            p.board.shelter[0].append(CARD_NUMBERS["Arrow"])
        else:
            p.nations[0].append(CARD_NUMBERS["Arrow"])
            p.board.nation[0] += 1
        flask(p, "Brotherhood", 1)
        play(p, "hire:Lord", "GLord", "pay")
        assert asked(p) == ((0, ACT) if lies_in_shelter else (1, VIGIL))
    p = march("GLord Supply*3")
    flask(p, "Brotherhood", 1)
    guest(p, "Metamorphia", "e1")
    p.board.hue[square("d1")] = p.board.hue[square("e1")]
    play(p, "hire:Lord", "GLord", "pay")
    assert asked(p) == (1, VIGIL)


def test_brotherhood_after_a_tribute_for_an_attack() -> None:
    """Q11, C21: no target is named yet, so there is still time; if none is left, nothing comes of
    the tribute (Q5)."""
    for sole in (True, False):
        p = march("GLord*2")
        flask(p, "Brotherhood", 1)
        guest(p, "Metamorphia", "e1")
        p.board.hue[square("d1")] = p.board.hue[square("e1")]
        if not sole:
            city(p, "d2", 2, 1)
        play(p, "tribute1", "GLord")
        assert asked(p) == (1, VIGIL)
        q = p.copy()
        play(q, "abstain")
        assert asked(q) == (0, SNIPING)
        assert "storm:e1" in texts(q)
        play(p, "drink:Brotherhood")
        assert asked(p) == (0, ACT if sole else SNIPING)
        assert p.board.halt == NOTHING


def test_the_question_does_not_depend_on_hidden_cards() -> None:
    """C23: with a weapon in hand or without one, the same people are asked."""
    for held in ("GHorse GWeapon", "GHorse Supply"):
        p = march(held)
        flask(p, "Brotherhood", 1)
        play(p, "march1", "GHorse", "step1:E")
        assert asked(p) == (1, VIGIL)
    for defence in ("YLord", "Supply"):
        p = siege("GWeapon GFreeman GLord", defence, high=6)
        flask(p, "Colossus", 1)
        play(p, "storm:e1", "GWeapon", "abstain", "GFreeman")
        assert asked(p) == (1, WARY)


# -- silence --------------------------------------------------------------------------------------


def test_silence_until_the_battle_is_over() -> None:
    """C23: no extra questions in this battle, but instead of a card one may drink all the same."""
    p = siege("GWeapon*2 GFreeman GLord", "Supply", high=6)
    hero(p, 0, 2, "e1")
    flask(p, "Colossus", 1)
    events = play(p, "storm:e1", "with1", "GWeapon", "hush:battle")
    assert codes(events)[-1] == "hush"
    play(p, "GFreeman")
    assert asked(p) == (0, ATTACKING)
    play(p, "GLord")
    assert totals(p) == (7, 6)
    assert asked(p) == (1, DEFENDING)
    assert "drink:Colossus" in texts(p)
    play(p, "yield")
    assert p.board.silent == [0, 0, 0, 0]


def test_silence_until_the_turn_is_over() -> None:
    """C23: no line of this opponent is asked about any more; of the next one they are."""
    p = march("GLord*2 Supply*4")
    flask(p, "ColdBreath", 2)
    play(p, "hire:Lord", "GLord", "pay")
    assert asked(p) == (2, CHILLING)
    play(p, "hush:turn")
    play(p, "hire:Lord", "GLord", "pay")
    assert asked(p) == (0, ACT)
    play(p, "end")
    assert p.board.silent == [0, 0, 0, 0]
    give(p, 1, "YLord Supply*2")
    play(p, "hire:Lord", "YLord", "pay")
    assert asked(p) == (2, CHILLING)


@pytest.mark.parametrize(("until", "days"), [("day", 1), ("week", 5)])
def test_silence_until_the_next_day_or_week(until: str, days: int) -> None:
    """C23: it ends by itself."""
    p = march("GHorse Supply*2")
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E", f"hush:{until}")
    for day in range(days):
        assert p.board.silent[1], day
        pass_day(p)
    assert not p.board.silent[1]
    assert asked(p) == (1, VIGIL)  # the hero stands there still


def test_silence_is_about_others_turns() -> None:
    """C23: one's own attack begins with a question even so, unless it was silenced itself."""
    for until, expected in ((0, WARY), (1, ATTACKING), (2, ATTACKING), (3, WARY), (4, WARY)):
        p = siege("GWeapon Supply", "Supply*2")
        flask(p, "Berserk", 0)
        p.board.silent[0] = until
        play(p, "storm:e1", "GWeapon")
        assert asked(p) == (0, expected)


def test_drinking_or_buying_in_ones_own_turn_lifts_the_silence() -> None:
    """C23: whoever does wants to be asked again."""
    for moves in (("drink:Colossus",), ("poison2",), ("elixir:Berserk", "pay")):
        p = siege("Supply*2", "Supply")
        guest(p, "Bilkarr", "e1")
        flask(p, "Colossus", 0)
        flask(p, "Palsy", 0)
        p.board.silent[0] = 4
        play(p, *moves)
        assert p.board.silent[0] == 0


def test_silence_is_public_and_part_of_the_position() -> None:
    """C23: it is said at the table: everybody sees it, and it is kept wherever the game is."""
    p = march("GHorse Supply*2")
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E", "hush:week")
    assert p.board.silent == [0, 4, 0, 0]
    assert p.copy().text() == p.text()
    p.copy().board.silent[1] = 0
    assert p.board.silent == [0, 4, 0, 0]
    for seat in (0, 1, None):
        assert p.view(seat).board.silent == [0, 4, 0, 0]
    imagined = GAME.imagine(p.view(3), FastChance(5))
    assert isinstance(imagined, BattaliaPosition)
    assert imagined.board.silent == [0, 4, 0, 0]


def test_silence_answers_a_question() -> None:
    """C23: who is not asked cannot ask for it; and nothing is left waiting when it was given."""
    p = march("GHorse Supply*2")
    flask(p, "Brotherhood", 1)
    assert refusal(p, "hush:turn").code == "nobody-asks"
    play(p, "march1", "GHorse", "step1:E", "hush:turn")
    assert (p.board.heard, p.board.halt) == (0, NOTHING)
    assert where(p, 0) == "e1"


def test_the_question_says_why_it_is_asked() -> None:
    """C23: what has happened, how things stand, what the elixirs would do."""
    p = siege("GWeapon GFreeman GLord", "Supply", high=6)
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon")
    code, facts = p.view(1).prompt()
    assert (code, facts["moment"], facts["square"]) == ("wary", "begins", "e1")
    assert (facts["colossus"], facts["palsy"], facts["berserk"]) == ("yes", "no", "no")
    play(p, "abstain", "GFreeman")
    code, facts = p.view(1).prompt()
    assert (facts["moment"], facts["own"], facts["against"]) == ("goes-on", 3, 6)
    p = march()
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    code, facts = p.view(1).prompt()
    assert (code, facts["other_seat"], facts["brotherhood"]) == ("vigil", 0, "yes")
