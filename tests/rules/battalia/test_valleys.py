"""The Royal Valleys: their map, exploring, buildings and centres.

The Kings' valley lies around d4: crossroads d3, c4, e4, d5 and buildings c3, e3, c5, e5; the
Queens' around h4; f4 joins them. Green lives on b1 at the edge of the wide map.
"""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules import networks, scoring
from plansza.games.battalia.rules.board import BLOCKED, EMPTY, HUE
from plansza.games.battalia.rules.components import (
    BRIDGE,
    BUILDING,
    BYWAY,
    C_CROSS,
    CENTRE,
    GATE,
    PASS,
    RUINS,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import NEXT, OFF, SQUARE_NAMES
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.variants import valleys
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES
from tests.rules.battalia.helper import (
    GAME,
    city,
    codes,
    empty_under,
    fresh,
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
    storms,
    texts,
    where,
)

KINGS = ("Smith", "TownHall", "Stables", "Arena")


def valley(held: str = "", at: str = "d2") -> BattaliaPosition:
    """Green's first hero stands there, on a day without weapons, horses or tools lit."""
    p = position(held, day=6, valleys="pass")
    hero(p, 0, 1, at)
    return p


def uncover(p: BattaliaPosition, *names: str) -> None:
    """These cards were explored before; buildings by somebody who does not matter."""
    for name in names:
        p.board.vale.shroud.remove(square(name))
    p.board.changed()


def own(p: BattaliaPosition, seat: int, where: str, building: str) -> None:
    """A seat has found this building there."""
    if square(where) in p.board.vale.shroud:
        uncover(p, where)
    p.board.vale.works[BUILDING_NAMES.index(building)] = square(where)
    p.board.owner[square(where)], p.board.level[square(where)] = seat, 2
    p.board.changed()


# -- the map ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "gates", "starts", "neutrals"),
    [
        (2, "b2 j6", "a4 k4", "f2 f6"),
        (3, "a3 k3 f6", "f1 c7 i7", "b2 j2 a5 k5"),
        (4, "a2 k2 a6 k6", "b1 j1 b7 j7", "d2 h2 d6 h6"),
        (5, "b2 f2 j2 b6 j6", "c1 f1 i1 c7 i7", "a4 d2 h2 d6 h6"),
        (6, "a2 h1 k2 a6 d7 k6", "b1 f1 j1 b7 f7 j7", "a4 k4 d2 h2 d6 h6"),
    ],
)
def test_the_map_of_the_valleys(seats: int, gates: str, starts: str, neutrals: str) -> None:
    """A20, C25: the wide map for everybody, centres where the ruins were, no ruins."""
    p = position(seats=seats, valleys="bridge")
    board = p.board
    assert {SQUARE_NAMES[at] for at in range(77) if board.land[at] == GATE} == set(gates.split())
    cities = {SQUARE_NAMES[at] for at in range(77) if 4 <= board.land[at] < GATE}
    assert cities == set(f"{starts} {neutrals}".split())
    assert RUINS not in board.land
    assert board.land.count(BLOCKED) == {2: 22, 3: 12, 5: 12}.get(seats, 0)
    assert [board.land[square(name)] for name in ("d4", "h4", "f4")] == [CENTRE, CENTRE, BRIDGE]
    for name in ["d3", "c4", "e4", "d5", "h3", "g4", "i4", "h5"]:
        assert board.land[square(name)] == BYWAY
    for name in ["c3", "e3", "c5", "e5", "g3", "i3", "g5", "i5"]:
        assert board.land[square(name)] == BUILDING
    assert len(board.vale.shroud) == 16


@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_in_the_valleys(seats: int) -> None:
    """C25: two Great Artefacts under each gate, and no city of the set-up beside a building."""
    p = position(seats=seats, valleys="bridge")
    assert sorted(p.board.vale.stashed, reverse=True) == [2] * seats + [0] * (6 - seats)
    for at in range(77):
        if p.board.land[at] == C_CROSS:
            beside = [NEXT[at * 4 + way] for way in range(4)]
            assert BUILDING not in [p.board.land[there] for there in beside if there != OFF]


