"""How moves are made on the picture: stacks, cards, squares and heroes are clicked, with a button
before them where a thing stands for several moves; the rest are buttons."""

from collections.abc import Sequence
from typing import Final

from plansza.core.picture import Speaker
from plansza.games.battalia import melee, movement
from plansza.games.battalia import moves as m
from plansza.games.battalia.board import Board
from plansza.games.battalia.components import (
    CARD_NAMES,
    CITY,
    COLOURS,
    GREAT,
    HEROES,
    KINDS,
    MASK,
    RANKS,
    ROTATIONS,
    S_ARTEFACT,
    S_TERRAIN,
)
from plansza.games.battalia.notation import NOTATION
from plansza.games.battalia.squares import SQUARE_NAMES, WAYS

Path = tuple[str, ...]
# Families whose square is clicked after a button that says what is done there.
SQUARED: Final = (
    (m.RAISE, m.HERO, "raise"),
    (m.HERO, m.MARKET, "hire-hero"),
    (m.MARKET, m.STORM_CITY, "market"),
    (m.STORM_CITY, m.STRIKE, "storm"),
    (m.RETREAT, m.FIGHT, "retreat"),
)
# Buttons that say what is done with the things clicked after them.
WORDS: Final = (*[word for _, _, word in SQUARED], "upgrade", "swap", "march", "port")
# Families that a click on the top of a stack stands for: first move, after the last, first stack.
STACKED: Final = (
    (m.HIRE, m.UPGRADE, 0),
    (m.BUY, m.TYPE, S_ARTEFACT),
    (m.TYPE, m.COLOUR, S_ARTEFACT),
    (m.ROAD, m.PLACE, S_TERRAIN),
)


def card_id(kind: int) -> str:
    """The id of a card."""
    return f"card-{CARD_NAMES[kind]}"


def square_id(square: int) -> str:
    """The id of a square."""
    return f"square-{SQUARE_NAMES[square]}"


def hero_id(place: int) -> str:
    """The id of a hero."""
    seat, hero = divmod(place, HEROES)
    return f"hero-{seat + 1}-{hero + 1}"


def stack_id(stack: int) -> str:
    """The id of a stack."""
    return f"stack-{stack}"


def entry_id(side: int, slot: int) -> str:
    """The id of a card in a line of a battle."""
    return f"line-{side + 1}-{slot + 1}"


def paths(board: Board, choices: Sequence[int]) -> dict[int, Path]:
    """What is clicked, in order, to make each of these moves. Where a card fits in one way only,
    nobody is asked how to turn it."""
    found = {move: path(board, move) for move in choices}
    places = [move - m.PLACE for move in choices if m.PLACE <= move < m.SQUARE]
    squares = [place // ROTATIONS for place in places]
    for place, square in zip(places, squares, strict=True):
        if squares.count(square) == 1:
            found[m.PLACE + place] = (square_id(square),)
    return found


def path(board: Board, move: int) -> Path:
    """What is clicked, in order, to make a move."""
    if m.CARD <= move < m.LURK:
        return (card_id((move - m.CARD) % KINDS),)
    if m.PLACE <= move < m.SQUARE:
        square, turn = divmod(move - m.PLACE, ROTATIONS)
        return square_id(square), f"turn-{turn}"
    if m.SQUARE <= move < m.RAISE:
        return (square_id(move - m.SQUARE),)
    if m.BUILD <= move < m.ROAD:
        shape, rank = divmod(move - m.BUILD, RANKS)
        return stack_id(S_TERRAIN + CITY + shape), f"level-{rank + 1}"
    if m.UPGRADE <= move < m.BUY:
        return "upgrade", card_id(move - m.UPGRADE)
    if m.SWAP <= move < m.GRIND:
        return "swap", stack_id(S_ARTEFACT + move - m.SWAP)
    for first, after, stack in STACKED:
        if first <= move < after:
            return (stack_id(stack + move - first),)
    for first, after, word in SQUARED:
        if first <= move < after:
            return word, square_id(move - first)
    if m.STRIKE <= move < m.WITH:
        return (hero_id(move - m.STRIKE),)
    if m.WITH <= move < m.HIRE:
        return _hero_path(board, move)
    if m.SLOT <= move < m.JOIN:
        side = melee.side_of(board)
        return (entry_id(1 - side if board.card == GREAT + MASK else side, move - m.SLOT),)
    return (button_id(move),)


def _hero_path(board: Board, move: int) -> Path:
    """A hero of the player whose turn it is, and where he goes."""
    first = board.turn * HEROES
    if move < m.MARCH:
        return (hero_id(first + move - m.WITH),)
    if move < m.STEP:
        return "march", hero_id(first + move - m.MARCH)
    if move < m.PORT:
        hero, way = divmod(move - m.STEP, WAYS)
        there = movement.step_to(board, board.heroes[first + hero], way)
        return hero_id(first + hero), square_id(there)
    hero, colour = divmod(move - m.PORT, COLOURS)
    return "port", hero_id(first + hero), square_id(movement.gate_square(board, colour))


def button_id(move: int) -> str:
    """The id of the button for a move."""
    return "move-" + NOTATION.write(move).replace(":", "-").replace("=", "is-").replace("+", "-")


def cards_in(choices: Sequence[int]) -> list[int]:
    """The cards that are to be clicked, in order."""
    return [move - m.CARD for move in choices if m.CARD <= move < m.PLAY]


def turns_in(found: dict[int, Path]) -> list[int]:
    """The rotations that are asked for."""
    return sorted({int(path[1][5:]) for path in found.values() if path[1:] and "turn-" in path[1]})


def buttons(found: dict[int, Path], words: Speaker) -> list[tuple[str, str]]:
    """The buttons that these moves need, each with its label."""
    labels: dict[str, str] = {}
    for move, path in found.items():
        if path == (button_id(move),):
            labels[path[0]] = words.move(move)
        elif m.BUILD <= move < m.ROAD:
            level = (move - m.BUILD) % RANKS + 1
            labels[path[1]] = words("button-level", level=level)
        elif path[0] in WORDS:
            labels[path[0]] = words(f"button-{path[0]}")
    return list(labels.items())
