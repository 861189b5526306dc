#!/usr/bin/env python3
"""Set plansza up, play it and test it, with nothing but Python.

python3 run.py setup            make .venv and, where a C compiler is, the compiled rules
python3 run.py play [options]   open the tables in the browser; --lan lets the home network in
python3 run.py play GAME [args] play in the terminal
python3 run.py test [args]      check and test everything, or only run pytest with the arguments
python3 run.py bench [args]     measure
python3 run.py torture [args]   the tests that run for minutes
python3 run.py lint             ruff, mypy and the page's scripts alone
python3 run.py lock [args]      renew locks/*.txt (needs uv; `--upgrade` takes newer versions)
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is where an older Python is turned away
    found = ".".join(map(str, sys.version_info[:2]))
    sys.stderr.write(f"plansza needs Python 3.11 or newer; this is {found}.\n")
    sys.exit(2)

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = VENV / "plansza-stamps.json"
UNFINISHED = "unfinished"
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
LOG_NAME = "build/setup.log"
LOG_LIMIT = 1_000_000
COMPILE = ROOT / "tools" / "compile.py"
SCRIPTS = ROOT / "tools" / "check_scripts.py"
OPPONENTS = ROOT / "benchmarks" / "opponents"
COMPILE_FAILED_BEFORE = 3  # The answer of `tools/compile.py --check` for these very sources.

# The tests of what is compiled. Others need no second run; compiled classes are the stricter ones.
TWICE = ("arena", "bots", "conformance", "core", "golden", "properties", "rules")
ON_BOTH_BUILDS = [f"tests/{part}" for part in TWICE]

UV_OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"),
    *("--custom-compile-command", "python3 run.py lock", "--quiet"),
)

# Inside an activated .venv this is still the Python that .venv was made from.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

Stamps = dict[str, str]
Command = list[str | Path]
Stages = dict[str, Callable[[], int]]

MYPY: Command = [PYTHON, "-m", "mypy"]
PROVIDE: Command = [sys.executable, ROOT / "tools" / "system_packages.py"]


class Trouble(Exception):
    """What went wrong or is missing, in one sentence for whoever sits at the terminal."""

    def __init__(self, message: str, code: int = 1, output: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.output = output


# --- Running other programs ---------------------------------------------------------------------


def say(line: str) -> None:
    print(line, flush=True)


def logged(command: Command, env: Mapping[str, str] | None = None) -> int:
    """Run a command of the set-up with its output in the log, where it disturbs nobody."""
    with LOG.open("ab") as log:
        log.write(f"\n$ {shlex.join(map(str, command))}\n".encode())
        log.flush()
        return subprocess.run(
            command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        ).returncode


def must(command: Command, what: str, env: Mapping[str, str] | None = None) -> None:
    """Run a command of the set-up; if it fails, that is trouble, with all that it said."""
    start = LOG.stat().st_size if LOG.exists() else 0
    if logged(command, env) != 0:
        output = LOG.read_bytes()[start:].decode(errors="replace")
        raise Trouble(f"{what} failed (see {LOG_NAME}).", output=output)


def quiet(command: Command) -> int:
    """The exit code of a command whose output says nothing to anybody."""
    no = subprocess.DEVNULL
    return subprocess.run(command, cwd=ROOT, stdin=no, stdout=no, stderr=no).returncode


def hand_over(command: Command, env: Mapping[str, str] | None = None) -> int:
    """Give the terminal to a command until it ends.

    Ctrl+C reaches the command as well; it may save a game or ask first, so we wait for it.
    """
    interrupted = False
    process = subprocess.Popen(command, cwd=ROOT, env=env)
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            interrupted = True
            continue
        if interrupted and code != 0:
            raise KeyboardInterrupt
        return code if code >= 0 else 128 - code


@contextmanager
def meanwhile(command: Command) -> Iterator[Callable[[], int]]:
    """Run a command beside something else; what is given waits for it and shows what it said."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:

        def finish() -> int:
            print(process.communicate()[0], end="", flush=True)
            return process.returncode

        try:
            yield finish
        finally:
            process.kill()


# --- The set-up: .venv, locked packages, compiled rules -----------------------------------------


def interpreter() -> str:
    """What .venv was made from and for; if any of it changes, .venv has to be made anew."""
    return f"{sys.version} | {sys.base_prefix} | {ROOT}"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def load_stamps() -> Stamps:
    """What is already done in .venv; nothing if there is no sound .venv of this interpreter."""
    try:
        stamps: Stamps = json.loads(STAMPS.read_bytes())
    except (OSError, ValueError):
        return {}
    sound = stamps.get("python") == interpreter() and UNFINISHED not in stamps and PYTHON.exists()
    return stamps if sound else {}


