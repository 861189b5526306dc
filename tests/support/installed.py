"""Packages installed for a test alone: beside the others, in a folder that goes with it."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.processes import run

# From a folder, with what is here: nothing is fetched.
OPTIONS = "--quiet --no-deps --no-index --no-build-isolation --disable-pip-version-check --upgrade"


def pip() -> list[str]:
    """The pip of this environment, or that of the Python it was made from."""
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    base = str(getattr(sys, "_base_executable", sys.executable))
    if run([base, "-m", "pip", "--version"]).returncode != 0:
        pytest.skip("there is no pip to install a package with")
    return [base, "-m", "pip", "--python", sys.executable]


def install(site: Path, package: str | Path) -> None:
    """Install the package of a folder, so that whoever has `site` in PYTHONPATH finds it."""
    command = [*pip(), "install", *OPTIONS.split(), "--target", str(site), str(package)]
    done = run(command, cwd=site.parent)
    assert done.returncode == 0, done.stderr
