"""All that lies open on the table. A position adds the secrets to it, a view what one seat knows.

Everything here is public: the map, the tops of the stacks and what is below them (not its order),
limbo, tokens, sizes of hands and nations, the open part of the shelters, battle lines.
"""

from typing import ClassVar, Final

from plansza.core.state import Pair, State
from plansza.core.values import codes
from plansza.games.battalia.rules.components import (
    BANDS,
    BUILDING,
    CENTRE,
    CITY,
    ELIXIRS,
    FATES,
    GATE,
    GREAT,
    GREATS,
    HEROES,
    KINDS,
    MARKETS,
    NOTHING,
    RANKS,
    STACKS,
    STORMS,
)
from plansza.games.battalia.rules.squares import OFF, SQUARES
from plansza.games.battalia.rules.variants.valley_board import ValleyBoard, no_valleys

# What is decided now.
FACTION: Final = 0
HOME: Final = 1  # a start city
DRAFT: Final = 2
ACT: Final = 3
PLACING: Final = 4  # where a city or road goes
PAYING: Final = 5
HUE: Final = 6  # the colour of an artefact gained
TYPING: Final = 7  # Storm 1: which artefact
ROADING: Final = 8  # Storm 4: which road
PICKING: Final = 9  # a square, for the effect in `act`
DYEING: Final = 10  # the colour a terrain card gets, or its partner
COPYING: Final = 11  # Storm 8
AIMING: Final = 12  # a unit or other card in hand, for the effect in `act`
FORMING: Final = 13  # what the transformed card becomes
LIMBO: Final = 14  # a card from limbo
PITCHING: Final = 15  # a card into a tent
RAIDING: Final = 16  # Storm 12
LURKING: Final = 17  # a card into the ambush
CLAIMING: Final = 18  # a displayed Great Artefact or Fate
FATED: Final = 19  # what Fate offers, or stardust
SEARCHING: Final = 20  # Fate 3: any unused Great Artefact
GAZING: Final = 21  # Ming Vase
RALLYING: Final = 22  # Banner of Vigo
SHOWING: Final = 23  # cohort
WHO: Final = 24  # which hero attacks
FLEEING: Final = 25  # retreat or not
JOINING: Final = 26  # which heroes help the city
ATTACKING: Final = 27
DEFENDING: Final = 28
SLOTTING: Final = 29  # a card in a battle line
TINTING: Final = 30  # the colour a unit in the line takes
CHARMING: Final = 31  # which card the amulet changes in battle
OVER: Final = 32
BAGGING: Final = 33  # Bag of Luck: how many supplies
SACRIFICING: Final = 60  # C24: a card to limbo for a Fanatic
# Neutral players and elixirs.
CALLING: Final = 40  # C10: where a neutral player is summoned
SNIPING: Final = 41  # C21, canyons: what is attacked
DRAWING: Final = 42  # C21, jungle: how many cards
CHILLING: Final = 43  # C23: whether Cold Breath cancels the line in `halt`
WARY: Final = 44  # C23: what is drunk in a battle
VIGIL: Final = 45  # C23: what is drunk between the lines of an opponent
TEMPTED: Final = 61  # C25: whether to take what lies under a gate
DELVING: Final = 62  # … and which of several
BARTERING: Final = 63  # the Great Artefact for a deal at the Royal Bridge
LOWERING: Final = 64  # a city that loses a level there
# Before the table is laid.
NAMING: Final = 70  # a faction for the pool
ASSENTING: Final = 71  # whether the named ones are liked

EMPTY: Final = -1  # no terrain card yet
BLOCKED: Final = -2  # not on this map
NOBODY: Final = -1
# Owner, the card that lies there as a tent, cards inside, turn it was pitched, 1 for the Pavilion.
TENT_FIELDS: Final = 5

