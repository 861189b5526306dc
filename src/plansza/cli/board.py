"""A game's text board on the terminal, tinted where the game says how and the terminal can."""

import json
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from plansza.core.contract import Game, View
from plansza.words import Words

if TYPE_CHECKING:
    from rich.text import Text


def board_text(game: Game, view: View, words: Words) -> "Text":
    """The board; a game that draws none shows its view as it is."""
    from rich.text import Text

    try:
        text = Text(game.sketch(view, words), no_wrap=False)
    except NotImplementedError:
        return Text(json.dumps(view.data(), ensure_ascii=False))
    for pattern, style in inks_of(game).items():
        text.highlight_regex(pattern, style)
    return text


def inks_of(game: Game) -> dict[str, str]:
    """The colours of a game's sketch: `INKS` in the module `sketch` beside the game, if any."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        sketch = package and find_spec(f"{package}.picture.sketch")
    except ModuleNotFoundError:  # nor a package in which it could be
        return {}
    if not sketch:
        return {}
    inks: dict[str, str] = getattr(import_module(f"{package}.picture.sketch"), "INKS", {})
    return inks
