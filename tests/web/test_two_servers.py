"""Two servers, one PostgreSQL, one Redis: one table is served by both as if they were one."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from plansza.store import Entry, open_store
from tests.support.postgres import Server as Postgres
from tests.support.postgres import postgres
from tests.support.redis import Redis, redis_server
from tests.web.helper import PATIENCE, Data, Player, Server, Stream, clicks, eventually

__all__ = ["postgres"]
pytestmark = [
    pytest.mark.pure_only,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc"),
]
MOST_MOVES = 600
BOTS = 1  # seat of the bot, where there is one


@dataclass
class House:
    """Both servers and what they stand on; everybody who was let in is shown out at the end."""

    folder: Path
    database: str
    redis: Redis
    servers: list[Server] = field(default_factory=list)
    guests: list[Player] = field(default_factory=list)

    def open(self) -> None:
        """Start both at the same time: on an empty database they race for its making."""
        with ThreadPoolExecutor(2) as pool:
            self.servers = list(pool.map(self._start, range(2)))

    def _start(self, which: int) -> Server:
        folder = self.folder / str(which)
        folder.mkdir()
        return Server(folder, self.database, channels=self.redis.url)

    def revive(self) -> None:
        """Start whichever is down."""
        for server in self.servers:
            if has_ended(server):
                server.start()
        if not self.redis.answers():
            self.redis.start()

    def guest(self, which: int, table: str = "") -> Player:
        """A new browser at one of the servers."""
        self.guests.append(Player(self.servers[which], table))
        return self.guests[-1]

    def same(self, who: Player, which: int) -> Player:
        """The same browser, at this server."""
        twin = self.guest(which, who.table)
        twin.http.cookies.update(who.http.cookies)
        return twin

    def log_of(self, table: str) -> list[Entry]:
        """The log as the database has it."""
        with open_store(self.database) as store:
            return store.read(table)

    def show_out(self) -> None:
        for guest in self.guests:
            guest.close()
        self.guests.clear()

    def close(self) -> None:
        for server in self.servers:
            if not has_ended(server):
                server.stop()


def has_ended(server: Server) -> bool:
    return server.process.poll() is not None


@contextmanager
def new_house(request: pytest.FixtureRequest, folder: Path) -> Iterator[House]:
    keeper: Postgres = request.getfixturevalue("postgres")
    with redis_server() as redis:
        house = House(folder, keeper.new_url(), redis)
        try:
            house.open()
            yield house
        finally:
            house.show_out()
            house.close()
    for log in folder.glob("*/server.log"):
        assert "Traceback" not in log.read_text(), log.read_text()


@pytest.fixture(scope="module")
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Both servers, for all tests here."""
    with new_house(request, tmp_path_factory.mktemp("twins")) as house:
        yield house


@pytest.fixture
def house(both: House) -> Iterator[House]:
    """Both servers, up; a test may kill what it likes."""
    both.revive()
    yield both
    both.show_out()


Duel = tuple[Player, Player]


def at_table(house: House) -> Duel:
    """Ania plays at the first server, Olek at the second; she attacks."""
    ania, olek = house.guest(0), house.guest(1)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


class Watch:
    """A stream that is read on, with all that it has told."""

    def __init__(self, who: Player, after: int = 0) -> None:
        self.stream: Stream = who.stream(after=after)
        self.events: list[Data] = []

    def see(self, number: int) -> Data:
        """Read on to this number; what came with it."""
        while not self.events or self.events[-1]["number"] < number:
            self.events.append(self.stream.next())
        return self.events[-1]

    def see_prompt(self) -> Data:
        """Read on to the newest situation that is here already or about to come."""
        event = self.see(len(self.events) + 1) if not self.events else self.events[-1]
        while event["now"] is None or not self.stream.events.empty():
            event = self.stream.next()
            self.events.append(event)
        return dict(event["now"])

    def numbers(self) -> list[int]:
        return [event["number"] for event in self.events]

    def assert_whole(self, last: int, first: int = 1) -> None:
        """Every number exactly once, in order, and none behind the last."""
        self.see(last)
        assert self.numbers() == list(range(first, last + 1))
        assert self.stream.events.empty()


def at_once(players: list[Player], kind: str, **fields: Any) -> list[httpx.Response]:
    """All give the same command at the same moment."""
    ready = threading.Barrier(len(players))

    def act(who: Player) -> httpx.Response:
        ready.wait(PATIENCE)
        return who.ask(kind, **fields)

    with ThreadPoolExecutor(len(players)) as pool:
        return list(pool.map(act, players))


