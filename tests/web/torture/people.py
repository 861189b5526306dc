"""The people of a tortured house: they play and watch at both servers, and write everything down.

Whoever gets no answer, or hears that the tables cannot be reached, sends the same command with the
same key again, at the other server. What was acknowledged is theirs to be compared with the log.
"""

import random
import threading
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from plansza.games.spor import GAME
from plansza.store import Store
from plansza.table.table import OPEN, OVER, Table
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Data, Server
from tests.web.kill_clients import events
from tests.web.torture.house import House

POLL = 0.02
WAIT = 0.1  # until whoever is not to move looks again
SOON = 0.1  # seconds until somebody who was sent away tries again
NAMES = ("Ania", "Olek")
AWAY = 503


class Lost(Exception):
    """No answer: the connection broke, nobody listens, or the tables cannot be reached."""


@dataclass
class Order:
    """A command as whoever gave it knows it."""

    table: str
    kind: str
    key: str
    move: str = ""
    sent: int = 0
    number: int | None = None  # the entry that it was acknowledged with
    refused: bool = False


@dataclass
class Place:
    """Where one game after the other is played."""

    bot: bool
    opened: list[str] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)

    @property
    def table(self) -> str:
        """The table of now, if there is one."""
        newest = self.opened[-1] if self.opened else ""
        return "" if newest in self.ended else newest


