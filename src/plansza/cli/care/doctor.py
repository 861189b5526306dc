"""`plansza doctor`: looks whether a server would find all it needs, and says what to do.

A check is a function that yields findings; another one is a function more in `CHECKS`.
"""

import asyncio
import re
import shutil
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.message import Message
from http.client import HTTPException
from importlib.util import find_spec
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from sqlalchemy import Connection, func, select, text

from plansza import COMPILED
from plansza.cli.serve import names_of, proxies_of
from plansza.cli.terminal import Terminal
from plansza.core.errors import PlanszaError
from plansza.store import open_store
from plansza.store.database import Database, file_of, parse
from plansza.store.schema import REVISION, entries
from plansza.store.store import PATIENCE
from plansza.store.upgrade import version
from plansza.web.configuration import read_configuration

GOOD, WARNING, BAD = "✓", "!", "✗"
STYLES = {GOOD: "green", WARNING: "yellow", BAD: "bold red"}
FAILED = 1  # the exit code when something would not work
LITTLE = 1_000_000_000  # bytes of the disk that should be free
TOO_LITTLE = 50_000_000
ASTRAY = 2.0  # seconds between two clocks, which nobody minds
LOST = 60.0
MOST_READ = 10_000  # bytes of an answer
IS_HEALTH = re.compile(rb'\{"status":"(?:ok|failing)","version":')
SAYING = "plansza_doctor"  # the channel on which we listen to ourselves


@dataclass(frozen=True)
class Finding:
    """One line: how it is, and in which words it is told."""

    mark: str
    code: str
    facts: dict[str, str | int] = field(default_factory=dict)
    error: PlanszaError | None = None  # which tells why in its own sentence


@dataclass(frozen=True)
class Case:
    """What the server would be started with."""

    database: str | None
    channels: str | None
    proxies: tuple[str, ...]
    names: tuple[str, ...]
    config: str | None = None


def run(
    terminal: Terminal,
    database: str | None,
    channels: str | None,
    proxy: str | None,
    name: str | None,
    config: str | None = None,
) -> int:
    """Say every finding as soon as it is known; 1 if something would not work."""
    words = terminal.words
    case = Case(database, channels, proxies_of(words, proxy), names_of(words, name), config)
    worst = 0
    for check in CHECKS:
        for found in check(case):
            why = {} if found.error is None else {"why": words.error(found.error)}
            sentence = words(f"doctor-{found.code}", **found.facts, **why)
            terminal.say(f"{found.mark} {sentence}", style=STYLES[found.mark])
            worst = max(worst, FAILED if found.mark == BAD else 0)
    return worst


# -- the database ---------------------------------------------------------------------------------


def check_database(case: Case) -> Iterator[Finding]:
    """Whether it is there, ours, whole, and takes entries."""
    try:
        path = file_of(parse(case.database))
        if path is not None and not path.exists():
            yield Finding(WARNING, "database-new", {"store": str(path)})
            return
        database = Database(case.database, PATIENCE)
    except PlanszaError as error:
        yield broken(error)
        return
    try:
        yield from look_into(database, case)
    except PlanszaError as error:
        yield broken(error)
    finally:
        database.close()


def look_into(database: Database, case: Case) -> Iterator[Finding]:
    with database.snapshot() as connection:
        found = version(connection)
        if found is not None and found != REVISION:
            older = found < REVISION
            code = "database-older" if older else "database-newer"
            yield Finding(WARNING if older else BAD, code, {"store": database.name})
            return
        yield Finding(GOOD, "database-there", {"store": database.name})
        if found is None:
            yield Finding(WARNING, "database-new", {"store": database.name})
            return
        yield from check_whole(connection)
        yield from check_clock(connection)
    with open_store(case.database) as store:
        store.prove()
    yield Finding(GOOD, "database-writable")


def check_whole(connection: Connection) -> Iterator[Finding]:
    """What the file says of itself, and whether every log goes on without a gap."""
    if connection.dialect.name == "sqlite":
        said = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        if said != "ok":
            yield Finding(BAD, "database-damaged", {"why": said})
            return
    number = entries.c.number
    gaps = select(entries.c.table_id).group_by(entries.c.table_id)
    gap = connection.execute(gaps.having(func.max(number) != func.count()).limit(1)).scalar()
    if gap is not None:
        yield Finding(BAD, "database-gap", {"table": gap})
        return
    yield Finding(GOOD, "database-whole")


def check_clock(connection: Connection) -> Iterator[Finding]:
    """Whether the database's clock is ours, and nothing was written tomorrow."""
    newest = connection.execute(select(func.max(entries.c.at))).scalar() or 0.0
    apart = max(0.0, newest - time.time())
    if connection.dialect.name == "postgresql":
        theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
        apart = max(apart, abs(float(theirs or 0.0) - time.time()))
    mark = GOOD if apart <= ASTRAY else WARNING if apart <= LOST else BAD
    yield Finding(mark, "clock" if mark == GOOD else "clock-astray", {"seconds": round(apart)})


