"""How little is clicked: what is chosen is paid for at once, and what pays is proposed by price."""

import pytest

from plansza.core.contract import NO_MOVE
from plansza.core.picture import Picture, Way
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import words_for
from tests.rules.battalia.helper import (
    GAME,
    city,
    flask,
    gate,
    hand,
    hero,
    lay,
    made,
    owner,
    play,
    position,
    storms,
    texts,
    where,
)

pytestmark = pytest.mark.once
Path = tuple[str, ...]


def drawn(p: BattaliaPosition) -> Picture:
    """What the seat to move is shown."""
    seat = p.to_move[0]
    return GAME.draw(p.view(seat), p.legal_moves(seat), words_for("en", GAME))


def way(p: BattaliaPosition, *path: str) -> Way:
    """The shortcut that is clicked so."""
    ways = {each.path: each for each in drawn(p).ways}
    assert path in ways, f"{path} is none of {sorted(ways)}"
    return ways[path]


def moves(p: BattaliaPosition, *path: str) -> str:
    """What it does, in notation."""
    return " ".join(GAME.write_move(move) for move in way(p, *path).moves)


def click(p: BattaliaPosition, *path: str) -> None:
    """Click that, and let the table do what must follow."""
    picture = drawn(p)
    able: dict[Path, tuple[int, ...]] = {each.path: each.moves for each in picture.ways}
    able |= {clicks: (move,) for move, clicks in picture.paths.items()}
    seat = p.to_move[0]
    for move in able[path]:
        p.play(seat, move)
    while p.forced() != NO_MOVE:
        p.play(p.to_move[0], p.forced())


def rich() -> BattaliaPosition:
    """Seat 0 at the western end of a road, with something of everything; and with stardust and a
    chest somewhere, so that nobody knows what he pays with."""
    hand = "GFreeman*4 RChief*2 GChief Supply*9 RWeapon RLord*3"
    p = position(hand, nations={0: "Dust Chest RTool YLord"}, mode="basic")
    for letter in "efg":
        lay(p, f"{letter}1", "Straight", "Y", 1)
    return p


# -- each kind of action --------------------------------------------------------------------------

KINDS: dict[str, list[Path]] = {
    "hire": [("stack-Lord",)],
    "hire, by the panel": [("act-hire", "stack-Lord")],
    "upgrade": [("card-GChief",)],
    "buy": [("stack-Horse",)],
    "road": [("stack-Cross",), ("square-d2",)],
    "road, in one of several turns": [("stack-Curve",), ("square-d2", "lay-d2-0")],
    "city": [("stack-CityCross", "level-4"), ("square-d2",)],
    "raise": [("act-raise", "square-d1")],
    "market": [("square-e1",)],
    "hero": [("act-hero", "square-d1")],
    "march, one square": [("hero-1-1", "square-e1")],
    "march, three squares": [("hero-1-1", "square-g1")],
    "cohort": [("act-cohort", "hue-green")],
    "new hand": [("act-mulligan",)],
}


@pytest.mark.parametrize("kind", KINDS)
def test_an_action_takes_few_clicks(kind: str) -> None:
    p = rich()
    before = p.digest()
    for path in KINDS[kind]:
        click(p, *path)
    assert p.board.phase == ACT, "it is paid for"
    assert p.digest() != before


def test_a_city_that_can_grow_is_raised_by_one_click() -> None:
    """a2: unless something else could be meant by it, as a new hero."""
    p = position("GChief*2", nations={0: "RChief"})
    assert moves(p, "square-d1") == "raise:d1 GChief GChief"
    p = position("GChief*2 GWeapon Supply*2")
    assert ("square-d1",) not in {each.path for each in drawn(p).ways}
    assert moves(p, "act-raise", "square-d1") == "raise:d1 GChief GChief"
    assert moves(p, "act-hero", "square-d1") == "hero:d1 GWeapon pay"


def test_an_attack_takes_one_click_and_a_battle_another() -> None:
    """A15: the target is clicked; then as few cards as are needed, of those the weakest."""
    p = position("GWeapon RPriest RChief YFreeman", day=2, mode="basic")
    city(p, "e1", 1, 4)
    hero(p, 0, 1, "e1")
    click(p, "square-e1")
    assert moves(p, "commit") == "YFreeman RPriest"
    click(p, "commit")
    assert owner(p, "e1") == 0


def test_a_gate_takes_one_click() -> None:
    """C4: the other gate, with the fare."""
    p = position("Supply*3 GLord", nations={0: "Dust"}, mode="basic")
    hero(p, 0, 1, gate(p, 0))
    storms(p, 3)
    there = gate(p, 1)
    assert moves(p, f"square-{there}") == "port1:Y pay"
    click(p, f"square-{there}")
    assert where(p, 0) == there


