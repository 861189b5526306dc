"""Whether the luck of a finished game was fair: the same steps as `plansza verify`.

The page works out seals, shares and mixture itself, from the record; what it cannot do is to play
the game once more by its rules.
"""

import asyncio
from functools import lru_cache

from litestar import Router, get
from msgspec import Struct

from plansza.core.errors import BadRecord, blaming
from plansza.core.record import read_record
from plansza.core.verify import Check, verify
from plansza.games import find
from plansza.table.decide import refused
from plansza.table.table import OVER
from plansza.web.common.errors import at_table
from plansza.web.common.parameters import PROBLEMS, Language, TableId
from plansza.web.common.visitor import Caller
from plansza.web.context import Context

REMEMBERED = 64  # records; a finished one does not change


class CheckState(Struct):
    """A step that holds, in words, and the numbers it is about; seats count from 1."""

    code: str
    text: str
    facts: dict[str, int | str]


class Checks(Struct):
    """The steps that hold, and what does not; empty if all is right."""

    checks: list[CheckState]
    problem: str


@lru_cache(REMEMBERED)
def checked(text: str) -> tuple[tuple[Check, ...], BadRecord | None]:
    """The steps of a record that hold, and what ended them."""
    record = read_record(text)
    found: list[Check] = []
    try:
        with blaming(record.game):
            found.extend(verify(find(record.game), record))
    except BadRecord as error:
        return tuple(found), error
    return tuple(found), None


@get("/tables/{table_id:str}/checks", responses=PROBLEMS)
async def check_luck(
    context: Context, visitor: Caller, table_id: TableId, language: Language = None
) -> Checks:
    """Whether the luck of a finished game was fair, step by step."""
    table = await context.table(table_id)
    words = visitor.viewer(None).words(table.game)
    with at_table(table):
        if table.status != OVER:
            raise refused(f"table-{table.status}", "not now: seeds are shown when a game is over")
        found, problem = await asyncio.to_thread(checked, table.record().text())
    steps = [
        CheckState(check.code, words(f"verify-{check.code}", **check.facts), check.facts)
        for check in found
    ]
    return Checks(steps, words.error(problem) if problem is not None else "")


CHECK_ROUTES = Router("/api", route_handlers=[check_luck])
