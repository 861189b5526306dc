"""What a move is, from its notation alone: its kind, and its place among the moves of that kind.

Moves may be numbered anew, and the names of their numbers may change; their texts stay.
"""

import re
from typing import Final

from plansza.core.notation import Notation
from plansza.games.battalia import GAME as BATTALIA
from plansza.games.drako import GAME as DRAKO
from plansza.games.podprad import GAME as PODPRAD

ONE_OF_A_KIND: Final = "(?P<kind>[a-z]+)"
NAMED: Final = "(?P<kind>[a-z]+):.+"
NUMBERED: Final = r"(?P<kind>[a-z]+?)[@.:]?\d.*"


class Kinds:
    """The moves of one game, decoded; of the patterns the first that fits a text names its kind,
    or else holds it in the group `kind`."""

    def __init__(self, notation: Notation, patterns: dict[str, str]) -> None:
        self._decoded: list[tuple[str, int]] = []
        counts: dict[str, int] = {}
        for text in notation.texts:
            kind = _kind(text, patterns)
            number = counts.get(kind, 0)
            counts[kind] = number + 1
            self._decoded.append((kind, number))

    def __getitem__(self, move: int) -> tuple[str, int]:
        return self._decoded[move]

    def kind(self, move: int) -> str:
        """What is done."""
        return self._decoded[move][0]

    def number(self, move: int) -> int:
        """To what, or where: counted within the kind."""
        return self._decoded[move][1]


def _kind(text: str, patterns: dict[str, str]) -> str:
    for kind, pattern in patterns.items():
        found = re.fullmatch(pattern, text)
        if found:
            return found.groupdict().get("kind", kind)
    raise ValueError(f"“{text}” is like no move of version 1")


PODPRAD_MOVES: Final = Kinds(
    PODPRAD.notation,
    {
        "lay": "[LCR]@.",
        "swim": ">.+",
        "jump": r"\^.+",
        "token": r"[LCR]-?\d+:[12]",
        "named": NAMED,  # tile, push, heron
    },
)
DRAKO_MOVES: Final = Kinds(
    DRAKO.notation,
    {
        "named": NAMED,  # play, drop, block, run, hit, track, assign, plate
        "go": ".+>.+",
        "single": "(?P<kind>waste|draw|done|endure|fury|shed|keep|redraw)",
        "strike": "[a-z]+[12]?x[a-z]+[12]?",
        "numbered": NUMBERED,  # use, also, dodge
    },
)
BATTALIA_MOVES: Final = Kinds(
    BATTALIA.notation,
    {
        "build": r"City\w+:.",
        "road": "Straight|Curve|Tee|Cross",
        "card": "[A-Z].+",
        "place": r"[a-k]\d@.",
        "square": r"[a-k]\d",
        "colour": "=.+",
        "pay": r"pay.*",
        "both": "with12",
        "join": "join.*",
        "named": NAMED,  # play, lurk, raise, hero, market, storm, retreat, hire, upgrade, buy, …
        "numbered": NUMBERED,  # strike, with, march, step, port, open, raid, copy, on, deal, …
        "single": ONE_OF_A_KIND,
    },
)
