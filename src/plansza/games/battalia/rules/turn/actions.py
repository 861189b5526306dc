"""The actions a1–a16 of a turn: what is offered, and what is begun."""

from collections.abc import Callable
from typing import Final

from plansza.core.contract import Phrase, Tell
from plansza.core.moves import Kind
from plansza.games.battalia.rules.board import TENT_FIELDS, Board
from plansza.games.battalia.rules.moves import (
    AMBUSH,
    BUILD,
    BUY,
    COHORT,
    CRAFT,
    DEAL,
    DRINK,
    ELIXIR,
    END,
    EXPLORE,
    GRIND,
    HERO,
    HIRE,
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
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import (
    battle,
    building,
    buying,
    camp,
    lines,
    movement,
    transformations,
    week,
)
from plansza.games.battalia.rules.variants import (
    bridge,
    elixirs,
    metamorphia,
    valleys,
)

# -- what is offered ----------------------------------------------------------------------------


def offers(s: BattaliaState) -> list[int]:
    """Every action of the turn that can be completed, sorted."""
    board = s.board
    counts = lines.purse(s)
    found = transformations.plays(s, counts)
    building.offers(s, counts, found)
    found += battle.targets(s, counts)
    found += movement.moves(s, counts)
    buying.purchases(s, counts, found)
    if not board.begun[board.turn]:
        found += camp.cohorts(s)
        found.append(MULLIGAN.at())
    if lines.can_ambush(s):
        found.append(AMBUSH.at())
    buying.trades(s, counts, found)
    tents = board.tents
    for tent in range(len(tents) // TENT_FIELDS):
        if camp.may_open(board, tent, board.turn):
            found.append(OPEN.at(tent))
    found.append(END.at())
    found += metamorphia.offers(s)
    if s.options.bilkarr:
        found += elixirs.on_sale(s, counts)
        found += elixirs.offers(s)
    return found + valleys.offers(s, counts) + bridge.offers(s)


# -- what is begun ------------------------------------------------------------------------------

Beginning = Callable[[BattaliaState, int, int, Tell | None], None]
BEGINNINGS: Final[dict[Kind, Beginning]] = {
    PLAY: transformations.play,
    BUILD: building.begin_city,
    ROAD: building.begin_road,
    RAISE: building.begin_raising,
    HERO: building.begin_hero,
    MARKET: building.begin_market,
    STORM_CITY: battle.declare_on_city,
    STRIKE: battle.declare_on_hero,
    MARCH: movement.begin_march,
    STEP: movement.step,
    PORT: movement.begin_teleport,
    HIRE: buying.begin_hiring,
    UPGRADE: buying.begin_upgrade,
    BUY: buying.begin_buying,
    COHORT: camp.begin_cohort,
    MULLIGAN: camp.mulligan,
    AMBUSH: camp.begin_ambush,
    SELL: buying.begin_sale,
    SWAP: buying.begin_swap,
    GRIND: buying.begin_grinding,
    OPEN: camp.begin_opening,
    TRIBUTE: metamorphia.begin_tribute,
    ELIXIR: elixirs.begin_buying,
    DRINK: elixirs.begin_drinking,
    POISON: elixirs.begin_poisoning,
    USE: transformations.begin_eclipse,
    EXPLORE: valleys.begin_exploring,
    CRAFT: valleys.craft,
    RING: bridge.take_ring,
    DEAL: bridge.begin_deal,
}


class Acting(Step):
    """Between lines: what is begun next."""

    def choices(self, s: BattaliaState) -> list[int]:
        return offers(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The player names an action. To drink begins nothing; steps and teleports go on with a
        ride, and all else ends it."""
        board = s.board
        kind, what, more = MOVES.parts(move)
        if kind is END:
            week.end_turn(s, tell)
            return
        if kind is not DRINK and kind is not POISON:
            board.begun[board.turn] = True
            if kind is not STEP and kind is not PORT:
                movement.stop(board)
        BEGINNINGS[kind](s, what, more, tell)

    def prompt(self, board: Board, seat: int) -> Phrase:
        if board.points[seat] > 0:
            return "ride", {"points": board.points[seat]}
        return self.code, {}
