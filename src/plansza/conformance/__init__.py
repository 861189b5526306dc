"""One suite that checks the whole contract for any game, over random play.

Our tests run it for every registered game and option set; a game written elsewhere can call
`check_game`, `check_words`, `check_pictures`, `check_about`, `check_coach` and, where learners are
to play it, `check_features` itself. Every failure
is an AssertionError that names what was broken.
"""

from plansza.conformance.about import check_about, told_about
from plansza.conformance.coach import check_coach
from plansza.conformance.contract import (
    Extra,
    Received,
    check_copies,
    check_end,
    check_imagination,
    check_looks_same,
    check_meters,
    check_moves,
    check_play,
    check_reasons,
    check_record,
    check_refusals,
    check_texts,
    check_worlds,
    never_imagined,
    play_both_worlds,
    random_choice,
    random_position,
    received,
    surprise,
    truth_is_imaginable,
)
from plansza.conformance.features import check_features
from plansza.conformance.moments import check_moments
from plansza.conformance.pictures import check_pictures
from plansza.conformance.prompts import check_badges, check_decisive, check_prompts, check_said_once
from plansza.conformance.questions import check_question, check_questions
from plansza.conformance.raw import codes_of_several_words, raw_parts, rules_in
from plansza.conformance.setups import LONG_GAME, option_sets, spread
from plansza.conformance.suite import check_game
from plansza.conformance.texts import check_foreign_texts
from plansza.conformance.words import Ear, check_words, tell_game

__all__ = [
    "LONG_GAME",
    "Ear",
    "Extra",
    "Received",
    "check_about",
    "check_badges",
    "check_coach",
    "check_copies",
    "check_decisive",
    "check_end",
    "check_features",
    "check_foreign_texts",
    "check_game",
    "check_imagination",
    "check_looks_same",
    "check_meters",
    "check_moments",
    "check_moves",
    "check_pictures",
    "check_play",
    "check_prompts",
    "check_question",
    "check_questions",
    "check_reasons",
    "check_record",
    "check_refusals",
    "check_said_once",
    "check_texts",
    "check_words",
    "check_worlds",
    "codes_of_several_words",
    "never_imagined",
    "option_sets",
    "play_both_worlds",
    "random_choice",
    "random_position",
    "raw_parts",
    "received",
    "rules_in",
    "spread",
    "surprise",
    "tell_game",
    "told_about",
    "truth_is_imaginable",
]