def save_stamps(stamps: Stamps) -> None:
    unfinished = STAMPS.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(stamps, indent=1), encoding="utf-8")
    os.replace(unfinished, STAMPS)


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
    """The command that installs into .venv just what it is told, with no look at anything newer.

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
    command = pip_install(stamps, "--require-hashes", "-r", lock)
    once(stamps, name, digest(lock), f"Installing {len(packages)} packages…", command)


def install_ours(stamps: Stamps, name: str, folder: Path) -> None:
    """Let .venv import a package of this checkout, so that an edited source counts at once."""
    command = pip_install(stamps, "-e", folder)
    once(stamps, name, digest(folder / "pyproject.toml"), f"Installing {name}…", command)


@contextmanager
def alone() -> Iterator[None]:
    """Let one set-up at a time into .venv, so that two terminals do not spoil each other's."""
    BUILD.mkdir(exist_ok=True)
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (BUILD / "setup.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up to end…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def set_up(*locks: str, compiled: bool = True, again: bool = True, strict: bool = False) -> str:
    """Bring .venv and the compiled rules up to date; why the rules run interpreted, or ""."""
    with alone():
        if LOG.exists() and LOG.stat().st_size > LOG_LIMIT:
            LOG.unlink()
        stamps = load_stamps() or make_venv()
        for name in ("play", *locks):
            install(stamps, name)
        install_ours(stamps, "plansza", ROOT)
        if "test" in locks or "bench" in locks:
            install_ours(stamps, "plansza-opponents", OPPONENTS)
        if not compiled:
            return "not asked for"
        if os.environ.get("PLANSZA_PURE"):
            return "PLANSZA_PURE is set"
        if not pyproject()["tool"]["plansza"]["compiled"]:
            return "no module is listed to be compiled"
        return cannot_compile_here() or compile_rules(stamps, again, strict)


def compiler() -> str | None:
    """The C compiler to use: the one asked for, else the one Python was built with, else any."""
    if sys.platform == "win32":
        return shutil.which("cl")
    if sys.platform == "darwin" and quiet(["xcode-select", "-p"]) != 0:
        return None  # There, /usr/bin/cc is a stub that only offers to install the real one.
    asked = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((each for each in asked if each and shutil.which(shlex.split(each)[0])), None)


def cannot_compile_here() -> str:
    """What this machine lacks to compile the rules, or ""."""
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers were not found"
    return ""


def compile_rules(stamps: Stamps, again: bool, strict: bool) -> str:
    """Compile the rules unless that is done; why they stay interpreted, or "".

    Nobody needs this to play, so a failure is only told, and not tried again before something
    has changed or someone asks for it. For a strict run, a test, it is a failure like others.
    """
    try:
        install_compiler(stamps, again)
        state = quiet([PYTHON, COMPILE, "--check"])
        if state == COMPILE_FAILED_BEFORE and not again:
            raise Trouble(f"compiling the rules failed (see {LOG_NAME}).")
        if state != 0:
            say("Compiling the rules (about a minute, once)…")
            env = {**os.environ, "CC": compiler() or ""}
            must([PYTHON, COMPILE], "compiling the rules", env)
    except Trouble as trouble:
        if strict:
            raise
        return str(trouble).rstrip(".")
    return ""


def install_compiler(stamps: Stamps, again: bool) -> None:
    """Install mypyc; offline, do not let every game wait for an attempt that cannot succeed."""
    failure = f"installing the compiler failed (see {LOG_NAME})."
    lock = digest(lock_file("compile"))
    if stamps.get("no compiler") == lock and not again:
        raise Trouble(failure)
    try:
        install(stamps, "compile")
    except Trouble as trouble:
        stamps["no compiler"] = lock
        save_stamps(stamps)
        raise Trouble(failure, output=trouble.output) from trouble


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


# --- The commands -------------------------------------------------------------------------------


def do_setup(arguments: list[str]) -> int:
    reason = set_up()
    say(f"Ready, interpreted: {reason}." if reason else "Ready, compiled.")
    return 0


def do_play(arguments: list[str]) -> int:
    reason = set_up(again=False)
    tell_once(reason)
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    command = ["play"] if in_terminal else ["serve", "--open"]
    return hand_over([PYTHON, "-m", "plansza", *command, *arguments])


def tell_once(reason: str) -> None:
    """Say why the rules run interpreted, but not before every game again."""
    stamps = load_stamps()
    if reason != stamps.get("told", ""):
        if reason:
            say(f"The rules run interpreted, only slower: {reason}.")
        stamps["told"] = reason
        save_stamps(stamps)


def do_bench(arguments: list[str]) -> int:
    # "compile" brings setuptools, from which the sources of chess are built.
    reason = set_up("compile", "bench")
    if reason:
        say(f"Measuring interpreted rules: {reason}.")
    return hand_over([PYTHON, "-m", "plansza", "bench", *arguments])


def do_test(arguments: list[str]) -> int:
    hand_over(PROVIDE)
    if arguments:
        set_up("test", compiled=False)
        return pytest(arguments, pure=True)
    start = time.monotonic()
    set_up("test", compiled=False)
    with meanwhile(MYPY) as checked:  # the compiler leaves a processor idle for a good while
        reason = set_up("test", strict=True)
        stages = {**lint_stages(), "mypy": checked, **test_stages(compiled=not reason)}
        code = run_stages(stages)
    if code == 0:
        missing = f" (not compiled: {reason})" if reason else ""
        say(f"All good in {time.monotonic() - start:.0f} s: {', '.join(stages)}{missing}.")
    return code


def test_stages(compiled: bool) -> Stages:
    """All tests on the compiled rules, and those of the rules on the sources as well; where nothing
    is compiled, all on the sources."""
    if not compiled:
        return {"interpreted tests": lambda: pytest(["-n", "2", "-q"], pure=True)}
    again = ["-m", "not torture and not once", *ON_BOTH_BUILDS]
    return {
        "compiled tests": lambda: pytest(["-n", "2", "-q"]),
        "interpreted tests": lambda: pytest(["-n", "2", "-q", *again], pure=True),
    }


def do_torture(arguments: list[str]) -> int:
    hand_over(PROVIDE)
    set_up("test", strict=True)
    return pytest(["-m", "torture", "-o", "faulthandler_timeout=0", *arguments])


def do_lint(arguments: list[str]) -> int:
    set_up("test", compiled=False)
    return run_stages(lint_stages())


def lint_stages() -> Stages:
    return {
        "ruff check": lambda: hand_over([PYTHON, "-m", "ruff", "check", "--quiet"]),
        "ruff format": lambda: hand_over([PYTHON, "-m", "ruff", "format", "--check", "--quiet"]),
        "mypy": lambda: hand_over(MYPY),
        "the page's scripts": lambda: hand_over([PYTHON, SCRIPTS]),
    }


def run_stages(stages: Stages) -> int:
    """Run one stage after the other; the first that fails ends it."""
    for name, stage in stages.items():
        say(f"— {name}")
        code = stage()
        if code != 0:
            say(f"Failed: {name} (exit code {code}).")
            return code
    return 0


def pytest(arguments: list[str], pure: bool = False) -> int:
    """Run pytest on the sources, or else on the compiled build if there is one."""
    env = {name: value for name, value in os.environ.items() if name != "PLANSZA_PURE"}
    if pure:
        env["PLANSZA_PURE"] = "1"
    return hand_over([PYTHON, "-m", "pytest", *arguments], env)


def do_lock(arguments: list[str]) -> int:
    """Renew the locks. All take the versions of the test lock, so that they fit into one .venv."""
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("`lock` needs uv on PATH (`pip install uv`).", code=2)
    for name in ("test", "play", "compile", "bench"):
        say(f"Locking {name}…")
        lock = lock_file(name).relative_to(ROOT).as_posix()
        command = [uv, "pip", "compile", "pyproject.toml", "-", "--output-file", lock, *UV_OPTIONS]
        if name != "play":
            command += ["--extra", name]
        if name != "test":
            command += ["--constraint", "locks/test.txt"]
        # What plansza is built with must be locked as well, to install it without isolation.
        build_requires = "\n".join(pyproject()["build-system"]["requires"])
        code = subprocess.run(
            [*command, *arguments], cwd=ROOT, input=build_requires, text=True
        ).returncode
        if code != 0:
            return code
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": do_setup,
    "play": do_play,
    "test": do_test,
    "bench": do_bench,
    "torture": do_torture,
    "lint": do_lint,
    "lock": do_lock,
}


def main(arguments: list[str]) -> int:
    name, *rest = arguments or ["--help"]
    if name in ("-h", "--help"):
        print(__doc__)
        return 0 if arguments else 2
    try:
        if name not in COMMANDS:
            raise Trouble(f"there is no `{name}`; there are {', '.join(COMMANDS)}.", code=2)
        if rest and name in ("setup", "lint"):
            raise Trouble(f"`{name}` takes no arguments.", code=2)
        return COMMANDS[name](rest)
    except Trouble as trouble:
        print(f"{trouble.output}plansza: {trouble}", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        print()
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
