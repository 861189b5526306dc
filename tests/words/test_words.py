"""The texts are complete in both languages and never tell a reader what only others know."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from plansza.bots import bot_names
from plansza.core import chance, record, registry
from plansza.core.contract import Event, Game, Outcome, Position
from plansza.core.errors import Fact, IllegalMove, PlanszaError
from plansza.core.setup import Option
from plansza.games.podprad.game import PodPrad
from plansza.games.spor import GAME
from plansza.games.spor.components import CARD_NAMES, REQUIREMENT_NAMES, TACTICS_NAMES
from plansza.games.spor.formations import FORMATION_NAMES
from plansza.words import FORMS, LANGUAGES, MissingWord, UnknownLanguage, Words, words_for

SOURCE = Path(__file__).resolve().parents[2] / "src" / "plansza"
NAMES = ("Ania", "Olek")
FOLDERS = {"house": ("plansza.words", "house"), "spor": ("plansza.games.spor", "words")}

# What pictures, the web page and the command line may ask for by a plain id.
LABELS = {
    "house": """yes no language-pl language-en your-move their-move thinking game-over you-won
        you-lost you-drew ask-move moves-now goodbye commitment-shown seed-shown record-saved
        record-good games-played header-game header-seats header-options header-option
        header-choices header-default header-player header-bot header-games header-wins
        header-draws header-share header-length header-move header-reason""",
    "spor": """about role colour animal formation-sum formation-label deck deck-count tactics-deck
        tactics-deck-count discards discards-count logs logs-count your-hand their-hand
        their-hand-count hidden-card hidden-tactics-card your-turn their-turn turn-of last-turn
        you-are damaged-count tactics-played dam-label card-label
        tactics-Transfer-effect-own-dam tactics-Zdrada-effect-any-dam
        tactics-Eksplozja-effect-all""",
}
# What the code of plansza.words asks for, and what it may choose by itself.
REACHED = {
    "house": """list-last list-more nothing seat-name outcome-won outcome-drawn
        refusal-not-your-turn refusal-game-over refusal-no-such-seat""",
    "spor": """title battle-card tactics-card error-bad-move
        event-draw-secret event-give-secret event-swap-secret""",
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of spor, in each language."""
    return words_for(request.param, GAME)


# -- reading the files ----------------------------------------------------------------------------


def body(folder: str, language: str) -> list[ast.EntryType]:
    package, place = FOLDERS[folder]
    text = files(package).joinpath(place, f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


@cache
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in body(folder, language)
            if isinstance(entry, ast.Message)}  # fmt: skip


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
        keys = {getattr(variant.key, "name", None) or variant.key.value
                for variant in node.variants}  # fmt: skip
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
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
    assert set(messages("house", "en")) & set(messages("spor", "en")) == {"error-bad-move"}


# -- nothing missing, nothing orphaned ------------------------------------------------------------


def code_ids() -> Iterator[str]:
    for kind, codes in GAME.codes.items():
        yield from (f"{kind}-{code}" for code in codes)


def option_ids() -> Iterator[str]:
    for option in GAME.options:
        for id in (option.id, *(f"{option.id}-{choice}" for choice in option.choices)):
            yield from (f"option-{id}", f"option-{id}-help")


def component_ids() -> Iterator[str]:
    for formation in FORMATION_NAMES:
        yield from (f"formation-{formation}", f"formation-{formation}-help")
    for requirement in REQUIREMENT_NAMES:
        yield from (f"requirement-{requirement}", f"requirement-{requirement}-help")
    yield from (f"tactics-{kind}-effect" for kind in TACTICS_NAMES)


def error_ids() -> set[str]:
    """Every code that core or a game can raise, as the sources write it."""
    pattern = re.compile(r"\b(?:Bad\w+|Unknown\w+)\(\s*\"([a-z-]+)\"")
    folders = ("core", "games", "words")
    sources = [
        path.read_text("utf-8") for name in folders for path in (SOURCE / name).rglob("*.py")
    ]
    return {f"error-{code}" for source in sources for code in pattern.findall(source)}


@pytest.mark.parametrize("id", [*code_ids(), *option_ids(), *component_ids()])
def test_everything_the_game_can_say_has_words(id: str, words: Words) -> None:
    assert words.has(id)


def test_every_error_of_the_sources_has_words(words: Words) -> None:
    found = error_ids()
    assert len(found) >= 20
    assert {id for id in found if not words.has(id)} == set()


