"""Whether a game refuses what others wrote: foreign texts are a `BadText`, and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.errors import BadText

DEEP = 100_000  # brackets, far more than any reader follows
ODD: tuple[object, ...] = (None, -1, 1 << 70, 1e300, "", "seven", [], [[]], {}, True)
CHANGES = 60  # for each text


def check_foreign_texts(game: Game, position: Position, chance: FastChance) -> None:
    """Neither noise nor a garbled text of this game fails in any other way than by `BadText`."""
    for read, text in (
        (game.from_text, position.text()),
        (game.view_from_text, position.view(0).text()),
    ):
        for foreign in ("", "{}", "[1]", "7", "[" * DEEP, '{"a":' * DEEP, text[:-9], text * 2):
            try:
                read(foreign)
            except BadText:
                continue
            except Exception as error:
                raise AssertionError(
                    f"{foreign[:20]!r} ends in {error!r}, not in BadText"
                ) from error
            raise AssertionError(f"{foreign[:20]!r} was read as a position or view")
        for garbled in _garbled(text, chance):
            try:
                read(garbled)  # by luck it may be another good one
            except BadText:
                continue
            except Exception as error:
                raise AssertionError(f"a garbled text ends in {error!r}, not in BadText") from error


def _garbled(text: str, chance: FastChance) -> Iterator[str]:
    """The text with another value at some place."""
    for _ in range(CHANGES):
        inside = whole = json.loads(text)
        while True:
            keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            key = keys[chance.below(len(keys))]
            if not isinstance(inside[key], (dict, list)) or not inside[key] or chance.below(4) == 0:
                break
            inside = inside[key]
        inside[key] = ODD[chance.below(len(ODD))]
        yield json.dumps(whole)
