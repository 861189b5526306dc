"""Every move as short stable text, for games whose moves are not declared yet."""

from collections.abc import Sequence

from plansza.core.moves import Moves


class Notation(Moves):
    """The texts of a game's moves, in the order of the moves."""

    def __init__(self, game: str, texts: Sequence[str], examples: str) -> None:
        super().__init__(game, examples)
        self.texts = list(texts)
        self._numbers = {text: move for move, text in enumerate(texts)}
