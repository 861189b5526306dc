"""The river as plain text, for a terminal of 80 columns: upstream is at the top."""

from typing import Final

from plansza.core.hexes import DIRECTION_NAMES
from plansza.core.picture import Speaker
from plansza.games.podprad.picture.labels import player_label
from plansza.games.podprad.rules.board import OVER, Board
from plansza.games.podprad.rules.components import (
    BARRED,
    COLOURS,
    COLUMNS,
    CURRENT,
    KIND_NAMES,
    KIND_OF,
    MOST_EGGS,
    ROTATIONS,
    TOKENS,
)
from plansza.games.podprad.rules.crumbling import goes_on, rounds_left
from plansza.games.podprad.rules.river import (
    CENTRE,
    PLACE_NAMES,
    eggs_of,
    place_at,
    salmon_of,
)
from plansza.games.podprad.rules.view import PodPradView

COLUMN: Final = 26  # three of them fit in 80 columns
LETTERS: Final = "GRYWP"  # green, red, yellow, white, purple
WALL: Final = "▚"
ARROW: Final = "→"
# How a terminal with colours may tint what it finds in the text; the letters say it all without.
INKS: Final = {
    r"\bG[12]\b": "green",
    r"\bR[12]\b": "red",
    r"\bY[12]\b": "yellow",
    r"\bW[12]\b": "bold white",
    r"\bP[12]\b": "magenta",
    WALL: "cyan",
}


def sketch(view: PodPradView, words: Speaker) -> str:
    """Pool, river from the top down, and what can be counted."""
    board = view.board
    lines = [*_pool(board, words), *_river(board, words), "", *_counts(view, words)]
    return "\n".join(line.rstrip() for line in lines)


def tokens_on(board: Board, place: int) -> str:
    """The tokens on a place: a letter for the colour and the number of salmon."""
    found = [
        f"{LETTERS[at // TOKENS]}{salmon_of(token)}"
        for at, token in enumerate(board.tokens)
        if token // 2 == place
    ]
    return " ".join(found)


def _pool(board: Board, words: Speaker) -> list[str]:
    """G5: the five spaces, the most eggs first; none before the pool is laid."""
    lines = []
    for eggs in range(MOST_EGGS if board.last else 0, 0, -1):
        here = [
            f"{LETTERS[at // TOKENS]}{salmon_of(token)}"
            for at, token in enumerate(board.tokens)
            if eggs_of(token) == eggs
        ]
        lines.append(f"{words('sketch-pool', eggs=eggs)}: {' '.join(here) or '–'}")
    return lines


def _river(board: Board, words: Speaker) -> list[str]:
    """Two lines a place; the centre stands half a row higher than its neighbours."""
    lines: list[str] = []
    for row in range(board.top, board.low - 1, -1):
        lines += _pair(board, words, [None, place_at(CENTRE, row), None])
        outer = [place_at(0, row), None, place_at(2, row)]
        lines += _pair(board, words, outer)
        if row == max(board.low, 0) and goes_on(board):
            lines.append("  ~~ " + words("breaks-off", count=rounds_left(board)) + " ~~")
    return lines


def _pair(board: Board, words: Speaker, places: list[int | None]) -> list[str]:
    """What lies there, and who is there; nothing for places without tiles."""
    real = [place for place in places if place is not None and board.tiles[place] >= 0]
    if not real:
        return []
    names = [_tile(board, words, place) if place in real else "" for place in places]
    tokens = [f"   {tokens_on(board, place)}" if place in real else "" for place in places]
    pair = ["".join(f"{cell:<{COLUMN}}" for cell in cells) for cells in (names, tokens)]
    return pair if pair[1].strip() else pair[:1]


def _tile(board: Board, words: Speaker, place: int | None) -> str:
    assert place is not None
    tile = board.tiles[place]
    kind = KIND_OF[tile]
    text = f"{PLACE_NAMES[place]} {words.thing(KIND_NAMES[kind])}"
    edges = [name for edge, name in enumerate(DIRECTION_NAMES) if BARRED[tile] >> edge & 1]
    if edges:
        text += f" {WALL}{','.join(edges)}"
    if kind == CURRENT:
        text += f" {ARROW}{DIRECTION_NAMES[tile % ROTATIONS]}"
    return text


def _counts(view: PodPradView, words: Speaker) -> list[str]:
    """The round, points left, tiles to come, and every seat's state."""
    board = view.board
    lines = []
    if board.round:
        first = words("first-player", colour=COLOURS[board.first])
        lines.append(f"{words('round-number', number=board.round)}, {first}")
    if board.points and board.phase != OVER:
        lines.append(words("points-left", points=board.points))
    if board.held:
        held = ", ".join(words.thing(KIND_NAMES[kind]) for kind in board.held)
        lines.append(f"{words('revealed')}: {held}")
    left = [(kind, count) for kind, count in enumerate(board.deck) if count]
    lines.append(words("deck-count", count=board.tiles_left()))
    kinds = [f"{words.thing(KIND_NAMES[kind])} {count}" for kind, count in left]
    for start in range(0, len(kinds), COLUMNS + 1):
        lines.append("  " + ", ".join(kinds[start : start + COLUMNS + 1]))
    return lines + [_seat(view, words, seat) for seat in range(board.seats)]


def _seat(view: PodPradView, words: Speaker, seat: int) -> str:
    mark = ">" if view.board.seat == seat and view.board.phase != OVER else " "
    return f"{mark} {LETTERS[seat]} {player_label(view, seat, words)}"
