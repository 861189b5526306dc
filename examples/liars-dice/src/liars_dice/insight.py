"""What bots are told: how likely a bid is to be true, and who is ahead."""

from functools import lru_cache
from math import comb

from liars_dice.rules import DOUBT, FACES, MOVES, NONE, DicePosition
from plansza.core.contract import Insight, Phrase, Position

BOLDNESS = 0.3  # what the highest bid is better by than the lowest: others must go beyond it


@lru_cache(maxsize=4096)
def truths(hand: tuple[int, ...], hidden: int, wild: bool) -> list[float]:
    """For every bid, how likely it is to be true: with this hand, and so many hidden dice."""
    found = []
    for bid in range(DOUBT):
        asked, face = bid // FACES + 1, bid % FACES + 1
        missing = asked - sum(die == face or (wild and die == 1) for die in hand)
        share = (2 if wild and face > 1 else 1) / FACES  # of the hidden dice, on average
        ways = [comb(hidden, n) * share**n * (1 - share) ** (hidden - n) for n in range(hidden + 1)]
        found.append(sum(ways[max(missing, 0) :]))
    return found


class DiceInsight(Insight):
    """A good bid is likely and high; a doubt is as good as the last bid is unlikely."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, DicePosition)
        true, bid = self.likely(position, seat), position.bid
        step = BOLDNESS / (FACES * sum(position.counts))
        return [1 - true[bid] if m == DOUBT else true[m] + step * (m - bid) for m in moves]

    def likely(self, position: DicePosition, seat: int) -> list[float]:
        """How likely every bid is to be true, as this seat sees it."""
        hidden = sum(position.counts) - position.counts[seat]
        return truths(tuple(position.hands[seat]), hidden, position.setup["ones"] == "wild")

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, DicePosition)
        return position.counts[seat] / sum(position.counts)

    def quiet(self, position: Position) -> bool:
        assert isinstance(position, DicePosition)
        return position.bid == NONE  # a search plays every round to its end

    def style(self) -> dict[str, float]:
        return {"sharpness": 16.0, "plan": 100.0}  # the first by matches, the second not

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, DicePosition)
        bid = position.bid if move == DOUBT else move
        percent = round(100 * self.likely(position, seat)[bid])
        return [("chance", {**MOVES.describe(bid)[1], "percent": percent})]
