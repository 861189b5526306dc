"""The OpenAPI file tells a program all that it needs: how it shows its token, what streams say."""

from typing import Any

import httpx
import jsonschema_rs
import pytest

from tests.support.patience import PATIENCE
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server
from tests.web.programs.helper import Lines, program, register, token_of
from tests.web.tables.test_play import to_move


@pytest.fixture(scope="module")
def description(server: Server) -> Data:
    """The OpenAPI file as the server gives it."""
    return dict(httpx.get(f"{server.url}/api/schema", timeout=PATIENCE).json())


def test_it_says_how_a_token_is_shown(description: Data) -> None:
    scheme = description["components"]["securitySchemes"]["token"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    assert description["security"] == [{}, {"token": []}]


def test_it_says_what_messages_mean(description: Data) -> None:
    schemas = description["components"]["schemas"]
    for name in ("Look", "StateLine", "EntryLine", "EndLine", "ProgramEvent", "BotRules", "Why"):
        assert len(schemas[name]["description"]) > 20, name


def lines_of(description: Data, path: str) -> Any:
    """What a line of a stream may be."""
    answer = description["paths"][path]["get"]["responses"]["200"]
    schema = answer["content"]["application/x-ndjson"]["schema"]
    return jsonschema_rs.validator_for({**schema, "components": description["components"]})


def test_every_line_of_a_feed_is_described(
    duel: tuple[Player, Player], server: Server, description: Data
) -> None:
    ania, olek = duel
    robot = program(server, token_of(ania), ania.table)
    feed = Lines(robot, f"/api/tables/{ania.table}/feed")
    told = [feed.next()]
    for turn in range(4):
        to_move(duel).play(turn)
    olek.do("chat", text="hm")
    olek.do("offer", what="draw")
    ania.do("answer", yes=False)
    olek.do("resign")
    told += feed.until(ania.now()["number"])
    assert told[-1]["now"]["outcome"] is not None
    (kept,) = ania.http.get("/api/tokens").json()["tokens"]
    ania.http.post(f"/api/tokens/{kept['id']}/revoke", json={})
    told.append(feed.next("end"))
    valid = lines_of(description, "/api/tables/{table_id}/feed")
    for line in [*told, {"type": "alive"}, {"type": "presence", "present": [], "grace": []}]:
        valid.validate(line)
    assert not valid.is_valid({"type": "event"})
    assert not valid.is_valid({**told[0], "now": None})


def test_every_event_is_described(server: Server, player: NewPlayer, description: Data) -> None:
    maker, ania = player(), player()
    _, token = register(maker, "Żubr Opisany", answer="ask")
    robot = program(server, token)
    events = Lines(robot, "/api/events")
    body = {"game": "spor", "name": "Ania", "clock": {"base": 600}, "options": {"attacker": "2"}}
    opened = ania.http.post("/api/bots/Żubr Opisany/challenge", json=body).json()
    told = [events.next()]
    robot.http.post(f"/api/challenges/{opened['id']}/answer", json={"yes": True})
    told += [events.next(), events.next()]
    ania.table = opened["id"]
    ania.do("resign")
    told.append(events.next())
    assert [each["kind"] for each in told] == ["challenged", "seated", "turn", "over"]
    for kept in maker.http.get("/api/tokens").json()["tokens"]:
        maker.http.post(f"/api/tokens/{kept['id']}/revoke", json={})
    told.append(events.next("end"))
    valid = lines_of(description, "/api/events")
    for line in [*told, {"type": "alive"}]:
        valid.validate(line)
    assert not valid.is_valid({**told[0], "id": 7})
