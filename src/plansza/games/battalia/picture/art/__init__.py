"""The cut paper of Battalia: all symbols, each once.

A symbol takes two colours from the `<use>` that shows it: `color`, the deep paper of a faction,
and `fill`, its bright one (see `colours`). The drawings lie beside this file, one sheet for each
kind of thing; `names` tells which symbol shows what, `pieces` puts symbols together.
"""

import re
from functools import cache
from importlib.resources import files

from plansza.core.picture import symbol, tag
from plansza.games.battalia.picture.art.folding import SHADOW, cut
from plansza.games.battalia.picture.art.names import HEADS, unit_art
from plansza.games.battalia.rules.components import COLOURS, RANK_NAMES, RANKS

SHEETS = ("factions", "units", "artefacts", "greats", "luck", "terrain", "cities", "pieces")


@cache
def art() -> str:
    """All symbols, to be loaded once by a page; a standalone picture carries what it uses."""
    return "".join((*map(_sheet, SHEETS), *_units()))


def _sheet(name: str) -> str:
    whole = (files("plansza.games.battalia.picture.art") / f"{name}.svg").read_text(
        encoding="utf-8"
    )
    drawn = whole[whole.index("<symbol") : whole.rindex("</svg>")]
    bare = re.sub(r"\s*\n\s*", "", re.sub(r"<!--.*?-->", "", drawn, flags=re.DOTALL))
    return re.sub(r"<symbol .*?</symbol>", lambda found: _framed(found[0]), cut(bare))


def _framed(drawing: str) -> str:
    """What has a shadow may lie a little beyond its edge."""
    return drawing.replace(" ", ' overflow="visible" ', 1) if SHADOW in drawing else drawing


def _units() -> list[str]:
    """A character for every head and rank; only factions have royals."""
    return [
        _unit(head, rank)
        for number, head in enumerate(HEADS)
        for rank in range(len(RANK_NAMES) if number < COLOURS else RANKS)
    ]


def _unit(head: str, rank: int) -> str:
    """A body, a head, and what the rank holds or wears; each fills the whole symbol."""
    layers = f"bt-body-{rank}", f"bt-head-{head}", f"bt-regalia-{rank}"
    shapes = (tag("use", href=f"#{layer}") for layer in layers)
    return symbol(unit_art(head, rank), 100, 100, *shapes)
