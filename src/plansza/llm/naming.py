"""Players by name, where bots are compared: `llm:MODULE:FUNCTION`, with parts of the manner changed
behind it, `llm:models:small:language=pl:moves=hidden:retries=0:forfeit=loss`.

The function is found in the module as Python would import it where the command was given; a class
of models is a callable object there (`small = Endpoint(…)`).
"""

import re
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.llm.asking import Ask
from plansza.llm.player import FORFEITS, MOST_RETRIES, Manner, Player
from plansza.words import LANGUAGES

SHAPE: Final = re.compile(
    r"llm:(?P<module>[A-Za-z_][\w.]*):(?P<function>[A-Za-z_]\w*)(?P<manner>(?::[a-z]+=\w+)*)"
)
SHAPE_SHOWN: Final = "llm:MODULE:FUNCTION"
SWITCHES: Final = {"listed": True, "hidden": False}
PARTS: Final = {
    "language": LANGUAGES,
    "moves": tuple(SWITCHES),
    "data": ("yes", "no"),
    "history": ("0…9999",),
    "retries": (f"0…{MOST_RETRIES}",),
    "forfeit": FORFEITS,
}


class BadPlayer(PlanszaError):
    """A name of a player by which no model can be asked."""


def is_model(name: str) -> bool:
    """Whether a name is meant for a model."""
    return name.startswith("llm:")


def player_of(name: str, game: Game) -> Player:
    """The player of this name; `BadPlayer` says what is wrong with it."""
    found = SHAPE.fullmatch(name)
    if found is None:
        raise _bad("llm-shape", f"“{name}” is no {SHAPE_SHOWN}", name=name, shape=SHAPE_SHOWN)
    manner = Manner()
    for part in found["manner"].split(":")[1:]:
        manner = _changed(manner, *part.split("=", 1))
    return Player(game, ask_of(found["module"], found["function"]), manner)


def ask_of(module: str, function: str) -> Ask:
    """The function of a module, which may lie where the command was given."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        ask: Any = getattr(import_module(module), function)
    except Exception as error:
        text = f"{module}:{function} cannot be imported: {error}"
        raise _bad("llm-import", text, name=f"{module}:{function}", why=_brief(error)) from error
    if not callable(ask):
        raise _bad("llm-no-function", f"{module}:{function} cannot be called", name=function)
    known: Ask = ask
    return known


def _changed(manner: Manner, part: str, value: str) -> Manner:
    choices = PARTS.get(part, ())
    if not choices:
        names = ", ".join(PARTS)
        raise _bad("llm-part", f"there is no “{part}”: {names}", part=part, names=names)
    if part in ("history", "retries"):
        most = MOST_RETRIES if part == "retries" else 9999
        if value.isascii() and value.isdecimal() and int(value[:9]) <= most:
            return _with(manner, part, int(value))
    elif value in choices:
        return _with(manner, part, SWITCHES.get(value, value == "yes" if part == "data" else value))
    names = ", ".join(choices)
    raise _bad("llm-value", f"“{part}” is one of: {names}", part=part, value=value, names=names)


def _with(manner: Manner, part: str, value: Any) -> Manner:
    return replace(manner, **{part: value})


def _bad(code: str, text: str, **facts: str) -> BadPlayer:
    return BadPlayer(code, text, facts)


def _brief(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
