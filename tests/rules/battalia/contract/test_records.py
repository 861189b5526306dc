"""Golden games: whole records that must replay, move by move, to the same digest for ever."""

from pathlib import Path

import pytest

from plansza.core.record import read_record, replay
from tests.rules.battalia.helper import GAME

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    position = replay(GAME, record)
    assert position.outcome is not None
    assert position.outcome.reason == path.stem
    assert record.text() == path.read_text(encoding="utf-8")


def test_there_is_one_for_every_way_to_end() -> None:
    assert {path.stem for path in RECORDS} == set(GAME.codes["reason"])
