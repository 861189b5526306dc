"""How much memory a server has, and clients who do not read."""

import socket
from contextlib import closing
from pathlib import Path

from tests.support.patience import PATIENCE
from tests.web.helper import Player, Server

PAGE_SIZE = 4096
SMALL = 4096  # bytes that the system of such a client takes before it has read any


def resident(server: Server) -> float:
    """Megabytes that a server process holds, on Linux."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * PAGE_SIZE / 1e6


class SlowReader:
    """Opens a stream and never reads it."""

    def __init__(self, server: Server, player: Player, after: int = 0) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", server.port))
        path = f"/api/tables/{player.table}/stream?after={after}"
        self.line.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode())

    def was_cut(self) -> bool:
        """Whether the server has hung up, found out by reading all that came."""
        with closing(self.line):
            try:
                while self.line.recv(65536):
                    pass
            except TimeoutError:
                return False
            except OSError:
                return True
            return True

    def close(self) -> None:
        """Hang up."""
        self.line.close()
