"""The examples of docs/research.md run as they stand, in order."""

import re

import pytest

from tests.docs.commands import ROOT

pytestmark = pytest.mark.once  # nothing here depends on the build


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert len(examples) == 5
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "docs/research.md", "exec"), names)
    said = capsys.readouterr().out
    assert re.search(r"^Box\(0, .*, \(\d+,\), uint8\) reward -?1.0$", said, flags=re.MULTILINE)
    assert re.search(r"^[1-9]\d* games ended$", said, flags=re.MULTILINE)
    assert re.search(r"^{'player_0': -?[\d.]+, .*'player_3'", said, flags=re.MULTILINE)
