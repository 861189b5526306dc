"""The results as a Parquet file, for data frames: a row for every seat of every game."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from plansza.arena.engine import part
from plansza.arena.job import Job
from plansza.arena.ledger import Row


def parquet_writer() -> Any:
    """The library, asked for before the games are played rather than after."""
    return part("pyarrow.parquet", "arena")


def write_parquet(path: str, job: Job, rows: Iterable[Row]) -> None:
    """Every column of the ledger but the records, with the variant spelt out."""
    writer = parquet_writer()
    table = part("pyarrow", "arena").Table.from_pylist([_flat(job, row) for row in rows])
    writer.write_table(table, path)


def _flat(job: Job, row: Row) -> dict[str, Any]:
    variant = job.variants[row.variant]
    return {
        "game": variant.game, "seats": variant.seats, "options": json.dumps(variant.options),
        **asdict(row), "times": json.dumps(row.times),
    }  # fmt: skip