# A transformed card comes from a real one, which lies among the played cards: its origin is the
# kind of that card + KINDS × a number. Cards made of one and the same real card share the number,
# but for its last bit, which is set for a clone (C21).
CLONED: Final = KINDS
ONE_CARD: Final = 2 * KINDS
# Entries of a battle line: a real card is its kind, a unit taken by the Mask of Sion its kind +
# STOLEN, a transformed card its kind + GUISED + KINDS × its origin.
STOLEN: Final = KINDS
GUISED: Final = 2 * KINDS


class Board(State):
    """The open table. Lists go by seat, square, stack or hero (seat × 2 + number)."""

    derived: ClassVar[tuple[str, ...]] = ("reach", "towns")
    shared: ClassVar[tuple[str, ...]] = ("factions", "bared")

    seats: int
    teams: int  # how many sides there are: as many as seats when everyone plays for himself
    heroic: bool
    phase: int
    seat: int  # whose decision it is
    turn: int  # whose turn it is; of allies in one turn, who acts or acted last
    first: int
    day: int  # 0–6
    week: int  # 1 is the first
    colour: list[int]  # by seat
    factions: list[int]  # colours in the pool, sorted
    # the map
    land: list[int]  # shape, EMPTY or BLOCKED
    hue: list[int]
    exits: list[int]
    owner: list[int]
    level: list[int]
    heroes: list[int]  # square or OFF
    markets: list[int]
    cloaked: list[int]  # squares that cannot be attacked until their owner's next turn
    vale: ValleyBoard  # the Royal Valleys
    reach: list[int]  # by seat: what may be built where, see `networks.py`; empty when not known
    towns: list[list[int]]  # by seat: the squares of its cities; empty when not known
    # the pool
    top: list[int]  # colour by stack, NOTHING when it is empty or not turned up yet
    under: list[int]  # stack × 8 + colour or band: how many lie below, in no known order
    tail: list[list[int]]  # colours returned to the bottom, in order
    supplies: int
    dust: int
    chests: int
    limbo: list[int]
    lost: list[int]  # royals that nobody can bring back
    display: list[int]
    unused: list[int]
    fates: list[int]
    storms: list[int]
    spent: list[int]  # storm effects used
    great_of: list[int]  # who owns a Great Artefact, or NOBODY; the last is Fate 1
    # the players
    shelter: list[list[int]]  # the cards that everybody saw go there
    veiled: list[int]  # how many went there unseen
    held: list[int]
    nation: list[int]
    stacked: list[int]  # Ming Vase: how many cards lie in order on the nation
    ambush: list[int]
    masked: list[int]  # seat × 4 + rank: how many drafted cards nobody else has seen (hidden draft)
    bared: list[list[int]]  # by seat: the drafted ones that were shown since
    crowned: list[int]  # seat × 2 + 0/1: 0 never, 1 has the royal, 2 lost it
    veteran: list[int]  # by seat: 0 never, 1 a veteran, 2 disgraced
    tents: list[int]  # five numbers each, see TENT_FIELDS
    # the turn: what lies before each player, by seat (allies act in one turn)
    turns: int
    ended: list[bool]  # the allies in this turn who have ended their parts
    attacks: int  # in this turn, of all allies
    played: list[list[int]]
    guise: list[list[int]]  # transformed cards, good until the turn ends
    origin: list[list[int]]  # what each of them comes from
    seen: list[list[int]]  # cards that everybody knows in the hand of a player during his turn
    traded: list[list[int]]  # received by trade this turn and not seen to leave the hand
    begun: list[bool]
    lurked: list[bool]
    rider: list[int]  # his hero who may still move, or NOTHING
    points: list[int]
    ported: list[int]  # by hero
    freed: list[int]  # by hero: the squares entered free this turn
    defended: list[int]
    # the line or effect being carried out
    act: int
    arg: int
    spot: int
    mask: int
    ask: int
    need: int
    supply: int
    left: int
    card: int
    source: int  # the origin of what is being transformed
    forms: list[int]
    to_hand: bool
    back: int
    round: int  # draft
    packed: int
    # battle
    fighter: int  # the attacking hero
    second: int  # the hero who attacks with him, or NOTHING
    target: int  # square
    foe: int  # defending seat or NOBODY
    prey: int  # the attacked hero or NOTHING
    joined: int
    far: bool
    kinds: Pair
    strengths: Pair
    hues: Pair
    extra: list[int]  # horn, by side
    # neutral players and elixirs
    guests: list[int]  # where Metamorphia and Bilkarr are, or OFF
    heading: int  # Bilkarr's, see `bilkarr.py`
    summoned: int  # the neutral player called by the Lost Scroll, or NOTHING
    tributes: list[int]  # by hero: the terrain types he paid tribute on this turn, a bit for each
    flasks: list[int]  # three numbers for every elixir: owner, day it has worked, used today
    victim: int  # who suffers from Palsy, or NOBODY
    halt: int  # the move whose line waits for an answer, or NOTHING
    silent: list[int]  # by seat: until when it is not to be asked, see `silence.py`
    feared: list[int]  # the attacks that could have been declared when this was last asked about
    heard: int  # who has answered since the last thing happened, a bit for each seat

    def copy(self) -> "Board":
        """An equal board that shares nothing mutable."""
        twin = Board()
        twin.seats = self.seats
        twin.teams = self.teams
        twin.heroic = self.heroic
        twin.phase = self.phase
        twin.seat = self.seat
        twin.turn = self.turn
        twin.first = self.first
        twin.day = self.day
        twin.week = self.week
        twin.colour = self.colour[:]
        twin.factions = self.factions
        twin.land = self.land[:]
        twin.hue = self.hue[:]
        twin.exits = self.exits[:]
        twin.owner = self.owner[:]
        twin.level = self.level[:]
        twin.heroes = self.heroes[:]
        twin.markets = self.markets[:]
        twin.cloaked = self.cloaked[:]
        twin.vale = self.vale.copy()
        twin.reach = self.reach
        twin.towns = self.towns
        twin.top = self.top[:]
        twin.under = self.under[:]
        twin.tail = [each[:] for each in self.tail]
        twin.supplies = self.supplies
        twin.dust = self.dust
        twin.chests = self.chests
        twin.limbo = self.limbo[:]
        twin.lost = self.lost[:]
        twin.display = self.display[:]
        twin.unused = self.unused[:]
        twin.fates = self.fates[:]
        twin.storms = self.storms[:]
        twin.spent = self.spent[:]
        twin.great_of = self.great_of[:]
        twin.shelter = [each[:] for each in self.shelter]
        twin.veiled = self.veiled[:]
        twin.held = self.held[:]
        twin.nation = self.nation[:]
        twin.stacked = self.stacked[:]
        twin.ambush = self.ambush[:]
        twin.masked = self.masked[:]
        twin.bared = self.bared
        twin.crowned = self.crowned[:]
        twin.veteran = self.veteran[:]
        twin.tents = self.tents[:]
        twin.turns = self.turns
        twin.ended = self.ended[:]
        twin.attacks = self.attacks
        twin.played = [each[:] for each in self.played]
        twin.guise = [each[:] for each in self.guise]
        twin.origin = [each[:] for each in self.origin]
        twin.seen = [each[:] for each in self.seen]
        twin.traded = [each[:] for each in self.traded]
        twin.begun = self.begun[:]
        twin.lurked = self.lurked[:]
        twin.rider = self.rider[:]
        twin.points = self.points[:]
        twin.ported = self.ported[:]
        twin.freed = self.freed[:]
        twin.defended = self.defended[:]
        twin.act = self.act
        twin.arg = self.arg
        twin.spot = self.spot
        twin.mask = self.mask
        twin.ask = self.ask
        twin.need = self.need
        twin.supply = self.supply
        twin.left = self.left
        twin.card = self.card
        twin.source = self.source
        twin.forms = self.forms[:]
        twin.to_hand = self.to_hand
        twin.back = self.back
        twin.round = self.round
        twin.packed = self.packed
        twin.fighter = self.fighter
        twin.second = self.second
        twin.target = self.target
        twin.foe = self.foe
        twin.prey = self.prey
        twin.joined = self.joined
        twin.far = self.far
        twin.kinds = [self.kinds[0][:], self.kinds[1][:]]
        twin.strengths = [self.strengths[0][:], self.strengths[1][:]]
        twin.hues = [self.hues[0][:], self.hues[1][:]]
        twin.extra = self.extra[:]
        twin.guests = self.guests[:]
        twin.heading = self.heading
        twin.summoned = self.summoned
        twin.tributes = self.tributes[:]
        twin.flasks = self.flasks[:]
        twin.victim = self.victim
        twin.halt = self.halt
        twin.silent = self.silent[:]
        twin.feared = self.feared[:]
        twin.heard = self.heard
        return twin

    # -- the map --------------------------------------------------------------------------------

    def is_city(self, square: int) -> bool:
        """Whether a city stands there, whoever owns it; C25: a centre or a found building too."""
        shape = self.land[square]
        if shape < CENTRE:
            return CITY <= shape < GATE
        return shape == CENTRE or (shape == BUILDING and self.owner[square] != NOBODY)

    def is_valley(self, square: int) -> bool:
        """C25: whether the square belongs to the valleys or joins them."""
        return self.land[square] >= CENTRE

    def can_grow(self, square: int) -> bool:
        """Q13: buildings are never raised or lowered."""
        return self.land[square] != BUILDING

    def send(self, place: int, square: int) -> None:
        """A hero goes there, or OFF the map; C25: that is a new stop, and who is lost loses his
        ring."""
        self.heroes[place] = square
        if self.vale.open:
            self.vale.dealt[place] = 0
            if square == OFF:
                self.vale.rings[place] = NOTHING

    def cities(self, seat: int) -> list[int]:
        """The squares of a seat's cities."""
        return self.towns_of(seat)[:]

    def towns_of(self, seat: int) -> list[int]:
        """The same list for whoever only reads it; found once for every map."""
        if not self.towns:
            towns: list[list[int]] = [[] for _ in range(self.seats)]
            for square, owner in enumerate(self.owner):
                if owner != NOBODY:
                    towns[owner].append(square)
            self.towns = towns
        return self.towns[seat]

    def cities_of_level(self, seat: int, level: int) -> int:
        """How many cities of exactly this level a seat has."""
        return [self.level[square] for square in self.towns_of(seat)].count(level)

    def points_of(self, seat: int) -> int:
        """A1: the sum of the levels of one's cities."""
        return sum([self.level[square] for square in self.towns_of(seat)])

    def changed(self) -> None:
        """The map or an owner changed: what may be built must be found anew."""
        self.reach = []
        self.towns = []

    # -- the players ----------------------------------------------------------------------------

    def greats_of(self, seat: int) -> int:
        """A18: how many Great Artefacts a seat owns, the kept Fate card included."""
        return self.great_of.count(seat)

    def can_copy(self, seat: int, great: int) -> bool:
        """Q6: whether another player owns this Great Artefact, so that Fate may copy it."""
        return self.great_of[great] not in (NOBODY, seat)

    def could_have(self, seat: int, great: int) -> bool:
        """Whether a seat owns this Great Artefact, or Fate and may copy it: everybody can see."""
        if self.great_of[great] == seat:
            return True
        return self.great_of[GREATS] == seat and self.can_copy(seat, great)

    def deck_size(self, seat: int) -> int:
        """C3: the whole creation deck, wherever its cards are."""
        size = self.held[seat] + self.nation[seat] + self.veiled[seat] + self.ambush[seat]
        size += len(self.shelter[seat])
        size += len(self.played[seat])
        tents = self.tents
        for at in range(0, len(tents), TENT_FIELDS):
            if tents[at] == seat:
                size += 1 + tents[at + 2]
        for side in (0, 1):
            for entry in self.kinds[side]:
                if self.entry_owner(side, entry) == seat:
                    size += 1
        return size

    def entry_owner(self, side: int, entry: int) -> int:
        """Whose card lies in a battle line; NOBODY for a transformed one, which lies elsewhere."""
        if entry < STOLEN:
            return self.side_seat(side)
        return NOBODY if entry >= GUISED else self.side_seat(1 - side)

    def side_seat(self, side: int) -> int:
        """Who fights on this side of a battle."""
        return self.turn if side == 0 else self.foe


