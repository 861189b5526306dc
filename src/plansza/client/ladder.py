"""Plays the ladder: opens rated tables for the registered bots that are there, again and again.

It keeps nothing of its own. Who plays whom next follows from what the server tells of the games so
far, so it can be stopped and started, here or elsewhere, and goes on where it was.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from plansza.client import calls
from plansza.client.asynchronous import AsyncClient
from plansza.client.refusals import Refused

LOOK_AGAIN = 2.0  # seconds, when no two bots have time
LEFT_ALONE = 60.0  # seconds for which a pair is not asked that has just refused
TO_BEGIN = 120.0  # seconds that two bots have to sit down
DOUBT = 25 / 3  # of a bot that has not played
DUEL = 2

Played = Mapping[tuple[str, str, str], int]  # game, and the bots of both seats


@dataclass(frozen=True)
class Contender:
    """A bot that is there and has time: what it plays, and how unsure its rating is."""

    id: str
    name: str
    games: frozenset[str]
    doubt: float
    room: int


def next_pair(
    contenders: Sequence[Contender], played: Played, besides: Collection[tuple[str, str]] = ()
) -> tuple[str, Contender, Contender] | None:
    """The game that comes next, and who sits where: the pair that has played it least, of those
    the least sure one; and its seats so that both have each seat equally often."""
    found: list[tuple[tuple[float, ...], str, Contender, Contender]] = []
    for place, one in enumerate(contenders):
        for other in contenders[place + 1 :]:
            if not (one.room and other.room) or tuple(sorted((one.id, other.id))) in besides:
                continue
            for game in sorted(one.games & other.games):
                there = played.get((game, one.id, other.id), 0)
                back = played.get((game, other.id, one.id), 0)
                # A pair that has begun finishes its two games before others begin.
                order = ((there + back) // DUEL, -((there + back) % DUEL), -one.doubt - other.doubt)
                seats = (one, other) if there <= back else (other, one)
                found.append((order, game, *seats))
    if not found:
        return None
    _, game, first, second = min(found, key=lambda each: (each[0], each[1], each[2].id))
    return game, first, second


@dataclass
class LadderRunner:
    """The ladder of one server, until it is stopped."""

    server: str
    token: str
    games: Collection[str]  # those for two that are played
    at_once: int = 2
    clock: Mapping[str, float] = field(default_factory=lambda: {"base": 600.0, "bonus": 5.0})
    say: Callable[[str, dict[str, Any]], None] = lambda id, facts: None
    most_games: int | None = None  # after which it stops; None for ever
    patience: float | None = None
    finished: int = 0

    def __post_init__(self) -> None:
        self._running: dict[asyncio.Task[None], tuple[str, str, str]] = {}
        self._refused: dict[tuple[str, str], float] = {}
        self._begun = 0
        self._opened: Counter[tuple[str, str, str]] = Counter()
        self._at_first: Counter[tuple[str, str, str]] | None = None

    async def run(self) -> int:
        """Play; how many games have ended."""
        async with AsyncClient(self.server, self.token, patience=self.patience) as client:
            try:
                await self._play(client)
            finally:
                for task in self._running:
                    task.cancel()
                await asyncio.gather(*self._running, return_exceptions=True)
        return self.finished

    async def _play(self, client: AsyncClient) -> None:
        waiting = False
        while self.most_games is None or self.finished < self.most_games:
            enough = self.most_games is not None and self._begun >= self.most_games
            opened = False
            if len(self._running) < self.at_once and not enough:
                opened = await self._open(client)
                if not opened and not self._running and not waiting:
                    self.say("ladder-waits", {})
                waiting = not opened and not self._running
            if not opened:
                await self._rest()

    async def _rest(self) -> None:
        """Wait until a game is over, or somebody may have come."""
        if not self._running:
            await asyncio.sleep(LOOK_AGAIN)
            return
        done, _ = await asyncio.wait(
            self._running, timeout=LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            del self._running[task]
            task.result()

    async def _open(self, client: AsyncClient) -> bool:
        """Open the next table, if two bots have time."""
        ladder = await client.call(calls.ladder())
        contenders = self._contenders(await client.bots(), ladder)
        played = self._so_far(ladder["played"])
        now = asyncio.get_running_loop().time()
        late = {pair for pair, until in self._refused.items() if until > now}
        pair = next_pair(contenders, played, late)
        if pair is None:
            return False
        game, *seats = pair
        invite = [{"seat": seat, "bot": bot.id} for seat, bot in enumerate(seats)]
        clock = dict(self.clock)
        try:
            table = await client.open_table(
                game, seats=DUEL, rated=True, invite=invite, clock=clock
            )
        except Refused:  # one has gone, or does not play so
            one, other = sorted(bot.id for bot in seats)
            self._refused[one, other] = now + LEFT_ALONE
            return True
        self._begun += 1
        self._opened[game, seats[0].id, seats[1].id] += 1
        names = {"one": seats[0].name, "other": seats[1].name}
        self.say("ladder-opened", {"game": game, "table": table.id, **names})
        task = asyncio.create_task(self._follow(client, game, table.id))
        self._running[task] = (game, seats[0].id, seats[1].id)
        return True

    def _so_far(self, told: Sequence[tuple[str, Sequence[str], int]]) -> Played:
        """How often who has played whom: what the server counts, which may be a little late, and
        at least what it counted at first and we have begun since."""
        counted = Counter({(game, one, other): count for game, (one, other), count in told})
        if self._at_first is None:
            self._at_first = counted
        return counted | (self._at_first + self._opened)

    async def _follow(self, client: AsyncClient, game: str, table: str) -> None:
        """Watch a game to its end; one that does not begin is given up."""
        watched = client.table(table, -1)
        feed = watched.feed()
        try:
            async with asyncio.timeout(TO_BEGIN):
                async for _ in feed:
                    if watched.now.status != "open":
                        break
        except TimeoutError:
            self._begun -= 1
            return
        async for _ in watched.turns():
            raise AssertionError("who watches is never to move")
        self.finished += 1
        outcome = watched.outcome
        self.say("ladder-ended", {"game": game, "text": outcome.text if outcome else ""})

    def _contenders(
        self, bots: Sequence[Mapping[str, Any]], ladder: Mapping[str, Any]
    ) -> list[Contender]:
        """Who is there, wants to, and has time."""
        doubts = {each["id"]: each["sigma"] or DOUBT for each in ladder["bots"]}
        busy = Counter(bot for _, *seats in self._running.values() for bot in seats)
        return [
            Contender(
                bot["id"],
                bot["name"],
                frozenset(game for game in self.games if plays(bot["rules"], game)),
                doubts.get(bot["id"], DOUBT),
                max(0, bot["rules"]["at_once"] - busy[bot["id"]]),
            )
            for bot in bots
            if bot["online"] and bot["rules"]["ladder"]
        ]


def plays(rules: Mapping[str, Any], game: str) -> bool:
    """Whether a bot plays a duel of a game; its options are asked when the table is opened."""
    known = rules["games"]
    if known and game not in known:
        return False
    seats = known[game]["seats"] if known else []
    return not seats or DUEL in seats
