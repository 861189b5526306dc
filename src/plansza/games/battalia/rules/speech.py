"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    C_ARTEFACT,
    C_KING,
    CARD_NUMBERS,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    GREAT,
    RANK_NAMES,
    ROYAL,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
)
from plansza.games.battalia.rules.turn import battle
from plansza.games.battalia.rules.variants import alliance

EVENTS: Final = (
    "faction", "home", "look", "keep", "draw", "shuffle", "mulligan", "show", "cohort", "lay",
    "pay", "play", "aim", "roll", "form", "gain", "found", "raise", "road", "market", "hero",
    "step", "port", "upgrade", "trade", "trade-chest", "grind", "limbo", "ambush", "pitch", "open",
    "storm", "summon", "raid", "return", "rally", "gaze", "fate", "dust", "dye", "swap-land",
    "cloak", "attack", "retreat", "fight", "lurk", "steal", "won", "lost", "end", "day", "week",
    "crown", "dethrone", "over", "joint", "veteran", "disgrace", "double",
    "guest", "leave", "tribute", "elixir", "drink", "palsy", "use", "empty", "rob",
    "explore", "find", "craft", "ring", "peek", "search", "barter", "lower",
)  # fmt: skip
REASONS: Final = ("fifth-city", "allied-cities", "full", "weeks")
# What is asked in each phase.
PHASE_PROMPTS: Final = (
    "faction", "home", "draft", "act", "place", "pay", "hue", "type", "road", "pick", "dye", "copy",
    "aim", "form", "limbo", "pitch", "raid", "lurk", "claim", "fated", "search", "gaze", "rally",
    "show", "who", "flee", "join", "attack", "defend", "slot", "tint", "charm",
)  # fmt: skip
# … and in those of the modules.
MODULE_PROMPTS: Final = {
    b.SACRIFICING: "sacrifice", b.CALLING: "call", b.SNIPING: "snipe", b.DRAWING: "drawing",
    b.CHILLING: "chill", b.WARY: "wary", b.VIGIL: "vigil",
    b.TEMPTED: "tempted", b.DELVING: "delve", b.BARTERING: "barter", b.LOWERING: "lower",
}  # fmt: skip
PROMPTS: Final = (*PHASE_PROMPTS, *MODULE_PROMPTS.values(), "ride", "wait", "over")


def thing(name: str) -> Phrase:
    """A card, by its notation."""
    kind = CARD_NUMBERS[name]
    own = CLASS_OF[kind]
    if kind >= STAND_UNIT:
        return "stand-in-unit", {"rank": RANK_NAMES[kind - STAND_UNIT]}
    if kind >= STAND_IN:
        return "stand-in", {"type": ARTEFACT_NAMES[kind - STAND_IN]}
    if kind >= GREAT:
        return "great", {"great": name}
    if kind >= SUPPLY:
        return "neutral-card", {"kind": name}
    if UNBOUND_UNIT <= kind < ROYAL:
        return "fanatic" if is_fanatic(kind) else "unbound", {"rank": RANK_NAMES[own]}
    colour = COLOUR_NAMES[COLOUR_OF[kind]]
    if own <= C_KING:
        return "unit", {"colour": colour, "rank": RANK_NAMES[own]}
    return "artefact", {"colour": colour, "type": ARTEFACT_NAMES[own - C_ARTEFACT]}


def prompt(board: b.Board, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == b.OVER:
        return "over", {}
    if seat is None or seat not in alliance.movers(board):
        return "wait", {"seat": board.seat}
    if board.phase == b.ACT and board.points[seat] > 0:
        return "ride", {"points": board.points[seat]}
    if board.phase in (b.ATTACKING, b.DEFENDING):
        totals = {"own": battle.total(board, 0), "against": battle.total(board, 1)}
        return PHASE_PROMPTS[board.phase], dict(totals)
    if board.phase in MODULE_PROMPTS:
        return MODULE_PROMPTS[board.phase], {"other_seat": board.turn}
    return PHASE_PROMPTS[board.phase], {}
