"""The notebook runs from its first cell to its last, as it is, with all its games."""

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.web.helper import ENVIRONMENT, ROOT

pytestmark = [pytest.mark.once, pytest.mark.slow]
NOTEBOOK = ROOT / "examples" / "designing-a-variant.ipynb"
GAME = ROOT / "examples" / "liars-dice" / "src"
PATIENCE = 600  # seconds a cell; machines can be busy with other tests


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """Its code cells, after they ran in a kernel beside which the game lies."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    folder: Path = tmp_path_factory.mktemp("notebook")
    path = os.pathsep.join((ENVIRONMENT["PYTHONPATH"], str(GAME)))
    # What a kernel writes down for its user belongs to this test alone.
    own = {name: str(folder) for name in ("JUPYTER_RUNTIME_DIR", "IPYTHONDIR")}
    client = NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3")
    client.execute(env={**ENVIRONMENT, **own, "PYTHONPATH": path})
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def pictures(cell: Any) -> list[str]:
    """What a cell drew."""
    data = [output.get("data", {}) for output in cell.outputs]
    return [each["image/svg+xml"] for each in data if "image/svg+xml" in each]


def printed(cell: Any) -> str:
    """What a cell wrote."""
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")


def test_every_picture_is_drawn(cells: list[Any]) -> None:
    drawn = [len(pictures(cell)) for cell in cells]
    assert sum(drawn) == 5, "the balance, two lengths, a table, and one on a phone"
    assert drawn[-1] == 0


def test_it_plays_as_many_games_as_it_says(cells: list[Any]) -> None:
    assert "GAMES_EACH, SEATS, OPTIONS = 10_000, 3" in cells[0].source


def test_it_comes_to_a_conclusion(cells: list[Any]) -> None:
    said = printed(cells[-1]).splitlines()
    assert [line.split(":")[0] for line in said[::4]] == [
        "A wrong doubt costs one die",
        "A wrong doubt costs two dice",
    ]
    assert all(line.endswith(": even.") for line in said[1:4])
    assert said[6].startswith("  Seat 2")
    assert said[6].endswith(": unlucky."), "the text below says so"
    story = next(printed(cell) for cell in cells if "All cups up" in printed(cell))
    assert story.count("loses a die.") == 2, "a wrong doubt, as the variant has it"


def test_it_is_kept_without_what_it_printed() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    for cell in notebook.cells:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None
