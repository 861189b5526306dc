"""The command line: `plansza games`, `play`, `serve`, `simulate`, `arena`, `balance` and more.

`main` returns an exit code: 0 when all went well, 2 for input that cannot be used, 130 after
Ctrl+C. Modules that are slow to load are loaded by the command that needs them.
"""

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever is wrong with the input becomes one line on stderr."""
    _be_lenient()
    asked = list(sys.argv[1:] if arguments is None else arguments)
    if asked == ["--version"]:
        print(version_line())
        return 0
    from plansza.cli.app import run

    try:
        code = run(asked)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def version_line() -> str:
    """The version and the build, the same in every language: programs read it, too."""
    from plansza import COMPILED, __version__

    return f"plansza {__version__} ({'compiled' if COMPILED else 'interpreted'})"


def _be_lenient() -> None:
    """A terminal that cannot show a letter, or sends a broken one, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
