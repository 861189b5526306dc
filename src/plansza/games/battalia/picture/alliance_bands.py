"""Who plays with whom (C13): the slips of allies lie on one band, and what is theirs on the map
bears its sign. A band has a letter and so many strokes, for colour never tells alone."""

from typing import Final

from plansza.core.kit import Box
from plansza.core.picture import BOLD, MIDDLE, paper, path, rect, remembered, text
from plansza.games.battalia.picture.layout import Layout
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.variants import alliance

LETTERS: Final = "ABC"
PAPERS: Final = ("#4b3b6b", "#7a4a1f", "#1f5a55")
INK: Final = "#fbf5e6"
EDGE: Final = 3.0  # what is seen of a band around the slips on it


def places(board: Board) -> list[int]:
    """The seats in the order in which their slips lie: allies follow each other in one column, or
    side by side where there are three pairs, or stand below each other where two sides do."""
    seats = list(range(board.seats))
    if not alliance.in_teams(board) or board.teams == 2:
        return seats
    return sorted(seats, key=lambda seat: (seat % board.teams, seat))


def stacked(board: Board) -> list[int]:
    """The same in one column."""
    if not alliance.in_teams(board):
        return list(range(board.seats))
    return sorted(range(board.seats), key=lambda seat: (seat % board.teams, seat))


def slip_of(board: Board, layout: Layout, seat: int) -> Box:
    """Where a player's slip lies."""
    order = stacked(board) if layout.player_columns == 1 else places(board)
    return layout.slip(order.index(seat))


def bands(board: Board, layout: Layout) -> list[str]:
    """The band of every side, below the slips of its players."""
    if not alliance.in_teams(board):
        return []
    found = []
    for team in range(board.teams):
        slips = [slip_of(board, layout, seat) for seat in range(team, board.seats, board.teams)]
        left, top = min(each.x for each in slips), min(each.y for each in slips)
        right, bottom = max(each.right for each in slips), max(each.bottom for each in slips)
        box = Box(left, top, right - left, bottom - top).inside(-EDGE)
        found.append(_band(box, team))
    return found


@remembered
def _band(box: Box, team: int) -> str:
    return paper(*box, PAPERS[team], 10)


@remembered
def tab(x: float, y: float, letters: float, team: int) -> str:
    """The letter of a side on its paper, and its strokes below."""
    width = letters * 1.15
    ground = paper(x, y, width, letters * 1.35, PAPERS[team], 5)
    look = {**MIDDLE, **BOLD, "fill": INK}
    letter = text(LETTERS[team], round(x + width / 2, 1), y + letters, letters, **look)
    return ground + letter + strokes(x + width * 0.14, y + letters * 1.1, width * 0.72, team, INK)


def teams_of(board: Board) -> int:
    """C13: how many sides there are; 0 where everybody plays alone."""
    return board.teams if alliance.in_teams(board) else 0


def team_of(seat: int, teams: int) -> int:
    """C13: the side of a player among so many; nobody's where everybody plays alone."""
    return seat % teams if seat != NOBODY and teams else NOBODY


@remembered
def mark(x: float, y: float, width: float, team: int) -> str:
    """The strokes of a side on a slip of its paper, for what stands on the map."""
    high = width * 0.3
    ground = rect(round(x, 1), round(y, 1), round(width, 1), round(high, 1), 3, fill=PAPERS[team])
    return ground + strokes(x + width * 0.07, y + width * 0.025, width * 0.86, team, INK)


@remembered
def strokes(x: float, y: float, width: float, team: int, fill: str) -> str:
    """One long stroke, two, or three short ones."""
    count = team + 1
    gap = width * 0.12
    long = (width - gap * (count - 1)) / count
    high = max(width * 0.12, 2.0)
    line = [
        f"M{x + at * (long + gap):.1f} {y:.1f}h{long:.1f}v{high:.1f}h-{long:.1f}z"
        for at in range(count)
    ]
    return path("".join(line), fill=fill)
