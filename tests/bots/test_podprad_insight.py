"""What bots ask of this game: greedy players bring their salmon home."""

import pytest

from plansza.bots import GreedyBot, RandomBot
from plansza.bots.basic import Bot
from plansza.core.chance import FastChance
from plansza.games.podprad.bots.insight import chances_to_win
from plansza.games.podprad.bots.outlook import last_row, tolls
from plansza.games.podprad.rules.position import start
from plansza.games.podprad.rules.river import PLACE_NUMBERS
from tests.rules.podprad.helper import GAME, play, position, texts


def average(bot: Bot, seats: int, games: int) -> float:
    """Points a seat, over some whole games."""
    total = 0.0
    for seed in range(games):
        p = start(GAME.setup(seats), FastChance(seed))
        chance = FastChance(seed)
        while p.to_move:
            p.step(p.to_move[0], bot.choose(p.view(p.to_move[0]), chance))
        assert p.outcome is not None
        total += sum(p.outcome.scores)
    return total / games / seats


def test_greedy_players_score_and_random_ones_do_not() -> None:
    """E2: about 13 points a seat with three players against less than one."""
    assert average(GreedyBot(GAME), 3, 3) > 11
    assert average(RandomBot(GAME), 3, 20) < 1.5


@pytest.mark.parametrize(
    ("tiles", "better", "worse"),
    [("L5=eagle", ">C4", ">L5"), ("C4=heron", ">L5", ">C4"), ("C4=bear@0", ">L5", "^C4")],
)
def test_predators_are_avoided(tiles: str, better: str, worse: str) -> None:
    """R5, R6: with the last point, the calm way is rated higher."""
    p = position(tiles, tokens=["L4:2 R4:2"], points=2 if "^" in worse else 1, round=4)
    play(p, "L4:2")
    moves = [GAME.read_move(text) for text in (better, worse)]
    rated = GAME.insight.rate(p, 0, moves)
    assert rated[0] > rated[1]


def test_the_toll_of_a_place() -> None:
    """R3, R11: barriers make the way to the pool longer."""
    free = position(tokens=["L8:2"], round=8, last=10)
    barred = position("L9=waterfall@0 C8=waterfall@1", tokens=["L8:2"], round=8, last=10)
    place = PLACE_NUMBERS["L8"]
    assert last_row(free.board) == 10
    assert tolls(free.board)[place] == 3
    assert tolls(barred.board)[place] == 4


@pytest.mark.parametrize(
    ("seats", "currents", "row"), [(2, "off", 8), (3, "off", 10), (4, "add", 12)]
)
def test_everybody_can_reckon_the_last_row(seats: int, currents: str, row: int) -> None:
    """R11: from the first tile on."""
    p = start(GAME.setup(seats, currents=currents), FastChance(1))
    for _ in range(40):
        assert last_row(p.board) == row
        if p.to_move:
            play(p, texts(p)[0])


def test_hopes_become_chances() -> None:
    """E2: they add up to one, and more points mean a better chance."""
    chances = chances_to_win([12.0, 15.0, 9.0], 0.5)
    assert abs(sum(chances) - 1) < 1e-9
    assert chances[1] > chances[0] > chances[2]
