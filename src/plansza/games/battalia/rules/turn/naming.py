"""Which factions are in the pool (A4, C16, option `factions`), before the table is laid.

Drafted: everybody in turn names one, until there are enough. Agreed: the start player names all of
them, and the others say one by one whether they like them; whoever does not names others instead.
When as many proposals as players have been refused, luck decides.
"""

from plansza.core.contract import Phrase, Tell
from plansza.games.battalia.rules.board import ASSENTING, FACTION, NAMING, Board
from plansza.games.battalia.rules.components import COLOUR_NAMES, COLOURS, FACTIONS_FOR
from plansza.games.battalia.rules.moves import AGREE, COLOUR, OTHERS, part
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn.opening import lay_table


def unnamed(board: Board) -> list[int]:
    """The factions that nobody has named yet."""
    return [colour for colour in range(COLOURS) if colour not in board.factions]


def missing(board: Board) -> int:
    """C16: how many are still to be named."""
    return FACTIONS_FOR[board.seats] - len(board.factions)


def name(s: BattaliaState, colour: int, tell: Tell | None) -> None:
    """One more faction for the pool."""
    board = s.board
    board.factions = [*board.factions, colour]
    if tell is not None:
        s.tell(tell, "name", board.seat, colour=COLOUR_NAMES[colour])
    if s.options.factions == "draft":
        board.seat = (board.seat + 1) % board.seats
        if not missing(board):
            _begin(s)
    elif not missing(board):
        board.phase = ASSENTING
        board.seat = (board.turn + 1) % board.seats


def agree(s: BattaliaState, tell: Tell | None) -> None:
    """The next one is asked; the last yes settles it."""
    board = s.board
    s.tell(tell, "agree", board.seat)
    board.seat = (board.seat + 1) % board.seats
    if board.seat == board.turn:
        _begin(s)


def refuse(s: BattaliaState, tell: Tell | None) -> None:
    """Whoever wants other factions names them; at last luck does."""
    board = s.board
    s.tell(tell, "refuse", board.seat)
    board.factions = []
    board.round += 1
    if board.round < board.seats:
        board.turn = board.seat
        board.phase = NAMING
        return
    while missing(board):
        colour = s.pick(unnamed(board))
        board.factions = [*board.factions, colour]
        if tell is not None:
            s.tell(tell, "lot", board.first, colour=COLOUR_NAMES[colour])
    _begin(s)


def _begin(s: BattaliaState) -> None:
    """A7: now the table is laid, and the start player chooses his faction."""
    board = s.board
    board.factions = sorted(board.factions)
    board.round = 0
    lay_table(s)
    board.turn = board.first
    board.seat = board.first
    board.phase = FACTION


def _named(board: Board) -> str:
    return " ".join([COLOUR_NAMES[colour] for colour in board.factions])


class Naming(Step):
    """A4: a faction for the pool."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [COLOUR.at(colour) for colour in unnamed(s.board)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        name(s, part(move), tell)

    def prompt(self, board: Board, seat: int) -> Phrase:
        return self.code, {"count": missing(board), "factions": _named(board)}


class Assenting(Step):
    """A4: whether one likes the factions that were named."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [AGREE.at(), OTHERS.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        if move == AGREE.at():
            agree(s, tell)
        else:
            refuse(s, tell)

    def prompt(self, board: Board, seat: int) -> Phrase:
        return self.code, {"other_seat": board.turn, "factions": _named(board)}
