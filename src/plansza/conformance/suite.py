"""The whole contract together."""

from plansza.conformance.contract import (
    Extra,
    check_imagination,
    check_play,
    check_record,
    check_worlds,
    random_position,
)
from plansza.conformance.playouts import check_playout
from plansza.conformance.questions import check_questions
from plansza.conformance.texts import check_foreign_texts
from plansza.core.chance import FastChance
from plansza.core.contract import Game
from plansza.core.missing import check_complete
from plansza.core.setup import Setup


def check_game(game: Game, setup: Setup, seed: int, extra: Extra | None = None) -> None:
    """Everything the contract promises, along one random game; a failure tells where to look."""
    try:
        check_complete(game)
        check_foreign_texts(game, random_position(game, setup, seed, 20), FastChance(seed + 4))
        check_play(game, setup, seed)
        check_playout(game, setup, seed)
        check_record(game, setup, seed)
        check_questions(game, setup, seed)
        check_imagination(game, setup, seed)
        check_worlds(game, setup, seed, extra)
    except AssertionError as error:
        error.add_note(f"in {setup!r}, seed {seed}")
        raise
