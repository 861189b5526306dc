"""kill -9 in the middle of games: what was acknowledged is there, once; what was not, can be asked.

Clients play as browsers do: when the connection breaks they wait, and send the same command with
the same key again. Between the death of a server and the first request to its successor the log is
read and compared with everything that anybody was told.
"""

import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from plansza.store import open_store
from plansza.store.entries import Entry
from plansza.table.hall import CHECK
from plansza.table.table import OPEN, OVER, Table
from tests.web.helper import Data, Server

pytestmark = pytest.mark.pure_only

SLOW = 60.0  # seconds that a busy machine may need for anything
POLL = 0.005


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
            passed = self._change.wait_for(lambda: self._open, 10 * SLOW)
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
                lambda: self._waiting == self._clients or bool(self.trouble), SLOW
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
        self.http = httpx.Client(timeout=httpx.Timeout(SLOW), verify=False)
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
        wish = {"game": "spor", "name": "Ania", "seat": 0, "bots": bots,
                "options": {"tactics": self.random.choice(["on", "off"])},
                "key": f"open-{next(self.numbers)}"}  # fmt: skip
        while True:
            try:
                answer = self.request("POST", "/api/tables", json=wish)
                break
            except Lost:
                self.gate.wait()
        assert answer.status_code == 201, answer.text
        self.place.table = answer.json()["id"]
        self.place.opened.append(self.place.table)

    def go_on(self) -> None:
        """Look, and do what is to be done."""
        now: Data = self.get(f"/api/tables/{self.place.table}").json()["now"]
        if now["status"] == OPEN and self.seat == 1:
            assert self.send("sit", seat=1, name="Olek")
        elif now["status"] == OVER and self.seat == 0:
            self.check_record()
            self.place.ended.append(self.place.table)
        elif self.seat in now["to_move"]:
            self.move(now)
        elif now["may_take_back"] and self.random.random() < 0.02:
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


# -- what the log says --------------------------------------------------------------------------


class Auditor:
    """Reads the logs after every death; what it has read once must never change."""

    def __init__(self, server: Server, players: list[Player], watchers: list[Watcher]) -> None:
        self.server, self.players, self.watchers = server, players, watchers
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Table] = {}
        self.fate: Counter[str] = Counter()

    def check(self) -> None:
        """Everything that anybody was told is there, and nothing else."""
        with open_store(self.server.database) as store:
            for head in store.heads(limit=100_000):
                self.tables.setdefault(head.id, Table(GAME, head))
                self.read(head.id, store.read(head.id))
        for player in self.players:
            self.check_player(player)
        self.check_keys()
        for watcher in self.watchers:
            for table, heard in watcher.heard.items():
                log = self.logs[table]
                assert len(heard) <= len(log), "an event was told before it was safe"
                for event, entry in zip(heard, log, strict=False):
                    told = event["number"], event["kind"], event["seat"], event["at"]
                    assert told == (entry.number, entry.kind, entry.seat, entry.at)

    def read(self, table_id: str, log: list[Entry]) -> None:
        """Old entries stay, new ones follow without a gap and give what their digests say."""
        old = self.logs.get(table_id, [])
        assert log[: len(old)] == old, "an entry has changed or is gone"
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        keys = [entry.key for entry in log if entry.key]
        assert len(set(keys)) == len(keys), "a command was carried out twice"
        table = self.tables[table_id]
        for entry in log[len(old) :]:
            table.apply(entry)
            assert table.position is not None or "check" not in entry.body
            if table.position is not None and "check" in entry.body:
                assert entry.body["check"] == table.position.digest()[:CHECK]
            if entry.key.startswith("bot-"):
                self.check_bot(log, entry)
        full = not any(seat.free for seat in table.seats)
        assert not (full and table.status == OPEN), "half a command was written"
        self.logs[table_id] = log

    def check_bot(self, log: list[Entry], entry: Entry) -> None:
        """A bot answers what it saw; others may have talked meanwhile, itself it has not moved."""
        _, seen, seat = entry.key.split("-")
        assert int(seat) == entry.seat
        meanwhile = log[int(seen) : entry.number - 1]
        assert int(seen) < entry.number
        assert entry.seat not in [each.seat for each in meanwhile]

    def found(self, table: str, key: str) -> Entry | None:
        """The entry of a player's command."""
        hits = [entry for entry in self.logs[table] if entry.key.rpartition(":")[2] == key]
        assert len(hits) <= 1, f"{key} stands in the log twice"
        return hits[0] if hits else None

    def check_player(self, player: Player) -> None:
        for order in player.orders:
            entry = self.found(order.table, order.key)
            name = order.table, order.key
            if name in player.acknowledged:
                assert entry is not None, f"{order} was acknowledged and is gone"
                assert entry.number == player.acknowledged[name]
            elif name in player.refused:
                assert entry is None, f"{order} was refused and stands in the log"
            else:
                assert order is player.pending
                assert order.lost
                if order.found is not None:
                    assert entry is not None, f"{order} stood in the log and is gone"
                order.found = entry.number if entry is not None else None
                self.fate["done" if entry is not None else "not done"] += 1
            if entry is not None:
                kind = {"play": "move"}.get(order.kind, order.kind)
                assert (entry.kind, entry.body.get("move", "")) == (kind, order.move)

    def check_keys(self) -> None:
        """Nobody's commands but those of the players and the bots."""
        sent = {(order.table, order.key) for player in self.players for order in player.orders}
        for table, log in self.logs.items():
            for entry in log:
                if entry.key and not entry.key.startswith("bot-"):
                    assert (table, entry.key.rpartition(":")[2]) in sent


