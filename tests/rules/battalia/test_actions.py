"""The actions a1–a13 and their prices."""

from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import CARD_NUMBERS
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    codes,
    hand,
    hero,
    lay,
    level,
    owner,
    play,
    position,
    refusal,
    shelter,
    square,
    tent,
    tents,
    texts,
    where,
)


def test_a_new_city_costs_three_units_of_its_level() -> None:
    """A10: of exactly that rank."""
    p = position("GChief RChief*2 GLord*2 Supply")
    assert [text for text in texts(p) if ":" in text and text.startswith("City")] == [
        f"{shape}:2" for shape in ("CityEnd", "CityStraight", "CityCurve", "CityTee", "CityCross")
    ]
    play(p, "CityTee:2", "d2@0", "GChief", "RChief", "RChief")
    assert (owner(p, "d2"), level(p, "d2")) == (0, 2)
    assert refusal(p, "CityTee:2").code == "cannot-pay"


def test_raising_costs_two_units_of_the_new_level() -> None:
    """A10: up to level 4."""
    p = position("GChief RChief GFreeman*2")
    play(p, "raise:d1", "GChief", "RChief")
    assert level(p, "d1") == 2
    city(p, "a1", 0, 4)
    assert texts(p, "raise") == []


def test_royals_raise_to_residence_and_capital() -> None:
    """A10, C3, A17: the Queen alone from 4 to 5, the King alone from 5 to 6, while tokens last."""
    p = position("GQueen GKing")
    p.board.level[square("d1")] = 4
    play(p, "raise:d1", "GQueen")
    assert level(p, "d1") == 5
    play(p, "raise:d1", "GKing")
    assert level(p, "d1") == 6
    p = position("GQueen GKing")
    for name, high in (("a1", 6), ("b1", 5), ("c1", 5), ("d1", 4)):
        city(p, name, 0, high)
    assert texts(p, "raise") == []


def test_roads() -> None:
    """A10: two Freemen, and a supply for crossroads."""
    p = position("GFreeman RFreeman")
    roads = [text for text in texts(p) if text in ("Straight", "Curve", "Tee", "Cross")]
    assert roads == ["Straight", "Curve"]
    p = position("GFreeman RFreeman Supply")
    play(p, "Cross", "d2@0", "GFreeman", "RFreeman", "pay")
    assert p.board.land[square("d2")] == 3
    assert p.board.played[0] == [*cards("GFreeman RFreeman"), CARD_NUMBERS["Supply"]]


def test_tools_count_as_freemen_for_roads_and_markets() -> None:
    """A11: as two when they are lit, and never for cities."""
    p = position("GTool RFreeman")
    play(p, "Straight", "d2@0", "RFreeman", "GTool")
    assert p.board.phase == ACT
    lay(p, "d2", "Straight")
    p = position("GTool*3", day=3)
    assert texts(p, "City") == []
    play(p, "Straight", "d2@0", "GTool")
    assert p.board.land[square("d2")] == 0
    play(p, "market:d2", "GTool")
    assert p.board.markets[0] == square("d2")


def test_hiring() -> None:
    """A10, A3: a unit of that rank or more and two supplies bring the top card and a supply."""
    p = position("GPriest Supply*2")
    assert texts(p, "hire") == ["hire:Freeman", "hire:Chief", "hire:Priest"]
    supplies = p.board.supplies
    priest = p.board.top[2] * 4 + 2
    play(p, "hire:Priest", "GPriest", "pay")
    assert sorted(p.board.shelter[0]) == [priest, CARD_NUMBERS["Supply"]]
    assert p.board.supplies == supplies - 1


def test_royals_hire_too() -> None:
    """A10, C3: a King or Queen counts as a unit of high rank."""
    p = position("GQueen Supply*2")
    play(p, "hire:Lord", "GQueen", "pay")
    assert p.board.phase == ACT


def test_no_supply_when_the_stack_is_empty() -> None:
    """A4: none is taken."""
    p = position("GFreeman Supply*2")
    p.board.supplies = 0
    play(p, "hire:Freeman", "GFreeman", "pay")
    assert "Supply" not in shelter(p)


def test_upgrading() -> None:
    """A10: the unit and three supplies; the old card goes back, no supply comes; never a Lord."""
    p = position("GPriest RLord Supply*3")
    assert texts(p, "upgrade") == ["upgrade:GPriest"]
    lord = p.board.top[3] * 4 + 3
    play(p, "upgrade:GPriest", "pay")
    assert p.board.shelter[0] == [lord]
    assert hand(p) == "RLord"
    assert refusal(p, "upgrade:RLord").code == "no-use"


