"""The results of one job, game by game, in a SQLite file that can be taken up again.

A game is a row of `game`, and each of its seats a row of `seat`; both are there to be asked by
anybody's SQL. A file holds one job: who asks for another one is refused.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from plansza.arena.job import Job, Variant
from plansza.arena.match import Played
from plansza.core.errors import PlanszaError

MARK = "plansza arena 1"
MEMORY = ":memory:"
SMALLEST = 512  # bytes: no database is shorter
SCHEMA = """
CREATE TABLE job (mark TEXT NOT NULL, bots TEXT NOT NULL, seed TEXT NOT NULL);
CREATE TABLE variant (
    variant INTEGER PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,
    seats INTEGER NOT NULL, options TEXT NOT NULL
);
CREATE TABLE game (
    variant INTEGER NOT NULL REFERENCES variant, number INTEGER NOT NULL, seed TEXT NOT NULL,
    winners INTEGER NOT NULL, reason TEXT NOT NULL, moves INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (variant, number)
);
CREATE TABLE seat (
    variant INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    side INTEGER NOT NULL, bot TEXT NOT NULL, role TEXT NOT NULL,
    won REAL NOT NULL, score REAL NOT NULL,
    decisions INTEGER NOT NULL, seconds REAL NOT NULL, times TEXT NOT NULL,
    PRIMARY KEY (variant, number, seat),
    FOREIGN KEY (variant, number) REFERENCES game
);
"""


class BadLedger(PlanszaError):
    """A file that is no ledger, or that of another job."""


@dataclass(frozen=True)
class Row:
    """One seat of one game, as it was written down."""

    variant: int
    number: int
    seat: int
    side: int
    bot: str
    role: str
    won: float  # 1 shared by all sides that won
    score: float
    decisions: int
    seconds: float
    times: dict[int, int]
    winners: int  # sides that won
    reason: str
    moves: int


COLUMNS = [field.name for field in fields(Row)]
ROWS = f"""
SELECT {", ".join(COLUMNS)}
FROM seat JOIN game USING (variant, number) ORDER BY variant, number, seat
"""


def rows_of(played: Played) -> list[Row]:
    """The seats of a game that was just played."""
    task, roles = played.task, played.roles
    won = {played.sides[seat] for seat in played.winners}
    return [
        Row(
            task.variant, task.number, seat, played.sides[seat], bot,
            roles[seat] if roles else "", 1 / len(won) if played.sides[seat] in won else 0.0,
            played.scores[seat], thought.decisions, thought.seconds, thought.times,
            len(won), played.reason, played.moves,
        )
        for seat, (bot, thought) in enumerate(zip(task.bots, played.thoughts, strict=True))
    ]  # fmt: skip


class Ledger:
    """An open file; without a path, one that vanishes."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self._base = sqlite3.connect(path or MEMORY, isolation_level=None)

    def close(self) -> None:
        """Leave one whole file behind."""
        self._base.close()

    def begin(self, job: Job | None) -> None:
        """Write the job into a new file, or see whether it is the one that the file is about."""
        try:
            known = self._known()
            if known is None and job is not None:
                self._write(job)
                known = job
        except sqlite3.Error as error:
            raise self._bad("ledger-foreign", "is no result of an arena") from error
        if known is None:
            raise self._bad("ledger-foreign", "is no result of an arena")
        if job is not None and known != job:
            raise self._bad("ledger-other", "holds another job")
        self._base.execute("PRAGMA synchronous = NORMAL")  # a game is lost with the power at most

    def seed(self) -> bytes | None:
        """The seed of the job in the file, if there is one."""
        with suppress(sqlite3.Error):
            known = self._known()
            return None if known is None else known.seed
        return None

    def job(self) -> Job:
        """The job of the file, as long as it has got."""
        known = self._known()
        assert known is not None
        return known

    def done(self) -> set[tuple[int, int]]:
        """The games that need not be played again."""
        return set(self._base.execute("SELECT variant, number FROM game"))

    def note(self, played: Played) -> None:
        """Write down one game: whole or not at all."""
        task = played.task
        rows = rows_of(played)
        with self._base:  # Ctrl+C in the middle takes it back
            self._base.execute("BEGIN")
            self._base.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?)",
                (task.variant, task.number, task.seed.hex(), rows[0].winners, played.reason,
                 played.moves, played.record),
            )  # fmt: skip
            self._base.executemany(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(row.variant, row.number, row.seat, row.side, row.bot, row.role, row.won,
                  row.score, row.decisions, row.seconds, json.dumps(row.times)) for row in rows],
            )  # fmt: skip

    def rows(self) -> Iterator[Row]:
        """Every seat of every game, in the order of variants, games and seats."""
        for row in self._base.execute(ROWS):
            values = dict(zip(COLUMNS, row, strict=True))
            values["times"] = {int(at): count for at, count in json.loads(values["times"]).items()}
            yield Row(**values)

    def records(self) -> Iterator[str]:
        """The record of every game."""
        for (text,) in self._base.execute("SELECT record FROM game ORDER BY variant, number"):
            yield text

    # -- the job --------------------------------------------------------------------------------

    def _known(self) -> Job | None:
        if not self._base.execute("SELECT name FROM sqlite_schema").fetchone():
            self._spare_short_files()
            return None
        mark, bots, seed = self._base.execute("SELECT mark, bots, seed FROM job").fetchone()
        if mark != MARK:
            raise sqlite3.DataError(mark)
        found = self._base.execute(
            "SELECT game, rules, seats, options FROM variant ORDER BY variant"
        )
        variants = tuple([Variant(a, b, c, json.loads(options)) for a, b, c, options in found])
        (games,) = self._base.execute("SELECT max(number) + 1 FROM game").fetchone()
        return Job(variants, tuple(json.loads(bots)), bytes.fromhex(seed), games or 0)

    def _spare_short_files(self) -> None:
        """To SQLite a file of a few bytes is an empty database, and it would write over it."""
        if self.path is not None and 0 < Path(self.path).stat().st_size < SMALLEST:
            raise sqlite3.DataError(self.path)

    def _write(self, job: Job) -> None:
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.executescript(f"BEGIN;{SCHEMA}")
        head = (MARK, json.dumps(job.bots), job.seed.hex())
        self._base.execute("INSERT INTO job VALUES (?, ?, ?)", head)
        for number, variant in enumerate(job.variants):
            values: dict[str, Any] = {**asdict(variant), "options": json.dumps(variant.options)}
            self._base.execute(
                "INSERT INTO variant VALUES (?, ?, ?, ?, ?)", (number, *values.values())
            )
        self._base.execute("COMMIT")

    def _bad(self, code: str, what: str) -> BadLedger:
        path = Path(self.path or MEMORY).name
        return BadLedger(code, f"{path} {what}: give another file", {"path": path})
