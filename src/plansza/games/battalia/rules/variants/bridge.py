"""What joins the Royal Valleys (C25, Q13): the Mountain Pass or the Royal Bridge.

The pass gives a hero a ring for a gate; who teleports from that gate is rewarded. With the bridge
Great Artefacts lie face down under the gates, and are traded on it. The reward of a gate waits in
`Vale.due` until the storm is over.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.core.values import add_sorted
from plansza.games.battalia.rules.board import (
    BARTERING,
    CLAIMING,
    DELVING,
    LOWERING,
    NOBODY,
    PICKING,
    TEMPTED,
    Board,
)
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    COLOUR_NAMES,
    GREAT,
    GREATS,
    HEROES,
    NOTHING,
    STASHED,
)
from plansza.games.battalia.rules.moves import CARD, DEAL, DONE, KEEP, MOVES, RING, SQUARE, part
from plansza.games.battalia.rules.squares import CONNECTION, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import acts, great_artefacts, map_effects
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import valleys

# The deals on the bridge.
GIVE: Final = 0  # a Great Artefact for a level
LOWER: Final = 1  # two levels for a Great Artefact
CHANGE: Final = 2  # one Great Artefact for another
KINDS_OF_DEAL: Final = 3
LOWERED: Final = 2  # levels


def stash(s: State) -> None:
    """C25: Great Artefacts go face down under the gates, and everybody has a ring for each."""
    board = s.board
    if not valleys.has_bridge(board):
        return
    cards = board.unused[:]
    gates = 0
    for colour in sorted(board.colour):
        s.stash[colour] = sorted([s.pick(cards) for _ in range(STASHED[board.seats])])
        board.vale.stashed[colour] = STASHED[board.seats]
        gates |= 1 << colour
        cards.sort()
    board.vale.seals = [gates] * board.seats


# -- what is offered ----------------------------------------------------------------------------


def offers(s: State) -> list[int]:
    """C25: what heroes who have stopped on the connection may do, sorted."""
    board = s.board
    first = board.turn * HEROES
    rings: list[int] = []
    deals: list[int] = []
    for hero in range(HEROES):
        if not board.vale.open or board.heroes[first + hero] != CONNECTION:
            continue
        if valleys.has_bridge(board):
            deals += [
                DEAL.at(hero, deal) for deal in range(KINDS_OF_DEAL) if _can_deal(s, hero, deal)
            ]
        elif board.vale.rings[first + hero] == NOTHING:
            rings.append(RING.at(hero))
    return rings + deals


def _can_deal(s: State, hero: int, deal: int) -> bool:
    """Q13: the second and the third deal once a stop; each only if it can be completed."""
    board = s.board
    if board.vale.dealt[board.turn * HEROES + hero] >> deal & 1:
        return False
    if deal == GIVE:
        return bool(map_effects.liftable(board, board.turn)) and bool(own_greats(s, board.turn))
    if not great_artefacts.claims(s):
        return False
    return bool(lowerable(board, LOWERED) if deal == LOWER else own_greats(s, board.turn))


def own_greats(s: State, seat: int) -> list[int]:
    """C25, Q13: one's Great Artefacts in nation, shelter or hand, sorted."""
    cards = s.board.shelter[seat] + s.hands[seat] + s.nations[seat] + s.tops[seat] + s.veils[seat]
    return sorted([kind for kind in cards if GREAT <= kind < GREAT + GREATS])


def begin(s: State, move: int, tell: Tell | None) -> None:
    """A ring is taken, or a deal begun."""
    board = s.board
    kind, hero, deal = MOVES.parts(move)
    if kind is RING:
        _take_ring(s, hero, tell)
        return
    if deal != GIVE:
        board.vale.dealt[board.turn * HEROES + hero] |= 1 << deal
    board.arg = deal
    board.left = LOWERED
    board.phase = LOWERING if deal == LOWER else BARTERING


# -- the Mountain Pass --------------------------------------------------------------------------


def _take_ring(s: State, hero: int, tell: Tell | None) -> None:
    """C25: a die says at which gate his bonus waits; gates not in play are rolled again."""
    board = s.board
    colour = s.pick(sorted(board.colour))
    board.vale.rings[board.turn * HEROES + hero] = colour
    s.tell(tell, "ring", board.turn, number=colour + 1, colour=COLOUR_NAMES[colour])


# -- teleporting --------------------------------------------------------------------------------


