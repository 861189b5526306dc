"""How a turn looks to a bot: what its hand and deck hold, where its heroes should go."""

from typing import Final

from plansza.games.battalia.bots import valley_outlook
from plansza.games.battalia.bots.deck_worth import DeckWorth, day_of
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.assumptions import HIRE_SUPPLIES
from plansza.games.battalia.rules.board import BLOCKED, EMPTY, NOBODY, Board
from plansza.games.battalia.rules.components import (
    AMULET,
    ARTEFACTS,
    BOOK,
    C_ARTEFACT,
    C_DUST,
    C_KING,
    C_SUPPLY,
    CLASS_OF,
    CROWN,
    DAYS,
    GATE,
    GREAT,
    HEROES,
    HORSE,
    LORD,
    MARKETS,
    MASKS,
    PAVILION,
    R_CURVE,
    RANKS,
    RUINS,
    SCROLL,
    STAND_IN,
    STAND_UNIT,
    TENT,
    TITLE,
    WEAPON,
    is_fanatic,
)
from plansza.games.battalia.rules.moves import GRIND, MARCH, MOVES, SELL, STEP, STRIKE, part
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import NEXT, OFF, RANGE, SQUARES, WAYS
from plansza.games.battalia.rules.turn import acts, battle, battle_strength, lines, melee, movement
from plansza.games.battalia.rules.variants import fanatics, heroic, valleys

MENACE: Final = 6.0  # what an attacker usually brings
CARD_PROMISE: Final = 1.4  # what an unknown card of a defender is worth on average
STORM_WORTH: Final = 14.0  # an effect of the gates, on average: better than a title
PREY_WORTH: Final = 60.0  # of a step that leads a hero to what he can take; less from afar
WAY_OUT_WORTH: Final = 30.0  # a road for heroes who can go nowhere
LARGE_DECK: Final = 26  # one card less does no harm
FAR: Final = 99
# By type: how gladly an artefact is traded for a chest.
SALE_WORTH: Final[list[float]] = [-1.0, 1.0, 3.0, 2.0, -1.0, -1.0, 2.0]
NEVER: Final = -10.0


def deck(position: BattaliaPosition, seat: int) -> list[int]:
    """All cards of a seat but those in battle."""
    board = position.board
    return position.hidden(seat) + board.shelter[seat] + board.played[seat]


def promise(position: BattaliaPosition, seat: int, cards: list[int]) -> float:
    """The strength of these cards together in a seat's line."""
    total = heroic.drilled_cards(position.board, seat, cards)
    for kind in cards:
        total += battle_strength.strength_of(kind, position.board.day)
    return float(total)


def gap(board: Board) -> int:
    """How much strength the side that is to bring some lacks: the attacker must have more."""
    side = melee.side_of(board)
    lacking = battle_strength.total(board, 1 - side) - battle_strength.total(board, side)
    return lacking + 1 if side == battle_strength.ATTACKER else lacking


def strength_left(position: BattaliaPosition, seat: int) -> int:
    """What a side of a running battle could still bring, more or less."""
    board = position.board
    day = board.day
    side = battle_strength.DEFENDER
    cards = position.hands[seat] + position.ambushes[seat]
    if seat == board.turn:
        side = battle_strength.ATTACKER
        cards = position.hands[seat] + [kind for kind in board.guise[seat] if kind < STAND_IN]
    valley = battle_strength.in_valley(board, side)
    total = 0 if valley else heroic.drilled_cards(board, seat, cards)
    for kind in cards:
        total += battle_strength.strength_of(kind, day)
        if kind >= GREAT or CLASS_OF[kind] == C_ARTEFACT + TITLE:
            total += 1
    return total


# -- lines --------------------------------------------------------------------------------------


