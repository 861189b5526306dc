"""The Royal Bridge between the Royal Valleys, on f4: its deals, and what lies under the gates."""

from collections import Counter

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT, BARTERING, CLAIMING, DELVING, SEARCHING, TEMPTED
from plansza.games.battalia.rules.components import CARD_NAMES, CARD_NUMBERS, GREAT, card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import acts, rewards
from plansza.games.battalia.rules.turn.rewards import draw_fate
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    codes,
    gate,
    give,
    hand,
    hero,
    level,
    play,
    position,
    refusal,
    shelter,
    shown,
    storms,
    tent,
    texts,
)

GREEN, GOLD, RED, BLUE = range(4)


def own(p: BattaliaPosition, name: str, seat: int = 0) -> int:
    """A Great Artefact comes to a seat's cards from wherever it was; its kind."""
    kind = CARD_NUMBERS[name]
    for pile in (p.board.display, p.board.unused, *p.stash):
        if kind in pile:
            pile.remove(kind)
    for colour in range(6):
        p.board.vale.stashed[colour] = len(p.stash[colour])
    p.board.great_of[kind - GREAT] = seat
    return kind


# -- the Royal Bridge: under the gates ----------------------------------------------------------


@pytest.mark.parametrize(("seats", "each", "unused"), [(4, 2, 13), (5, 1, 12), (6, 1, 11)])
def test_great_artefacts_under_the_gates(seats: int, each: int, unused: int) -> None:
    """C25, Q13: two under every gate for four players, else one; everybody has all the rings."""
    p = position(seats=seats, valleys="bridge")
    vale = p.board.vale
    gates = [colour for colour in range(6) if vale.stashed[colour]]
    assert gates == sorted(p.board.colour)
    assert [len(p.stash[colour]) for colour in gates] == [each] * seats
    assert vale.seals == [sum(1 << colour for colour in gates)] * seats
    assert len(p.board.unused) == unused
    assert p.spare_count() == len(p.spare()) == unused - each * seats
    plain = position(seats=seats, valleys="pass")
    assert sum(plain.board.vale.stashed) + sum(plain.board.vale.seals) == 0


def under_gate(held: str = "Supply*2", seats: int = 4, seed: int = 1) -> BattaliaPosition:
    """Green's hero stands in the gold gate; storm 12 does nothing."""
    p = position(held, seats=seats, seed=seed, valleys="bridge")
    hero(p, 0, 1, gate(p, GOLD))
    storms(p, 12)
    return p


def test_what_lies_under_the_gate_may_be_taken() -> None:
    """C25: he looks at all, shows and takes one to the shelter; the ring is spent."""
    p = under_gate()
    two = card_names(p.stash[GOLD]).split()
    events = play(p, "port1:R", "pay")
    assert p.board.phase == TEMPTED
    assert texts(p) == ["keep", "done"]
    events = play(p, "keep")
    assert p.board.phase == DELVING
    assert texts(p) == two
    assert events[-1].seen_by(0)["cards"] == " ".join(two)
    assert "cards" not in events[-1].seen_by(1)
    play(p, two[0])
    assert shelter(p) == two[0]
    assert p.board.vale.stashed[GOLD] == 1
    assert not p.board.vale.seals[0] >> GOLD & 1
    assert p.board.vale.seals[1] >> GOLD & 1


def test_the_ring_may_be_kept() -> None:
    """C25: for another time."""
    p = under_gate()
    play(p, "port1:R", "pay", "done")
    assert p.board.phase == ACT
    assert p.board.vale.seals[0] >> GOLD & 1
    assert p.view(0).stash[GOLD] == []


def test_without_ring_or_treasure_nothing_is_offered() -> None:
    """C25: no second one from the same gate; nothing where nothing is left."""
    p = under_gate()
    p.board.vale.seals[0] &= ~(1 << GOLD)
    play(p, "port1:R", "pay")
    assert p.board.phase == ACT
    p = under_gate()
    p.stash[GOLD], p.board.vale.stashed[GOLD] = [], 0
    play(p, "port1:R", "pay")
    assert p.board.phase == ACT


def test_the_only_one_is_named_too() -> None:
    """C25: what lay face down becomes public by a move alone."""
    p = under_gate(seats=5)
    (only,) = card_names(p.stash[GOLD]).split()
    play(p, "port1:R", "pay", "keep")
    assert texts(p) == [only]
    play(p, only)
    assert p.board.greats_of(0) == 1


