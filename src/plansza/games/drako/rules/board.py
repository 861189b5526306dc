"""All that lies open on the table: figures, wounds, stones, markers, discards, the card in play.

Everything here is public. A position adds the secrets to it, a view what one seat knows.
"""

from typing import Final

from plansza.core.setup import Setup
from plansza.core.state import Pair, State
from plansza.games.drako.rules.components import (
    ACTIONS,
    BRALD,
    CARD_NUMBERS,
    COUNTS,
    DECK_SIZE,
    DECKS,
    DRAGON,
    FIGURES,
    FIGURES_OF,
    FURY_WOUNDS,
    KINDS,
    KNIGHT,
    LEGS,
    NONE,
    SLOTS,
    SYMBOLS,
    THROWER,
    TRACK_SLOTS,
    TRACKS,
    Symbol,
)
from plansza.games.drako.rules.duels import DUEL_NUMBERS, DUELS, FIXED, FREE, UNENDING
from plansza.games.drako.rules.fields import CENTRE, FIELDS, NEIGHBOURS, next_to

REDRAWING: Final = 0
PLACING: Final = 1
ACTING: Final = 2
DROPPING: Final = 3  # cards over the hand limit
CHOOSING: Final = 4  # a symbol of the card played
CARRYING: Final = 5  # the symbol out: who moves, who strikes whom
ASSIGNING: Final = 6  # unequal values to a pair of attackers
MAIMING: Final = 7  # O4: which of the dragon's tracks, as the attacker likes
REACTING: Final = 8  # from here on the defender is asked
PAIRING: Final = 9  # X4: the second shield card for one block
SPARING: Final = 10  # the second half of a double shield
WOUNDING: Final = 11  # which of the dragon's tracks, as its owner likes
DODGING: Final = 12  # where the knight steps
OVER: Final = 13

# How an attack was answered.
OPEN: Final = 0
SHIELDED: Final = 1
DODGED: Final = 2

REINFORCEMENT: Final = CARD_NUMBERS["Reinforce|M1-1"]
NO_CARDS: Final[list[int]] = []


class Options:
    """The set-up's choices and the duel's data, unpacked once for the rules to ask."""

    def __init__(self, setup: Setup) -> None:
        self.duel = DUELS[DUEL_NUMBERS[setup["duel"]]]
        self.camps = self.duel.camps
        self.starts = self.duel.starts
        self.sides = [camp.side for camp in self.camps]
        self.figures = [FIGURES_OF[side][:] for side in self.sides]
        self.owner = [NONE] * FIGURES  # the role that a figure belongs to
        for role in (0, 1):
            for figure in self.figures[role]:
                self.owner[figure] = role
        self.decks = [DECKS[side] for side in self.sides]
        self.placings = [camp.placing for camp in self.camps]
        for role, camp in enumerate(self.camps):
            if camp.may_deploy and setup["deploy"] == "free":
                self.placings[role] = FREE
        self.placing = [role for role in self.duel.placing if self.placings[role] != FIXED]
        self.unending = self.camps[0].out_of_cards == UNENDING
        self.redraw = setup["redraw"] == "on"
        self.match = setup["match"] == "return"
        self.early = setup["charge"] == "early"  # O3
        self.wounding = MAIMING if setup["wounds"] == "attacker" else WOUNDING  # O4


RULED: Final = (
    "duel",
    "deploy",
    "redraw",
    "match",
    "charge",
    "wounds",
)  # the options that rules ask
_KNOWN: Final[dict[str, Options]] = {}


def options_of(setup: Setup) -> Options:
    """The options of a set-up; made once, since nobody changes them."""
    key = " ".join([setup[name] for name in RULED])
    if key not in _KNOWN:
        _KNOWN[key] = Options(setup)
    return _KNOWN[key]


