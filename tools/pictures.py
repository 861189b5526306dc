"""Draw the pictures of the documents anew: python tools/pictures.py

Each shows a moment of a game between greedy bots, as the seat to move sees it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
sys.path[:0] = [str(ROOT / "examples/liars-dice/src"), str(ROOT / "src/plansza/template/src")]

from liars_dice.game import LiarsDice  # noqa: E402
from plansza.bots.selfplay import greedy_moment  # noqa: E402
from plansza.core.contract import Game  # noqa: E402
from plansza.core.drawing import AnyPictures, Pictures  # noqa: E402
from plansza.core.setup import Setup  # noqa: E402
from plansza.games import GAMES, find  # noqa: E402
from plansza.show import show  # noqa: E402
from stub import GAME as NEW_GAME  # noqa: E402


class WithoutPicture(LiarsDice):
    """The game before its author has drawn anything."""

    def pictures(self) -> AnyPictures:
        return Pictures()


def draw(name: str, game: Game, setup: Setup, moves: int, tall: bool = False) -> None:
    """Write one picture: the table after so many moves."""
    picture = show(greedy_moment(game, setup, 11, moves), tall=tall)
    (FOLDER / f"{name}.svg").write_text(picture.svg + "\n", encoding="utf-8")


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    spor = find("spor")
    draw("spor", spor, spor.setup(attacker="1"), 24)
    draw("spor-tall", spor, spor.setup(attacker="1", tactics="on"), 36, tall=True)
    for name, game in (
        ("new-game", NEW_GAME),
        ("liars-dice", LiarsDice()),
        ("without-picture", WithoutPicture()),
    ):
        GAMES.register(game)
        draw(name, game, game.setup(3), 8)


if __name__ == "__main__":
    main()
