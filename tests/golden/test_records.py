"""Golden games: whole records that must replay, move by move, to the same digest for ever."""

from pathlib import Path

import pytest

from plansza.core import Game
from plansza.core.record import read_record, replay
from plansza.games import GAMES, find

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    position = replay(find(record.game), record)
    assert position.outcome is not None
    assert position.outcome.reason == path.stem
    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_there_is_one_for_every_way_to_end(game: Game) -> None:
    found = {path.stem for path in RECORDS if path.parent.name == game.id}
    assert found == set(game.codes["reason"])
