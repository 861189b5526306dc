"""Cards played for their own effect in one's turn: tents, title, scroll, amulet (A13, A14).

A transformed card and what transformed it lie in the line already; what it has become may be laid
into any line until the turn ends. So it waits in `Board.guise` for the line it serves.
"""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.assumptions import (
    LIT,
    PAVILION_CARDS,
    SCROLL_LIT,
    TENT_LIT,
    TITLE_LIT,
)
from plansza.games.battalia.rules.board import (
    ACT,
    AIMING,
    CLONED,
    FORMING,
    ONE_CARD,
    PITCHING,
    TENT_FIELDS,
)
from plansza.games.battalia.rules.components import (
    AMULET,
    ARTEFACT,
    ARTEFACTS,
    C_ARTEFACT,
    C_FATE,
    C_GREAT,
    C_SUPPLY,
    CARD_NAMES,
    CLASS_OF,
    COLOUR_OF,
    COLOURS,
    FANATIC_UNIT,
    GREAT,
    KINDS,
    LORD,
    NOTHING,
    PAVILION,
    RANKS,
    ROYAL,
    SCROLL,
    STAND_IN,
    SUPPLY,
    TENT,
    TITLE,
    UNBOUND_UNIT,
    artefact,
    is_fanatic,
    unit,
)
from plansza.games.battalia.rules.moves import CARD, DONE, MOVES, PLAY
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts, great_artefacts, lines
from plansza.games.battalia.rules.turn.pool import finish, gain_unit, give_back
from plansza.games.battalia.rules.variants import elixirs, fanatics, reactions

ANY_ARTEFACT = 5  # A13: what the amulet's die says
WILD = 6
TENTABLE: Final = bytes([kind < GREAT for kind in range(KINDS)])  # A14


def plays(s: BattaliaState, counts: list[int]) -> list[int]:
    """The cards that can be played for their own effect now, sorted."""
    found: list[int] = []
    last = NOTHING
    for kind in lines.cards_at_hand(s):
        if kind == last:
            continue
        last = kind
        own = CLASS_OF[kind]
        if is_fanatic(kind) and fanatics.can_use(s, s.board.turn, kind, True):
            found.append(PLAY.at(kind))
        if own < C_ARTEFACT or C_SUPPLY <= own < C_GREAT:
            continue
        if own in (C_GREAT, C_FATE):
            useful = great_artefacts.usable(s, kind, counts)
        elif own == C_ARTEFACT + TENT:
            useful = great_artefacts.can_pitch(s, kind)
        elif own == C_ARTEFACT + TITLE:
            useful = _any_target(s, acts.TITLE)
        elif own == C_ARTEFACT + SCROLL:
            useful = _any_target(s, acts.SCROLL)
        elif own == C_ARTEFACT + AMULET:
            useful = _amulet_targets(s, kind) > 0
        else:
            continue
        if useful:
            found.append(PLAY.at(kind))
    return found


def _any_target(s: BattaliaState, act: int) -> bool:
    """Whether a unit at hand could be changed so."""
    return any(can_change(act, kind) for kind in lines.cards_at_hand(s))


def _amulet_targets(s: BattaliaState, amulet: int) -> int:
    """How many cards an amulet could change, itself left out."""
    count = 0
    for kind in lines.kinds_at_hand(s):
        if changeable(kind):
            count += 1
    if amulet < STAND_IN and _copies(s, amulet) == 1:
        count -= 1
    return count


def _copies(s: BattaliaState, kind: int) -> int:
    """How many cards of a kind can be played, real and transformed."""
    return s.hands[s.board.turn].count(kind) + s.board.guise[s.board.turn].count(kind)


def changeable(kind: int) -> bool:
    """A13: units of a faction, ordinary artefacts and supplies; never royals, Great Artefacts,
    Unbound or Fanatics."""
    own = CLASS_OF[kind]
    return kind < UNBOUND_UNIT or (C_ARTEFACT <= own <= C_SUPPLY and kind < STAND_IN)