def test_buying_artefacts() -> None:
    """A10, C8: three supplies, or a chest, which goes to the shelter."""
    p = position("Chest Supply*3")
    play(p, "buy:Horse")
    assert texts(p) == ["Chest", "pay"]
    play(p, "Chest")
    assert hand(p) == "Supply Supply Supply"
    assert p.board.played[0] == cards("Chest")
    play(p, "buy:Horse", "pay")
    assert hand(p) == ""


def test_stardust_counts_as_up_to_two_supplies_in_one_line() -> None:
    """C7: and none is laid in vain."""
    p = position("GLord Dust*2 Supply*3")
    play(p, "hire:Lord", "GLord")
    assert texts(p) == ["pay", "pay+1"]
    play(p, "pay+1")
    assert hand(p) == "Supply Supply Supply Dust"
    play(p, "buy:Horse")
    assert texts(p) == ["pay", "pay+1"]
    p = position("Dust*2")
    play(p, "buy:Horse")
    assert texts(p) == ["pay+2"]


def test_hiring_heroes() -> None:
    """A10: a weapon and two supplies, into an own city; two heroes a player."""
    p = position("GWeapon Supply*2")
    assert texts(p, "hero") == ["hero:d1"]
    play(p, "hero:d1", "GWeapon", "pay")
    assert where(p, 0, 2) == "d1"
    p = position("GWeapon Supply*2")
    hero(p, 0, 2, "d1")
    assert refusal(p, "hero:d1").code == "heroes-out"


def test_farrels_arrow_hires_heroes() -> None:
    """C10: it is a weapon for that too."""
    p = position("Arrow Supply*2")
    play(p, "hero:d1", "Arrow", "pay")
    assert where(p, 0, 2) == "d1"


def test_the_ambush() -> None:
    """A10: once a turn a unit goes to limbo and a battle card lies face down; three at most."""
    p = position("GFreeman GLord GTool Supply")
    play(p, "ambush")
    assert texts(p) == ["GFreeman", "GLord"]
    play(p, "GFreeman")
    assert texts(p) == ["GLord"]
    play(p, "GLord")
    assert p.board.limbo == cards("GFreeman")
    assert p.ambushes[0] == cards("GLord")
    assert refusal(p, "ambush").code == "no-ambush"
    p = position("GFreeman GLord")
    p.board.ambush[0], p.ambushes[0] = 3, cards("GLord*3")
    assert texts(p, "ambush") == []


def test_a_chest_lays_up_to_three_in_ambush() -> None:
    """A10, C8: the limit of three stands; the chest is gone."""
    p = position("Chest GLord*3 RLord")
    play(p, "ambush", "Chest", "GLord")
    assert "done" in texts(p)
    play(p, "GLord", "RLord")
    assert (p.board.ambush[0], p.board.phase) == (3, ACT)
    assert p.board.limbo == cards("Chest")
    p = position("Chest GLord*3")
    p.board.ambush[0], p.ambushes[0] = 2, cards("GLord*2")
    play(p, "ambush", "Chest", "GLord")
    assert p.board.phase == ACT


def test_stardust_cannot_go_to_limbo() -> None:
    """C7: nor can anything but units and chests."""
    p = position("Dust Supply GWeapon GLord")
    play(p, "ambush")
    assert texts(p) == ["GLord"]


def test_an_ambush_is_hidden() -> None:
    """A14, A10: others see how many cards lie there, and who pitched a tent."""
    p = position("GFreeman GLord")
    events = play(p, "ambush", "GFreeman", "GLord")
    assert [event.seen_by(1).get("card") for event in events if event.code == "ambush"] == [None]
    assert p.view(1).ambush == []
    assert p.view(1).board.ambush == [1, 0, 0, 0]


def test_tents() -> None:
    """A14, A10: one card goes in, opened free in a later own turn; the tent goes to the shelter."""
    p = position("GTent RLord Hammer Supply")
    play(p, "play:GTent")
    assert texts(p) == ["RLord", "Supply"]
    play(p, "RLord")
    assert (tents(p, 0), p.board.phase) == (1, ACT)
    assert texts(p, "open") == []
    assert p.view(1).tented == []
    assert p.view(0).tented == [cards("RLord")]
    p.board.turns += 1
    play(p, "open1")
    assert "RLord" in hand(p)
    assert shelter(p) == "GTent"


