"""Allies: who they are, how they share a turn, and what they may not do."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.board import DRAFT, FACTION, HOME
from plansza.games.battalia.rules.position import BattaliaPosition, start
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    give,
    hand,
    hero,
    lay,
    owner,
    play,
    play_as,
    position,
    refusal,
    square,
    storms,
    tent,
    texts,
    where,
)


def allies(held: str = "", partner: str = "") -> BattaliaPosition:
    """Green and red (seats 0 and 2) against gold and blue; on day 3 no weapon is lit."""
    return position(held, hands={2: partner}, day=3, sides="teams")


def movers(p: BattaliaPosition) -> tuple[int, ...]:
    """Who may act now."""
    return p.to_move


def round_of(p: BattaliaPosition) -> list[tuple[int, ...]]:
    """Who is to move in every turn of a day in which nobody does anything."""
    day, found = p.board.day, []
    while p.board.day == day:
        found.append(p.to_move)
        for _ in p.to_move:
            play(p, "end")
    return found


# -- who plays with whom ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sides", "turns"),
    [
        (4, "teams", [(0, 2), (1, 3)]),
        (5, "teams", [(0, 2, 4), (1, 3)]),
        (6, "teams", [(0, 3), (1, 4), (2, 5)]),
        (6, "threes", [(0, 2, 4), (1, 3, 5)]),
        (4, "alone", [(0,), (1,), (2,), (3,)]),
    ],
)
def test_teams_take_their_turns_together(
    seats: int, sides: str, turns: list[tuple[int, ...]]
) -> None:
    """C13, Q2: allies act in one turn, and a day ends when every team has had its own."""
    p = position(seats=seats, sides=sides)
    assert round_of(p) == turns
    assert (p.board.day, p.to_move) == (1, turns[0])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"sides": "teams"}),
        (3, {"sides": "teams"}),
        (5, {"sides": "threes"}),
        (4, {"sides": "teams", "limit": "on"}),
        (5, {"limit": "on"}),
    ],
)
def test_alliances_that_do_not_exist(seats: int, options: dict[str, str]) -> None:
    """C13: pairs for four and six, three against two for five, two threes for six."""
    with pytest.raises(BadSetup, match="does not go together"):
        GAME.setup(seats, **options)


@pytest.mark.parametrize("seed", range(6))
def test_the_start_players_team_begins(seed: int) -> None:
    """C13, A7: factions clockwise, cities in reverse, one by one; then the start player's team."""
    p = start(GAME.setup(6, sides="teams"), FastChance(seed))
    first = p.board.first
    asked: dict[int, list[int]] = {FACTION: [], HOME: [], DRAFT: []}
    while p.board.phase <= DRAFT:
        (seat,) = p.to_move
        asked[p.board.phase].append(seat)
        p.step(seat, p.legal_moves(seat)[0])
    clockwise = [(first + step) % 6 for step in range(6)]
    assert asked[FACTION] == clockwise[:5]  # the last is given
    assert asked[HOME] == clockwise[:0:-1]
    teams = [(team, team + 3) for team in range(3)]
    assert round_of(p) == [teams[(first + step) % 3] for step in range(3)]


# -- a common turn ------------------------------------------------------------------------------


def test_lines_interleave() -> None:
    """C13, Q12: allies need not wait for each other; a line that was begun is finished first."""
    p = allies("GLord*2 Supply*4", "RLord Supply*2")
    assert movers(p) == (0, 2)
    play_as(p, 0, "hire:Lord")
    assert movers(p) == (0,)
    assert refusal(p, "hire:Lord", seat=2).code == "not-your-turn"
    play_as(p, 0, "GLord", "pay")
    assert movers(p) == (0, 2)
    play_as(p, 2, "hire:Lord", "RLord", "pay")
    assert texts(p, "hire", seat=2) == []
    play_as(p, 0, "hire:Lord", "GLord", "pay")
    assert p.board.played[0] == cards("GLord*1 Supply*2") * 2
    assert p.board.played[2] == cards("RLord Supply*2")


