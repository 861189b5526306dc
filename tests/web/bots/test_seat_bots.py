"""A bot stays at its seat: it goes on with its tree, for that seat alone, and not for ever."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from plansza.bots.pace import Pace
from plansza.bots.search import SearchBot
from plansza.core import Chance, FastChance, Position, View
from plansza.games.spor import GAME
from plansza.web.bots.automation import Automation
from plansza.web.bots.bot_tasks import MoveTask
from plansza.web.bots.line import MOVE, Errand
from plansza.web.bots.seat_bots import MOST_BOTS, SeatBots, SeatKey
from plansza.web.bots.workers import Workers
from plansza.web.tables.hub import Hub
from tests.support.patience import PATIENCE, eventually
from tests.table.helper import Driver, with_tables

ROUNDS = 40
LEVEL = f"search:{ROUNDS}"


@dataclass(frozen=True)
class Decision:
    """What came of a task: the move, the rounds its tree has seen, and where."""

    move: str
    rounds: int
    process: int
    bots: int


@dataclass(frozen=True)
class WatchedTask(MoveTask):
    """The same task, with a look at the bot that did it."""

    def run(self, bots: SeatBots) -> Any:
        move = super().run(bots)
        bot = bots.take(self.key, GAME)
        bots.keep(self.key, bot)
        assert isinstance(bot, SearchBot)
        assert bot.last is not None
        return Decision(move, bot.last.rounds, os.getpid(), len(bots))


def start(seed: int = 5) -> Position:
    return GAME.start(GAME.setup(attacker="1"), FastChance(seed))


def task(position: Position, table: str = "t", level: str = LEVEL) -> WatchedTask:
    """The question to the seat that is to move."""
    seat = position.to_move[0]
    return WatchedTask("spor", position.view(seat).text(), 7, SeatKey(table, seat, level))


@cache
def turn_of_two() -> tuple[Position, Position]:
    """A position, and the one after the move its bot chooses, where the same bot goes on."""
    bots, position = SeatBots(), start()
    before = position
    while position.to_move:
        decision = task(position).run(bots)
        if decision.rounds > ROUNDS:
            return before, position
        before = position.copy()
        position.play(position.to_move[0], GAME.read_move(decision.move))
    raise AssertionError("every turn of this game has one decision")


Ask = Callable[[WatchedTask], Coroutine[Any, Any, Decision]]


async def decisions(ask: Ask, count: int, table: str = "t") -> list[tuple[int, Decision]]:
    """What the bots of both seats decide, in a game that goes as they wish."""
    position = start()
    found: list[tuple[int, Decision]] = []
    while position.to_move and len(found) < count:
        seat = position.to_move[0]
        decision = await ask(task(position, table))
        found.append((seat, decision))
        position.play(seat, GAME.read_move(decision.move))
    return found


def here(bots: SeatBots) -> Ask:
    """Ask in this process."""

    async def ask(asked: WatchedTask) -> Decision:
        decision = asked.run(bots)
        assert isinstance(decision, Decision)
        return decision

    return ask


def there(workers: Workers) -> Ask:
    """Ask in another process."""

    async def ask(asked: WatchedTask) -> Decision:
        result = await workers.ask(asked, Errand(MOVE, "somebody", asked.key.table))
        assert isinstance(result.value, Decision), result.error
        return result.value

    return ask


@contextmanager
def processes(count: int = 2) -> Iterator[Workers]:
    workers = Workers(count, PATIENCE)
    try:
        workers.start()
        yield workers
    finally:
        workers.close()


# -- one process ----------------------------------------------------------------------------------


def test_the_next_decision_of_a_turn_goes_on_with_the_tree() -> None:
    """As in the arena, where one bot plays a whole game: the same decisions, the same trees."""
    found = asyncio.run(decisions(here(SeatBots()), 12))
    assert max(decision.rounds for _, decision in found) > ROUNDS
    alone = [SearchBot(GAME, ROUNDS) for _ in range(2)]
    position = start()
    for seat, decision in found:
        move = alone[seat].choose(position.view(seat), FastChance(7))
        last = alone[seat].last
        assert last is not None
        assert (GAME.write_move(move), last.rounds) == (decision.move, decision.rounds)
        position.play(seat, move)


def test_a_move_taken_back_is_thought_about_anew() -> None:
    """The tree has gone on; the view says that the game has not."""
    bots, (position, after) = SeatBots(), turn_of_two()
    asked = task(position)
    assert asked.run(bots) == asked.run(bots) == asked.run(SeatBots())
    assert asked.run(bots).rounds == ROUNDS
    assert task(after).run(bots).rounds > ROUNDS


def test_another_move_than_the_chosen_one_does_not_confuse_a_bot() -> None:
    """A person took the seat for a while, or a move was taken back and the game went elsewhere."""
    bots, (position, _) = SeatBots(), turn_of_two()
    (seat,) = position.to_move
    chosen = GAME.read_move(task(position).run(bots).move)
    elsewhere = 0
    for other in position.legal_moves(seat):
        after = position.copy()
        after.step(seat, other)
        if other != chosen and after.to_move == (seat,):
            elsewhere += 1
            assert task(after).run(bots) == task(after).run(SeatBots())
            assert task(position).run(bots).rounds == ROUNDS
    assert elsewhere


def test_a_bot_never_serves_another_seat() -> None:
    """Neither the other seat of its table nor one of another; a wrong key is refused."""
    bots = SeatBots()
    position = start()
    while 1 not in position.to_move:
        decision = task(position).run(bots)
        position.play(position.to_move[0], GAME.read_move(decision.move))
    kept = {key: bot for key, (bot, _) in bots._bots.items()}
    assert set(kept) == {SeatKey("t", 0, LEVEL)}
    for table in ("t", "u"):
        asked = task(position, table)
        assert asked.run(bots) == Decision(
            asked.run(SeatBots()).move, ROUNDS, os.getpid(), len(bots)
        )
    found = [bot for bot, _ in bots._bots.values()]
    assert len({id(bot) for bot in found}) == len(found) == 3
    wrong = WatchedTask("spor", position.view(1).text(), 7, SeatKey("t", 0, LEVEL))
    with pytest.raises(ValueError, match="own seat"):
        wrong.run(bots)
    own = SeatKey("t", 0, LEVEL)
    assert bots.take(own, GAME) is kept[own]


def test_the_longest_unused_bots_go() -> None:
    bots = SeatBots(most=3)
    keys = [SeatKey(f"t{number}", 0, "greedy") for number in range(5)]
    made = [bots.take(key, GAME) for key in keys]
    for key, bot in zip(keys[:3], made, strict=False):
        bots.keep(key, bot)
    bots.keep(keys[0], bots.take(keys[0], GAME))
    bots.keep(keys[3], made[3])
    assert len(bots) == 3
    assert [bots.take(key, GAME) is bot for key, bot in zip(keys, made, strict=True)] == [
        True,
        False,
        True,
        True,
        False,
    ]


def test_bots_of_games_that_are_over_or_stand_still_go() -> None:
    now = [0.0]
    bots = SeatBots(idle=60.0, now=lambda: now[0])
    for table in ("over", "still", "going"):
        key = SeatKey(table, 0, "greedy")
        bots.keep(key, bots.take(key, GAME))
    bots.forget({"over"})
    assert len(bots) == 2
    now[0] = 59.0
    bots.keep(SeatKey("going", 0, "greedy"), bots.take(SeatKey("going", 0, "greedy"), GAME))
    bots.forget_idle()
    assert len(bots) == 2
    now[0] = 61.0
    bots.forget_idle()
    assert set(bots._bots) == {("going", 0, "greedy")}


def test_a_bot_that_failed_is_not_kept() -> None:
    bots, asked = SeatBots(), task(start())
    bots.keep(asked.key, BrokenBot(GAME, ROUNDS))
    with pytest.raises(RuntimeError):
        asked.run(bots)
    assert len(bots) == 0
    assert asked.run(bots).rounds == ROUNDS


class BrokenBot(SearchBot):
    """It does not know what to do."""

    def choose(self, view: View, chance: Chance) -> int:
        raise RuntimeError("no idea")


def test_the_bots_of_a_table_go_when_its_game_is_over() -> None:
    """The automation looks at the table after its last entry, and tells the processes."""
    told: list[str] = []

    class Listener:
        def forget(self, table_id: str) -> None:
            told.append(table_id)

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        workers: Any = Listener()
        automation = Automation(driver.tables, Hub(), workers, Pace(0.0))
        automation.attend(table.id)
        assert not automation.is_busy(table.id), "people play, and nothing is to be done"
        await driver.do(table, "resign", 0)
        automation.attend(table.id)
        await automation._tasks[table.id]
        assert told == [table.id]

    with_tables(story)


# -- real processes -------------------------------------------------------------------------------


def test_a_seat_is_served_where_its_tree_is() -> None:
    """Two tables at once, two processes, and every tree goes on as in one."""

    async def story(workers: Workers) -> None:
        games = [decisions(there(workers), 12, table) for table in ("t", "u")]
        alone = asyncio.create_task(decisions(here(SeatBots()), 12))
        for found in await asyncio.gather(*games):
            expected = [(seat, each.move, each.rounds) for seat, each in await alone]
            assert [(seat, each.move, each.rounds) for seat, each in found] == expected

    with processes() as workers:
        workers._roster.soon = PATIENCE  # however busy the machine is
        asyncio.run(story(workers))


def test_a_killed_process_takes_its_trees_along() -> None:
    """Another one takes over, and thinks from the start."""

    async def story(workers: Workers) -> None:
        ask, (position, after) = there(workers), turn_of_two()
        first = await ask(task(position))
        assert (await ask(task(after))).process == first.process
        await ask(task(position))
        os.kill(first.process, signal.SIGKILL)
        await asyncio.to_thread(eventually, lambda: workers.alive() == 1, "it does not die")
        second = await ask(task(after))
        assert second.process != first.process
        assert second.rounds == ROUNDS
        assert workers.alive() == 2

    with processes() as workers:
        asyncio.run(story(workers))


def test_a_process_keeps_so_many_bots_and_no_more() -> None:
    async def story(workers: Workers) -> None:
        ask, position = there(workers), start()
        for number in range(MOST_BOTS + 3):
            decision = await ask(task(position, f"t{number}"))
            assert decision.bots == min(number + 1, MOST_BOTS)
        assert len(workers._roster._homes) == MOST_BOTS
        for number in range(3, MOST_BOTS + 3):
            workers.forget(f"t{number}")
        assert len(workers._roster._homes) == 0
        assert (await ask(task(position, "new"))).bots == 1

    with processes(1) as workers:
        asyncio.run(story(workers))


def test_a_process_that_is_busy_for_long_is_not_waited_for() -> None:
    """The other one decides, without the tree; from then on the seat is at home there."""

    async def story(workers: Workers) -> None:
        ask, (position, after) = there(workers), turn_of_two()
        first = await ask(task(position))
        home = workers._roster.home(task(position).key)
        assert home is not None
        busy = workers._roster.join(Errand(MOVE, "somebody", "t"), task(position).key)
        assert busy.worker is home
        second = await ask(task(after))
        workers._roster.give_back(busy)
        assert second.process != first.process
        assert second.rounds == ROUNDS
        assert (await ask(task(position))).process == second.process

    with processes() as workers:
        asyncio.run(story(workers))
