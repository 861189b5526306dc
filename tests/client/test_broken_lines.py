"""A client behind a line that breaks again and again, wherever it likes: in the middle of a head,
of a line, of an answer to a move that is in the log already."""

import random
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from plansza.client import Client
from plansza.client.messages import Entry, State
from tests.web.helper import Player, Server
from tests.web.programs.helper import token_of

LONGEST = 40_000  # bytes that come through at most before the line breaks
PIECE = 4096


class BreakingLine:
    """Passes bytes on to a server; every connection breaks after some of the server's."""

    def __init__(self, server: Server, seed: int) -> None:
        found = urlsplit(server.url)
        assert found.hostname is not None
        assert found.port is not None
        self._to = found.hostname, found.port
        self._luck = random.Random(seed)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.broken = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(self._to)
                limit = int(LONGEST * self._luck.random() ** 3)  # often at once
                threading.Thread(target=self._pass, args=(here, there, None), daemon=True).start()
                threading.Thread(target=self._pass, args=(there, here, limit), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, left: int | None) -> None:
        with suppress(OSError):
            while left is None or left > 0:
                data = one.recv(PIECE if left is None else min(PIECE, left))
                if not data:
                    break
                other.sendall(data)
                left = None if left is None else left - len(data)
            self.broken += left == 0
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Let nobody through any more."""
        self._door.close()


@pytest.fixture
def line(server: Server) -> Iterator[BreakingLine]:
    found = BreakingLine(server, seed=11)
    yield found
    found.close()


def test_nothing_is_lost_or_repeated_on_a_line_that_breaks(
    server: Server, line: BreakingLine
) -> None:
    person = Player(server)
    client = Client(line.url, token_of(person))
    game = client.open_table("spor", name="Robot", bots=[{"seat": 1, "level": "random"}])
    told: list[int] = []
    played: list[int] = []
    luck = random.Random(8)
    for message in game.feed():
        if isinstance(message, State):
            told += [entry.number for entry in message.log]
        elif isinstance(message, Entry):
            told.append(message.number)
        if game.over:
            break
        now = None if not isinstance(message, (State, Entry)) else message.now
        if now is not None and now is game.now and now.your_turn:
            played.append(game.play(luck.choice(now.moves).move).number)
    assert told == list(range(1, told[-1] + 1))
    assert len(set(played)) == len(played)
    person.table = game.id
    log = person.state()["log"]
    mine = [each["number"] for each in log if each["kind"] == "move" and each["seat"] == 0]
    assert played == mine, "every move was made once"
    assert line.broken > 10
    client.close()
    person.close()
