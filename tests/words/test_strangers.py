"""Words of games from elsewhere: what is missing stops nobody, and its author is warned."""

import logging

import pytest

from plansza.core import Event
from plansza.games import GAMES
from plansza.words import LANGUAGES, Words, words_for
from tests.support.half_said import HalfSaid
from tests.support.strangers import Bare, Broken

NAMES = ["Ania", "Olek"]
EVENT = Event("lay", {"seat": 1, "card": "7"})


def test_our_own_games_are_strict() -> None:
    for game in GAMES.all().values():
        for language in LANGUAGES:
            assert words_for(language, game).strict
    assert not words_for("en", Bare()).strict


def test_a_message_of_another_language_will_do(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("pl", HalfSaid())
    with caplog.at_level(logging.WARNING):
        assert words.move(3) == "Lay card 3"
        assert words.title() == "Half Said"
        assert words.kind("lay") == "Cards to lay"
    assert "half_said: no message “title” in pl, only in another language" in caplog.text


def test_a_wrong_or_missing_message_is_read_as_code_and_facts(
    caplog: pytest.LogCaptureFixture,
) -> None:
    words = Words("en", HalfSaid())
    with caplog.at_level(logging.WARNING):
        assert words.event(EVENT, 0, NAMES) == "lay: seat Olek, card 7"
        assert words.event(EVENT, 1, NAMES) == "lay: seat Olek, card 7"
        assert words.reason("counted") == "counted"
        assert words("no-such", count=2) == "no such: count 2"
    assert caplog.text.count("event-lay") == 1, "an author is warned once"
    assert "weapon" in caplog.text


def test_a_game_without_words_needs_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("pl", Bare("liars_dice"))
    with caplog.at_level(logging.WARNING):
        assert words.title() == "Liars dice"
        assert words.event(EVENT, 0, NAMES) == "lay: seat Olek, card 7"
        assert words.prompt(("choose-move", {}), NAMES) == "Wybierz ruch."
    assert not caplog.text


def test_a_component_that_cannot_be_named_keeps_its_notation() -> None:
    assert Words("en", Broken("things")).thing("7") == "7"
    assert Words("en", Bare()).thing("7") == "7"


def test_facts_of_a_wrong_kind_are_read_as_they_are() -> None:
    odd = Event("lay", {"seat": "nobody"})
    assert Words("en", HalfSaid()).event(odd, None, NAMES) == "lay: seat nobody"
