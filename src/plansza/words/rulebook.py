"""The rules of one table as text: what its guide says for exactly these options, in a language.

The guide is written for pages (`plansza.core.guide`). Here its pictures are left out, its tables
are written in Markdown, and the choices of the table stand at the end in the words of the options.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from plansza.core.contract import Game
from plansza.core.guide import TableMaker, guide_of, guide_text, with_facts
from plansza.core.setup import Setup
from plansza.words.speaker import Words, words_for
from plansza.words.texts import LANGUAGES

RULE = re.compile(r" ?\{[A-Z]\d+\}")
PICTURES = re.compile(r"^!\[.*\n+", re.MULTILINE)  # a line of them
FENCE = re.compile(r"^```table (\S+)\n(.*)\n```", re.MULTILINE)
GAPS = re.compile(r"\n{3,}")


@lru_cache(maxsize=64)
def rulebook(game: Game, setup: Setup, language: str) -> str:
    """The rules of a table with these choices, in Markdown; of a game without a guide, its choices
    alone."""
    words = words_for(language, game)
    found = guide_text(game, (language, *LANGUAGES), setup)
    told = "" if found is None else _plain(game, *found)
    parts = [f"# {words.title(setup)}", told, _choices(words, game, setup)]
    return "\n\n".join(part for part in parts if part)


def _plain(game: Game, language: str, text: str) -> str:
    guide = guide_of(game)
    assert guide is not None, "its text was found"
    makers: Mapping[str, TableMaker] = getattr(guide, "TABLES", {})
    words = words_for(language, game)
    text = with_facts(guide, RULE.sub("", PICTURES.sub("", text)))
    text = FENCE.sub(lambda fence: _table(fence[2], makers[fence[1]](words)), text)
    return GAPS.sub("\n\n", text).strip()


def _table(head: str, rows: Sequence[Sequence[str]]) -> str:
    columns = [cell.strip() for cell in head.split("|")]
    return "\n".join(f"| {' | '.join(row)} |" for row in [columns, ["---"] * len(columns), *rows])


def _choices(words: Words, game: Game, setup: Setup) -> str:
    """Every choice with what it means: those that a table always settles, and what is unusual."""
    lines = [f"- {words('setup-seats', count=str(setup.seats))}"]
    for option in game.options:
        choice = setup[option.id]
        if option.main or choice != option.default:
            said = [words.option(option.id), words.choice(option.id, choice)]
            help = words.choice_help(option.id, choice)
            lines.append("- " + ": ".join([*said, help] if help else said))
    return "\n".join([f"## {words('rules-choices')}", "", *lines])
