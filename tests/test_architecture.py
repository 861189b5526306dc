"""How the house is built: arrows between its floors point one way."""

import ast
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "src" / "plansza"

# What each floor may import of the house, besides itself.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "words": {"core"},
    "bots": {"core", "games"},
    "conformance": {"core", "words", "bots"},
    "store": {"core"},
    "table": {"core", "games", "bots", "store"},
    "club": {"core", "games", "store", "table"},
    "show": {"core", "games", "words"},
    "process_pool": set(),
    "simulate": {"core", "games", "bots", "process_pool"},
    "bench": {"core", "games", "bots"},
    "llm": {"core", "games", "words", "bots", "client"},
    "mcp": {"words", "client"},
    "arena": {"core", "games", "bots", "words", "llm", "process_pool", "simulate"},
    "learning": {"core", "games", "bots"},
    "bridges": {"core", "games", "bots", "llm", "learning"},
    "gym": {"games", "bridges"},
    "lessons": {"core", "words", "bots"},
    "puzzles": {"core", "games", "bots", "process_pool"},
    "client": {"core", "games"},
    "web": {
        "core",
        "games",
        "words",
        "bots",
        "store",
        "table",
        "club",
        "lessons",
        "puzzles",
        "arena",  # its ratings
        "_compiled",
    },
}
# Those that need the standard library alone.
PURE = {"core", "games", "bots", "process_pool", "simulate", "bench"}
BUILD_MARK = "mypy_extensions"  # `core.native`: how mypyc is told of interpreted subclasses
# Numbers in memory that other programs see: only these may know of the package, and only
# learners load them.
LEARNERS = ["core/learners.py", "core/sheet.py"]
MEMORY = "librt"
MODULES = sorted(path.relative_to(FOLDER) for path in FOLDER.rglob("*.py"))


def floor_of(parts: tuple[str, ...]) -> str:
    """The part of the house that a module belongs to."""
    return parts[0].removesuffix(".py") if parts else ""


def imported(path: Path) -> list[tuple[str, ...]]:
    """The modules a file imports, anywhere in it; `from package import module` names the module."""
    found: list[str] = []
    for node in ast.walk(ast.parse((FOLDER / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [tuple(name.split(".")) for name in found]


def test_arrows_point_one_way() -> None:
    wrong = []
    for path in MODULES:
        floor = floor_of(path.parts)
        allowed = {floor, "COMPILED", *BELOW.get(floor, ())}
        for name in imported(path):
            if name[0] == "plansza" and floor in BELOW and not name[1].startswith("__"):
                wrong += [(path, name)] * (name[1] not in allowed)
    assert wrong == []


def test_the_rules_need_nothing_but_python() -> None:
    known = {"plansza", BUILD_MARK, *sys.stdlib_module_names}
    pure = [path for path in MODULES if floor_of(path.parts) in PURE]
    foreign = [(p, name) for p in pure for name in imported(p) if name[0] not in known]
    assert [name for p, name in foreign if p.as_posix() not in LEARNERS] == []
    assert {name[0] for p, name in foreign} == {MEMORY}


def test_a_game_never_imports_another() -> None:
    inside = [path for path in MODULES if path.parts[0] == "games" and len(path.parts) > 2]
    assert len(inside) > 100
    for path in inside:
        for name in imported(path):
            if name[:2] == ("plansza", "games"):
                assert name[2] == path.parts[1], (path, name)
