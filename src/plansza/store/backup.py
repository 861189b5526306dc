"""A whole database in one file, which both kinds of databases can be restored from.

The file is gzip over lines of JSON in ASCII: a header, a line for every row (see `transfer`), and
an end with counts and the digest of the rows. Whoever reads it needs zcat and nothing of ours. It
holds seeds and the key of the server, so it is for its owner alone.
"""

import gzip
import hashlib
import json
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from plansza import __version__
from plansza.store.database import Database
from plansza.store.entries import StoreError
from plansza.store.schema import REVISION
from plansza.store.transfer import (
    Progress,
    TableRow,
    Tally,
    all_rows,
    check_schema,
    count_rows,
    replace_all,
    row_of,
)

FORMAT = 1
MARK = "plansza-backup"  # in the header, with the number of the format
LEVEL = 6  # of gzip
TELL = 500  # rows between two words on progress
BROKEN = (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError)


class BadBackup(StoreError):
    """A file that no database can be restored from."""


# -- writing --------------------------------------------------------------------------------------


def write_backup(database: Database, target: Path, progress: Progress = lambda done: None) -> Tally:
    """Write a file with all rows as they are at one moment, whole or not at all."""
    with private_draft(target) as file, database.snapshot() as connection:
        check_schema(connection, database.name)
        tally = Tally()
        file.write(line_of_json(header()))
        for row in all_rows(connection):
            file.write(tally.add(row).encode() + b"\n")
            if tally.total % TELL == 0:
                progress(tally.total)
        progress(tally.total)
        file.write(line_of_json({"rows": dict(tally.rows), "sha256": tally.digest}))
    return tally


def rows_in(database: Database) -> int:
    """About how many rows a backup will have."""
    with database.snapshot() as connection:
        check_schema(connection, database.name)
        return count_rows(connection)


def header() -> dict[str, Any]:
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return {MARK: FORMAT, "schema": REVISION, "version": __version__, "made": made}


def line_of_json(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


@contextmanager
def private_draft(target: Path) -> Iterator[gzip.GzipFile]:
    """What is written is packed into a draft, which takes the file's place in the end."""
    handle, draft = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    try:
        with open(handle, "wb") as raw:
            with gzip.GzipFile("", "wb", LEVEL, raw) as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(draft, target)
    except BaseException:
        os.unlink(draft)
        raise


# -- reading --------------------------------------------------------------------------------------


class Backup:
    """A file that was opened: its header, then its rows, then its digest."""

    def __init__(self, file: gzip.GzipFile, name: str) -> None:
        self._file = file
        self.name = name
        found = self._line()
        if not isinstance(found, dict) or MARK not in found:
            raise bad_backup(name, "it does not begin like one")
        if found[MARK] != FORMAT:
            raise bad_backup(name, f"its format is {found[MARK]}, ours {FORMAT}")
        self.schema = str(found.get("schema"))
        self.made = str(found.get("made"))
        self.digest = ""  # known when all rows have been read

    def _line(self) -> Any:
        try:
            return json.loads(self._file.readline())
        except BROKEN as error:
            raise bad_backup(self.name, "it does not begin like one") from error

    def rows(self) -> Iterator[TableRow]:
        """All rows, once; in the end what was read is compared with the digest."""
        digest, count = hashlib.sha256(), 0
        try:
            for line in self._file:
                if line.startswith(b"{"):
                    self._end(json.loads(line), digest.hexdigest(), count)
                    return
                digest.update(line)
                count += 1
                yield row_of(line.decode())
        except BROKEN as error:
            raise bad_backup(self.name, str(error) or type(error).__name__) from error
        raise bad_backup(self.name, "its end is missing")

    def _end(self, end: dict[str, Any], digest: str, count: int) -> None:
        if end["sha256"] != digest or sum(end["rows"].values()) != count:
            raise bad_backup(self.name, "its digest is another")
        self.digest = digest


@contextmanager
def opened_backup(path: Path) -> Iterator[Backup]:
    """A file of `write_backup`; BadBackup if it is none."""
    with gzip.open(path) as file:
        yield Backup(file, str(path))


def read_through(path: Path) -> int:
    """Look at a whole file before anything is done with it; how many rows it has."""
    with opened_backup(path) as backup:
        return sum(1 for _ in backup.rows())


def restore_backup(
    database: Database, backup: Backup, progress: Progress = lambda done: None
) -> Tally:
    """Put a backup in place of all that a database holds, or change nothing."""
    try:
        return replace_all(database, backup.rows(), lambda: backup.digest, backup.schema, progress)
    except (ValueError, TypeError) as error:
        raise bad_backup(backup.name, str(error)) from error


def bad_backup(name: str, why: str) -> BadBackup:
    return BadBackup(
        "bad-backup",
        f"{name} is no backup that can be restored ({why}): take another file",
        {"path": name, "why": why},
    )
