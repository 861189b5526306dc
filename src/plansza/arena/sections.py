"""Results as sections of sentences, tables and plots, in the reader's language.

The terminal, the page and the Markdown file show the same sections, each in its own way.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from plansza.arena.contest import Contest, Variant
from plansza.arena.labels import Labels
from plansza.arena.players import called
from plansza.arena.plots import Bar, histogram, intervals
from plansza.arena.statistics import Rating, Statistics, Summary, Tally

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


def lengths_line(labels: Labels, summary: Summary) -> str:
    """How long the games were."""
    lengths = summary.lengths
    low, median, high = [labels.number(lengths.at(share)) for share in (0.1, 0.5, 0.9)]
    mean = labels.number(lengths.mean, 1)
    return labels.words("arena-lengths", mean=mean, median=median, low=low, high=high)


def endings_grid(labels: Labels, variant: Variant, summary: Summary) -> Grid:
    """How the games ended."""
    words = labels.at(variant)
    rows = [
        [words.reason(reason), labels.number(count), labels.percent(count / summary.games)]
        for reason, count in summary.reasons.most_common()
    ]
    return Grid([words("header-reason"), words("header-games"), words("header-share")], rows)


# -- the arena ----------------------------------------------------------------------------------


def arena_sections(
    labels: Labels, contest: Contest, statistics: Statistics, ratings: dict[str, Rating] | None
) -> list[Section]:
    """All that bots did against each other: together, then variant by variant."""
    sections = [_standings(labels, contest, statistics, ratings)]
    if models := [bot for bot, tally in statistics.total.bots.items() if tally.account.decisions]:
        sections.append(_models(labels, models, statistics.total))
    for at, summary in sorted(statistics.variants.items()):
        sections.append(_variant(labels, contest.variants[at], summary, at))
    return sections


def _standings(
    labels: Labels, contest: Contest, statistics: Statistics, ratings: dict[str, Rating] | None
) -> Section:
    words, total = labels.words, statistics.total
    order = sorted(total.bots, key=lambda bot: -total.bots[bot].share / total.bots[bot].even)
    rows = [_standing(labels, bot, total.bots[bot], ratings) for bot in order]
    headers = [words("header-bot"), words("header-games"), words("header-share")]
    headers += [words("header-even"), *([words("header-rating")] if ratings else [])]
    headers += [words("header-thought"), words("header-thought-long")]
    bars = [bar(called(bot), total.bots[bot]) for bot in order]
    section = Section(words("arena-standings"), [], [Grid(headers, rows)])
    title = words("arena-plot-shares")
    section.plots = [Plot("standings", lambda style: intervals(bars, title, style))]
    if len(order) > 2 and total.duels:
        section.grids.append(_duels(labels, order, total))
    if len(statistics.variants) > 1:
        section.grids.append(_by_variant(labels, contest, statistics))
    return section


def _standing(
    labels: Labels, bot: str, tally: Tally, ratings: dict[str, Rating] | None
) -> list[str]:
    row = [called(bot), labels.number(tally.games), labels.share(tally), labels.percent(tally.even)]
    if ratings:
        mu, sigma = ratings[bot].mu, ratings[bot].sigma
        row.append(f"{labels.number(mu, 1)}\u00a0±\u00a0{labels.number(sigma, 1)}")
    return [*row, labels.duration(tally.thought), labels.duration(tally.long_thought)]


def _models(labels: Labels, models: list[str], total: Summary) -> Section:
    """How language models answered, and what it cost: apart from how well they played."""
    words, number = labels.words, labels.number
    answers, costs = [], []
    for bot in sorted(models):
        tally = total.bots[bot]
        found = tally.account
        kinds = (found.unreadable, found.ambiguous, found.illegal, found.retries, found.forfeits)
        good = 1 - found.errors / found.answers if found.answers else 0.0
        answers.append(
            [called(bot), number(found.decisions), labels.percent(good), *map(number, kinds)]
        )
        tokens = found.prompt_tokens, found.answer_tokens
        each = (found.prompt_tokens + found.answer_tokens) / tally.games
        cost = number(found.cost, 4) if found.cost else "–"
        thought = labels.duration(found.seconds / found.answers) if found.answers else "–"
        costs.append(
            [called(bot), number(found.answers), *map(number, tokens), number(each), cost, thought]
        )
    heads = "decisions", "playable", "unreadable", "ambiguous", "illegal", "retries", "forfeits"
    prices = "answers", "prompt-tokens", "answer-tokens", "game-tokens", "cost", "waited"
    grids = [
        Grid([words("header-bot"), *[words("llm-header", what=what) for what in found]], rows)
        for found, rows in ((heads, answers), (prices, costs))
    ]
    return Section(words("llm-section"), [words("llm-section-about")], grids)


def _duels(labels: Labels, order: list[str], total: Summary) -> Grid:
    """Everybody against everybody, where a game has two sides."""
    shares = {pair: labels.share(tally) for pair, tally in total.duels.items()}
    rows = [[called(bot), *[shares.get((bot, other), "–") for other in order]] for bot in order]
    return Grid([labels.words("header-against"), *map(called, order)], rows)


def _by_variant(labels: Labels, contest: Contest, statistics: Statistics) -> Grid:
    words = labels.words
    bots = [bot for bot in contest.bots if bot in statistics.total.bots]
    rows = []
    for at, summary in sorted(statistics.variants.items()):
        shares = [labels.share(summary.bots[bot]) if bot in summary.bots else "–" for bot in bots]
        rows.append([labels.variant(contest.variants[at]), *shares])
    return Grid([words("header-variant"), *map(called, bots)], rows)


def _variant(labels: Labels, variant: Variant, summary: Summary, at: int) -> Section:
    """One variant: every bot in every role and seat, points, length, endings."""
    words = labels.words
    section = Section(labels.variant(variant), [lengths_line(labels, summary)])
    places: list[tuple[str, str, Tally]] = []
    names = labels.roles(variant)
    for (bot, role), tally in sorted(summary.bots_in_roles.items()):
        places.append((bot, names.get(role, role), tally))
    for (bot, seat), tally in sorted(summary.bots_in_seats.items()):
        places.append((bot, words("seat-name", seat=seat + 1), tally))
    rows = [[f"{called(bot)}, {place}", *_counts(labels, tally)] for bot, place, tally in places]
    headers = [
        words("header-place"),
        words("header-games"),
        words("header-share"),
        words("header-score"),
    ]
    section.grids = [Grid(headers, rows), endings_grid(labels, variant, summary)]
    bars = [bar(f"{called(bot)}, {place}", tally) for bot, place, tally in places]
    shares, long = words("arena-plot-shares"), words("arena-plot-moves")
    moves = summary.lengths.moves
    section.plots = [
        Plot(f"shares-{at}", lambda style: intervals(bars, shares, style)),
        Plot(f"moves-{at}", lambda style: histogram(moves, long, style)),
    ]
    return section


def _counts(labels: Labels, tally: Tally) -> list[str]:
    return [labels.number(tally.games), labels.share(tally), labels.number(tally.average, 2)]
