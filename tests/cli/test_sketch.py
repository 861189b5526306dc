"""The text board of spor shows what the view knows, all of it and nothing else."""

import re

import pytest

from plansza.conformance import option_sets, random_position
from plansza.core.chance import FastChance
from plansza.games import find
from plansza.games.spor.rules.components import BATTLE_CARDS, CARD_NAMES, DAMS
from plansza.games.spor.rules.position import SporPosition
from plansza.words import words_for

GAME = find("spor")
SETUPS = list(option_sets(GAME, samples=4))
CARD = re.compile(r"\b[TGRAB]\d+\b")


def position(setup: int, moves: int) -> SporPosition:
    found = random_position(GAME, SETUPS[setup], setup, moves)
    assert isinstance(found, SporPosition)
    return found


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_every_card_that_is_known_and_no_other(setup: int, language: str) -> None:
    words = words_for(language, GAME)
    for moves in (0, 7, 33, 60, 10_000):
        truth = position(setup, moves)
        board = truth.board
        laid = [card for card in board.cells if 0 <= card < BATTLE_CARDS]
        for seat in (None, 0, 1):
            text = GAME.sketch(truth.view(seat), words)
            assert max(map(len, text.splitlines())) <= 80
            own = truth.hands[board.role(seat)] if seat is not None else []
            known = truth.view(seat).given + truth.view(seat).picks
            wanted = [CARD_NAMES[card] for card in [*laid, *own] if card < BATTLE_CARDS]
            found = CARD.findall(text)
            assert set(wanted) <= set(found)
            assert set(found) <= {*wanted, *(CARD_NAMES[card] for card in known)}
            assert text.count("✗") == 1 + board.damaged_dams() + (board.destroyed >= 0)


def test_discards_stand_in_their_row_and_column() -> None:
    truth = position(0, 10_000)
    lines = GAME.sketch(truth.view(None), words_for("en", GAME)).splitlines()[-5:]
    found = [
        f"{line.split()[0]}{cell}" for line in lines for cell in line.split()[2:] if cell != "·"
    ]
    assert found == [CARD_NAMES[card] for card in truth.board.discards()]
    assert all(len(line.split()) == 14 for line in lines)


def test_the_reader_sits_at_the_bottom() -> None:
    truth = position(0, 12)
    attacker = truth.board.attacker
    for seat, below in ((attacker, "attacker"), (1 - attacker, "defender"), (None, "defender")):
        text = GAME.sketch(truth.view(seat), words_for("en", GAME))
        above = "attacker" if below == "defender" else "defender"
        assert text.index(above) < text.index("dam ") < text.index(below)


def test_free_spaces_are_dots() -> None:
    truth = GAME.start(GAME.setup(), FastChance(1))
    assert isinstance(truth, SporPosition)
    text = GAME.sketch(truth.view(0), words_for("en", GAME))
    spaces = sum(truth.board.spaces(dam) for dam in range(DAMS))
    assert text.count("·") == 2 * spaces
