"""Setting up (A7, C16, C17): pool, map, factions, gates, start cities, draft (C18)."""

from plansza.core.contract import NO_MOVE, Event, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.assumptions import (
    START_SUPPLIES,
    START_UNITS,
    SUPPLIES_EACH,
)
from plansza.games.battalia.rules.board import (
    BLOCKED,
    DRAFT,
    FACTION,
    HOME,
    NAMING,
    NOBODY,
    Board,
)
from plansza.games.battalia.rules.components import (
    ALL_EXITS,
    BANDS,
    C_CROSS,
    CARD_NAMES,
    CLOCKWISE,
    COLOUR_NAMES,
    COLOURS,
    DISPLAYED,
    FACTIONS_FOR,
    GATE,
    HAND,
    HEROES,
    NEUTRAL_CARDS,
    NOTHING,
    RANK_NAMES,
    RANKS,
    ROUNDS,
    RUINS,
    S_TERRAIN,
    STACKS,
    SUPPLY,
    copies_in,
    unit,
)
from plansza.games.battalia.rules.moves import CARD, COLOUR, SQUARE, part
from plansza.games.battalia.rules.squares import (
    GATES,
    NEUTRALS,
    SQUARE_NAMES,
    STARTS,
    VALLEYS,
    blocked,
    plan,
)
from plansza.games.battalia.rules.squares import RUINS as RUIN_SQUARES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import pool, week
from plansza.games.battalia.rules.variants import bridge, fanatics
from plansza.games.battalia.rules.variants.valleys import lay_out


def set_up(s: BattaliaState) -> None:
    """A7, up to the first decision: everything that only luck decides. Where the players choose
    the factions of the pool (A4), that comes first; and luck may decide more."""
    board = s.board
    for square in blocked(board.seats, s.options.map):
        board.land[square] = BLOCKED
    if not s.options.named:
        colours = list(range(COLOURS))
        board.factions = sorted([s.pick(colours) for _ in range(FACTIONS_FOR[board.seats])])
        lay_table(s)
    board.first = 0 if s.options.first_begins else s.chance.below(board.seats)
    board.turn = board.first
    board.seat = board.first
    board.phase = FACTION if board.factions else NAMING
    if s.options.dealt:
        _deal_places(s)


def _deal_places(s: BattaliaState) -> None:
    """A7, option `factions=dealt`: everybody's faction and start city by lot, as if chosen."""
    board = s.board
    while board.phase == FACTION:
        choose_faction(s, part(s.pick(free_factions(board))), None)
    while board.phase == HOME:
        choose_home(s, part(s.pick(free_homes(s))), None)


def lay_table(s: BattaliaState) -> None:
    """A7, C16, C17: the pool, the cities and ruins, the displayed Great Artefacts."""
    board = s.board
    seats = board.seats
    which = s.options.map
    _fill_pool(board)
    _set_cities(s, plan(seats, STARTS, which))
    _set_cities(s, plan(seats, NEUTRALS, which))
    for square in plan(seats, RUIN_SQUARES, which):
        networks.lay(board, square, RUINS, NOTHING, ALL_EXITS)
    if which == VALLEYS:
        lay_out(s)
    for stack in range(RANKS, STACKS):
        pool.turn_up(s, stack)
    board.display = sorted([s.pick(board.unused) for _ in range(DISPLAYED[seats])])
    board.unused.sort()


def _fill_pool(board: Board) -> None:
    """A3, A4, C16: what the factions in play bring, and the neutral cards."""
    for colour in board.factions:
        for stack in range(STACKS):
            board.under[stack * BANDS + colour] = copies_in(stack)
    board.supplies = SUPPLIES_EACH * len(board.factions)
    board.dust = NEUTRAL_CARDS
    board.chests = NEUTRAL_CARDS


def _set_cities(s: BattaliaState, squares: list[int]) -> None:
    """A7: four-exit cities, one a faction, at random; the surplus stays in the pool."""
    board = s.board
    colours = board.factions[:]
    for square in squares:
        colour = s.pick(colours)
        board.under[(S_TERRAIN + C_CROSS) * BANDS + colour] -= 1
        networks.lay(board, square, C_CROSS, colour, ALL_EXITS)


# -- factions and homes -------------------------------------------------------------------------


def free_factions(board: Board) -> list[int]:
    """The factions nobody has chosen."""
    return [COLOUR.at(colour) for colour in board.factions if colour not in board.colour]


def choose_faction(s: BattaliaState, colour: int, tell: Tell | None) -> None:
    """A7: clockwise from the start player; the last of as many factions as players is given."""
    board = s.board
    board.colour[board.seat] = colour
    if tell is not None:
        s.tell(tell, "faction", board.seat, colour=COLOUR_NAMES[colour])
    board.seat = (board.seat + 1) % board.seats
    if NOTHING not in board.colour:
        _set_gates(s)
        board.seat = (board.first - 1) % board.seats
        board.phase = HOME
    elif len(free_factions(board)) == 1:
        choose_faction(s, part(free_factions(board)[0]), tell)


def _set_gates(s: BattaliaState) -> None:
    """C4: the gates of the chosen factions, at random."""
    colours = sorted(s.board.colour)
    for square in plan(s.board.seats, GATES, s.options.map):
        networks.lay(s.board, square, GATE, s.pick(colours), ALL_EXITS)
    bridge.fill_gates(s)


def free_homes(s: BattaliaState) -> list[int]:
    """The start cities nobody has chosen."""
    board = s.board
    squares = sorted(plan(board.seats, STARTS, s.options.map))
    return [SQUARE.at(square) for square in squares if board.owner[square] == NOBODY]


