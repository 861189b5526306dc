"""What players should never read: names as programs write them, lists in brackets, holes, and the
numbers of rules, which belong to the guide.

A sentence that shows one of these was given a fact as it is, where words should have said it.
"""

import re
from collections.abc import Iterable, Set

from plansza.core.contract import Game
from plansza.core.errors import Fact
from plansza.core.missing import codes_of

BRACKETED = re.compile(r"[\[{][^\[\]{}]*[\]}]?|[\]}]")  # a list, or an argument left unfilled
SNAKE = re.compile(r"\w*[^\W_]_\w+")
CAMEL = re.compile(r"\b[^\W\d_]*[a-ząćęłńóśźż][A-ZĄĆĘŁŃÓŚŹŻ]\w*")
TOKEN = re.compile(r"\w+(?:-\w+)*")
SEVERAL_WORDS = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
ONE_WORD = re.compile(r"[a-z]{3,}")
RULE = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")  # “T5”; a place on the board may look the same
CODED_IN = "en"  # codes are words of this language


def raw_parts(text: str, codes: Set[str] = frozenset()) -> list[str]:
    """What in a text was meant for programs: by its shape, or since it is one of the `codes`."""
    shaped = [found for shape in (BRACKETED, SNAKE, CAMEL) for found in shape.findall(text)]
    return shaped + [token for token in TOKEN.findall(text) if token in codes]


def codes_of_several_words(game: Game) -> set[str]:
    """The codes of a game that no sentence contains by chance: `own-dam`, `four-damaged`."""
    names = [code for codes in codes_of(game).values() for code in codes]
    names += [name for option in game.options for name in (option.id, *option.choices)]
    return {name for name in (*names, *game.presets()) if SEVERAL_WORDS.fullmatch(name)}


def codes_among(facts: Iterable[Fact], language: str) -> set[str]:
    """The facts by which a message chooses its words, and which it never repeats. Codes of one word
    may be good English, and stand out in any other language."""
    found: set[str] = set()
    for fact in facts:
        coded = isinstance(fact, str) and SEVERAL_WORDS.fullmatch(fact)
        if coded or (isinstance(fact, str) and language != CODED_IN and ONE_WORD.fullmatch(fact)):
            found.add(str(fact))
    return found


def rules_in(text: str, facts: Iterable[Fact] = ()) -> list[str]:
    """The numbers of rules in a sentence: what looks like one and is none of its facts."""
    known = {part for fact in facts for part in str(fact).split()}
    return [found for found in RULE.findall(text) if found not in known]
