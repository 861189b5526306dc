"""Where the games are played: an engine takes work and pieces and gives results as they come.

The pool of processes on this machine is always there. Ray, where it is installed, spreads the same
pieces over as many machines as its cluster has.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from plansza.core.errors import PlanszaError
from plansza.process_pool import QUEUED, spread

Piece = TypeVar("Piece")
Result = TypeVar("Result")

ENGINES = ("pool", "ray")


class MissingPart(PlanszaError):
    """Something optional is asked for that is not installed."""


def part(module: str, extra: str) -> Any:
    """A library that an extra of the package brings, or a complaint that names the way out."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        text = f"this needs {library}, which is not installed: pip install 'plansza[{extra}]'"
        raise MissingPart("part-missing", text, {"part": library, "extra": extra}) from error


def run(
    engine: str, work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int
) -> Iterator[tuple[int, Result]]:
    """The number and the result of every piece, in the order they are done."""
    if engine == "ray":
        return over_ray(part("ray", "ray"), work, pieces)
    return spread(work, pieces, min(jobs, len(pieces)))


def over_ray(
    ray: Any, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[tuple[int, Result]]:
    """As Ray tasks; which cluster, Ray itself finds out (`RAY_ADDRESS`), and starts one if none."""
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        remote = ray.remote(_call)
        shared = ray.put(work)
        numbered = iter(enumerate(pieces))
        ahead = QUEUED * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = {remote.remote(shared, piece): at for at, piece in islice(numbered, ahead)}
        while under_way:
            done, _ = ray.wait(list(under_way), num_returns=1)
            yield under_way.pop(done[0]), ray.get(done[0])
            for at, piece in islice(numbered, 1):
                under_way[remote.remote(shared, piece)] = at
    finally:
        if started:
            ray.shutdown()


def _call(work: Callable[[Piece], Result], piece: Piece) -> Result:
    return work(piece)
