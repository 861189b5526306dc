"""Elixirs: bought, kept, drunk, used and worn off; each in its moments, in others' turns too."""

from plansza.games.battalia.rules.board import (
    ACT,
    ATTACKING,
    DEFENDING,
    FLEEING,
    JOINING,
    VIGIL,
    WARY,
)
from plansza.games.battalia.rules.components import ELIXIR_NAMES, card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    GAME,
    city,
    codes,
    flask,
    flask_of,
    give,
    guest,
    guest_at,
    hand,
    hero,
    lay,
    level,
    pass_day,
    play,
    play_as,
    position,
    refusal,
    square,
    texts,
    where,
)

FREE = (-1, 0, 0)  # for sale
IN_BATTLE = ["abstain", "hush:battle", "hush:turn"]  # how one declines there


def at_bilkarr(held: str) -> BattaliaPosition:
    """The second week; green's hero and Bilkarr meet on e3, from where no corner is near."""
    p = position(held, week=2, neutrals="bilkarr")
    lay(p, "e3", "Cross")
    hero(p, 0, 1, "e3")
    guest(p, "Bilkarr", "e3")
    return p


def siege(held: str, defence: str = "", high: int = 3, sides: str = "alone") -> BattaliaPosition:
    """Green's hero stands in gold's second city e1, of red terrain; no weapons are lit."""
    p = position(held, hands={1: defence}, day=3, week=2, neutrals="bilkarr", sides=sides)
    city(p, "e1", 1, high)
    hero(p, 0, 1, "e1")
    guest(p, "Bilkarr", "e3")
    return p


def totals(p: BattaliaPosition) -> tuple[int, int]:
    return battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)


def asked(p: BattaliaPosition) -> tuple[int, int]:
    """Who is asked in which phase."""
    return p.to_move[0], p.board.phase


# -- buying and keeping -------------------------------------------------------------------------


def test_elixirs_are_bought_where_bilkarr_is() -> None:
    """C23: two supplies each, any number; stardust pays too (Q6)."""
    p = at_bilkarr("Supply*3 Dust")
    assert texts(p, "elixir") == [f"elixir:{name}" for name in ELIXIR_NAMES]
    play(p, "elixir:Palsy", "pay")
    assert flask_of(p, "Palsy") == (0, 0, 0)
    assert refusal(p, "elixir:Palsy").code == "sold-out"
    play(p, "elixir:Berserk", "pay+1")
    assert flask_of(p, "Berserk") == (0, 0, 0)
    assert refusal(p, "elixir:Colossus").code == "cannot-pay"
    assert hand(p) == "Supply"


def test_no_elixirs_elsewhere() -> None:
    """C23: a hero must stand on Bilkarr's square, and Bilkarr on the map."""
    p = at_bilkarr("Supply*2")
    hero(p, 0, 1, "d1")
    assert texts(p, "elixir") == []
    assert refusal(p, "elixir:Palsy").code == "no-bilkarr"
    p = position("Supply*2", neutrals="bilkarr")
    assert texts(p, "elixir") == []


def test_an_elixir_kept_full_is_nobody_elses() -> None:
    """C23: it stays before its owner for good and cannot be bought."""
    p = at_bilkarr("Supply*2")
    flask(p, "Colossus", 3)
    for _ in range(9):
        pass_day(p)
    assert flask_of(p, "Colossus") == (3, 0, 0)
    lay(p, guest_at(p, "Bilkarr"), "Cross")
    hero(p, 0, 1, guest_at(p, "Bilkarr"))
    give(p, 0, "Supply*2")
    assert "elixir:Palsy" in texts(p)
    assert "elixir:Colossus" not in texts(p)


def test_drinking_is_free_at_any_point_of_ones_own_turn() -> None:
    """C23: it ends neither the choice of a mulligan nor a ride."""
    p = at_bilkarr("GHorse")
    flask(p, "Colossus", 0)
    flask(p, "Berserk", 0)
    play(p, "drink:Colossus")
    assert "mulligan" in texts(p)
    lay(p, "e2", "Cross")
    play(p, "march1", "GHorse", "step1:N")
    play(p, "drink:Berserk")
    assert p.board.points[0] == 2
    assert refusal(p, "drink:Berserk").code == "not-your-elixir"


