"""The words of spor, for whoever asks."""

import pytest

from plansza.games.spor import GAME
from plansza.words import LANGUAGES, Words, words_for


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of spor, in each language."""
    return words_for(request.param, GAME)
