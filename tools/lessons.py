"""Look at lessons while writing them.

python -m tools.lessons spor goal    plays a lesson by the first move that each step expects, and
                                     prints what is said, the board, and all legal moves; --ids
                                     prints what can be pointed at
python -m tools.lessons spor         what the course leaves out, and how long it takes
"""

import argparse

from plansza.core import Game
from plansza.games import find
from plansza.lessons import Learner, course_of, lesson_words
from plansza.web.about.routes import things_in
from plansza.words import LANGUAGES
from tests.lessons.playing import clicks_of, deeds, kinds_made, kinds_of, moments, rules_of

READING = 3.0  # words a second, read with care
CLICKING = 2.0  # seconds for a click, with looking


def show(learner: Learner, ids: bool) -> None:
    """One step."""
    game, lesson, step = learner.game, learner.lesson, learner.step
    assert step is not None
    print(f"\n—— {learner.at + 1}: {step.say} ——")
    for language in LANGUAGES:
        words = lesson_words(language, game)
        id = lesson.text(step.say)
        print(f"{language}: {words(id) if words.has_own(id) else '(not written yet)'}")
    view, words = learner.position.view(lesson.seat), lesson_words("en", game)
    print(game.sketch(view, words))
    print("legal:", " ".join(game.write_move(move) for move in learner.moves) or "(reading)")
    if ids:
        moves = learner.position.legal_moves(lesson.seat)
        print("ids:", " ".join(sorted(things_in(game.draw(view, moves, words).svg))))


def account(game: Game) -> None:
    """The whole course."""
    words, total = lesson_words("pl", game), 0.0
    for lesson in course_of(game).values():
        said = sum(len(words(lesson.text(step.say)).split()) for step in lesson.steps)
        clicks = sum(clicks_of(game, lesson))
        seconds = said / READING + clicks * CLICKING
        total += seconds
        print(
            f"{lesson.name}: {len(lesson.steps)} steps, {len(deeds(game, lesson))} deeds, "
            f"{said} words, {clicks} clicks, {seconds / 60:.1f} min"
        )
    print(f"together {total / 60:.1f} min")
    print(
        "kinds of moves left out:", ", ".join(sorted(kinds_of(game) - kinds_made(game))) or "none"
    )
    taught = {rule for lesson in course_of(game).values() for rule in lesson.rules}
    print("rules left out:", ", ".join(sorted(rules_of(game) - taught)) or "none")


def main() -> None:
    """Look at one lesson, or at the course."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--ids", action="store_true")
    asked = parser.parse_args()
    game = find(asked.game)
    if asked.lesson is None:
        account(game)
        return
    for learner in moments(game, asked.lesson)[:-1]:
        show(learner, asked.ids)


if __name__ == "__main__":
    main()
