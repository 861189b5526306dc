"""What can go wrong, over real HTTP against a real process.

Whatever happens: a clear answer in the reader's language, nothing lost, nothing done twice, never
a stack trace, and afterwards the server serves as before.
"""

import os
import random
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from plansza.store import open_store
from plansza.store.store import PATIENCE as STORE_PATIENCE
from plansza.words import words_for
from tests.support.patience import PATIENCE, eventually
from tests.support.processes import run
from tests.web.conftest import NewPlayer
from tests.web.helper import (
    ENVIRONMENT,
    ROOT,
    Data,
    Player,
    Server,
    Stream,
    asleep,
    send_and_hang_up,
)
from tests.web.refusals import assert_problem, assert_refused, command, numbers
from tests.web.tables.test_play import Duel, to_move

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


# -- lost connections -------------------------------------------------------------------------


def reset(stream: Stream) -> None:
    """Break a stream's connection as a lost network does: nobody says goodbye."""
    stream._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    stream.close()


def test_a_stream_lost_and_resumed(duel: Duel, player: NewPlayer) -> None:
    """Whoever comes back with the last number seen gets every entry exactly once."""
    ania, olek = duel
    heard: list[int] = []
    for turn in range(6):
        stream = olek.stream(after=heard[-1] if heard else 0)
        to_move(duel).play(turn)
        heard += numbers(stream.until(olek.now()["number"] if turn % 2 else stream_start(heard)))
        reset(stream)
        to_move(duel).play(turn)  # meanwhile
    last = ania.now()["number"]
    heard += numbers(olek.stream(after=heard[-1]).until(last))
    assert heard == list(range(1, last + 1))
    eventually(lambda: streams(ania) <= 1, "lost streams are kept")


def stream_start(heard: list[int]) -> int:
    """Just the next number: the connection breaks while more may be on its way."""
    return (heard[-1] if heard else 0) + 1


def streams(who: Player) -> int:
    return int(who.http.get("/health").json()["streams"])


def test_an_answer_that_is_lost(server: Server, duel: Duel) -> None:
    """The command arrived, its answer did not: sent again, it is recognised."""
    ania, olek = duel
    mover = to_move(duel)
    now = mover.now()
    click = {
        "kind": "play",
        "key": "lost",
        "seen": now["number"],
        "move": now["choices"][0]["move"],
    }
    send_and_hang_up(server, mover, f"/api/tables/{ania.table}/commands", click)
    answer = mover.http.post(f"/api/tables/{ania.table}/commands", json=click)
    assert answer.status_code == 200, answer.text
    assert answer.json()["number"] == now["number"] + 1
    assert [each["kind"] for each in olek.state()["log"]].count("move") == 1


# -- the process and its surroundings ---------------------------------------------------------


def file_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite:///"))


def assert_whole(server: Server, who: Player, acknowledged: dict[str, int]) -> None:
    """What was acknowledged is in the log, once and under its number; numbers have no gap."""
    with open_store(server.database) as store:
        log = store.read(who.table)
    assert numbers(who.state()["log"]) == list(range(1, len(log) + 1))
    said = {entry.body["text"]: entry.number for entry in log if entry.kind == "chat"}
    assert len(said) == [entry.kind for entry in log].count("chat")
    assert said == acknowledged


def test_a_restart_in_mid_game(fragile: Server, pair: Duel) -> None:
    stream = pair[0].stream()
    for turn in range(6):
        to_move(pair).play(turn * 3)
    mover = to_move(pair)
    now = mover.now()
    heard = numbers(stream.until(now["number"]))
    click = {"move": now["choices"][0]["move"], "seen": now["number"], "key": "across"}
    before = [each.state() for each in pair]
    fragile.stop(signal.SIGTERM)
    assert stream.ended.wait(PATIENCE)
    with pytest.raises(httpx.TransportError):
        mover.ask("play", **click)
    fragile.start()
    assert [offline(each.state()) for each in pair] == [offline(each) for each in before]
    assert mover.do("play", **click) == {"number": now["number"] + 1, "repeated": False}
    fragile.stop(signal.SIGKILL)
    fragile.start()
    assert mover.do("play", **click) == {"number": now["number"] + 1, "repeated": True}
    heard += numbers(pair[0].stream(after=heard[-1]).until(now["number"] + 1))
    assert heard == list(range(1, now["number"] + 2))