def broken(error: PlanszaError) -> Finding:
    return Finding(BAD, "database-broken", error=error)


# -- what is around it ----------------------------------------------------------------------------


def check_disk(case: Case) -> Iterator[Finding]:
    """Room where SQLite's file lies; where PostgreSQL keeps its own is not for us to see."""
    path = file_of(parse(case.database))
    if path is None:
        return
    folder = next((each for each in path.parents if each.is_dir()), Path.cwd())
    free = shutil.disk_usage(folder).free
    mark = GOOD if free >= LITTLE else WARNING if free >= TOO_LITTLE else BAD
    code = "disk" if mark == GOOD else "disk-full"
    yield Finding(mark, code, {"megabytes": free // 1_000_000, "folder": str(folder)})


def check_channels(case: Case) -> Iterator[Finding]:
    """Whether what is said on the channel is heard."""
    if case.channels is None:
        yield Finding(GOOD, "channels-none")
        return
    from plansza.web.tables.channels import make_backend

    async def hear() -> None:
        backend = make_backend(str(case.channels))
        await backend.on_startup()
        try:
            await backend.subscribe([SAYING])
            heard = asyncio.ensure_future(anext(aiter(backend.stream_events())))
            while not heard.done():  # Redis may begin to listen only after the first word
                await backend.publish(b"hello", [SAYING])
                await asyncio.wait([heard], timeout=0.1)
            heard.result()
        finally:
            await backend.on_shutdown()

    try:
        asyncio.run(asyncio.wait_for(hear(), PATIENCE))
    except Exception as error:  # of any driver
        first = (str(error).splitlines() or [""])[0] or type(error).__name__
        yield Finding(BAD, "channels-broken", {"why": first})
    else:
        yield Finding(GOOD, "channels-heard")


def check_proxy(case: Case) -> Iterator[Finding]:
    """Whether what is said of the proxy and of the server's names fits together."""
    if case.names and not case.proxies:
        yield Finding(WARNING, "proxy-missing")
    elif case.proxies and not case.names:
        yield Finding(WARNING, "names-missing")
    else:
        yield Finding(GOOD, "proxy" if case.proxies else "proxy-none")
    for name in case.names:
        try:
            socket.getaddrinfo(name, None)
        except OSError:
            yield Finding(WARNING, "name-unknown", {"name": name})
        else:
            if case.proxies:
                yield from look_through(f"https://{name}")


def look_through(address: str) -> Iterator[Finding]:
    """Whether a server of ours answers to its name, and believes its proxy: only a server that
    takes a visitor's encryption for true asks his browser to keep to it."""
    facts: dict[str, str | int] = {"name": address}
    trusting = ssl.create_default_context()
    try:
        try:
            headers, body = ask_health(address, trusting)
        except URLError as error:
            if not isinstance(error.reason, ssl.SSLCertVerificationError):
                raise
            why = error.reason.verify_message
            yield Finding(WARNING, "proxy-certificate", {**facts, "why": why})
            trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
            headers, body = ask_health(address, trusting)
    except HTTPError as error:
        error.close()
        alone = error.code in (502, 503, 504)
        code = "proxy-alone" if alone else "proxy-refused"
        yield Finding(WARNING, code, {**facts, "status": error.code})
    except (OSError, HTTPException) as error:
        why = str(getattr(error, "reason", None) or error)
        yield Finding(WARNING, "proxy-silent", {**facts, "why": why})
    else:
        if not IS_HEALTH.match(body):
            yield Finding(WARNING, "proxy-other", facts)
        elif "strict-transport-security" not in headers:
            yield Finding(BAD, "proxy-unbelieved", facts)
        else:
            yield Finding(GOOD, "proxy-reached", facts)


def ask_health(address: str, trusting: ssl.SSLContext) -> tuple[Message, bytes]:
    """What a server says of itself, and its headers."""
    with urlopen(f"{address}/health", timeout=PATIENCE, context=trusting) as answer:
        return answer.headers, answer.read(MOST_READ)


def check_configuration(case: Case) -> Iterator[Finding]:
    """Whether the host's file can be read."""
    if case.config is None:
        return
    try:
        read_configuration(Path(case.config))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        yield Finding(BAD, "config-broken", {"path": case.config, "why": str(why)})
    else:
        yield Finding(GOOD, "config", {"path": case.config})


def check_rules(case: Case) -> Iterator[Finding]:
    """Compiled rules make bots several times as quick."""
    yield Finding(GOOD, "compiled") if COMPILED else Finding(WARNING, "interpreted")


def check_push(case: Case) -> Iterator[Finding]:
    """Whether players' browsers can be told of a turn; over plain http none can."""
    if find_spec("webpush") is not None:
        yield Finding(GOOD, "push")
    elif case.names:
        yield Finding(WARNING, "push-missing")


CHECKS: tuple[Callable[[Case], Iterator[Finding]], ...] = (
    check_database,
    check_disk,
    check_channels,
    check_proxy,
    check_configuration,
    check_rules,
    check_push,
)
