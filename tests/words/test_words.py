"""The texts are complete in both languages, and every one of them can be said."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from plansza.bots import level_names
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.core.verify import CHECKS
from plansza.games import GAMES
from plansza.games.spor import GAME
from plansza.games.spor.rules.components import REQUIREMENT_NAMES, TACTICS_NAMES
from plansza.games.spor.rules.formations import FORMATION_NAMES
from plansza.puzzles import HARDEST
from plansza.web.notices.outcomes import TROUBLES
from plansza.words import FORMS, LANGUAGES, Words, words_for
from tests.words.helper import SOURCE, error_ids

FOLDERS = {"common": ("plansza.words", "common"), "spor": ("plansza.games.spor", "words")}

# What pictures, the web page and the command line may ask for by a plain id.
LABELS = {
    "common": """yes no language-pl language-en your-move their-move thinking game-over you-won
        you-lost you-drew ask-move moves-now goodbye commitment-shown seed-shown record-saved
        record-good games-played header-game header-seats header-options header-option
        header-choices header-default header-player header-bot header-games header-wins
        header-draws header-share header-length header-move header-reason""",
    "spor": """about role colour animal formation-sum formation-label deck deck-count tactics-deck
        tactics-deck-count discards discards-count logs logs-count your-hand their-hand
        their-hand-count hidden-card hidden-tactics-card turn-of last-turn
        you-are damaged-count tactics-played dam-label card-label button-pass button-end
        button-across button-discards button-retreat
        tactics-Transfer-effect-any-dam
        tactics-Transfer-effect-own-dam tactics-Zdrada-effect-any-dam
        tactics-Eksplozja-effect-all""",
}
# What the code of plansza.words asks for, and what it may choose by itself.
REACHED = {
    "common": """list-last list-more several moves-more quoted quoted-inside nothing seat-name
        outcome-won
        outcome-scored score-of-two outcome-drawn refusal-not-your-turn refusal-game-over
        refusal-no-such-seat refusal-not-possible prompt-choose-move prompt-wait-for
        prompt-no-more-moves thing tally-score error-game-fault error-broken-game role-order
        meter-said meters-of setup-part setup-seats
        role-side role-size""",
    "spor": """title battle-card tactics-card dam-number error-bad-move
        event-draw-secret event-give-secret event-swap-secret""",
}


# -- reading the files ----------------------------------------------------------------------------


def body(folder: str, language: str) -> list[ast.EntryType]:
    package, place = FOLDERS[folder]
    found = files(package).joinpath(place)
    if folder == "common":  # one file a subject
        texts = [each.read_text(encoding="utf-8") for each in found.joinpath(language).iterdir()]
    else:
        texts = [found.joinpath(f"{language}.ftl").read_text(encoding="utf-8")]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


@cache
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    found = [entry for entry in body(folder, language) if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in found}


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
        keys = [variant.key for variant in node.variants]
        names = {getattr(key, "name", None) or key.value for key in keys}
        self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def parts(folder: str, language: str, id: str) -> Parts:
    """Of a message and of all it refers to: they share its variables."""
    found = Parts()
    found.visit(messages(folder, language)[id])
    for other in tuple(found.references):
        more = parts(folder, language, other)
        found.variables |= more.variables
        for variable, keys in more.variants.items():
            found.variants.setdefault(variable, set()).update(keys)
    return found


def needs(folder: str, language: str, id: str) -> set[str]:
    """Its variables, without the grammatical cases that only one language may need."""
    cases = re.compile(f"_({'|'.join(FORMS)})$")
    return {cases.sub("", name) for name in parts(folder, language, id).variables} - {"form"}


EVERY_ID = [(folder, id) for folder in FOLDERS for id in messages(folder, "pl")]


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_things(folder: str) -> None:
    grammar = {id for id in messages(folder, "pl") if id.startswith("colour-")}
    assert set(messages(folder, "pl")) - grammar == set(messages(folder, "en"))
    for id in messages(folder, "en"):
        assert needs(folder, "pl", id) == needs(folder, "en", id), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_is_unreadable_or_defined_twice(folder: str, language: str) -> None:
    entries = body(folder, language)
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert len(ids) == len(set(ids))


def test_the_game_takes_nothing_from_the_house_but_the_notation_error() -> None:
    assert set(messages("common", "en")) & set(messages("spor", "en")) == {"error-bad-move"}


# -- nothing missing, nothing orphaned ------------------------------------------------------------


def code_ids() -> Iterator[str]:
    for kind, known in GAME.codes.items():
        yield from (f"{kind}-{code}" for code in known)


def option_ids() -> Iterator[str]:
    for option in GAME.options:
        for id in (option.id, *(f"{option.id}-{choice}" for choice in option.choices)):
            yield from (f"option-{id}", f"option-{id}-help")


def preset_ids() -> Iterator[str]:
    for preset in GAME.presets():
        yield from (f"preset-{preset}", f"preset-{preset}-help")


def component_ids() -> Iterator[str]:
    for formation in FORMATION_NAMES:
        yield from (f"formation-{formation}", f"formation-{formation}-help")
    for requirement in REQUIREMENT_NAMES:
        yield from (f"requirement-{requirement}", f"requirement-{requirement}-help")
    yield from (f"tactics-{kind}-effect" for kind in TACTICS_NAMES)


@pytest.mark.parametrize("id", [*code_ids(), *option_ids(), *preset_ids(), *component_ids()])
def test_everything_the_game_can_say_has_words(id: str, words: Words) -> None:
    assert words.has(id)


def test_every_error_of_the_sources_has_words(words: Words) -> None:
    found = error_ids()
    assert len(found) >= 20
    voices = [words, *(words_for(words.language, game) for game in GAMES.all().values())]
    assert {id for id in found if not any(voice.has(id) for voice in voices)} == set()


def reachable(folder: str, language: str) -> set[str]:
    ids = set(LABELS[folder].split()) | set(REACHED[folder].split())
    ids |= (
        error_ids()
        if folder == "common"
        else {*code_ids(), *option_ids(), *preset_ids(), *component_ids()}
    )
    for id in messages(folder, language):
        own = Parts()
        own.visit(messages(folder, language)[id])
        ids |= own.references
    if folder == "common":
        ids |= {f"{kind}-{code}" for kind in ("error", "reason") for code in codes_in_source()}
        ids |= {f"page-weight-{weight}" for weight in range(1, 6)}
        ids |= {f"page-puzzle-grade-{grade}" for grade in range(1, HARDEST + 1)}
        ids |= {f"verify-{code}" for code in CHECKS}
        ids |= {f"missing-{code}" for code in lacks_in_source()}
        ids |= {f"notice-trouble-{code}" for code in TROUBLES}
        ids |= {f"{kind}-{code}" for kind in ("doctor", "tables") for code in care_in_source()}
        ids |= {f"club-head-{code}" for code in columns_in_source()}
        ids |= {f"tables-is-{status}" for status in ("open", "running", "over", "broken")}
        ids |= {f"level-{level}{more}" for level in level_names() for more in ("", "-about")}
    asked = re.compile(r"(?:words|say)\(\s*[\"']([\w-]+)[\"']")
    sources = [path for kind in ("py", "html", "js") for path in SOURCE.rglob(f"*.{kind}")]
    return ids.union(*(asked.findall(path.read_text("utf-8")) for path in sources))


def lacks_in_source() -> set[str]:
    """Whatever can be missing from a game."""
    sources = [(SOURCE / part / "missing.py").read_text("utf-8") for part in ("core", "words")]
    return set(re.findall(r'\bLack\("([a-z]+)"', "".join(sources)))


def care_in_source() -> set[str]:
    """What the doctor finds, and the columns of the list of tables."""
    sources = [path.read_text("utf-8") for path in (SOURCE / "cli" / "care").glob("*.py")]
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', "".join(sources)))


def columns_in_source() -> set[str]:
    """The columns of a club's lists."""
    text = (SOURCE / "cli" / "club" / "listing.py").read_text("utf-8")
    return set(re.findall(r'"([a-z]+)"', text))


