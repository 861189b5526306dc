"""Games as data to learn from: a Parquet file with a row for every move of every game.

Everything is worked out from the records, by replaying them: what the seat's own view says in
numbers (`View.tensor`), what it could do, what it did, and what the game brought it in the end. So
the file holds nothing that the seat did not know when it moved, but for the seed and the columns of
the end. What each number means stands in the file's metadata, under `plansza`.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final

from plansza.arena.contest import Contest
from plansza.arena.engine import part
from plansza.arena.results import Results, Row
from plansza.core.chance import KeyedChance
from plansza.core.contract import Position
from plansza.core.record import Record, read_record, seed_of
from plansza.games import find

VERSION: Final = 1  # rises whenever columns change their meaning
TOGETHER: Final = 20_000  # rows of a group: what is kept in memory, and read at once

Watch = Callable[[int], None]


def dataset_writer() -> Any:
    """The library, asked for before the games are played rather than after."""
    return part("pyarrow.parquet", "arena")


def schema_of(contest: Contest) -> Any:
    """The columns, and in the metadata what the numbers of each variant mean."""
    arrow = part("pyarrow", "arena")
    named, small = arrow.dictionary(arrow.int32(), arrow.string()), arrow.int16()
    columns = [
        ("game", named),
        ("variant", small),  # its place in the metadata
        ("number", arrow.int32()),  # of the game, among those of the variant
        ("seed", named),  # 64 hex digits: the deal
        ("ply", small),  # moves made before
        ("seat", small),
        ("bot", named),
        ("role", named),  # that the seat played at first; empty where all are alike
        ("move", named),  # in notation
        ("action", arrow.int32()),  # the same as a number
        ("legal", arrow.list_(arrow.int32())),  # all that it could have done
        ("observation", arrow.binary()),  # uint8, as long as the variant's features
        ("payoff", arrow.float32()),  # what the game brought the seat; all seats add up to 0
        ("won", arrow.float32()),  # 1, shared by all sides that won
        ("score", arrow.float32()),
        ("reason", named),  # how the game ended
        ("moves", small),  # of the whole game
    ]
    about = {"version": VERSION, "variants": [_variant(contest, at) for at in _all(contest)]}
    return arrow.schema(columns, metadata={"plansza": json.dumps(about, ensure_ascii=False)})


def _all(contest: Contest) -> range:
    return range(len(contest.variants))


def _variant(contest: Contest, at: int) -> dict[str, Any]:
    """A variant, and what its numbers mean."""
    variant = contest.variants[at]
    game, setup = find(variant.game), variant.setup()
    features = game.features(setup)
    blocks = [
        {
            "name": each.name,
            "start": each.start,
            "shape": each.shape,
            "most": each.most,
            "meaning": each.meaning,
        }
        for each in features.features
    ]
    told = {"version": features.version, "size": features.size, "blocks": blocks}
    return {**asdict(variant), "moves": game.move_count(setup), "features": told}


def write_dataset(
    path: str, contest: Contest, results: Results, watch: Watch = lambda _: None
) -> int:
    """All moves of all games in the results; how many there are. `watch` hears of every game."""
    writer, arrow = dataset_writer(), part("pyarrow", "arena")
    schema, written = schema_of(contest), 0
    waiting: list[dict[str, Any]] = []
    with writer.ParquetWriter(path, schema, compression="zstd") as file:

        def flush() -> None:
            file.write_table(arrow.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

        for number, (record, rows) in enumerate(games_of(results), start=1):
            waiting += moves_of(read_record(record), rows)
            watch(number)
            if len(waiting) >= TOGETHER:
                written += len(waiting)
                flush()
        written += len(waiting)
        flush()
    return written


def games_of(results: Results) -> Iterator[tuple[str, list[Row]]]:
    """Every game's record, with the rows of its seats."""
    rows = results.rows()
    for record in results.records():
        first = next(rows)
        seats = read_record(record).seats
        yield record, [first, *[next(rows) for _ in range(seats - 1)]]


def moves_of(record: Record, rows: list[Row]) -> Iterator[dict[str, Any]]:
    """A row for each move of a game."""
    game = find(record.game)
    setup = game.setup(record.seats, **record.options)
    position = game.start(setup, KeyedChance(seed_of(record)))
    payoffs = payoffs_of(rows)
    for ply, (seat, text) in enumerate(record.moves):
        move, row = game.read_move(text), rows[seat]
        yield {
            **_seen(position, seat),
            "game": record.game,
            "variant": row.variant,
            "number": row.number,
            "seed": record.seed,
            "ply": ply,
            "seat": seat,
            "bot": row.bot,
            "role": row.role,
            "move": text,
            "action": move,
            "payoff": payoffs[seat],
            "won": row.won,
            "score": row.score,
            "reason": row.reason,
            "moves": len(record.moves),
        }
        position.play(seat, move)


def _seen(position: Position, seat: int) -> dict[str, Any]:
    """What a seat knows and may do; nothing but its view is asked for numbers."""
    view = position.view(seat)
    return {"observation": bytes(view.tensor()), "legal": position.legal_moves(seat)}


def payoffs_of(rows: Iterable[Row]) -> list[float]:
    """What the game brought every seat, as `Outcome.payoffs` has it: also where a forfeit ended it.
    A share of the victory counts for each seat of a side that won."""
    seats = list(rows)
    winners = [row.won > 0 for row in seats]
    shares = [1.0 / sum(winners) if won else 0.0 for won in winners]
    return [share - (sum(shares) - share) / (len(seats) - 1) for share in shares]