def until_number(who: Player, number: int) -> None:
    """Wait until this player's server has come so far."""
    eventually(lambda: who.now()["number"] >= number, "a server stays behind")


def public(state: Data) -> Data:
    """A state without what belongs to one server: whose pages are open there."""
    seats = [{**seat, "present": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


# -- a whole game -----------------------------------------------------------------------------


def test_a_whole_game_over_both_servers(house: House) -> None:
    """Every move is sent to both servers at once, as if a proxy had lost its head."""
    duel = at_table(house)
    twins = (house.same(duel[0], 1), house.same(duel[1], 0))
    viewers = [*duel, house.guest(0, duel[0].table), house.guest(1, duel[0].table)]
    watches = [Watch(each) for each in viewers]
    number = watches[0].see(3)["number"]
    for turn in range(MOST_MOVES):
        now = watches[0].see(number)["now"]
        if now["status"] == "over":
            break
        seat = now["to_move"][0]
        choices = watches[seat].see(number)["now"]["choices"]
        click = {"move": choices[turn * 7 % len(choices)]["move"], "seen": number,
                 "key": f"turn-{turn}"}  # fmt: skip
        watches[1 - seat].see(number)  # both servers have come so far
        senders = [duel[seat], twins[seat]]
        if turn % 2:
            senders.reverse()
        answers = at_once(senders, "play", **click)
        assert [answer.status_code for answer in answers] == [200, 200], answers[-1].text
        number += 1
        assert {answer.json()["number"] for answer in answers} == {number}
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
    assert len(record.moves) == number - 3 == len(moves_in(house.log_of(duel[0].table)))


def moves_in(log: list[Entry]) -> list[Entry]:
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    return [entry for entry in log if entry.kind == "move"]


def test_a_move_at_a_server_that_has_not_heard_of_the_turn(house: House) -> None:
    """A client that has seen more than the server is right: no proxy must stick to one server."""
    ania, olek = at_table(house)
    at = [(ania, house.same(olek, 0)), (house.same(ania, 1), olek)]  # by server, by seat
    number = 3
    for seats in at:
        until_number(seats[0], number)
    house.redis.stop()
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
    house.redis.start()
    assert len(moves_in(house.log_of(ania.table))) == number - 3


# -- clicks at both servers -------------------------------------------------------------------


def test_everybody_talks_at_once(house: House) -> None:
    """Entries of both servers get numbers without a gap, and everybody sees all of them."""
    duel = at_table(house)
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


def test_two_strangers_want_one_seat(house: House) -> None:
    for _ in range(5):
        host = house.guest(0)
        host.open(name="Ania")
        rivals = [house.guest(which, host.table) for which in range(2)]
        assert [each.now()["number"] for each in rivals] == [1, 1]
        answers = at_once(rivals, "sit", seat=1, name="Olek")
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [refusal] = [answer.json()["code"] for answer in answers if answer.status_code == 409]
        assert refusal in ("seat-taken", "table-running")  # the game starts with the last seat
        for who in rivals:
            until_number(who, 3)
        held = [who.now()["your_seat"] for who in rivals]
        assert sorted(str(seat) for seat in held) == ["1", "None"]


# -- bots -------------------------------------------------------------------------------------


def with_a_bot(house: House) -> tuple[Player, list[Watch]]:
    """Ania against a bot, watched at both servers; it is her turn."""
    ania = house.guest(0)
    ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": BOTS, "level": "greedy"}])
    return ania, [Watch(ania), Watch(house.guest(1, ania.table))]


def play_my_turn(ania: Player, watches: list[Watch]) -> int:
    """Make moves until the bot is asked; the number of the last one."""
    now = watches[0].see_prompt()
    while now["to_move"] == [0]:
        move = now["choices"][0]["move"]
        number = int(ania.do("play", move=move, seen=now["number"])["number"])
        now = watches[0].see(number)["now"]
    assert now["to_move"] == [BOTS], now
    return int(now["number"])


def until_my_turn(watch: Watch, number: int) -> int:
    """Read on until the bot has moved and is asked no more."""
    event = watch.see(number + 1)
    while event["now"] is None or event["now"]["to_move"] == [BOTS]:
        event = watch.see(event["number"] + 1)
    return int(event["number"])


def assert_played_once(house: House, table: str) -> None:
    """Each of the bot's moves answers the entry just before it: no question had two answers."""
    log = moves_in(house.log_of(table))
    mine = [entry for entry in log if entry.seat == BOTS]
    assert mine
    assert [entry.key for entry in mine] == [f"bot-{each.number - 1}-{BOTS}" for each in mine]


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """The server's bots think, and think."""
    minds = server.minds()
    assert minds
    for mind in minds:
        os.kill(mind, signal.SIGSTOP)
    try:
        yield
    finally:
        for mind in minds:
            os.kill(mind, signal.SIGCONT)


def test_a_bot_moves_once_though_both_servers_think(house: House) -> None:
    ania, watches = with_a_bot(house)
    other = house.guest(1, ania.table)
    for _ in range(6):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        other.state()  # whoever looks at a table makes its server think for the bots
        number = until_my_turn(watches[0], number)
        if watches[0].events[-1]["now"]["status"] == "over":
            break
    for watch in watches:
        watch.assert_whole(number)
    assert_played_once(house, ania.table)
    assert ania.now()["number"] == number


def test_the_late_answer_of_a_slow_bot_is_not_played(house: House) -> None:
    ania, watches = with_a_bot(house)
    other = house.guest(1, ania.table)
    with asleep(house.servers[0]):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        other.state()
        number = until_my_turn(watches[1], number)
    # Now the first server has its answer too. The next turn comes after it.
    for watch in watches:
        watch.see(number)
    if watches[0].events[-1]["now"]["status"] != "over":
        number = until_my_turn(watches[0], play_my_turn(ania, watches))
    for watch in watches:
        watch.assert_whole(number)
    assert_played_once(house, ania.table)


def test_the_other_server_thinks_for_one_that_died(house: House) -> None:
    ania, watches = with_a_bot(house)
    with asleep(house.servers[0]):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        house.servers[0].stop(signal.SIGKILL)
    number = until_my_turn(watches[1], number)
    watches[1].assert_whole(number)
    assert_played_once(house, ania.table)


# -- faults -----------------------------------------------------------------------------------


def test_one_server_is_killed_and_the_other_carries_on(house: House) -> None:
    ania, olek = duel = at_table(house)
    watcher = house.guest(1, ania.table)
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
    house.servers[0].stop(signal.SIGKILL)
    sending.join(PATIENCE)
    assert watches["ania"].stream.ended.wait(PATIENCE)
    ania_there = house.same(ania, 1)
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
    log = house.log_of(ania.table)
    assert [entry.number for entry in log] == list(range(1, number + 1))
    assert [entry.kind for entry in log].count("chat") == 1

    # It comes back, and knows what happened meanwhile.
    house.revive()
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


def test_redis_goes_and_comes_back(house: House) -> None:
    """Without Redis the servers do not hear of each other; nothing is lost, all is caught up."""
    ania, olek = at_table(house)
    watches = [Watch(ania), Watch(olek)]
    for watch in watches:
        watch.see(3)
    house.redis.stop()
    for line in range(3):
        ania.do("chat", text=f"here {line}")
        olek.do("chat", text=f"there {line}")
    house.redis.start()
    for watch in watches:
        watch.assert_whole(9)
    assert public(ania.state()) == public(house.same(ania, 1).state())


def test_news_missed_while_nobody_watched(house: House) -> None:
    """A server that knows a table, but missed its news, does not show the old state for ever."""
    ania, olek = at_table(house)
    until_number(ania, 3)
    assert olek.now()["number"] == 3  # the second server has the table in its memory
    house.redis.stop()
    number = ania.do("chat", text="can you hear me?")["number"]
    with paused(house.servers[1]):  # its line to Redis is repaired last
        house.redis.start()
        eventually(lambda: house.redis.count("publish"), "the first server tells nobody")
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


def test_a_bot_is_not_asked_again_and_again(house: House) -> None:
    """A server that missed the bot's move learns of it when its own turns out a repetition."""
    ania, watches = with_a_bot(house)
    other = house.guest(1, ania.table)
    with asleep(house.servers[1]):
        with asleep(house.servers[0]):
            number = play_my_turn(ania, watches)
            watches[1].see(number)  # both know that the bot is asked
            house.redis.stop()
        number = until_my_turn(watches[0], number)
    before = cpu_seconds(house.servers[1])
    other.state()  # now the second server thinks for the bot, too late
    try:
        eventually(lambda: other.now()["number"] == number,
                   "the second server asks the bot about an old position, again and again",
                   patience=5.0)  # fmt: skip
    finally:
        worked = cpu_seconds(house.servers[1]) - before
        house.redis.start()
    assert worked < 2.0
    watches[1].assert_whole(number)
    assert_played_once(house, ania.table)


def cpu_seconds(server: Server) -> float:
    """The time a server has worked."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
