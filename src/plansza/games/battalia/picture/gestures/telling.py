"""What ways do, in words: what is chosen, and the cards that go for it."""

from collections import Counter
from collections.abc import Sequence

from plansza.core.picture import Speaker, Way
from plansza.games.battalia.picture import captions
from plansza.games.battalia.picture.clicks import Path
from plansza.games.battalia.picture.gestures.proposals import Payment
from plansza.games.battalia.rules.assumptions import COHORT_LESS
from plansza.games.battalia.rules.components import CARD_NAMES
from plansza.games.battalia.rules.moves import COHORT, MOVES, part
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from plansza.games.battalia.rules.turn.battle_strength import strength_of
from plansza.games.battalia.rules.view import BattaliaView


class Telling:
    """Makes the ways of one view, with their words."""

    def __init__(self, view: BattaliaView, words: Speaker) -> None:
        self.view = view
        self.words = words

    def single(self, move: int, path: Path) -> Way:
        """The same move by other clicks."""
        brings = captions.preview(self.view, move, self.words)
        return Way((move,), path, self.words.move(move), brings)

    def bought(self, move: int, due: Payment, path: Path) -> Way:
        """A choice, and what pays for it."""
        if MOVES.kind(move) is COHORT:
            brings = self._cohort(len(due.cards))
        else:
            brings = f"{captions.preview(self.view, move, self.words)} {self._price(due.cards)}"
        return Way((move, *due.moves), path, self.words.move(move), brings.strip())

    def settled(self, due: Payment, path: Path) -> Way:
        """The rest of a line."""
        return Way(due.moves, path, self.words("way-settle", cards=self.cards(due.cards)))

    def committed(self, moves: tuple[int, ...], path: Path) -> Way:
        """Cards of a battle."""
        kinds = [part(move) for move in moves]
        gain = sum(strength_of(kind, self.view.board.day) for kind in kinds)
        said = self.words("way-commit", cards=self.cards(kinds))
        return Way(moves, path, said, self.words("preview-strength", count=gain))

    def walked(self, hero: int, square: int, route: Payment, path: Path) -> Way:
        """A hero on his way."""
        said = self.words("way-walk", number=hero + 1, square=SQUARE_NAMES[square])
        return Way(route.moves, path, said, self._price(route.cards) if route.cards else "")

    def _price(self, cards: Sequence[int]) -> str:
        return self.words("preview-price", cards=self.cards(cards))

    def _cohort(self, shown: int) -> str:
        return self.words("preview-cohort", shown=shown, count=shown - COHORT_LESS)

    def cards(self, kinds: Sequence[int]) -> str:
        """Cards by name, equal ones counted."""
        return ", ".join(
            self.words.thing(CARD_NAMES[kind]) if count == 1 else self._several(kind, count)
            for kind, count in Counter(kinds).items()
        )

    def _several(self, kind: int, count: int) -> str:
        return f"{count} × {self.words.thing(CARD_NAMES[kind])}"
