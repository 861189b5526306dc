"""`plansza bench`: one table, measured in one run."""

import platform
from dataclasses import asdict
from typing import Any

from plansza import bench
from plansza.bench import PLAYOUTS, RANDOM_PLAY, SEARCH, Bench
from plansza.cli.arguments import seconds
from plansza.cli.terminal import STANDARD, Terminal
from plansza.games import find
from plansza.words import Words

CHESS = "OpenSpiel chess"
SEARCHED = ("OpenSpiel backgammon", "OpenSpiel gin_rummy")
PEER_NAMES = {"chess": "python-chess", "pyspiel": "OpenSpiel"}


def run(terminal: Terminal, name: str, time: str, json: str | None) -> None:
    """Measure, then show the table, the ratios and what was missing."""
    game = find(name)
    limit = seconds(terminal.words, "--seconds", time)
    terminal.check_target(json)
    found = _watched(terminal, game.id, limit)
    ratios = ratios_of(game.id, found)
    terminal.write_json(json, _data(found, ratios))
    if json != STANDARD:
        _show(terminal, found, ratios)


def _watched(terminal: Terminal, game: str, limit: float) -> Bench:
    from rich.progress import Progress

    with Progress(console=terminal.err, transient=True) as progress:
        task = progress.add_task(terminal.words("bench-measuring"), total=None)
        return bench.run(
            game, limit, lambda done, of: progress.update(task, completed=done, total=of)
        )


def ratios_of(game: str, found: Bench) -> list[dict[str, Any]]:
    """Compiled against interpreted for every work; random play against OpenSpiel's chess; playouts
    of every game against those of OpenSpiel's games, searches against those of its games of
    chance."""
    compiled, interpreted = f"plansza {game} compiled", f"plansza {game} interpreted"
    pairs = [(compiled, interpreted, row.work) for row in found.rows if row.system == compiled]
    pairs += [(ours, CHESS, RANDOM_PLAY) for ours in (compiled, interpreted)]
    for work in (PLAYOUTS, SEARCH):
        systems = [row.system for row in found.rows if row.work == work]
        ours = [system for system in systems if system.startswith("plansza ")]
        others = [CHESS, *SEARCHED] if work == PLAYOUTS else SEARCHED
        pairs += [(system, other, work) for system in ours for other in others]
    ratios = []
    for one, other, work in pairs:
        above, below = found.value(one, work), found.value(other, work)
        if above is not None and below is not None:
            ratios.append({"of": one, "to": other, "work": work, "value": above / below})
    return ratios


def _data(found: Bench, ratios: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "rows": [asdict(row) for row in found.rows],
        "ratios": ratios,
        "compiled": found.compiled,
        "missing": [PEER_NAMES[package] for package in found.missing],
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def _show(terminal: Terminal, found: Bench, ratios: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    words = terminal.words
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("header-system"))
    table.add_column(words("header-work"))
    table.add_column(words("header-speed"), justify="right")
    table.add_column(words("header-unit"))
    for row in found.rows:
        table.add_row(
            row.system,
            work_name(words, row.work),
            terminal.number(row.value),
            unit_name(words, row.unit),
        )
    terminal.say(table)
    for ratio in ratios:
        terminal.say(
            words(
                "bench-ratio",
                one=ratio["of"],
                other=ratio["to"],
                work=work_name(words, ratio["work"]),
                value=terminal.number(ratio["value"], 2),
            )
        )
    if not found.compiled:
        terminal.say(words("bench-no-compiled"))
    if found.missing:
        names = ", ".join(PEER_NAMES[package] for package in found.missing)
        terminal.say(words("bench-missing", names=names))


def work_name(words: Words, work: str) -> str:
    """What is measured; a game from elsewhere may bring works that nobody put into words."""
    named = {
        RANDOM_PLAY: words("work-random-play"),
        bench.CHECKED_PLAY: words("work-checked-play"),
        PLAYOUTS: words("work-playouts"),
        "copies": words("work-copies"),
        "views": words("work-views"),
        "imagines": words("work-imagines"),
        "reimagines": words("work-reimagines"),
        SEARCH: words("work-search"),
        "claim proofs": words("work-claim-proofs"),
    }
    return named.get(work, work)


def unit_name(words: Words, unit: str) -> str:
    """Of what so many in a second."""
    named = {
        "moves/s": words("unit-moves"),
        "copies/s": words("unit-copies"),
        "views/s": words("unit-views"),
        "positions/s": words("unit-positions"),
        "proofs/s": words("unit-proofs"),
    }
    return named.get(unit, unit)
