"""The actions a1–a14 and a16: what is offered in a turn, and what happens when a line is paid."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules import networks, scoring
from plansza.games.battalia.rules.assumptions import HOUSE
from plansza.games.battalia.rules.board import ACT, PLACING, SHOWING, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import (
    ARROW,
    ARTEFACTS,
    C_ARTEFACT,
    C_CHEST,
    CARD_NAMES,
    CHEST,
    CITY,
    DUST,
    FANATIC_UNIT,
    GREAT,
    HEROES,
    KINDS,
    LORD,
    MARKETS,
    MASKS,
    NOTHING,
    QUEEN,
    R_CURVE,
    RANKS,
    ROADS,
    S_ARTEFACT,
    S_TERRAIN,
    SHAPE_NAMES,
    SHAPES,
    SUPPLY,
    WEAPON,
)
from plansza.games.battalia.rules.moves import (
    AMBUSH,
    BUILD,
    BUY,
    COHORT,
    CRAFT,
    DEAL,
    DRINK,
    ELIXIR,
    END,
    EXPLORE,
    GRIND,
    HERO,
    HIRE,
    MARCH,
    MARKET,
    MOVES,
    MULLIGAN,
    OPEN,
    PLAY,
    POISON,
    PORT,
    RAISE,
    RING,
    ROAD,
    SELL,
    STEP,
    STORM_CITY,
    STRIKE,
    SWAP,
    TRIBUTE,
    UPGRADE,
    part,
)
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import acts, battle, camp, lines, movement, transformations
from plansza.games.battalia.rules.turn.acts import FITS
from plansza.games.battalia.rules.turn.pool import (
    finish,
    gain_artefact,
    gain_unit,
    give_back,
    take_top,
)
from plansza.games.battalia.rules.variants import (
    bridge,
    elixirs,
    fanatics,
    metamorphia,
    neutral,
    reactions,
    valleys,
)

NEW_CITY = 3  # a1: units
RAISED = 2  # a2: units
TRADED = 2  # C6: supplies for a stardust


# -- what is offered ----------------------------------------------------------------------------


def offers(s: State) -> list[int]:
    """Every action of the turn that can be completed, sorted."""
    board = s.board
    counts = lines.purse(s)
    found = transformations.plays(s, counts)
    _building(s, counts, found)
    found += battle.targets(s, counts)
    found += movement.moves(s, counts)
    _hiring(s, counts, found)
    if not board.begun[board.turn]:
        found += camp.cohorts(s)
        found.append(MULLIGAN.at())
    if lines.can_ambush(s):
        found.append(AMBUSH.at())
    _trading(s, counts, found)
    tents = board.tents
    for tent in range(len(tents) // TENT_FIELDS):
        if camp.may_open(board, tent, board.turn):
            found.append(OPEN.at(tent))
    found.append(END.at())
    found += metamorphia.offers(s)
    if s.options.bilkarr:
        found += elixirs.on_sale(s, counts)
        found += elixirs.offers(s)
    return found + valleys.offers(s, counts) + bridge.offers(s)


def _building(s: State, counts: list[int], found: list[int]) -> None:
    """a1–a4, a9, a10."""
    board = s.board
    seat = board.turn
    for shape in range(CITY, SHAPES):
        if networks.can_lay(board, seat, shape):
            for rank in range(RANKS):
                if counts[rank] >= NEW_CITY:
                    found.append(BUILD.at(shape, rank))
    labour = lines.labour(counts, board.day)
    if labour >= HOUSE.road_freemen:
        for shape in range(ROADS):
            paid = shape <= R_CURVE or lines.can_pay(counts, HOUSE.crossroads_supplies)
            if paid and networks.can_lay(board, seat, shape):
                found.append(ROAD.at(shape))
    cities = board.cities(seat)
    for square in cities:
        if can_raise(board, counts, square):
            found.append(RAISE.at(square))
    missing = OFF in board.heroes[seat * HEROES : seat * HEROES + HEROES]
    if missing and _armed(s, counts) and lines.can_pay(counts, HOUSE.hero_supplies):
        found += [HERO.at(square) for square in cities]
    unbuilt = OFF in board.markets[seat * MARKETS : seat * MARKETS + MARKETS]
    if unbuilt and labour >= HOUSE.road_freemen:
        found += [MARKET.at(square) for square in networks.market_squares(board, seat)]


def _armed(s: State, counts: list[int]) -> bool:
    """a9: a weapon or Farrel's Arrow."""
    return counts[C_ARTEFACT + WEAPON] > 0 or GREAT + ARROW in s.hands[s.board.turn]


