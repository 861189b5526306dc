"""Every lesson of every game is played to its end, and every wrong turn that it has words for."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from plansza.core import FastChance, Game
from plansza.games import GAMES
from plansza.lessons import Learner, Lesson, course_of, lesson_words
from plansza.web.about.routes import things_in
from plansza.words import LANGUAGES
from tests.lessons.playing import deeds_for, kinds_made, kinds_of, moments, rules_of

MOST_WAYS = 60  # of one step that are tried
TRIES = 8  # of somebody who does not know what to do
LONGEST = 240  # letters of what is said at once
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.name}")
    for game in GAMES.all().values()
    for lesson in course_of(game).values()
]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


@every_lesson
def test_it_is_played_to_its_end(game: Game, lesson: Lesson) -> None:
    *steps, end = moments(game, lesson.name)
    for learner in steps:
        step = learner.step
        assert step is not None
        assert step.reading or learner.moves, f"at “{step.say}” the learner cannot move"
    assert end.step is None


@every_lesson
def test_nothing_is_lost_or_made_up(game: Game, lesson: Lesson) -> None:
    """What is put on the table is what comes in the box, and can be written and read."""
    position = lesson.begin(game)
    fresh = game.start(position.setup, FastChance(lesson.seed))
    assert position.inventory() == fresh.inventory()
    assert game.from_text(position.text()).digest() == position.digest()


@every_lesson
def test_every_wrong_turn_is_answered(game: Game, lesson: Lesson) -> None:
    """Each of the patterns fits a move that is legal and not expected; also “*”."""
    for learner in moments(game, lesson.name)[:-1]:
        step = learner.step
        assert step is not None
        if step.reading or not step.expect:
            assert not step.instead, f"“{step.say}” expects no move that another could replace"
            continue
        heard = set().union(*map(other_way, on_the_way(learner)))
        for pattern, said in step.instead.items():
            assert lesson.text(said) in heard, f"no move fits “{pattern}” at “{step.say}”"


@every_lesson
def test_whatever_is_expected_leads_on(game: Game, lesson: Lesson) -> None:
    """Not only the first way: what the others play then, and the next step, are possible."""
    for learner in moments(game, lesson.name)[:-1]:
        step = learner.step
        assert step is not None
        if not step.expect:
            continue
        ways = list(islice(all_ways(learner), MOST_WAYS))
        assert ways
        for after in ways:
            assert_goes_on(after)


def all_ways(learner: Learner) -> Iterator[Learner]:
    """Somebody behind the step, in every way that it accepts."""
    step = learner.step
    assert step is not None
    for move in map(learner.game.write_move, learner.moves):
        if not step.leads_on([*learner.made, move]):
            continue
        twin = learner.copy()
        twin.do(move)
        if twin.step is step:
            yield from all_ways(twin)
        else:
            yield twin


def assert_goes_on(learner: Learner) -> None:
    step = learner.step
    if step is None or step.reading:
        return
    assert learner.moves, f"nothing can be played at “{step.say}”"
    assert step.goal or deeds_for(learner)


@every_lesson
def test_every_gesture_can_be_made(game: Game, lesson: Lesson) -> None:
    """Several moves at once, of which some may come by themselves."""
    words = lesson_words("en", game)
    for learner in moments(game, lesson.name)[:-1]:
        view = learner.position.view(lesson.seat)
        for way in game.pictures().ways(view, learner.moves, words) if learner.moves else ():
            twin = learner.copy()
            twin.do(" ".join(map(game.write_move, way.moves)))
            assert twin.made or twin.at > learner.at


@every_lesson
def test_whatever_is_tried_towards_a_goal_ends(game: Game, lesson: Lesson) -> None:
    """In the goal, from where it goes on, or in words that lead back."""
    for place, learner in enumerate(moments(game, lesson.name)[:-1]):
        step = learner.step
        assert step is not None
        for seed in range(TRIES if step.goal else 0):
            luck, trial = Random(seed), learner.copy()
            while trial.step is step and not trial.strayed:
                trial.do(game.write_move(luck.choice(trial.moves)))
            if trial.strayed:
                assert trial.answer == lesson.text(step.late)
            else:
                assert trial.at == place + 1
                assert_goes_on(trial)


def on_the_way(learner: Learner) -> Iterator[Learner]:
    """The learner before every move of the row that the step expects."""
    for deed in deeds_for(learner):
        yield learner
        learner = learner.copy()
        learner.do(deed)


def other_way(learner: Learner) -> set[str]:
    """What is said to all the moves that are not expected now; nothing can be done after them."""
    step, heard = learner.step, set()
    assert step is not None
    for move in map(learner.game.write_move, learner.moves):
        if step.leads_on([*learner.made, move]):
            continue
        strayed = learner.copy()
        strayed.do(move)
        assert strayed.strayed
        assert not strayed.moves
        heard.add(strayed.answer)
    return heard


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(game: Game, lesson: Lesson, language: str) -> None:
    words = lesson_words(language, game)
    for id in lesson.texts():
        said = words(id)
        assert 0 < len(said) <= LONGEST, f"{id}: {len(said)} letters"


@every_lesson
@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_what_is_pointed_at_is_in_the_picture(game: Game, lesson: Lesson, tall: bool) -> None:
    for learner in moments(game, lesson.name)[:-1]:
        step = learner.step
        assert step is not None
        view = learner.position.view(lesson.seat)
        drawn = game.draw(view, learner.moves, lesson_words("en", game), tall=tall)
        missing = set(step.point) - things_in(drawn.svg)
        assert not missing, f"“{step.say}” points at {missing}"


COURSES = [game for game in GAMES.all().values() if course_of(game)]
a_course = pytest.mark.parametrize("game", COURSES, ids=lambda game: game.id)


@a_course
def test_the_learner_has_made_every_kind_of_move(game: Game) -> None:
    missing = kinds_of(game) - kinds_made(game)
    assert not missing, f"no lesson lets the learner make: {', '.join(sorted(missing))}"


@a_course
def test_a_lesson_names_rules_that_the_guide_explains(game: Game) -> None:
    for lesson in course_of(game).values():
        assert lesson.rules
        assert set(lesson.rules) <= rules_of(game), lesson.name
