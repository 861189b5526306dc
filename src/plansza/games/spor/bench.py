"""What is worth measuring in this game alone: K3, the proof that a claim holds."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from plansza.core.contract import Position
from plansza.games.spor.rules.board import Board
from plansza.games.spor.rules.components import DAMS
from plansza.games.spor.rules.position import SporPosition


def works(games: Sequence[Sequence[Position]]) -> list[tuple[str, str, Callable[[], int]]]:
    """Proofs of claims, on boards as they come about between players who want to win."""
    pairs = [pair for game in games for pair in claimable(game)]

    def once() -> int:
        for board, dam in pairs:
            board.claim_holds(dam)
        return len(pairs)

    return [("claim proofs", "proofs/s", once)]


def claimable(game: Sequence[Position]) -> list[tuple[Board, int]]:
    """Boards at the moment the attacker fills a dam's side: then the proof is asked for first."""
    found: list[tuple[Board, int]] = []
    for before, after in pairwise(game):
        assert isinstance(before, SporPosition)
        assert isinstance(after, SporPosition)
        board, moment = after.board, before.board.moments
        found += [(board, dam) for dam in range(DAMS) if board.full_at[dam] > moment]
    return found
