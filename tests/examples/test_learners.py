"""The examples for learners run, where their packages are: they are too large for the locked tools.

pip install torch torchrl "ray[rllib]"
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.processes import run

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "learners"
NEEDS = {
    "with_torchrl.py": (("torchrl", "torch"), "--updates 2 --games 1", r"update 2: 1 games, \d+"),
    "with_rllib.py": (("ray.rllib", "torch"), "--updates 1 --moves 250", r"update 1: mean reward"),
}


def there(module: str) -> bool:
    """Whether a module can be imported, without importing more than its package."""
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


def test_every_example_is_here() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == set(NEEDS)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("name", NEEDS)
def test_it_learns_a_little(name: str) -> None:
    needed, options, said = NEEDS[name]
    missing = [module for module in needed if not there(module)]
    if missing:
        pytest.skip(f"{name} needs {', '.join(missing)}, which pip can install")
    done = run([sys.executable, str(FOLDER / name), *options.split()], cwd=ROOT)
    assert done.returncode == 0, done.stderr[-3000:]
    assert re.search(said, done.stdout), done.stdout
