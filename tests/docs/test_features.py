"""The page about observations says what the games declare."""

import pytest

from plansza.games import GAMES
from tools.features import PAGE, lines_of, page


@pytest.mark.once
def test_the_page_is_as_the_games_declare() -> None:
    said = "docs/features.md is out of date: write it by python -m tools.features"
    assert PAGE.read_text("utf-8") == page(), said


@pytest.mark.once
def test_every_feature_of_spor_is_told_with_its_meaning() -> None:
    text = "\n".join(lines_of(GAMES.find("spor")))
    features = GAMES.find("spor").setup(tactics="on", match="rewanz", dams="chosen").features()
    assert f"version {features.version}" in text
    for feature in features.features:
        assert f"`{feature.name}` | " in text
        assert feature.meaning in text