class Board(State):
    """The open table of one duel. Lists go by figure, or by role where their names say so."""

    first_seat: int  # the seat that plays the first-named side
    turn: int  # the role whose turn it is; the other one reacts
    phase: int
    actions: int  # left in this turn
    fresh: bool  # nothing has been done in this turn yet
    turns: int  # finished ones
    calm: int  # X1: turns in a row without a wound
    hurt: bool  # whether a wound was dealt in this turn
    placed: int  # figures placed by choice so far
    places: list[int]  # fields; NONE for a figure that is dead or not there yet
    wounds: list[int]
    plates: list[int]  # X4: wound slots added
    tracks: list[int]  # the dragon's wounds, by track
    field: list[int]  # the figure on each field, or NONE
    homes: list[int]  # P3: where the knights began
    stones: int
    used_stones: int
    dodge: bool  # P1: the marker is still there
    net: int  # N1: the figure under the net, or NONE
    fury: bool  # P7: still to come
    renewed: bool  # X2: the second deck has been made
    held: list[int]  # cards in hand, by role
    deck: list[int]  # cards to draw, by role
    gone: list[int]  # X2: cards that left the game unseen, by role
    discards: Pair  # in their order, by role
    counted: Pair  # cards that everybody can place in a hand, by role
    dealt: list[int]  # wounds dealt, by role
    card: int  # the one in play, or NONE
    symbol: int  # the one chosen on it, or NONE
    acted: int  # a bit for every figure that has moved or struck with it
    vacated: int  # the field that the last of those who moved has left, or NONE
    strikers: list[int]  # the attacks declared: who, whom, how hard, how answered
    targets: list[int]
    values: list[int]
    answers: list[int]
    pending: int  # wounds the dragon still has to take
    shield: int  # X4, T7: the card that waits for its second half, or NONE
    guarded: int  # the attack it stands for

    def copy(self) -> "Board":
        """An equal board that shares nothing mutable."""
        twin = Board()
        twin.first_seat = self.first_seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.actions = self.actions
        twin.fresh = self.fresh
        twin.turns = self.turns
        twin.calm = self.calm
        twin.hurt = self.hurt
        twin.placed = self.placed
        twin.places = self.places[:]
        twin.wounds = self.wounds[:]
        twin.plates = self.plates[:]
        twin.tracks = self.tracks[:]
        twin.field = self.field[:]
        twin.homes = self.homes[:]
        twin.stones = self.stones
        twin.used_stones = self.used_stones
        twin.dodge = self.dodge
        twin.net = self.net
        twin.fury = self.fury
        twin.renewed = self.renewed
        twin.held = self.held[:]
        twin.deck = self.deck[:]
        twin.gone = self.gone[:]
        twin.discards = [self.discards[0][:], self.discards[1][:]]
        twin.counted = [self.counted[0][:], self.counted[1][:]]
        twin.dealt = self.dealt[:]
        twin.card = self.card
        twin.symbol = self.symbol
        twin.acted = self.acted
        twin.vacated = self.vacated
        twin.strikers = self.strikers[:]
        twin.targets = self.targets[:]
        twin.values = self.values[:]
        twin.answers = self.answers[:]
        twin.pending = self.pending
        twin.shield = self.shield
        twin.guarded = self.guarded
        return twin

    def seat(self, role: int) -> int:
        """The seat that plays this role."""
        return self.first_seat if role == 0 else 1 - self.first_seat

    def role(self, seat: int) -> int:
        """The role this seat plays."""
        return 0 if seat == self.first_seat else 1

    def asked(self) -> int:
        """The role that decides now."""
        return 1 - self.turn if self.phase >= REACTING else self.turn

    # -- figures ------------------------------------------------------------------------------

    def alive(self, figure: int) -> bool:
        """Whether the figure stands on the board."""
        return self.places[figure] >= 0

    def slots(self, figure: int) -> int:
        """B3, X4: how many wounds a figure takes in all."""
        return SLOTS[figure] + self.plates[figure]

    def left(self, figure: int) -> int:
        """How many wounds a figure can still take."""
        return SLOTS[figure] + self.plates[figure] - self.wounds[figure]

    def living(self, figures: list[int]) -> int:
        """How many of these stand on the board."""
        count = 0
        for figure in figures:
            if self.places[figure] >= 0:
                count += 1
        return count

    def any_alive(self, figures: list[int]) -> bool:
        """Whether any of these stands on the board."""
        for figure in figures:
            place = self.places[figure]
            if place >= 0:
                return True
        return False

    def track_open(self, track: int) -> bool:
        """P6: a track acts only when full."""
        return self.tracks[track] < TRACK_SLOTS[track]

    def has_power(self, figure: int, slots: int) -> bool:
        """B3: whether a troll's first slots are not all full."""
        return self.places[figure] >= 0 and self.wounds[figure] < slots

    def may_walk(self, figure: int) -> bool:
        """T5, P6, N1: on the board, on its legs, not under the net."""
        if self.places[figure] < 0 or figure == self.net:
            return False
        return figure != DRAGON or self.track_open(LEGS)

    def put(self, figure: int, field: int) -> None:
        """Set a figure on a free field, wherever it was."""
        place = self.places[figure]
        if place >= 0:
            self.field[place] = NONE
        self.places[figure] = field
        self.field[field] = figure

    def remove(self, figure: int) -> None:
        """B3, N1: a figure leaves the board, and the net comes off it."""
        self.field[self.places[figure]] = NONE
        self.places[figure] = NONE
        if self.net == figure:
            self.net = NONE

    def free_beside(self, field: int) -> list[int]:
        """The free neighbours of a field, sorted."""
        return [other for other in NEIGHBOURS[field] if self.field[other] < 0]

    def in_play(self) -> Symbol:
        """The symbol being carried out."""
        return SYMBOLS[self.symbol]

    def clear_card(self) -> None:
        """The card in play is done with."""
        self.card = NONE
        self.symbol = NONE
        self.acted = 0
        self.vacated = NONE
        if self.targets:
            self.strikers = []
            self.targets = []
            self.values = []
            self.answers = []