# -- what is known of it ------------------------------------------------------------------------


def test_only_who_looked_knows_what_is_left() -> None:
    """C25: the other one is put back unseen."""
    p = under_gate()
    play(p, "port1:R", "pay", "keep")
    play(p, texts(p)[0])
    assert p.view(0).stash[GOLD] == p.stash[GOLD]
    assert p.view(1).stash[GOLD] == p.view(None).stash[GOLD] == []
    chance = FastChance(5)
    found = {0: set[int](), 1: set[int]()}
    for seat, kinds in found.items():
        for _ in range(60):
            imagined = GAME.imagine(p.view(seat), chance)
            assert isinstance(imagined, BattaliaPosition)
            kinds.update(imagined.stash[GOLD])
            imagined.reimagine(seat, chance)
            kinds.update(imagined.stash[GOLD])
            assert imagined.view(seat).text() == p.view(seat).text()
    assert found[0] == set(p.stash[GOLD])
    assert found[1] == set(p.board.unused)


def test_what_lies_under_gates_is_imagined_evenly() -> None:
    """C25: every unused Great Artefact as often as another."""
    p = position(seats=6, valleys="bridge")
    chance = FastChance(6)
    found: Counter[int] = Counter()
    for _ in range(1100):
        imagined = GAME.imagine(p.view(2), chance)
        assert isinstance(imagined, BattaliaPosition)
        found.update(imagined.stash[RED])
    assert sorted(found) == p.board.unused
    assert all(60 < count < 145 for count in found.values())


def test_what_went_openly_to_the_unused_ones_lies_under_no_gate() -> None:
    """C25: everybody saw it."""
    p = position(valleys="bridge")
    kind = own(p, "Sword")
    rewards.shelve(p.board, kind)
    chance = FastChance(7)
    for _ in range(80):
        imagined = GAME.imagine(p.view(1), chance)
        assert isinstance(imagined, BattaliaPosition)
        assert all(kind not in pile for pile in imagined.stash)


def fated(number: int) -> BattaliaPosition:
    """Green has drawn this Fate card."""
    p = position(valleys="bridge")
    for seed in range(60):
        p.chance = FastChance(seed)
        twin = p.copy()
        draw_fate(twin, None)
        if twin.board.arg == number - 1:
            return twin
    raise AssertionError("unreachable")


def test_fate_3_searches_the_unused_stack_alone() -> None:
    """C11, C25: what lies under the gates is not there; who searched knows it from then on."""
    p = fated(3)
    events = play(p, "keep")
    assert p.board.phase == SEARCHING
    assert texts(p) == card_names(p.spare()).split()
    assert codes(events) == ["search"]
    assert events[0].seen_by(0)["cards"] == card_names(p.spare())
    assert "cards" not in events[0].seen_by(1)
    play(p, texts(p)[0])
    assert p.view(0).spare == p.spare()
    assert p.view(1).spare == []
    chance = FastChance(8)
    for _ in range(30):
        imagined = GAME.imagine(p.view(0), chance)
        assert isinstance(imagined, BattaliaPosition)
        assert imagined.spare() == p.spare()


def test_fate_2_lifts_one_of_the_unused_stack() -> None:
    """C11, C25: only its finder sees it, until he takes it."""
    p = fated(2)
    play(p, "keep")
    assert p.board.phase == SEARCHING
    (lifted,) = texts(p)
    assert CARD_NUMBERS[lifted] in p.spare()
    assert p.view(0).pack == cards(lifted)
    assert p.view(1).pack == []
    chance = FastChance(9)
    others = set()
    for _ in range(40):
        imagined = GAME.imagine(p.view(1), chance)
        assert isinstance(imagined, BattaliaPosition)
        (move,) = imagined.legal_moves(0)
        others.add(move)
        own_world = GAME.imagine(p.view(0), chance)
        assert own_world.legal_moves(0) == p.legal_moves(0)
    assert len(others) > 5
    play(p, lifted)
    assert (shelter(p), p.pack) == (lifted, [])


# -- the Royal Bridge: its deals ----------------------------------------------------------------


def on_bridge(held: str, mode: str = "advanced") -> BattaliaPosition:
    p = position(valleys="bridge", mode=mode)
    for kind in cards(held):
        if kind >= GREAT:
            own(p, CARD_NAMES[kind])
    give(p, 0, held)
    hero(p, 0, 1, "f4")
    return p


