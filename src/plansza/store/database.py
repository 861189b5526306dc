"""The connections to a database: how they are made, borrowed, and renewed after a fault."""

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from plansza.store.entries import StoreUnavailable
from plansza.store.faults import SPOILED, fault, unavailable
from plansza.store.transaction import BEGIN, Transaction, WriterConnection

SQLITE_PRAGMAS = (
    "foreign_keys = ON",
    "synchronous = FULL",  # a commit is on the disk before it returns
    "fullfsync = ON",  # the same on a Mac, whose fsync alone promises less
    "recursive_triggers = ON",  # or REPLACE would delete behind the back of the triggers
)
SILENCE = 1.5  # times our patience, for one answer of a server

Result = TypeVar("Result")

making_file = threading.Lock()


class Database:
    """One database: lends connections for reading and for writing, and names its faults."""

    def __init__(self, url: str | None, patience: float) -> None:
        address = parse(url)
        self.name = shown(address)
        self.patience = patience
        self.hurried = False  # every answer must come in time, which an upgrade may not
        self._path = file_of(address)
        self._memory = is_memory(address)
        # A database in memory has one connection, which all have to share.
        self._gate = threading.Lock() if self._memory else nullcontext()
        self._engine = self._make_engine(address)
        self._errors = (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error)
        self._writer = WriterConnection(self._engine, shared=self._memory)
        try:
            self._prepare_file()
        except BaseException:
            self.close()
            raise

    # -- borrowing --------------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for queries, each of which sees what was committed before it."""
        with self.explaining(), self._connection() as connection:
            if connection.dialect.name == "sqlite":
                yield connection
            else:
                yield connection.execution_options(isolation_level="AUTOCOMMIT")

    def write(self, act: Callable[[Transaction], Result]) -> Result:
        """Do something in a transaction, committed at the end, in one thread alone. Errors pass as
        they are, for `fault` to explain."""
        self._follow_file()
        with self._gate:
            return self._writer.carry_out(act)

    @contextmanager
    def altering(self) -> Iterator[Connection]:
        """The same for whoever changes the schema, which SQLAlchemy and Alembic know how to do."""
        with self._connection() as connection, connection.begin():
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql(BEGIN["sqlite"])
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection whose queries all see the same moment, while others go on writing."""
        with self.explaining(), self._connection() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
                yield connection
            else:
                yield connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )

    def fault(self, error: Exception) -> StoreUnavailable | None:
        """What this error says about the database, which gets new connections if it needs them."""
        found = fault(error, self.name)
        if found is not None and found.code in SPOILED:
            self._renew()
        return found

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """Let faults of the database through as StoreUnavailable."""
        try:
            yield
        except self._errors as error:
            if found := self.fault(error):
                raise found from error
            raise

    def close(self) -> None:
        """Give the connections back; for a database in memory this is its end."""
        with self._gate:
            self._writer.close()
            self._engine.dispose()

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        self._follow_file()
        with self._gate, self._engine.connect() as connection:
            yield connection

    def _renew(self) -> None:
        if not self._memory:
            self._writer.doubtful = True  # it may be in the middle of something
            self._engine.dispose()

    # -- making -----------------------------------------------------------------------------------

    def _make_engine(self, address: URL) -> Engine:
        try:
            if address.get_backend_name() not in BEGIN:
                raise ArgumentError("neither SQLite nor PostgreSQL")
            options = self._engine_options(address)
            # Errors end up in logs, and the parameters of a statement may be a seed.
            engine = create_engine(strict_file(address), hide_parameters=True, **options)
        except ImportError as error:
            why = f"the package {error.name} is missing; for PostgreSQL install plansza[postgres]"
            raise unavailable("store-url", self.name, why, error) from error
        except (ArgumentError, TypeError) as error:
            raise unavailable("store-url", self.name, str(error), error) from error
        event.listen(engine, "connect", self._on_connect)
        if engine.dialect.driver == "psycopg":
            event.listen(engine, "do_connect", self._connect_hurried)
        return engine

    def _engine_options(self, address: URL) -> dict[str, Any]:
        if is_memory(address):
            return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        if address.get_backend_name() == "sqlite":
            return {"pool_timeout": self.patience, "connect_args": {"timeout": self.patience}}
        options: dict[str, Any] = {"pool_timeout": self.patience, "pool_pre_ping": True}
        if address.get_driver_name() in ("psycopg", "psycopg2"):
            options["connect_args"] = self._libpq_options(address)
        return options

    def _libpq_options(self, address: URL) -> dict[str, Any]:
        """Notice a server that is gone for good; what the URL says comes first."""
        options = {
            "connect_timeout": max(2, round(self.patience)),
            "tcp_user_timeout": round(self.patience * 1000),
            "keepalives_idle": max(1, round(self.patience)),
            "keepalives_interval": max(1, round(self.patience)),
        }
        return {name: value for name, value in options.items() if name not in address.query}

    def _connect_hurried(self, dialect: object, record: object, args: Any, options: Any) -> Any:
        from plansza.store.silence import HurriedConnection  # only where the driver is

        connection = HurriedConnection.connect(*args, **options)
        connection.limit = self._answer_limit
        return connection

    def _answer_limit(self) -> float | None:
        """Longer than the server itself waits for a lock, which it tells in better words."""
        return SILENCE * self.patience if self.hurried else None

    def _on_connect(self, connection: Any, record: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.isolation_level = None  # the driver begins nothing by itself
            for pragma in SQLITE_PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        elif self._engine.dialect.name == "postgresql":
            self._tune_postgresql(connection)

    def _tune_postgresql(self, connection: Any) -> None:
        """Be as patient as with SQLite; wait for the disk, even if the server is set not to."""
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {max(1, round(self.patience * 1000))}")
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()

    # -- the file of SQLite -----------------------------------------------------------------------

    def _prepare_file(self) -> None:
        if self._path is not None:
            try:
                make_private(self._path)
            except OSError as error:
                raise self._no_file(error) from error
        self._identity = self._identify()
        if self._engine.dialect.name == "sqlite" and not self._memory:
            self._use_wal()

    def _no_file(self, error: OSError) -> StoreUnavailable:
        readonly = isinstance(error, PermissionError) or "Read-only" in str(error.strerror)
        code = "store-readonly" if readonly else "store-away"
        return unavailable(code, self.name, error.strerror or str(error), error)

    def _identify(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path) if self._path is not None else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None

    def _follow_file(self) -> None:
        """If the file was replaced, leave the old one: what is written there would be lost."""
        if self._path is not None and (found := self._identify()) != self._identity:
            self._renew()
            self._identity = found

    def _use_wal(self) -> None:
        """Let readers read while one writes. Two that open at once refuse each other at first."""
        end = time.monotonic() + self.patience
        while True:
            try:
                with self.explaining(), self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
            except StoreUnavailable as error:
                if error.code != "store-locked" or time.monotonic() > end:
                    raise
            time.sleep(0.02)


# -- addresses ------------------------------------------------------------------------------------


def parse(url: str | None) -> URL:
    """The address of a database: a file of the user's own unless told otherwise."""
    if url is None:
        return URL.create("sqlite", database=str(default_file()))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise unavailable("store-url", url.split("@")[-1], "not a URL", error) from error
    if address.drivername in ("postgres", "postgresql"):
        return address.set(drivername="postgresql+psycopg")
    return address


