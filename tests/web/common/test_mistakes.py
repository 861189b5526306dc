"""What players do wrong, and what programs and other pages send, over real HTTP.

Whatever comes: a clear answer in the reader's language, nothing lost, nothing done twice, never
a stack trace, and afterwards the table is played on.
"""

import json
import socket
from contextlib import closing
from typing import Any

import pytest

from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server, at_once
from tests.web.refusals import JSON, assert_refused, command, dial, numbers, raw, untouched
from tests.web.tables.test_play import Duel, to_move

# -- what players do wrong --------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/record", "/stream"])
def test_an_unknown_table(player: NewPlayer, path: str) -> None:
    nobody = player()
    said = assert_refused(
        lambda query: nobody.http.get(f"/api/tables/nowhere{path}", params=query),
        404,
        "unknown-table",
    )
    assert all("nowhere" in sentence for sentence in said.values())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("commands", {"kind": "chat", "text": "hello"}),
        ("settings", {}),
        ("link", {}),
    ],
)
def test_a_command_to_an_unknown_table(player: NewPlayer, path: str, body: Data) -> None:
    nobody = player()
    assert_refused(
        lambda query: nobody.http.post(f"/api/tables/nowhere/{path}", params=query, json=body),
        404,
        "unknown-table",
    )


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
                    403,
                    "foreign-seat",
                )


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


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"nul",
        b"\xff\xfe\x00",
        DEEP,
        b'{"kind": "fly"}',
        b'{"kind": ["chat"]}',
        b'{"kind": "chat"}',
        b'{"kind": "chat", "text": 5}',
        b'{"kind": "chat", "text": null}',
        b'{"kind": "chat", "text": "\\ud800"}',
        b'{"kind": "play", "move": "end", "seen": -1}',
        b'{"kind": "play", "move": "end", "seen": 1e999}',
        b'{"kind": "resign", "key": "a\\n"}',
        b'{"kind": "chat", "text": "a", "seat": true}',
        b'{"kind": "chat", "text": "a"} {}',
    ],
)
def test_a_malformed_body(duel: Duel, content: bytes) -> None:
    with untouched(*duel):
        assert_refused(raw(duel[0], content), 422, "malformed")


@pytest.mark.parametrize(
    "headers",
    [
        {"content-encoding": "gzip"},
        {"content-type": "application/json; charset=utf-16"},
    ],
)
def test_a_body_in_another_code(duel: Duel, headers: dict[str, str]) -> None:
    """We read plain UTF-8; what is something else is malformed, or was plain all the same."""
    with untouched(*duel):
        assert_refused(raw(duel[0], b"\x1f\x8b\x08\x00", **headers), 422, "malformed")


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "application/jsonp",
        "",
        ";",
    ],
)
def test_a_wrong_content_type(duel: Duel, kind: str) -> None:
    with untouched(*duel):
        body = json.dumps({"kind": "chat", "text": "hi"}).encode()
        assert_refused(raw(duel[0], body, **{"content-type": kind}), 415, "not-json")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://127.0.0.1.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://[", "sec-fetch-site": "none"},
    ],
)
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
        assert_refused(
            lambda query: ania.http.delete(table, params=query, headers=JSON), 405, "method"
        )
        for wrong in ({"seat": "x"}, {"seat": "-1"}, {"tall": "2"}, {"seat": "9" * 400}):
            assert_refused(
                lambda query, more=wrong: ania.http.get(table, params={**query, **more}),  # type: ignore[misc]
                422,
                "malformed",
            )


def test_a_wrong_method_is_told_the_right_ones(duel: Duel) -> None:
    """RFC 9110, 15.5.6: an answer 405 names the methods that there are."""
    answer = duel[0].http.get(f"/api/tables/{duel[0].table}/commands")
    assert answer.status_code == 405
    assert "POST" in answer.headers.get("allow", "")


def whole_answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    while chunk := line.recv(65_536):
        found += chunk
    return found


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"\0" * 100 + b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 200_000 + b"\r\n\r\n",
    ],
    ids=["tls", "no address", "zeros", "version", "length", "header"],
)
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
