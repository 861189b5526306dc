"""What an entry of the log costs: processor time, and how many a second one store takes.

    python benchmarks/store.py CHECKOUT                   # one, or two in turn:
    python benchmarks/store.py OLD NEW --seconds 5 --turns 6 --folder DIR

Every checkout works in a process of its own. Tables are written to as the server does it, from one
event loop, an entry at a time, each acknowledged when the disk has it: by one table, by many of
which each goes on as soon as it may, and by as many as make 200 moves a second, at random moments.
What waits together is committed together, so the rows have batches of very different lengths.

The SQLite file lies in the folder (choose one on the disk that counts, not in memory); PostgreSQL
is a server of our own with its default settings, in the folder for temporary files, and its own
processor time is not counted. The probe is the disk alone: a small block written and synced.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from checkouts import Checkout, answer

ROOT = Path(__file__).resolve().parents[1]
ALONE, PACED, CROWD = "one table", "200 moves a second", "100 tables at once"
WORKS = {ALONE: 1, PACED: 0, CROWD: 100}  # and how many tables write without a pause
PACE = 200


# -- the process that measures, on what both checkouts have -------------------------------------


class Log:
    """A store of this checkout, and what writing to it costs."""

    def __init__(self, url: str) -> None:
        from plansza.store import open_store

        others = set(threading.enumerate())
        self.store = open_store(url)
        [self._thread] = set(threading.enumerate()) - others
        self._names = itertools.count()
        self._luck = random.Random(1)

    def measure(self, work: str, seconds: float) -> tuple[int, float, float, float]:
        """Entries written, and seconds: of the process, of the store's thread, of the clock."""
        tables = [self._new_table() for _ in range(WORKS[work] or PACE)]
        before = self._times()
        act = self._paced(tables, seconds) if work == PACED else self._crowd(tables, seconds)
        written = asyncio.run(act)
        process, thread, clock = (
            now - then for now, then in zip(self._times(), before, strict=True)
        )
        return written, process, thread, clock

    def _times(self) -> tuple[float, float, float]:
        assert self._thread.ident is not None
        thread = time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))
        return time.process_time(), thread, time.monotonic()

    def _new_table(self) -> str:
        from plansza.store import Head

        name = f"table {next(self._names)}"
        self.store.create(Head(name, "spor", 1, 2, {}, bytes(32), time.time()))
        return name

    async def _append(self, table: str, number: int) -> None:
        from plansza.store import Entry

        body = {"move": "R7>3", "spent": 1.25, "check": f"{number:012x}"}
        key = f"0b4d9c3a7e2f4411:{number:016x}"
        entry = Entry(number, "move", number % 2, body, time.time(), 1, key)
        await asyncio.wrap_future(self.store.append_soon(table, [entry]))

    async def _crowd(self, tables: list[str], seconds: float) -> int:
        """Every table goes on as soon as its last entry is safe."""
        end = time.monotonic() + seconds

        async def go_on(table: str) -> int:
            for number in itertools.count(1):
                await self._append(table, number)
                if time.monotonic() > end:
                    return number
            raise AssertionError("numbers never end")

        return sum(await asyncio.gather(*map(go_on, tables)))

    async def _paced(self, tables: list[str], seconds: float) -> int:
        """The tables take turns, at moments that are independent of each other."""
        begin, at, tasks = time.monotonic(), 0.0, []
        for turn in itertools.count():
            at += self._luck.expovariate(PACE)
            if at > seconds:
                break
            await asyncio.sleep(begin + at - time.monotonic())
            append = self._append(tables[turn % len(tables)], 1 + turn // len(tables))
            tasks.append(asyncio.ensure_future(append))
        await asyncio.gather(*tasks)
        return len(tasks)


def work() -> None:
    """Say what this checkout is, then write as asked."""
    import plansza

    answer({"source": str(Path(plansza.__file__).parents[2])})
    logs: dict[str, Log] = {}
    for line in sys.stdin:
        url, work, seconds = json.loads(line)
        if url not in logs:
            logs[url] = Log(url)
        answer(logs[url].measure(work, seconds))
    for log in logs.values():
        log.store.close()


# -- the process that asks ----------------------------------------------------------------------

Turns = dict[tuple[str, str], list[list[list[float]]]]  # by database and work: side, turn, values


def places(stack: ExitStack, folder: Path, sides: int) -> dict[str, list[str]]:
    """The databases, one of each kind for every side."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    from tests.support.postgres import serve
    from tools.system_packages import POSTGRESQL

    place = stack.enter_context(tempfile.TemporaryDirectory(dir=folder))
    found = {"sqlite": [f"sqlite:///{place}/log{side}.db" for side in range(sides)]}
    if POSTGRESQL.find():
        servers = serve()
        server = next(servers)
        stack.callback(lambda: next(servers, None))
        found["postgresql"] = [server.new_database() for _ in range(sides)]
    return found


def measure(workers: list[Checkout], urls: dict[str, list[str]], asked: Any) -> Turns:
    """All rows, the checkouts in turn; the first turn of each is not counted."""
    turns: Turns = {}
    for at in range(asked.turns + 1):
        print(f"\rturn {at} ", end="", file=sys.stderr)
        for system, work in itertools.product(urls, WORKS):
            sides = turns.setdefault((system, work), [[] for _ in workers])
            order = list(zip(workers, urls[system], sides, strict=True))
            for worker, url, side in reversed(order) if at % 2 else order:
                written, *times = worker.ask(url, work, asked.seconds if at else 1.0)
                process, thread, clock = times
                values = [1000 * process / written, 1000 * thread / written, written / clock]
                if at:
                    side.append(values)
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return turns


def table(turns: Turns) -> Iterator[str]:
    """The rows as lines of Markdown, medians of their turns."""
    yield "| database | work | ms an entry | of which the store's thread | entries/s |"
    yield "|---|---|---:|---:|---:|"
    for (system, work), sides in turns.items():
        columns = [
            " → ".join(form.format(median(turn[index] for turn in side)) for side in sides)
            for index, form in enumerate(("{:.3f}", "{:.3f}", "{:,.0f}"))
        ]
        yield f"| {system} | {work} | {' | '.join(columns)} |"


def syncs(folder: Path, seconds: float) -> float:
    """Write and sync a block until the end; how often a second."""
    end = time.monotonic() + seconds
    with tempfile.TemporaryFile(dir=folder) as file:
        for number in itertools.count(1):
            os.write(file.fileno(), bytes(4096))
            os.fdatasync(file.fileno())
            if time.monotonic() > end:
                return number / seconds
    raise AssertionError("numbers never end")


def arguments() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description="What an entry of the log costs.")
    parser.add_argument("checkouts", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=3.0, help="of a turn")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=ROOT / "build")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    asked.folder.mkdir(exist_ok=True)
    with ExitStack() as stack:
        urls = places(stack, asked.folder, len(asked.checkouts))
        paths = [path.resolve() for path in asked.checkouts]
        workers = [stack.enter_context(Checkout(path, __file__)) for path in paths]
        print("\n".join(table(measure(workers, urls, asked))))
    print(f"the disk alone: {syncs(asked.folder, 1.0):,.0f} synced blocks a second")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        work()
    else:
        main()