def can_raise(board: Board, counts: list[int], square: int) -> bool:
    """a2, C3: two units of the next level, the Queen for a residence, the King for a capital."""
    level = board.level[square]
    if not board.can_grow(square):
        return False
    if level < RANKS:
        return counts[level] >= RAISED
    if level > LORD + 2:
        return False
    royal = QUEEN + level - RANKS
    return counts[royal] > 0 and board.has_token(board.turn, level + 1)


def _hiring(s: State, counts: list[int], found: list[int]) -> None:
    """a6–a8."""
    board = s.board
    if lines.can_pay(counts, HOUSE.hire_supplies):
        best = QUEEN + 1
        while best >= 0 and not counts[best]:
            best -= 1
        for rank in range(min(best, LORD) + 1):
            if board.top[rank] != NOTHING:
                found.append(HIRE.at(rank))
    if lines.can_pay(counts, HOUSE.upgrade_supplies):
        for kind in lines.distinct(s.hands[board.turn]):
            if kind >= FANATIC_UNIT:
                break
            if kind % RANKS < LORD and board.top[kind % RANKS + 1] != NOTHING:
                found.append(UPGRADE.at(kind))
    if counts[C_CHEST] or lines.can_pay(counts, HOUSE.artefact_supplies):
        for type in range(ARTEFACTS):
            if board.top[S_ARTEFACT + type] != NOTHING:
                found.append(BUY.at(type))


def _trading(s: State, counts: list[int], found: list[int]) -> None:
    """C6: a hero of one's own stands on a market of one's own."""
    board = s.board
    open_markets = markets_open(board)
    if not open_markets:
        return
    if board.chests and any(
        FITS[acts.SALE * KINDS + kind] and lines.may_trade(s, kind) for kind in s.hands[board.turn]
    ):
        found.append(SELL.at())
    if counts[C_CHEST] and lines.may_trade(s, CHEST):
        for type in range(ARTEFACTS):
            if board.top[S_ARTEFACT + type] != NOTHING:
                found.append(SWAP.at(type))
    real = s.hands[board.turn].count(SUPPLY)
    if open_markets == MARKETS and board.dust and real >= TRADED:
        found.append(GRIND.at())


def markets_open(board: Board) -> int:
    """C6: how many markets serve the player now: none unless a hero stands on one."""
    seat = board.turn
    own = board.markets[seat * MARKETS : seat * MARKETS + MARKETS]
    for hero in range(HEROES):
        square = board.heroes[seat * HEROES + hero]
        if square != OFF and square in own:
            return MARKETS - own.count(OFF)
    return 0


# -- what is begun ------------------------------------------------------------------------------


def begin(s: State, move: int, tell: Tell | None) -> None:
    """The player has named an action; all but steps and teleports end a ride."""
    board = s.board
    kind, what, rank = MOVES.parts(move)
    if kind is DRINK or kind is POISON:
        elixirs.drink_move(s, move, tell)
        return
    board.begun[board.turn] = True
    if kind is MARCH or kind is STEP or kind is PORT:
        _move(s, move, tell)
        return
    movement.stop(board)
    if kind is PLAY:
        transformations.play(s, what, tell)
    elif kind is BUILD:
        board.act = acts.BUILD
        board.arg = what
        board.left = rank + 1
        board.phase = PLACING
    elif kind is ROAD:
        board.act = acts.ROAD
        board.arg = what
        board.phase = PLACING
    elif kind is RAISE:
        board.spot = what
        _ask_raise(s)
    elif kind is HERO:
        board.spot = what
        lines.ask(s, acts.HERO, 1, acts.ARMS, HOUSE.hero_supplies)
    elif kind is MARKET:
        board.spot = what
        lines.ask(s, acts.MARKET, HOUSE.road_freemen, acts.LABOUR, 0)
    elif kind is STORM_CITY or kind is STRIKE:
        battle.declare(s, move)
    elif kind is EXPLORE:
        valleys.explore(s, what)
    elif kind is CRAFT:
        valleys.craft(s, what, tell)
    elif kind is RING or kind is DEAL:
        bridge.begin(s, move, tell)
    else:
        _begin_small(s, move, tell)


