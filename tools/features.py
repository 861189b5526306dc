"""The page about what learners observe, from what the games declare.

python -m tools.features            write docs/features.md
python -m tools.features --check    only say by the exit code whether it is as written
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from plansza.core import BadSetup, Game, Setup
from plansza.core.features import Feature, Features
from plansza.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
HEAD = """\
# What learners observe

Observations as numbers from 0 to 255, one row for a seat: `view.tensor()`,
`view.write_observation(buffer)`, and `Batch` of `plansza.learning` for many games at once. A row
holds the features of the game one after another, always in the same places for a set-up:
`game.features(setup)["hand"].start`. The version of a game's features rises whenever the same
position gives other numbers. They hold what the seat knows and nothing else; a test compares worlds
that look the same to it, for every game. A game that declares nothing gives the text of the view.

This page is written by `python -m tools.features`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[line for game in GAMES.all().values() for line in lines_of(game)]])


def lines_of(game: Game) -> Iterator[str]:
    """One game: the features of its usual set-up, then what other choices change."""
    usual = game.setup()
    features: Features = game.features(usual)
    yield f"## {game.id}, version {features.version}"
    yield ""
    yield f"The usual set-up: {features.size:,} numbers."
    yield ""
    yield "| feature | shape | most | meaning |"
    yield "|---|---|---:|---|"
    for feature in features.features:
        yield row_of(feature)
    yield ""
    told: set[tuple[str, tuple[int, ...], int]] = {key_of(each) for each in features.features}
    changes = [line for name, setup in others(game) for line in changes_of(game, name, setup, told)]
    if changes:
        yield "Other set-ups (each feature where it first differs):"
        yield ""
        yield "| set-up | numbers | feature | shape | most | meaning |"
        yield "|---|---:|---|---|---:|---|"
        yield from changes
        yield ""


def row_of(feature: Feature) -> str:
    return f"| {cells_of(feature)} |"


def cells_of(feature: Feature) -> str:
    shape = " × ".join(map(str, feature.shape))
    return f"`{feature.name}` | {shape} | {feature.most} | {feature.meaning}"


def key_of(feature: Feature) -> tuple[str, tuple[int, ...], int]:
    return feature.name, feature.shape, feature.most


def others(game: Game) -> Iterator[tuple[str, Setup]]:
    """Every set-up that differs from the usual one in a single choice."""
    for seats in game.seat_counts[1:]:
        yield f"{seats} seats", game.setup(seats)
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                for seats in game.seat_counts:  # the first number of seats that goes with it
                    try:
                        yield f"{option.id}={choice}", game.setup(seats, **{option.id: choice})
                    except BadSetup:
                        continue
                    break


def changes_of(
    game: Game, name: str, setup: Setup, told: set[tuple[str, tuple[int, ...], int]]
) -> Iterator[str]:
    """The features of a set-up that no line before has told."""
    features: Features = game.features(setup)
    for feature in features.features:
        if key_of(feature) not in told:
            told.add(key_of(feature))
            yield f"| {name} | {features.size:,} | {cells_of(feature)} |"


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    if arguments == ["--check"]:
        return 0 if PAGE.read_text("utf-8") == page() else 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
