#!/usr/bin/env python3
"""Set plansza up, play it and test it, with nothing but Python.

python3 run.py setup            make .venv and, where a C compiler is, the compiled rules
python3 run.py play [options]   open the tables in the browser; --lan lets the home network in.
                                Nobody waits for the compiler: it works meanwhile
python3 run.py play GAME [args] play in the terminal
python3 run.py test [args]      check and test everything, or only run pytest with the arguments
python3 run.py bench [args]     measure
python3 run.py torture [args]   the tests that run for minutes
python3 run.py lint             ruff, mypy and the page's scripts alone
python3 run.py wheel            pack dist/*.whl: one for any system, one compiled for this one
python3 run.py lock [args]      renew locks/*.txt (needs uv; `--upgrade` takes newer versions)
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is where an older Python is turned away
    found = ".".join(map(str, sys.version_info[:2]))
    sys.stderr.write(f"plansza needs Python 3.11 or newer; this is {found}.\n")
    sys.exit(2)

import os
import shutil
import subprocess
import time
from collections.abc import Callable

from tools.setup.background import compiling_meanwhile
from tools.setup.environment import PYTHON, lock_file, set_up
from tools.setup.programs import ROOT, Command, Trouble, hand_over, meanwhile, say
from tools.setup.rules import compile_rules, pyproject, with_compiler

# The tests of what is compiled. Others need no second run; compiled classes are the stricter ones.
TWICE = ("arena", "bots", "conformance", "core", "golden", "properties", "rules")
ON_BOTH_BUILDS = [f"tests/{part}" for part in TWICE]

# Many tests wait for a browser, a server or another process more than they work themselves.
WORKERS = min(2 * (os.cpu_count() or 1), 8)
TOGETHER = ("-n", str(WORKERS), "--dist", "worksteal", "--durations", "20")

LINKED = "PLANSZA_TOGETHER"  # what tools/compile.py is asked by: minutes for a sixth more speed

UV_OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"),
    *("--custom-compile-command", "python3 run.py lock", "--quiet"),
)

Stages = dict[str, Callable[[], int]]

MYPY: Command = [PYTHON, "-m", "mypy"]
SCRIPTS: Command = [PYTHON, ROOT / "tools" / "check_scripts.py"]
PROVIDE: Command = [sys.executable, ROOT / "tools" / "system_packages.py"]


def do_setup(arguments: list[str]) -> int:
    set_up()
    reason = compile_rules()
    say(f"Ready, interpreted: {reason}." if reason else "Ready, compiled.")
    return 0


def do_play(arguments: list[str]) -> int:
    set_up()
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    command = ["play"] if in_terminal else ["serve", "--open"]
    with compiling_meanwhile(shown=not in_terminal):
        return hand_over([PYTHON, "-m", "plansza", *command, *arguments])


def do_bench(arguments: list[str]) -> int:
    set_up("bench")
    os.environ[LINKED] = "1"
    reason = compile_rules()
    if reason:
        say(f"Measuring interpreted rules: {reason}.")
    return hand_over([PYTHON, "-m", "plansza", "bench", *arguments])


def do_test(arguments: list[str]) -> int:
    start = time.monotonic()
    hand_over(PROVIDE)
    set_up("test")
    if arguments:
        return pytest(arguments, pure=True)
    with meanwhile(MYPY) as checked:  # the compiler leaves a processor idle for a good while
        reason = compile_rules(strict=True)
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
        return {"interpreted tests": lambda: pytest([*TOGETHER, "-q"], pure=True)}
    again = ["-m", "not torture and not once", *ON_BOTH_BUILDS]
    return {
        "compiled tests": lambda: pytest([*TOGETHER, "-q"]),
        "interpreted tests": lambda: pytest([*TOGETHER, "-q", *again], pure=True),
    }


def do_torture(arguments: list[str]) -> int:
    hand_over([*PROVIDE, "--all"])
    set_up("test")
    compile_rules(strict=True)
    return pytest(["-v", "-m", "torture", "-o", "faulthandler_timeout=0", *arguments])


def do_lint(arguments: list[str]) -> int:
    set_up("test")
    return run_stages(lint_stages())


def lint_stages() -> Stages:
    return {
        "ruff check": lambda: hand_over([PYTHON, "-m", "ruff", "check", "--quiet"]),
        "ruff format": lambda: hand_over([PYTHON, "-m", "ruff", "format", "--check", "--quiet"]),
        "mypy": lambda: hand_over(MYPY),
        "the page's scripts": lambda: hand_over(SCRIPTS),
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
    """Run pytest on the sources, or else on the compiled build if there is one.

    What Python has once compiled it keeps, whatever the environment says: pytest's workers and the
    hundreds of servers and commands that tests start would each compile all of it anew.
    """
    left_out = ("PLANSZA_PURE", "PYTHONDONTWRITEBYTECODE")
    env = {name: value for name, value in os.environ.items() if name not in left_out}
    if pure:
        env["PLANSZA_PURE"] = "1"
    return hand_over([PYTHON, "-m", "pytest", *arguments], env)


def do_wheel(arguments: list[str]) -> int:
    set_up()
    os.environ[LINKED] = "1"
    reason = compile_rules()
    if reason:
        say(f"Only the wheel for any system: {reason}.")
    kinds = ["pure"] if reason else ["pure", "compiled"]
    return hand_over([PYTHON, "-m", "tools.wheels", "dist", *kinds], with_compiler())


def do_lock(arguments: list[str]) -> int:
    """Renew the locks. All take the versions of the test lock, so that they fit together."""
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("`lock` needs uv on PATH (`pip install uv`).", code=2)
    # What plansza is built with must be locked as well, to install it without isolation.
    build_requires = pyproject()["build-system"]["requires"]
    extras = pyproject()["project"]["optional-dependencies"]
    for name in ("test", "play", "host", "compile", "bench"):
        say(f"Locking {name}…")
        lock = lock_file(name).relative_to(ROOT).as_posix()
        wanted = build_requires
        command = [uv, "pip", "compile", "-", "--output-file", lock, *UV_OPTIONS]
        if name == "compile":  # alone in its folder, not in .venv with all the others
            wanted = [*build_requires, *extras[name]]
        else:
            command += ["pyproject.toml", *(("--extra", name) if name != "play" else ())]
        if name != "test":
            command += ["--constraint", "locks/test.txt"]
        code = subprocess.run(
            [*command, *arguments], cwd=ROOT, input="\n".join(wanted), encoding="utf-8"
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
    "wheel": do_wheel,
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
        if rest and name in ("setup", "lint", "wheel"):
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
