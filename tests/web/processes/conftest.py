"""A server of two processes."""

from collections.abc import Iterator

import pytest

from tests.support.patience import eventually
from tests.web.helper import Player, Server, running
from tests.web.processes.inside import web_processes


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes on one socket and one file, with nothing else to hear each other by."""
    with running(tmp_path_factory.mktemp("processes"), processes=2) as found:
        yield found


@pytest.fixture
def whole(server: Server) -> Server:
    """The same with both processes up, whatever a test before has done to it."""
    eventually(lambda: len(web_processes(server)) == 2, "a process is missing")
    return server


@pytest.fixture
def duel(server: Server) -> Iterator[tuple[Player, Player]]:
    """Two people at a table whose game has begun; Ania attacks."""
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    yield ania, olek
    ania.close()
    olek.close()
