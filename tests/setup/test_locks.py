"""The locks pin everything, and agree."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.setup.environment import BUILDER, entry_of, lock_file

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: Path) -> dict[str, set[str]]:
    """The requirement lines of each locked package: its versions, with their markers."""
    found: dict[str, set[str]] = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([A-Za-z0-9][\w.-]*)(\[.*\])?(==.*?) *\\?$", line):
            found.setdefault(normal(match[1]), set()).add(match[3])
    return found


def test_there_are_locks() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "compile", "host", "play", "test"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_hashes_and_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    code = re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)
    requirements = re.split(r"\n(?=\S)", code.strip())
    assert requirements
    pinned = re.compile(
        r"[a-z0-9][^\s=]*==[^\s;]+( ;[^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"
    )
    assert [each for each in requirements if not pinned.fullmatch(each)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_covers_what_pyproject_asks_for(lock: Path) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    wanted = [
        *pyproject["build-system"]["requires"],
        *project["optional-dependencies"].get(lock.stem, []),
    ]
    if lock.stem != "compile":  # the compiler lies in a folder of its own
        wanted += project["dependencies"]
    names = {normal(re.split(r"[^\w.-]", each)[0]) for each in wanted}
    assert names <= locked(lock).keys()


@pytest.mark.parametrize("name", ["bench", "test"])
def test_what_builds_sources_comes_first(name: str) -> None:
    """It is installed alone, and pip checks hashes of the whole entry."""
    entry = entry_of(lock_file(name), BUILDER)
    first, *others = entry.splitlines()
    assert re.fullmatch(r"setuptools==[\d.]+ \\", first)
    assert [line for line in others if line.startswith("    --hash=sha256:")]
    assert [line for line in others if not line.startswith("    ")] == []


def test_the_locks_agree() -> None:
    """On versions: what one needs on a single system, another may need on all."""
    known: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, lines in locked(lock).items():
            versions = {line.partition(" ;")[0] for line in lines}
            assert known.setdefault(name, versions) == versions
