"""What tables cost that nobody has looked at for long: opening one, and ten thousand at rest.

    PYTHONPATH=src python -m benchmarks.cold [--opened 20] [--rest 10000]

A real `plansza serve` on a SQLite file full of tables that it has not in memory. Opening is a GET
of the table's state, or a new stream up to the newest entry, each at a table of its own.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.load.contestants import BUILD, Contestant
from benchmarks.load.http import Line
from benchmarks.load.party import PATIENCE, address_of
from plansza.core import FastChance
from plansza.games import find
from plansza.store import Store, open_store
from plansza.store.entries import Entry, Head
from plansza.table.decide import Command
from plansza.table.ids import new_table_id
from plansza.table.table import RUNNING, Table
from plansza.table.tables import Tables

GAMES = (("spor", 2), ("podprad", 5), ("drako", 2), ("battalia", 4))
LENGTHS = "100,1000"  # moves
STANDING = {"spor": 40, "podprad": 120, "drako": 160}  # moves; further ones are taken back
RESTING = 40  # moves of a table at rest
LONG_AGO = 1e9  # so that a server that starts does not take it for a game that was broken off
AT_ONCE = 8  # tables that are served at the same time
WARM = 3  # tables that are opened before the measuring
BEFORE = 10**9  # no entry has a higher number
PAGE_SIZE = 4096
MEGABYTE = 1e6
HEADER = f"{'table':24} {'opened by':10} {'entries':>8} {'worst ms':>9} {'median':>8} {'wall':>8}"


# -- logs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Log:
    """A table on paper: what is copied under many names."""

    head: Head
    entries: list[Entry]
    checkpoints: list[tuple[int, str]]

    def copies(self, store: Store, count: int) -> list[str]:
        """So many tables with this log; their names."""
        names = [new_table_id() for _ in range(count)]
        for name in names:
            store.create(replace(self.head, id=name), self.entries)
            for number, text in self.checkpoints:
                store.keep_checkpoint(name, number, text)
        return names


def log_of(game: str, seats: int, moves: int) -> Log:
    """A table at which so many moves were made, and the game goes on."""
    with open_store("sqlite://") as store:
        seed = 0
        while (table := asyncio.run(played(store, game, seats, moves, seed))) is None:
            seed += 1
        found, before = list[tuple[int, str]](), BEFORE
        while kept := store.checkpoint(table.id, before):
            found.append(kept)
            before = kept[0] - 1
        return Log(table.head, store.read(table.id), found)


async def played(store: Store, game: str, seats: int, moves: int, seed: int) -> Table | None:
    """Random moves; as many as may stand do, the others are taken back. None if it ended."""
    tables = Tables(store, lambda: LONG_AGO, new_seed=lambda: seed.to_bytes(32, "big"))
    sits = [
        Command("sit", seat, {"seat": seat, "name": f"Ania {seat}", "secret": f"secret {seat}"})
        for seat in range(seats)
    ]
    table = await tables.create(find(game), seats, first=sits)
    chance, stand = FastChance(seed), STANDING.get(game, moves)
    for made in range(moves):
        if table.status != RUNNING:
            return None
        seat = table.to_move[0]
        legal = table.legal_moves(seat)
        body = {"move": table.game.write_move(legal[chance.below(len(legal))])}
        await tables.submit(table.id, Command("play", seat, body, "", table.number))
        if made >= stand:
            await take_back(tables, table, seat)
        table = await tables.table(table.id)
    return table if table.status == RUNNING else None


async def take_back(tables: Tables, table: Table, seat: int) -> None:
    """He asks, and all the others agree."""
    await tables.submit(table.id, Command("offer", seat, {"what": "takeback"}))
    for other in range(table.head.seats):
        if other != seat:
            await tables.submit(table.id, Command("answer", other, {"yes": True}))


# -- opening --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opening:
    """What one opening cost, in milliseconds."""

    processor: float
    wall: float


class Opener:
    """Opens tables of a server, each by somebody else."""

    def __init__(self, process: int, port: int) -> None:
        self._process = process
        self._port = port
        self._people = 0

    async def get(self, table: str) -> None:
        """All that a page gets at once."""
        line = self._line()
        await line.exchange(line.request("GET", f"/api/tables/{table}"))
        line.close()

    async def stream(self, table: str, last: int) -> None:
        """A stream, until it has told the newest entry."""
        newest, told = f"id: {last}\n".encode(), asyncio.Event()

        def hear(event: bytes) -> None:
            if event.startswith(newest):
                told.set()

        listening = asyncio.create_task(self._line().listen(f"/api/tables/{table}/stream", hear))
        async with asyncio.timeout(PATIENCE):
            await told.wait()
        listening.cancel()

    async def measured(self, table: str, last: int | None) -> Opening:
        """One opening, by a stream if the number of the newest entry is given."""
        began, spent = time.perf_counter(), nanoseconds_of(self._process)
        await (self.get(table) if last is None else self.stream(table, last))
        wall = time.perf_counter() - began
        await asyncio.sleep(0.02)  # what the server does behind the answer counts as well
        return Opening((nanoseconds_of(self._process) - spent) / 1e6, wall * 1e3)

    def _line(self) -> Line:
        self._people += 1
        return Line(self._port, address_of(self._people))


def nanoseconds_of(process: int) -> int:
    """Processor time of all threads of a process that live."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(path.read_text().split()[0]) for path in tasks)


