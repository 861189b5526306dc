"""All steps of the game by their phases, and what a seat is asked at each."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.games.battalia.rules import decisive, questions
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
    DRAFT: opening.Drafting("draft", questions.drafting),
    # a turn
    ACT: actions.Acting("act"),
    PLACING: building.Placing("place", questions.placing),
    PAYING: paying.Paying("pay", questions.paying),
    HUE: pool.ChoosingColour("hue", questions.hue),
    SHOWING: camp.Showing("show", questions.showing),
    LURKING: camp.Lurking("lurk", questions.lurking),
    PITCHING: transformations.Pitching("pitch", questions.pitching),
    AIMING: transformations.Aiming("aim", questions.aiming),
    FORMING: forming.Forming("form", questions.forming),
    # the storm
    TYPING: storm.ChoosingArtefact("type"),
    ROADING: storm.ChoosingRoad("road"),
    COPYING: storm.Copying("copy"),
    RAIDING: storm.Raiding("raid"),
    # Great Artefacts
    PICKING: map_effects.Picking("pick", questions.picking),
    DYEING: map_effects.Dyeing("dye", questions.dyeing),
    LIMBO: great_artefacts.ChoosingFromLimbo("limbo"),
    BAGGING: great_artefacts.Bagging("bag"),
    GAZING: great_artefacts.Gazing("gaze", questions.gazing),
    RALLYING: great_artefacts.Rallying("rally", questions.rallying),
    CLAIMING: rewards.Claiming("claim", questions.claiming),
    FATED: rewards.Fated("fated", questions.fated),
    SEARCHING: rewards.Searching("search"),
    # battle
    WHO: battle.ChoosingHero("who", questions.who),
    FLEEING: battle.Fleeing("flee", questions.fleeing),
    JOINING: battle.Joining("join", questions.joining),
    ATTACKING: melee.Fighting("attack", questions.attacking),
    DEFENDING: melee.Fighting("defend", questions.defending),
    SLOTTING: melee.ChoosingUnit("slot", questions.slotting),
    TINTING: melee.Tinting("tint", questions.tinting),
    CHARMING: melee.Charming("charm"),
    SACRIFICING: melee.Sacrificing("sacrifice", questions.sacrificing),
    # neutral players and elixirs
    CALLING: neutral.Calling("call"),
    SNIPING: metamorphia.Sniping("snipe", questions.sniping),
    DRAWING: metamorphia.DrawingCards("drawing"),
    CHILLING: answers.Chilling("chill"),
    WARY: answers.Brewing("wary"),
    VIGIL: answers.KeepingVigil("vigil"),
    # the Royal Valleys
    TEMPTED: bridge.Tempted("tempted", questions.tempted),
    DELVING: bridge.Delving("delve"),
    BARTERING: bridge.Bartering("barter", questions.bartering),
    LOWERING: bridge.Lowering("lower", questions.lowering),
    OVER: Step("over"),
}
_NO_PHASE: Final = Step("")
STEPS: Final[list[Step]] = [_BY_PHASE.get(phase, _NO_PHASE) for phase in range(max(_BY_PHASE) + 1)]
# What is asked in several ways has no question of its own.
VARIED: Final = ("place", "pay", "pick", "aim", "who", "barter")
PROMPTS: Final = (
    *[step.code for step in _BY_PHASE.values() if step.code not in VARIED],
    *[code for code in questions.CODES if code not in ("form", "claim")],
    "ride",
    *decisive.PROMPTS,
)


def prompt(board: Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    if seat is None or seat not in alliance.movers(board):
        return questions.waiting(board)
    return STEPS[board.phase].prompt(board, seat)