def codes_in_source() -> set[str]:
    """Codes that the house raises or gives by name; three are made from a table's status."""
    quoted = re.compile(r"\"([a-z]+(?:-[a-z]+)*)\"")
    found = {"table-open", "table-running", "table-over"}
    for part in ("arena", "bots", "club", "learning", "llm", "store", "table", "web"):
        for path in (SOURCE / part).rglob("*.py"):
            found.update(quoted.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_is_orphaned(folder: str, language: str) -> None:
    assert set(messages(folder, language)) - reachable(folder, language) == set()
    assert set(LABELS[folder].split()) <= set(messages(folder, language))


# -- every message can be said --------------------------------------------------------------------

NUMBERS = {"one": 1, "few": 2, "many": 5, "other": 7}
COUNTED = codes("""
    count other_count logs seats spaces value dam to number seat line move sum yours
""")


def samples(variable: str, variants: set[str]) -> list[Fact]:
    """A value for every variant of a variable, or one typical value."""
    counted = variable in COUNTED or variable.endswith("_count")
    if not variants:
        return [3 if counted else "X"]
    if counted:
        return [NUMBERS[key] if key in NUMBERS else int(key) for key in sorted(variants)]
    return sorted(variants)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "id"), EVERY_ID)
def test_every_variant_of_every_message_can_be_said(folder: str, id: str, language: str) -> None:
    if id not in messages(folder, language):
        assert id.startswith("colour-")  # Polish endings
        return
    found = parts(folder, language, id)
    choices = {name: samples(name, found.variants.get(name, set())) for name in found.variables}
    words = words_for(language, GAME)
    for values in product(*choices.values()):
        text = words(id, **dict(zip(choices, values, strict=True)))
        assert text
        assert text == text.strip()
        assert not re.search(r"\{|\}|  | [.,;:!]|\.\.", text), text


