"""A Redis server of the tests' own: on the loopback, in memory alone, gone afterwards.

Use it as `with redis_server() as redis: … redis.url`. It can be stopped and started again.
"""

import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.apt import install, may_install

PATIENCE = 30.0  # seconds for a start
MISSING = "redis-server is missing: install it (Debian: apt-get install redis-server)"


SETTINGS = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no")


class Redis:
    """One server, always on the same port."""

    def __init__(self, folder: Path, program: str) -> None:
        self._folder = folder
        self._program = program
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [self._program, "--port", str(self.port), "--dir", str(self._folder), *SETTINGS]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                said = (self._folder / "log").read_text(errors="replace")
                raise RuntimeError(f"redis-server does not start:\n{said}")
            time.sleep(0.02)

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
        with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
            line.sendall(f"{command}\r\nQUIT\r\n".encode())
            answer = b""
            while chunk := line.recv(65_536):
                answer += chunk
            return answer

    def stop(self) -> None:
        """End it at once and cut every connection."""
        self.process.kill()
        self.process.wait(PATIENCE)


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program() -> str:
    """The path of redis-server; where we may, it is installed first."""
    found = shutil.which("redis-server")
    if found is None and may_install():
        install("redis-server")
        found = shutil.which("redis-server")
    if found is None:
        raise RuntimeError(MISSING)
    return found


@contextmanager
def redis_server() -> Iterator[Redis]:
    """A running server for a while."""
    folder = Path(tempfile.mkdtemp(prefix="plansza-redis-"))
    try:
        redis = Redis(folder, program())
        try:
            yield redis
        finally:
            if redis.process.poll() is None:
                redis.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
