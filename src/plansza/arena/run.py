"""Playing a contest to its end, or as far as one lets it."""

from collections.abc import Callable
from functools import partial

from plansza.arena import engine
from plansza.arena.contest import Contest
from plansza.arena.match import play_task
from plansza.arena.results import Results, rows_of
from plansza.arena.statistics import Statistics, statistics_of


def play(
    contest: Contest,
    results: Results,
    jobs: int = 1,
    kind: str = "pool",
    watch: Callable[[Statistics], None] | None = None,
) -> bool:
    """Play what the results lack; False if Ctrl+C ended it early. What is finished is kept."""
    results.begin(contest)
    done = results.done()
    left = [task for task in contest.tasks() if (task.variant, task.number) not in done]
    statistics = statistics_of(results.rows()) if watch else Statistics()
    try:
        for _, played in engine.run(kind, partial(play_task, contest), left, jobs):
            results.note(played)
            if watch:
                statistics.note(rows_of(played))
                watch(statistics)
    except KeyboardInterrupt:
        return False
    return True
