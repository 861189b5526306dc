"""What a coach would say, for the tests of single games; `plansza.conformance` listens to whole
games."""

from plansza.core import FastChance, Game
from plansza.core.contract import Event, Phrase, View
from plansza.core.guide import Coach, coach_of
from plansza.words import coach_words

NAMES = ("Ada", "Bruno", "Celina", "Darek", "Ewa", "Filip")


def the_coach(game: Game) -> Coach:
    coach = coach_of(game)
    assert coach is not None
    return coach


def said(game: Game, language: str, phrase: Phrase) -> str:
    return coach_words(language, game).remark(phrase, NAMES)


def heard_by(game: Game, view: View, events: list[Event]) -> list[Phrase]:
    """All that the coach would say to a seat after these events, to move or not."""
    coach = the_coach(game)
    after = [coach.after(view, event.code, event.seen_by(view.seat)) for event in events]
    return [*(phrase for phrases in after for phrase in phrases), *coach.now(view)]


def check_twin(game: Game, view: View, events: list[Event], chance: FastChance) -> None:
    """Whatever else the seat could imagine, the coach says the same to it."""
    twin = game.imagine(view, chance).view(view.seat)
    assert heard_by(game, twin, events) == heard_by(game, view, events)
