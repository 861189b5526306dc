"""How the game ends (E1–E3, D1): points, ties, and why."""

from plansza.core.state import Outcome
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import MOST_EGGS
from plansza.games.podprad.rules.river import eggs_of, in_pool, salmon_of


def spawners(board: Board, seat: int) -> list[int]:
    """The tokens of a seat that are in the pool."""
    return [token for token in board.own(seat) if in_pool(token)]


def salmon_home(board: Board, seat: int) -> int:
    """The salmon shown on a seat's tokens in the pool."""
    return sum([salmon_of(token) for token in spawners(board, seat)])


def score(board: Board, seat: int) -> int:
    """E2: one point a salmon in the pool, and the eggs of each token's space."""
    return salmon_home(board, seat) + sum([eggs_of(token) for token in spawners(board, seat)])


def nearness(board: Board, seat: int) -> list[int]:
    """E3: tokens on five eggs, then on four, and so on."""
    eggs = [eggs_of(token) for token in board.own(seat)]
    return [eggs.count(most) for most in range(MOST_EGGS, 0, -1)]


def result(board: Board, options: Options, fastest: bool) -> Outcome:
    """E2, E3, D1, W3: who wins, and what decided it."""
    seats = range(board.seats)
    scores = tuple([float(score(board, seat)) for seat in seats])
    leaders = [seat for seat in seats if scores[seat] == max(scores)]
    reason = "fastest" if fastest else "points"
    for reason_if, measure in _tie_breaks(board, options):
        if len(leaders) == 1:
            break
        reason = reason_if
        best = max([measure[seat] for seat in leaders])
        leaders = [seat for seat in leaders if measure[seat] == best]
    if len(leaders) > 1:
        if board.seats == 2:
            return Outcome(scores, (1 - board.first,), "second-seat")
        if max(scores) == 0:
            return Outcome(scores, (), "all-lost")
        reason = "shared"
    return Outcome(scores, tuple(leaders), reason)


def _tie_breaks(board: Board, options: Options) -> list[tuple[str, list[list[int]]]]:
    """E3: what is compared, in order, for every seat."""
    seats = range(board.seats)
    breaks = [("salmon", [[salmon_home(board, seat)] for seat in seats])]
    if options.tokens_second:
        breaks.append(("tokens", [[len(spawners(board, seat))] for seat in seats]))
    breaks.append(("source", [nearness(board, seat) for seat in seats]))
    return breaks
