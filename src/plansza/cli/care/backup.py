"""`plansza backup` and `plansza restore`: a whole database in a file, and back."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from plansza.cli.terminal import Complaint, Terminal
from plansza.store.backup import (
    opened_backup,
    read_through,
    restore_backup,
    rows_in,
    write_backup,
)
from plansza.store.database import Database, file_of, parse
from plansza.store.entries import StoreUnavailable
from plansza.store.served import serving
from plansza.store.store import PATIENCE
from plansza.store.transfer import Progress, Tally, has_tables


def run_backup(terminal: Terminal, path: str, url: str | None, force: bool) -> None:
    """Write a file with all tables as they are now, while servers go on."""
    words = terminal.words
    terminal.check_target(path)
    if Path(path).exists() and not force:
        raise Complaint(words("error-backup-there", path=path))
    with known_database(terminal, url) as database:
        with bar(terminal, rows_in(database)) as progress:
            try:
                tally = write_backup(database, Path(path), progress)
            except OSError as error:
                why = error.strerror or str(error)
                raise Complaint(words("error-not-written", path=path, why=why)) from error
        terminal.say(words("backup-done", store=database.name, path=path))
    tell(terminal, tally)


def run_restore(terminal: Terminal, path: str, url: str | None, force: bool) -> None:
    """Put a backup into a database that is empty, or in place of what is there."""
    words = terminal.words
    if not os.access(path, os.R_OK) or not Path(path).is_file():
        raise Complaint(words("error-backup-missing", path=path))
    total = read_through(Path(path))  # before anything is touched
    with alone(terminal, url), opened_database(url) as database:
        with database.snapshot() as connection:
            taken = has_tables(connection)
        if taken and not force:
            raise Complaint(words("error-restore-full", store=database.name))
        with opened_backup(Path(path)) as backup, bar(terminal, total) as progress:
            tally = restore_backup(database, backup, progress)
        terminal.say(words("restore-done", store=database.name, made=backup.made))
    tell(terminal, tally)


def tell(terminal: Terminal, tally: Tally) -> None:
    """What was counted, and the digest of all of it."""
    words = terminal.words
    tables, entries = tally.rows["heads"], tally.rows["entries"]
    terminal.say(words("backup-counts", tables=tables, entries=entries, rows=tally.total))
    terminal.out.print(f"SHA-256: {tally.digest}", soft_wrap=True)


@contextmanager
def alone(terminal: Terminal, url: str | None) -> Iterator[None]:
    """Let no server use a database meanwhile; refused where one does."""
    with ExitStack() as held:
        try:
            held.enter_context(serving(url, shared=False))
        except StoreUnavailable as error:
            if error.code != "store-served":
                raise
            store = str(error.facts.get("store", ""))
            raise Complaint(terminal.words("error-restore-served", store=store)) from None
        yield


@contextmanager
def known_database(terminal: Terminal, url: str | None) -> Iterator[Database]:
    """A database that exists: a slip of the pen must not make a new one and call it saved."""
    path = file_of(parse(url))
    if path is not None and not path.is_file():
        raise Complaint(terminal.words("error-no-database", path=str(path)))
    with opened_database(url) as database:
        yield database


@contextmanager
def opened_database(url: str | None) -> Iterator[Database]:
    """A database, not upgraded, closed in the end."""
    database = Database(url, PATIENCE)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def bar(terminal: Terminal, total: int) -> Iterator[Progress]:
    """Show how far it is, where somebody looks."""
    from rich.progress import BarColumn, MofNCompleteColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Bar(*columns, console=terminal.err, transient=True) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done)
