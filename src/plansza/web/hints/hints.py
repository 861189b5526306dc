"""Hints: a player asks what he might do, a bot's process answers from his view alone.

Whether hints may be asked for is settled with the table and everybody sees it, so it is nobody's
business who asks. The seed of the thinking is made from the view: whoever cannot tell two worlds
apart is given the same advice in both.
"""

import asyncio
from collections import OrderedDict
from hashlib import blake2b

from litestar import Router, post
from msgspec import Struct

from plansza.bots.advice import Advice
from plansza.core.errors import IllegalMove
from plansza.table.decide import refused
from plansza.table.table import RUNNING, Table
from plansza.web.bots.bot_tasks import HintQuestion
from plansza.web.bots.workers import NoMind, TooSlow, Workers
from plansza.web.common import requests
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.visitor import visitor_of
from plansza.web.tables import service
from plansza.web.tables.pictures import Viewer, spoken_names
from plansza.web.tables.routes import PROBLEMS, Language, TableId, house_of, kept
from plansza.words import Words
from plansza.words.chances import percent

REMEMBERED = 256  # hints; who asks twice is told the same
LITTLE = 0.01  # a difference that nobody would notice
Place = tuple[str, int, int]  # table, seat, number of the last entry


class Hint(Struct):
    """What a player might do, in words; `chance` is that of winning, in percent.

    It is about the table after entry `number`; `move` is one of the choices there.
    """

    number: int
    move: str
    words: str
    chance: int | None
    reasons: list[str]


class Advisers:
    """Hints under way and hints given; one at a time for every seat."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._given: OrderedDict[Place, Advice] = OrderedDict()
        self._asked: dict[tuple[str, int], asyncio.Task[Advice]] = {}

    async def ask(self, table: Table, seat: int) -> Advice:
        """The advice for a seat that is to move."""
        place = (table.id, seat, table.number)
        known = self._given.get(place)
        if known is not None:
            return known
        if place[:2] in self._asked:
            raise web_refused("hint-busy", "a hint for this seat is being thought about already")
        assert table.position is not None
        view = table.position.view(seat).text()  # now: the table may go on before we think
        task = asyncio.create_task(self._think(table.game.id, view))
        self._asked[place[:2]] = task
        task.add_done_callback(lambda done: self._end(place, done))
        return await asyncio.shield(task)  # thought about to the end, though nobody waits for it

    async def _think(self, game: str, view: str) -> Advice:
        seed = int.from_bytes(blake2b(view.encode(), digest_size=7).digest(), "big")
        try:
            question = HintQuestion(game, view, seed, self._seconds)
            answer = await self._workers.ask_aside(question)
        except (TooSlow, NoMind) as error:
            raise web_refused("no-hint", "no hint was found in time") from error
        if answer.trouble:
            raise web_refused("no-hint", f"no hint was found: {answer.trouble}")
        assert isinstance(answer.found, Advice)
        return answer.found

    def _end(self, place: Place, task: asyncio.Task[Advice]) -> None:
        del self._asked[place[:2]]
        if task.cancelled() or task.exception() is not None:
            return
        self._given[place] = task.result()
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)


def advisers_of(request: AnyRequest) -> Advisers:
    """The advisers of this server; they come when the first one asks."""
    return kept(
        request, Advisers, lambda house: Advisers(house.workers, house.settings.hint_seconds)
    )


def check_may_ask(table: Table, seat: int) -> None:
    """Only whose turn it is, and only where hints were agreed on."""
    if not table.hints:
        raise refused("hints-off", "at this table there are no hints")
    if table.status != RUNNING:
        raise refused(f"table-{table.status}", "not now")
    if seat not in table.to_move or table.seats[seat].player:
        raise IllegalMove("not-your-turn", {"seat": table.to_move[0]})


# -- in words -----------------------------------------------------------------------------------


def told(table: Table, number: int, viewer: Viewer, advice: Advice) -> Hint:
    """A hint as its reader gets it, about the table as it was after that entry."""
    game, words = table.game, viewer.words(table.game)
    names = spoken_names(table, words)
    lines = [words.why(phrase, names) for phrase in advice.reasons]
    lines += [*_plan(words, advice), *_other(words, advice), *_reply(words, advice, names)]
    chance = None if advice.chance is None else percent(advice.chance)
    return Hint(number, game.write_move(advice.move), words.move(advice.move), chance, lines)


def _plan(words: Words, advice: Advice) -> list[str]:
    return [words("hint-plan", moves=words.moves(advice.plan))] if advice.plan else []


def _other(words: Words, advice: Advice) -> list[str]:
    if advice.other is None:
        forced = words("hint-alone") if advice.alone else words("hint-only")
        return [forced] if advice.chance is None else []
    move = words.quoted(words.move(advice.other))
    if advice.worse < LITTLE:
        return [words("hint-other-equal", move=move)]
    return [words("hint-other", move=move, percent=percent(advice.worse))]


def _reply(words: Words, advice: Advice, names: list[str]) -> list[str]:
    if advice.reply is None:
        return []
    seat, move = advice.reply
    return [words("hint-reply", who=names[seat], move=words.quoted(words.move(move)))]


@post("/tables/{table_id:str}/hint", responses=PROBLEMS, status_code=200)
async def ask_hint(
    request: AnyRequest, table_id: TableId, data: requests.HintWish, language: Language = None
) -> Hint:
    """What you might do now and why, where the table allows hints and it is your turn."""
    house = house_of(request)
    visitor = visitor_of(request, house.keys)
    table = await house.table(table_id)
    request.state["table"] = table  # for refusals in its words
    seat = service.seat_needed(table, visitor, data.seat)
    check_may_ask(table, seat)
    number = table.number
    advice = await advisers_of(request).ask(table, seat)
    return told(table, number, visitor.viewer(seat), advice)


HINTS = Router("/api", route_handlers=[ask_hint])
