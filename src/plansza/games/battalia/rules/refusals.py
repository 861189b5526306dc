"""Why a move is refused, said from what the asking seat knows: the open board and its own cards."""

from typing import Final

from plansza.core.errors import IllegalMove
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.battalia.rules import networks, tokens
from plansza.games.battalia.rules.board import ACT, NOBODY
from plansza.games.battalia.rules.components import (
    BILKARR,
    CARD_NAMES,
    ELIXIR_NAMES,
    HEROES,
    NOTHING,
    PALSY,
    RANKS,
    S_ARTEFACT,
    S_TERRAIN,
    SHAPE_NAMES,
    TOP_LEVEL,
    is_fanatic,
)
from plansza.games.battalia.rules.moves import (
    AMBUSH,
    BUILD,
    BUY,
    COHORT,
    CRAFT,
    DEAL,
    DRINK,
    ELIXIR,
    EXPLORE,
    GRIND,
    HERO,
    HIRE,
    HUSH,
    MARCH,
    MARKET,
    MOVES,
    MULLIGAN,
    OPEN,
    PLAY,
    POISON,
    PORT,
    RAISE,
    RING,
    ROAD,
    SELL,
    STEP,
    STORM_CITY,
    STRIKE,
    SWAP,
    TRIBUTE,
    UPGRADE,
    USE,
)
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import battle, buying, lines
from plansza.games.battalia.rules.variants import alliance, elixirs, valleys

REFUSALS: Final = codes("""
    no-such-move finish-first not-now not-in-hand no-use no-room cannot-pay not-your-city
    heroes-out no-weapon no-target no-way empty-stack no-cohort too-late no-ambush no-market
    no-tent ally enough-attacks no-tribute no-bilkarr sold-out not-your-elixir brotherhood
    no-explorer no-goods no-bridge no-token just-received nobody-asks
""")