def completes(board: Board, seat: int, counts: list[int], rank: int, more: int) -> float:
    """What a line is worth that needs just `more` units of this rank besides those at hand."""
    have = counts[rank]
    if have + more >= 3 > have and _room(board, seat):
        return 100.0 * (rank + 1)
    if have + more >= 2 > have:
        for square in range(SQUARES):
            if board.owner[square] == seat and board.level[square] == rank:
                return 100.0 * (rank + 1) - 1.0
    return NEVER


def _room(board: Board, seat: int) -> bool:
    return any(networks.can_lay(board, seat, shape) for shape in range(4, 9))


def form_worth(position: BattaliaPosition, kind: int) -> float:
    """What a transformed card would be good for."""
    own = CLASS_OF[kind]
    if STAND_IN <= kind < STAND_UNIT:
        return 1.0 if kind - STAND_IN == HORSE else 0.0
    if own < RANKS:
        counts = lines.purse(position)
        return max(float(own), completes(position.board, position.board.turn, counts, own, 1))
    return 0.5


def aim_worth(position: BattaliaPosition, kind: int) -> float:
    """Which unit to transform: the one whose new form completes a line."""
    board = position.board
    counts = lines.purse(position)
    rank = kind % RANKS
    counts[rank] -= 1
    if board.act == acts.TITLE:
        return completes(board, board.turn, counts, min(rank + 1, LORD), 1)
    if board.act == acts.CROWN:
        return completes(board, board.turn, counts, LORD, 1)
    best = NEVER
    for lower in range(rank):
        best = max(best, completes(board, board.turn, counts, lower, 1))
    return best


