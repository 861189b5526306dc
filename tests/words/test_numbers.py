"""Numbers in sentences: the right form of the word, and the number itself can be read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.words import LANGUAGES, words_for
from plansza.words.numbers import number

pytestmark = pytest.mark.once
COUNTS = st.integers(0, 10**9)


def polish(count: int) -> str:
    """As grammar says it: 1 partia, 22 partie, 12 partii."""
    if count == 1:
        return "partia"
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return "partie" if few else "partii"


def english(count: int) -> str:
    return "game" if count == 1 else "games"


@given(COUNTS)
def test_a_word_takes_the_form_of_its_number(count: int) -> None:
    for language, form in (("pl", polish), ("en", english)):
        said = words_for(language)("simulate-games", count=count, average="7")
        words = said.replace(",", " ").split()
        assert form(count) in words, said


@given(st.floats(-1e9, 1e9), st.integers(0, 3))
def test_a_written_number_can_be_read(value: float, digits: int) -> None:
    for language in LANGUAGES:
        text = number(language, value, digits)
        signs = ("\u00a0", ",") if language == "pl" else (",", ".")
        assert float(text.replace(signs[0], "").replace(signs[1], ".")) == float(
            f"{value:.{digits}f}"
        )
