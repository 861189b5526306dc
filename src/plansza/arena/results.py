"""The results of one contest, game by game, in a SQLite file that can be taken up again.

A game is a row of `game`, and each of its seats a row of `seat`; both are there to be asked by
anybody's SQL. A file holds one contest: who asks for another one is refused.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from plansza.arena.contest import Contest, Variant
from plansza.arena.match import Counts, Played
from plansza.core.errors import PlanszaError

MARK = "plansza arena 1"
MEMORY = ":memory:"
SMALLEST = 512  # bytes: no database is shorter
# The table of the contest is called `job`, as in the first files.
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
    account TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (variant, number, seat),
    FOREIGN KEY (variant, number) REFERENCES game
);
"""


# Files of earlier versions hold no accounts of language models.
ADD_ACCOUNTS = "ALTER TABLE seat ADD COLUMN account TEXT NOT NULL DEFAULT '{}'"
INSERT_SEAT = """
INSERT INTO seat VALUES (
    :variant, :number, :seat, :side, :bot, :role,
    :won, :score, :decisions, :seconds, :times, :account
)
"""


class BadResults(PlanszaError):
    """A file that holds no results, or those of another contest."""


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
    account: Counts = field(default_factory=dict)  # of a language model; empty for bots


COLUMNS = [each.name for each in fields(Row)]
ROWS = f"""
SELECT {", ".join(COLUMNS)}
FROM seat JOIN game USING (variant, number) ORDER BY variant, number, seat
"""


def rows_of(played: Played) -> list[Row]:
    """The seats of a game that was just played."""
    return [_row(played, seat) for seat in range(len(played.task.bots))]


def _row(played: Played, seat: int) -> Row:
    task, thought, side = played.task, played.thoughts[seat], played.sides[seat]
    won = {played.sides[winner] for winner in played.winners}
    return Row(
        variant=task.variant,
        number=task.number,
        seat=seat,
        side=side,
        bot=task.bots[seat],
        role=played.roles[seat] if played.roles else "",
        won=1 / len(won) if side in won else 0.0,
        score=played.scores[seat],
        decisions=thought.decisions,
        seconds=thought.seconds,
        times=thought.times,
        winners=len(won),
        reason=played.reason,
        moves=played.moves,
        account=played.accounts[seat] if played.accounts else {},
    )


def _written(row: Row) -> dict[str, str]:
    """The columns that hold more than one value, as text."""
    return {"times": json.dumps(row.times), "account": json.dumps(row.account)}


class Results:
    """An open file; without a path, one that vanishes."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self._base = sqlite3.connect(path or MEMORY, isolation_level=None)

    def close(self) -> None:
        """Leave one whole file behind."""
        self._base.close()

    def begin(self, contest: Contest | None) -> None:
        """Write the contest into a new file, or see whether it is the one of the file."""
        try:
            known = self._known()
            if known is None and contest is not None:
                self._write(contest)
                known = contest
        except sqlite3.Error as error:
            raise self._bad("results-foreign", "is no result of an arena") from error
        if known is None:
            raise self._bad("results-foreign", "is no result of an arena")
        if contest is not None and known != contest:
            raise self._bad("results-other", "holds another contest")
        self._add_accounts()
        self._base.execute("PRAGMA synchronous = NORMAL")  # a game is lost with the power at most

    def seed(self) -> bytes | None:
        """The seed of the contest in the file, if there is one."""
        with suppress(sqlite3.Error):
            known = self._known()
            return None if known is None else known.seed
        return None

    def contest(self) -> Contest:
        """The contest of the file, as long as it has got."""
        known = self._known()
        assert known is not None
        return known

    def done(self) -> set[tuple[int, int]]:
        """The games that need not be played again."""
        return set(self._base.execute("SELECT variant, number FROM game"))

    def note(self, played: Played) -> None:
        """Write down one game: whole or not at all."""
        task, rows = played.task, rows_of(played)
        game = (task.variant, task.number, task.seed.hex(), rows[0].winners)
        seats = [{**asdict(row), **_written(row)} for row in rows]
        with self._base:  # Ctrl+C in the middle takes it back
            self._base.execute("BEGIN")
            self._base.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*game, played.reason, played.moves, played.record),
            )
            self._base.executemany(INSERT_SEAT, seats)

    def rows(self) -> Iterator[Row]:
        """Every seat of every game, in the order of variants, games and seats."""
        for row in self._base.execute(ROWS):
            values = dict(zip(COLUMNS, row, strict=True))
            values["times"] = {int(at): count for at, count in json.loads(values["times"]).items()}
            values["account"] = json.loads(values["account"])
            yield Row(**values)

    def records(self) -> Iterator[str]:
        """The record of every game."""
        for (text,) in self._base.execute("SELECT record FROM game ORDER BY variant, number"):
            yield text

    # -- the contest ----------------------------------------------------------------------------

    def _known(self) -> Contest | None:
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
        return Contest(variants, tuple(json.loads(bots)), bytes.fromhex(seed), games or 0)

    def _add_accounts(self) -> None:
        columns = {name for _, name, *_ in self._base.execute("PRAGMA table_info(seat)")}
        if "account" not in columns:
            self._base.execute(ADD_ACCOUNTS)

    def _spare_short_files(self) -> None:
        """To SQLite a file of a few bytes is an empty database, and it would write over it."""
        if self.path is not None and 0 < Path(self.path).stat().st_size < SMALLEST:
            raise sqlite3.DataError(self.path)

    def _write(self, contest: Contest) -> None:
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.executescript(f"BEGIN;{SCHEMA}")
        head = (MARK, json.dumps(contest.bots), contest.seed.hex())
        self._base.execute("INSERT INTO job VALUES (?, ?, ?)", head)
        for number, variant in enumerate(contest.variants):
            values: dict[str, Any] = {**asdict(variant), "options": json.dumps(variant.options)}
            self._base.execute(
                "INSERT INTO variant VALUES (?, ?, ?, ?, ?)", (number, *values.values())
            )
        self._base.execute("COMMIT")

    def _bad(self, code: str, what: str) -> BadResults:
        path = Path(self.path or MEMORY).name
        return BadResults(code, f"{path} {what}: give another file", {"path": path})
