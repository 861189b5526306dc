"""Positions from short text, and moves in notation, for the tests of the rules.

    p = position(hand="GLord*3 Supply", day=2)
    play(p, "CityCross:4", "d3@0", "GLord", "GLord", "GLord")
    assert level(p, "d3") == 4

Seat 0 is green, 1 gold, 2 red, 3 blue; seat k lives on the k-th start square and it is seat 0's
turn. Cards come from nowhere, so that a test needs to name only those it is about.
"""

from itertools import count

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.errors import IllegalMove
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.rules import networks as lands
from plansza.games.battalia.rules.board import ONE_CARD, TENT_FIELDS
from plansza.games.battalia.rules.components import (
    BANDS,
    CARD_NUMBERS,
    ELIXIR_NAMES,
    GATE,
    GREAT,
    LETTERS,
    NEUTRAL_NAMES,
    SHAPE_NAMES,
    card_names,
    turned,
)
from plansza.games.battalia.rules.components import EXITS as SHAPE_EXITS
from plansza.games.battalia.rules.moves import COLOUR, SQUARE
from plansza.games.battalia.rules.position import BattaliaPosition, start
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, STARTS, plan
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS

GAME = Battalia()


def cards(text: str) -> list[int]:
    """`GLord*3 Supply` as a sorted list of kinds."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [CARD_NUMBERS[name]] * int(times or 1)
    return sorted(found)


def square(name: str) -> int:
    """The number of a square."""
    return SQUARE_NAMES.index(name)


def fresh(seats: int, **options: str) -> BattaliaPosition:
    """A game at its first decision, with green, gold, red, … in the pool and seat 0 first."""
    for seed in count():
        p = start(GAME.setup(seats, **options), FastChance(seed))
        if p.board.factions[:seats] == list(range(seats)):
            p.board.first = p.board.turn = p.board.seat = 0
            return p
    raise AssertionError("unreachable")


def position(
    hand: str = "",
    *,
    seats: int = 4,
    day: int = 1,
    week: int = 1,
    hands: dict[int, str] | None = None,
    nations: dict[int, str] | None = None,
    seed: int = 1,
    **options: str,
) -> BattaliaPosition:
    """Seat 0's turn, with this hand; other seats hold nothing unless `hands` says so."""
    p = fresh(seats, draft="top", **options)
    for seat in range(seats):
        if p.board.colour[seat] < 0:
            p.step(seat, COLOUR.at(seat))
    homes = plan(seats, STARTS, p.options.map)
    for seat in range(seats - 1, 0, -1):
        p.step(seat, SQUARE.at(homes[seat]))
    for seat in range(seats):
        give(p, seat, hand if seat == 0 else (hands or {}).get(seat, ""))
        if nations and seat in nations:
            p.nations[seat] = cards(nations[seat])
            p.board.nation[seat] = len(p.nations[seat])
    p.board.day, p.board.week = day - 1, week
    p.chance = FastChance(seed)
    return p


def give(p: BattaliaPosition, seat: int, text: str) -> None:
    """This hand instead of any other; Great Artefacts in it are owned."""
    p.hands[seat] = cards(text)
    p.board.held[seat] = len(p.hands[seat])
    for kind in p.hands[seat]:
        if kind >= GREAT:
            p.board.great_of[kind - GREAT] = seat


def lay(p: BattaliaPosition, where: str, shape: str, colour: str = "R", turn: int = 0) -> None:
    """A terrain card from nowhere."""
    number = SHAPE_NAMES.index(shape)
    mask = turned(SHAPE_EXITS[number], turn)
    lands.lay(p.board, square(where), number, LETTERS.index(colour), mask)


def city(
    p: BattaliaPosition,
    where: str,
    owner: int,
    level: int,
    colour: str = "R",
    shape: str = "CityCross",
) -> None:
    """A city from nowhere."""
    lay(p, where, shape, colour)
    p.board.owner[square(where)], p.board.level[square(where)] = owner, level
    p.board.changed()


def hero(p: BattaliaPosition, seat: int, number: int, where: str | None) -> None:
    """A hero moves there, or off the map."""
    p.board.heroes[seat * 2 + number - 1] = OFF if where is None else square(where)


def tent(p: BattaliaPosition, seat: int, kind: str, inside: str, turn: int = 0) -> None:
    """A tent that was pitched in an earlier turn."""
    p.board.tents += [seat, CARD_NUMBERS[kind], len(cards(inside)), turn, int(kind == "Pavilion")]
    p.tented.append(cards(inside))


def made(p: BattaliaPosition, kind: str) -> None:
    """A transformed card of seat 0, made of a supply from nowhere."""
    p.board.guise[0].append(CARD_NUMBERS[kind])
    p.board.origin[0].append(CARD_NUMBERS["Supply"] + ONE_CARD)


