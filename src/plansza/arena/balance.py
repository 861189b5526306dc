"""Is a game fair? Its main variants, one bot in every seat, and a plain sentence for each.

The parts that a game names are judged, attacker and defender or the order of play: the seat is only
a chair. Where a game names none, the seats are, or the sides where there are allies.
"""

from collections.abc import Iterator

from plansza.arena.contest import Contest, Variant
from plansza.arena.labels import Labels
from plansza.arena.plots import intervals
from plansza.arena.sections import Grid, Plot, Section, bar, endings_grid, lengths_line
from plansza.arena.statistics import Statistics, Summary, Tally
from plansza.core.contract import Game
from plansza.core.errors import BadSetup
from plansza.core.setup import Setup
from plansza.games import find

UNSURE = 0.1  # a share that may be further from even than this is not called fair
SLIGHT = 0.03  # a lead smaller than this is called slight, however sure it is

# The options that may shift the balance, by game; presets and numbers of players always do.
WEIGHTY: dict[str, tuple[str, ...]] = {
    "spor": ("retreat",),
    "podprad": ("whirlpools", "currents", "fastest"),
    "drako": ("duel", "match", "redraw"),
    "battalia": ("sides",),
}


def variants_of(game: Game, only: int | None = None) -> list[Variant]:
    """The main variants: as usual and by every preset for all numbers of players, then every other
    choice of a weighty option, for the fewest players that it is for; or for one number only."""
    found: list[Setup] = []
    counts = game.seat_counts if only is None else (only,)
    for seats in counts:
        for options in ({}, *game.presets().values()):
            found += _possible(game, seats, options)
    for option in game.options:
        if option.id in WEIGHTY.get(game.id, ()):
            for choice in option.choices:
                setups = [_possible(game, at, {option.id: choice}) for at in counts]
                found += next((setup for setup in setups if setup), [])
    return [Variant.of(game, setup) for setup in dict.fromkeys(found)]


def _possible(game: Game, seats: int, options: dict[str, str]) -> list[Setup]:
    try:
        return [game.setup(seats, **options)]
    except BadSetup:
        return []


# -- the verdict --------------------------------------------------------------------------------


def places(labels: Labels, variant: Variant, summary: Summary) -> Iterator[tuple[str, Tally]]:
    """What is compared in a variant: its roles, or else its sides, each by its first seat."""
    names = labels.roles(variant)
    for role, name in names.items():
        if role in summary.roles:
            yield name, summary.roles[role]
    if not names:
        sides = variant.sides()
        for side in range(max(sides) + 1):
            seats = [seat for seat, own in enumerate(sides) if own == side]
            yield labels.seats(seats), summary.seats[seats[0]]


def verdict(labels: Labels, compared: list[tuple[str, Tally]]) -> str:
    """Who has it easier or harder, if the intervals are sure of it; else how fair it is."""
    words = labels.words
    sure = [each for each in compared if _is_sure(each[1])]
    if not sure:
        within = max([_furthest(tally) for _, tally in compared])
        points = labels.number(100 * within, 1)
        if within > UNSURE:
            return words("balance-unsure", within=points)
        return words("balance-fair", within=points)
    who, tally = max(sure, key=lambda each: _lead(each[1]))
    facts = {"who": who, "share": labels.share(tally), "even": labels.percent(tally.even)}
    if tally.share < tally.even:
        return words("balance-harder", **facts)
    if tally.share - tally.even < SLIGHT:
        return words("balance-slight", **facts)
    return words("balance-favours", **facts)


def _is_sure(tally: Tally) -> bool:
    """Whether the interval leaves out an even share."""
    low, high = tally.interval
    return not low <= tally.even <= high


def _lead(tally: Tally) -> tuple[float, bool]:
    """How far from even; of two as far, the one who is better off."""
    lead = tally.share - tally.even
    return round(abs(lead), 9), lead > 0


def _furthest(tally: Tally) -> float:
    """How far from even the truth may be."""
    low, high = tally.interval
    return max(tally.even - low, high - tally.even)


# -- the report ---------------------------------------------------------------------------------


def balance_sections(labels: Labels, contest: Contest, statistics: Statistics) -> list[Section]:
    """A section for each game, with all its variants in one plot and one table."""
    games = dict.fromkeys(variant.game for variant in contest.variants)
    return [_game_section(labels, contest, statistics, game) for game in games]


def _game_section(labels: Labels, contest: Contest, statistics: Statistics, game: str) -> Section:
    words = labels.words
    section = Section(labels.at(contest.variants[_first(contest, game)]).title())
    bars = []
    rows = []
    for at, summary in sorted(statistics.variants.items()):
        variant = contest.variants[at]
        if variant.game != game:
            continue
        name = labels.variant(variant, title=False)
        compared = list(places(labels, variant, summary))
        for number, (who, tally) in enumerate(compared):
            bars.append(bar(who, tally, "" if number else name))
        row = [name, verdict(labels, compared), _shares(labels, compared)]
        row += [_points(labels, compared), _length(labels, summary)]
        rows.append([*row, _endings(labels, variant, summary)])
    headers = [
        words("header-variant"),
        words("header-verdict"),
        words("header-share"),
        words("header-score"),
        words("header-moves"),
        words("header-reason"),
    ]
    section.grids = [Grid(headers, rows, wordy=True)]
    title = words("arena-plot-shares")
    section.plots = [Plot(f"balance-{game}", lambda style: intervals(bars, title, style))]
    return section


def _first(contest: Contest, game: str) -> int:
    return next(at for at, variant in enumerate(contest.variants) if variant.game == game)


def _shares(labels: Labels, compared: list[tuple[str, Tally]]) -> str:
    return " · ".join(f"{who} {labels.percent(tally.share)}" for who, tally in compared)


def _points(labels: Labels, compared: list[tuple[str, Tally]]) -> str:
    return " · ".join(labels.number(tally.average, 2) for _, tally in compared)


def _length(labels: Labels, summary: Summary) -> str:
    lengths = summary.lengths
    low, high = labels.number(lengths.at(0.1)), labels.number(lengths.at(0.9))
    return f"{labels.number(lengths.at(0.5))} ({low}–{high})"


def _endings(labels: Labels, variant: Variant, summary: Summary) -> str:
    words = labels.at(variant)
    return "; ".join(
        f"{words.reason(reason)} {labels.percent(count / summary.games)}"
        for reason, count in summary.reasons.most_common()
    )


def details(labels: Labels, contest: Contest, statistics: Statistics) -> list[Section]:
    """A section for each variant: everybody's share and points, lengths, endings."""
    words = labels.words
    found = []
    for at, summary in sorted(statistics.variants.items()):
        variant = contest.variants[at]
        compared = list(places(labels, variant, summary))
        rows = [_place_row(labels, who, tally) for who, tally in compared]
        headers = [
            words("header-place"),
            words("header-share"),
            words("header-even"),
            words("header-score"),
        ]
        lines = [verdict(labels, compared), lengths_line(labels, summary)]
        grids = [Grid(headers, rows), endings_grid(labels, variant, summary)]
        found.append(Section(labels.variant(variant), lines, grids))
    return found


def _place_row(labels: Labels, who: str, tally: Tally) -> list[str]:
    even, points = labels.percent(tally.even), labels.number(tally.average, 2)
    return [who, labels.share(tally), even, points]


def all_variants(games: list[str], only: int | None = None) -> tuple[Variant, ...]:
    """The main variants of several games, perhaps only for so many players."""
    return tuple([variant for game in games for variant in variants_of(find(game), only)])
