"""Serve the compiled rules in place of their sources, as long as both are the same.

A checkout may hold a compiled build in `build/compiled`; a compiled wheel brings one along. It is
used as a whole or not at all: as soon as one source differs from what was compiled, every module
comes from the sources again, so that nobody ever runs other rules than those they read.

Every import of plansza runs this, so it does without the modules that are slow to load: typing,
pathlib, json (hence the plain manifest) and hashlib.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

SOURCE_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MANIFEST = "manifest.txt"


class CompiledFinder:
    """Finds exactly the modules of the compiled build and leaves all others to the next finder."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.files.get(name)
        if file is None:
            return None
        return ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)


def activate() -> bool:
    """Put the compiled build in front of the sources, if it is theirs; tell whether it was."""
    files = found_files()
    if files:
        sys.meta_path.insert(0, CompiledFinder(files))
    return bool(files)


def found_files() -> dict[str, str]:
    """What a process started now would run compiled: the extension file of every module."""
    if os.environ.get("PLANSZA_PURE"):
        return {}
    return usable_files(build_folder(), SOURCE_ROOT)


def build_folder() -> str:
    """Where a build of these sources is, if there is one."""
    root, name = os.path.split(SOURCE_ROOT)
    if name == "src":
        return os.path.join(root, "build", "compiled")
    return os.path.join(SOURCE_ROOT, "plansza", "_build")


def usable_files(build: str, source_root: str) -> dict[str, str]:
    """The extension file of every compiled module, or nothing if any part does not fit.

    The lines of the manifest are fields set apart by tabs: `abi` and a suffix, `source` and a
    path and a hash, `module` and a name and a file; others tell tools/compile.py when to build.
    """
    content = read(os.path.join(build, MANIFEST)) or b""
    lines = [line.split("\t") for line in content.decode(errors="replace").splitlines()]
    if ["abi", EXTENSION_SUFFIXES[0]] not in lines:
        return {}
    sources = [(line[1], line[2]) for line in lines if line[0] == "source"]
    if not all_unchanged(source_root, sources):
        return {}
    files = {line[1]: os.path.join(build, line[2]) for line in lines if line[0] == "module"}
    return files if all(map(os.path.isfile, files.values())) else {}


def all_unchanged(source_root: str, sources: Iterable[tuple[str, str]]) -> bool:
    """Whether every source is still, byte for byte, the one that was compiled."""
    try:
        # What hashlib falls back to, without its loading of OpenSSL; `random` does the same.
        if sys.version_info >= (3, 12):
            from _sha2 import sha256  # type: ignore[import-not-found]
        else:
            from _sha256 import sha256  # type: ignore[import-not-found]
    except ImportError:
        from hashlib import sha256

    for path, expected in sources:
        content = read(os.path.join(source_root, path))
        if content is None or sha256(content).hexdigest() != expected:
            return False
    return True


def read(path: str) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None
