"""The people of `test_kill`: they play and watch at a server that dies again and again.

They stop at a gate while it is down, and what they were told is theirs to be compared with the log.
"""

import json
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from plansza.table.table import OPEN, OVER, RUNNING
from tests.support.patience import PATIENCE
from tests.web.helper import Data, Server

POLL = 0.005
CHANGE_OF_MIND = 0.02  # how often somebody who waits would rather take back


class Lost(Exception):
    """The connection broke, or nobody listens."""


@dataclass
class Order:
    """A command as a client knows it."""

    table: str
    kind: str
    key: str
    move: str = ""
    lost: int = 0  # connections that broke before there was an answer
    found: int | None = None  # where it stood in the log after the last of these


class Gate:
    """Clients pass while a server runs; when it dies they gather here."""

    def __init__(self) -> None:
        self._change = threading.Condition()
        self._open = False
        self._waiting = 0
        self._clients = 0
        self.trouble: list[BaseException] = []
        self.posting = threading.Event()  # somebody sends a command at this moment
        self.finishing = False  # games are played to their end, and no new ones begun

    def enter(self) -> None:
        """A client comes."""
        with self._change:
            self._clients += 1

    def leave(self, trouble: BaseException | None = None) -> None:
        """A client goes for good."""
        with self._change:
            self._clients -= 1
            if trouble is not None:
                self.trouble.append(trouble)
            self._change.notify_all()

    def wait(self) -> None:
        """Until there is a server again; at once, if there is one."""
        with self._change:
            self._waiting += 1
            self._change.notify_all()
            passed = self._change.wait_for(lambda: self._open, 5 * PATIENCE)
            self._waiting -= 1
        assert passed, "no server comes"

    def open(self) -> None:
        """Let everybody through."""
        with self._change:
            self._open = True
            self._change.notify_all()

    def shut(self) -> None:
        """From now on who finds no server waits."""
        with self._change:
            self._open = False

    def gather(self) -> None:
        """Until everybody waits, has left, or is in trouble."""
        with self._change:
            quiet = self._change.wait_for(
                lambda: self._waiting == self._clients or bool(self.trouble), PATIENCE
            )
        self.check()
        assert quiet, "a client has not noticed that the server is dead"

    def check(self) -> None:
        """Pass on what went wrong in a client."""
        if self.trouble:
            raise self.trouble[0]


@dataclass
class Place:
    """Where a game is played; both players and the watcher look here."""

    bot: bool
    table: str = ""
    opened: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)


