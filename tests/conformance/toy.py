"""The smallest honest game, as somebody might write it in a notebook.

Nine cards; everybody holds two, plays one, draws one, until all are gone; the highest sum wins.
"""

from typing import Any

from plansza.core import (
    Chance,
    Event,
    FastChance,
    Game,
    IllegalMove,
    Option,
    Outcome,
    Position,
    Setup,
    Tell,
    View,
)
from plansza.core.chance import chance_from_text
from plansza.core.contract import Phrase
from plansza.core.notation import Notation

CARDS = 9


class ToyView(View):
    """The table and one hand."""

    def __init__(self, setup: Setup, seat: int | None, shown: dict[str, Any]) -> None:
        self.setup = setup
        self.seat = seat
        self.shown = shown

    def prompt(self) -> Phrase:
        return "go", {}

    def data(self) -> dict[str, Any]:
        return {"seats": self.setup.seats, "seat": self.seat, **self.shown}


class ToyPosition(Position):
    """Hands, deck, and what everybody has laid."""

    view_class = ToyView

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.reveals = 0
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.laid: list[list[int]] = [[] for _ in range(setup.seats)]
        self.deck: list[int] = []

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn,) if self.hands[self.turn] else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move:
            return None
        sums = tuple(float(sum(laid)) for laid in self.laid)
        winners = tuple(seat for seat, total in enumerate(sums) if total == max(sums))
        return Outcome(sums, winners, "counted")

    def legal_moves(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if seat in self.to_move else []

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.hands[seat].remove(move)
        self.laid[seat].append(move)
        if tell is not None:
            tell(Event("lay", {"seat": seat, "card": str(move)}))
        if self.deck:
            drawn = self.draw(seat)
            if tell is not None:
                tell(Event("draw", {"seat": seat}, {seat: {"card": str(drawn)}}))
        self.turn = (seat + 1) % self.setup.seats

    def draw(self, seat: int) -> int:
        self.reveals += 1
        card = self.deck.pop(self.chance.below(len(self.deck)))
        self.hands[seat].append(card)
        self.hands[seat].sort()
        return card

    def explain(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-yours", {"card": str(move)})

    def view(self, seat: int | None) -> View:
        return self.view_class(self.setup, seat, self.shown_to(seat))

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "laid": [laid[:] for laid in self.laid],
            "held": [len(hand) for hand in self.hands],
            "hand": self.hands[seat][:] if seat is not None else [],
            "reveals": self.reveals,
        }

    def reimagine(self, seat: int, chance: Chance) -> None:
        hidden = sorted(self.deck + [c for s, h in enumerate(self.hands) if s != seat for c in h])
        chance.shuffle(hidden)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = sorted(hidden.pop() for _ in hand)
        self.deck = hidden

    def copy(self) -> "ToyPosition":
        twin = type(self)(self.setup, self.chance.copy())
        twin.reveals, twin.turn = self.reveals, self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [laid[:] for laid in self.laid]
        twin.deck = self.deck[:]
        return twin

    def inventory(self) -> list[str]:
        return sorted(str(card) for pile in (*self.hands, *self.laid, self.deck) for card in pile)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.setup.seats,
            "chance": self.chance.text(),
            "reveals": self.reveals,
            "turn": self.turn,
            "hands": self.hands,
            "laid": self.laid,
            "deck": self.deck,
        }


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
            "move": ("lay",),
        }
        self.things = ("card",)
        self.declines = ()
        self.moves = Notation("toy", [str(card) for card in range(CARDS)], "0, 5")

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = self.position_class(setup, chance)
        position.deck = list(range(CARDS))
        for seat in range(setup.seats):
            position.draw(seat)
            position.draw(seat)
        return position

    def imagine(self, view: View, chance: Chance) -> Position:
        assert isinstance(view, ToyView)
        assert view.seat is not None
        position = self.position_class(view.setup, FastChance(chance.below(1 << 29)))
        shown = view.shown
        position.turn, position.reveals = shown["turn"], shown["reveals"]
        position.laid = [laid[:] for laid in shown["laid"]]
        position.hands = [[-1] * held for held in shown["held"]]
        position.hands[view.seat] = shown["hand"][:]
        known = {card for pile in (*position.laid, shown["hand"]) for card in pile}
        hidden = [card for card in range(CARDS) if card not in known]
        for seat, hand in enumerate(position.hands):
            if seat != view.seat:
                position.hands[seat] = [hidden.pop() for _ in hand]
        position.deck = hidden
        position.reimagine(view.seat, chance)
        return position

    def move_count(self, setup: Setup) -> int:
        return CARDS

    def max_moves(self, setup: Setup) -> int:
        return CARDS

    def describe(self, move: int) -> Phrase:
        return "lay", {"card": str(move)}

    def position_from(self, data: dict[str, Any]) -> Position:
        position = self.position_class(self.setup(data["seats"]), chance_from_text(data["chance"]))
        for name in ("reveals", "turn", "hands", "laid", "deck"):
            setattr(position, name, data[name])
        return position

    def view_from(self, data: dict[str, Any]) -> View:
        setup, seat = self.setup(data.pop("seats")), data.pop("seat")
        return self.position_class.view_class(setup, seat, data)