# -- three days ---------------------------------------------------------------------------------


def test_an_elixir_works_for_three_days() -> None:
    """C23: turned at drinking and at each move of Bilkarr; after the third day for sale again."""
    p = at_bilkarr("")
    flask(p, "Colossus", 0)
    play(p, "drink:Colossus")
    days = [flask_of(p, "Colossus")]
    for _ in range(3):
        events = pass_day(p)
        days.append(flask_of(p, "Colossus"))
    assert days == [(0, 1, 0), (0, 2, 0), (0, 3, 0), FREE]
    assert "empty" in codes(events)


def test_a_spent_elixir_can_be_bought_again() -> None:
    """C23: by anybody."""
    p = at_bilkarr("Supply*2")
    flask(p, "Colossus", 3, day=3)
    assert "elixir:Colossus" not in texts(p)
    p = at_bilkarr("")
    flask(p, "Colossus", 3, day=3)
    pass_day(p)
    lay(p, guest_at(p, "Bilkarr"), "Cross")
    hero(p, 0, 1, guest_at(p, "Bilkarr"))
    give(p, 0, "Supply*2")
    assert "elixir:Colossus" in texts(p)


def test_a_new_gate_counts_as_his_move() -> None:
    """C23, Q10: from a corner, and at a checkpoint, elixirs are turned as well."""
    p = at_bilkarr("")
    guest(p, "Bilkarr", "g7")
    p.board.heading = 4
    flask(p, "Colossus", 0, day=1)
    pass_day(p)
    assert flask_of(p, "Colossus") == (0, 2, 0)
    p.board.day = 6
    pass_day(p)
    assert flask_of(p, "Colossus") == (0, 3, 0)


def test_once_a_day_means_until_bilkarr_moves() -> None:
    """C23: used, the token is flipped; his move flips it back."""
    p = at_bilkarr("Supply GFreeman")
    flask(p, "Eclipse", 0)
    play(p, "use:Eclipse", "Supply", "HLord")
    assert flask_of(p, "Eclipse") == (0, 1, 1)
    assert "use:Eclipse" not in texts(p)
    pass_day(p)
    assert flask_of(p, "Eclipse") == (0, 2, 0)
    assert "use:Eclipse" in texts(p)


# -- Solar Eclipse ------------------------------------------------------------------------------


def test_the_eclipse_makes_any_unit_artefact_or_supply() -> None:
    """C23: of any card in hand, royals and Great Artefacts too."""
    p = at_bilkarr("Horn GKing Supply")
    flask(p, "Eclipse", 0)
    play(p, "use:Eclipse")
    assert texts(p) == ["GKing", "Supply", "Horn"]
    play(p, "Horn")
    artefacts = ["HWeapon", "HHorse", "HTool", "HTent", "HTitle", "HAmulet", "HScroll"]
    assert texts(p) == ["Supply", *artefacts, "HFreeman", "HChief", "HPriest", "HLord"]


def test_what_the_eclipse_made_builds() -> None:
    """C23: it serves any line but a battle."""
    p = at_bilkarr("GLord Supply")
    flask(p, "Eclipse", 0)
    p.board.level[square("d1")] = 3
    play(p, "use:Eclipse", "Supply", "HLord", "raise:d1", "GLord", "HLord")
    assert level(p, "d1") == 4
    assert sorted(card_names(p.board.played[0]).split()) == ["GLord", "Supply"]


def test_the_eclipse_is_not_for_battle() -> None:
    """C23: neither to attack with nor to fight with, nor to be changed further (ruling)."""
    p = siege("GTitle Supply")
    flask(p, "Eclipse", 0)
    play(p, "use:Eclipse", "Supply", "HWeapon")
    assert texts(p, "storm") == []
    p = siege("GWeapon GTitle Supply*2", "Supply")
    flask(p, "Eclipse", 0)
    play(p, "use:Eclipse", "Supply", "HLord")
    assert "play:GTitle" not in texts(p)
    play(p, "storm:e1", "GWeapon")
    assert texts(p) == ["yield"]


def test_the_eclipse_is_used_in_ones_own_turn_only() -> None:
    """C23: nobody is asked about it in another's turn."""
    p = siege("GWeapon GLord*2", "Supply")
    flask(p, "Eclipse", 1)
    play(p, "storm:e1", "GWeapon", "GLord")
    assert asked(p) == (1, DEFENDING)


