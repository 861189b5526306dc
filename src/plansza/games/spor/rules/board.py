"""All that lies open on the table: cards at the dams, discards, logs, counts, whose turn it is.

Everything here is public. A position adds the secrets to it, a view what one seat knows.
"""

from typing import ClassVar, Final

from plansza.core.setup import Setup
from plansza.core.state import Pair, State
from plansza.core.values import add_to
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BEAVER,
    BIT_OF,
    COLOUR_OF,
    COLOURS,
    DAMS,
    DEFENDER,
    DUCK,
    LOGS,
    MOST_SPACES,
    REQUIREMENTS,
    ROW,
    SPACES,
    TACTICS_CARDS,
    VALUE_OF,
    VALUES,
)
from plansza.games.spor.rules.formations import IMPOSSIBLE, VALUES_IN, best_strength, side_of

# T2: the phases of a turn; the last three belong to tricks and to the end.
PREPARE: Final = 0
PLAYING: Final = 1
DRAWING: Final = 2
CLOSING: Final = 3
CHOOSING: Final = 4  # what a trick is aimed at
EXCHANGING: Final = 5
OVER: Final = 6
ARRANGING: Final = 7  # C2: the dams are being laid, before the first turn

# T8: how far the end has come.
RUNNING: Final = 0
DECK_OUT: Final = 1
LAST_TURN: Final = 2

EMPTY: Final = -1
SIDES: Final = 2 * DAMS
ALL_DAMS: Final = (1 << DAMS) - 1

# Tables over sets of dams, a bit for each; and the bit of every dam and side.
DAMS_IN: Final[list[list[int]]] = [
    [dam for dam in range(DAMS) if mask >> dam & 1] for mask in range(1 << DAMS)
]
DAMS_COUNT: Final = bytes([len(dams) for dams in DAMS_IN])
SIDE_BIT: Final[list[int]] = [1 << side for side in range(SIDES)]
NOTHING_SEEN: Final[list[int]] = [0] * COLOURS
NO_STRENGTHS: Final[list[int]] = [IMPOSSIBLE] * SIDES


class Options:
    """The set-up's choices that the rules ask for, unpacked once."""

    def __init__(self, setup: Setup) -> None:
        self.tactics = setup["tactics"] == "on"
        self.rematch = setup["match"] == "rewanz"
        self.retreat_several = setup["retreat"] == "several"
        self.transfer_own = setup["transfer"] == "own-dam"
        self.zdrada_any = setup["zdrada"] == "any-dam"
        self.transfer_any = setup["transfer"] == "any-dam"
        self.sweep_all = setup["sweep"] == "all"
        self.dams = setup["dams"]
        self.standing = setup["standing"]
        self.decider = setup["again"] == "game"


