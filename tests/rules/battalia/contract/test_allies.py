"""The contract with several seats to move, and in heroic mode; and the bots there."""

import pytest

from plansza.bots.basic import Bot, GreedyBot, RandomBot
from plansza.conformance import check_game, random_choice
from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.contract.test_contract import finish
from tests.rules.battalia.helper import GAME, play_as, position

pytestmark = pytest.mark.once
SETS: list[tuple[int, dict[str, str]]] = [
    (4, {"sides": "teams", "mode": "heroic"}),
    (5, {"sides": "teams", "limit": "on"}),
    (6, {"sides": "teams", "mode": "basic", "draft": "top"}),
    (6, {"sides": "threes", "mode": "heroic"}),
    (3, {"mode": "heroic"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_the_contract_holds(seats: int, options: dict[str, str]) -> None:
    check_game(GAME, GAME.setup(seats, weeks="2", **options), 11 * seats)


def played(seats: int, options: dict[str, str], seed: int, turns: int) -> BattaliaPosition:
    """Where greedy players have come to, any ally acting next."""
    bot, chance = GreedyBot(GAME), FastChance(seed)
    p = GAME.start(GAME.setup(seats, **options), FastChance(seed))
    assert isinstance(p, BattaliaPosition)
    while p.to_move and p.board.turns < turns:
        seat = p.to_move[chance.below(len(p.to_move))]
        p.step(seat, bot.choose(p.view(seat), chance))
    return p


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_late_positions_are_imagined_alike(seats: int, options: dict[str, str]) -> None:
    """Every seat's view is right whatever its allies are in the middle of, and what somebody has
    begun can be finished in every imagined world."""
    p = played(seats, options, seats, 44)
    chance = FastChance(seats)
    for number in range(160):
        if not p.to_move:
            break
        for seat in range(seats):
            view = p.view(seat)
            imagined = GAME.imagine(view, chance)
            assert imagined.view(seat).text() == view.text()
            imagined.reimagine(seat, chance)
            assert imagined.view(seat).text() == view.text()
            assert imagined.to_move == p.to_move
            assert imagined.legal_moves(seat) == p.legal_moves(seat)
            assert imagined.inventory() == p.inventory()
        mover = p.to_move[0]
        if p.board.phase != ACT:
            watcher = (mover + 1 + number % (seats - 1)) % seats
            finish(GAME.imagine(p.view(watcher), chance), mover, chance)
        p.step(*random_choice(p, chance))


def test_what_allies_showed_stays_known_while_others_act() -> None:
    """Cards that an ally showed are imagined in his hand until he ends his part."""
    hands, nations = {2: "RLord Supply*2"}, {0: "BLord*9"}
    p = position("GLord GChief GFreeman", hands=hands, sides="teams", nations=nations)
    play_as(p, 0, "cohort:green", "GLord", "GChief", "GFreeman", "done")
    play_as(p, 2, "hire:Lord", "RLord", "pay")
    shown = set(p.hands[0]) - set(p.nations[0])
    for seed in range(10):
        for watcher in (1, 2):
            imagined = GAME.imagine(p.view(watcher), FastChance(seed))
            assert isinstance(imagined, BattaliaPosition)
            assert shown <= set(imagined.hands[0])


def test_greedy_allies_beat_random_ones() -> None:
    """They finish their games, act for the one who is asked, and win."""
    won = 0
    for seed in range(6):
        bots: list[Bot] = [GreedyBot(GAME), RandomBot(GAME)]
        p = GAME.start(GAME.setup(4, sides="teams", mode="heroic", weeks="2"), FastChance(seed))
        chance = FastChance(seed)
        while p.to_move:
            seat = p.to_move[0]
            p.step(seat, bots[(seat + seed) % 2].choose(p.view(seat), chance))
        assert p.outcome is not None
        won += p.outcome.winners == (seed % 2, seed % 2 + 2)
    assert won >= 5


def test_allies_are_worth_the_same() -> None:
    """A win is the team's: allies have equal chances, and those of all teams together are one."""
    p = played(5, {"sides": "teams"}, 3, 20)
    values = [GAME.insight.value(p, seat) for seat in range(5)]
    assert values[0] == values[2] == values[4]
    assert values[1] == values[3]
    assert abs(values[0] + values[1] - 1) < 1e-9
