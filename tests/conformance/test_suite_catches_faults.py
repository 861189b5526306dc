"""The conformance suite is worth something only if it fails: one broken game for each promise."""

import pytest

from plansza.conformance import (
    check_game,
    check_questions,
    never_imagined,
    option_sets,
    play_both_worlds,
)
from plansza.core import Chance, Event, FastChance, Game, IllegalMove, Position, Setup, Tell, View
from plansza.core.contract import NO_MOVE, NOBODY, Insight, Phrase
from tests.conformance.toy import CARDS, LAY, Toy, ToyPosition, ToyView

TRIES = 12


def check(game: Game) -> None:
    for setup in option_sets(game, samples=1):
        for seed in range(TRIES):
            check_game(game, setup, seed)
        assert never_imagined(game, setup) == set()


def test_an_honest_game_passes() -> None:
    check(Toy())


class UnsortedMoves(ToyPosition):
    def legal_moves(self, seat: int) -> list[int]:
        return super().legal_moves(seat)[::-1]


class MovesForAll(ToyPosition):
    def legal_moves(self, seat: int) -> list[int]:
        return sorted(self.hands[seat])


class DrawsFromTheEnd(ToyPosition):
    def random_move(self, seat: int, chance: Chance) -> int:
        return self.legal_moves(seat)[-1 - chance.below(len(self.legal_moves(seat)))]


class DrawsTwice(ToyPosition):
    def random_move(self, seat: int, chance: Chance) -> int:
        move = super().random_move(seat, chance)
        chance.below(2)
        return move


class NamesTheLastMover(ToyPosition):
    def mover(self) -> int:
        return self.to_move[-1] + 1 if self.to_move else NOBODY


class StopsAMoveLate(ToyPosition):
    def playout(self, chance: Chance, limit: int) -> int:
        return super().playout(chance, limit + 1)


class ForgetsACard(ToyPosition):
    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().step(seat, move, tell)
        self.laid[seat] = [card for card in self.laid[seat] if card != 4]


class SharedCopy(ToyPosition):
    def copy(self) -> "ToyPosition":
        twin = super().copy()
        twin.laid = self.laid
        return twin


class UndeclaredField(ToyPosition):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.mood = "good"


class NeverEnds(ToyPosition):
    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.turn = (seat + 1) % self.setup.seats


class ChangesOnRefusal(ToyPosition):
    def explain(self, seat: int, move: int) -> IllegalMove:
        self.reveals += 1
        return super().explain(seat, move)


