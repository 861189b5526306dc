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
    DRAFT: opening.Drafting("draft"),
    # a turn
    ACT: actions.Acting("act"),
    PLACING: building.Placing("place"),
    PAYING: paying.Paying("pay"),
    HUE: pool.ChoosingColour("hue"),
    SHOWING: camp.Showing("show"),
    LURKING: camp.Lurking("lurk"),
    PITCHING: transformations.Pitching("pitch"),
    AIMING: transformations.Aiming("aim"),
    FORMING: forming.Forming("form"),
    # the storm
    TYPING: storm.ChoosingArtefact("type"),
    ROADING: storm.ChoosingRoad("road"),
    COPYING: storm.Copying("copy"),
    RAIDING: storm.Raiding("raid"),
    # Great Artefacts
    PICKING: map_effects.Picking("pick"),
    DYEING: map_effects.Dyeing("dye"),
    LIMBO: great_artefacts.ChoosingFromLimbo("limbo"),
    BAGGING: great_artefacts.Bagging("bag"),
    GAZING: great_artefacts.Gazing("gaze"),
    RALLYING: great_artefacts.Rallying("rally"),
    CLAIMING: rewards.Claiming("claim"),
    FATED: rewards.Fated("fated"),
    SEARCHING: rewards.Searching("search"),
    # battle
    WHO: battle.ChoosingHero("who"),
    FLEEING: battle.Fleeing("flee"),
    JOINING: battle.Joining("join"),
    ATTACKING: melee.Fighting("attack"),
    DEFENDING: melee.Fighting("defend"),
    SLOTTING: melee.ChoosingUnit("slot"),
    TINTING: melee.Tinting("tint"),
    CHARMING: melee.Charming("charm"),
    SACRIFICING: melee.Sacrificing("sacrifice"),
    # neutral players and elixirs
    CALLING: neutral.Calling("call"),
    SNIPING: metamorphia.Sniping("snipe"),
    DRAWING: metamorphia.DrawingCards("drawing"),
    CHILLING: answers.Chilling("chill"),
    WARY: answers.Brewing("wary"),
    VIGIL: answers.KeepingVigil("vigil"),
    # the Royal Valleys
    TEMPTED: bridge.Tempted("tempted"),
    DELVING: bridge.Delving("delve"),
    BARTERING: bridge.Bartering("barter"),
    LOWERING: bridge.Lowering("lower"),
    OVER: Step("over"),
}
_NO_PHASE: Final = Step("")
STEPS: Final[list[Step]] = [_BY_PHASE.get(phase, _NO_PHASE) for phase in range(max(_BY_PHASE) + 1)]
PROMPTS: Final = (*[step.code for step in _BY_PHASE.values()], "ride", "wait")


def prompt(board: Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    if seat is None or seat not in alliance.movers(board):
        return "wait", {"seat": board.seat}
    return STEPS[board.phase].prompt(board, seat)
