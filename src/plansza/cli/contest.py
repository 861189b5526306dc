"""What `plansza arena` and `plansza balance` share: a contest, its results, a bar, reports."""

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from plansza.arena.contest import Contest
from plansza.arena.engine import ENGINES, part
from plansza.arena.players import is_player, make_player
from plansza.arena.results import Results
from plansza.arena.run import play
from plansza.arena.sections import Grid, Section
from plansza.arena.statistics import Statistics
from plansza.bots.levels import unknown
from plansza.cli.terminal import Complaint, Terminal
from plansza.games import find

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table


@contextmanager
def opened(terminal: Terminal, path: str | None) -> Iterator[Results]:
    """The file of the results; whatever SQLite has against it becomes one sentence."""
    terminal.check_target(path)
    try:
        with closing(Results(path)) as results:
            yield results
    except sqlite3.Error as error:
        facts = {"path": path or "–", "why": str(error)}
        raise Complaint(terminal.words("error-not-written", **facts)) from error


def contestants(terminal: Terminal, text: str, games: Sequence[str]) -> tuple[str, ...]:
    """The bots asked for: known, able to play all games, and each named once."""
    asked = [name.strip() for name in text.split(",")]
    for name in asked:
        if not is_player(name):
            names = str(unknown(name).facts["names"])
            raise Complaint(terminal.words("error-unknown-bot", bot=name or "–", names=names))
        if asked.count(name) > 1:
            raise Complaint(terminal.words("error-bot-twice", bot=name))
        for game in games:
            make_player(name, find(game))
    return tuple(asked)


def checked_engine(terminal: Terminal, engine: str) -> str:
    """Where to play; Ray only where it is installed."""
    if engine not in ENGINES:
        names = ", ".join(ENGINES)
        raise Complaint(terminal.words("error-unknown-engine", engine=engine, names=names))
    if engine == "ray":
        part("ray", "ray")
    return engine


def watched(
    terminal: Terminal, contest: Contest, results: Results, jobs: int, engine: str = "pool"
) -> bool:
    """Play with a bar on stderr that tells the standings; False after Ctrl+C."""
    with bar(terminal) as progress:
        task = progress.add_task("", total=contest.total())

        def watch(statistics: Statistics) -> None:
            told = _standings(terminal, contest, statistics)
            progress.update(task, completed=statistics.total.games, description=told)

        try:
            return play(contest, results, jobs, engine, watch)
        except BrokenProcessPool as error:
            raise Complaint(terminal.words("error-worker-died")) from error


def bar(terminal: Terminal) -> "Progress":
    """A bar on stderr, which goes when all is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), Remaining())
    return Progress(*columns, console=terminal.err, transient=True)


def _standings(terminal: Terminal, contest: Contest, statistics: Statistics) -> str:
    bots = statistics.total.bots
    return " · ".join(
        f"{bot} {terminal.percent(bots[bot].share)}" for bot in contest.bots if bot in bots
    )


def tell_stop(terminal: Terminal, results: Results, finished: bool) -> None:
    """After Ctrl+C: how to go on."""
    if finished:
        return
    words = terminal.words
    text = words("arena-go-on", path=results.path) if results.path else words("arena-lost")
    terminal.say(text, style="yellow")
    raise KeyboardInterrupt


def show(terminal: Terminal, sections: Sequence[Section]) -> None:
    """Sections in the terminal; plots are for the page."""
    for section in sections:
        terminal.say(section.title, style="bold")
        for line in section.lines:
            terminal.say(line)
        for grid in section.grids:
            terminal.say(_table(grid))


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