class Crowd:
    """Everybody at a house."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.going = threading.Event()  # else nobody gives a new command
        self.leaving = threading.Event()
        self.trouble: list[BaseException] = []
        self._ends: dict[str, int] = {}  # the entries at which games ended, by table
        self.posting = [threading.Event(), threading.Event()]  # a command is sent to this server
        self.places = [Place(False), Place(False), Place(True)]
        seats = [(place, seat) for place in self.places for seat in range(1 if place.bot else 2)]
        self.players = [
            Player(self, place, seat, seed + number) for number, (place, seat) in enumerate(seats)
        ]
        # One page for each place that stays with each server, and one that goes where it can.
        homes: tuple[int | None, ...] = (0, 1, None)
        self.watchers = [Watcher(self, place, home) for place in self.places for home in homes]

    def __enter__(self) -> "Crowd":
        for person in self.everybody():
            person.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.set()
        self.going.set()
        self.house.close()  # who listens notices
        for person in self.everybody():
            person.join(PATIENCE)

    def everybody(self) -> "list[Player | Watcher]":
        return [*self.players, *self.watchers]

    def check(self) -> None:
        """Pass on what went wrong with somebody."""
        if self.trouble:
            raise self.trouble[0]

    def until(self, true: Any, what: str) -> None:
        """Wait for something, unless somebody is in trouble."""

        def settled() -> bool:
            self.check()
            return bool(true())

        eventually(settled, what)

    def play_on(self, commands: int = 2) -> None:
        """Let everybody play until each was acknowledged so many commands more."""
        self.going.set()
        wanted = [player.acknowledged + commands for player in self.players]
        self.until(
            lambda: all(p.acknowledged >= n for p, n in zip(self.players, wanted, strict=True)),
            "the games do not go on",
        )

    def be_still(self) -> None:
        """Nobody gives a new command, every old one is answered, and every page has all news."""
        self.going.clear()
        self.until(lambda: all(player.idle for player in self.players), "a command has no answer")
        with self.house.store() as store:
            for watcher in self.watchers:
                for table in watcher.place.opened:
                    self.until(
                        lambda w=watcher, t=table: w.count(t) >= self.last_due(store, t),
                        f"the page of the {watcher.name} does not see the news of {table}",
                    )

    def last_due(self, store: Store, table_id: str) -> int:
        """The last entry that pages must hear: they leave a table when its game is over."""
        if table_id not in self._ends:
            table = Table(GAME, store.head(table_id))
            for entry in store.read(table_id):
                table.apply(entry)
                if table.status == OVER:
                    return self._ends.setdefault(table_id, entry.number)
            return table.number
        return self._ends[table_id]

    def is_pending(self, which: int) -> bool:
        """Wait until somebody sends a command to this server; whether anybody does."""
        self.posting[which].clear()
        return self.posting[which].wait(5.0)

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    @property
    def unavailable(self) -> int:
        return sum(player.unavailable for player in self.players)

    @property
    def orders(self) -> list[Order]:
        return [order for player in self.players for order in player.orders]


class Person(threading.Thread):
    """Somebody with a browser, at one server or the other."""

    def __init__(self, crowd: Crowd, place: Place, name: str, home: int) -> None:
        super().__init__(name=name, daemon=True)
        self.crowd, self.place, self.at = crowd, place, home
        self.http = httpx.Client(timeout=httpx.Timeout(PATIENCE), verify=False)

    @property
    def server(self) -> Server:
        return self.crowd.house.servers[self.at]

    def run(self) -> None:
        try:
            self.live()
        except BaseException as error:
            if not self.crowd.leaving.is_set():
                error.add_note(f"{self.name} at server {self.at}, {time.strftime('%X')}")
                self.crowd.trouble.append(error)
        self.http.close()

    def live(self) -> None:
        """What this person does until he leaves."""
        raise NotImplementedError


class Player(Person):
    """Plays one seat of a place; the first player opens the tables."""

    numbers = count()

    def __init__(self, crowd: Crowd, place: Place, seat: int, seed: int) -> None:
        super().__init__(crowd, place, NAMES[seat], seed % 2)
        self.seat = seat
        self.random = random.Random(seed)
        self.orders: list[Order] = []
        self.acknowledged = 0
        self.repeated = 0  # commands that had been carried out when they were sent again
        self.unavailable = 0  # answers that the tables cannot be reached
        self.longest_answer = 0.0  # seconds for any answer, also for that one
        self.longest_outage = 0.0  # from the first attempt of a command to its acknowledgement
        self.idle = False

    # -- requests -----------------------------------------------------------------------------

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """An answer of the server where this player is at the moment, or Lost."""
        start = time.monotonic()
        try:
            if method == "POST":
                self.crowd.posting[self.at].set()
            answer = self.http.request(method, self.server.url + path, **more)
        except httpx.TimeoutException:
            raise AssertionError(f"no answer to {path} in {PATIENCE} s") from None
        except httpx.TransportError as error:
            raise Lost from error
        self.longest_answer = max(self.longest_answer, time.monotonic() - start)
        if answer.status_code == AWAY:
            self.unavailable += 1
            assert answer.json()["message"], answer.text
            raise Lost
        assert answer.status_code < 500, answer.text
        return answer

    def insist(self, method: str, path: str, order: Order | None = None, **more: Any) -> Any:
        """The answer of a server, however often it takes."""
        if self.random.random() < 0.15:
            self.at = 1 - self.at
        start = time.monotonic()
        while not self.crowd.leaving.is_set():
            if order is not None:
                order.sent += 1
            try:
                answer = self.ask(method, path, **more)
            except Lost:
                self.at = 1 - self.at
                time.sleep(SOON * self.random.random())
                continue
            if order is not None and answer.status_code == 200:
                self.longest_outage = max(self.longest_outage, time.monotonic() - start)
            return answer
        raise Lost

    def send(self, kind: str, **fields: Any) -> None:
        """Give a command until it is answered, and sometimes once more."""
        order = Order(self.place.table, kind, f"k{next(self.numbers)}", fields.get("move", ""))
        self.orders.append(order)
        body = {"kind": kind, "key": order.key, **fields}
        path = f"/api/tables/{order.table}/commands"
        answer = self.insist("POST", path, order, json=body)
        if answer.status_code != 200:
            order.refused = True
            return
        receipt = answer.json()
        order.number = receipt["number"]
        self.acknowledged += 1
        self.repeated += receipt["repeated"]
        assert order.sent > 1 or not receipt["repeated"], order
        if self.random.random() < 0.05:
            again = self.insist("POST", path, json=body).json()
            assert again == {**receipt, "repeated": True}, (order, receipt, again)

    # -- playing ------------------------------------------------------------------------------

    def live(self) -> None:
        self.insist("GET", "/")  # a page gives the browser its secret
        while not self.crowd.leaving.is_set():
            self.idle = not self.crowd.going.is_set()
            self.crowd.going.wait(1.0)
            if self.crowd.going.is_set() and not self.crowd.leaving.is_set():
                self.idle = False
                self.go_on()
            time.sleep(POLL)

    def go_on(self) -> None:
        """Look, and do what is to be done."""
        if not self.place.table:
            if self.seat == 0:
                self.open()
            time.sleep(WAIT)
            return
        table = self.place.table
        asked: Data = self.insist("GET", f"/api/tables/{table}/pulse").json()
        if asked["status"] == OPEN and self.seat == 1:
            self.send("sit", seat=1, name="Olek")
        elif asked["status"] == OVER and self.seat == 0:
            self.place.ended.add(table)
        elif asked["your_turn"]:
            self.move(self.insist("GET", f"/api/tables/{table}").json()["now"])
        elif self.random.random() < 0.03:
            self.send("chat", text=f"well {self.random.random()}")
        else:
            time.sleep(WAIT)

    def open(self) -> None:
        """A new table, one for one click."""
        bots = [{"seat": 1, "level": "random"}] if self.place.bot else []
        body = {
            "game": "spor",
            "name": NAMES[0],
            "seat": 0,
            "bots": bots,
            "options": {"tactics": self.random.choice(["on", "off"])},
            "key": f"open-{next(self.numbers)}",
        }
        answer = self.insist("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.place.opened.append(answer.json()["id"])

    def move(self, now: Data) -> None:
        """Usually a move, sometimes a word or a change of mind."""
        dice = self.random.random()
        if dice < 0.05:
            self.send("chat", text=f"hm {dice}")
        elif dice < 0.1 and now["may_take_back"]:
            self.send("takeback", seen=now["number"])
        elif now["choices"]:  # else this server has not heard yet that it is our turn
            move = self.random.choice(now["choices"])["move"]
            self.send("play", move=move, seen=now["number"])


class Watcher(Person):
    """Listens to all tables of a place and comes back with the last number he heard."""

    def __init__(self, crowd: Crowd, place: Place, home: int | None) -> None:
        where = "any server" if home is None else f"server {home}"
        super().__init__(crowd, place, f"watcher of {where}", home or 0)
        self.stays = home is not None
        self.heard: dict[str, list[Data]] = {}

    def count(self, table: str) -> int:
        return len(self.heard.get(table, ()))

    def live(self) -> None:
        done = 0
        while not self.crowd.leaving.is_set():
            if done < len(self.place.opened):
                done += self.listen(self.place.opened[done])
            time.sleep(POLL)

    def listen(self, table: str) -> bool:
        """Until the game is over, or the connection breaks; whether it is over."""
        heard = self.heard.setdefault(table, [])
        path = f"{self.server.url}/api/tables/{table}/stream"
        try:
            with self.http.stream("GET", path, params={"after": len(heard)}) as answer:
                assert answer.status_code in (200, AWAY), answer.read()
                for event in events(answer.iter_lines()):
                    assert event["number"] == len(heard) + 1, "an event is missing, or came twice"
                    heard.append(event)
                    if event["now"] and event["now"]["status"] == OVER:
                        return True
        except (httpx.TransportError, httpx.StreamError):
            pass
        if not self.stays:
            self.at = 1 - self.at
        time.sleep(SOON)
        return False
