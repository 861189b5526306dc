"""What bots may ask: how good the table looks to one side, and how good each move.

Everything here uses the open board and the asking seat's own hand.
"""

from math import exp
from typing import Final

from plansza.core.contract import Insight, Phrase, Position
from plansza.games.spor.bots import reasons
from plansza.games.spor.bots.glance import Glance
from plansza.games.spor.bots.outlook import Outlook
from plansza.games.spor.rules.board import ARRANGING, OVER, PREPARE
from plansza.games.spor.rules.components import ATTACKER, DECIDER, DEFENDER
from plansza.games.spor.rules.moves import CLAIM, MOVES
from plansza.games.spor.rules.position import SporPosition

STEEPEST: Final = 30.0
FAR_AWAY: Final = 0.65  # V1: the attacker's chance in a game that has not begun
EVEN: Final = 0.5


class SporInsight(Insight):
    """A judgement learnt from games, and one-move greed by it."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """The prospects after each move; a trick is worth its best target."""
        assert isinstance(position, SporPosition)
        if position.board.phase == ARRANGING:  # no dam knows its neighbours: any order will do
            return [0.0] * len(moves)
        return Glance(position, seat).rate(moves)

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, SporPosition)
        if position.result is not None:
            return position.result.scores[seat]
        board = position.board
        role = board.role(seat)
        if board.phase == ARRANGING:
            chance = FAR_AWAY
        else:
            prospects = Outlook(board, role, position.hands[role]).total()
            chance = 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -prospects))))
        if role == DEFENDER:
            chance = 1.0 - chance
        return _in_match(position, seat, chance) if position.options.rematch else chance

    def worthwhile(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """K1: a dam that can be taken is taken first: waiting gains nothing."""
        claims = [move for move in moves if MOVES.kind(move) is CLAIM]
        return claims or moves

    def quiet(self, position: Position) -> bool:
        """Between two turns, and with no dam to be taken at once."""
        assert isinstance(position, SporPosition)
        board = position.board
        if board.phase in (OVER, ARRANGING):
            return True
        return board.phase == PREPARE and (board.turn != ATTACKER or not board.claims())

    def style(self) -> dict[str, float]:
        return {"plan": 120.0, "sight": 4.0}

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, SporPosition)
        return reasons.why(position, seat, move)


def _in_match(position: SporPosition, seat: int, chance: float) -> float:
    """V1: who wins both games wins the match; one each is decided by little."""
    if position.options.decider and len(position.legs) + 1 == DECIDER:
        return chance
    if len(position.legs) % 2:
        won = position.legs[-1][1] == seat
        return chance + (1.0 - chance) * EVEN if won else chance * EVEN
    attacks = position.board.role(seat) == ATTACKER
    next_game = 1.0 - FAR_AWAY if attacks else FAR_AWAY
    return (chance + next_game) / 2.0
