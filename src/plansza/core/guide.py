"""What a game gives to its guide, the rules in the game's own words.

A guide is the package `guide` beside the game's class: a text for every language (`pl.md`, `en.md`)
and in its `__init__` whatever the game gives of these, all of which may be left out:

- `PICTURES`: functions that make an `Illustration`, for `![what it shows](picture:KEY "caption")`;
- `TABLES`: functions of the words that make the rows of a table, for a block fenced as `table KEY`
  whose first line names the columns;
- `FACTS`: numbers and names out of the components, for `{key}` in the text;

and besides them `STAGE`, which stages what lessons begin with (docs/lessons.md), `LESSONS_AFTER`, a
function that names the lessons that fit whoever lost, from his own view of the end, and `COACH`,
who sits beside a newcomer in his first games.

In the text `{T3}` marks where a numbered rule is explained, and what stands between
`{if tactics=on}` and `{end}` is only for tables with that choice: see `applying`. A page shows all
of it; who is told the rules of one table reads what applies there. A game without the package has
no guide, and its page says so.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType

from plansza.core.contract import Event, Game, Phrase, View
from plansza.core.errors import Fact
from plansza.core.picture import Speaker
from plansza.core.setup import Setup

Frame = tuple[float, float, float, float]  # left, top, width and height, in the picture's units
Rows = Sequence[Sequence[str]]
TableMaker = Callable[[Speaker], Rows]
FACT = re.compile(r"\{([a-z-]+)\}")
# The marks around what is not for every table; with a line of its own, a mark takes the line along.
MARK = re.compile(r"^\{(if [^}]+|end)\}\n|\{(if [^}]+|end)\}", re.MULTILINE)
PAGE = "page"  # the condition of what is only for those who sit at the page


@dataclass(frozen=True)
class Illustration:
    """A view to draw, with these moves lit; of the picture only what lies in the frame."""

    view: View
    choices: tuple[int, ...] = ()
    frame: Frame | None = None


PictureMaker = Callable[[], Illustration]


@dataclass(frozen=True)
class Coach:
    """Says to a newcomer, once, what something means when it first becomes possible or happens:
    `coach-CODE`s of `guide/coach/*.ftl`, the most important first. All from his own view."""

    codes: tuple[str, ...]  # all that may be said
    now: Callable[[View], list[Phrase]]  # of what he sees and can do, while he is to move
    after: Callable[[View, str, Mapping[str, Fact]], list[Phrase]]  # of an event, as he saw it


@cache
def guide_of(game: Game) -> ModuleType | None:
    """The package `guide` beside the game's class or one of its bases; None if there is none."""
    for kind in type(game).__mro__:
        package = kind.__module__.rpartition(".")[0]
        found = _package(f"{package}.guide") if package and kind is not Game else None
        if found is not None:
            return found
    return None


def guide_text(
    game: Game, languages: Sequence[str], setup: Setup | None = None
) -> tuple[str, str] | None:
    """The text of a game's guide in the first of these languages that it has, behind the language.
    With a set-up, only what applies to a table with these choices."""
    guide = guide_of(game)
    for language in languages:
        if guide is not None and (file := files(guide) / f"{language}.md").is_file():
            return language, applying(file.read_text(encoding="utf-8"), setup)
    return None


def with_facts(guide: ModuleType, text: str) -> str:
    """The text with the numbers and names that the components give."""
    facts: Mapping[str, str] = getattr(guide, "FACTS", {})
    return FACT.sub(lambda found: facts[found[1]], text)


def applying(text: str, setup: Setup | None) -> str:
    """The text without its marks and without what they rule out; a page, which is for no set-up,
    shows everything. Conditions may lie in each other."""
    kept: list[str] = []
    within: list[bool] = []
    start = 0
    for mark in MARK.finditer(text):
        if all(within):
            kept.append(text[start : mark.start()])
        start = mark.end()
        said = mark[1] or mark[2]
        if said == "end":
            within.pop()
        else:
            within.append(setup is None or holds(said.removeprefix("if "), setup))
    if within:
        raise ValueError(f"“{text[:40]}…” has a condition without its end")
    return "".join([*kept, text[start:]])


def holds(condition: str, setup: Setup) -> bool:
    """Whether all parts of a condition hold, as `tactics=on`, `mode!=basic|heroic`, `seats=2`;
    `page` never does."""
    return condition != PAGE and all(_part_holds(part, setup) for part in condition.split())


def _part_holds(part: str, setup: Setup) -> bool:
    option, _, choices = part.partition("=")
    name = option.removesuffix("!")
    choice = str(setup.seats) if name == "seats" else setup[name]
    return (choice in choices.split("|")) != option.endswith("!")


def coach_of(game: Game) -> Coach | None:
    """Who sits beside newcomers to a game, if anybody does."""
    coach: Coach | None = getattr(guide_of(game), "COACH", None)
    return coach


def remarks(coach: Coach, view: View, told: Sequence[Event]) -> list[Phrase]:
    """What could be said to a seat now, the most important first and nothing twice: of what has
    just happened, the latest first, and, if it is to move, of what it sees and can do."""
    found: list[Phrase] = []
    for event in reversed(told):
        found += coach.after(view, event.code, event.seen_by(view.seat))
    if view.seat in view.known.to_move:
        found += coach.now(view)
    first: dict[str, Phrase] = {}
    for phrase in found:
        first.setdefault(phrase[0], phrase)
    return list(first.values())


def _package(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            return None
        raise
