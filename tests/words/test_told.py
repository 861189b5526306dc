"""What is told of a game: in good Polish and English, and nothing that only others know."""

from collections.abc import Iterator

import pytest

from plansza.conformance import rules_in
from plansza.core import chance
from plansza.core.contract import Event, Position
from plansza.core.errors import Fact, IllegalMove
from plansza.core.state import Outcome
from plansza.games.spor import GAME
from plansza.words import FORMS, LANGUAGES, Words, words_for
from tests.words.helper import NAMES

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
        (
            PLAY,
            1,
            "Ania zagrywa zieloną wydrę 8 przy tamie 3.",
            "Ania plays green otter 8 at dam 3.",
        ),
        (PLAY, 0, "Zagrywasz zieloną wydrę 8 przy tamie 3.", "You play green otter 8 at dam 3."),
        (
            RETREAT,
            None,
            "Ania wycofuje się spod tamy 3 i odrzuca bursztynowego bobra 11, turkusową kaczkę 0 i "
            "Ważkę.",
            "Ania retreats from dam 3, discarding amber beaver 11, teal duck 0 and Dragonfly.",
        ),
        (DRAW, 0, "Dobierasz zieloną wydrę 8.", "You draw green otter 8."),
        (DRAW, 1, "Ania dobiera kartę bojową.", "Ania draws a battle card."),
        (DRAW, None, "Ania dobiera kartę bojową.", "Ania draws a battle card."),
        (
            SWAP,
            0,
            "Wymiana: oddajesz zieloną wydrę 8, niczego nie dostajesz.",
            "Exchange: you give green otter 8, and you get nothing.",
        ),
        (
            SWAP,
            1,
            "Wymiana: niczego nie oddajesz, dostajesz zieloną wydrę 8.",
            "Exchange: you give nothing, and you get green otter 8.",
        ),
        (
            SWAP,
            None,
            "Wymiana: Ania oddaje kartę, a Olek nic.",
            "Exchange: Ania gives one card, Olek gives none.",
        ),
    ],
)
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


# The refusals without facts, and those with some.
BARE = """
    no-tactics tactics-limit card-played no-trick attacker-retreats defender-logs no-logs
    preparation-over attacker-claims can-play make-room play-first already-drawn no-tactics-left
    may-not-end no-more-draws lay-dams dams-lie
"""
REFUSED: dict[str, dict[str, Fact]] = {
    **{code: {} for code in BARE.split()},
    "no-such-move": {"move": 999},
    "not-in-hand": {"card": "G8"},
    "no-room": {"dam": 3},
    "tile-taken": {"tile": 3},
    "trick-impossible": {"card": "Zdrada"},
    "finish-trick": {"trick": "Zdrada"},
    "exchange-first": {"count": 2},
    "nothing-to-retreat": {"dam": 3},
    "nothing-to-hit": {"dam": 3},
    "not-full": {"dam": 3, "spaces": 3},
    "defender-stronger": {"dam": 3, "tie": "no"},
    "defender-could": {"dam": 3, "cards": "G8 A11"},
    "no-room-across": {"dam": 3},
    "already-given": {"card": "G8"},
    "not-a-target": {"card": "G8", "trick": "Zdrada"},
    "not-there": {"dam": 3, "trick": "Eksplozja"},
}


@pytest.mark.parametrize("code", GAME.codes["refusal"])
def test_every_refusal_says_its_facts(code: str, words: Words) -> None:
    facts = REFUSED[code]
    text = words.refusal(IllegalMove(code, facts), NAMES)
    for key, fact in facts.items():
        if key == "tie":
            continue  # it chooses between two sentences
        said = [str(fact)]
        if key in GAME.things:
            said = [words.thing(card, form) for card in said[0].split() for form in FORMS]
        assert any(form in text for form in said), text
    assert text.endswith("."), text
    assert not rules_in(text), text


def test_every_move_can_be_described(words: Words) -> None:
    moves = range(GAME.move_count(GAME.setup(tactics="on")))
    texts = {words.move(move) for move in moves}
    assert len(texts) == len(moves)


def test_refusals_name_the_thing_and_the_way_out() -> None:
    full = IllegalMove("no-room", {"dam": 3})
    polish, english = (words_for(language, GAME).refusal(full, NAMES) for language in LANGUAGES)
    assert polish == "Twoja strona tamy 3 jest pełna: wybierz inną."
    assert english == "Your side of dam 3 is full; choose another."


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
    assert english.outcome(won, NAMES, reader=1) == "You win: the river was held to the last turn."
    assert english.outcome(won, NAMES, reader=0) == (
        "Olek wins: the river was held to the last turn."
    )
    shared = Outcome((1.0, 1.0), (0, 1), "held")
    assert polish.outcome(shared, NAMES).startswith("Ania i Olek wygrywają:")
    drawn = Outcome((0.5, 0.5), (), "drawn")
    assert polish.outcome(drawn, NAMES).startswith("Remis:")
    assert english.outcome(drawn, NAMES).startswith("A draw:")
