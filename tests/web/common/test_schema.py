"""The OpenAPI file tells the truth: schemathesis sends all that it allows and all that it forbids.

The streams never end, so schemathesis cannot wait for their answers: one is tested by hand, below,
with parameters that schemathesis makes. All else goes against a real server, half of it to tables
that there are, in the name of somebody who sits there.
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from plansza.games import GAMES
from plansza.lessons import course_of
from plansza.puzzles import puzzles_of
from tests.support.patience import PATIENCE
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server

STREAM = "/api/tables/{table_id}/stream"
STREAMS = [STREAM, "/api/tables/{table_id}/feed", "/api/events"]
SPOR = GAMES.all()["spor"]
EXAMPLES = 6  # of each operation in the ordinary run
MANY = 300
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
steady = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    verbosity=Verbosity.quiet,
)


@pytest.fixture(scope="module")
def description(server: Server) -> Data:
    """The OpenAPI file as the server gives it."""
    answer = httpx.get(f"{server.url}/api/schema", timeout=PATIENCE)
    assert answer.status_code == 200
    return dict(answer.json())


class Tables:
    """Tables in every state, made anew when a command has ended one."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._turn = itertools.count()
        self.players: list[Player] = []
        self._bot = ""
        self._makers = [self._open, self._running, self._with_a_bot, self._over]

    def next(self) -> Player:
        """Somebody at a table: open, running, with a bot, or over."""
        turn = next(self._turn)
        if turn < 8 or turn % 16 == 0:
            self.players.append(self._makers[turn % len(self._makers)]())
        return self.players[turn % len(self.players)]

    def bot(self) -> str:
        """A registered bot, somebody else's."""
        if not self._bot:
            maker = Player(self._server)
            answer = maker.http.post("/api/bots", json={"name": "Bobrownik"})
            self._bot = str(answer.json()["bot"]["id"])
            maker.close()
        return self._bot

    def _open(self) -> Player:
        host = Player(self._server)
        host.open(name="Ania", listed=True, clock={"base": 600})
        return host

    def _running(self) -> Player:
        host = self._open()
        guest = Player(self._server, host.table)
        guest.do("sit", seat=1, name="Olek")
        guest.close()
        return host

    def _with_a_bot(self) -> Player:
        host = Player(self._server)
        host.open(name="Ania", bots=[{"seat": 1, "level": "random"}])
        return host

    def _over(self) -> Player:
        host = self._running()
        host.do("resign")
        return host

    def close(self) -> None:
        for player in self.players:
            player.close()


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[Tables]:
    found = Tables(server)
    yield found
    found.close()


def operations(description: Data) -> list[Any]:
    """All operations but the streams."""
    schema = schemathesis.openapi.from_dict(description).exclude(path=STREAMS)
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(found) == sum(map(len, description["paths"].values())) - len(STREAMS)
    return found


def strict(description: Data) -> Data:
    """The file for closer checks: our answers, too, have no fields but the known ones."""
    changed: Data = json.loads(json.dumps(description))
    for part in changed["components"]["schemas"].values():
        if "properties" in part:
            part.setdefault("additionalProperties", False)
    return changed


class Visitor:
    """Sends what schemathesis makes, and checks what comes back."""

    def __init__(self, server: Server, tables: Tables) -> None:
        load_all_checks()
        self._checks = CHECKS.get_by_names(CHECKED)
        self._server = server
        self._tables = tables

    def send(self, case: Any, at_a_table: bool) -> Data | None:
        """Send one case, perhaps from somebody's seat; a refusal, if it was one."""
        cookies = self._sit_down(case) if at_a_table else {}
        answer = case.call(base_url=self._server.url, cookies=cookies, timeout=PATIENCE)
        assert "Traceback" not in answer.text
        if answer.status_code != 405:  # asked for on purpose, and not in the file
            case.validate_response(answer, checks=self._checks)
        return dict(answer.json()) if answer.status_code >= 400 else None

    def _sit_down(self, case: Any) -> dict[str, str]:
        """Make a case of the right form mean something; the cookies of whoever sends it."""
        who = self._tables.next()
        body = case.body if isinstance(case.body, dict) else {}
        if case.meta.generation.mode.is_positive:
            places = case.path_parameters or {}
            places.update({name: known for name, known in self._known(who) if name in places})
            if "game" in body:
                body["game"] = "spor"
            if body.get("kind") == "play":
                now = who.now()
                moves = [choice["move"] for choice in now["choices"]]
                body.update(move=(moves or ["end"])[0], seen=now["number"])
        return dict(who.http.cookies)

    def _known(self, who: Player) -> list[tuple[str, str]]:
        """What is there under the names of an address."""
        lesson, puzzle = next(iter(course_of(SPOR)), ""), next(iter(puzzles_of(SPOR)), "")
        return [
            ("table_id", who.table),
            ("game_id", SPOR.id),
            ("name", lesson),
            ("puzzle_id", puzzle),
            ("bot", self._tables.bot()),
        ]


def invented(operation: Any) -> Any:
    """Right and wrong cases of an operation, as hypothesis draws them."""
    modes = st.sampled_from(list(GenerationMode))
    return modes.flatmap(lambda mode: operation.as_strategy(generation_mode=mode))


def systematic(operation: Any) -> Iterator[Any]:
    """Every bound of every field, from both sides; also methods that there are not."""
    schema = operation.schema
    cases: Iterator[Any] = schema.iter_coverage_cases(
        operation,
        generation_modes=list(GenerationMode),
        generation_config=schema.config.generation,
    )
    return cases


