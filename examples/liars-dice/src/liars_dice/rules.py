"""The rules: which bids rise, what a doubt costs, and what each seat may know."""

from plansza.core import Chance, Event, IllegalMove, Outcome, Position, Setup, Tell, View
from plansza.core.moves import Moves, numbered

FACES, MOST_DICE = 6, 30
MOVES = Moves("liars_dice", "3x5, doubt")
BID = MOVES.two("bid", "{count}x{face}", numbered("count", MOST_DICE), numbered("face", FACES))
DOUBT = MOVES.lone("doubt", "doubt").at()
NONE = -1  # where there is no bid, or no seat


class DiceView(View):
    """The open table, and the dice under one cup."""

    state: "DicePosition"


class DicePosition(Position):
    """The whole table. A bid is the number of its move, so that a higher bid is a higher number."""

    view_class = DiceView
    public = ("turn", "bid", "bidder", "counts", "shown", "shown_bid")
    own = ("hands",)
    turn: int
    bid: int
    bidder: int
    counts: list[int]  # how many dice each seat has left
    hands: list[list[int]]  # what they show, sorted; only their owner knows
    shown: list[list[int]]  # the hands at the last doubt, which everybody saw
    shown_bid: int  # the bid that was doubted

    def __init__(self, setup: Setup) -> None:
        self.turn = 0
        self.bid = self.bidder = self.shown_bid = NONE
        self.counts = [int(setup["dice"])] * setup.seats
        self.hands = [[] for _ in self.counts]
        self.shown = [[] for _ in self.counts]

    def begin(self, tell: Tell | None = None) -> None:
        """Everybody rolls for a new round, unless only one still has dice: that one has won."""
        if max(self.counts) == sum(self.counts):
            self.result = Outcome(tuple(map(float, self.counts)), (self.turn,), "last")
            return
        self.reveals += 1
        self.hands = [thrown(count, self.chance) for count in self.counts]
        if tell is not None:
            own = {seat: {"dice": written(hand)} for seat, hand in enumerate(self.hands) if hand}
            tell(Event("roll", {}, own))

    def legal_moves(self, seat: int) -> list[int]:
        higher = list(range(self.bid + 1, FACES * sum(self.counts)))
        moves = higher if self.bid == NONE else [*higher, DOUBT]
        return moves if seat in self.to_move else []

    def explain(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-possible" if move == DOUBT else "must-rise")

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if tell is not None:
            code, facts = MOVES.describe(move)
            tell(Event(code, {"seat": seat, **facts}))
        if move == DOUBT:
            self.show(tell)
        else:
            self.bid, self.bidder, self.turn = move, seat, self.next_with_dice(seat + 1)

    def show(self, tell: Tell | None) -> None:
        """All cups go up: either the bidder was wrong, or whoever doubted, whose turn it is."""
        self.reveals += 1
        self.shown, self.shown_bid, self.bid = self.hands, self.bid, NONE
        _, asked, face = MOVES.parts(self.shown_bid)  # they count from 0
        if tell is not None:
            dice = " | ".join(written(hand) for hand in self.shown if hand)
            tell(Event("show", {"count": self.found(), "face": face + 1, "dice": dice}))
        loser = self.turn if self.found() > asked else self.bidder
        self.lose(loser, tell)
        self.turn = self.next_with_dice(loser)
        self.begin(tell)

    def found(self) -> int:
        """How many of the shown dice count for the bid that was doubted."""
        return sum(self.counted(die) for hand in self.shown for die in hand)

    def counted(self, die: int) -> bool:
        """Whether a shown die counts for it."""
        wild = die == 1 and self.setup["ones"] == "wild"
        return wild or die == MOVES.parts(self.shown_bid)[2] + 1

    def lose(self, seat: int, tell: Tell | None) -> None:
        """Whoever was wrong gives a die away."""
        self.counts[seat] -= 1
        if tell is not None:
            tell(Event("lose" if self.counts[seat] else "out", {"seat": seat}))

    def next_with_dice(self, seat: int) -> int:
        """This seat, or the first after it that is still in the game."""
        seat %= self.setup.seats
        return seat if self.counts[seat] else self.next_with_dice(seat + 1)

    def reimagine(self, seat: int, chance: Chance) -> None:
        """Roll the others' dice: anybody may lie, so a bid makes no roll impossible."""
        for other, count in enumerate(self.counts):
            if other != seat and self.result is None:
                self.hands[other] = thrown(count, chance)


def thrown(count: int, chance: Chance) -> list[int]:
    """So many dice, sorted."""
    return sorted([chance.below(FACES) + 1 for _ in range(count)])


def written(hand: list[int]) -> str:
    """Dice as a text."""
    return " ".join(map(str, hand))
