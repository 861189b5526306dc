"""One server for most tests; a browser for whoever asks."""

from collections.abc import Callable, Iterator

import pytest

from tests.web.helper import Player, Server, running

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots' pauses and rate limits."""
    with running(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture
def player(server: Server) -> Iterator[NewPlayer]:
    """A new browser at a table."""
    made: list[Player] = []

    def make(table: str = "", **headers: str) -> Player:
        made.append(Player(server, table, **headers))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def duel(player: NewPlayer) -> tuple[Player, Player]:
    """Two people at a table whose game has begun; Ania attacks."""
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be hurt; whoever hurts it heals it."""
    with running(tmp_path_factory.mktemp("fragile")) as found:
        yield found


@pytest.fixture
def pair(fragile: Server) -> Iterator[tuple[Player, Player]]:
    """Two people at a table of the fragile server."""
    ania, olek = Player(fragile), Player(fragile)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    yield ania, olek
    ania.close()
    olek.close()