def test_what_an_ally_can_do_is_his_own() -> None:
    """C13, Q12: each pays with his own cards, and each may better his own hand first."""
    p = allies("GLord Supply*2", "RFreeman*2")
    assert texts(p, "hire", seat=0) == [f"hire:{r}" for r in ("Freeman", "Chief", "Priest", "Lord")]
    assert texts(p, "hire", seat=2) == []
    assert texts(p, "Straight", seat=0) == []
    assert texts(p, "Straight", seat=2) == ["Straight"]
    assert refusal(p, "hire:Lord", seat=2).code == "cannot-pay"
    assert refusal(p, "raise:d1", seat=2).code == "not-your-city"
    assert refusal(p, "raise:d1", seat=0).code == "cannot-pay"
    play_as(p, 0, "hire:Lord", "GLord", "pay")
    assert texts(p, "mulligan", seat=0) == []
    assert texts(p, "mulligan", seat=2) == ["mulligan"]
    assert refusal(p, "mulligan", seat=0).code == "too-late"


def test_asking_what_an_ally_could_do_changes_nothing() -> None:
    """Q12: who acted last is still the one when others are asked, told or explained."""
    p = allies("GLord Supply*2", "RFreeman*2")
    before = p.digest()
    p.legal_moves(2)
    p.why_not(2, GAME.read_move("hire:Lord"))
    GAME.insight.rate(p, 2, p.legal_moves(2))
    assert p.digest() == before


def test_a_ride_goes_on_after_an_allys_line() -> None:
    """C13, A12: what an ally does interrupts no ride."""
    p = allies("GHorse", "RLord Supply*2")
    lay(p, "d2", "Cross")
    lay(p, "d3", "Cross")
    play_as(p, 0, "march1", "GHorse", "step1:S")
    play_as(p, 2, "hire:Lord", "RLord", "pay")
    assert p.view(0).prompt() == ("ride", {"points": 2, "number": 1})
    assert p.view(2).prompt() == ("act", {"begun": "yes", "first": "no"})
    play_as(p, 0, "step1:S")
    assert where(p, 0) == "d3"


def test_transformed_and_traded_cards_are_ones_own() -> None:
    """C13, A13: an ally cannot pay with what another has transformed."""
    p = allies("GTitle GPriest GLord Supply*2", "RLord RFreeman")
    play_as(p, 0, "play:GTitle", "GPriest")
    assert p.board.guise == [cards("GLord"), [], [], []]
    assert texts(p, "raise", seat=2) == []
    city(p, "e7", 2, 3)
    city(p, "e1", 0, 3)
    assert texts(p, "raise", seat=0) == ["raise:e1"]
    assert texts(p, "raise", seat=2) == []


def test_each_ally_ends_his_own_part() -> None:
    """C13, Q12: and draws then; the other goes on alone."""
    p = allies("GLord", "RLord Supply*2")
    p.nations[0], p.board.nation[0] = cards("BFreeman*6"), 6
    play_as(p, 0, "end")
    assert (movers(p), hand(p, 0)) == ((2,), " ".join(["BFreeman"] * 6))
    assert hand(p, 2) == "RLord Supply Supply"
    assert refusal(p, "end", seat=0).code == "not-your-turn"
    assert p.view(0).prompt() == ("wait-act", {"seat": 2})
    play_as(p, 2, "hire:Lord", "RLord", "pay", "end")
    assert movers(p) == (1, 3)


def test_a_new_turn_is_new_for_every_ally() -> None:
    """C13, A8: each may better his hand and lay an ambush again; cloaks end together (C10)."""
    p = allies("GLord*3", "RLord*3")
    p.board.cloaked = [square("d1"), square("d7"), square("g4")]
    for seat in (0, 2):
        play_as(p, seat, "ambush", f"{'G R'[seat]}Lord", f"{'G R'[seat]}Lord", "end")
    assert p.board.lurked == [True, False, True, False]
    play(p, "end", "end")
    assert p.board.cloaked == []
    for seat in (0, 2):
        give(p, seat, "BLord*2")
        assert {"mulligan", "ambush"} <= set(texts(p, seat=seat))


