"""What tests need of the system. They never install it: `run.py test` does, see the tool."""

from pathlib import Path

import pytest

from tools.system_packages import Package, must_be_here


def needed(package: Package) -> Path:
    """Where it is. Without it a test is skipped, and fails where it should have been installed."""
    found = package.find()
    if found is not None:
        return found
    said = f"{package.name} is missing: python3 tools/system_packages.py says what can be done"
    if must_be_here():
        pytest.fail(said, pytrace=False)
    pytest.skip(said)
