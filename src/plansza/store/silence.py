"""A PostgreSQL server that is there and says nothing: whoever waits for it is told so in time.

The driver itself would wait for ever, for the line is not broken: the machine answers at the other
end, and the server stands still, or the database behind it does.
"""

import time
from collections.abc import Callable, Generator
from typing import Any

import psycopg


class HurriedConnection(psycopg.Connection[Any]):
    """A connection that is given up when a single answer takes too long."""

    limit: Callable[[], float | None] = staticmethod(lambda: None)  # in seconds

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **options: Any) -> Any:
        """All that the driver asks the server goes through here."""
        limit = self.limit()
        if limit is None:
            return super().wait(gen, *args, **options)
        try:
            return super().wait(hurried(gen, limit), *args, **options)
        except Silence:
            self.close()
            raise


class Silence(psycopg.OperationalError):
    """The server does not answer."""


def hurried(gen: Generator[Any, Any, Any], limit: float) -> Generator[Any, Any, Any]:
    """The same steps of the driver, of which there are some every second even if nothing comes."""
    end = time.monotonic() + limit
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                gen.close()
                raise Silence(f"no answer for {limit:g} s")
            wanted = gen.send(ready)
    except StopIteration as over:
        return over.value
