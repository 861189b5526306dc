"""A hero who is attacked: he fights, retreats, or is helped by the other one."""

from plansza.games.battalia.rules.board import ACT, DEFENDING, FLEEING, JOINING
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    city,
    codes,
    hero,
    lay,
    play,
    position,
    shelter,
    texts,
    where,
)


def totals(p: BattaliaPosition) -> tuple[int, int]:
    return battle_strength.total(p.board, 0), battle_strength.total(p.board, 1)


def test_a_hero_against_a_hero() -> None:
    """A15: a lone hero has no city behind him."""
    p = position("GWeapon GLord Supply", hands={2: "Supply*2"})
    lay(p, "d2", "Cross", "W")
    hero(p, 0, 1, "d2")
    hero(p, 2, 1, "d2")
    events = play(p, "strike3.1", "GWeapon")
    assert p.board.phase == DEFENDING
    events = play(p, "yield")
    assert where(p, 2) == ""
    assert "won" in codes(events)


def retreating(defence: str) -> BattaliaPosition:
    """Red's hero is attacked on d2, with a road of three squares to the west."""
    p = position("GWeapon GLord Supply", hands={2: defence})
    lay(p, "d2", "Tee", "W", turn=2)  # east, south, west are open
    for name in ("c2", "b2", "a2"):
        lay(p, name, "Straight", "W", turn=1)
    hero(p, 0, 1, "d2")
    hero(p, 2, 1, "d2")
    return p


def test_retreat() -> None:
    """C26, A15: exactly three squares, for three supplies or a horse; the weapon is spent."""
    p = retreating("Supply*3")
    play(p, "strike3.1", "GWeapon")
    assert (p.board.phase, texts(p)) == (FLEEING, ["retreat:a2", "fight"])
    play(p, "retreat:a2", "pay")
    assert (where(p, 2), where(p, 0), p.board.phase) == ("a2", "d2", ACT)
    assert shelter(p) == "GWeapon"
    p = retreating("RHorse")
    play(p, "strike3.1", "GWeapon", "retreat:a2", "RHorse")
    assert where(p, 2) == "a2"


def test_a_retreat_must_be_paid() -> None:
    """C26: the question alone tells nothing about the hand."""
    p = retreating("Supply*2")
    play(p, "strike3.1", "GWeapon")
    assert texts(p) == ["fight"]


def test_a_retreat_may_pass_the_attacker_but_not_end_with_him() -> None:
    """C26: no figure is put on a square with his city; on the way nobody bars it."""
    p = retreating("Supply*3")
    city(p, "c2", 0, 1)
    hero(p, 0, 2, "b2")
    play(p, "strike3.1", "GWeapon")
    assert texts(p) == ["retreat:a2", "fight"]
    p = retreating("Supply*3")
    city(p, "a2", 0, 1)
    play(p, "strike3.1", "GWeapon")
    assert p.board.phase == DEFENDING
    p = retreating("Supply*3")
    city(p, "a2", 3, 1)
    play(p, "strike3.1", "GWeapon")
    assert texts(p) == ["retreat:a2", "fight"], "others are no enemies now"


def beside_the_road(held: str, *heroes: str) -> BattaliaPosition:
    """Red's hero on d2 has one refuge: d3, over e2 and the gate e3. Green's heroes are here."""
    p = position(f"{held} GLord Supply", hands={2: "Supply*3"})
    for name in ("d2", "d3"):
        lay(p, name, "Straight", "W", turn=1)
    lay(p, "e2", "Cross", "W")
    hero(p, 2, 1, "d2")
    for number, name in enumerate(heroes, 1):
        hero(p, 0, number, name)
    play(p, "strike3.1", held)
    return p


def test_of_figures_only_the_attacking_one_is_an_enemy() -> None:
    """C26: nobody flees to the bowman who shoots; to the attacker's other hero he may."""
    assert beside_the_road("Arrow", "d3").board.phase == DEFENDING
    assert texts(beside_the_road("GWeapon", "d2", "d3")) == ["retreat:d3", "fight"]


def test_a_retreat_ends_three_squares_away() -> None:
    """C26: who goes round in a circle is no farther than one square from the battle."""
    p = position("GWeapon GLord Supply", hands={2: "Supply*3"})
    for name in ("d2", "c2", "d3"):
        lay(p, name, "Cross", "W")
    hero(p, 0, 1, "d2")
    hero(p, 2, 1, "d2")
    play(p, "strike3.1", "GWeapon")
    assert p.board.phase == DEFENDING


# -- heroes side by side ------------------------------------------------------------------------


def struck(defence: str) -> BattaliaPosition:
    """Both heroes of red stand on d2, where one of them is attacked."""
    p = position("YWeapon BLord Supply", hands={2: defence}, day=3)
    lay(p, "d2", "Straight", "R", turn=1)
    hero(p, 0, 1, "d2")
    hero(p, 2, 1, "d2")
    hero(p, 2, 2, "d2")
    play(p, "strike3.1", "YWeapon")
    return p


def test_the_other_hero_on_the_square_may_defend_too() -> None:
    """A15: the defender says how many of his heroes fight; each has morale and terrain."""
    p = struck("RLord Supply")
    assert (p.to_move, p.board.phase, texts(p)) == ((2,), JOINING, ["join", "join2"])
    alone = p.copy()
    play(p, "join2")
    assert totals(p) == (2, 2), "terrain for two"
    play(p, "BLord", "RLord")
    assert totals(p) == (1 + 4, 4 + 2 + 2)
    play(alone, "join")
    assert totals(alone) == (2, 1)


def test_of_heroes_side_by_side_only_those_who_fought_are_lost() -> None:
    """A16: the attacked one, and the other if he joined."""
    p = struck("Supply")
    play(p, "join", "yield")
    assert (where(p, 2, 1), where(p, 2, 2)) == ("", "d2")
    p = struck("Supply")
    play(p, "join2", "BLord", "yield")
    assert (where(p, 2, 1), where(p, 2, 2)) == ("", "")


def test_who_does_not_retreat_may_have_help() -> None:
    """C26, A15: the attacked hero decides first; the other one does not go with him."""
    p = retreating("Supply*3")
    hero(p, 2, 2, "d2")
    play(p, "strike3.1", "GWeapon")
    twin = p.copy()
    play(p, "retreat:a2", "pay")
    assert (where(p, 2, 1), where(p, 2, 2)) == ("a2", "d2")
    play(twin, "fight")
    assert texts(twin) == ["join", "join2"]
