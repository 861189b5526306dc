"""`plansza simulate`: many games between bots, and what came of them."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from plansza import COMPILED
from plansza.cli.arguments import bots_of, seed_of, setup_of, whole
from plansza.cli.terminal import STANDARD, Complaint, Terminal
from plansza.core.contract import Game
from plansza.games import find
from plansza.process_pool import cores
from plansza.simulate import Series, Tally, simulate, wilson

if TYPE_CHECKING:
    from rich.table import Table

INTERRUPTED = 130


@dataclass(frozen=True)
class SimulateRequest:
    """What was asked for on the command line, as it was typed."""

    game: str
    players: str | None
    games: str
    seed: str | None
    options: list[str]
    bots: str
    jobs: str | None
    json: str | None


def run(terminal: Terminal, request: SimulateRequest) -> None:
    """Check everything, play, and show what was finished."""
    words = terminal.words
    game = find(request.game)
    setup = setup_of(words, game, request.players, request.options)
    bots = bots_of(words, request.bots, setup.seats)
    games = whole(words, "--games", request.games)
    jobs = cores() if request.jobs is None else whole(words, "--jobs", request.jobs)
    terminal.check_target(request.json)
    series = Series(game.id, setup.seats, dict(setup.options), bots, seed_of(request.seed), games)
    tally = _watched(terminal, series, jobs)
    terminal.write_json(request.json, report(series, tally, jobs))
    if request.json != STANDARD:
        _show(terminal, game, series, tally)
    if tally.games < series.games:
        raise KeyboardInterrupt


def _watched(terminal: Terminal, series: Series, jobs: int) -> Tally:
    """Play with a bar on stderr that tells the wins so far."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    words = terminal.words
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), Remaining())
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task("", total=series.games)

        def watch(tally: Tally) -> None:
            progress.update(task, completed=tally.games, description=_wins(terminal, series, tally))

        try:
            return simulate(series, jobs, watch)
        except BrokenProcessPool as error:
            raise Complaint(words("error-worker-died")) from error


def _wins(terminal: Terminal, series: Series, tally: Tally) -> str:
    shares = [terminal.percent(wins / tally.games) for wins in tally.wins]
    return " · ".join(f"{bot} {share}" for bot, share in zip(series.bots, shares, strict=True))


def report(series: Series, tally: Tally, jobs: int) -> dict[str, Any]:
    """All that the table shows, for programs; only `speed` depends on the machine."""
    games = tally.games
    return {
        "game": series.game,
        "options": series.options,
        "seed": series.seed.hex(),
        "games_asked": series.games,
        "games": games,
        "moves": tally.moves,
        "average_moves": tally.moves / games if games else None,
        "seats": [_seat_data(series, tally, seat) for seat in range(series.seats)],
        "reasons": dict(tally.reasons.most_common()),
        "speed": {
            "jobs": jobs,
            "seconds": tally.seconds,
            "moves_per_second": tally.moves / tally.seconds,
            "compiled": COMPILED,
        },
    }


def _seat_data(series: Series, tally: Tally, seat: int) -> dict[str, Any]:
    games, wins = tally.games, tally.wins[seat]
    return {
        "seat": seat + 1,
        "bot": series.bots[seat],
        "wins": wins,
        "share": wins / games if games else None,
        "interval": list(wilson(wins, games)),
        "average_score": tally.scores[seat] / games if games else None,
    }


def _show(terminal: Terminal, game: Game, series: Series, tally: Tally) -> None:
    words = terminal.words_of(game)
    title = words.title(game.setup(series.seats, **series.options))
    terminal.say(words("simulate-seed", title=title, seed=series.seed.hex()))
    if tally.games < series.games:
        terminal.say(words("simulate-stopped", games=terminal.number(series.games)), style="yellow")
    if not tally.games:
        return
    terminal.say(_table(terminal, series, tally))
    for reason, count in tally.reasons.most_common():
        share = terminal.percent(count / tally.games)
        terminal.say(f"  {words.reason(reason)}: {terminal.number(count)} ({share})")
    average = terminal.number(tally.moves / tally.games, 1)
    terminal.say(words("simulate-games", count=tally.games, average=average))
    speed = terminal.number(tally.moves / tally.seconds)
    build = words("build-compiled") if COMPILED else words("build-interpreted")
    terminal.say(words("simulate-speed", speed=speed, build=build))


def _table(terminal: Terminal, series: Series, tally: Tally) -> "Table":
    from rich import box
    from rich.table import Table

    words = terminal.words
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("header-seat"), justify="right")
    table.add_column(words("header-bot"))
    for header in (
        words("header-wins"),
        words("header-share"),
        words("header-interval"),
        words("header-score"),
    ):
        table.add_column(header, justify="right")
    for seat, bot in enumerate(series.bots):
        wins = tally.wins[seat]
        low, high = wilson(wins, tally.games)
        table.add_row(
            str(seat + 1),
            bot,
            terminal.number(wins),
            terminal.percent(wins / tally.games),
            f"{terminal.percent(low)}–{terminal.percent(high)}",
            terminal.number(tally.scores[seat] / tally.games, 3),
        )
    return table
