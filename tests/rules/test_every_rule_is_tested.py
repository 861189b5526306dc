"""Every numbered rule of a game is named by a test, and no test names a rule that is not there."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs" / "games").glob("*.md"))
RULE = re.compile(r"^- \*{0,2}([A-Z]\d+)\b", re.MULTILINE)
ID = re.compile(r"\b[A-Z]\d+\b")


LATER = "## Not built yet"
# Where the numbering of the rules we follow ends; whatever is not built yet is listed as such.
LAST = {"battalia": {"A": 21, "C": 26, "Q": 13}}


def rules_of(doc: Path) -> set[str]:
    """The ids that stand at the head of a paragraph."""
    text = doc.read_text(encoding="utf-8").split("## Where it is")[0]
    return set(RULE.findall(text.split(LATER)[0]))


def later_rules_of(doc: Path) -> set[str]:
    """The ids that the page lists as not built yet."""
    _, _, text = doc.read_text(encoding="utf-8").partition(LATER)
    return set(RULE.findall(text.split("\n## ")[0]))


def named_by_tests(folder: Path) -> dict[str, set[str]]:
    """Which rules each test names at the start of its docstring, before the colon."""
    named: dict[str, set[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.get_docstring(node) or ""
                ids = set(ID.findall(re.split(r"[:.]", text, maxsplit=1)[0]))
                named[f"{path.name}::{node.name}"] = ids
    return named


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.stem)
def test_every_rule_is_named_by_a_test(doc: Path) -> None:
    tested = set().union(*named_by_tests(Path(__file__).parent / doc.stem).values())
    assert len(rules_of(doc)) > 10
    assert rules_of(doc) - tested == set(), "rules that no test names"


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.stem)
def test_every_test_names_a_rule(doc: Path) -> None:
    for test, ids in named_by_tests(Path(__file__).parent / doc.stem).items():
        assert ids, f"{test} names no rule"
        assert ids <= rules_of(doc), f"{test} names rules that are not there"


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.stem)
def test_no_rule_is_forgotten(doc: Path) -> None:
    """Every number up to the last is a rule of ours or listed as not built yet, never both."""
    now, later = rules_of(doc), later_rules_of(doc)
    assert now & later == set(), "built, but listed as not built yet"
    ends = LAST.get(doc.stem, {})
    wanted = {f"{letter}{number + 1}" for letter, end in ends.items() for number in range(end)}
    assert wanted == ((now | later) if wanted else later), "rules that are listed nowhere"


# -- the checklist --------------------------------------------------------------------------------

CHECKLIST = "## The checklist"


def checklist(doc: Path) -> str:
    """Every rule with the tests that name it, counted by file."""
    found: dict[str, Counter[str]] = {rule: Counter() for rule in rules_of(doc)}
    for test, ids in named_by_tests(Path(__file__).parent / doc.stem).items():
        for rule in ids & found.keys():
            found[rule][test.split("::")[0].removesuffix(".py")] += 1
    ordered = sorted(found, key=lambda rule: (rule[0], int(rule[1:])))
    return "\n".join(f"- [x] {rule}: {_counted(found[rule])}" for rule in ordered)


def _counted(tests: Counter[str]) -> str:
    return ", ".join(f"{name} ({count})" for name, count in sorted(tests.items()))


def with_checklist(doc: Path) -> str:
    """The page with its checklist brought up to date."""
    before, _, rest = doc.read_text(encoding="utf-8").partition(f"{CHECKLIST}\n")
    _, heading, after = rest.partition("\n## ")
    return f"{before}{CHECKLIST}\n\n{checklist(doc)}\n{heading}{after}"


CHECKED = [doc for doc in DOCS if CHECKLIST in doc.read_text("utf-8")]


@pytest.mark.parametrize("doc", CHECKED, ids=lambda doc: doc.stem)
def test_the_checklist_is_true(doc: Path) -> None:
    """`python -m tests.rules.test_every_rule_is_tested` writes it anew."""
    assert doc.read_text(encoding="utf-8") == with_checklist(doc)


if __name__ == "__main__":
    for page in DOCS:
        if CHECKLIST in page.read_text(encoding="utf-8"):
            page.write_text(with_checklist(page), encoding="utf-8")