def test_a_lit_tent_holds_two() -> None:
    """A10, A6: on its day; the second card is optional."""
    p = position("GTent RLord Supply*3", day=4)
    play(p, "play:GTent", "RLord")
    assert texts(p) == ["Supply", "done"]
    play(p, "Supply")
    assert (p.board.tents[2], p.board.phase) == (2, ACT)


def test_markets() -> None:
    """C6, Q7: two Freemen, on a pool road in one's network; two a player, they may share a road."""
    p = position("GFreeman*4 RFreeman*2")
    assert refusal(p, "market:d2").code == "no-market"
    lay(p, "d2", "Straight")
    lay(p, "a1", "Cross")
    assert texts(p, "market") == ["market:d2"]
    play(p, "market:d2", "GFreeman", "GFreeman", "market:d2", "GFreeman", "GFreeman")
    assert p.board.markets[:2] == [square("d2")] * 2
    assert texts(p, "market") == []


def test_no_market_on_a_gate() -> None:
    """Q7: gates are no pool roads."""
    p = position("GFreeman*2")
    lay(p, "d2", "Cross")
    lay(p, "c2", "Curve", turn=1)
    assert "market:c3" not in texts(p)
    assert "market:c2" in texts(p)


def test_trading_an_artefact_for_a_chest() -> None:
    """C6, A10: one market; what was received cannot be traded again this turn."""
    p = position("GHorse RTool")
    lay(p, "d2", "Straight")
    p.board.markets[0] = square("d2")
    assert texts(p, "sell") == []
    hero(p, 0, 1, "d2")
    play(p, "sell", "GHorse")
    assert hand(p) == "RTool Chest"
    assert p.board.tail[5] == [0]
    assert texts(p, "swap") == []
    assert "sell" in texts(p)


def test_trading_a_chest_for_an_artefact() -> None:
    """C6: the top one, to hand; its colour is free on its day."""
    p = position("Chest", day=1)
    lay(p, "d2", "Straight")
    p.board.markets[0] = square("d2")
    hero(p, 0, 1, "d2")
    top = "GYRBWO"[p.board.top[5]]
    play(p, "swap:Horse")
    assert hand(p) == f"{top}Horse"
    assert texts(p, "sell") == []
    p = position("Chest", day=1)
    lay(p, "d2", "Straight")
    p.board.markets[0] = square("d2")
    hero(p, 0, 1, "d2")
    play(p, "swap:Tent", "=blue")
    assert hand(p) == "BTent"
    assert texts(p, "sell") == []


def test_stardust_needs_two_markets() -> None:
    """C6: two supplies for one, and never back."""
    p = position("Supply*2 GHorse")
    lay(p, "d2", "Straight")
    hero(p, 0, 1, "d2")
    p.board.markets[0] = square("d2")
    assert "grind" not in texts(p)
    p.board.markets[1] = square("d2")
    play(p, "grind")
    assert hand(p) == "GHorse Dust"
    assert p.board.dust == 11
    play(p, "sell")
    assert texts(p) == ["GHorse"]


def test_great_artefacts_are_not_traded() -> None:
    """Q7: only ordinary ones."""
    p = position("Hammer Sword")
    lay(p, "d2", "Straight")
    hero(p, 0, 1, "d2")
    p.board.markets[0] = square("d2")
    assert texts(p, "sell") == []


def test_events_are_declared() -> None:
    """A10: everything that happens has a name."""
    p = position("GLord Supply*2")
    assert set(codes(play(p, "hire:Lord", "GLord", "pay"))) <= set(GAME.codes["event"])


def test_a_tent_of_another_cannot_be_opened() -> None:
    """A14: only one's own."""
    p = position("Supply")
    tent(p, 1, "RTent", "RLord")
    assert refusal(p, "open1").code == "no-tent"


def test_no_hero_without_a_weapon() -> None:
    """A10: supplies alone hire nobody."""
    p = position("GHorse Supply*2")
    assert texts(p, "hero") == []


def test_a_chest_alone_pays_for_an_ambush() -> None:
    """A10, C8: no unit need be given."""
    p = position("Chest GWeapon")
    play(p, "ambush", "Chest", "GWeapon")
    assert p.ambushes[0] == cards("GWeapon")
    assert texts(position("Chest Supply"), "ambush") == []


def test_a_hero_with_nowhere_to_go_is_not_moved() -> None:
    """A10, A12: a line is offered only if it can be completed."""
    assert texts(position("Supply*2"), "march") == []
    p = position("GLord")
    lay(p, "d2", "Straight")
    assert texts(p, "march") == []
