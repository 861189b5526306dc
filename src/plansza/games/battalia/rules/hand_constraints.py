"""What everybody knows of a hand while its owner is in the middle of something.

A line is begun only if it can be completed. So whoever watches knows that the cards for the rest of
it are there, though not which ones; an imagined hand must hold them too.
"""

from typing import Final

from plansza.core.chance import Chance
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.assumptions import HOUSE
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    CHEST,
    CLASS_OF,
    CLASSES,
    COLOUR_OF,
    DUST,
    GREAT,
    KINDS,
    NOTHING,
    R_CURVE,
    SUPPLY,
    TOOL,
    UNIVERSAL,
)
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import acts, battle, great_artefacts, lines, transformations
from plansza.games.battalia.rules.turn.acts import FIGHTS, FITS

TRIES: Final = 12


class Pledge:
    """A hand being imagined, and the cards it may be filled from."""

    def __init__(
        self, s: State, seat: int, hand: list[int], cards: list[int], chance: Chance
    ) -> None:
        self.s = s
        self.board = s.board
        self.seat = seat
        self.hand = hand
        self.cards = cards
        self.chance = chance
        self.thrifty = False

    def fulfil(self) -> None:
        """Put into the hand what its owner must hold now, no more cards than he has; after a few
        vain tries with the cards that pay most."""
        room = self.board.held[self.seat]
        hand, cards = self.hand[:], self.cards[:]
        for attempt in range(TRIES + 1):
            self.thrifty = attempt == TRIES
            self._fill()
            if len(self.hand) <= room:
                return
            self.hand[:] = hand
            self.cards[:] = cards

    def _fill(self) -> None:
        board = self.board
        phase = board.phase
        if phase == b.PAYING:
            self._line()
        elif phase == b.PLACING:
            self._building()
        elif phase == b.WHO and board.act == acts.ATTACK:
            self._fitting(acts.ATTACKS, 1, battle.fighters(board)[0])
        elif phase == b.LURKING and board.need:
            self._lurker()
        elif phase == b.PITCHING and board.need:
            self._tenant()
        elif phase == b.AIMING and board.need:
            self._aim()
        elif phase == b.FORMING and board.act == acts.FATE_COPY:
            self._copy()
        elif phase == b.CHARMING:
            able = [kind for kind in self.cards if transformations.changeable(kind)]
            self._want(able, 0, 1)
        elif phase == b.SACRIFICING and board.need:
            known = [kind for kind in self.hand if kind != DUST]
            self._want([kind for kind in self.cards if kind != DUST], len(known), 1)
        elif phase == b.CHILLING and self.seat == board.turn:
            self._halted()
        elif phase == b.SHOWING:
            able = [kind for kind in self.cards if COLOUR_OF[kind] in (board.arg, UNIVERSAL)]
            self._want(able, board.left, HOUSE.cohort_least)

    # -- taking -------------------------------------------------------------------------------

    def _want(self, able: list[int], have: int, amount: int) -> None:
        """Take random ones of those that are able until there are enough."""
        while have < amount and able:
            place = self.chance.below(len(able))
            card = able.pop(place)
            self.cards.remove(card)
            self.hand.append(card)
            have += 1

    def _at_hand(self) -> list[int]:
        """The cards known in hand, and what was transformed."""
        return self.hand + self.board.guise[self.seat]

    def _count(self, table: list[bool]) -> int:
        return sum([1 for kind in self._at_hand() if table[kind]])

    def _fitting(self, ask: int, amount: int, leader: int = NOTHING) -> None:
        """Cards that fit what is asked; only the Arrow reaches other squares."""
        row = FITS[ask * KINDS : ask * KINDS + KINDS]
        board = self.board
        far = board.far
        if leader != NOTHING:
            far = board.heroes[board.turn * 2 + leader] != board.target
        if ask == acts.ATTACKS and far:
            row = [kind == lines.ARROW_KIND for kind in range(KINDS)]
        if ask == acts.LABOUR:
            self._labour(amount)
            return
        self._want([kind for kind in self.cards if row[kind]], self._count(row), amount)

    def _labour(self, amount: int) -> None:
        """A11: Freemen and tools, which may count double."""
        worth = lines.tool_worth(self.board.day)
        have = 0
        for kind in self._at_hand():
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

    def _supplies(self, amount: int) -> None:
        """C7: supplies and stardusts."""
        have = 0
        for kind in self._at_hand():
            have += 1 if kind == SUPPLY else lines.DUST_WORTH if kind == DUST else 0
        able = [kind for kind in self.cards if kind in (SUPPLY, DUST)]
        while have < amount and able:
            best = self.thrifty and DUST in able
            card = able.pop(able.index(DUST) if best else self.chance.below(len(able)))
            self.cards.remove(card)
            self.hand.append(card)
            have += lines.DUST_WORTH if card == DUST else 1

    def _supplies_or(self, amount: int, others: list[int]) -> None:
        """So many supplies, or one of these cards instead."""
        if any(card in self.hand for card in others):
            return
        able = [card for card in self.cards if card in others]
        worth = 0
        for kind in self.cards + self._at_hand():
            worth += 1 if kind == SUPPLY else lines.DUST_WORTH if kind == DUST else 0
        if able and (self.thrifty or worth < amount or self.chance.below(2)):
            self._want(able, 0, 1)
        else:
            self._supplies(amount)

    # -- what is going on ---------------------------------------------------------------------

    def _line(self) -> None:
        """A10: the rest of a line."""
        board = self.board
        act = board.act
        if act == acts.BUY:
            self._supplies_or(board.supply, [CHEST])
            return
        if act == acts.RETREAT:
            first = acts.FLIGHT * KINDS
            self._supplies_or(board.supply, [k for k in range(KINDS) if FITS[first + k]])
            return
        if act == acts.AMBUSH:
            self._ambush()
            return
        if act == acts.SELL:
            row = FITS[acts.SALE * KINDS : acts.SALE * KINDS + KINDS]
            spare = [kind for kind in self.hand if row[kind] and self._spare(kind, 0)]
            able = [kind for kind in self.cards if row[kind] and self._spare(kind, 1)]
            self._want(able, len(spare), 1)
            return
        if act == acts.UPGRADE and board.arg not in self.hand:
            self._want([board.arg], 0, 1)
        if board.need > 0:
            self._fitting(board.ask, board.need)
        self._supplies(board.supply)

    def _spare(self, kind: int, more: int) -> bool:
        """C6: whether, with so many more of a kind, one could be traded."""
        return self.hand.count(kind) + more > self.board.traded[self.seat].count(kind)

    def _ambush(self) -> None:
        """a11: a unit or chest to give, and a card to lay."""
        if CHEST not in self.hand:
            row = FITS[acts.OFFERING * KINDS : acts.OFFERING * KINDS + KINDS]
            known = [kind for kind in self.hand if row[kind]]
            self._want([kind for kind in self.cards if row[kind]], len(known), 1)
        fighters = [kind for kind in self.hand if FIGHTS[kind]]
        able = [kind for kind in self.cards if FIGHTS[kind]]
        self._want(able, len(fighters), 1 if CHEST in self.hand else 2)

    def _halted(self) -> None:
        """C23: while Cold Breath may cancel a line, what must still be laid when it goes on."""
        if self.board.act == acts.AMBUSH:
            self._lurker()
        elif self.board.act == acts.PITCH:
            self._tenant()

    def _lurker(self) -> None:
        """a11: a real card to lie in ambush; what was transformed cannot."""
        known = [kind for kind in self.hand if FIGHTS[kind]]
        self._want([kind for kind in self.cards if FIGHTS[kind]], len(known), 1)

    def _tenant(self) -> None:
        """A14: a card for the tent, not a Great Artefact."""
        known = [kind for kind in self.hand if kind < GREAT]
        self._want([kind for kind in self.cards if kind < GREAT], len(known), 1)

    def _building(self) -> None:
        """a1, a3, a4: the cost of what is being placed."""
        board = self.board
        if board.act == acts.BUILD:
            self._fitting(board.left - 1, 3)
        elif board.act == acts.ROAD:
            self._labour(HOUSE.road_freemen)
            if board.arg > R_CURVE:
                self._supplies(HOUSE.crossroads_supplies)

    def _copy(self) -> None:
        """Q6: something that the kept Fate card can copy; Crown and Book want a unit."""
        if self.board.back == b.ACT and not great_artefacts.copies_with(self.s, [0] * CLASSES):
            self._want(
                [kind for kind in self.cards if transformations.can_change(acts.CROWN, kind)], 0, 1
            )

    def _aim(self) -> None:
        """A13: a card that the effect can change."""
        board = self.board
        known = [kind for kind in self._at_hand() if transformations.can_change(board.act, kind)]
        able = [kind for kind in self.cards if transformations.can_change(board.act, kind)]
        self._want(able, len(known), 1)