def test_a_retreat_takes_one_click() -> None:
    """C26: the cheaper of a horse and three supplies."""
    p = position("GWeapon", hands={1: "YHorse Supply*3"}, nations={0: "RWeapon"})
    for letter in "efg":
        lay(p, f"{letter}1", "Straight", "R", 1)
    hero(p, 1, 1, "d1")
    click(p, "hero-2-1")
    assert moves(p, "square-g1") == "retreat:g1 YHorse"
    click(p, "square-g1")
    assert where(p, 1) == "g1"


# -- what pays ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "path", "paid"),
    [
        ("GFreeman GLord RChief Supply*2", ("stack-Chief",), "RChief pay"),
        ("GFreeman GLord Supply*2 Dust", ("stack-Freeman",), "GFreeman pay"),
        ("GFreeman Supply Dust", ("stack-Freeman",), "GFreeman pay+1"),
        ("Supply*3 Chest", ("stack-Horse",), "pay"),
        ("Supply Dust*2 Chest", ("stack-Horse",), "Chest"),
        ("GWeapon Arrow Supply*2", ("square-d1",), "GWeapon pay"),
    ],
)
def test_the_cheapest_cards_pay(cards: str, path: Path, paid: str) -> None:
    """The lowest leader, supplies before stardust and a chest, a weapon before the Arrow."""
    p = position(cards)
    _, _, rest = moves(p, *path).partition(" ")
    assert rest == paid


def test_a_lit_tool_pays_for_two_and_what_was_made_goes_first() -> None:
    """A11, B10, A13."""
    p = position("GFreeman*2 RTool", day=3)
    click(p, "stack-Straight")
    assert {each.partition(" ")[2] for each in _all(p)} - {""} == {"RTool"}
    p = position("GLord Supply*2", day=3)
    made(p, "RLord")
    assert moves(p, "stack-Lord") == "hire:Lord RLord pay"


def _all(p: BattaliaPosition) -> set[str]:
    return {" ".join(map(GAME.write_move, each.moves)) for each in drawn(p).ways}


def test_of_equal_cards_go_those_whose_faction_is_rarest_in_hand() -> None:
    p = position("GLord RLord GChief GFreeman Supply*2")
    assert moves(p, "stack-Lord") == "hire:Lord RLord pay"


def test_other_cards_are_chosen_with_one_click_more() -> None:
    """The rest of a line is still paid by one click, and the cards for it are ticked off."""
    p = position("GLord RLord GChief Supply*2", nations={0: "Dust"})
    click(p, "own", "stack-Chief")
    assert {"card-GLord", "card-RLord", "card-GChief"} <= {
        path[0] for path in drawn(p).paths.values()
    }
    assert way(p, "settle").words == "Pay: green Chief, 2 × supply"
    play(p, "RLord")
    assert "settle" not in {each.path[0] for each in drawn(p).ways}, "one click is left anyway"
    p = position("GLord RLord GChief Supply*2", nations={0: "Dust"})
    click(p, "own", "act-hire", "stack-Chief")
    click(p, "settle")
    assert hand(p) == "GLord RLord"


def test_what_is_given_away_is_not_proposed() -> None:
    """a11: which unit goes to limbo is the decision itself."""
    p = position("GFreeman GLord RLord")
    assert not [each for each in _all(p) if each.startswith("ambush")]


# -- heroes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "there", "found"),
    [
        ("Supply*3", "e1", "march1 Supply step1:E"),
        ("Supply*3", "f1", "march1 Supply step1:E march1 Supply step1:E"),
        ("Supply*3 RHorse", "e1", "march1 Supply step1:E"),
        ("Supply*3 RHorse", "f1", "march1 RHorse step1:E step1:E"),
        ("Supply Dust", "f1", "march1 Dust step1:E step1:E"),
    ],
)
def test_a_hero_walks_for_the_cheapest_cards(cards: str, there: str, found: str) -> None:
    p = position(cards, mode="basic")
    for letter in "efg":
        lay(p, f"{letter}1", "Straight", "R", 1)
    assert moves(p, "hero-1-1", f"square-{there}") == found


def test_a_hero_walks_free_on_native_land_and_rides_on() -> None:
    """A18, a5: what is paid for is ridden by one click, however far."""
    p = position("RHorse", day=2)
    for letter, colour in (("e", "G"), ("f", "R"), ("g", "R")):
        lay(p, f"{letter}1", "Straight", colour, 1)
    assert texts(p, "step1:E")
    play(p, "march1", "RHorse")
    assert moves(p, "square-g1") == "step1:E step1:E step1:E"
    click(p, "square-g1")
    assert where(p, 0) == "g1"


def test_a_journey_ends_where_somebody_else_may_interrupt_it() -> None:
    """C23: Cold Breath may freeze every line, so only one is begun at a time."""
    p = position("Supply*3", mode="basic", neutrals="bilkarr")
    for letter in "ef":
        lay(p, f"{letter}1", "Straight", "R", 1)
    flask(p, "ColdBreath", 1, 1)
    assert not [each for each in _all(p) if "step" in each]
