"""`plansza mcp`: tables for models that speak the Model Context Protocol."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from plansza.cli.arguments import whole
from plansza.cli.programs.bot import token_of
from plansza.cli.terminal import Complaint, Terminal

GRACE = 10.0  # seconds in which the local server may say goodbye


@dataclass(frozen=True)
class McpRequest:
    """What was typed."""

    server: str | None
    token_file: str | None
    http: str | None
    host: str


def run_mcp(terminal: Terminal, request: McpRequest) -> None:
    """Serve until whoever calls hangs up, or Ctrl+C. Over stdio nothing but the protocol may be
    said on stdout."""
    words = terminal.words
    try:
        from plansza.client import ClientError
        from plansza.mcp import serving
    except ImportError:
        raise Complaint(words("error-mcp-extra")) from None
    try:
        if request.http is not None:
            port = whole(words, "--http", request.http, least=0)
            if request.server is None:
                raise Complaint(words("error-mcp-http-server"))
            if request.token_file is not None:
                raise Complaint(words("error-mcp-http-token"))

            def ready(url: str) -> None:
                terminal.say(words("mcp-serving", url=url))
                sys.stdout.flush()

            serve = serving.serve_http(request.server, terminal.language, request.host, port, ready)
            asyncio.run(serve)
        elif request.server is not None:
            token = token_of(terminal, request.token_file)
            asyncio.run(serving.serve_stdio(request.server, token, terminal.language))
        else:
            with local_server(terminal) as url:
                token = asyncio.run(serving.local_token(url))
                asyncio.run(serving.serve_stdio(url, token, terminal.language))
    except ClientError as error:
        raise Complaint(str(error)) from error


@contextmanager
def local_server(terminal: Terminal) -> Iterator[str]:
    """A server of one's own, in this computer alone; its tables are gone with it."""
    with tempfile.TemporaryDirectory(prefix="plansza-mcp-") as folder:
        port = free_port()
        database = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "plansza", "serve", "--port", str(port)]
        log = Path(folder) / "log"
        with log.open("wb") as said:
            child = subprocess.Popen(
                [*command, "--database", f"sqlite:///{database}"],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            )
        try:
            yield f"http://127.0.0.1:{port}"
        except TimeoutError as error:
            lines = log.read_text("utf-8", "replace").strip().splitlines()
            why = lines[-1] if lines else "–"
            raise Complaint(terminal.words("error-mcp-local", why=why)) from error
        finally:
            child.terminate()
            try:
                child.wait(GRACE)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
