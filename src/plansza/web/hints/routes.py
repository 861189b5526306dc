"""The route of hints, and how a hint is told."""

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Struct

from plansza.bots.advice import Advice
from plansza.table.table import Table
from plansza.web.common import requests
from plansza.web.common.errors import at_table
from plansza.web.common.parameters import PROBLEMS, Language, TableId
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.context import Context
from plansza.web.hints.advice import check_may_ask
from plansza.web.tables import service
from plansza.web.tables.pictures import spoken_names
from plansza.words import Words
from plansza.words.chances import percent

LITTLE = 0.01  # a difference that nobody would notice


class Hint(Struct):
    """What a player might do, in words; `chance` is that of winning, in percent.

    It is about the table after entry `number`; `move` is one of the choices there.
    """

    number: int
    move: str
    words: str
    chance: int | None
    reasons: list[str]


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
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[requests.HintRequest],
    language: Language = None,
) -> Hint:
    """What you might do now and why, where the table allows hints and it is your turn."""
    table = await context.table(table_id)
    number = table.number
    with at_table(table):
        seat = service.seat_needed(table, visitor, data.seat)
        check_may_ask(table, seat)
        advice = await context.hints.ask(table, seat, context.keys.label(visitor.address))
    return told(table, number, visitor.viewer(seat), advice)


HINT_ROUTES = Router("/api", route_handlers=[ask_hint])
