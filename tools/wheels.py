"""Pack wheels into a folder: `python -m tools.wheels dist pure compiled`.

The pure one, for any system, is flit's. The compiled one is the same with build/compiled added as
`plansza/_build`, where `plansza._compiled` finds it; it fits this Python on this kind of system.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from packaging.tags import Tag, cpython_tags

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    target, kinds = Path(arguments[0]), arguments[1:]
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pure = pack_pure(Path(folder))
        if "pure" in kinds:
            print(shutil.copy(pure, target))
        if "compiled" in kinds:
            print(pack_compiled(pure, COMPILED, target, this_system()))
    return 0


def pack_pure(folder: Path) -> Path:
    """The wheel for any system."""
    from flit_core import buildapi  # it looks for pyproject.toml in the folder we are in

    return folder / str(buildapi.build_wheel(str(folder)))


def this_system() -> Tag:
    """This Python on this kind of system: an honest tag for what was only built here."""
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return next(cpython_tags(platforms=[platform]))


def pack_compiled(pure: Path, compiled: Path, target: Path, tag: Tag) -> Path:
    """The same with a compiled build, for one kind of system."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel("unpack", "--dest", folder, pure)
        (content,) = folder.iterdir()
        shutil.copytree(compiled, content / "plansza" / "_build")
        (about,) = content.glob("*.dist-info/WHEEL")
        write_tag(about, tag)
        wheel("pack", "--dest-dir", folder, content)  # which also lists and hashes all files
        (made,) = folder.glob("*.whl")
        return Path(shutil.copy(made, target))


def wheel(*arguments: str | Path) -> None:
    """Let the usual tool do something; it talks more than anybody needs."""
    subprocess.run([sys.executable, "-m", "wheel", *arguments], check=True, capture_output=True)


def write_tag(about: Path, tag: Tag) -> None:
    """Say for which systems the content is: not for all of them any more."""
    lines = about.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    lines = [*kept, "Root-Is-Purelib: false", f"Tag: {tag}"]
    about.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
