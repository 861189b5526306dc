"""Positions from short text, for the pictures of the guide and for the lessons.

    staged(position, {"hand": "GLord*3 Supply", "land": "b3:Straight:G:0", "day": 3})

Everything comes from the box: what is laid or held leaves its stack, and what was there before goes
back. Seats are counted from 1; decks without a number are those of the first.

    factions  green red gold        by seat, then those that nobody plays
    homes     b2 f6                 start cities by seat
    gates     b4:G f4:R             where they stand
    land      b3:Straight:G:0       square, shape, colour, quarter turns
    cities    b2:1:3                square, seat (0: nobody's), level
    heroes    1.1:b3 1.2:off        seat and number, square
    markets   1:b3                  seat, square
    hand, nation, shelter, ambush, hand2, …    GLord*3 Supply Sword
    tents, tents2, …    GTent:GLord
    limbo, display      GFreeman; Sword Wings
    tops      Lord:G Tent:R         the top cards of stacks
    storms    8                     the effects still to come; the others were used
    guests    Bilkarr:b3            neutral players
    day, week numbers
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from plansza.core.contract import Position
from plansza.games.battalia.rules import networks, tokens
from plansza.games.battalia.rules.assumptions import START_SUPPLIES, START_UNITS
from plansza.games.battalia.rules.board import (
    DRAFT,
    FACTION,
    HOME,
    NAMING,
    NOBODY,
    TENT_FIELDS,
)
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACT_NAMES,
    ARTEFACTS,
    BANDS,
    CARD_NAMES,
    CARD_NUMBERS,
    CHEST,
    COLOUR_NAMES,
    DAYS,
    DUST,
    EXITS,
    FATE,
    GATE,
    GREAT,
    HAND,
    HEROES,
    LETTERS,
    MARKETS,
    NEUTRAL_NAMES,
    NOTHING,
    RANK_NAMES,
    RANKS,
    ROYAL,
    S_ARTEFACT,
    S_TERRAIN,
    SHAPE_NAMES,
    SHAPES,
    STORMS,
    SUPPLY,
    TOP_LEVEL,
    turned,
    unit,
)
from plansza.games.battalia.rules.moves import COLOUR, SQUARE
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, STARTS, plan
from plansza.games.battalia.rules.turn.camp import remove_tent
from plansza.games.battalia.rules.turn.pool import turn_up

PLACES = ("hand", "nation", "shelter", "ambush", "tents")
DECK = re.compile(rf"({'|'.join(PLACES)})([1-6]?)")
STACK_NAMES = (*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[:SHAPES])
OPENING = ("factions", "homes")  # read while the table is being set up


def staged(position: Position, stage: Mapping[str, Any]) -> BattaliaPosition:
    """Another position, with all this on the table; `ValueError` for what cannot be."""
    assert isinstance(position, BattaliaPosition)
    table = position.copy()
    _refuse_unknown(stage, table.board.seats)
    _set_up(table, str(stage.get("factions", "")), str(stage.get("homes", "")))
    decks = {key: str(text) for key, text in stage.items() if DECK.fullmatch(key)}
    written = {_seat_of(key) for key in decks}
    for seat in range(table.board.seats) if written else ():
        _put_away(table, seat)
    for key, read in READERS.items():
        if key in stage:
            _each(table, key, str(stage[key]), read)
    for key, text in decks.items():
        _deal(table, key, text)
    for seat in range(table.board.seats) if written else ():
        if seat not in written:
            _deal_first_deck(table, seat)
    _turn_all_up(table)
    _each(table, "tops", str(stage.get("tops", "")), _turn_up)
    if not all(tokens.enough(table.board, seat) for seat in range(table.board.seats)):
        raise ValueError(f"cities = {stage.get('cities')!r}: there are not so many tokens")
    table.board.changed()
    return table


def _refuse_unknown(stage: Mapping[str, Any], seats: int) -> None:
    for key in stage:
        deck = DECK.fullmatch(key)
        if not deck and key not in (*OPENING, *READERS, "tops"):
            raise ValueError(f"nobody knows how to stage {key!r}")
        if deck and _seat_of(key) >= seats:
            raise ValueError(f"{key!r}: there are {seats} seats")


def _each(
    p: BattaliaPosition, key: str, text: str, read: Callable[[BattaliaPosition, str], None]
) -> None:
    """Every word by itself, so that a bad one can be named."""
    _begin_anew(p, key)
    for word in text.split():
        try:
            read(p, word)
        except (ValueError, KeyError, IndexError) as fault:
            raise ValueError(f"{key}: {word!r} cannot be staged ({fault})") from fault


def _begin_anew(p: BattaliaPosition, key: str) -> None:
    """Lists of what is left begin empty."""
    if key == "storms":
        p.board.storms, p.board.spent = [], list(range(STORMS))
    elif key == "display":
        p.board.unused = sorted(p.board.unused + p.board.display)
        p.board.display = []


# -- setting up ---------------------------------------------------------------------------------


def _set_up(p: BattaliaPosition, factions: str, homes: str) -> None:
    """Everything up to the first turn, which is the first seat's."""
    board = p.board
    if board.phase in (NAMING, FACTION):
        board.first = board.turn = board.seat = 0
    wanted = [COLOUR_NAMES.index(name) for name in _known(factions, COLOUR_NAMES, "factions")]
    while board.phase in (NAMING, FACTION):
        legal = p.legal_moves(board.seat)
        liked = [COLOUR.at(colour) for colour in wanted if COLOUR.at(colour) in legal]
        p.step(board.seat, (liked or legal)[0])
    squares = [SQUARE_NAMES.index(name) for name in _known(homes, SQUARE_NAMES, "homes")]
    starts = plan(board.seats, STARTS, p.options.map)
    if squares and sorted(squares) != sorted(starts):
        raise ValueError(f"homes: {homes!r} are not the start cities")
    while board.phase == HOME:
        p.step(board.seat, SQUARE.at((squares or starts)[board.seat]))
    while board.phase == DRAFT:
        p.step(board.seat, p.legal_moves(board.seat)[0])


