"""How strong the sides of a battle are (A15, A16, C10, C14, C23, C25)."""

from typing import Final

from plansza.games.battalia.rules.assumptions import HORSE_LIT, LIT, SWORD_STRENGTH, WEAPON_LIT
from plansza.games.battalia.rules.board import (
    CLONED,
    GUISED,
    NOBODY,
    ONE_CARD,
    Board,
    origin_of,
    printed_card,
)
from plansza.games.battalia.rules.components import (
    ARROW,
    C_ARTEFACT,
    C_KING,
    CLASS_OF,
    COLOURS,
    GREAT,
    HORSE,
    KINDS,
    NOTHING,
    SWORD,
    UNIVERSAL,
    WEAPON,
    is_fanatic,
)
from plansza.games.battalia.rules.variants import elixirs, heroic, valleys

ATTACKER: Final = 0
DEFENDER: Final = 1
ARROW_STRENGTH: Final = 2
DOUBLED: Final = 2  # C24: halves of a Fanatic


def strength_of(kind: int, day: int) -> int:
    """A15: what a card alone brings to a line."""
    own = CLASS_OF[kind]
    if own <= C_KING:
        return own + 1
    if own == C_ARTEFACT + WEAPON:
        return WEAPON_LIT if LIT[day] == WEAPON else 1
    if own == C_ARTEFACT + HORSE:
        return HORSE_LIT if LIT[day] == HORSE else 1
    if kind == GREAT + SWORD:
        return SWORD_STRENGTH
    return ARROW_STRENGTH if kind == GREAT + ARROW else 0


# What the strength of a side is made of, in the order of `ingredients`.
PARTS: Final = ("cards", "horn", "city", "morale", "terrain", "drill", "elixir")


def ingredients(board: Board, side: int) -> list[int]:
    """A15, C14, C23: what cards, horn, city, morale, terrain, veterans and elixirs bring."""
    return [
        sum(board.strengths[side]),
        _horn(board, side),
        defence(board) if side == DEFENDER else 0,
        _morale(board, side),
        at_home(board, side),
        0 if in_valley(board, side) else _drill(board, side),
        elixirs.strength(board, board.side_seat(side)),
    ]


def total(board: Board, side: int) -> int:
    """A15: all that together."""
    return sum(ingredients(board, side))


def _horn(board: Board, side: int) -> int:
    """A19, Horn of Baldur: one more for every unit in the line."""
    return board.extra[side] * len(units(board, side)) if board.extra[side] else 0


def _drill(board: Board, side: int) -> int:
    """C14: what the weak units of a veteran bring more, whatever the morale."""
    seat = board.side_seat(side)
    return heroic.drilled_cards(board, seat, units(board, side)) if board.heroic else 0


def units(board: Board, side: int) -> list[int]:
    """Q8: the units of a line that get what is added for every unit. A card that counts twice,
    doubled in the battle or before it, is one unit; each clone is one (C21), with both its halves
    if it is a Fanatic's."""
    found: list[int] = []
    known: list[int] = []
    for entry in board.kinds[side]:
        if CLASS_OF[entry % KINDS] > C_KING:
            continue
        if entry >= GUISED:
            origin = origin_of(entry)
            known.append(origin)
            if not _begins_a_card(entry, known.count(origin) - 1):
                continue
        found.append(entry % KINDS)
    return found


def _begins_a_card(entry: int, before: int) -> bool:
    """Q8: whether a transformed card with so many of its origin before it is counted as a card."""
    if origin_of(entry) % ONE_CARD < CLONED:
        return not before
    half = is_fanatic(printed_card(entry)) and not is_fanatic(entry % KINDS)
    return not half or before % DOUBLED == 0


def _morale(board: Board, side: int) -> int:
    """A15, C14: what a line of one faction is worth to the heroes."""
    if not one_faction(board.hues[side]):
        return 0
    return _cheered(board, side) * heroic.morale(board, side)


def heroes_in(board: Board, side: int) -> int:
    """How many heroes fight on this side."""
    if side == ATTACKER:
        return 1 if board.second == NOTHING else 2
    attacked = 0 if board.prey == NOTHING else 1
    return attacked + (board.joined & 1) + (board.joined >> 1)


def _cheered(board: Board, side: int) -> int:
    """A15, Q13: how many heroes morale can help: none who stands in a valley."""
    if side == DEFENDER:
        return 0 if board.is_valley(board.target) else heroes_in(board, side)
    count = 0
    for hero in (board.fighter, board.second):
        if hero != NOTHING and not board.is_valley(board.heroes[hero]):
            count += 1
    return count


def in_valley(board: Board, side: int) -> bool:
    """Q13: whether this side fights in a valley, where nobody gets a bonus."""
    return board.is_valley(board.target if side == DEFENDER else board.heroes[board.fighter])


def one_faction(hues: list[int]) -> bool:
    """A15: all cards of one and the same faction or universal; a line without cards is none."""
    faction = UNIVERSAL
    for hue in hues:
        if hue == UNIVERSAL:
            continue
        if hue >= COLOURS or (faction != UNIVERSAL and hue != faction):
            return False
        faction = hue
    return bool(hues)


def at_home(board: Board, side: int) -> int:
    """A15, C10: how many heroes fight on terrain of their colour; a bowman counts where he
    stands."""
    seat = board.side_seat(side)
    if seat == NOBODY:
        return 0
    if side == DEFENDER:
        native = board.hue[board.target] == board.colour[seat]
        return heroes_in(board, side) if native else 0
    count = 0
    for hero in (board.fighter, board.second):
        if hero != NOTHING and board.hue[board.heroes[hero]] == board.colour[seat]:
            count += 1
    return count


def defence(board: Board) -> int:
    """A15, A16, C25: the level of the city and what supports it, or the guard of what nobody
    owns."""
    if board.prey != NOTHING:
        return 0
    if board.foe == NOBODY:
        return heroic.guard(board, board.target)
    return board.level[board.target] + valleys.support(board, board.target)
