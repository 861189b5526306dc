"""What can go wrong, over real HTTP against a real process.

Whatever happens: a clear answer in the reader's language, nothing lost, nothing done twice, never
a stack trace, and afterwards the server serves as before.
"""

import json
import os
import random
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.store import open_store
from plansza.store.store import PATIENCE as STORE_PATIENCE
from plansza.words import words_for
from tests.web.conftest import NewPlayer
from tests.web.helper import (
    ENVIRONMENT,
    PATIENCE,
    ROOT,
    Data,
    Player,
    Server,
    Stream,
    at_once,
    eventually,
    running,
)
from tests.web.test_play import Duel, to_move

pytestmark = pytest.mark.pure_only
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
JSON = {"content-type": "application/json"}
LANGUAGES = ("pl", "en")


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be hurt; whoever hurts it heals it."""
    with running(tmp_path_factory.mktemp("fragile")) as found:
        yield found


@pytest.fixture
def pair(fragile: Server) -> Iterator[Duel]:
    """Two people at a table of the fragile server."""
    ania, olek = Player(fragile), Player(fragile)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    yield ania, olek
    ania.close()
    olek.close()


def assert_problem(answer: httpx.Response, status: int, code: str) -> str:
    """A refusal as it should be; its sentence."""
    assert "Traceback" not in answer.text
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    problem = answer.json()
    assert set(problem) == {"code", "message", "facts"}
    assert problem["code"] == code, problem
    sentence = str(problem["message"])
    assert sentence[0].isupper() or sentence[0] in "“„", sentence
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    assert code not in sentence.split(), "the code is no sentence"
    return sentence


def assert_refused(
    act: Callable[[dict[str, str]], httpx.Response], status: int, code: str
) -> dict[str, str]:
    """The same refusal in both languages, by address and by the browser's wish."""
    said = {each: assert_problem(act({"lang": each}), status, code) for each in LANGUAGES}
    assert said["pl"] != said["en"]
    return said


def command(who: Player, kind: str, **fields: Any) -> Callable[[dict[str, str]], httpx.Response]:
    """A command that can be given in any language."""
    path = f"/api/tables/{who.table}/commands"
    return lambda query: who.http.post(path, params=query, json={"kind": kind, **fields})


def raw(who: Player, content: Any, **headers: str) -> Callable[[dict[str, str]], httpx.Response]:
    """A body as it is, made anew for every sending."""
    path = f"/api/tables/{who.table}/commands"

    def send(query: dict[str, str]) -> httpx.Response:
        body = content() if callable(content) else content
        return who.http.post(path, params=query, content=body, headers={**JSON, **headers})

    return send


@contextmanager
def untouched(*players: Player) -> Iterator[None]:
    """Nothing happens at the table meanwhile, and afterwards it is played on."""
    before = [each.state() for each in players]
    yield
    assert [each.state() for each in players] == before
    number = players[0].do("chat", text="still here")["number"]
    assert number == before[0]["now"]["number"] + 1


def numbers(events: list[Data]) -> list[int]:
    return [event["number"] for event in events]


# -- what players do wrong --------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/record", "/stream"])
def test_an_unknown_table(player: NewPlayer, path: str) -> None:
    nobody = player()
    said = assert_refused(lambda query: nobody.http.get(f"/api/tables/nowhere{path}", params=query),
                          404, "unknown-table")  # fmt: skip
    assert all("nowhere" in sentence for sentence in said.values())


@pytest.mark.parametrize(("path", "body"), [
    ("commands", {"kind": "chat", "text": "hello"}), ("settings", {}), ("link", {}),
])  # fmt: skip
def test_a_command_to_an_unknown_table(player: NewPlayer, path: str, body: Data) -> None:
    nobody = player()
    assert_refused(
        lambda query: nobody.http.post(f"/api/tables/nowhere/{path}", params=query, json=body),
        404, "unknown-table",
    )  # fmt: skip


