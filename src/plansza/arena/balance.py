"""Is a game fair? Its main variants, one bot in every seat, and a plain sentence for each.

The parts that a game names are judged, attacker and defender or the order of play: the seat is only
a chair. Where a game names none, the seats are, or the sides where there are allies.
"""

from collections.abc import Iterator

from plansza.arena.figures import Figures, Summary, Tally
from plansza.arena.job import Job, Variant
from plansza.arena.plots import intervals
from plansza.arena.sheets import Grid, Plot, Section, bar, endings_grid, lengths_line
from plansza.arena.voice import Voice
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


def places(voice: Voice, variant: Variant, summary: Summary) -> Iterator[tuple[str, Tally]]:
    """What is compared in a variant: its roles, or else its sides, each by its first seat."""
    names = voice.roles(variant)
    for role, name in names.items():
        if role in summary.roles:
            yield name, summary.roles[role]
    if not names:
        sides = variant.sides()
        for side in range(max(sides) + 1):
            seats = [seat for seat, own in enumerate(sides) if own == side]
            yield voice.seats(seats), summary.seats[seats[0]]


def verdict(voice: Voice, compared: list[tuple[str, Tally]]) -> str:
    """Who has it easier or harder, if the intervals are sure of it; else how fair it is."""
    words = voice.words
    sure = [each for each in compared if not each[1].interval[0] <= each[1].even
            <= each[1].interval[1]]  # fmt: skip
    if not sure:
        within = max([_furthest(tally) for _, tally in compared])
        points = voice.number(100 * within, 1)
        if within > UNSURE:
            return words("balance-unsure", within=points)
        return words("balance-fair", within=points)
    who, tally = max(sure, key=lambda each: _lead(each[1]))
    facts = {"who": who, "share": voice.share(tally), "even": voice.percent(tally.even)}
    if tally.share < tally.even:
        return words("balance-harder", **facts)
    if tally.share - tally.even < SLIGHT:
        return words("balance-slight", **facts)
    return words("balance-favours", **facts)


def _lead(tally: Tally) -> tuple[float, bool]:
    """How far from even; of two as far, the one who is better off."""
    lead = tally.share - tally.even
    return round(abs(lead), 9), lead > 0


def _furthest(tally: Tally) -> float:
    """How far from even the truth may be."""
    low, high = tally.interval
    return max(tally.even - low, high - tally.even)


# -- the report ---------------------------------------------------------------------------------


def balance_sections(voice: Voice, job: Job, figures: Figures) -> list[Section]:
    """A section for each game, with all its variants in one plot and one table."""
    games = dict.fromkeys(variant.game for variant in job.variants)
    return [_game_section(voice, job, figures, game) for game in games]


def _game_section(voice: Voice, job: Job, figures: Figures, game: str) -> Section:
    words = voice.words
    section = Section(voice.at(job.variants[_first(job, game)]).title())
    bars = []
    rows = []
    for at, summary in sorted(figures.variants.items()):
        variant = job.variants[at]
        if variant.game != game:
            continue
        name = voice.variant(variant, title=False)
        compared = list(places(voice, variant, summary))
        for number, (who, tally) in enumerate(compared):
            bars.append(bar(who, tally, "" if number else name))
        rows.append([name, verdict(voice, compared), _shares(voice, compared),
                     _points(voice, compared), _length(voice, summary),
                     _endings(voice, variant, summary)])  # fmt: skip
    headers = [words("header-variant"), words("header-verdict"), words("header-share"),
               words("header-score"), words("header-moves"), words("header-reason")]  # fmt: skip
    section.grids = [Grid(headers, rows, wordy=True)]
    title = words("arena-plot-shares")
    section.plots = [Plot(f"balance-{game}", lambda style: intervals(bars, title, style))]
    return section


def _first(job: Job, game: str) -> int:
    return next(at for at, variant in enumerate(job.variants) if variant.game == game)


def _shares(voice: Voice, compared: list[tuple[str, Tally]]) -> str:
    return " · ".join(f"{who} {voice.percent(tally.share)}" for who, tally in compared)


def _points(voice: Voice, compared: list[tuple[str, Tally]]) -> str:
    return " · ".join(voice.number(tally.average, 2) for _, tally in compared)


def _length(voice: Voice, summary: Summary) -> str:
    lengths = summary.lengths
    low, high = voice.number(lengths.at(0.1)), voice.number(lengths.at(0.9))
    return f"{voice.number(lengths.at(0.5))} ({low}–{high})"


def _endings(voice: Voice, variant: Variant, summary: Summary) -> str:
    words = voice.at(variant)
    return "; ".join(
        f"{words.reason(reason)} {voice.percent(count / summary.games)}"
        for reason, count in summary.reasons.most_common()
    )


def details(voice: Voice, job: Job, figures: Figures) -> list[Section]:
    """A section for each variant: everybody's share and points, lengths, endings."""
    words = voice.words
    found = []
    for at, summary in sorted(figures.variants.items()):
        variant = job.variants[at]
        compared = list(places(voice, variant, summary))
        rows = [[who, voice.share(tally), voice.percent(tally.even),
                 voice.number(tally.average, 2)] for who, tally in compared]  # fmt: skip
        headers = [words("header-place"), words("header-share"), words("header-even"),
                   words("header-score")]  # fmt: skip
        lines = [verdict(voice, compared), lengths_line(voice, summary)]
        grids = [Grid(headers, rows), endings_grid(voice, variant, summary)]
        found.append(Section(voice.variant(variant), lines, grids))
    return found


def all_variants(games: list[str], only: int | None = None) -> tuple[Variant, ...]:
    """The main variants of several games, perhaps only for so many players."""
    return tuple([variant for game in games for variant in variants_of(find(game), only)])
