"""The texts are complete in both languages, and whole games can be told in them.

They are read from their files, message by message.
"""

import re
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from plansza.games.battalia.rules.components import CARD_NAMES
from plansza.words import FORMS
from tests.rules.battalia.helper import GAME

pytestmark = pytest.mark.once
ROOT = Path(__file__).resolve().parents[4]
FOLDER = ROOT / "src" / "plansza" / "games" / "battalia" / "words"
LANGUAGES = ("pl", "en")
TEXTS = {language: (FOLDER / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
MESSAGES = {
    language: {
        entry.id.name: entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }
    for language, text in TEXTS.items()
}
NUMBERS = {"one": 1, "few": 2, "many": 5, "other": 7}


class Parts(Visitor):
    """The variables, references and selected variants of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def parts(language: str, id: str) -> Parts:
    found = Parts()
    found.visit(MESSAGES[language][id])
    for other in tuple(found.references):
        more = parts(language, other)
        found.variables |= more.variables
        for variable, keys in more.variants.items():
            found.variants.setdefault(variable, set()).update(keys)
    return found


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(TEXTS[language]))
    return made


def needs(language: str, id: str) -> set[str]:
    cases = re.compile(f"_({'|'.join(FORMS)})$")
    return {cases.sub("", name) for name in parts(language, id).variables} - {"form"}


def test_both_languages_say_the_same_things() -> None:
    """But for parts of sentences, which one grammar needs and the other does not."""
    shared = set(MESSAGES["pl"]) & set(MESSAGES["en"])
    for language in LANGUAGES:
        used = {part for id in MESSAGES[language] for part in parts(language, id).references}
        assert set(MESSAGES[language]) - shared <= used
    for id in shared:
        assert needs("pl", id) == needs("en", id), id


def test_everything_the_game_can_say_has_words() -> None:
    wanted = {f"{kind}-{code}" for kind, codes in GAME.codes.items() for code in codes}
    for option in GAME.options:
        for id in (option.id, *(f"{option.id}-{choice}" for choice in option.choices)):
            wanted |= {f"option-{id}", f"option-{id}-help"}
    wanted |= {GAME.thing(name)[0] for name in CARD_NAMES}
    assert wanted - set(MESSAGES["en"]) == set()


def said(speaker: FluentBundle, id: str, args: Mapping[str, str | int]) -> str:
    pattern = speaker.get_message(id).value
    assert pattern is not None
    text, errors = speaker.format_pattern(pattern, dict(args))
    assert not errors, (id, errors)
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(language: str) -> None:
    speaker = bundle(language)
    for id in MESSAGES[language]:
        found = parts(language, id)
        choices = {name: sorted(found.variants.get(name, {"X"})) for name in found.variables}
        for values in product(*choices.values()):
            args = {
                name: int(value) if value.isdigit() else NUMBERS.get(value, value)
                for name, value in zip(choices, values, strict=True)
            }
            text = said(speaker, id, args)
            assert text == text.strip() != ""
            assert not re.search(r"\{|\}|  | [.,;:!]|\.\.", text), text
            if re.match(r"(event|refusal|prompt|error)-|.*-(help|effect)", id):
                assert text.rstrip("”")[-1] in ".!?", text


def say(language: str, id: str, **args: str) -> str:
    return said(bundle(language), id, args)


@pytest.mark.parametrize(
    ("card", "forms"),
    [
        ("BQueen", "niebieska królowa, niebieską królową, niebieskiej królowej, niebieską królową"),
        ("GLord", "zielony lord, zielonego lorda, zielonego lorda, zielonym lordem"),
        ("YTool", "złote narzędzie, złote narzędzie, złotego narzędzia, złotym narzędziem"),
        ("RHorse", "czerwony koń, czerwonego konia, czerwonego konia, czerwonym koniem"),
        ("WTitle", "biały tytuł, biały tytuł, białego tytułu, białym tytułem"),
        ("Chest", "skrzynia, skrzynię, skrzyni, skrzynią"),
        ("Crown", "Korona Tytusa, Koronę Tytusa, Korony Tytusa, Koroną Tytusa"),
    ],
)
def test_polish_declension(card: str, forms: str) -> None:
    id, args = GAME.thing(card)
    cases = ("nom", "acc", "gen", "ins")
    facts = {key: str(fact) for key, fact in args.items()}
    found = [say("pl", id, form=form, **facts) for form in cases]
    assert ", ".join(found) == forms