def offline(state: Data) -> Data:
    """A state without whose pages are open."""
    seats = [{**seat, "present": None, "grace": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


@ON_LINUX
def test_a_killed_bot(fragile: Server) -> None:
    """Its process dies again and again, idle or over a question; its moves come, each once."""
    ania = Player(fragile)
    ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "greedy"}])
    stream = ania.stream()
    for turn in range(4):
        workers = fragile.workers()
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP if turn % 2 else signal.SIGKILL)
        while ania.now()["to_move"] == [0]:
            ania.play(turn)
        for worker in workers if turn % 2 else []:
            os.kill(worker, signal.SIGKILL)
        eventually(lambda: ania.now()["to_move"] != [1], "the bot's move is lost")
        if ania.now()["status"] == "over":
            break
    last = ania.now()["number"]
    assert numbers(stream.until(last)) == list(range(1, last + 1))
    with open_store(fragile.database) as store:
        keys = [
            entry.key
            for entry in store.read(ania.table)
            if entry.kind == "move" and entry.seat == 1
        ]
    assert keys
    assert len(set(keys)) == len(keys)
    assert ania.http.get("/health").json()["workers"] >= 1
    ania.close()


@contextmanager
def no_space(server: Server) -> Iterator[None]:
    """The files of the server cannot grow any more, as on a full disk."""
    import resource

    unlimited = resource.RLIM_INFINITY
    wal = file_of(server).with_name("tables.db-wal")
    most = max(wal.stat().st_size, server.log.stat().st_size + 50_000)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, unlimited))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@ON_LINUX
def test_a_full_disk(fragile: Server, pair: Duel) -> None:
    ania, olek = pair
    stream = olek.stream()
    acknowledged: dict[str, int] = {}
    click: Data = {}
    with no_space(fragile):
        for line in range(400):
            click = {"text": f"{line} " + "x" * 450, "key": f"full-{line}"}
            answer = ania.ask("chat", **click)
            if answer.status_code != 200:
                break
            acknowledged[click["text"]] = answer.json()["number"]
        said = assert_refused(command(ania, "chat", **click), 503, "unavailable")
        assert not any(str(file_of(fragile).parent) in sentence for sentence in said.values())
        assert answer.headers["retry-after"] == "1"
        health = ania.http.get("/health")
        assert (health.status_code, health.json()["writable"]) == (503, False)
        new = olek.http.post("/api/tables", json={"game": "spor", "name": "Olek"})
        assert_problem(new, 503, "unavailable")
        assert len(olek.state()["log"]) == 3 + len(acknowledged)  # reading goes on
    again = ania.do("chat", **click)
    assert not again["repeated"]
    acknowledged[click["text"]] = again["number"]
    assert ania.do("chat", **click)["repeated"]
    last = again["number"]
    assert numbers(stream.until(last)) == list(range(1, last + 1))
    assert_whole(fragile, olek, acknowledged)
    assert ania.http.get("/health").status_code == 200
    to_move(pair).play()


