"""Hints: a player asks what he might do, a bot's process answers from his view alone.

Whether hints may be asked for is settled with the table and everybody sees it, so it is nobody's
business who asks. The seed of the search is made from the view: whoever cannot tell two worlds
apart is given the same advice in both.
"""

import asyncio
from collections import OrderedDict

from plansza.bots.advice import Advice, seed_for
from plansza.core.errors import IllegalMove, blaming
from plansza.table.decide import refused
from plansza.table.table import RUNNING, Table
from plansza.web.bots.bot_tasks import HintTask
from plansza.web.bots.line import HINT, Errand
from plansza.web.bots.roster import NoWorker
from plansza.web.bots.worker import TaskTimeout
from plansza.web.bots.workers import Workers
from plansza.web.common.errors import web_refused

REMEMBERED = 256  # hints; who asks twice is told the same
Place = tuple[str, int, int]  # table, seat, number of the last entry


class HintService:
    """Hints under way and hints given; one at a time for every seat."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._given: OrderedDict[Place, Advice] = OrderedDict()
        self._asked: dict[tuple[str, int], asyncio.Task[Advice]] = {}

    async def ask(self, table: Table, seat: int, visitor: str) -> Advice:
        """The advice for a seat that is to move, thought of in the name of whoever asks."""
        place = (table.id, seat, table.number)
        known = self._given.get(place)
        if known is not None:
            return known
        if place[:2] in self._asked:
            raise web_refused("hint-busy", "a hint for this seat is being thought about already")
        assert table.position is not None
        with blaming(table.game.id):
            view = table.position.view(seat).text()  # now: the table may go on before we think
        errand = Errand(HINT, visitor, table.id)
        task = asyncio.create_task(self._think(table.game.id, view, errand))
        self._asked[place[:2]] = task
        task.add_done_callback(lambda done: self._end(place, done))
        return await asyncio.shield(task)  # worked out to the end, though nobody waits for it

    async def _think(self, game: str, view: str, errand: Errand) -> Advice:
        try:
            task = HintTask(game, view, seed_for(view), self._seconds)
            result = await self._workers.ask(task, errand)
        except (TaskTimeout, NoWorker) as error:
            raise web_refused("no-hint", "no hint was found in time") from error
        if result.error:
            raise web_refused("no-hint", f"no hint was found: {result.error}")
        assert isinstance(result.value, Advice)
        return result.value

    def _end(self, place: Place, task: asyncio.Task[Advice]) -> None:
        del self._asked[place[:2]]
        if task.cancelled() or task.exception() is not None:
            return
        self._given[place] = task.result()
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)


def check_may_ask(table: Table, seat: int) -> None:
    """Only whose turn it is, and only where hints were agreed on."""
    if not table.hints:
        raise refused("hints-off", "at this table there are no hints")
    if table.status != RUNNING:
        raise refused(f"table-{table.status}", "not now")
    if seat not in table.to_move or table.seats[seat].player:
        raise IllegalMove("not-your-turn", {"seat": table.to_move[0]})
