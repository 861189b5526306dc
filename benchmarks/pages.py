"""What travels: the first page, the page of a table, and a move, in bytes.

    PYTHONPATH=src python -m benchmarks.pages [--against OLD] [--game spor] [--moves 40]

A real `plansza serve`, and one of every other checkout, each with its own sources. A page counts
with all that it loads before anybody clicks, as a browser asks for it: compressed. Moves are those
of a random game, the same at all checkouts that play it alike; an event is what a spectator gets.
"""

import argparse
import asyncio
import re
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urljoin

from benchmarks.load.contestants import BUILD, Contestant
from benchmarks.load.http import Line, read_head
from benchmarks.load.party import Tally, Tempo, address_of
from benchmarks.load.tables import TableParty

# What a page may need later: templates, and the icon that a phone wants on its home screen.
UNUSED = re.compile('<template.*?</template>|<link rel="apple-touch-icon".*?>', re.DOTALL)
LOADED = re.compile(r'(?:href|src)="(/(?:static|art|cover)/[^"]+)"')
LETTERS = re.compile(r'url\("([^"]+)"\)')
PACKED = b"\r\nAccept-Encoding: gzip\r\n\r\n"
WATCHING = 999  # the place of who looks on besides, among those at the tables
TABLES = 6  # of whose moves the mean is taken; games must be longer than the moves


def fetched(address: str, packed: bool = True) -> bytes:
    """An answer as it is on the wire."""
    headers = {"Accept-Encoding": "gzip"} if packed else {}
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
        found: bytes = answer.read()
    return found


def files_of(page: str) -> Iterator[str]:
    """The addresses of a page and of all that it loads at once."""
    text = UNUSED.sub("", fetched(page, packed=False).decode())
    loaded = {each.replace("&amp;", "&") for each in LOADED.findall(text) if "night" not in each}
    yield page
    for each in sorted(loaded):
        yield urljoin(page, each)
        if "letters.css" in each:
            styles = urljoin(page, each)
            letters = LETTERS.findall(fetched(styles, packed=False).decode())
            yield from (urljoin(styles, letter) for letter in letters)


def weight(page: str) -> int:
    """The bytes of a page with all its files."""
    return sum(len(fetched(each)) for each in set(files_of(page)))


async def played(
    port: int, place: int, game: str, seats: int, moves: int
) -> tuple[str, float, float]:
    """A table some way into its game; bytes of an event, as it is and packed."""
    tally = Tally()
    party = TableParty(port, place, Tempo(), lambda: tally, game, seats)
    await party.open()
    path = party.stream_path()
    line = Line(port, address_of(WATCHING + place))
    reader, writer = await line.connect()
    writer.write(line.request("GET", path).replace(b"\r\n\r\n", PACKED))
    await read_head(reader)
    sizes = list[int]()

    async def count() -> None:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
            sizes.append(size)

    counting = asyncio.create_task(count())
    for _ in range(5):  # a stream learns the words that come again and again
        await party.move()
    sizes.clear()
    tally.events = tally.bytes = 0
    for _ in range(moves):
        await party.move()
    counting.cancel()
    with suppress(asyncio.CancelledError):
        await counting
    party.leave()
    writer.close()
    return path.split("/")[3], tally.bytes / tally.events, sum(sizes) / moves


def measure(contestant: Contestant, folder: Path, game: str, seats: int, moves: int) -> None:
    """One line."""
    with contestant.serving(folder) as (_, port):
        address = f"http://127.0.0.1:{port}"
        tables = [asyncio.run(played(port, at, game, seats, moves)) for at in range(TABLES)]
        table = tables[0][0]
        event = sum(size for _, size, _ in tables) / TABLES
        packed = sum(size for _, _, size in tables) / TABLES
        home, page = weight(f"{address}/"), weight(f"{address}/t/{table}")
        state = len(fetched(f"{address}/api/tables/{table}"))
    columns = home, page + state, state, round(event), round(packed)
    print(f"{contestant.name:24}" + "".join(f" {each:12,}" for each in columns), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="CHECKOUT")
    parser.add_argument("--game", default="spor")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=40)
    options = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    heads = "first page", "table", "its state", "event", "packed"
    print(f"{'checkout':24}" + "".join(f" {head:>12}" for head in heads), flush=True)
    others = [Contestant(path.name, path.resolve()) for path in options.against]
    with tempfile.TemporaryDirectory(dir=BUILD) as place:
        for number, contestant in enumerate([*others, Contestant("plansza")]):
            folder = Path(place) / str(number)
            measure(contestant, folder, options.game, options.seats, options.moves)


if __name__ == "__main__":
    main()
