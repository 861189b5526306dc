"""How many tables a server carries, and how long a move takes to the other players' screens.

    PYTHONPATH=src python -m benchmarks.load [--tables 100,200,400,full] [--against PATH] [--games]

Real servers with their own settings, ours on a SQLite file with durable commits, take turns: at
every step each of them carries so many tables, one move a second at each, while the others rest.
"""

import argparse
import json
import resource
import signal
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from benchmarks.load.bench import HEADER, Bench, Result, Step
from benchmarks.load.contestants import BUILD, Contestant, Missing, contestants
from benchmarks.load.loader import SETTLE, Played
from benchmarks.load.thinkers import thinking

STEPS = "50,100,200,400,full"
FULL = "full"
FULL_TABLES = 200  # at the least: so many moves are always under way
OTHER_GAMES = (Played("podprad", 5), Played("drako", 2), Played("battalia", 4))
FAR = 20_000  # places behind those of the steps


class Contest:
    """All servers that run here, and what was measured so far."""

    def __init__(self, options: argparse.Namespace, folder: Path, stack: ExitStack) -> None:
        self._options = options
        self._stack = stack
        self._thinkers = stack.enter_context(thinking(options.thinkers))
        self._servers: list[tuple[Contestant, int, int]] = []
        self.results: list[Result] = []
        for number, contestant in enumerate(
            contestants(options.against, counts_of(options.processes))
        ):
            if options.only and not any(each in contestant.name for each in options.only):
                continue
            try:
                process, port = stack.enter_context(contestant.serving(folder / str(number)))
            except Missing as missing:
                print(f"without {contestant.name}: {missing}", file=sys.stderr)
                continue
            self._servers.append((contestant, process, port))

    def steps(self, steps: list[Step]) -> None:
        """Each step by everybody in turn; who breaks at one is spared the larger ones."""
        benches = [self._bench(each, Played(each[0].game)) for each in self._servers]
        broken: set[str] = set()
        for step in steps:
            for bench in benches:
                if (step.full or bench.name not in broken) and not self._run(bench, step).holds:
                    broken.add(bench.name)
        for bench in benches:
            bench.close()

    def games(self, tables: int) -> None:
        """The other games, each by our servers in turn."""
        ours = [server for server in self._servers if server[0].checkout is not None]
        for number, played in enumerate(OTHER_GAMES, start=1):
            for server in ours:
                bench = self._bench(server, played, number * FAR)
                self._run(bench, Step(tables))
                bench.close()

    def _bench(self, server: tuple[Contestant, int, int], played: Played, first: int = 0) -> Bench:
        contestant, process, port = server
        bots = self._options.bots if contestant.checkout is not None else 0
        loaders = self._options.loaders
        return Bench(contestant.name, process, port, played, loaders, self._thinkers, bots, first)

    def _run(self, bench: Bench, step: Step) -> Result:
        result = bench.measure(step, self._options.seconds, self._options.settle)
        self.results.append(result)
        print(result.line(), flush=True)
        for trouble in result.troubles[:3]:
            print(f"       {trouble}", file=sys.stderr)
        return result


def steps_of(text: str) -> list[Step]:
    """Numbers of tables; “full” is as many as before it, without a pause."""
    found: list[Step] = []
    for word in text.split(","):
        if word == FULL:
            most = max((step.tables for step in found), default=FULL_TABLES)
            found.append(Step(min(most, FULL_TABLES), full=True))
        else:
            found.append(Step(int(word)))
    return found


def counts_of(text: str) -> list[int]:
    """Numbers of processes, with commas; perhaps none."""
    return [int(word) for word in text.split(",") if word]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", default=STEPS, help="the steps, with commas; full: no pauses")
    parser.add_argument("--seconds", type=float, default=15.0, help="of measuring at every step")
    parser.add_argument("--settle", type=float, default=SETTLE, help="seconds before that")
    parser.add_argument("--only", action="append", help="servers with this in their names")
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="CHECKOUT")
    parser.add_argument("--processes", default="2", help="of our own servers besides, with commas")
    parser.add_argument("--games", type=int, nargs="?", const=50, metavar="TABLES")
    parser.add_argument("--bots", type=int, default=0, help="tables where bots play each other")
    parser.add_argument("--thinkers", type=int, default=2, help="niced processes that only think")
    parser.add_argument("--loaders", type=int, default=1, help="load processes of every server")
    parser.add_argument("--folder", type=Path, default=BUILD, help="for the databases")
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser.parse_args()


def main() -> None:
    options = parsed()
    options.folder.mkdir(exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        contest = Contest(options, folder, stack)
        print(HEADER, flush=True)
        contest.steps(steps_of(options.tables) if options.tables else [])
        if options.games:
            contest.games(options.games)
    if options.json:
        rows = [asdict(row) for result in contest.results for row in result.rows()]
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
