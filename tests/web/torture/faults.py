"""What can happen to a database and a channel, each for a while."""

import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from tests.support.postgres import Server as Postgres
from tests.support.processes import standing_still
from tests.support.redis import Redis
from tests.web.torture.house import (
    KINDS,
    POSTGRES,
    POSTGRES_ALONE,
    POSTGRES_ONE,
    SQLITE,
    SQLITE_ONE,
    WITH_REDIS,
    House,
)

Strike = Callable[[House], AbstractContextManager[None]]
ON_BOTH = (SQLITE, POSTGRES, SQLITE_ONE, POSTGRES_ONE)
ON_POSTGRES = (POSTGRES, POSTGRES_ALONE, POSTGRES_ONE)
AGAIN = 0.3  # seconds between two cuts


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong, and where it can."""

    name: str
    strike: Strike
    kinds: tuple[str, ...]
    refuses: bool  # requests get 503 meanwhile; else everything goes on


# -- locks ----------------------------------------------------------------------------------------


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Another program holds the database."""
    if house.postgres is None:
        other = sqlite3.connect(sqlite_file(house), isolation_level=None, timeout=30)
        try:
            other.execute("BEGIN EXCLUSIVE")
            yield
        finally:
            other.close()
        return
    with psycopg.connect(house.database) as connection:
        connection.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        yield
        connection.rollback()


def sqlite_file(house: House) -> Path:
    return Path(str(make_url(house.database).database))


# -- a full disk ----------------------------------------------------------------------------------


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path | None]:
    """A disk that can be filled; none where we may not mount one."""
    # Not in pytest's folders, which are closed to the user that runs PostgreSQL.
    place = Path(tempfile.mkdtemp(prefix="plansza-disk-"))
    place.chmod(0o755)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", str(place)]
    mounted = os.geteuid() == 0 and shutil.which("mount") is not None
    mounted = mounted and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield place if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=True)
        place.rmdir()


@contextmanager
def full(house: House) -> Iterator[None]:
    """No byte is left; where there is no small disk, the servers may not write long files."""
    if house.disk is None:
        with short_files(house):
            yield
        return
    filler = house.disk / "filler"
    try:
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        yield
    finally:
        filler.unlink()


@contextmanager
def short_files(house: House) -> Iterator[None]:
    """The servers may not write behind the first few pages of any file."""
    limit_files(house, 8192)
    try:
        yield
    finally:
        limit_files(house, resource.RLIM_INFINITY)


def limit_files(house: House, size: int) -> None:
    for server in house.servers:
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)


# -- stopped and paused ---------------------------------------------------------------------------


@contextmanager
def redis_stopped(house: House) -> Iterator[None]:
    redis = redis_of(house)
    redis.stop()
    try:
        yield
    finally:
        redis.start()


@contextmanager
def redis_paused(house: House) -> Iterator[None]:
    with standing_still(redis_of(house).process.pid):
        yield


@contextmanager
def redis_cut(house: House) -> Iterator[None]:
    """The connections of its clients are cut again and again."""
    redis = redis_of(house)

    def cut() -> None:
        for kind in ("normal", "pubsub"):
            redis.ask(f"CLIENT KILL TYPE {kind}")

    with again_and_again(cut):
        yield


@contextmanager
def postgres_restarted(house: House) -> Iterator[None]:
    with postgres_down(house, "fast"):
        yield


@contextmanager
def postgres_crashed(house: House) -> Iterator[None]:
    """It does not even tidy up, and has to look through its log when it comes back."""
    with postgres_down(house, "immediate"):
        yield


@contextmanager
def postgres_down(house: House, mode: str) -> Iterator[None]:
    postgres = postgres_of(house)
    postgres.stop(mode)
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def postgres_paused(house: House) -> Iterator[None]:
    """It is there, and says nothing."""
    with standing_still(postgres_of(house).pid):
        yield


@contextmanager
def postgres_cut(house: House) -> Iterator[None]:
    """The connections of the servers are ended again and again."""
    postgres = postgres_of(house)
    name = make_url(house.database).database
    ends = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    with again_and_again(lambda: postgres.execute(ends)):
        yield


def redis_of(house: House) -> Redis:
    assert house.redis is not None
    return house.redis


def postgres_of(house: House) -> Postgres:
    assert house.postgres is not None
    return house.postgres


@contextmanager
def again_and_again(act: Callable[[], None]) -> Iterator[None]:
    """Do something meanwhile, once at least."""
    over = threading.Event()

    def work() -> None:
        while not over.wait(AGAIN):
            act()

    act()
    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    try:
        yield
    finally:
        over.set()
        worker.join()


DISK_FULL = Fault("disk full", full, ON_BOTH, refuses=True)
FAULTS = (
    Fault("database locked", locked, ON_BOTH, refuses=True),
    Fault("Redis stopped", redis_stopped, WITH_REDIS, refuses=False),
    Fault("Redis paused", redis_paused, WITH_REDIS, refuses=False),
    Fault("Redis connections cut", redis_cut, WITH_REDIS, refuses=False),
    Fault("PostgreSQL restarted", postgres_restarted, ON_POSTGRES, refuses=True),
    Fault("PostgreSQL crashed", postgres_crashed, ON_POSTGRES, refuses=True),
    Fault("PostgreSQL connections cut", postgres_cut, ON_POSTGRES, refuses=False),
    Fault("PostgreSQL paused", postgres_paused, ON_POSTGRES, refuses=True),
)
CASES = [(kind, fault) for fault in FAULTS for kind in KINDS if kind in fault.kinds]
