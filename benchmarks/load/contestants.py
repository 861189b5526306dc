"""The servers that are measured, each as anybody would start it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load import boardgame_io
from benchmarks.load.loader import BOARDGAME_IO

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"  # git does not look there
PATIENCE = 20.0  # seconds for a server to end


class Missing(Exception):
    """A contestant that cannot run here, and why, in words."""


@dataclass(frozen=True)
class Contestant:
    """A server: of a checkout with these options, or another project's."""

    name: str
    checkout: Path | None = ROOT  # None for boardgame.io
    options: tuple[str, ...] = field(default=())

    @property
    def game(self) -> str:
        """What is played there in the steps."""
        return "spor" if self.checkout is not None else BOARDGAME_IO

    def command(self, folder: Path) -> list[str]:
        """How it is started; Missing, if it cannot be."""
        if self.checkout is None:
            try:
                return boardgame_io.command()
            except boardgame_io.Missing as missing:
                raise Missing(str(missing)) from None
        for option in self.options:
            if option.startswith("--") and option not in self._help():
                raise Missing(f"this checkout's serve does not know {option}")
        database = f"sqlite:///{folder / 'tables.db'}"
        serve = ["-P", "-m", "plansza", "serve", "--port", "0", "--database", database]
        return [sys.executable, *serve, *self.options]

    def _help(self) -> str:
        command = [sys.executable, "-P", "-m", "plansza", "serve", "--help"]
        wide = {**self.environment(), "COLUMNS": "200"}
        return subprocess.run(command, env=wide, capture_output=True, text=True, check=True).stdout

    def environment(self) -> dict[str, str]:
        """With the checkout's own sources, which find their own compiled build."""
        if self.checkout is None:
            return {**os.environ, "NODE_ENV": "production"}
        return {**os.environ, "PYTHONPATH": str(self.checkout / "src")}

    @contextmanager
    def serving(self, folder: Path) -> Iterator[tuple[int, int]]:
        """Its process and its port, for a while."""
        folder.mkdir(exist_ok=True)
        log = folder / "server.log"
        with log.open("wb") as errors:
            server = subprocess.Popen(
                self.command(folder), env=self.environment(), stdout=subprocess.PIPE, stderr=errors
            )
        try:
            assert server.stdout is not None
            address = re.search(rb":(\d+)/", server.stdout.readline())
            assert address is not None, log.read_text()
            yield server.pid, int(address[1])
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
            if said := log.read_text():
                print(f"{self.name} said:\n{said[-2000:]}", file=sys.stderr)


def contestants(against: list[Path], processes: list[int]) -> list[Contestant]:
    """Everybody, in the order of the table; ours in one process, and in so many."""
    return [
        *(Contestant(f"plansza of {path.name}", path.resolve()) for path in against),
        Contestant("plansza"),
        *map(of_several, processes),
        Contestant(BOARDGAME_IO, None),
    ]


def of_several(processes: int) -> Contestant:
    """Our server in several processes."""
    return Contestant(f"plansza, {processes} processes", options=("--processes", str(processes)))
