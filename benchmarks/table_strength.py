"""How strong a level is at real tables: `master` against `planner` at Spór, as people meet them.

    PYTHONPATH=src python benchmarks/table_strength.py --games 40 --seed 2026 [--out FILE]

All is as on a server but HTTP and the pace: tables on a SQLite store, the automation, bots in
processes of their own. Every deal is played four times: either level in either seat, either seat as
the attacker. A line is printed after each game; with `--out` it is kept too, and a broken-off run
goes on from there. The order of games does not matter to their deals.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import plansza  # noqa: E402
from plansza.bots.pace import Pace  # noqa: E402
from plansza.core.chance import derive_seed  # noqa: E402
from plansza.games import find  # noqa: E402
from plansza.simulate import wilson  # noqa: E402
from plansza.store import open_store  # noqa: E402
from plansza.table.decide import Command  # noqa: E402
from plansza.table.table import OVER, Table  # noqa: E402
from plansza.table.tables import News, Tables  # noqa: E402
from plansza.web.bots.automation import Automation  # noqa: E402
from plansza.web.bots.workers import Workers  # noqa: E402
from plansza.web.tables.hub import Hub  # noqa: E402

GAME = find("spor")
LINE_UPS = [(seat, attacker) for seat in (0, 1) for attacker in (0, 1)]  # the first level's seat
LIMIT = 120.0  # seconds for a decision, on a machine that may be busy


@dataclass(frozen=True)
class Result:
    """A game that is over: where the first level sat, and its share of the victory."""

    number: int
    deal: int
    seat: int
    attacker: int
    share: float
    moves: int
    seconds: float


class Players:
    """Tables, bots and their processes, without HTTP."""

    def __init__(self, url: str, levels: tuple[str, str], seed: bytes, workers: int) -> None:
        self._levels = levels
        self._seed = seed
        self._deal = 0
        self._store = open_store(url)
        self._tables = Tables(self._store, new_seed=self._new_seed)
        self._hub = Hub()
        self._workers = Workers(workers, LIMIT)
        self._automation = Automation(self._tables, self._hub, self._workers, Pace(0.0))
        self._over: dict[str, asyncio.Event] = {}
        self._tables.listeners.append(self._follow)

    async def open(self) -> None:
        await asyncio.to_thread(self._workers.start)

    async def close(self) -> None:
        await self._automation.close()
        await asyncio.to_thread(self._workers.close)
        self._store.close()

    def _new_seed(self) -> bytes:
        return derive_seed(self._seed, self._deal)

    async def _follow(self, news: News) -> None:
        """As a server: the bots go on, and whoever waits for the end hears of it."""
        self._automation.attend(news.table.id)
        if news.table.status == OVER:
            self._over[news.table.id].set()

    async def play(self, number: int) -> Result:
        """A whole game; its deal and its line-up follow from its number."""
        began = time.monotonic()
        deal, (seat, attacker) = number // len(LINE_UPS), LINE_UPS[number % len(LINE_UPS)]
        self._deal = deal  # the table takes its seed before anybody else comes in between
        name = f"game-{number}-{time.time_ns()}"
        self._over[name] = asyncio.Event()
        options = {"attacker": str(attacker + 1)}
        table = await self._tables.create(GAME, options=options, table_id=name)
        self._hub.subscribe(table, ())  # bots among themselves play only while somebody watches
        for place in (0, 1):
            level = self._levels[0 if place == seat else 1]
            body = {"seat": place, "level": level, "name": level}
            await self._tables.submit(name, Command("bot", None, body))
        await self._over[name].wait()
        del self._over[name]
        table = await self._tables.table(name)
        share, seconds = share_of(table, seat), time.monotonic() - began
        return Result(number, deal, seat, attacker, share, len(table.steps), round(seconds, 1))


def share_of(table: Table, seat: int) -> float:
    """1 for a victory, a half for one that is shared."""
    assert table.outcome is not None
    winners = table.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0 if winners else 0.5


def tell(result: Result, results: list[Result], levels: tuple[str, str], games: int) -> None:
    """A line about the game, and one about all so far."""
    role = "attacks" if result.seat == result.attacker else "defends"
    print(
        f"{len(results):3}/{games}  deal {result.deal}, seat {result.seat + 1}: {levels[0]} {role} "
        f"and gets {result.share:g} ({result.moves} moves, {result.seconds:.0f} s)"
    )
    print(f"         {total(results, levels)}", flush=True)


def total(results: list[Result], levels: tuple[str, str]) -> str:
    """How often the first level has won, and where the true share lies with 95 % certainty."""
    attacking = [each for each in results if each.seat == each.attacker]
    defending = [each for each in results if each.seat != each.attacker]
    won = f"{levels[0]} beats {levels[1]}: {wins_of(results)}"
    low, high = wilson(sum(each.share for each in results), len(results))
    share = f"95 % between {low:.1%} and {high:.1%}"
    return f"{won}, {share}; attacks {wins_of(attacking)}, defends {wins_of(defending)}"


def wins_of(results: list[Result]) -> str:
    """Such as “3 of 4”."""
    return f"{sum(each.share for each in results):g} of {len(results)}"


def known(path: Path | None) -> list[Result]:
    """The games that an earlier run has played."""
    if path is None or not path.exists():
        return []
    return [Result(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


async def run(options: argparse.Namespace) -> list[Result]:
    """Play what is missing, some games at a time."""
    levels = (options.first, options.second)
    results = [each for each in known(options.out) if each.number < options.games]
    missing = sorted(set(range(options.games)) - {each.number for each in results})
    seed = str(options.seed).encode()
    with tempfile.TemporaryDirectory() as folder:
        players = Players(f"sqlite:///{folder}/tables.db", levels, seed, options.workers)
        await players.open()
        try:
            await asyncio.gather(
                *(series(players, missing, results, options) for _ in range(options.workers))
            )
        finally:
            await players.close()
    return results


async def series(
    players: Players, missing: list[int], results: list[Result], options: argparse.Namespace
) -> None:
    """One game after the other, as long as there are any."""
    while missing:
        result = await players.play(missing.pop(0))
        results.append(result)
        tell(result, results, (options.first, options.second), options.games)
        if options.out is not None:
            with options.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--first", default="master")
    parser.add_argument("--second", default="planner")
    parser.add_argument("--workers", type=int, default=2, help="processes, and games at a time")
    parser.add_argument("--out", type=Path, help="keep results here, and go on from them")
    options = parser.parse_args()
    print(f"compiled rules: {'yes' if plansza.COMPILED else 'no'}")
    results = asyncio.run(run(options))
    print(total(results, (options.first, options.second)))


if __name__ == "__main__":
    main()
