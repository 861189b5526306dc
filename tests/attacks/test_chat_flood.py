"""Thousands of lines of talk made every look at a table megabytes long."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.long_logs import table_of_talk
from tests.web.helper import Data, Player, Server, running

LINES = 4000
MOST_A_MINUTE = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


def test_a_flood_of_talk_is_stopped(server: Server) -> None:
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    for line in range(MOST_A_MINUTE):
        ania.do("chat", text=f"line {line}")
    ania.refused(429, "chat-too-fast", "chat", text="one more")
    olek.do("chat", text="well")  # another's flood silences nobody else
    ania.play()
    assert [each["kind"] for each in ania.state()["log"]].count("chat") == MOST_A_MINUTE + 1
    ania.close()
    olek.close()


def test_a_long_log_is_read_by_pages(server: Server) -> None:
    """Of a table at which very much was said before there was a limit."""
    watcher = Player(server, table_of_talk(server.database, LINES))
    answer = watcher.http.get(f"/api/tables/{watcher.table}")
    assert len(answer.content) < 400_000
    state = answer.json()
    log: list[Data] = state["log"]
    older, pages = state["older"], 1
    while older is not None:
        path = f"/api/tables/{watcher.table}/log"
        page = watcher.http.get(path, params={"before": older})
        assert len(page.content) < 400_000
        log, older, pages = [*page.json()["log"], *log], page.json()["older"], pages + 1
    assert [each["number"] for each in log] == list(range(1, state["now"]["number"] + 1))
    assert pages > 10
    watcher.close()


def test_a_stream_from_far_behind_begins_with_the_newest(server: Server) -> None:
    watcher = Player(server, table_of_talk(server.database, LINES))
    last = watcher.now()["number"]
    path = f"/api/tables/{watcher.table}/stream"
    kinds: list[str] = []
    numbers: list[int] = []
    with watcher.http.stream("GET", path, params={"after": 1}) as answer:
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            kinds += [value] if name == "event" else []
            numbers += [int(value)] if name == "id" else []
            if numbers and numbers[-1] == last:
                break
    assert "anew" in kinds
    assert numbers == list(range(numbers[0], last + 1))
    assert len(numbers) <= 200
    watcher.close()