class PlayingCard(Action):
    """A13, A14, A18, C24: a card is played for its own effect."""

    def begin(self, s: BattaliaState, kind: int, more: int, tell: Tell | None) -> None:
        board = s.board
        own = CLASS_OF[kind]
        if tell is not None:
            s.tell(tell, "play", board.turn, card=CARD_NAMES[kind])
        board.source = s.spend(kind)
        board.card = kind
        if is_fanatic(kind):
            fanatics.ask(board, ACT)
        elif is_tent(kind):
            begin_tent(s, kind)
        elif own == C_ARTEFACT + TITLE:
            aim(s, acts.TITLE, TITLE_LIT if LIT[board.day] == TITLE else 1)
        elif own == C_ARTEFACT + SCROLL:
            aim(s, acts.SCROLL, SCROLL_LIT if LIT[board.day] == SCROLL else 1)
        elif own == C_ARTEFACT + AMULET:
            aim(s, acts.AMULET, 1)
        else:
            great_artefacts.play(s, kind, tell)


class UsingEclipse(Action):
    """C23: a card of the hand becomes what its owner likes."""

    def begin(self, s: BattaliaState, elixir: int, more: int, tell: Tell | None) -> None:
        elixirs.use(s, elixir, tell)
        aim(s, acts.ECLIPSE, 1)


def aim(s: BattaliaState, act: int, left: int) -> None:
    """A card of the hand is to be chosen for the effect."""
    s.board.act = act
    s.board.left = left
    s.board.need = 1
    s.board.phase = AIMING


# -- tents --------------------------------------------------------------------------------------


def is_tent(kind: int) -> bool:
    """Tents, and the Pavilion of Eyla."""
    return CLASS_OF[kind] == C_ARTEFACT + TENT or kind == GREAT + PAVILION


def begin_tent(s: BattaliaState, kind: int) -> None:
    """a12: a tent, the Pavilion or its copy lies in a line of its own, which Cold Breath may cancel
    (C23)."""
    board = s.board
    board.card = kind
    board.act = acts.PITCH
    if not reactions.chills(s, PLAY.at(kind)):
        pitch(s)


def pitch(s: BattaliaState) -> None:
    """a12: a tent is pitched; cards go in face down. What became a tent stays as one until it is
    opened or torn down; the card itself lies there."""
    board = s.board
    card = board.source % KINDS
    grand = board.card == GREAT + PAVILION
    board.played[board.turn].remove(card)
    room = TENT_LIT if LIT[board.day] == TENT else 1
    board.tents += [board.turn, card, 0, board.turns, 1 if grand else 0]
    s.tented.append([])
    board.left = PAVILION_CARDS if grand else room
    board.need = 1
    board.phase = PITCHING


def pledge_tenant(hand: Pledge) -> None:
    """A14: a card for the tent, not a Great Artefact."""
    hand.one_of(TENTABLE)