# -- the tests ----------------------------------------------------------------------------------


def torment(folder: Path, kills: int, seed: int) -> tuple[Auditor, int]:
    """Two places, several games, so many deaths; then every game is played to its end."""
    dice = random.Random(seed)
    server = Server(folder, workers=1)
    gate = Gate()
    duel, solo = Place(False), Place(True)
    for place in (duel, solo):
        place.ended.append("")
    seats = [(duel, 0), (duel, 1), (solo, 0)]
    players = [Player(server, gate, place, seat, seed + number)
               for number, (place, seat) in enumerate(seats)]  # fmt: skip
    watchers = [Watcher(server, gate, place) for place in (duel, solo)]
    auditor = Auditor(server, players, watchers)
    for client in (*players, *watchers):
        client.start()
    try:
        for number in range(kills):
            gate.open()
            wait_for_a_moment(gate, dice, number)
            server.stop()
            gate.shut()
            gate.gather()
            restart(server)
            auditor.check()
        gate.finishing = True
        gate.open()
        for player in players:
            player.join(10 * SLOW)
            gate.check()
            assert not player.is_alive(), "the game does not go on"
        auditor.check()
    finally:
        gate.finishing = True
        server.stop()
        gate.open()
    for watcher in watchers:
        watcher.join(SLOW)
        assert not watcher.is_alive()
    gate.check()
    check_games(auditor, [duel, solo])
    assert "Traceback" not in server.log.read_text()
    return auditor, sum(player.repeated for player in players)


def wait_for_a_moment(gate: Gate, dice: random.Random, number: int) -> None:
    """Any moment, or one in which a command is under way."""
    time.sleep(dice.uniform(0.0, 0.25))
    if number % 4:
        gate.posting.clear()
        assert gate.posting.wait(SLOW), "nobody does anything"
        time.sleep(dice.uniform(0.0, 0.02))
    gate.check()


def restart(server: Server) -> None:
    """Start again; if somebody has taken the port meanwhile, on another one."""
    try:
        server.start()
    except ValueError:
        server.port = 0
        server.start()


def check_games(auditor: Auditor, places: list[Place]) -> None:
    """Every game that was begun in full was played to its end, and several deaths fell into one."""
    opened = [table for place in places for table in place.opened]
    assert sorted(opened) == sorted(auditor.tables), "one click opened two tables, or none"
    for place in places:
        ended = [table for table in place.ended if table]
        assert ended
        for table in ended:
            played = auditor.tables[table]
            assert played.status == OVER
            assert played.record().seed
            assert replay(GAME, read_record(played.record().text())).outcome == played.outcome
    for watcher in auditor.watchers:
        for table, heard in watcher.heard.items():
            assert [event["number"] for event in heard] == list(range(1, len(heard) + 1)), table


def report(auditor: Auditor, repeated: int, kills: int, began: float) -> None:
    entries = sum(map(len, auditor.logs.values()))
    acknowledged = sum(len(player.acknowledged) for player in auditor.players)
    print(f"{kills} kills in {time.monotonic() - began:.1f} s: {len(auditor.logs)} tables, "
          f"{entries} entries, {acknowledged} acknowledged, lost answers {dict(auditor.fate)}, "
          f"{repeated} settled by their key")  # fmt: skip


@pytest.mark.slow
def test_20_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    seed = int.from_bytes(os.urandom(4), "big")
    print(f"seed {seed}")
    auditor, repeated = torment(tmp_path, 20, seed)
    report(auditor, repeated, 20, began)
    assert sum(auditor.fate.values()) >= 3, "no command was under way when the server died"


@pytest.mark.torture
def test_300_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    seed = int.from_bytes(os.urandom(4), "big")
    print(f"seed {seed}")
    auditor, repeated = torment(tmp_path, 300, seed)
    report(auditor, repeated, 300, began)
    assert auditor.fate["done"] >= 3, "no command was written whose answer was lost"
    assert auditor.fate["not done"] >= 3
    assert repeated >= 3
