"""One server alone, or several that hear each other; a killed one is in nobody's way."""

import time
from multiprocessing.connection import Connection

import pytest

from plansza.store import StoreUnavailable, open_store
from plansza.store.served import serving
from tests.store.processes import started


def serve(report: Connection, url: str, shared: bool) -> None:
    """Be a server until killed."""
    with serving(url, shared):
        report.send("serving")
        time.sleep(600)


@pytest.mark.parametrize(("first", "second"), [(False, False), (False, True), (True, False)])
def test_servers_that_do_not_hear_each_other(shared_url: str, first: bool, second: bool) -> None:
    with started(serve, shared_url, first) as (process, heard):
        assert heard.recv() == "serving"
        with open_store(shared_url) as store:
            store.set_setting("other", "commands work")
        with pytest.raises(StoreUnavailable) as refusal, serving(shared_url, second):
            pass
        assert refusal.value.code == "store-served"
        process.kill()
        process.join()
        wait_for(shared_url, second)


def wait_for(url: str, shared: bool) -> None:
    """PostgreSQL takes a moment to notice that a client has died."""
    for _ in range(600):
        try:
            with serving(url, shared):
                return
        except StoreUnavailable:
            time.sleep(0.1)
    raise AssertionError("the lock of a dead process is still held")


def test_servers_that_hear_each_other(shared_url: str) -> None:
    with serving(shared_url, shared=True), serving(shared_url, shared=True):
        pass
    with serving(shared_url, shared=False):
        pass


def test_a_database_in_memory_is_nobody_elses() -> None:
    with serving("sqlite://", shared=False), serving("sqlite://", shared=False):
        pass
