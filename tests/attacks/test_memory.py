"""A server gives its memory back: after thousands of tables, and after readers who never read."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.attacks.memory import SlowReader, resident
from tests.support.patience import eventually
from tests.web.helper import Player, Server, running

pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc"),
]
TABLES = 10_000
MOVES = 10
READERS = 1_000
MORE = 50.0  # megabytes that may stay
MOST = 200.0  # megabytes that slow readers may take for a while
WARM = 1_200  # tables after which all that is remembered on purpose is there


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, idle=0.5, send_limit=3.0, heartbeat=1.0) as found:
        yield found


def play_and_leave(server: Server, tables: int) -> None:
    """Open tables, one after the other, make some moves at each for both sides, and go."""
    for _ in range(tables):
        ania = Player(server)
        ania.open(name="Ania", options={"attacker": "1"})
        ania.do("sit", seat=1, name="Olek")
        for turn in range(MOVES):
            now = ania.state(seat=turn % 2)["now"]
            if not now["choices"]:
                now = ania.state(seat=1 - turn % 2)["now"]
            move = now["choices"][turn % len(now["choices"])]["move"]
            ania.do("play", move=move, seen=now["number"], seat=now["your_seat"])
        ania.close()


def test_ten_thousand_tables_leave_nothing_behind(server: Server) -> None:
    play_and_leave(server, WARM)
    before = resident(server)
    play_and_leave(server, TABLES)
    after = resident(server)
    print(f"{before:.0f} MB before, {after:.0f} MB after {TABLES} tables")
    assert after < before + MORE


def test_a_thousand_slow_readers_leave_nothing_behind(server: Server) -> None:
    play_and_leave(server, 30)
    tables = [Player(server) for _ in range(10)]
    for each in tables:
        each.open(name="Ania", options={"attacker": "1"})
        each.do("sit", seat=1, name="Olek")
    before = most = resident(server)
    for batch in range(0, READERS, 400):  # more are not let in from one address
        count = min(400, READERS - batch)
        readers = [SlowReader(server, tables[number % 10]) for number in range(count)]
        for turn in range(24):
            for each in tables:
                each.ask("chat", seat=turn % 2, text="x" * 500)
                now = each.state(seat=turn % 2)["now"]
                if now["choices"]:
                    move = now["choices"][turn % len(now["choices"])]["move"]
                    each.ask("play", move=move, seen=now["number"], seat=now["your_seat"])
            most = max(most, resident(server))
        eventually(lambda: streams(tables[0]) == 0, "slow readers are not cut")
        for reader in readers:
            reader.close()
    with suppress(AssertionError):
        eventually(lambda: resident(server) < before + MORE, "memory stays")
    after = resident(server)
    print(f"{before:.0f} MB before, {most:.0f} MB at most, {after:.0f} MB after {READERS} readers")
    assert most < before + MOST
    assert after < before + MORE


def streams(player: Player) -> int:
    """How many streams the server has open."""
    return int(player.http.get("/health").json()["streams"])
