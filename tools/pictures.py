"""Draw the pictures of the README anew: python tools/pictures.py

Each shows a moment of a game between two greedy bots, as the seat to move sees it.
"""

from pathlib import Path

from plansza.bots.selfplay import greedy_moment
from plansza.games import find
from plansza.show import show

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    spor = find("spor")
    base, tactics = spor.setup(attacker="1"), spor.setup(attacker="1", tactics="on")
    for name, setup, moves, tall in (
        ("spor", base, 24, False),
        ("spor-tall", tactics, 36, True),
    ):
        picture = show(greedy_moment(spor, setup, 11, moves), tall=tall)
        (FOLDER / f"{name}.svg").write_text(picture.svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