def reachable(folder: str, language: str) -> set[str]:
    ids = set(LABELS[folder].split()) | set(REACHED[folder].split())
    ids |= error_ids() if folder == "house" else {*code_ids(), *option_ids(), *component_ids()}
    for id in messages(folder, language):
        own = Parts()
        own.visit(messages(folder, language)[id])
        ids |= own.references
    if folder == "house":
        ids |= {f"{kind}-{code}" for kind in ("error", "reason") for code in codes_in_source()}
        ids |= {f"page-bot-{bot}" for bot in bot_names()}
    asked = re.compile(r"(?:words|say)\(\s*[\"']([\w-]+)[\"']")
    sources = [path for kind in ("py", "html", "js") for path in SOURCE.rglob(f"*.{kind}")]
    return ids.union(*(asked.findall(path.read_text("utf-8")) for path in sources))


def codes_in_source() -> set[str]:
    """Codes that the house raises or gives by name; three are made from a table's status."""
    quoted = re.compile(r"\"([a-z]+(?:-[a-z]+)*)\"")
    found = {"table-open", "table-running", "table-over"}
    for part in ("store", "table", "web"):
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
COUNTED = ("count", "other_count", "logs", "seats", "spaces", "value", "dam", "to", "number",
           "seat", "line", "move", "sum", "yours")  # fmt: skip


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
    if not re.match(r"(event|refusal|prompt|error|outcome)-|.*-(help|effect)", id):
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
        ("G8", ("zielona wydra 8", "zieloną wydrę 8", "zielonej wydry 8", "zieloną wydrą 8")),
        ("A11", ("bursztynowy bóbr 11", "bursztynowego bobra 11", "bursztynowego bobra 11",
                 "bursztynowym bobrem 11")),
        ("T0", ("turkusowa kaczka 0", "turkusową kaczkę 0", "turkusowej kaczki 0",
                "turkusową kaczką 0")),
        ("R6", ("różowy żółw 6", "różowego żółwia 6", "różowego żółwia 6", "różowym żółwiem 6")),
        ("B9", ("brązowa czapla 9", "brązową czaplę 9", "brązowej czapli 9", "brązową czaplą 9")),
        ("Wazka", ("Ważka", "Ważkę", "Ważki", "Ważką")),
        ("Labedz", ("Łabędź", "Łabędzia", "Łabędzia", "Łabędziem")),
        ("Transfer", ("Transfer", "Transfer", "Transferu", "Transferem")),
        ("Wsparcie", ("Wsparcie", "Wsparcie", "Wsparcia", "Wsparciem")),
    ],
)  # fmt: skip
def test_polish_declension(card: str, forms: tuple[str, ...]) -> None:
    assert tuple(words_for("pl", GAME).thing(card, form) for form in FORMS) == forms


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
    assert [words.thing(f"G{value}") for value in (0, 1, 5, 11)] == [
        "green duck 0", "green pond snail 1", "green water shrew 5", "green beaver 11",
    ]  # fmt: skip
    assert [words("colour", colour=letter) for letter in "TGRAB"] == [
        "teal", "green", "rose", "amber", "brown",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("count", "polish", "english"),
    [(1, "1 kłoda", "1 log"), (2, "2 kłody", "2 logs"), (5, "5 kłód", "5 logs"),
     (0, "0 kłód", "0 logs"), (12, "12 kłód", "12 logs"), (22, "22 kłody", "22 logs")],
)  # fmt: skip
def test_plurals(count: int, polish: str, english: str) -> None:
    assert words_for("pl", GAME)("logs-count", count=count) == polish
    assert words_for("en", GAME)("logs-count", count=count) == english


# -- events ---------------------------------------------------------------------------------------

PLAY = Event("play", {"seat": 0, "card": "G8", "dam": 3})
RETREAT = Event("retreat", {"seat": 0, "cards": "A11 T0 Wazka", "dam": 3})
DRAW = Event("draw", {"seat": 0, "deck": "battle"}, {0: {"card": "G8"}})
SWAP = Event(
    "swap",
    {"seat": 0, "count": 1, "other_count": 0},
    {0: {"given": "G8", "taken": ""}, 1: {"given": "", "taken": "G8"}},
)