class Board(State):
    """The open table of one leg. A side is `role * 7 + dam`; its cards stand in play order."""

    derived: ClassVar[tuple[str, ...]] = ("rooms", "begun", "strengths")

    attacker: int  # the seat that attacks
    turn: int  # the role whose turn it is
    phase: int
    ending: int
    trick: int  # the trick being carried out, or EMPTY
    chosen: int  # the card it has been aimed at so far, or EMPTY
    moments: int  # counts the sides that became full
    logs: int
    tiles: list[int]  # C2: the tile that lies at each dam, or NO_TILE
    damaged: int  # a bit for every damaged dam
    destroyed: int  # the dam that was destroyed, or EMPTY
    cells: list[int]  # four for every side
    counts: list[int]  # how many of them are taken
    full_at: list[int]  # the moment the side became full; 0: it is not
    unseen: list[int]  # battle cards not face up, a row of values for every colour
    deck: int
    tactics_deck: int
    held: list[int]  # battle cards in hand, by role
    held_tactics: list[int]
    played: list[int]  # V3: tactics cards played this game
    tricks: Pair  # laid beside the tactics deck, by role
    fallen: list[int]  # discarded elites
    picked: list[int]  # cards put into the exchange so far
    returned: int  # battle cards shuffled back into the deck and not seen since, a bit each
    rooms: int  # the sides with a free space, a bit each
    begun: int  # the sides with a card
    strengths: list[int]  # of the full sides; replaced, never changed, for copies share it

    def copy(self) -> "Board":
        """An equal board that shares nothing mutable."""
        twin = Board()
        twin.attacker = self.attacker
        twin.turn = self.turn
        twin.phase = self.phase
        twin.ending = self.ending
        twin.trick = self.trick
        twin.chosen = self.chosen
        twin.moments = self.moments
        twin.logs = self.logs
        twin.tiles = self.tiles[:]
        twin.damaged = self.damaged
        twin.destroyed = self.destroyed
        twin.cells = self.cells[:]
        twin.counts = self.counts[:]
        twin.full_at = self.full_at[:]
        twin.unseen = self.unseen[:]
        twin.deck = self.deck
        twin.tactics_deck = self.tactics_deck
        twin.held = self.held[:]
        twin.held_tactics = self.held_tactics[:]
        twin.played = self.played[:]
        twin.tricks = [self.tricks[0][:], self.tricks[1][:]]
        twin.fallen = self.fallen[:]
        twin.picked = self.picked[:]
        twin.returned = self.returned
        twin.rooms = self.rooms
        twin.begun = self.begun
        twin.strengths = self.strengths
        return twin

    def restore(self) -> None:
        """Work out again what follows from the cards at the dams."""
        self.rooms = 0
        self.begun = 0
        self.strengths = NO_STRENGTHS
        for side in range(SIDES):
            count, spaces = self.counts[side], self.spaces(side % DAMS)
            if count:
                self.begun |= SIDE_BIT[side]
            if count < spaces:
                self.rooms |= SIDE_BIT[side]
            elif count:
                self._judge(side, spaces)

    def _judge(self, side: int, spaces: int) -> None:
        """K1: a side is full: what it is worth is asked again and again."""
        full = side_of(self.cells, side * MOST_SPACES, spaces)
        strengths = self.strengths[:]
        strengths[side] = best_strength(self.requirement(side % DAMS), spaces, full, NOTHING_SEEN)
        self.strengths = strengths

    def seat(self, role: int) -> int:
        """The seat that plays this role."""
        return self.attacker if role == ATTACKER else 1 - self.attacker

    def role(self, seat: int) -> int:
        """The role this seat plays."""
        return ATTACKER if seat == self.attacker else DEFENDER

    # -- dams ---------------------------------------------------------------------------------

    def is_damaged(self, dam: int) -> bool:
        """Whether the dam shows its damaged side."""
        return self.damaged >> dam & 1 == 1

    def face(self, dam: int) -> int:
        """The side of the tile that lies up, as `SPACES` and `REQUIREMENTS` count it."""
        tile = self.tiles[dam]
        return tile + DAMS if self.damaged >> dam & 1 else tile

    def spaces(self, dam: int) -> int:
        """How many cards a side takes there."""
        return SPACES[self.face(dam)]

    def requirement(self, dam: int) -> int:
        """What decides there."""
        return REQUIREMENTS[self.face(dam)]

    def has_room(self, role: int, dam: int) -> bool:
        """T5: whether that side has a free space."""
        return self.rooms >> role * DAMS + dam & 1 == 1

    def open_dams(self, role: int) -> list[int]:
        """T5: the dams where this role may lay a card."""
        return DAMS_IN[self.room(role)][:]

    def room(self, role: int) -> int:
        """The same, a bit for each dam."""
        return self.rooms >> DAMS if role == DEFENDER else self.rooms & ALL_DAMS

    def full_dams(self) -> int:
        """The dams where the attacker is full, a bit for each."""
        return self.begun & ~self.rooms & ALL_DAMS

    def cards(self, role: int, dam: int) -> list[int]:
        """The cards of one side, the earliest first."""
        side = role * DAMS + dam
        return self.cells[side * MOST_SPACES : side * MOST_SPACES + self.counts[side]]

    def battle_cards(self, role: int) -> list[int]:
        """All battle cards of a role at the dams, sorted."""
        first = role * DAMS * MOST_SPACES
        cells = self.cells[first : first + DAMS * MOST_SPACES]
        return sorted([card for card in cells if 0 <= card < BATTLE_CARDS])

    def dam_of(self, card: int) -> int:
        """The dam at which this battle card lies."""
        return self.cells.index(card) // MOST_SPACES % DAMS

    # -- cards coming and going ---------------------------------------------------------------

    def show(self, card: int) -> None:
        """A battle card turns face up, for good or until it is shuffled back."""
        unseen, colour = self.unseen, COLOUR_OF[card]
        unseen[colour] = unseen[colour] & ~BIT_OF[card]

    def lay(self, role: int, dam: int, card: int) -> None:
        """Put a card at the outer end of a side with room; F5: note when the side is full."""
        side = role * DAMS + dam
        count = self.counts[side]
        self.cells[side * MOST_SPACES + count] = card
        self.counts[side] = count + 1
        self.begun |= SIDE_BIT[side]
        spaces = SPACES[self.face(dam)]
        if count + 1 == spaces:
            self.moments += 1
            self.full_at[side] = self.moments
            self.rooms &= ~SIDE_BIT[side]
            self._judge(side, spaces)

    def lift(self, role: int, dam: int, card: int) -> None:
        """Take a card away; the rest close up, and the side is no longer full (F5)."""
        side = role * DAMS + dam
        last = side * MOST_SPACES + self.counts[side] - 1
        place = self.cells.index(card, side * MOST_SPACES)
        while place < last:
            self.cells[place] = self.cells[place + 1]
            place += 1
        self.cells[last] = EMPTY
        add_to(self.counts, side, -1)
        self.full_at[side] = 0
        self.rooms |= SIDE_BIT[side]
        if last == side * MOST_SPACES:
            self.begun &= ~SIDE_BIT[side]

    def discard(self, role: int, dam: int, card: int) -> None:
        """T7: a card at a dam goes to the open discards."""
        self.lift(role, dam, card)
        if card >= BATTLE_CARDS:
            self.fallen.append(card)
            self.fallen.sort()

    def sweep(self, role: int, dam: int, elites: bool) -> list[int]:
        """Discard the battle cards of one side, and its elites too if told so."""
        swept = [card for card in self.cards(role, dam) if elites or card < BATTLE_CARDS]
        for card in swept:
            self.discard(role, dam, card)
        return swept

    def rival(self, role: int, dam: int, card: int) -> int:
        """T6: the beaver opposite a duck of its colour, or the duck opposite a beaver; or EMPTY."""
        value = VALUE_OF[card]
        if value == DUCK:
            partner = card + BEAVER
        elif value == BEAVER:
            partner = card - BEAVER
        else:
            return EMPTY
        return partner if partner in self.cards(1 - role, dam) else EMPTY

    def discards(self) -> list[int]:
        """T7: the battle cards among the discards, sorted."""
        rows = [ROW ^ row for row in self.unseen]
        for card in self.cells:
            if 0 <= card < BATTLE_CARDS:
                rows[COLOUR_OF[card]] &= ~BIT_OF[card]
        return cards_in(rows)

    # -- control ------------------------------------------------------------------------------

    def claim_holds(self, dam: int) -> bool:
        """K1–K3: the attacker is full there and the defender is not, and can never be, stronger."""
        if self.full_at[dam] == 0:
            return False
        strength = self.strengths[dam]
        other = DAMS + dam
        if self.full_at[other]:
            reach = self.strengths[other]
        else:
            face = self.face(dam)
            theirs = side_of(self.cells, other * MOST_SPACES, self.counts[other])
            reach = best_strength(REQUIREMENTS[face], SPACES[face], theirs, self.unseen, strength)
        return reach < strength or (reach == strength and self.attacker_first(dam))

    def attacker_first(self, dam: int) -> bool:
        """F5, F6: with the attacker full, whether he was full before the defender."""
        theirs = self.full_at[DAMS + dam]
        return theirs == 0 or self.full_at[dam] < theirs

    def claims(self) -> list[int]:
        """K4: the dams that the attacker can claim now."""
        return [dam for dam in DAMS_IN[self.full_dams()] if self.claim_holds(dam)]

    def any_claim(self) -> bool:
        """Whether there is one."""
        full = self.full_dams()
        if full:
            for dam in DAMS_IN[full]:
                if self.claim_holds(dam):
                    return True
        return False

    def damaged_dams(self) -> int:
        """How many dams show their damaged side."""
        return self.damaged.bit_count()


