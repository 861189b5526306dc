"""Wherever a stream breaks, whoever comes back is told the rest: nothing is lost, nothing repeated.

What a program has read is whole lines: so every place where a stream can break lies behind one of
them, or within the next, which is as good as not sent.
"""

from collections import Counter

import pytest

from plansza.client.calls import EventReader, FeedReader
from plansza.client.calls import Lines as Pieces
from plansza.client.messages import Entry, Event, News, State
from plansza.table.tail import PAGE
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server
from tests.web.programs.helper import program, register, token_of
from tests.web.tables.test_play import to_move


def sent(robot: Player, path: str, until: bytes, **query: str | int) -> list[bytes]:
    """The lines that a stream sends, up to the one in which something stands."""
    pieces, found = Pieces(), list[bytes]()
    with robot.http.stream("GET", path, params=query) as answer:
        for piece in answer.iter_bytes():
            found += [line for line in pieces.take(piece) if b'"type":"alive"' not in line]
            if any(until in line for line in found):
                return found
    raise AssertionError(f"{until!r} is not told")


def numbers(messages: list[News | None]) -> list[int]:
    """The entries that were told."""
    found: list[int] = []
    for message in messages:
        if isinstance(message, State):
            found += [entry.number for entry in message.log]
        elif isinstance(message, Entry):
            found.append(message.number)
    return found


@pytest.mark.parametrize("bound", [False, True])
def test_a_feed_may_break_anywhere(
    duel: tuple[Player, Player], server: Server, bound: bool
) -> None:
    ania, olek = duel
    wish = {"kind": "seat", "table": ania.table, "seat": 0} if bound else {}
    robot = program(server, token_of(ania, **wish), ania.table)
    path = f"/api/tables/{ania.table}/feed"
    pieces, lines = Pieces(), list[bytes]()
    with robot.http.stream("GET", path) as answer:
        stream = answer.iter_bytes()
        while not lines:  # it listens before anything happens
            lines += pieces.take(next(stream))
        for turn in range(8):
            to_move(duel).play(turn)
            olek.do("chat", text=f"move {turn}")
        last = ania.now()["number"]
        while f'"number":{last},'.encode() not in lines[-1]:
            lines += pieces.take(next(stream))
    assert len(lines) > 16
    for read in range(len(lines) + 1):
        reader = FeedReader(ania.table, None)
        told = [reader.read(line) for line in lines[:read]]
        after = reader.params["after"]
        (rest,) = sent(robot, path, b'"type":"state"', after=after)
        told.append(reader.read(rest))
        assert numbers(told) == list(range(1, last + 1)), f"broken behind line {read}"


def test_a_gap_longer_than_a_page_is_told_whole(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(game="podprad", seats=3, name="Ania")
    for _ in range(PAGE // 2 + 5):
        olek.do("sit", seat=1, name="Olek")
        olek.do("leave", seat=1)
    path = f"/api/tables/{ania.table}/look"
    newest = ania.http.get(path).json()
    assert len(newest["log"]) == PAGE
    assert newest["older"] == newest["log"][0]["number"], "there is more than a page"
    missed = ania.http.get(path, params={"after": 1}).json()
    assert missed["older"] is None
    assert [entry["number"] for entry in missed["log"]] == list(range(2, newest["number"] + 1))


def test_events_may_break_anywhere(server: Server, player: NewPlayer) -> None:
    _, token = register(player(), "Żubr Wracający", at_once=3)
    robot, ania = program(server, token), player()
    lines: list[bytes] = []
    pieces = Pieces()
    with robot.http.stream("GET", "/api/events") as answer:
        stream = answer.iter_bytes()
        pieces.take(next(stream))

        def hear(count: int) -> None:
            while len(lines) < count:
                lines.extend(
                    line for line in pieces.take(next(stream)) if b'"type":"alive"' not in line
                )

        for number in range(2):
            opened = ania.http.post(
                "/api/bots/Żubr Wracający/challenge",
                json={"game": "spor", "name": "Ania", "options": {"attacker": "2"}},
            )
            assert opened.status_code == 201, opened.text
            ania.table = robot.table = str(opened.json()["id"])
            hear(5 * number + 2)
            for turn in range(2):
                robot.play()
                ania.play()
                hear(5 * number + 3 + turn)
            ania.do("resign")
            hear(5 * number + 5)
    assert len(lines) == 10
    whole = [event for line in lines if (event := EventReader().read(line)) is not None]
    for read in range(1, len(lines) + 1):  # who has read nothing has missed nothing
        reader = EventReader()
        told = [event for line in lines[:read] if (event := reader.read(line)) is not None]
        if read < len(lines):
            told += events_until(robot, reader, whole[-1].table)
        turns = Counter((event.table, event.number) for event in told if event.kind == "turn")
        assert set(turns.values()) <= {1}, f"repeated behind event {read}"
        assert turns.keys() <= {(event.table, event.number) for event in whole}
        ends = [(event.table, event.kind) for event in told if event.kind in ("seated", "over")]
        both = list(dict.fromkeys(event.table for event in whole))
        assert ends == [(table, kind) for table in both for kind in ("seated", "over")]


def events_until(robot: Player, reader: EventReader, table: str) -> list[Event]:
    """What is told to whoever comes back, up to the end of the game at a table."""
    found: list[Event] = []
    pieces = Pieces()
    with robot.http.stream("GET", reader.path, params=reader.params) as answer:
        for piece in answer.iter_bytes():
            found += [each for line in pieces.take(piece) if (each := reader.read(line))]
            if found and (found[-1].table, found[-1].kind) == (table, "over"):
                return found
    raise AssertionError("the end is not told")
