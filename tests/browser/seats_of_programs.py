"""Programs that take part in `test_people_and_programs`, each a process of its own.

`python -m tests.browser.seats_of_programs mcp|model SERVER TABLE`, the token in the environment.
"""

import asyncio
import os
import re
import sys
from collections.abc import Sequence

from mcp import Client as McpClient
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import TextContent

from plansza.client import Client
from plansza.llm import Message
from plansza.llm.scripted import listed
from plansza.llm.seat import play

LISTED = re.compile(r"^- `([^`]+)`", re.MULTILINE)


def hasty(moves: Sequence[str]) -> str:
    """Ends its turn as soon as it can: war is for others."""
    return "end" if "end" in moves else moves[0]


def by_model(server: str, token: str, table: str) -> None:
    """A scripted language model; now and then it cannot be understood."""
    asked = 0

    def ask(messages: Sequence[Message]) -> str:
        nonlocal asked
        asked += 1
        if len(messages) == 2 and asked % 3 == 0:
            return "Let me think about it."
        return f"**MOVE:** `{hasty(listed(messages))}`"

    player = play(Client(server, token).table(table), ask)
    print(f"decisions {player.account.decisions} forfeits {player.account.forfeits}", flush=True)


async def by_mcp(server: str, token: str, table: str) -> None:
    """A client of the Model Context Protocol, which starts `plansza mcp`."""
    command = ["-m", "plansza", "--language", "en", "mcp", "--server", server]
    env = {**os.environ, "PLANSZA_TOKEN": token}
    started = StdioServerParameters(command=sys.executable, args=command, env=env)
    async with McpClient(stdio_client(started)) as client:
        while True:
            turn = await client.call_tool("wait_for_turn", {"table": table, "seconds": 60})
            (content,) = turn.content
            assert isinstance(content, TextContent)
            assert not turn.is_error, content.text
            assert turn.structured_content is not None
            if turn.structured_content["status"] == "over":
                print("over", flush=True)
                return
            if turn.structured_content["your_turn"]:
                move = hasty(LISTED.findall(content.text))
                await client.call_tool("play", {"table": table, "move": move})


if __name__ == "__main__":
    kind, where, which = sys.argv[1:]
    secret = os.environ["PLANSZA_TOKEN"]
    if kind == "mcp":
        asyncio.run(by_mcp(where, secret, which))
    else:
        by_model(where, secret, which)
