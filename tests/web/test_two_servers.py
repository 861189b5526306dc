"""Two servers, one PostgreSQL, one Redis: one table is served by both as if they were one."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import httpx

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Player, Server, clicks
from tests.web.two_servers import (
    ON_LINUX,
    Cluster,
    Duel,
    Watch,
    all_at_once,
    at_table,
    both,
    cluster,
    moves_in,
    postgres,
    public,
    until_number,
)

__all__ = ["both", "cluster", "postgres"]
pytestmark = ON_LINUX
MOST_MOVES = 600


# -- a whole game -----------------------------------------------------------------------------


def test_a_whole_game_over_both_servers(cluster: Cluster) -> None:
    """Every move is sent to both servers at once, as if a proxy had lost its head."""
    duel = at_table(cluster)
    twins = (cluster.same(duel[0], 1), cluster.same(duel[1], 0))
    viewers = [*duel, cluster.guest(0, duel[0].table), cluster.guest(1, duel[0].table)]
    watches = [Watch(each) for each in viewers]
    number = watches[0].see(3)["number"]
    for turn in range(MOST_MOVES):
        now = watches[0].see(number)["now"]
        if now["status"] == "over":
            break
        seat = now["to_move"][0]
        choices = watches[seat].see(number)["now"]["choices"]
        click = {
            "move": choices[turn * 7 % len(choices)]["move"],
            "seen": number,
            "key": f"turn-{turn}",
        }
        watches[1 - seat].see(number)  # both servers have come so far
        senders = [duel[seat], twins[seat]]
        if turn % 2:
            senders.reverse()
        answers = all_at_once(senders, "play", **click)
        assert [answer.status_code for answer in answers] == [200, 200], answers[-1].text
        (told,) = {answer.json()["number"] for answer in answers}
        assert told > number
        number = told
        while watches[0].see(number)["now"] is None:
            number += 1  # what had to follow came with it
        assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
    else:
        raise AssertionError("the game does not end")
    for watch in watches:
        watch.assert_whole(number)
    for here, there in zip(duel, twins, strict=True):
        assert public(here.state()) == public(there.state())
    assert public(viewers[2].state()) == public(viewers[3].state())
    record = read_record(duel[1].state()["record"])
    assert replay(GAME, record).outcome is not None
    assert len(record.moves) == number - 3 == len(moves_in(cluster.log_of(duel[0].table)))


def test_a_move_at_a_server_that_has_not_heard_of_the_turn(cluster: Cluster) -> None:
    """A client that has seen more than the server is right: no proxy must stick to one server."""
    ania, olek = at_table(cluster)
    at = [(ania, cluster.same(olek, 0)), (cluster.same(ania, 1), olek)]  # by server, by seat
    number = 3
    for seats in at:
        until_number(seats[0], number)
    cluster.redis.stop()
    here = 0
    for turn in range(8):
        seat = at[here][0].now()["to_move"][0]
        now = at[here][seat].now()
        assert now["number"] == number
        move = now["choices"][turn % len(now["choices"])]["move"]
        here = 1 - here
        answer = at[here][seat].ask("play", move=move, seen=number)
        assert answer.status_code == 200, (turn, answer.text)
        number = answer.json()["number"]
    cluster.redis.start()
    assert len(moves_in(cluster.log_of(ania.table))) == number - 3


# -- clicks at both servers -------------------------------------------------------------------


def test_everybody_talks_at_once(cluster: Cluster) -> None:
    """Entries of both servers get numbers without a gap, and everybody sees all of them."""
    duel = at_table(cluster)
    watches = [Watch(each) for each in duel]
    each_says = 15

    def talk(who: Player) -> list[int]:
        said: list[int] = []
        for line in range(each_says):
            answer = who.ask("chat", text=f"line {line}", key=f"line-{line}")
            while answer.status_code == 503:  # the table is busy: the same click again
                answer = who.ask("chat", text=f"line {line}", key=f"line-{line}")
            assert answer.status_code == 200, answer.text
            said.append(answer.json()["number"])
        return said

    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(talk, duel))
    last = 3 + 2 * each_says
    assert sorted(said[0] + said[1]) == list(range(4, last + 1))
    assert all(each == sorted(each) for each in said)
    for watch in watches:
        watch.assert_whole(last)


def test_two_strangers_want_one_seat(cluster: Cluster) -> None:
    for _ in range(5):
        host = cluster.guest(0)
        host.open(name="Ania")
        rivals = [cluster.guest(which, host.table) for which in range(2)]
        assert [each.now()["number"] for each in rivals] == [1, 1]
        answers = all_at_once(rivals, "sit", seat=1, name="Olek")
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [refusal] = [answer.json()["code"] for answer in answers if answer.status_code == 409]
        assert refusal in ("seat-taken", "table-running")  # the game starts with the last seat
        for who in rivals:
            until_number(who, 3)
        held = [who.now()["your_seat"] for who in rivals]
        assert sorted(str(seat) for seat in held) == ["1", "None"]


def test_what_a_seat_prefers_is_known_at_both_servers(cluster: Cluster) -> None:
    """What is asked for at one server is kept, changed and forgotten at the other."""
    ania, _ = at_table(cluster)
    there = cluster.same(ania, 1)
    for who in (ania, there):  # a wish from before the start would be over with it
        until_number(who, 3)
    changes = ({"confirm": True, "silent": True}, {"confirm": True, "silent": False})
    for who, other, change in ((ania, there, changes[0]), (there, ania, changes[1])):
        answer = who.http.post(f"/api/tables/{who.table}/settings", json=change)
        assert answer.json() == change
        eventually(
            lambda reader=other, kept=change: reader.state()["preferences"] == kept,  # type: ignore[misc]
            "the other server does not know",
        )


# -- faults -----------------------------------------------------------------------------------


def test_one_server_is_killed_and_the_other_carries_on(cluster: Cluster) -> None:
    ania, olek = duel = at_table(cluster)
    watcher = cluster.guest(1, ania.table)
    watches = {"ania": Watch(ania), "olek": Watch(olek), "watcher": Watch(watcher)}
    number = 3
    for turn in range(6):
        number = play_one(duel, number, turn)
    for watch in watches.values():
        watch.assert_whole(number)

    # Ania's server dies over her click. Nobody knows whether it was carried out; she clicks again.
    click = {"text": "do you hear me?", "key": f"dying-{next(clicks)}"}
    sending = threading.Thread(target=lambda: survive(lambda: ania.ask("chat", **click)))
    sending.start()
    cluster.servers[0].stop(signal.SIGKILL)
    sending.join(PATIENCE)
    assert watches["ania"].stream.ended.wait(PATIENCE)
    ania_there = cluster.same(ania, 1)
    first, second = ania_there.do("chat", **click), ania_there.do("chat", **click)
    assert first["number"] == second["number"] == number + 1
    assert second["repeated"]

    again = Watch(ania_there, after=number)
    number += 1
    for turn in range(10):
        number = play_one((ania_there, olek), number, turn)
    ania_there.do("resign")
    number += 1
    again.assert_whole(number, first=len(watches["ania"].events) + 1)
    for name in ("olek", "watcher"):
        watches[name].assert_whole(number)
    log = cluster.log_of(ania.table)
    assert [entry.number for entry in log] == list(range(1, number + 1))
    assert [entry.kind for entry in log].count("chat") == 1

    # It comes back, and knows what happened meanwhile.
    cluster.revive()
    assert public(ania.state()) == public(ania_there.state())


def play_one(duel: Duel, number: int, turn: int) -> int:
    """Whoever is asked after this entry moves at his own server; the number of the move."""
    for who in duel:
        until_number(who, number)
    return int(duel[duel[0].now()["to_move"][0]].play(turn * 5)["number"])


def survive(act: Callable[[], object]) -> None:
    """Do what a dying server may cut off."""
    with suppress(httpx.HTTPError):
        act()


def test_redis_goes_and_comes_back(cluster: Cluster) -> None:
    """Without Redis the servers do not hear of each other; nothing is lost, all is caught up."""
    ania, olek = at_table(cluster)
    watches = [Watch(ania), Watch(olek)]
    for watch in watches:
        watch.see(3)
    cluster.redis.stop()
    for line in range(3):
        ania.do("chat", text=f"here {line}")
        olek.do("chat", text=f"there {line}")
    cluster.redis.start()
    for watch in watches:
        watch.assert_whole(9)
    assert public(ania.state()) == public(cluster.same(ania, 1).state())


def test_news_missed_while_nobody_watched(cluster: Cluster) -> None:
    """A server that knows a table, but missed its news, does not show the old state for ever."""
    ania, olek = at_table(cluster)
    until_number(ania, 3)
    assert olek.now()["number"] == 3  # the second server has the table in its memory
    cluster.redis.stop()
    number = ania.do("chat", text="can you hear me?")["number"]
    with paused(cluster.servers[1]):  # its line to Redis is repaired last
        cluster.redis.start()
        eventually(lambda: cluster.redis.count("publish"), "the first server tells nobody")
    until_number(olek, number)
    with olek.stream() as stream:
        assert [event["number"] for event in stream.until(number)] == list(range(1, number + 1))


@contextmanager
def paused(server: Server) -> Iterator[None]:
    """The whole process stands still."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)
