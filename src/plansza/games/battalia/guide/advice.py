"""Which lessons fit whoever lost a game, the best first."""

from plansza.core.contract import View
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import TOP_LEVEL
from plansza.games.battalia.rules.scoring import great_cities, heroes_on_map
from plansza.games.battalia.rules.view import BattaliaView

# What to learn, by what there was too little of.
LACKED = {
    "cities": ("cities", "map"),
    "great": ("battle", "ruins"),
    "deck": ("pool", "lines"),
    "heroes": ("heroes", "gates"),
}
ANYHOW = ("cities", "win")


def lessons_after(view: View) -> list[str]:
    """By how far one was behind the winner: in cities, great cities, cards and heroes."""
    assert isinstance(view, BattaliaView)
    assert view.seat is not None
    board, result = view.state.board, view.state.result
    winners = () if result is None else result.winners
    best = max(winners or range(board.seats), key=board.points_of)
    mine, theirs = _counts(board, view.seat), _counts(board, best)
    behind = {what: (theirs[what] - mine[what]) / max(theirs[what], 1) for what in mine}
    ordered = sorted([what for what in behind if behind[what] > 0], key=lambda what: -behind[what])
    found = [LACKED[what][place] for place in (0, 1) for what in ordered]
    return list(dict.fromkeys([*found, *ANYHOW]))


def _counts(board: Board, seat: int) -> dict[str, int]:
    levels = range(1, TOP_LEVEL + 1)
    return {
        "cities": sum([board.cities_of_level(seat, level) for level in levels]),
        "great": great_cities(board, seat),
        "deck": board.deck_size(seat),
        "heroes": heroes_on_map(board, seat),
    }