def test_a_great_artefact_for_a_level() -> None:
    """C25: it goes back to the unused ones, a city rises; any number of times."""
    p = on_bridge("Sword Horn")
    before = len(p.board.unused)
    events = play(p, "deal1:give", "Sword")
    assert codes(events) == ["barter"]
    assert texts(p) == ["b1"]
    play(p, "b1")
    assert level(p, "b1") == 2
    assert len(p.board.unused) == before + 1
    assert CARD_NUMBERS["Sword"] in p.spare()
    assert p.board.greats_of(0) == 1
    play(p, "deal1:give", "Horn", "b1")
    assert level(p, "b1") == 3
    assert texts(p, "deal1:give") == []


@pytest.mark.parametrize("pile", ["nation", "top", "veil", "shelter"])
def test_where_the_great_artefact_may_be(pile: str) -> None:
    """C25, Q13: in nation, shelter or hand; a nation that was searched is shuffled."""
    p = on_bridge("Supply")
    kind = own(p, "Sword")
    p.nations[0], p.board.nation[0] = cards("GLord Supply"), 2
    if pile == "nation":
        p.nations[0].append(kind)
        p.board.nation[0] += 1
    elif pile == "top":
        p.tops[0], p.board.stacked[0] = [kind, CARD_NUMBERS["RLord"]], 2
        p.board.nation[0] += 2
    elif pile == "veil":
        p.veils[0], p.board.veiled[0] = [kind], 1
    else:
        p.board.shelter[0] = [kind]
    play(p, "deal1:give", "Sword", "b1")
    assert p.board.greats_of(0) == 0
    assert (p.tops[0], p.board.stacked[0]) == ([], 0)
    assert len(p.nations[0]) == p.board.nation[0]
    assert kind not in p.hidden(0) + p.board.shelter[0]


def test_what_lies_in_ambush_or_tent_is_out_of_reach() -> None:
    """C25: nor can the kept Fate card be given, nor is there a deal without a city to raise."""
    p = on_bridge("Supply")
    kind = own(p, "Sword")
    p.ambushes[0], p.board.ambush[0] = [kind], 1
    assert texts(p, "deal") == []
    assert refusal(p, "deal1:give").code == "no-bridge"
    p = on_bridge("Fate Supply")
    p.board.fates.remove(0)
    assert texts(p, "deal") == []
    p = on_bridge("Sword")
    p.board.level[p.board.heroes[0]] = 0
    city(p, "b1", 0, 6)
    assert "deal1:give" not in texts(p, "deal")
    p = on_bridge("Supply")
    tent(p, 0, "Pavilion", "GLord")
    assert texts(p, "deal") == []


def test_levels_for_a_great_artefact() -> None:
    """C25: one city by two, or two by one; a displayed one or Fate, to the shelter; once a stop."""
    p = on_bridge("Supply")
    city(p, "c1", 0, 3)
    city(p, "d1", 0, 2)
    play(p, "deal1:lower")
    assert texts(p) == ["c1", "d1"]
    twin = p.copy()
    play(twin, "c1", "c1")
    assert (level(twin, "c1"), twin.board.phase) == (1, CLAIMING)
    play(p, "c1", "d1")
    assert (level(p, "c1"), level(p, "d1")) == (2, 1)
    assert texts(p) == [*shown(p), "fate"]
    first = shown(p)[0]
    play(p, first)
    assert shelter(p) == first
    city(p, "e1", 0, 4)
    assert "deal1:lower" not in texts(p)
    assert "deal1:give" in texts(p)


def test_no_city_below_one_and_no_building_is_lowered() -> None:
    """Q13: and there must be two levels to lose."""
    p = on_bridge("Supply")
    assert texts(p, "deal") == []
    city(p, "c1", 0, 2)
    assert texts(p, "deal") == []
    p.board.owner[p.board.vale.shroud[0]], p.board.level[p.board.vale.shroud[0]] = 0, 2
    assert texts(p, "deal") == []
    city(p, "c1", 0, 3)
    play(p, "deal1:lower")
    assert texts(p) == ["c1"]


