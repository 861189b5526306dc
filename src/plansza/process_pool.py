"""Pieces of work spread over processes of this machine, with their results as they come."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

QUEUED = 4  # pieces handed out ahead for each process, so that none waits


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int
) -> Iterator[tuple[int, Result]]:
    """The number and the result of every piece, in the order they are done. `work` and what it
    takes and gives must be fit to travel between processes."""
    return _alone(work, pieces) if jobs <= 1 else _together(work, pieces, jobs)


def _alone(
    work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[tuple[int, Result]]:
    for number, piece in enumerate(pieces):
        yield number, work(piece)


def _together(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int
) -> Iterator[tuple[int, Result]]:
    """In processes of their own, started afresh: a copy of this one may hold locks of threads."""
    others = set(active_children())
    deaf = (signal.SIGINT, signal.SIG_IGN)  # again in the child: not every system hands it down
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, deaf)
    try:
        numbered = iter(enumerate(pieces))
        under_way: dict[Future[Result], int] = {}

        def submit(count: int) -> None:
            for number, piece in islice(numbered, count):
                under_way[pool.submit(work, piece)] = number

        with _deaf_children():
            submit(QUEUED * jobs)  # the pool starts all its processes for these
        while under_way:
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield under_way.pop(future), future.result()
                submit(1)
    except BaseException:  # also Ctrl+C, a reader who has seen enough, a process that died
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in here do not hear Ctrl+C, which is for us to answer."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
