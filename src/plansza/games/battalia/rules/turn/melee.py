"""What is played in a battle, card by card (A13, A15, A18, C10)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import HOUSE, LIT
from plansza.games.battalia.rules.board import (
    ATTACKING,
    CHARMING,
    DEFENDING,
    FORMING,
    NOBODY,
    SLOTTING,
    TINTING,
    Board,
)
from plansza.games.battalia.rules.components import (
    AMULET,
    BANNER,
    BOOK,
    C_ARTEFACT,
    CARD_NAMES,
    CLASS_OF,
    COLOUR_OF,
    COLOURS,
    CROWN,
    FATE,
    GREAT,
    GREATS,
    HORN,
    HORSE,
    KINDS,
    LORD,
    MASK,
    NOTHING,
    PRIEST,
    RANKS,
    SCROLL,
    SHIELD,
    TITLE,
    UNBOUND_UNIT,
    WEAPON,
    artefact,
    is_fanatic,
)
from plansza.games.battalia.rules.moves import (
    CARD,
    DONE,
    LURK,
    MOST_LINE,
    MOVES,
    OPEN,
    SLOT,
    YIELD,
    part,
)
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import (
    acts,
    battle,
    camp,
    great_artefacts,
    lines,
    transformations,
)
from plansza.games.battalia.rules.turn.acts import BATTLE_GREATS, FIGHTS
from plansza.games.battalia.rules.variants import fanatics

MASKED: Final = 2  # C10: units
TOP_STRENGTH: Final = LORD + 1


def side_of(board: Board) -> int:
    """Which side of the battle is to act."""
    return battle.ATTACKER if board.seat == board.turn else battle.DEFENDER


def choices(s: State) -> list[int]:
    """A15: cards from hand, for the defender also from ambush and tents; or no more."""
    board = s.board
    side = side_of(board)
    hand = lines.kinds_at_hand(s) if side == battle.ATTACKER else lines.distinct(s.hands[board.foe])
    found = [CARD.at(kind) for kind in hand if playable(s, side, kind)]
    if side == battle.DEFENDER:
        lurking = lines.distinct(s.ambushes[board.foe])
        found += [LURK.at(kind) for kind in lurking if playable(s, side, kind, True)]
        if not board.kinds[side]:
            for tent in range(len(s.tented)):
                if board.tents[tent * 4] == board.foe:
                    found.append(OPEN.at(tent))
    found.append(YIELD.at())
    return found


def playable(s: State, side: int, kind: int, lurking: bool = False) -> bool:
    """Whether a card does anything in this line."""
    board = s.board
    if not FIGHTS[kind] or len(board.kinds[side]) >= MOST_LINE - 2:
        return False
    own = CLASS_OF[kind]
    if is_fanatic(kind):
        return fanatics.can_use(s, board.seat, kind, not lurking)
    if own < C_ARTEFACT + TITLE:
        return True
    if own == C_ARTEFACT + AMULET:
        return bool(charmed(s, NOTHING if lurking else kind))
    if kind == FATE:
        return bool(copies(s, side))
    if kind >= GREAT:
        return _great_playable(s, side, kind - GREAT)
    return bool(slots(board, side, kind))


def _great_playable(s: State, side: int, great: int) -> bool:
    """A18: the Great Artefacts that may be used in battle."""
    board = s.board
    if great == SHIELD:
        return side == battle.DEFENDER
    if great == BANNER:
        return bool(great_artefacts.rallied(s, board.seat, -1, great_artefacts.RALLIED))
    if great in (CROWN, BOOK, MASK):
        return bool(slots(board, side, GREAT + great))
    return great in BATTLE_GREATS


def copies(s: State, side: int) -> list[int]:
    """Q6: what the kept Fate card may copy in this battle."""
    board = s.board
    found: list[int] = []
    for great in range(GREATS):
        others = board.great_of[great] not in (NOBODY, board.seat)
        if others and great in BATTLE_GREATS and _great_playable(s, side, great):
            found.append(GREAT + great)
    return found


def charmed(s: State, amulet: int) -> list[int]:
    """A13: the cards of the hand that an amulet may change; it cannot change itself, if it is
    still in hand."""
    hand = s.hands[s.board.seat]
    spare = 1 if amulet in hand else 0
    return [
        CARD.at(kind)
        for kind in lines.distinct(hand)
        if transformations.changeable(kind) and (kind != amulet or hand.count(kind) > spare)
    ]


def slots(board: Board, side: int, card: int) -> list[int]:
    """The units that a card may be laid on, equal ones once; for the Mask in the other line."""
    where = 1 - side if card == GREAT + MASK else side
    kinds, strengths, hues = board.kinds[where], board.strengths[where], board.hues[where]
    found: list[int] = []
    known: set[tuple[int, int, int]] = set()
    for slot, entry in enumerate(kinds):
        rank = CLASS_OF[entry % KINDS]
        face = (entry, strengths[slot], hues[slot])
        if rank >= RANKS or face in known:
            continue
        known.add(face)
        kind = entry % KINDS
        if card == GREAT + MASK:
            fits = rank <= PRIEST and entry < KINDS
        elif card == GREAT + CROWN:
            fits = strengths[slot] < fanatics.lord_strength(kind, strengths[slot])
        elif card == GREAT + BOOK:
            fits = True
        else:
            fits = kind < UNBOUND_UNIT and (  # A13: title and scroll
                CLASS_OF[card] == C_ARTEFACT + SCROLL or strengths[slot] < TOP_STRENGTH
            )
        if fits:
            found.append(SLOT.at(slot))
    return found


# -- playing ------------------------------------------------------------------------------------


def play(s: State, move: int, tell: Tell | None) -> None:
    """One decision of a side that is behind."""
    board = s.board
    side = side_of(board)
    kind, card, _ = MOVES.parts(move)
    if kind is YIELD:
        if side == battle.ATTACKER:
            battle.lost(s, tell)
        else:
            battle.won(s, tell)
    elif kind is OPEN:
        _open(s, card, tell)
    elif kind is LURK:
        s.ambushes[board.foe].remove(card)
        board.ambush[board.foe] -= 1
        battle.add_entry(board, side, card, battle.strength_of(card, board.day))
        s.tell(tell, "lurk", board.foe, card=CARD_NAMES[card])
        _effect(s, side, card, tell)
    else:
        battle.enter(s, side, card)
        s.tell(tell, "fight", board.seat, card=CARD_NAMES[card])
        _effect(s, side, card, tell)


def _open(s: State, tent: int, tell: Tell | None) -> None:
    camp.open_tent(s, tent, tell)
    battle.proceed(s, tell)


def _effect(s: State, side: int, kind: int, tell: Tell | None) -> None:
    """What a card asks for after it is laid; most ask for nothing."""
    board = s.board
    own = CLASS_OF[kind]
    board.card = kind
    board.need = 1
    board.back = ATTACKING if side == battle.ATTACKER else DEFENDING
    if is_fanatic(kind):
        fanatics.ask(board, board.back)
    elif kind == FATE:
        board.act = acts.FATE_COPY
        board.phase = FORMING
    elif own == C_ARTEFACT + AMULET:
        board.phase = CHARMING
    elif own in (C_ARTEFACT + TITLE, C_ARTEFACT + SCROLL):
        board.left = HOUSE.scroll_lit if LIT[board.day] == SCROLL == own - C_ARTEFACT else 1
        board.phase = SLOTTING
    elif kind >= GREAT:
        _great_effect(s, side, kind - GREAT, tell)
    else:
        battle.proceed(s, tell)


def _great_effect(s: State, side: int, great: int, tell: Tell | None) -> None:
    """A19, C10: the Great Artefacts of the battle; weapons count by their strength alone."""
    board = s.board
    if great == HORN:
        board.extra[side] += 1
    elif great == SHIELD:
        board.strengths[side][-1] = HOUSE.shield
    elif great in (CROWN, BOOK, MASK):
        board.card = GREAT + great
        board.left = MASKED if great == MASK else 1
        board.phase = SLOTTING
        return
    elif great == BANNER:
        back = board.back
        great_artefacts.rally(s)
        board.back = back
        return
    battle.proceed(s, tell)


def copied(s: State, kind: int, tell: Tell | None) -> None:
    """Q6: the kept Fate card does what this Great Artefact does."""
    board = s.board
    side = side_of(board)
    board.act = acts.ATTACK
    board.strengths[side][-1] = battle.strength_of(kind, board.day)
    _great_effect(s, side, kind - GREAT, tell)


def slot_moves(s: State) -> list[int]:
    """The units in reach of the card; further ones are optional."""
    found = slots(s.board, side_of(s.board), s.board.card)
    if not s.board.need:
        found.append(DONE.at())
    return found


def slotted(s: State, move: int, tell: Tell | None) -> None:
    """A13, C10: title, scroll, Crown, Book or Mask is laid on a unit."""
    board = s.board
    side = side_of(board)
    if move == DONE.at():
        battle.proceed(s, tell)
        return
    slot = part(move)
    board.need = 0
    board.left -= 1
    card = board.card
    if CLASS_OF[card] == C_ARTEFACT + SCROLL:
        board.spot = slot
        board.phase = TINTING
        return
    if card == GREAT + MASK:
        battle.steal(s, side, slot, tell)
        if is_fanatic(board.kinds[side][-1] % KINDS) and board.held[board.seat]:
            fanatics.ask(board, board.back)
            board.need = 0  # C10: what was done to him may be done again
            return
        _steal_on(s, tell)
        return
    _strengthen(board, side, slot, card)
    battle.proceed(s, tell)


def _steal_on(s: State, tell: Tell | None) -> None:
    """C10: a second unit may be taken."""
    s.board.need = 0
    if s.board.left and len(slot_moves(s)) > 1:
        s.board.phase = SLOTTING
    else:
        battle.proceed(s, tell)


def sacrificed(s: State, move: int, tell: Tell | None) -> None:
    """C24: a card was given for the Fanatic laid last, or, for a stolen one, none."""
    board = s.board
    if move != DONE.at():
        fanatics.give(s, part(move), tell)
        fanatics.double_last(s, side_of(board), tell)
    if board.card == GREAT + MASK:
        _steal_on(s, tell)
    else:
        battle.proceed(s, tell)


def _strengthen(board: Board, side: int, slot: int, card: int) -> None:
    """A13, A19: a higher rank, a Lord, or twice the same."""
    strengths = board.strengths[side]
    if card == GREAT + BOOK:
        strengths[slot] *= 2
    elif card == GREAT + CROWN:
        kind = board.kinds[side][slot] % KINDS
        strengths[slot] = fanatics.lord_strength(kind, strengths[slot])
    else:
        ranks = HOUSE.title_lit if LIT[board.day] == TITLE else 1
        strengths[slot] = min(strengths[slot] + ranks, TOP_STRENGTH)


def tinted(s: State, colour: int, tell: Tell | None) -> None:
    """A13: the scroll gives a unit any colour; a lit one a second unit too."""
    board = s.board
    side = side_of(board)
    board.hues[side][board.spot] = colour
    board.phase = SLOTTING
    if not board.left or len(slot_moves(s)) < 2:
        battle.proceed(s, tell)


def charm(s: State, kind: int, tell: Tell | None) -> None:
    """A13: the card becomes what the die says; in battle only its strength counts."""
    board = s.board
    side = side_of(board)
    battle.enter(s, side, kind)
    strength = 0
    for _ in range(2 if LIT[board.day] == AMULET else 1):
        die = s.roll()
        s.tell(tell, "roll", board.seat, count=die)
        strength = max(strength, _die_strength(die, board.day))
    board.strengths[side][-1] = strength
    amulet = COLOUR_OF[board.card]
    board.hues[side][-1] = amulet if amulet < COLOURS else board.colour[board.seat]
    battle.proceed(s, tell)


def _die_strength(die: int, day: int) -> int:
    """A13: a unit of that rank; an artefact is the better of weapon and horse; wild is a Lord."""
    if die < transformations.ANY_ARTEFACT:
        return die
    if die == transformations.WILD:
        return TOP_STRENGTH
    return max(battle.strength_of(kind, day) for kind in (ANY_WEAPON, ANY_HORSE))


ANY_WEAPON: Final = artefact(0, WEAPON)
ANY_HORSE: Final = artefact(0, HORSE)
