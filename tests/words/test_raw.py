"""Players read words: no identifier, no list in brackets, no argument left unfilled, no rule's
number."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from plansza.conformance import (
    Ear,
    codes_of_several_words,
    option_sets,
    raw_parts,
    rules_in,
    spread,
    tell_game,
)
from plansza.core import BadSetup, FastChance, Game, Setup
from plansza.games import GAMES
from plansza.games.spor.game import Spor
from plansza.web.pages.handbook import handbook
from plansza.words import LANGUAGES, words_for
from plansza.words.texts import game_texts

pytestmark = pytest.mark.once
EVERY = list(GAMES.all().values())
every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
SETS = 8  # of options, at random, besides those in which every choice occurs
MOVES = 80


def lines_of(html: str) -> Iterator[str]:
    """Every piece of text of a page, and what its pictures are called."""
    for piece in re.split(r"<[^>]*>", html):
        yield unescape(piece)
    for named in re.findall(r'(?:alt|aria-label)="([^"]*)"', html):
        yield unescape(named)


@every_language
@every_game
def test_guides_are_all_words(game: Game, language: str) -> None:
    book = handbook(game, language)
    assert book is not None
    codes = codes_of_several_words(game)
    assert not [(line, raw) for line in lines_of(book.html) if (raw := raw_parts(line, codes))]


@every_language
@every_game
def test_options_and_presets_are_all_words(game: Game, language: str) -> None:
    words, ear = words_for(language, game), Ear(game, language)
    for option in game.options:
        ear.hear(words.option(option.id), option.id, {})
        ear.hear(words.option_help(option.id), option.id, {})
        for choice in option.choices:
            ear.hear(words.choice(option.id, choice), choice, {})
            ear.hear(words.choice_help(option.id, choice), choice, {})
    for preset in game.presets():
        ear.hear(words.preset(preset), preset, {})
        ear.hear(words.preset_help(preset), preset, {})


def random_setup(game: Game, chance: FastChance) -> Setup:
    """Any number of players with any options that go together."""
    while True:
        seats = game.seat_counts[chance.below(len(game.seat_counts))]
        chosen = {each.id: each.choices[chance.below(len(each.choices))] for each in game.options}
        try:
            return game.setup(seats, **chosen)
        except BadSetup:
            continue


@every_language
@every_game
def test_random_games_are_told_in_words(game: Game, language: str) -> None:
    """Prompts, log lines, moves, reasons and refusals, for every reader, with all their facts."""
    chance = FastChance(4)
    every_choice = spread(game, list(option_sets(game)), 0)[:SETS]
    for seed, setup in enumerate(
        [*every_choice, *(random_setup(game, chance) for _ in range(SETS))]
    ):
        tell_game(game, setup, seed, MOVES, words_for(language, game))


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ("The cities are [0, 5, 9, 12].", ["[0, 5, 9, 12]"]),
        ("You have {$count} cards.", ["{$count}"]),
        ("Play {card} now.", ["{card}"]),
        ("It is other_count.", ["other_count"]),
        ("Rzucasz kłodęDrugą.", ["kłodęDrugą"]),
        ("The reason is four-damaged, says bigTable.", ["bigTable", "four-damaged"]),
        ("Dwustronne płytki, biało-czerwone: tama 3, wartość 0–11.", []),
        ("A well-known two-sided dam; G7>3.", []),
    ],
)
def test_what_is_raw(text: str, raw: list[str]) -> None:
    assert raw_parts(text, codes_of_several_words(Spor())) == raw


def test_a_code_of_one_word_stands_out_in_polish() -> None:
    with pytest.raises(AssertionError, match="event draw shows battle as it is"):
        Ear(Spor(), "pl").hear("Ania dobiera kartę battle.", "event draw", {"deck": "battle"})
    Ear(Spor(), "en").hear("Ania draws a battle card.", "event draw", {"deck": "battle"})
    Ear(Spor(), "pl").hear("Ania dobiera kartę bojową.", "event draw", {"deck": "battle"})


def test_the_number_of_a_rule_is_for_the_guide() -> None:
    with pytest.raises(AssertionError, match="refusal no-room shows T5 as it is"):
        Ear(Spor(), "en").hear("Dam 3 is full; choose another (T5).", "refusal no-room", {"dam": 3})
    Ear(Spor(), "en").hear("You swim to R1.", "event swim", {"place": "R1"})


class Reader(Visitor):
    """Reads the pieces of text in a message, in all its variants."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


@every_language
@every_game
def test_no_text_of_a_game_names_a_rule(game: Game, language: str) -> None:
    """Random games meet few of the refusals: this reads them all."""
    reader = Reader()
    for texts in game_texts(game, language):
        for message in texts.body:
            if isinstance(message, Message) and message.id.name != "error-bad-move":  # notation
                reader.visit(message)
    assert reader.pieces
    assert not [piece for piece in reader.pieces if rules_in(piece)]
