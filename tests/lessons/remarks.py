"""Sitting beside both players of whole games, to hear all that a coach would say."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from plansza.core import FastChance, Game
from plansza.core.contract import Event, Phrase, Position, View
from plansza.core.errors import Fact
from plansza.core.guide import Coach, guide_of
from plansza.words import LANGUAGES, Words
from plansza.words.texts import texts_in

LONGEST = 160
NAMES = ("Ada", "Bruno", "Celina", "Darek", "Ewa", "Filip")
Player = Callable[[Position, int, FastChance], int]  # the move of a seat
Heard = dict[str, set[tuple[tuple[str, Fact], ...]]]  # the facts of every code


def coach_of(game: Game) -> Coach:
    guide = guide_of(game)
    assert guide is not None
    coach = guide.COACH
    assert isinstance(coach, Coach)
    return coach


@cache
def coach_words(language: str, game: Game) -> Words:
    guide = guide_of(game)
    assert guide is not None
    texts = texts_in(guide.__name__, "coach", language)
    assert texts is not None
    return Words(language, game, [texts])


def said(game: Game, language: str, phrase: Phrase) -> str:
    code, facts = phrase
    return coach_words(language, game)._phrase(f"coach-{code}", facts, NAMES)


def played(
    game: Game, position: Position, player: Player, chance: FastChance, most: int = 10**6
) -> Iterator[tuple[Position, list[Event]]]:
    """Every position of a game, with what happened just before it."""
    yield position, []
    for _ in range(most):
        if not position.to_move:
            return
        seat, events = position.to_move[0], list[Event]()
        position.step(seat, player(position, seat, chance), events.append)
        yield position, events


def heard_by(game: Game, view: View, events: list[Event]) -> list[Phrase]:
    """All that the coach would say to a seat after these events."""
    coach = coach_of(game)
    found = [
        phrase
        for event in events
        for phrase in coach.after(view, event.code, event.seen_by(view.seat))
    ]
    return [*found, *coach.now(view)]


def check_twin(game: Game, view: View, events: list[Event], chance: FastChance) -> None:
    """Whatever else the seat could imagine, the coach says the same to it."""
    twin = game.imagine(view, chance).view(view.seat)
    assert heard_by(game, twin, events) == heard_by(game, view, events)


def listen(
    game: Game, position: Position, player: Player, seed: int, heard: Heard, most: int = 10**6
) -> None:
    """Play on and gather all that is said to anybody; now and then in an imagined twin, too."""
    chance = FastChance(seed)
    for count, (now, events) in enumerate(played(game, position, player, chance, most)):
        for seat in range(now.setup.seats):
            view = now.view(seat)
            for code, facts in heard_by(game, view, events):
                heard.setdefault(code, set()).add(tuple(sorted(facts.items())))
            if count % 11 == seat:
                check_twin(game, view, events, chance)


def check_texts(game: Game, heard: Heard) -> None:
    """Everything said has words, short enough, and nothing in them is raw."""
    for language in LANGUAGES:
        for code, all_facts in heard.items():
            for facts in all_facts:
                text = said(game, language, (code, dict(facts)))
                assert 20 <= len(text) <= LONGEST, f"{len(text)}: {text}"
                assert not re.search(
                    r"[{}_]|  |\s[.,;:!?]|\.\.|[A-Z]\d*-\d|\b[a-z]{2,}\d\b", text
                ), text
                assert text[-1] in ".!?", text
                assert text[0].isupper() or text[0] in "„“", text
