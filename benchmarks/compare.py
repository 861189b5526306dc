"""Two checkouts of plansza side by side: is the new one as fast as the old one?

    python benchmarks/compare.py OLD NEW

Each checkout (with its own compiled build, if it has one) works in a process of its own. Both do
the very same pieces of work in turn, a few hundredths of a second at a time, and each turn gives
one ratio; a row is the median of them. A machine that is slow for a while is slow for both.
Processor time is counted, so that others on the machine do not matter much, and the processes are
started anew several times, for where a program happens to lie in memory makes a difference, too.

The games that are replayed come from seeds, and their random moves are drawn by notation: a
checkout that only numbers its moves otherwise plays the same ones. The last line says whether both
did.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import thread_time
from typing import Any

from checkouts import Checkout, answer

GAMES = ("spor", "podprad", "drako", "battalia")
WORKS = (
    "step",
    "play",
    "playout",
    "copy",
    "view",
    "imagine",
    "reimagine",
    "search",
    "draw",
    "draw-tall",
)
WHOLE_GAMES = 24  # replayed by step and play, in this order again and again
SAMPLES = 64  # positions from them, for everything else
SEARCH_ROUNDS = 40  # of each search


# -- the process that measures, on the public interface of its checkout -------------------------


@dataclass(frozen=True)
class Replay:
    """One random game: its seed, what was played, and a decision on the way."""

    seed: int
    moves: list[tuple[int, int]]
    written: str
    middle: Any  # Position


def replay_of(game: Any, seed: int) -> Replay:
    """A game by random moves, drawn among the notations in alphabetical order."""
    from plansza.core.chance import FastChance

    luck = Random(seed)
    position = game.start(game.setup(), FastChance(seed))
    moves: list[tuple[int, int]] = []
    written: list[str] = []
    middle, passed = position.copy(), 0
    while to_move := position.to_move:
        seat = to_move[0]
        texts = {game.write_move(move): move for move in position.legal_moves(seat)}
        passed += len(texts) > 1
        if len(texts) > 1 and luck.random() * passed < 1:  # each is kept with the same chance
            middle = position.copy()
        text = luck.choice(sorted(texts))
        moves.append((seat, texts[text]))
        written.append(text)
        position.step(seat, texts[text])
    return Replay(seed, moves, " ".join(written), middle)


class Subject:
    """A game of this checkout and what can be done with it; a call does so many units of work."""

    def __init__(self, name: str) -> None:
        from plansza.games import find

        self.game: Any = find(name)
        self.replays = [replay_of(self.game, seed) for seed in range(SAMPLES)]
        self.positions = [(each.middle, each.middle.to_move[0]) for each in self.replays]
        self.views = [position.view(seat) for position, seat in self.positions]
        self.choices = [position.legal_moves(seat) for position, seat in self.positions]
        self.imagined = [
            (self.game.imagine(view, _luck(at)), seat)
            for at, (view, (_, seat)) in enumerate(zip(self.views, self.positions, strict=True))
        ]

    def fingerprint(self) -> str:
        """What was played, as text."""
        return sha256("\n".join(each.written for each in self.replays).encode()).hexdigest()

    def works(self) -> dict[str, Callable[[int], int]]:
        """Everything by name; each says how many moves or positions its units were."""
        return {
            "step": lambda units: self._replay(units, checked=False),
            "play": lambda units: self._replay(units, checked=True),
            "playout": self._playout,
            "copy": self._copy,
            "view": self._view,
            "imagine": self._imagine,
            "reimagine": self._reimagine,
            "search": self._search,
            "draw": lambda units: self._draw(units, tall=False),
            "draw-tall": lambda units: self._draw(units, tall=True),
        }

    def _replay(self, units: int, checked: bool) -> int:
        game, setup, made = self.game, self.game.setup(), 0
        for replay in islice(cycle(self.replays[:WHOLE_GAMES]), units):
            position = game.start(setup, _luck(replay.seed))
            make = position.play if checked else position.step
            for seat, move in replay.moves:
                position.legal_moves(position.to_move[0])
                make(seat, move)
            made += len(replay.moves)
        return made

    def _playout(self, units: int) -> int:
        """An older checkout has no loop of its own: it draws the same moves from lists."""
        game, setup, made = self.game, self.game.setup(), 0
        limit = game.max_moves(setup)
        for replay in islice(cycle(self.replays[:WHOLE_GAMES]), units):
            position, luck = game.start(setup, _luck(replay.seed)), _luck(replay.seed + SAMPLES)
            if hasattr(position, "playout"):
                made += position.playout(luck, limit)
                continue
            while to_move := position.to_move:
                legal = position.legal_moves(to_move[0])
                position.step(to_move[0], legal[luck.below(len(legal))])
                made += 1
        return made

    def _copy(self, units: int) -> int:
        for position, _ in islice(cycle(self.positions), units):
            position.copy()
        return units

    def _view(self, units: int) -> int:
        for position, seat in islice(cycle(self.positions), units):
            position.view(seat)
        return units

    def _imagine(self, units: int) -> int:
        game, chance = self.game, _luck(1)
        for view in islice(cycle(self.views), units):
            game.imagine(view, chance)
        return units

    def _reimagine(self, units: int) -> int:
        chance = _luck(2)
        for position, seat in islice(cycle(self.imagined), units):
            position.reimagine(seat, chance)
        return units

    def _search(self, units: int) -> int:
        from plansza.bots.search import SearchBot

        for at, view in enumerate(islice(cycle(self.views), units)):
            SearchBot(self.game, SEARCH_ROUNDS).choose(view, _luck(at))
        return units

    def _draw(self, units: int, tall: bool) -> int:
        from plansza.words import words_for

        words, choices = words_for("pl", self.game), self.choices
        for view, moves in islice(cycle(zip(self.views, choices, strict=True)), units):
            self.game.draw(view, moves, words, tall=tall)
        return units


def _luck(seed: int) -> Any:
    from plansza.core.chance import FastChance

    return FastChance(seed)


def work(names: list[str]) -> None:
    """Say what this checkout is, then do what is asked for, until the input ends."""
    import plansza

    subjects = {name: Subject(name) for name in names}
    prints = {name: subject.fingerprint() for name, subject in subjects.items()}
    source = str(Path(plansza.__file__).parents[2])
    answer({"compiled": plansza.COMPILED, "source": source, "fingerprints": prints})
    works = {name: subject.works() for name, subject in subjects.items()}
    for line in sys.stdin:
        name, what, units = json.loads(line)
        start = thread_time()
        done = works[name][what](units)
        answer([done, thread_time() - start])


# -- the process that asks ----------------------------------------------------------------------


@dataclass
class Row:
    """One work of one game: how many units a turn has, and what the turns gave."""

    game: str
    work: str
    units: int = 0
    old: list[float] = field(default_factory=list)  # done in a second
    new: list[float] = field(default_factory=list)

    def ratios(self) -> list[float]:
        """New to old, turn by turn: above 1 the new checkout is faster."""
        return [new / old for old, new in zip(self.old, self.new, strict=True)]

    def spread(self) -> tuple[float, float]:
        """The middle half of the ratios lies between these."""
        found = self.ratios()
        if len(found) < 2:
            return found[0], found[0]
        low, _, high = quantiles(found, n=4)
        return low, high

    def take_turn(self, old: Checkout, new: Checkout, new_first: bool) -> None:
        """The same work once for both."""
        order = [(old, self.old), (new, self.new)]
        for worker, values in reversed(order) if new_first else order:
            done, seconds = worker.ask(self.game, self.work, self.units)
            values.append(done / seconds)

    def get_ready(self, old: Checkout, new: Checkout, seconds: float) -> None:
        """Warm both up; at the first start find how many units take the old one so long."""
        units = 1
        while not self.units:
            _, taken = old.ask(self.game, self.work, units)
            if taken > seconds / 3:
                self.units = max(1, round(units * seconds / taken))
            units *= 2
        for worker in (old, new):
            worker.ask(self.game, self.work, self.units)


def rows_of(names: list[str], works: list[str]) -> list[Row]:
    """All that is compared."""
    return [Row(name, what) for name in names for what in works]


def compare(
    old: Path, new: Path, rows: list[Row], turns: int, starts: int, seconds: float
) -> dict[str, Any]:
    """Fill the rows; what the two checkouts said of themselves."""
    names = list(dict.fromkeys(row.game for row in rows))
    about: dict[str, Any] = {}
    for start in range(starts):
        with ExitStack() as stack:
            workers = [stack.enter_context(Checkout(path, __file__, *names)) for path in (old, new)]
            about = {"old": workers[0].about, "new": workers[1].about}
            for row in rows:
                row.get_ready(workers[0], workers[1], seconds)
            for turn in range(-(-turns // starts)):
                print(f"\rstart {start + 1}, turn {turn + 1} ", end="", file=sys.stderr)
                for row in rows:
                    row.take_turn(workers[0], workers[1], new_first=turn % 2 == 1)
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return about


def table(rows: list[Row]) -> Iterator[str]:
    """The rows as lines of Markdown."""
    yield "| game | work | old /s | new /s | new / old | middle half |"
    yield "|---|---|---:|---:|---:|---|"
    for row in rows:
        low, high = row.spread()
        speeds = f"{median(row.old):,.0f} | {median(row.new):,.0f}"
        ratio = f"{median(row.ratios()):.3f} | {low:.3f} – {high:.3f}"
        yield f"| {row.game} | {row.work} | {speeds} | {ratio} |"


def differences(about: dict[str, Any]) -> str:
    """Whether both were compiled and played the same games."""
    old, new = about["old"], about["new"]
    builds = [
        f"{side} {'compiled' if about[side]['compiled'] else 'interpreted'}" for side in about
    ]
    prints = old["fingerprints"]
    others = [name for name in prints if prints[name] != new["fingerprints"][name]]
    played = f"other games were played of {', '.join(others)}" if others else "the same games"
    return f"{', '.join(builds)}; {played}"


def arguments() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--works", default=",".join(WORKS), help="step, play, copy, view, …")
    parser.add_argument("--turns", type=int, default=60, help="of every row, in all")
    parser.add_argument("--starts", type=int, default=3, help="how often the processes start anew")
    parser.add_argument("--slice", type=float, default=0.04, help="seconds of a turn of one row")
    parser.add_argument("--json", type=Path, help="all ratios, for programs")
    parser.add_argument("--least", type=float, default=0.0, help="fail if a row falls below this")
    return parser.parse_args()


def main() -> None:
    """Compare, print, and fail if something became too slow."""
    asked = arguments()
    rows = rows_of(asked.games.split(","), asked.works.split(","))
    old, new = asked.old.resolve(), asked.new.resolve()
    about = compare(old, new, rows, asked.turns, asked.starts, asked.slice)
    print("\n".join(table(rows)))
    print(differences(about))
    if asked.json is not None:
        found = {f"{row.game} {row.work}": row.ratios() for row in rows}
        asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    slower = [f"{row.game} {row.work}" for row in rows if median(row.ratios()) < asked.least]
    if slower:
        raise SystemExit(f"slower than {asked.least}: {', '.join(slower)}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        work(sys.argv[2:])
    else:
        main()
