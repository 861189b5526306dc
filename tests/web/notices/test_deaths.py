"""The queue survives kill -9, and two processes tell once."""

import os
import random
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from plansza.store import open_store
from plansza.store.notice_acts import WAITING
from plansza.store.notices import TOLD
from plansza.web.notices import notifier
from plansza.web.notices.notifier import GROWTH, LONGEST_PAUSE, pause_after
from tests.support.patience import eventually
from tests.web.helper import Player, Server
from tests.web.notices.helper import configured, hook, tell, telling, two_at_a_table
from tests.web.notices.receivers import Service, service
from tests.web.processes.inside import ON_LINUX, web_processes

QUIETLY = 1.5


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


def told(server: Server, table: str) -> bool:
    with open_store(server.database) as store:
        known = store.notices.notices_at(table)
    return bool(known) and all(each.state == TOLD for each in known)


def time_passes(server: Server, table: str) -> None:
    """So much of it that whoever died has no claim any more."""
    with open_store(server.database) as store:
        for notice in store.notices.notices_at(table):
            if notice.state == WAITING and notice.due > time.time() + notifier.LEASE / 2:
                store.notices.claim(notice, time.time(), 0)


def ids(place: Service) -> list[str]:
    return [each.json()["id"] for each in place.posted]


@pytest.mark.parametrize("deaths", [3, pytest.param(30, marks=pytest.mark.torture)])
def test_what_waits_is_told_by_the_next_process(
    tmp_path: Path, place: Service, deaths: int
) -> None:
    """Killed between the turn and its message, at any moment of it."""
    dice = random.Random(11)
    with telling(tmp_path) as server, two_at_a_table(server) as (ania, _):
        with ania.stream():
            known = tell(ania, hook(f"{place.url}/hook"))
        tables = [ania.table]
        for _ in range(deaths):
            table = ania.open(name="Ania", options={"attacker": "1"})
            olek = Player(server, table)
            tell(ania, recipient=known["id"])
            olek.do("sit", seat=1, name="Olek")  # now it is her turn
            olek.close()
            tables.append(table)
            time.sleep(dice.uniform(0.0, 0.5))
            server.stop()
            server.start()
        for table in tables:
            time_passes(server, table)
            eventually(partial(told, server, table), "a turn was never told")
        assert {each.json()["table"] for each in place.posted} == set(tables)


def test_a_message_under_way_is_sent_again(tmp_path: Path, place: Service) -> None:
    """Whether it arrived, nobody knows: it comes again, under the same id, and then no more."""
    with telling(tmp_path) as server, two_at_a_table(server) as (ania, _):
        place.open.clear()
        tell(ania, hook(f"{place.url}/hook"))
        place.wait(1)
        server.stop()
        with open_store(server.database) as store:
            [notice] = store.notices.notices_at(ania.table)
            assert notice.tries == 1
            assert notice.due > time.time() + notifier.LEASE / 2, "it was not claimed"
        time_passes(server, ania.table)
        place.open.set()
        server.start()
        eventually(lambda: told(server, ania.table), "it was lost")
        time.sleep(QUIETLY)
        assert len(place.posted) == 2
        assert len(set(ids(place))) == 1


def test_a_restart_tells_nothing_twice(tmp_path: Path, place: Service) -> None:
    with telling(tmp_path) as server, two_at_a_table(server) as (ania, _):
        tell(ania, hook(f"{place.url}/hook"))
        eventually(lambda: told(server, ania.table), "it is not told")
        for how in (signal.SIGKILL, signal.SIGTERM):
            server.stop(how)
            server.start()
            time.sleep(QUIETLY)
        assert len(place.posted) == 1


def test_who_looks_is_not_told_after_a_restart(tmp_path: Path, place: Service) -> None:
    """Pages need a moment to come back; until then the process knows of nobody."""
    with telling(tmp_path) as server, two_at_a_table(server) as (ania, _):
        with ania.stream():
            tell(ania, hook(f"{place.url}/hook"))
            configured(tmp_path, calm=3.0)
            server.stop()
            server.start()
        time.sleep(1.0)
        with ania.stream():
            time.sleep(3.0 + QUIETLY)
            assert place.posted == []


@ON_LINUX
def test_two_processes_tell_once(tmp_path: Path, place: Service) -> None:
    with telling(tmp_path, processes=2) as server:
        made = []
        for _ in range(6):
            ania, olek = Player(server), Player(server)
            olek.table = ania.open(name="Ania", options={"attacker": "1"})
            tell(ania, hook(f"{place.url}/hook"))
            olek.do("sit", seat=1, name="Olek")
            olek.close()
            made.append(ania)
        for ania in made:
            eventually(partial(told, server, ania.table), "a turn was not told")
        assert sorted(ids(place)) == sorted(set(ids(place)))
        assert len(place.posted) == len(made)
        dying = web_processes(server)[0]
        for ania in made:
            ania.do("resign")
        os.kill(dying, signal.SIGKILL)

        def all_over() -> bool:
            ends = {each.json()["table"] for each in place.posted if each.json()["kind"] == "over"}
            return ends == {ania.table for ania in made}

        eventually(all_over, "the tables of the dead process are told nothing")
        time.sleep(QUIETLY)
        assert sorted(ids(place)) == sorted(set(ids(place)))
        for ania in made:
            ania.close()


def test_pauses_grow() -> None:
    pauses = [pause_after(tries, 30.0) for tries in range(12)]
    for tries, pause in enumerate(pauses):
        usual = min(30.0 * GROWTH**tries, LONGEST_PAUSE)
        assert 0.79 * usual <= pause <= 1.21 * usual
    assert len({round(pause_after(3, 30.0), 6) for _ in range(20)}) > 1, "all come back at once"
