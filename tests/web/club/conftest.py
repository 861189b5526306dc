"""Servers with a club, and people who have come in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.helper import Player, Server, running

NewPlayer = Callable[..., Player]
SECRET = "Bobry nad rzeką"


def config(folder: Path, text: str) -> str:
    """A host's file; its path."""
    path = folder / "plansza.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.fixture(scope="package")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club without a passphrase."""
    folder = tmp_path_factory.mktemp("club")
    with running(folder, configuration=config(folder, '[club]\nname = "Bobry"\n')) as found:
        yield found


@pytest.fixture(scope="package")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club with a passphrase."""
    folder = tmp_path_factory.mktemp("locked")
    text = f'[club]\nname = "Bobry"\npassphrase = "{SECRET}"\n'
    with running(folder, configuration=config(folder, text)) as found:
        yield found


@pytest.fixture
def visitor(locked: Server) -> Iterator[NewPlayer]:
    """A browser before the door."""
    made: list[Player] = []

    def make(**headers: str) -> Player:
        made.append(Player(locked, **headers))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def guest(club: Server) -> Iterator[NewPlayer]:
    """A browser at the open club."""
    made: list[Player] = []

    def make(table: str = "", **headers: str) -> Player:
        made.append(Player(club, table, **headers))
        return made[-1]

    yield make
    for each in made:
        each.close()
