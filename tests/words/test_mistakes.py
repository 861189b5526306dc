"""Mistakes are explained in both languages; lists, names, and games that bring no words."""

from collections.abc import Callable
from typing import Any

import pytest

from plansza.core import chance, luck, record, registry
from plansza.core.contract import Event, Game
from plansza.core.errors import IllegalMove, PlanszaError
from plansza.core.setup import Option
from plansza.core.state import Outcome
from plansza.games.podprad.game import PodPrad
from plansza.games.spor import GAME
from plansza.games.spor.rules.components import CARD_NAMES
from plansza.words import LANGUAGES, MissingWord, UnknownLanguage, Words, words_for
from tests.words.helper import NAMES, error_ids

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
    "record-share": lambda: replay_with(shares=[luck.Share(0, "0" * 64, "0" * 64)]),
    "record-move": lambda: replay_with(moves=[(0, "log1")]),
    "record-result": lambda: replay_with(result=""),
    "record-digest": lambda: replay_with(digest="00"),
    "bad-move": lambda: GAME.read_move("e4"),
    "bad-position": lambda: GAME.from_text("{}"),
    "bad-view": lambda: GAME.view_from_text("{}"),
    "unknown-language": lambda: words_for("de"),
}


# What only one game refuses is said in its own words.
OWN_MISTAKES: dict[str, Callable[[], object]] = {
    "bad-deck": lambda: PodPrad().setup(2, herons="1", eagles="3"),
}


def test_the_list_of_mistakes_is_complete() -> None:
    assert {f"error-{code}" for code in (*MISTAKES, *OWN_MISTAKES)} == error_ids()


@pytest.mark.parametrize("code", OWN_MISTAKES)
def test_every_mistake_of_a_game_is_explained(code: str) -> None:
    with pytest.raises(PlanszaError) as caught:
        OWN_MISTAKES[code]()
    assert caught.value.code == code
    texts = [words_for(language, PodPrad()).error(caught.value) for language in LANGUAGES]
    assert len({*texts, str(caught.value)}) == 3
    told = [fact for name, fact in caught.value.facts.items() if name != "game"]  # it is there
    assert told
    for fact in told:
        assert all(str(fact) in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_a_set_up_are_called_by_their_names(language: str) -> None:
    with pytest.raises(PlanszaError) as caught:
        PodPrad().setup(2, begins="4")
    said = {"pl": "„liczba graczy: 2”", "en": "“players: 2”"}
    text = words_for(language, PodPrad()).error(caught.value)
    assert said[language] in text
    assert "=" not in text


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
    assert plain.title() == "Nim"
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
