"""The wheels hold all that the package needs, and say for which systems they are."""

import os
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from plansza import COMPILED, __version__
from tests.web.helper import ROOT, Server, browser
from tools.setup.rules import COMPILER
from tools.wheels import pack_pure, this_system

SOURCES = ROOT / "src"
EXTRAS = {"arena", "postgres", "redis", "ray"}


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return pack_pure(tmp_path_factory.mktemp("pure"))


def our_files() -> set[str]:
    found = (path for path in SOURCES.rglob("*") if path.is_file())
    return {
        path.relative_to(SOURCES).as_posix() for path in found if "__pycache__" not in path.parts
    }


def about(wheel: Path, name: str) -> Message:
    with zipfile.ZipFile(wheel) as file:
        text = file.read(f"plansza-{__version__}.dist-info/{name}").decode()
    return Parser().parsestr(text)


def test_the_pure_wheel_holds_the_whole_package(pure: Path) -> None:
    names = set(zipfile.ZipFile(pure).namelist())
    assert our_files() <= names
    assert {Path(name).suffix for name in names} >= {".py", ".ftl", ".md", ".html", ".css", ".js"}
    assert "plansza/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "plansza/_build/"))]
    assert pure.name == f"plansza-{__version__}-py3-none-any.whl"


def test_the_wheel_says_what_it_is(pure: Path) -> None:
    metadata = about(pure, "METADATA")
    assert (metadata["Name"], metadata["Version"]) == ("plansza", __version__)
    assert set(metadata.get_all("Provides-Extra", [])) >= EXTRAS
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert "Project-URL" not in metadata
    assert str(metadata.get_payload()).startswith("# plansza")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the compiled wheel of this build is installed."""
    if not COMPILED:
        pytest.skip("there is no compiled build of these sources")
    if not (COMPILER / "wheel").is_dir():
        pytest.skip("the tool that packs wheels comes with the compiler (`run.py setup`)")
    folder = tmp_path_factory.mktemp("compiled")
    pack = [sys.executable, "-m", "tools.wheels", str(folder), "compiled"]
    env = {**os.environ, "PYTHONPATH": str(COMPILER)}
    subprocess.run(pack, cwd=ROOT, env=env, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    target = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target"]
    subprocess.run([*pip, str(target), str(wheel)], check=True, capture_output=True)
    return target


def version(site: Path, **env: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "PLANSZA_PURE"}
    return subprocess.run(
        [sys.executable, "-m", "plansza", "--version"],
        cwd=site.parent,
        env={**clean, "PYTHONPATH": str(site), **env},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


class SiteServer(Server):
    """A server of an installed package."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))}
        super().__init__(folder)


@pytest.mark.slow
def test_the_compiled_wheel_runs_compiled_and_serves_pages(installed: Path, tmp_path: Path) -> None:
    assert version(installed) == f"plansza {__version__} (compiled)"
    assert version(installed, PLANSZA_PURE="1") == f"plansza {__version__} (interpreted)"
    (wheel,) = installed.parent.glob("*.whl")
    assert wheel.name == f"plansza-{__version__}-{this_system()}.whl"
    wheel_file = about(wheel, "WHEEL")
    assert wheel_file.get_all("Tag") == [str(this_system())]
    assert wheel_file["Root-Is-Purelib"] == "false"
    server = SiteServer(installed, tmp_path)
    try:
        with browser(base_url=server.url) as http:
            assert "Drako" in http.get("/").text
            assert http.get("/g/spor").status_code == 200
    finally:
        server.stop()


@pytest.mark.slow
def test_a_compiled_wheel_whose_source_was_edited_runs_interpreted(installed: Path) -> None:
    source = installed / "plansza" / "core" / "values.py"
    before = source.read_bytes()
    source.write_bytes(before + b"\n")
    try:
        assert version(installed) == f"plansza {__version__} (interpreted)"
    finally:
        source.write_bytes(before)
