"""Browsers at other addresses: on loopback every 127.x.y.z is one."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.web.helper import Player, Server, browser


class Elsewhere(Player):
    """A browser at an address of its own."""

    def __init__(self, server: Server, address: str, table: str = "") -> None:
        super().__init__(server, table)
        self.http.close()
        self.http = browser(
            base_url=server.url, transport=httpx.HTTPTransport(local_address=address)
        )


@contextmanager
def at(server: Server, address: str) -> Iterator[Elsewhere]:
    """A browser there, for a while."""
    player = Elsewhere(server, address)
    try:
        yield player
    finally:
        player.close()