def test_a_wrong_secret(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    stranger, forger = player(ania.table), player(ania.table)
    name, value = next(iter(ania.http.cookies.items()))
    forged = ("B" if value[0] == "A" else "A") + value[1:]
    forger.http.cookies.set(name, forged)
    with untouched(ania, olek):
        for thief in (stranger, forger):
            assert thief.now()["your_seat"] is None
            assert_refused(command(thief, "resign"), 403, "not-seated")
            assert_refused(command(thief, "chat", text="I am Ania"), 403, "not-seated")
            for seat in (0, 1):
                assert_refused(command(thief, "resign", seat=seat), 403, "foreign-seat")
                assert_refused(
                    lambda query, who=thief, asked=seat: who.http.get(  # type: ignore[misc]
                        f"/api/tables/{ania.table}", params={**query, "seat": asked}
                    ),
                    403, "foreign-seat",
                )  # fmt: skip


def test_the_turn_of_another(duel: Duel) -> None:
    mover = to_move(duel)
    other = duel[0] if mover is duel[1] else duel[1]
    now = mover.now()
    with untouched(*duel):
        move = now["choices"][0]["move"]
        assert_refused(command(other, "play", move=move, seen=now["number"]), 422, "not-your-turn")


def test_an_illegal_move(duel: Duel) -> None:
    mover = to_move(duel)
    number = mover.now()["number"]
    with untouched(*duel):
        assert_refused(command(mover, "play", move="end", seen=number), 422, "may-not-end")
        assert_refused(command(mover, "play", move="x-ż-9", seen=number), 422, "bad-move")
        empty = mover.ask("play", move="", seen=number)
        assert empty.status_code == 422, empty.text


def test_a_stale_move(duel: Duel) -> None:
    mover = to_move(duel)
    before = mover.now()
    mover.do("play", move=before["choices"][0]["move"], seen=before["number"])
    again = to_move(duel)
    now = again.now()
    with untouched(*duel):
        for choice in now["choices"][:3]:
            act = command(again, "play", move=choice["move"], seen=before["number"] - 1)
            assert_refused(act, 409, "stale")
    again.play()


def test_a_double_click(duel: Duel, player: NewPlayer) -> None:
    """The same key many times at once: one move, and everybody is told its number."""
    watcher = player(duel[0].table)
    stream = watcher.stream()
    for turn in range(5):
        mover = to_move(duel)
        now = mover.now()
        move = now["choices"][turn % len(now["choices"])]["move"]
        click = {"move": move, "seen": now["number"], "key": f"double-{turn}"}
        answers = at_once(lambda _, who=mover, sent=click: who.ask("play", **sent), 6)  # type: ignore[misc]
        assert [answer.status_code for answer in answers] == [200] * 6
        assert {answer.json()["number"] for answer in answers} == {now["number"] + 1}
        assert sorted(answer.json()["repeated"] for answer in answers) == [False] + [True] * 5
    last = watcher.now()["number"]
    assert last == 3 + 5
    assert numbers(stream.until(last)) == list(range(1, last + 1))


def test_two_tabs_of_one_seat(duel: Duel, server: Server) -> None:
    """Both see the same; of two different clicks at once one counts, the other is stale."""
    mover = to_move(duel)
    tab = Player(server, mover.table)
    tab.http.cookies.update(mover.http.cookies)
    tabs = [mover, tab]
    streams = [each.stream() for each in tabs]
    now = mover.now()
    assert tab.now() == {**now, "seats": tab.now()["seats"]}
    moves = [choice["move"] for choice in now["choices"][:2]]
    assert len(moves) == 2
    answers = at_once(lambda i: tabs[i].ask("play", move=moves[i], seen=now["number"]), 2)
    assert sorted(answer.status_code for answer in answers)[0] == 200
    lost = next(answer for answer in answers if answer.status_code != 200)
    assert lost.json()["code"] in ("stale", "not-your-turn"), lost.text
    last = now["number"] + 1
    heard = [stream.until(last) for stream in streams]
    assert [numbers(each) for each in heard] == [list(range(1, last + 1))] * 2
    assert heard[0][-1]["now"]["choices"] == heard[1][-1]["now"]["choices"]
    tab.close()


def test_two_people_want_one_seat(player: NewPlayer) -> None:
    host = player()
    host.open(name="Ania")
    rivals = [player(host.table) for _ in range(6)]
    answers = at_once(lambda i: rivals[i].ask("sit", seat=1, name=f"Olek {i}"), 6)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert [each.now()["your_seat"] for each in rivals].count(1) == 1
    assert host.now()["number"] == 3


# -- what programs and other pages send -------------------------------------------------------


LARGE = b'{"kind": "chat", "text": "' + b"x" * 20_000 + b'"}'
DEEP = b'{"kind": "chat", "text": ' + b"[" * 7_000 + b"]" * 7_000 + b"}"


@pytest.mark.parametrize(
    "content", [LARGE, lambda: iter([LARGE[:9_000], LARGE[9_000:]])], ids=["whole", "in chunks"]
)
def test_a_body_too_large(duel: Duel, content: Any) -> None:
    with untouched(*duel):
        said = assert_refused(raw(duel[0], content), 413, "too-large")
    assert all("16384" in "".join(filter(str.isdigit, each)) for each in said.values())


@pytest.mark.parametrize("content", [
    b"", b"{", b"[]", b"nul", b"\xff\xfe\x00", DEEP, b'{"kind": "fly"}', b'{"kind": ["chat"]}',
    b'{"kind": "chat"}', b'{"kind": "chat", "text": 5}', b'{"kind": "chat", "text": null}',
    b'{"kind": "chat", "text": "\\ud800"}', b'{"kind": "play", "move": "end", "seen": -1}',
    b'{"kind": "play", "move": "end", "seen": 1e999}', b'{"kind": "resign", "key": "a\\n"}',
    b'{"kind": "chat", "text": "a", "seat": true}', b'{"kind": "chat", "text": "a"} {}',
])  # fmt: skip
def test_a_malformed_body(duel: Duel, content: bytes) -> None:
    with untouched(*duel):
        assert_refused(raw(duel[0], content), 422, "malformed")


@pytest.mark.parametrize("headers", [
    {"content-encoding": "gzip"}, {"content-type": "application/json; charset=utf-16"},
])  # fmt: skip
def test_a_body_in_another_code(duel: Duel, headers: dict[str, str]) -> None:
    """We read plain UTF-8; what is something else is malformed, or was plain all the same."""
    with untouched(*duel):
        assert_refused(raw(duel[0], b"\x1f\x8b\x08\x00", **headers), 422, "malformed")


@pytest.mark.parametrize("kind", [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
    "application/msgpack", "application/jsonp", "", ";",
])  # fmt: skip
def test_a_wrong_content_type(duel: Duel, kind: str) -> None:
    with untouched(*duel):
        body = json.dumps({"kind": "chat", "text": "hi"}).encode()
        assert_refused(raw(duel[0], body, **{"content-type": kind}), 415, "not-json")


@pytest.mark.parametrize("headers", [
    {"origin": "https://evil.example"}, {"origin": "null"}, {"origin": ""},
    {"origin": "http://127.0.0.1.evil.example"}, {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"}, {"origin": "http://[", "sec-fetch-site": "none"},
])  # fmt: skip
def test_a_post_from_another_site(pair: Duel, headers: dict[str, str]) -> None:
    with untouched(*pair):
        body = json.dumps({"kind": "chat", "text": "hi"}).encode()
        assert_refused(raw(pair[0], body, **headers), 403, "cross-site")


def test_other_addresses_and_methods(duel: Duel) -> None:
    ania, _ = duel
    table = f"/api/tables/{ania.table}"
    with untouched(*duel):
        assert_refused(lambda query: ania.http.get("/api/nothing", params=query), 404, "not-found")
        assert_refused(
            lambda query: ania.http.get(f"{table}/commands", params=query), 405, "method"
        )
        assert_refused(lambda query: ania.http.delete(table, params=query, headers=JSON), 405,
                       "method")  # fmt: skip
        for wrong in ({"seat": "x"}, {"seat": "-1"}, {"tall": "2"}, {"seat": "9" * 400}):
            assert_refused(
                lambda query, more=wrong: ania.http.get(table, params={**query, **more}),  # type: ignore[misc]
                422, "malformed",
            )  # fmt: skip


def test_a_wrong_method_is_told_the_right_ones(duel: Duel) -> None:
    """RFC 9110, 15.5.6: an answer 405 names the methods that there are."""
    answer = duel[0].http.get(f"/api/tables/{duel[0].table}/commands")
    assert answer.status_code == 405
    assert "POST" in answer.headers.get("allow", "")


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def whole_answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    while chunk := line.recv(65_536):
        found += chunk
    return found


@pytest.mark.parametrize("sent", [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"\0" * 100 + b"\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 200_000 + b"\r\n\r\n",
], ids=["tls", "no address", "zeros", "version", "length", "header"])  # fmt: skip
def test_something_that_is_not_http(server: Server, duel: Duel, sent: bytes) -> None:
    with untouched(*duel), closing(dial(server)) as line:
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            answer = whole_answer(line)
        except OSError:  # it hung up before we had said all
            answer = b""
        assert b"Traceback" not in answer
        assert answer == b"" or answer.split()[1][:1] == b"4", answer


def test_a_body_that_never_comes(fragile: Server, pair: Duel) -> None:
    """Half a request, then silence: the others are served, and nothing is done."""
    ania, _ = pair
    cookie = "; ".join(f"{name}={value}" for name, value in ania.http.cookies.items())
    head = (
        f"POST /api/tables/{ania.table}/commands HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n"
        'content-type: application/json\r\ncontent-length: 40\r\n\r\n{"kind": "resign"'
    )
    lines = [dial(fragile) for _ in range(20)]
    with untouched(*pair):
        for line in lines:
            line.sendall(head.encode())
        assert ania.http.get("/health").status_code == 200
        for line in lines:
            line.close()


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
    click = {"kind": "play", "key": "lost", "seen": now["number"],
             "move": now["choices"][0]["move"]}  # fmt: skip
    body = json.dumps(click)
    cookie = "; ".join(f"{name}={value}" for name, value in mover.http.cookies.items())
    with closing(dial(server)) as line:
        line.sendall(
            (
                f"POST /api/tables/{ania.table}/commands HTTP/1.1\r\nhost: x\r\n"
                f"cookie: {cookie}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body.encode())}\r\n\r\n{body}"
            ).encode()
        )
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
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
    seats = [{**seat, "present": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


@ON_LINUX
def test_a_killed_bot(fragile: Server) -> None:
    """Its process dies again and again, idle or over a question; its moves come, each once."""
    ania = Player(fragile)
    ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "greedy"}])
    stream = ania.stream()
    for turn in range(4):
        minds = fragile.minds()
        assert minds
        for mind in minds:
            os.kill(mind, signal.SIGSTOP if turn % 2 else signal.SIGKILL)
        while ania.now()["to_move"] == [0]:
            ania.play(turn)
        for mind in minds if turn % 2 else []:
            os.kill(mind, signal.SIGKILL)
        eventually(lambda: ania.now()["to_move"] != [1], "the bot's move is lost")
        if ania.now()["status"] == "over":
            break
    last = ania.now()["number"]
    assert numbers(stream.until(last)) == list(range(1, last + 1))
    with open_store(fragile.database) as store:
        keys = [entry.key for entry in store.read(ania.table)
                if entry.kind == "move" and entry.seat == 1]  # fmt: skip
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
            waiting += [pool.submit(command(ania, "chat", text="well?"), {"lang": "pl"})
                        for _ in range(5)]  # fmt: skip
            assert olek.now()["number"] == now["number"]  # reading goes on meanwhile
            answers = [each.result(PATIENCE * 2) for each in waiting]
            took = time.monotonic() - began
        said = {assert_problem(answer, 503, "unavailable") for answer in answers}
        assert said == {words_for("pl")("error-unavailable")}
        assert took < 2.5 * STORE_PATIENCE
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


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """The server's bots think, and think."""
    minds = server.minds()
    for mind in minds:
        os.kill(mind, signal.SIGSTOP)
    try:
        yield
    finally:
        for mind in minds:
            os.kill(mind, signal.SIGCONT)


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
    return subprocess.run(
        [sys.executable, "-m", "plansza", "--language", language, "serve", "--port", "0",
         "--database", f"sqlite:///{path}"],
        cwd=ROOT, env={**ENVIRONMENT, "PYTHONUTF8": "1", "COLUMNS": "200"}, text=True,
        capture_output=True, timeout=60,
    )  # fmt: skip


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
