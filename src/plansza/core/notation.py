"""Every move as short stable text, both ways."""

from collections.abc import Sequence

from plansza.core.errors import BadNotation


class Notation:
    """The texts of a game's moves, in the order of the moves."""

    def __init__(self, game: str, texts: Sequence[str], examples: str) -> None:
        self.game = game
        self.texts = tuple(texts)
        self.examples = examples
        self._moves = {text: move for move, text in enumerate(self.texts)}

    def write(self, move: int) -> str:
        """The notation of a move."""
        return self.texts[move]

    def read(self, text: str) -> int:
        """The move written so; `BadNotation` for any other text."""
        move = self._moves.get(text)
        if move is None:
            said = f"“{text}” is no move of {self.game}; moves look like {self.examples}"
            raise BadNotation("bad-move", said, {"text": text})
        return move