def _known(text: str, names: tuple[str, ...] | list[str], key: str) -> list[str]:
    for word in text.split():
        if word not in names:
            raise ValueError(f"{key}: nobody knows {word!r}")
    return text.split()


# -- cards --------------------------------------------------------------------------------------


def _stack_of(kind: int) -> tuple[int, int]:
    """The stack of a unit or an artefact, and its colour or band."""
    if kind < ROYAL:
        return kind % RANKS, kind // RANKS
    return S_ARTEFACT + (kind - ARTEFACT) % ARTEFACTS, (kind - ARTEFACT) // ARTEFACTS


def _take(p: BattaliaPosition, kind: int, seat: int = NOBODY) -> None:
    """A card leaves the box for a seat's deck."""
    board = p.board
    name = CARD_NAMES[kind]
    if kind in (SUPPLY, DUST, CHEST):
        heap = ("supplies", "dust", "chests")[kind - SUPPLY]
        if not getattr(board, heap):
            raise ValueError(f"no {name} is left")
        setattr(board, heap, getattr(board, heap) - 1)
    elif kind < ROYAL or ARTEFACT <= kind < SUPPLY:
        _take_from(p, *_stack_of(kind), name)
    elif kind < ARTEFACT:
        place = 2 * seat + (kind - ROYAL) % 2
        if board.colour[seat] != (kind - ROYAL) // 2 or board.crowned[place]:
            raise ValueError(f"{name} reigns elsewhere")
        board.crowned[place] = 1
    elif kind <= FATE:
        if kind == FATE:
            board.fates.remove(0)
        else:
            (board.display if kind in board.display else board.unused).remove(kind)
        board.great_of[kind - GREAT] = seat
    else:
        raise ValueError(f"{name} is no real card")


def _take_from(p: BattaliaPosition, stack: int, colour: int, name: str) -> None:
    """A card of this colour out of its stack, rather from below."""
    board = p.board
    if board.under[stack * BANDS + colour]:
        board.under[stack * BANDS + colour] -= 1
    elif board.top[stack] == colour:
        board.top[stack] = NOTHING
    elif colour in board.tail[stack]:
        board.tail[stack].remove(colour)
    else:
        raise ValueError(f"no {name} is left")


