"""Finding and loading the texts: those that all games share, and those beside a game."""

import logging
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Junk, Resource

from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.words.reading import read_texts

log = logging.getLogger(__name__)
LANGUAGES = ("pl", "en")


class UnknownLanguage(PlanszaError):
    """A language that nobody has written texts in."""


class MissingWord(LookupError):
    """A text that is missing or cannot be said: a mistake of ours, never of the player's."""


def check_language(language: str) -> None:
    """Refuse a language that there are no texts for, naming those it does."""
    if language not in LANGUAGES:
        names = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            "unknown-language",
            f"there is no language “{language}”; languages: {names}",
            {"language": language, "names": names},
        )


def common_texts(language: str) -> list[Resource]:
    """What every game needs, one file a subject: errors, refusals, pages, the command line."""
    folder = f"common/{language}"
    names = sorted(each.name for each in files("plansza.words").joinpath(folder).iterdir())
    subjects = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    found = [texts_in("plansza.words", folder, subject) for subject in subjects]
    return [texts for texts in found if texts is not None]


def game_texts(game: Game, language: str) -> list[Resource]:
    """The texts beside the game's class and its bases, the most general first.

    A variant made in a notebook by subclassing a game thus keeps that game's words.
    """
    packages = [_package_of(kind) for kind in reversed(type(game).__mro__)]
    found = [texts_in(package, "words", language) for package in dict.fromkeys(packages) if package]
    return [texts for texts in found if texts is not None]


class SmallNumber(FluentInt):
    """A number that every language writes by its digits alone, so that nobody has to look up how:
    that took as long as all the rest of a sentence."""

    def format(self, locale: Any) -> str:
        return str(int(self))


SMALL = {number: SmallNumber(number) for number in range(1000)}  # more have a sign between them


class Bundle(FluentBundle):
    """A store of texts that is quick with small numbers."""

    def format_pattern(
        self, pattern: Any, args: Mapping[str, Any] | None = None
    ) -> tuple[str, list[Exception]]:
        facts = {
            key: SMALL[fact] if isinstance(fact, int) and fact in SMALL else native_to_fluent(fact)
            for key, fact in (args or {}).items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=facts)
        try:
            said = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:  # far too long
            return "{???}", [*errors, error]
        return said, errors


def bundle_of(language: str, resources: list[Resource]) -> FluentBundle:
    """One store of texts; a later resource may say a message its own way."""
    # Isolation marks would end up in terminals, pictures and tests.
    bundle = Bundle([language], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _package_of(kind: type) -> str:
    """The package a class lives in; empty for a script, a notebook or a lone module."""
    module = sys.modules.get(kind.__module__)
    package: str | None = getattr(module, "__package__", None)
    return kind.__module__.rpartition(".")[0] if package is None else package


@lru_cache(maxsize=128)
def texts_in(package: str, folder: str, name: str) -> Resource | None:
    """The texts of a language, or of a subject, in a folder of a package, if there are any.

    Fluent skips what it cannot read; in our own files we do not.
    """
    try:
        file = files(package).joinpath(folder, f"{name}.ftl")
    except (ModuleNotFoundError, TypeError):  # made by hand, not imported from files
        return None
    if not file.is_file():
        return None
    resource = read_texts(file.read_bytes().decode(errors="replace"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            fault = f"{package}/{folder}/{name}.ftl: cannot read {entry.content!r}"
            if package.partition(".")[0] == "plansza":
                raise MissingWord(fault)
            log.warning("%s", fault)
    return resource
