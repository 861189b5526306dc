"""The coach: who sits beside a newcomer in a real game, and says what something means when it first
becomes possible or happens. Which of it was said before, only the newcomer's browser knows."""

from collections.abc import Sequence

from plansza.core.contract import Event, Game, Phrase, View
from plansza.core.guide import Coach, guide_of
from plansza.words import Words, guide_words

FOLDER = "coach"


def coach_of(game: Game) -> Coach | None:
    """The coach of a game, if it has one."""
    coach: Coach | None = getattr(guide_of(game), "COACH", None)
    return coach


def coach_words(language: str, game: Game) -> Words:
    """The words of a game with those of its coach."""
    return guide_words(language, game, FOLDER)


def remarks(coach: Coach, view: View, told: Sequence[Event]) -> list[Phrase]:
    """What could be said to a seat now, the most important first and nothing twice: of what has
    just happened, the latest first, and, if it is to move, of what it sees and can do."""
    found: list[Phrase] = []
    for event in reversed(told):
        found += coach.after(view, event.code, event.seen_by(view.seat))
    if view.seat in view.known.to_move:
        found += coach.now(view)
    first: dict[str, Phrase] = {}
    for phrase in found:
        first.setdefault(phrase[0], phrase)
    return list(first.values())
