"""The commands that the documents of the project show, and how a test runs each of them.

A command runs as it stands, only smaller: fewer games, shorter measuring, lighter bots. Those that
set up a machine or run for ever by design are started in tests of their own; here is only looked
that there is such a command. What nobody knows how to run fails.
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parents[2]
NO_DOCUMENTS = {"build", "node_modules", "template"}
PROGRAMS = ("plansza", "make", "python", "python3", "pip", "pytest", "git")
BLOCKS = ("fence", "code_block")
SHELLS = ("", "sh", "console")

WHOLE = ("games", "serve", "bench")  # commands of plansza that need no argument

# What stands for something in a command, and what a test takes for it.
EXAMPLES = {
    "GAME": "spor",
    "ONE,OTHER": "greedy,novice",
    "N": "2",
    "FILE": "file",
    "RECORD": str(ROOT / "tests/golden/spor/held.record"),
    "NAME": "tides",
    "OLD": str(ROOT),
    "NEW": str(ROOT),
    "../plansza-before": str(ROOT),
    ".": str(ROOT),
}
# Bots that think for long, and others that do it at a glance.
QUICKER = {"master": "search:3", "planner": "search:2"}
# What makes a command small; the last of several equal options counts.
SMALLER = {
    "plansza arena": "--games 2 --jobs 1",
    "plansza balance": "--games 2 --jobs 1 --bots random",
    "plansza bench": "--seconds 0.02",
    "plansza simulate": "--games 2 --jobs 1",
    "python -m benchmarks.cold": "--opened 1 --lengths 20 --rest 2 --seconds 0",
    "python -m benchmarks.fit": "--games 6",
    "python -m benchmarks.fit.cards": "--games 4",
    "python -m plansza.learning.train": "--rows 8 --warm 1 --games 8 --every 8 --measure 2",
    "python examples/positions.py": "--count 100 --rows 4",
    "python -m benchmarks.pages": "--moves 2",
    "python benchmarks/batch.py": "--games spor --n 8",
    "python benchmarks/compare.py": "--games podprad --works step --turns 2 --slice 0.01 --least 0",
    "python benchmarks/programs.py": "--games 2 --bots 2 --processes 1",
    "python benchmarks/store.py": "--seconds 0.05 --turns 1",
    "python benchmarks/openspiel_search.py": "--deals 1 --seconds 0.05 --simulations 8",
    "python benchmarks/updates.py": "--rows 'spor 2' --moves 4 --turn 2 --warm 2",
    "python benchmarks/table_strength.py": "--games 4 --first greedy --second novice",
}


@dataclass(frozen=True)
class Command:
    """A command line of a document."""

    page: str
    line: str

    @property
    def words(self) -> list[str]:
        """The command as a shell would take it apart, with examples for what stands for something;
        settings of the environment in front of it are left out."""
        found = shlex.split(self.line, comments=True)
        while "=" in found[0]:
            found.pop(0)
        return [EXAMPLES.get(word, word) for word in found]

    @property
    def is_mention(self) -> bool:
        """Whether a sentence only names it, without what it needs."""
        return len(self.words) == 2 and (
            self.words[0] == "pip" or (self.words[0] == "plansza" and self.words[1] not in WHOLE)
        )

    @property
    def small(self) -> list[str]:
        """The same command, so that a test can wait for its end."""
        found = shlex.join(self.words)
        for slow, quick in QUICKER.items():
            found = re.sub(rf"\b{slow}\b", quick, found)
        added = [more for start, more in SMALLER.items() if f"{found} ".startswith(f"{start} ")]
        return shlex.split(" ".join([found, *added]))


def pages() -> list[Path]:
    """Every document of the project."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("benchmarks/*.md")]
    for folder in ("docs", "examples"):
        found += (ROOT / folder).rglob("*.md")
    return sorted(path for path in found if not NO_DOCUMENTS & set(path.relative_to(ROOT).parts))


def commands() -> list[Command]:
    """All that the documents show, each once."""
    found = [
        Command(page.relative_to(ROOT).as_posix(), " ".join(line.split()))
        for page in pages()
        for line in lines_of(page)
    ]
    return list({command.line: command for command in found}.values())


def lines_of(page: Path) -> Iterator[str]:
    """The lines of a page that begin like a command: in blocks of code and inside sentences."""
    for token in all_tokens(MarkdownIt().parse(page.read_text("utf-8"))):
        if token.type in BLOCKS and token.info.strip() in SHELLS:
            yield from (line for line in unbroken(token.content) if is_command(line))
        elif token.type == "code_inline" and is_command(token.content, inside=True):
            yield token.content


def unbroken(block: str) -> list[str]:
    """The lines of a block; what ends in a backslash goes on in the next."""
    return block.replace("\\\n", " ").splitlines()


def all_tokens(tokens: list[Token]) -> Iterator[Token]:
    """The tokens of a page and those inside them."""
    for token in tokens:
        yield token
        yield from token.children or ()


def is_command(line: str, inside: bool = False) -> bool:
    """Whether this is to be typed; inside a sentence a bare name is not, as in “`plansza`”."""
    words = re.sub(r"^(\w+=\S+ )*", "", line.strip()).split()
    return bool(words) and words[0] in PROGRAMS and (not inside or len(words) > 1)
