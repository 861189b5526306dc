"""What one move costs between its entry and the bytes for everybody who looks on, and how many.

    python benchmarks/updates.py CHECKOUT                 # one, or two in turn:
    python benchmarks/updates.py OLD NEW --rows "battalia 4" --moves 2000

Every checkout (with its own compiled build, if it has one) works in a process of its own. Both
follow the very same games, which greedy bots play on tables without store and HTTP; nothing is
played twice, so that only what a real evening repeats is repeated. The players read Polish and
English in turn, every third holds a phone, and a spectator looks on. Counted is the processor time
of all that is told and shown of a move, up to the bytes of the event; playing is not.

Both take turns of a few moves. The last column says whether both sent the same bytes.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

from checkouts import Checkout, answer

ROWS = ("spor 2", "podprad 2", "podprad 5", "drako 2", "battalia 2", "battalia 4")
NAMES = ("Ania", "Olek", "Józef", "Maja", "Wit", "Ula")
NOON = 1_800_000_000.0  # when everything is played: bytes must not depend on the clock


# -- the process that measures, on what both checkouts have -------------------------------------


class Evening:
    """Tables of one game with so many players, one after the other, and those who look on."""

    def __init__(self, name: str, seats: int) -> None:
        from plansza.games import find
        from plansza.web.common.visitor import Viewer
        from plansza.web.tables.hub import Hub
        from plansza.web.tables.pictures import PictureCache

        self.game: Any = find(name)
        self.seats = seats
        languages = ("pl", "en")
        self.viewers = [Viewer(seat, languages[seat % 2], seat % 3 == 2) for seat in range(seats)]
        self.viewers.append(Viewer(None, "pl"))
        self.hub, self.pictures = Hub(), PictureCache()
        self.started = 0
        self._moves = self._play()

    def follow(self, moves: int) -> tuple[float, int, str]:
        """Show so many moves to everybody: seconds, bytes, and a digest of the bytes."""
        seconds, sent, seen = 0.0, 0, sha256()
        for _ in range(moves):
            news = next(self._moves)
            before = thread_time()
            events = [self._event(news, viewer) for viewer in self.viewers]
            seconds += thread_time() - before
            for event in events:
                sent += len(event)
                seen.update(event)
        return seconds, sent, seen.hexdigest()

    def _event(self, news: list[Any], viewer: Any) -> bytes:
        """What a viewer gets of one command: an event for each of its entries."""
        from plansza.web.tables.moments import stages_of
        from plansza.web.tables.narration import lines_around, tell
        from plansza.web.tables.situation import situation
        from plansza.web.tables.stream import encode, event, update_of

        sent = b""
        for table, entry, events in news:
            told = tell(table, [(entry, events)], viewer)[0]
            update = update_of(told)
            update.stages = stages_of(table, events, viewer, lines_around(entry))
            if entry.number == table.number:
                scene, base = self.pictures.scene(table, viewer), self.bases.get(viewer)
                update.now = situation(table, viewer, scene, self.hub, NOON)
                update.picture = scene.change_from(base)
                update.meters = scene.meters_since(base)
                update.badges = scene.badges_since(base)
                self.bases[viewer] = scene
            sent += event(encode(update), entry.number)
        return sent

    def _play(self) -> Iterator[list[Any]]:
        """Move by move: what one command wrote, with the table after it."""
        from plansza.bots.basic import GreedyBot
        from plansza.core.chance import FastChance
        from plansza.store.entries import Entry
        from plansza.table.decide import forced_move

        bot, luck = GreedyBot(self.game), FastChance(1)
        while True:
            table = self._table()
            self.bases: dict[Any, Any] = {}
            while table.to_move:
                seat = table.to_move[0]
                move = bot.choose(table.position.view(seat), luck)
                body = {"move": self.game.write_move(move)}
                entry: Entry | None = Entry(table.number + 1, "move", seat, body, NOON, 1)
                table, done = table.copy(), []
                while entry is not None:
                    done.append((table, entry, table.apply(entry)))
                    entry = forced_move(table, NOON)
                yield done

    def _table(self) -> Any:
        """A table that has just been opened, everybody seated and looking at it."""
        from plansza.core.chance import derive_seed
        from plansza.store.entries import Entry, Head
        from plansza.table.table import Table

        self.started += 1
        seed = derive_seed(b"an evening", self.started)
        head = Head(f"t{self.started}", self.game.id, 1, self.seats, {}, seed, NOON)
        table = Table(self.game, head)
        for seat, name in enumerate(NAMES[: self.seats]):
            table.apply(Entry(seat + 1, "sit", seat, {"name": name, "holder": name}, NOON, 1))
        table.apply(Entry(table.number + 1, "start", None, {}, NOON, 1))
        self.hub.subscribe(table, range(self.seats))  # else it is counted how long they are away
        return table


def work() -> None:
    """Say what this checkout is, then follow the games that are asked for."""
    import plansza

    answer({"compiled": plansza.COMPILED, "source": str(Path(plansza.__file__).parents[2])})
    evenings: dict[str, Evening] = {}
    for line in sys.stdin:
        row, moves = json.loads(line)
        if row not in evenings:
            name, seats = row.split()
            evenings[row] = Evening(name, int(seats))
        answer(evenings[row].follow(moves))


# -- the process that asks ----------------------------------------------------------------------


@dataclass
class Measured:
    """What one checkout gave in one row."""

    milliseconds: list[float] = field(default_factory=list)  # a move, turn by turn
    bytes: int = 0
    seen: list[str] = field(default_factory=list)


def measure(
    workers: list[Checkout], rows: list[str], moves: int, turn: int, warm: int
) -> dict[str, list[Measured]]:
    """All rows, the checkouts in turn."""
    found = {row: [Measured() for _ in workers] for row in rows}
    for row in rows:
        for worker in workers:
            worker.ask(row, warm)
    for at in range(-(-moves // turn)):
        print(f"\rturn {at + 1} ", end="", file=sys.stderr)
        for row in rows:
            pairs = list(zip(workers, found[row], strict=True))
            for worker, measured in reversed(pairs) if at % 2 else pairs:
                seconds, sent, seen = worker.ask(row, turn)
                measured.milliseconds.append(1000 * seconds / turn)
                measured.bytes += sent
                measured.seen.append(seen)
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return found


def table(found: dict[str, list[Measured]], turn: int) -> Iterator[str]:
    """The rows as lines of Markdown."""
    yield "| game, players (and a spectator) | ms a move | median of turns | bytes a move | same |"
    yield "|---|---:|---:|---:|---|"
    for row, sides in found.items():
        means = [sum(side.milliseconds) / len(side.milliseconds) for side in sides]
        middle = [median(side.milliseconds) for side in sides]
        sizes = [side.bytes / turn / len(side.milliseconds) for side in sides]
        same = "yes" if all(side.seen == sides[0].seen for side in sides) else "no"
        columns = (
            " → ".join(f"{value:.2f}" for value in means),
            " → ".join(f"{value:.2f}" for value in middle),
            " → ".join(f"{value:,.0f}" for value in sizes),
        )
        yield f"| {row} | {' | '.join(columns)} | {same} |"


def arguments() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description="What it costs to show a move to everybody.")
    parser.add_argument("checkouts", type=Path, nargs="+")
    parser.add_argument("--rows", default=",".join(ROWS), help="game and number of players, …")
    parser.add_argument("--moves", type=int, default=600, help="of every row")
    parser.add_argument("--turn", type=int, default=10, help="moves of a turn")
    parser.add_argument("--warm", type=int, default=200, help="moves before measuring begins")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    with ExitStack() as stack:
        paths = [path.resolve() for path in asked.checkouts]
        workers = [stack.enter_context(Checkout(path, __file__)) for path in paths]
        rows = asked.rows.split(",")
        print(
            "\n".join(
                table(measure(workers, rows, asked.moves, asked.turn, asked.warm), asked.turn)
            )
        )
        builds = ["compiled" if each.about["compiled"] else "interpreted" for each in workers]
        print(", ".join(builds))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        work()
    else:
        main()