def explain(s: BattaliaState, seat: int, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < MOVES.count:
        return IllegalMove("no-such-move", {"move": move})
    kind, what, more = MOVES.parts(move)
    if s.board.phase != ACT and kind not in ELIXIR_MOVES:
        return IllegalMove("finish-first")
    if kind is PLAY:
        return _card(s, what, "no-use")
    if kind is BUILD and tokens.left(s.board, s.board.turn, more + 1) <= 0:
        return _no_token(more + 1)
    if kind is BUILD or kind is ROAD:
        return _laying(s, what)
    if kind is RAISE or kind is HERO:
        return _own_city(s, kind, what)
    if kind is MARKET:
        return _market(s, what)
    if kind is STORM_CITY and _cannot_mark(s, what):
        return _no_token(battle.level_taken(s.board, what))
    if kind is STORM_CITY or kind is STRIKE:
        return _attack(s, s.board.owner[what] if kind is STORM_CITY else what)
    if kind is HIRE or kind is BUY:
        stack = what if kind is HIRE else S_ARTEFACT + what
        return IllegalMove("empty-stack" if s.board.top[stack] == NOTHING else "cannot-pay")
    if kind is UPGRADE:
        return _upgrade(s, what)
    if kind is SELL or kind is SWAP or kind is GRIND:
        return _trade(s, kind)
    if kind is EXPLORE:
        return _exploring(s, what)
    return _rest(s, kind, what)


def _attack(s: BattaliaState, whose: int) -> IllegalMove:
    """A15, A16, C13."""
    board = s.board
    if whose != board.turn and whose in alliance.allies(board, board.turn):
        return IllegalMove("ally")
    if not alliance.may_attack(board, s.options.limit):
        return IllegalMove("enough-attacks")
    if elixirs.is_brother(board, board.turn) or (whose >= 0 and elixirs.is_brother(board, whose)):
        return IllegalMove("brotherhood")
    return IllegalMove("no-target" if battle.targets(s, lines.purse(s)) else "no-weapon")


def _cannot_mark(s: BattaliaState, square: int) -> bool:
    """A17: an opponent's or neutral city that no token is left for."""
    board = s.board
    if not board.is_city(square) or alliance.allied(board, board.turn, board.owner[square]):
        return False
    return not tokens.conquered(board, board.turn, battle.level_taken(board, square))


def _no_token(level: int) -> IllegalMove:
    return IllegalMove("no-token", {"level": level})


def _card(s: BattaliaState, card: int, else_: str) -> IllegalMove:
    code = else_ if s.has(card) else "not-in-hand"
    return IllegalMove(code, {"card": CARD_NAMES[card]})


def _laying(s: BattaliaState, shape: int) -> IllegalMove:
    """a1, a3, a4, A11."""
    if s.board.top[S_TERRAIN + shape] == NOTHING:
        return IllegalMove("empty-stack")
    if networks.can_lay(s.board, s.board.turn, shape):
        return IllegalMove("cannot-pay")
    return IllegalMove("no-room", {"shape": SHAPE_NAMES[shape]})


def _own_city(s: BattaliaState, kind: Kind, square: int) -> IllegalMove:
    """a2, a9."""
    board = s.board
    if board.owner[square] != board.turn:
        return _there("not-your-city", square)
    first = board.turn * HEROES
    if kind is HERO and OFF not in board.heroes[first : first + HEROES]:
        return IllegalMove("heroes-out")
    if kind is RAISE and board.can_grow(square):
        level = min(board.level[square] + 1, TOP_LEVEL)
        if tokens.left(board, board.turn, level, square) <= 0:
            return _no_token(level)
    return IllegalMove("cannot-pay")


def _market(s: BattaliaState, square: int) -> IllegalMove:
    """a10."""
    reached = square in networks.market_squares(s.board, s.board.turn)
    return IllegalMove("cannot-pay") if reached else _there("no-market", square)


def _there(code: str, square: int) -> IllegalMove:
    return IllegalMove(code, {"square": SQUARE_NAMES[square]})


def _exploring(s: BattaliaState, square: int) -> IllegalMove:
    """a15."""
    if square not in valleys.beside(s.board, s.board.turn):
        return _there("no-explorer", square)
    if valleys.lacks_token(s.board, square):
        return _no_token(valleys.LEVEL)
    return IllegalMove("cannot-pay")


def _upgrade(s: BattaliaState, card: int) -> IllegalMove:
    """a7."""
    if card not in s.hands[s.board.turn]:
        return IllegalMove("not-in-hand", {"card": CARD_NAMES[card]})
    never = card % RANKS == RANKS - 1 or is_fanatic(card)
    return _card(s, card, "no-use") if never else IllegalMove("cannot-pay")


def _trade(s: BattaliaState, kind: Kind) -> IllegalMove:
    """C6."""
    if buying.markets_open(s.board):
        goods = buying.goods(s.hands[s.board.turn], kind is SELL) if kind is not GRIND else []
        if not goods:
            return IllegalMove("cannot-pay")
        spare = any(lines.may_trade(s, card) for card in goods)
        return IllegalMove("empty-stack" if spare else "just-received")
    where = s.board.heroes[s.board.turn * HEROES]
    return _there("no-market", max(where, 0))


# What somebody may try to do with an elixir at any moment.
ELIXIR_MOVES: Final = (DRINK, POISON, USE, HUSH)
# What alone can be said of these kinds.
PLAIN: Final[dict[Kind, str]] = {
    MARCH: "no-way",
    STEP: "no-way",
    PORT: "no-way",
    MULLIGAN: "too-late",
    AMBUSH: "no-ambush",
    OPEN: "no-tent",
    TRIBUTE: "no-tribute",
    CRAFT: "no-goods",
    RING: "no-bridge",
    DEAL: "no-bridge",
    HUSH: "nobody-asks",
}


def _rest(s: BattaliaState, kind: Kind, what: int) -> IllegalMove:
    """A8, a5, a11–a14, C23, C25."""
    if kind is COHORT:
        return IllegalMove("too-late" if s.board.begun[s.board.turn] else "no-cohort")
    if kind is ELIXIR:
        return _elixir(s, what)
    if kind is DRINK or kind is USE:
        return IllegalMove("not-your-elixir", {"elixir": ELIXIR_NAMES[what]})
    if kind is POISON:
        return IllegalMove("not-your-elixir", {"elixir": ELIXIR_NAMES[PALSY]})
    return IllegalMove(PLAIN.get(kind, "not-now"))


def _elixir(s: BattaliaState, elixir: int) -> IllegalMove:
    """a14."""
    board = s.board
    if elixirs.owner_of(board, elixir) != NOBODY:
        return IllegalMove("sold-out", {"elixir": ELIXIR_NAMES[elixir]})
    first = board.turn * HEROES
    where = board.guests[BILKARR]
    there = where != OFF and where in board.heroes[first : first + HEROES]
    return IllegalMove("cannot-pay" if there else "no-bilkarr")
