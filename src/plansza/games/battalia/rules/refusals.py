"""Why a move is refused, said from what the asking seat knows: the open board and its own cards."""

from typing import Final

from plansza.core.errors import IllegalMove
from plansza.games.battalia.rules import moves as m
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.board import ACT, NOBODY
from plansza.games.battalia.rules.components import (
    BILKARR,
    CARD_NAMES,
    CITY,
    ELIXIR_NAMES,
    HEROES,
    NOTHING,
    PALSY,
    RANKS,
    S_ARTEFACT,
    S_TERRAIN,
    SHAPE_NAMES,
    is_fanatic,
)
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import actions, battle, lines
from plansza.games.battalia.rules.variants import alliance, elixirs, valleys

REFUSALS: Final = (
    "no-such-move", "finish-first", "not-now", "not-in-hand", "no-use", "no-room", "cannot-pay",
    "not-your-city", "heroes-out", "no-weapon", "no-target", "no-way", "empty-stack", "no-cohort",
    "too-late", "no-ambush", "no-market", "no-tent", "ally", "enough-attacks", "no-tribute",
    "no-bilkarr", "sold-out", "not-your-elixir", "brotherhood", "no-explorer", "no-goods",
    "no-bridge",
)  # fmt: skip


def explain(s: State, seat: int, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < m.ALL_MOVES:
        return IllegalMove("no-such-move", {"move": move})
    if s.board.phase != ACT:
        return IllegalMove("finish-first")
    if m.PLAY <= move < m.LURK:
        return _card(s, move - m.PLAY, "no-use")
    if m.BUILD <= move < m.PLACE:
        return _laying(s, move)
    if m.RAISE <= move < m.STORM_CITY:
        return _own_square(s, move)
    if m.STORM_CITY <= move < m.WITH:
        return _attack(s, move)
    if m.MARCH <= move < m.HIRE:
        return IllegalMove("no-way")
    if m.HIRE <= move < m.TYPE:
        return _buying(s, move)
    if m.EXPLORE <= move < m.DEAL + m.DEALS:
        return _valley(s, move)
    return _rest(s, move)


def _attack(s: State, move: int) -> IllegalMove:
    """A15, A16, C13."""
    board = s.board
    storming = move < m.STRIKE
    whose = board.owner[move - m.STORM_CITY] if storming else (move - m.STRIKE) // HEROES
    if whose != board.turn and whose in alliance.allies(board, board.turn):
        return IllegalMove("ally")
    if not alliance.may_attack(board, s.options.limit):
        return IllegalMove("enough-attacks")
    if elixirs.is_brother(board, board.turn) or (whose >= 0 and elixirs.is_brother(board, whose)):
        return IllegalMove("brotherhood")
    return IllegalMove("no-target" if battle.targets(s, lines.purse(s)) else "no-weapon")


def _card(s: State, kind: int, else_: str) -> IllegalMove:
    code = else_ if s.has(kind) else "not-in-hand"
    return IllegalMove(code, {"card": CARD_NAMES[kind]})


def _laying(s: State, move: int) -> IllegalMove:
    """a1, a3, a4, A11."""
    shape = CITY + (move - m.BUILD) // RANKS if move < m.ROAD else move - m.ROAD
    if s.board.top[S_TERRAIN + shape] == NOTHING:
        return IllegalMove("empty-stack")
    if networks.can_lay(s.board, s.board.turn, shape):
        return IllegalMove("cannot-pay")
    return IllegalMove("no-room", {"shape": SHAPE_NAMES[shape]})


def _own_square(s: State, move: int) -> IllegalMove:
    """a2, a9, a10."""
    board = s.board
    if move >= m.MARKET:
        square = move - m.MARKET
        reached = square in networks.market_squares(board, board.turn)
        return IllegalMove("cannot-pay") if reached else _there("no-market", square)
    square = move - m.RAISE if move < m.HERO else move - m.HERO
    if board.owner[square] != board.turn:
        return _there("not-your-city", square)
    first = board.turn * HEROES
    if move >= m.HERO and OFF not in board.heroes[first : first + HEROES]:
        return IllegalMove("heroes-out")
    return IllegalMove("cannot-pay")


def _there(code: str, square: int) -> IllegalMove:
    return IllegalMove(code, {"square": SQUARE_NAMES[square]})


def _buying(s: State, move: int) -> IllegalMove:
    """a6–a8."""
    top = s.board.top
    if m.UPGRADE <= move < m.BUY:
        kind = move - m.UPGRADE
        if kind not in s.hands[s.board.turn]:
            return IllegalMove("not-in-hand", {"card": CARD_NAMES[kind]})
        never = kind % RANKS == RANKS - 1 or is_fanatic(kind)
        return _card(s, kind, "no-use") if never else IllegalMove("cannot-pay")
    stack = move - m.HIRE if move < m.UPGRADE else S_ARTEFACT + move - m.BUY
    return IllegalMove("empty-stack" if top[stack] == NOTHING else "cannot-pay")


def _valley(s: State, move: int) -> IllegalMove:
    """C25: a15, buildings, and what joins the valleys."""
    if move < m.CRAFT:
        near = move - m.EXPLORE in valleys.beside(s.board, s.board.turn)
        return IllegalMove("cannot-pay") if near else _there("no-explorer", move - m.EXPLORE)
    return IllegalMove("no-goods" if move < m.RING else "no-bridge")


def _rest(s: State, move: int) -> IllegalMove:
    """A8, a11–a13."""
    if m.COHORT <= move < m.MULLIGAN:
        return IllegalMove("too-late" if s.board.begun[s.board.turn] else "no-cohort")
    if move == m.MULLIGAN:
        return IllegalMove("too-late")
    if move == m.AMBUSH:
        return IllegalMove("no-ambush")
    if m.SELL <= move <= m.GRIND:
        if actions.markets_open(s.board):
            return IllegalMove("cannot-pay")
        where = s.board.heroes[s.board.turn * HEROES]
        return _there("no-market", max(where, 0))
    if m.OPEN <= move < m.RAID:
        return IllegalMove("no-tent")
    if m.TRIBUTE <= move < m.ELIXIR:
        return IllegalMove("no-tribute")
    if m.ELIXIR <= move < m.DRAW:
        return _elixir(s, move)
    return IllegalMove("not-now")


def _elixir(s: State, move: int) -> IllegalMove:
    """C23."""
    board = s.board
    if move >= m.DRINK:
        elixir = move - m.DRINK if move < m.POISON else PALSY if move < m.USE else move - m.USE
        return IllegalMove("not-your-elixir", {"elixir": ELIXIR_NAMES[elixir]})
    elixir = move - m.ELIXIR
    if elixirs.owner_of(board, elixir) != NOBODY:
        return IllegalMove("sold-out", {"elixir": ELIXIR_NAMES[elixir]})
    first = board.turn * HEROES
    where = board.guests[BILKARR]
    there = where != OFF and where in board.heroes[first : first + HEROES]
    return IllegalMove("cannot-pay" if there else "no-bilkarr")