def test_one_connection() -> None:
    """C25: the pass, the bridge, or what luck says."""
    assert fresh(4, valleys="pass").board.land[square("f4")] == PASS
    assert fresh(4, valleys="bridge").board.land[square("f4")] == BRIDGE
    found = set()
    for seed in range(20):
        p = GAME.start(GAME.setup(4, valleys="random"), FastChance(seed))
        assert isinstance(p, BattaliaPosition)
        found.add(p.board.land[square("f4")])
    assert found == {PASS, BRIDGE}


def test_backs_show_roads_and_count_as_built() -> None:
    """C25: crossroads lead everywhere, buildings only to their two crossroads; the network passes
    over unexplored cards, and what is laid beside them must match."""
    p = valley("GFreeman*3 Supply*3")
    board = p.board
    north, east, south, west = 1, 2, 4, 8
    exits = [board.exits[square(name)] for name in ("c3", "e3", "c5", "e5", "d3")]
    assert exits == [east | south, west | south, east | north, west | north, 15]
    city(p, "d2", 0, 1)
    assert networks.in_network(board, 0, square("d5"))
    play(p, "Straight")
    assert "b4@1" in texts(p)  # east and west, from the crossroads c4
    assert "b4@0" not in texts(p)
    assert "f3@0" in texts(p)  # between two buildings, down to the connection
    assert "f3@1" not in texts(p)


def test_no_city_against_the_outer_edges_of_a_building() -> None:
    """C25: roads may lie there."""
    p = valley("GFreeman*3 Supply")
    lay(p, "c2", "Straight", turn=1)
    city(p, "d2", 0, 1)
    p.board.changed()
    lay(p, "b3", "Tee", turn=0)
    lay(p, "b4", "Cross")
    assert networks.can_lay(p.board, 0, 4)
    play(p, "CityEnd:1")
    forbidden = {"c2", "b3", "e2", "f3", "f5", "b5", "c6", "e6"}
    assert texts(p)
    assert not {move.split("@")[0] for move in texts(p)} & forbidden
    p = valley("GFreeman*2 Supply")
    city(p, "d2", 0, 1)
    play(p, "Straight")
    assert "c2@1" in texts(p)


def test_where_only_cities_are_forbidden_none_can_be_laid() -> None:
    """C25: the rule counts when a card is offered, and for a full map."""
    p = valley("GFreeman*3")
    board = p.board
    for at in range(77):
        if board.land[at] == EMPTY and SQUARE_NAMES[at] != "c2":
            board.land[at] = BLOCKED
    for seat in range(4):
        for at in board.cities(seat):
            board.owner[at] = -1
    board.owner[square("d2")], board.level[square("d2")] = 0, 1
    board.changed()
    assert not networks.can_lay(board, 0, 4)
    assert networks.can_lay(board, 0, 0)
    assert not networks.is_full(board)
    for stack in range(11, 15):
        board.top[stack] = -1
        empty_under(p, stack)
    assert networks.is_full(board)
    assert len(board.vale.shroud) == 16


# -- exploring ----------------------------------------------------------------------------------


def test_heroes_stand_on_explored_cards_only() -> None:
    """C25: the centre and the connection are open from the start."""
    p = valley("Supply", at="d2")
    assert texts(p, "march") == []
    uncover(p, "d3")
    play(p, "march1", "Supply", "step1:S")
    assert where(p, 0) == "d3"
    p = valley("Supply", at="d3")
    play(p, "march1", "Supply")
    assert texts(p, "step") == ["step1:N", "step1:S"]  # to the neutral city and to the centre
    p = valley("Wings", at="d2")
    play(p, "play:Wings")
    assert not {"d3", "c3", "c4", "g4"} & set(texts(p))
    assert {"d4", "f4"} <= set(texts(p))