class OddRefusal(ToyPosition):
    def explain(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("because", {"card": str(move)})


class LooksAtTheDeck(ToyPosition):
    """A hidden fact in the view."""

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        seen.deck = self.deck[:1]


class LooksAtHandOrder(ToyPosition):
    """A hidden fact in somebody's refusal."""

    def explain(self, seat: int, move: int) -> IllegalMove:
        others = [card for hand in self.hands for card in hand if hand is not self.hands[seat]]
        return IllegalMove("not-yours", {"card": "held" if move in others else "gone"})


class TellsTheDraw(ToyPosition):
    """A hidden fact in the public part of an event."""

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().step(seat, move, tell)
        if tell is not None:
            tell(Event("lay", {"seat": seat, "card": str(sum(self.hands[seat]))}))


class SkipsTheWeak(ToyPosition):
    """A hidden fact in whose turn it is."""

    @property
    def to_move(self) -> tuple[int, ...]:
        first = super().to_move
        return (0,) if first and self.hands[0] and max(self.hands[0]) == CARDS - 1 else first


class UndeclaredEvent(ToyPosition):
    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().step(seat, move, tell)
        if tell is not None:
            tell(Event("sneeze", {"seat": seat}))


class SharedView(ToyPosition):
    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        seen.laid = self.laid


class OddPrompt(ToyView):
    def prompt(self) -> Phrase:
        return "hurry", {}


class PromptsOddly(ToyPosition):
    def view(self, seat: int | None) -> ToyView:
        return OddPrompt(super().view(seat).state, seat)


class DropsAField(ToyPosition):
    """A copy that forgets a field."""

    def copy(self) -> ToyPosition:
        twin = super().copy()
        del twin.held
        return twin


class AliasesAField(ToyPosition):
    """A copy that shares a list."""

    def copy(self) -> ToyPosition:
        twin = super().copy()
        twin.deck = self.deck
        return twin


class CopiesShallowly(ToyPosition):
    """A copy that shares the lists in a list."""

    def copy(self) -> ToyPosition:
        twin = super().copy()
        twin.laid = self.laid[:]
        return twin


class CopiesTheWrongField(ToyPosition):
    def copy(self) -> ToyPosition:
        twin = super().copy()
        twin.laid = [each[:] for each in self.hands]
        return twin


class NeverDealt(ToyPosition):
    """A secret that no imagined position ever has."""

    bonus: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.bonus = []

    def draw(self, seat: int) -> int:
        card = super().draw(seat)
        self.bonus = [card]
        return card


class DealtToOneselfOnly(ToyPosition):
    """A secret number of each seat, of which nobody imagines the others'."""

    lucky: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.lucky = [0] * setup.seats

    def draw(self, seat: int) -> int:
        self.lucky[seat] = 1 + self.chance.below(CARDS)
        return super().draw(seat)

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        assert isinstance(seen, DealtToOneselfOnly)
        if seat is not None:
            seen.lucky[seat] = self.lucky[seat]


class TakesWhatIsLeft(ToyPosition):
    """A table that plays the only card that is left, as everybody knows."""

    def forced(self) -> int:
        alone = bool(self.to_move) and self.held[self.turn] == 1
        return LAY.at(self.hands[self.turn][0]) if alone and self.hands[self.turn] else NO_MOVE


class TakesAsForced(ToyPosition):
    """A table that decides for its players."""

    def forced(self) -> int:
        return self.legal_moves(self.turn)[0] if self.to_move else NO_MOVE


class TakesWhatHeMust(ToyPosition):
    """Whoever holds the lowest card must lay it: a table that did so by itself would tell that."""

    def legal_moves(self, seat: int) -> list[int]:
        moves = super().legal_moves(seat)
        return moves[:1] if moves and moves[0] == LAY.at(0) else moves

    def forced(self) -> int:
        must = bool(self.to_move) and self.hands[self.turn][:1] == [0]
        return LAY.at(0) if must else NO_MOVE


def test_a_table_may_take_what_everybody_knows_must_come() -> None:
    game = Toy()
    game.position_class = TakesWhatIsLeft
    check(game)


BROKEN_POSITIONS = [
    TakesAsForced,
    TakesWhatHeMust,
    UnsortedMoves,
    MovesForAll,
    DrawsFromTheEnd,
    DrawsTwice,
    NamesTheLastMover,
    StopsAMoveLate,
    ForgetsACard,
    SharedCopy,
    UndeclaredField,
    NeverEnds,
    ChangesOnRefusal,
    OddRefusal,
    LooksAtTheDeck,
    LooksAtHandOrder,
    TellsTheDraw,
    SkipsTheWeak,
    UndeclaredEvent,
    SharedView,
    PromptsOddly,
    DropsAField,
    AliasesAField,
    CopiesShallowly,
    CopiesTheWrongField,
    NeverDealt,
    DealtToOneselfOnly,
]


@pytest.mark.parametrize("broken", BROKEN_POSITIONS, ids=lambda broken: broken.__name__)
def test_a_broken_position_is_caught(broken: type[ToyPosition]) -> None:
    game = Toy()
    game.position_class = broken
    with pytest.raises(AssertionError):
        check(game)


class ShowsTheSum(ToyPosition):
    """After every card everybody is shown what the deck still adds up to."""

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().step(seat, move, tell)
        self.reveals += 1
        if tell is not None:
            tell(Event("show", {"deck": sum(self.deck)}))


class ShowsItForAWhile(ToyPosition):
    """A disclosure across which a move could be taken back."""

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        reveals = self.reveals
        super().step(seat, move, tell)
        self.reveals = reveals
        if tell is not None:
            tell(Event("show", {"deck": sum(self.deck)}))


def test_a_secret_is_disclosed_only_by_declared_events() -> None:
    game = Toy()
    game.codes = {**game.codes, "event": ("lay", "draw", "show")}
    game.position_class = ShowsTheSum
    with pytest.raises(AssertionError, match="public part of an event"):
        check(game)
    game.discloses = ("show",)
    check(game)
    game.position_class = ShowsItForAWhile
    with pytest.raises(AssertionError, match="reveals must rise"):
        check(game)
    game.codes = {**game.codes, "event": ("lay", "draw")}
    game.position_class = ToyPosition
    with pytest.raises(AssertionError, match=r"undeclared: add \['show'\]"):
        check(game)


class SaysAllIsOpen(Toy):
    def secrets(self, setup: Setup) -> bool:
        return False


def test_what_is_said_to_be_open_is() -> None:
    with pytest.raises(AssertionError, match="seat 0 sees its own hands"):
        check(SaysAllIsOpen())


def test_what_tells_too_much_is_named() -> None:
    game = Toy()
    game.position_class = LooksAtTheDeck
    one = game.start(game.setup(), FastChance(1))
    two = one.copy()
    two.reimagine(0, FastChance(2))
    with pytest.raises(AssertionError, match=r"which world it is in: deck\."):
        play_both_worlds(game, one, two, 0, FastChance(1))


class AsksForAnother(ToyPosition):
    """Who lays an odd card and holds another lays that one too: so he who is asked again holds one,
    but nobody imagines it."""

    again: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.again = False

    def legal_moves(self, seat: int) -> list[int]:
        return [move for move in super().legal_moves(seat) if not self.again or move % 2]

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().step(seat, move, tell)
        odd = [card for card in self.hands[seat] if card % 2]
        self.again = not self.again and move % 2 == 1 and bool(odd)
        if self.again:
            self.turn = seat

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        super().show(seat, seen)
        assert isinstance(seen, AsksForAnother)
        seen.again = self.again


class DealsWhatIsAsked(AsksForAnother):
    """The same, imagined until it fits."""

    def reimagine(self, seat: int, chance: Chance) -> None:
        super().reimagine(seat, chance)
        while self.to_move and not self.legal_moves(self.turn):
            super().reimagine(seat, chance)


def test_what_a_question_tells_must_be_imagined() -> None:
    game = Toy()
    game.position_class = AsksForAnother
    with pytest.raises(AssertionError, match=r"has no move in what seat . imagines"):
        check(game)
    game.position_class = DealsWhatIsAsked
    for seed in range(TRIES):
        check_questions(game, game.setup(), seed)


class RatesNothing(Insight):
    """At the first cards it has nothing to say: whoever looks for the best finds none."""

    def quiet(self, position: Position) -> bool:
        return False

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, ToyPosition)
        return [float(move) for move in moves if position.laid[0]]


