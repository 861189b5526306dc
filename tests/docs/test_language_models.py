"""The pages about language models and secrecy: their examples run, and what they name is there."""

import re

import pytest

from tests.docs.commands import ROOT

PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in
         ("language-models", "mcp", "secrecy")}  # fmt: skip


@pytest.mark.parametrize(("page", "count"), [("language-models", 2), ("secrecy", 1)])
def test_the_examples_run(page: str, count: int) -> None:
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", PAGES[page], flags=re.DOTALL)
    assert len(examples) == count
    for example in examples:
        exec(compile(example, f"{page}.md", "exec"), names)


def test_the_page_on_secrecy_names_tests_that_are_there() -> None:
    named = set(re.findall(r"tests/[\w/.]+\w", PAGES["secrecy"]))
    assert len(named) > 6
    for path in named:
        assert (ROOT / path).exists(), path


def test_the_page_on_mcp_names_every_tool() -> None:
    from plansza.mcp.server import make_server
    from plansza.mcp.tables import Callers

    server = make_server(Callers("http://127.0.0.1:9", "en"), lambda ctx: "")
    rows = "".join(line for line in PAGES["mcp"].splitlines() if line.startswith("|"))
    assert set(re.findall(r"`(\w+)`", rows)) == {
        tool.name for tool in server._tool_manager.list_tools()
    }
