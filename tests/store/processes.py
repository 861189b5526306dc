"""What other processes do in these tests; each is started afresh and reports through a pipe.

Should pytest be killed, they end when they report to nobody.
"""

import multiprocessing
import os
import resource
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Barrier
from typing import Any

from plansza.store import NumberTaken, Store, StoreError, StoreUnavailable, open_store
from tests.store.helper import entry, head, numbers
from tests.support.patience import PATIENCE

SPAWN = multiprocessing.get_context("spawn")


@contextmanager
def started(
    work: Callable[..., None], *arguments: Any
) -> Iterator[tuple[SpawnProcess, Connection]]:
    """A process for a while; its pipe ends when it does."""
    ours, theirs = SPAWN.Pipe(duplex=False)
    process = SPAWN.Process(target=work, args=(theirs, *arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        yield process, ours
    finally:
        process.kill()
        process.join(PATIENCE)
        ours.close()


def reports(work: Callable[..., None], *arguments: Any) -> list[Any]:
    """Everything that a process reports until its end."""
    with started(work, *arguments) as (_, pipe):
        return all_of(pipe)


def reports_together(work: Callable[..., None], crew: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Everything that several processes report which work at the same time."""
    with ExitStack() as stack:
        pipes = [stack.enter_context(started(work, *each))[1] for each in crew]
        return [all_of(pipe) for pipe in pipes]


def all_of(pipe: Connection) -> list[Any]:
    """Everything that a process still reports, until it ends or is killed."""
    found = []
    try:
        while pipe.poll(PATIENCE):
            found.append(pipe.recv())
    except (EOFError, ConnectionResetError):
        return found
    raise AssertionError("the process neither reports nor ends")


def race(pipe: Connection, url: str, barrier: Barrier, name: str, count: int) -> None:
    """Write entries to “t” against others; report the number of each, and the lost attempts."""
    lost = 0
    with open_store(url) as store:
        barrier.wait(PATIENCE)
        number = 1
        for turn in range(count):
            while not won(store, number, f"{name} {turn}"):
                lost, number = lost + 1, number + 1
            pipe.send((name, turn, number))
    pipe.send(lost)


def won(store: Store, number: int, key: str) -> bool:
    try:
        store.append("t", [entry(number, key)])
    except NumberTaken:
        return False
    return True


def open_at_once(pipe: Connection, url: str, barrier: Barrier, name: str) -> None:
    """Open a database at the same time as others, and write to it."""
    barrier.wait(PATIENCE)
    try:
        with open_store(url) as store:
            store.create(head(name))
            pipe.send(store.settle_setting("key", name))
    except StoreError as error:
        pipe.send(error.code)


def write_on(pipe: Connection, url: str, tables: list[str]) -> None:
    """Write to each table in a thread of its own, for ever; report what is acknowledged."""
    store = open_store(url)
    lock = threading.Lock()

    def work(table: str) -> None:
        number = len(store.read(table))
        while True:
            number += 1
            store.append(table, [entry(number, f"{os.getpid()} {number}")])
            with lock:
                pipe.send((table, number))

    crew = [threading.Thread(target=work, args=(table,)) for table in tables]
    for each in crew:
        each.start()
    for each in crew:
        each.join()


def fill(pipe: Connection, url: str) -> None:
    """Write until the file may not grow, then until it may; report what was acknowledged."""
    store = open_store(url)
    store.create(head())
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    number = 0
    try:
        while number < 1000:
            store.append("t", [entry(number + 1, text="x" * 5000)])
            number += 1
    except StoreUnavailable as error:
        pipe.send((error.code, number))
    pipe.send(numbers(store))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    store.append("t", [entry(number + 1, text="x" * 5000)])
    store.close()


def open_as_nobody(pipe: Connection, url: str) -> None:
    """Open a database without root's right to write everything; report what happens."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    try:
        with open_store(url, patience=0.5) as store:
            store.append("t", [entry(len(store.read("t")) + 1)])
        pipe.send(("written", "", True))
    except StoreUnavailable as error:
        pipe.send((error.code, str(error), error.__cause__ is not None))
