"""Battalia: what each card of a deck is worth, tried out by bots of other tastes.

    python -m benchmarks.fit.cards --games 1500
    python -m benchmarks.fit.cards --games 1500 --check

In every game both seats play greedily, each by a card list of its own: the one in use, every number
multiplied by something random. The margin of victory against the tastes says for every card whether
to like it more would win points (a slope above 0) or lose them. The list in use is good where no
slope differs from 0 for certain.
"""

import argparse
import sys
from functools import partial
from math import exp
from random import Random
from time import perf_counter

import numpy as np

from plansza.bots import make_bot
from plansza.core.chance import FastChance
from plansza.games.battalia import GAME
from plansza.games.battalia.bots.deck_worth import CARD
from plansza.process_pool import spread

IN_USE = CARD[:]
GAMES = 1500


def played(spread_of_tastes: float, number: int) -> tuple[list[float], float]:
    """One game: by how much the first seat liked every card more, and its lead in the end."""
    luck = Random(number)
    tastes = [[luck.gauss(0.0, spread_of_tastes) for _ in IN_USE] for _ in range(2)]
    lists = [[card * exp(taste) for card, taste in zip(IN_USE, own, strict=True)] for own in tastes]
    position = GAME.start(GAME.setup(2), FastChance(number))
    bot, chance = make_bot("greedy", GAME), FastChance(number + 1)
    try:
        while to_move := position.to_move:
            seat = to_move[0]
            CARD[:] = lists[seat]
            position.step(seat, bot.choose(position.view(seat), chance))
    finally:
        CARD[:] = IN_USE
    assert position.outcome is not None
    first, second = position.outcome.scores
    return [one - other for one, other in zip(*tastes, strict=True)], first - second


def slopes(games: list[tuple[list[float], float]]) -> tuple[list[float], list[float]]:
    """Points won by liking a card e times as much, and the standard error of that."""
    tastes = np.array([[1.0, *likes] for likes, _ in games])
    leads = np.array([lead for _, lead in games])
    inverse = np.linalg.pinv(tastes.T @ tastes)
    found = inverse @ tastes.T @ leads
    rest = leads - tastes @ found
    variance = float(rest @ rest) / max(1, len(games) - len(found))
    errors = np.sqrt(variance * np.diag(inverse))
    return list(map(float, found[1:])), list(map(float, errors[1:]))


def main(arguments: list[str] | None = None) -> None:
    """Print the list in use with its slopes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit.cards", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tastes", type=float, default=0.5, help="how far they differ")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="fail if a slope is certain")
    parser.add_argument("--errors", type=float, default=4.0, help="standard errors, for --check")
    asked = parser.parse_args(arguments)
    start, first = perf_counter(), 10_000_000 * asked.seed
    numbers = range(first, first + asked.games)
    games = [game for _, game in spread(partial(played, asked.tastes), numbers, asked.jobs)]
    found, errors = slopes(games)
    for own, (slope, error) in enumerate(zip(found, errors, strict=True)):
        print(f"{own:2} in use {IN_USE[own]:5.0f}, slope {slope:+.2f} ± {error:.2f}")
    print(f"{asked.games} games, {perf_counter() - start:.0f} s", file=sys.stderr)
    steep = [own for own, slope in enumerate(found) if abs(slope) > asked.errors * errors[own]]
    if asked.check and steep:
        raise SystemExit(f"other numbers would be better for {steep}")


if __name__ == "__main__":
    main()
