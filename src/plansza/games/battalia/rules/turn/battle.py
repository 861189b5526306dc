"""Battle (A15, A16, C26): a weapon opens it, cards are played in turn, the weaker gives way."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import scoring, tokens
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import (
    ATTACKING,
    CLAIMING,
    DEFENDING,
    FLEEING,
    GUISED,
    JOINING,
    NOBODY,
    ONE_CARD,
    PICKING,
    STOLEN,
    TENT_FIELDS,
    WHO,
    Board,
    origin_of,
    printed_card,
)
from plansza.games.battalia.rules.components import (
    ARROW,
    CARD_NAMES,
    CENTRE,
    COLOUR_OF,
    FATE,
    HEROES,
    KINDS,
    LORD,
    NOTHING,
    RUINS,
)
from plansza.games.battalia.rules.moves import (
    BOTH,
    FIGHT,
    JOIN,
    MOVES,
    STORM_CITY,
    STRIKE,
    WITH,
    part,
)
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.squares import OFF, RANGE, SQUARE_NAMES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts, lines, map_effects, retreat, rewards
from plansza.games.battalia.rules.turn import battle_news as news
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, strength_of, total
from plansza.games.battalia.rules.turn.pool import finish, gain_unit
from plansza.games.battalia.rules.variants import alliance, elixirs, heroic, reactions, silence

CONQUERED: Final = 4  # A16: the level of a neutral city once it is taken


# -- declaring ----------------------------------------------------------------------------------


def targets(s: BattaliaState, counts: list[int]) -> list[int]:
    """A15, C10: what the heroes could attack with the weapons at hand, sorted."""
    board = s.board
    seat = board.turn
    first = seat * HEROES
    if board.heroes[first] == OFF and board.heroes[first + 1] == OFF:
        return []
    arrow = s.wields(ARROW)
    near = arrow or _has_weapon(s)
    if not near or not may_attack(s):
        return []
    squares: list[int] = []
    for hero in range(HEROES):
        where = board.heroes[first + hero]
        if where != OFF:
            if arrow:
                squares += RANGE[where]
            else:
                squares.append(where)
    return prey_on(s, squares)


def may_attack(s: BattaliaState) -> bool:
    """C13, C23: not beyond an agreed limit, nor under Brotherhood."""
    board = s.board
    return alliance.may_attack(board, s.options.limit) and not elixirs.is_brother(board, board.turn)


def prey_on(s: BattaliaState, squares: list[int]) -> list[int]:
    """The cities, ruins and heroes on these squares that may be attacked, sorted."""
    board = s.board
    squares.sort()
    near = lines.distinct(squares)
    found = [STORM_CITY.at(square) for square in near if attackable(s, square)]
    for place, where in enumerate(board.heroes):
        if where == OFF or where not in near:
            continue
        seat = place // HEROES
        safe = alliance.allied(board, board.turn, seat) or elixirs.is_brother(board, seat)
        if not safe:
            found.append(STRIKE.at(seat, place % HEROES))
    return found


def _has_weapon(s: BattaliaState) -> bool:
    """A real weapon, the Sword, or a weapon that an amulet made; not what the Hammer stands for."""
    seat = s.board.turn
    for kind in s.hands[seat]:
        if lines.fits(s, acts.ATTACKS, kind):
            return True
    return any(lines.fits(s, acts.ATTACKS, kind) for kind in s.board.guise[seat])


def attackable(s: BattaliaState, square: int) -> bool:
    """A16, C10, Q12: no own, allied or hidden city, nobody's last one, no ruins beyond one's
    limit; A17: none that no token is left for."""
    board = s.board
    if board.land[square] == RUINS:
        has_reward = bool(board.display) or s.options.advanced
        return has_reward and rewards.may_own(s, board.turn)
    if not board.is_city(square):
        return False
    owner = board.owner[square]
    if not tokens.conquered(board, board.turn, level_taken(board, square)):
        return False
    if owner == NOBODY:
        return True
    if alliance.allied(board, board.turn, owner) or square in board.cloaked:
        return False
    return len(board.towns_of(owner)) > 1 and not elixirs.is_brother(board, owner)


class AttackingCity(Action):
    """A15: a city or ruins."""

    def begin(self, s: BattaliaState, square: int, more: int, tell: Tell | None) -> None:
        aim_at(s.board, STORM_CITY.at(square))
        _declare(s)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        begin(s, tell)


class AttackingHero(Action):
    """A15: another player's hero."""

    def begin(self, s: BattaliaState, seat: int, hero: int, tell: Tell | None) -> None:
        aim_at(s.board, STRIKE.at(seat, hero))
        _declare(s)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        begin(s, tell)