@pytest.mark.parametrize(
    ("event", "reader", "polish", "english"),
    [
        (PLAY, 1, "Ania zagrywa zieloną wydrę 8 przy tamie 3.",
         "Ania plays green otter 8 at dam 3."),
        (PLAY, 0, "Zagrywasz zieloną wydrę 8 przy tamie 3.", "You play green otter 8 at dam 3."),
        (RETREAT, None,
         "Ania wycofuje się spod tamy 3 i odrzuca bursztynowego bobra 11, turkusową kaczkę 0 i "
         "Ważkę.",
         "Ania retreats from dam 3, discarding amber beaver 11, teal duck 0 and Ważka."),
        (DRAW, 0, "Dobierasz zieloną wydrę 8.", "You draw green otter 8."),
        (DRAW, 1, "Ania dobiera kartę bojową.", "Ania draws a battle card."),
        (DRAW, None, "Ania dobiera kartę bojową.", "Ania draws a battle card."),
        (SWAP, 0, "Wymiana: oddajesz zieloną wydrę 8, niczego nie dostajesz.",
         "Wymiana: you give green otter 8, and you get nothing."),
        (SWAP, 1, "Wymiana: niczego nie oddajesz, dostajesz zieloną wydrę 8.",
         "Wymiana: you give nothing, and you get green otter 8."),
        (SWAP, None, "Wymiana: Ania oddaje 1 kartę, a Olek – 0.",
         "Wymiana: Ania gives 1 card, Olek gives 0."),
    ],
)  # fmt: skip
def test_what_a_reader_is_told(event: Event, reader: int | None, polish: str, english: str) -> None:
    assert words_for("pl", GAME).event(event, reader, NAMES) == polish
    assert words_for("en", GAME).event(event, reader, NAMES) == english


# -- whole games ----------------------------------------------------------------------------------


def random_game(seed: int) -> Iterator[tuple[Position, list[Event]]]:
    """The positions of a random game with tactics cards and random options, and what happened."""
    luck = chance.FastChance(seed)
    chosen = {option.id: option.choices[luck.below(len(option.choices))] for option in GAME.options}
    if seed % 8:
        chosen["match"] = "single"
    setup = GAME.setup(2, **{**chosen, "tactics": "on"})
    position = GAME.start(setup, chance.split(luck))
    yield position, []
    while position.to_move:
        seat = position.to_move[luck.below(len(position.to_move))]
        moves = position.legal_moves(seat)
        events: list[Event] = []
        position.play(seat, moves[luck.below(len(moves))], events.append)
        yield position, events


def hidden_cards(event: Event, reader: int | None) -> set[str]:
    """The cards that this event shows to others only."""

    def cards(facts: dict[str, Fact]) -> set[str]:
        return {card for key in GAME.things for card in str(facts.get(key, "")).split()}

    shown = set().union(*(cards(event.seen_by(seat)) for seat in (0, 1)))
    return shown - cards(event.seen_by(reader))


@pytest.mark.parametrize("seed", range(41))
def test_random_games_are_told_without_leaks(seed: int) -> None:
    heard: set[str] = set()
    for position, events in random_game(seed):
        for words in (words_for(language, GAME) for language in LANGUAGES):
            for reader in (0, 1, None):
                for event in events:
                    text = words.event(event, reader, NAMES)
                    for card in hidden_cards(event, reader):
                        assert not [form for form in FORMS if words.thing(card, form) in text]
                heard.update(words.event(event, reader, NAMES) for event in events)
                assert words.prompt(position.view(reader).prompt(), NAMES)
            for seat in position.to_move:
                assert all(words.move(move) for move in position.legal_moves(seat))
    assert position.outcome is not None
    assert len(heard) > 50


@pytest.mark.parametrize("seed", range(0, 40, 8))
def test_every_refusal_of_random_games_can_be_said(seed: int) -> None:
    luck = chance.FastChance(seed + 1000)
    for position, _ in random_game(seed):
        for _ in range(10):
            move = luck.below(GAME.move_count(position.setup) + 1)
            refusal = position.why_not(luck.below(3), move)
            for language in LANGUAGES if refusal else ():
                assert refusal is not None
                assert words_for(language, GAME).refusal(refusal, NAMES)


REFUSED: dict[str, dict[str, Fact]] = {
    "no-such-move": {"move": 999}, "no-tactics": {}, "not-in-hand": {"card": "G8"},
    "tactics-limit": {}, "no-room": {"dam": 3}, "trick-impossible": {"card": "Zdrada"},
    "card-played": {}, "finish-trick": {"trick": "Zdrada"}, "exchange-first": {"count": 2},
    "no-trick": {}, "attacker-retreats": {}, "nothing-to-retreat": {"dam": 3},
    "defender-logs": {}, "no-logs": {}, "nothing-to-hit": {"dam": 3}, "preparation-over": {},
    "attacker-claims": {}, "not-full": {"dam": 3, "spaces": 3},
    "defender-stronger": {"dam": 3, "tie": "no"},
    "defender-could": {"dam": 3, "cards": "G8 A11"}, "can-play": {}, "make-room": {},
    "play-first": {}, "already-drawn": {}, "no-tactics-left": {}, "may-not-end": {},
    "no-room-across": {"dam": 3}, "no-more-draws": {}, "already-given": {"card": "G8"},
    "not-a-target": {"card": "G8", "trick": "Zdrada"},
    "not-there": {"dam": 3, "trick": "Eksplozja"},
}  # fmt: skip


