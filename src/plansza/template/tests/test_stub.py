"""The contract, the rules, the words, the pictures, and that bots know what they do."""

import pytest
from plansza.bots import GreedyBot, RandomBot
from plansza.conformance import (
    check_about,
    check_game,
    check_pictures,
    check_words,
    option_sets,
    random_position,
)
from plansza.core import FastChance, IllegalMove, Setup
from plansza.core.chance import derive_seed
from plansza.simulate import play_one

from stub import GAME
from stub.rules import LAY, StubPosition

SETUPS = list(option_sets(GAME))


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_contract(setup: Setup) -> None:
    """Moves, copies, texts, records, imagination; and that nobody is told what he may not know."""
    for seed in range(3):
        check_game(GAME, setup, seed)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_words_and_pictures(setup: Setup) -> None:
    """Complete in both languages; every move can be clicked, on a screen and on a phone; and
    everything answers whoever points at it."""
    for seed in range(2):
        check_words(GAME, setup, seed)
        check_pictures(GAME, setup, seed, moves=5 * seed)
        check_about(GAME, random_position(GAME, setup, seed, moves=5 * seed))


def bidding(*hands: list[int]) -> StubPosition:
    """A position made for a test: these hands, prize 3 turned up, prize 5 to come."""
    position = GAME.blank(GAME.setup(len(hands)))
    assert isinstance(position, StubPosition)
    position.chance = FastChance(1)
    position.hands = [*hands]
    position.prize, position.prizes = 3, [5]
    return position


def test_the_highest_card_takes_the_prize() -> None:
    position = bidding([4, 20], [7, 9])
    position.play(1, LAY.at(9 - 1))
    assert not position.legal_moves(1)  # it has bid, and waits
    position.play(0, LAY.at(4 - 1))
    assert (position.scores, position.rounds) == ([0, 3], [[4, 9]])
    assert position.prize == 5
    assert position.to_move == (0, 1)


def test_only_cards_in_hand_can_be_bid() -> None:
    with pytest.raises(IllegalMove, match="not-in-hand"):
        bidding([4, 20], [7, 9]).play(0, LAY.at(9 - 1))


def test_greedy_beats_random() -> None:
    """What `insight.py` says is worth something."""
    won = 0
    for game in range(100):
        bots = [GreedyBot(GAME), RandomBot(GAME)]
        outcome, _ = play_one(GAME, GAME.setup(2), bots, derive_seed(b"stub", game))
        won += 0 in outcome.winners
    assert won > 60