def _declare(s: BattaliaState) -> None:
    """A15: the target is named; who attacks is asked if all can see that there is a choice."""
    board = s.board
    able = fighters(board)
    board.act = acts.ATTACK
    board.phase = WHO
    if len(able) == 1:
        attack_with(s, able[0])


def aim_at(board: Board, move: int) -> None:
    """A15: a city, ruins or a hero."""
    kind, what, hero = MOVES.parts(move)
    if kind is STORM_CITY:
        board.prey = NOTHING
        board.target = what
        board.foe = board.owner[what]
    else:
        board.prey = what * HEROES + hero
        board.target = board.heroes[board.prey]
        board.foe = what


def fighters(board: Board) -> list[int]:
    """A15, C10: the heroes who could attack: on the spot, or around it if there is the Arrow."""
    first = board.turn * HEROES
    reach = board.could_have(board.turn, ARROW)
    found: list[int] = []
    for hero in range(HEROES):
        where = board.heroes[first + hero]
        if where == board.target or (reach and where != OFF and where in RANGE[board.target]):
            found.append(hero)
    return found


def is_near(board: Board, hero: int) -> bool:
    """Whether this hero of the attacker stands on the target's square, and needs no Arrow."""
    return board.heroes[board.turn * HEROES + hero] == board.target


