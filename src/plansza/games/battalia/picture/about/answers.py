"""About the answers that belong to no thing: buttons in the line above the hand."""

from typing import Final

from plansza.core.drawing import Phrase
from plansza.games.battalia.picture.clicks import button_id
from plansza.games.battalia.rules.components import ELIXIR_NAMES, PALSY
from plansza.games.battalia.rules.moves import (
    ABSTAIN,
    AGREE,
    BOTH,
    DONE,
    DRAW,
    DRINK,
    FATE_DRAW,
    FIGHT,
    HUSH,
    JOIN,
    KEEP,
    MOVES,
    OTHERS,
    PAY,
    POISON,
    TAKE_DUST,
    TAKE_SUPPLIES,
    USE,
    YIELD,
    part,
)
from plansza.games.battalia.rules.view import BattaliaView

PLAIN: Final = (
    *(ABSTAIN, AGREE, BOTH, DONE, DRAW, FATE_DRAW, FIGHT, HUSH, JOIN, KEEP, OTHERS, PAY, TAKE_DUST),
    *(TAKE_SUPPLIES, YIELD),
)
ELIXIRS: Final = (DRINK, USE, POISON)
BUTTONS: Final = {
    button_id(move): move
    for move in range(MOVES.count)
    if MOVES.kind(move) in PLAIN or MOVES.kind(move) in ELIXIRS
}


def answer(view: BattaliaView, name: str) -> list[Phrase]:
    """What an answer does."""
    move = BUTTONS.get(f"move-{name}")
    if move is None:
        return [("answer", {})]
    kind = MOVES.kind(move)
    if kind in ELIXIRS:
        elixir = PALSY if kind is POISON else part(move)
        return [("elixir", {"elixir": ELIXIR_NAMES[elixir]}), ("answer-elixir", {})]
    return [(f"answer-{kind.code}", {})]