def measure_opening(folder: Path, opened: int, lengths: list[int]) -> None:
    """The worst of so many openings of every kind."""
    folder.mkdir()
    database = f"sqlite:///{folder / 'tables.db'}"
    kinds: list[tuple[str, str, int, list[str]]] = []
    with open_store(database) as store:
        for game, seats in GAMES:
            for moves in lengths:
                log = log_of(game, seats, moves)
                name, last = f"{game} {seats}, {moves} moves", len(log.entries)
                for way in ("GET", "stream"):
                    names = log.copies(store, opened + WARM)
                    kinds.append((name, way, last, names))
    print(HEADER, flush=True)
    with Contestant("plansza").serving(folder) as (process, port):
        opener = Opener(process, port)
        for name, way, last, tables in kinds:
            asyncio.run(show_opening(opener, name, way, last, tables))


async def show_opening(opener: Opener, name: str, way: str, last: int, tables: list[str]) -> None:
    newest = last if way == "stream" else None
    found = [await opener.measured(table, newest) for table in tables][WARM:]
    by_cost = sorted(found, key=lambda each: each.processor)
    worst, middle = by_cost[-1], by_cost[len(by_cost) // 2]
    wall = max(each.wall for each in found)
    line = f"{name:24} {way:10} {last:8} {worst.processor:9.1f} {middle.processor:8.1f}"
    print(f"{line} {wall:8.1f}", flush=True)


# -- rest -----------------------------------------------------------------------------------------


def resident(process: int) -> float:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_SIZE / MEGABYTE


def measure_rest(folder: Path, count: int, rest: float) -> None:
    """What a server holds after it has served so many tables once."""
    folder.mkdir()
    log = log_of("spor", 2, RESTING)
    with open_store(f"sqlite:///{folder / 'tables.db'}") as store:
        names = log.copies(store, count + WARM)
    with Contestant("plansza").serving(folder) as (process, port):
        asyncio.run(show_rest(Opener(process, port), process, names, rest))


async def show_rest(opener: Opener, process: int, names: list[str], rest: float) -> None:
    for name in names[:WARM]:
        await opener.get(name)
    before, began = resident(process), time.perf_counter()
    for some in range(WARM, len(names), AT_ONCE):
        await asyncio.gather(*map(opener.get, names[some : some + AT_ONCE]))
    served, took = resident(process), time.perf_counter() - began
    await asyncio.sleep(rest)
    after = resident(process)
    print(f"{len(names) - WARM} tables served in {took:.0f} s: {before:.0f} MB before, ", end="")
    print(f"{served:.0f} MB then, {after:.0f} MB after {rest:.0f} s of rest")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--opened", type=int, default=20, help="tables of every kind")
    parser.add_argument("--lengths", default=LENGTHS, help="of their logs in moves, with commas")
    parser.add_argument("--rest", type=int, default=10_000, help="tables at rest")
    parser.add_argument("--seconds", type=float, default=30.0, help="of rest")
    parser.add_argument("--folder", type=Path, default=BUILD, help="for the databases")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    options.folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.folder) as place:
        if options.opened:
            lengths = [int(length) for length in options.lengths.split(",")]
            measure_opening(Path(place) / "opening", options.opened, lengths)
        if options.rest:
            measure_rest(Path(place) / "rest", options.rest, options.seconds)


if __name__ == "__main__":
    main()
