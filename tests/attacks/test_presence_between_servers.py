"""Who is present at one process is present at all; and no two are deaf to each other."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process
from tests.support.redis import redis_server
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, running

Servers = tuple[Server, Server]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two processes on one file that hear each other."""
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    with (
        redis_server() as redis,
        running(first, channels=redis.url) as one,
        running(second, database=one.database, channels=redis.url) as other,
    ):
        yield one, other


def test_who_is_at_one_process_is_not_replaced_through_the_other(servers: Servers) -> None:
    ania, olek = Player(servers[0]), Player(servers[1])
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    eventually(lambda: ania.now()["status"] == "running", "the game does not begin")
    stream = ania.stream()
    with olek.stream():
        assert ania.ask("stand-in", seat=1).status_code == 409
        while stream.presence.get(timeout=PATIENCE) != [True, True]:
            pass
        ania.refused(409, "player-present", "stand-in", seat=1)
        eventually(lambda: olek.now()["seats"][0]["present"], "Ania is not known to be here")
    while stream.presence.get(timeout=PATIENCE) != [True, False]:
        pass
    ania.refused(409, "player-expected", "stand-in", seat=1)
    for each in (ania, olek):
        each.close()


def test_a_process_that_comes_later_learns_who_is_there(servers: Servers) -> None:
    ania, olek = Player(servers[0]), Player(servers[1])
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    with ania.stream():
        servers[1].stop(signal.SIGKILL)
        servers[1].start()
        twin = Player(servers[1], olek.table)
        twin.http.cookies.update(olek.http.cookies)
        eventually(lambda: twin.now()["seats"][0]["present"], "it was not told")
        twin.refused(409, "player-present", "stand-in", seat=0)
    for each in (ania, olek, twin):
        each.close()


# -- two that would not hear each other -----------------------------------------------------------


@contextmanager
def second(database: str, *more: str, language: str = "en") -> Iterator[Process]:
    command = [sys.executable, "-m", "plansza", "--language", language, "serve", "--port", "0"]
    with Process(
        [*command, "--database", database, *more],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONUTF8": "1", "COLUMNS": "400"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Another server uses the database"), ("pl", "korzysta już inny serwer")],
)
def test_without_channels_a_second_process_does_not_start(
    fragile: Server, language: str, sentence: str
) -> None:
    with second(fragile.database, language=language) as process:
        _, said = process.finish()
    assert process.returncode == 2
    assert sentence in said
    assert "--channels" in said
    assert "Traceback" not in said
    assert fragile.answers()


def test_nor_one_with_channels_beside_one_without(fragile: Server, tmp_path: Path) -> None:
    with second(fragile.database, "--channels", "redis://127.0.0.1:1/0") as process:
        _, said = process.finish()
    assert process.returncode == 2
    assert "--channels" in said


def test_the_place_of_a_killed_process_is_free_at_once(fragile: Server) -> None:
    fragile.stop(signal.SIGKILL)
    fragile.start()
    assert fragile.answers()