def left_gate(board: Board) -> None:
    """C25: a hero teleports from a gate: his ring for it comes off, or a ring of his owner may."""
    vale = board.vale
    if not vale.open:
        return
    place = board.turn * HEROES + board.arg
    colour = board.hue[board.heroes[place]]
    if vale.rings[place] == colour:
        vale.rings[place] = NOTHING
        vale.due = colour
    elif vale.stashed[colour] and vale.seals[place // HEROES] >> colour & 1:
        vale.due = colour


def settle(s: State) -> None:
    """C25: the storm is over; the bonus of the gate is due, if there is any."""
    board = s.board
    colour = board.vale.due
    board.vale.due = NOTHING
    if valleys.has_bridge(board):
        board.arg = colour
        board.phase = TEMPTED
    elif great_artefacts.claims(s):
        board.phase = CLAIMING


def tempted(s: State, move: int, tell: Tell | None) -> None:
    """C25: the ring is spent or kept; who spends it sees what lies there, and names what he takes
    even if it is the only one: what was face down becomes public by a move alone."""
    board = s.board
    seat, colour = board.turn, board.arg
    if move == DONE.at():
        finish(board)
        return
    board.vale.seals[seat] &= ~(1 << colour)
    board.vale.peeked[seat] |= 1 << colour
    s.confide(tell, "peek", seat, s.stash[colour])
    board.phase = DELVING


def dig(s: State, kind: int, tell: Tell | None) -> None:
    """C25: one is shown and taken to the shelter, the others stay unseen."""
    board = s.board
    s.stash[board.arg].remove(kind)
    board.vale.stashed[board.arg] -= 1
    board.unused.remove(kind)
    great_artefacts.own(s, kind, tell)


# -- the deals ----------------------------------------------------------------------------------


def bartered(s: State, kind: int, tell: Tell | None) -> None:
    """C25: the Great Artefact is named. For a level it goes to the unused ones; to be changed for
    another it stays where it is until that is chosen."""
    board = s.board
    board.card = kind
    s.tell(tell, "barter", board.turn, card=CARD_NAMES[kind])
    if board.arg == CHANGE:
        board.act = acts.BARGAIN
        board.phase = CLAIMING
        return
    hand_over(s, board.turn, kind)
    shelve(board, kind)
    board.act = acts.LIFT
    board.left = 1
    board.need = 1
    board.phase = PICKING


def hand_over(s: State, seat: int, kind: int) -> None:
    """C25, Q13: a Great Artefact leaves its owner's cards; a nation that was searched is
    shuffled."""
    board = s.board
    board.great_of[kind - GREAT] = NOBODY
    if kind in s.hands[seat]:
        s.show(seat, kind)
    elif kind in board.shelter[seat]:
        board.shelter[seat].remove(kind)
    elif kind in s.veils[seat]:
        s.veils[seat].remove(kind)
        board.veiled[seat] -= 1
    else:
        s.nations[seat] += s.tops[seat]
        s.nations[seat].remove(kind)
        s.nations[seat].sort()
        s.tops[seat] = []
        board.stacked[seat] = 0
        board.nation[seat] -= 1


def shelve(board: Board, kind: int) -> None:
    """C25: everybody sees it shuffled into the unused ones."""
    add_sorted(board.unused, kind)
    add_sorted(board.vale.shelved, kind)


def changed(s: State, to_display: bool) -> None:
    """C25: what was given takes the place of the displayed one, or is shuffled in for Fate."""
    board = s.board
    hand_over(s, board.turn, board.card)
    if to_display:
        add_sorted(board.display, board.card)
    else:
        shelve(board, board.card)


def lowerable(board: Board, left: int) -> list[int]:
    """C25, Q13: own cities that may lose a level now, so that all levels due can be lost: never
    below 1, never a building, and there must be a token."""
    found: list[int] = []
    for square in range(SQUARES):
        level = board.level[square]
        if board.owner[square] != board.turn or level < 2 or not board.can_grow(square):
            continue
        if not board.has_token(board.turn, level - 1):
            continue
        board.level[square] = level - 1
        if left == 1 or lowerable(board, left - 1):
            found.append(square)
        board.level[square] = level
    return found


def lower(s: State, square: int, tell: Tell | None) -> None:
    """C25: one city by two, or two by one; then the reward."""
    board = s.board
    board.level[square] -= 1
    board.left -= 1
    s.tell(tell, "lower", board.turn, square=SQUARE_NAMES[square], level=board.level[square])
    if not board.left:
        board.phase = CLAIMING


# -- what is possible ---------------------------------------------------------------------------


def choices(s: State, phase: int) -> list[int]:
    """The moves in the phases of this module."""
    board = s.board
    if phase == TEMPTED:
        return [KEEP.at(), DONE.at()]
    if phase == DELVING:
        return [CARD.at(kind) for kind in s.stash[board.arg]]
    if phase == BARTERING:
        return [CARD.at(kind) for kind in own_greats(s, board.turn)]
    return [SQUARE.at(square) for square in lowerable(board, board.left)]


def play(s: State, phase: int, move: int, tell: Tell | None) -> None:
    """A move in one of them."""
    if phase == TEMPTED:
        tempted(s, move, tell)
    elif phase == DELVING:
        dig(s, part(move), tell)
    elif phase == BARTERING:
        bartered(s, part(move), tell)
    else:
        lower(s, part(move), tell)


def fits(s: State, seat: int) -> bool:
    """Whether imagined cards let a player in the middle of a deal go on: a Great Artefact that he
    trades lies in no ambush."""
    board = s.board
    if seat != board.turn:
        return True
    if board.phase == BARTERING:
        return bool(own_greats(s, seat))
    if board.phase == CLAIMING and board.act == acts.BARGAIN:
        return board.card in own_greats(s, seat)
    return True
