"""What the tests of all texts share."""

import re
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "plansza"
NAMES = ("Ania", "Olek")


def error_ids() -> set[str]:
    """Every code that core or a game can raise, as the sources write it."""
    pattern = re.compile(r"\b(?:Bad\w+|Unknown\w+)\(\s*\"([a-z-]+)\"")
    folders = ("core", "games", "words")
    sources = [
        path.read_text("utf-8") for name in folders for path in (SOURCE / name).rglob("*.py")
    ]
    return {f"error-{code}" for source in sources for code in pattern.findall(source)}
