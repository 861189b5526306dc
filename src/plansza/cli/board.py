"""A game's text board on the terminal, tinted where the game says how and the terminal can."""

import logging
from importlib import import_module
from typing import TYPE_CHECKING

from plansza.core.contract import Game, View
from plansza.core.plain_picture import plain_sketch
from plansza.words import Words

if TYPE_CHECKING:
    from rich.text import Text

log = logging.getLogger(__name__)


def board_text(game: Game, view: View, words: Words) -> "Text":
    """The board; where a game's own sketch fails, what the view knows."""
    from rich.text import Text

    try:
        drawn = game.sketch(view, words)
    except Exception:
        log.exception("the sketch of %s has a fault", game.id)
        drawn = plain_sketch(game, view, words)
    text = Text(drawn, no_wrap=False)
    for pattern, style in inks_of(game).items():
        text.highlight_regex(pattern, style)
    return text


def inks_of(game: Game) -> dict[str, str]:
    """The colours of a game's sketch: `INKS` in the module `picture.sketch` of its package, if it
    has one; a small game draws in one module `picture`, or not at all."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        found = import_module(f"{package}.picture.sketch") if package else None
    except ModuleNotFoundError:
        return {}
    inks: dict[str, str] = getattr(found, "INKS", {})
    return inks
