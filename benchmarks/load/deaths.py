"""Processes of a server die in the middle of the load: what is lost, and how soon games go on.

    PYTHONPATH=src python -m benchmarks.load.deaths [--processes 2,4] [--tables 100] [--kills 3]

A `plansza serve` of several processes carries tables with two players and a spectator each, one
move a second. Again and again the process that has worked most is killed. Everybody tries again,
as pages do: a move with the same key until it is acknowledged, a stream until it is open. In the
end all that was acknowledged must be in the logs, once.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.load.contestants import BUILD, of_several
from benchmarks.load.party import TROUBLES, Tally, Tempo
from benchmarks.load.processor import NICE, family_of, fields_of, seconds_of
from benchmarks.load.tables import TableParty, Watcher
from plansza.store import open_store

AGAIN = 0.1  # seconds until somebody tries again
AT_ONCE = 12  # tables that are opened at the same time
HEADER = f"{'processes':>9} {'tables':>7} {'kills':>6} {'moves':>7} {'lost':>5} {'doubled':>8}"
WAITS = "  longest move of a table, s: worst, middle"


class Survivors(TableParty):
    """Players who try again whatever breaks, and keep in mind what was acknowledged."""

    def __init__(self, port: int, place: int, tempo: Tempo) -> None:
        super().__init__(port, place, tempo, Tally)
        self.acknowledged: list[tuple[str, str]] = []  # tables and keys
        self.waits: list[tuple[float, float]] = []  # when a move began, and how long it took

    def listen(self, streams: Iterable[Coroutine[Any, Any, None]]) -> None:
        for stream in streams:
            stream.close()
        table = self._path.split("/")[3]
        super().listen(follow_again(watcher.follow, table) for watcher in self._everybody)

    async def post_move(self, mover: Watcher, move: str, key: str) -> None:
        request = {"kind": "play", "move": move, "seen": mover.number, "key": key}
        while True:
            try:
                await mover.line.post(self._path, **request)
            except TROUBLES:
                mover.line.close()
                await asyncio.sleep(AGAIN)
            else:
                self.acknowledged.append((self._path.split("/")[3], key))
                return

    async def move(self) -> float:
        began = time.monotonic()
        wait = await super().move()
        self.waits.append((began, time.monotonic() - began))
        return wait


async def follow_again(follow: Callable[[str], Coroutine[Any, Any, None]], table: str) -> None:
    """A stream that is opened again whenever it ends."""
    while True:
        with suppress(*TROUBLES, ValueError):
            await follow(table)
        await asyncio.sleep(AGAIN)


async def endure(
    server: int, port: int, tables: int, kills: int, seconds: float
) -> list[Survivors]:
    """Play on while processes are killed; everybody with what he has seen."""
    tempo = Tempo()
    parties = [Survivors(port, place, tempo) for place in range(tables)]
    gate, playing = asyncio.Semaphore(AT_ONCE), list[asyncio.Task[None]]()

    async def begin(party: Survivors) -> None:
        async with gate:
            ready = asyncio.Event()
            playing.append(asyncio.create_task(party.play(ready.set)))
            await ready.wait()

    await asyncio.gather(*map(begin, parties))
    for party in parties:
        party.waits.clear()
    tempo.going.set()
    for _ in range(kills):
        await asyncio.sleep(seconds)
        os.kill(busiest(server), signal.SIGKILL)
    await asyncio.sleep(seconds)
    tempo.going.clear()
    await asyncio.sleep(2 * tempo.pace)  # whoever is in the middle of a move finishes it
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return parties


def busiest(server: int) -> int:
    """The process of a server that has served most; not one of the bots'."""
    nice = fields_of(server)[NICE]
    serving = [pid for pid in family_of(server)[1:] if fields_of(pid)[NICE] == nice]
    return max(serving, key=seconds_of)


def measure(folder: Path, processes: int, tables: int, kills: int, seconds: float) -> bool:
    """One line; whether nothing was lost, and nothing done twice."""
    with of_several(processes).serving(folder) as (server, port):
        parties = asyncio.run(endure(server, port, tables, kills, seconds))
    acknowledged = {each for party in parties for each in party.acknowledged}
    written: Counter[tuple[str, str]] = Counter()
    with open_store(f"sqlite:///{folder / 'tables.db'}") as store:
        for table in {table for table, _ in acknowledged}:
            log = store.read(table)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1)), table
            written.update((table, entry.key.rpartition(":")[2]) for entry in log if entry.key)
    lost = sum(each not in written for each in acknowledged)
    doubled = sum(count > 1 for count in written.values())
    worst = sorted(max(wait for _, wait in party.waits) for party in parties if party.waits)
    line = f"{processes:9} {tables:7} {kills:6} {len(acknowledged):7} {lost:5} {doubled:8}"
    print(f"{line}  {worst[-1]:.2f}, {worst[len(worst) // 2]:.2f}", flush=True)
    return not lost and not doubled and len(worst) == tables


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--processes", default="2,4", help="of the servers, with commas")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="from one death to the next")
    parser.add_argument("--folder", type=Path, default=BUILD, help="for the databases")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    options.folder.mkdir(exist_ok=True)
    print(HEADER + WAITS, flush=True)
    with tempfile.TemporaryDirectory(dir=options.folder) as place:
        load = options.tables, options.kills, options.seconds
        counts = map(int, options.processes.split(","))
        done = [measure(Path(place) / str(count), count, *load) for count in counts]
    sys.exit(0 if all(done) else 1)


if __name__ == "__main__":
    main()
