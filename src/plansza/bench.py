"""How fast the rules run, measured so that one row can be compared with another.

Every system (plansza compiled, plansza interpreted, each other library) works in a process of its
own and waits there until it is asked. All take turns in short rounds, one at a time, and a row is
the median of its rounds: a machine that slows down for a while slows down everybody.

`python -m plansza.bench GAME` is such a process: it tells what it can measure, then answers
requests, one JSON text a line; `python -m plansza.bench GAME search` measures only its playouts and
its search.
`benchmarks/peers.py` speaks the same way for other libraries.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from plansza import COMPILED
from plansza.bots.basic import GreedyBot
from plansza.bots.search import Search, Style
from plansza.bots.selfplay import greedy_game
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.games import GAMES, find

ROUNDS = 7
GREEDY_GAMES = 6  # what a game measures for itself is taken from these
SAMPLES = 64  # positions that copies, views, imagination and search are measured on
SIMULATIONS = 100  # of each search; `benchmarks/peers.py` lets others simulate as much
RANDOM_PLAY = "random play"
CHECKED_PLAY = "checked random play"
PLAYOUTS = "random playouts"
SEARCH = "search"
PEERS = Path(__file__).resolve().parents[2] / "benchmarks" / "peers.py"
PEER_PACKAGES = ("chess", "pyspiel")


@dataclass(frozen=True)
class Work:
    """Something to do again and again; `once` does a little of it and says how many were done."""

    work: str
    unit: str
    once: Callable[[], int]


@dataclass(frozen=True)
class Row:
    """One line of the result."""

    system: str
    work: str
    unit: str
    value: float


# -- what is measured: ordinary interpreted loops, as any user of the library would write them ----


def random_play(game: Game) -> Work:
    """Whole games by `step`, which trusts its caller."""
    return Work(RANDOM_PLAY, "moves/s", whole_games(game, checked=False))


def checked_play(game: Game) -> Work:
    """The same by `play`, which checks every move."""
    return Work(CHECKED_PLAY, "moves/s", whole_games(game, checked=True))


def playouts(game: Game) -> Work:
    """Whole games by `playout`: the compiled loop, without lists where a game knows how."""
    setup, luck, limit = game.setup(), FastChance(2), game.max_moves(game.setup())

    def once() -> int:
        position = game.start(setup, FastChance(luck.below(1 << 30)))
        return position.playout(luck, limit)

    return Work(PLAYOUTS, "moves/s", once)


def whole_games(game: Game, checked: bool) -> Callable[[], int]:
    """What deals a game, plays it to its end with random moves, and says how many there were."""
    setup, luck = game.setup(), Random(1)

    def once() -> int:
        position = game.start(setup, FastChance(luck.getrandbits(60)))
        make = position.play if checked else position.step
        moves = 0
        while to_move := position.to_move:
            legal = position.legal_moves(to_move[0])
            make(to_move[0], legal[int(luck.random() * len(legal))])
            moves += 1
        return moves

    return once


@cache
def sample_positions(game: Game, count: int = SAMPLES) -> list[Position]:
    """Running positions from random games, each at a random point of one; nobody changes them."""
    chance, found = FastChance(5), list[Position]()
    while len(found) < count:
        position = game.start(game.setup(), FastChance(chance.below(1 << 30)))
        kept, passed = position.copy(), 0
        while (seat := position.mover()) >= 0:
            passed += 1
            if not chance.below(passed):  # in the end each is kept with the same chance
                kept = position.copy()
            position.step(seat, position.random_move(seat, chance))
        found.append(kept)
    return found


def copies(game: Game) -> Work:
    """Whole positions copied."""
    positions = sample_positions(game)

    def once() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return Work("copies", "copies/s", once)


def views(game: Game) -> Work:
    """What the seat to move may know."""
    pairs = [(position, position.to_move[0]) for position in sample_positions(game)]

    def once() -> int:
        for position, seat in pairs:
            position.view(seat)
        return len(pairs)

    return Work("views", "views/s", once)


def imagines(game: Game) -> Work:
    """Positions made from a view alone."""
    seen = [position.view(position.to_move[0]) for position in sample_positions(game)]
    chance = FastChance(6)

    def once() -> int:
        for view in seen:
            game.imagine(view, chance)
        return len(seen)

    return Work("imagines", "positions/s", once)


def reimagines(game: Game) -> Work:
    """Imagined positions dealt anew, as the inner loop of a search does."""
    chance = FastChance(7)
    pairs = [(position, position.to_move[0]) for position in sample_positions(game)]
    pairs = [(game.imagine(position.view(seat), chance), seat) for position, seat in pairs]

    def once() -> int:
        for position, seat in pairs:
            position.reimagine(seat, chance)
        return len(pairs)

    return Work("reimagines", "positions/s", once)


def greedy_decisions(game: Game) -> Work:
    """What a greedy bot does all day: every decision of one game."""
    reached = greedy_game(game, game.setup(), 4)
    seen = [position.view(position.to_move[0]) for position in reached if position.to_move]
    bot, chance = GreedyBot(game), FastChance(3)

    def once() -> int:
        for view in seen:
            bot.choose(view, chance)
        return len(seen)

    return Work("greedy decisions", "decisions/s", once)


def searched_moves(game: Game) -> Work:
    """Moves that a search makes in its simulations: down the tree, then at random to the end."""
    style = Style(sharpness=0.0, breadth=game.move_count(game.setup()), random=1.0)
    chance = FastChance(8)
    bases = cycle([(position, position.to_move[0]) for position in sample_positions(game)])

    def begin() -> Search:
        position, seat = next(bases)
        return Search(game, style, game.imagine(position.view(seat), chance), seat, chance)

    search = begin()

    def once() -> int:
        nonlocal search
        if search.rounds == SIMULATIONS:
            search = begin()
        before = search.steps
        search.round()
        return search.steps - before

    return Work(SEARCH, "moves/s", once)


PLAYS = (random_play, checked_play, playouts)
PARTS = (copies, views, imagines, reimagines)
GENERAL = (*PLAYS, *PARTS, greedy_decisions, searched_moves)


def brief_works(game: Game) -> list[Work]:
    """What is measured of every game, whichever is asked for."""
    return [playouts(game), searched_moves(game)]


def works_of(game: Game) -> list[Work]:
    """What can be measured of any game, and what its own module `bench` measures on its games."""
    works = [make(game) for make in GENERAL]
    package = type(game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.bench") is not None:
        games = [greedy_positions(game, seed) for seed in range(GREEDY_GAMES)]
        works += [Work(*work) for work in import_module(f"{package}.bench").works(games)]
    return works


def greedy_positions(game: Game, seed: int) -> list[Position]:
    """All positions of a game between greedy bots."""
    return [position.copy() for position in greedy_game(game, game.setup(), seed)]


# -- the process that measures --------------------------------------------------------------------


def measure(work: Work, seconds: float) -> float:
    """How many in a second, over at least this time."""
    count = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or not count:
        count += work.once()
    return count / passed


def serve(game: Game, works: list[Work]) -> None:
    """Say what there is, then measure what is asked for, until the input ends."""
    system = f"plansza {game.id} {'compiled' if COMPILED else 'interpreted'}"
    _answer([{"system": system, "work": work.work, "unit": work.unit} for work in works])
    for line in sys.stdin:
        request = json.loads(line)
        _answer(measure(works[request["row"]], request["seconds"]))


def _answer(what: Any) -> None:
    print(json.dumps(what), flush=True)


# -- the process that asks ------------------------------------------------------------------------


class Meter:
    """One measuring process and the rows it answers for; none if it had nothing to offer."""

    def __init__(self, command: list[str], pure: bool = False) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PLANSZA_PURE"}
        if pure:
            env["PLANSZA_PURE"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, *command],
            env=env,
            text=True,
            encoding="utf-8",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl+C is for us to answer
        )
        try:
            self.rows: list[dict[str, str]] = json.loads(self._read() or "[]")
        except BaseException:  # Ctrl+C while it was getting ready
            self._process.kill()
            self.close()
            raise
        self.rounds: list[list[float]] = [[] for _ in self.rows]

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def measure(self, row: int, seconds: float) -> None:
        """One round of one row."""
        assert self._process.stdin is not None
        print(json.dumps({"row": row, "seconds": seconds}), file=self._process.stdin, flush=True)
        self.rounds[row].append(json.loads(self._read()))

    def results(self) -> Iterator[Row]:
        """The median of each row's rounds."""
        for row, values in zip(self.rows, self.rounds, strict=True):
            yield Row(row["system"], row["work"], row["unit"], median(values))

    def close(self) -> None:
        """The end of its input ends the process; if it does not listen, we end it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


@dataclass
class Bench:
    """All rows of one run, and what could not be measured."""

    rows: list[Row]
    compiled: bool
    missing: list[str]  # packages of peers

    def value(self, system: str, work: str = RANDOM_PLAY) -> float | None:
        """One measured value."""
        found = [row.value for row in self.rows if (row.system, row.work) == (system, work)]
        return found[0] if found else None


def run(game: str, seconds: float, watch: Callable[[int, int], None] | None = None) -> Bench:
    """Measure everything, and of the other games playouts and search; each row for so many
    seconds."""
    meters: list[Meter] = []
    try:
        for pure in (False, True):
            meters.append(Meter(["-m", "plansza.bench", game], pure))
        compiled = meters[0].rows[0]["system"].endswith("compiled")
        if not compiled:  # both would measure the same
            meters.pop(0).close()
        others = [other for other in GAMES.all() if other != game]
        meters += [Meter(["-m", "plansza.bench", other, SEARCH]) for other in others]
        missing = [package for package in PEER_PACKAGES if not _add_peer(meters, package)]
        _measure_in_turn(meters, seconds / ROUNDS, watch)
        return Bench([row for meter in meters for row in meter.results()], compiled, missing)
    finally:
        for meter in meters:
            meter.close()


def _add_peer(meters: list[Meter], package: str) -> bool:
    """Add a peer, if its package and our script that drives it are there."""
    if not PEERS.is_file() or find_spec(package) is None:
        return False
    meters.append(Meter([str(PEERS), package]))
    return bool(meters[-1].rows)


def _measure_in_turn(
    meters: Iterable[Meter], seconds: float, watch: Callable[[int, int], None] | None
) -> None:
    turns = [(meter, row) for meter in meters for row in range(len(meter.rows))]
    for number in range(ROUNDS):
        for place, (meter, row) in enumerate(turns):
            meter.measure(row, seconds)
            if watch is not None:
                watch(number * len(turns) + place + 1, ROUNDS * len(turns))


if __name__ == "__main__":
    measured = find(sys.argv[1])
    brief = SEARCH in sys.argv[2:]
    serve(measured, brief_works(measured) if brief else works_of(measured))
