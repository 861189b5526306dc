"""How the game ends (E1–E3, D1): points, ties, and why."""

from plansza.core.contract import Event, Tell
from plansza.core.state import Outcome
from plansza.games.podprad.rules.board import Board, Options
from plansza.games.podprad.rules.components import MOST_EGGS, TOKENS
from plansza.games.podprad.rules.river import LOST, eggs_of, in_pool, salmon_of


def spawners(board: Board, seat: int) -> list[int]:
    """The tokens of a seat that are in the pool."""
    return [token for token in board.own(seat) if in_pool(token)]


def salmon_home(board: Board, seat: int) -> int:
    """The salmon shown on a seat's tokens in the pool."""
    return sum([salmon_of(token) for token in spawners(board, seat)])


def score(board: Board, seat: int) -> int:
    """E2: one point a salmon in the pool, and the eggs of each token's space."""
    return salmon_home(board, seat) + sum([eggs_of(token) for token in spawners(board, seat)])


def most_points(board: Board, seat: int) -> int:
    """E2: no fate could bring a seat more: every salmon that it still has, on five eggs."""
    found = [salmon_of(token) + MOST_EGGS for token in board.own(seat) if token != LOST]
    return sum(found)


def out_of_reach(board: Board) -> list[int]:
    """The seats that can no longer win: whoever is in the pool keeps his points, and another one
    has more there than they could ever have."""
    scores = [score(board, seat) for seat in range(board.seats)]
    best = max(scores)
    return [seat for seat in range(board.seats) if most_points(board, seat) < best]


def tell_last_salmon(board: Board, seat: int, tell: Tell | None) -> None:
    """R5: whoever has just lost a salmon may have lost his last one."""
    if tell is not None and board.own(seat).count(LOST) == TOKENS:
        tell(Event("last-salmon", {"seat": seat}))


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
