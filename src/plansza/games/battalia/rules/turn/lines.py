"""Action lines (A8, A10): which can be completed, and how they are paid card by card.

A line is offered only if the hand can pay for it. The player names the action and its target, then
the cards: units one by one, supplies together (the move says how many stardusts are among them).
Nothing is filled in from a hand that others cannot see.
"""

from typing import Final

from plansza.core.contract import NO_MOVE, Tell
from plansza.core.native import i64
from plansza.core.values import add_to
from plansza.games.battalia.rules.assumptions import AMBUSH_MOST, LIT, TOOL_LIT
from plansza.games.battalia.rules.board import PAYING, Board
from plansza.games.battalia.rules.components import (
    ARROW,
    C_ARTEFACT,
    C_CHEST,
    C_DUST,
    C_SUPPLY,
    CARD_NAMES,
    CHEST,
    CLASS_OF,
    CLASSES,
    DUST,
    FATE,
    FREEMAN,
    GREAT,
    KINDS,
    NOTHING,
    PURSE_OF,
    RANKS,
    STAND_UNIT,
    SUPPLY,
    SWORD,
    TOOL,
    is_fanatic,
)
from plansza.games.battalia.rules.moves import CARD, PAY
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts
from plansza.games.battalia.rules.turn.acts import FIGHTS, FITS

DUST_WORTH: Final = 2  # C7
ARROW_KIND: Final = GREAT + ARROW


def purse(s: BattaliaState) -> list[int]:
    """How many cards of each class the player whose turn it is can lay into lines."""
    counts = [0] * CLASSES
    seat = s.board.turn
    for kind in s.hands[seat]:
        add_to(counts, PURSE_OF[kind], 1)
    for kind in s.board.guise[seat]:
        add_to(counts, PURSE_OF[kind] if is_fanatic(kind) else CLASS_OF[kind], 1)
    return counts


def plain_units(s: BattaliaState, counts: list[int], lowest: int, highest: int) -> int:
    """How many units of these ranks could still be transformed: not what an Eclipse has made."""
    found = 0
    for rank in range(lowest, highest + 1):
        found += counts[rank] - s.board.guise[s.board.turn].count(STAND_UNIT + rank)
    return found


def can_pay(counts: list[int], supplies: int) -> bool:
    """C7: a stardust counts as up to two supplies."""
    return counts[C_SUPPLY] + DUST_WORTH * counts[C_DUST] >= supplies


def tool_worth(day: int) -> int:
    """A11, B10: a tool counts as a Freeman, as two when it is lit."""
    return TOOL_LIT if LIT[day] == TOOL else 1


def labour(counts: list[int], day: int) -> int:
    """A11: how many Freemen the hand comes to when roads and markets are built."""
    return counts[FREEMAN] + counts[C_ARTEFACT + TOOL] * tool_worth(day)


def ways_to_pay(counts: list[int], supplies: int) -> list[int]:
    """C7: how many stardusts may be among the payment; none is laid in vain."""
    found: list[int] = []
    dust = 0
    while dust <= counts[C_DUST] and DUST_WORTH * (dust - 1) < supplies:
        if supplies - DUST_WORTH * dust <= counts[C_SUPPLY]:
            found.append(PAY.at(dust))
        dust += 1
    return found


def hand_counts(s: BattaliaState, seat: int) -> list[int]:
    """The classes in the hand of a seat that defends."""
    counts = [0] * CLASSES
    for kind in s.hands[seat]:
        add_to(counts, CLASS_OF[kind], 1)
    return counts


def kinds_at_hand(s: BattaliaState) -> list[int]:
    """The kinds that the player whose turn it is can play, sorted, each once."""
    return distinct(cards_at_hand(s))


def cards_at_hand(s: BattaliaState) -> list[int]:
    """The cards that the player whose turn it is can play, sorted, for whoever only reads them."""
    seat = s.board.turn
    if not s.board.guise[seat]:
        return s.hands[seat]
    return sorted(s.hands[seat] + s.board.guise[seat])


def distinct(cards: list[int]) -> list[int]:
    """A sorted list without repetitions."""
    found: list[int] = []
    last: i64 = -1
    new: i64
    for kind in cards:
        new = kind
        if new != last:
            found.append(kind)
            last = new
    return found


def fits(s: BattaliaState, ask: int, kind: int, far: bool = False) -> bool:
    """Whether a card may be laid where this is asked. Only the Arrow reaches other squares; Fate
    serves as what it may copy (Q6)."""
    seat = s.board.turn
    if ask == acts.ATTACKS and far:
        return kind == ARROW_KIND or (kind == FATE and s.board.can_copy(seat, ARROW))
    if kind == FATE and ask in (acts.ATTACKS, acts.ARMS):
        return copied_weapon(s.board, ask == acts.ARMS) != NOTHING
    return FITS[ask * KINDS + kind] != 0


def copied_weapon(board: Board, far: bool) -> int:
    """Q6: the weapon that Fate copies: the Sword, which is stronger, if it will do."""
    if not far and board.can_copy(board.turn, SWORD):
        return GREAT + SWORD
    return ARROW_KIND if board.can_copy(board.turn, ARROW) else NOTHING


def payments(s: BattaliaState) -> list[int]:
    """What may be laid next into the running line."""
    board = s.board
    if board.act == acts.RETREAT:
        return _flights(s)
    if board.need > 0:
        return _cards_asked(s)
    if board.act == acts.BUY:
        counts = purse(s)
        chest = [CARD.at(CHEST)] if counts[C_CHEST] else []
        return chest + ways_to_pay(counts, board.supply)
    return ways_to_pay(purse(s), board.supply)


