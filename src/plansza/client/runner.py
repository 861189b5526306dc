"""Lets a bot play at a server: any class with `choose(view, chance)`, at all of its tables.

    asyncio.run(Runner(MyBot, "https://tables.example.org", token).run())

The bot gets the view of its seat, read back by the rules installed here, and answers with a move.
It thinks in a thread, so that its tables do not wait for each other; if it takes too long for the
clock, or fails, any legal move is played in its place, and that is told.
"""

import asyncio
import inspect
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from plansza.client.asynchronous import AsyncClient, AsyncGame
from plansza.client.messages import Event, Look, Move, Offer, Presence
from plansza.client.refusals import ClientError, Refused
from plansza.core.chance import Chance, FastChance
from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.core.state import written
from plansza.games import find

log = logging.getLogger(__name__)
SHARE = 0.25  # of the time on its clock that a bot may think about one move
LEAST = 0.2  # seconds that it may think in any case
REMATCH_WAIT = 30.0  # seconds for which a bot stays at a table whose game is over
SEED_BITS = 60


class Chooser(Protocol):
    """A bot: it chooses a move for the seat of a view."""

    def choose(self, view: Any, chance: Any, /) -> int: ...


@dataclass
class Tally:
    """What a run has come to."""

    games: int = 0
    won: float = 0.0
    moves: int = 0
    faults: int = 0  # moves that the bot did not find, or not in time


@dataclass(frozen=True)
class Rules:
    """What a program agrees to: which games it plays, how many at once, which offers it takes."""

    games: Collection[str] = ()  # none named: all that are installed
    at_once: int = 1
    accepts: Collection[str] = ("takeback", "rematch")

    def play(self, game: str) -> bool:
        """Whether a game is among them."""
        return not self.games or game in self.games


@dataclass
class Runner:
    """A bot at one server, until it is stopped."""

    make: Callable[..., Chooser]
    server: str
    token: str
    rules: Rules = field(default_factory=Rules)
    say: Callable[[str, dict[str, Any]], None] = lambda id, facts: None
    patience: float | None = None
    most_games: int | None = None  # after which it stops; None for ever
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self._tables: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> Tally:
        """Play whatever comes; Refused when the token is not good any more."""
        async with AsyncClient(self.server, self.token, patience=self.patience) as client:
            me = await client.me()
            self.say("bot-ready", {"name": me.label or me.kind})
            try:
                async for event in client.events():
                    await self._hear(client, event)
                    if self.most_games is not None and self.tally.games >= self.most_games:
                        break
            finally:
                for task in self._tables.values():
                    task.cancel()
                await asyncio.gather(*self._tables.values(), return_exceptions=True)
        return self.tally

    async def _hear(self, client: AsyncClient, event: Event) -> None:
        if event.kind == "challenged":
            await self._answer(client, event)
        elif event.kind in ("seated", "turn") and event.table not in self._tables:
            if not self.rules.play(event.game):
                self.say("bot-other-game", {"game": event.game, "table": event.table})
                return
            task = asyncio.create_task(self._play(client, event))
            self._tables[event.table] = task
            task.add_done_callback(lambda _: self._tables.pop(event.table, None))

    async def _answer(self, client: AsyncClient, event: Event) -> None:
        """Say yes to a challenge, if there is time for one more of such games."""
        try:
            if self.rules.play(event.game) and len(self._tables) < self.rules.at_once:
                await client.accept(event.table)
            else:
                await client.decline(event.table)
        except Refused as refusal:  # somebody else has taken the seat
            log.info("the challenge at table %s is over: %s", event.table, refusal)

    # -- one table --------------------------------------------------------------------------------

    async def _play(self, client: AsyncClient, event: Event) -> None:
        try:
            game = find(event.game)
            table = client.table(event.table, event.seat)
            await self._follow(table, Seated(game, made(self.make, game), self.tally))
        except (ClientError, PlanszaError) as error:
            self.say("bot-table-lost", {"table": event.table, "why": str(error)})
        except Exception:
            log.exception("something failed at table %s", event.table)

    async def _follow(self, table: AsyncGame, seated: "Seated") -> None:
        """Move whenever it is time to, and answer what is asked, until the game is over."""
        self.say("bot-begin", {"table": table.id, "game": seated.game.id})
        feed = aiter(table.feed())
        ended = False
        while True:
            try:
                async with asyncio.timeout(REMATCH_WAIT if ended else None):
                    message = await anext(feed)
            except (TimeoutError, StopAsyncIteration):
                break
            look = None if isinstance(message, Presence) else message.now
            if look is None or look is not table.now:  # the seat has done something since
                continue
            asked = look.offer is not None and look.offer.asked
            answered = asked and await self._answer_offer(table, look.offer)
            if look.your_turn and not answered:  # else a newer look is on its way
                await seated.move(table, look)
            if look.status == "over" and not ended:
                ended = True
                self._note_end(table, look)
            if ended and (look.next_table or "rematch" not in self.rules.accepts):
                break
        await feed.aclose()  # type: ignore[attr-defined]

    async def _answer_offer(self, table: AsyncGame, offer: Offer | None) -> bool:
        """Say yes or no; whether that was still asked."""
        assert offer is not None
        try:
            await table.answer(offer.what in self.rules.accepts)
        except Refused as refusal:  # it was withdrawn
            log.info("nothing is to be answered at table %s: %s", table.id, refusal)
            return False
        return True

    def _note_end(self, table: AsyncGame, look: Look) -> None:
        self.tally.games += 1
        outcome = look.outcome
        if outcome is not None and table.seat in outcome.winners:
            self.tally.won += 1 / len(outcome.winners)
        said = outcome.text if outcome is not None else ""
        self.say("bot-end", {"table": table.id, "text": said, "games": self.tally.games})