def _begin_small(s: State, move: int, tell: Tell | None) -> None:
    """Hiring, buying, trading, tents, and the two ways to better a hand."""
    board = s.board
    kind, what, _ = MOVES.parts(move)
    if kind is HIRE:
        board.arg = what
        lines.ask(s, acts.HIRE, 1, acts.LEAST + board.arg, HOUSE.hire_supplies)
    elif kind is UPGRADE:
        board.arg = what
        lines.ask(s, acts.UPGRADE, 0, 0, HOUSE.upgrade_supplies)
    elif kind is BUY:
        board.arg = what
        lines.ask(s, acts.BUY, 0, 0, HOUSE.artefact_supplies)
    elif kind is COHORT:
        board.arg = what
        board.left = 0
        board.phase = SHOWING
    elif kind is MULLIGAN:
        camp.mulligan(s, tell)
    elif kind is AMBUSH:
        lines.ask(s, acts.AMBUSH, 1, acts.OFFERING, 0)
    elif kind is SELL:
        lines.ask(s, acts.SELL, 1, acts.SALE, 0)
    elif kind is SWAP or kind is GRIND:
        _barter(s, move, tell)
    elif kind is OPEN:
        camp.open_tent(s, what, tell)
    else:
        _begin_strange(s, move, tell)


def _begin_strange(s: State, move: int, tell: Tell | None) -> None:
    """a14, a16, C23: what neutral players and elixirs offer."""
    board = s.board
    kind, what, _ = MOVES.parts(move)
    if kind is TRIBUTE:
        metamorphia.begin(s, what)
    elif kind is ELIXIR:
        board.arg = what
        lines.ask(s, acts.ELIXIR, 0, 0, elixirs.PRICE)
    else:
        elixirs.use(s, what, tell)
        transformations.aim(s, acts.ECLIPSE, 1)


def _move(s: State, move: int, tell: Tell | None) -> None:
    """a5, C4."""
    board = s.board
    kind, hero, whither = MOVES.parts(move)
    if kind is MARCH:
        movement.stop(board)
        board.arg = hero
        lines.ask(s, acts.MARCH, 1, acts.MOVES, 0)
    elif kind is STEP:
        movement.step(s, hero, whither, tell)
    else:
        if board.rider[board.turn] != hero:
            movement.stop(board)
        board.arg = hero
        board.spot = movement.gate_square(board, whither)
        riding = movement.is_riding(board, hero)
        lines.ask(s, acts.PORT, 0, 0, movement.fare(s, hero, board.spot, riding))


def _ask_raise(s: State) -> None:
    """a2, C3."""
    level = s.board.level[s.board.spot]
    if level < RANKS:
        lines.ask(s, acts.RAISE, RAISED, level, 0)
    else:
        lines.ask(s, acts.RAISE, 1, acts.QUEEN + level - RANKS, 0)


def place(s: State, square: int, rotation: int, tell: Tell | None) -> None:
    """A11: the place is chosen; roads that the storm builds cost nothing."""
    board = s.board
    board.spot = square
    board.mask = MASKS[board.arg * 4 + rotation]
    if board.act == acts.BUILD:
        lines.ask(s, acts.BUILD, NEW_CITY, board.left - 1, 0)
    elif board.act == acts.FREE_ROAD:
        _lay_road(s, tell)
    else:
        extra = HOUSE.crossroads_supplies if board.arg > R_CURVE else 0
        lines.ask(s, acts.ROAD, HOUSE.road_freemen, acts.LABOUR, extra)


# -- what a paid line brings --------------------------------------------------------------------


def complete(s: State, tell: Tell | None) -> None:
    """The line is paid."""
    board = s.board
    act = board.act
    if act == acts.MARCH:
        movement.march_paid(s)
    elif act == acts.ATTACK:
        battle.begin(s, tell)
    elif act == acts.AMBUSH:
        camp.ambush_paid(s, tell)
    elif act == acts.RETREAT:
        battle.retreated(s, tell)
    elif act == acts.BUILD:
        _found_city(s, tell)
    elif act == acts.RAISE:
        raise_city(s, board.spot, board.level[board.spot] + 1, tell)
    elif act == acts.ROAD:
        _lay_road(s, tell)
    else:
        _complete_small(s, act, tell)


