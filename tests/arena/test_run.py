"""Contests can be stopped, taken up again and spread out, and the results are the same."""

import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from plansza.arena import engine
from plansza.arena.contest import Contest
from plansza.arena.engine import MissingPart
from plansza.arena.match import Thought, play_task, seconds_at, step_of
from plansza.arena.results import BadResults, Results
from plansza.arena.run import play
from plansza.core.record import read_record, replay
from plansza.games import find
from plansza.process_pool import spread
from tests.arena.helper import played, small_contest, table

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
    path, contest = str(tmp_path / "games.db"), small_contest(2)
    with monkeypatch.context() as stopping:
        stop_after(1, stopping)
        results = Results(path)
        assert not play(contest, results)
        assert len(results.done()) == 1
        results.close()
    again = Results(path)
    fresh: list[int] = []
    assert play(contest, again, watch=lambda statistics: fresh.append(statistics.total.games))
    assert fresh == [2, 3, 4]
    whole = played(contest)
    assert table(again) == table(whole)
    assert list(again.records()) == list(whole.records())
    again.close()
    assert [each.name for each in tmp_path.iterdir()] == ["games.db"]


def test_a_game_is_written_whole_or_not_at_all() -> None:
    contest = small_contest(2)
    results = Results(None)
    results.begin(contest)
    task = next(contest.tasks())
    broken = replace(play_task(contest, task), thoughts=(Thought(), Thought(decisions=None)))  # type: ignore[arg-type]
    with pytest.raises(sqlite3.IntegrityError):
        results.note(broken)
    assert results.done() == set()
    assert list(results.rows()) == []
    results.note(play_task(contest, task))
    assert results.done() == {(0, 0)}


def test_records_replay_to_what_was_written_down() -> None:
    results = played(small_contest(2))
    rows = [row for row in results.rows() if row.seat == 0]
    for row, text in zip(rows, results.records(), strict=True):
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
    both = small_contest(2, ("search:2", "random"))
    contest = replace(both, variants=both.variants[:1])
    assert table(played(contest, 1)) == table(played(contest, 2))


def test_another_job_in_the_same_file_is_refused(tmp_path: Path) -> None:
    path, contest = str(tmp_path / "games.db"), small_contest(2)
    results = Results(path)
    play(contest, results)
    assert results.seed() == contest.seed
    others = [
        Contest(contest.variants, ("random", "greedy"), contest.seed, 2),
        Contest(contest.variants[:1], contest.bots, contest.seed, 2),
        Contest(contest.variants, contest.bots, bytes(31) + b"1", 2),
    ]
    for other in others:
        with pytest.raises(BadResults, match=r"games\.db holds another contest"):
            results.begin(other)
    results.begin(small_contest(99))  # more of the same is welcome
    results.close()


@pytest.mark.parametrize("content", [b"nothing of the kind, but long enough to be read" * 99, b"x"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    results = Results(str(path))
    with pytest.raises(BadResults, match="no result of an arena"):
        results.begin(small_contest())
    results.close()
    assert path.read_bytes() == content


def test_ray_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPart, match=r"needs ray.*plansza\[ray\]"):
        play(small_contest(), Results(None), kind="ray")


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    contest, results = small_contest(2), Results(None)
    assert play(contest, results, kind="ray")
    assert table(results) == table(played(contest))


def test_the_scale_of_times_is_fine_enough() -> None:
    for seconds in (1e-6, 0.00123, 0.3, 1.5, 77.0):
        assert seconds_at(step_of(seconds)) == pytest.approx(seconds, rel=0.06)
    assert step_of(0.0) == step_of(1e-9)
