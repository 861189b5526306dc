"""Numbers that learners were trained on do not change unnoticed."""

from typing import Any

import pytest

from plansza.core import Game, Position, Setup
from plansza.core.sheet import Sheet
from plansza.games.spor.features import SporFeatures
from plansza.games.spor.game import Spor
from tests.golden.features import declaring, digest_of, digests, key_of


@pytest.mark.parametrize("game", declaring(), ids=lambda game: game.id)
def test_a_version_gives_the_numbers_that_it_gave(game: Game) -> None:
    key = key_of(game)
    assert key in digests(), f"{key} is new: add it by python -m tests.golden.features"
    changed = f"{game.id} gives other numbers than before: raise the version of its features"
    assert digests()[key] == digest_of(game), changed


def test_a_change_of_the_numbers_is_noticed() -> None:
    class Otherwise(SporFeatures):
        def write(self, known: Position, seat: int, sheet: Sheet) -> None:
            super().write(known, seat, sheet)
            sheet.put(self["counts"].start, 0)

    class Other(Spor):
        def features(self, setup: Setup) -> Any:
            return Otherwise(setup)

    assert key_of(Other()) == key_of(Spor())
    assert digest_of(Other()) != digests()[key_of(Spor())]
