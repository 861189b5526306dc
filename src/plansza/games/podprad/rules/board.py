"""All that lies open on the table, which is nearly everything: only luck is hidden in this game.

The deck is a count of tiles of each kind. Everybody can count what has been laid, so it is public
too; no order of the undrawn tiles exists anywhere.
"""

from typing import Any, Final

from plansza.core.native import i64
from plansza.core.setup import Setup
from plansza.core.state import State
from plansza.core.values import add_to
from plansza.games.podprad.rules.components import (
    BARRED,
    EAGLE,
    FIRST_ROWS,
    KIND_OF,
    KINDS,
    NOTHING,
    PAIR,
    POOL,
    ROCK,
    ROTATIONS,
    SEA,
    SEA_TILES,
    TILES,
    TOKENS,
    TURNED,
)
from plansza.games.podprad.rules.river import (
    CENTRE,
    IN_BIT,
    LOST,
    MOST_ROWS,
    OUT_BIT,
    PLACES,
    SEA_PLACES,
    UP,
    WAYS,
    place_at,
)

# What is decided now. A turn goes from PUSHING to FEEDING.
LAYING: Final = 0  # U3, R7: tiles
PUSHING: Final = 1  # W5: which waiting token the current takes next
MOVING: Final = 2  # R1: a token, then where it goes
FEEDING: Final = 3  # R6: which token pays the heron
OVER: Final = 4

POOL_TILE: Final = POOL * ROTATIONS
SEA_TILE: Final = SEA * ROTATIONS
UNLIMITED: Final = 1000
# R4: how much less than one token a player a tile takes; nobody lies on the pool, which takes all.
LESS: Final = bytes([1 if KIND_OF[tile] == ROCK else 0 for tile in range(TILES)])


class Options:
    """The set-up's choices that the rules ask for, unpacked once.

    `holding` are the same with whirlpools that only hold tokens: for looking ahead.
    """

    def __init__(self, setup: Setup, holding: bool = False) -> None:
        self.seats = setup.seats
        self.exact = setup["points"] == "exact"
        self.chips = setup["chips"] == "on"
        self.whirlpools = setup["whirlpools"] == "on"
        self.only_token = holding or setup["whirlpool"] == "token"
        self.fastest = setup["fastest"] == "on"
        self.currents = setup["currents"]
        self.is_calm = self.currents == "off" and not self.whirlpools
        self.one_by_one = setup["reveal"] == "one"
        self.new_lays = setup["layer"] == "new"
        self.other_lays = setup["rows"] == "other"
        self.starter = NOTHING if setup["begins"] == "lot" else int(setup["begins"]) - 1
        self.stops = setup["crumbling"] == "stops"
        self.tokens_second = setup["ties"] == "original"
        self.by_lot = setup["river"] == "lot"
        self.holding: Options = self if self.only_token else Options(setup, True)


