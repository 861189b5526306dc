"""Take one, two or three from a pile; who takes the last wins. The insight knows nothing."""

from plansza.core import NO_CHANCE, Chance, Game, Outcome, Position, Setup, Tell, View
from plansza.core.contract import Insight, Phrase

MOST = 3


class NimPosition(Position):
    """A pile and a turn."""

    pile: int
    turn: int

    def __init__(self, setup: Setup, chance: Chance, pile: int, turn: int) -> None:
        self.setup = setup
        self.chance = chance
        self.pile = pile
        self.turn = turn

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn,) if self.pile else ()

    @property
    def outcome(self) -> Outcome | None:
        last = (self.turn - 1) % self.setup.seats
        scores = tuple(float(seat == last) for seat in range(self.setup.seats))
        return None if self.pile else Outcome(scores, (last,), "taken")

    def legal_moves(self, seat: int) -> list[int]:
        return list(range(1, min(MOST, self.pile) + 1)) if seat in self.to_move else []

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.pile -= move
        self.turn = (seat + 1) % self.setup.seats

    def view(self, seat: int | None) -> View:
        return NimView(NimPosition(self.setup, NO_CHANCE, self.pile, self.turn), seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def copy(self) -> "NimPosition":
        return NimPosition(self.setup, self.chance, self.pile, self.turn)


class NimView(View):
    """Everything is open."""

    state: NimPosition

    def __init__(self, state: NimPosition, seat: int | None) -> None:
        self.setup = state.setup
        self.seat = seat
        self.state = state

    @property
    def known(self) -> NimPosition:
        return self.state

    def prompt(self) -> Phrase:
        return "take", {}


class NimInsight(Insight):
    """It can tell who has won."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        return [0.0] * len(moves)

    def value(self, position: Position, seat: int) -> float:
        return position.outcome.scores[seat] if position.outcome else 0.5


class Nim(Game):
    """The game object."""

    def __init__(self) -> None:
        self.id = "nim"
        self.seat_counts = (2, 3)
        self.options = ()
        self.rules_version = 1
        self.insight = NimInsight()

    def start(self, setup: Setup, chance: Chance) -> Position:
        return NimPosition(setup, chance, 21, 0)
