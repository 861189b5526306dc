"""Small numbers are said by a short cut, and just as Fluent would say them."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from plansza.words import LANGUAGES
from plansza.words.texts import bundle_of

TEXTS = FluentResource("""
counted = { $count ->
    [0] none { $count }
    [one] one { $count }
    [few] few { $count }
   *[other] many { $count }
  }
digits = { NUMBER($count, minimumIntegerDigits: 5) } { $count }
""")
COUNTS = (*range(-30, 30), *range(95, 125), 998, 999, 1000, 1001, 12345, True, 1.5, "much")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["counted", "digits"])
def test_numbers_are_said_as_ever(language: str, id: str) -> None:
    plain, quick = FluentBundle([language], use_isolating=False), bundle_of(language, [TEXTS])
    plain.add_resource(TEXTS)
    patterns = [bundle.get_message(id).value for bundle in (quick, plain)]
    for count in COUNTS:
        facts: dict[str, Any] = {"count": count}
        (said, faults), (wanted, wrong) = [
            bundle.format_pattern(pattern, facts)
            for bundle, pattern in zip((quick, plain), patterns, strict=True)
            if pattern is not None
        ]
        assert said == wanted
        assert len(faults) == len(wrong)
