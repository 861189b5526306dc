"""`plansza arena`: bots against each other, with all that can be learnt from it."""

from dataclasses import asdict, dataclass
from typing import Any

from plansza.arena.contest import Contest, Variant
from plansza.arena.dataset import dataset_writer, write_dataset
from plansza.arena.engine import MissingPart
from plansza.arena.labels import Labels
from plansza.arena.parquet import parquet_writer, write_parquet
from plansza.arena.report import page
from plansza.arena.results import Results
from plansza.arena.sections import arena_sections
from plansza.arena.statistics import Rating, Statistics, Summary, Tally, ratings_of, statistics_of
from plansza.cli.arguments import seed_of, setup_of, whole
from plansza.cli.contest import (
    bar,
    checked_engine,
    contestants,
    opened,
    show,
    tell_stop,
    watched,
)
from plansza.cli.terminal import STANDARD, Complaint, Terminal
from plansza.games import find
from plansza.process_pool import cores


@dataclass(frozen=True)
class ArenaRequest:
    """What was asked for on the command line, as it was typed."""

    games: list[str]
    bots: str
    count: str
    seats: str | None
    options: list[str]
    jobs: str | None
    seed: str | None
    out: str | None
    report: str | None
    parquet: str | None
    save: str | None
    json: str | None
    engine: str


def run(terminal: Terminal, request: ArenaRequest) -> None:
    """Check everything, play what is not played yet, and show it."""
    words = terminal.words
    variants = [
        Variant.of(game, setup_of(words, game, request.seats, request.options, "--seats"))
        for game in map(find, dict.fromkeys(request.games))
    ]
    bots = contestants(terminal, request.bots, [variant.game for variant in variants])
    games = whole(words, "--games", request.count)
    jobs = cores() if request.jobs is None else whole(words, "--jobs", request.jobs)
    engine = checked_engine(terminal, request.engine)
    for path in (request.report, request.parquet, request.save, request.json):
        terminal.check_target(path)
    if request.parquet is not None:
        parquet_writer()
    if request.save is not None:
        dataset_writer()
    with opened(terminal, request.out) as results:
        seed = (request.seed is None and results.seed()) or seed_of(request.seed)
        contest = Contest(tuple(variants), bots, seed, games)
        finished = watched(terminal, contest, results, jobs, engine)
        _tell(terminal, request, contest, results)
        tell_stop(terminal, results, finished)


def _tell(terminal: Terminal, request: ArenaRequest, contest: Contest, results: Results) -> None:
    """Everything that was asked for, from all games in the results."""
    words = terminal.words
    statistics = statistics_of(results.rows())
    if not statistics.total.games:
        return
    ratings, excuse = _ratings(terminal, contest, results)
    sections = arena_sections(Labels(terminal.language), contest, statistics, ratings)
    lines = [
        words("arena-seed", seed=contest.seed.hex()),
        words("arena-games", count=statistics.total.games),
        *excuse,
    ]
    terminal.write_json(request.json, report(contest, statistics, ratings))
    if request.report is not None:
        terminal.write(
            request.report, page(terminal.language, words("arena-title"), lines, sections)
        )
    if request.parquet is not None:
        _parquet(terminal, request.parquet, contest, results)
    if request.save is not None:
        lines.append(_save(terminal, request.save, contest, results, statistics.total.games))
    if request.json != STANDARD:
        for line in lines:
            terminal.say(line)
        show(terminal, sections)


def _ratings(
    terminal: Terminal, contest: Contest, results: Results
) -> tuple[dict[str, Rating] | None, list[str]]:
    """The ratings, or why there are none."""
    if len(contest.bots) == 1:
        return None, []
    try:
        return ratings_of(results.rows()), []
    except MissingPart as error:
        return None, [terminal.words("arena-no-ratings", why=terminal.words.error(error))]


def _parquet(terminal: Terminal, path: str, contest: Contest, results: Results) -> None:
    try:
        write_parquet(path, contest, results.rows())
    except OSError as error:
        why = error.strerror or "?"
        raise Complaint(terminal.words("error-not-written", path=path, why=why)) from error


def _save(terminal: Terminal, path: str, contest: Contest, results: Results, games: int) -> str:
    """Write every move to a file, with a bar; the sentence that tells of it."""
    words = terminal.words
    with bar(terminal) as progress:
        task = progress.add_task(words("arena-saving"), total=games)
        try:
            count = write_dataset(
                path, contest, results, lambda done: progress.update(task, completed=done)
            )
        except OSError as error:
            why = error.strerror or "?"
            raise Complaint(words("error-not-written", path=path, why=why)) from error
    return words("arena-saved", count=count, path=path)


# -- for programs -------------------------------------------------------------------------------


def report(
    contest: Contest, statistics: Statistics, ratings: dict[str, Rating] | None
) -> dict[str, Any]:
    """All that the tables show; only thinking times depend on the machine."""
    return {
        "bots": list(contest.bots),
        "seed": contest.seed.hex(),
        "games": statistics.total.games,
        "ratings": {bot: asdict(rating) for bot, rating in (ratings or {}).items()},
        "standings": _tallies(statistics.total.bots),
        "variants": [
            {**asdict(contest.variants[at]), **_summary(summary)}
            for at, summary in sorted(statistics.variants.items())
        ],
    }


def _summary(summary: Summary) -> dict[str, Any]:
    lengths = summary.lengths
    return {
        "games": summary.games,
        "drawn": summary.drawn,
        "shared": summary.shared,
        "reasons": dict(summary.reasons.most_common()),
        "moves": {
            "mean": lengths.mean,
            "median": lengths.at(0.5),
            "10%": lengths.at(0.1),
            "90%": lengths.at(0.9),
        },
        "by_bot": _tallies(summary.bots),
        "by_seat": _tallies({seat + 1: tally for seat, tally in summary.seats.items()}),
        "by_role": _tallies(summary.roles),
        "by_bot_and_role": _tallies(summary.bots_in_roles),
        "by_bot_and_seat": _tallies(
            {(bot, seat + 1): tally for (bot, seat), tally in summary.bots_in_seats.items()}
        ),
    }


def _tallies(tallies: dict[Any, Tally]) -> list[dict[str, Any]]:
    return [
        {
            "of": list(key) if isinstance(key, tuple) else [key],
            "games": tally.games,
            "wins": tally.wins,
            "share": tally.share,
            "interval": list(tally.interval),
            "even": tally.even,
            "points": tally.average,
            "decisions": tally.decisions,
            "thought": {"mean": tally.thought, "95%": tally.long_thought},
            **({"account": asdict(tally.account)} if tally.account.decisions else {}),
        }
        for key, tally in sorted(tallies.items())
    ]
