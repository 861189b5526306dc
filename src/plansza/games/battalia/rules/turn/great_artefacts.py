"""Great Artefacts (A18, A19, C10) and Fate (C11)."""

from typing import Final

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules.assumptions import HOUSE
from plansza.games.battalia.rules.board import (
    AIMING,
    CALLING,
    FATED,
    FORMING,
    GAZING,
    LIMBO,
    NOBODY,
    PICKING,
    RALLYING,
    SEARCHING,
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
    DUST,
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
    TENT,
    VASE,
    WEAPON,
    WINGS,
)
from plansza.games.battalia.rules.moves import CARD, DONE, FATE_DRAW, MOST_TENTS, PLAY, part
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import acts, lines, map_effects
from plansza.games.battalia.rules.turn.pool import finish
from plansza.games.battalia.rules.variants import reactions

CROWNED: Final = 1  # `Board.crowned`: C3
TRANSFORMERS: Final = (HAMMER, CROWN, BOOK)  # they lie in the line of what they change (A13)
CLOAKED: Final = 2  # C10: cities
LOOKED_AT: Final = 12
PUT_BACK: Final = 6
RALLIED: Final = 8
BAGGED: Final = 2
FATE_DUST: Final[list[int]] = [2, 1, 1]  # C11


# -- using them ---------------------------------------------------------------------------------


def usable(s: State, kind: int, counts: list[int]) -> bool:
    """Whether a Great Artefact does anything in one's own turn now."""
    board = s.board
    seat = board.turn
    if kind == FATE:
        return bool(copies(s))
    great = kind - GREAT
    if great in (HAMMER, HAND_OF_LUUT):
        return True
    if great == WINGS:
        return any(flights(s, hero) for hero in range(HEROES))
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


def can_pitch(s: State, kind: int) -> bool:
    """a12: there is a card to put in."""
    if len(s.tented) >= MOST_TENTS:
        return False
    hand = s.hands[s.board.turn]
    others = sum([1 for card in hand if card < GREAT])
    return others > (1 if kind < GREAT else 0)


def copies(s: State) -> list[int]:
    """Q6: what the kept Fate card may copy now: a Great Artefact of another, not a tent."""
    return copies_with(s, lines.purse(s))


def copies_with(s: State, counts: list[int]) -> list[int]:
    """… with these cards at hand."""
    found: list[int] = []
    for great in range(GREATS):
        others = s.board.great_of[great] not in (NOBODY, s.board.turn)
        if others and great != PAVILION and usable(s, GREAT + great, counts):
            found.append(GREAT + great)
    return found


def play(s: State, kind: int, tell: Tell | None) -> None:
    """The card lies in a line of its own, which Cold Breath may cancel (C23)."""
    if kind == FATE:
        _forming(s, acts.FATE_COPY, [])  # what it may copy now depends on the hand
    elif kind - GREAT in TRANSFORMERS or not reactions.chills(s, PLAY.at(kind)):
        effect(s, kind, tell)


def effect(s: State, kind: int, tell: Tell | None) -> None:
    """What it does, one small function each."""
    board = s.board
    seat = board.turn
    great = kind - GREAT
    if great == HAMMER:
        _forming(s, acts.HAMMER, [STAND_IN + t for t in range(ARTEFACTS) if t != TENT])
    elif great == WINGS:
        fliers = [hero for hero in range(HEROES) if flights(s, hero)]
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
        board.to_hand = True
        s.gain_supplies(seat, BAGGED)
        finish(board)
    else:
        s.draw(seat, HOUSE.luut_draws, tell)
        finish(board)


def _forming(s: State, act: int, forms: list[int]) -> None:
    s.board.act = act
    s.board.left = 1
    s.board.forms = forms
    s.board.phase = FORMING


def picking(s: State, act: int, left: int) -> None:
    """Squares are to be chosen for an effect, one at least."""
    s.board.act = act
    s.board.left = left
    s.board.need = 1
    s.board.phase = PICKING


# -- Wings, Banner, Vase, Lost Scroll -----------------------------------------------------------


def flights(s: State, hero: int) -> list[int]:
    """A19, Wings of Aviena: laid cards up to six squares away, over unbuilt ones too."""
    square = s.board.heroes[s.board.turn * HEROES + hero]
    return map_effects.within(s.board, square, HOUSE.wings) if square != OFF else []


def rally(s: State) -> None:
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


def rallied(s: State, seat: int, own: int, left: int) -> list[int]:
    """C10: what the Banner may still bring from the shelter."""
    found: list[int] = []
    for kind in lines.distinct(sorted(s.board.shelter[seat] + s.veils[seat])):
        if 0 < printed(kind) <= left and own in (NOTHING, CLASS_OF[kind]):
            found.append(CARD.at(kind))
    return found


def rally_moves(s: State) -> list[int]:
    """The next card for the Banner, or enough."""
    board = s.board
    return [*rallied(s, board.seat, board.arg, board.left), DONE.at()]


def rallies(s: State, move: int, tell: Tell | None) -> None:
    """One card comes from the shelter to hand."""
    board = s.board
    seat = board.seat
    if move != DONE.at():
        kind = part(move)
        if kind in board.shelter[seat]:
            board.shelter[seat].remove(kind)
        else:
            s.veils[seat].remove(kind)
            board.veiled[seat] -= 1
        s.to_hand(seat, kind)
        s.tell(tell, "rally", seat, card=CARD_NAMES[kind])
        board.arg = CLASS_OF[kind]
        board.left -= printed(kind)
        return
    board.phase = board.back


