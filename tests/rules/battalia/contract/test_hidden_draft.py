"""A draft with hidden cards tells nobody more than he may know, from its first card on."""

import pytest

from plansza.bots.basic import GreedyBot
from plansza.conformance.contract import check_worlds
from plansza.core.chance import FastChance
from tests.rules.battalia.helper import GAME

SETUP = {"drafted": "hidden", "weeks": "2"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_two_worlds_look_alike_until_a_card_is_shown(seats: int) -> None:
    for seed in range(3):
        check_worlds(GAME, GAME.setup(seats, **SETUP), 10 * seats + seed)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_views_survive_imagining_from_the_draft_on(seats: int) -> None:
    """Every seat imagines worlds that look the same to it, with the same moves and cards."""
    p = GAME.start(GAME.setup(seats, **SETUP), FastChance(seats))
    bot, chance = GreedyBot(GAME), FastChance(1)
    for _ in range(120):
        for seat in range(seats):
            view = p.view(seat)
            imagined = GAME.imagine(view, chance)
            imagined.reimagine(seat, chance)
            assert imagined.view(seat).text() == view.text()
            assert imagined.legal_moves(seat) == p.legal_moves(seat)
            assert imagined.inventory() == p.inventory()
        p.step(p.to_move[0], bot.choose(p.view(p.to_move[0]), chance))