class Plan:
    """What a seat makes of its turn, worked out once for all moves on offer."""

    def __init__(self, position: BattaliaPosition, seat: int) -> None:
        board = position.board
        self.position = position
        self.board = board
        self.seat = seat
        self.counts = lines.purse(position)
        owned = [0] * 20
        for kind in deck(position, seat):
            owned[CLASS_OF[kind]] += 1
        self.owned = owned
        self.deck = DeckWorth(owned, day_of(board.week, board.day), board.vale.open)
        self.heroes = HEROES - board.heroes[seat * HEROES : seat * HEROES + HEROES].count(OFF)
        self.markets = MARKETS - board.markets[seat * MARKETS : seat * MARKETS + MARKETS].count(OFF)
        self.room = _room(board, seat)
        self.goals: list[int] = []  # distance of every square to something worth taking
        self.gates: list[int] = []  # … to the nearest gate

    # -- building and buying ----------------------------------------------------------------

    def road_worth(self, shape: int) -> float:
        """Roads where cities lack room, or to let heroes out."""
        branching = 2.0 if shape > R_CURVE else 0.0
        if not self.room:
            return 60.0 + branching
        return WAY_OUT_WORTH + branching if not self.reachable() else 2.0 + branching

    def hire_worth(self, rank: int) -> float:
        """Only what betters the deck."""
        return self.deck.hired(rank, fanatics.brings(self.board, rank))

    def upgrade_worth(self, kind: int) -> float:
        """A rank more."""
        return self.deck.upgraded(kind % RANKS)

    def artefact_worth(self, type: int) -> float:
        """Another one only if it betters the deck."""
        return self.deck.bought(C_ARTEFACT + type)

    def transform_worth(self, kind: int) -> float:
        """Title, scroll, Crown, Book and Fanatics, if what they make would complete a line."""
        own = CLASS_OF[kind]
        if is_fanatic(kind):
            return completes(self.board, self.seat, self.counts, own, 2)
        if own == C_ARTEFACT + TENT or kind == GREAT + PAVILION:
            return self.tent_worth()
        if own == C_ARTEFACT + TITLE:
            ways = [(rank, rank + 1) for rank in range(LORD)]
        elif own == C_ARTEFACT + SCROLL:
            ways = [(rank, lower) for rank in range(1, RANKS) for lower in range(rank)]
        elif kind == GREAT + CROWN:
            ways = [(rank, LORD) for rank in range(LORD)]
        elif kind == GREAT + BOOK:
            ways = [(rank, rank) for rank in range(RANKS)]
        else:
            return NEVER if own != C_ARTEFACT + AMULET else 0.5
        return max([self._change_worth(old, new) for old, new in ways])

    def _change_worth(self, old: int, new: int) -> float:
        if not self.counts[old]:
            return NEVER
        counts = self.counts[:]
        counts[old] -= 1
        return completes(self.board, self.seat, counts, new, 2 if old == new else 1)

    # -- what is left of a turn -------------------------------------------------------------

    def market_worth(self, square: int) -> float:
        """A market where a hero of one's own can trade at once, or at least the first one."""
        first = self.seat * HEROES
        if square in self.board.heroes[first : first + HEROES]:
            return 6.0
        return NEVER if self.markets else 1.0

    def trade_worth(self, move: int) -> float:
        """An artefact that helps little for a chest, a chest for one that helps more; supplies
        that are left over for stardust."""
        if move == GRIND.at():
            return 5.0
        if move != SELL.at():
            return self.artefact_worth(part(move)) - 1.0
        spare = max([self._spare_artefact(kind) for kind in self.position.hands[self.seat]])
        return 4.0 if spare > 0.0 else NEVER

    def _spare_artefact(self, kind: int) -> float:
        """How gladly an artefact of the hand is traded away; others never."""
        type = CLASS_OF[kind] - C_ARTEFACT
        return SALE_WORTH[type] if 0 <= type < ARTEFACTS else NEVER

    def tent_worth(self) -> float:
        """A tent for a strong unit that nothing was left to do for this turn."""
        strong = 0
        for rank in range(LORD - 1, C_KING + 1):
            strong += self.counts[rank]
        return 4.0 if strong else NEVER

    def open_worth(self, tent: int) -> float:
        """Tents are opened when what they hold completes a line, and at the end of a week."""
        counts = self.counts[:]
        for kind in self.position.tented[tent]:
            counts[CLASS_OF[kind]] += 1
        if self.board.day == DAYS - 1 or counts[C_KING - 1] + counts[C_KING]:
            return 500.0
        for rank in range(RANKS):
            more = counts[rank] - self.counts[rank]
            if more and completes(self.board, self.seat, self.counts, rank, more) > 0.0:
                return 500.0
        return NEVER

    def ambush_worth(self) -> float:
        """An ambush where a hero of another is near a city worth having, and units are many."""
        board = self.board
        if not self.counts[0] or board.deck_size(self.seat) < LARGE_DECK:
            return NEVER
        for square in board.cities(self.seat):
            if board.level[square] > 2:
                for place, where in enumerate(board.heroes):
                    if place // HEROES != self.seat and where != OFF and where in RANGE[square]:
                        return 2.5
        return NEVER

    # -- war --------------------------------------------------------------------------------

    def attack_worth(self, move: int) -> float:
        """Attack where the hand promises to win."""
        board = self.board
        own = promise(self.position, self.seat, self.position.hands[self.seat])
        kind, square, _ = MOVES.parts(move)
        if kind is STRIKE:
            foe = square
            return 25.0 if own > board.held[foe] * CARD_PROMISE + 3.0 else NEVER
        owner = board.owner[square]
        if owner == NOBODY:
            prize = 180.0 if board.land[square] == RUINS else 450.0
            return prize if own > heroic.guard(board, square) else NEVER
        against = board.held[owner] * CARD_PROMISE + 2.5 * board.ambush[owner]
        against += board.level[square] + valleys.support(board, square)
        return 150.0 * board.level[square] if own > against else NEVER

    def reachable(self) -> bool:
        """Whether a hero can walk to something worth taking."""
        goals = self.distances()
        for hero in range(HEROES):
            square = self.board.heroes[self.seat * HEROES + hero]
            if square != OFF and goals[square] < FAR:
                return True
        return False

    def distances(self) -> list[int]:
        """How far every square is from a neutral city, ruins, or an opponent's good city."""
        if not self.goals:
            self.goals = walking_distances(self.board, self._targets())
        return self.goals

    def _targets(self) -> list[int]:
        board = self.board
        found = valley_outlook.goals(board, self.seat)
        for square in range(SQUARES):
            if (board.is_city(square) or board.land[square] == RUINS) and battle.attackable(
                self.position, square
            ):
                strong = board.land[square] == RUINS or board.owner[square] != NOBODY
                if not strong or self.owned[LORD] > 3:
                    found.append(square)
        return found

    def way_worth(self, move: int) -> float:
        """Heroes who can win something go there, others to a gate; a ride is worth it while it
        brings them on."""
        board = self.board
        kind, hero, whither = MOVES.parts(move)
        square = board.heroes[self.seat * HEROES + hero]
        if kind is MARCH:
            goals = self._goals_from(square)
            if not 0 < goals[square] < FAR:
                return NEVER
            if goals is self.goals:
                return PREY_WORTH / goals[square]
            return 3.0 if self._spare() else NEVER
        if kind is STEP:
            goals = self._goals_from(square)
            there = movement.step_to(board, square, whither)
            return 400.0 if goals[there] < goals[square] else NEVER
        bonus = valley_outlook.gate_worth(board, self.seat * HEROES + hero)
        if board.vale.open:  # heroes have more to do there than to tempt the storm
            return 5.0 + bonus if bonus or self._spare() else NEVER
        goals = self.distances()
        here = goals[square]
        there = goals[movement.gate_square(board, whither)]
        return STORM_WORTH + (1.0 if there < here else -1.0 if there > here else 0.0)

    def _goals_from(self, square: int) -> list[int]:
        """What a hero there walks to: prey for the armed or what the valleys hide, as far as roads
        lead; else a gate."""
        goals = self.distances()
        if goals[square] < FAR and (self.owned[C_ARTEFACT + WEAPON] or self.board.vale.open):
            return goals
        if not self.gates:
            board = self.board
            doors = [at for at in range(SQUARES) if board.land[at] == GATE]
            self.gates = walking_distances(board, doors)
        return self.gates

    def _spare(self) -> bool:
        """Horses have no other use; supplies only when nothing can be hired or bought."""
        counts = self.counts
        if counts[C_ARTEFACT + HORSE]:
            return True
        units = 0
        for rank in range(C_KING + 1):
            units += counts[rank]
        supplies = counts[C_SUPPLY] + 2 * counts[C_DUST]
        return supplies > 0 and (supplies < HIRE_SUPPLIES or not units)