def test_exploring_a_road() -> None:
    """a15, C25: next to a hero with a direct road; two Freemen and a supply."""
    p = valley("GFreeman RFreeman Supply")
    assert texts(p, "explore") == ["explore:d3"]
    events = play(p, "explore:d3", "GFreeman", "RFreeman", "pay")
    assert codes(events)[-1] == "explore"
    assert square("d3") not in p.board.vale.shroud
    assert p.board.exits[square("d3")] == 15
    assert owner(p, "d3") == -1
    assert texts(valley("GFreeman*2"), "explore") == []
    assert texts(valley("GFreeman Supply"), "explore") == []
    assert texts(valley("GFreeman*2 Supply", at="c2"), "explore") == []


def test_tools_explore() -> None:
    """C25, A11: a tool counts as a Freeman, as two when it is lit."""
    p = valley("GTool RFreeman Supply")
    play(p, "explore:d3", "RFreeman", "GTool", "pay")
    p = valley("GTool", at="d4")
    assert texts(p, "explore") == []
    p.board.day = 2
    hero(p, 0, 1, "d3")
    assert texts(p, "explore") == ["explore:c3", "explore:e3"]
    play(p, "explore:c3", "GTool")
    assert owner(p, "c3") == 0


def test_exploring_a_building() -> None:
    """a15, C25: two Freemen; the finder controls it, level 2, two points; its roads stay."""
    p = valley("GFreeman*2", at="d3")
    uncover(p, "d3")
    before = p.board.exits[square("e3")]
    events = play(p, "explore:e3", "GFreeman", "GFreeman")
    assert codes(events)[-1] == "find"
    assert (owner(p, "e3"), level(p, "e3"), p.board.points_of(0)) == (0, 2, 3)
    assert p.board.exits[square("e3")] == before
    found = [name for name, at in zip(BUILDING_NAMES, p.board.vale.works, strict=True) if at >= 0]
    assert len(found) == 1
    assert found[0] in KINGS


def test_no_building_is_explored_from_outside() -> None:
    """C25: a direct road is needed, and the outer edges have none; nor across a corner."""
    p = valley("GFreeman*2 Supply", at="c2")
    lay(p, "c2", "Cross")
    assert texts(p, "explore") == []
    assert refusal(p, "explore:c3").code == "no-explorer"
    p = valley("GFreeman Supply", at="d2")
    assert refusal(p, "explore:d3").code == "cannot-pay"
    p = valley("GFreeman*2 Supply", at="d4")
    assert texts(p, "explore") == ["explore:d3", "explore:c4", "explore:e4", "explore:d5"]


def test_every_building_is_found_once_in_its_own_valley() -> None:
    """C25: four buildings shuffled around each centre; none is known before it is found."""
    orders = set()
    for seed in range(12):
        p = position("GFreeman*16", seed=seed, valleys="pass")
        for centre, names in (("d3 d5", "c3 e3 c5 e5"), ("h3 h5", "g3 i3 g5 i5")):
            uncover(p, *centre.split())
            for name in names.split():
                hero(p, 0, 1, name[0].translate(str.maketrans("cegi", "ddhh")) + name[1])
                play(p, f"explore:{name}", "GFreeman", "GFreeman")
                p.board.owner[square(name)] = 1  # nobody has tokens for all of them
                p.board.changed()
        works = p.board.vale.works
        assert {SQUARE_NAMES[at] for at in works[:4]} == {"c3", "e3", "c5", "e5"}
        assert {SQUARE_NAMES[at] for at in works[4:]} == {"g3", "i3", "g5", "i5"}
        orders.add(tuple(works))
    assert len(orders) > 8


# -- buildings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "kind"),
    [
        ("Smith", "Tool"),
        ("TownHall", "Title"),
        ("Stables", "Horse"),
        ("Arena", "Weapon"),
        ("Weaver", "Tent"),
        ("Tavern", "Amulet"),
        ("MageGuild", "Scroll"),
        ("Shop", "Supply"),
    ],
)
def test_what_the_buildings_make(building: str, kind: str) -> None:
    """C25: a card of its kind to hand, usable now."""
    p = position(day=5 if building != "Arena" else 1, valleys="pass")
    own(p, 0, "c3" if building in KINGS else "g3", building)
    assert texts(p, "craft") == [f"craft:{building}"]
    play(p, f"craft:{building}")
    assert hand(p) in (kind, *[f"{letter}{kind}" for letter in "GYRB"])
    assert texts(p, "craft") == []
    assert refusal(p, f"craft:{building}").code == "no-goods"


