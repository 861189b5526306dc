"""The account at the end (E2, E3): salmon, eggs, and what broke a tie."""

from typing import Final

from plansza.core.tally import Count, Tally
from plansza.core.values import codes
from plansza.games.podprad.rules.board import Board
from plansza.games.podprad.rules.components import MOST_EGGS
from plansza.games.podprad.rules.river import LOST, eggs_of
from plansza.games.podprad.rules.scoring import nearness, salmon_home, score, spawners
from plansza.games.podprad.rules.state import PodPradState

TALLIES: Final = codes("salmon eggs points lost tokens source")


def lines(state: PodPradState) -> list[Tally]:
    """One point a salmon in the pool, and the eggs of each token's space."""
    board = state.board
    seats = range(board.seats)
    salmon = [salmon_home(board, seat) for seat in seats]
    eggs = [sum([eggs_of(token) for token in spawners(board, seat)]) for seat in seats]
    lost = [board.own(seat).count(LOST) for seat in seats]
    found = [
        Tally("salmon", {}, _counts(salmon), worth=1),
        Tally("eggs", {}, _counts(eggs), worth=1),
        Tally("points", {}, _counts([score(board, seat) for seat in seats]), total=True),
        Tally("lost", {}, _counts(lost)),
    ]
    reason = "" if state.result is None else state.result.reason
    if reason == "tokens" or (reason == "source" and state.options.tokens_second):
        homes = [len(spawners(board, seat)) for seat in seats]
        found.append(Tally("tokens", {}, _counts(homes)))
    return found + _nearer(board) if reason == "source" else found


def _nearer(board: Board) -> list[Tally]:
    """E3: who has more tokens nearest to the source, down to the space that decides between the
    best."""
    seats = range(board.seats)
    most = max([score(board, seat) for seat in seats])
    tied = [seat for seat in seats if score(board, seat) == most]
    near = [nearness(board, seat) for seat in seats]
    found: list[Tally] = []
    for place in range(MOST_EGGS):
        values = [near[seat][place] for seat in seats]
        if any(values):
            found.append(Tally("source", {"eggs": MOST_EGGS - place}, _counts(values)))
        if len({values[seat] for seat in tied}) > 1:
            break
    return found


def _counts(values: list[int]) -> list[Count]:
    return [float(value) for value in values]
