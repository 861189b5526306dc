"""The suite finds a game that reads foreign texts, or fails over them in its own way."""

import json

import pytest

from plansza.conformance import check_game
from plansza.core import BadText, Position
from tests.conformance.toy import Toy


class Trusting(Toy):
    """Reads whatever is written."""

    def from_text(self, text: str) -> Position:
        return self.position_from(json.loads(text))


class Careless(Toy):
    """Knows noise when it sees it, and nothing else."""

    def from_text(self, text: str) -> Position:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadText("bad-position", "this is no text of ours") from error
        if not isinstance(data, dict) or not data:
            raise BadText("bad-position", "this is no text of ours")
        return self.position_from(data)


class Everything(Toy):
    """Takes a wrong text for a new game."""

    def from_text(self, text: str) -> Position:
        try:
            return super().from_text(text)
        except BadText:
            return self.blank(self.setup())


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Trusting(), "ends in JSONDecodeError.*, not in BadText"),
        (Careless(), "a garbled text ends in .*, not in BadText"),
        (Everything(), "was read as a position"),
    ],
)
def test_a_game_that_cannot_refuse_is_caught(game: Toy, complaint: str) -> None:
    assert isinstance(game.from_text(game.blank(game.setup()).text()), Position)
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, game.setup(), 1)
