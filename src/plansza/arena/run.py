"""Playing a job to its end, or as far as one lets it."""

from collections.abc import Callable
from functools import partial

from plansza.arena import engine
from plansza.arena.figures import Figures, figures_of
from plansza.arena.job import Job
from plansza.arena.ledger import Ledger, rows_of
from plansza.arena.match import play_task


def play(
    job: Job,
    ledger: Ledger,
    jobs: int = 1,
    kind: str = "pool",
    watch: Callable[[Figures], None] | None = None,
) -> bool:
    """Play what the ledger lacks; False if Ctrl+C ended it early. What is finished is kept."""
    ledger.begin(job)
    done = ledger.done()
    left = [task for task in job.tasks() if (task.variant, task.number) not in done]
    figures = figures_of(ledger.rows()) if watch else Figures()
    try:
        for _, played in engine.run(kind, partial(play_task, job), left, jobs):
            ledger.note(played)
            if watch:
                figures.note(rows_of(played))
                watch(figures)
    except KeyboardInterrupt:
        return False
    return True