# -- Colossus and Palsy -------------------------------------------------------------------------


def test_colossus_helps_in_attack_and_defence() -> None:
    """C23: four more in every battle, on whichever side."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 0, day=2)
    play(p, "storm:e1", "GWeapon")
    assert totals(p) == (1 + 1 + 4, 3)
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 1, day=2)
    play(p, "storm:e1", "GWeapon")
    assert totals(p) == (1 + 1, 3 + 4)


def test_colossus_undrunk_does_nothing() -> None:
    """C23: nor for anybody but its owner."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon", "abstain")
    assert totals(p) == (2, 3)
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 2, day=1)
    play(p, "storm:e1", "GWeapon")
    assert totals(p) == (2, 3)


def test_palsy_weakens_the_chosen_opponent() -> None:
    """C23: by four, in attack and in defence, until it wears off; in one's own turn anybody may be
    chosen but oneself."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Palsy", 0)
    assert texts(p, "poison") == ["poison2", "poison3", "poison4"]
    play(p, "poison2", "storm:e1", "GWeapon")
    assert totals(p) == (2, 3 - 4)
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Palsy", 1)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (1, WARY)
    play(p, "poison1")
    assert totals(p) == (2 - 4, 3)
    play(p, "yield")
    for _ in range(3):
        assert p.board.victim == 0
        pass_day(p)
    assert p.board.victim == -1


def test_both_sides_are_asked_before_cards_are_played() -> None:
    """C23: the attacker first, then the defender, each as long as he has something to drink."""
    p = siege("GWeapon GLord", "Supply")
    hero(p, 1, 1, "e1")
    flask(p, "Colossus", 0)
    flask(p, "Palsy", 1)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, WARY)
    assert texts(p) == ["drink:Colossus", *IN_BATTLE]
    play(p, "drink:Colossus")
    assert asked(p) == (1, WARY)
    assert texts(p) == ["poison1", *IN_BATTLE]
    play(p, "poison1")
    assert asked(p) == (1, JOINING)


def test_who_could_drink_both_is_asked_twice() -> None:
    """C23: one at a time; declining ends it. Palsy is offered for those whom it concerns."""
    p = siege("GWeapon GLord", "Supply")
    flask(p, "Colossus", 1)
    flask(p, "Palsy", 1)
    play(p, "storm:e1", "GWeapon", "drink:Colossus")
    assert asked(p) == (1, WARY)
    assert texts(p) == ["poison1", *IN_BATTLE]
    play(p, "abstain")
    assert asked(p) == (0, ATTACKING)


def test_against_a_guard_only_colossus_matters() -> None:
    """C23: nobody defends ruins and neutral cities."""
    p = siege("GWeapon GLord*2")
    for name in ("Colossus", "Palsy", "Berserk"):
        flask(p, name, 0)
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon")
    assert texts(p) == ["drink:Colossus", *IN_BATTLE]
    play(p, "drink:Colossus")
    assert totals(p) == (1 + 1 + 4, 8)


def test_others_are_not_asked_about_battles_that_do_not_concern_them() -> None:
    """C23: Colossus and Berserk of a third player stay in their flasks."""
    p = siege("GWeapon Supply", "Supply")
    flask(p, "Colossus", 2)
    flask(p, "Berserk", 3)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, ATTACKING)


# -- Berserk ------------------------------------------------------------------------------------


def test_berserk_robs_two_random_cards_before_the_defender_acts() -> None:
    """C23: they go to his shelter, and only he sees which; he refills as after any battle."""
    p = siege("GWeapon*2 GLord", "YLord*3 Supply")
    flask(p, "Berserk", 0)
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, WARY)
    assert texts(p) == ["use:Berserk", *IN_BATTLE]
    reveals = p.reveals
    events = play(p, "use:Berserk")
    assert codes(events) == ["drink", "use", "rob"]
    assert "cards" in events[-1].seen_by(1)
    assert "cards" not in events[-1].seen_by(0)
    assert p.reveals == reveals + 2
    assert p.board.held[1] == 2
    assert len(p.veils[1]) == p.board.veiled[1] == 2
    assert flask_of(p, "Berserk") == (0, 1, 1)
    play(p, "yield", "end")
    assert p.board.held[1] == 6


def test_berserk_once_a_day() -> None:
    """C23: the second attack of the day is an ordinary one; who declined is asked again."""
    p = siege("GWeapon*3 Supply", "YLord*6")
    hero(p, 0, 2, "e1")
    flask(p, "Berserk", 0)
    play(p, "storm:e1", "with1", "GWeapon", "abstain", "yield", "storm:e1", "GWeapon")
    assert asked(p) == (0, WARY)
    play(p, "use:Berserk", "yield")
    hero(p, 0, 1, "e1")
    play(p, "storm:e1", "GWeapon")
    assert asked(p) == (0, ATTACKING)


def test_berserk_takes_what_there_is_and_is_for_attackers() -> None:
    """C23: one card if there is but one; nobody is asked when there is none, nor the defender."""
    p = siege("GWeapon Supply", "YLord")
    flask(p, "Berserk", 0)
    play(p, "storm:e1", "GWeapon", "use:Berserk")
    assert p.board.held[1] == 0
    for seat, held in ((0, ""), (1, "YLord")):
        p = siege("GWeapon Supply", held)
        flask(p, "Berserk", seat)
        play(p, "storm:e1", "GWeapon")
        assert asked(p) == (0, ATTACKING)


def test_a_hero_may_still_flee_from_a_berserk() -> None:
    """C23, C26: with the cards he has left."""
    p = siege("GWeapon Supply", "Supply*6")
    for name in ("f1", "g1", "g2"):
        lay(p, name, "Cross", "B")
    hero(p, 1, 1, "e1")
    flask(p, "Berserk", 0)
    play(p, "strike2.1", "GWeapon", "use:Berserk")
    assert asked(p) == (1, FLEEING)
    play(p, "retreat:g2", "pay")
    assert where(p, 1) == "g2"


# -- Brotherhood --------------------------------------------------------------------------------


def test_a_brother_neither_attacks_nor_is_attacked() -> None:
    """C23: cities and heroes; neutral cities are safe from him as well."""
    p = siege("GWeapon GLord")
    hero(p, 1, 1, "e1")
    assert texts(p, "storm") == ["storm:e1"]
    assert texts(p, "strike") == ["strike2.1"]
    flask(p, "Brotherhood", 1, day=1)
    assert texts(p, "st") == []
    assert refusal(p, "storm:e1").code == "brotherhood"
    p = siege("GWeapon GLord")
    flask(p, "Brotherhood", 0)
    play(p, "drink:Brotherhood")
    assert texts(p, "storm") == []
    hero(p, 0, 1, "b2")
    assert texts(p, "storm") == []
    p.board.guests[0] = square("e1")
    hero(p, 0, 1, "e1")
    city(p, "f2", 1, 1)
    assert texts(p, "tribute") == []
    flask(p, "Brotherhood", -1)
    assert texts(p, "tribute") == ["tribute1"]


# -- allies and others ----------------------------------------------------------------------------


def test_allies_do_not_chill_weaken_or_fear_each_other() -> None:
    """C13, C23: an ally is no opponent."""
    p = siege("GWeapon GLord Supply*2", "Supply", sides="teams")
    for name in ("ColdBreath", "Brotherhood"):
        flask(p, name, 2)
    flask(p, "Palsy", 0)
    hero(p, 2, 1, "e1")
    assert texts(p, "poison") == ["poison2", "poison4"]
    play_as(p, 0, "hire:Lord", "GLord", "pay")
    assert p.board.phase == ACT
    hero(p, 1, 1, "e1")
    play_as(p, 0, "end")
    play_as(p, 2, "end")
    assert asked(p) == (2, VIGIL)
    play(p, "abstain")
    assert asked(p) == (0, VIGIL)
    play(p, "abstain")
    assert p.to_move == (1, 3)


def test_declining_is_a_move_that_can_be_made_for_a_silent_player() -> None:
    """C23: every question about an elixir can be declined by a move that only declines."""
    assert GAME.describe(GAME.read_move("abstain"))[0] in GAME.declines


def test_elixirs_are_worthless_without_bilkarr() -> None:
    """C23: a game without him offers none."""
    p = position("Supply*4", week=2, neutrals="metamorphia")
    assert texts(p, "elixir") == texts(p, "drink") == []
