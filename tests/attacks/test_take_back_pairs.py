"""Moves made and taken back a thousand times made a table that nobody could open any more: it was
read from its first entry, every take-back played the game anew, and everybody else waited."""

import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.long_logs import table_of_pairs
from tests.web.helper import Player, Server, running

PAIRS = 250


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, workers=1) as found:
        yield found


def work_of(server: Server) -> float:
    """Seconds of the processor that a server process has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cold_look(server: Server, table: str) -> float:
    """The work of looking at a table that is not in memory."""
    watcher = Player(server, table)
    before = work_of(server)
    assert watcher.state()["now"]["status"] == "running"
    watcher.close()
    return work_of(server) - before


@pytest.mark.skipif(sys.platform != "linux", reason="work is read from /proc")
def test_a_long_log_is_opened_like_a_short_one(server: Server) -> None:
    attacked = table_of_pairs(server.database, PAIRS)
    short = table_of_pairs(server.database, 10)
    cold_look(server, table_of_pairs(server.database, 1))  # words and pictures are loaded
    work, usual = cold_look(server, attacked), cold_look(server, short)
    assert work < 2 * usual + 0.2, (work, usual)


def test_others_are_served_meanwhile(server: Server) -> None:
    """Even where nothing was written down on the way, and all of the log is read.

    Where that is done in one go, one of the others waits for all of it, every time; on a machine
    that is busy with something else it may look so once.
    """
    tries = [waits_meanwhile(server) for _ in range(3)]
    assert any(max(waits) < sum(waits) / 2 for waits in tries), tries


def waits_meanwhile(server: Server) -> list[float]:
    """How long each request of somebody else takes while a long log is read."""
    attacked = table_of_pairs(server.database, PAIRS, written_down=False)
    other, watcher = Player(server), Player(server, attacked)
    other.open(name="Ania")
    pulse = f"/api/tables/{other.table}/pulse"
    other.http.get(pulse)
    looking = threading.Thread(target=watcher.state)
    looking.start()
    waits: list[float] = []
    while looking.is_alive():
        began = time.monotonic()
        assert other.http.get(pulse).status_code == 200
        waits.append(time.monotonic() - began)
    looking.join()
    other.close()
    watcher.close()
    return waits