@pytest.mark.parametrize("code", GAME.codes["refusal"])
def test_every_refusal_says_its_facts(code: str, words: Words) -> None:
    facts = REFUSED[code]
    text = words.refusal(IllegalMove(code, facts), NAMES)
    for key, fact in facts.items():
        if key == "tie":
            continue  # it chooses between two sentences
        said = [words.thing(card, form) for card in str(fact).split() for form in FORMS
                ] if key in GAME.things else [str(fact)]  # fmt: skip
        assert any(form in text for form in said), text
    assert code == "no-such-move" or re.search(r" \([TKVF]\d\)\.$", text), text


def test_every_move_can_be_described(words: Words) -> None:
    moves = range(GAME.move_count(GAME.setup(tactics="on")))
    texts = {words.move(move) for move in moves}
    assert len(texts) == len(moves)


def test_refusals_name_the_thing_the_rule_and_the_way_out() -> None:
    full = IllegalMove("no-room", {"dam": 3})
    polish, english = (words_for(language, GAME).refusal(full, NAMES) for language in LANGUAGES)
    assert polish == "Tama 3 jest po twojej stronie pełna: wybierz inną (T5)."
    assert english == "Dam 3 is full on your side; choose another (T5)."


def test_general_refusals(words: Words) -> None:
    position = GAME.start(GAME.setup(attacker="1"), chance.FastChance(1))
    waiting, lost = position.why_not(1, 0), position.why_not(5, 0)
    assert waiting is not None
    assert lost is not None
    assert "Ania" in words.refusal(waiting, NAMES)
    assert "6" in words.refusal(lost, NAMES)
    assert words.error(waiting, NAMES) == words.refusal(waiting, NAMES)


def test_outcomes() -> None:
    polish, english = (words_for(language, GAME) for language in LANGUAGES)
    won = Outcome((0.0, 1.0), (1,), "held")
    assert polish.outcome(won, NAMES) == "Olek wygrywa: rzeka obroniona do ostatniej tury."
    assert english.outcome(won, NAMES, reader=1) == "You win: the river held to the last turn."
    assert english.outcome(won, NAMES, reader=0) == "Olek wins: the river held to the last turn."
    shared = Outcome((1.0, 1.0), (0, 1), "held")
    assert polish.outcome(shared, NAMES).startswith("Ania i Olek wygrywają:")
    drawn = Outcome((0.5, 0.5), (), "drawn")
    assert polish.outcome(drawn, NAMES).startswith("Remis:")
    assert english.outcome(drawn, NAMES).startswith("A draw:")


# -- errors ---------------------------------------------------------------------------------------

HEAD = "plansza record 1\ngame spor\nrules 1\nseats 2\ncommitment 00\nmoves\n"


def finished() -> record.Record:
    seed = chance.derive_seed(b"", 1)
    position = GAME.start(GAME.setup(), chance.KeyedChance(seed))
    recorder = record.Recorder(GAME, position, seed)
    while position.to_move:
        seat = position.to_move[0]
        move = position.legal_moves(seat)[0]
        position.play(seat, move)
        recorder.note(seat, move)
    return recorder.record()


def replay_with(**changes: Any) -> None:
    changed = finished()
    for key, value in changes.items():
        setattr(changed, key, value)
    record.replay(GAME, changed)


MISTAKES: dict[str, Callable[[], object]] = {
    "bad-seats": lambda: GAME.setup(5),
    "bad-option": lambda: GAME.setup(weather="wet"),
    "bad-choice": lambda: GAME.setup(tactics="maybe"),
    "bad-together": lambda: PodPrad().setup(2, currents="herons"),
    "bad-seed": lambda: chance.seed_from_text("x"),
    "seed-length": lambda: chance.KeyedChance(b"x"),
    "bad-chance": lambda: chance.chance_from_text("dice"),
    "unknown-game": lambda: registry.Registry("plansza.games", "none").find("chess"),
    "not-a-record": lambda: record.read_record(""),
    "record-line": lambda: record.read_record(HEAD + "what?"),
    "record-cut": lambda: record.read_record(HEAD),
    "record-lacks": lambda: record.read_record("plansza record 1\nmoves\nend 0"),
    "record-number": lambda: record.read_record(HEAD.replace("rules 1", "rules x") + "end 0"),
    "record-version": lambda: replay_with(rules_version=99),
    "record-no-seed": lambda: replay_with(seed=""),
    "record-seed": lambda: replay_with(commitment="00"),
    "record-move": lambda: replay_with(moves=[(0, "log1")]),
    "record-result": lambda: replay_with(result=""),
    "record-digest": lambda: replay_with(digest="00"),
    "bad-move": lambda: GAME.read_move("e4"),
    "bad-position": lambda: GAME.from_text("{}"),
    "bad-view": lambda: GAME.view_from_text("{}"),
    "unknown-language": lambda: words_for("de"),
}


