"""Positions from short text, for the guide's pictures and for lessons.

figures = "knight:d2/1 archer1:e1 thrower:b2"  fields and wounds; whoever is not named has fallen
knights = "A-2 SS"                             a side's hand; without it, the hand is empty
knights-deck = "Bow-2"                         what is left to draw; the rest has been discarded
turn = "trolls"                                whose turn it is: else that of the first-named side
actions = 1                                    what is left of that turn
stones = 3                                     the trolls have; the others are used
spent = "dodge fury"                           markers that were used
net = "dragon"                                 the figure under the net

The dragon's wounds fill his tracks in their order.
"""

from collections.abc import Mapping
from typing import Any

from plansza.core.contract import Position
from plansza.games.drako.rules.board import Board
from plansza.games.drako.rules.components import (
    ACTIONS,
    CARD_NUMBERS,
    DRAGON,
    FIGURE_NUMBERS,
    HAND_LIMIT,
    NONE,
    SIDE_NAMES,
    SLOTS,
    TRACK_SLOTS,
)
from plansza.games.drako.rules.fields import FIELD_NUMBERS
from plansza.games.drako.rules.position import DrakoPosition

MARKERS = ("dodge", "fury")


def staged(position: Position, stage: Mapping[str, Any]) -> DrakoPosition:
    """The same duel with what this text puts on the table, at the beginning of an action;
    `ValueError` names what cannot be there."""
    assert isinstance(position, DrakoPosition)
    found = position.copy()
    found.clear(position.board.first_seat)
    sides = [SIDE_NAMES[side] for side in found.options.sides]
    known = {"figures", "turn", "actions", "stones", "spent", "net"}
    known |= {key for side in sides for key in (side, f"{side}-deck")}
    for key in stage:
        _number(key, dict.fromkeys(known, 0))
    board = found.board
    board.placed = len(found.options.placing)
    board.turn = _number(stage.get("turn", sides[0]), {name: at for at, name in enumerate(sides)})
    board.actions = _upto(stage.get("actions", ACTIONS), ACTIONS, 1)
    board.fresh = board.actions == ACTIONS
    _stand(found, stage.get("figures", ""))
    if "net" in stage:
        board.net = _standing(board, stage["net"])
    all_stones = board.stones
    board.stones = _upto(stage.get("stones", all_stones), all_stones)
    board.used_stones = all_stones - board.stones
    for marker in stage.get("spent", "").split():
        _number(marker, dict.fromkeys(MARKERS, 0))
        setattr(board, marker, False)
    for role, side in enumerate(sides):
        _deal(found, role, stage.get(side, ""), stage.get(f"{side}-deck"))
    return found


def _stand(position: DrakoPosition, figures: str) -> None:
    board, owners = position.board, position.options.owner
    for figure, place in enumerate(board.places):
        if place >= 0:
            board.remove(figure)
        board.wounds[figure] = 0 if owners[figure] < 0 else SLOTS[figure]
    for word in figures.split():
        name, _, rest = word.partition(":")
        place_name, _, wounds = rest.partition("/")
        figure, field = _number(name, FIGURE_NUMBERS), _number(place_name, FIELD_NUMBERS)
        if owners[figure] < 0 or board.alive(figure) or board.field[field] >= 0:
            raise ValueError(f"{word}: no such figure in this duel, or the field is taken")
        board.put(figure, field)
        board.wounds[figure] = _upto(wounds or 0, SLOTS[figure] - 1)
    left = board.wounds[DRAGON]
    for track, slots in enumerate(TRACK_SLOTS):
        board.tracks[track] = min(left, slots)
        left -= board.tracks[track]


def _standing(board: Board, name: str) -> int:
    figure = _number(name, FIGURE_NUMBERS)
    if not board.alive(figure):
        raise ValueError(f"{name} does not stand on the board")
    return figure


def _deal(position: DrakoPosition, role: int, hand: str, deck: str | None) -> None:
    rest = position.options.decks[role][:]
    held = _take(rest, hand)
    if len(held) > HAND_LIMIT:
        raise ValueError(f"{hand}: more than {HAND_LIMIT} cards")
    drawn = rest[:] if deck is None else _take(rest, deck)
    board = position.board
    board.discards[role] = [] if deck is None else rest
    position.hands[role], position.decks[role] = sorted(held), drawn
    board.held[role], board.deck[role] = len(held), len(drawn)


def _take(rest: list[int], names: str) -> list[int]:
    taken = [_number(name, CARD_NUMBERS) for name in names.split()]
    for card, name in zip(taken, names.split(), strict=True):
        if card not in rest:
            raise ValueError(f"{name}: the deck has not so many of that card")
        rest.remove(card)
    return taken


def _number(name: str, numbers: Mapping[str, int]) -> int:
    number = numbers.get(name, NONE)
    if number == NONE:
        raise ValueError(f"{name}: should be one of {', '.join(numbers)}")
    return number


def _upto(text: str | int, most: int, least: int = 0) -> int:
    number = int(text) if str(text).isdecimal() else NONE
    if not least <= number <= most:
        raise ValueError(f"{text}: should be a number from {least} to {most}")
    return number
