"""The rooms of the server stand on `common`; it knows none of them."""

import ast
from pathlib import Path

import plansza.web

FOLDER = Path(plansza.web.__file__).parent


def imported(path: Path) -> list[str]:
    """The modules that a file imports, anywhere in it."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]


def test_what_is_common_knows_no_room() -> None:
    modules = sorted((FOLDER / "common").glob("*.py"))
    assert len(modules) > 5
    own = [(path.name, name) for path in modules for name in imported(path)]
    inside = [each for each in own if each[1].startswith("plansza.web.")]
    assert [each for each in inside if not each[1].startswith("plansza.web.common")] == []
