"""Pictures for notebooks and files: any position or view, whole and by itself."""

from plansza.core.contract import NOTEBOOK_DRAWERS, Position, View
from plansza.core.picture import Picture
from plansza.games import find
from plansza.words import words_for


def show(what: Position | View, language: str = "en", tall: bool = False) -> Picture:
    """A standalone picture; of a position, as the seat to move sees it, its moves lit."""
    if isinstance(what, View):
        view, choices = what, []
    else:
        seat = what.to_move[0] if what.to_move else None
        view = what.view(seat)
        choices = what.legal_moves(seat) if seat is not None else []
    game = find(view.setup.game)
    return game.draw(view, choices, words_for(language, game), standalone=True, tall=tall)


def _draw(view: View) -> str:
    return show(view).svg


NOTEBOOK_DRAWERS.append(_draw)  # from now on a view shows itself in notebooks
