"""Every kind of database, a new one for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.store import Store, open_store
from tests.store.helper import head
from tests.support.postgres import Server, postgres

__all__ = ["postgres"]


def new_url(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "memory":
        return "sqlite://"
    if kind == "file":
        folder: Path = request.getfixturevalue("tmp_path")
        return f"sqlite:///{folder}/log.db"
    server: Server = request.getfixturevalue("postgres")
    return server.new_url()


@pytest.fixture(params=["memory", "file", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return new_url(request.param, request)


@pytest.fixture(params=["file", "postgres"])
def shared_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind that several processes can open."""
    return new_url(request.param, request)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where SQLite's file will be."""
    return tmp_path / "log.db"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store of each kind with an empty table “t”."""
    with open_store(url) as opened:
        opened.create(head())
        yield opened
