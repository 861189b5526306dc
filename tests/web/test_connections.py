"""The doors: who is let in, what is told, and the lines of the log. Attacks come over the network
in tests/attacks."""

import asyncio
import logging
import sys
from typing import Any

import pytest

from plansza.web import connections
from plansza.web.common.addresses import Proxies
from plansza.web.connections import Doors, OnceAMinute, file_limit, quiet_about_files, room
from plansza.web.settings import ServerSettings


def test_by_address_and_in_all() -> None:
    doors = Doors(10, 3)
    assert [doors.enter("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert [doors.enter(f"2001:db8::{number}") for number in range(4)] == [True] * 3 + [False]
    assert [doors.enter(f"198.51.100.{number}") for number in range(5)] == [True] * 4 + [False]
    doors.leave("192.0.2.1")
    assert doors.enter("203.0.113.1")
    assert not doors.enter("203.0.113.2")


def test_one_address_never_has_half_of_all() -> None:
    doors = Doors(8, 600)
    assert [doors.enter("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]


def test_doors_that_are_open() -> None:
    doors = Doors(0, 0)
    assert all(doors.enter("192.0.2.1") for _ in range(1000))


def test_a_proxy_brings_everybody() -> None:
    doors = Doors(10, 2, Proxies(["127.0.0.1"]))
    assert [doors.enter("127.0.0.1") for _ in range(11)] == [True] * 10 + [False]


def test_nobody_is_remembered_for_ever() -> None:
    doors = Doors(1000, 100)
    for number in range(100):
        doors.enter(f"198.51.100.{number}")
    for number in range(100):
        doors.leave(f"198.51.100.{number}")
    assert not doors._inside


def test_the_log_is_told_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MINUTE", 0.05)

    async def flood() -> None:
        doors, loop = Doors(1, 1), asyncio.get_running_loop()
        for _ in range(1000):
            doors.tell(loop)
        while len(caplog.records) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.15)  # two quiet minutes

    asyncio.run(asyncio.wait_for(flood(), 30))
    first, second = caplog.messages
    assert "of at most 1 in all" in first
    assert "999 more" in second


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_limit_of_files() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert file_limit(600) == 600
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (600, before[1])
        assert file_limit(100) == 600
        spare = connections.OWN_FILES + connections.UNCOUNTED + connections.LINGERING
        assert room(ServerSettings(connections=100)) == 100
        assert room(ServerSettings(connections=0)) == 0
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        assert room(ServerSettings(connections=10**8)) <= max(most, 0) - spare or most < 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def record(message: str, *arguments: object, level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", level, "", 0, message, arguments, None)


def test_once_a_minute() -> None:
    now = 0.0
    only = OnceAMinute(lambda: now)
    assert [bool(only.filter(record("noise"))) for _ in range(3)] == [True, False, False]
    assert only.filter(record("other noise"))
    assert only.filter(record("noise", level=logging.ERROR))
    now = 61.0
    again = record("noise")
    assert only.filter(again)
    assert "2 more times" in again.getMessage()


def test_no_file_for_a_connection(caplog: pytest.LogCaptureFixture) -> None:
    """asyncio says that thousands of times; other faults are told as ever."""

    async def fail() -> None:
        loop = asyncio.get_running_loop()
        quiet_about_files(loop)
        context: dict[str, Any] = {"exception": OSError(24, "Too many open files")}
        for _ in range(1000):
            message = "socket.accept() out of system resource"
            loop.call_exception_handler({**context, "message": message})
        loop.call_exception_handler({"message": "something else"})

    asyncio.run(fail())
    assert len(caplog.messages) == 2
    assert "Too many open files" in caplog.messages[0]
    assert caplog.messages[1] == "something else"
