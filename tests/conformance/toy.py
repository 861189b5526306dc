"""The smallest honest game, as somebody might write it in a notebook.

Nine cards; everybody holds two, plays one, draws one, until all are gone; the highest sum wins.
"""

from plansza.core import (
    NO_CHANCE,
    Chance,
    Event,
    Game,
    IllegalMove,
    Kind,
    Moves,
    Option,
    Outcome,
    Position,
    Setup,
    Tell,
    View,
    named,
)
from plansza.core.contract import Phrase
from plansza.core.state import copied

CARDS = 9
MOVES = Moves("toy", "0, 5")
CARD = named("card", [str(card) for card in range(CARDS)])
LAY: Kind = MOVES.one("lay", "{card}", CARD)


class ToyPosition(Position):
    """Hands, deck, and what everybody has laid."""

    turn: int
    held: list[int]  # how many cards each seat holds
    laid: list[list[int]]
    hands: list[list[int]]  # sorted
    deck: list[int]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.chance = NO_CHANCE
        self.turn = 0
        self.held = [0] * setup.seats
        self.laid = [[] for _ in range(setup.seats)]
        self.hands = [[] for _ in range(setup.seats)]
        self.deck = []

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn,) if self.held[self.turn] else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move:
            return None
        sums = tuple(float(sum(laid)) for laid in self.laid)
        winners = tuple(seat for seat, total in enumerate(sums) if total == max(sums))
        return Outcome(sums, winners, "counted")

    def legal_moves(self, seat: int) -> list[int]:
        return [LAY.at(card) for card in self.hands[seat]] if seat in self.to_move else []

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        _, card, _ = MOVES.parts(move)
        self.hands[seat].remove(card)
        self.held[seat] -= 1
        self.laid[seat].append(card)
        if tell is not None:
            tell(Event("lay", {"seat": seat, "card": str(card)}))
        if self.deck:
            drawn = self.draw(seat)
            if tell is not None:
                tell(Event("draw", {"seat": seat}, {seat: {"card": str(drawn)}}))
        self.turn = (seat + 1) % self.setup.seats

    def draw(self, seat: int) -> int:
        self.reveals += 1
        card = self.deck.pop(self.chance.below(len(self.deck)))
        self.held[seat] += 1
        self.hands[seat] = sorted([*self.hands[seat], card])
        return card

    def explain(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-yours", {"card": str(move)})

    def view(self, seat: int | None) -> "ToyView":
        seen = type(self)(self.setup)
        self.show(seat, seen)
        return ToyView(seen, seat)

    def show(self, seat: int | None, seen: "ToyPosition") -> None:
        """All that a seat knows; hands and deck are empty otherwise."""
        seen.reveals = self.reveals
        seen.turn = self.turn
        seen.held = self.held[:]
        seen.laid = [laid[:] for laid in self.laid]
        if seat is not None:
            seen.hands[seat] = self.hands[seat][:]

    def reimagine(self, seat: int, chance: Chance) -> None:
        known = {card for pile in (*self.laid, self.hands[seat]) for card in pile}
        hidden = [card for card in range(CARDS) if card not in known]
        chance.shuffle(hidden)
        for other, held in enumerate(self.held):
            if other != seat:
                self.hands[other] = sorted(hidden.pop() for _ in range(held))
        self.deck = hidden

    def copy(self) -> "ToyPosition":
        return copied(self)

    def inventory(self) -> list[str]:
        return sorted(str(card) for pile in (*self.hands, *self.laid, self.deck) for card in pile)


class ToyView(View):
    """The table and one hand."""

    state: ToyPosition

    def prompt(self) -> Phrase:
        return "go", {}


class Toy(Game):
    """The game object."""

    position_class: type[ToyPosition] = ToyPosition

    def __init__(self) -> None:
        self.id = "toy"
        self.seat_counts = (2, 3)
        self.options = (Option("colour", ("red", "blue")),)
        self.rules_version = 1
        self.codes = {
            "event": ("lay", "draw"),
            "refusal": ("not-yours",),
            "reason": ("counted",),
            "prompt": ("go",),
            "move": MOVES.codes(),
        }
        self.things = ("card",)
        self.declines = ()
        self.moves = MOVES

    def blank(self, setup: Setup) -> Position:
        return self.position_class(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, ToyPosition)
        return ToyView(known, seat)

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = self.position_class(setup)
        position.chance = chance
        position.deck = list(range(CARDS))
        for seat in range(setup.seats):
            position.draw(seat)
            position.draw(seat)
        return position

    def max_moves(self, setup: Setup) -> int:
        return CARDS
