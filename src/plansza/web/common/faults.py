"""What failed in the games' own code: its place in the log, for people a sentence.

A game may come from anybody. Wherever a page asks one for something that it could do without, the
failure is noted here and the page goes on with something plainer.
"""

import logging
from collections import OrderedDict

from plansza.core.contract import Game
from plansza.core.errors import GameFault, fault_of
from plansza.table.table import Table
from plansza.words import Words

log = logging.getLogger(__name__)
MOST = 12  # faults of one game that are remembered
MOST_STUCK = 256  # tables

_noted: dict[str, dict[tuple[str, str], GameFault]] = {}
_stuck: OrderedDict[str, tuple[int, GameFault]] = OrderedDict()


def note(game: Game, error: Exception, part: str) -> GameFault:
    """Remember that a part of a game failed; the log tells of it once."""
    fault = error if isinstance(error, GameFault) else fault_of(game.id, error)
    known = _noted.setdefault(game.id, {})
    place = part, str(fault.facts["where"])
    if place not in known and len(known) < MOST:
        fault.facts["part"] = part
        known[place] = fault
        log.error("the game %s has a fault (%s)", game.id, part, exc_info=error)
    return known.get(place, fault)


def faults_of(game: Game) -> list[GameFault]:
    """What failed since the server was started."""
    return list(_noted.get(game.id, {}).values())


def sentence(words: Words, fault: GameFault) -> str:
    """A fault, as everybody may read it: without what the error itself says."""
    facts = fault.facts
    part = str(facts.get("part", "rules"))
    return words("fault", what=facts["what"], where=facts["where"], part=part)


# -- tables that cannot go on -------------------------------------------------------------------


def note_stuck(table: Table, error: Exception) -> None:
    """No bot can move there, since the game fails."""
    _stuck[table.id] = table.number, note(table.game, error, "bot")
    if len(_stuck) > MOST_STUCK:
        _stuck.popitem(last=False)


def stuck(table: Table) -> GameFault | None:
    """Why the table stands still, if it does."""
    number, fault = _stuck.get(table.id, (-1, None))
    return fault if number == table.number else None
