"""Contests can be stopped, taken up again and spread out, and the results are the same."""

import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from plansza.arena import engine
from plansza.arena.engine import MissingPart
from plansza.arena.job import Job
from plansza.arena.ledger import BadLedger, Ledger
from plansza.arena.match import Thought, play_task, seconds_at, step_of
from plansza.arena.run import play
from plansza.core.record import read_record, replay
from plansza.games import find
from plansza.process_pool import spread
from tests.arena.helper import played, small_job, table

pytestmark = pytest.mark.once  # nothing here depends on the build


def stop_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C after so many games."""

    def stopped(
        work: Callable[[Any], Any], pieces: Sequence[Any], jobs: int
    ) -> Iterator[tuple[int, Any]]:
        yield from spread(work, pieces[:count], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "spread", stopped)


def test_a_stopped_contest_goes_on_to_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, job = str(tmp_path / "games.db"), small_job(2)
    with monkeypatch.context() as stopping:
        stop_after(1, stopping)
        ledger = Ledger(path)
        assert not play(job, ledger)
        assert len(ledger.done()) == 1
        ledger.close()
    again = Ledger(path)
    fresh: list[int] = []
    assert play(job, again, watch=lambda figures: fresh.append(figures.total.games))
    assert fresh == [2, 3, 4]
    whole = played(job)
    assert table(again) == table(whole)
    assert list(again.records()) == list(whole.records())
    again.close()
    assert [each.name for each in tmp_path.iterdir()] == ["games.db"]


def test_a_game_is_written_whole_or_not_at_all() -> None:
    job = small_job(2)
    ledger = Ledger(None)
    ledger.begin(job)
    task = next(job.tasks())
    broken = replace(play_task(job, task), thoughts=(Thought(), Thought(decisions=None)))  # type: ignore[arg-type]
    with pytest.raises(sqlite3.IntegrityError):
        ledger.note(broken)
    assert ledger.done() == set()
    assert list(ledger.rows()) == []
    ledger.note(play_task(job, task))
    assert ledger.done() == {(0, 0)}


def test_records_replay_to_what_was_written_down() -> None:
    ledger = played(small_job(2))
    rows = [row for row in ledger.rows() if row.seat == 0]
    for row, text in zip(rows, ledger.records(), strict=True):
        record = read_record(text)
        position = replay(find(record.game), record)
        outcome = position.outcome
        assert outcome is not None
        assert (row.won == 1.0) == (outcome.winners == (0,))
        assert (row.score, row.reason) == (outcome.scores[0], outcome.reason)
        assert row.moves == len(record.moves)
        assert 0 < row.decisions < row.moves
        assert sum(row.times.values()) == row.decisions
        assert row.seconds > 0


def test_one_process_or_two() -> None:
    job = replace(small_job(2, ("search:2", "random")), variants=small_job().variants[:1])
    assert table(played(job, 1)) == table(played(job, 2))


def test_another_job_in_the_same_file_is_refused(tmp_path: Path) -> None:
    path, job = str(tmp_path / "games.db"), small_job(2)
    ledger = Ledger(path)
    play(job, ledger)
    assert ledger.seed() == job.seed
    others = [
        Job(job.variants, ("random", "greedy"), job.seed, 2),
        Job(job.variants[:1], job.bots, job.seed, 2),
        Job(job.variants, job.bots, bytes(31) + b"1", 2),
    ]
    for other in others:
        with pytest.raises(BadLedger, match=r"games\.db holds another job"):
            ledger.begin(other)
    ledger.begin(small_job(99))  # more of the same is welcome
    ledger.close()


@pytest.mark.parametrize("content", [b"nothing of the kind, but long enough to be read" * 99, b"x"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    ledger = Ledger(str(path))
    with pytest.raises(BadLedger, match="no result of an arena"):
        ledger.begin(small_job())
    ledger.close()
    assert path.read_bytes() == content


def test_ray_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPart, match=r"needs ray.*plansza\[ray\]"):
        play(small_job(), Ledger(None), kind="ray")


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    job, ledger = small_job(2), Ledger(None)
    assert play(job, ledger, kind="ray")
    assert table(ledger) == table(played(job))


def test_the_scale_of_times_is_fine_enough() -> None:
    for seconds in (1e-6, 0.00123, 0.3, 1.5, 77.0):
        assert seconds_at(step_of(seconds)) == pytest.approx(seconds, rel=0.06)
    assert step_of(0.0) == step_of(1e-9)
