"""Lint and unit-test the scripts of the pages, where Node is.

python tools/check_scripts.py            what is missing here is said in a sentence and skipped
python tools/check_scripts.py --strict   what is missing is a failure: for the one job that must not
                                         lose a check
python tools/check_scripts.py --lock     renew tests/scripts/package-lock.json, and that of
                                         benchmarks/boardgame_io

The tests need nothing but Node. ESLint is installed into build/scripts, each package checked
against its hash; a registry that is out of reach skips it, a lock that does not fit is a failure.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "tests" / "scripts"  # what to install, the rules of the linter, and the tests
LOCKED = (OURS, ROOT / "benchmarks" / "boardgame_io")
LOCK = "package-lock.json"
INSTALLED = ROOT / "build" / "scripts"
STAMP = INSTALLED / "installed.txt"
CHECKED = ("src/plansza/web/static", "tests/scripts", "benchmarks/boardgame_io")
NEEDED = ("package.json", "package-lock.json", ".npmrc", "eslint.config.mjs")
OLDEST = (20, 19)  # reads modules in .js without being told; ESLint asks for it, too
OUR_FAULT = ("EUSAGE", "EINTEGRITY", "ERESOLVE", "EJSONPARSE")  # npm's codes; others are the line's
INSTALL = ("ci", "--ignore-scripts", "--prefer-offline")
UNCHECKED = "The page's scripts are not linted nor unit-tested"
UNLINTED = "The page's scripts are not linted"
PATIENCE = 300  # seconds for an installation


class Missing(Exception):
    """What is not there, and what is therefore not checked, in one sentence."""


class Failed(Exception):
    """A fault of this repository; its output says which."""


# --- Node ---------------------------------------------------------------------------------------


def node() -> str:
    """The Node to use."""
    found = shutil.which("node")
    if found is None:
        raise Missing(f"{UNCHECKED}: there is no Node here.")
    version = version_of(found)
    if version < OLDEST:
        here, oldest = (".".join(map(str, each)) for each in (version, OLDEST))
        raise Missing(f"{UNCHECKED}: Node {here} is older than {oldest}.")
    return found


def version_of(found: str) -> tuple[int, ...]:
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def unit_test(found: str) -> None:
    # Named one by one, for an older Node does not look for them by a pattern.
    tests = [str(test) for test in sorted(OURS.glob("*.test.mjs"))]
    quiet = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"  # the pages need no package.json
    run([found, quiet, "--test", "--test-reporter=dot", *tests], "the tests of the page's scripts")


def run(command: list[str], what: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        raise Failed(f"Failed: {what}.")


# --- The linter ---------------------------------------------------------------------------------


def lint(found: str) -> None:
    install()
    eslint = INSTALLED / "node_modules" / "eslint" / "bin" / "eslint.js"
    config = INSTALLED / "eslint.config.mjs"  # beside the packages that it imports
    run(
        [found, str(eslint), "--config", str(config), "--max-warnings=0", *CHECKED],
        "the linter of the page's scripts",
    )


def install() -> None:
    """Install the linter unless these very files are installed already."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(OURS / "eslint.config.mjs", INSTALLED / "eslint.config.mjs")
    wanted = hashlib.sha256(b"".join((OURS / name).read_bytes() for name in NEEDED[:3])).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    found = npm()
    STAMP.unlink(missing_ok=True)
    for name in NEEDED:
        shutil.copyfile(OURS / name, INSTALLED / name)
    print("Installing the linter of the page's scripts…", flush=True)
    # Nobody should wait for a line that is not there; a machine that tests for all may try again.
    patience = [] if os.environ.get("CI") else ["--fetch-retries=0"]
    said = complaint([found, *INSTALL, *patience], INSTALLED)
    if said is not None:
        code = re.search(r"code (E\w+)", said)
        if code and code[1] in OUR_FAULT:
            raise Failed(f"{said}Failed: tests/scripts/package-lock.json cannot be installed.")
        why = code[1] if code else "npm failed"
        raise Missing(f"{UNLINTED}: ESLint could not be installed ({why}).")
    STAMP.write_text(wanted, encoding="utf-8")


def npm() -> str:
    found = shutil.which("npm")
    if found is None:
        raise Missing(f"{UNLINTED}: there is no npm here.")
    return found


def complaint(command: list[str], folder: Path) -> str | None:
    """Run a command in a folder; what it said if it failed."""
    try:
        result = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return "code ETIMEDOUT\n"
    return None if result.returncode == 0 else result.stdout + result.stderr


def renew_lock(folder: Path) -> None:
    """Lock what package.json asks for, without the addresses that npm would add."""
    said = complaint([npm(), "update", "--package-lock-only", "--ignore-scripts"], folder)
    if said is not None:
        raise Failed(f"{said}Failed: renewing {LOCK} in {folder.relative_to(ROOT)}.")
    path = folder / LOCK
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


# --- The command --------------------------------------------------------------------------------


def check(strict: bool) -> int:
    """Test, then lint; what is missing costs the rest, and in a strict check the whole."""
    try:
        found = node()
        unit_test(found)
        lint(found)
    except Missing as missing:
        print(missing, flush=True)
        if os.environ.get("GITHUB_ACTIONS"):
            print(f"::warning::{missing}", flush=True)  # seen on the page of the run
        return 1 if strict else 0
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Lint and unit-test the scripts of the pages.")
    parser.add_argument("--strict", action="store_true", help="what is missing is a failure")
    parser.add_argument("--lock", action="store_true", help="renew the locks")
    asked = parser.parse_args(arguments)
    try:
        if not asked.lock:
            return check(asked.strict)
        for folder in LOCKED:
            renew_lock(folder)
    except (Failed, Missing) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
