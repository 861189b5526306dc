"""Looks into a server of several processes from outside: who they are, and who holds what.

It reads /proc, so it is for Linux alone.
"""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE, eventually
from tests.support.processes import is_running
from tests.web.helper import Player, Server, children_of

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
ESTABLISHED = "01"


def web_processes(server: Server) -> list[int]:
    """The processes that serve, in the order of their births."""
    return served_by(server.process.pid, server.port)


def served_by(pid: int, port: int) -> list[int]:
    """The processes that a supervisor has started to serve a port."""
    return sorted(each for each in children_of(pid) if serves(each, port))


def serves(pid: int, port: int) -> bool:
    """Whether a process holds the socket that listens on a port, and runs."""
    return is_running(pid) and bool(sockets_of(pid) & inodes(port, listening=True))


def sockets_of(pid: int) -> set[str]:
    """The sockets that a process holds."""
    found: set[str] = set()
    with suppress(OSError):
        for each in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(os.readlink(each).removeprefix("socket:[").removesuffix("]"))
    return found


def inodes(port: int, client: int = 0, listening: bool = False) -> set[str]:
    """The sockets of this machine that listen on a port, or talk to a client's port."""
    found = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, there, state, *_, inode = line.split()[:10]
        fits = state != ESTABLISHED if listening else int(there[-4:], 16) == client
        if int(here[-4:], 16) == port and fits:
            found.add(inode)
    return found


def holder(server: Server, line: socket.socket) -> int:
    """The process that holds the other end of a connection."""
    found: list[int] = []

    def look() -> bool:
        theirs = inodes(server.port, line.getsockname()[1])
        found[:] = [pid for pid in web_processes(server) if sockets_of(pid) & theirs]
        return len(found) == 1

    eventually(look, "nobody holds the connection, or two do")
    return found[0]


class Browser:
    """One connection of somebody, kept over many requests, with whose holder we know."""

    def __init__(self, server: Server, who: Player) -> None:
        self.server = server
        cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
        self._head = f"host: x\r\ncookie: {cookies}\r\n"
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)

    def get(self, path: str) -> int:
        """Ask for something and read all of the answer; its status."""
        self.send(f"GET {path} HTTP/1.1\r\n{self._head}\r\n".encode())
        return self.answer()

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def answer(self) -> int:
        """The status of the next answer."""
        data = self._more(b"")
        while b"\r\n\r\n" not in data:
            data = self._more(data)
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        [length] = [int(each[15:]) for each in lines if each.startswith(b"content-length:")]
        while len(body) < length:
            body = self._more(body)
        assert len(body) == length
        return int(head.split()[1])

    def _more(self, data: bytes) -> bytes:
        new = self.line.recv(65536)
        assert new, "the connection broke"
        return data + new

    @property
    def at(self) -> int:
        """The process that serves it."""
        return holder(self.server, self.line)

    def close(self) -> None:
        self.line.close()


@contextmanager
def browsing(server: Server, who: Player) -> Iterator[Browser]:
    """A connection for a while."""
    browser = Browser(server, who)
    try:
        yield browser
    finally:
        browser.close()


def stream_line(who: Player) -> socket.socket:
    """The connection of somebody's last stream."""
    found = who.streams[-1]._socket
    assert isinstance(found, socket.socket)
    return found