def choose_home(s: BattaliaState, square: int, tell: Tell | None) -> None:
    """A7: in reverse order; level 1, and a hero in it. The last one is given."""
    board = s.board
    board.owner[square] = board.seat
    board.level[square] = 1
    board.send(board.seat * HEROES, square)
    board.changed()
    if tell is not None:
        s.tell(tell, "home", board.seat, square=SQUARE_NAMES[square])
    board.seat = (board.seat - 1) % board.seats
    homes = free_homes(s)
    if not homes:
        _decks(s, tell)
    elif len(homes) == 1:
        choose_home(s, part(homes[0]), tell)


# -- the first decks ----------------------------------------------------------------------------


def _decks(s: BattaliaState, tell: Tell | None) -> None:
    """A7, C18: the draft, or cards from the top."""
    board = s.board
    if s.options.draft:
        board.phase = DRAFT
        board.round = 0
        _pass_round(s, tell)
        return
    for seat in range(board.seats):
        for rank in range(RANKS):
            for _ in range(START_UNITS[rank]):
                pool.turn_up(s, rank)
                _join(s, seat, unit(board.top[rank], rank))
                board.top[rank] = NOTHING
    _start(s, tell)


def _join(s: BattaliaState, seat: int, kind: int) -> None:
    """A card of the start deck."""
    s.nations[seat].append(kind)
    s.board.nation[seat] += 1


def order(board: Board) -> list[int]:
    """C18: who chooses in turn in this round."""
    return order_of(board, board.round)


def order_of(board: Board, round: int) -> list[int]:
    """C18: who chooses in turn in any round."""
    seats = [(board.first + step) % board.seats for step in range(board.seats)]
    return seats if CLOCKWISE[round] else seats[::-1]


def _pass_round(s: BattaliaState, tell: Tell | None) -> None:
    """C18: as many cards as players are looked at by the first of the round."""
    board = s.board
    rank = ROUNDS[board.round]
    cards: list[int] = []
    for colour in range(COLOURS):
        cards += [unit(colour, rank)] * board.under[rank * BANDS + colour]
    s.pack = sorted([s.pick(cards) for _ in range(board.seats)])
    board.packed = board.seats
    board.seat = order(board)[0]
    _look(s, tell)


def _look(s: BattaliaState, tell: Tell | None) -> None:
    """The next player sees what was passed to him."""
    seat = s.board.seat
    if tell is not None:
        secret: dict[str, Fact] = {"cards": " ".join([CARD_NAMES[kind] for kind in s.pack])}
        tell(Event("look", {"seat": seat, "count": len(s.pack)}, {seat: secret}))


def draft_moves(s: BattaliaState) -> list[int]:
    """One of the cards in the pack."""
    found: list[int] = []
    for kind in s.pack:
        if CARD.at(kind) not in found:
            found.append(CARD.at(kind))
    return found


def keep(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C18: he lays open the one he keeps, or hides it, and passes the rest on unseen."""
    board = s.board
    seat = board.seat
    rank = ROUNDS[board.round]
    s.pack.remove(kind)
    board.packed -= 1
    board.under[rank * BANDS + kind // RANKS] -= 1
    _join(s, seat, kind)
    if s.options.secret_draft:
        _hide(s, kind, tell)
    else:
        if tell is not None:
            s.tell(tell, "keep", seat, card=CARD_NAMES[kind])
    if s.pack:
        board.seat = order(board)[board.seats - board.packed]
        _look(s, tell)
    elif board.round + 1 < len(ROUNDS):
        board.round += 1
        _pass_round(s, tell)
    else:
        _start(s, tell)


def _hide(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C18: nobody sees which card is kept; the seat remembers what it hands on."""
    board = s.board
    seat = board.seat
    s.kept = [sorted([*cards, kind]) if at == seat else cards for at, cards in enumerate(s.kept)]
    board.masked[seat * RANKS + kind % RANKS] += 1
    here = seat * len(ROUNDS) + board.round
    s.passed = [s.pack[:] if at == here else cards for at, cards in enumerate(s.passed)]
    if tell is not None:
        facts: dict[str, Fact] = {"seat": seat, "rank": RANK_NAMES[kind % RANKS]}
        tell(Event("keep-hidden", facts, {seat: {"card": CARD_NAMES[kind]}}))


def has_seen_pack(board: Board, seat: int) -> bool:
    """C18: whether the pack has been in this seat's hands in this round."""
    return order(board).index(seat) <= board.seats - board.packed


def _start(s: BattaliaState, tell: Tell | None) -> None:
    """A7: supplies, the stacks of units turned up, six cards each, and the first day."""
    board = s.board
    fanatics.join_stacks(s)
    for rank in range(RANKS):
        pool.turn_up(s, rank)
        pool.tell_top(s, rank, tell)
    for seat in range(board.seats):
        for _ in range(START_SUPPLIES):
            _join(s, seat, SUPPLY)
            board.supplies -= 1
        s.nations[seat].sort()
        s.draw(seat, HAND, tell)
    week.begin_turn(s, board.first)


# -- the steps ----------------------------------------------------------------------------------


class ChoosingFaction(Step):
    """A7: one of those in the pool."""

    def choices(self, s: BattaliaState) -> list[int]:
        return free_factions(s.board)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        choose_faction(s, part(move), tell)


class ChoosingHome(Step):
    """A7: a start city."""

    def choices(self, s: BattaliaState) -> list[int]:
        return free_homes(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        choose_home(s, part(move), tell)


class Drafting(Step):
    """C18: one of the cards that were passed on."""

    def choices(self, s: BattaliaState) -> list[int]:
        return draft_moves(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        keep(s, part(move), tell)

    def forced(self, s: BattaliaState) -> int:
        """The last card of a round is kept by whom it comes to; which it is, he alone may know."""
        return CARD.at(s.pack[0]) if len(s.pack) == 1 else NO_MOVE
