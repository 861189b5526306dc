"""Draw the pictures of the README anew: python tools/pictures.py

Each shows a moment of a game between two greedy bots, as the seat to move sees it.
"""

from pathlib import Path

from plansza.bots import GreedyBot
from plansza.core import FastChance, Game, Position, Setup
from plansza.games import find
from plansza.show import show

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def moment(game: Game, setup: Setup, seed: int, moves: int) -> Position:
    """A position between two greedy bots."""
    position = game.start(setup, FastChance(seed))
    bot, chance = GreedyBot(game), FastChance(seed)
    for _ in range(moves):
        if position.to_move:
            seat = position.to_move[0]
            position.step(seat, bot.choose(position.view(seat), chance))
    return position


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    spor = find("spor")
    base, tactics = spor.setup(attacker="1"), spor.setup(attacker="1", tactics="on")
    for name, setup, moves, tall in (
        ("spor", base, 24, False),
        ("spor-tall", tactics, 36, True),
    ):
        picture = show(moment(spor, setup, 11, moves), tall=tall)
        (FOLDER / f"{name}.svg").write_text(picture.svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
