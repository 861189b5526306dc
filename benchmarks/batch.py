"""How many steps a second a learner gets from `Batch`: every game, one core, by processor time.

    PLANSZA_TOGETHER=1 python tools/compile.py
    PYTHONPATH=src python benchmarks/batch.py

“compiled” makes random moves without leaving compiled code, “numpy” draws them with numpy from the
masks, as a learner's own loop would. Both fill observations, masks, seats, rewards and dones. The
ways take turns in short rounds, and each number is the median of its rounds.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np

from plansza import COMPILED
from plansza.core import Game
from plansza.games import GAMES
from plansza.learning import Batch, choose

ROUNDS = 9
SECONDS = 0.3  # of each round
FEW = 16  # steps between two looks at the clock


def speeds(game: Game, n: int) -> tuple[int, list[float]]:
    """How many numbers an observation has; steps a second with compiled and with numpy's choice."""
    batch = Batch(game, game.setup(), n, seed=1)
    generator = np.random.default_rng(1)

    def with_numpy() -> None:
        batch.step(choose(batch.masks, generator))

    ways = (batch.step_random, with_numpy)
    rounds = [[speed(way, n) for way in ways] for _ in range(ROUNDS)]
    return batch.features.size, [median(each) for each in zip(*rounds, strict=True)]


def speed(way: Callable[[], None], n: int) -> float:
    """Steps of all games together in a second of processor time."""
    start, made = process_time(), 0
    while (spent := process_time() - start) < SECONDS:
        for _ in range(FEW):
            way()
        made += FEW * n
    return made / spent


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES.all()))
    parser.add_argument("--n", type=int, default=64, help="games at once")
    asked = parser.parse_args()
    print(f"{asked.n} games at once, {'compiled' if COMPILED else 'interpreted'}")
    print("| game | numbers | compiled, steps/s | numpy, steps/s |")
    print("|---|---:|---:|---:|")
    for id in asked.games.split(","):
        size, (compiled, chosen) = speeds(GAMES.find(id), asked.n)
        print(f"| {id} | {size:,} | {compiled:,.0f} | {chosen:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
