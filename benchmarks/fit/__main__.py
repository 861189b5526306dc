"""The command: play games, fit, print the numbers or compare them with those in use.

`all` does that for every game in turn, and for the cards of Battalia.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from time import perf_counter

from benchmarks.fit import cards
from benchmarks.fit.battalia import BattaliaTask
from benchmarks.fit.drako import DrakoTask
from benchmarks.fit.moments import Moment, Task, moments
from benchmarks.fit.podprad import PodPradTask
from benchmarks.fit.regression import Data, fit, likeness
from benchmarks.fit.spor import SporTask
from plansza.process_pool import spread

TASKS: dict[str, type[Task]] = {
    "spor": SporTask,
    "drako": DrakoTask,
    "podprad": PodPradTask,
    "battalia": BattaliaTask,
}
ALL = "all"
FRESH = 1_000_000  # the number of the first game that nothing is learnt from
FRESH_SHARE = 3  # one such game for so many others
FEWEST = 6  # as many as Drako has duels
SAME = 1e-6  # chances that differ by less are the same


def moments_of(name: str, noise: float, number: int) -> list[Moment]:
    """One game; fit to be sent to another process."""
    return moments(TASKS[name](), number, noise)


def gather(name: str, noise: float, numbers: Sequence[int], jobs: int) -> dict[str, list[Moment]]:
    """The moments of many games, by regression."""
    task = TASKS[name]()
    found: dict[str, list[Moment]] = {part: [] for part in task.parts()}
    played = dict(spread(partial(moments_of, name, noise), numbers, jobs))
    for number in sorted(played):
        for moment in played[number]:
            found[moment.part].append(moment)
    return found


def prove(task: Task, found: dict[str, list[Moment]]) -> None:
    """The traits and the weights in use give what the bots think; else one of us has changed."""
    for part, seen in found.items():
        judged = [moment for moment in seen if moment.judged is not None]
        if not judged:
            continue
        chances = Data.of(judged).chances(task.current(part))
        for moment, own in zip(judged, chances, strict=True):
            assert moment.judged is not None
            gap = max(abs(a - b) for a, b in zip(moment.judged, own, strict=True))
            if gap > SAME:
                raise SystemExit(f"{part}: the bots judge otherwise than these traits: {gap:.2g}")


def report(part: str, data: Data, current: list[float], fitted: list[float]) -> float:
    """Tell how the numbers in use and the new ones do on games that neither was learnt from; by how
    much the new ones are better."""
    used, new = data.log_loss(current), data.log_loss(fitted)
    without = data.log_loss([0.0] * len(current))
    alike = likeness(data, current, fitted)
    text = f"{part}: log loss {used:.3f} in use, {new:.3f} new, {without:.3f} without any"
    print(f"{text}; correlation of the two {alike:.3f}", file=sys.stderr)
    return used - new


def main(arguments: list[str] | None = None) -> None:
    """Fit one game's numbers, or those of all; with `--check` every game is heard of first."""
    asked = _asked(arguments)
    wrong = [
        text
        for name in (TASKS if asked.game == ALL else [asked.game])
        for text in made(name, asked)
    ]
    if asked.game == ALL:
        wrong += made_of_cards(asked)
    if wrong:
        raise SystemExit("\n".join(wrong))


def made(name: str, asked: argparse.Namespace) -> list[str]:
    """Learn the numbers of a game, and print them or say what is wrong with those in use."""
    task, start = TASKS[name](), perf_counter()
    games = task.games if asked.games is None else asked.games
    noise = task.noise if asked.noise is None else asked.noise
    first = asked.seed * FRESH * 2
    learnt = gather(name, noise, range(first, first + games), asked.jobs)
    fresh = range(first + FRESH, first + FRESH + max(games // FRESH_SHARE, FEWEST))
    unseen = gather(name, noise, fresh, asked.jobs)
    if not all([*learnt.values(), *unseen.values()]):
        raise SystemExit("too few games: of some there was nothing to see")
    prove(task, unseen)
    fitted = {part: fit(Data.of(seen), asked.ridge) for part, seen in learnt.items()}
    lost = [
        report(part, Data.of(seen), task.current(part), fitted[part])
        for part, seen in unseen.items()
    ]
    count = sum(map(len, learnt.values()))
    print(f"{games} games, {count} moments, {perf_counter() - start:.0f} s", file=sys.stderr)
    if not asked.check:
        if asked.game == ALL:
            print(f"# src/plansza/games/{name}/bots")
        print(task.source(fitted))
    elif max(lost) > asked.tolerance:
        return [f"{name}: the numbers in use lose more than {asked.tolerance} in log loss"]
    return []


def made_of_cards(asked: argparse.Namespace) -> list[str]:
    """The same for the cards of Battalia, which other bots try out."""
    options = ["--seed", str(asked.seed), "--jobs", str(asked.jobs), *["--check"] * asked.check]
    if asked.games is not None:
        options += ["--games", str(asked.games)]
    try:
        cards.main(options)
    except SystemExit as error:
        return [f"battalia: {error}"]
    return []


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit", description=__doc__)
    parser.add_argument("game", choices=[*TASKS, ALL])
    parser.add_argument("--games", type=int, help="as many as were used, if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--noise", type=float, help="share of moves made by lot")
    parser.add_argument("--ridge", type=float, default=5.0, help="how much small weights are liked")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="only compare with those in use")
    parser.add_argument("--tolerance", type=float, default=0.02, help="of log loss, for --check")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
