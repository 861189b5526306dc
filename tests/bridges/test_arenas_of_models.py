"""The bridges to TextArena and kaggle-environments against these packages themselves.

They bring hundreds of megabytes, so they are no part of the locked test tools: this installs them
into an environment of its own, once a run.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.helper import ROOT

HERE = Path(__file__).parent
pytestmark = pytest.mark.torture


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python that has both packages."""
    folder = tmp_path_factory.mktemp("arenas") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    found = str(folder / "bin" / "python")
    install = [found, "-m", "pip", "install", "--quiet"]
    subprocess.run([*install, "-r", str(HERE / "interfaces-need.txt")], check=True)
    subprocess.run([*install, "--no-deps", "-r", str(HERE / "interfaces.txt")], check=True)
    return found


@pytest.mark.parametrize("arena", ["textarena", "kaggle"])
def test_whole_games_in_the_arena_itself(python: str, arena: str) -> None:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PLANSZA_PURE": "1"}
    done = subprocess.run(
        [python, "-m", "tests.bridges.arenas", arena],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)