def test_the_list_of_mistakes_is_complete() -> None:
    assert {f"error-{code}" for code in MISTAKES} == error_ids()


@pytest.mark.parametrize("code", MISTAKES)
def test_every_mistake_is_explained(code: str) -> None:
    with pytest.raises(PlanszaError) as caught:
        MISTAKES[code]()
    assert caught.value.code == code
    texts = [words_for(language).error(caught.value) for language in LANGUAGES]
    assert len({*texts, str(caught.value)}) == 3
    for fact in caught.value.facts.values():
        assert all(str(fact) in text for text in texts)


def test_an_unknown_code_keeps_its_own_sentence(words: Words) -> None:
    assert words.error(PlanszaError("out-of-tea", "the kettle is empty")) == "the kettle is empty"


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="pl, en"):
        words_for("de", GAME)


def test_a_wrong_text_never_passes_silently(words: Words) -> None:
    for id in ("no-such-message", "turn-of"):
        with pytest.raises(MissingWord, match=id):
            words(id)
    with pytest.raises(MissingWord):
        words.event(Event("fireworks", {"seat": 0}), 0, NAMES)
    with pytest.raises(MissingWord):
        words_for(words.language).title()


# -- lists, names, games without words ------------------------------------------------------------


def test_lists() -> None:
    polish, english = (words_for(language) for language in LANGUAGES)
    assert [polish.join("ABC"[:n]) for n in range(4)] == ["nic", "A", "A i B", "A, B i C"]
    assert [english.join("ABC"[:n]) for n in range(4)] == ["nothing", "A", "A and B", "A, B and C"]
    assert polish.join([], "gen") == "niczego"


def test_a_seat_without_a_name_is_counted_from_one(words: Words) -> None:
    assert "2" in words.prompt(("wait", {"seat": 1}), ())


def test_options_and_title(words: Words) -> None:
    assert words.title() == "Spór o Bór 2: Na Tamę Marsz"
    for option in GAME.options:
        assert words.option(option.id)
        assert words.option_help(option.id).endswith(".")
        for choice in option.choices:
            assert words.choice(option.id, choice)
            assert words.choice_help(option.id, choice).endswith(".")


def test_words_are_made_once() -> None:
    assert words_for("pl", GAME) is words_for("pl", GAME)


class Nim(Game):
    """A game as one writes it in a notebook: no words, no package."""

    __module__ = "__main__"
    id = "nim"
    things = ("heap",)
    options = (Option("heaps", ("three", "four")),)

    def write_move(self, move: int) -> str:
        return f"take{move}"


def test_a_game_without_words_shows_its_ids(words: Words) -> None:
    plain = words_for(words.language, Nim())
    event = Event("take", {"seat": 1, "heap": "left", "count": 2})
    assert plain.event(event, 0, NAMES) == "take: seat Olek, heap left, count 2"
    assert plain.title() == "nim"
    assert plain.move(3) == "take3"
    assert (plain.option("heaps"), plain.choice("heaps", "four")) == ("heaps", "four")
    assert plain.option_help("heaps") == ""
    assert plain.thing("left", "acc") == "left"
    assert plain.prompt(("take-some", {}), NAMES) == "take some"
    assert plain.refusal(IllegalMove("too-many", {"count": 4})) == "too many: count 4"
    assert "Olek" in plain.refusal(IllegalMove("not-your-turn", {"seat": 1}), NAMES)
    assert plain.outcome(Outcome((1.0, 0.0), (0,), "last-one"), NAMES).endswith("last-one.")
    assert plain("your-move") == words("your-move")


class Shipped(Game):
    """A game that lives where spor does."""

    __module__ = "plansza.games.spor.game"
    id = "shipped"


class Variant(Shipped):
    """A notebook's own version of it."""

    __module__ = "__main__"


def test_a_variant_of_a_game_keeps_its_words(words: Words) -> None:
    assert words_for(words.language, Variant()).title() == words.title()


def test_every_card_is_called_something_else(words: Words) -> None:
    assert len({words.thing(card) for card in CARD_NAMES}) == len(CARD_NAMES)
