"""Streams that were opened and never read took a gigabyte, which never came back."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.long_logs import table_of_talk
from tests.attacks.memory import SlowReader, resident
from tests.support.patience import eventually
from tests.web.helper import Player, Server, running

READERS = 40
LINES = 3000
MOST = 25.0  # megabytes for all of them


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, send_limit=0.5, heartbeat=0.1) as found:
        yield found


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_slow_readers_are_cut_and_leave_nothing_behind(server: Server) -> None:
    watcher = Player(server, table_of_talk(server.database, LINES))
    watcher.state()
    before = resident(server)
    readers = [SlowReader(server, watcher) for _ in range(READERS)]
    eventually(lambda: streams(watcher) == READERS, "not all streams are open")
    most = resident(server)
    eventually(lambda: streams(watcher) == 0, "slow readers keep their streams")
    assert max(most, resident(server)) < before + MOST
    assert all(reader.was_cut() for reader in readers)
    watcher.close()


def test_who_is_slow_for_a_while_misses_nothing(server: Server) -> None:
    """He is told from the log what did not wait for him, in its order and once."""
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    with olek.stream() as stream:
        for line in range(15):
            ania.do("chat", text=f"line {line}")
        last = ania.now()["number"]
        assert [event["number"] for event in stream.until(last)] == list(range(1, last + 1))
    ania.close()
    olek.close()


def streams(player: Player) -> int:
    """How many streams the server has open."""
    return int(player.http.get("/health").json()["streams"])
