"""Great Artefacts (A18, A19, C10) and Fate (C11)."""

from typing import Final

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules.assumptions import LUUT_DRAWS
from plansza.games.battalia.rules.board import (
    ACT,
    AIMING,
    BAGGING,
    CALLING,
    FORMING,
    GAZING,
    LIMBO,
    PICKING,
    RALLYING,
    WHO,
)
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACTS,
    BAG,
    BANNER,
    BOOK,
    C_ARTEFACT,
    C_KING,
    CARD_NAMES,
    CLASS_OF,
    CLOAK,
    CROWN,
    FATE,
    FREEMAN,
    GREAT,
    GREATS,
    HAMMER,
    HAND_OF_LUUT,
    HEROES,
    HORSE,
    LORD,
    LOST_SCROLL,
    NOTHING,
    PAVILION,
    PRIEST,
    ROYAL,
    STAFF,
    STAND_IN,
    VASE,
    WEAPON,
    WINGS,
)
from plansza.games.battalia.rules.moves import (
    CARD,
    DONE,
    MOST_BAGGED,
    MOST_TENTS,
    MOVES,
    PLAY,
    TAKE_SUPPLIES,
    part,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep, Step
from plansza.games.battalia.rules.turn import acts, battle, lines, map_effects, rewards
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import reactions

CROWNED: Final = 1  # `Board.crowned`: C3
TRANSFORMERS: Final = (HAMMER, CROWN, BOOK)  # they lie in the line of what they change (A13)
CLOAKED: Final = 2  # C10: cities
LOOKED_AT: Final = 12
PUT_BACK: Final = 6
RALLIED: Final = 8


# -- using them ---------------------------------------------------------------------------------


def usable(s: BattaliaState, kind: int, counts: list[int]) -> bool:
    """Whether a Great Artefact does anything in one's own turn now."""
    board = s.board
    seat = board.turn
    if kind == FATE:
        return bool(copies(s))
    great = kind - GREAT
    if great in (HAMMER, HAND_OF_LUUT):
        return True
    if great == WINGS:
        return any(map_effects.flights(s, hero) for hero in range(HEROES))
    if great == CROWN:
        return lines.plain_units(s, counts, FREEMAN, PRIEST) > 0
    if great == BOOK:
        return lines.plain_units(s, counts, FREEMAN, LORD) > 0
    if great == PAVILION:
        return can_pitch(s, kind)
    if great == STAFF:
        return bool(map_effects.changeable(board, False))
    if great == BAG:
        return board.supplies > 0
    if great == BANNER:
        return bool(rallied(s, seat, NOTHING, RALLIED))
    if great == CLOAK:
        return bool(map_effects.in_range(board))
    if great == VASE:
        return board.nation[seat] > 0
    return great == LOST_SCROLL and (s.options.summon or bool(in_limbo(s)))


def can_pitch(s: BattaliaState, kind: int) -> bool:
    """a12: there is a card to put in, besides the tent itself if that is in hand."""
    if len(s.tented) >= MOST_TENTS:
        return False
    seat = s.board.turn
    others = 0
    for card in s.hands[seat]:
        if card < GREAT:
            others += 1
    return others > (1 if kind < GREAT and kind not in s.board.guise[seat] else 0)


def copies(s: BattaliaState) -> list[int]:
    """Q6: what the kept Fate card may copy now: a Great Artefact of another."""
    return copies_with(s, lines.purse(s))


def copies_with(s: BattaliaState, counts: list[int]) -> list[int]:
    """… with these cards at hand."""
    found: list[int] = []
    for great in range(GREATS):
        if s.board.can_copy(s.board.turn, great) and usable(s, GREAT + great, counts):
            found.append(GREAT + great)
    return found


def play(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """The card lies in a line of its own, which Cold Breath may cancel (C23)."""
    if kind == FATE:
        _forming(s, acts.FATE_COPY, [])  # what it may copy now depends on the hand
    elif kind - GREAT in TRANSFORMERS or not reactions.chills(s, PLAY.at(kind)):
        effect(s, kind, tell)


def effect(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """What it does, one small function each."""
    board = s.board
    seat = board.turn
    great = kind - GREAT
    if great == HAMMER:
        _forming(s, acts.HAMMER, [STAND_IN + type for type in range(ARTEFACTS)])
    elif great == WINGS:
        fliers = [hero for hero in range(HEROES) if map_effects.flights(s, hero)]
        board.arg = fliers[0]
        picking(s, acts.WINGS, 1)
        if len(fliers) > 1:
            board.phase = WHO
    elif great in (CROWN, BOOK):
        board.act = acts.CROWN if great == CROWN else acts.BOOK
        board.left = 1
        board.need = 1
        board.phase = AIMING
    elif great == STAFF:
        picking(s, acts.STAFF, map_effects.CHANGES)
    elif great == CLOAK:
        picking(s, acts.CLOAK, CLOAKED)
    elif great == BANNER:
        rally(s)
    elif great == VASE:
        _gaze(s, tell)
    elif great == LOST_SCROLL:
        board.phase = CALLING if s.options.summon else LIMBO
    elif great == BAG:
        _bag(s, tell)
    else:
        s.draw(seat, LUUT_DRAWS, tell)
        finish(board)


def _forming(s: BattaliaState, act: int, forms: list[int]) -> None:
    s.board.act = act
    s.board.left = 1
    s.board.forms = forms
    s.board.phase = FORMING


def picking(s: BattaliaState, act: int, left: int) -> None:
    """Squares are to be chosen for an effect, one at least."""
    s.board.act = act
    s.board.left = left
    s.board.need = 1
    s.board.phase = PICKING


# -- Bag, Banner, Vase, Lost Scroll -------------------------------------------------------------


def _bag(s: BattaliaState, tell: Tell | None) -> None:
    """C10, Bag of Luck: one supply or two; of a stack with one left there is nothing to ask."""
    s.board.phase = BAGGING
    if s.board.supplies == 1:
        _take_supplies(s, 1, tell)


def _take_supplies(s: BattaliaState, count: int, tell: Tell | None) -> None:
    """C10: to hand, good for lines of this turn."""
    board = s.board
    board.to_hand = True
    s.gain_supplies(board.turn, count, tell)
    finish(board)


def rally(s: BattaliaState) -> None:
    """C10, Banner of Vigo: cards of one type, of total strength eight at most."""
    board = s.board
    board.back = board.phase
    board.arg = NOTHING
    board.left = RALLIED
    board.phase = RALLYING


def printed(kind: int) -> int:
    """C10, Q3: the printed strength of a battle card; 0 for others."""
    own = CLASS_OF[kind]
    if own <= C_KING:
        return own + 1
    return 1 if own in (C_ARTEFACT + WEAPON, C_ARTEFACT + HORSE) else 0


def rallied(s: BattaliaState, seat: int, own: int, left: int) -> list[int]:
    """C10: what the Banner may still bring from the shelter."""
    found: list[int] = []
    for kind in lines.distinct(sorted(s.board.shelter[seat] + s.veils[seat])):
        if 0 < printed(kind) <= left and own in (NOTHING, CLASS_OF[kind]):
            found.append(CARD.at(kind))
    return found


def _gaze(s: BattaliaState, tell: Tell | None) -> None:
    """C10, Ming Vase: look at up to twelve cards of the nation, without a shuffle."""
    board = s.board
    seat = board.turn
    for _ in range(min(LOOKED_AT, board.nation[seat])):
        s.gaze.append(s.tops[seat].pop(0) if s.tops[seat] else s.pick(s.nations[seat]))
    s.gaze.sort()
    board.stacked[seat] = 0
    s.nations[seat] += s.tops[seat]
    s.tops[seat] = []
    board.left = min(PUT_BACK, len(s.gaze))
    board.phase = GAZING
    if tell is not None:
        secret: dict[str, Fact] = {"cards": " ".join([CARD_NAMES[card] for card in s.gaze])}
        tell(Event("gaze", {"seat": seat, "count": len(s.gaze)}, {seat: secret}))


def in_limbo(s: BattaliaState) -> list[int]:
    """C5, C10, A18: what may be taken from limbo, sorted: no Great Artefact beyond one's limit."""
    kinds = lines.distinct(sorted(s.board.limbo))
    if rewards.may_own(s, s.board.turn):
        return kinds
    return [kind for kind in kinds if kind < GREAT]


def _from_limbo(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C5, C10: a card comes back from limbo, to hand."""
    board = s.board
    board.limbo.remove(kind)
    if kind >= GREAT:
        board.great_of[kind - GREAT] = board.turn
    elif ROYAL <= kind < ARTEFACT and (kind - ROYAL) // 2 == board.colour[board.turn]:
        board.crowned[board.turn * 2 + (kind - ROYAL) % 2] = CROWNED
    s.to_hand(board.turn, kind)
    if tell is not None:
        s.tell(tell, "return", board.turn, card=CARD_NAMES[kind])
    finish(board)


# -- the steps ----------------------------------------------------------------------------------


class Bagging(Step):
    """C10, Bag of Luck: how many supplies."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [TAKE_SUPPLIES.at(count) for count in range(MOST_BAGGED)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        _take_supplies(s, part(move) + 1, tell)


class Rallying(Step):
    """C10, Banner of Vigo: the next card from the shelter, or enough."""

    def choices(self, s: BattaliaState) -> list[int]:
        board = s.board
        return [*rallied(s, board.seat, board.arg, board.left), DONE.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        kind, card, _ = MOVES.parts(move)
        if kind is not DONE:
            _rally_card(s, card, tell)
            return
        board.phase = board.back
        if board.back != ACT:
            battle.proceed(s, tell)


def _rally_card(s: BattaliaState, card: int, tell: Tell | None) -> None:
    """One card comes from the shelter to hand."""
    board = s.board
    seat = board.seat
    if card in board.shelter[seat]:
        board.shelter[seat].remove(card)
    else:
        s.veils[seat].remove(card)
        board.veiled[seat] -= 1
    s.to_hand(seat, card)
    if tell is not None:
        s.tell(tell, "rally", seat, card=CARD_NAMES[card])
    board.arg = CLASS_OF[card]
    board.left -= printed(card)


class Gazing(Step):
    """C10, Ming Vase: the next of the six; the rest is shuffled into the nation."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [CARD.at(kind) for kind in lines.distinct(s.gaze)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        seat = board.turn
        card = part(move)
        s.gaze.remove(card)
        s.tops[seat].append(card)
        board.stacked[seat] += 1
        board.left -= 1
        if not board.left:
            s.nations[seat] += s.gaze
            s.gaze = []
            finish(board)


class ChoosingFromLimbo(OpenStep):
    """C5, C10: a card that comes back from limbo."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [CARD.at(kind) for kind in in_limbo(s)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        _from_limbo(s, part(move), tell)
