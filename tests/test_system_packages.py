"""What the system lacks is installed in one visible step, or missed in words."""

import os
from pathlib import Path

import pytest

from tests.support.system import needed
from tools import system_packages
from tools.system_packages import Package, must_be_here, provide

pytestmark = pytest.mark.once

# It installs by making a file of that name beside itself, once it has been told to update.
APT_GET = """#!/bin/sh
here=$(dirname "$0")
echo "$@" >> "$here/asked"
if [ "$1" = update ]; then /bin/touch "$here/updated"; exit 0; fi
if [ ! -e "$here/updated" ]; then echo "Unable to locate package" >&2; exit 100; fi
[ -x "$here/policy" ] || exit 1
for name; do /bin/touch "$here/$name"; done
"""


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with an apt-get of its own; we are root there."""
    apt_get = tmp_path / "apt-get"
    apt_get.write_text(APT_GET)
    apt_get.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(system_packages, "POLICY", tmp_path / "policy")
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def package(system: Path, name: str) -> Package:
    path = system / name
    return Package(name, lambda: path if path.exists() else None, f"the tests of {name}")


def test_what_is_missing_is_installed_at_once(
    system: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packages = [package(system, name) for name in ("oak", "elm", "ash")]
    (system / "oak").touch()
    provide(packages)
    assert capsys.readouterr().out == "Installing elm, ash…\n"
    assert all(each.find() for each in packages)
    asked = (system / "asked").read_text().splitlines()
    assert [line.split()[0] for line in asked] == ["install", "update", "install"]
    assert asked[0].endswith(" elm ash")
    assert not (system / "policy").exists()
    provide(packages)
    assert capsys.readouterr().out == ""
    assert needed(packages[0]) == system / "oak"


def test_what_cannot_be_installed_fails(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    elm = package(system, "elm")
    (system / "apt-get").write_text("#!/bin/sh\necho no network >&2\nexit 100\n")
    provide([elm])
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Installing elm…", "That failed: no network"]
    assert said[2].startswith("There is no elm, so the tests of elm fail")
    with pytest.raises(pytest.fail.Exception, match="elm is missing"):
        needed(elm)


def test_what_we_may_not_install_is_missed_in_words(
    system: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    elm = package(system, "elm")
    provide([elm])
    assert capsys.readouterr().out == (
        "There is no elm, so the tests of elm are skipped "
        "(on Debian and Ubuntu: apt-get install elm).\n"
    )
    assert not (system / "asked").exists()
    with pytest.raises(pytest.skip.Exception, match="elm is missing"):
        needed(elm)
    monkeypatch.setenv("CI", "true")  # there nothing is skipped in silence
    assert must_be_here()
    with pytest.raises(pytest.fail.Exception):
        needed(elm)


def test_nothing_else_installs_anything() -> None:
    """No fixture, and no other tool."""
    root = Path(__file__).resolve().parent.parent
    parts = [root / part for part in ("tests", "tools", "benchmarks")]
    files = [path for part in parts for path in part.rglob("*.py")]
    files.remove(root / "tests" / "deploy" / "test_files.py")  # which reads how an image is made
    callers = {path.name for path in files if "apt-get" in path.read_text("utf-8")}
    assert callers == {"system_packages.py", Path(__file__).name}