def check(visitor: Visitor, operation: Any, examples: int) -> None:
    """Send examples of one operation."""

    @settings(steady, max_examples=examples)
    @given(case=invented(operation), at_a_table=st.booleans())
    def send(case: Any, at_a_table: bool) -> None:
        visitor.send(case, at_a_table)

    send()


def test_what_the_schema_says(server: Server, tables: Tables, description: Data) -> None:
    visitor = Visitor(server, tables)
    for operation in operations(strict(description)):
        check(visitor, operation, EXAMPLES)
    assert_well(server)


@pytest.mark.parametrize("share", [2, pytest.param(1, marks=pytest.mark.torture)])
def test_every_bound_of_the_schema(
    server: Server, tables: Tables, description: Data, share: int
) -> None:
    """All of them; in the ordinary run every second one."""
    visitor = Visitor(server, tables)
    for operation in operations(description):
        cases = list(systematic(operation))[::share]
        assert cases
        for number, case in enumerate(cases):
            visitor.send(case, at_a_table=number % 4 == 0)
    assert_well(server)


@pytest.mark.torture
def test_what_the_schema_says_at_length(server: Server, tables: Tables, description: Data) -> None:
    visitor = Visitor(server, tables)
    for operation in operations(strict(description)):
        check(visitor, operation, MANY)
    assert_well(server)


def test_what_the_schema_allows_is_understood(
    server: Server, tables: Tables, description: Data
) -> None:
    """A program that follows the file may be refused, but never as malformed."""
    visitor = Visitor(server, tables)
    for operation in operations(description):

        @settings(steady, max_examples=EXAMPLES)
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def send(case: Any) -> None:
            refusal = visitor.send(case, at_a_table=True)
            assert refusal is None or refusal["code"] != "malformed", refusal

        send()


def test_the_schema_forbids_what_the_decoder_refuses(description: Data) -> None:
    """Unknown fields, and numbers out of bounds also where there may be none."""
    parts = description["components"]["schemas"]
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]
        for path in description["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    names = {
        each["$ref"].rpartition("/")[2] for body in bodies for each in body.get("oneOf", [body])
    }
    assert {"NewTable", "NewSettings", "LinkRequest", "Sit", "Play", "Answer"} <= names
    for name in names | {"NewBot", "NewClock"}:
        assert parts[name]["additionalProperties"] is False, name
    table = validator(description, "NewTable")
    for seat, fits in ((None, True), (0, True), (63, True), (-1, False), (64, False)):
        assert table.is_valid({"game": "spor", "seat": seat}) is fits
    parameters = description["paths"][STREAM]["get"]["parameters"]
    asked = {each["name"]: each["schema"] for each in parameters}
    assert [asked[name]["minimum"] for name in ("seat", "after")] == [-1, 0]


def assert_well(server: Server) -> None:
    """The server has survived."""
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["status"] == "ok"


# -- the stream -------------------------------------------------------------------------------


def validator(description: Data, name: str) -> Any:
    """Checks data against one of the file's schemas."""
    parts = description["components"]["schemas"]
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": parts}}
    )


def first_events(who: Player, query: Data, headers: dict[str, str], last: int) -> list[Data]:
    """The events of a stream up to a number; then we hang up."""
    found: list[Data] = []
    path = f"/api/tables/{who.table}/stream"
    with who.http.stream("GET", path, params=query, headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        name = ""
        for line in answer.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            elif field == "data":
                found.append({"event": name, "data": json.loads(value)})
                name = ""
            if found and (found[-1]["data"].get("number", 0) >= last or last == 0):
                return found
    raise AssertionError("the stream ended")


def test_events_are_as_the_schema_says(player: NewPlayer, description: Data) -> None:
    update = validator(description, "Update")
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"})
    olek.do("sit", seat=1, name="Olek")
    ania.play()
    olek.do("chat", text="well played")
    ania.do("resign")
    last = olek.now()["number"]
    for who in (ania, olek, player(ania.table)):
        for query in ({}, {"lang": "pl", "tall": 1}, {"after": last - 2}):
            events = first_events(who, query, {}, last)
            updates = [each["data"] for each in events if not each["event"]]
            assert updates
            for each in updates:
                update.validate(each)
            assert {each["event"] for each in events} <= {"", "presence", "line"}


def test_parameters_of_the_stream(server: Server, player: NewPlayer, description: Data) -> None:
    """Whatever is allowed opens the stream, whatever is not is refused as the file says."""
    problem = validator(description, "Problem")
    documented = {
        int(code)
        for code in description["paths"]["/api/tables/{table_id}/stream"]["get"]["responses"]
    }
    ania = player()
    ania.open(name="Ania")
    path = f"/api/tables/{ania.table}/stream"
    odd = st.one_of(st.integers(-5, 70).map(str), st.text(max_size=8), st.just("9" * 30))
    queries = st.dictionaries(st.sampled_from(["seat", "after", "lang", "tall"]), odd, max_size=3)
    ids = st.sampled_from(["", "0", "7", "-1", "x", "9" * 40, "1e3", "\u0663".encode().hex()])

    @settings(steady, max_examples=60)
    @given(query=queries, last_seen=ids)
    def send(query: dict[str, str], last_seen: str) -> None:
        headers = {"last-event-id": last_seen}
        with ania.http.stream("GET", path, params=query, headers=headers) as answer:
            assert answer.status_code in documented, answer.read()
            assert answer.status_code < 500
            if answer.status_code == 200:
                next(answer.iter_bytes())
            else:
                problem.validate(json.loads(answer.read()))

    send()
    assert_well(server)
