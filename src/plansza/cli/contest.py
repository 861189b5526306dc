"""What `plansza arena` and `plansza balance` share: a contest, its results, a bar, reports."""

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from plansza.arena.contest import Contest
from plansza.arena.engine import ENGINES, part
from plansza.arena.results import Results
from plansza.arena.run import play
from plansza.arena.sections import Grid, Section
from plansza.arena.statistics import Statistics
from plansza.bots.levels import is_bot, make_bot, unknown
from plansza.cli.desk import Complaint, Desk
from plansza.games import find

if TYPE_CHECKING:
    from rich.table import Table


@contextmanager
def opened(desk: Desk, path: str | None) -> Iterator[Results]:
    """The file of the results; whatever SQLite has against it becomes one sentence."""
    desk.check_target(path)
    try:
        with closing(Results(path)) as results:
            yield results
    except sqlite3.Error as error:
        facts = {"path": path or "–", "why": str(error)}
        raise Complaint(desk.words("error-not-written", **facts)) from error


def contestants(desk: Desk, text: str, games: Sequence[str]) -> tuple[str, ...]:
    """The bots asked for: known, able to play all games, and each named once."""
    asked = [name.strip() for name in text.split(",")]
    for name in asked:
        if not is_bot(name):
            names = str(unknown(name).facts["names"])
            raise Complaint(desk.words("error-unknown-bot", bot=name or "–", names=names))
        if asked.count(name) > 1:
            raise Complaint(desk.words("error-bot-twice", bot=name))
        for game in games:
            make_bot(name, find(game))
    return tuple(asked)


def checked_engine(desk: Desk, engine: str) -> str:
    """Where to play; Ray only where it is installed."""
    if engine not in ENGINES:
        names = ", ".join(ENGINES)
        raise Complaint(desk.words("error-unknown-engine", engine=engine, names=names))
    if engine == "ray":
        part("ray", "ray")
    return engine


def watched(
    desk: Desk, contest: Contest, results: Results, jobs: int, engine: str = "pool"
) -> bool:
    """Play with a bar on stderr that tells the standings; False after Ctrl+C."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), Remaining())
    with Progress(*columns, console=desk.err, transient=True) as progress:
        task = progress.add_task("", total=contest.total())

        def watch(statistics: Statistics) -> None:
            told = _standings(desk, contest, statistics)
            progress.update(task, completed=statistics.total.games, description=told)

        try:
            return play(contest, results, jobs, engine, watch)
        except BrokenProcessPool as error:
            raise Complaint(desk.words("error-worker-died")) from error


def _standings(desk: Desk, contest: Contest, statistics: Statistics) -> str:
    bots = statistics.total.bots
    known = [bot for bot in contest.bots if bot in bots]
    return " · ".join(f"{bot} {desk.percent(bots[bot].share)}" for bot in known)


def tell_stop(desk: Desk, results: Results, finished: bool) -> None:
    """After Ctrl+C: how to go on."""
    if finished:
        return
    words = desk.words
    text = words("arena-go-on", path=results.path) if results.path else words("arena-lost")
    desk.say(text, style="yellow")
    raise KeyboardInterrupt


def show(desk: Desk, sections: Sequence[Section]) -> None:
    """Sections in the terminal; plots are for the page."""
    for section in sections:
        desk.say(section.title, style="bold")
        for line in section.lines:
            desk.say(line)
        for grid in section.grids:
            desk.say(_table(grid))


def _table(grid: Grid) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for number, header in enumerate(grid.headers):
        plain = grid.wordy or not number
        table.add_column(
            header, justify="left" if plain else "right", no_wrap=not plain, overflow="fold"
        )
    for row in grid.rows:
        table.add_row(*row)
    return table
