"""What is played in a battle, card by card (A13, A15, A18, C10)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import LIT, SCROLL_LIT, SHIELD_STRENGTH, TITLE_LIT
from plansza.games.battalia.rules.board import (
    ATTACKING,
    CHARMING,
    DEFENDING,
    FORMING,
    GUISED,
    ONE_CARD,
    SLOTTING,
    STOLEN,
    TENT_FIELDS,
    TINTING,
    Board,
    origin_of,
    printed_card,
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
    DUST,
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
    ROYAL,
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
    COLOUR,
    DONE,
    DRINK,
    LURK,
    MOST_LINE,
    MOVES,
    OPEN,
    POISON,
    SLOT,
    YIELD,
    part,
)
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep, Question, Step
from plansza.games.battalia.rules.turn import (
    acts,
    battle,
    battle_news,
    camp,
    great_artefacts,
    lines,
    transformations,
)
from plansza.games.battalia.rules.turn.acts import BATTLE_GREATS, FIGHTS
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, strength_of
from plansza.games.battalia.rules.variants import elixirs, fanatics, reactions

MASKED: Final = 2  # C10: units
TOP_STRENGTH: Final = LORD + 1
ANY_WEAPON: Final = artefact(0, WEAPON)
ANY_HORSE: Final = artefact(0, HORSE)


def side_of(board: Board) -> int:
    """Which side of the battle is to act."""
    return ATTACKER if board.seat == board.turn else DEFENDER


def playable(s: BattaliaState, side: int, kind: int, lurking: bool = False) -> bool:
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


def _great_playable(s: BattaliaState, side: int, great: int) -> bool:
    """A18: the Great Artefacts that may be used in battle."""
    board = s.board
    if great == SHIELD:
        return side == DEFENDER
    if great == BANNER:
        return bool(great_artefacts.rallied(s, board.seat, -1, great_artefacts.RALLIED))
    if great in (CROWN, BOOK, MASK):
        return bool(slots(board, side, GREAT + great))
    return great in BATTLE_GREATS


def copies(s: BattaliaState, side: int) -> list[int]:
    """Q6: what the kept Fate card may copy in this battle."""
    board = s.board
    found: list[int] = []
    for great in range(GREATS):
        others = board.can_copy(board.seat, great)
        if others and great in BATTLE_GREATS and _great_playable(s, side, great):
            found.append(GREAT + great)
    return found


def charmed(s: BattaliaState, amulet: int) -> list[int]:
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
    known: set[tuple[int, ...]] = set()
    for slot, entry in enumerate(kinds):
        kind = entry % KINDS
        face = (kind, *_under(board, entry), strengths[slot], hues[slot])
        if CLASS_OF[kind] >= RANKS or face in known:
            continue
        known.add(face)
        if card == GREAT + MASK:
            fits = _may_be_masked(entry)
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


def _under(board: Board, entry: int) -> tuple[int, int]:
    """What tells cards in a line apart that look alike: whose they are or, if they are transformed,
    what they come from and how many cards were made of that."""
    if entry < GUISED:
        return entry // KINDS, 0
    number = origin_of(entry) // ONE_CARD
    made = [origin_of(other) for other in board.kinds[0] if other >= GUISED]
    made += board.origin[board.turn]
    return STOLEN + printed_card(entry), sum([1 for each in made if each // ONE_CARD == number])


def _may_be_masked(entry: int) -> bool:
    """C10: a unit of printed strength three at most, whatever has been made of it since."""
    card = printed_card(entry)
    own_side = entry < STOLEN or entry >= GUISED
    return own_side and card < ROYAL and card % RANKS <= PRIEST


# -- playing ------------------------------------------------------------------------------------


def _effect(s: BattaliaState, side: int, kind: int, tell: Tell | None) -> None:
    """What a card asks for after it is laid; most ask for nothing."""
    board = s.board
    own = CLASS_OF[kind]
    board.card = kind
    board.need = 1
    board.back = ATTACKING if side == ATTACKER else DEFENDING
    if is_fanatic(kind):
        fanatics.ask(board, board.back)
    elif kind == FATE:
        board.act = acts.FATE_COPY
        board.phase = FORMING
    elif own == C_ARTEFACT + AMULET:
        board.phase = CHARMING
    elif own in (C_ARTEFACT + TITLE, C_ARTEFACT + SCROLL):
        board.left = SCROLL_LIT if LIT[board.day] == SCROLL == own - C_ARTEFACT else 1
        board.phase = SLOTTING
    elif kind >= GREAT:
        _great_effect(s, side, kind - GREAT, tell)
    else:
        battle.proceed(s, tell)


def _at_once(board: Board, side: int, kind: int) -> None:
    """A19: what needs no choice counts as soon as the card lies there."""
    if kind == GREAT + HORN:
        board.extra[side] += 1
    elif kind == GREAT + SHIELD:
        board.strengths[side][-1] = SHIELD_STRENGTH


def _great_effect(s: BattaliaState, side: int, great: int, tell: Tell | None) -> None:
    """A19, C10: the Great Artefacts of the battle; weapons count by their strength alone."""
    board = s.board
    if great in (CROWN, BOOK, MASK):
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


def copied(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """Q6: the kept Fate card does what this Great Artefact does."""
    board = s.board
    side = side_of(board)
    board.act = acts.ATTACK
    board.strengths[side][-1] = strength_of(kind, board.day)
    _at_once(board, side, kind)
    _great_effect(s, side, kind - GREAT, tell)


def _slot_moves(s: BattaliaState) -> list[int]:
    """The units in reach of the card; further ones are optional."""
    found = slots(s.board, side_of(s.board), s.board.card)
    if not s.board.need:
        found.append(DONE.at())
    return found


def _steal_on(s: BattaliaState, tell: Tell | None) -> None:
    """C10: a second unit may be taken."""
    s.board.need = 0
    if s.board.left and len(_slot_moves(s)) > 1:
        s.board.phase = SLOTTING
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
        ranks = TITLE_LIT if LIT[board.day] == TITLE else 1
        strengths[slot] = min(strengths[slot] + ranks, TOP_STRENGTH)


def _die_strength(die: int, day: int) -> int:
    """A13: a unit of that rank; an artefact is the better of weapon and horse; wild is a Lord."""
    if die < transformations.ANY_ARTEFACT:
        return die
    if die == transformations.WILD:
        return TOP_STRENGTH
    return max(strength_of(kind, day) for kind in (ANY_WEAPON, ANY_HORSE))


# -- the steps ----------------------------------------------------------------------------------


class Fighting(Step):
    """A15: one decision of a side that is behind."""

    def choices(self, s: BattaliaState) -> list[int]:
        """Cards from hand, for the defender also from ambush and tents; no more; or an elixir."""
        board = s.board
        side = side_of(board)
        hand = lines.kinds_at_hand(s) if side == ATTACKER else lines.distinct(s.hands[board.foe])
        found = [CARD.at(kind) for kind in hand if playable(s, side, kind)]
        if side == DEFENDER:
            lurking = lines.distinct(s.ambushes[board.foe])
            found += [LURK.at(kind) for kind in lurking if playable(s, side, kind, True)]
            if not board.kinds[side]:
                for tent in range(len(s.tented)):
                    if board.tents[tent * TENT_FIELDS] == board.foe:
                        found.append(OPEN.at(tent))
        found.append(YIELD.at())
        return found + reactions.brews(board, board.seat)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        side = side_of(board)
        kind, what, _ = MOVES.parts(move)
        if kind is YIELD:
            if side == ATTACKER:
                battle.lost(s, tell)
            else:
                battle.won(s, tell)
        elif kind is OPEN:
            camp.open_tent(s, what, tell)
            battle.weigh(s, tell)
        elif kind is DRINK or kind is POISON:
            elixirs.drink_move(s, move, tell)
            battle.proceed(s, tell)
        elif kind is LURK:
            s.ambushes[board.foe].remove(what)
            s.unmask(board.foe)
            board.ambush[board.foe] -= 1
            battle.add_entry(board, side, what, strength_of(what, board.day))
            _at_once(board, side, what)
            battle_news.counted(s, "lurk", board.foe, CARD_NAMES[what], tell)
            _effect(s, side, what, tell)
        else:
            battle.enter(s, side, what)
            _at_once(board, side, what)
            battle_news.counted(s, "fight", board.seat, CARD_NAMES[what], tell)
            _effect(s, side, what, tell)


class ChoosingUnit(OpenStep):
    """A13, C10: title, scroll, Crown, Book or Mask is laid on a unit in a battle line."""

    def choices(self, s: BattaliaState) -> list[int]:
        return _slot_moves(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        side = side_of(board)
        kind, slot, _ = MOVES.parts(move)
        if kind is DONE:
            battle.proceed(s, tell)
            return
        board.need = 0
        board.left -= 1
        card = board.card
        if CLASS_OF[card] == C_ARTEFACT + SCROLL:
            board.spot = slot
            board.phase = TINTING
        elif card == GREAT + MASK:
            _steal(s, side, slot, tell)
        else:
            _strengthen(board, side, slot, card)
            battle.proceed(s, tell)


def _steal(s: BattaliaState, side: int, slot: int, tell: Tell | None) -> None:
    """C10: a unit changes sides; what was done to a Fanatic may be done again."""
    board = s.board
    battle.steal(s, side, slot, tell)
    if is_fanatic(board.kinds[side][-1] % KINDS) and board.held[board.seat]:
        fanatics.ask(board, board.back)
        board.need = 0
    else:
        _steal_on(s, tell)


class Sacrificing(Question):
    """C24: a card to limbo for a Fanatic; for a stolen one none need be given."""

    def choices(self, s: BattaliaState) -> list[int]:
        found = [CARD.at(kind) for kind in fanatics.offerings(s, s.board.seat)]
        if not s.board.need:
            found.append(DONE.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        kind, card, _ = MOVES.parts(move)
        if kind is not DONE:
            fanatics.give(s, card, tell)
        if fanatics.in_turn(board):
            fanatics.doubled(s, board.card, tell)
            return
        if kind is not DONE:
            fanatics.double_last(s, side_of(board), tell)
        if board.card == GREAT + MASK:
            _steal_on(s, tell)
        else:
            battle.proceed(s, tell)

    def pledge(self, hand: Pledge) -> None:
        if hand.board.need:
            known = [kind for kind in hand.hand if kind != DUST]
            hand.want([kind for kind in hand.cards if kind != DUST], len(known), 1)


class Tinting(Step):
    """A13: the scroll gives a unit any colour; a lit one a second unit too."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [COLOUR.at(colour) for colour in range(COLOURS)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        board.hues[side_of(board)][board.spot] = part(move)
        board.phase = SLOTTING
        if not board.left or len(_slot_moves(s)) < 2:
            battle.proceed(s, tell)


class Charming(Step):
    """A13: which card the amulet changes in battle."""

    def choices(self, s: BattaliaState) -> list[int]:
        return charmed(s, NOTHING)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The card becomes what the die says; in battle only its strength counts."""
        board = s.board
        side = side_of(board)
        battle.enter(s, side, part(move))
        best = 0
        for _ in range(2 if LIT[board.day] == AMULET else 1):
            die = s.roll()
            if tell is not None:
                s.tell(tell, "roll", board.seat, count=die)
            best = max(best, _die_strength(die, board.day))
        board.strengths[side][-1] = best
        amulet = COLOUR_OF[board.card]
        board.hues[side][-1] = amulet if amulet < COLOURS else board.colour[board.seat]
        battle.proceed(s, tell)

    def pledge(self, hand: Pledge) -> None:
        able = [kind for kind in hand.cards if transformations.changeable(kind)]
        hand.want(able, 0, 1)