def storms(p: BattaliaPosition, *numbers: int) -> None:
    """Only these storm effects are left to draw; the others are nowhere."""
    p.board.storms = [number - 1 for number in numbers]


# -- playing ------------------------------------------------------------------------------------


def play(p: BattaliaPosition, *moves: str) -> list[Event]:
    """Play these moves, each for the seat to move; no card is ever lost."""
    events: list[Event] = []
    before = p.inventory()
    for text in moves:
        p.play(p.to_move[0], GAME.read_move(text), events.append)
        assert p.inventory() == before, f"cards lost or made by {text}"
    return events


def play_as(p: BattaliaPosition, seat: int, *moves: str) -> list[Event]:
    """Play these moves for one of several allies."""
    events: list[Event] = []
    before = p.inventory()
    for text in moves:
        p.play(seat, GAME.read_move(text), events.append)
        assert p.inventory() == before, f"cards lost or made by {text}"
    return events


def texts(p: BattaliaPosition, start: str = "", seat: int | None = None) -> list[str]:
    """The legal moves of the seat to move that begin like this, in notation."""
    mover = p.to_move[0] if seat is None else seat
    moves = [GAME.write_move(move) for move in p.legal_moves(mover)]
    return [move for move in moves if move.startswith(start)]


def refusal(p: BattaliaPosition, text: str, seat: int | None = None) -> IllegalMove:
    """Why this move is refused."""
    reason = p.why_not(p.to_move[0] if seat is None else seat, GAME.read_move(text))
    assert reason is not None, f"{text} is legal"
    return reason


# -- looking ------------------------------------------------------------------------------------


def hand(p: BattaliaPosition, seat: int = 0) -> str:
    """The cards in hand."""
    return card_names(p.hands[seat])


def shelter(p: BattaliaPosition, seat: int = 0) -> str:
    """The open part of the shelter, sorted."""
    return card_names(sorted(p.board.shelter[seat]))


def level(p: BattaliaPosition, where: str) -> int:
    """The level of a city."""
    return p.board.level[square(where)]


def owner(p: BattaliaPosition, where: str) -> int:
    """Whose city."""
    return p.board.owner[square(where)]


def where(p: BattaliaPosition, seat: int, number: int = 1) -> str:
    """Where a hero is."""
    at = p.board.heroes[seat * 2 + number - 1]
    return "" if at == OFF else SQUARE_NAMES[at]


def top(p: BattaliaPosition, stack: int) -> str:
    """The letter of the top card of a stack."""
    return LETTERS[p.board.top[stack]]


def codes(events: list[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event.code for event in events]


def tents(p: BattaliaPosition, seat: int) -> int:
    """How many tents a seat has."""
    return p.board.tents[::TENT_FIELDS].count(seat)


def empty_under(p: BattaliaPosition, *stacks: int) -> None:
    """Nothing lies below the top cards of these stacks."""
    for stack in stacks:
        p.board.under[stack * BANDS : stack * BANDS + BANDS] = [0] * BANDS


# -- neutral players and elixirs ----------------------------------------------------------------


def guest(p: BattaliaPosition, name: str, where: str) -> None:
    """A neutral player stands there."""
    p.board.guests[NEUTRAL_NAMES.index(name)] = square(where)


def guest_at(p: BattaliaPosition, name: str) -> str:
    """Where a neutral player stands."""
    at = p.board.guests[NEUTRAL_NAMES.index(name)]
    return "" if at == OFF else SQUARE_NAMES[at]


def flask(p: BattaliaPosition, elixir: str, owner: int, day: int = 0, used: int = 0) -> None:
    """An elixir stands before its owner, full or having worked for so many days."""
    at = ELIXIR_NAMES.index(elixir) * FLASK_FIELDS
    p.board.flasks[at : at + FLASK_FIELDS] = [owner, day, used]


def flask_of(p: BattaliaPosition, elixir: str) -> tuple[int, int, int]:
    """Its owner, the day it has worked, and whether it was used today."""
    at = ELIXIR_NAMES.index(elixir) * FLASK_FIELDS
    owner, day, used = p.board.flasks[at : at + FLASK_FIELDS]
    return owner, day, used


def pass_day(p: BattaliaPosition) -> list[Event]:
    """Everybody ends his turn, and nobody reaches for an elixir, until a new day begins."""
    events: list[Event] = []
    today = p.board.week, p.board.day
    while (p.board.week, p.board.day) == today and p.to_move:
        events += play(p, "abstain" if texts(p, "abstain") else "end")
    return events


def gate(p: BattaliaPosition, colour: int) -> str:
    """Where the gate of this colour stands."""
    board = p.board
    at = next(at for at in range(77) if board.land[at] == GATE and board.hue[at] == colour)
    return SQUARE_NAMES[at]


def shown(p: BattaliaPosition) -> list[str]:
    """The displayed Great Artefacts."""
    return card_names(sorted(p.board.display)).split()
