"""The .venv of the checkout: made once, filled from the locks, made anew when it must be."""

import hashlib
import json
import os
import re
import sys
from pathlib import Path

from tools.setup.programs import (
    BASE_PYTHON,
    BUILD,
    ROOT,
    Command,
    Trouble,
    alone,
    logged,
    must,
    quiet,
    replace_text,
    say,
    shorten_log,
    text_of,
)

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = VENV / "plansza-stamps.json"
UNFINISHED = "unfinished"
BUILDER = "setuptools"
OPPONENTS = ROOT / "benchmarks" / "opponents"

Stamps = dict[str, str]


def set_up(*locks: str) -> None:
    """Bring .venv up to date: what playing needs, and these locks."""
    with alone("setup"):
        shorten_log()
        stamps = load_stamps() or make_venv()
        for name in ("play", *locks):
            install(stamps, name)
        install_ours(stamps, "plansza", ROOT)
        if "test" in locks or "bench" in locks:
            install_ours(stamps, "plansza-opponents", OPPONENTS)


def interpreter() -> str:
    """What .venv was made from and for; if any of it changes, .venv has to be made anew."""
    return f"{sys.version} | {sys.base_prefix} | {ROOT}"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def load_stamps() -> Stamps:
    """What is already done in .venv; nothing if there is no sound .venv of this interpreter."""
    try:
        stamps: Stamps = json.loads(text_of(STAMPS))
    except ValueError:
        return {}
    sound = stamps.get("python") == interpreter() and UNFINISHED not in stamps and PYTHON.exists()
    return stamps if sound else {}


def save_stamps(stamps: Stamps) -> None:
    replace_text(STAMPS, json.dumps(stamps, indent=1))


def once(stamps: Stamps, name: str, stamp: str, line: str, command: Command) -> None:
    """Run a step of the set-up unless it was already done like this.

    While it runs, .venv is marked: if nobody takes the mark away, the step was cut short and may
    have left half a package, so that the next run makes .venv anew.
    """
    if stamps.get(name) == stamp:
        return
    say(line)
    stamps.pop(name, None)
    save_stamps({**stamps, UNFINISHED: name})
    try:
        must(command, line.rstrip("…").lower())
        stamps[name] = stamp
    except Trouble:  # pip took back what it had begun.
        save_stamps(stamps)
        raise
    save_stamps(stamps)


def make_venv() -> Stamps:
    """Make .venv, with a pip of its own or served by the pip of the Python that runs us.

    Some systems ship Python without ensurepip, which only a pip inside .venv needs.
    """
    venv: Command = [BASE_PYTHON, "-m", "venv", "--clear", VENV]
    ensurepip = quiet([BASE_PYTHON, "-c", "import ensurepip"]) == 0
    if not ensurepip and quiet([BASE_PYTHON, "-m", "pip", "--version"]) != 0:
        raise Trouble(
            "this Python has no pip: install it (`apt install python3-venv` on Debian and Ubuntu, "
            "the full Python package elsewhere) and run this again.",
            code=2,
        )
    say(f"Making .venv for Python {sys.version_info[0]}.{sys.version_info[1]}…")
    if ensurepip and logged(venv) == 0:
        pip = "venv"
    else:
        must([*venv, "--without-pip"], "making .venv")
        pip = "base"
    stamps = {"python": interpreter(), "pip": pip}
    save_stamps(stamps)
    return stamps


def pip_install(stamps: Stamps, *what: str | Path) -> Command:
    """The command that installs just what it is told, with no look at anything newer.

    Without build isolation: whatever a package needs to be built comes from a lock, too.
    """
    pip: Command = [PYTHON, "-m", "pip"]
    if stamps["pip"] == "base":
        pip = [BASE_PYTHON, "-m", "pip", "--python", PYTHON]
    options = ("--disable-pip-version-check", "--no-input", "--no-deps", "--no-build-isolation")
    return [*pip, "install", *options, *what]


def lock_file(name: str) -> Path:
    return ROOT / "locks" / f"{name}.txt"


def locked_packages(name: str) -> set[str]:
    lines = lock_file(name).read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if "==" in line and line[0].isalnum()}


def install(stamps: Stamps, name: str) -> None:
    """Install what a lock names, each file checked against its hash."""
    packages = locked_packages(name)
    if name != "play":
        packages -= locked_packages("play")
    lock = lock_file(name)
    if BUILDER in packages:
        install_builder(stamps, lock)
    command = pip_install(stamps, "--require-hashes", "-r", lock)
    once(stamps, name, digest(lock), f"Installing {len(packages)} packages…", command)


def install_builder(stamps: Stamps, lock: Path) -> None:
    """Some packages of a lock come as sources: what builds them must be there before them, and the
    one that comes with a new .venv, if any does, may be too old."""
    wanted = BUILD / f"{BUILDER}.txt"
    wanted.parent.mkdir(exist_ok=True)
    wanted.write_text(entry_of(lock, BUILDER), encoding="utf-8")
    command = pip_install(stamps, "--require-hashes", "-r", wanted)
    once(stamps, BUILDER, digest(wanted), f"Installing {BUILDER}…", command)


def entry_of(lock: Path, package: str) -> str:
    """A package as a lock names it, with its hashes."""
    entries = re.split(r"^(?=\S)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return next(entry for entry in entries if entry.startswith(f"{package}=="))


def install_ours(stamps: Stamps, name: str, folder: Path) -> None:
    """Let .venv import a package of this checkout, so that an edited source counts at once."""
    command = pip_install(stamps, "-e", folder)
    once(stamps, name, digest(folder / "pyproject.toml"), f"Installing {name}…", command)
