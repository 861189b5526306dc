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
from plansza.cli.desk import Complaint, Desk
from plansza.games import find
from plansza.process_pool import cores

PICTURES = "pictures"  # the folder beside the Markdown file


@dataclass(frozen=True)
class Wish:
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
        return " ".join(
            ["plansza balance", *self.games, *seats, "--games", self.count,
             "--bots", self.bot, "--seed", self.seed]
        )  # fmt: skip


def run(desk: Desk, wish: Wish) -> None:
    """Check everything, play what is not played yet, and judge it."""
    words = desk.words
    asked = [find(game).id for game in dict.fromkeys(wish.games)]
    bots = contestants(desk, wish.bot, asked)
    if len(bots) > 1:
        raise Complaint(words("error-one-bot"))
    count = whole(words, "--games", wish.count)
    seats = None if wish.seats is None else whole(words, "--seats", wish.seats)
    for game in asked:
        checked_setup(find(game), seats, {})
    jobs = cores() if wish.jobs is None else whole(words, "--jobs", wish.jobs)
    for path in (wish.report, wish.markdown):
        desk.check_target(path)
    contest = Contest(all_variants(asked, seats), bots, seed_of(wish.seed), count)
    with opened(desk, wish.out) as results:
        finished = watched(desk, contest, results, jobs)
        statistics = statistics_of(results.rows())
        if statistics.total.games:
            _tell(desk, wish, contest, statistics)
        tell_stop(desk, results, finished)


def _tell(desk: Desk, wish: Wish, contest: Contest, statistics: Statistics) -> None:
    words, labels = desk.words, Labels(desk.language)
    sections, title = balance_sections(labels, contest, statistics), words("balance-title")
    each = desk.number(statistics.total.games / len(statistics.variants))
    lines = [words("balance-how", bot=contest.bots[0], games=each)]
    if wish.report is not None:
        full = [*sections, *details(labels, contest, statistics)]
        desk.write(wish.report, page(desk.language, title, lines, full))
    if wish.markdown is not None:
        lines.append(words("balance-again", command=wish.again()))
        text, files = markdown(title, lines, sections, PICTURES)
        _write_beside(desk, Path(wish.markdown), text, files)
    for line in lines:
        desk.say(line)
    show(desk, details(labels, contest, statistics))


def _write_beside(desk: Desk, target: Path, text: str, files: dict[str, str]) -> None:
    folder = target.parent / PICTURES
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        why = error.strerror or "?"
        raise Complaint(desk.words("error-not-written", path=str(folder), why=why)) from error
    for name, svg in files.items():
        desk.write(str(folder / name), svg)
    desk.write(str(target), text)
