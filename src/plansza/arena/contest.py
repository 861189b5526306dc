"""What is to be played: the variants, the bots, the deals, and who sits where.

A deal is a seed. Every deal is played once for each line-up, so that all bots meet the same luck in
every seat. Game i of a variant is line-up `i % n` of deal `i // n`; nothing about it depends on how
many games were asked for, and a contest can be made longer at any time.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from plansza.core.chance import derive_seed
from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.games import find

LineUp = tuple[str, ...]  # a bot for each seat


@dataclass(frozen=True)
class Variant:
    """One set-up of one game, in plain values."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]

    @staticmethod
    def of(game: Game, setup: Setup) -> "Variant":
        """The variant that this set-up is."""
        return Variant(game.id, game.rules_version, setup.seats, dict(setup.options))

    def setup(self) -> Setup:
        """The set-up, checked again."""
        return find(self.game).setup(self.seats, **self.options)

    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return find(self.game).sides(self.setup())

    def changed(self) -> dict[str, str]:
        """The options that are not as usual."""
        usual = find(self.game).setup(self.seats)
        return {key: choice for key, choice in self.options.items() if choice != usual[key]}


@dataclass(frozen=True)
class Contest:
    """All that decides what is played; `games` of each variant."""

    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    seed: bytes
    games: int = field(compare=False)

    def tasks(self) -> Iterator["Task"]:
        """Every game: one of each variant, then another of each, so that a contest that is stopped
        has seen a little of everything."""
        rounds = [line_ups(self.bots, variant.sides()) for variant in self.variants]
        totals = [whole_deals(self.games, lines) for lines in rounds]
        for number in range(max(totals)):
            for variant, lines in enumerate(rounds):
                if number < totals[variant]:
                    deal = derive_seed(self.seed, number // len(lines))
                    yield Task(variant, number, lines[number % len(lines)], deal)

    def total(self) -> int:
        """How many games there are in all."""
        return sum(
            [whole_deals(self.games, line_ups(self.bots, each.sides())) for each in self.variants]
        )


@dataclass(frozen=True)
class Task:
    """One game: which variant, its number there, who sits where, and the deal."""

    variant: int
    number: int
    bots: LineUp
    seed: bytes


def whole_deals(games: int, lines: list[LineUp]) -> int:
    """So many games that every deal is played with all line-ups; never fewer than asked for."""
    return -(-games // len(lines)) * len(lines)


def line_ups(bots: tuple[str, ...], sides: tuple[int, ...]) -> list[LineUp]:
    """All that a deal is played with. Every bot is on every side equally often; allies are alike.

    One bot plays against itself. Enough bots for all sides: every choice of them, rotated. Fewer:
    of every pair the first one alone against the other on all other sides, each side in turn.
    """
    count = max(sides) + 1
    if len(bots) == 1:
        found = [bots * count]
    elif len(bots) >= count:
        found = [
            chosen[turn:] + chosen[:turn]
            for chosen in combinations(bots, count)
            for turn in range(count)
        ]
    else:
        found = [
            tuple([one if side == alone else other for side in range(count)])
            for one, other in combinations(bots, 2)
            for alone in range(count)
        ]
    return [tuple([lines[side] for side in sides]) for lines in found]
