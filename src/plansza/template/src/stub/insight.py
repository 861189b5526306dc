"""What bots are told. A game may leave this out: then they play on at random to see who wins."""

from math import exp

from plansza.core import Insight, Position
from plansza.core.contract import Phrase

from stub.rules import StubPosition, card_of


class StubInsight(Insight):
    """Large prizes deserve large cards. Everything here follows from what the seat itself knows."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """The better the higher: greedy bots play the best, searches look at it first."""
        assert isinstance(position, StubPosition)
        hand, wanted = position.hands[seat], _fitting(position)
        return [-float(abs(hand.index(card_of(move)) - wanted)) for move in moves]

    def value(self, position: Position, seat: int) -> float:
        """How likely this seat is to win, without playing on. Cards in hand might count, too."""
        assert isinstance(position, StubPosition)
        if position.outcome is not None:
            return super().value(position, seat)
        weights = [exp(score / 3) for score in position.scores]
        return weights[seat] / sum(weights)

    def quiet(self, position: Position) -> bool:
        """Whether it can be judged as it stands: not while some have bid and others have not."""
        assert isinstance(position, StubPosition)
        return not any(position.laid)

    def style(self) -> dict[str, float]:
        """A search looks one bid ahead and plays on as rated: in its tree others would answer bids
        that they cannot see. A game in which seats take turns does without this."""
        return {"reach": 1, "sight": 1, "depth": 24}

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        """What speaks for a move, for hints: `why-CODE`s of the words."""
        assert isinstance(position, StubPosition)
        place = position.hands[seat].index(card_of(move))
        if place != _fitting(position):
            return []
        high = 2 * place >= len(position.hands[seat])
        return [("high" if high else "low", {"prize": position.prize})]


def _fitting(position: StubPosition) -> int:
    """Which of its cards, from the lowest: the prize has the same place among those to come."""
    return sum(prize < position.prize for prize in position.prizes)
