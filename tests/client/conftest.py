"""A real server, and programs at it."""

from collections.abc import Callable, Iterator

import pytest

from plansza.client import Client
from tests.web.helper import Player, Server, running
from tests.web.programs.helper import register, token_of

NewClient = Callable[..., Client]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots' pauses and rate limits."""
    with running(tmp_path_factory.mktemp("client")) as found:
        yield found


@pytest.fixture
def client(server: Server) -> Iterator[NewClient]:
    """A program: of a person, or of a bot of this name."""
    made: list[Client | Player] = []

    def make(bot: str = "", language: str = "en", **rules: object) -> Client:
        person = Player(server)
        token = register(person, bot, **rules)[1] if bot else token_of(person)
        found = Client(server.url, token, language, patience=60.0)
        made.extend((person, found))
        return found

    yield make
    for each in made:
        each.close()
