"""The numbers of fixed positions, as a digest for each game and version of its features.

`python -m tests.golden.features` adds the versions that are new. One that was written stays as it
is: who changes the numbers raises the version.
"""

from hashlib import blake2b
from pathlib import Path

from plansza.conformance import option_sets, random_position, spread
from plansza.core import Game
from plansza.core.features import Features, TextFeatures
from plansza.games import GAMES

FILE = Path(__file__).parent / "features.txt"
SETS = 6
MOVES = (0, 3, 10, 25, 60, 120)


def digests() -> dict[str, str]:
    """What is written in the file."""
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return dict(line.rsplit(" ", 1) for line in lines)


def key_of(game: Game) -> str:
    """A game, the version of its rules, and that of its features."""
    features: Features = game.features(game.setup())
    return f"{game.id} rules {game.rules_version} features {features.version}"


def digest_of(game: Game) -> str:
    """Names, places and numbers of every seat in fixed positions of some set-ups."""
    found = blake2b(digest_size=16)
    for setup in spread(game, list(option_sets(game)), SETS)[:SETS]:
        features: Features = game.features(setup)
        found.update(repr([(each, each.shape, each.most) for each in features.features]).encode())
        for seed, moves in enumerate(MOVES):
            position = random_position(game, setup, seed, moves)
            for seat in range(setup.seats):
                found.update(features.observe(position, seat))
    return found.hexdigest()


def declaring() -> list[Game]:
    """The games that declare features of their own."""
    games = GAMES.all().values()
    return [game for game in games if not isinstance(game.features(game.setup()), TextFeatures)]


def main() -> None:
    """Add what is new."""
    known = digests()
    for game in declaring():
        known.setdefault(key_of(game), digest_of(game))
    FILE.write_text("".join(f"{key} {known[key]}\n" for key in sorted(known)), "utf-8")


if __name__ == "__main__":
    main()
