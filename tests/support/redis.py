"""A Redis server of the tests' own: on the loopback, in memory alone, gone afterwards.

Use it as `with redis_server() as redis: … redis.url`. It can be stopped and started again.
"""

import re
import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.patience import eventually
from tests.support.processes import Process
from tests.support.system import needed
from tools.system_packages import REDIS

SETTINGS = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no")


class Redis:
    """One server, always on the same port."""

    process: Process

    def __init__(self, folder: Path, program: Path) -> None:
        self._folder = folder
        self._program = program
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = ("--port", str(self.port), "--dir", str(self._folder))
        command: list[str | Path] = [self._program, *where, *SETTINGS]
        path = self._folder / "log"
        with path.open("ab") as log:
            self.process = Process(command, stdout=log, stderr=log, cwd=self._folder)
        try:
            eventually(lambda: self.answers() or self.process.poll() is not None, "it is silent")
            assert self.process.poll() is None, path.read_text(errors="replace")
        except BaseException:
            self.stop()
            raise

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            return self.ask("PING").startswith(b"+PONG")
        except OSError:
            return False

    def count(self, command: str) -> int:
        """How often it was given a command since its start."""
        found = re.search(
            rb"cmdstat_%b:calls=(\d+)" % command.encode(), self.ask("INFO commandstats")
        )
        return int(found[1]) if found else 0

    def ask(self, command: str) -> bytes:
        """What it answers to a command."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as line:
            line.sendall(f"{command}\r\nQUIT\r\n".encode())
            answer = b""
            while chunk := line.recv(65_536):
                answer += chunk
            return answer

    def stop(self) -> None:
        """End it at once and cut every connection."""
        self.process.end()


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def redis_server() -> Iterator[Redis]:
    """A running server for a while."""
    program = needed(REDIS)
    folder = Path(tempfile.mkdtemp(prefix="plansza-redis-"))
    try:
        redis = Redis(folder, program)
        try:
            yield redis
        finally:
            redis.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
