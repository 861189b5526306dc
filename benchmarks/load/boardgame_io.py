"""Installs boardgame.io from the npm registry, where Node is, each package checked by its hash."""

import hashlib
import shutil
from pathlib import Path

from tools import check_scripts

ROOT = Path(__file__).resolve().parents[2]
OURS = ROOT / "benchmarks" / "boardgame_io"
INSTALLED = ROOT / "build" / "boardgame_io"
STAMP = INSTALLED / "installed.txt"
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
SERVER = "server.cjs"


class Missing(Exception):
    """What is not there, in words."""


def command() -> list[str]:
    """How its server is started."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Missing("there is no Node here")
    install(npm)
    shutil.copyfile(OURS / SERVER, INSTALLED / SERVER)  # beside the packages that it needs
    return [node, str(INSTALLED / SERVER)]


def install(npm: str) -> None:
    """Install what is locked, unless it is there."""
    wanted = hashlib.sha256(b"".join((OURS / name).read_bytes() for name in PACKAGES)).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in PACKAGES:
        shutil.copyfile(OURS / name, INSTALLED / name)
    said = check_scripts.complaint([npm, *check_scripts.INSTALL], INSTALLED)
    if said is not None:
        raise Missing(f"its packages could not be installed: {said.strip().splitlines()[-1]}")
    STAMP.write_text(wanted, encoding="utf-8")
