"""What joins the Royal Valleys (C25, Q13): the Mountain Pass or the Royal Bridge.

The pass gives a hero a ring for a gate; who teleports from that gate is rewarded. With the bridge
Great Artefacts lie face down under the gates, and are traded on it. The reward of a gate waits in
`ValleyBoard.due` until the storm is over.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import tokens
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import (
    BARTERING,
    CLAIMING,
    DELVING,
    LOWERING,
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
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Question
from plansza.games.battalia.rules.turn import acts, map_effects, rewards
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import valleys

# The deals on the bridge.
GIVE: Final = 0  # a Great Artefact for a level
LOWER: Final = 1  # two levels for a Great Artefact
CHANGE: Final = 2  # one Great Artefact for another
KINDS_OF_DEAL: Final = 3
LOWERED: Final = 2  # levels


def fill_gates(s: BattaliaState) -> None:
    """C25: Great Artefacts go face down under the gates, and everybody has a ring for each."""
    board = s.board
    if not valleys.has_bridge(board):
        return
    cards = board.unused[:]
    stash = s.stash[:]
    gates = 0
    for colour in sorted(board.colour):
        stash[colour] = sorted([s.pick(cards) for _ in range(STASHED[board.seats])])
        board.vale.stashed[colour] = STASHED[board.seats]
        gates |= 1 << colour
        cards.sort()
    s.stash = stash
    board.vale.seals = [gates] * board.seats


# -- what is offered ----------------------------------------------------------------------------


def offers(s: BattaliaState) -> list[int]:
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


def _can_deal(s: BattaliaState, hero: int, deal: int) -> bool:
    """Q13: the second and the third deal once a stop; each only if it can be completed."""
    board = s.board
    if board.vale.dealt[board.turn * HEROES + hero] >> deal & 1:
        return False
    if deal == GIVE:
        return bool(map_effects.liftable(board, board.turn)) and bool(own_greats(s, board.turn))
    if not rewards.claims(s):
        return False
    return bool(lowerable(board, LOWERED) if deal == LOWER else own_greats(s, board.turn))


def own_greats(s: BattaliaState, seat: int) -> list[int]:
    """C25, Q13: one's Great Artefacts in nation, shelter or hand, sorted."""
    cards = s.board.shelter[seat] + s.hands[seat] + s.nations[seat] + s.tops[seat] + s.veils[seat]
    return sorted([kind for kind in cards if GREAT <= kind < GREAT + GREATS])


class Dealing(Action):
    """C25: a hero trades on the bridge."""

    def begin(self, s: BattaliaState, hero: int, deal: int, tell: Tell | None) -> None:
        board = s.board
        if deal != GIVE:
            board.vale.dealt[board.turn * HEROES + hero] |= 1 << deal
        board.arg = deal
        board.left = LOWERED
        board.phase = LOWERING if deal == LOWER else BARTERING


# -- the Mountain Pass --------------------------------------------------------------------------


class TakingRing(Action):
    """C25: a die says at which gate his bonus waits; gates not in play are rolled again."""

    def begin(self, s: BattaliaState, hero: int, more: int, tell: Tell | None) -> None:
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


def settle(s: BattaliaState) -> None:
    """C25: the storm is over; the bonus of the gate is due, if there is any."""
    board = s.board
    colour = board.vale.due
    board.vale.due = NOTHING
    if valleys.has_bridge(board):
        board.arg = colour
        board.phase = TEMPTED
    elif rewards.claims(s):
        board.phase = CLAIMING


class Tempted(Question):
    """C25: whether to take what lies under a gate."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [KEEP.at(), DONE.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The ring is spent or kept; who spends it sees what lies there, and names what he takes
        even if it is the only one: what was face down becomes public by a move alone."""
        board = s.board
        seat, colour = board.turn, board.arg
        if MOVES.kind(move) is DONE:
            finish(board)
            return
        board.vale.seals[seat] &= ~(1 << colour)
        board.vale.peeked[seat] |= 1 << colour
        s.confide(tell, "peek", seat, s.stash[colour])
        board.phase = DELVING


class Delving(Question):
    """C25: one is shown and taken to the shelter, the others stay unseen."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [CARD.at(kind) for kind in s.stash[s.board.arg]]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        card = part(move)
        s.stash = [[kind for kind in cards if kind != card] for cards in s.stash]
        board.vale.stashed[board.arg] -= 1
        board.unused.remove(card)
        rewards.own(s, card, tell)


# -- the deals ----------------------------------------------------------------------------------


class Bartering(Question):
    """C25: the Great Artefact for a deal. For a level it goes to the unused ones; to be changed for
    another it stays where it is until that is chosen."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [CARD.at(kind) for kind in own_greats(s, s.board.turn)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        card = part(move)
        board.card = card
        s.tell(tell, "barter", board.turn, card=CARD_NAMES[card])
        if board.arg == CHANGE:
            board.act = acts.BARGAIN
            board.phase = CLAIMING
            return
        rewards.hand_over(s, board.turn, card)
        rewards.shelve(board, card)
        board.act = acts.LIFT
        board.left = 1
        board.need = 1
        board.phase = PICKING


def lowerable(board: Board, left: int) -> list[int]:
    """C25, Q13: own cities that may lose a level now, so that all levels due can be lost: never
    below 1, never a building; in the end, but not on the way, every city needs its token."""
    found: list[int] = []
    for square in range(SQUARES):
        level = board.level[square]
        if board.owner[square] != board.turn or level < 2 or not board.can_grow(square):
            continue
        board.level[square] = level - 1
        fits = tokens.enough(board, board.turn) if left == 1 else bool(lowerable(board, left - 1))
        if fits:
            found.append(square)
        board.level[square] = level
    return found


class Lowering(Question):
    """C25: a city that loses a level: one by two, or two by one; then the reward."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [SQUARE.at(square) for square in lowerable(s.board, s.board.left)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        square = part(move)
        board.level[square] -= 1
        board.left -= 1
        s.tell(tell, "lower", board.turn, square=SQUARE_NAMES[square], level=board.level[square])
        if not board.left:
            board.phase = CLAIMING


def fits(s: BattaliaState, seat: int) -> bool:
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
