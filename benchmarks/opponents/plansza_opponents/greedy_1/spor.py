"""How good each move of Spór o Bór 2 looks, version 1: frozen, see the package.

The outlook of a dam compares what the attacker can hope for with what the defender can. A side's
hope lies between what its owner can lay from the hand that is known, and the best that the unseen
cards would allow.
"""

from math import exp
from typing import Final

from plansza.core.contract import Insight, Position
from plansza.games.spor.rules.board import CHOOSING, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BIT_OF,
    COLOUR_OF,
    DAMAGED_TO_WIN,
    DAMS,
    DEFENDER,
    MINUS,
    MOST_SPACES,
    NONE,
    PLUS,
    REQUIREMENTS,
    SPACES,
    VALUES,
    WSPARCIE,
)
from plansza.games.spor.rules.formations import (
    IMPOSSIBLE,
    STEP,
    best_strength,
    side_of,
    strength_sum,
)
from plansza.games.spor.rules.position import SporPosition

# Weights found by play against the random bot and against earlier selves.
FORMATION_WORTH: Final[list[float]] = [0.0, 0.25, 0.45, 0.65, 0.85]  # Zgraja … Legion
SUM_WORTH: Final = 0.15  # of the highest sum, inside a formation
ASKED_WORTH: Final = 0.55  # of having the formation a dam asks for
IN_HAND: Final = 0.7  # how much a completion from hand counts against a hoped-for one
MISSING_COST: Final = 0.28  # of a card still to be laid: it takes a turn
UNKNOWN_HOPE: Final = 0.35  # what an empty side of a stranger usually comes to
STEEPNESS: Final = 9.0  # from a difference in hope to a chance
DESTROY_WEIGHT: Final = 2.5  # a damaged dam that falls ends the game
LAST_WEIGHT: Final = 1.2  # and so does the fourth dam
LOG_WORTH: Final = 0.12  # of a log kept
TRICK_WORTH: Final = 0.05  # of a tactics card kept
WON: Final = 100.0


class SporInsight(Insight):
    """One-move greed, version 1."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """The outlook after each move; a trick is worth its best target."""
        assert isinstance(position, SporPosition)
        known = position.hands[position.board.role(seat)]
        return [_after(position, seat, move, known) for move in moves]


def _after(position: SporPosition, seat: int, move: int, known: list[int]) -> float:
    """The outlook after a move, without the luck of the draw that may follow it."""
    attacker = position.board.attacker
    legs = len(position.legs)
    twin = position.copy()
    twin.step(seat, move)
    if twin.board.phase == CHOOSING and twin.board.trick != WSPARCIE:
        moves = twin.legal_moves(seat)
        return max([_after(twin, seat, further, known) for further in moves])
    role = ATTACKER if seat == attacker else DEFENDER
    if twin.result is not None or len(twin.legs) > legs:
        return _finished(twin, seat)
    board = twin.board
    hand = [card for card in twin.hands[role] if card in known]
    outlook = attack_outlook(board, role, hand)
    kept = TRICK_WORTH * (len(hand) - min(len(hand), board.held[role]))
    return kept + (outlook if role == ATTACKER else LOG_WORTH * board.logs - outlook)


def _finished(position: SporPosition, seat: int) -> float:
    """A game won or lost; in a match, the last one."""
    result = position.result
    if position.legs:
        return WON if position.legs[-1][1] == seat else -WON
    return WON if result is not None and seat in result.winners else -WON


def attack_outlook(board: Board, role: int, hand: list[int]) -> float:
    """How many dams' worth the attacker may hope for, as the given role sees it."""
    in_hand = [0, 0, 0, 0, 0]
    for card in hand:
        if card < BATTLE_CARDS:
            in_hand[COLOUR_OF[card]] |= BIT_OF[card]
    elsewhere = [row & ~held for row, held in zip(board.unseen, in_hand, strict=True)]
    damaged = board.damaged_dams()
    total = float(damaged)
    for dam in range(DAMS):
        chance = _dam_outlook(board, role, dam, in_hand, elsewhere)
        weight = DESTROY_WEIGHT if board.is_damaged(dam) else 1.0
        if damaged == DAMAGED_TO_WIN - 1:
            weight = max(weight, LAST_WEIGHT)
        total += weight * chance
    return total


def _dam_outlook(
    board: Board, role: int, dam: int, in_hand: list[int], elsewhere: list[int]
) -> float:
    """The attacker's chance to take this dam."""
    spaces = SPACES[board.face(dam)]
    if board.counts[dam] == spaces and board.counts[DAMS + dam] == spaces:
        return 1.0 if board.claim_holds(dam) else 0.0
    mine = _own_hope(board, role, dam, in_hand, board.unseen)
    theirs = _their_hope(board, 1 - role, dam, elsewhere)
    lead = mine - theirs if role == ATTACKER else theirs - mine
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


def _own_hope(board: Board, role: int, dam: int, in_hand: list[int], unseen: list[int]) -> float:
    """Between what the hand can do alone and what luck would allow."""
    missing = SPACES[board.face(dam)] - board.counts[role * DAMS + dam]
    hoped = _worth(board, role, dam, unseen)
    sure = _worth(board, role, dam, in_hand)
    return (IN_HAND * sure + (1.0 - IN_HAND) * hoped) * (1.0 - MISSING_COST * missing)


def _their_hope(board: Board, role: int, dam: int, elsewhere: list[int]) -> float:
    """The fuller a stranger's side, the nearer to the best it can still become."""
    count = board.counts[role * DAMS + dam]
    share = count / SPACES[board.face(dam)]
    if count == 0:
        return UNKNOWN_HOPE
    return share * _worth(board, role, dam, elsewhere) + (1.0 - share) * UNKNOWN_HOPE


def _worth(board: Board, role: int, dam: int, rows: list[int]) -> float:
    """The best that a side becomes with cards from these rows, on a scale from 0 to 1."""
    face = board.face(dam)
    requirement, spaces = REQUIREMENTS[face], SPACES[face]
    index = role * DAMS + dam
    side = side_of(board.cells, index * MOST_SPACES, board.counts[index])
    strength = best_strength(requirement, spaces, side, rows)
    if strength == IMPOSSIBLE:
        return 0.0
    part = strength_sum(requirement, strength) / (spaces * (VALUES - 1))
    if requirement == NONE:
        return FORMATION_WORTH[strength // STEP] + SUM_WORTH * part
    if requirement == PLUS:
        return part
    if requirement == MINUS:
        return 1.0 - part
    return (ASKED_WORTH if strength >= STEP else 0.0) + (1.0 - ASKED_WORTH) * part
