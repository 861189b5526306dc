"""A feed begins with the whole state, tells every entry once, and is bounded by who reads it."""

import json
import socket

import pytest

from plansza.core.state import written
from plansza.games import find
from tests.support.patience import PATIENCE
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server
from tests.web.programs.helper import Lines, program, register, token_of
from tests.web.refusals import assert_refused, command, dial, raw, untouched
from tests.web.tables.test_play import to_move

Duel = tuple[Player, Player]


def test_every_entry_comes_once_as_in_the_pages_log(
    duel: Duel, player: NewPlayer, server: Server
) -> None:
    ania, olek = duel
    robots = [program(server, token_of(each), ania.table) for each in duel]
    path = f"/api/tables/{ania.table}/feed"
    feeds = [Lines(robot, path, lang="en") for robot in robots]
    states = [feed.next() for feed in feeds]
    assert [state["now"]["your_seat"] for state in states] == [0, 1]
    assert [entry["number"] for entry in states[0]["log"]] == [1, 2, 3]
    for turn in range(10):
        to_move(duel).play(turn * 3)
    olek.do("chat", text="hm")
    last = ania.now()["number"]
    for each, feed, state in zip(duel, feeds, states, strict=True):
        told = feed.until(last)
        log = each.state(lang="en")["log"]
        assert [entry["number"] for entry in told] == list(range(4, last + 1))
        everything = [*state["log"], *told]
        assert [entry["lines"] for entry in everything] == [entry["lines"] for entry in log]
        now = each.state(lang="en")["now"]
        assert told[-1]["said"] == "hm"
        assert [move["move"] for move in told[-1]["now"]["moves"]] == [
            choice["move"] for choice in now["choices"]
        ]
        assert told[-1]["now"]["prompt"] == now["prompt"]
        view = find("spor").view_from_text(written(told[-1]["now"]["view"]))
        assert view.seat == each.state()["held"][0]
        feed.close()


@pytest.mark.parametrize("after", [0, 2, 5, 8])
def test_coming_back_loses_and_repeats_nothing(duel: Duel, server: Server, after: int) -> None:
    ania, _ = duel
    for turn in range(6):
        to_move(duel).play(turn)
    robot = program(server, token_of(ania), ania.table)
    feed = Lines(robot, f"/api/tables/{ania.table}/feed", after=after)
    state = feed.next()
    last = ania.now()["number"]
    assert [entry["number"] for entry in state["log"]] == list(range(after + 1, last + 1))
    assert state["older"] is None
    ania.do("chat", text="on it goes")
    assert feed.next("entry")["number"] == last + 1
    feed.close()


def test_a_feed_without_token_or_seat_shows_what_spectators_see(
    duel: Duel, player: NewPlayer
) -> None:
    ania, _ = duel
    watcher = player(ania.table)
    look = watcher.http.get(f"/api/tables/{ania.table}/look").json()
    assert (look["now"]["your_seat"], look["now"]["moves"]) == (None, [])
    own = ania.http.get(f"/api/tables/{ania.table}/look", params={"seat": -1}).json()
    assert own["now"]["view"] == look["now"]["view"]


def test_whoever_does_not_read_is_cut_and_loses_nothing(duel: Duel, server: Server) -> None:
    """He gets no more than the system holds; his table goes on, and so does he, when he reads."""
    ania, _ = duel
    token = token_of(ania)
    with dial(server) as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = f"GET /api/tables/{ania.table}/feed HTTP/1.1\r\nhost: x\r\n"
        lazy.sendall(f"{ask}authorization: Bearer {token}\r\n\r\n".encode())
        for turn in range(30):
            to_move(duel).play(turn)
    robot = program(server, token, ania.table)
    state = Lines(robot, f"/api/tables/{ania.table}/feed", after=3).next()
    last = ania.now()["number"]
    assert [entry["number"] for entry in state["log"]] == list(range(4, last + 1))


def test_bad_input_is_told_and_changes_nothing(duel: Duel, server: Server) -> None:
    ania, olek = duel
    robot = program(server, token_of(olek), ania.table)
    with untouched(ania, olek):
        assert_refused(command(robot, "play", move="R7>2"), 422, "not-your-turn")
        assert_refused(raw(robot, b'{"kind": "play", '), 422, "malformed")
        assert_refused(raw(robot, b'{"kind": "dance"}'), 422, "malformed")
        assert_refused(command(robot, "play", move="nonsense"), 422, "bad-move")
        assert_refused(command(robot, "play", move="R7>2", seat=0), 403, "foreign-seat")
    mine = program(server, token_of(ania), ania.table)
    look = mine.http.get(f"/api/tables/{ania.table}/look").json()["now"]
    legal = {move["move"] for move in look["moves"]}
    illegal = next(move for move in ("R7>1", "G7>1", "T7>1", "B7>1", "A7>1") if move not in legal)
    with untouched(ania, olek):
        play = command(mine, "play", move=illegal, seen=look["number"])
        said = assert_refused(play, 422, "not-in-hand")
        assert_refused(command(mine, "play", move=illegal, seen=2), 409, "stale")
        why = mine.http.get(
            f"/api/tables/{ania.table}/why", params={"move": illegal, "lang": "en"}
        ).json()
        assert (why["legal"], why["message"]) == (False, said["en"])
        nowhere = lambda query: mine.http.get(  # noqa: E731
            "/api/tables/nowhere/feed", params=query
        )
        assert_refused(nowhere, 404, "unknown-table")


def test_a_silent_feed_says_that_it_lives(duel: Duel, server: Server) -> None:
    ania, _ = duel
    robot = program(server, token_of(ania), ania.table)
    path = f"/api/tables/{ania.table}/feed"
    with robot.http.stream("GET", path, timeout=PATIENCE) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        kinds = []
        for line in answer.iter_lines():
            kinds.append(json.loads(line)["type"])
            if kinds[-1] == "alive":
                break
    assert kinds[0] == "state"


def test_who_listens_to_a_feed_is_at_the_table(duel: Duel, server: Server) -> None:
    ania, olek = duel
    robot = program(server, token_of(olek), ania.table)
    feed = Lines(robot, f"/api/tables/{ania.table}/feed")
    feed.next()
    ania.refused(409, "player-present", "stand-in", seat=1)
    feed.close()


def test_a_bot_is_shown_as_a_bot(server: Server, player: NewPlayer) -> None:
    ania = player()
    bot, token = register(ania, "Bóbr Gryzoń")
    robot = program(server, token)
    table = robot.open(name="Bóbr Gryzoń", listed=True)
    ania.table = table
    listed = {each["id"]: each for each in ania.http.get("/api/tables").json()["tables"]}
    assert listed[table]["bots"] == listed[table]["names"] == ["Bóbr Gryzoń"]
    assert "Bóbr Gryzoń (bot)" in ania.http.get("/", params={"lang": "en"}).text
    seat = ania.now()["seats"][0]
    assert (seat["name"], seat["program"], seat["bot"]) == ("Bóbr Gryzoń", bot["id"], "")
    assert ania.state(lang="en")["log"][0]["lines"] == [
        "Bóbr Gryzoń, a bot from outside, takes seat 1."
    ]
    robot.refused(403, "own-name", "sit", seat=1, name="Ania")
    ania.refused(422, "name-of-bot", "sit", seat=1, name="BÓBR GRYZOŃ")
    ania.do("sit", seat=1, name="Ania")
    assert ania.now()["seats"][1]["program"] == ""
