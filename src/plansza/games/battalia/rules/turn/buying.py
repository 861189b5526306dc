"""Hiring, upgrading and buying (a6–a8), and trading on markets (C6)."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.assumptions import (
    ARTEFACT_SUPPLIES,
    HIRE_SUPPLIES,
    UPGRADE_SUPPLIES,
)
from plansza.games.battalia.rules.board import ACT, Board
from plansza.games.battalia.rules.components import (
    ARTEFACTS,
    C_CHEST,
    CARD_NAMES,
    CHEST,
    DUST,
    FANATIC_UNIT,
    HEROES,
    KINDS,
    LORD,
    MARKETS,
    NOTHING,
    QUEEN,
    RANKS,
    S_ARTEFACT,
    SUPPLY,
)
from plansza.games.battalia.rules.moves import (
    BUY,
    GRIND,
    HIRE,
    MOVES,
    SELL,
    SWAP,
    UPGRADE,
)
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.acts import FITS
from plansza.games.battalia.rules.turn.pool import (
    finish,
    gain_artefact,
    gain_unit,
    give_back,
)
from plansza.games.battalia.rules.variants import (
    fanatics,
    reactions,
)

TRADED = 2  # C6: supplies for a stardust


def purchases(s: BattaliaState, counts: list[int], found: list[int]) -> None:
    """a6–a8."""
    board = s.board
    if lines.can_pay(counts, HIRE_SUPPLIES):
        best = QUEEN + 1
        while best >= 0 and not counts[best]:
            best -= 1
        for rank in range(min(best, LORD) + 1):
            if board.top[rank] != NOTHING:
                found.append(HIRE.at(rank))
    if lines.can_pay(counts, UPGRADE_SUPPLIES):
        last = NOTHING
        for kind in s.hands[board.turn]:
            if kind >= FANATIC_UNIT:
                break
            rank = kind % RANKS
            if kind != last and rank < LORD and board.top[rank + 1] != NOTHING:
                found.append(UPGRADE.at(kind))
            last = kind
    if counts[C_CHEST] or lines.can_pay(counts, ARTEFACT_SUPPLIES):
        for type in range(ARTEFACTS):
            if board.top[S_ARTEFACT + type] != NOTHING:
                found.append(BUY.at(type))


def trades(s: BattaliaState, counts: list[int], found: list[int]) -> None:
    """C6: a hero of one's own stands on a market of one's own."""
    board = s.board
    open_markets = markets_open(board)
    if not open_markets:
        return
    hand = s.hands[board.turn]
    if board.chests and any(lines.may_trade(s, kind) for kind in goods(hand, True)):
        found.append(SELL.at())
    if any(lines.may_trade(s, kind) for kind in goods(hand, False)):
        for type in range(ARTEFACTS):
            if board.top[S_ARTEFACT + type] != NOTHING:
                found.append(SWAP.at(type))
    if open_markets == MARKETS and board.dust and hand.count(SUPPLY) >= TRADED:
        found.append(GRIND.at())


def goods(hand: list[int], for_chests: bool) -> list[int]:
    """C6: the cards of a hand that are traded for chests, or chests for others."""
    if not for_chests:
        return [CHEST] if CHEST in hand else []
    return [kind for kind in hand if FITS[acts.SALE * KINDS + kind]]


def markets_open(board: Board) -> int:
    """C6: how many markets serve the player now: none unless a hero stands on one."""
    seat = board.turn
    markets, heroes = board.markets, board.heroes
    count = 0
    serves = False
    for place in range(seat * MARKETS, seat * MARKETS + MARKETS):
        market = markets[place]
        if market == OFF:
            continue
        count += 1
        for hero in range(seat * HEROES, seat * HEROES + HEROES):
            if heroes[hero] == market:
                serves = True
    return count if serves else 0


# -- the actions --------------------------------------------------------------------------------


class Hiring(Action):
    """a6: a unit, led by one of at least its rank."""

    def begin(self, s: BattaliaState, rank: int, more: int, tell: Tell | None) -> None:
        s.board.arg = rank
        lines.ask(s, acts.HIRE, 1, acts.LEAST + rank, HIRE_SUPPLIES)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """The unit, and the supplies that come with it."""
        board = s.board
        supplies = fanatics.brings(board, board.arg)
        gain_unit(s, board.turn, board.arg, tell)
        s.gain_supplies(board.turn, supplies, tell)
        finish(board)


class Upgrading(Action):
    """a7: the old card under its stack, the top card of the next rank instead, no supply."""

    def begin(self, s: BattaliaState, card: int, more: int, tell: Tell | None) -> None:
        s.board.arg = card
        s.admit(s.board.turn, card)
        lines.ask(s, acts.UPGRADE, 0, 0, UPGRADE_SUPPLIES)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        upgrade(s, s.board.arg, tell)
        finish(s.board)


class Buying(Action):
    """a8: an artefact."""

    def begin(self, s: BattaliaState, type: int, more: int, tell: Tell | None) -> None:
        s.board.arg = type
        lines.ask(s, acts.BUY, 0, 0, ARTEFACT_SUPPLIES)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        gain_artefact(s, s.board.turn, s.board.arg, tell)


class Selling(Action):
    """C6: an artefact for a chest."""

    def begin(self, s: BattaliaState, what: int, more: int, tell: Tell | None) -> None:
        lines.ask(s, acts.SELL, 1, acts.SALE, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """The artefact goes back to its stack."""
        board = s.board
        seat = board.turn
        give_back(board, board.card)
        board.chests -= 1
        s.to_hand(seat, CHEST)
        board.traded[seat].append(CHEST)
        if tell is not None:
            s.tell(tell, "trade", seat, card=CARD_NAMES[board.card], other=CARD_NAMES[CHEST])
        finish(board)


class Swapping(Action):
    """C6: a chest for an artefact."""

    def begin(self, s: BattaliaState, type: int, more: int, tell: Tell | None) -> None:
        _give(s, SWAP.at(type), CHEST, 1, tell)


class Grinding(Action):
    """C6: supplies for a stardust."""

    def begin(self, s: BattaliaState, what: int, more: int, tell: Tell | None) -> None:
        _give(s, GRIND.at(), SUPPLY, TRADED, tell)


def _give(s: BattaliaState, move: int, kind: int, count: int, tell: Tell | None) -> None:
    """C6: what is given lies with the played cards, as long as Cold Breath may cancel the line."""
    board = s.board
    for _ in range(count):
        s.trade_in(board.turn, kind)
        board.played[board.turn].append(kind)
    if not reactions.chills(s, move):
        trade(s, move, tell)


# -- what they bring ------------------------------------------------------------------------------


def upgrade(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """A unit of the hand rises by a rank."""
    board = s.board
    s.show(board.turn, kind)
    give_back(board, kind)
    if tell is not None:
        s.tell(tell, "upgrade", board.turn, card=CARD_NAMES[kind])
    gain_unit(s, board.turn, kind % RANKS + 1, tell)


def trade(s: BattaliaState, move: int, tell: Tell | None) -> None:
    """C6: the trade takes place."""
    kind, type, _ = MOVES.parts(move)
    if kind is GRIND:
        _grind(s, tell)
    else:
        _swap_chest(s, type, tell)


def _swap_chest(s: BattaliaState, type: int, tell: Tell | None) -> None:
    """C6: a chest for an artefact, to hand."""
    board = s.board
    board.played[board.turn].remove(CHEST)
    board.chests += 1
    board.act = acts.SWAP
    board.to_hand = True
    if tell is not None:
        s.tell(tell, "trade-chest", board.turn, card=CARD_NAMES[CHEST])
    gain_artefact(s, board.turn, type, tell)


def _grind(s: BattaliaState, tell: Tell | None) -> None:
    """C6: two supplies for a stardust; it does not go back."""
    board = s.board
    for _ in range(TRADED):
        board.played[board.turn].remove(SUPPLY)
        board.supplies += 1
    board.phase = ACT
    board.dust -= 1
    s.to_hand(board.turn, DUST)
    s.tell(tell, "grind", board.turn)
