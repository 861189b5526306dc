"""What a model can do at a table, through the SDK's own client, over stdio and over HTTP."""

import asyncio
import base64
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from mcp import Client, MCPError

from plansza.games import find
from plansza.words import words_for
from plansza.words.rulebook import rulebook
from tests.mcp.conftest import over_http, over_stdio, pixels, said, token_of
from tests.web.helper import Player, Server

LISTED = re.compile(r"^- `([^`]+)`", re.MULTILINE)
TOOLS = (
    *("list_games", "read_rules", "read_lessons", "open_table", "join_table", "wait_for_turn"),
    *("look", "why_not", "play", "answer", "say", "resign", "read_log", "review"),
)
NewPlayer = Callable[[], Player]


async def opened_table(client: Client) -> str:
    """A table against a bot."""
    opened = await client.call_tool(
        "open_table",
        {"game": "drako", "name": "Robo", "bots": "random", "options": {"first": "1"}},
    )
    assert not opened.is_error, said(opened)
    assert opened.structured_content is not None
    assert "1: Robo, 2: " in said(opened)
    assert "(bot)" in said(opened), "who plays against it is no secret"
    return str(opened.structured_content["table"])


async def play_on(client: Client, table: str, most: int) -> bool:
    """Play the first move there is, at most so often; whether the game is over."""
    for _ in range(most):
        turn = await client.call_tool("wait_for_turn", {"table": table, "seconds": 30})
        assert turn.structured_content is not None
        if turn.structured_content["status"] == "over":
            return True
        assert turn.structured_content["your_turn"], said(turn)
        move = LISTED.findall(said(turn))[0]
        played = await client.call_tool("play", {"table": table, "move": move})
        assert not played.is_error, said(played)
    return False


async def whole_game(client: Client, most: int = 400) -> str:
    """Open a table against a bot and play there until the game is over."""
    table = await opened_table(client)
    assert await play_on(client, table, most), "the game does not end"
    return table


async def check_teaching(client: Client) -> None:
    """What a model reads before it plays."""
    tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == list(TOOLS)
    for tool in tools:
        assert tool.description is not None
        assert len(tool.description) < 400, "descriptions are short"
        assert "ctx" not in tool.input_schema["properties"]
    games = (await client.call_tool("list_games", {})).structured_content
    assert games is not None
    assert {"spor", "drako"} <= {game["id"] for game in games["games"]}
    spor = find("spor")
    asked = {"game": "spor", "options": {"tactics": "on"}}
    rules = said(await client.call_tool("read_rules", asked))
    assert rules == rulebook(spor, spor.setup(tactics="on"), "en")
    (resource,) = (await client.read_resource("plansza://games/spor/rules")).contents
    assert getattr(resource, "text", "") == rulebook(spor, spor.setup(), "en")
    heads = said(await client.call_tool("read_lessons", {"game": "spor"}))
    name = heads.splitlines()[0].split(":")[0].removeprefix("- ")
    lesson = said(await client.call_tool("read_lessons", {"game": "spor", "lesson": name}))
    assert lesson.startswith("# ")
    assert "1. " in lesson
    prompt = await client.get_prompt("play_a_game", {"game": "drako", "bots": "greedy"})
    assert "drako" in str(prompt)
    wrong = await client.call_tool("read_rules", {"game": "chess"})
    assert (wrong.is_error, said(wrong)) == (True, "There is nothing here.") or wrong.is_error


def test_over_stdio(server: Server, player: NewPlayer) -> None:
    async def play() -> None:
        async with over_stdio(server, token_of(player())) as client:
            await check_teaching(client)
            table = await whole_game(client)
            over = said(await client.call_tool("look", {"table": table}))
            assert words_for("en")("mcp-over", outcome="").strip() in over
            log = said(await client.call_tool("read_log", {"table": table}))
            assert "game begins" in log or "before entry" in log
            review = await client.call_tool("review", {"table": table, "seconds": 60})
            assert "→" in said(review)

    asyncio.run(play())


def test_over_http(server: Server, player: NewPlayer, gate: str) -> None:
    async def play() -> None:
        async with over_http(gate, token_of(player())) as client:
            await check_teaching(client)
            await whole_game(client)

    asyncio.run(play())


def test_a_table_of_ones_own_needs_no_server() -> None:
    """Its bots take the time that they take at home, so it is not a whole game, as those above."""

    async def play() -> None:
        async with over_stdio(None) as client:
            table = await opened_table(client)
            assert not await play_on(client, table, most=4)
            before = await client.call_tool("wait_for_turn", {"table": table, "seconds": 30})
            assert before.structured_content is not None
            assert before.structured_content["your_turn"], "the bot answers no more"
            assert not (await client.call_tool("resign", {"table": table})).is_error
            over = await client.call_tool("wait_for_turn", {"table": table, "seconds": 30})
            assert over.structured_content is not None
            assert over.structured_content["status"] == "over"

    asyncio.run(play())


# -- at a table with a person ----------------------------------------------------------------------


def seated(player: Player, options: dict[str, str] | None = None) -> str:
    """A person opens a table of two and attacks."""
    return player.open(name="Ania", options={"attacker": "1", **(options or {})})


