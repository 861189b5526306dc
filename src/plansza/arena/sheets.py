"""Results as sections of sentences, tables and plots, in the reader's language.

The terminal, the page and the Markdown file show the same sections, each in its own way.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from plansza.arena.figures import Figures, Rating, Summary, Tally
from plansza.arena.job import Job, Variant
from plansza.arena.plots import Bar, histogram, intervals
from plansza.arena.voice import Voice

Draw = Callable[[bool], str]  # a plot, with its style or without


@dataclass(frozen=True)
class Plot:
    """A picture that has a name, for those who keep it in a file."""

    name: str
    draw: Draw


@dataclass(frozen=True)
class Grid:
    """A table; the first column holds names, the others numbers unless `wordy`."""

    headers: list[str]
    rows: list[list[str]]
    wordy: bool = False


@dataclass
class Section:
    """A part of a report."""

    title: str
    lines: list[str] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)


def bar(label: str, tally: Tally, head: str = "") -> Bar:
    """A row of a plot."""
    return Bar(label, tally.share, *tally.interval, tally.even, head)


def lengths_line(voice: Voice, summary: Summary) -> str:
    """How long the games were."""
    lengths = summary.lengths
    return voice.words(
        "arena-lengths",
        mean=voice.number(lengths.mean, 1), median=voice.number(lengths.at(0.5)),
        low=voice.number(lengths.at(0.1)), high=voice.number(lengths.at(0.9)),
    )  # fmt: skip


def endings_grid(voice: Voice, variant: Variant, summary: Summary) -> Grid:
    """How the games ended."""
    words = voice.at(variant)
    rows = [
        [words.reason(reason), voice.number(count), voice.percent(count / summary.games)]
        for reason, count in summary.reasons.most_common()
    ]
    return Grid([words("header-reason"), words("header-games"), words("header-share")], rows)


# -- the arena ----------------------------------------------------------------------------------


def arena_sections(
    voice: Voice, job: Job, figures: Figures, ratings: dict[str, Rating] | None
) -> list[Section]:
    """All that bots did against each other: together, then variant by variant."""
    sections = [_standings(voice, job, figures, ratings)]
    for at, summary in sorted(figures.variants.items()):
        sections.append(_variant(voice, job.variants[at], summary, at))
    return sections


def _standings(
    voice: Voice, job: Job, figures: Figures, ratings: dict[str, Rating] | None
) -> Section:
    words, total = voice.words, figures.total
    order = sorted(total.bots, key=lambda bot: -total.bots[bot].share / total.bots[bot].even)
    rows = [_standing(voice, bot, total.bots[bot], ratings) for bot in order]
    headers = [words("header-bot"), words("header-games"), words("header-share"),
               words("header-even"), *([words("header-rating")] if ratings else []),
               words("header-thought"), words("header-thought-long")]  # fmt: skip
    bars = [bar(bot, total.bots[bot]) for bot in order]
    section = Section(words("arena-standings"), [], [Grid(headers, rows)])
    title = words("arena-plot-shares")
    section.plots = [Plot("standings", lambda style: intervals(bars, title, style))]
    if len(order) > 2 and total.duels:
        section.grids.append(_duels(voice, order, total))
    if len(figures.variants) > 1:
        section.grids.append(_by_variant(voice, job, figures))
    return section


def _standing(
    voice: Voice, bot: str, tally: Tally, ratings: dict[str, Rating] | None
) -> list[str]:  # fmt: skip
    row = [bot, voice.number(tally.games), voice.share(tally), voice.percent(tally.even)]
    if ratings:
        mu, sigma = ratings[bot].mu, ratings[bot].sigma
        row.append(f"{voice.number(mu, 1)}\u00a0±\u00a0{voice.number(sigma, 1)}")
    return [*row, voice.duration(tally.thought), voice.duration(tally.long_thought)]


def _duels(voice: Voice, order: list[str], total: Summary) -> Grid:
    """Everybody against everybody, where a game has two sides."""
    rows = [
        [bot, *[voice.share(total.duels[bot, other]) if (bot, other) in total.duels else "–"
                for other in order]]
        for bot in order
    ]  # fmt: skip
    return Grid([voice.words("header-against"), *order], rows)


def _by_variant(voice: Voice, job: Job, figures: Figures) -> Grid:
    words = voice.words
    bots = [bot for bot in job.bots if bot in figures.total.bots]
    rows = []
    for at, summary in sorted(figures.variants.items()):
        shares = [voice.share(summary.bots[bot]) if bot in summary.bots else "–" for bot in bots]
        rows.append([voice.variant(job.variants[at]), *shares])
    return Grid([words("header-variant"), *bots], rows)


def _variant(voice: Voice, variant: Variant, summary: Summary, at: int) -> Section:
    """One variant: every bot in every role and seat, points, length, endings."""
    words = voice.words
    section = Section(voice.variant(variant), [lengths_line(voice, summary)])
    places: list[tuple[str, str, Tally]] = []
    names = voice.roles(variant)
    for (bot, role), tally in sorted(summary.bots_in_roles.items()):
        places.append((bot, names.get(role, role), tally))
    for (bot, seat), tally in sorted(summary.bots_in_seats.items()):
        places.append((bot, words("seat-name", seat=seat + 1), tally))
    rows = [
        [f"{bot}, {place}", voice.number(tally.games), voice.share(tally),
         voice.number(tally.average, 2)]
        for bot, place, tally in places
    ]  # fmt: skip
    headers = [words("header-place"), words("header-games"), words("header-share"),
               words("header-score")]  # fmt: skip
    section.grids = [Grid(headers, rows), endings_grid(voice, variant, summary)]
    bars = [bar(f"{bot}, {place}", tally) for bot, place, tally in places]
    moves, shares, long = (
        summary.lengths.moves,
        words("arena-plot-shares"),
        words("arena-plot-moves"),
    )
    section.plots = [
        Plot(f"shares-{at}", lambda style: intervals(bars, shares, style)),
        Plot(f"moves-{at}", lambda style: histogram(moves, long, style)),
    ]
    return section
