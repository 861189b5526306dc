"""Many games between bots, spread over processes, with one result whatever their number.

Game i of a series is dealt from `derive_seed(seed, i)`, and the luck of its bots follows from the
same seed, so that any single game can be played again alone. Bots are given views, never the
position.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from plansza.bots.basic import Bot
from plansza.bots.levels import make_bot
from plansza.core.chance import FastChance, KeyedChance, derive_seed
from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games import find
from plansza.process_pool import cores, spread

CHUNKS = 1000  # into how many parts a series is cut, when it is long enough
LONGEST_CHUNK = 5  # games; an interrupted series loses at most those under way
Z95 = 1.959963985  # a normal variable stays within ± this in 95 % of cases


@dataclass(frozen=True)
class Series:
    """What is to be played: all that decides the result, in plain values that any process reads."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: bytes
    games: int


@dataclass
class Tally:
    """What came out of some games."""

    seats: int
    games: int = 0
    moves: int = 0
    wins: list[int] = field(default_factory=list)  # shared wins count for every winner
    scores: list[float] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.scores = self.scores or [0.0] * self.seats

    def note(self, outcome: Outcome, moves: int) -> None:
        """Add one game."""
        self.games += 1
        self.moves += moves
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score

    def add(self, other: "Tally") -> None:
        """Add the games of another tally; its time is not ours."""
        self.games += other.games
        self.moves += other.moves
        self.reasons += other.reasons
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, sound for few games and for shares near 0 and 1 as well."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z95 * (share * (1 - share) / games + z2 / (4 * games * games)) ** 0.5
    spread /= 1 + z2 / games
    return max(0.0, middle - spread), min(1.0, middle + spread)


def bot_luck(seed: bytes, seat: int) -> FastChance:
    """The luck of the bot in one seat of the game with this seed; it tells nothing of the deal."""
    return FastChance(int.from_bytes(derive_seed(seed, seat), "big"))


def play_one(game: Game, setup: Setup, bots: list[Bot], seed: bytes) -> tuple[Outcome, int]:
    """One game between bots: how it ended, after how many moves."""
    position = game.start(setup, KeyedChance(seed))
    luck = [bot_luck(seed, seat) for seat in range(setup.seats)]
    moves = 0
    while to_move := position.to_move:
        seat = to_move[0]
        position.play(seat, bots[seat].choose(position.view(seat), luck[seat]))
        moves += 1
    outcome = position.outcome
    assert outcome is not None
    return outcome, moves


def play_part(series: Series, part: range) -> Tally:
    """Some games of a series; runs in any process."""
    game = find(series.game)
    setup = game.setup(series.seats, **series.options)
    tally = Tally(setup.seats)
    for number in part:
        bots = [make_bot(name, game) for name in series.bots]  # anew: bots remember their thoughts
        tally.note(*play_one(game, setup, bots, derive_seed(series.seed, number)))
    return tally


def parts(games: int) -> list[range]:
    """Cut a series; only its length decides how, so that sums come out the same on any machine."""
    size = max(1, min(LONGEST_CHUNK, games // CHUNKS))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def simulate(
    series: Series, jobs: int | None = None, watch: Callable[[Tally], None] | None = None
) -> Tally:
    """Play the series; `watch` is told the tally so far. After Ctrl+C: what was finished."""
    waiting = parts(series.games)
    jobs = min(jobs or cores(), len(waiting))
    done: dict[int, Tally] = {}
    so_far = Tally(series.seats)
    start = perf_counter()
    try:
        for number, tally in spread(partial(play_part, series), waiting, jobs):
            done[number] = tally
            so_far.add(tally)
            if watch is not None:
                watch(so_far)
    except KeyboardInterrupt:
        pass
    total = Tally(series.seats, seconds=perf_counter() - start)
    for number in sorted(done):  # in their order, because sums of fractions depend on it
        total.add(done[number])
    return total