def default_file() -> Path:
    folder = user_data_path("plansza", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise unavailable("store-readonly", str(folder), why, error) from error
    return folder / "plansza.db"


def make_private(path: Path) -> None:
    """Make the file, before SQLite does, for its owner alone: it will hold secrets.

    A file that exists is left alone, for closing it here would drop the locks that SQLite holds on
    it elsewhere in this process (sqlite.org/howtocorrupt.html, 2.2).
    """
    with making_file, suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def shown(address: URL) -> str:
    """The address for people: no user, no password, no options."""
    if address.get_backend_name() == "sqlite":
        return "in memory" if is_memory(address) else str(address.database)
    place = f"{address.host or 'localhost'}" + (f":{address.port}" if address.port else "")
    return f"{address.get_backend_name()}://{place}/{address.database or ''}"


def is_memory(address: URL) -> bool:
    if address.get_backend_name() != "sqlite":
        return False
    return address.database in (None, "", ":memory:") or address.query.get("mode") == "memory"


def file_of(address: URL) -> Path | None:
    """SQLite's file, unless there is none or its address has options of its own."""
    if address.get_backend_name() != "sqlite" or is_memory(address) or address.query:
        return None
    return Path(str(address.database)).absolute()


def strict_file(address: URL) -> URL:
    """The address for SQLite that never makes a new file in place of one that vanished."""
    path = file_of(address)
    if path is None:
        return address
    return address.set(database=f"file:{quote(str(path))}", query={"mode": "rw", "uri": "true"})
