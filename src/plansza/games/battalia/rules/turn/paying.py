"""Laying cards into a line (A10) until it is paid, and what then happens."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.components import CHEST, KINDS
from plansza.games.battalia.rules.moves import MOVES, PAY
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.actions import BY_ACT
from plansza.games.battalia.rules.turn.acts import FIGHTS, FITS
from plansza.games.battalia.rules.variants import reactions


def line_paid(s: BattaliaState, tell: Tell | None) -> None:
    """A line is complete: it takes effect unless Cold Breath may be used. Meanwhile what was given
    away for it lies with the played cards; attacks are asked about once they are declared."""
    board = s.board
    act = board.act
    if act in (acts.RETREAT, acts.ATTACK) or not reactions.chills(s, reactions.A_LINE):
        BY_ACT[act].paid(s, tell)
    elif act in (acts.SELL, acts.AMBUSH):
        board.played[board.turn].append(board.card)
    elif act == acts.UPGRADE:
        s.show(board.turn, board.arg)
        board.played[board.turn].append(board.arg)


def resume(s: BattaliaState, tell: Tell | None) -> None:
    """C23: nothing cancels the line; what lay with the played cards is where it was before."""
    board = s.board
    seat = board.turn
    if board.act in (acts.SELL, acts.AMBUSH):
        board.played[seat].remove(board.card)
    elif board.act == acts.UPGRADE:
        board.played[seat].remove(board.arg)
        s.to_hand(seat, board.arg)
    BY_ACT[board.act].paid(s, tell)


class Paying(Step):
    """A10: the next card, or the supplies together."""

    def choices(self, s: BattaliaState) -> list[int]:
        return lines.payments(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        kind, what, _ = MOVES.parts(move)
        if kind is PAY:
            lines.lay_supplies(s, what, tell)
        elif not lines.lay_card(s, what, tell):
            return
        line_paid(s, tell)

    def forced(self, s: BattaliaState) -> int:
        return lines.known_payment(s)

    def pledge(self, hand: Pledge) -> None:
        """The rest of the line."""
        board = hand.board
        act = board.act
        if act == acts.BUY:
            hand.supplies_or(board.supply, [CHEST])
        elif act == acts.RETREAT:
            first = acts.FLIGHT * KINDS
            hand.supplies_or(board.supply, [k for k in range(KINDS) if FITS[first + k]])
        elif act == acts.AMBUSH:
            _pledge_ambush(hand)
        elif act == acts.SELL:
            _pledge_sale(hand)
        else:
            if act == acts.UPGRADE and board.arg not in hand.hand:
                hand.want([board.arg], 0, 1)
            if board.need > 0:
                hand.fitting(board.ask, board.need, board.far)
            hand.supplies(board.supply)


def _pledge_sale(hand: Pledge) -> None:
    """C6: an artefact that was not itself received by trade; if there is no other, one like the
    received, which then must have left the hand unseen."""
    traded = hand.board.traded[hand.seat]
    row = FITS[acts.SALE * KINDS : acts.SALE * KINDS + KINDS]
    known, others = hand.hand, hand.cards
    spare = [kind for kind in known if row[kind] and known.count(kind) > traded.count(kind)]
    able = [kind for kind in others if row[kind] and known.count(kind) + 1 > traded.count(kind)]
    if not spare and not able:
        able = [kind for kind in others if row[kind]]
        unseen = traded[:]
        for kind in known:
            if kind in unseen:
                unseen.remove(kind)
        hand.s.stowed[hand.seat] = unseen
    hand.want(able, len(spare), 1)


def _pledge_ambush(hand: Pledge) -> None:
    """a11: a unit or chest to give, and a card to lay."""
    if CHEST not in hand.hand:
        hand.one_of(FITS[acts.OFFERING * KINDS : acts.OFFERING * KINDS + KINDS])
    fighters = [kind for kind in hand.hand if FIGHTS[kind]]
    able = [kind for kind in hand.cards if FIGHTS[kind]]
    hand.want(able, len(fighters), 1 if CHEST in hand.hand else 2)
