"""What everybody knows of a hand while its owner is in the middle of something.

A line is begun only if it can be completed. So whoever watches knows that the cards for the rest of
it are there, though not which ones; an imagined hand must hold them too. Every step says what its
own moment asks for, with what is here.
"""

from collections.abc import Sequence

from plansza.core.chance import Chance
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    CLASS_OF,
    DUST,
    KINDS,
    SUPPLY,
    TOOL,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.acts import FITS


class Pledge:
    """A hand being imagined, and the cards it may be filled from."""

    def __init__(
        self, s: BattaliaState, seat: int, hand: list[int], cards: list[int], chance: Chance
    ) -> None:
        self.s = s
        self.board = s.board
        self.seat = seat
        self.hand = hand
        self.cards = cards
        self.chance = chance
        self.thrifty = False  # with the cards that pay most

    def want(self, able: list[int], have: int, amount: int) -> None:
        """Take random ones of those that are able until there are enough."""
        while have < amount and able:
            place = self.chance.below(len(able))
            card = able.pop(place)
            self.cards.remove(card)
            self.hand.append(card)
            have += 1

    def one_of(self, fits: Sequence[int]) -> None:
        """A real card for which this table, by kind, says yes."""
        known = [kind for kind in self.hand if fits[kind]]
        self.want([kind for kind in self.cards if fits[kind]], len(known), 1)

    def at_hand(self) -> list[int]:
        """The cards known in hand, and what was transformed."""
        return self.hand + self.board.guise[self.seat]

    def fitting(self, ask: int, amount: int, far: bool) -> None:
        """Cards that fit what is asked; only the Arrow reaches other squares."""
        if ask == acts.LABOUR:
            self.labour(amount)
            return
        row = [lines.fits(self.s, ask, kind, far) for kind in range(KINDS)]
        have = sum([1 for kind in self.at_hand() if row[kind]])
        self.want([kind for kind in self.cards if row[kind]], have, amount)

    def labour(self, amount: int) -> None:
        """A11: Freemen and tools, which may count double."""
        worth = lines.tool_worth(self.board.day)
        have = 0
        for kind in self.at_hand():
            if FITS[acts.LABOUR * KINDS + kind]:
                have += worth if CLASS_OF[kind] == C_ARTEFACT + TOOL else 1
        able = [kind for kind in self.cards if FITS[acts.LABOUR * KINDS + kind]]
        if self.thrifty:
            able = [kind for kind in able if CLASS_OF[kind] == C_ARTEFACT + TOOL] or able
        while have < amount and able:
            card = able.pop(self.chance.below(len(able)))
            self.cards.remove(card)
            self.hand.append(card)
            have += worth if CLASS_OF[card] == C_ARTEFACT + TOOL else 1

    def supplies(self, amount: int) -> None:
        """C7: supplies and stardusts."""
        have = _worth(self.at_hand())
        able = [kind for kind in self.cards if kind in (SUPPLY, DUST)]
        while have < amount and able:
            best = self.thrifty and DUST in able
            card = able.pop(able.index(DUST) if best else self.chance.below(len(able)))
            self.cards.remove(card)
            self.hand.append(card)
            have += lines.DUST_WORTH if card == DUST else 1

    def supplies_or(self, amount: int, others: list[int]) -> None:
        """So many supplies, or one of these cards instead."""
        if any(card in self.hand for card in others):
            return
        able = [card for card in self.cards if card in others]
        worth = _worth(self.cards + self.at_hand())
        if able and (self.thrifty or worth < amount or self.chance.below(2)):
            self.want(able, 0, 1)
        else:
            self.supplies(amount)


def _worth(cards: list[int]) -> int:
    """C7: how many supplies these cards pay."""
    worth = 0
    for kind in cards:
        worth += 1 if kind == SUPPLY else lines.DUST_WORTH if kind == DUST else 0
    return worth
