"""When answers appear: at one time for all of a level, on a busy machine too."""

import pytest

from plansza.bots.levels import MASTER_SECONDS, level_names
from plansza.bots.pace import HELD, SHORT, SLACK, WISHES, Pace, shortened, usual


class Hand:
    """A clock that somebody moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time

    def answer(self, pace: Pace, level: str, thought: float) -> float:
        """When an answer appears that took so long to find, counted from its question."""
        asked = self.time
        self.time += thought
        self.time += pace.rest(level, asked)
        return round(self.time - asked, 6)


@pytest.mark.parametrize("level", [*level_names(), "random", "search:0.3s", "search:200"])
def test_answers_of_a_level_appear_at_one_time(level: str) -> None:
    """Forced ones, which take no thought, as well."""
    clock = Hand()
    pace = Pace(1.0, clock)
    times = {clock.answer(pace, level, share * usual(level)) for share in (0.0, 0.2, 0.9, 0.99)}
    assert times == {usual(level)}


def test_the_time_covers_what_a_level_may_think() -> None:
    assert usual("master") >= MASTER_SECONDS + SLACK
    assert usual("search:2s") == 2 + SLACK
    assert usual("greedy") == SHORT


def test_a_late_answer_waits_for_the_next_tick_and_all_others_wait_as_long() -> None:
    """How late it was cannot be read off; and whatever follows, forced or not, takes as long."""
    tick = usual("master")
    for thought in (1.01 * tick, 1.5 * tick, 1.99 * tick):
        clock = Hand()
        pace = Pace(1.0, clock)
        assert clock.answer(pace, "master", 0.0) == tick
        assert clock.answer(pace, "master", thought) == 2 * tick
        for later in (0.0, 0.3 * tick, 1.2 * tick, 1.9 * tick):
            assert clock.answer(pace, "master", later) == 2 * tick
        assert clock.answer(pace, "master", 2.5 * tick) == round(3 * tick, 6)
        assert clock.answer(pace, "master", 0.0) == round(3 * tick, 6)
        assert clock.answer(pace, "greedy", 0.0) == SHORT  # another level


def test_a_level_becomes_quicker_tick_by_tick() -> None:
    """After a long while in which nobody needed the last of them."""
    tick = usual("planner")
    clock = Hand()
    pace = Pace(1.0, clock)
    assert clock.answer(pace, "planner", 2.5 * tick) == 3 * tick
    for ticks in (2, 1, 1):
        clock.time += HELD
        assert clock.answer(pace, "planner", 0.0) == ticks * tick


def test_a_machine_that_stays_busy_shows_nothing_more() -> None:
    """Answers that need all ticks, but are not late, keep them."""
    tick = usual("planner")
    clock = Hand()
    pace = Pace(1.0, clock)
    clock.answer(pace, "planner", 1.5 * tick)
    for _ in range(5):
        clock.time += 0.9 * HELD
        assert clock.answer(pace, "planner", 0.0) == 2 * tick
        assert clock.answer(pace, "planner", 1.2 * tick) == 2 * tick


@pytest.mark.parametrize("level", [*level_names(), "random", "search:0.1s", "search:200"])
@pytest.mark.parametrize("wish", WISHES)
def test_whatever_people_wish_the_answers_of_a_level_appear_at_one_time(
    level: str, wish: str
) -> None:
    """Never at once, for that would tell the forced ones; who thinks keeps his time."""
    clock = Hand()
    pace = Pace(1.0, clock)
    share = WISHES[wish]
    time = shortened(level, share)
    shown = set()
    for thought in (0.0, 0.2 * time, 0.99 * time):
        asked = clock.time
        clock.time += thought
        clock.time += pace.rest(level, asked, share)
        shown.add(round(clock.time - asked, 6))
    assert shown == {round(time, 6)}
    assert time > 0


def test_only_what_is_there_to_be_followed_becomes_shorter() -> None:
    assert shortened("greedy", WISHES["quick"]) < shortened("greedy", WISHES["usual"]) == SHORT
    assert shortened("master", WISHES["at-once"]) == usual("master")
    assert shortened("search:0.1s", WISHES["at-once"]) == usual("search:0.1s")


def test_nobody_waits_where_nobody_should() -> None:
    clock = Hand()
    pace = Pace(0.0, clock)
    assert clock.answer(pace, "master", 5.0) == 5.0
    assert clock.answer(pace, "master", 0.0) == 0.0