def _give_back(p: BattaliaPosition, kind: int) -> None:
    """A card of a deck returns to the box."""
    board = p.board
    if kind in (SUPPLY, DUST, CHEST):
        heap = ("supplies", "dust", "chests")[kind - SUPPLY]
        setattr(board, heap, getattr(board, heap) + 1)
    elif kind < ROYAL or ARTEFACT <= kind < SUPPLY:
        stack, colour = _stack_of(kind)
        board.under[stack * BANDS + colour] += 1
    elif kind < ARTEFACT:
        owner = board.colour.index((kind - ROYAL) // 2)
        board.crowned[2 * owner + (kind - ROYAL) % 2] = 0
    else:
        board.great_of[kind - GREAT] = NOBODY
        (board.fates if kind == FATE else board.unused).append(0 if kind == FATE else kind)


def _put_away(p: BattaliaPosition, seat: int) -> None:
    """A seat's whole deck returns to the box."""
    board = p.board
    piles = [p.hands, p.nations, p.tops, p.veils, p.ambushes, board.shelter, board.played]
    for pile in piles:
        for kind in pile[seat]:
            _give_back(p, kind)
        pile[seat] = []
    board.seen[seat] = []
    while seat in board.tents[::TENT_FIELDS]:
        tent = board.tents[::TENT_FIELDS].index(seat)
        for kind in p.tented[tent]:
            _give_back(p, kind)
        _give_back(p, remove_tent(p, tent))
    for counts in (board.held, board.nation, board.stacked, board.veiled, board.ambush):
        counts[seat] = 0


def _deal_first_deck(p: BattaliaPosition, seat: int) -> None:
    """A7: for whom nothing is written, of his own colour as far as there are such cards."""
    board = p.board
    own = sorted(board.factions, key=lambda colour: colour != board.colour[seat])
    for rank, count in enumerate(START_UNITS):
        kinds = [unit(colour, rank) for colour in own]
        left = [[kind] * board.under[rank * BANDS + kind // RANKS] for kind in kinds]
        for kind in [kind for each in left for kind in each][:count]:
            _take(p, kind)
            _put(p, "nation", seat, kind)
    for _ in range(START_SUPPLIES):
        _take(p, SUPPLY)
        _put(p, "nation", seat, SUPPLY)
    p.draw(seat, HAND, None)


def _seat_of(key: str) -> int:
    deck = DECK.fullmatch(key)
    return int(deck[2] or 1) - 1 if deck else NOBODY


def _deal(p: BattaliaPosition, key: str, text: str) -> None:
    """One place of a deck."""
    place, seat = key.rstrip("123456"), _seat_of(key)

    def deal(p: BattaliaPosition, word: str) -> None:
        for kind in _cards(word):
            _take(p, kind, seat)
            _put(p, place, seat, kind)

    def pitch(p: BattaliaPosition, word: str) -> None:
        tent, _, inside = word.partition(":")
        kinds = [CARD_NUMBERS[tent], *_cards(inside)]
        for kind in kinds:
            _take(p, kind, seat)
        p.board.tents += [seat, kinds[0], len(kinds) - 1, 0, 0]
        p.tented.append(sorted(kinds[1:]))

    _each(p, key, text, pitch if place == "tents" else deal)


def _put(p: BattaliaPosition, place: str, seat: int, kind: int) -> None:
    board = p.board
    if place == "shelter":
        board.shelter[seat].append(kind)
        return
    piles = {"hand": p.hands, "nation": p.nations, "ambush": p.ambushes}
    counts = {"hand": board.held, "nation": board.nation, "ambush": board.ambush}
    piles[place][seat] = sorted([*piles[place][seat], kind])
    counts[place][seat] += 1


def _cards(word: str) -> list[int]:
    """`GLord*3`: kinds of cards."""
    name, _, times = word.partition("*")
    return [CARD_NUMBERS[name]] * int(times or 1)


def _banish(p: BattaliaPosition, word: str) -> None:
    for kind in _cards(word):
        _take(p, kind)
        p.board.limbo.append(kind)


def _display(p: BattaliaPosition, word: str) -> None:
    kind = CARD_NUMBERS[word]
    p.board.unused.remove(kind)
    p.board.display = sorted([*p.board.display, kind])


def _turn_all_up(p: BattaliaPosition) -> None:
    for stack, top in enumerate(p.board.top):
        if top == NOTHING:
            turn_up(p, stack)


def _turn_up(p: BattaliaPosition, word: str) -> None:
    """A card of this colour lies on top."""
    name, letter = word.split(":")
    stack, colour = STACK_NAMES.index(name), _band(letter)
    top = p.board.top[stack]
    if top != colour:
        _take_from(p, stack, colour, word)
        p.board.under[stack * BANDS + top] += 1
        p.board.top[stack] = colour


def _band(letter: str) -> int:
    return f"{LETTERS}UF".index(letter)


# -- the map ------------------------------------------------------------------------------------


def _square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def _seat(p: BattaliaPosition, text: str) -> int:
    seat = int(text) - 1
    if not NOBODY <= seat < p.board.seats:
        raise ValueError("no such seat")
    return seat


def _lay(p: BattaliaPosition, word: str) -> None:
    """A terrain card out of its stack; what lay there goes back."""
    name, shape, letter, turn = word.split(":")
    board, square = p.board, _square(name)
    number, hue = SHAPE_NAMES.index(shape), LETTERS.index(letter)
    if number >= SHAPES or board.land[square] >= SHAPES or board.land[square] < NOTHING:
        raise ValueError("no card of the pool lies there")
    if board.land[square] >= 0:
        board.under[(S_TERRAIN + board.land[square]) * BANDS + board.hue[square]] += 1
    _take_from(p, S_TERRAIN + number, hue, word)
    networks.lay(board, square, number, hue, turned(EXITS[number], int(turn)))


def _paint_gate(p: BattaliaPosition, word: str) -> None:
    """Two gates change places."""
    name, letter = word.split(":")
    board, square, hue = p.board, _square(name), LETTERS.index(letter)
    gates = [at for at, shape in enumerate(board.land) if shape == GATE]
    other = next((at for at in gates if board.hue[at] == hue), OFF)
    if square not in gates or other == OFF:
        raise ValueError("there is no such gate")
    board.hue[other], board.hue[square] = board.hue[square], hue


def _own(p: BattaliaPosition, word: str) -> None:
    name, seat, level = word.split(":")
    board, square = p.board, _square(name)
    if not board.is_city(square) or not 0 <= int(level) <= TOP_LEVEL:
        raise ValueError("there is no such city")
    board.owner[square], board.level[square] = _seat(p, seat), int(level)


def _stand(p: BattaliaPosition, word: str) -> None:
    hero, name = word.split(":")
    seat, number = hero.split(".")
    square = OFF if name == "off" else _square(name)
    if square != OFF and p.board.land[square] < 0:
        raise ValueError("there is no ground to stand on")
    p.board.heroes[_seat(p, seat) * HEROES + int(number) - 1] = square


def _trade_at(p: BattaliaPosition, word: str) -> None:
    seat, name = word.split(":")
    first = _seat(p, seat) * MARKETS
    free = p.board.markets[first : first + MARKETS].index(OFF)
    p.board.markets[first + free] = _square(name)


# -- the rest -----------------------------------------------------------------------------------


def _storm(p: BattaliaPosition, word: str) -> None:
    p.board.spent.remove(int(word) - 1)
    p.board.storms = sorted([*p.board.storms, int(word) - 1])


def _guest(p: BattaliaPosition, word: str) -> None:
    name, square = word.split(":")
    p.board.guests[NEUTRAL_NAMES.index(name)] = _square(square)


def _day(p: BattaliaPosition, word: str) -> None:
    if not 1 <= int(word) <= DAYS:
        raise ValueError("no such day")
    p.board.day = int(word) - 1


def _week(p: BattaliaPosition, word: str) -> None:
    if not 1 <= int(word) <= p.options.weeks:
        raise ValueError("no such week")
    p.board.week = int(word)


# In this order: cities stand on cards that were laid.
READERS: dict[str, Callable[[BattaliaPosition, str], None]] = {
    "gates": _paint_gate,
    "land": _lay,
    "cities": _own,
    "heroes": _stand,
    "markets": _trade_at,
    "display": _display,
    "limbo": _banish,
    "storms": _storm,
    "guests": _guest,
    "day": _day,
    "week": _week,
}
