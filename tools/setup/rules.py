"""The compiled rules: whether they can be made here, and making them.

The compiler lies in a folder of its own, not in .venv: it comes while games are played, and a
server must not find its packages changing under it. The folder gets its name when all is in it.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from tools.setup.environment import PYTHON, digest, interpreter, load_stamps, lock_file, pip_install
from tools.setup.programs import (
    BUILD,
    LOG_NAME,
    ROOT,
    Hear,
    Trouble,
    alone,
    must,
    quiet,
    replace_text,
    say,
    text_of,
)
from tools.setup.progress import COUNT, Progress

COMPILE = ROOT / "tools" / "compile.py"
COMPILER = BUILD / "compiler"
COMPILER_STAMP = COMPILER / "stamp.txt"
COMPILER_FAILED = BUILD / "compiler-failed.txt"  # for which lock and Python installing it failed
TOLD = BUILD / "told.txt"

CURRENT = 0
FAILED_BEFORE = 3  # The answer of `tools/compile.py --check` for these very sources.


def compile_rules(strict: bool = False) -> str:
    """Compile the rules unless that is done; why they stay interpreted, or "".

    Nobody needs them, so a failure is only told; for a strict run, a test, it is one like others.
    """
    reason = cannot_compile()
    if reason:
        return reason
    with alone("compile"), Progress("Compiling the rules, once") as progress:
        try:
            compile_alone(again=True, step=progress.show)
        except Trouble as trouble:
            if strict:
                raise
            return str(trouble).rstrip(".")
    return ""


def cannot_compile() -> str:
    """Why there is no use in trying, or ""."""
    if os.environ.get("PLANSZA_PURE"):
        return "PLANSZA_PURE is set"
    if not pyproject()["tool"]["plansza"]["compiled"]:
        return "no module is listed to be compiled"
    return cannot_compile_here()


def cannot_compile_here() -> str:
    """What this machine lacks to compile the rules, or ""."""
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers were not found"
    return ""


def compiler() -> str | None:
    """The C compiler to use: the one asked for, else the one Python was built with, else any."""
    if sys.platform == "win32":
        return shutil.which("cl")
    if sys.platform == "darwin" and quiet(["xcode-select", "-p"]) != 0:
        return None  # There, /usr/bin/cc is a stub that only offers to install the real one.
    asked = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((each for each in asked if each and shutil.which(shlex.split(each)[0])), None)


def compile_alone(again: bool, step: Hear) -> None:
    """Compile the rules unless that is done; `step` hears what takes long.

    What has failed is only tried `again` if somebody asks for it, or after something has changed.
    Only one process at a time may do this.
    """
    install_compiler(again, step)
    state = quiet([PYTHON, COMPILE, "--check"], with_compiler())
    if state == FAILED_BEFORE and not again:
        raise Trouble(f"compiling the rules failed (see {LOG_NAME}).")
    if state != CURRENT:
        step("reading them")
        env = {**with_compiler(), "CC": compiler() or ""}
        must([PYTHON, COMPILE], "compiling the rules", env, lambda line: count_only(line, step))


def count_only(line: str, step: Hear) -> None:
    """Of all that a build says, only how far it is."""
    if COUNT.fullmatch(line):
        step(line)


def install_compiler(again: bool, step: Hear) -> None:
    """Install mypyc; offline, not every game makes an attempt that cannot succeed."""
    lock = lock_file("compile")
    wanted = f"{interpreter()}\n{digest(lock)}\n"
    if text_of(COMPILER_STAMP) == wanted:
        return
    failure = f"installing the compiler failed (see {LOG_NAME})."
    if text_of(COMPILER_FAILED) == wanted and not again:
        raise Trouble(failure)
    step("installing the compiler")
    unfinished = COMPILER.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    into = ("--target", unfinished, "--require-hashes", "-r", lock)
    try:
        must(pip_install(load_stamps(), *into), "installing the compiler")
    except Trouble as trouble:
        replace_text(COMPILER_FAILED, wanted)
        raise Trouble(failure, output=trouble.output) from trouble
    replace_text(unfinished / COMPILER_STAMP.name, wanted)
    shutil.rmtree(COMPILER, ignore_errors=True)
    os.replace(unfinished, COMPILER)


def with_compiler() -> dict[str, str]:
    """The environment in which .venv's Python finds the compiler as well."""
    return {**os.environ, "PYTHONPATH": str(COMPILER)}


def tell_once(reason: str) -> None:
    """Say why the rules run interpreted, but not before every game again."""
    if reason != text_of(TOLD):
        if reason:
            say(f"The rules run interpreted, only slower: {reason}.")
        replace_text(TOLD, reason)


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