def _complete_small(s: State, act: int, tell: Tell | None) -> None:
    board = s.board
    seat = board.turn
    if act == acts.BUY:
        gain_artefact(s, seat, board.arg, tell)
        return
    if act == acts.TRIBUTE:
        metamorphia.paid(s, tell)
        return
    if act == acts.HIRE:
        supplies = fanatics.brings(board, board.arg)
        gain_unit(s, seat, board.arg, tell)
        s.gain_supplies(seat, supplies)
    elif act == acts.UPGRADE:
        upgrade(s, board.arg, tell)
    elif act == acts.HERO:
        place_hero(s, board.spot, tell)
    elif act == acts.MARKET:
        _build_market(s, tell)
    elif act == acts.ELIXIR:
        elixirs.buy(s, tell)
    elif act == acts.EXPLORE:
        valleys.explored(s, tell)
    elif act == acts.SELL:
        give_back(board, board.card)
        board.chests -= 1
        s.to_hand(seat, CHEST)
        board.traded[seat].append(CHEST)
        s.tell(tell, "trade", seat, card=CARD_NAMES[board.card], other=CARD_NAMES[CHEST])
    finish(board)


def _found_city(s: State, tell: Tell | None) -> None:
    """a1: a new city."""
    board = s.board
    colour = take_top(s, S_TERRAIN + board.arg)
    networks.lay(board, board.spot, board.arg, colour, board.mask)
    board.owner[board.spot] = board.turn
    board.level[board.spot] = board.left
    s.tell(tell, "found", board.turn, square=SQUARE_NAMES[board.spot], level=board.left)
    neutral.attract(s, board.spot, tell)
    finish(board)
    scoring.after_city(s, board.turn, tell)
    scoring.after_laying(s, tell)


def raise_city(s: State, square: int, level: int, tell: Tell | None) -> None:
    """a2: a city grows."""
    board = s.board
    board.level[square] = level
    s.tell(tell, "raise", board.turn, square=SQUARE_NAMES[square], level=level)
    finish(board)
    scoring.after_city(s, board.turn, tell)


def _lay_road(s: State, tell: Tell | None) -> None:
    """a3, a4: a road."""
    board = s.board
    colour = take_top(s, S_TERRAIN + board.arg)
    networks.lay(board, board.spot, board.arg, colour, board.mask)
    s.tell(tell, "road", board.turn, square=SQUARE_NAMES[board.spot],
           shape=SHAPE_NAMES[board.arg])  # fmt: skip
    neutral.attract(s, board.spot, tell)
    finish(board)
    scoring.after_laying(s, tell)


def upgrade(s: State, kind: int, tell: Tell | None) -> None:
    """a7: the old card under its stack, the top card of the next rank instead, no supply."""
    board = s.board
    s.show(board.turn, kind)
    give_back(board, kind)
    s.tell(tell, "upgrade", board.turn, card=CARD_NAMES[kind])
    gain_unit(s, board.turn, kind % RANKS + 1, tell)


def place_hero(s: State, square: int, tell: Tell | None) -> None:
    """a9: a hero appears."""
    board = s.board
    first = board.turn * HEROES
    hero = 0 if board.heroes[first] == OFF else 1
    board.send(first + hero, square)
    s.tell(tell, "hero", board.turn, square=SQUARE_NAMES[square])


def _build_market(s: State, tell: Tell | None) -> None:
    """a10, C6: a market token."""
    board = s.board
    first = board.turn * MARKETS
    which = 0 if board.markets[first] == OFF else 1
    board.markets[first + which] = board.spot
    s.tell(tell, "market", board.turn, square=SQUARE_NAMES[board.spot])


def _barter(s: State, move: int, tell: Tell | None) -> None:
    """C6: what is given lies with the played cards, as long as Cold Breath may cancel the line."""
    board = s.board
    kind, count = (SUPPLY, TRADED) if move == GRIND.at() else (CHEST, 1)
    for _ in range(count):
        s.show(board.turn, kind)
        board.played[board.turn].append(kind)
    if not reactions.chills(s, move):
        trade(s, move, tell)


def trade(s: State, move: int, tell: Tell | None) -> None:
    """C6: the trade takes place."""
    if move == GRIND.at():
        _grind(s, tell)
    else:
        _swap_chest(s, part(move), tell)


def _swap_chest(s: State, type: int, tell: Tell | None) -> None:
    """C6: a chest for an artefact, to hand."""
    board = s.board
    board.played[board.turn].remove(CHEST)
    board.chests += 1
    board.act = acts.SWAP
    board.to_hand = True
    s.tell(tell, "trade-chest", board.turn, card=CARD_NAMES[CHEST])
    gain_artefact(s, board.turn, type, tell)


def _grind(s: State, tell: Tell | None) -> None:
    """C6: two supplies for a stardust; it does not go back."""
    board = s.board
    for _ in range(TRADED):
        board.played[board.turn].remove(SUPPLY)
        board.supplies += 1
    board.phase = ACT
    board.dust -= 1
    s.to_hand(board.turn, DUST)
    s.tell(tell, "grind", board.turn)