def new_board(attacker: int, tactics: bool) -> Board:
    """T1: the table before the first card is dealt."""
    board = Board()
    board.attacker = attacker
    board.turn = ATTACKER
    board.phase = PREPARE
    board.ending = RUNNING
    board.trick = EMPTY
    board.chosen = EMPTY
    board.moments = 0
    board.logs = LOGS
    board.tiles = list(range(DAMS))
    board.damaged = 0
    board.destroyed = EMPTY
    board.cells = [EMPTY] * (SIDES * MOST_SPACES)
    board.counts = [0] * SIDES
    board.full_at = [0] * SIDES
    board.unseen = [ROW] * COLOURS
    board.deck = BATTLE_CARDS
    board.tactics_deck = TACTICS_CARDS if tactics else 0
    board.held = [0, 0]
    board.held_tactics = [0, 0]
    board.played = [0, 0]
    board.tricks = [[], []]
    board.fallen = []
    board.picked = [0, 0]
    board.returned = 0
    board.restore()
    return board


def cards_in(rows: list[int]) -> list[int]:
    """The battle cards in five rows of values, sorted."""
    cards: list[int] = []
    for colour in range(COLOURS):
        for value in VALUES_IN[rows[colour]]:
            cards.append(colour * VALUES + value)
    return cards
