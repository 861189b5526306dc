"""Count the clicks that turns take: python -m tools.clicks battalia 4 mode=heroic

Greedy players play as people click: whoever wants a move that begins a shortcut takes the shortcut,
of several the one that goes farthest along what he would do anyway. What the table does by itself
costs nothing. A turn is all that one seat decides before another one does; turns are told apart by
the moves that begin them.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from statistics import mean, median
from typing import NamedTuple

from plansza.bots import GreedyBot
from plansza.core import FastChance, Game, Setup
from plansza.core.contract import NO_MOVE, Position
from plansza.games import find
from plansza.words import words_for

Moves = tuple[int, ...]


class Gesture(NamedTuple):
    """What one seat did at once, and how many clicks it took."""

    seat: int
    moves: Moves
    clicks: int


class Player:
    """A greedy player who clicks."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.pictures = game.pictures()
        self.words = words_for("en", game)
        self.bot = GreedyBot(game)
        self.chance = FastChance(seed)

    def gesture(self, position: Position, seat: int) -> Gesture:
        """What he does next."""
        forced = position.forced()
        if forced != NO_MOVE:
            return Gesture(seat, (forced,), 0)
        view, legal = position.view(seat), position.legal_moves(seat)
        move = self.bot.choose(view, self.chance)
        found: dict[Moves, int] = {(move,): len(self.pictures.paths(view, legal)[move])}
        for way in self.pictures.ways(view, legal, self.words):
            if way.moves[0] == move:
                found[way.moves] = min(len(way.path), found.get(way.moves, len(way.path)))
        moves = self._wanted(position, seat, list(found))
        return Gesture(seat, moves, found[moves])

    def _wanted(self, position: Position, seat: int, able: list[Moves]) -> Moves:
        """The only shortcut, or the longest that he would take step by step."""
        single, *others = able
        if len(others) < 2:
            return able[-1]
        ahead = self._ahead(position, seat, single[0], max(map(len, others)))
        return max((moves for moves in able if ahead[: len(moves)] == moves), key=len)

    def _ahead(self, position: Position, seat: int, move: int, count: int) -> Moves:
        """What he would do step by step."""
        after, moves = position.copy(), [move]
        after.step(seat, move)
        while len(moves) < count and after.to_move[:1] == (seat,):
            moves.append(self.bot.choose(after.view(seat), self.chance))
            after.step(seat, moves[-1])
        return tuple(moves)


def play(game: Game, setup: Setup, seed: int, most: int) -> Iterator[Gesture]:
    """All gestures of a game, up to so many moves."""
    position, player, made = game.start(setup, FastChance(seed)), Player(game, seed), 0
    while position.to_move and made < most:
        gesture = player.gesture(position, position.to_move[0])
        for move in gesture.moves:
            position.step(gesture.seat, move)
        made += len(gesture.moves)
        yield gesture


def main() -> None:
    """Play, count, and tell."""
    parser = argparse.ArgumentParser(description="count the clicks that turns take")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("options", nargs="*", help="as name=value")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--moves", type=int, default=1500, help="of each game, at most")
    asked = parser.parse_args()
    game = find(asked.game)
    setup = game.setup(asked.seats, **dict(option.split("=") for option in asked.options))
    counts: dict[str, list[int]] = defaultdict(list)
    for seed in range(asked.games):
        played = play(game, setup, seed, asked.moves)
        for _, turn in groupby(played, key=lambda gesture: gesture.seat):
            gestures = list(turn)
            code, _ = game.describe(gestures[0].moves[0])
            counts[code].append(sum(gesture.clicks for gesture in gestures))
    tell(counts)


def tell(counts: dict[str, list[int]]) -> None:
    """All turns together, and by what began them."""
    every = [count for each in counts.values() for count in each]
    print(f"{len(every)} turns: {mean(every):.2f} clicks each, median {median(every):g}")
    for code, found in sorted(counts.items(), key=lambda each: -len(each[1])):
        print(f"  begun by {code}: {len(found)} turns, {mean(found):.2f} clicks, most {max(found)}")


if __name__ == "__main__":
    main()
