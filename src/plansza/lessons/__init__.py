"""Learning by playing: lessons are data beside a game, played on its real board by its real rules.

`course_of(game)` gives a game's lessons in order, `Learner` plays one. In real games the coach sits
beside a newcomer: `coach_of(game)` and `remarks`. docs/lessons.md says how both are written.
"""

from plansza.lessons.coach import coach_of, coach_words, remarks
from plansza.lessons.course import course_of, lesson_words
from plansza.lessons.learner import ON, Learner, NotAsked
from plansza.lessons.lesson import Goal, Lesson, Step

__all__ = [
    "ON",
    "Goal",
    "Learner",
    "Lesson",
    "NotAsked",
    "Step",
    "coach_of",
    "coach_words",
    "course_of",
    "lesson_words",
    "remarks",
]
