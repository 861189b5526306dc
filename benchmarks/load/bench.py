"""Measures one server: the load processes around it, and what came of a while of play."""

import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection

from benchmarks.load.loader import PACE, SETTLE, LoadRequest, Played, load
from benchmarks.load.party import PATIENCE, Tally
from benchmarks.load.processor import Spent, spent
from plansza.bench import Row

BREAKS = 1.0  # seconds: the 95th percentile that nobody wants to wait for
BEHIND = 0.95  # of the moves that are due
APART = 2000  # places between those of two load processes
HEADER = (
    f"{'server':24} {'played':12} tables   50 %   95 %   99 %  moves/s  ms/move  bytes/event"
    "  server    load    bots  others"
)


@dataclass(frozen=True)
class Step:
    """So many tables at once, at the pace or without a pause."""

    tables: int
    full: bool = False

    def __str__(self) -> str:
        return f"{self.tables}{'*' if self.full else ''}"


@dataclass(frozen=True)
class Result:
    """One line of the table; times in milliseconds, processor time in shares of one processor."""

    server_name: str
    played: str
    step: Step
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
        return self.most < BREAKS * 1000 and self.moves >= BEHIND * self.step.tables / PACE

    @property
    def cost(self) -> float:
        """Milliseconds of processor time that the server spent for a move."""
        return 1000 * self.server / self.moves if self.moves else 0.0

    def line(self) -> str:
        """For people."""
        text = f"{self.server_name:24} {self.played:12} {self.step!s:>6}"
        text += "".join(f" {wait:6.1f}" for wait in (self.half, self.most, self.nearly_all))
        text += f" {self.moves:8.1f} {self.cost:8.2f} {self.bytes:12,.0f}"
        shares = (self.server, self.load, self.workers, self.others)
        return text + "".join(f" {share:7.0%}" for share in shares)

    def rows(self) -> list[Row]:
        """For programs."""
        values = {
            ("50th percentile", "ms"): self.half,
            ("95th percentile", "ms"): self.most,
            ("99th percentile", "ms"): self.nearly_all,
            ("moves", "moves/s"): self.moves,
            ("processor time of a move", "ms"): self.cost,
            ("event", "bytes"): self.bytes,
            ("server", "processors"): self.server,
            ("load", "processors"): self.load,
            ("others on this machine", "processors"): self.others,
        }
        pause = " without a pause" if self.step.full else ""
        where = f"{self.played}, {self.step.tables} tables{pause}"
        return [
            Row(self.server_name, f"{where}, {work}", unit, value)
            for (work, unit), value in values.items()
        ]


class Bench:
    """The load processes of one server, and the processes whose time is counted."""

    def __init__(
        self,
        name: str,
        process: int,
        port: int,
        played: Played,
        loaders: int = 1,
        thinkers: list[int] | None = None,
        bots: int = 0,
        first: int = 0,
    ) -> None:
        self.name = name
        self._process = process
        self._played = played
        self._thinkers = thinkers or []
        self._bots = bots
        self._lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for number in range(loaders):
            ours, theirs = context.Pipe()
            place = first + number * APART
            context.Process(target=load, args=(theirs, port, played, place), daemon=True).start()
            theirs.close()
            self._lines.append(ours)

    def measure(self, step: Step, seconds: float, settle: float = SETTLE) -> Result:
        """Carry so many tables for a while."""
        shares = [step.tables // len(self._lines)] * len(self._lines)
        shares[0] += step.tables - sum(shares)
        bots = [self._bots, *[0] * len(shares)]
        for line, share, watched in zip(self._lines, shares, bots, strict=False):
            pace = 0.0 if step.full else PACE
            line.send(LoadRequest(share, seconds, settle, pace, watched))
        for line in self._lines:
            line.recv()
        for line in self._lines:
            line.send("go")
        time.sleep(settle)
        before = spent(self._process, self._thinkers)
        answers: list[tuple[Tally, float]] = [line.recv() for line in self._lines]
        used = spent(self._process, self._thinkers).since(before)
        return self._summary(step, seconds, answers, used)

    def _summary(
        self, step: Step, seconds: float, answers: list[tuple[Tally, float]], used: Spent
    ) -> Result:
        """All load processes together."""
        waits = sorted(wait for tally, _ in answers for wait in tally.waits) or [PATIENCE]
        events = sum(tally.events for tally, _ in answers)
        load_time = sum(time for _, time in answers)
        half, most, nearly_all = (
            waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.95, 0.99)
        )
        return Result(
            self.name,
            f"{self._played.game} {self._played.seats}",
            step,
            half,
            most,
            nearly_all,
            moves=sum(tally.moves for tally, _ in answers) / seconds,
            bytes=sum(tally.bytes for tally, _ in answers) / max(1, events),
            server=used.server / seconds,
            load=load_time / seconds,
            workers=used.bots / seconds,
            others=max(0.0, (used.machine - used.server - used.bots - load_time) / seconds),
            troubles=[trouble for tally, _ in answers for trouble in tally.troubles],
        )

    def close(self) -> None:
        """Everybody goes."""
        for line in self._lines:
            line.close()
