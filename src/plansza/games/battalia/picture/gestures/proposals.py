"""Which cards pay, if the payer does not choose others: the proposal for a line (A10).

Every card has a price, and the cheapest payment is proposed, with the fewest cards. Of equal cards
go first those of the faction of which the hand holds least. Where giving is the decision itself – a
tribute, a trade, an ambush – nothing is proposed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from plansza.games.battalia.picture.gestures.trial import Trial
from plansza.games.battalia.rules.board import PAYING, Board
from plansza.games.battalia.rules.components import (
    CLASS_OF,
    COLOUR_OF,
    DUST,
    SUPPLY,
)
from plansza.games.battalia.rules.moves import CARD, MOVES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines

# By class: Freeman, Chief, Priest, Lord, Queen, King; weapon, horse, tool, tent, title, amulet,
# scroll; supply, stardust, chest; whatever is great. What was transformed would be lost anyway.
PRICES: Final = (2, 4, 6, 8, 10, 12, 4, 3, 3, 4, 4, 4, 4, 2, 5, 7)
GREAT_PRICE: Final = 20
DECIDED: Final = (acts.TRIBUTE, acts.SELL, acts.AMBUSH)


def price(board: Board, seat: int, kind: int) -> int:
    """What a card is worth to its owner."""
    if kind in board.guise[seat]:
        return 0
    own = CLASS_OF[kind]
    return PRICES[own] if own < len(PRICES) else GREAT_PRICE


class Payment(NamedTuple):
    """Moves that pay for something, and the cards that they lay."""

    moves: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


def payment(trial: Trial) -> Payment:
    """What pays the running line; the last of its moves is not made."""
    moves: list[int] = []
    cards: list[int] = []
    board = trial.board
    while board.phase == PAYING and board.act not in DECIDED:
        move = min(lines.payments(trial.state), key=lambda each: _cost(trial.state, each))
        moves.append(move)
        cards += _laid(board, move)
        if _completes(board, move) or not trial.go(move):
            break
    return Payment(tuple(moves), tuple(cards))


def cards_laid(board: Board, moves: Sequence[int]) -> Counter[int]:
    """The cards that moves lay into the running line, counted."""
    return Counter(card for move in moves for card in _laid(board, move))


def _laid(board: Board, move: int) -> list[int]:
    """The cards that a move lays into the line."""
    kind, what, _ = MOVES.parts(move)
    if kind is CARD:
        return [what]
    return [SUPPLY] * max(0, board.supply - lines.DUST_WORTH * what) + [DUST] * what


def _completes(board: Board, move: int) -> bool:
    """Whether the line is paid with this."""
    kind, card, _ = MOVES.parts(move)
    if kind is not CARD or board.act in (acts.BUY, acts.RETREAT):
        return True
    return board.need <= lines.counts_as(board, card) and not board.supply


def _cost(s: BattaliaState, move: int) -> tuple[float, int, int, int]:
    """The price of a card by what it counts, or of all supplies; then how many cards, and which."""
    board = s.board
    seat = board.seat
    kind, what, _ = MOVES.parts(move)
    if kind is not CARD:
        cards = _laid(board, move)
        return sum(price(board, seat, card) for card in cards), len(cards), 0, what
    counts = min(lines.counts_as(board, what), max(board.need, 1))
    alike = sum(COLOUR_OF[card] == COLOUR_OF[what] for card in s.hands[seat])
    return price(board, seat, what) / counts, 1, alike, what
