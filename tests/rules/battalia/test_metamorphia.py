"""Metamorphia: what attracts her, tribute, and her powers."""

from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import (
    CARD_NUMBERS,
    LETTERS,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength, movement
from tests.rules.battalia.helper import (
    city,
    guest,
    guest_at,
    hand,
    hero,
    lay,
    level,
    owner,
    pass_day,
    play,
    play_as,
    position,
    refusal,
    shelter,
    square,
    storms,
    texts,
    where,
)


def visited(held: str, colour: str, sides: str = "alone") -> BattaliaPosition:
    """Metamorphia stands on c1 and green's hero on d1, a city of level 1; both of this colour."""
    p = position(held, neutrals="metamorphia", mode="basic", sides=sides)
    lay(p, "c1", "Cross", colour)
    guest(p, "Metamorphia", "c1")
    p.board.hue[square("d1")] = LETTERS.index(colour)
    return p


def test_she_moves_to_new_cities_and_roads() -> None:
    """C21: at once, to every terrain card that is newly built."""
    p = visited("GFreeman*5", "G")
    play(p, "CityEnd:1", "d2@0", *["GFreeman"] * 3)
    assert guest_at(p, "Metamorphia") == "d2"
    play(p, "Curve", "e1@2", "GFreeman", "GFreeman")
    assert guest_at(p, "Metamorphia") == "e1"


def test_she_is_not_called_before_she_has_entered() -> None:
    """C12, C21: building in the first week brings nobody."""
    p = position("GFreeman*3", neutrals="metamorphia")
    play(p, "CityEnd:1", "d2@0", *["GFreeman"] * 3)
    assert guest_at(p, "Metamorphia") == ""


def test_she_moves_to_exchanged_cards_but_not_to_swapped_ones() -> None:
    """C21, Q9, C26: a card from the pool draws her, two that change places on the map do not."""
    p = visited("Staff", "G")
    lay(p, "a1", "Cross", "R")
    play(p, "play:Staff", "a1", "c1")
    assert guest_at(p, "Metamorphia") == "c1"
    play(p, "a1", "=blue")
    assert guest_at(p, "Metamorphia") == "a1"


def test_storm_roads_and_exchanges_draw_her_too() -> None:
    """C21, C5: roads of Storm 4 and cards of Storm 7."""
    for storm, moves, there in ((4, ["Cross", "d2@0"], "d2"), (7, ["a1", "=blue"], "a1")):
        p = visited("Supply*2", "G")
        lay(p, "a1", "Cross", "R")
        p.board.heroes[0] = movement.gate_square(p.board, 0)
        storms(p, storm)
        play(p, "port1:R", "pay", *moves)
        assert guest_at(p, "Metamorphia") == there


def test_tribute_is_for_heroes_on_her_terrain_type() -> None:
    """C21, Q9: wherever the hero stands; ruins are no terrain type, for her nor for him."""
    p = visited("Supply GFreeman", "O")
    assert texts(p, "tribute") == ["tribute1"]
    p.board.hue[square("d1")] = LETTERS.index("B")
    assert texts(p, "tribute") == []
    assert refusal(p, "tribute1").code == "no-tribute"
    hero(p, 0, 1, "d4")
    guest(p, "Metamorphia", "d4")
    assert texts(p, "tribute") == []


def test_exploring_is_not_building_and_valleys_are_no_terrain() -> None:
    """Q9, C21, C25: she stays where she is; who stands in a valley pays no tribute."""
    p = position("GFreeman*2 Supply*2", day=6, valleys="pass", neutrals="metamorphia")
    hero(p, 0, 1, "d2")
    guest(p, "Metamorphia", "b1")
    play(p, "explore:d3", "GFreeman", "GFreeman", "pay")
    assert guest_at(p, "Metamorphia") == "b1"
    hero(p, 0, 1, "d3")
    guest(p, "Metamorphia", "d3")
    assert texts(p, "tribute") == []


def test_tribute_is_any_card_in_a_line_of_its_own() -> None:
    """C21, Q6: stardust too; it is spent, and a ride is over."""
    p = visited("Dust GHorse GKing Fate", "G")
    lay(p, "e1", "Cross", "B")
    lay(p, "f1", "Cross", "B")
    play(p, "march1", "GHorse", "step1:E")
    p.board.hue[square("e1")] = LETTERS.index("G")
    play(p, "tribute1")
    assert texts(p) == ["GKing", "Dust", "Fate"]
    play(p, "Dust")
    assert p.board.played[0] == [CARD_NUMBERS["GHorse"], CARD_NUMBERS["Dust"]]
    assert hand(p) == "GKing Fate"
    assert p.board.points[0] == 3


def test_tribute_once_a_turn_for_every_hero_and_type() -> None:
    """C21: two heroes pay twice; when she is on another type, both may pay again."""
    p = visited("Supply*6", "O")
    hero(p, 0, 2, "d1")
    assert texts(p, "tribute") == ["tribute1", "tribute2"]
    play(p, "tribute1", "Supply", "draw1")
    assert texts(p, "tribute") == ["tribute2"]
    play(p, "tribute2", "Supply", "draw1")
    assert texts(p, "tribute") == []
    p.board.hue[square("c1")] = p.board.hue[square("d1")] = LETTERS.index("G")
    assert texts(p, "tribute") == ["tribute1", "tribute2"]
    play(p, "tribute1", "Supply")
    p.board.hue[square("c1")] = p.board.hue[square("d1")] = LETTERS.index("O")
    assert texts(p, "tribute") == []
    pass_day(p)
    p.hands[0], p.board.held[0] = p.hands[0][:1], 1
    assert texts(p, "tribute") == ["tribute1", "tribute2"]


def test_forest_moves_that_hero_three_squares() -> None:
    """C21: as a horse does."""
    p = visited("GLord", "G")
    for name in ("e1", "f1", "g1"):
        lay(p, name, "Cross", "B")
    play(p, "tribute1", "GLord", "step1:E", "step1:E", "step1:E")
    assert where(p, 0) == "g1"
    assert texts(p, "step") == []


def test_mountains_raise_any_own_city() -> None:
    """C21: free, by a level; with none to raise, no tribute."""
    p = visited("GLord", "Y")
    city(p, "g7", 0, 4)
    assert texts(p, "tribute") == ["tribute1"]
    play(p, "tribute1", "GLord")
    assert texts(p) == ["d1", "g7"]
    play(p, "g7")
    assert level(p, "g7") == 5
    p = visited("GLord", "Y")
    p.board.level[square("d1")] = 6
    assert texts(p, "tribute") == []


def test_mountains_skip_no_level() -> None:
    """C21, A17: while both residences stand no city of level 4 rises; only Storm 10 goes to “the
    next possible” level."""
    p = visited("GLord", "Y")
    p.board.level[square("d1")] = 4
    city(p, "f7", 0, 5)
    city(p, "g7", 0, 5)
    play(p, "tribute1", "GLord")
    assert texts(p) == ["f7", "g7"]
    city(p, "a1", 0, 6)
    p = p.copy()
    p.board.tributes[0], p.board.phase = 0, ACT
    assert texts(p, "tribute") == []


def test_canyons_attack_without_a_weapon() -> None:
    """C21: the eight squares around the hero, not his own; the terrain of his square counts."""
    p = visited("GLord GFreeman", "R")
    city(p, "e2", 1, 2, "B")
    city(p, "a5", 1, 1)
    hero(p, 2, 1, "d1")
    hero(p, 3, 1, "c1")
    play(p, "tribute1", "GFreeman")
    assert texts(p) == ["storm:e2", "strike4.1"]
    play(p, "storm:e2", "GLord")
    assert owner(p, "e2") == 0
    assert shelter(p) == "GLord"


def test_canyons_ask_for_a_target() -> None:
    """C21: where nothing can be attacked there is no tribute."""
    p = visited("GLord GFreeman", "R")
    hero(p, 2, 1, "d1")
    assert texts(p, "tribute") == []


def test_lakes_upgrade_a_unit_in_hand() -> None:
    """C21: the new card comes to hand and may be used; who has no unit declines."""
    p = visited("GPriest Supply", "B")
    play(p, "tribute1", "Supply", "GPriest")
    assert hand(p)[1:] == "Lord"
    p = visited("GTool Supply", "B")
    play(p, "tribute1", "Supply")
    assert texts(p) == ["done"]
    play(p, "done")
    assert p.board.phase == ACT


def test_ice_plays_a_unit_as_two() -> None:
    """C21: in one line or in two."""
    p = visited("GChief Supply*2", "W")
    play(p, "tribute1", "Supply", "GChief")
    play(p, "raise:d1", "GChief", "GChief")
    assert level(p, "d1") == 2
    p = visited("GChief Supply*5", "W")
    play(p, "tribute1", "Supply", "GChief", "hire:Chief", "GChief", "pay", "hire:Freeman")
    assert texts(p) == ["GChief"]


def test_ice_doubles_royals_too() -> None:
    """C21, C3: they are units, and only title, scroll and amulet are barred from them."""
    p = visited("GQueen GTool Supply", "W")
    city(p, "f7", 0, 4)
    city(p, "g7", 0, 4)
    play(p, "tribute1", "Supply")
    assert texts(p) == ["GQueen", "done"]
    play(p, "GQueen", "raise:f7", "GQueen", "raise:g7", "GQueen")
    assert (level(p, "f7"), level(p, "g7")) == (5, 5)
    play(p, "end")
    assert (p.board.shelter[0] + p.hidden(0)).count(CARD_NUMBERS["GQueen"]) == 1


def frozen(held: str) -> BattaliaPosition:
    """As `visited`, on ice, with Fanatics in the game."""
    p = position(held, neutrals="metamorphia", mode="basic", fanatics="on")
    lay(p, "c1", "Cross", "W")
    guest(p, "Metamorphia", "c1")
    p.board.hue[square("d1")] = LETTERS.index("W")
    return p


def test_ice_doubles_a_fanatic_who_still_asks_for_his_sacrifices() -> None:
    """C21, C24: two equal cards, and each is used only for a card that goes to limbo."""
    p = frozen("FLord RFreeman BFreeman Supply*3")
    play(p, "tribute1", "Supply", "FLord")
    assert texts(p, "hire") == ["hire:Freeman"], "unpaid he serves nobody"
    play(p, "play:FLord", "RFreeman")
    assert p.board.guise[0] == [CARD_NUMBERS["FLord"]] + 2 * [CARD_NUMBERS["ULord"]]
    assert "hire:Lord" in texts(p)
    play(p, "play:FLord", "BFreeman")
    assert p.board.guise[0] == 4 * [CARD_NUMBERS["ULord"]]
    p = frozen("FLord Supply Dust")
    play(p, "tribute1", "Supply", "FLord")
    assert texts(p, "play") == [], "stardust is no sacrifice"


def test_a_doubled_fanatic_in_battle() -> None:
    """C21, C24: each of the two wants a sacrifice there, too."""
    p = frozen("FLord GWeapon RFreeman BFreeman Supply*2")
    city(p, "d2", 1, 20)
    hero(p, 0, 2, "d2")
    play(p, "tribute1", "Supply", "FLord", "storm:d2", "GWeapon", "FLord")
    assert texts(p) == ["RFreeman", "BFreeman", "Supply"]
    play(p, "Supply")
    assert p.board.strengths[0][-1] == 8
    play(p, "FLord", "RFreeman")
    assert p.board.strengths[0][-2:] == [8, 8]
    assert len(battle_strength.units(p.board, 0)) == 2


def test_each_clone_of_a_fanatic_is_one_unit_with_both_its_halves() -> None:
    """Q8, C21: what is added for every unit comes once for each of the two cards."""
    p = frozen("FLord GWeapon RFreeman BFreeman Supply*3")
    city(p, "d2", 1, 40)
    hero(p, 0, 2, "d2")
    play(p, "tribute1", "Supply", "FLord", "play:FLord", "RFreeman", "play:FLord", "BFreeman")
    play(p, "storm:d2", "GWeapon", "ULord", "ULord", "ULord", "ULord")
    assert len(battle_strength.units(p.board, 0)) == 2


def test_tribute_comes_from_the_hand() -> None:
    """C21: “any card of your hand”: a clone that lies on the table is none."""
    p = visited("GChief*2 Supply", "W")
    hero(p, 0, 2, "d1")
    play(p, "tribute1", "Supply", "GChief", "tribute2")
    assert texts(p) == ["GChief"]
    play(p, "GChief")
    assert (hand(p), p.board.guise[0]) == ("", 2 * [CARD_NUMBERS["GChief"]])
    p = visited("GChief Supply", "W")
    hero(p, 0, 2, "d1")
    play(p, "tribute1", "Supply", "GChief")
    assert texts(p, "tribute") == []
    assert refusal(p, "tribute2").code == "no-tribute"


def test_jungle_draws_up_to_two() -> None:
    """C21: one card or two."""
    for count in (1, 2):
        p = visited("Supply", "O")
        play(p, "tribute1", "Supply")
        assert texts(p) == ["draw1", "draw2"]
        play(p, f"draw{count}")
        assert p.board.held[0] == count


def test_allies_may_both_pay_tribute() -> None:
    """C21, C13: each for his own heroes."""
    p = visited("Supply", "O", sides="teams")
    hero(p, 2, 1, "d1")
    p.hands[2], p.board.held[2] = p.hands[0][:], 1
    play_as(p, 0, "tribute1", "Supply", "draw2")
    assert texts(p, "tribute", 2) == ["tribute1"]
