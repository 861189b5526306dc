"""Cards played for their own effect in one's turn: tents, title, scroll, amulet (A13, A14).

A transformed card and what transformed it lie in the line already; what it has become may be laid
into any line until the turn ends. So it waits in `Board.guise` for the line it serves.
"""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import HOUSE, LIT
from plansza.games.battalia.rules.board import ACT, AIMING, FORMING, PITCHING, TENT_FIELDS
from plansza.games.battalia.rules.components import (
    AMULET,
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
from plansza.games.battalia.rules.moves import CARD, DONE, PLAY, part
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import acts, great_artefacts, lines
from plansza.games.battalia.rules.turn.pool import finish, gain_unit, give_back
from plansza.games.battalia.rules.variants import elixirs, fanatics, reactions

ANY_ARTEFACT = 5  # A13: what the amulet's die says
WILD = 6


def plays(s: State, counts: list[int]) -> list[int]:
    """The cards that can be played for their own effect now, sorted."""
    found: list[int] = []
    for kind in lines.kinds_at_hand(s):
        own = CLASS_OF[kind]
        if is_fanatic(kind) and fanatics.can_use(s, s.board.turn, kind, True):
            found.append(PLAY.at(kind))
        if own < C_ARTEFACT or C_SUPPLY <= own < C_GREAT:
            continue
        if own in (C_GREAT, C_FATE):
            useful = great_artefacts.usable(s, kind, counts)
        elif own == C_ARTEFACT + TENT:
            useful = kind in s.hands[s.board.turn] and great_artefacts.can_pitch(s, kind)
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


def _any_target(s: State, act: int) -> bool:
    """Whether a unit at hand could be changed so."""
    return any(can_change(act, kind) for kind in lines.kinds_at_hand(s))


def _amulet_targets(s: State, amulet: int) -> int:
    """How many cards an amulet could change, itself left out."""
    count = 0
    for kind in lines.kinds_at_hand(s):
        if changeable(kind):
            count += 1
    if amulet < STAND_IN and _copies(s, amulet) == 1:
        count -= 1
    return count


def _copies(s: State, kind: int) -> int:
    """How many cards of a kind can be played, real and transformed."""
    return s.hands[s.board.turn].count(kind) + s.board.guise[s.board.turn].count(kind)


def changeable(kind: int) -> bool:
    """A13: units of a faction, ordinary artefacts and supplies; never royals, Great Artefacts,
    Unbound or Fanatics."""
    own = CLASS_OF[kind]
    return kind < UNBOUND_UNIT or (C_ARTEFACT <= own <= C_SUPPLY and kind < STAND_IN)


def play(s: State, kind: int, tell: Tell | None) -> None:
    """A card is played for its own effect."""
    board = s.board
    own = CLASS_OF[kind]
    s.tell(tell, "play", board.turn, card=CARD_NAMES[kind])
    s.spend(kind)
    board.card = kind
    if is_fanatic(kind):
        fanatics.ask(board, ACT)
    elif is_tent(kind):
        board.act = acts.PITCH
        if not reactions.chills(s, PLAY.at(kind)):
            pitch(s, kind)
    elif own == C_ARTEFACT + TITLE:
        aim(s, acts.TITLE, HOUSE.title_lit if LIT[board.day] == TITLE else 1)
    elif own == C_ARTEFACT + SCROLL:
        aim(s, acts.SCROLL, HOUSE.scroll_lit if LIT[board.day] == SCROLL else 1)
    elif own == C_ARTEFACT + AMULET:
        aim(s, acts.AMULET, 1)
    else:
        great_artefacts.play(s, kind, tell)


def aim(s: State, act: int, left: int) -> None:
    """A card of the hand is to be chosen for the effect."""
    s.board.act = act
    s.board.left = left
    s.board.need = 1
    s.board.phase = AIMING


# -- tents --------------------------------------------------------------------------------------


def is_tent(kind: int) -> bool:
    """Tents, and the Pavilion of Eyla."""
    return CLASS_OF[kind] == C_ARTEFACT + TENT or kind == GREAT + PAVILION


def pitch(s: State, kind: int) -> None:
    """a12: a tent is pitched; cards go in face down."""
    board = s.board
    board.played[board.turn].remove(kind)
    room = HOUSE.tent_lit if LIT[board.day] == TENT else 1
    board.tents += [board.turn, kind, 0, board.turns]
    s.tented.append([])
    board.left = HOUSE.pavilion if kind >= GREAT else room
    board.need = 1
    board.phase = PITCHING


def tentable(s: State) -> list[int]:
    """A14: any creation card but a Great Artefact; one at least."""
    found = [CARD.at(kind) for kind in lines.distinct(s.hands[s.board.turn]) if kind < GREAT]
    if not s.board.need:
        found.append(DONE.at())
    return found


def into_tent(s: State, move: int, tell: Tell | None) -> None:
    """A14: contents are hidden."""
    board = s.board
    if move != DONE.at():
        kind = part(move)
        s.hide(board.turn, kind)
        s.tented[-1].append(kind)
        s.tented[-1].sort()
        board.tents[len(board.tents) - TENT_FIELDS + 2] += 1
        board.left -= 1
        board.need = 0
        s.whisper(tell, "pitch", board.turn, kind, board.tents[-2])
        if board.left and board.held[board.turn]:
            return
    finish(board)


# -- transformations ----------------------------------------------------------------------------


def targets(s: State) -> list[int]:
    """What the effect may be aimed at."""
    board = s.board
    found = [CARD.at(kind) for kind in lines.kinds_at_hand(s) if _may_aim(s, kind)]
    if not board.need:
        found.append(DONE.at())
    return found


def _may_aim(s: State, kind: int) -> bool:
    if not can_change(s.board.act, kind):
        return False
    if s.board.act == acts.ECLIPSE:
        return kind in s.hands[s.board.turn]
    if s.board.act != acts.PROMOTE:
        return True
    return kind in s.hands[s.board.turn] and s.board.top[kind % RANKS + 1] != NOTHING


def can_change(act: int, kind: int) -> bool:
    """A13, A19, Q5: whether an effect can be laid on such a card. Title and scroll change units of
    a faction, Crown and Book the Unbound too; Storm 9 upgrades any unit."""
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
    return rank < LORD and kind < (UNBOUND_UNIT if act == acts.TITLE else FANATIC_UNIT)


def aimed(s: State, move: int, tell: Tell | None) -> None:
    """The card is named: it lies in the line now and becomes something else."""
    board = s.board
    if move == DONE.at():
        finish(board)
        return
    kind = part(move)
    board.need = 0
    if board.act == acts.PROMOTE:
        _promote(s, kind, tell)
        return
    s.spend(kind)
    s.tell(tell, "aim", board.turn, card=CARD_NAMES[kind])
    board.forms = _forms(s, kind, tell)
    if len(board.forms) == 1:
        take_form(s, board.forms[0], tell)
    else:
        board.phase = FORMING


def _forms(s: State, kind: int, tell: Tell | None) -> list[int]:
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


def _amulet_forms(s: State, kind: int, tell: Tell | None) -> list[int]:
    """A13, B15: a die; lit, two of them."""
    board = s.board
    colour = COLOUR_OF[board.card]
    if colour >= COLOURS:
        colour = board.colour[board.turn]
    found: set[int] = set()
    for _ in range(2 if LIT[board.day] == AMULET else 1):
        die = s.roll()
        s.tell(tell, "roll", board.turn, count=die)
        found.update(die_forms(die, colour))
    return sorted(found)


def die_forms(die: int, colour: int) -> list[int]:
    """A13: 1–4 a unit of that rank, 5 any artefact, 6 wild. No tent: it could not stay."""
    if die < ANY_ARTEFACT:
        return [unit(colour, die - 1)]
    found = [artefact(colour, type) for type in range(ARTEFACTS) if type != TENT]
    if die == WILD:
        found += [unit(colour, rank) for rank in range(RANKS)]
        found.append(SUPPLY)
    return found


def take_form(s: State, kind: int, tell: Tell | None) -> None:
    """The transformed card waits for its line; the Book makes two, a lit scroll goes on."""
    board = s.board
    board.guise[board.turn].append(kind)
    if board.act == acts.BOOK:
        board.guise[board.turn].append(kind)
    s.tell(tell, "form", board.turn, card=CARD_NAMES[kind])
    board.forms = []
    board.left -= 1
    if board.act == acts.SCROLL and board.left > 0 and board.held[board.turn]:
        board.phase = AIMING  # what else the hand holds is nobody's business
    else:
        finish(board)


def _promote(s: State, kind: int, tell: Tell | None) -> None:
    """C5, Storm 9: a unit in hand is upgraded free, the new card comes to hand."""
    board = s.board
    s.show(board.turn, kind)
    give_back(board, kind)
    s.tell(tell, "upgrade", board.turn, card=CARD_NAMES[kind])
    board.to_hand = True
    gain_unit(s, board.turn, kind % RANKS + 1, tell)
    finish(board)
