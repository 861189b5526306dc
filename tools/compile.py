"""Compile the modules of the folders named in pyproject.toml with mypyc, into build/compiled.

    python tools/compile.py            build, and write the manifest last
    python tools/compile.py --check    only say by the exit code whether that is needed

The sources are never touched and no extension lands in src: `plansza._compiled` serves the
extensions from build/compiled while the manifest fits the sources.

With PLANSZA_TOGETHER=1 all files are looked at once more when they are linked: the rules run a
sixth faster, and it takes minutes, so that only wheels and benchmarks ask for it.
"""

import ast
import hashlib
import importlib.metadata
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
OUTPUT = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
MANIFEST = OUTPUT / "manifest.txt"
FAILURE = OUTPUT / "failure.txt"

TOGETHER = ["-flto=auto", "-fno-semantic-interposition"]

ASKED = "PLANSZA_TOGETHER"
LINKED = "linked together"  # a line of the manifest

# The answers of --check. Python itself exits with 1 or 2 when something is badly wrong.
CURRENT, KNOWN_FAILURE, OUTDATED = 0, 3, 4


def listed_modules() -> list[str]:
    """The modules to compile, in a fixed order: what the patterns find, less the exceptions."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["plansza"]
    package = SOURCES / "plansza"
    found = {path for pattern in patterns["compiled"] for path in package.glob(pattern)}
    for exception in patterns.get("interpreted", []):
        found -= set(package.glob(exception))
    names = [path.relative_to(SOURCES).with_suffix("").parts for path in found]
    return sorted(".".join(parts) for parts in names if parts[-1] != "__init__")


def source_of(module: str) -> Path | None:
    """The file of one of our modules or packages; None for anything else."""
    base = SOURCES.joinpath(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


def imported_names(path: Path) -> Iterator[str]:
    """Every module that the file may import, and some names that are no modules."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def read_by_the_compiler(modules: list[str]) -> set[Path]:
    """The listed modules and all that they import from src.

    mypyc copies constants and relies on class layouts of modules it only read, so that a change
    there makes the build as stale as a change in a listed module.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = source_of(waiting.pop())
        if path and path not in found:
            found.add(path)
            waiting.extend(imported_names(path))
    return found


def inputs(modules: list[str]) -> list[str]:
    """All that decides what comes out of a build, as lines of the manifest."""
    sources = sorted(read_by_the_compiler(modules))
    return [
        *([LINKED] if os.environ.get(ASKED) else []),
        f"abi\t{EXTENSION_SUFFIXES[0]}",
        f"cache-tag\t{sys.implementation.cache_tag}",
        f"mypyc\t{importlib.metadata.version('mypy')}",
        f"recipe\t{sha256(Path(__file__))}",
        *(f"listed\t{module}" for module in modules),
        *(f"source\t{path.relative_to(SOURCES).as_posix()}\t{sha256(path)}" for path in sources),
    ]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def read_lines(path: Path) -> list[str]:
    """The lines of the file; none if it is missing, which means: build again."""
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


def write_lines(path: Path, lines: list[str]) -> None:
    """Write all of the file or nothing of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    os.replace(unfinished, path)


def check(wanted: list[str]) -> int:
    """Tell whether the last build fits, or failed on these very sources, or neither. One that was
    linked together is good for everybody."""
    manifest = [line for line in read_lines(MANIFEST) if line != LINKED or line in wanted]
    modules = [line for line in manifest if line.startswith("module\t")]
    complete = all((OUTPUT / line.split("\t")[2]).is_file() for line in modules)
    if complete and manifest == wanted + modules:
        return CURRENT
    return KNOWN_FAILURE if read_lines(FAILURE) == wanted else OUTDATED


def build(modules: list[str]) -> dict[str, str]:
    """Run mypyc and the C compiler; the extension file of each module, relative to OUTPUT."""
    import setuptools  # Before mypyc, which otherwise takes the distutils that Python 3.12 lost.
    from mypyc.build import mypycify

    paths = [str(module_file(module)) for module in modules]
    extensions = mypycify(
        ["--config-file=pyproject.toml", f"--cache-dir={WORK / 'cache'}", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one file of it all takes the C compiler twice as long, for no gain
        group_name="plansza",
        target_dir=str(WORK.relative_to(ROOT)),
    )
    distribution = setuptools.Distribution({"name": "plansza", "ext_modules": extensions})
    command = builder(len(modules))(distribution)
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.ensure_finalized()
    command.run()
    return {each.name: command.get_ext_filename(each.name) for each in extensions}


def builder(modules: int) -> Any:
    """The command that builds extensions, with the C files of one compiled on all processors.

    It prints how far it is, in modules, which say more to people than C files.
    """
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                asked = bool(os.environ.get(ASKED))
                together = asked and links_together(self.compiler, Path(self.build_temp))
                for extension in self.extensions:
                    # Else a processor that multiplies and adds at once rounds otherwise than
                    # Python, and positions that hold chances have another digest when compiled.
                    flags = ["-ffp-contract=off"]
                    if together and extension.name.endswith("__mypyc"):  # all but a few lines
                        flags += TOGETHER
                    extension.extra_compile_args = [*extension.extra_compile_args, *flags]
                    extension.extra_link_args = [*extension.extra_link_args, *flags]
            one_by_one = self.compiler.compile

            def side_by_side(sources: list[str], **how: Any) -> list[str]:
                made: list[str] = []
                with ThreadPool() as pool:
                    each = pool.imap(lambda source: one_by_one([source], **how), sources)
                    for done, objects in enumerate(each, 1):
                        made += objects
                        if len(sources) > 1:  # the rest is one tiny file for each module
                            print(
                                f"{done * modules // len(sources)} of {modules} modules", flush=True
                            )
                return made

            self.compiler.compile = side_by_side
            super().build_extensions()

    return SideBySide


def links_together(compiler: Any, folder: Path) -> bool:
    """Whether this C compiler can look at all files at once when it links: it does on most systems,
    and the rules run a sixth faster."""
    if not sys.platform.startswith("linux"):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / "trial.c"
    trial.write_text("int trial(void) { return 0; }\n", encoding="utf-8")
    try:
        objects = compiler.compile([str(trial)], output_dir="/", extra_preargs=TOGETHER)
        compiler.link_shared_object(objects, str(folder / "trial.so"), extra_preargs=TOGETHER)
    except Exception:
        return False
    return True


def module_file(module: str) -> Path:
    """The file to compile, relative to the root as in mypy's messages."""
    return SOURCES.joinpath(*module.split(".")).with_suffix(".py").relative_to(ROOT)


def publish(files: dict[str, str], wanted: list[str]) -> None:
    """Replace the last build. Without a manifest in between, so that no half of it is ever used."""
    MANIFEST.unlink(missing_ok=True)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    for file in files.values():
        (OUTPUT / file).parent.mkdir(parents=True, exist_ok=True)
        os.replace(WORK / "lib" / file, OUTPUT / file)
    write_lines(MANIFEST, wanted + [f"module\t{name}\t{file}" for name, file in files.items()])


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    modules = listed_modules()
    wanted = inputs(modules)
    if arguments == ["--check"]:
        return check(wanted)
    shutil.rmtree(WORK / "lib", ignore_errors=True)
    try:
        files = build(modules)
    except (SystemExit, Exception):
        write_lines(FAILURE, wanted)
        raise
    publish(files, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