class LosesTrack(Insight):
    """Judges what it sees first, and nothing after that."""

    def __init__(self) -> None:
        self.judged = 0

    def value(self, position: Position, seat: int) -> float:
        self.judged += 1
        return 0.5 if self.judged < 100 else [0.5][1]


@pytest.mark.parametrize("broken", [RatesNothing, LosesTrack], ids=lambda c: c.__name__)
def test_a_game_that_cannot_be_reviewed_is_caught(broken: type[Insight]) -> None:
    game = Toy()
    game.insight = broken()
    with pytest.raises(AssertionError, match="no review of a game broken off at “go”"):
        check(game)


class ImaginesFromMemory(Toy):
    """Imagines with more than view and chance."""

    calls = 0

    def imagine(self, view: View, chance: Chance) -> Position:
        position = super().imagine(view, chance)
        self.calls += 1
        for _ in range(self.calls):
            assert view.seat is not None
            position.reimagine(view.seat, chance)
        return position


class ImaginesAnotherHand(Toy):
    def imagine(self, view: View, chance: Chance) -> Position:
        position = super().imagine(view, chance)
        assert isinstance(position, ToyPosition)
        position.reimagine(0, chance)
        position.reimagine(1, chance)
        return position


class MisreadsMoves(Toy):
    def read_move(self, text: str) -> int:
        return max(0, super().read_move(text) - 1)


class UndeclaredReason(Insight):
    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        return [("luck", {})]


class TooManyReasons(Insight):
    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        return [("high", {"card": str(card)}) for card in range(4)]


class HintsAtTheDeck(Insight):
    """A hidden fact in a reason for a move."""

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, ToyPosition)
        return [("high", {})] if sum(position.deck) % 2 else []


@pytest.mark.parametrize(
    "broken", [UndeclaredReason, TooManyReasons, HintsAtTheDeck], ids=lambda c: c.__name__
)
def test_a_broken_insight_is_caught(broken: type[Insight]) -> None:
    game = Toy()
    game.codes = {**game.codes, "why": ("high",)}
    game.insight = broken()
    with pytest.raises(AssertionError):
        check(game)


@pytest.mark.parametrize(
    "broken", [ImaginesFromMemory, ImaginesAnotherHand, MisreadsMoves], ids=lambda c: c.__name__
)
def test_a_broken_game_is_caught(broken: type[Toy]) -> None:
    with pytest.raises(AssertionError):
        check(broken())