def test_the_first_ally_may_be_the_last_to_end() -> None:
    """C13, Q12: in any order."""
    p = allies("GLord Supply*2")
    play_as(p, 2, "end")
    assert movers(p) == (0,)
    play_as(p, 0, "hire:Lord", "GLord", "pay", "end")
    assert movers(p) == (1, 3)


def test_hands_stay_hidden_from_allies() -> None:
    """C13: talk is open, so an ally is shown no more than an opponent."""
    p = allies("GLord Supply*2", "RLord")
    for seat in (1, 2):
        view = p.view(seat)
        assert view.hand == p.hands[seat]
        assert view.hidden == p.view(None).hidden
    assert p.view(2).hidden == p.view(1).hidden


# -- what allies may not do ---------------------------------------------------------------------


def test_allies_do_not_attack_each_other() -> None:
    """C13, Q12: neither cities nor heroes."""
    p = allies("GWeapon GLord*3")
    city(p, "e7", 2, 2)
    city(p, "f7", 1, 2)
    hero(p, 0, 1, "e7")
    hero(p, 2, 2, "e7")
    hero(p, 3, 2, "e7")
    assert texts(p, "storm:") == []
    assert texts(p, "strike") == ["strike4.2"]
    assert refusal(p, "storm:e7").code == "ally"
    assert refusal(p, "strike3.2").code == "ally"
    hero(p, 0, 1, "f7")
    assert texts(p, "storm:") == ["storm:f7"]


def test_the_network_goes_through_allied_cities() -> None:
    """C13, A11: but it begins at one's own."""
    p = allies("GFreeman*2 Supply")
    city(p, "e1", 2, 1)
    city(p, "a7", 2, 1)
    play_as(p, 0, "Cross")
    assert "f1@0" in texts(p)
    assert "b7@0" not in texts(p)
    p.board.owner[square("e1")] = 1
    p.board.changed()
    assert "f1@0" not in texts(p)
    assert networks.in_network(p.board, 2, square("a7"))


def test_allies_cities_are_not_ones_own() -> None:
    """C13: no raising an ally's cities, no hiring of heroes there, no trade on his market."""
    p = allies("GFreeman*2 GChief*2 GWeapon Supply*2 GHorse")
    hero(p, 0, 1, "d7")
    assert texts(p, "raise") == ["raise:d1"]
    assert texts(p, "hero") == ["hero:d1"]
    assert refusal(p, "raise:d7").code == "not-your-city"
    assert refusal(p, "hero:d7").code == "not-your-city"
    lay(p, "d6", "Cross")
    p.board.markets[2 * 2] = square("d6")
    hero(p, 0, 1, "d6")
    assert texts(p, "sell") == []


def test_storm_12_spares_allies_if_it_can() -> None:
    """C5, C13: an opponent's tent; if there is none, an own or an ally's."""

    def struck(*owners: int) -> list[str]:
        p = allies("Supply*2")
        for seat in owners:
            tent(p, seat, "GTent", "GLord")
        p.board.hue[square("c3")], p.board.hue[square("e5")] = 0, 2
        p.board.hue[square("e3")], p.board.hue[square("c5")] = 1, 3
        hero(p, 0, 1, "c3")
        storms(p, 12)
        play(p, "port1:R", "pay")
        return texts(p, "raid")

    assert struck(0, 2, 3) == ["raid3"]
    assert struck(0, 2) == ["raid1", "raid2"]
    assert struck(2) == ["raid1"]


# -- war ----------------------------------------------------------------------------------------


