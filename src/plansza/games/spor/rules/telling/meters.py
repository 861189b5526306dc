"""How near the attacker is to the river, and the defender to the end of the deck (K6, T8)."""

from typing import Final

from plansza.core.meters import Meter
from plansza.games.spor.rules.board import EMPTY, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    DAMAGED_TO_WIN,
    DEFENDER,
    HAND,
    LOGS,
)

METERS: Final = ("damaged", "destroyed", "deck", "logs", "game")
DEALT: Final = BATTLE_CARDS - 2 * HAND  # in the deck when the game begins


def meters(board: Board, game: int) -> list[Meter]:
    """All of it lies open; `game` counts those of a match (V1), and is 0 where there is one."""
    attacker, defender = (board.seat(ATTACKER),), (board.seat(DEFENDER),)
    destroyed = 0 if board.destroyed == EMPTY else 1
    full = max(DEALT, board.deck)  # V5: cards may be shuffled back before any was drawn
    found = [
        Meter("damaged", board.damaged_dams(), DAMAGED_TO_WIN, seats=attacker, ends=True),
        Meter("destroyed", destroyed, 1, seats=attacker, ends=True),
        Meter("deck", board.deck, 0, full, defender),
        Meter("logs", board.logs, 0, LOGS, defender),
    ]
    if game:
        found.append(Meter("game", game))
    return found
