"""Processes that only think, beside a server: bots that search for long would do that."""

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager

THINKER_NICE = 10  # as the bots' processes


def think() -> None:
    """Keep a processor busy as a bot that searches would, until ended."""
    os.nice(THINKER_NICE)
    while os.getppid() != 1:
        sum(range(100_000))


@contextmanager
def thinking(count: int) -> Iterator[list[int]]:
    """Bots that think hard beside the players."""
    context = multiprocessing.get_context("spawn")
    crew = [context.Process(target=think, daemon=True) for _ in range(count)]
    for each in crew:
        each.start()
    try:
        yield [each.pid for each in crew if each.pid is not None]
    finally:
        for each in crew:
            each.terminate()
