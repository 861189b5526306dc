"""The actions a1–a16 of a turn: what is offered, and what is begun."""

from typing import Final

from plansza.core.contract import Phrase, Tell
from plansza.core.moves import Kind
from plansza.games.battalia.rules.action import Action
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
from plansza.games.battalia.rules.telling.prompts import acting
from plansza.games.battalia.rules.turn import (
    acts,
    battle,
    building,
    buying,
    camp,
    lines,
    movement,
    storm,
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
    movement.offers(s, counts, found)
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
    if board.vale.open:
        found += valleys.offers(s, counts)
        found += bridge.offers(s)
    return found


# -- the actions --------------------------------------------------------------------------------

BY_KIND: Final[dict[Kind, Action]] = {
    PLAY: transformations.PlayingCard(),
    BUILD: building.Founding(),
    ROAD: building.RoadBuilding(),
    RAISE: building.Raising(),
    HERO: building.HeroHiring(),
    MARKET: building.MarketBuilding(),
    STORM_CITY: battle.AttackingCity(),
    STRIKE: battle.AttackingHero(),
    MARCH: movement.Marching(),
    STEP: movement.Stepping(),
    PORT: storm.Teleporting(),
    HIRE: buying.Hiring(),
    UPGRADE: buying.Upgrading(),
    BUY: buying.Buying(),
    COHORT: camp.ShowingCohort(),
    MULLIGAN: camp.Mulligan(),
    AMBUSH: camp.Ambushing(),
    SELL: buying.Selling(),
    SWAP: buying.Swapping(),
    GRIND: buying.Grinding(),
    OPEN: camp.OpeningTent(),
    TRIBUTE: metamorphia.PayingTribute(),
    ELIXIR: elixirs.BuyingElixir(),
    DRINK: elixirs.Drinking(),
    POISON: elixirs.Poisoning(),
    USE: transformations.UsingEclipse(),
    EXPLORE: valleys.Exploring(),
    CRAFT: valleys.Crafting(),
    RING: bridge.TakingRing(),
    DEAL: bridge.Dealing(),
}
# Those that are paid for, by `Board.act`.
BY_ACT: Final[dict[int, Action]] = {
    acts.BUILD: BY_KIND[BUILD],
    acts.RAISE: BY_KIND[RAISE],
    acts.ROAD: BY_KIND[ROAD],
    acts.MARCH: BY_KIND[MARCH],
    acts.PORT: BY_KIND[PORT],
    acts.HIRE: BY_KIND[HIRE],
    acts.UPGRADE: BY_KIND[UPGRADE],
    acts.BUY: BY_KIND[BUY],
    acts.HERO: BY_KIND[HERO],
    acts.MARKET: BY_KIND[MARKET],
    acts.AMBUSH: BY_KIND[AMBUSH],
    acts.SELL: BY_KIND[SELL],
    acts.ATTACK: BY_KIND[STORM_CITY],
    acts.RETREAT: battle.Retreating(),
    acts.TRIBUTE: BY_KIND[TRIBUTE],
    acts.ELIXIR: BY_KIND[ELIXIR],
    acts.EXPLORE: BY_KIND[EXPLORE],
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
        BY_KIND[kind].begin(s, what, more, tell)

    def prompt(self, board: Board, seat: int) -> Phrase:
        return acting(board, seat)