def _gaze(s: State, tell: Tell | None) -> None:
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


def put_on_top(s: State, kind: int) -> None:
    """C10: the next of the six; the rest is shuffled into the nation."""
    board = s.board
    seat = board.turn
    s.gaze.remove(kind)
    s.tops[seat].append(kind)
    board.stacked[seat] += 1
    board.left -= 1
    if not board.left:
        s.nations[seat] += s.gaze
        s.gaze = []
        finish(board)


def in_limbo(s: State) -> list[int]:
    """C5, C10, A18: what may be taken from limbo, sorted: no Great Artefact beyond one's limit."""
    kinds = lines.distinct(sorted(s.board.limbo))
    if may_own(s, s.board.turn):
        return kinds
    return [kind for kind in kinds if kind < GREAT]


def from_limbo(s: State, kind: int, tell: Tell | None) -> None:
    """C5, C10: a card comes back from limbo, to hand."""
    board = s.board
    board.limbo.remove(kind)
    if kind >= GREAT:
        board.great_of[kind - GREAT] = board.turn
    elif ROYAL <= kind < ARTEFACT and (kind - ROYAL) // 2 == board.colour[board.turn]:
        board.crowned[board.turn * 2 + (kind - ROYAL) % 2] = CROWNED
    s.to_hand(board.turn, kind)
    s.tell(tell, "return", board.turn, card=CARD_NAMES[kind])
    finish(board)


# -- gaining them -------------------------------------------------------------------------------


def may_own(s: State, seat: int) -> bool:
    """A18: whether the seat is below its limit; C25: there is none with the Royal Valleys."""
    return s.board.vale.open or s.board.greats_of(seat) < s.options.greats


def claims(s: State) -> list[int]:
    """A16, C11: a displayed one; Fate instead, but not in basic mode."""
    found = [CARD.at(kind) for kind in sorted(s.board.display)]
    if s.options.advanced:
        found.append(FATE_DRAW.at())
    return found


def claim(s: State, move: int, tell: Tell | None) -> None:
    """The reward of the ruins, or of a gate or the Royal Bridge."""
    board = s.board
    if move == FATE_DRAW.at():
        draw_fate(s, tell)
        return
    kind = part(move)
    board.display.remove(kind)
    own(s, kind, tell)


def own(s: State, kind: int, tell: Tell | None) -> None:
    """A Great Artefact changes hands."""
    s.gain(s.board.turn, kind)
    s.tell(tell, "gain", s.board.turn, card=CARD_NAMES[kind])
    finish(s.board)


def draw_fate(s: State, tell: Tell | None) -> None:
    """C11: a random Fate card; who may not keep what it offers takes the stardust."""
    board = s.board
    s.reveals += 1
    fate = board.fates[s.chance.below(len(board.fates))]
    s.tell(tell, "fate", board.turn, number=fate + 1)
    board.arg = fate
    board.phase = FATED
    if not may_keep(s):
        take_dust(s, tell)


def may_keep(s: State) -> bool:
    """C11, A18: the limit stands, and the unused stack must have something to offer."""
    return may_own(s, s.board.turn) and (s.board.arg == 0 or bool(s.spare_count()))


def take_dust(s: State, tell: Tell | None) -> None:
    """C11: stardust instead."""
    board = s.board
    count = min(FATE_DUST[board.arg], board.dust)
    board.dust -= count
    for _ in range(count):
        s.gain(board.turn, DUST)
    s.tell(tell, "dust", board.turn, count=count)
    finish(board)


def keep(s: State, tell: Tell | None) -> None:
    """C11: Fate 1 is kept, 2 gives the top of the unused stack, 3 lets one choose from it."""
    board = s.board
    if board.arg == 0:
        board.fates.remove(0)
        own(s, FATE, tell)
    elif board.arg == 1:
        _lift(s, tell)
    else:
        _search(s, tell)


def _search(s: State, tell: Tell | None) -> None:
    """C11, Fate 3: he looks through the unused stack; C25: that tells what lies elsewhere."""
    board = s.board
    board.phase = SEARCHING
    if sum(board.vale.stashed):
        board.vale.scanned[board.turn] = True
        s.confide(tell, "search", board.turn, s.spare())


def _lift(s: State, tell: Tell | None) -> None:
    """C11, Fate 2: the top of the unused stack. C25: while some lie under the gates, only a move
    of his may tell which it is."""
    kind = s.pick(s.spare())
    if sum(s.board.vale.stashed):
        s.pack = [kind]
        s.board.phase = SEARCHING
        s.confide(tell, "search", s.board.turn, s.pack)
    else:
        unshelve(s, kind, tell)


def finds(s: State) -> list[int]:
    """C11: what may be taken from the unused stack: the one that was lifted, or any."""
    return s.pack if s.pack else s.spare()


def unshelve(s: State, kind: int, tell: Tell | None) -> None:
    """C11: an unused Great Artefact is taken."""
    s.pack = []
    s.board.unused.remove(kind)
    if kind in s.board.vale.shelved:
        s.board.vale.shelved.remove(kind)
    own(s, kind, tell)
