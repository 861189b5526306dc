"""kill -9 in the middle of games: what was acknowledged is there, once; what was not, can be asked.

Clients play as browsers do: when the connection breaks they wait, and send the same command with
the same key again. Between the death of a server and the first request to its successor the log is
read and compared with everything that anybody was told.
"""

import os
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from plansza.store import open_store
from plansza.store.entries import Entry
from plansza.table.reading import CHECK
from plansza.table.table import OPEN, OVER, Table
from tests.support.patience import PATIENCE
from tests.web.helper import Server
from tests.web.kill_clients import Gate, Place, Player, Watcher

MORE = 100  # deaths at most, where the ones that were asked for all came between two commands


# -- what the log says --------------------------------------------------------------------------


class Auditor:
    """Reads the logs after every death; what it has read once must never change."""

    def __init__(self, server: Server, players: list[Player], watchers: list[Watcher]) -> None:
        self.server, self.players, self.watchers = server, players, watchers
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Table] = {}
        self.fate: Counter[str] = Counter()
        self.deaths = 0

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


def torment(
    folder: Path, kills: int, seed: int, until: Callable[[Auditor], bool] = lambda _: True
) -> tuple[Auditor, int]:
    """Two places, several games, so many deaths, and more until what is waited for has happened;
    then every game is played to its end.
    """
    dice = random.Random(seed)
    server = Server(folder, workers=1)
    gate = Gate()
    duel, solo = Place(False), Place(True)
    for place in (duel, solo):
        place.ended.append("")
    seats = [(duel, 0), (duel, 1), (solo, 0)]
    players = [
        Player(server, gate, place, seat, seed + number)
        for number, (place, seat) in enumerate(seats)
    ]
    watchers = [Watcher(server, gate, place) for place in (duel, solo)]
    auditor = Auditor(server, players, watchers)
    for client in (*players, *watchers):
        client.start()
    try:
        for number in range(kills + MORE):
            if number >= kills and until(auditor):
                break
            gate.open()
            wait_for_a_moment(gate, dice, number)
            server.stop()
            gate.shut()
            gate.gather()
            restart(server)
            auditor.deaths += 1
            auditor.check()
        gate.finishing = True
        gate.open()
        for player in players:
            player.join(5 * PATIENCE)
            gate.check()
            assert not player.is_alive(), "the game does not go on"
        auditor.check()
    finally:
        gate.finishing = True
        server.end()
        gate.open()
    for watcher in watchers:
        watcher.join(PATIENCE)
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
        assert gate.posting.wait(PATIENCE), "nobody does anything"
        time.sleep(dice.uniform(0.0, 0.004))
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


def report(auditor: Auditor, repeated: int, began: float) -> None:
    entries = sum(map(len, auditor.logs.values()))
    acknowledged = sum(len(player.acknowledged) for player in auditor.players)
    print(
        f"{auditor.deaths} kills in {time.monotonic() - began:.1f} s: {len(auditor.logs)} tables, "
        f"{entries} entries, {acknowledged} acknowledged, lost answers {dict(auditor.fate)}, "
        f"{repeated} settled by their key"
    )


@pytest.mark.slow
def test_some_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    seed = int.from_bytes(os.urandom(4), "big")
    print(f"seed {seed}")
    auditor, repeated = torment(tmp_path, 6, seed, until=lambda each: each.fate.total() >= 1)
    report(auditor, repeated, began)
    assert auditor.fate.total() >= 1, "no command was under way when the server died"


@pytest.mark.torture
def test_300_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    seed = int.from_bytes(os.urandom(4), "big")
    print(f"seed {seed}")
    auditor, repeated = torment(tmp_path, 300, seed)
    report(auditor, repeated, began)
    assert auditor.fate["done"] >= 3, "no command was written whose answer was lost"
    assert auditor.fate["not done"] >= 3
    assert repeated >= 3