class Client(threading.Thread):
    """Somebody with a browser."""

    def __init__(self, server: Server, gate: Gate, place: Place, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self.server, self.gate, self.place = server, gate, place
        self.http = httpx.Client(timeout=httpx.Timeout(PATIENCE), verify=False)
        gate.enter()

    def run(self) -> None:
        trouble: BaseException | None = None
        try:
            self.live()
        except BaseException as error:
            trouble = error
        self.gate.leave(trouble)
        self.http.close()

    def live(self) -> None:
        """What this client does until it leaves."""
        raise NotImplementedError

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """An answer, or Lost."""
        try:
            answer = self.http.request(method, self.server.url + path, **more)
        except httpx.TransportError as error:
            raise Lost from error
        assert answer.status_code < 500, answer.text
        return answer

    def get(self, path: str) -> httpx.Response:
        """The answer, however many servers die meanwhile."""
        while True:
            try:
                answer = self.request("GET", path)
            except Lost:
                self.gate.wait()
                continue
            assert answer.status_code == 200, answer.text
            return answer


class Player(Client):
    """Plays one seat of a place; the first player opens the tables."""

    numbers = count()

    def __init__(self, server: Server, gate: Gate, place: Place, seat: int, seed: int) -> None:
        super().__init__(server, gate, place, f"seat {seat}")
        self.seat = seat
        self.random = random.Random(seed)
        self.orders: list[Order] = []
        self.pending: Order | None = None
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.refused: set[tuple[str, str]] = set()
        self.repeated = 0

    # -- commands -----------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> bool:
        """Give a command until it is answered; whether it was carried out."""
        order = Order(self.place.table, kind, f"k{next(self.numbers)}", fields.get("move", ""))
        self.orders.append(order)
        self.pending = order
        body = {"kind": kind, "key": order.key, **fields}
        while True:
            try:
                self.gate.posting.set()
                path = f"/api/tables/{order.table}/commands"
                answer = self.request("POST", path, json=body)
                break
            except Lost:
                order.lost += 1
                self.gate.wait()
        self.settle(order, answer)
        self.pending = None
        return answer.status_code == 200

    def settle(self, order: Order, answer: httpx.Response) -> None:
        """What the answer must say, given what the log said."""
        name = (order.table, order.key)
        if answer.status_code != 200:
            assert order.found is None, f"{order} stands in the log, but is refused: {answer.text}"
            self.refused.add(name)
            return
        receipt = answer.json()
        assert receipt["repeated"] == (order.found is not None), (order, receipt)
        assert order.found in (None, receipt["number"]), (order, receipt)
        self.acknowledged[name] = receipt["number"]
        self.repeated += receipt["repeated"]

    # -- playing ------------------------------------------------------------------------------

    def live(self) -> None:
        self.gate.wait()
        self.get("/")  # a page gives the browser its secret; without one no seat could be kept
        while True:
            self.gate.wait()
            if self.place.table in self.place.ended:
                if self.gate.finishing:
                    return
                if self.seat == 0:
                    self.open()
            if self.place.table and self.place.table not in self.place.ended:
                self.go_on()
            time.sleep(POLL)

    def open(self) -> None:
        """A new table, one for one click: if the answer is lost, the same click again."""
        bots = [{"seat": 1, "level": "random"}] if self.place.bot else []
        body = {
            "game": "spor",
            "name": "Ania",
            "seat": 0,
            "bots": bots,
            "options": {"tactics": self.random.choice(["on", "off"])},
            "key": f"open-{next(self.numbers)}",
        }
        while True:
            try:
                answer = self.request("POST", "/api/tables", json=body)
                break
            except Lost:
                self.gate.wait()
        assert answer.status_code == 201, answer.text
        self.place.table = answer.json()["id"]
        self.place.opened.append(self.place.table)

    def go_on(self) -> None:
        """Look, and do what is to be done; whoever waits asks a small question, as pages do."""
        path = f"/api/tables/{self.place.table}"
        pulse: Data = self.get(f"{path}/pulse").json()
        waits = pulse["status"] == RUNNING and not pulse["your_turn"]
        if waits and self.random.random() >= CHANGE_OF_MIND:
            return
        now: Data = self.get(path).json()["now"]
        if now["status"] == OPEN and self.seat == 1:
            assert self.send("sit", seat=1, name="Olek")
        elif now["status"] == OVER and self.seat == 0:
            self.check_record()
            self.place.ended.append(self.place.table)
        elif self.seat in now["to_move"]:
            self.move(now)
        elif now["may_take_back"] and waits:
            self.send("takeback", seen=now["number"])

    def move(self, now: Data) -> None:
        """Usually a move, sometimes a word or a change of mind."""
        dice = self.random.random()
        if dice < 0.1:
            assert self.send("chat", text=f"hm {dice}")
        elif dice < 0.2 and now["may_take_back"]:
            self.send("takeback", seen=now["number"])
        else:
            move = self.random.choice(now["choices"])["move"]
            self.send("play", move=move, seen=now["number"])

    def check_record(self) -> None:
        """The game on paper can be played again, and ends alike."""
        text = self.get(f"/api/tables/{self.place.table}/record").text
        record = read_record(text)
        assert record.seed
        assert replay(GAME, record).outcome is not None


class Watcher(Client):
    """Listens to the tables of a place and comes back with the last number he heard."""

    def __init__(self, server: Server, gate: Gate, place: Place) -> None:
        super().__init__(server, gate, place, "watcher")
        self.heard: dict[str, list[Data]] = {}

    def live(self) -> None:
        while not self.gate.finishing:
            self.gate.wait()
            table = self.place.table
            if table:
                try:
                    self.listen(table)
                except Lost:
                    self.gate.wait()
            time.sleep(POLL)

    def listen(self, table: str) -> None:
        """Until the game is over, or the connection breaks."""
        heard = self.heard.setdefault(table, [])
        if heard and heard[-1]["now"] and heard[-1]["now"]["status"] == OVER:
            return
        path = f"{self.server.url}/api/tables/{table}/stream"
        query = {"after": len(heard)}
        try:
            with self.http.stream("GET", path, params=query) as answer:
                assert answer.status_code == 200, answer.read()
                for event in events(answer.iter_lines()):
                    assert event["number"] == len(heard) + 1, "an event is missing, or came twice"
                    heard.append(event)
                    if event["now"] and event["now"]["status"] == OVER:
                        return
        except (httpx.TransportError, httpx.StreamError) as error:
            raise Lost from error
        raise Lost


def events(lines: Iterator[str]) -> Iterator[Data]:
    """The whole events with a number."""
    number, data = "", ""
    for line in lines:
        if line.startswith("id: "):
            number = line[4:]
        elif line.startswith("data: "):
            data = line[6:]
        elif not line:
            if number:
                yield json.loads(data)
            number = data = ""