def known_payment(s: BattaliaState) -> int:
    """What is laid next, where everybody knows that it can be nothing else: it is the last card in
    hand, or whatever the payer holds, of all the cards that he is known to own but one kind would
    do. Else NO_MOVE."""
    board = s.board
    seat = board.seat
    made = board.guise[seat] if seat == board.turn else []
    if board.held[seat] == 1 and not made:
        last = payments(s)
        return last[0] if last else NO_MOVE
    owned = s.hidden(seat) + made
    if board.need > 0:
        return _known_card(s, owned)
    others = [DUST] if board.act != acts.BUY else [DUST, CHEST]
    for kind in owned:
        flies = board.act == acts.RETREAT and FITS[acts.FLIGHT * KINDS + kind]
        if kind in others or flies:
            return NO_MOVE
    return PAY.at(0)


def _known_card(s: BattaliaState, owned: list[int]) -> int:
    """The only kind that fits, unless the choice is a secret: what is given away for good, or a
    unit of a hidden draft (C18)."""
    board = s.board
    first = board.seat * RANKS
    masked = any(board.masked[first : first + RANKS])
    if masked or board.act in (acts.TRIBUTE, acts.SELL, acts.AMBUSH):
        return NO_MOVE
    kinds = [kind for kind in distinct(sorted(owned)) if fits(s, board.ask, kind, board.far)]
    return CARD.at(kinds[0]) if len(kinds) == 1 else NO_MOVE


def _cards_asked(s: BattaliaState) -> list[int]:
    board = s.board
    kinds = [kind for kind in kinds_at_hand(s) if fits(s, board.ask, kind, board.far)]
    if board.act == acts.TRIBUTE:
        kinds = distinct(s.hands[board.turn])  # C21: not what lies on the table
    elif board.act == acts.SELL:
        kinds = [kind for kind in kinds if may_trade(s, kind)]
    elif board.act == acts.AMBUSH:
        kinds = [kind for kind in kinds if _leaves_ambush(s, kind)]
    return [CARD.at(kind) for kind in kinds]


def _flights(s: BattaliaState) -> list[int]:
    """C26: a retreat costs a horse or three supplies."""
    board = s.board
    first = acts.FLIGHT * KINDS
    horses = [CARD.at(kind) for kind in distinct(s.hands[board.seat]) if FITS[first + kind]]
    return horses + ways_to_pay(hand_counts(s, board.seat), board.supply)


def may_trade(s: BattaliaState, kind: int) -> bool:
    """C6: a real card of the hand that was not itself received by trade this turn."""
    seat = s.board.turn
    return s.hands[seat].count(kind) > s.received(seat, kind)


def _leaves_ambush(s: BattaliaState, paid: int) -> bool:
    """a11: real cards only, and one more must be left to lie in ambush."""
    hand = s.hands[s.board.turn]
    if paid not in hand:
        return False
    count = 0
    for kind in hand:
        if FIGHTS[kind]:
            count += 1
    return count > (1 if FIGHTS[paid] else 0)


def can_ambush(s: BattaliaState) -> bool:
    """a11: once a turn, with room, something to give and something to lay."""
    board = s.board
    if board.lurked[board.turn] or board.ambush[board.turn] >= AMBUSH_MOST:
        return False
    units = fighters = chests = 0
    for kind in s.hands[board.turn]:
        own = PURSE_OF[kind]
        if own <= 3:
            units += 1
        elif own == C_CHEST:
            chests += 1
        if FIGHTS[kind]:
            fighters += 1
    return (units > 0 and fighters > 1) or (chests > 0 and fighters > 0)


def ask(s: BattaliaState, act: int, need: int, what: int, supplies: int) -> None:
    """Begin to pay: so many cards that fit `what`, and so many supplies."""
    board = s.board
    board.act = act
    board.need = need
    board.ask = what
    board.supply = supplies
    board.phase = PAYING


def lay_card(s: BattaliaState, kind: int, tell: Tell | None) -> bool:
    """A card is laid into the line; whether the line is paid now."""
    board = s.board
    board.card = kind
    if board.act == acts.BUY:
        board.supply = 0
    if board.act == acts.RETREAT:
        s.show(board.seat, kind)
        board.shelter[board.seat].append(kind)
        board.supply = 0
    elif board.act == acts.SELL:
        s.trade_in(board.turn, kind)
    elif board.act == acts.AMBUSH:
        s.show(board.turn, kind)
    elif board.act == acts.TRIBUTE:
        s.show(board.turn, kind)
        board.played[board.turn].append(kind)
    elif board.act == acts.ATTACK:
        pass  # the weapon opens the battle line
    else:
        s.spend(kind)
    if tell is not None:
        s.tell(tell, "lay", board.seat, card=CARD_NAMES[kind])
    if board.need > 0:
        board.need = max(0, board.need - counts_as(board, kind))
    return board.need == 0 and board.supply == 0


def counts_as(board: Board, kind: int) -> int:
    """A11: how many of the asked cards this one stands for; a lit tool is two Freemen."""
    is_tool = board.ask == acts.LABOUR and CLASS_OF[kind] == C_ARTEFACT + TOOL
    return tool_worth(board.day) if is_tool else 1


def lay_supplies(s: BattaliaState, dust: int, tell: Tell | None) -> None:
    """All supplies that the line still asks for, so many stardusts among them."""
    board = s.board
    plain = max(0, board.supply - DUST_WORTH * dust)
    defending = board.act == acts.RETREAT
    for number in range(dust + plain):
        kind = DUST if number < dust else SUPPLY
        if defending:
            s.show(board.seat, kind)
            board.shelter[board.seat].append(kind)
        else:
            s.spend(kind)
    board.supply = 0
    if tell is not None:
        s.tell(tell, "pay", board.seat, count=plain, dust=dust)
