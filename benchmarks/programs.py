"""Many games of bots through the interface for programs: do they all end, and how fast are they?

    PYTHONPATH=src python benchmarks/programs.py
    PYTHONPATH=src python benchmarks/programs.py --games 200 --bots 10 --game podprad

A server of its own, in a process of its own, on a fresh file. Half of the bots challenge the other
half by name, again and again; each has an account and a token, listens to its events, and plays by
`plansza.client.runner`, which `plansza bot run` uses: it follows the feed of every table, reads the
view back and lets a random bot choose. Everything goes over HTTP; all bots share one process, as a
rule more than the server has to do. The limits of requests are off, as a host can set them.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from plansza.bots import RandomBot
from plansza.client import AsyncClient
from plansza.client.runner import Rules, Runner

SERVER = """
import sys
from plansza.web import server
from plansza.web.settings import ServerSettings
if __name__ == "__main__":
    settings = ServerSettings("127.0.0.1", 0, sys.argv[1], rate=0.0, processes=int(sys.argv[2]))
    listening = server.listen(settings.host, settings.port)
    server.run(settings, listening, lambda: print(listening.getsockname()[1], flush=True))
"""


@dataclass
class Account:
    """How it went."""

    games: int = 0
    lost: list[str] = field(default_factory=list)  # tables that a bot had to leave


@contextmanager
def serving(processes: int) -> Iterator[tuple[str, Path]]:
    """A server, and what it has to say."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        program = Path(folder) / "serve.py"
        program.write_text(SERVER)
        command = [sys.executable, str(program), f"sqlite:///{folder}/tables.db", str(processes)]
        with log.open("wb") as errors:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)
        try:
            assert server.stdout is not None
            yield f"http://127.0.0.1:{int(server.stdout.readline())}", log
        finally:
            server.terminate()
            server.wait(10)


def register(server: str, name: str, at_once: int) -> str:
    """A bot, and its token."""
    with httpx.Client(base_url=server, timeout=60) as browser:
        answer = browser.post("/api/bots", json={"name": name, "at_once": at_once})
        answer.raise_for_status()
        return str(answer.json()["token"]["token"])


async def challenge(
    server: str, tokens: tuple[str, str], names: tuple[str, str], game: str, games: int
) -> None:
    """One bot asks the other for so many games, each when the last is over."""
    async with AsyncClient(server, tokens[0]) as client:
        for _ in range(games):
            table = await client.challenge(names[1], game, seats=2)
            async for _turn in client.table(table.id, -1).turns():
                raise AssertionError("who watches is never to move")


async def play(server: str, tokens: list[str], names: list[str], game: str, games: int) -> Account:
    """All games; they are counted by the first of each pair."""
    account = Account()

    def tell(code: str, facts: dict[str, Any]) -> None:
        if code == "bot-table-lost":
            account.lost.append(f"{facts['table']}: {facts['why']}")

    rules = Rules(at_once=2, accepts=())
    runners = [Runner(RandomBot, server, token, rules, tell) for token in tokens]
    running = [asyncio.create_task(runner.run()) for runner in runners]
    half = len(tokens) // 2
    async with AsyncClient(server, tokens[0]) as client:
        while sum(bot["online"] for bot in await client.bots()) < len(tokens):
            await asyncio.sleep(0.05)
    shares = [games // half + (pair < games % half) for pair in range(half)]
    begun = time.perf_counter()
    await asyncio.gather(
        *(
            challenge(
                server,
                (tokens[pair], tokens[half + pair]),
                (names[pair], names[half + pair]),
                game,
                share,
            )
            for pair, share in enumerate(shares)
        )
    )
    seconds = time.perf_counter() - begun
    for task in running:
        task.cancel()
    failures = await asyncio.gather(*running, return_exceptions=True)
    account.games = sum(shares)
    moves = sum(runner.tally.moves for runner in runners)
    faults = sum(runner.tally.faults for runner in runners)
    broken = [str(each) for each in failures if isinstance(each, Exception)]
    print(
        json.dumps(
            {
                "game": game,
                "bots": len(tokens),
                "games": account.games,
                "moves": moves,
                "seconds": round(seconds, 1),
                "moves a second": round(moves / seconds, 1),
                "moves that the bot did not find": faults,
                "tables lost": account.lost,
                "bots broken": broken,
            },
            indent=2,
        )
    )
    assert not faults
    assert not account.lost
    assert not broken
    return account


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--game", default="spor")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    names = [f"Bot nr {number + 101}" for number in range(asked.bots)]
    with serving(asked.processes) as (server, log):
        tokens = [register(server, name, 2) for name in names]
        asyncio.run(play(server, tokens, names, asked.game, asked.games))
        said = log.read_text()
        assert "Traceback" not in said, said[-4000:]
        print("the server has told of no fault")


if __name__ == "__main__":
    main()
