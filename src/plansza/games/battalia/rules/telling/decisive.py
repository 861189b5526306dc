"""Moves that decide something great at once (A1, C19): the game won, a city taken for sure.

Nothing is guessed: a move counts only if everybody at the table could tell that it decides.
"""

from typing import Final

from plansza.core.contract import Phrase
from plansza.games.battalia.rules import tokens
from plansza.games.battalia.rules.board import ACT, ATTACKING, EMPTY, NOBODY, PICKING, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    C_ARTEFACT,
    CARD_NAMES,
    CLASS_OF,
    COLD_BREATH,
    COLOUR_OF,
    DAYS,
    ELIXIRS,
    HORSE,
    NOTHING,
    RUINS,
    SUPPLY,
    WEAPON,
    is_fanatic,
)
from plansza.games.battalia.rules.moves import BUILD, CARD, END, MOVES, RAISE, SQUARE
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.scoring import CITIES_TO_END, GREAT_CITY, great_cities, score
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from plansza.games.battalia.rules.turn import acts
from plansza.games.battalia.rules.turn.battle import could_defend
from plansza.games.battalia.rules.turn.battle_strength import (
    ATTACKER,
    DEFENDER,
    strength_of,
    total,
)
from plansza.games.battalia.rules.variants import alliance, elixirs

PROMPTS: Final[tuple[str, ...]] = ("win-city", "win-end", "take-city", "take-hero", "take-ruins")


def may_decide(board: Board, options: Options, seat: int) -> bool:
    """Whether it is worth while to look at the moves of this seat."""
    if seat not in alliance.movers(board):
        return False
    if board.phase == ATTACKING:
        return _falls(board)
    if board.phase == PICKING:
        return board.act == acts.LIFT and _is_one_short(board, seat)
    if board.phase != ACT:
        return False
    return _is_one_short(board, seat) or _ends_it(board, options, seat)


def among(board: Board, options: Options, seat: int, moves: list[int]) -> list[int]:
    """Those of the moves that decide, the greatest first; in a battle the weakest card that will
    do."""
    if board.phase == ATTACKING:
        winning = [move for move in moves if _wins_battle(board, move)]
        return sorted(winning, key=_strength)[:1]
    won = [move for move in moves if _wins_game(board, seat, move)]
    if END.at() in moves and _ends_it(board, options, seat):
        won.append(END.at())
    return won


def prompt(board: Board, seat: int, move: int) -> Phrase:
    """What the move decides."""
    kind, what, _ = MOVES.parts(move)
    if kind is END:
        return "win-end", {"count": score(board, seat)}
    if kind is not CARD:
        return "win-city", {"count": CITIES_TO_END[len(alliance.allies(board, seat))]}
    code = "take-city"
    if board.prey != NOTHING:
        code = "take-hero"
    elif board.land[board.target] == RUINS:
        code = "take-ruins"
    return code, {"square": SQUARE_NAMES[board.target], "card": CARD_NAMES[what]}


# -- the game -----------------------------------------------------------------------------------


def _is_one_short(board: Board, seat: int) -> bool:
    """C19: whether one more great city ends the game."""
    side = alliance.allies(board, seat)
    count = sum([great_cities(board, ally) for ally in side])
    return count + 1 >= CITIES_TO_END[len(side)] and not _may_be_chilled(board, seat)


def _may_be_chilled(board: Board, seat: int) -> bool:
    """C23: whether an opponent's Cold Breath could cancel the line."""
    owner = elixirs.owner_of(board, COLD_BREATH)
    return owner != NOBODY and not alliance.allied(board, owner, seat)


def _wins_game(board: Board, seat: int, move: int) -> bool:
    """A1, C19: whether a city that is founded or raised so ends the game with more points than
    anybody else has."""
    kind, what, rank = MOVES.parts(move)
    if kind is BUILD:
        square, level = board.land.index(EMPTY), rank + 1
    elif kind is RAISE:
        square, level = what, board.level[what] + 1
    elif kind is SQUARE and board.phase == PICKING and board.act == acts.LIFT:
        square, level = what, tokens.next_level(board, seat, what, board.left)
    else:
        return False
    if level < GREAT_CITY or board.level[square] >= GREAT_CITY:
        return False
    after = board.copy()
    after.owner[square], after.level[square] = seat, level
    return _leads(after, seat)


def _leads(board: Board, seat: int) -> bool:
    """A1: more points than every other side."""
    own = score(board, seat)
    others = [other for other in range(board.seats) if not alliance.allied(board, seat, other)]
    return all(own > score(board, other) for other in others)


def _ends_it(board: Board, options: Options, seat: int) -> bool:
    """Q4: whether the end of this turn is the end of the last week, and this side leads."""
    last = board.week == options.weeks and board.day == DAYS - 1
    following = (seat + 1) % board.teams == board.first % board.teams
    alone = alliance.movers(board) == (seat,)
    return last and following and alone and _leads(board, seat)


# -- a battle -----------------------------------------------------------------------------------


def _falls(board: Board) -> bool:
    """A15: whether nobody can answer a card that puts the attacker ahead."""
    if any(elixirs.owner_of(board, elixir) != NOBODY for elixir in range(ELIXIRS)):
        return False
    return board.foe == NOBODY or not could_defend(board)


def _wins_battle(board: Board, move: int) -> bool:
    """A15: a plain card, neither doubled nor laid on another, that puts the attacker ahead."""
    kind, card, _ = MOVES.parts(move)
    if kind is not CARD or not is_plain(card):
        return False
    after = board.copy()
    after.kinds[ATTACKER].append(card)
    after.strengths[ATTACKER].append(strength_of(card, board.day))
    after.hues[ATTACKER].append(COLOUR_OF[card])
    return total(after, ATTACKER) > total(after, DEFENDER)


def is_plain(card: int) -> bool:
    """Units, royals, weapons and horses count by their strength alone."""
    if card < ARTEFACT:
        return not is_fanatic(card)
    return card < SUPPLY and CLASS_OF[card] - C_ARTEFACT in (WEAPON, HORSE)


def _strength(move: int) -> int:
    _, card, _ = MOVES.parts(move)
    return strength_of(card, 0)