def war(held: str, defence: str, partner: str = "") -> BattaliaPosition:
    """Green and red heroes stand in gold's city e1, of level 2."""
    hands, nations = {1: defence, 2: partner}, {1: "BPriest*9"}
    p = position(held, hands=hands, day=3, sides="teams", nations=nations)
    city(p, "e1", 1, 2)
    hero(p, 0, 1, "e1")
    hero(p, 2, 1, "e1")
    return p


def test_a_defender_refills_at_once() -> None:
    """C13, A15: right after every battle, won or lost."""
    p = war("GWeapon*2 GLord RLord", "BFreeman RFreeman")
    play(p, "storm:e1", "GWeapon", "GLord", "RFreeman", "yield")
    assert owner(p, "e1") == 0
    assert p.board.held[1] == 6
    assert hand(p, 1) == "BFreeman " + " ".join(["BPriest"] * 5)
    p = war("GWeapon Supply", "BLord")
    play(p, "storm:e1", "GWeapon", "yield")
    assert (owner(p, "e1"), p.board.held[1]) == (1, 6)
    assert p.board.defended == []


def test_a_hero_who_retreats_refills_his_owners_hand() -> None:
    """C13, C26, A15: a retreat ends the battle too; only the attacker himself is an enemy."""
    p = war("GWeapon", "YHorse")
    for name in ("f1", "f2", "f3"):
        lay(p, name, "Cross")
    hero(p, 1, 1, "e1")
    hero(p, 2, 1, "f1")
    play(p, "strike2.1", "GWeapon")
    assert "retreat:f3" in texts(p)
    play(p, "retreat:f3", "YHorse")
    assert (where(p, 1), p.board.held[1]) == ("f3", 6)


def test_allies_attack_one_opponent_one_after_the_other() -> None:
    """C13: never at the same time, for a battle is fought to its end first."""
    p = war("GWeapon GLord", "BFreeman", "RWeapon RLord")
    city(p, "f1", 1, 1)
    play_as(p, 0, "storm:e1", "GWeapon", "GLord")
    assert movers(p) == (1,)
    assert texts(p, seat=2) == []
    play(p, "yield")
    assert owner(p, "e1") == 0
    assert texts(p, "storm:", seat=2) == []
    hero(p, 2, 1, "f1")
    play_as(p, 2, "storm:f1", "RWeapon")
    assert movers(p) == (1,)


def five(limit: str) -> BattaliaPosition:
    """Three against two, all with weapons; e2 belongs to gold, f2 to green."""
    weapons = dict.fromkeys(range(1, 5), "GWeapon*4")
    p = position("GWeapon*4", hands=weapons, seats=5, day=3, sides="teams", limit=limit)
    city(p, "e2", 1, 6)
    city(p, "f2", 0, 6)
    return p


def fail(p: BattaliaPosition, seat: int, name: str, times: int) -> None:
    """So many attacks that come to nothing."""
    for _ in range(times):
        hero(p, seat, 1, name)
        play_as(p, seat, f"storm:{name}", "GWeapon", "yield")
    hero(p, seat, 1, name)


def test_the_larger_team_may_be_limited() -> None:
    """C13: by choice, three against two attack at most twice a turn, whoever of them attacks."""
    p = five("on")
    hero(p, 2, 1, "e2")
    fail(p, 0, "e2", 1)
    assert texts(p, "storm:", seat=2) == ["storm:e2"]
    fail(p, 4, "e2", 1)
    for seat in (0, 2, 4):
        assert texts(p, "storm:", seat=seat) == []
    assert refusal(p, "storm:e2", seat=2).code == "enough-attacks"
    play(p, "end", "end", "end")
    fail(p, 1, "f2", 3)
    play(p, "end", "end")
    give(p, 0, "GWeapon")
    assert texts(p, "storm:", seat=0) == ["storm:e2"]


def test_without_the_limit_weapons_are_the_limit() -> None:
    """C13, A15: as many attacks as weapons."""
    p = five("off")
    fail(p, 0, "e2", 3)
    assert texts(p, "storm:", seat=0) == ["storm:e2"]
