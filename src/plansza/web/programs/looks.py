"""A table as a program gets it: what its seat knows as data and as text, and what it may do.

The same facts as a page's, without a picture: nothing here is made from more than one view.
"""

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from plansza.core.contract import View
from plansza.core.plain_picture import plain_sketch
from plansza.table.table import RUNNING, Table
from plansza.web.common.faults import note
from plansza.web.common.responses import MeterState, OfferState, OutcomeState, SeatState
from plansza.web.common.visitor import Viewer
from plansza.web.tables.hub import Hub
from plansza.web.tables.pictures import (
    Scene,
    Shown,
    move_words,
    position_shown,
    spoken_names,
)
from plansza.web.tables.situation import situation

REMEMBERED = 512  # outlooks: one for each table and kind of viewer
NOTHING = Raw(b"null")


class Move(Struct):
    """A legal move: how it is written, and what it does."""

    move: str
    words: str


class Look(Struct):
    """A table as one seat knows it now.

    `view` is all that it knows in plain values: written as JSON with sorted keys and without
    spaces, it is the text that `Game.view_from_text` reads. `text` shows the same to people and
    models, at most 80 columns wide. `your_turn`: the seat may move, and nobody plays for it.
    """

    number: int
    status: str
    seats: list[SeatState]
    your_seat: int | None
    to_move: list[int]
    your_turn: bool
    prompt: str
    moves: list[Move]
    view: dict[str, Any] | None  # written already, as `Raw`, for all who see the same
    text: str
    meters: list[MeterState]
    offer: OfferState | None
    may_take_back: bool
    outcome: OutcomeState | None
    next_table: str
    hints: bool
    doubt: bool
    fault: str


@dataclass(frozen=True)
class Outlook:
    """The part of a look that the game tells; it changes with the log alone."""

    number: int
    moves: list[Move]
    view: Raw
    text: str
    scene: Scene  # without a picture


class LookCache:
    """The newest outlook of every table for every kind of viewer."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, Viewer], Outlook] = OrderedDict()

    def look(self, table: Table, viewer: Viewer, hub: Hub, now: float) -> Look:
        """What this viewer knows now."""
        seen = self._outlook(table, viewer)
        told = situation(table, viewer, seen.scene, hub, now)
        seat = viewer.seat
        return Look(
            number=told.number,
            status=told.status,
            seats=told.seats,
            your_seat=seat,
            to_move=told.to_move,
            your_turn=seat is not None and is_turn(table, seat),
            prompt=told.prompt,
            moves=seen.moves,
            view=cast(Any, seen.view),
            text=seen.text,
            meters=seen.scene.meters,
            offer=told.offer,
            may_take_back=told.may_take_back,
            outcome=told.outcome,
            next_table=told.next_table,
            hints=told.hints,
            doubt=told.doubt,
            fault=told.fault,
        )

    def _outlook(self, table: Table, viewer: Viewer) -> Outlook:
        place = (table.id, viewer)
        known = self._known.get(place)
        if known is None or known.number != table.number:
            known = self._known[place] = outlook(table, viewer)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(place)
        return known


def is_turn(table: Table, seat: int) -> bool:
    """Whether whoever holds a seat is to move."""
    return seat in table.to_move and not table.seats[seat].player


def outlook(table: Table, viewer: Viewer) -> Outlook:
    """What the game tells this viewer."""
    position = position_shown(table)
    if position is None:
        return Outlook(table.number, [], NOTHING, "", bare(table.number))
    words = viewer.words(table.game)
    shown = Shown(table.game, words, spoken_names(table, words))
    view = shown.view(position, viewer.seat)
    numbers = table.legal_moves(viewer.seat) if viewer.seat is not None else []
    moves = [Move(*move_words(words, table.game, number)) for number in numbers]
    prompt = shown.prompt(view) if table.status == RUNNING else ""
    data, text, meters = data_of(shown, view), text_of(shown, view), shown.meters(view)
    scene = bare(table.number, prompt, meters, shown.said_fault())
    return Outlook(table.number, moves, data, text, scene)


def bare(
    number: int, prompt: str = "", meters: list[MeterState] | None = None, fault: str = ""
) -> Scene:
    """A scene without its picture, and without the choices that belong to that."""
    return Scene(number, "", {}, prompt, [], [], {}, meters=meters or [], fault=fault)


def data_of(shown: Shown, view: View | None) -> Raw:
    """The view in plain values; nothing if the game cannot say."""
    if view is None:
        return NOTHING
    try:
        return Raw(msgspec.json.encode(view.data()))
    except Exception as error:
        shown.fault = note(shown.game, error, "view")
        return NOTHING


def text_of(shown: Shown, view: View | None) -> str:
    """The view as text; a plain one where the game's own fails."""
    if view is None:
        return ""
    for sketch in (shown.game.sketch, partial(plain_sketch, shown.game)):
        try:
            return sketch(view, shown.words)
        except Exception as error:
            shown.fault = note(shown.game, error, "sketch")
    return ""
