"""Playing lessons as they want to be played, and counting what that took."""

import re
from functools import cache
from importlib.resources import files

from plansza.conformance import random_choice
from plansza.core import FastChance, Game
from plansza.core.contract import NO_MOVE
from plansza.core.guide import guide_of
from plansza.lessons import ON, Learner, Lesson, course_of, lesson_words
from plansza.lessons.lesson import matches

RULE = re.compile(r"\{([A-Z]\d+)\}")
GAMES_LOOKED_AT = 6


def deeds_for(learner: Learner) -> list[str]:
    """What the step asks for, as it can be done now."""
    step = learner.step
    assert step is not None
    if step.reading:
        return [ON]
    if step.goal is not None:
        return list(step.way)
    for row in step.expect:
        done = row_played(learner.copy(), row)
        if done:
            return done
    raise AssertionError(f"nothing of {step.expect} can be played at “{step.say}”")


def row_played(learner: Learner, row: tuple[str, ...]) -> list[str]:
    """The moves of a row; none if they cannot be made."""
    made: list[str] = []
    for pattern in row:
        legal = map(learner.game.write_move, learner.moves)
        move = next((each for each in legal if matches(each, pattern)), None)
        if move is None:
            return []
        learner.do(move)
        made.append(move)
    return made


@cache
def moments(game: Game, name: str) -> tuple[Learner, ...]:
    """The learner of a lesson at every step on the way, and at its end; to be copied before use."""
    learner, found = Learner(game, course_of(game)[name]), []
    while (step := learner.step) is not None:
        found.append(learner.copy())
        for deed in deeds_for(learner):
            assert learner.step is step, f"“{step.say}” is left too soon"
            learner.do(deed)
        assert learner.at == len(found), f"“{step.say}” is not left as it says"
    return (*found, learner)


def deeds(game: Game, lesson: Lesson) -> list[str]:
    """What leads through a lesson, one deed after the other."""
    return [
        deed for learner in moments(game, lesson.name)[:-1] for deed in deeds_for(learner.copy())
    ]


# -- counting -----------------------------------------------------------------------------------


def clicks_of(game: Game, lesson: Lesson) -> list[int]:
    """How many clicks each deed takes, without shortcuts."""
    learner, found = Learner(game, lesson), []
    words = lesson_words("en", game)
    for deed in deeds(game, lesson):
        if deed == ON:
            found.append(1)
        else:
            moves = learner.moves
            picture = game.draw(learner.position.view(lesson.seat), moves, words)
            found.append(len(picture.paths[game.read_move(deed)]))
        learner.do(deed)
    return found


@cache
def kinds_of(game: Game) -> set[str]:
    """The kinds of moves that the basic game has, as far as random play meets them."""
    found: set[str] = set()
    for seed in range(GAMES_LOOKED_AT):
        chance = FastChance(seed)
        position = game.start(game.setup(), FastChance(seed + 1))
        while position.to_move:
            forced = position.forced()
            seat, move = random_choice(position, chance)
            if forced == NO_MOVE:  # else the table makes it
                found.add(game.describe(move)[0])
            position.step(seat, move)
    return found


@cache
def kinds_made(game: Game) -> set[str]:
    """The kinds of moves that a learner makes in the course."""
    return {
        game.describe(game.read_move(deed))[0]
        for lesson in course_of(game).values()
        for deed in deeds(game, lesson)
        if deed != ON
    }


def rules_of(game: Game) -> set[str]:
    """The numbers of the rules that the guide explains."""
    guide = guide_of(game)
    assert guide is not None
    return set(RULE.findall((files(guide) / "en.md").read_text(encoding="utf-8")))
