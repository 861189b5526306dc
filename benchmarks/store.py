"""How many entries a second the log takes, each acknowledged when the disk has it.

    PYTHONPATH=src python benchmarks/store.py [--seconds 3] [--folder DIR] [--json]

One writer waits for one disk, so the row of one thread tells how long a commit takes; sixteen
threads share commits. The SQLite file lies in the folder (choose one on the disk that counts, not
in memory); PostgreSQL is a server of our own with its default settings, in the folder for temporary
files. The probe is the disk alone: a small block written and synced, again and again.
"""

import argparse
import itertools
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from plansza.bench import Row  # noqa: E402
from plansza.store import Entry, Head, Store, open_store  # noqa: E402
from tests.support.postgres import serve  # noqa: E402
from tools.system_packages import POSTGRESQL  # noqa: E402

THREADS = (1, 16)
names = itertools.count()


def new_table(store: Store) -> str:
    name = f"table {next(names)}"
    store.create(Head(name, "spor", 1, 2, {}, bytes(32), time.time()))
    return name


def appends(store: Store, end: float) -> int:
    """Write the log of one table, an entry at a time, until the end; how many."""
    table = new_table(store)
    for number in itertools.count(1):
        body = {"move": "R7>3", "told": [number, "battle card", "dam"]}
        entry = Entry(number, "move", number % 2, body, time.time(), 1, f"key {number}")
        store.append(table, [entry])
        if time.monotonic() > end:
            return number
    raise AssertionError("numbers never end")


def syncs(folder: Path, end: float) -> int:
    """Write and sync a block until the end; how often."""
    with tempfile.TemporaryFile(dir=folder) as file:
        for number in itertools.count(1):
            os.write(file.fileno(), bytes(4096))
            os.fdatasync(file.fileno())
            if time.monotonic() > end:
                return number
    raise AssertionError("numbers never end")


def rate(work: Callable[[float], int], threads: int, seconds: float) -> float:
    """How much all threads together did in a second."""
    done: list[int] = []
    start = time.monotonic()
    crew = [
        threading.Thread(target=lambda: done.append(work(start + seconds))) for _ in range(threads)
    ]
    for each in crew:
        each.start()
    for each in crew:
        each.join()
    assert len(done) == threads, "a thread failed"
    return sum(done) / (time.monotonic() - start)


@contextmanager
def stores(folder: Path) -> Iterator[dict[str, Store]]:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        opened = {"sqlite": open_store(f"sqlite:///{place}/log.db")}
        servers = serve() if POSTGRESQL.find() else iter(())
        for server in servers:
            opened["postgresql"] = open_store(server.new_url())
            break
        try:
            yield opened
        finally:
            for store in opened.values():
                store.close()
            for _ in servers:
                pass


def measure(folder: Path, seconds: float) -> Iterator[Row]:
    yield Row("disk", "synced blocks", "blocks/s", rate(lambda end: syncs(folder, end), 1, seconds))
    with stores(folder) as opened:
        for system, store in opened.items():
            for threads in THREADS:
                value = rate(lambda end, store=store: appends(store, end), threads, seconds)  # type: ignore[misc]
                yield Row(system, f"appends, {threads} thread(s)", "entries/s", value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--folder", type=Path, default=ROOT)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for row in measure(options.folder, options.seconds):
        if options.json:
            print(json.dumps(asdict(row)), flush=True)
        else:
            print(f"{row.system:12} {row.work:22} {row.value:10,.0f} {row.unit}", flush=True)


if __name__ == "__main__":
    main()