class Board(State):
    """The open table. Lists by place or, for tokens, four for every seat, sorted."""

    seats: int
    phase: int
    seat: int  # whose decision it is
    first: int  # the seat with the marker
    round: int  # 0 while the first rows are laid
    points: int  # left in this turn
    spare: int  # R1: how many of them may be left over at its end
    low: int  # the lowest row that is still there; −1 is the sea
    top: int  # the highest row, complete or being laid
    last: int  # R9: the row below the pool once it is laid, else 0
    stays: int  # R9: the lowest row that never breaks off
    tile: int  # the kind chosen to be laid next, or NOTHING
    token: int  # the token chosen to move, or NOTHING
    fed: int  # the place whose heron was fed last, or NOTHING
    tiles: list[int]  # by place, NOTHING where none lies
    counts: list[int]  # tokens by place
    tokens: list[int]
    afloat: list[int]  # tokens in the river, by seat
    held: list[int]  # kinds revealed and not laid yet, sorted
    due: list[int]  # W5: tokens the currents have yet to push this turn, sorted
    done: list[int]  # W2: tokens in a whirlpool that move no more this turn
    deck: list[int]  # how many tiles of each kind are left to draw
    gone: list[int]  # how many of each kind have been removed

    def copy(self) -> "Board":
        """An equal board that shares nothing mutable."""
        twin = Board()
        twin.seats = self.seats
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.round = self.round
        twin.points = self.points
        twin.spare = self.spare
        twin.low = self.low
        twin.top = self.top
        twin.last = self.last
        twin.stays = self.stays
        twin.tile = self.tile
        twin.token = self.token
        twin.fed = self.fed
        twin.tiles = self.tiles[:]
        twin.counts = self.counts[:]
        twin.tokens = self.tokens[:]
        twin.afloat = self.afloat[:]
        twin.held = self.held[:]
        twin.due = self.due[:]
        twin.done = self.done[:]
        twin.deck = self.deck[:]
        twin.gone = self.gone[:]
        return twin

    # -- tiles --------------------------------------------------------------------------------

    def kind(self, place: int) -> int:
        """What lies there, or NOTHING."""
        tile = self.tiles[place]
        return KIND_OF[tile] if tile >= 0 else NOTHING

    def exists(self, place: int) -> bool:
        """Whether there is a tile to go to."""
        return place >= 0 and self.tiles[place] >= 0

    def has_room(self, place: int) -> bool:
        """R4: whether one more token fits on this tile."""
        return self.counts[place] < self.seats - LESS[self.tiles[place]]

    def capacity(self, place: int) -> int:
        """R4: how many tokens the tile takes."""
        tile = self.tiles[place]
        return self.seats + UNLIMITED if tile == POOL_TILE else self.seats - LESS[tile]

    def barred(self, place: i64, way: i64) -> bool:
        """R2: a barrier on either tile of the shared edge blocks it."""
        there: i64 = UP[place * WAYS + way]
        return (
            BARRED[self.tiles[place]] & OUT_BIT[way] != 0
            or BARRED[self.tiles[there]] & IN_BIT[way] != 0
        )

    def tiles_left(self) -> int:
        """How many tiles are left to draw."""
        left: i64 = 0
        count: i64
        for count in self.deck:
            left += count
        return int(left)

    # -- tokens -------------------------------------------------------------------------------

    def own(self, seat: int) -> list[int]:
        """The four tokens of a seat, sorted: river, pool, lost."""
        return self.tokens[seat * TOKENS : seat * TOKENS + TOKENS]

    def replace(self, seat: int, old: int, new: int) -> None:
        """One token of a seat becomes another; the four stay sorted."""
        tokens = self.tokens
        low: i64 = seat * TOKENS
        high: i64 = low + TOKENS - 1
        at: i64 = low
        while tokens[at] != old:
            at += 1
        while at < high and tokens[at + 1] < new:
            tokens[at] = tokens[at + 1]
            at += 1
        while at > low and tokens[at - 1] > new:
            tokens[at] = tokens[at - 1]
            at -= 1
        tokens[at] = new

    def leave(self, place: i64) -> None:
        """One token less lies there."""
        add_to(self.counts, place, -1)

    def enter(self, place: i64) -> None:
        """One token more lies there."""
        add_to(self.counts, place, 1)

    def lose(self, seat: int, token: int) -> None:
        """R5: a single salmon, or a whole token, leaves the game; it is off its tile already."""
        self.replace(seat, token, LOST)
        add_to(self.afloat, seat, -1)

    def bite(self, seat: int, token: int) -> None:
        """R5: a predator takes one salmon of a token that lies on its tile."""
        if token % 2 == 1:
            self.replace(seat, token, token - 1)
        else:
            self.leave(token // 2)
            self.lose(seat, token)

    def is_empty(self) -> bool:
        """E1: whether no token is left in the river."""
        for left in self.afloat:  # noqa: SIM110 - compiled, a plain loop is much faster
            if left:
                return False
        return True

    # -- all of it ----------------------------------------------------------------------------

    def inventory(self) -> list[int]:
        """How many tiles of each kind there are, wherever they lie; sea and pool are one."""
        found = self.gone[:]
        for tile in self.tiles:
            if tile >= 0:
                found[KIND_OF[tile]] += 1
        for kind, count in enumerate(self.deck):
            found[kind] += count
        for kind in self.held:
            found[kind] += 1
        found[EAGLE] += found[TURNED]
        found[SEA] += SEA_TILES * found[POOL]
        found[TURNED] = found[POOL] = 0
        return found

    def fill(self, data: dict[str, Any]) -> None:
        State.fill(self, data)
        if len(self.tiles) != PLACES or len(self.tokens) != TOKENS * self.seats:
            raise ValueError("the board has another size")
        if not all(0 <= token <= LOST for token in self.tokens):
            raise ValueError("a token is nowhere")


def new_board(seats: int, deck: list[int]) -> Board:
    """U1, G4: one token of every player, pair up, on each of the four sea tiles."""
    board = Board()
    board.seats = seats
    board.phase = LAYING
    board.seat = 0
    board.first = 0
    board.round = 0
    board.points = 0
    board.spare = 0
    board.low = -1
    board.top = FIRST_ROWS
    board.last = 0
    board.stays = MOST_ROWS + 1
    board.tile = NOTHING
    board.token = NOTHING
    board.fed = NOTHING
    board.tiles = [NOTHING] * PLACES
    board.counts = [0] * PLACES
    for place in SEA_PLACES:
        board.tiles[place] = SEA_TILE
        board.counts[place] = seats
    board.tokens = [place * 2 + PAIR - 1 for place in SEA_PLACES] * seats
    board.afloat = [TOKENS] * seats
    board.held = []
    board.due = []
    board.done = []
    board.deck = deck[:]
    board.gone = [0] * KINDS
    return board


def pool_place(board: Board) -> int:
    """G5: where the pool is entered, its one-egg tile."""
    return place_at(CENTRE, board.last)
