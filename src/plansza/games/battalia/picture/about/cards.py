"""About cards: what each kind does, and what it means where it lies."""

from plansza.core.drawing import Phrase
from plansza.games.battalia.picture.faces import great_number
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACT_NAMES,
    ARTEFACTS,
    C_ARTEFACT,
    CARD_NAMES,
    CARD_NUMBERS,
    CHEST,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    DUST,
    FREEMAN,
    GREAT,
    KINDS,
    QUEEN,
    RANKS,
    ROYAL,
    STAND_IN,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
)
from plansza.games.battalia.rules.turn.acts import FIGHTS
from plansza.games.battalia.rules.view import BattaliaView

# Where a card lies in a drawer: `shelter-nation-GLord`.
PILES = ("shelter", "nation", "vase", "ambush", "tents", "stash", "spare", "limbo")


def kind_of(board: Board, kind: int) -> list[Phrase]:
    """What a card is and does, wherever it lies."""
    if kind >= STAND_IN:
        return [*_stand_in(board, kind), ("replaces", {})]
    if kind >= GREAT:
        return great(board, CARD_NAMES[kind])
    if kind >= SUPPLY:
        return [({SUPPLY: "supply", DUST: "dust", CHEST: "chest"}[kind], {})]
    if kind >= ARTEFACT:
        return artefact(board, (kind - ARTEFACT) % ARTEFACTS)
    return _unit(kind)


def _stand_in(board: Board, kind: int) -> list[Phrase]:
    own = CLASS_OF[kind]
    return rank(own) if own < RANKS else artefact(board, own - C_ARTEFACT)


def rank(own: int) -> list[Phrase]:
    """A3, a1, a2: what units of a rank are good for."""
    found: list[Phrase] = [("unit", {"strength": own + 1})]
    return [*found, ("unit-labour", {})] if own == FREEMAN else found


def _unit(kind: int) -> list[Phrase]:
    if kind >= ROYAL:
        queen = CLASS_OF[kind] == QUEEN
        return [("queen" if queen else "king", {})]
    own = rank(kind % RANKS)
    if is_fanatic(kind):
        return [*own, ("fanatic", {})]
    if kind >= UNBOUND_UNIT:
        return [*own, ("unbound", {})]
    return [*own, ("of-faction", {"colour": COLOUR_NAMES[COLOUR_OF[kind]]})]


def artefact(board: Board, type: int) -> list[Phrase]:
    """A4, A6: what it does, and what today makes of it."""
    found: list[Phrase] = [("artefact", {"type": ARTEFACT_NAMES[type]})]
    if LIT[board.day] == type:
        found.append(("lit", {}))
    if CHOICE[board.day] == type:
        found.append(("choice", {}))
    return found


def great(board: Board, name: str) -> list[Phrase]:
    """A19, C10: what it does, when, and whose it is."""
    kind = CARD_NUMBERS[name]
    found: list[Phrase] = [("great", {"great": name, "number": great_number(name)})]
    found.append(("great-battle" if FIGHTS[kind] else "great-turn", {}))
    owner = board.great_of[kind - GREAT]
    return found if owner == NOBODY else [*found, ("great-owned", {"owner_seat": owner})]


# -- where they lie -----------------------------------------------------------------------------


def held(view: BattaliaView, name: str) -> list[Phrase]:
    """A card of the hand, or what one was turned into."""
    kind = CARD_NUMBERS[name]
    made = view.seat is not None and kind in view.board.guise[view.seat]
    return [*kind_of(view.board, kind), ("made" if made else "in-hand", {})][:4]


def piled(view: BattaliaView, name: str) -> list[Phrase]:
    """A card in a drawer."""
    pile, _, card = name.partition("-")
    return [*kind_of(view.board, CARD_NUMBERS[card]), (f"in-{pile}", {})][:4]


def offered(view: BattaliaView, name: str) -> list[Phrase]:
    """A card of the tray."""
    drafted = view.board.phase == b.DRAFT
    there: Phrase = ("drafted" if drafted else "offered", {})
    return [*kind_of(view.board, CARD_NUMBERS[name]), there][:4]


def lurking(view: BattaliaView, name: str) -> list[Phrase]:
    """A card of one's ambush, while one is attacked."""
    return [*kind_of(view.board, CARD_NUMBERS[name]), ("lurk", {})][:4]


def fought(view: BattaliaView, name: str) -> list[Phrase]:
    """A card in a battle line, by side and place; or the line above the hand."""
    side, _, place = name.partition("-")
    board, at = view.board, int(place) - 1
    kind = board.kinds[int(side)][at] % KINDS
    counted: Phrase = ("counts", {"strength": board.strengths[int(side)][at]})
    return [counted, *kind_of(board, kind)][:4]


def displayed(view: BattaliaView, name: str) -> list[Phrase]:
    """A Great Artefact that is to be won."""
    return [*great(view.board, name), ("displayed", {})]
