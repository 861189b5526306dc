"""Programs of the tests: with tokens, at a real server."""

import json
import queue
import threading
from typing import Any

import httpx

from tests.support.patience import PATIENCE
from tests.web.helper import Data, Player, Server, browser


def token_of(player: Player, **wish: Any) -> str:
    """A token that somebody makes in his browser."""
    answer = player.http.post("/api/tokens", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def program(server: Server, token: str, table: str = "") -> Player:
    """A program with its token, which has no cookies."""
    return Player(server, table, authorization=f"Bearer {token}")


def register(player: Player, name: str, **rules: Any) -> tuple[Data, str]:
    """A bot of somebody's, and its token."""
    answer = player.http.post("/api/bots", json={"name": name, **rules})
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["bot"]), str(answer.json()["token"]["token"])


class Lines:
    """A stream of lines, read in a thread; signs of life are left out."""

    def __init__(self, player: Player, path: str, **query: Any) -> None:
        self.lines: queue.Queue[Data] = queue.Queue()
        self.ended = threading.Event()
        self._opened = threading.Event()
        self._http = browser(base_url=player.http.base_url, headers=player.http.headers)
        self._path, self._query = path, query
        threading.Thread(target=self._read, daemon=True).start()
        assert self._opened.wait(PATIENCE)

    def _read(self) -> None:
        try:
            with self._http.stream("GET", self._path, params=self._query) as answer:
                assert answer.status_code == 200, answer.read()
                for line in answer.iter_lines():
                    found = json.loads(line)
                    self._opened.set()
                    if found["type"] != "alive":
                        self.lines.put(found)
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        finally:
            self._opened.set()
            self.ended.set()

    def next(self, *kinds: str) -> Data:
        """The next line, or the next of these types."""
        while True:
            found = self.lines.get(timeout=PATIENCE)
            if not kinds or found["type"] in kinds:
                return found

    def until(self, number: int) -> list[Data]:
        """The lines of the feed up to the entry of this number."""
        found = [self.next("state", "entry")]
        while found[-1]["number"] < number:
            found.append(self.next("state", "entry"))
        return found

    def close(self) -> None:
        """Hang up."""
        self._http.close()
