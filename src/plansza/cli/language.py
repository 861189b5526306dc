"""Which language to speak: the one asked for, else the one of the environment."""

import locale
import os
from collections.abc import Mapping

from plansza.words import LANGUAGES

OPTION = "--language"
NATIVE = {"pl": ("pl", "polish"), "en": ("en", "english", "american")}
FALLBACK = "en"


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever it stands, and the arguments without it."""
    rest: list[str] = []
    found: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return found, [*rest, argument, *waiting]
        if argument == OPTION:
            found = next(waiting, "")
        elif argument.startswith(f"{OPTION}="):
            found = argument.partition("=")[2]
        else:
            rest.append(argument)
    return found, rest


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _ours(environment[name])
    return _ours(locale.getlocale()[0] or "")


def _ours(name: str) -> str:
    """Windows says “Polish_Poland” where others say “pl_PL.UTF-8”."""
    begin = name.lower().replace("-", "_").replace(".", "_").split("_")[0]
    return next((each for each in LANGUAGES if begin in NATIVE[each]), FALLBACK)
