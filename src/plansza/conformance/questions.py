"""Every question of a game, as its seats imagine it and as a review looks at it.

Some questions tell what whoever is asked must hold: he is asked for a second card only if he has
one. Everybody knows that, so every position that anybody imagines must let him answer. Search would
get stuck in any other, and so would the review of a game that was broken off there.
"""

from collections import Counter
from dataclasses import replace

from plansza.bots.review import judge, review
from plansza.conformance.contract import random_choice
from plansza.core.chance import FastChance, KeyedChance, derive_seed
from plansza.core.contract import Game, Position
from plansza.core.record import Recorder
from plansza.core.setup import Setup

EACH = 2  # how often a question is looked at in one game,
DEALS = 6  # and how often it is imagined anew
SOON = 12  # moves after which the game that is reviewed as a whole is broken off at the latest
AT_ONCE = 0.0  # seconds: a review that takes what it sees first


def check_questions(game: Game, setup: Setup, seed: int) -> set[str]:
    """Each question of one random game, as it is first asked; which there were."""
    secret = derive_seed(b"questions", seed)
    position = game.start(setup, KeyedChance(secret))
    recorder = Recorder(game, position, secret)
    chance = FastChance(seed + 4)
    asked: Counter[str] = Counter()
    moves, last = 0, chance.below(SOON)
    while position.to_move:
        question = question_of(position)
        if asked[question] < EACH:
            check_question(game, position, chance)
        asked[question] += 1
        if moves == last:
            _check_review(game, recorder, secret, question)
        seat, move = random_choice(position, chance)
        position.step(seat, move)
        recorder.note(seat, move)
        moves += 1
    return set(asked)


def question_of(position: Position) -> str:
    """What is asked now, by the code of its prompt."""
    return position.view(position.to_move[0]).prompt()[0]


def check_question(game: Game, position: Position, chance: FastChance) -> None:
    """Whatever anybody imagines here, all who are asked can answer; and it can be judged."""
    question = question_of(position)
    for seat in range(position.setup.seats):
        imagined = game.imagine(position.view(seat), chance)
        _check_answers(imagined, seat, question)
        for _ in range(DEALS):
            imagined.reimagine(seat, chance)
            _check_answers(imagined, seat, question)
    try:
        judge(game, position, chance, AT_ONCE)
    except Exception as error:
        raise _no_review(question, error) from error


def _check_answers(imagined: Position, seat: int, question: str) -> None:
    for other in imagined.to_move:
        assert imagined.legal_moves(other), (
            f"asked “{question}”, seat {other} has no move in what seat {seat} imagines: "
            "deal what the question tells"
        )


def _check_review(game: Game, recorder: Recorder, secret: bytes, question: str) -> None:
    """The whole review of a game that is broken off now: its seed is shown, as at its end."""
    try:
        review(game, replace(recorder.record(), seed=secret.hex()), AT_ONCE)
    except Exception as error:
        raise _no_review(question, error) from error


def _no_review(question: str, error: Exception) -> AssertionError:
    return AssertionError(f"no review of a game broken off at “{question}”: {error!r}")
