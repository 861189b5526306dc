"""Who has how much, and how long the river lasts (R8, R9, E1, E2, W3)."""

from typing import Final

from plansza.core.meters import Meter
from plansza.games.podprad.rules.board import OVER, Board, Options
from plansza.games.podprad.rules.components import MOST_EGGS, PAIR, TOKENS
from plansza.games.podprad.rules.crumbling import FIRST_REMOVAL
from plansza.games.podprad.rules.river import eggs_of, in_river, salmon_of
from plansza.games.podprad.rules.scoring import score
from plansza.games.podprad.rules.telling.foresight import last_row

METERS: Final = ("points", "afloat", "rounds", "fastest")


def meters(board: Board, options: Options, seat: int | None) -> list[Meter]:
    """The reader's own first."""
    found: list[Meter] = []
    for place in range(board.seats):
        who = (place + (seat or 0)) % board.seats
        afloat = sum([salmon_of(token) for token in board.own(who) if in_river(token)])
        found.append(Meter("points", score(board, who), seats=(who,)))
        found.append(Meter("afloat", afloat, 0, TOKENS * PAIR, (who,)))
    if not options.stops:
        found.append(_rounds(board))
    if options.fastest:
        eggs = max([eggs_of(token) for token in board.tokens])
        found.append(Meter("fastest", eggs, MOST_EGGS, ends=True))
    return found


def _rounds(board: Board) -> Meter:
    """R8: from the second round on each takes a row, the first of them the sea; R11: all tiles
    but those of the sea make rows of three. The running round counts until it is over."""
    all_rounds = last_row(board) + FIRST_REMOVAL
    done = board.round if board.phase == OVER else max(board.round - 1, 0)
    return Meter("rounds", all_rounds - done, 0, all_rounds, ends=True)
