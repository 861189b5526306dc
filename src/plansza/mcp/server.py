"""What a model can do at a table, as tools of the Model Context Protocol.

Every tool asks the plansza server with the caller's own token, so that it can do and see what this
token may, and no more. What the server refuses is told in its own sentence. Descriptions are for
models and in English; what is told of games is in the language that was chosen.
"""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Any, Literal, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ResourceError
from mcp_types import CallToolResult, ContentBlock, ImageContent, TextContent, ToolAnnotations
from msgspec import to_builtins

from plansza import __version__
from plansza.client import AsyncGame, ClientError, Look
from plansza.client.calls import Call
from plansza.client.messages import Presence
from plansza.mcp import tables
from plansza.mcp.raster import png_of
from plansza.mcp.tables import Caller, Callers
from plansza.mcp.telling import told_look, told_review, told_state
from plansza.words import words_for

P = ParamSpec("P")
Token = Callable[["Context[Any, Any]"], str]
LONGEST_WAIT = 600  # seconds in one call
TICK = 5.0  # seconds between two signs of progress
REVIEW_TICK = 1.0
LOOKS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
ENDS = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=False)
INSTRUCTIONS = (
    "Board games with hidden information, at tables where people, bots and programs play. Begin "
    "with list_games and read_rules. open_table or join_table gives you a seat; then repeat "
    "wait_for_turn and play until the game is over. Moves are short texts in notation, listed for "
    "you when you are to move. You are told only what your seat may know."
)


def text(said: str, data: dict[str, Any] | None = None) -> CallToolResult:
    """A text, and the same as data where somebody wants to compute with it."""
    content: list[ContentBlock] = [TextContent(type="text", text=said)]
    return CallToolResult(content=content, structured_content=data)


