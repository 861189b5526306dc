"""A million positions to learn from: what a seat observes, may do and does, and what came of it.

    python examples/positions.py spor --out spor.parquet
    python examples/positions.py podprad --count 100000 --noise 0.3 --out podprad.parquet

Greedy bots play many games at once; some moves are made by lot (`--noise`; with 1 all are), so that
positions are seen that good players avoid. Every position is a row:

    observation  bytes, one for each number of `game.features(setup)`
    mask         bits, the highest of a byte first (`numpy.packbits`): the possible moves
    action       the move that was made
    seat         whose observation it is, and who moves
    payoff       what the game brought that seat: 1 won, -1 lost (for two)
    game         the number of the game, so that training and testing can be kept apart

Needs `pip install "plansza[rl,arena]"`. A note on its speed is in docs/research.md.
"""

import argparse
import sys
from collections import deque
from collections.abc import Iterator
from time import process_time
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet

from plansza.core import Game
from plansza.games import find
from plansza.learning import Batch

Numbers = np.ndarray[Any, Any]
STEPS = 64  # moves in every game that are kept together


class Block:
    """So many moves of all games. A payoff is unknown until the game is over."""

    def __init__(self, batch: Batch) -> None:
        n = batch.n
        self.observations = np.empty((STEPS, n, batch.features.size), np.uint8)
        self.masks = np.empty((STEPS, n, (batch.move_count + 7) // 8), np.uint8)
        self.actions = np.empty((STEPS, n), np.int32)
        self.seats = np.empty((STEPS, n), np.int8)
        self.games = np.empty((STEPS, n), np.int32)
        self.payoffs = np.full((STEPS, n), np.nan, np.float32)

    def table(self) -> Any:
        """The rows, one after the other; nothing is copied number by number."""
        return pyarrow.table(
            {
                "observation": _bytes(self.observations),
                "mask": _bytes(self.masks),
                "action": self.actions.ravel(),
                "seat": self.seats.ravel(),
                "payoff": self.payoffs.ravel(),
                "game": self.games.ravel(),
            }
        )


def blocks(batch: Batch, noise: float, luck: np.random.Generator) -> Iterator[Block]:
    """Play for ever; a block comes as soon as all its games are over."""
    rows = np.arange(batch.n)
    games = rows.copy()  # the number of the game in each row
    known = batch.n  # games so far
    begun = np.zeros(batch.n, np.int64)  # the move of all that began it
    waiting: deque[Block] = deque()
    first = moves = 0  # the first move of the oldest block, and that of now
    while True:
        block = Block(batch)
        waiting.append(block)
        for step in range(STEPS):
            block.observations[step], block.seats[step] = batch.observations, batch.seats
            block.masks[step] = np.packbits(batch.masks, axis=1)
            block.games[step] = games
            actions = batch.random_actions().copy()
            for row in rows[luck.random(batch.n) >= noise].tolist():
                actions[row] = greedy(batch.game, batch, row)
            block.actions[step] = actions
            batch.step(actions)
            moves += 1
            for row in rows[batch.dones].tolist():
                for move in range(int(begun[row]), moves):
                    place, at = divmod(move - first, STEPS)
                    old = waiting[place]
                    old.payoffs[at, row] = batch.rewards[row, old.seats[at, row]]
                games[row], begun[row], known = known, moves, known + 1
        while waiting and int(begun.min()) >= first + STEPS:
            yield waiting.popleft()
            first += STEPS


def greedy(game: Game, batch: Batch, row: int) -> int:
    """The move that looks best at a glance to the seat that is to move."""
    legal: list[int] = np.flatnonzero(batch.masks[row]).tolist()
    if len(legal) == 1:
        return legal[0]
    position = batch.position(row)  # insight asks the mover's knowledge alone
    ratings = game.insight.rate(position, position.mover(), legal)
    return legal[ratings.index(max(ratings))]


def _bytes(rows: Numbers) -> Any:
    """Rows of bytes as a column, on the same memory."""
    width = rows.shape[-1]
    count = rows.size // width
    kind = pyarrow.binary(width)
    return pyarrow.FixedSizeBinaryArray.from_buffers(kind, count, [None, pyarrow.py_buffer(rows)])


def main(arguments: list[str] | None = None) -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=1_000_000, help="positions, at least")
    parser.add_argument("--rows", type=int, default=128, help="games at once")
    parser.add_argument("--noise", type=float, default=0.1, help="the share of moves made by lot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    setup = game.setup(asked.seats, **dict(each.split("=", 1) for each in asked.option))
    batch, luck = Batch(game, setup, asked.rows, asked.seed), np.random.default_rng(asked.seed)
    start, count, writer = process_time(), 0, None
    for block in blocks(batch, asked.noise, luck):
        table = block.table()
        writer = writer or pyarrow.parquet.ParquetWriter(
            asked.out, table.schema, compression="zstd"
        )
        writer.write_table(table)
        count += table.num_rows
        print(f"\r{count:,} of {asked.count:,}", end="", file=sys.stderr, flush=True)
        if count >= asked.count:
            break
    if writer is not None:
        writer.close()
    seconds = process_time() - start
    print(f"\r{count:,} positions, {count / seconds:,.0f} a second of processor time")


if __name__ == "__main__":
    main()
