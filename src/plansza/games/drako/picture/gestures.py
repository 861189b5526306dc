"""What is clicked for the deeds of figures: to walk, to strike, to charge, to take a place.

Whom or where is enough as long as only one figure could do it; else the figure is clicked, too. The
other way round, figure first, everything can be done as well, by dragging too. While a card lies
open the same clicks choose its symbol along with the deed: see `Way`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from plansza.core.picture import Speaker, Way
from plansza.games.drako.picture.shapes import figure_id
from plansza.games.drako.rules import moving
from plansza.games.drako.rules.board import PLACING
from plansza.games.drako.rules.components import (
    BERSERKER,
    FIGURE_NAMES,
    FIRE,
    NET,
    NONE,
    ROCK,
)
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.fighting import line_of, rock_value
from plansza.games.drako.rules.moves import GO, HIT, MOVES, PLATE, RUN, STRIKE, USE
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.view import DrakoView

DEEDS = (GO, STRIKE, RUN, HIT, PLATE)


def field_id(field: int) -> str:
    """One of the nineteen fields."""
    return f"field-{FIELD_NAMES[field]}"


def symbol_id(place: int) -> str:
    """A symbol of the card in play, which lies open."""
    return f"symbol-{place + 1}"


class Deed(NamedTuple):
    """Something a figure can do now, perhaps after the symbol for it has been chosen."""

    state: DrakoState  # in which it is done: its symbol is in play
    moves: tuple[int, ...]  # the last one is the deed itself
    symbol: str  # what is clicked to choose its symbol first, if that is still to be done

    @property
    def figure(self) -> int:
        """Who does it; NONE where that cannot be pointed at, as an archer who is to return."""
        kind, one, _ = MOVES.parts(self.moves[-1])
        if kind is PLATE:
            return NONE
        figure = BERSERKER if kind in (RUN, HIT) else one
        board = self.state.board
        return figure if board.alive(figure) or board.phase == PLACING else NONE

    @property
    def actor(self) -> str:
        """What is clicked for whoever does it."""
        return figure_id(self.figure) if self.figure >= 0 else ""

    @property
    def target(self) -> str:
        """What is clicked for where, or to whom, it is done."""
        kind, one, two = MOVES.parts(self.moves[-1])
        if kind is GO:
            return field_id(two)
        if kind is RUN:
            return field_id(moving.landing(self.state.board, one))
        if kind is HIT:
            return figure_id(moving.met(self.state.board, one))
        return figure_id(two if kind is STRIKE else one)


def deeds(view: DrakoView, choices: Sequence[int]) -> list[Deed]:
    """All deeds that begin with one of these moves, each figure's to each end once."""
    found: dict[tuple[str, str], Deed] = {}
    for move in choices:
        kind, place, _ = MOVES.parts(move)
        if kind in DEEDS:
            begun = [Deed(view.state, (move,), "")]
        else:
            begun = _with_symbol(view, place) if kind is USE else []
        for deed in begun:
            # Running and walking to the same field are one: the upper symbol is used.
            found.setdefault((deed.actor, deed.target), deed)
    return list(found.values())


def _with_symbol(view: DrakoView, place: int) -> list[Deed]:
    """What can be done with a symbol of the card in play: all of that lies open."""
    assert view.seat is not None
    state, use = view.known.copy(), USE.at(place)
    assert isinstance(state, DrakoState)
    state.step(view.seat, use)
    symbol = symbol_id(place)
    return [Deed(state, (use, move), symbol) for move in state.legal_moves(view.seat)]


def shortest(found: Sequence[Deed]) -> list[tuple[Deed, tuple[str, ...]]]:
    """The fewest clicks for each deed: its target, and what tells it from others that end there."""
    targets = [deed.target for deed in found]
    actors = {deed.actor for deed in found}
    paths: list[tuple[Deed, tuple[str, ...]]] = []
    for deed in found:
        clear = targets.count(deed.target) == 1 and deed.target not in actors
        more = () if clear else (deed.actor or deed.symbol,)
        paths.append((deed, (deed.target, *more)))
    return paths


def paths(view: DrakoView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked for those of these moves that are deeds themselves."""
    plan = shortest(deeds(view, choices))
    return {deed.moves[0]: path for deed, path in plan if len(deed.moves) == 1}


def ways(view: DrakoView, choices: Sequence[int], words: Speaker) -> list[Way]:
    """The shortcuts through a card's symbol; and every deed by its figure first."""
    plan = shortest(deeds(view, choices))
    gestures = [(deed, path) for deed, path in plan if len(deed.moves) > 1]
    gestures += [(deed, (deed.actor, deed.target)) for deed, _ in plan if deed.actor]
    told = {deed.moves: (charge_words(deed, words), preview(deed, words)) for deed, _ in plan}
    return [Way(deed.moves, path, *told[deed.moves]) for deed, path in gestures]


# -- what a deed would bring ----------------------------------------------------------------------


def charge_words(deed: Deed, words: Speaker) -> str:
    """A charge is told by where it ends, for its reader may see the board turned; nothing else is
    told here."""
    kind, way, _ = MOVES.parts(deed.moves[-1])
    board = deed.state.board
    if kind is RUN:
        return words("charge-to", field=FIELD_NAMES[moving.landing(board, way)])
    if kind is HIT:
        return words("charge-at", target=words.thing(FIGURE_NAMES[moving.met(board, way)], "acc"))
    return ""


def preview(deed: Deed, words: Speaker) -> str:
    """What a deed would bring, as far as everybody can see; nothing where that is plain."""
    kind, figure, target = MOVES.parts(deed.moves[-1])
    if kind is not STRIKE:
        return ""
    board = deed.state.board
    symbol = board.in_play()
    if symbol.kind in (ROCK, FIRE):
        hit = hit_by(deed.state, figure, target)
        names = [words.thing(FIGURE_NAMES[each], "acc") for each in hit]
        return words("preview-hits", targets=", ".join(names))
    if symbol.kind != NET and 0 < board.left(target) <= symbol.value:
        return words("preview-kill", target=words.thing(FIGURE_NAMES[target], "acc"))
    return ""


def hit_by(state: DrakoState, figure: int, target: int) -> list[int]:
    """P4, P6: everybody on the line that a rock or the fire would hit."""
    board, owner = state.board, state.options.owner
    found: list[int] = []
    most = rock_value(state, owner[figure]) if board.in_play().kind == ROCK else len(FIELD_NAMES)
    for field in line_of(board, figure, target):
        other = board.field[field]
        if other < 0:
            continue
        if owner[other] == owner[figure] or len(found) == most:
            break
        found.append(other)
    return found
