"""`plansza puzzles`: mine the puzzles of a game, and check those that there are."""

from dataclasses import dataclass
from pathlib import Path

from msgspec import DecodeError

from plansza.cli.arguments import whole
from plansza.cli.terminal import Complaint, Terminal
from plansza.core.contract import Game
from plansza.games import find
from plansza.process_pool import cores
from plansza.puzzles.checking import check
from plansza.puzzles.mixture import Mixture
from plansza.puzzles.puzzle import HARDEST, Puzzle, puzzles_of, read_puzzles, write_puzzles
from plansza.puzzles.recipe import recipe_of
from plansza.puzzles.run import mine, run_of

JOURNAL = ".journal"  # beside the file, until it is written


@dataclass(frozen=True)
class MineRequest:
    """What was asked for on the command line, as it was typed."""

    game: str
    count: str
    seed: str
    jobs: str | None
    out: str | None


def run_mine(terminal: Terminal, request: MineRequest) -> None:
    """Check everything, mine, and write the file; a journal beside it lets a run go on."""
    words = terminal.words
    game = find(request.game)
    count = whole(words, "--count", request.count)
    seed = whole(words, "--seed", request.seed, 0)
    jobs = cores() if request.jobs is None else whole(words, "--jobs", request.jobs)
    out = request.out or f"{game.id}-puzzles.jsonl"
    terminal.check_target(out)
    journal = Path(out + JOURNAL)
    puzzles = _mined(terminal, game, seed, count, jobs, journal)
    terminal.write(out, write_puzzles(puzzles))
    journal.unlink(missing_ok=True)
    terminal.say(words("puzzles-mined", count=len(puzzles), path=out))
    for grade in range(1, HARDEST + 1):
        of_grade = sum(puzzle.grade == grade for puzzle in puzzles)
        terminal.say(words("puzzles-grade", grade=grade, count=of_grade))


def _mined(
    terminal: Terminal, game: Game, seed: int, count: int, jobs: int, journal: Path
) -> list[Puzzle]:
    """Mine with a bar on stderr that tells how many games were looked through."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    words = terminal.words
    columns = (
        *(BarColumn(), MofNCompleteColumn()),
        *(TextColumn("{task.description}"), TimeElapsedColumn()),
    )
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task("", total=count)

        def watch(games: int, mixture: Mixture) -> None:
            told = words("puzzles-games", count=games)
            progress.update(task, completed=len(mixture.kept), description=told)

        return mine(run_of(game, recipe_of(game), seed, count), jobs, journal, watch)


def run_check(
    terminal: Terminal, name: str, path: str | None, jobs: str | None, out: str | None
) -> None:
    """Confirm every puzzle on other deals, list those that do not hold, and write the others."""
    words = terminal.words
    game = find(name)
    terminal.check_target(out)
    puzzles = list(puzzles_of(game).values()) if path is None else _read(terminal, path)
    processes = cores() if jobs is None else whole(words, "--jobs", jobs)
    fallen = _fallen(terminal, game, puzzles, processes)
    terminal.say(words("puzzles-held", count=len(puzzles), held=len(puzzles) - len(fallen)))
    for puzzle in fallen:
        terminal.say(f"{puzzle.id} {puzzle.best}", style="yellow")
    if out is not None:
        terminal.write(out, write_puzzles([each for each in puzzles if each not in fallen]))


def _fallen(terminal: Terminal, game: Game, puzzles: list[Puzzle], jobs: int) -> list[Puzzle]:
    """Those that do not hold, in the order of the file."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    fallen: set[str] = set()
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task("", total=len(puzzles))
        for puzzle, held in check(game, puzzles, recipe_of(game).rounds, jobs):
            progress.advance(task)
            if not held:
                fallen.add(puzzle.id)
    return [puzzle for puzzle in puzzles if puzzle.id in fallen]


def _read(terminal: Terminal, path: str) -> list[Puzzle]:
    """The puzzles of a file that somebody mined."""
    words = terminal.words
    try:
        return read_puzzles(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or "?"
        raise Complaint(words("error-puzzles-unread", path=path, why=why)) from error
    except (DecodeError, UnicodeDecodeError) as error:
        raise Complaint(words("error-puzzles-broken", path=path)) from error