def test_one_card_a_turn_in_total() -> None:
    """C25: of the kinds one owns; again in one's next turn; others' buildings give nothing."""
    p = position("GFreeman", valleys="pass")
    own(p, 0, "c3", "Smith")
    own(p, 0, "e3", "Arena")
    own(p, 1, "g3", "Shop")
    assert texts(p, "craft") == ["craft:Smith", "craft:Arena"]
    play(p, "craft:Arena")
    assert texts(p, "craft") == []
    for _ in range(4):
        play(p, "end")
    assert texts(p, "craft") == ["craft:Smith", "craft:Arena"]


def test_crafting_needs_the_card_and_may_choose_its_colour() -> None:
    """C25, A6: the Oracle lets one choose; an empty stack gives nothing."""
    p = position(day=2, valleys="pass")
    own(p, 0, "c3", "TownHall")
    play(p, "craft:TownHall")
    assert p.board.phase == HUE
    play(p, "=blue")
    assert hand(p) == "BTitle"
    p = position(valleys="pass")
    own(p, 0, "c3", "TownHall")
    own(p, 0, "g3", "Shop")
    p.board.top[4 + 4] = -1
    assert texts(p, "craft") == ["craft:Shop"]
    p.board.supplies = 0
    assert texts(p, "craft") == []


def test_a_conquered_building_serves_at_once() -> None:
    """C25: it is attacked like any city; its defence is 2, and so is what the winner lays."""
    p = position("GWeapon GLord", day=3, valleys="pass")
    own(p, 1, "c3", "Smith")
    hero(p, 0, 1, "c3")
    play(p, "storm:c3", "GWeapon", "GLord")
    assert (owner(p, "c3"), level(p, "c3")) == (0, 2)
    assert texts(p, "craft") == ["craft:Smith"]


def test_buildings_are_never_raised() -> None:
    """Q13: neither by units nor by the storm; they are homes for heroes and begin a network."""
    p = position("GPriest*2 GWeapon Supply*4", valleys="pass")
    own(p, 0, "c3", "Smith")
    assert texts(p, "raise") == []
    assert texts(p, "hero") == ["hero:b1", "hero:c3"]
    assert networks.in_network(p.board, 0, square("d3"))
    assert p.board.cities_of_level(0, 2) == 1
    assert scoring.rank_key(p.board, 0)[0] == 3
    at = next(at for at in range(77) if p.board.land[at] == GATE and p.board.hue[at] != 2)
    hero(p, 0, 1, SQUARE_NAMES[at])
    storms(p, 10)
    play(p, "port1:R", "pay")
    assert texts(p) == ["b1"]


# -- centres ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["advanced", "heroic"])
def test_a_centre_is_a_neutral_six(mode: str) -> None:
    """C25: conquered like a neutral city, it becomes 4, but no Lord comes."""
    p = position("GWeapon GLord*2", day=3, mode=mode, valleys="pass")
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon", "GLord")
    assert battle_strength.total(p.board, 1) == 6
    assert battle_strength.total(p.board, 0) == 5
    play(p, "GLord")
    assert (owner(p, "d4"), level(p, "d4")) == (0, 4)
    assert shelter(p) == "GLord GLord GWeapon"


def test_own_buildings_defend_the_centre() -> None:
    """C25, Q13: level + 2 for each in the same valley; not the other way round, and only one's
    own."""
    p = position("GWeapon Supply", day=3, hands={1: "Supply"}, valleys="pass")
    p.board.owner[square("d4")], p.board.level[square("d4")] = 1, 4
    own(p, 1, "c3", "Smith")
    own(p, 1, "e5", "Arena")
    own(p, 1, "g3", "Shop")
    own(p, 0, "e3", "Stables")
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon")
    assert battle_strength.total(p.board, 1) == 4 + 2 * 2
    p.board.owner[square("h4")] = 1
    p.board.changed()
    assert [valleys.support(p.board, square(name)) for name in ("d4", "h4", "c3")] == [4, 2, 0]
    p = position("GWeapon Supply", day=3, hands={1: "Supply"}, valleys="pass")
    p.board.owner[square("d4")], p.board.level[square("d4")] = 1, 4
    own(p, 1, "c3", "Smith")
    hero(p, 0, 1, "c3")
    play(p, "storm:c3", "GWeapon")
    assert battle_strength.total(p.board, 1) == 2


