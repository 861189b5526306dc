"""One suite that checks the whole contract for any game, over random play.

Our tests run it for every registered game and option set; a game written elsewhere can call
`check_game` itself.
"""

from plansza.conformance.contract import (
    Extra,
    Received,
    check_copies,
    check_end,
    check_game,
    check_imagination,
    check_looks_same,
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
from plansza.conformance.setups import LONG_GAME, option_sets, spread

__all__ = [
    "LONG_GAME",
    "Extra",
    "Received",
    "check_copies",
    "check_end",
    "check_game",
    "check_imagination",
    "check_looks_same",
    "check_moves",
    "check_play",
    "check_reasons",
    "check_record",
    "check_refusals",
    "check_texts",
    "check_worlds",
    "never_imagined",
    "option_sets",
    "play_both_worlds",
    "random_choice",
    "random_position",
    "received",
    "spread",
    "surprise",
    "truth_is_imaginable",
]
