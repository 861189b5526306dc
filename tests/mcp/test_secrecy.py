"""Two worlds that a seat cannot tell apart give its model the same answers, until they must differ.

The worlds are those of `tests/web/test_secrecy.py`: two servers, in which all cards that the reader
never sees lie elsewhere. Both are played on alike, and at every turn the reader's model asks all
that it can ask, over MCP, with a token of its own in each world.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from mcp import Client

from plansza.games.spor.rules.components import CARD_NAMES
from plansza.mcp.server import make_server
from plansza.mcp.tables import Callers
from tests.web.test_secrecy import PLANS, Both, Servers, opened
from tests.web.test_secrecy import servers as servers
from tests.web.two_worlds import Plan
from tests.web.wiretap import Parted, World

CHOSEN = [PLANS[0], PLANS[2], PLANS[4]]  # attacker and defender, and an exchange of cards


@asynccontextmanager
async def model(world: World, reader: int | None, language: str) -> AsyncIterator[Client]:
    """The reader's model in one world."""
    callers = Callers(world.server.url, language)
    token = world.token(reader)
    try:
        async with Client(make_server(callers, lambda ctx: token)) as client:
            yield client
    finally:
        await callers.close()


def questions(both: Both, turn: int, pictures: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a model can ask without changing anything, and what it is refused."""
    yield "look", {}
    yield "look", {"form": "data"}
    if pictures:
        yield "look", {"form": "picture"}
    yield "read_log", {}
    yield "look", {"seat": 2 - (both.plan.reader or 0), "form": "data"}
    yield "review", {"seconds": 1}
    names = [CARD_NAMES[card] for card in sorted(both.plan.deal.moved)]
    for at in range(3):
        move = f"{names[(turn + 5 * at) % len(names)]}>{1 + (turn + at) % 7}"
        yield "why_not", {"move": move}
    yield "why_not", {"move": f"claim{1 + turn % 7}"}
    yield "play", {"move": f"claim{1 + turn % 7}x"}


async def compare(both: Both, clients: list[Client], turn: int, pictures: bool) -> None:
    """The same questions in both worlds, and the same answers."""
    for tool, more in questions(both, turn, pictures):
        heard = []
        for world, client in zip(both.worlds, clients, strict=True):
            answer = await client.call_tool(tool, {"table": world.table, **more})
            heard.append(world.names.unnamed(answer.model_dump_json(by_alias=True).encode()))
        both.tally.compare(f"{tool} {more}", *heard)


@pytest.mark.slow
@pytest.mark.parametrize("plan", CHOSEN, ids=[plan.name for plan in CHOSEN])
def test_equal_worlds_answer_models_equally(servers: Servers, plan: Plan) -> None:
    async def play(both: Both) -> None:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(model(world, plan.reader, ("en", "pl")[turn_of]))
                for turn_of, world in ((PLANS.index(plan) % 2, world) for world in both.worlds)
            ]
            middle = plan.together // 2
            for turn in range(plan.together + 1):
                if turn % 4 == 0 or turn in (middle, plan.together):
                    await compare(both, clients, turn, turn in (middle, plan.together))
                if turn < plan.together:
                    both.do(plan.acts[turn])
            both.do(plan.acts[-1])
            with pytest.raises(Parted):
                await compare(both, clients, 0, False)

    with opened(servers, plan) as both:
        asyncio.run(play(both))
        assert both.tally.answers > 3 * plan.together
        print(f"{plan.name}: {both.tally.answers} answers, {both.tally.size} bytes")


@pytest.mark.parametrize(("leak", "number"), [("board", 1), ("moves", 2), ("event", 1)])
def test_a_leak_is_found(servers: Servers, leak: str, number: int) -> None:
    plan = PLANS[number]

    async def found(both: Both) -> bool:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(model(world, plan.reader, "en"))
                for world in both.worlds
            ]
            for turn in range(plan.together):
                try:
                    await compare(both, clients, turn, False)
                except Parted:
                    return True
                both.do(plan.acts[turn])
        return False

    with opened(servers, plan, leak) as both:
        assert asyncio.run(found(both))