class Pitching(Step):
    """A14: any creation card but a Great Artefact goes into a tent; one at least."""

    def choices(self, s: BattaliaState) -> list[int]:
        found = [CARD.at(kind) for kind in lines.distinct(s.hands[s.board.turn]) if TENTABLE[kind]]
        if not s.board.need:
            found.append(DONE.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """Contents are hidden."""
        board = s.board
        kind, card, _ = MOVES.parts(move)
        if kind is not DONE:
            s.hide(board.turn, card)
            s.tented[-1].append(card)
            s.tented[-1].sort()
            inside = len(board.tents) - TENT_FIELDS + 2
            board.tents[inside] += 1
            board.left -= 1
            board.need = 0
            s.whisper(tell, "pitch", board.turn, card, board.tents[inside])
            if board.left and board.held[board.turn]:
                return
        finish(board)

    def pledge(self, hand: Pledge) -> None:
        if hand.board.need:
            pledge_tenant(hand)


# -- transformations ----------------------------------------------------------------------------


def _may_aim(s: BattaliaState, kind: int) -> bool:
    if not can_change(s.board.act, kind):
        return False
    if s.board.act == acts.ECLIPSE:
        return kind in s.hands[s.board.turn]
    if s.board.act != acts.PROMOTE:
        return True
    return kind in s.hands[s.board.turn] and s.board.top[kind % RANKS + 1] != NOTHING


def can_change(act: int, kind: int) -> bool:
    """A13, A19, Q5: whether an effect can be laid on such a card. Title and scroll change units of
    a faction, Crown and Book the Unbound too; Storm 9 upgrades any unit, and Metamorphia's ice
    doubles any, royals and Fanatics included (C21)."""
    if act == acts.AMULET:
        return changeable(kind)
    if act == acts.ECLIPSE:
        return kind < STAND_IN
    rank = kind % RANKS
    if act == acts.PROMOTE:
        return kind < ROYAL and rank < LORD
    if act == acts.SCROLL:
        return kind < UNBOUND_UNIT and rank > 0
    if act == acts.BOOK:
        return kind < FANATIC_UNIT
    if act == acts.CLONE:
        return kind < ARTEFACT
    return rank < LORD and kind < (UNBOUND_UNIT if act == acts.TITLE else FANATIC_UNIT)


class Aiming(Step):
    """A unit or other card in hand, for the effect in `act`."""

    def choices(self, s: BattaliaState) -> list[int]:
        """Who must and cannot says so: no hand tells by itself what it lacks (C5, Storm 9)."""
        found = [CARD.at(kind) for kind in lines.kinds_at_hand(s) if _may_aim(s, kind)]
        if not s.board.need or not found:
            found.append(DONE.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The card is named: it lies in the line now and becomes something else."""
        board = s.board
        kind, card, _ = MOVES.parts(move)
        if kind is DONE:
            finish(board)
            return
        board.need = 0
        if board.act == acts.PROMOTE:
            _promote(s, card, tell)
            return
        board.source = s.spend(card)
        if tell is not None:
            s.tell(tell, "aim", board.turn, card=CARD_NAMES[card])
        board.forms = _forms(s, card, tell)
        if len(board.forms) == 1:
            take_form(s, board.forms[0], tell)
        else:
            board.phase = FORMING

    def pledge(self, hand: Pledge) -> None:
        """A13: a card that the effect can change; the storm asks whether there is one or not."""
        act = hand.board.act
        if hand.board.need and act != acts.PROMOTE:
            known = [kind for kind in hand.at_hand() if can_change(act, kind)]
            hand.want([kind for kind in hand.cards if can_change(act, kind)], len(known), 1)


def _forms(s: BattaliaState, kind: int, tell: Tell | None) -> list[int]:
    """A13: what the card may become, sorted."""
    board = s.board
    act = board.act
    if act == acts.AMULET:
        return _amulet_forms(s, kind, tell)
    if act == acts.ECLIPSE:
        return elixirs.ECLIPSED
    colour, rank = COLOUR_OF[kind], kind % RANKS
    if act == acts.TITLE:
        highest = min(rank + board.left, LORD)
        return [unit(colour, higher) for higher in range(rank + 1, highest + 1)]
    if act == acts.SCROLL:
        return [unit(colour, lower) for lower in range(rank)]
    if act == acts.CROWN:
        return [unit(colour, LORD)]
    return [kind]


def _amulet_forms(s: BattaliaState, kind: int, tell: Tell | None) -> list[int]:
    """A13, B15: a die; lit, two of them."""
    board = s.board
    colour = COLOUR_OF[board.card]
    if colour >= COLOURS:
        colour = board.colour[board.turn]
    found: set[int] = set()
    for _ in range(2 if LIT[board.day] == AMULET else 1):
        die = s.roll()
        if tell is not None:
            s.tell(tell, "roll", board.turn, count=die)
        found.update(die_forms(die, colour))
    return sorted(found)


def die_forms(die: int, colour: int) -> list[int]:
    """A13: 1–4 a unit of that rank, 5 any artefact, 6 wild."""
    if die < ANY_ARTEFACT:
        return [unit(colour, die - 1)]
    found = [artefact(colour, type) for type in range(ARTEFACTS)]
    if die == WILD:
        found += [unit(colour, rank) for rank in range(RANKS)]
        found.append(SUPPLY)
    return found


def take_form(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """The transformed card waits for its line; Book and ice make two, a lit scroll goes on."""
    board = s.board
    origin = board.source
    if board.act == acts.CLONE and origin % ONE_CARD < CLONED:
        origin += CLONED
    s.make(kind, origin)
    if board.act in (acts.BOOK, acts.CLONE):
        s.make(kind, origin)
    if tell is not None:
        s.tell(tell, "form", board.turn, card=CARD_NAMES[kind])
    board.forms = []
    board.left -= 1
    if board.act == acts.SCROLL and board.left > 0 and board.held[board.turn]:
        board.phase = AIMING  # what else the hand holds is nobody's business
    else:
        finish(board)


def _promote(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C5, Storm 9: a unit in hand is upgraded free, the new card comes to hand."""
    board = s.board
    s.show(board.turn, kind)
    give_back(board, kind)
    if tell is not None:
        s.tell(tell, "upgrade", board.turn, card=CARD_NAMES[kind])
    board.to_hand = True
    gain_unit(s, board.turn, kind % RANKS + 1, tell)
    finish(board)
