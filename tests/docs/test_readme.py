"""The README's examples run, in order, as a reader would run them."""

import re
from pathlib import Path

import pytest

from tests.docs.commands import ROOT, pages

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "README.md", "exec"), names)
    assert "Outcome(" in capsys.readouterr().out
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_first_example_is_short() -> None:
    first = re.search(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert first is not None
    assert len([line for line in first[1].splitlines() if line.strip()]) <= 12


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        file, _, section = target.partition("#")
        goal = page.parent / file if file else page
        assert goal.exists(), f"{page.name} points to {target}, which is not there"
        assert not section or section in sections(goal), f"{goal.name} has no section {section}"


def sections(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


def test_the_examples_of_the_page_on_bots_run() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    exec(compile(example, "bots.md", "exec"), {})
