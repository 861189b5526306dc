"""The game object: everything that plansza asks of a game before and between its positions."""

from plansza.core import Chance, Game, Option, Position, Setup, View
from plansza.core.drawing import AnyPictures

from stub.insight import StubInsight
from stub.rules import CARDS, MOVES, StubPosition, StubView


class StubGame(Game):
    """Stub."""

    def __init__(self) -> None:
        self.id = "stub"
        self.seat_counts = (2, 3, 4)
        self.options = (Option("rounds", ("6", "4")),)  # the first choice is the default
        self.moves = MOVES
        # All that can be said; each is a message KIND-CODE of the words.
        self.codes = {
            "event": ("lay", "show", "take", "prize"),
            "refusal": ("not-in-hand",),
            "reason": ("points",),
            "prompt": ("lay", "wait", "over"),
            "move": MOVES.codes(),
            "why": ("high", "low"),
        }
        self.discloses = ("show",)  # the event that makes a secret known to all
        self.insight = StubInsight()

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = StubPosition(setup)
        position.chance = chance
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        for hand in position.hands:
            hand.extend(sorted(deck.pop() for _ in position.prizes))
        position.rest = sorted(deck)
        position.turn_up(None)
        return position

    def blank(self, setup: Setup) -> Position:
        return StubPosition(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        return StubView(known, seat)

    def max_moves(self, setup: Setup) -> int:
        return setup.seats * int(setup["rounds"])

    def pictures(self) -> AnyPictures:
        from stub.picture import StubPictures

        return StubPictures()