def walking_distances(board: Board, targets: list[int]) -> list[int]:
    """By roads, from every square to the nearest of these."""
    found = [FAR] * SQUARES
    queue = targets[:]
    for square in targets:
        found[square] = 0
    at = 0
    while at < len(queue):
        square = queue[at]
        at += 1
        for way in range(WAYS):
            there = movement.step_to(board, square, way)
            if there != OFF and found[there] == FAR:
                found[there] = found[square] + 1
                queue.append(there)
    return found


def place_worth(board: Board, seat: int, move: int) -> float:
    """Towards neutral cities, with many ways on: a city that closes the network is the last."""
    _, square, rotation = MOVES.parts(move)
    mask = MASKS[board.arg * 4 + rotation]
    open_ends = 0
    for way in range(WAYS):
        there = NEXT[square * WAYS + way]
        if mask >> way & 1 and there != OFF and board.land[there] == EMPTY:
            open_ends += 1
    nearest = FAR
    row, column = divmod(square, 11)
    for other in range(SQUARES):
        if board.land[other] == BLOCKED or board.owner[other] != NOBODY:
            continue
        if board.is_city(other):
            away = abs(other // 11 - row) + abs(other % 11 - column)
            nearest = min(nearest, away)
    joined = 2.0 if nearest == 1 else 0.0
    return 3.0 * open_ends - nearest + joined
