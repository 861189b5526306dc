"""Write the lines of every `copy` from the annotations of its class.

    python tools/copies.py            write them
    python tools/copies.py --check    only tell which files are out of date

A copy that is written out is several times as fast as any loop over fields, and easily forgets one.
Here a class declares its fields once; in its method `copy` or `copy_into` the lines that begin with
`twin.` are ours, in the order of the fields. All other lines are left alone.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src/plansza/games/**/*.py", "tests/conformance/toy.py", "tests/support/parry.py")
METHODS = ("copy", "copy_into")
KEPT = ("derived", "shared")  # where a class names the fields that its copies share
OF_A_POSITION = {"setup": "Setup", "chance": "Chance", "reveals": "int", "result": "Outcome | None"}
# What may be shared by copies, because nobody changes it.
SHARED = {"int", "str", "bool", "float", "Setup", "Options", "Outcome"}
FLAT = {f"list[{name}]" for name in SHARED}
NESTED = {"list[list[int]]"}


class Unknown(Exception):
    """A type of which this tool does not know how it is copied."""


def value_of(name: str, kind: str) -> str:
    """How a field of this type is copied."""
    value = f"self.{name}"
    if kind.removesuffix(" | None") in SHARED:
        return value
    if kind in FLAT:
        return f"{value}[:]"
    if kind == "Pair":
        return f"[{value}[0][:], {value}[1][:]]"
    if kind in NESTED:
        return f"[each[:] for each in {value}]"
    if kind.isidentifier() and kind[0].isupper():  # a state, or the chance
        return f"{value}.copy()"
    raise Unknown(f"how is “{name}: {kind}” copied?")


def fields(node: ast.ClassDef) -> dict[str, str]:
    """The fields that a class declares, with their types; a position has some by birth."""
    bases = {ast.unparse(base) for base in node.bases}
    found = dict(OF_A_POSITION) if "Position" in bases else {}
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            kind = ast.unparse(statement.annotation).strip("'\"")
            if not kind.startswith("ClassVar"):
                found[statement.target.id] = kind
    return found


def shared(node: ast.ClassDef) -> list[str]:
    """The fields that are replaced, never changed: those that follow from others, and some more."""
    names: list[str] = []
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) in KEPT:
            assert statement.value is not None
            names += ast.literal_eval(statement.value)
    return names


def lines_for(node: ast.ClassDef) -> Iterator[str]:
    """The lines that copy all fields of a class."""
    kept = shared(node)
    for name, kind in fields(node).items():
        value = f"self.{name}" if name in kept else value_of(name, kind)
        yield f"        twin.{name} = {value}\n"


def is_ours(statement: ast.stmt) -> bool:
    """Whether this is a line `twin.name = …`."""
    if not isinstance(statement, ast.Assign):
        return False
    target = statement.targets[0]
    named = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
    return named and ast.unparse(target).startswith("twin.")


def blocks(tree: ast.Module) -> Iterator[tuple[int, int, list[str]]]:
    """The first line, the line after the last, and the lines that belong there."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name in METHODS:
                ours = [statement for statement in method.body if is_ours(statement)]
                if ours:
                    end = ours[-1].end_lineno or ours[-1].lineno
                    yield ours[0].lineno - 1, end, list(lines_for(node))


def rewritten(text: str) -> str:
    """The text of a module with all its copies up to date."""
    lines = text.splitlines(keepends=True)
    for first, after, wanted in sorted(blocks(ast.parse(text)), reverse=True):
        lines[first:after] = wanted
    return "".join(lines)


def main(arguments: list[str]) -> int:
    """Write or check every file; the number of those that were out of date, at most 1."""
    stale = 0
    for path in sorted(path for place in PLACES for path in ROOT.glob(place)):
        text = path.read_text(encoding="utf-8")
        try:
            new = rewritten(text)
        except Unknown as error:
            sys.exit(f"{path.relative_to(ROOT)}: {error}")
        if new != text:
            stale = 1
            print(path.relative_to(ROOT))
            if "--check" not in arguments:
                path.write_text(new, encoding="utf-8")
    return stale if "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
