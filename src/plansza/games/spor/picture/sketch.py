"""The board as plain text, for a terminal of 80 columns: the reader's side lies at the bottom."""

from typing import Final

from plansza.core.picture import Speaker
from plansza.games.spor.rules.board import Board
from plansza.games.spor.rules.components import (
    COLOUR_LETTERS,
    COLOURS,
    DAMS,
    DEFENDER,
    MINUS,
    MOST_SPACES,
    NONE,
    PLUS,
    REQUIREMENT_NAMES,
    ROLE_NAMES,
    VALUES,
    card_names,
)
from plansza.games.spor.rules.view import SporView

LABEL: Final = 11
COLUMN: Final = 9  # “Kompania” and a space; seven of them and the label fit in 80 columns
FREE: Final = "·"
BROKEN: Final = "✗"
# How a terminal with colours may tint what it finds in the text; the letters say it all without.
INKS: Final = {
    r"\bT\d+\b": "cyan",
    r"\bG\d+\b": "green",
    r"\bR\d+\b": "magenta",
    r"\bA\d+\b": "yellow",
    r"\bB\d+\b": "red",
    BROKEN: "bold red",
}


def sketch(view: SporView, words: Speaker) -> str:
    """The whole table: dams and cards, counts, the reader's hand, the discards."""
    near = DEFENDER if view.seat is None else view.board.role(view.seat)
    lines = [
        *_side(view.board, 1 - near, words)[::-1],
        *_dams(view.board, words),
        *_side(view.board, near, words),
        "",
        *_counts(view, near, words),
        *_own_cards(view, words),
        *_discards(view.board, words),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _row(label: str, cells: list[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:<{COLUMN}}" for cell in cells)


def _side(board: Board, role: int, words: Speaker) -> list[str]:
    """The cards of one role, those nearest to the dams first; free spaces are dots."""
    depth = max(board.spaces(dam) for dam in range(DAMS))
    rows = [[_cell(board, role, dam, place) for dam in range(DAMS)] for place in range(depth)]
    name = words("role", role=ROLE_NAMES[role], form="nom")
    return [_row("" if place else name, cells) for place, cells in enumerate(rows)]


def _cell(board: Board, role: int, dam: int, place: int) -> str:
    cards = board.cards(role, dam)
    if place < len(cards):
        return card_names([cards[place]])
    return FREE if place < min(board.spaces(dam), MOST_SPACES) else ""


def _dams(board: Board, words: Speaker) -> list[str]:
    """Between the two sides: the dams' numbers, their state, and what they ask for."""
    numbers = [f"[{dam + 1}]{BROKEN * _blows(board, dam)}" for dam in range(DAMS)]
    asked = [_requirement(board.requirement(dam), words) for dam in range(DAMS)]
    line = "─" * (LABEL + DAMS * COLUMN - 1)
    return [line, _row(words("sketch-dam"), numbers), _row(words("sketch-asks"), asked), line]


def _blows(board: Board, dam: int) -> int:
    """How often the dam was taken: once damages it, twice destroys it."""
    return int(board.is_damaged(dam)) + int(board.destroyed == dam)


def _requirement(requirement: int, words: Speaker) -> str:
    if requirement == NONE:
        return ""
    if requirement in (PLUS, MINUS):
        return ("+ " if requirement == PLUS else "− ") + words("formation-sum")
    return words(f"formation-{REQUIREMENT_NAMES[requirement]}")


def _counts(view: SporView, near: int, words: Speaker) -> list[str]:
    """What can be counted by everybody."""
    board = view.board
    logs = words("logs-count", count=board.logs)
    decks = [words("deck-count", count=board.deck), logs]
    damaged = f"{BROKEN} {words('damaged-count', count=board.damaged_dams())}"
    lines = ["; ".join([*decks, damaged])]
    if view.options.tactics:
        piles = [words("tactics-deck-count", count=board.tactics_deck)]
        if view.seat is not None:
            yours, theirs = board.played[near], board.played[1 - near]
            piles.append(words("tactics-played", yours=yours, theirs=theirs))
        lines += ["; ".join(piles), *_tricks(board, words)]
    return lines + _hands(view, near, words)


def _tricks(board: Board, words: Speaker) -> list[str]:
    """Tactics cards that have been used, by role, and the elites that fell."""
    lines = []
    for role, tricks in enumerate(board.tricks):
        if tricks:
            name = words("role", role=ROLE_NAMES[role], form="nom")
            lines.append(words("sketch-tricks", role=name, cards=card_names(tricks)))
    if board.fallen:
        lines.append(words("sketch-fallen", cards=card_names(board.fallen)))
    return lines


def _hands(view: SporView, near: int, words: Speaker) -> list[str]:
    """How many cards others hold; a spectator is told of both."""
    board = view.board
    held = [board.held[role] + board.held_tactics[role] for role in (0, 1)]
    if view.seat is not None:
        return [words("their-hand-count", count=held[1 - near])]
    names = [words("role", role=role, form="nom") for role in ROLE_NAMES]
    return [words("sketch-hand", role=names[role], count=held[role]) for role in (0, 1)]


def _own_cards(view: SporView, words: Speaker) -> list[str]:
    """What only this seat knows."""
    if view.seat is None:
        return []
    lines = [f"{words('your-hand')}: {card_names(view.hand) or '–'}"]
    if view.picks:
        lines.append(words("sketch-picks", cards=card_names(view.picks)))
    if view.given:
        lines.append(words("sketch-known", cards=card_names(view.given)))
    return lines


def _discards(board: Board, words: Speaker) -> list[str]:
    """T7: a row for each colour, a column for each value."""
    gone = board.discards()
    lines = [words("discards-count", count=len(gone) + len(board.fallen))]
    if not gone:
        return lines
    for colour in range(COLOURS):
        letter = COLOUR_LETTERS[colour]
        name = f"  {letter} {words('colour', colour=letter)}"
        cells = [
            f"{value if colour * VALUES + value in gone else FREE:>4}" for value in range(VALUES)
        ]
        lines.append(f"{name:<16}" + "".join(cells))
    return lines