def test_a_lost_centre_leaves_the_buildings() -> None:
    """C25: they are conquered one by one; a centre may grow to 5 and 6 (Q13)."""
    p = position("GWeapon GLord*2 GKing", day=3, valleys="pass")
    p.board.owner[square("d4")], p.board.level[square("d4")] = 1, 4
    own(p, 1, "c3", "Smith")
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon", "GKing")
    assert (owner(p, "d4"), owner(p, "c3")) == (0, 1)
    p = position("GQueen GKing", valleys="pass")
    p.board.crowned[:2] = [1, 1]
    p.board.owner[square("d4")], p.board.level[square("d4")] = 0, 4
    play(p, "raise:d4", "GQueen", "raise:d4", "GKing")
    assert level(p, "d4") == 6


def test_five_great_cities_may_have_a_centre_among_them() -> None:
    """C19, C25: a conquered centre counts."""
    p = position("GWeapon GLord*2", day=3, valleys="pass")
    for name in ("a1", "c1", "d1", "e1"):
        city(p, name, 0, 4)
    hero(p, 0, 1, "d4")
    play(p, "storm:d4", "GWeapon", "GLord", "GLord")
    assert p.outcome is not None
    assert p.outcome.reason == "fifth-city"


# -- neutral ground -----------------------------------------------------------------------------


def test_no_bonus_in_the_valleys() -> None:
    """C25, Q13: no morale, no terrain, no veterans, for either side."""
    hands = {1: "YLord Supply"}
    p = position("GWeapon GFreeman GKing", day=3, hands=hands, mode="heroic", valleys="pass")
    p.board.veteran = [1, 1, 0, 0]
    own(p, 1, "c3", "Smith")
    hero(p, 0, 1, "c3")
    hero(p, 1, 1, "c3")
    play(p, "storm:c3", "GWeapon", "join1")
    assert (battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)) == (1, 2)
    play(p, "GFreeman")
    assert battle_strength.total(p.board, 0) == 2
    play(p, "GKing", "YLord")
    assert (battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)) == (8, 6)


def test_a_bowman_outside_keeps_his_bonus() -> None:
    """C10, Q13: each side counts where its heroes stand."""
    p = position("Arrow GFreeman", day=3, hands={1: "YLord"}, valleys="pass")
    own(p, 1, "c3", "Smith")
    lay(p, "c2", "Cross", "R")
    hero(p, 0, 1, "c2")
    play(p, "storm:c3", "Arrow")
    assert battle_strength.total(p.board, 0) == 2 + 1


def test_hero_abilities_are_off_in_the_valleys() -> None:
    """C25, A18: no valley card is native terrain, so nobody enters it free."""
    p = valley("GLord", at="d2")
    uncover(p, "d3")
    assert texts(p, "step") == []


def test_valley_cards_are_no_ordinary_land() -> None:
    """C26, Q7: neither the Staff nor markets touch them."""
    p = valley("Staff GFreeman*2 Supply", at="d2")
    uncover(p, "d3")
    city(p, "d2", 0, 1)
    assert texts(p, "market") == []
    play(p, "play:Staff")
    assert not {"d3", "d4", "f4", "c3", "c4"} & set(texts(p))


def test_nobody_flees_onto_a_face_down_card() -> None:
    """C25, C26: a retreat goes over explored cards: here three squares to the east alone."""
    p = position("GWeapon GLord", day=3, hands={1: "YHorse"}, valleys="pass")
    uncover(p, "e4", "g4")
    for number in (0, 1):
        hero(p, number, 1, "d4")
    play(p, "strike2.1", "GWeapon")
    assert texts(p) == ["retreat:g4", "fight"]
