"""The end of a game as one reader is told it: who won, why, and the account."""

import asyncio
from contextlib import suppress
from functools import lru_cache

from plansza.core.contract import Game, Position, View
from plansza.core.state import Outcome
from plansza.core.tally import Count, Tally
from plansza.lessons import course_of, lesson_words, lessons_after
from plansza.table.table import Table
from plansza.web.common.faults import note
from plansza.web.common.responses import LessonOffer, OutcomeState, TallyLine
from plansza.web.common.visitor import Viewer
from plansza.web.tables.pictures import spoken_names
from plansza.words import Words

AROUND = (
    "resigned",
    "time",
    "agreed",
    "closed",
)  # what ends a game around the table, not by its rules
HALF = 0.5
MOST_LESSONS = 3


def ending(table: Table, viewer: Viewer) -> OutcomeState | None:
    """What the result slip says; None while the game runs."""
    outcome, position = table.outcome, table.position
    if outcome is None or position is None:
        return None
    words = viewer.words(table.game)
    names = spoken_names(table, words)
    sides = table.game.sides(table.setup)
    lines = account(table, position, viewer.seat)
    return OutcomeState(
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        reason=outcome.reason,
        text=words.outcome(outcome, names, viewer.seat),
        headline=_headline(words, outcome, names, viewer.seat, sides, lines),
        why=_why(words, outcome, names, viewer.seat),
        notes=_notes(words, table, names, viewer.seat),
        sides=allies(table),
        lines=[
            TallyLine(words.tally(line, names), _written(line.values), line.total, line.by_side)
            for line in lines
        ],
        lessons=_lessons(table, position, outcome, viewer),
    )


@lru_cache(maxsize=64)
def prepare_lessons(language: str, game: Game) -> None:
    """Read the texts of a game's lessons while it is played, once: that takes most of a second,
    for which nobody's move is to wait."""
    asyncio.get_running_loop().run_in_executor(None, _read_lessons, language, game)


def _read_lessons(language: str, game: Game) -> None:
    with suppress(Exception):  # the end of a game notes what fails
        lesson_words(language, game)
        course_of(game)


def _lessons(
    table: Table, position: Position, outcome: Outcome, viewer: Viewer
) -> list[LessonOffer]:
    """What the reader may learn from a game that he has lost: some lessons, or the whole course."""
    game, seat = table.game, viewer.seat
    if seat is None or seat in outcome.winners or not outcome.winners:
        return []
    try:
        words = lesson_words(viewer.language, game)
        fitting = lessons_after(game, position.view(seat))[:MOST_LESSONS]
        if not fitting and course_of(game):
            return [LessonOffer("", words("ending-course"))]
        titles = [(lesson.name, words(lesson.text())) for lesson in fitting]
        return [LessonOffer(name, words("ending-lesson", title=title)) for name, title in titles]
    except Exception as error:
        note(game, error, "lessons")
        return []


def account(table: Table, position: Position, seat: int | None) -> list[Tally]:
    """The account as a seat may know it; where the game fails to give one, the bare scores."""
    try:
        view = position.view(seat)
        try:
            return view.tally()
        except Exception as error:
            note(table.game, error, "tally")
            return View.tally(view)
    except Exception as error:
        note(table.game, error, "view")
        return []


def _headline(
    words: Words,
    outcome: Outcome,
    names: list[str],
    reader: int | None,
    sides: tuple[int, ...],
    lines: list[Tally],
) -> str:
    winners = outcome.winners
    if not winners:
        return words("ending-drawn")
    you = "no"
    if reader in winners:
        you = "yes" if len(winners) == 1 else "allied"
    if you == "allied" and len({sides[seat] for seat in winners}) > 1:
        you = "no"  # they share the victory, and are no allies
    who = words.join([names[seat] for seat in winners])
    score = _score(outcome, sides, lines)
    return words("ending-won", who=who, count=len(winners), you=you, score=score)


def _score(outcome: Outcome, sides: tuple[int, ...], lines: list[Tally]) -> str:
    """What the winner has to what the best of the others has: “10 : 8”. Whatever was agreed around
    the table was not won by points."""
    total = [line for line in lines if line.total]
    best = {sides[seat]: outcome.scores[seat] for seat in range(len(sides))}
    mine = best.pop(sides[outcome.winners[0]])
    if not total or not best or outcome.reason in AROUND:
        return "none"
    return f"{_number(mine)} : {_number(max(best.values()))}"


def _why(words: Words, outcome: Outcome, names: list[str], reader: int | None) -> str:
    """Why it ended, in a sentence."""
    if outcome.reason == "resigned":
        seat = 1 - outcome.winners[0]  # only a duel ends so
        return words("ending-resigned", who=names[seat], you="yes" if seat == reader else "no")
    if outcome.reason == "time":
        return _late(words, outcome, names, reader)
    if outcome.reason == "agreed":
        return words("ending-agreed")
    if outcome.reason == "closed":
        return words("ending-closed")
    said = words.reason(outcome.reason)
    return f"{said[:1].upper()}{said[1:]}."


def _late(words: Words, outcome: Outcome, names: list[str], reader: int | None) -> str:
    """Somebody's turn has ended, and with it a duel; or those of both."""
    if not outcome.winners:
        return words("ending-time-both")
    seat = 1 - outcome.winners[0]
    return words("ending-time", who=names[seat], you="yes" if seat == reader else "no")


def _notes(words: Words, table: Table, names: list[str], reader: int | None) -> list[str]:
    """For whom a bot has played."""
    return [
        words("ending-handed", who=names[seat], you="yes" if seat == reader else "no", why=why)
        for seat, why in enumerate(table.handed)
        if why
    ]


def allies(table: Table) -> list[list[int]]:
    """The seats of each side, in the order of their first seats; all alone if the game fails."""
    try:
        sides = table.game.sides(table.setup)
    except Exception as error:
        note(table.game, error, "view")
        sides = tuple(range(table.head.seats))
    return [
        [seat for seat, own in enumerate(sides) if own == side] for side in dict.fromkeys(sides)
    ]


def _written(values: list[Count]) -> list[str]:
    return ["–" if value is None else _number(value) for value in values]


def _number(value: float) -> str:
    return "½" if value == HALF else f"{value:g}"
