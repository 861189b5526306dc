"""How a refusal has to look, and what is asked to get one."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.support.patience import PATIENCE
from tests.web.helper import Data, Player, Server, timeless

JSON = {"content-type": "application/json"}
LANGUAGES = ("pl", "en")


def assert_problem(answer: httpx.Response, status: int, code: str) -> str:
    """A refusal as it should be; its sentence."""
    assert "Traceback" not in answer.text
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    problem = answer.json()
    assert set(problem) == {"code", "message", "facts"}
    assert problem["code"] == code, problem
    sentence = str(problem["message"])
    assert sentence[0].isupper() or sentence[0] in "“„", sentence
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    assert code not in sentence.split(), "the code is no sentence"
    return sentence


def assert_refused(
    act: Callable[[dict[str, str]], httpx.Response], status: int, code: str
) -> dict[str, str]:
    """The same refusal in both languages, by address and by the browser's wish."""
    said = {each: assert_problem(act({"lang": each}), status, code) for each in LANGUAGES}
    assert said["pl"] != said["en"]
    return said


def command(who: Player, kind: str, **fields: Any) -> Callable[[dict[str, str]], httpx.Response]:
    """A command that can be given in any language."""
    path = f"/api/tables/{who.table}/commands"
    return lambda query: who.http.post(path, params=query, json={"kind": kind, **fields})


def raw(who: Player, content: Any, **headers: str) -> Callable[[dict[str, str]], httpx.Response]:
    """A body as it is, made anew for every sending."""
    path = f"/api/tables/{who.table}/commands"

    def send(query: dict[str, str]) -> httpx.Response:
        body = content() if callable(content) else content
        return who.http.post(path, params=query, content=body, headers={**JSON, **headers})

    return send


@contextmanager
def untouched(*players: Player) -> Iterator[None]:
    """Nothing happens at the table meanwhile, and afterwards it is played on."""
    before = [timeless(each.state()) for each in players]
    yield
    assert [timeless(each.state()) for each in players] == before
    number = players[0].do("chat", text="still here")["number"]
    assert number == before[0]["now"]["number"] + 1


def numbers(events: list[Data]) -> list[int]:
    return [event["number"] for event in events]


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
