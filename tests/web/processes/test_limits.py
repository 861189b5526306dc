"""What somebody may do does not grow with the number of processes."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from plansza.web.common.security import Bucket, Limiter
from plansza.web.processes.shared import Shared, SharedBuckets, SharedCounts, new_shared
from tests.support.patience import eventually
from tests.web.helper import Player, Server, running
from tests.web.processes.inside import ON_LINUX, Browser, web_processes

BY_ADDRESS = 14
TABLES = 12


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """Two processes that take few connections from an address, with the usual rates."""
    few = BY_ADDRESS
    with running(tmp_path, processes=2, connections_by_address=few, rate=1.0) as found:
        yield found


def tables_at(server: Server) -> list[str]:
    """Tables enough that some are at home in each process."""
    host = Player(server)
    try:
        return [host.open(name="Ania") for _ in range(TABLES)]
    finally:
        host.close()


@ON_LINUX
def test_connections_of_an_address_are_counted_over_all(narrow: Server) -> None:
    tables = tables_at(narrow)
    guest = Player(narrow)
    with ExitStack() as stack:
        held: list[Browser] = []

        def come() -> int:
            browser = Browser(narrow, guest)
            stack.callback(browser.close)
            status = browser.get(f"/api/tables/{tables[len(held) % TABLES]}")
            if status == 200:
                held.append(browser)
            return status

        answers = [come() for _ in range(2 * BY_ADDRESS)]
        assert answers.count(200) == BY_ADDRESS
        assert answers.count(503) == BY_ADDRESS
        homes = [browser.at for browser in held]
        assert set(homes) == set(web_processes(narrow)), "all connections are at one process"
        for browser, table in zip(held, reversed(tables), strict=False):
            assert browser.get(f"/api/tables/{table}") == 200, "who is in stays in"

        # What a dead process held counts no more.
        os.kill(homes[0], signal.SIGKILL)
        eventually(lambda: come() == 200, "nobody is let in any more")
    guest.close()


@ON_LINUX
def test_requests_of_an_address_are_counted_over_all(narrow: Server) -> None:
    """Reviews: twenty at once, and hardly any more in this time."""
    tables = tables_at(narrow)
    guest = Player(narrow)
    answers = [
        guest.http.post(f"/api/tables/{tables[number % TABLES]}/review", json={}).status_code
        for number in range(48)
    ]
    guest.close()
    assert 20 <= len(answers) - answers.count(429) < 30, answers


def test_two_processes_share_what_they_count() -> None:
    shared = in_memory()
    one, other = (SharedCounts(shared.connections, shared, slot) for slot in range(2))
    for counts in (one, one, other):
        counts.add("ania")
    other.add("olek")
    assert one.of("ania") == other.of("ania") == 3
    assert one.total() == other.total() == 4
    other.remove("ania")
    assert (one.of("ania"), one.of("olek"), one.of("nobody")) == (2, 1, 0)
    shared.clear(0)  # it has died
    assert (other.of("ania"), other.total()) == (0, 1)


def test_two_processes_take_from_one_bucket() -> None:
    shared = in_memory()
    limiters = [Limiter(1.0, SharedBuckets(shared)) for _ in range(2)]
    passed = [not limiters[turn % 2].wait("192.0.2.1", "create", 1000.0) for turn in range(30)]
    assert passed == [True] * 20 + [False] * 10
    assert not limiters[0].wait("192.0.2.2", "create", 1000.0)
    assert not limiters[1].wait("192.0.2.1", "create", 1002.0), "tokens come back with time"


def test_a_full_set_of_buckets_forgets_the_longest_unused() -> None:
    buckets = SharedBuckets(in_memory())
    for number in range(100_000):
        buckets.keep(f"address {number}", "read", Bucket(1.0, float(number)))
    assert buckets.find("address 99999", "read") == Bucket(1.0, 99999.0)
    assert buckets.find("address 0", "read") is None


def in_memory() -> Shared:
    return new_shared(2, multiprocessing.get_context("spawn"))
