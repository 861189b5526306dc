"""Learning by playing: lessons are data beside a game, played on its real board by its real rules.

`course_of(game)` gives a game's lessons in order, `Learner` plays one. docs/lessons.md says how to
write one.
"""

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
    "course_of",
    "lesson_words",
]
