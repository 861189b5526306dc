"""`plansza new-game`: the package of a small playable game, to be changed into another one."""

import re
import shlex
import shutil
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import plansza
from plansza.cli.terminal import Complaint, Terminal
from plansza.games import GAMES

TEMPLATE = Path(plansza.__file__).parent / "template"
KINDS = (".ftl", ".md", ".py", ".toml")  # an installed template has compiled modules besides
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
GUIDE = "docs/adding-a-game.md"


def run(terminal: Terminal, name: str, folder: str | None) -> None:
    """Check everything, write all files or none, and tell what to do with them."""
    check_name(terminal, name)
    target = Path(name.replace("_", "-") if folder is None else folder)
    files = written(name)
    write(terminal, target, files)
    tell(terminal, name, target, len(files))


def check_name(terminal: Terminal, name: str) -> None:
    """A game's name is a module that nobody else has."""
    words = terminal.words
    if not NAME.fullmatch(name):
        raise Complaint(words("error-game-name", name=name or "–"))
    if name in GAMES.all():
        raise Complaint(words("error-game-known", name=name))
    found = find_spec(name)
    if iskeyword(name) or (found is not None and found.origin is not None):  # no mere folder
        raise Complaint(words("error-game-python", name=name))


# -- the files ----------------------------------------------------------------------------------


def written(name: str) -> dict[str, str]:
    """The files of the template under their new names, by path."""
    found: dict[str, str] = {}
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix in KINDS:
            title = class_of(name) if path.suffix == ".py" else title_of(name)
            place = path.relative_to(TEMPLATE).as_posix()
            found[renamed(place, name, title)] = renamed(path.read_text("utf-8"), name, title)
    return found


def renamed(text: str, name: str, title: str) -> str:
    """The same about another game: `stub` as a word or between underscores, and `Stub`."""
    text = text.replace("plansza-stub", f"plansza-{name.replace('_', '-')}")
    text = re.sub(r"\bStub", title, text)
    return re.sub(r"(?<![A-Za-z0-9])stub(?![A-Za-z0-9])", name, text)


def class_of(name: str) -> str:
    """`my_game` as classes begin: MyGame."""
    return "".join(part.capitalize() for part in name.split("_"))


def title_of(name: str) -> str:
    """`my_game` as people read it, until its words say something better: My game."""
    return name.replace("_", " ").capitalize()


def write(terminal: Terminal, target: Path, files: dict[str, str]) -> None:
    """A new folder with all files; what is there already is never touched."""
    words = terminal.words
    if not target.parent.is_dir():
        raise Complaint(words("error-target-missing", path=str(target.parent)))
    try:
        target.mkdir()
    except FileExistsError as error:
        raise Complaint(words("error-folder-there", path=str(target))) from error
    except OSError as error:
        raise not_written(terminal, target, error) from error
    try:
        for path, text in files.items():
            file = target / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        shutil.rmtree(target, ignore_errors=True)
        raise not_written(terminal, target, error) from error


def not_written(terminal: Terminal, target: Path, error: OSError) -> Complaint:
    """Why it cannot be there."""
    why = error.strerror or "?"
    return Complaint(terminal.words("error-not-written", path=str(target), why=why))


# -- what next ----------------------------------------------------------------------------------


def tell(terminal: Terminal, name: str, target: Path, count: int) -> None:
    """What was written, and the commands to type."""
    words, place = terminal.words, shlex.quote(str(target))
    terminal.say(words("new-game-written", title=title_of(name), path=str(target), count=count))
    commands = {
        f"pip install -e {place}": words("new-game-install"),
        f"plansza play {name}": words("new-game-play"),
        "plansza serve --open": words("new-game-serve"),
        f"plansza arena {name} --bots planner,greedy": words("new-game-arena"),
        f"pytest {place}": words("new-game-test"),
    }
    width = max(map(len, commands))
    terminal.say()
    for command, meaning in commands.items():
        terminal.say(f"  {command:<{width}}  # {meaning}")
    terminal.say()
    first = target / "src" / name / "rules.py"
    terminal.say(words("new-game-begin", file=str(first), guide=GUIDE))
