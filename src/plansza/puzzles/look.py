"""A look at a decision: what the seat's chance to win is after each of its moves.

An ordinary search soon leaves alone what it does not like, so that it knows little of most moves.
Here every move is made first in as many rounds as the others, on the same deals, and a tree is
grown below it. Everything comes from the seat's view, never from the truth.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from plansza.bots.search import Search, style_for
from plansza.core.chance import FastChance, split
from plansza.core.contract import Game, Position, View

LEAD: Final = 0.15  # by which the best move of a puzzle leads all others
TRIED: Final = 4  # times; of a move tried less often a glance says nothing

Chances = dict[int, float]  # by move


def chances_at_a_glance(game: Game, view: View, rounds: int, seed: int) -> Chances:
    """The chances after those moves that an ordinary search of so many rounds tried a few times."""
    assert view.seat is not None
    luck = FastChance(seed)
    base = game.imagine(view, luck)
    search = Search(game, style_for(game), base, view.seat, split(luck))
    search.run(rounds, patient=True)
    tried = sorted(search.choices(), key=lambda each: (-each.tries, each.move))
    return {
        each.move: each.value
        for place, each in enumerate(tried)
        if place < 2 or each.tries >= TRIED
    }


def chances_after(game: Game, view: View, moves: Iterable[int], rounds: int, seed: int) -> Chances:
    """The chance after each of these moves."""
    return {move: chance_after(game, view, (move,), rounds, seed) for move in moves}


def chance_after(game: Game, view: View, opening: Sequence[int], rounds: int, seed: int) -> float:
    """The chance after these moves in a row; the seed decides the deals."""
    assert view.seat is not None
    luck = FastChance(seed)
    base = game.imagine(view, luck)
    search = Search(game, style_for(game), base, view.seat, split(luck), opening)
    search.run(rounds, patient=True)
    return search.mean


def in_either_order(game: Game, view: View, best: int, moves: Iterable[int]) -> list[int]:
    """Those of the moves that come to the same before the best one as after it.

    What the bots leave out as superfluous, the other order of the same set, is judged too low when
    it is made first; nobody should be told that he was wrong for it.
    """
    assert view.seat is not None
    start, seat = game.imagine(view, FastChance(0)), view.seat
    found: list[int] = []
    for move in moves:
        one, other = (_after(start, seat, row) for row in ((best, move), (move, best)))
        if one is not None and other is not None and one.text() == other.text():
            found.append(move)
    return found


def _after(start: Position, seat: int, moves: Sequence[int]) -> Position | None:
    """The position after these moves, or None where the seat cannot make them in a row."""
    position = start.copy()
    for move in moves:
        if seat not in position.to_move or move not in position.legal_moves(seat):
            return None
        position.step(seat, move)
    return position


def best_of(chances: Chances) -> int:
    """The move after which the chance is greatest."""
    return max(chances, key=lambda move: (chances[move], -move))


def lead_of(chances: Chances) -> float:
    """By how much the best move is ahead of the second best."""
    first, second = sorted(chances.values(), reverse=True)[:2]
    return first - second
