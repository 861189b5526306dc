"""All steps of the game by their phases, and what a seat is asked at each."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.games.battalia.rules.board import (
    ACT,
    AIMING,
    ASSENTING,
    ATTACKING,
    BAGGING,
    BARTERING,
    CALLING,
    CHARMING,
    CHILLING,
    CLAIMING,
    COPYING,
    DEFENDING,
    DELVING,
    DRAFT,
    DRAWING,
    DYEING,
    FACTION,
    FATED,
    FLEEING,
    FORMING,
    GAZING,
    HOME,
    HUE,
    JOINING,
    LIMBO,
    LOWERING,
    LURKING,
    NAMING,
    OVER,
    PAYING,
    PICKING,
    PITCHING,
    PLACING,
    RAIDING,
    RALLYING,
    ROADING,
    SACRIFICING,
    SEARCHING,
    SHOWING,
    SLOTTING,
    SNIPING,
    TEMPTED,
    TINTING,
    TYPING,
    VIGIL,
    WARY,
    WHO,
    Board,
)
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.telling import decisive, prompts
from plansza.games.battalia.rules.turn import (
    actions,
    battle,
    building,
    camp,
    forming,
    great_artefacts,
    map_effects,
    melee,
    naming,
    opening,
    paying,
    pool,
    rewards,
    storm,
    transformations,
)
from plansza.games.battalia.rules.variants import alliance, answers, bridge, metamorphia, neutral

_BY_PHASE: Final[dict[int, Step]] = {
    # setting up
    NAMING: naming.Naming("name"),
    ASSENTING: naming.Assenting("assent"),
    FACTION: opening.ChoosingFaction("faction"),
    HOME: opening.ChoosingHome("home"),
    DRAFT: opening.Drafting("draft", prompts.drafting),
    # a turn
    ACT: actions.Acting("act"),
    PLACING: building.Placing("place", prompts.placing),
    PAYING: paying.Paying("pay", prompts.paying),
    HUE: pool.ChoosingColour("hue", prompts.hue),
    SHOWING: camp.Showing("show", prompts.showing),
    LURKING: camp.Lurking("lurk", prompts.lurking),
    PITCHING: transformations.Pitching("pitch", prompts.pitching),
    AIMING: transformations.Aiming("aim", prompts.aiming),
    FORMING: forming.Forming("form", prompts.forming),
    # the storm
    TYPING: storm.ChoosingArtefact("type"),
    ROADING: storm.ChoosingRoad("road"),
    COPYING: storm.Copying("copy"),
    RAIDING: storm.Raiding("raid"),
    # Great Artefacts
    PICKING: map_effects.Picking("pick", prompts.picking),
    DYEING: map_effects.Dyeing("dye", prompts.dyeing),
    LIMBO: great_artefacts.ChoosingFromLimbo("limbo"),
    BAGGING: great_artefacts.Bagging("bag"),
    GAZING: great_artefacts.Gazing("gaze", prompts.gazing),
    RALLYING: great_artefacts.Rallying("rally", prompts.rallying),
    CLAIMING: rewards.Claiming("claim", prompts.claiming),
    FATED: rewards.Fated("fated", prompts.fated),
    SEARCHING: rewards.Searching("search"),
    # battle
    WHO: battle.ChoosingHero("who", prompts.who),
    FLEEING: battle.Fleeing("flee", prompts.fleeing),
    JOINING: battle.Joining("join", prompts.joining),
    ATTACKING: melee.Fighting("attack", prompts.attacking),
    DEFENDING: melee.Fighting("defend", prompts.defending),
    SLOTTING: melee.ChoosingUnit("slot", prompts.slotting),
    TINTING: melee.Tinting("tint", prompts.tinting),
    CHARMING: melee.Charming("charm"),
    SACRIFICING: melee.Sacrificing("sacrifice", prompts.sacrificing),
    # neutral players and elixirs
    CALLING: neutral.Calling("call"),
    SNIPING: metamorphia.Sniping("snipe", prompts.sniping),
    DRAWING: metamorphia.DrawingCards("drawing"),
    CHILLING: answers.Chilling("chill"),
    WARY: answers.Brewing("wary"),
    VIGIL: answers.KeepingVigil("vigil"),
    # the Royal Valleys
    TEMPTED: bridge.Tempted("tempted", prompts.tempted),
    DELVING: bridge.Delving("delve"),
    BARTERING: bridge.Bartering("barter", prompts.bartering),
    LOWERING: bridge.Lowering("lower", prompts.lowering),
    OVER: Step("over"),
}
_NO_PHASE: Final = Step("")
STEPS: Final[list[Step]] = [_BY_PHASE.get(phase, _NO_PHASE) for phase in range(max(_BY_PHASE) + 1)]
# What is asked in several ways has no question of its own.
VARIED: Final = ("place", "pay", "pick", "aim", "who", "barter")
PROMPTS: Final = (
    *[step.code for step in _BY_PHASE.values() if step.code not in VARIED],
    *[code for code in prompts.CODES if code not in ("form", "claim")],
    "ride",
    *decisive.PROMPTS,
)


def prompt(board: Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    if seat is None or seat not in alliance.movers(board):
        return prompts.waiting(board)
    return STEPS[board.phase].prompt(board, seat)
