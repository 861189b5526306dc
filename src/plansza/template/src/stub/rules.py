"""The rules: what can be done, what is true, and what each seat may know of it.

Begin here: declare your moves, list your fields in the position, and write `step`. A position's
fields hold whole numbers, texts and lists of them; every one is declared by an annotation.
"""

from plansza.core import (
    Chance,
    Event,
    IllegalMove,
    Meter,
    Moves,
    Outcome,
    Position,
    Setup,
    Tell,
    View,
    numbered,
)
from plansza.core.contract import Phrase

CARDS = 24  # numbered from 1; enough for four hands of six
NOTHING, FACE_DOWN = 0, -1  # instead of a card that lies before a seat

MOVES = Moves("stub", "lay3, lay17")  # the examples help whoever writes something else
LAY = MOVES.one("lay", "lay{card}", numbered("card", CARDS))


def card_of(move: int) -> int:
    """With several kinds of moves: `kind, card, _ = MOVES.parts(move)`, and `if kind is LAY`."""
    return MOVES.parts(move)[1] + 1


class StubView(View):
    """What one seat knows: a position in which the rest is blank."""

    state: "StubPosition"

    def prompt(self) -> Phrase:
        """What the seat is asked for, or what it waits for: a `prompt-CODE` of the words."""
        state, waiting = self.state, self.state.to_move
        if not waiting:
            return "over", {}
        if self.seat in waiting:
            return "lay", {"prize": state.prize}
        return "wait", {"count": len(waiting)}

    def meters(self) -> list[Meter]:
        """Goal and progress, always in sight: a few `meter-CODE`s of the words."""
        scores = enumerate(self.state.scores)
        left = len(self.state.prizes) + (1 if self.state.prize else 0)
        prizes = Meter("prizes", left, 0, start=int(self.setup["rounds"]), ends=True)
        return [*(Meter("points", score, seats=(seat,)) for seat, score in scores), prizes]


class StubPosition(Position):
    """The whole truth. Hands are secret; so are cards laid in a round, until all have laid."""

    view_class = StubView
    public = ("prizes", "prize", "scores", "rounds")  # what everybody sees
    own = ("laid", "hands")  # lists with an entry for each seat, of which it sees its own
    prizes: list[int]  # still to be turned up: nobody knows in which order
    prize: int  # bid for now; 0 after the last round
    scores: list[int]
    rounds: list[list[int]]  # the cards of every finished round, by seat
    laid: list[int]  # the cards of this round, by seat
    hands: list[list[int]]  # sorted
    rest: list[int]  # in nobody's hand

    def __init__(self, setup: Setup) -> None:
        """A blank one: `begin` deals."""
        seats = setup.seats
        self.prizes = list(range(1, int(setup["rounds"]) + 1))
        self.prize = 0
        self.scores = [0] * seats
        self.rounds = []
        self.laid = [NOTHING] * seats
        self.hands = [[] for _ in range(seats)]
        self.rest = []

    def begin(self, tell: Tell | None = None) -> None:
        """Deal, and turn up the first prize."""
        deck = list(range(1, CARDS + 1))
        self.chance.shuffle(deck)
        for hand in self.hands:
            hand.extend(sorted(deck.pop() for _ in self.prizes))
        self.rest = sorted(deck)
        self.turn_up(tell)

    @property
    def to_move(self) -> tuple[int, ...]:
        """All bid at the same time: whoever has not laid yet may. One seat is the usual case."""
        return tuple(seat for seat, card in enumerate(self.laid) if self.prize and not card)

    def legal_moves(self, seat: int) -> list[int]:
        if seat not in self.to_move:
            return []
        return [LAY.at(card - 1) for card in self.hands[seat]]

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        card = card_of(move)
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if tell is not None:  # everybody sees that a card was laid; which one, its owner alone
            tell(Event("lay", {"seat": seat}, {seat: {"card": card}}))
        if not self.to_move:
            self.end_round(tell)

    def end_round(self, tell: Tell | None) -> None:
        """All cards are shown; the highest takes the prize."""
        winner = self.laid.index(max(self.laid))
        self.scores[winner] += self.prize
        if tell is not None:  # whatever a view shows from now on must be told by an event
            for seat, card in enumerate(self.laid):
                tell(Event("show", {"seat": seat, "card": card}))
            tell(Event("take", {"seat": winner, "prize": self.prize}))
        self.rounds.append(self.laid)
        self.laid = [NOTHING] * self.setup.seats
        self.reveals += 1  # what was secret is not: nobody takes a move back across this
        if self.prizes:
            self.turn_up(tell)
        else:
            self.finish()

    def turn_up(self, tell: Tell | None) -> None:
        """Luck is drawn when it is needed, never before: then there is nothing to peep at."""
        self.prize = self.prizes.pop(self.chance.below(len(self.prizes)))
        if tell is not None:
            tell(Event("prize", {"prize": self.prize}))

    def finish(self) -> None:
        """An outcome: everybody's score, all who won, and why, as a `reason` of the words."""
        self.prize = 0
        best = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        self.result = Outcome(tuple(map(float, self.scores)), winners, "points")

    def explain(self, seat: int, move: int) -> IllegalMove:
        """Why not? From the seat's own knowledge, for `refusal-CODE` of the words."""
        if 0 <= move < MOVES.count:
            return IllegalMove("not-in-hand", {"card": move + 1})
        return IllegalMove("not-possible")

    def view(self, seat: int | None) -> View:
        """What `public` and `own` name, and that somebody has laid: nothing else gets known. Most
        games need no `view` of their own. None is a spectator."""
        view = super().view(seat)
        assert isinstance(view, StubView)
        for other, card in enumerate(self.laid):
            if card and other != seat:
                view.state.laid[other] = FACE_DOWN
        return view

    def hidden_from(self, seat: int) -> list[int]:
        """The cards that this seat cannot place, sorted."""
        known = {card for cards in self.rounds for card in cards}
        known.update(self.hands[seat], [self.laid[seat]])
        return [card for card in range(1, CARDS + 1) if card not in known]

    def reimagine(self, seat: int, chance: Chance) -> None:
        """Deal what this seat cannot know, every deal as likely as it is; bots think in these."""
        hidden = self.hidden_from(seat)
        chance.shuffle(hidden)
        for other in range(self.setup.seats):
            if other != seat and self.prize:
                if self.laid[other]:
                    self.laid[other] = hidden.pop()
                held = len(self.prizes) + (0 if self.laid[other] else 1)
                self.hands[other] = sorted(hidden.pop() for _ in range(held))
        self.rest = sorted(hidden)

    def inventory(self) -> list[str]:
        """Every card wherever it lies: the conformance suite sees that none is lost."""
        piles = [*self.rounds, *self.hands, self.laid, self.rest]
        return sorted(str(card) for pile in piles for card in pile if card)
