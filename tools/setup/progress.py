"""One line that says how far something is."""

import re
import sys

COUNT = re.compile(r"(\d+) of (\d+) modules")  # how tools/compile.py tells how far it is
PARTS = 4  # lines for all counts together, where each stays


class Progress:
    """Rewritten in place in a terminal; elsewhere, where every line stays, only a few are written.

    The first line stays everywhere: a server that is just starting may speak at any moment. Later
    the cursor waits at the beginning of the line, so that what another program says does not stand
    behind ours. No escape codes: not every terminal knows them.
    """

    def __init__(self, title: str) -> None:
        self._title = title
        self._in_place = sys.stdout.isatty()
        self._begun = False
        self._width = 0
        self._parts = 0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def show(self, step: str) -> None:
        """What is being done now: a few words, or a count."""
        line = f"{self._title}: {step}…"
        if self._in_place and self._begun:
            self._write(f"\r{line:<{self._width}}\r")
            self._width = max(self._width, len(line))
        elif self._worth_a_line(step):
            self._write(f"{line}\n")
        self._begun = True

    def clear(self) -> None:
        """Leave nothing of it in the terminal."""
        if self._width:
            self._write(f"\r{'':<{self._width}}\r")
            self._width = 0

    def _worth_a_line(self, step: str) -> bool:
        count = COUNT.fullmatch(step)
        if count is None:
            return True
        part = PARTS * int(count[1]) // int(count[2])
        more = part > self._parts
        self._parts = part
        return more

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
