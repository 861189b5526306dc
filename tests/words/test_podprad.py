"""The texts of podprad are complete in both languages, and whole games can be told in them."""

import re
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from plansza.conformance import option_sets, random_choice
from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.errors import Fact
from plansza.core.state import Outcome
from plansza.games.podprad import GAME
from plansza.games.podprad.rules.components import KIND_NAMES
from plansza.words import FORMS, LANGUAGES, words_for
from tests.words.helper import SOURCE

NAMES = ("Ania", "Olek", "Ewa", "Jan", "Iga")
COUNTED = (
    "points",
    "count",
    "lost",
    "eggs",
    "salmon",
    "left",
    "spare",
    "row",
    "number",
    "capacity",
    "own",
    "room",
)
NUMBERS = {"one": 1, "few": 2, "many": 5, "other": 7}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    place = files("plansza.games.podprad").joinpath("words", f"{language}.ftl")
    body = FluentParser().parse(place.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), "a message is defined twice"
    return dict(zip(ids, found, strict=True))


class Parts(Visitor):
    """The variables of a message with their variants, and what it refers to."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {
            getattr(variant.key, "name", None) or variant.key.value for variant in node.variants
        }
        self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(language: str, id: str) -> Parts:
    found = Parts()
    found.visit(messages(language)[id])
    for other in tuple(found.references):
        for variable, keys in parts(language, other).variables.items():
            found.variables.setdefault(variable, set()).update(keys)
    return found


def samples(variable: str, keys: set[str]) -> list[Fact]:
    if variable not in COUNTED:
        names: list[Fact] = [*sorted(keys)]
        return names or ["X"]
    return [NUMBERS[key] if key in NUMBERS else int(key) for key in sorted(keys)] or [3]


def said(language: str, id: str) -> list[str]:
    """The message with every combination of its variants."""
    found = parts(language, id).variables
    choices = [samples(name, keys) for name, keys in found.items()]
    words = words_for(language, GAME)
    return [words(id, **dict(zip(found, values, strict=True))) for values in product(*choices)]


def test_both_languages_say_the_same_things() -> None:
    assert set(messages("pl")) == set(messages("en"))
    cases = re.compile(f"_({'|'.join(FORMS)})$")
    for id in messages("en"):
        polish, english = (
            {cases.sub("", name) for name in parts(language, id).variables} - {"form"}
            for language in LANGUAGES
        )
        assert polish == english, id


def test_nothing_is_missing_and_nothing_is_orphaned() -> None:
    wanted = {f"{kind}-{code}" for kind, codes in GAME.codes.items() for code in codes}
    for option in GAME.options:
        for id in (option.id, *(f"{option.id}-{choice}" for choice in option.choices)):
            wanted |= {f"option-{id}", f"option-{id}-help"}
    for preset in GAME.presets():
        wanted |= {f"preset-{preset}", f"preset-{preset}-help"}
    wanted |= {f"tile-{kind}-effect" for kind in KIND_NAMES} | {"tile-whirlpool-effect-token"}
    wanted |= {"title", "about", "tile", "score", "error-bad-move", "error-bad-deck"}
    assert wanted <= set(messages("en"))
    for id in messages("en"):
        wanted |= parts("en", id).references | parts("pl", id).references
    asked = re.compile(r"\bwords\(\s*[\"']([\w-]+)[\"']")
    for path in (SOURCE / "games" / "podprad").rglob("*.py"):
        wanted.update(asked.findall(path.read_text("utf-8")))
    assert set(messages("en")) - wanted == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    for id in messages(language):
        for text in said(language, id):
            part = id in ("token-left", "own-among")  # what follows a word, or nothing
            assert part or text == text.strip() != "", id
            assert not re.search(r"\{|\}|  | [.;:!]|\.\.", text), text
            if re.match(r"(event|refusal|prompt|error|about)-|.*-(help|effect)", id):
                assert text[-1] in ".!?", text
                assert text[0].isupper() or text[0] in "„“0123456789", text


@pytest.mark.parametrize(
    ("kind", "forms"),
    [
        ("bear", ("niedźwiedź", "niedźwiedzia", "niedźwiedzia", "niedźwiedziem")),
        ("heron", ("czapla", "czaplę", "czapli", "czaplą")),
        ("rock", ("skała", "skałę", "skały", "skałą")),
    ],
)
def test_polish_declension(kind: str, forms: tuple[str, ...]) -> None:
    assert tuple(words_for("pl", GAME).thing(kind, form) for form in FORMS) == forms


@pytest.mark.parametrize(
    ("event", "reader", "polish", "english"),
    [
        (
            Event("lay", {"seat": 0, "tile": "heron", "place": "L5"}),
            1,
            "Ania kładzie czaplę na L5.",
            "Ania places the heron tile on L5.",
        ),
        (
            Event("swim", {"seat": 1, "salmon": 2, "from": "L5", "to": "C5"}),
            1,
            "Płyniesz parą łososi z L5 na C5.",
            "You swim from L5 to C5 with a pair of salmon.",
        ),
        (
            Event("crumble", {"row": 4, "lost": 2}),
            None,
            "Znika rząd 4, a z nim 2 żetony.",
            "Row 4 breaks off, and 2 tokens with it.",
        ),
        (
            Event("bear", {"seat": 0, "place": "C6", "left": 0}),
            0,
            "Niedźwiedź na C6 łapie łososia, ostatniego na żetonie.",
            "The bear on C6 takes a salmon, the last of its token.",
        ),
    ],
)
def test_what_a_reader_is_told(event: Event, reader: int | None, polish: str, english: str) -> None:
    assert words_for("pl", GAME).event(event, reader, NAMES) == polish
    assert words_for("en", GAME).event(event, reader, NAMES) == english


def test_random_games_tell_of_every_event() -> None:
    heard: list[Event] = []
    for seed, setup in enumerate(list(option_sets(GAME))[::5]):
        position, luck = GAME.start(setup, FastChance(seed)), FastChance(seed)
        while position.to_move:
            position.play(*random_choice(position, luck), heard.append)
    assert {event.code for event in heard} == set(GAME.codes["event"])


def test_points_are_told_with_the_winner() -> None:
    """E2: how many they were; where something else broke a tie, that too."""
    polish, english = (words_for(language, GAME) for language in ("pl", "en"))
    won = Outcome((5.0, 8.0, 1.0), (1,), "points")
    names = ["Ania", "Dyzio", "Olek"]
    assert polish.outcome(won, names) == "Dyzio wygrywa, 8 punktów."
    assert english.outcome(won, names, 1) == "You win with 8 points."
    two = Outcome((10.0, 5.0), (0,), "points")
    assert polish.outcome(two, names[:2], 0) == "Wygrywasz, 10:5."
    assert english.outcome(two, names[:2]) == "Ania wins 10–5."
    tie = Outcome((3.0, 3.0), (0,), "salmon")
    assert (
        english.outcome(tie, names[:2]) == "Ania wins 3–3: equal on points, but more salmon saved."
    )
    gone = Outcome((1.0, 0.0), (0,), "resigned")
    assert english.outcome(gone, names[:2], 0) == "You win: your opponent resigned."
    assert polish.outcome(gone, names[:2]) == "Ania wygrywa: przeciwnik się poddał."