def test_a_capital_may_be_lowered_by_two_past_the_residences() -> None:
    """C25, A17: “lower one city by 2 (or 2 cities by 1)”: only what stands in the end needs its
    token."""
    p = on_bridge("Supply")
    city(p, "c1", 0, 6)
    city(p, "d1", 0, 5)
    city(p, "e1", 0, 5)
    play(p, "deal1:lower")
    assert texts(p) == ["c1", "d1", "e1"]
    twin = p.copy()
    play(p, "c1")
    assert texts(p) == ["c1", "d1", "e1"]
    play(p, "c1")
    assert [level(p, name) for name in ("c1", "d1", "e1")] == [4, 5, 5]
    assert p.board.phase == CLAIMING
    play(twin, "c1", "e1")
    assert [level(twin, name) for name in ("c1", "d1", "e1")] == [5, 5, 4]
    p = on_bridge("Supply")
    for name, high in (("c1", 6), ("d1", 5), ("e1", 5), ("g1", 2)):
        city(p, name, 0, high)
    play(p, "deal1:lower", "c1")
    assert "g1" not in texts(p), "a third residence has no token"


def test_the_bridge_raises_by_a_single_level() -> None:
    """C25, A17: one upgrade for one Great Artefact, so none past two residences to a capital."""
    p = on_bridge("Sword Supply")
    city(p, "b1", 0, 4)
    city(p, "d1", 0, 5)
    city(p, "e1", 0, 5)
    play(p, "deal1:give", "Sword")
    assert texts(p) == ["d1", "e1"]


def test_one_great_artefact_for_another() -> None:
    """C25: mine takes the place of the displayed one; once a stop."""
    p = on_bridge("Sword Supply")
    first = shown(p)[0]
    play(p, "deal1:change")
    assert p.board.phase == BARTERING
    play(p, "Sword")
    assert (p.board.phase, p.board.act) == (CLAIMING, acts.BARGAIN)
    assert texts(p) == [*shown(p), "fate"]
    play(p, first)
    assert "Sword" in shown(p)
    assert first not in shown(p)
    assert (shelter(p), hand(p)) == (first, "Supply")
    assert p.board.greats_of(0) == 1
    assert "deal1:change" not in texts(p)


def test_one_great_artefact_for_fate() -> None:
    """C25: mine is shuffled into the unused ones."""
    p = on_bridge("Sword Supply")
    play(p, "deal1:change", "Sword", "fate")
    assert CARD_NUMBERS["Sword"] in p.spare()
    assert p.board.vale.shelved == cards("Sword")
    play(p, "dust")
    assert p.board.greats_of(0) == 0


def test_the_bridge_offers_fate_in_basic_mode_too() -> None:
    """C11, C25: two levels, or a Great Artefact, for a displayed one or a Fate card."""
    p = on_bridge("Sword Supply", mode="basic")
    p.board.display = []
    city(p, "c1", 0, 3)
    assert texts(p, "deal") == ["deal1:give", "deal1:lower", "deal1:change"]
    play(p, "deal1:change", "Sword")
    assert texts(p) == ["fate"]
    p = on_bridge("Supply", mode="basic")
    city(p, "c1", 0, 3)
    play(p, "deal1:lower", "c1", "c1")
    assert texts(p) == [*shown(p), "fate"]


def test_a_new_stop_allows_new_deals() -> None:
    """Q13: whoever leaves the bridge and comes back has stopped again; each hero for himself."""
    p = on_bridge("Sword Supply*2")
    p.board.vale.shroud = []
    first = shown(p)[0]
    play(p, "deal1:change", "Sword", first)
    assert "deal1:change" not in texts(p)
    for _ in range(4):
        play(p, "end")
    assert "deal1:change" not in texts(p)
    hero(p, 0, 2, "f4")
    assert "deal2:change" in texts(p)
    give(p, 0, f"Supply*2 {first}")
    play(p, "march1", "Supply", "step1:E", "march1", "Supply", "step1:W")
    assert "deal1:change" in texts(p)


def test_a_dealer_can_go_on_in_every_imagined_world() -> None:
    """C25: what he trades lies in no ambush."""
    p = on_bridge("Sword Supply")
    p.ambushes[0], p.board.ambush[0] = cards("GLord"), 1
    p.nations[0], p.board.nation[0] = cards("RLord*2"), 2
    play(p, "deal1:change")
    chance = FastChance(10)
    for _ in range(30):
        assert GAME.imagine(p.view(1), chance).legal_moves(0)
    play(p, "Sword")
    for _ in range(30):
        imagined = GAME.imagine(p.view(1), chance)
        imagined.play(0, imagined.legal_moves(0)[0])
