"""Tables of Spór o Bór 2 laid from short text."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.guide import STAGE
from plansza.games.spor.rules.components import card_names
from plansza.games.spor.rules.position import SporPosition
from tests.lessons.playing import moments

STAGED = {
    "attacker": "G6 Wazka Wazka",
    "defender": "B1",
    "dam-2": "T7 R4 / B5 Perkoz",
    "dam-3": "G7 G8 / T4 R9 A1",
    "damaged": "2 5",
    "tricks": "Rekrutacja / Zdrada",
    "discards": "A4 *0-1",
    "logs": 1,
    "turn": "defender",
}


def fresh(tactics: str = "on") -> SporPosition:
    position = GAME.start(GAME.setup(attacker="1", tactics=tactics), FastChance(3))
    assert isinstance(position, SporPosition)
    return position


def test_the_text_says_what_lies_where() -> None:
    position = STAGE(fresh(), STAGED)
    board = position.board
    assert {"G6", "Wazka"} <= set(card_names(position.hands[0]).split())
    assert position.hands[0].count(60) == 2
    assert card_names(board.cards(0, 2)) == "G7 G8"
    assert card_names(board.cards(1, 1)) == "B5 Perkoz"
    assert card_names(board.discards()) == "T0 T1 G0 G1 R0 R1 A0 A4 B0", "B1 and A1 lie elsewhere"
    assert (board.damaged, board.logs, board.played) == (0b10010, 1, [1, 2])
    assert position.to_move == (1,)


def test_nothing_is_lost_and_hands_keep_their_size() -> None:
    start = fresh()
    position = STAGE(start, STAGED)
    assert position.inventory() == start.inventory()
    assert [len(hand) for hand in position.hands] == [7, 7]
    assert position.board.deck == len(position.deck)
    assert GAME.from_text(position.text()).digest() == position.digest()
    assert start.text() == fresh().text(), "what it starts from stays as it was"


@pytest.mark.parametrize(
    ("stage", "named"),
    [
        ({"hand": "G7"}, "hand"),
        ({"attacker": "G12"}, "G12"),
        ({"attacker": "G7", "defender": "G7"}, "G7"),
        ({"attacker": "T1 T2 T3 T4 T5 T6 T7"}, "6 cards"),
        ({"attacker": "Wazka"}, "Wazka"),
        ({"dam-4": "G1 G2 G3"}, "dam 4"),
        ({"dam-4": "G1 / G2 / G3"}, "G1 / G2 / G3"),
        ({"tricks": "G7"}, "G7"),
        ({"damaged": "8"}, "dam 8"),
        ({"damaged": "1 2 3 4"}, "1 2 3 4"),
        ({"damaged": 2}, "damaged"),
        ({"discards": "G5-3"}, "G5-3"),
        ({"discards": "*0-12"}, r"\*0-12"),
        ({"discards": "X3"}, "X3"),
        ({"discards": "*0-11"}, "deck"),
        ({"logs": 4}, "logs"),
        ({"turn": "nobody"}, "nobody"),
    ],
)
def test_a_text_that_cannot_be_is_named(stage: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        STAGE(fresh("off"), stage)


def test_only_the_log_saves_the_last_turn() -> None:
    """Else the lesson says what is not so: any other log or card loses the river."""
    steps = moments(GAME, "defence")
    learner = next(each for each in steps if each.step and each.step.goal)
    for move in map(GAME.write_move, learner.moves):
        trial = learner.copy()
        trial.do(move)
        if not trial.strayed:
            trial.do(GAME.write_move(trial.moves[0]))
        assert trial.strayed == (move != "log3"), move
