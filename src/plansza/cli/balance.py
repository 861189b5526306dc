"""`plansza balance`: are the variants of a game fair?"""

from dataclasses import dataclass
from pathlib import Path

from plansza.arena.balance import all_variants, balance_sections, details
from plansza.arena.contest import Contest
from plansza.arena.labels import Labels
from plansza.arena.report import markdown, page
from plansza.arena.statistics import Statistics, statistics_of
from plansza.cli.arguments import checked_setup, seed_of, whole
from plansza.cli.contest import contestants, opened, show, tell_stop, watched
from plansza.cli.terminal import Complaint, Terminal
from plansza.games import find
from plansza.process_pool import cores

PICTURES = "pictures"  # the folder beside the Markdown file


@dataclass(frozen=True)
class BalanceRequest:
    """What was asked for on the command line, as it was typed."""

    games: list[str]
    bot: str
    count: str
    seats: str | None
    jobs: str | None
    seed: str
    out: str | None
    report: str | None
    markdown: str | None

    def again(self) -> str:
        """The command that plays the same games."""
        seats = [] if self.seats is None else ["--seats", self.seats]
        rest = ["--games", self.count, "--bots", self.bot, "--seed", self.seed]
        return " ".join(["plansza balance", *self.games, *seats, *rest])


def run(terminal: Terminal, request: BalanceRequest) -> None:
    """Check everything, play what is not played yet, and judge it."""
    words = terminal.words
    asked = [find(game).id for game in dict.fromkeys(request.games)]
    bots = contestants(terminal, request.bot, asked)
    if len(bots) > 1:
        raise Complaint(words("error-one-bot"))
    count = whole(words, "--games", request.count)
    seats = None if request.seats is None else whole(words, "--seats", request.seats)
    for game in asked:
        checked_setup(find(game), seats, {})
    jobs = cores() if request.jobs is None else whole(words, "--jobs", request.jobs)
    for path in (request.report, request.markdown):
        terminal.check_target(path)
    contest = Contest(all_variants(asked, seats), bots, seed_of(request.seed), count)
    with opened(terminal, request.out) as results:
        finished = watched(terminal, contest, results, jobs)
        statistics = statistics_of(results.rows())
        if statistics.total.games:
            _tell(terminal, request, contest, statistics)
        tell_stop(terminal, results, finished)


def _tell(
    terminal: Terminal, request: BalanceRequest, contest: Contest, statistics: Statistics
) -> None:
    words, labels = terminal.words, Labels(terminal.language)
    sections, title = balance_sections(labels, contest, statistics), words("balance-title")
    each = terminal.number(statistics.total.games / len(statistics.variants))
    lines = [words("balance-how", bot=contest.bots[0], games=each)]
    if request.report is not None:
        full = [*sections, *details(labels, contest, statistics)]
        terminal.write(request.report, page(terminal.language, title, lines, full))
    if request.markdown is not None:
        lines.append(words("balance-again", command=request.again()))
        text, files = markdown(title, lines, sections, PICTURES)
        _write_beside(terminal, Path(request.markdown), text, files)
    for line in lines:
        terminal.say(line)
    show(terminal, details(labels, contest, statistics))


def _write_beside(terminal: Terminal, target: Path, text: str, files: dict[str, str]) -> None:
    folder = target.parent / PICTURES
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        why = error.strerror or "?"
        raise Complaint(terminal.words("error-not-written", path=str(folder), why=why)) from error
    for name, svg in files.items():
        terminal.write(str(folder / name), svg)
    terminal.write(str(target), text)
