"""The process itself: killed, stopped, started twice, asked for its health and its schema."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process
from tests.web.helper import (
    ENVIRONMENT,
    ROOT,
    Player,
    Server,
    children,
    is_worker,
    running,
    timeless,
)
from tests.web.tables.test_play import Duel, to_move


def at_table(server: Server) -> Duel:
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


def test_killed_and_started_again(tmp_path: Path) -> None:
    with running(tmp_path, bot_pace=100.0) as server:
        duel = at_table(server)
        for turn in range(9):
            to_move(duel).play(turn)
        last = to_move(duel)
        before = [timeless(each.state()) for each in duel]
        hasty = Player(server)
        hasty.open(name="Ania", options={"attacker": "2"}, bots=[{"seat": 1}])
        number = hasty.now()["number"]
        server.stop(signal.SIGKILL)
        server.settings["bot_pace"] = 0.0
        server.start()
        assert [timeless(each.state()) for each in duel] == before
        last.play()
        assert duel[0].now()["number"] == before[0]["now"]["number"] + 1
        eventually(lambda: hasty.now()["number"] > number, "the bot forgot the table")
        for each in (*duel, hasty):
            each.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_stops_with_open_streams(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path) as server:
        duel = at_table(server)
        streams = [duel[turn % 2].stream() for turn in range(5)]
        workers = server.workers() if sys.platform.startswith("linux") else []
        server.stop(how)  # it does not wait for those who listen: they would listen for ever
        assert all(stream.ended.wait(PATIENCE) for stream in streams)
        eventually(
            lambda: not [worker for worker in workers if is_worker(worker)], "bots outlive it"
        )
        for each in duel:
            each.close()


def test_heartbeats_and_a_client_that_does_not_read(tmp_path: Path) -> None:
    with running(tmp_path, send_limit=0.3, heartbeat=0.1) as server:
        duel = at_table(server)
        good = duel[1].stream()
        eventually(lambda: good.comments > 3, "no heartbeat")
        good.close()
        eventually(lambda: not streams(duel[0]), "the stream is not closed")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(f"GET /api/tables/{duel[0].table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        eventually(lambda: streams(duel[0]) == 1, "the stream was not opened")
        eventually(lambda: asks(duel[0]) and not streams(duel[0]), "it waits for the deaf")
        deaf.close()
        for each in duel:
            each.close()


def asks(player: Player) -> bool:
    """Two entries for all who look on: a question, and that it is withdrawn."""
    player.do("offer", what="draw")
    return bool(player.do("answer", yes=False))


def streams(player: Player) -> int:
    return int(player.http.get("/health").json()["streams"])


def serve(*arguments: str) -> Process:
    return Process(
        [sys.executable, "-m", "plansza", "--language", "en", "serve", *arguments],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONUTF8": "1", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_the_command(tmp_path: Path) -> None:
    with serve("--port", "0", "--lan", "--database", f"sqlite:///{tmp_path / 'a.db'}") as process:
        lines = [process.line() for _ in range(12)]
        assert lines[0].startswith("Tables are open at http://127.0.0.1:")
        assert lines[1].startswith("In your network: http://")
        assert any("█" in line or "▄" in line for line in lines[2:])
        # Its bots have begun to start, if /proc tells that, or are about to.
        eventually(lambda: children(process) or sys.platform != "linux", "no bot starts")
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl+C does: to the bots' processes too
        _, said = process.finish()
    assert process.returncode == 130
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "TAKEN"], "is in use"),
        (["--port", "99999"], "There is no port"),
        (["--port", "x"], "whole number"),
        (["--host", "no.such.host.invalid"], "not possible to listen"),
        (["--port", "0", "--channels", "carrier://pigeon"], "names no channel"),
        (["--port", "0", "--database", "nonsense"], "names no database"),
    ],
)
def test_bad_arguments(server: Server, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    given = [str(server.port) if each == "TAKEN" else each for each in arguments]
    more = [] if "--database" in given else ["--database", f"sqlite:///{tmp_path / 'a.db'}"]
    with serve(*given, *more) as process:
        _, said = process.finish()
    assert process.returncode == 2
    assert sentence in said
    assert len(said.strip().splitlines()) == 1


def test_health(server: Server) -> None:
    found = Player(server).http.get("/health").json()
    assert found["status"] == "ok"
    assert found["writable"] is True
    assert found["workers"] == 2
    assert found["version"]


def test_the_schema(server: Server) -> None:
    raw: dict[str, Any] = Player(server).http.get("/api/schema").json()
    assert raw["openapi"].startswith("3.1")
    paths = set(raw["paths"])
    assert paths == {
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/commands",
        "/api/tables/{table_id}/settings",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/link",
        "/api/tables/{table_id}/stream",
        "/health",
        "/api/tables/{table_id}/moments",
        "/api/tables/{table_id}/moments/{number}",
        "/api/tables/{table_id}/pulse",
        "/api/mine",
        "/api/lessons/{game_id}/{name}",
        "/api/lessons/{game_id}/{name}/about",
        "/api/puzzles/{game_id}/{puzzle_id}",
        "/api/puzzles/{game_id}/{puzzle_id}/about",
        "/api/tables/{table_id}/checks",
        "/api/tables/{table_id}/coach",
        "/api/tables/{table_id}/log",
        "/api/tables/{table_id}/about",
        "/api/tables/{table_id}/hint",
        "/api/tables/{table_id}/review",
        "/api/tokens",
        "/api/tokens/{token_id}/revoke",
        "/api/me",
        "/api/games",
        "/api/tables/{table_id}/look",
        "/api/tables/{table_id}/why",
        "/api/tables/{table_id}/feed",
        "/api/bots",
        "/api/bots/{bot}",
        "/api/bots/{bot}/tokens",
        "/api/bots/{bot}/change",
        "/api/bots/{bot}/close",
        "/api/bots/{bot}/picture",
        "/api/bots/{bot}/challenge",
        "/api/challenges/{table_id}/answer",
        "/api/events",
        "/api/ladder",
        "/api/games/{game_id}/rules",
        "/api/games/{game_id}/lessons",
        "/api/games/{game_id}/lessons/{name}",
        "/api/tables/{table_id}/picture",
        "/api/tables/{table_id}/notices",
        "/api/tables/{table_id}/notices/off",
        "/api/recipients/{recipient_id}/test",
    }
    for name, part in raw["components"]["schemas"].items():
        jsonschema_rs.meta.validate({**part, "$id": name})
    schemathesis.openapi.from_dict(raw).validate()


@pytest.mark.slow
def test_whatever_fits_the_schema_is_answered_as_it_says(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema").exclude(
        path_regex="stream|feed|events"
    )
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)

        @given(case=found.ok().as_strategy())
        @settings(
            max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        def check(case: Any) -> None:
            answer = case.call(timeout=PATIENCE)
            assert answer.status_code < 500, answer.text
            known = case.operation.definition.raw["responses"]
            assert str(answer.status_code) in known, (answer.status_code, answer.text)

        check()