def refusing(
    tool: Callable[P, Awaitable[CallToolResult]],
) -> Callable[P, Awaitable[CallToolResult]]:
    """What the server refuses is an answer in its words."""

    @wraps(tool)
    async def asked(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
        try:
            return await tool(*args, **kwargs)
        except ClientError as error:
            said: list[ContentBlock] = [TextContent(type="text", text=str(error))]
            return CallToolResult(content=said, is_error=True)

    return asked


class Tools:
    """The tools, for whoever calls."""

    def __init__(self, callers: Callers, token: Token) -> None:
        self.callers = callers
        self.token = token
        self.words = words_for(callers.language)

    def caller(self, ctx: "Context[Any, Any]") -> Caller:
        """Whoever calls, by the token of this very request."""
        return self.callers.of(self.token(ctx))

    async def ask(self, ctx: "Context[Any, Any]", call: Call[dict[str, Any]]) -> dict[str, Any]:
        """Something that the client has no words for."""
        return await self.caller(ctx).client.call(call)

    # -- before a game ----------------------------------------------------------------------------

    async def list_games(self, ctx: "Context[Any, Any]") -> CallToolResult:
        """The games of this server: id, title, numbers of players, options with their choices."""
        games = await self.caller(ctx).client.games()
        return text(json.dumps(games, ensure_ascii=False), {"games": games})

    async def read_rules(
        self,
        ctx: "Context[Any, Any]",
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
    ) -> CallToolResult:
        """The rules of one table: `game` is an id, `options` the choices that are not the usual
        ones, such as {"tactics": "on"}. What does not apply is left out."""
        found = await self.ask(ctx, tables.rules(game, seats, options or {}))
        return text(found["text"])

    async def read_lessons(
        self, ctx: "Context[Any, Any]", game: str, lesson: str = ""
    ) -> CallToolResult:
        """The lessons of a game; with `lesson`, the name of one of them, its text step by step."""
        found = await self.ask(ctx, tables.lessons(game, lesson))
        if not lesson:
            heads = [f"- {each['name']}: {each['title']}" for each in found["lessons"]]
            return text("\n".join(heads) or self.words("mcp-no-lessons"), found)
        steps = [f"{at}. {said}" for at, said in enumerate(found["steps"], start=1)]
        board = f"```\n{found['text']}\n```"
        return text("\n\n".join([f"# {found['title']}", board, *steps]))

    async def open_table(
        self,
        ctx: "Context[Any, Any]",
        game: str,
        name: str,
        seat: int = 1,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        bots: str = "",
    ) -> CallToolResult:
        """Open a table and sit down there as `name`. Seats count from 1. `bots` names a level
        (novice, greedy, planner, master) for all other seats; without it they wait for others."""
        caller = self.caller(ctx)
        known = {each["id"]: each for each in await caller.client.games()}
        count = seats or (known[game]["seats"][0] if game in known else 2)
        others = [at for at in range(count) if at != seat - 1]
        opened = await caller.client.open_table(
            game,
            name=name,
            seat=seat - 1,
            seats=count,
            options=options or {},
            bots=[{"seat": at, "level": bots} for at in others] if bots else [],
        )
        return await self._state(caller, opened.id, opened.seat)

    async def join_table(
        self, ctx: "Context[Any, Any]", table: str, seat: int, name: str
    ) -> CallToolResult:
        """Take a free seat of a table as `name`. Seats count from 1."""
        caller = self.caller(ctx)
        await caller.client.sit(table, seat - 1, name)
        return await self._state(caller, table, seat - 1)

    # -- at the table -----------------------------------------------------------------------------

    async def wait_for_turn(
        self,
        ctx: "Context[Any, Any]",
        table: str,
        seat: int | None = None,
        seconds: int = 60,
    ) -> CallToolResult:
        """Wait until you are to move, are asked something, or the game is over, at most so many
        seconds. Tells what has happened, the table as you see it, and your possible moves."""
        caller, lines = self.caller(ctx), list[str]()
        game = caller.game(table, place_of(seat))
        limit = max(1, min(seconds, LONGEST_WAIT))
        async with Progress(ctx, limit):
            with suppress(TimeoutError):
                async with asyncio.timeout(limit):
                    async for message in game.feed():
                        lines += caller.news(game, message)
                        now = None if isinstance(message, Presence) else message.now
                        if now is not None and tables.asks(now):
                            break
        return self._told(game.now, lines)

    async def look(
        self,
        ctx: "Context[Any, Any]",
        table: str,
        seat: int | None = None,
        form: Literal["text", "data", "picture"] = "text",
    ) -> CallToolResult:
        """The table as your seat sees it now: as text with your possible moves, as data (JSON), or
        as a picture (PNG). `seat`, from 1, only if you have several."""
        caller = self.caller(ctx)
        game = caller.game(table, place_of(seat))
        if form == "picture":
            svg = await caller.client.call(tables.picture(table, game.seat))
            png = base64.b64encode(await asyncio.to_thread(png_of, svg)).decode()
            image = ImageContent(type="image", data=png, mime_type="image/png")
            return CallToolResult(content=[image])
        if form == "data":
            data: dict[str, Any] = to_builtins(await game.look())
            return text(json.dumps(data, ensure_ascii=False), data)
        return await self._after(caller, game)

    async def why_not(
        self, ctx: "Context[Any, Any]", table: str, move: str, seat: int | None = None
    ) -> CallToolResult:
        """Whether a move, in notation, is possible for you now, and why not. Nothing is played."""
        why = await self.caller(ctx).game(table, place_of(seat)).why(move)
        said = self.words("mcp-possible", move=why.move) if why.legal else why.message
        return text(said, {"move": why.move, "legal": why.legal, "code": why.code})

    async def play(
        self, ctx: "Context[Any, Any]", table: str, move: str, seat: int | None = None
    ) -> CallToolResult:
        """Make a move, in notation; several with spaces between them, one after the other. Then
        tells the table as it is."""
        caller = self.caller(ctx)
        game = caller.game(table, place_of(seat))
        if not game.seen:
            await game.look()
        await game.do("play", move=move, confirmed=True)  # a model has nobody to ask once more
        return await self._after(caller, game)

    async def answer(
        self, ctx: "Context[Any, Any]", table: str, yes: bool, seat: int | None = None
    ) -> CallToolResult:
        """Answer what another player asks: to take a move back, a draw, a rematch."""
        caller = self.caller(ctx)
        game = caller.game(table, place_of(seat))
        await game.answer(yes)
        return await self._after(caller, game)

    async def say(
        self, ctx: "Context[Any, Any]", table: str, words: str, seat: int | None = None
    ) -> CallToolResult:
        """Say something to everybody at the table. Do not tell what is hidden in your hand."""
        await self.caller(ctx).game(table, place_of(seat)).say(words)
        return text(self.words("mcp-said"))

    async def resign(
        self, ctx: "Context[Any, Any]", table: str, seat: int | None = None
    ) -> CallToolResult:
        """Give the game up. It cannot be taken back."""
        caller = self.caller(ctx)
        game = caller.game(table, place_of(seat))
        await game.resign()
        return await self._after(caller, game)

    async def read_log(
        self,
        ctx: "Context[Any, Any]",
        table: str,
        before: int | None = None,
        seat: int | None = None,
    ) -> CallToolResult:
        """What has happened at the table, as your seat was told it: the newest page, or the one
        `before` an entry's number."""
        found = await self.ask(ctx, tables.log(table, place_of(seat), before))
        lines = [f"{each['number']}. {line}" for each in found["log"] for line in each["lines"]]
        older = found["older"]
        more = [self.words("mcp-older", number=older)] if older else []
        return text("\n".join([*more, *lines]))

    async def review(
        self, ctx: "Context[Any, Any]", table: str, seconds: int = 60
    ) -> CallToolResult:
        """How the chances changed in a finished game, and which turns decided it. Thinking about it
        takes a while: waits at most so many seconds; ask again for the rest."""
        limit = max(1, min(seconds, LONGEST_WAIT))
        found = await self.ask(ctx, tables.review(table))
        async with Progress(ctx, limit):
            with suppress(TimeoutError):
                async with asyncio.timeout(limit):
                    while found["status"] != "ready":
                        await asyncio.sleep(REVIEW_TICK)
                        found = await self.ask(ctx, tables.review(table))
        return text(told_review(self.words, found))

    # -- what is told -----------------------------------------------------------------------------

    async def _state(self, caller: Caller, table: str, seat: int | None) -> CallToolResult:
        """A table at which one has just sat down."""
        game = caller.game(table, seat)
        now = await game.look()
        assert game.state is not None, "a look brings the state"
        head = told_state(self.words, game.state, now)
        return text(f"{head}\n\n{told_look(self.words, now, [])}", {"table": table, "seat": seat})

    async def _after(self, caller: Caller, game: AsyncGame) -> CallToolResult:
        """The table after something was done, with what came of it."""
        now = await game.look()
        lines = caller.news(game, game.state) if game.state is not None else []
        return self._told(now, lines)

    def _told(self, now: Look, lines: list[str]) -> CallToolResult:
        data = {"your_turn": now.your_turn, "status": now.status, "number": now.number}
        return text(told_look(self.words, now, lines), data)


class Progress:
    """Signs of life while a call waits, for clients that would give up."""

    def __init__(self, ctx: "Context[Any, Any]", seconds: float) -> None:
        self._ctx, self._seconds = ctx, seconds

    async def __aenter__(self) -> None:
        self._task = asyncio.create_task(self._tick())

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _tick(self) -> None:
        waited = 0.0
        while True:
            await self._ctx.report_progress(waited, self._seconds)
            await asyncio.sleep(TICK)
            waited += TICK


def place_of(seat: int | None) -> int | None:
    """A seat as the server counts them."""
    return None if seat is None else seat - 1


def make_server(callers: Callers, token: Token) -> MCPServer[Any]:
    """The server, with its tools, the rules as resources, and a prompt to begin with."""
    tools = Tools(callers, token)
    server: MCPServer[Any] = MCPServer(
        "plansza", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    for tool, kind in (
        (tools.list_games, LOOKS),
        (tools.read_rules, LOOKS),
        (tools.read_lessons, LOOKS),
        (tools.open_table, ACTS),
        (tools.join_table, ACTS),
        (tools.wait_for_turn, LOOKS),
        (tools.look, LOOKS),
        (tools.why_not, LOOKS),
        (tools.play, ACTS),
        (tools.answer, ACTS),
        (tools.say, ACTS),
        (tools.resign, ENDS),
        (tools.read_log, LOOKS),
        (tools.review, LOOKS),
    ):
        server.add_tool(refusing(tool), annotations=kind, structured_output=False)

    @server.resource("plansza://games/{game}/rules", mime_type="text/markdown")
    async def rules(game: str, ctx: Context[Any, Any]) -> str:
        """The rules of a game with its usual options."""
        return str((await found(ctx, tables.rules(game, None, {})))["text"])

    @server.resource("plansza://games/{game}/lessons/{lesson}", mime_type="text/markdown")
    async def lesson(game: str, lesson: str, ctx: Context[Any, Any]) -> str:
        """A lesson of a game, step by step."""
        told = await found(ctx, tables.lessons(game, lesson))
        return "\n\n".join([f"# {told['title']}", *told["steps"]])

    async def found(ctx: Context[Any, Any], call: Call[dict[str, Any]]) -> dict[str, Any]:
        try:
            return await tools.ask(ctx, call)
        except ClientError as error:
            raise ResourceError(str(error)) from None

    @server.prompt()
    def play_a_game(game: str = "spor", bots: str = "planner") -> str:
        """Open a table against bots and play a whole game."""
        return tools.words("mcp-prompt", game=game, bots=bots)

    return server
