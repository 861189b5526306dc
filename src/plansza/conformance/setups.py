"""Which set-ups of a game are tried: every seat count, every choice, some of them together."""

from collections.abc import Iterator
from itertools import combinations

from plansza.core.chance import FastChance
from plansza.core.contract import Game
from plansza.core.errors import BadSetup
from plansza.core.missing import check_complete
from plansza.core.setup import Setup

LONG_GAME = 500_000  # moves that a game may take at most; such games are tried on fewer set-ups
MOST_LONG = 10


def option_sets(
    game: Game, samples: int = 4, seed: int = 1, whole: bool = False
) -> Iterator[Setup]:
    """For every seat count: all defaults, all last choices, each single change of these two
    (a variant's options mean something only where the variant is on), and a few at random.

    Of a game that may last very long only a spread of these sets, unless the `whole` is wanted.
    """
    check_complete(game)
    sets = list(_all_sets(game, samples, seed))
    if whole or game.max_moves(game.setup()) < LONG_GAME:
        return iter(sets)
    return iter(spread(game, sets, MOST_LONG))


def _all_sets(game: Game, samples: int, seed: int) -> Iterator[Setup]:
    chance = FastChance(seed)
    seen: set[Setup] = set()
    for seats in game.seat_counts:
        for chosen in _choices(game, samples, chance):
            setup = _fitting(game, seats, chosen)
            if setup is not None and setup not in seen:
                seen.add(setup)
                yield setup


def _fitting(game: Game, seats: int, chosen: dict[str, str]) -> Setup | None:
    """These choices, or where the game says that they do not go together, those with one of them
    as usual; None if that does not help."""
    for changes in ({}, *[{option.id: option.default} for option in reversed(game.options)]):
        try:
            return game.setup(seats, **{**chosen, **changes})
        except BadSetup:
            continue
    return None


def spread(game: Game, sets: list[Setup], most: int) -> list[Setup]:
    """The fewest of these sets, as short games as can be, in which every seat count and every
    choice occurs; then, up to so many, those that bring most pairs of choices together."""
    found: list[Setup] = []
    waiting = sets[:]
    missing = {value for setup in sets for value in _values(setup)}
    pairs = {pair for setup in sets for pair in combinations(_values(setup), 2)}
    while waiting and (missing or len(found) < most):

        def gain(setup: Setup) -> tuple[float, float]:
            values = _values(setup)
            new, met = missing.intersection(values), pairs.intersection(combinations(values, 2))
            return len(new) / game.max_moves(setup), len(met) / game.max_moves(setup)

        best = max(waiting, key=gain)
        waiting.remove(best)
        found.append(best)
        missing.difference_update(_values(best))
        pairs.difference_update(combinations(_values(best), 2))
    return found


def _values(setup: Setup) -> list[tuple[str, str]]:
    return [("seats", str(setup.seats)), *setup.options.items()]


def _choices(game: Game, samples: int, chance: FastChance) -> Iterator[dict[str, str]]:
    plain = {option.id: option.default for option in game.options}
    rich = {option.id: option.choices[-1] for option in game.options}
    for base in (plain, rich):
        yield base
        for option in game.options:
            for choice in option.choices:
                yield {**base, option.id: choice}
    for _ in range(samples):
        yield {
            option.id: option.choices[chance.below(len(option.choices))] for option in game.options
        }
