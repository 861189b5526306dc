"""Which servers use a database: one alone, or several that hear each other.

Servers that do not hear each other would each believe to know who is at a table. So a server
holds a lock for as long as it lives, one without channels for itself, those with channels
together. The system or PostgreSQL takes it back when the process dies, however it dies. Reading
and writing need no lock: other commands work beside a server.
"""

import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL, Connection

from plansza.store.database import Database, is_memory, parse, shown
from plansza.store.entries import StoreUnavailable
from plansza.store.faults import unavailable
from plansza.store.store import PATIENCE

log = logging.getLogger(__name__)
SUFFIX = "-server"  # of the file beside SQLite's own that is locked; it stays there, empty
PLACES = 64  # bytes of it on Windows, which knows no shared locks: one for each server
KEY = 0x706C616E  # of PostgreSQL's lock; its other half is the schema
LOOK = 20.0  # seconds after which a lost connection to PostgreSQL is noticed


@contextmanager
def serving(url: str | None, shared: bool) -> Iterator[None]:
    """Be a server of this database, alone or together with others that `shared` it, too."""
    address = parse(url)
    if is_memory(address):
        yield
    elif address.get_backend_name() == "sqlite":
        with _file_lock(address, shared):
            yield
    elif address.get_backend_name() == "postgresql":
        with _session_lock(url, shared):
            yield
    else:
        yield


# -- SQLite: a file that the system locks ---------------------------------------------------------


@contextmanager
def _file_lock(address: URL, shared: bool) -> Iterator[None]:
    path = _beside(str(address.database))
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # whoever opens the database will say what is wrong with its folder
        yield
        return
    try:
        if not _take(file, shared):
            raise unavailable("store-served", shown(address))
        yield
    finally:
        os.close(file)


def _beside(database: str) -> Path:
    """The file to lock; a database may be named by a URI of SQLite's own."""
    plain = unquote(database.removeprefix("file:")) if database.startswith("file:") else database
    return Path(plain + SUFFIX).absolute()


if sys.platform == "win32":
    import msvcrt

    def _take(file: int, shared: bool) -> bool:
        """Lock one of the bytes, or all of them."""
        if not shared:
            return _lock_bytes(file, 0, PLACES)
        return any(_lock_bytes(file, place, 1) for place in range(PLACES))

    def _lock_bytes(file: int, first: int, count: int) -> bool:
        os.lseek(file, first, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, count)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(file: int, shared: bool) -> bool:
        """Lock the file, if nobody holds what excludes us."""
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


# -- PostgreSQL: a lock of a session --------------------------------------------------------------


class SessionLock:
    """An advisory lock on a connection of its own, taken again when that is lost."""

    def __init__(self, url: str | None, shared: bool) -> None:
        self._how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._database = Database(url, PATIENCE)
        self._borrowed = ExitStack()
        self._connection: Connection | None = None
        self._ended = threading.Event()

    def take(self) -> None:
        """Connect, and lock; refused if another server holds what excludes us."""
        self._connection = self._borrowed.enter_context(self._database.reading())
        if not self._ask(f"SELECT {self._how}({KEY}, hashtext(current_schema()))"):
            raise unavailable("store-served", self._database.name)

    def _ask(self, question: str) -> bool:
        assert self._connection is not None
        with self._database.explaining():
            return bool(self._connection.exec_driver_sql(question).scalar())

    def watch(self) -> None:
        """See to it that we still hold it, until the end."""
        while not self._ended.wait(LOOK):
            try:
                self._ask("SELECT true")
            except StoreUnavailable:
                self._retake()

    def _retake(self) -> None:
        self._drop()
        try:
            self.take()
        except StoreUnavailable as error:
            log.error("this server's lock on its database is lost: %s", error)

    def _drop(self) -> None:
        with suppress(Exception):  # the connection may be gone, and the lock with it
            self._borrowed.close()

    def close(self) -> None:
        """Give it back."""
        self._ended.set()
        self._drop()
        self._database.close()


@contextmanager
def _session_lock(url: str | None, shared: bool) -> Iterator[None]:
    lock = SessionLock(url, shared)
    try:
        lock.take()
        threading.Thread(target=lock.watch, daemon=True, name="plansza served").start()
        yield
    finally:
        lock.close()
