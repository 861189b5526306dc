"""How many tables one server carries, and how long a move takes to the other player's screen.

    PYTHONPATH=src python benchmarks/load.py [--tables 25,50,100,200] [--seconds 15] [--json FILE]

A real `plansza serve` with its own settings, a SQLite file with durable commits, bots at tables of
their own. Load processes play spor at every table, one move a second: two players and a spectator,
each with a live stream of his own. Measured is the time from a POST to the moment when the other
player has the whole event with the new picture.
"""

import argparse
import json
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from load_client import PACE, PATIENCE, SETTLE, LoadRequest, Tally, keep_bots_busy, load  # noqa: E402

from plansza.bench import Row  # noqa: E402

STEPS = "25,50,100,200,300,400,500,600"
BREAKS = 1.0  # seconds: the 95th percentile that nobody wants to wait for
BEHIND = 0.95  # of the moves that are due
THINKER_NICE = 10  # as the bots' processes
TICK = os.sysconf("SC_CLK_TCK")
HEADER = "tables   50 %   95 %   99 %  moves/s  bytes/event   server   load   bots  others"


# -- the server and those who think ---------------------------------------------------------------


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """A server as anybody would start it; its process and its port."""
    arguments = "-m plansza serve --port 0 --database"
    command = [sys.executable, *arguments.split(), f"sqlite:///{folder / 'tables.db'}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *extra_path()])}
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
    try:
        assert server.stdout is not None
        address = re.search(rb":(\d+)/", server.stdout.readline())
        assert address is not None, (folder / "server.log").read_text()
        yield server.pid, int(address[1])
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
        said = (folder / "server.log").read_text()
        if said:
            print(f"the server said:\n{said[-2000:]}", file=sys.stderr)


def extra_path() -> list[str]:
    """What the caller added to the path."""
    return [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]


def think() -> None:
    """Keep a processor busy as a bot that searches would, until ended."""
    os.nice(THINKER_NICE)
    while os.getppid() != 1:
        sum(range(100_000))


# -- processor time -------------------------------------------------------------------------------


def seconds_of(pid: int) -> float:
    """Processor time of a process, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def busy_seconds() -> float:
    """Processor time of the whole machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / TICK


def children_of(pid: int) -> list[int]:
    """The bots' processes."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in found for child in path.read_text().split()]


# -- measuring ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """One line of the table; times in milliseconds, processor time in shares of one processor."""

    tables: int
    half: float
    most: float
    nearly_all: float
    moves: float
    bytes: float
    server: float
    load: float
    workers: float
    others: float
    troubles: list[str]

    @property
    def holds(self) -> bool:
        """Whether people would still want to play."""
        return self.most < BREAKS * 1000 and self.moves >= BEHIND * self.tables / PACE

    def line(self) -> str:
        """For people."""
        text = f"{self.tables:6} {self.half:6.0f} {self.most:6.0f} {self.nearly_all:6.0f}"
        text += f" {self.moves:8.1f} {self.bytes:12,.0f}"
        shares = (self.server, self.load, self.workers, self.others)
        return text + "".join(f"{share:7.0%} " for share in shares)

    def rows(self) -> list[Row]:
        """For programs."""
        values = {
            ("50th percentile", "ms"): self.half,
            ("95th percentile", "ms"): self.most,
            ("99th percentile", "ms"): self.nearly_all,
            ("moves", "moves/s"): self.moves,
            ("event", "bytes"): self.bytes,
            ("server", "processors"): self.server,
            ("load", "processors"): self.load,
            ("others on this machine", "processors"): self.others,
        }
        return [
            Row("plansza serve", f"{self.tables} tables, {work}", unit, value)
            for (work, unit), value in values.items()
        ]


class Bench:
    """The load processes, and the processes whose time is counted."""

    def __init__(self, port: int, server: int, loaders: int, thinkers: list[int]) -> None:
        self._server = server
        self._thinkers = thinkers
        self._lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for number in range(loaders):
            ours, theirs = context.Pipe()
            context.Process(target=load, args=(theirs, port, number * 2000), daemon=True).start()
            self._lines.append(ours)

    def measure(self, tables: int, seconds: float) -> Result:
        """Carry so many tables for a while."""
        shares = [tables // len(self._lines)] * len(self._lines)
        shares[0] += tables - sum(shares)
        for line, share in zip(self._lines, shares, strict=True):
            line.send(LoadRequest(share, seconds))
        for line in self._lines:
            line.recv()
        for line in self._lines:
            line.send("go")
        time.sleep(SETTLE)
        before = self._times()
        answers = [line.recv() for line in self._lines]
        spent = [after - begin for begin, after in zip(before, self._times(), strict=True)]
        return summary(tables, seconds, answers, spent)

    def _times(self) -> tuple[float, float, float]:
        workers = [*children_of(self._server), *self._thinkers]
        return seconds_of(self._server), sum(map(seconds_of, workers)), busy_seconds()


def summary(
    tables: int, seconds: float, answers: list[tuple[Tally, float]], spent: list[float]
) -> Result:
    """All load processes together."""
    waits = sorted(wait for tally, _ in answers for wait in tally.waits) or [PATIENCE]
    events = sum(tally.events for tally, _ in answers)
    load_time = sum(time for _, time in answers)
    server, workers, busy = spent
    half, most, nearly_all = (waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.95, 0.99))
    return Result(
        tables,
        half,
        most,
        nearly_all,
        moves=sum(tally.moves for tally, _ in answers) / seconds,
        bytes=sum(tally.bytes for tally, _ in answers) / max(1, events),
        server=server / seconds,
        load=load_time / seconds,
        workers=workers / seconds,
        others=max(0.0, (busy - server - workers - load_time) / seconds),
        troubles=[trouble for tally, _ in answers for trouble in tally.troubles],
    )


@contextmanager
def company(port: int, bots: int, thinkers: int) -> Iterator[list[int]]:
    """What goes on beside the players: tables of bots, and bots that think hard."""
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=think, daemon=True) for _ in range(thinkers)]
    watching = context.Process(target=keep_bots_busy, args=(port, bots), daemon=True)
    crew = [*workers, watching]
    for each in crew:
        each.start()
    try:
        yield [each.pid for each in workers if each.pid is not None]
    finally:
        for each in crew:
            each.terminate()


def run(options: argparse.Namespace) -> list[Result]:
    """Step by step until it breaks."""
    results: list[Result] = []
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as place,
        serving(Path(place)) as (server, port),
        company(port, options.bots, options.thinkers) as thinkers,
    ):
        print(f"server process {server}", file=sys.stderr)
        bench = Bench(port, server, options.loaders, thinkers)
        print(HEADER, flush=True)
        for tables in map(int, options.tables.split(",")):
            result = bench.measure(tables, options.seconds)
            results.append(result)
            print(result.line(), flush=True)
            for trouble in result.troubles[:3]:
                print(f"       {trouble}", file=sys.stderr)
            if not result.holds:
                break
    return results


def verdict(results: list[Result]) -> str:
    """The number of tables at which it breaks."""
    last = results[-1]
    if last.holds:
        return f"{last.tables} tables do not break it"
    held = [result.tables for result in results if result.holds]
    return f"breaks at {last.tables} tables" + (f", holds {held[-1]}" if held else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", default=STEPS, help="the steps, with commas")
    parser.add_argument("--seconds", type=float, default=15.0, help="of measuring at every step")
    parser.add_argument("--bots", type=int, default=8, help="tables where bots play each other")
    parser.add_argument("--thinkers", type=int, default=2, help="niced processes that only think")
    parser.add_argument("--loaders", type=int, default=1, help="load processes")
    parser.add_argument("--folder", type=Path, default=ROOT, help="for the database")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results = run(options)
    print(verdict(results))
    if options.json:
        rows = [asdict(row) for result in results for row in result.rows()]
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
