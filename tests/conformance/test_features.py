"""What learners observe, for every game with its option sets; and that a fault in it is caught."""

from typing import Any

import pytest

from plansza.conformance import check_features, option_sets, spread
from plansza.core import Game, Position, Setup
from plansza.core.features import Feature, Features, TextFeatures
from plansza.core.sheet import Sheet
from plansza.games import GAMES
from tests.conformance.toy import CARDS, Toy, ToyPosition

PAIRS = 40  # of a set in the ordinary run
MOST_SETS = 12  # of a game there
ALL_PAIRS = 100_000  # of a game in the torture run


def cases() -> list[Any]:
    """Every registered game, with so many sets that every choice occurs."""
    return [
        pytest.param(
            game, setup, id=f"{game.id}-{number}", marks=[pytest.mark.once] if number else []
        )
        for game in GAMES.all().values()
        for number, setup in enumerate(spread(game, list(option_sets(game)), MOST_SETS)[:MOST_SETS])
    ]


@pytest.mark.parametrize(("game", "setup"), cases())
def test_features(game: Game, setup: Setup) -> None:
    assert check_features(game, setup, 1, PAIRS) >= PAIRS


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_no_byte_differs_in_many_pairs_of_worlds(game: Game) -> None:
    sets = list(option_sets(game, whole=True))
    each = ALL_PAIRS // len(sets) + 1
    compared = sum(check_features(game, setup, 7, each) for setup in sets)
    assert compared >= ALL_PAIRS


class ToyFeatures(Features):
    """As somebody would write them in a notebook."""

    def __init__(self, setup: Setup, hand: Feature | None = None) -> None:
        hand = hand or Feature("hand", (CARDS,), 1, "The cards in the own hand.")
        laid = Feature("laid", (setup.seats, CARDS), 1, "What everybody laid, by seat.")
        super().__init__(1, setup, [hand, laid])

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(known, ToyPosition)
        for card in known.hands[seat]:
            sheet.put(self.start("hand") + card, 1)
        for other, cards in enumerate(known.laid):
            for card in cards:
                sheet.put(self.start("laid") + other * CARDS + card, 1)


class Observed(Toy):
    """The toy with these features."""

    def __init__(self, kind: type[Features]) -> None:
        super().__init__()
        self.kind = kind

    def features(self, setup: Setup) -> Any:
        make: Any = self.kind
        return make(setup)


def check(kind: type[Features]) -> None:
    game = Observed(kind)
    for setup in option_sets(game, samples=1):
        check_features(game, setup, 3)


@pytest.mark.parametrize("kind", [ToyFeatures, TextFeatures])
def test_honest_features_pass(kind: type[Features]) -> None:
    check(kind)


class LooksAtTheOthersHand(ToyFeatures):
    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        super().write(known, seat, sheet)
        assert isinstance(known, ToyPosition)
        if 8 in known.hands[1 - seat]:
            sheet.put(0, 1)


class LooksAtTheDeck(ToyFeatures):
    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        super().write(known, seat, sheet)
        assert isinstance(known, ToyPosition)
        sheet.put(0, sum(known.deck) % 2)


class TellsTruthFromView(ToyFeatures):
    """Tells whether it was asked with the truth, in which nobody's hand is a hole."""

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        super().write(known, seat, sheet)
        assert isinstance(known, ToyPosition)
        if len(known.hands[1 - seat]) != known.held[1 - seat]:
            sheet.put(0, 1)


class CountsTooFar(ToyFeatures):
    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        super().write(known, seat, sheet)
        sheet.put(0, 2)


class SaysTooLittle(ToyFeatures):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, Feature("hand", (CARDS,), 1, "own cards"))


class HasNoVersion(ToyFeatures):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.version = 0


class Overlaps(ToyFeatures):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self["laid"].start -= 1


class IsOneLonger(ToyFeatures):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.size += 1


class ForbidsTheLast(ToyFeatures):
    def mask(self, position: Position, seat: int, sheet: Sheet) -> None:
        sheet.mark(position.legal_moves(seat)[:-1])


class MarksTwice(ToyFeatures):
    def mask(self, position: Position, seat: int, sheet: Sheet) -> None:
        for _ in range(2):
            sheet.mark(position.legal_moves(seat))


FAULTS: dict[type[Features], str] = {
    LooksAtTheOthersHand: "hand: (more than the view|tells seat)",
    LooksAtTheDeck: "hand: (more than the view|tells seat)",
    TellsTruthFromView: "hand: more than the view of seat",
    CountsTooFar: "hand holds 2, most is 1",
    SaysTooLittle: "hand does not say in a sentence",
    HasNoVersion: "features have a version",
    Overlaps: "laid does not begin where the last one ends",
    IsOneLonger: "a row is said to hold",
    ForbidsTheLast: r"the mask of seat \d says",
    MarksTwice: "is marked more than once",
}


@pytest.mark.parametrize("kind", FAULTS, ids=lambda kind: kind.__name__)
def test_a_fault_is_caught(kind: type[Features]) -> None:
    with pytest.raises(AssertionError, match=FAULTS[kind]):
        check(kind)


class SeesThrough(ToyPosition):
    """A view that holds a secret: then the features that read it are no better."""

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        seen.deck = self.deck[:]


class FirstOfTheDeck(ToyFeatures):
    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        super().write(known, seat, sheet)
        assert isinstance(known, ToyPosition)
        sheet.put(0, known.deck[0] % 2 if known.deck else 0)


def test_a_leak_through_the_view_is_caught() -> None:
    game = Observed(FirstOfTheDeck)
    game.position_class = SeesThrough
    with pytest.raises(AssertionError, match=r"hand: tells seat . which"):
        check_features(game, game.setup(), 3)
