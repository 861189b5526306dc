"""What a server tells of itself names nobody and gives nothing away, however much it tells."""

import json
import logging
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from plansza.core.errors import IllegalMove
from plansza.core.printable import Private
from plansza.store.entries import StoreUnavailable
from plansza.web.configuration import Logs
from plansza.web.logs import Json, Lines
from tests.support.patience import eventually
from tests.support.strangers import SECRET, broken_games
from tests.web.helper import BrokenServer, Player, Server

ADDRESS = "203.0.113.77"
NAMES = ("Żywisława", "Bogumił")
TALK = "trzymam trzy lisy w ręce"
MOST = 500  # rounds
ALL = {"level": "debug", "requests": True}


@pytest.fixture(scope="module", params=["lines", "json"])
def talkative(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that tells all it can, with games that fail."""
    logs = {**ALL, "form": request.param}
    folder = tmp_path_factory.mktemp("talkative")
    server = BrokenServer(folder, proxies=["127.0.0.1"], configuration={"logs": logs})
    yield server
    server.end()


def visitor(server: Server, table: str = "") -> Player:
    return Player(server, table, **{"x-forwarded-for": ADDRESS, "accept-language": "pl"})


def play_to_the_end(players: list[Player]) -> set[str]:
    """All moves of a game, in notation."""
    played: set[str] = set()
    for _ in range(MOST):
        for each in players:
            now = each.now()
            if now["choices"]:
                move = now["choices"][0]["move"]
                each.do("play", move=move, seen=now["number"])
                played.add(move)
        if now["status"] == "over":
            return played
    raise AssertionError("the game does not end")


def misbehave(server: Server, table: str) -> list[str]:
    """All that a stranger may try; what he said, none of which may be repeated."""
    stranger = visitor(server, table)
    name, wrong = f"/api/tables/{table}", "0123456789abcdef-wrong-cookie"
    stranger.http.get(f"/t/{table}?seat=1.{wrong}")
    stranger.http.get(f"/{NAMES[0]}")
    stranger.http.post(f"{name}/commands", content=f'{{"kind": "{TALK}"'.encode())
    stranger.http.post(f"{name}/commands", json={"kind": "play", "move": TALK})
    stranger.http.post("/api/tables", json={"game": SECRET, "name": NAMES[1]})
    for cookie in ("plansza", "plansza-browser", "__Host-plansza-browser"):
        stranger.http.cookies.set(cookie, wrong)
    stranger.ask("chat", text=TALK)
    stranger.ask("resign")
    stranger.close()
    return [wrong]


def test_a_whole_game_leaves_no_trace_of_its_players(talkative: Server) -> None:
    ania, olek = visitor(talkative), visitor(talkative)
    olek.table = ania.open(name=NAMES[0], options={"attacker": "1"})
    olek.do("sit", seat=1, name=NAMES[1])
    stream = olek.stream()
    ania.do("chat", text=TALK)
    link = ania.http.post(f"/api/tables/{ania.table}/link", json={}).json()["address"]
    token = link.partition("seat=")[2]
    phone = visitor(talkative, ania.table)
    page = phone.http.get(f"/t/{ania.table}", params={"seat": token}, follow_redirects=True)
    assert (page.status_code, phone.state()["held"]) == (200, [0])
    said = misbehave(talkative, ania.table)
    moves = play_to_the_end([phone, olek])
    over = olek.state()
    assert (over["now"]["status"], len(moves) > 10) == ("over", True)
    cookies = [value for each in (ania, olek, phone) for value in each.http.cookies.values()]
    assert token, cookies
    log = talkative.log.read_text()
    assert log.count("/api/tables/{table_id}/commands") > len(moves)
    mac = token.rpartition(".")[2]
    for word in (*NAMES, TALK, ADDRESS, "127.0.0.1", token, mac, over["seed"], *cookies, *said):
        assert word not in log
        assert json.dumps(word)[1:-1] not in log
    for cookie in cookies:
        assert not any(part in log for part in re.split(r"[^\w]", cookie) if len(part) > 8)
    for move in moves:
        assert not re.search(rf"(?<![\w.]){re.escape(move)}(?![\w.])", log), move
    assert ania.table not in log
    stream.close()
    for each in (ania, olek, phone):
        each.close()


def test_what_fails_is_told_without_its_words(talkative: Server) -> None:
    ania = visitor(talkative)
    for game in broken_games().values():
        told = {"game": game.id, "name": NAMES[0], "bots": [{"seat": 1, "level": "random"}]}
        answer = ania.http.post("/api/tables", json=told)
        if answer.status_code == 201:
            ania.http.get(f"/api/tables/{answer.json()['id']}")
    log = talkative.log.read_text()
    assert "RuntimeError: " in log
    assert "has a fault" in log
    assert SECRET not in log
    assert NAMES[0] not in log
    ania.close()


# -- one event ------------------------------------------------------------------------------------


def event(message: str, *args: Any, error: bool = False, name: str = "plansza.x") -> Any:
    """What a log is given."""
    return logging.LogRecord(
        name, logging.ERROR, "x.py", 1, message, args, sys.exc_info() if error else None
    )


def test_private_things_are_shown_where_details_are_wanted() -> None:
    said = event("bot at table %s: %s", "t", Private("lis 7"))
    assert Lines(details=False).format(said).endswith("bot at table t: …")
    assert Lines(details=True).format(said).endswith("bot at table t: lis 7")
    assert json.loads(Json(details=True).format(said))["message"] == "bot at table t: lis 7"


def test_of_an_error_its_kind_is_told_and_where_it_was() -> None:
    who, card = "Ania", "lis 7"
    try:
        try:
            raise KeyError(who)
        except KeyError as error:
            raise RuntimeError(card) from error
    except RuntimeError:
        told = event("it failed", error=True)
    plain, full = Lines(details=False).format(told), Lines(details=True).format(told)
    assert "Ania" not in plain
    assert "lis 7" not in plain
    assert plain.index("KeyError: …") < plain.index("RuntimeError: …")
    assert "test_logs.py" in plain
    assert "lis 7" in full
    assert "Ania" in full


def test_errors_as_parts_of_a_sentence_are_told_by_code() -> None:
    refusal = IllegalMove("dam-full", {"who": "Ania"})
    assert "Ania" not in Lines(details=False).format(event("refused: %s", refusal))
    assert "dam-full" in Lines(details=False).format(event("refused: %s", refusal))
    away = StoreUnavailable("store-away", "the database at db:5432 is gone")
    assert "db:5432 is gone" in Lines(details=False).format(event("no: %s", away))
    assert "ValueError" in Lines(details=False).format(event("no: %r", ValueError("Ania")))


def test_what_asyncio_adds_is_left_out() -> None:
    told = event("never retrieved\nfuture: <Task exception=KeyError('Ania')>", name="asyncio")
    assert "Ania" not in Lines(details=False).format(told)


def test_json_is_one_object_a_line() -> None:
    try:
        raise ValueError("Ania\nOlek")
    except ValueError:
        told = event("it failed\x1b[2J", error=True)
    told.facts = {"status": 500}
    line = Json(details=False).format(told)
    assert "\n" not in line
    assert line.isascii()
    read = json.loads(line)
    assert read["level"] == "error"
    assert (read["status"], read["logger"]) == (500, "plansza.x")
    assert "ValueError: …" in read["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read["at"])


def test_what_is_usual() -> None:
    assert Logs() == Logs(form="lines", level="warning", requests=False, details=False)


def test_without_a_wish_requests_are_not_told(server: Server) -> None:
    ania = Player(server)
    ania.open(name="Ania")
    eventually(lambda: ania.now()["number"] > 0, "there is no table")
    ania.close()
    assert "plansza.requests" not in server.log.read_text()
