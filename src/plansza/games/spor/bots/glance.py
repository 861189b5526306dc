"""All moves of one decision at a glance, by what the mover sees right after each.

The card drawn after a move is luck: nothing here looks at it.
"""

from typing import Final

from plansza.games.spor.bots.outlook import Outlook
from plansza.games.spor.bots.prospects import NO_CARDS
from plansza.games.spor.rules.board import CHOOSING, EMPTY, OVER
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BIT_OF,
    COLOUR_OF,
    DAMS,
    DEFENDER,
    REQUIREMENTS,
    SPACES,
    WSPARCIE,
)
from plansza.games.spor.rules.formations import Side, best_strength, side_of
from plansza.games.spor.rules.moves import (
    BASE_MOVES,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    END,
    GIVE,
    LOG,
    MOVES,
    PLAY,
    RETREAT,
)
from plansza.games.spor.rules.position import SporPosition

WON: Final = 50.0
CLAIMED: Final = 25.0  # a dam that can be taken is taken first
TRICK_WORTH: Final = 0.1  # of a tactics card kept
ENOUGH_TRICKS: Final = 2  # who holds as many tactics cards draws battle cards


class Glance:
    """What one role sees before its move."""

    def __init__(self, position: SporPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.role = position.board.role(seat)
        self.known = position.hands[self.role]
        self.sign = 1.0 if self.role == ATTACKER else -1.0
        self.outlook = Outlook(position.board, self.role, self.known)
        self.sides = [self.outlook.side(self.role, dam) for dam in range(DAMS)]
        self.others = [
            self.outlook.other(dam, self.outlook.side(1 - self.role, dam)) for dam in range(DAMS)
        ]

    def rate(self, moves: list[int]) -> list[float]:
        """The mover's prospects after each move. Preparation leaves the play to be made: it is
        worth the best play, and what it changes."""
        ratings = [0.0] * len(moves)
        earlier: list[int] = []
        best = -WON
        card = EMPTY
        hand: list[int] = []
        worths: list[float] = []
        for number, move in enumerate(moves):
            kind, what, _ = MOVES.parts(move)
            if kind is PLAY:
                if what != card:
                    card = what
                    hand = self._without(card)
                    worths = self._worths(hand)
                ratings[number] = self._laid(move, hand, worths)
                best = max(best, ratings[number])
            elif kind is RETREAT or kind is LOG:
                earlier.append(number)
            else:
                ratings[number] = self._other_move(move)
        if earlier:
            before = self._worths(self.outlook.hand)
            for number in earlier:
                change = self._prepared(moves[number], before)
                ratings[number] = best + self.sign * change
        return ratings

    def _prepared(self, move: int, before: list[float]) -> float:
        """What a retreat or a log changes for the attacker: only one dam, and a log is spent."""
        board, outlook = self.position.board, self.outlook
        kind, dam, _ = MOVES.parts(move)
        if kind is RETREAT:
            kept = [card for card in board.cards(ATTACKER, dam) if card >= BATTLE_CARDS]
            own = outlook.own(dam, _side(kept), outlook.hand)
            return outlook.worth(dam, own, self.others[dam]) - before[dam]
        other = outlook.other(dam, _side(board.cards(ATTACKER, dam)[1:]))
        own = outlook.own(dam, self.sides[dam], outlook.hand)
        return outlook.worth(dam, own, other) - before[dam] - outlook.log_worth

    def _without(self, card: int) -> list[int]:
        hand = self.outlook.hand[:]
        hand[COLOUR_OF[card]] &= ~BIT_OF[card]
        return hand

    def _worths(self, hand: list[int]) -> list[float]:
        """What each dam is worth with these cards in hand."""
        outlook = self.outlook
        return [
            outlook.worth(dam, outlook.own(dam, self.sides[dam], hand), self.others[dam])
            for dam in range(DAMS)
        ]

    def _laid(self, move: int, hand: list[int], worths: list[float]) -> float:
        """The prospects after laying a battle card. Only its dam changes, unless the card meets
        its rival, or the dam can be taken now."""
        board = self.position.board
        _, card, dam = MOVES.parts(move)
        side = self.outlook.side(self.role, dam)
        side.add(card)
        if board.rival(self.role, dam, card) != EMPTY:
            return self._after(self.position, move)
        own = self.outlook.own(dam, side, hand)
        if self.role == ATTACKER and own.missing == 0 and self._may_claim(card, dam, side):
            return self._after(self.position, move)
        total = self.outlook.clock + self.outlook.worth(dam, own, self.others[dam])
        for number in range(DAMS):
            if number != dam:
                total += worths[number]
        return self.sign * total + TRICK_WORTH * board.held_tactics[self.role]

    def _may_claim(self, card: int, dam: int, side: Side) -> bool:
        """K2, K3: whether the attacker may be able to take the dam with this full side."""
        board = self.position.board
        face = board.face(dam)
        requirement, spaces = REQUIREMENTS[face], SPACES[face]
        strength = best_strength(requirement, spaces, side, NO_CARDS)
        theirs = self.outlook.side(DEFENDER, dam)
        unseen = board.unseen[:]
        unseen[COLOUR_OF[card]] &= ~BIT_OF[card]
        return best_strength(requirement, spaces, theirs, unseen, strength) <= strength

    def _other_move(self, move: int) -> float:
        kind, what, _ = MOVES.parts(move)
        if kind is DRAW or kind is END:
            return 0.0
        if kind is DRAW_TACTICS:
            held = self.position.board.held_tactics[self.role]
            return TRICK_WORTH * (ENOUGH_TRICKS - held) - TRICK_WORTH / 2.0
        if kind is GIVE:
            return self._given(what)
        after = self._after(self.position, move)
        return CLAIMED + after if kind is CLAIM and after < CLAIMED else after

    def _given(self, card: int) -> float:
        """V5: the prospects without the card and those picked before; in return comes anything."""
        gone = [*self.position.picks[self.role], card]
        hand = [held for held in self.known if held not in gone]
        outlook = Outlook(self.position.board, self.role, hand)
        tactics = len([held for held in hand if held >= BATTLE_CARDS])
        return self.sign * outlook.total() + TRICK_WORTH * tactics

    def _after(self, position: SporPosition, move: int) -> float:
        """The prospects after any move, with all dams taken that can be."""
        seat, legs = self.seat, len(position.legs)
        twin = position.copy()
        twin.step(seat, move)
        if twin.board.phase == CHOOSING and twin.board.trick != WSPARCIE:
            return max([self._after(twin, further) for further in twin.legal_moves(seat)])
        while self.role == ATTACKER and len(twin.legs) == legs and twin.board.phase != OVER:
            claims = twin.board.claims()
            if not claims:
                break
            twin.step(seat, CLAIM.at(claims[0]))
        if twin.result is not None or len(twin.legs) > legs:
            return _finished(twin, seat)
        return self._seen(twin, move)

    def _seen(self, twin: SporPosition, move: int) -> float:
        """The prospects in a scratch position, with what is left of the cards known."""
        hand = [card for card in twin.hands[self.role] if card in self.known]
        before, board = self.position.board, twin.board
        board.turn = before.turn  # some moves end the turn, others do not: compare like with like
        board.ending = before.ending
        board.deck = max(before.deck, board.deck)
        tactics = before.held_tactics[self.role]
        if move >= BASE_MOVES:  # a tactics card was played
            tactics -= 1
        return self.sign * Outlook(board, self.role, hand).total() + TRICK_WORTH * tactics


def _side(cards: list[int]) -> Side:
    return side_of(cards, 0, len(cards))


def _finished(position: SporPosition, seat: int) -> float:
    """A game won or lost; in a match, the last one."""
    result = position.result
    if position.legs:
        return WON if position.legs[-1][1] == seat else -WON
    return WON if result is not None and seat in result.winners else -WON
