"""Of battles (A15, A16): which could be won now, which threaten, how one stands."""

from collections.abc import Iterator

from plansza.core.contract import Phrase
from plansza.games.battalia.rules import tokens
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import COLOUR_OF, HEROES, KINDS, NOTHING, RUINS
from plansza.games.battalia.rules.moves import MOVES, STORM_CITY
from plansza.games.battalia.rules.telling import prompts
from plansza.games.battalia.rules.telling.decisive import is_plain
from plansza.games.battalia.rules.turn.acts import ATTACKS, FITS
from plansza.games.battalia.rules.turn.battle import level_taken
from plansza.games.battalia.rules.turn.battle_strength import (
    ATTACKER,
    DEFENDER,
    PARTS,
    ingredients,
    strength_of,
    total,
)
from plansza.games.battalia.rules.variants import alliance, vigil
from plansza.games.battalia.rules.view import BattaliaView

MORALE = PARTS.index("morale")
Remarks = Iterator[Phrase]


def spoils(board: Board, seat: int, square: int) -> int:
    """A16, A17: the level that a city which nobody owns has once it is taken; 0 for ruins."""
    if board.land[square] == RUINS:
        return 0
    return tokens.conquered(board, seat, level_taken(board, square))


def against_guard(view: BattaliaView, seat: int, square: int) -> tuple[int, int] | None:
    """Both totals, if a hero who stands there takes what nobody owns with a weapon and the
    strongest plain cards in hand, no more of them than are needed; None if he cannot."""
    board = view.board
    heroes = range(seat * HEROES, seat * HEROES + HEROES)
    here = [place for place in heroes if board.heroes[place] == square]
    hand = sorted(filter(is_plain, view.hand), key=lambda card: -strength_of(card, board.day))
    weapons = [card for card in hand if FITS[ATTACKS * KINDS + card]]
    if board.owner[square] != NOBODY or not here or not weapons:
        return None
    hand.remove(weapons[0])
    battle = _declared(board, seat, here[0], square)
    for card in [weapons[0], *hand]:
        battle.kinds[ATTACKER].append(card)
        battle.strengths[ATTACKER].append(strength_of(card, board.day))
        battle.hues[ATTACKER].append(COLOUR_OF[card])
        own, against = total(battle, ATTACKER), total(battle, DEFENDER)
        if own > against:
            return own, against
    return None


def _declared(board: Board, seat: int, place: int, square: int) -> Board:
    """The board as it would be when this hero has attacked, before any card is played."""
    battle = board.copy()
    battle.turn = seat
    battle.fighter, battle.second = place, NOTHING
    battle.target, battle.foe, battle.prey = square, NOBODY, NOTHING
    battle.joined = 0
    battle.kinds, battle.strengths, battle.hues = [[], []], [[], []], [[], []]
    battle.extra = [0, 0]
    return battle


def endangered(view: BattaliaView, seat: int) -> tuple[int, int] | None:
    """A city of the seat that somebody could attack as things stand, as far as everybody can see,
    and who."""
    board = view.board
    for other in range(board.seats):
        if alliance.allied(board, seat, other):
            continue
        for move in vigil.prey(view.state, other):
            kind, square, _ = MOVES.parts(move)
            if kind is STORM_CITY and board.owner[square] == seat:
                return square, other
    return None


def attacking(view: BattaliaView, seat: int) -> Remarks:
    """A15: the attacker has to be ahead."""
    yield from _morale(view.board, ATTACKER)
    yield "ahead", prompts.attacking(view.board)[1]


def defending(view: BattaliaView, seat: int) -> Remarks:
    """A15: for the defender it is enough to be equal."""
    yield "hold", prompts.defending(view.board)[1]
    yield from _morale(view.board, DEFENDER)


def _morale(board: Board, side: int) -> Remarks:
    """A15: the line so far is of one faction."""
    morale = ingredients(board, side)[MORALE]
    if morale > 0:
        yield "morale", {"count": morale}
