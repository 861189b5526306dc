"""The pool (A5): face-up stacks, and how cards leave it and come back.

Of a stack everybody knows the top card, which cards lie below it, and the order of those that were
returned to its bottom. The order of the others does not exist until one of them comes to the top.
"""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import CHOICE
from plansza.games.battalia.rules.board import ACT, HUE, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACTS,
    BANDS,
    CARD_NAMES,
    CHEST,
    COLOURS,
    DUST,
    NOTHING,
    RANKS,
    ROYAL,
    S_ARTEFACT,
    SUPPLY,
    artefact,
    unit,
)
from plansza.games.battalia.rules.moves import COLOUR, part
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts


def turn_up(s: BattaliaState, stack: int) -> None:
    """A5: the next card of a stack shows itself: any of the unordered ones, then the returned."""
    board = s.board
    first = stack * BANDS
    total = 0
    for colour in range(BANDS):
        total += board.under[first + colour]
    if total:
        s.reveals += 1
        place = s.chance.below(total)
        colour = 0
        while place >= board.under[first + colour]:
            place -= board.under[first + colour]
            colour += 1
        board.under[first + colour] -= 1
        board.top[stack] = colour
    elif board.tail[stack]:
        board.top[stack] = board.tail[stack].pop(0)
    else:
        board.top[stack] = NOTHING


def tell_top(s: BattaliaState, rank: int, tell: Tell | None) -> None:
    """C18: after a hidden draft a new top card tells what nobody has drafted."""
    board = s.board
    if s.options.secret_draft and board.top[rank] != NOTHING and tell is not None:
        s.tell(tell, "turn-up", board.seat, card=CARD_NAMES[unit(board.top[rank], rank)])


def take_top(s: BattaliaState, stack: int) -> int:
    """A5: the colour of the top card, which leaves the stack."""
    colour = s.board.top[stack]
    turn_up(s, stack)
    return colour


def colours_in(board: Board, stack: int) -> list[int]:
    """The colours that a stack holds, sorted."""
    first = stack * BANDS
    return [
        colour
        for colour in range(COLOURS)
        if board.under[first + colour] or board.top[stack] == colour or colour in board.tail[stack]
    ]


def take_colour(s: BattaliaState, stack: int, colour: int) -> None:
    """A6: a card of a chosen colour leaves the stack: its top one, else one from below."""
    board = s.board
    if board.top[stack] == colour:
        turn_up(s, stack)
    elif board.under[stack * BANDS + colour]:
        board.under[stack * BANDS + colour] -= 1
    else:
        board.tail[stack].remove(colour)


def put_under(board: Board, stack: int, colour: int) -> None:
    """A5: returned cards go to the bottom."""
    if board.top[stack] == NOTHING:
        board.top[stack] = colour
    else:
        board.tail[stack].append(colour)


def give_back(board: Board, kind: int) -> None:
    """A creation card returns to its stack."""
    if kind < ROYAL:
        put_under(board, kind % RANKS, kind // RANKS)
    elif kind == SUPPLY:
        board.supplies += 1
    elif kind == DUST:
        board.dust += 1
    elif kind == CHEST:
        board.chests += 1
    else:
        place = kind - ARTEFACT
        put_under(board, S_ARTEFACT + place % ARTEFACTS, place // ARTEFACTS)


def gain_unit(s: BattaliaState, seat: int, rank: int, tell: Tell | None) -> bool:
    """The top card of a unit stack; False when there is none."""
    if s.board.top[rank] == NOTHING:
        return False
    known = s.reveals
    kind = unit(take_top(s, rank), rank)
    s.gain(seat, kind)
    if tell is not None:
        s.tell(tell, "gain", seat, card=CARD_NAMES[kind])
    if s.reveals > known:  # a returned card that comes up tells nothing new
        tell_top(s, rank, tell)
    return True


def gain_artefact(s: BattaliaState, seat: int, type: int, tell: Tell | None) -> None:
    """A6: the top card, or a colour of one's choice on the artefact's day."""
    board = s.board
    if CHOICE[board.day] == type and len(colours_in(board, S_ARTEFACT + type)) > 1:
        board.phase = HUE
        board.arg = type
        return
    finish_artefact(s, seat, type, board.top[S_ARTEFACT + type], tell)


def finish_artefact(s: BattaliaState, seat: int, type: int, colour: int, tell: Tell | None) -> None:
    """The artefact of this colour is taken."""
    board = s.board
    take_colour(s, S_ARTEFACT + type, colour)
    kind = artefact(colour, type)
    traded = board.act == acts.SWAP
    s.gain(seat, kind)
    if traded:
        board.traded[seat].append(kind)
    if tell is not None:
        s.tell(tell, "gain", seat, card=CARD_NAMES[kind])
    finish(board)


def finish(board: Board) -> None:
    """A line or effect is done: the turn goes on."""
    board.phase = ACT
    board.act = 0
    board.to_hand = False
    board.back = ACT


class ChoosingColour(Step):
    """A6: the colour of an artefact gained on its day."""

    def choices(self, s: BattaliaState) -> list[int]:
        colours = colours_in(s.board, S_ARTEFACT + s.board.arg)
        return [COLOUR.at(colour) for colour in colours]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        finish_artefact(s, s.board.turn, s.board.arg, part(move), tell)
