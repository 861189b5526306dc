"""What a learner observes of Drako stands where the features say."""

from collections import Counter

from plansza.core.contract import Position
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CARDS,
    FIGURE_NAMES,
    FIGURES,
    SIDE_NAMES,
    SIDES,
    SYMBOL_NAMES,
)
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS
from tests.rules.drako.helper import GAME, play, position

Numbers = dict[str, list[int]]
DUEL = "knights-trolls"
FIGHT = "knight:c3 archer1:e1 thrower:c4/2"


def seen(p: Position, seat: int = 0) -> Numbers:
    """The numbers of a seat, by feature."""
    found: Numbers = p.setup.features().named(p.view(seat).tensor())
    return found


def cards(numbers: list[int]) -> dict[str, int]:
    """How many there are of each card."""
    return {CARD_NAMES[card]: count for card, count in enumerate(numbers) if count}


def names(numbers: list[int], all_names: list[str] | tuple[str, ...]) -> list[str]:
    """What is marked, by name."""
    return [all_names[at] for at, number in enumerate(numbers) if number]


def test_figures_stand_in_planes_of_their_own() -> None:
    p = position(DUEL, FIGHT)
    numbers = seen(p)
    stands = {
        FIGURE_NAMES[figure]: FIELD_NAMES[field]
        for figure in range(FIGURES)
        for field in range(FIELDS)
        if numbers["figures"][figure * FIELDS + field]
    }
    assert stands == {"knight": "c3", "archer1": "e1", "thrower": "c4"}
    assert names(numbers["stands"][:FIELDS], FIELD_NAMES) == ["c3", "e1"]
    assert names(numbers["stands"][FIELDS:], FIELD_NAMES) == ["c4"]
    assert names(seen(p, 1)["stands"][:FIELDS], FIELD_NAMES) == ["c4"]
    thrower = FIGURE_NAMES.index("thrower")
    assert (numbers["wounds"][thrower], numbers["left"][thrower]) == (2, 6)
    assert names(numbers["own"], FIGURE_NAMES) == ["knight", "archer1", "archer2"]


def test_each_seat_sees_its_own_side_first() -> None:
    p = position(DUEL, FIGHT)
    for seat, sides in ((0, ["knights", "trolls"]), (1, ["trolls", "knights"])):
        numbers = seen(p, seat)
        found = names(numbers["sides"][:SIDES], SIDE_NAMES)
        found += names(numbers["sides"][SIDES:], SIDE_NAMES)
        assert found == sides
        assert numbers["turn"] == numbers["decides"] == ([1, 0] if seat == 0 else [0, 1])


def test_what_cannot_be_placed_is_counted() -> None:
    p = position(DUEL, FIGHT, hands=("A-2 A-2 SS", "S"), discards=("A-2", "Charge"))
    numbers = seen(p)
    assert cards(numbers["hand"]) == {"A-2": 2, "SS": 1}
    assert cards(numbers["discards"][:CARDS]) == {"A-2": 1}
    assert cards(numbers["discards"][CARDS:]) == {"Charge": 1}
    deck = Counter(CARD_NAMES[card] for card in p.options.decks[0])
    assert cards(numbers["unseen"][:CARDS]) == deck - Counter({"A-2": 3, "SS": 1})
    trolls = Counter(CARD_NAMES[card] for card in p.options.decks[1])
    assert cards(numbers["unseen"][CARDS:]) == trolls - Counter({"Charge": 1})
    assert numbers["held"] == [3, 1]


def test_an_attack_is_told() -> None:
    p = position(DUEL, FIGHT, hands=("A-2", "S"))
    play(p, "play:A-2")
    assert cards(seen(p, 1)["card"]) == {"A-2": 1}
    play(p, "use1", "knightxthrower")
    numbers = seen(p, 1)
    assert names(numbers["symbol"], SYMBOL_NAMES) == ["A-2"]
    assert names(numbers["strikers"][:FIGURES], FIGURE_NAMES) == ["knight"]
    assert names(numbers["targets"][:FIGURES], FIGURE_NAMES) == ["thrower"]
    assert (numbers["values"], numbers["answers"][:3]) == ([2, 0, 0], [1, 0, 0])
    assert (numbers["decides"], numbers["turn"]) == ([1, 0], [0, 1])


def test_the_duels_of_a_match_are_told() -> None:
    p = position(DUEL, FIGHT, match="return")
    p.legs.append([1, 3, 9])
    for seat, duels, dealt in ((0, [0, 1, 0], [3, 9]), (1, [1, 0, 0], [9, 3])):
        numbers = seen(p, seat)
        assert (numbers["duels"], numbers["dealt-before"]) == (duels, dealt)


def test_all_duels_have_the_same_features() -> None:
    shapes = {
        tuple((each.name, each.shape, each.most) for each in features.features)
        for features in (GAME.setup(duel=duel).features() for duel in DUEL_IDS)
    }
    assert len(shapes) == 1