def made(make: Callable[..., Chooser], game: Game) -> Chooser:
    """A bot of its own for one table: with the game, if it wants to know it."""
    try:
        wanted = bool(inspect.signature(make).parameters)
    except ValueError:  # a compiled class does not say; ours take the game
        wanted = True
    return make(game) if wanted else make()


class Seated:
    """A bot at one table."""

    def __init__(self, game: Game, bot: Chooser, tally: Tally) -> None:
        self.game = game
        self._bot = bot
        self._tally = tally
        self._thinking: asyncio.Task[int] | None = None
        self._chance = FastChance(secrets.randbits(SEED_BITS))

    async def move(self, table: AsyncGame, look: Look) -> None:
        """Choose a move and make it; what has been overtaken is not made."""
        move = await self._choose(look)
        try:
            await table.do("play", move=move, confirmed=True)
            self._tally.moves += 1
        except Refused as refusal:  # the feed tells what has changed
            log.info("table %s refused %s: %s", table.id, move, refusal)

    async def _choose(self, look: Look) -> str:
        """The bot's move in notation; any legal one if it finds none in time."""
        try:
            move = await self._think(look)
            if any(each.move == move for each in look.moves):
                return move
            log.error("the bot chose %s, which is not legal in %s", move, look.view)
        except TimeoutError:
            log.error("the bot took too long; any legal move is played instead")
        except Exception:
            log.exception("the bot has a fault; any legal move is played instead")
        self._tally.faults += 1
        return any_of(look.moves, self._chance)

    async def _think(self, look: Look) -> str:
        if self._thinking is not None and not self._thinking.done():
            raise TimeoutError  # about another move, still: a thread cannot be stopped
        view = self.game.view_from_text(written(look.view or {}))
        chance = FastChance(secrets.randbits(SEED_BITS))
        thinking = asyncio.create_task(asyncio.to_thread(self._bot.choose, view, chance))
        self._thinking = thinking
        thinking.add_done_callback(forgive)
        move = await asyncio.wait_for(asyncio.shield(thinking), limit_of(look))
        return self.game.write_move(move)


def limit_of(look: Look) -> float | None:
    """The seconds that a bot may think; without a clock, as long as it likes."""
    seat = look.seats[look.your_seat] if look.your_seat is not None else None
    if seat is None or seat.left is None:
        return None
    return max(LEAST, seat.left * SHARE)


def any_of(moves: Sequence[Move], chance: Chance) -> str:
    """A legal move, by chance."""
    return moves[chance.below(len(moves))].move


def forgive(task: "asyncio.Task[int]") -> None:
    """Nobody waits for what comes too late, and nobody wants to hear of it."""
    if not task.cancelled():
        task.exception()
