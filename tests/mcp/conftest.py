"""A server, people with browsers and tokens, and models' clients: the SDK's own."""

import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CallToolResult, ImageContent, TextContent

from tests.support.processes import Process
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, running

PLANSZA = [sys.executable, "-m", "plansza", "--language", "en"]
NewToken = Callable[..., str]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots' pauses and rate limits."""
    with running(tmp_path_factory.mktemp("mcp")) as found:
        yield found


@pytest.fixture
def player(server: Server) -> Iterator[Callable[[], Player]]:
    """A new browser."""
    made: list[Player] = []

    def make() -> Player:
        made.append(Player(server))
        made[-1].http.get("/api/tables")
        return made[-1]

    yield make
    for each in made:
        each.close()


def token_of(player: Player, **more: Any) -> str:
    """A token for a program of this browser."""
    answer = player.http.post("/api/tokens", json={"kind": "seats", **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


@asynccontextmanager
async def over_stdio(server: Server | None, token: str = "") -> AsyncIterator[Client]:
    """`plansza mcp` as a host of models starts it."""
    where = ["--server", server.url] if server is not None else []
    env = {**os.environ, **ENVIRONMENT, **({"PLANSZA_TOKEN": token} if token else {})}
    arguments = [*PLANSZA[1:], "mcp", *where]
    started = StdioServerParameters(command=PLANSZA[0], args=arguments, env=env, cwd=ROOT)
    async with Client(stdio_client(started)) as client:
        yield client


@pytest.fixture(scope="package")
def gate(server: Server) -> Iterator[str]:
    """`plansza mcp` over HTTP: its address."""
    command = [*PLANSZA, "mcp", "--server", server.url, "--http", "0"]
    process = Process(command, cwd=ROOT, env=ENVIRONMENT, stdout=-1)
    try:
        yield process.line().split()[2].rstrip(";")
    finally:
        process.end()


@asynccontextmanager
async def over_http(url: str, token: str) -> AsyncIterator[Client]:
    """A client that shows its token."""
    headers = {"authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        Client(streamable_http_client(url, http_client=http)) as client,
    ):
        yield client


def said(result: Any) -> str:
    """The text of an answer."""
    assert isinstance(result, CallToolResult)
    (content,) = result.content
    assert isinstance(content, TextContent), content
    return content.text


def pixels(result: Any) -> str:
    """The picture of an answer."""
    assert isinstance(result, CallToolResult)
    (content,) = result.content
    assert isinstance(content, ImageContent), content
    assert content.mime_type == "image/png"
    return content.data