def new_board(options: Options, first_seat: int) -> Board:
    """B2–B4: the table before the first card is dealt; figures with fixed fields stand there."""
    board = Board()
    board.first_seat = first_seat
    board.turn = options.starts
    board.phase = ACTING
    board.actions = ACTIONS
    board.fresh = True
    board.turns = 0
    board.calm = 0
    board.hurt = False
    board.placed = 0
    board.places = [NONE] * FIGURES
    board.wounds = [0] * FIGURES
    board.plates = [0] * FIGURES
    board.tracks = [0] * TRACKS
    board.field = [NONE] * FIELDS
    board.homes = []
    board.stones = options.camps[0].stones + options.camps[1].stones
    board.used_stones = 0
    board.dodge = options.owner[KNIGHT] >= 0
    board.net = NONE
    board.fury = True
    board.renewed = False
    board.held = [0, 0]
    board.deck = [DECK_SIZE, DECK_SIZE]
    board.gone = [0, 0]
    board.discards = [[], []]
    board.counted = [[], []]
    board.dealt = [0, 0]
    board.pending = 0
    board.shield = NONE
    board.guarded = NONE
    board.card = NONE
    board.symbol = NONE
    board.acted = 0
    board.vacated = NONE
    board.strikers = []
    board.targets = []
    board.values = []
    board.answers = []
    for role in (0, 1):
        if options.placings[role] == FIXED:
            for index, figure in enumerate(options.figures[role]):
                board.put(figure, options.camps[role].start[index])
    if options.owner[KNIGHT] >= 0:
        board.homes = sorted(options.camps[options.owner[KNIGHT]].start)
    return board


def far_from_dragon(board: Board) -> list[int]:
    """B2: the free fields that are not next to the dragon, who stands in the centre."""
    dragon = board.places[DRAGON] if board.places[DRAGON] >= 0 else CENTRE
    return [
        field for field in range(FIELDS) if board.field[field] < 0 and not next_to(field, dragon)
    ]


def unseen(options: Options, board: Board, role: int, own: list[int] = NO_CARDS) -> list[int]:
    """The cards of a role that cannot be placed, sorted, by public facts and by who holds its
    cards `own`: they are in its hand, its deck, or out of the game unseen."""
    side = options.sides[role]
    counts = COUNTS[side][:]
    for card in board.discards[role]:
        counts[card] = counts[card] - 1
    for card in board.counted[role]:
        counts[card] = counts[card] - 1
    for card in own:
        counts[card] = counts[card] - 1
    if board.turn == role and board.card >= 0:
        counts[board.card] -= 1
    if options.owner[KNIGHT] == role:
        for figure in options.figures[role]:
            counts[REINFORCEMENT] -= board.plates[figure]
    left: list[int] = []
    for card in KINDS[side]:
        for _ in range(counts[card]):
            left.append(card)
    return left


def may_rage(options: Options, board: Board, role: int) -> bool:
    """P7: once a game while Brald lives, not in a one-action turn, not as his last wound."""
    if not board.fresh or not board.fury or board.actions < ACTIONS:
        return False
    return options.owner[BRALD] == role and board.alive(BRALD) and board.left(BRALD) > FURY_WOUNDS


def may_shed(options: Options, board: Board, role: int) -> bool:
    """N1: the net lies on one of his figures, and the turn has not begun."""
    return board.fresh and board.net >= 0 and options.owner[board.net] == role


def throws(board: Board) -> bool:
    """P4, X2: the thrower has his power, a stone, and both hands free of the net."""
    return board.stones > 0 and board.net != THROWER
