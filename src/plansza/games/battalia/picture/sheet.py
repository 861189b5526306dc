"""What every part of the table is drawn from: a view, where things lie, the words, what is lit."""

from plansza.core.picture import Speaker
from plansza.games.battalia.picture.layout import Layout
from plansza.games.battalia.rules.view import BattaliaView

Lit = frozenset[str]


class Sheet:
    """One part of the table, to be drawn for one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        self.view = view
        self.board = view.board
        self.layout = layout
        self.letters = layout.letters
        self.words = words
        self.lit = lit