@pytest.mark.parametrize(("folder", "id"), EVERY_ID)
def test_sentences_end_like_sentences(folder: str, id: str) -> None:
    if not re.match(r"(event|refusal|prompt|why|error|outcome)-|.*-(help|effect)", id):
        return
    for language in LANGUAGES:
        found = parts(folder, language, id)
        args = {name: samples(name, found.variants.get(name, set()))[0] for name in found.variables}
        text = words_for(language, GAME)(id, **args)
        assert text[-1] in ".!", text
        assert text[0].isupper() or text[0] in "„“", text


# -- Polish ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "forms"),
    [
        ("G8", "zielona wydra 8, zieloną wydrę 8, zielonej wydry 8, zieloną wydrą 8"),
        ("T0", "turkusowa kaczka 0, turkusową kaczkę 0, turkusowej kaczki 0, turkusową kaczką 0"),
        ("R6", "różowy żółw 6, różowego żółwia 6, różowego żółwia 6, różowym żółwiem 6"),
        (
            "A11",
            "bursztynowy bóbr 11, bursztynowego bobra 11, bursztynowego bobra 11, "
            "bursztynowym bobrem 11",
        ),
        ("B9", "brązowa czapla 9, brązową czaplę 9, brązowej czapli 9, brązową czaplą 9"),
        ("Wazka", "Ważka, Ważkę, Ważki, Ważką"),
        ("Labedz", "Łabędź, Łabędzia, Łabędzia, Łabędziem"),
        ("Transfer", "Transfer, Transfer, Transferu, Transferem"),
        ("Wsparcie", "Wsparcie, Wsparcie, Wsparcia, Wsparciem"),
    ],
)
def test_polish_declension(card: str, forms: str) -> None:
    assert [words_for("pl", GAME).thing(card, form) for form in FORMS] == forms.split(", ")


def test_polish_animals_and_colours_in_order() -> None:
    words = words_for("pl", GAME)
    animals = [words.thing(f"T{value}").split()[1] for value in range(12)]
    assert " ".join(animals) == (
        "kaczka błotniarka kumak salamandra rak rzęsorek żółw węgorz wydra czapla sum bóbr"
    )
    colours = [words("colour", colour=letter) for letter in "TGRAB"]
    assert colours == ["turkusowy", "zielony", "różowy", "bursztynowy", "brązowy"]


def test_english_animals_and_colours_in_order() -> None:
    words = words_for("en", GAME)
    animals = [words.thing(f"G{value}") for value in (0, 1, 5, 11)]
    names = ["green duck 0", "green pond snail 1", "green water shrew 5", "green beaver 11"]
    assert animals == names
    colours = [words("colour", colour=letter) for letter in "TGRAB"]
    assert colours == ["teal", "green", "rose", "amber", "brown"]


@pytest.mark.parametrize(
    ("count", "polish", "english"),
    [
        (1, "1 kłoda", "1 log"),
        (2, "2 kłody", "2 logs"),
        (5, "5 kłód", "5 logs"),
        (0, "0 kłód", "0 logs"),
        (12, "12 kłód", "12 logs"),
        (22, "22 kłody", "22 logs"),
    ],
)
def test_plurals(count: int, polish: str, english: str) -> None:
    assert words_for("pl", GAME)("logs-count", count=count) == polish
    assert words_for("en", GAME)("logs-count", count=count) == english


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [("pl", "Zagraj „atak”", "„Zagraj »atak«”"), ("en", "Play “strike”", "“Play ‘strike’”")],
)
def test_quotation_marks_within_quotation_marks(language: str, text: str, said: str) -> None:
    assert words_for(language).quoted(text) == said


def test_of_many_moves_the_first_are_said() -> None:
    words = words_for("pl", GAME)
    moves = [GAME.read_move(f"G{value}>3") for value in range(6)]
    assert words.moves(moves[:1]) == "„Zagraj zieloną kaczkę 0 przy tamie 3”"
    assert words.moves(moves).endswith(" i jeszcze 2 ruchy")
