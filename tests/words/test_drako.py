"""What Drako says: titles that name the duel, natural sentences, stories of a turn."""

import pytest

from plansza.core.contract import Event
from plansza.games.drako.game import Drako
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.words import words_for
from tests.words.helper import NAMES

GAME = Drako()
PL, EN = words_for("pl", GAME), words_for("en", GAME)


@pytest.mark.parametrize(
    ("duel", "polish", "english"),
    [
        ("knights-trolls", "Drako: Rycerze i Trolle", "Drako: Knights and Trolls"),
        ("trolls-dragon", "Drako: Trolle i Smok", "Drako: Trolls and Dragon"),
        ("dragon-dwarves", "Drako: Smok i Krasnoludy", "Drako: Dragon and Dwarves"),
    ],
)
def test_the_title_names_the_duel(duel: str, polish: str, english: str) -> None:
    setup = GAME.setup(duel=duel)
    assert (PL.title(setup), EN.title(setup)) == (polish, english)


def test_every_duel_has_a_title_of_its_own() -> None:
    assert len({PL.title(GAME.setup(duel=duel)) for duel in DUEL_IDS}) == len(DUEL_IDS)
    assert PL.title() == "Drako: Rycerze i Trolle", "the game by itself goes by its box"


def test_equal_cards_are_told_with_their_number() -> None:
    drawn = Event("draw", {"seat": 0, "count": 2}, {0: {"cards": "Bow-2 Bow-2"}})
    assert PL.event(drawn, 0, NAMES) == "Dobierasz 2 × kartę „łuk 2”."
    assert EN.event(drawn, 0, NAMES) == "You draw 2 × “bow 2”."


STORIES = [
    (
        Event(
            "attack",
            {"seat": 0, "kind": "rock", "figure": "thrower", "target": "knight", "value": 3},
        ),
        "głaz w rycerza z siłą 3",
        "a rock at the knight with strength 3",
    ),
    (
        Event("wound", {"seat": 0, "figure": "dragon", "count": 2}),
        "2 rany smoka",
        "2 wounds for the dragon",
    ),
    (
        Event("slain", {"seat": 0, "figure": "archer2"}),
        "drugi łucznik powalony",
        "felled the second archer",
    ),
    (Event("draw", {"seat": 0, "count": 2}), "2 dobrane karty", "2 cards drawn"),
    (
        Event("move", {"seat": 0, "figure": "knight", "old": "e2", "field": "d3"}),
        "rycerz na d3",
        "the knight to d3",
    ),
    (Event("use", {"seat": 0}), "", ""),
]


@pytest.mark.parametrize(("event", "polish", "english"), STORIES)
def test_a_turn_is_told_in_a_few_words(event: Event, polish: str, english: str) -> None:
    assert PL.story(event, 1, NAMES) == polish
    assert EN.story(event, 1, NAMES) == english


def test_symbols_are_not_counted_first_and_second() -> None:
    said = [PL.move(GAME.read_move(text)) for text in ("use1", "use2")]
    assert said == ["Użyj górnego symbolu karty", "Użyj dolnego symbolu karty"]


def test_who_strikes_harder_reads_as_a_sentence() -> None:
    assert PL.move(GAME.read_move("assign:berserker")) == "Mocniej uderza berserker"
