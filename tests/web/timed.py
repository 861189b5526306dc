"""A server for which days pass as quickly as a test wants them to.

    with running(folder, TimedServer) as server:           # or TimedServer(folder, **settings)
        ...                                                # people sit down, in browsers too
        server.advance(2 * DAY)                            # it is the day after tomorrow
        server.stop(); server.advance(DAY); server.start() # a day passes while it is away

`python -m tests.web.timed PORT DATABASE [JSON]` is `tests.web.serve` with tables whose time is the
machine's and as many seconds more as stand in the file beside the database (`SECONDS`). All of its
processes read that file, so they agree, and a server that is started again goes on from there. What
is due is done within a moment of it (`deadline_look`), except that after a start nobody's turn ends
for the hour that the server has patience (`turns.PATIENCE`): advance by more than that first.

Only the tables' time is moved: that of turns, entries, retention, lists. A page that is open counts
down by its own clock, so load it again after time has passed, or let something happen at the table;
what the server answers is always right. Presence, the age of links and rate limits go by the real
time, which nobody can make pass.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

from tests.web import serve
from tests.web.helper import Server

SECONDS = "seconds"  # the file


class MovedTime:
    """The time of the machine, and what a test has added to it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self) -> float:
        try:
            return time.time() + float(self._path.read_text())
        except FileNotFoundError:
            return time.time()


class TimedServer(Server):
    """A server, and its time in our hands."""

    module = "tests.web.timed"

    def __init__(self, folder: Path, database: Any = "", **settings: Any) -> None:
        self.seconds = 0.0
        self._path = folder / SECONDS
        super().__init__(folder, database, **{"deadline_look": 0.05, **settings})

    def arguments(self) -> list[str]:
        return [*super().arguments(), str(self._path)]

    def advance(self, seconds: float) -> None:
        """So much time passes at once; back it goes only to see what a wrong clock does."""
        self.seconds += seconds
        new = self._path.with_suffix(".new")
        new.write_text(str(self.seconds))
        os.replace(new, self._path)

    def now(self) -> float:
        """What time it is for the tables."""
        return time.time() + self.seconds


def main() -> None:
    path = Path(sys.argv.pop())
    serve.main(now=MovedTime(path))


if __name__ == "__main__":
    main()