@ON_LINUX
def test_a_locked_database(fragile: Server, pair: Duel) -> None:
    """Who moves is told, and moves again; a bot tries again without being asked.

    Those who waited behind him are told the same, and need not wait as long as he did once more.
    """
    ania, olek = pair
    stream = olek.stream()
    stream.until(3)
    lonely = Player(fragile)
    lonely.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1}])
    mover = to_move(pair)
    now = mover.now()
    click = {"move": now["choices"][0]["move"], "seen": now["number"], "key": "locked"}
    with asleep(fragile):
        while lonely.now()["to_move"] == [0]:
            number = lonely.play()["number"]
        other = sqlite3.connect(file_of(fragile), isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
    try:
        with ThreadPoolExecutor(6) as pool:
            began = time.monotonic()
            waiting = [pool.submit(command(mover, "play", **click), {"lang": "pl"})]
            waiting += [
                pool.submit(command(ania, "chat", text="well?"), {"lang": "pl"}) for _ in range(5)
            ]
            assert olek.now()["number"] == now["number"]  # reading goes on meanwhile
            answers = [each.result(PATIENCE * 2) for each in waiting]
            took = time.monotonic() - began
        said = {assert_problem(answer, 503, "unavailable") for answer in answers}
        assert said == {words_for("pl")("error-unavailable")}
        assert took < 4 * STORE_PATIENCE  # six in a row would take six times as long
        assert olek.now()["number"] == now["number"]
        assert lonely.now()["number"] == number
    finally:
        other.close()
    assert mover.do("play", **click) == {"number": now["number"] + 1, "repeated": False}
    assert mover.do("play", **click) == {"number": now["number"] + 1, "repeated": True}
    assert numbers(stream.until(now["number"] + 1)) == [now["number"] + 1]
    with lonely.stream() as bots:
        assert numbers(bots.until(number + 1)) == list(range(1, number + 2))
    lonely.close()


def test_a_lock_that_is_given_back_in_time(fragile: Server, pair: Duel) -> None:
    """Nobody notices: the commands wait and are carried out, each once."""
    ania, _ = pair
    other = sqlite3.connect(file_of(fragile), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with ThreadPoolExecutor(3) as pool:
        waiting = [pool.submit(ania.ask, "chat", text="patience", key="patient") for _ in range(3)]
        ania.state()
        other.close()
        answers = [each.result(PATIENCE) for each in waiting]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert sorted(answer.json()["repeated"] for answer in answers) == [False, True, True]
    assert_whole(fragile, ania, {"patience": 4})


# -- the start --------------------------------------------------------------------------------


def serve(language: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Start the real command, which cannot start."""
    command = f"-m plansza --language {language} serve --port 0 --database"
    return run(
        [sys.executable, *command.split(), f"sqlite:///{path}"],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONUTF8": "1", "COLUMNS": "200"},
    )


def damaged(path: Path) -> None:
    """A file of ours whose second half is noise."""
    with open_store(f"sqlite:///{path}"):
        pass
    good = path.read_bytes()
    path.write_bytes(good[:1024] + random.Random(1).randbytes(len(good) - 1024))


def noise(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(20_000))


def test_a_corrupt_database_at_the_start(tmp_path: Path) -> None:
    tries = [(noise, "pl"), (noise, "en"), (damaged, "en")]
    paths = [tmp_path / f"{spoil.__name__}-{language}.db" for spoil, language in tries]
    for path, (spoil, _) in zip(paths, tries, strict=True):
        spoil(path)
    before = [path.read_bytes() for path in paths]
    with ThreadPoolExecutor(2) as pool:
        ended = list(pool.map(serve, [language for _, language in tries], paths))
    for path, done in zip(paths, ended, strict=True):
        assert done.returncode == 2, (path.name, done.stderr)
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        assert str(path) in done.stderr
        assert "Traceback" not in done.stdout + done.stderr
    said = [done.stderr.replace(str(path), "") for path, done in zip(paths, ended, strict=True)]
    assert said[0] != said[1]  # in both languages
    assert [path.read_bytes() for path in paths] == before  # it may still be repaired


def test_the_servers_still_serve(server: Server, fragile: Server) -> None:
    """After all this."""
    for each in (server, fragile):
        answer = httpx.get(f"{each.url}/health", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
        assert "Traceback" not in each.log.read_text()