def test_what_a_model_sees_asks_and_does(server: Server, player: NewPlayer, gate: str) -> None:
    ania = player()
    table = seated(ania)

    async def play() -> None:
        async with over_http(gate, token_of(player())) as client:

            async def ask(tool: str, /, **more: Any) -> Any:
                return await client.call_tool(tool, {"table": table, **more})

            watched = said(await ask("look"))
            assert words_for("en")("mcp-open", seats="2") in watched
            joined = await ask("join_table", seat=2, name="Robo")
            assert not joined.is_error, said(joined)
            assert "You have seat 2" in said(joined)
            ticks: list[float] = []

            async def note(progress: float, total: float | None, message: str | None) -> None:
                ticks.append(progress)

            waiting = await client.call_tool(
                "wait_for_turn", {"table": table, "seconds": 1}, progress_callback=note
            )
            assert words_for("en")("mcp-waiting") in said(waiting)
            assert ticks
            early = await ask("play", move="T1>1")
            assert early.is_error
            assert not said(early).startswith("Error"), "it is the house's sentence"
            assert said(early).endswith(".")
            turn = asyncio.create_task(ask("wait_for_turn", seconds=60))
            await asyncio.sleep(0)
            await asyncio.to_thread(ania.play)
            told = said(await turn)
            assert "Ania plays" in told
            assert "Ania draws a battle card" in told, "what she drew is hers"
            legal = LISTED.findall(told)
            assert legal
            nothing = said(await ask("look"))
            assert "Ania plays" not in nothing, "told once; the log keeps it"
            assert "Ania plays" in said(await ask("read_log"))
            data = (await ask("look", form="data")).structured_content
            assert [each["move"] for each in data["moves"]] == legal
            view = find("spor").view_from(data["view"])
            assert view.seat == 1
            png = base64.b64decode(pixels(await ask("look", form="picture")))
            assert png.startswith(b"\x89PNG")
            assert len(png) > 50_000
            why = await ask("why_not", move="claim1")
            assert not why.is_error
            assert why.structured_content["legal"] is False
            refusal = view.why_not(find("spor").read_move("claim1"))
            assert refusal is not None
            assert said(why) == words_for("en", find("spor")).refusal(refusal, ("Ania", "Robo"))
            assert "is possible" in said(await ask("why_not", move=legal[0]))
            for move in ("castle", "claim1"):
                refused = await ask("play", move=move)
                assert refused.is_error
            played = await ask("play", move=legal[0])
            assert not played.is_error
            assert "You play" in said(played)
            assert said(await ask("say", words="Good luck!")) == words_for("en")("mcp-said")
            await asyncio.to_thread(ania.do, "offer", what="draw")
            offered = said(await ask("wait_for_turn", seconds=20))
            assert "for a draw" in offered
            assert not (await ask("answer", yes=False)).is_error
            assert (await ask("review")).is_error
            given_up = said(await ask("resign"))
            assert "Ania wins" in given_up

    asyncio.run(play())


# -- only the seats of one's own token -------------------------------------------------------------


def test_another_token_sees_and_does_nothing_in_that_seat(
    server: Server, player: NewPlayer, gate: str
) -> None:
    ania, olek = player(), player()
    olek.table = seated(ania)
    olek.do("sit", seat=1, name="Olek")

    async def play() -> None:
        async with over_http(gate, token_of(olek)) as client:
            for seat in (1, None):
                place = {} if seat is None else {"seat": seat}
                seen = await client.call_tool(
                    "look", {"table": ania.table, "form": "data", **place}
                )
                if seat is None:
                    assert seen.structured_content is not None
                    assert seen.structured_content["your_seat"] == 1
                else:
                    assert seen.is_error, "somebody else's seat was shown"
            move = ania.now()["choices"][0]["move"]
            for place in ({}, {"seat": 1}):
                stolen = await client.call_tool(
                    "play", {"table": ania.table, "move": move, **place}
                )
                assert stolen.is_error
            picture = await client.call_tool(
                "look", {"table": ania.table, "form": "picture", "seat": 1}
            )
            assert picture.is_error
        async with over_http(gate, token_of(player())) as client:
            watched = await client.call_tool("look", {"table": ania.table, "form": "data"})
            assert watched.structured_content is not None
            assert watched.structured_content["your_seat"] is None
            assert watched.structured_content["moves"] == []

    asyncio.run(play())
    assert ania.now()["number"] == olek.now()["number"]


def test_a_token_of_one_seat_reaches_no_other_table(
    server: Server, player: NewPlayer, gate: str
) -> None:
    ania = player()
    table = seated(ania)
    token = token_of(ania, kind="seat", table=table, seat=0)
    other = player()
    foreign = seated(other)

    async def play() -> None:
        async with over_http(gate, token) as client:
            assert not (await client.call_tool("look", {"table": table})).is_error
            assert (await client.call_tool("look", {"table": foreign})).is_error
            opened = await client.call_tool("open_table", {"game": "spor", "name": "Robo"})
            assert opened.is_error

    asyncio.run(play())


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "token-missing"),
        ("Basic abc", "token-missing"),
        ("Bearer plansza_nobody_has_this", "token-unknown"),
    ],
)
def test_over_http_nobody_comes_in_without_a_token(gate: str, header: str, code: str) -> None:
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    headers = {"authorization": header} if header else {}
    accept = {"accept": "application/json, text/event-stream"}
    answer = httpx.post(gate, json=body, headers={**accept, **headers})
    assert (answer.status_code, answer.json()["code"]) == (401, code)
    assert answer.json()["message"].endswith((".", "…"))
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_revoked_token_is_refused_at_the_next_call(
    server: Server, player: NewPlayer, gate: str
) -> None:
    ania = player()
    made = ania.http.post("/api/tokens", json={"kind": "seats"}).json()

    async def play() -> None:
        async with over_http(gate, str(made["token"])) as client:
            assert not (await client.call_tool("list_games", {})).is_error
            revoked = ania.http.post(f"/api/tokens/{made['id']}/revoke", json={})
            assert revoked.status_code == 200, revoked.text
            with pytest.raises(MCPError):
                await client.call_tool("list_games", {})

    asyncio.run(play())
