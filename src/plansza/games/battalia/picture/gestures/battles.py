"""Cards played together in a battle (A15): as few as will do, and of those the weakest."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import COLOUR_OF
from plansza.games.battalia.rules.telling.decisive import is_plain
from plansza.games.battalia.rules.turn.battle_strength import (
    ATTACKER,
    DEFENDER,
    strength_of,
    total,
)
from plansza.games.battalia.rules.turn.melee import side_of
from plansza.games.battalia.rules.view import BattaliaView

MOST_CARDS: Final = 8  # that are tried in every combination


def enough(view: BattaliaView) -> tuple[int, ...]:
    """The plain cards of the hand that bring the reader up to what he needs, by kind; none where
    one is enough, or all of them are not."""
    plain = [kind for kind in view.hand if is_plain(kind)][:MOST_CARDS]
    battle = _Battle(view.board)
    for count in range(1, len(plain) + 1):
        able = [cards for cards in combinations(plain, count) if battle.suffices(cards)]
        if able:
            return min(able, key=battle.strength) if count > 1 else ()
    return ()


class _Battle:
    """The open battle, with some more cards in the line of the one who is to play."""

    def __init__(self, board: Board) -> None:
        self.board = board.copy()
        self.side = side_of(board)
        self.lines = [each[self.side] for each in (board.kinds, board.strengths, board.hues)]

    def suffices(self, cards: Sequence[int]) -> bool:
        """A15: the attacker must be ahead, the defender equal."""
        board, side = self.board, self.side
        added = cards, [self._strength(kind) for kind in cards], [COLOUR_OF[kind] for kind in cards]
        rows = board.kinds, board.strengths, board.hues
        for row, before, more in zip(rows, self.lines, added, strict=True):
            row[side] = [*before, *more]
        attack, defence = total(board, ATTACKER), total(board, DEFENDER)
        return attack > defence if side == ATTACKER else defence >= attack

    def strength(self, cards: Sequence[int]) -> int:
        """How much is spent."""
        return sum(map(self._strength, cards))

    def _strength(self, kind: int) -> int:
        return strength_of(kind, self.board.day)