class ChoosingHero(Step):
    """Which hero attacks, or flies."""

    def choices(self, s: BattaliaState) -> list[int]:
        """A15, C10: one of them; C14: or both, if one weapon reaches from where they stand."""
        board = s.board
        if board.act == acts.WINGS:
            return [WITH.at(hero) for hero in range(HEROES) if map_effects.flights(s, hero)]
        able = [hero for hero in fighters(board) if is_near(board, hero) or s.wields(ARROW)]
        found = [WITH.at(hero) for hero in able]
        if heroic.can_join(s):
            found.append(BOTH.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        kind, hero, _ = MOVES.parts(move)
        if s.board.act == acts.WINGS:
            s.board.arg = hero
            s.board.phase = PICKING
        elif kind is BOTH:
            attack_with(s, HEROES)
        else:
            attack_with(s, hero)

    def pledge(self, hand: Pledge) -> None:
        board = hand.board
        if board.act == acts.ATTACK:
            near = [hero for hero in fighters(board) if is_near(board, hero)]
            hand.fitting(acts.ATTACKS, 1, not near)


def attack_with(s: BattaliaState, hero: int) -> None:
    """A15: he needs a weapon. C14: two heroes need but one, and only the Arrow reaches far."""
    board = s.board
    first = board.turn * HEROES
    joint = hero == HEROES
    board.fighter = first if joint else first + hero
    board.second = first + 1 if joint else NOTHING
    board.far = board.heroes[board.fighter] != board.target
    if joint and board.heroes[board.second] != board.target:
        board.far = True
    lines.ask(s, acts.ATTACK, 1, acts.ATTACKS, 0)


def begin(s: BattaliaState, tell: Tell | None) -> None:
    """A15: the weapon opens the line, unless Metamorphia spared it (C21)."""
    board = s.board
    board.joined = 0
    board.attacks += 1
    news.attacked(s, tell)
    if board.second != NOTHING:
        s.tell(tell, "joint", board.turn)
    if board.card != NOTHING:
        enter(s, ATTACKER, board.card)
        if board.card == FATE:
            copied = lines.copied_weapon(board, board.far)
            board.strengths[ATTACKER][-1] = strength_of(copied, board.day)
            if tell is not None:
                s.tell(tell, "form", board.turn, card=CARD_NAMES[copied])
    if not reactions.chills(s, FIGHT.at()):
        wary(s, tell)


def wary(s: BattaliaState, tell: Tell | None) -> None:
    """C23: elixirs may be drunk before anybody retreats, joins or plays a card."""
    board = s.board
    if board.foe != NOBODY and not alliance.in_teams(board) and board.foe not in board.defended:
        board.defended.append(board.foe)
    board.halt = reactions.A_BATTLE
    proceed(s, tell)


def _engage(s: BattaliaState, tell: Tell | None) -> None:
    """A15: an attacked hero may flee before anybody names who helps."""
    board = s.board
    if board.prey != NOTHING and board.held[board.foe] and retreat.refuges(board):
        board.seat = board.foe
        board.phase = FLEEING
    else:
        _muster(s, tell)


def _muster(s: BattaliaState, tell: Tell | None) -> None:
    """A15: the defender says how many of his heroes fight."""
    board = s.board
    if board.foe != NOBODY and helpers(board):
        board.seat = board.foe
        board.phase = JOINING
    else:
        weigh(s, tell)


def helpers(board: Board) -> int:
    """A15: the set of the defender's heroes on the square who could help: all in a city, the other
    one beside an attacked hero."""
    found = 0
    for hero in range(HEROES):
        place = board.foe * HEROES + hero
        if place != board.prey and board.heroes[place] == board.target:
            found |= 1 << hero
    return found


class Joining(Step):
    """A15: which heroes help their city, or the hero beside them."""

    def choices(self, s: BattaliaState) -> list[int]:
        able = helpers(s.board)
        return [JOIN.at(chosen) for chosen in range(1 << HEROES) if chosen & able == chosen]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        s.board.joined = part(move)
        proceed(s, tell)


class Fleeing(Step):
    """C26: retreat, if it can be paid, or fight."""

    def choices(self, s: BattaliaState) -> list[int]:
        return retreat.flee_moves(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        kind, square, _ = MOVES.parts(move)
        if kind is FIGHT:
            _muster(s, tell)
        else:
            retreat.flee(s, square)


class Retreating(Action):
    """C26: the hero is away, the weapon spent."""

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        board = s.board
        board.send(board.prey, board.spot)
        if tell is not None:
            s.tell(tell, "retreat", board.foe, square=SQUARE_NAMES[board.spot])
        close(s, tell)


# -- the course ---------------------------------------------------------------------------------


def enter(s: BattaliaState, side: int, kind: int) -> None:
    """A card enters a line."""
    board = s.board
    seat = board.side_seat(side)
    entry = kind
    if side == ATTACKER and kind in board.guise[seat]:
        entry = kind + GUISED + KINDS * s.take_guise(kind)
    else:
        s.show(seat, kind)
    add_entry(board, side, entry, strength_of(kind, board.day))


def add_entry(board: Board, side: int, entry: int, strength: int) -> None:
    """One more card in a line."""
    board.kinds[side].append(entry)
    board.strengths[side].append(strength)
    board.hues[side].append(COLOUR_OF[entry % KINDS])


def proceed(s: BattaliaState, tell: Tell | None) -> None:
    """C23: something has happened in the battle, and elixirs may be drunk before it goes on."""
    board = s.board
    if reactions.is_anybody_wary(board):
        return
    if board.halt == reactions.A_BATTLE:
        board.halt = NOTHING
        _engage(s, tell)
    else:
        weigh(s, tell)


def weigh(s: BattaliaState, tell: Tell | None) -> None:
    """A15, B18: the attacker must be ahead, the defender at least equal; else he plays or loses.

    Who has nothing left, as everybody can see, is not asked.
    """
    board = s.board
    board.heard = 0
    if total(board, ATTACKER) > total(board, DEFENDER):
        if board.foe == NOBODY or not could_defend(board):
            won(s, tell)
        else:
            board.seat = board.foe
            board.phase = DEFENDING
    elif board.held[board.turn] or board.guise[board.turn] or reactions.brews(board, board.turn):
        board.seat = board.turn
        board.phase = ATTACKING
    else:
        lost(s, tell)


def could_defend(board: Board) -> bool:
    """Whether the defender has any card left, in hand, in ambush or in a tent; or an elixir."""
    if board.held[board.foe] or board.ambush[board.foe] or reactions.brews(board, board.foe):
        return True
    return not board.kinds[DEFENDER] and board.foe in board.tents[::TENT_FIELDS]


def won(s: BattaliaState, tell: Tell | None) -> None:
    """A16: the attacker wins."""
    board = s.board
    seat = board.turn
    news.decided(s, "won", tell)
    target, foe = board.target, board.foe
    for hero in range(HEROES):
        if board.joined >> hero & 1:
            news.falls(s, foe * HEROES + hero, tell)
    if board.prey != NOTHING:
        news.falls(s, board.prey, tell)
        close(s, tell)
        return
    close(s, tell)
    if board.land[target] == RUINS:
        board.phase = CLAIMING
        return
    if foe == NOBODY and board.land[target] != CENTRE:  # C25: no Lord lives there
        gain_unit(s, seat, LORD, tell)
    _take(board, target)
    news.changed_hands(s, target, foe, tell)
    scoring.after_city(s, target, 0, tell)


def level_taken(board: Board, square: int) -> int:
    """A16: the level whose token the winner would lay."""
    return CONQUERED if board.owner[square] == NOBODY else board.level[square]


def _take(board: Board, square: int) -> None:
    """A17: the winner's token of the level, else the next lower."""
    level = tokens.conquered(board, board.turn, level_taken(board, square))
    board.owner[square] = board.turn
    board.level[square] = level
    board.changed()


def lost(s: BattaliaState, tell: Tell | None) -> None:
    """A16: the attacker loses his hero; C14: all who attacked."""
    board = s.board
    news.decided(s, "lost", tell)
    news.falls(s, board.fighter, tell)
    if board.second != NOTHING:
        news.falls(s, board.second, tell)
    close(s, tell)


def cancel(s: BattaliaState, tell: Tell | None) -> None:
    """C23, Cold Breath: no attack; what was played for it stays frozen until the turn ends."""
    board = s.board
    for entry in board.kinds[ATTACKER]:
        if board.entry_owner(ATTACKER, entry) != NOBODY:
            board.played[board.turn].append(entry % KINDS)
    board.kinds[ATTACKER] = []
    close(s, tell)


def close(s: BattaliaState, tell: Tell | None) -> None:
    """A15: all cards go to their owners' shelters; the turn goes on. C13: in an alliance the
    defender refills at once."""
    board = s.board
    foe = board.foe
    for side in (ATTACKER, DEFENDER):
        for entry in board.kinds[side]:
            owner = board.entry_owner(side, entry)
            if owner != NOBODY:
                board.shelter[owner].append(entry % KINDS)
    board.kinds = [[], []]
    board.strengths = [[], []]
    board.hues = [[], []]
    board.extra = [0, 0]
    board.foe = NOBODY
    board.prey = NOTHING
    board.joined = 0
    board.fighter = NOTHING
    board.second = NOTHING
    board.seat = board.turn
    silence.end(board, silence.BATTLE)
    finish(board)
    if foe != NOBODY and alliance.in_teams(board):
        s.refill(foe, tell)


def steal(s: BattaliaState, side: int, slot: int, tell: Tell | None) -> None:
    """C10, Mask of Sion: a unit changes sides; what was done to it is undone. If it was transformed
    before the battle, the printed card comes, and all that had been made of it is gone."""
    board = s.board
    other = 1 - side
    entry = board.kinds[other][slot]
    card = printed_card(entry)
    if entry < GUISED:
        _drop_entry(board, other, slot)
    else:
        number = origin_of(entry) // ONE_CARD
        for place in range(len(board.kinds[other]) - 1, -1, -1):
            lying = board.kinds[other][place]
            if lying >= GUISED and origin_of(lying) // ONE_CARD == number:
                _drop_entry(board, other, place)
        s.forget_guise(number)
        board.played[board.turn].remove(card)
    add_entry(board, side, card + STOLEN, strength_of(card, board.day))
    news.counted(s, "steal", board.side_seat(side), CARD_NAMES[card], tell)


def _drop_entry(board: Board, side: int, slot: int) -> None:
    """A card leaves a line."""
    board.kinds[side].pop(slot)
    board.strengths[side].pop(slot)
    board.hues[side].pop(slot)