def origin_of(entry: int) -> int:
    """What a transformed card in a battle line comes from."""
    return entry // KINDS - GUISED // KINDS


def printed_card(entry: int) -> int:
    """The real card that lies in a battle line, or that a transformed one there comes from."""
    return entry % KINDS if entry < GUISED else origin_of(entry) % KINDS


# The numbers that are 0 before anything happens.
ZERO: Final = codes("""
    phase seat turn first day supplies dust chests turns attacks act arg spot mask ask need supply
    left source round packed target joined heard
""")


def new_board(seats: int) -> Board:
    """An empty table, before anything is set up."""
    board = Board()
    for name in ZERO:
        setattr(board, name, 0)
    board.seats = seats
    board.teams = seats
    board.heroic = False
    board.week = 1
    board.colour = [NOTHING] * seats
    board.factions = []
    board.land = [EMPTY] * SQUARES
    board.hue = [NOTHING] * SQUARES
    board.exits = [0] * SQUARES
    board.owner = [NOBODY] * SQUARES
    board.level = [0] * SQUARES
    board.heroes = [OFF] * (seats * HEROES)
    board.markets = [OFF] * (seats * MARKETS)
    board.cloaked = []
    board.vale = no_valleys(seats)
    board.changed()
    board.top = [NOTHING] * STACKS
    board.under = [0] * (STACKS * BANDS)
    board.tail = [[] for _ in range(STACKS)]
    board.limbo = []
    board.lost = []
    board.display = []
    board.unused = [GREAT + great for great in range(GREATS)]
    board.fates = list(range(FATES))
    board.storms = list(range(STORMS))
    board.spent = []
    board.great_of = [NOBODY] * (GREATS + 1)
    board.shelter = [[] for _ in range(seats)]
    for name in ("veiled", "held", "nation", "stacked", "ambush"):
        setattr(board, name, [0] * seats)
    board.masked = [0] * (seats * RANKS)
    board.bared = [[] for _ in range(seats)]
    board.crowned = [0] * (seats * 2)
    board.veteran = [0] * seats
    for name in ("played", "guise", "origin", "seen", "traded"):
        setattr(board, name, [[] for _ in range(seats)])
    for name in ("tents", "defended", "forms", "feared"):
        setattr(board, name, [])
    board.ended = [False] * seats
    board.begun = [False] * seats
    board.lurked = [False] * seats
    board.rider = [NOTHING] * seats
    board.points = [0] * seats
    board.ported = [0] * (seats * HEROES)
    board.freed = [0] * (seats * HEROES)
    board.card = NOTHING
    board.to_hand = False
    board.back = ACT
    board.fighter = NOTHING
    board.second = NOTHING
    board.foe = NOBODY
    board.prey = NOTHING
    board.far = False
    board.kinds = [[], []]
    board.strengths = [[], []]
    board.hues = [[], []]
    board.extra = [0, 0]
    board.guests = [OFF, OFF]
    board.heading = 0
    board.summoned = NOTHING
    board.tributes = [0] * (seats * HEROES)
    board.flasks = [NOBODY, 0, 0] * ELIXIRS
    board.victim = NOBODY
    board.halt = NOTHING
    board.silent = [0] * seats
    return board
