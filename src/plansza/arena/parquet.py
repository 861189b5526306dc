"""The results as a Parquet file, for data frames: a row for every seat of every game."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from plansza.arena.contest import Contest
from plansza.arena.engine import part
from plansza.arena.results import Row


def parquet_writer() -> Any:
    """The library, asked for before the games are played rather than after."""
    return part("pyarrow.parquet", "arena")


def write_parquet(path: str, contest: Contest, rows: Iterable[Row]) -> None:
    """Every column of the results but the records, with the variant spelt out."""
    writer = parquet_writer()
    table = part("pyarrow", "arena").Table.from_pylist([_flat(contest, row) for row in rows])
    writer.write_table(table, path)


def _flat(contest: Contest, row: Row) -> dict[str, Any]:
    variant = contest.variants[row.variant]
    spelt = {"game": variant.game, "seats": variant.seats, "options": json.dumps(variant.options)}
    return {
        **spelt,
        **asdict(row),
        "times": json.dumps(row.times),
        "account": json.dumps(row.account),
    }
