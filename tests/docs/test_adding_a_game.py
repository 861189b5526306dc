"""The way from an idea to a table, walked as the documents describe it."""

import re
from pathlib import Path

import pytest

from tests.docs.commands import ROOT, Command, lines_of
from tests.docs.walk import Walk

PAGES = ("docs/adding-a-game.md", "examples/README.md")
SOURCES = ("examples/liars-dice/src", "src/plansza/template/src")
EXCERPTS = re.findall(r"```python\n(.*?)```", (ROOT / PAGES[0]).read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda excerpt: excerpt.strip().splitlines()[0])
def test_an_excerpt_is_what_the_game_says(excerpt: str) -> None:
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")]
    assert any(excerpt in path.read_text("utf-8") for path in files), excerpt


@pytest.mark.once
@pytest.mark.parametrize("page", PAGES)
def test_every_step_can_be_taken(page: str, tmp_path: Path) -> None:
    """One after the other, in one folder, as somebody would who follows the page."""
    walk = Walk(tmp_path)
    steps = [Command(page, line) for line in lines_of(ROOT / page)]
    assert steps
    for step in steps:
        if not step.is_mention:
            walk.take(step)
