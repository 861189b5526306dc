"""What a server counted is on its page, once, whichever of its processes is asked."""

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from plansza.web.metrics.declared import METRICS
from tests.support.patience import eventually
from tests.web.helper import Data, Player, Server, running
from tests.web.processes.inside import ON_LINUX, holder, stream_line, web_processes

ON: Data = {"metrics": {}}
COMMANDS = "/api/tables/{table_id}/commands"


@pytest.fixture(scope="module", params=[1, 2], ids=["one", "two"])
def counting(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("counting")
    with running(folder, processes=request.param, configuration=ON) as server:
        yield server


class Numbers:
    """A page as a program reads it."""

    def __init__(self, server: Server, **headers: str) -> None:
        answer = httpx.get(f"{server.url}/metrics", headers=headers)
        assert answer.status_code == 200, answer.text
        self.text = answer.text
        self.families = {each.name: each for each in text_string_to_metric_families(answer.text)}
        samples = [sample for each in self.families.values() for sample in each.samples]
        self._values = {(each.name, frozenset(each.labels.items())): each.value for each in samples}

    def of(self, name: str, **labels: str) -> float:
        return self._values.get((f"plansza_{name}", frozenset(labels.items())), 0.0)

    def all_of(self, names: Iterable[str]) -> dict[str, float]:
        """Several without labels."""
        return {name: self.of(name) for name in names}

    def since(self, before: "Numbers") -> "Numbers":
        """What has come since then."""
        before._values = {
            key: self._values[key] - before._values.get(key, 0) for key in self._values
        }
        return before


def play_some(ania: Player, olek: Player) -> int:
    """A few moves of both; how many."""
    count = 0
    for _ in range(3):
        for each in (ania, olek):
            if each.now()["choices"]:
                each.play()
                count += 1
    return count


def duel(server: Server) -> tuple[Player, Player]:
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


def test_what_happens_is_counted(counting: Server) -> None:
    before = Numbers(counting)
    ania, olek = duel(counting)
    stream = olek.stream()
    moves = play_some(ania, olek)
    ania.refused(409, "table-running", "sit", seat=1, name="Ula")
    assert ania.http.get("/api/tables/none").status_code == 404
    stream.until(ania.now()["number"])
    # What is looked at twice a second: the table is at home in one process in the end.
    gauges = {
        "streams": 1,
        "tables": before.of("tables") + 1,
        "processes": counting.settings["processes"],
        "bots_processes": 2,
    }
    eventually(lambda: Numbers(counting).all_of(gauges) == gauges, "a gauge says something else")
    found = Numbers(counting).since(before)
    assert found.of("moves_total", by="person") == moves
    assert found.of("moves_total", by="bot") == 0
    for until in ("committed", "sent"):
        assert found.of("move_seconds_count", until=until) == moves
        assert found.of("move_seconds_bucket", until=until, le="+Inf") == moves
    assert found.of("move_seconds_sum", until="sent") > found.of(
        "move_seconds_sum", until="committed"
    )
    assert found.of("requests_total", route=COMMANDS, status="200") == moves + 1
    assert found.of("requests_total", route=COMMANDS, status="409") == 1
    assert found.of("requests_total", route="/api/tables", status="201") == 1
    assert found.of("requests_total", route="/api/tables/{table_id}", status="404") == 1
    assert found.of("requests_total", route="/metrics", status="200") == 0
    assert found.of("errors_total", code="table-running") == 1
    assert found.of("store_batch_jobs_sum") >= moves + 2
    assert found.of("store_batch_seconds_count") == found.of("store_batch_jobs_count") > 0
    assert found.of("loop_lag_seconds_count") > 0
    ania.close()
    olek.close()


def test_every_declared_number_is_told_and_nobody_is_named(counting: Server) -> None:
    ania, olek = duel(counting)
    ania.do("chat", text="zażółć")
    found = Numbers(counting)
    assert set(found.families) == set(METRICS)
    for word in (ania.table, "Ania", "Olek", "zażółć", "127.0.0.1"):
        assert word not in found.text
    ania.close()
    olek.close()


def test_moves_of_bots_are_counted_apart(counting: Server) -> None:
    before = Numbers(counting)
    ania = Player(counting)
    bots = [{"seat": 1, "level": "random"}]
    ania.open(name="Ania", options={"attacker": "2"}, bots=bots)
    eventually(lambda: bool(ania.now()["choices"]), "the bot does not move")
    found = Numbers(counting).since(before)
    assert found.of("moves_total", by="bot") > 0
    assert found.of("moves_total", by="person") == 0
    assert found.of("move_seconds_count", until="committed") == 0, "a bot's move comes from nowhere"
    ania.close()


def test_whoever_wishes_gets_openmetrics(counting: Server) -> None:
    accept = {"accept": "application/openmetrics-text; version=1.0.0"}
    answer = httpx.get(f"{counting.url}/metrics", headers=accept)
    assert answer.headers["content-type"].startswith("application/openmetrics-text")
    assert answer.text.endswith("# EOF\n")


@ON_LINUX
def test_what_a_dead_process_had_counted_stays(tmp_path: Path) -> None:
    with running(tmp_path, processes=2, configuration=ON) as server:
        ania, olek = duel(server)
        olek.stream()
        moves = play_some(ania, olek)
        eventually(lambda: Numbers(server).of("streams") == 1, "the stream is not counted")
        os.kill(holder(server, stream_line(olek)), signal.SIGKILL)
        eventually(lambda: len(web_processes(server)) == 2, "nobody came in its place")
        eventually(lambda: Numbers(server).of("streams") == 0, "a stream of a dead process")
        found = Numbers(server)
        assert found.of("moves_total", by="person") == moves
        assert found.of("move_seconds_count", until="sent") == moves
        ania.close()
        olek.close()


def test_without_the_switch_there_is_no_page(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_other_methods_find_nothing_there(counting: Server) -> None:
    answer = httpx.post(f"{counting.url}/metrics", json={})
    assert answer.status_code in (404, 405)
    assert httpx.head(f"{counting.url}/metrics").status_code == 200
