"""What a move is, from its notation alone: its kind, and its place among the moves of that kind.

Moves may be numbered anew, and the names of their numbers may change; their texts stay.
"""

import re
from typing import Final

from plansza.core.contract import Game
from plansza.games.battalia import GAME as BATTALIA
from plansza.games.drako import GAME as DRAKO
from plansza.games.podprad import GAME as PODPRAD

ONE_OF_A_KIND: Final = "(?P<kind>[a-z]+)"
NAMED: Final = "(?P<kind>[a-z]+):.+"
NUMBERED: Final = r"(?P<kind>[a-z]+?)[@.:]?\d.*"


class Kinds:
    """The moves of one game, decoded; of the patterns the first that fits a text names its kind,
    or else holds it in the group `kind`."""

    def __init__(self, game: Game, patterns: dict[str, str]) -> None:
        self._game = game
        self._patterns = patterns
        self._counts: dict[str, int] = {}
        self._decoded: list[tuple[str, int]] = []

    def __getitem__(self, move: int) -> tuple[str, int]:
        while len(self._decoded) <= move:
            kind = _kind(self._game.write_move(len(self._decoded)), self._patterns)
            number = self._counts.get(kind, 0)
            self._counts[kind] = number + 1
            self._decoded.append((kind, number))
        return self._decoded[move]

    def kind(self, move: int) -> str:
        """What is done."""
        return self[move][0]

    def number(self, move: int) -> int:
        """To what, or where: counted within the kind."""
        return self[move][1]


def _kind(text: str, patterns: dict[str, str]) -> str:
    for kind, pattern in patterns.items():
        found = re.fullmatch(pattern, text)
        if found:
            return found.groupdict().get("kind", kind)
    raise ValueError(f"“{text}” is like no move of version 1")


PODPRAD_MOVES: Final = Kinds(
    PODPRAD,
    {
        "lay": "[LCR]@.",
        "swim": ">.+",
        "jump": r"\^.+",
        "token": r"[LCR]-?\d+:[12]",
        "named": NAMED,  # tile, push, heron
    },
)
DRAKO_MOVES: Final = Kinds(
    DRAKO,
    {
        "named": NAMED,  # play, drop, block, run, hit, track, assign, plate
        "go": ".+>.+",
        "single": "(?P<kind>waste|draw|done|endure|fury|shed|keep|redraw)",
        "strike": "[a-z]+[12]?x[a-z]+[12]?",
        "numbered": NUMBERED,  # use, also, dodge
    },
)
BATTALIA_MOVES: Final = Kinds(
    BATTALIA,
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
