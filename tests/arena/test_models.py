"""Language models in a contest: equal deals, taken up again, format errors apart from strength."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from plansza.arena.contest import Contest, Variant
from plansza.arena.labels import Labels
from plansza.arena.results import Results
from plansza.arena.run import play
from plansza.arena.sections import arena_sections
from plansza.arena.statistics import statistics_of
from plansza.core.record import read_record, replay
from plansza.games import find
from plansza.llm import Message
from plansza.llm.asking import Answer, AskFailed
from plansza.llm.scripted import first
from tests.arena.helper import played, small_contest, table

pytestmark = pytest.mark.once  # nothing here depends on the build

CLUMSY = "llm:plansza.llm.scripted:clumsy"
SILENT = "llm:plansza.llm.scripted:silent"


def without_clocks(results: Results) -> list[object]:
    for row in (rows := table(results)):
        row.account.pop("seconds", None)
    return list(rows)


def test_models_play_the_same_games_in_any_number_of_processes() -> None:
    contest = small_contest(2, ("random", CLUMSY))
    one, two = played(contest), played(contest, jobs=2)
    assert without_clocks(one) == without_clocks(two)
    assert list(one.records()) == list(two.records())


def test_the_account_is_kept_apart_from_strength() -> None:
    results = played(small_contest(4, ("random", CLUMSY)))
    bots = statistics_of(results.rows()).total.bots
    account = bots[CLUMSY].account
    assert account.decisions > 50
    assert account.answers == account.decisions + account.retries
    assert account.unreadable > 0
    assert account.ambiguous > 0
    assert account.prompt_tokens > 1000 * account.decisions
    assert bots["random"].account.decisions == 0
    for row, text in zip((r for r in results.rows() if not r.seat), results.records(), strict=True):
        position = replay(find("spor"), read_record(text))
        assert position.outcome is not None
        assert row.reason == position.outcome.reason


def test_the_report_tells_format_errors_apart_from_strength() -> None:
    contest = small_contest(2, ("random", CLUMSY))
    statistics = statistics_of(played(contest).rows())
    strength, answers, *_ = arena_sections(Labels("en"), contest, statistics, None)
    assert {row[0] for row in strength.grids[0].rows} == {"random", "scripted:clumsy"}
    for grid in answers.grids:
        assert [row[0] for row in grid.rows] == ["scripted:clumsy"], "the way to it is long"
    account = statistics.total.bots[CLUMSY].account
    kinds = [account.unreadable, account.ambiguous, account.illegal]
    assert answers.grids[0].rows[0][3:6] == [str(kind) for kind in kinds]


def test_whoever_loses_by_silence_leaves_a_record_that_replays() -> None:
    contest = small_contest(2, ("random", f"{SILENT}:forfeit=loss:retries=1"))
    results = played(contest)
    rows = list(results.rows())
    assert {row.reason for row in rows} == {"forfeit"}
    for row in rows:
        silent = row.bot.startswith(SILENT)
        assert row.won == (0.0 if silent else 1.0)
        assert row.account.get("forfeits", 0) == silent
        assert row.account.get("answers", 0) == 2 * silent
    for text in results.records():
        assert replay(find("spor"), read_record(text)).outcome is None


def test_silence_may_leave_it_to_chance() -> None:
    results = played(small_contest(2, ("random", f"{SILENT}:retries=0")))
    assert "forfeit" not in {row.reason for row in results.rows()}
    account = statistics_of(results.rows()).total.bots[f"{SILENT}:retries=0"].account
    assert account.forfeits == account.decisions == account.answers > 20


def test_all_allies_of_a_silent_one_lose_and_all_others_win() -> None:
    game = find("battalia")
    variant = Variant.of(game, game.setup(4, sides="teams", weeks="2"))
    contest = Contest((variant,), ("random", f"{SILENT}:forfeit=loss"), bytes(32), 2)
    for row in played(contest).rows():
        assert row.won == (0.0 if row.bot.startswith("llm:") else 1.0)


calls = 0


def flaky(messages: Sequence[Message]) -> Answer:
    """Answers well, but is away at its 60th answer, once."""
    global calls
    calls += 1
    if calls == 60:
        raise AskFailed("llm-failed", "it is away", {"model": "flaky", "why": "it is away"})
    return first(messages)


def test_an_endpoint_that_is_away_stops_a_contest_that_goes_on_later(tmp_path: Path) -> None:
    name = f"llm:{__name__}:flaky"
    contest, path = small_contest(2, ("random", name)), str(tmp_path / "games.db")
    results = Results(path)
    with pytest.raises(AskFailed):
        play(contest, results)
    done = len(results.done())
    assert 0 < done < 4
    results.close()
    again = Results(path)
    assert play(contest, again)
    assert len(again.done()) == 4
    whole = without_clocks(played(small_contest(2, ("random", name))))
    assert without_clocks(again) == whole
    again.close()


def test_it_is_told_from_another_process_as_well() -> None:
    """The refusal travels; the pool does not take it for a death."""
    contest = small_contest(2, ("random", f"llm:{__name__}:away"))
    with pytest.raises(AskFailed, match="for good"):
        played(contest, jobs=2)


def away(messages: Sequence[Message]) -> str:
    """Never there."""
    raise AskFailed("llm-failed", "away for good", {"model": "away", "why": "away for good"})


def test_a_file_of_before_is_taken_up_again(tmp_path: Path) -> None:
    contest, path = small_contest(2), str(tmp_path / "games.db")
    results = Results(path)
    play(contest, results)
    before = table(results)
    results.close()
    with sqlite3.connect(path) as base:
        base.execute("ALTER TABLE seat DROP COLUMN account")
    again = Results(path)
    again.begin(contest)
    assert table(again) == before
    assert play(small_contest(4), again)
    assert len(again.done()) == 8
    again.close()
