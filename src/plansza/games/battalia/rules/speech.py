"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules import moves as m
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    C_ARTEFACT,
    C_KING,
    CARD_NAMES,
    CARD_NUMBERS,
    CITY,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    ELIXIR_NAMES,
    GREAT,
    RANK_NAMES,
    RANKS,
    ROYAL,
    SHAPE_NAMES,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
)
from plansza.games.battalia.rules.squares import SQUARE_NAMES, WAYS
from plansza.games.battalia.rules.turn import battle
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES

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
WAY_NAMES: Final = ("north", "east", "south", "west")
DEAL_NAMES: Final = ("give", "lower", "change")
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

_SINGLE: Final = {
    m.MULLIGAN: "mulligan", m.AMBUSH: "ambush", m.SELL: "sell", m.GRIND: "grind", m.FIGHT: "fight",
    m.YIELD: "yield", m.FATE_DRAW: "fate-draw", m.KEEP: "keep", m.TAKE_DUST: "take-dust",
    m.DONE: "done", m.END: "end", m.BOTH: "both", m.ABSTAIN: "abstain",
}  # fmt: skip
# First move, the one after the last, code, and what it counts.
_FAMILIES: Final[tuple[tuple[int, int, str, str], ...]] = (
    (m.CARD, m.PLAY, "card", "card"),
    (m.PLAY, m.LURK, "play", "card"),
    (m.LURK, m.PAY, "lurk", "card"),
    (m.PAY, m.BUILD, "pay", "number"),
    (m.BUILD, m.ROAD, "build", "build"),
    (m.ROAD, m.PLACE, "road", "shape"),
    (m.PLACE, m.SQUARE, "place", "place"),
    (m.SQUARE, m.RAISE, "square", "square"),
    (m.RAISE, m.HERO, "raise", "square"),
    (m.HERO, m.MARKET, "hero", "square"),
    (m.MARKET, m.STORM_CITY, "market", "square"),
    (m.STORM_CITY, m.STRIKE, "storm-city", "square"),
    (m.STRIKE, m.WITH, "strike", "hero"),
    (m.WITH, m.BOTH, "with", "count"),
    (m.MARCH, m.STEP, "march", "count"),
    (m.STEP, m.PORT, "step", "way"),
    (m.PORT, m.HIRE, "port", "gate"),
    (m.HIRE, m.UPGRADE, "hire", "rank"),
    (m.UPGRADE, m.BUY, "upgrade", "card"),
    (m.BUY, m.TYPE, "buy", "type"),
    (m.TYPE, m.COLOUR, "type", "type"),
    (m.COLOUR, m.COHORT, "colour", "colour"),
    (m.COHORT, m.MULLIGAN, "cohort", "colour"),
    (m.SWAP, m.GRIND, "swap", "type"),
    (m.OPEN, m.RAID, "open", "count"),
    (m.RAID, m.COPY, "raid", "count"),
    (m.COPY, m.SLOT, "copy", "count"),
    (m.SLOT, m.JOIN, "slot", "count"),
    (m.JOIN, m.RETREAT, "join", "join"),
    (m.RETREAT, m.FIGHT, "retreat", "square"),
    (m.TRIBUTE, m.ELIXIR, "tribute", "count"),
    (m.ELIXIR, m.DRINK, "elixir", "elixir"),
    (m.DRINK, m.POISON, "drink", "elixir"),
    (m.POISON, m.USE, "poison", "victim"),
    (m.USE, m.DRAW, "use", "elixir"),
    (m.DRAW, m.CALL, "draw", "count"),
    (m.CALL, m.FETCH, "call", "square"),
    (m.FETCH, m.ABSTAIN, "fetch", "square"),
    (m.EXPLORE, m.CRAFT, "explore", "square"),
    (m.CRAFT, m.RING, "craft", "building"),
    (m.RING, m.DEAL, "ring", "count"),
    (m.DEAL, m.DEAL + m.DEALS, "deal", "deal"),
)
MOVES: Final = (*[code for _, _, code, _ in _FAMILIES], *_SINGLE.values())


def describe(move: int) -> Phrase:
    """What a move does."""
    if move in _SINGLE:
        return _SINGLE[move], {}
    for first, after, code, counted in _FAMILIES:
        if first <= move < after:
            return code, _facts(counted, move - first)
    raise ValueError(f"there is no move {move}")


def _facts(counted: str, number: int) -> dict[str, Fact]:
    """The facts of a move, from its number in its family."""
    if counted == "card":
        return {"card": CARD_NAMES[number]}
    if counted == "number":
        return {"dust": number}
    if counted == "build":
        return {"shape": SHAPE_NAMES[CITY + number // RANKS], "level": number % RANKS + 1}
    if counted == "shape":
        return {"shape": SHAPE_NAMES[number]}
    if counted == "place":
        return {"square": SQUARE_NAMES[number // 4], "turn": number % 4}
    if counted == "square":
        return {"square": SQUARE_NAMES[number]}
    if counted == "hero":
        return {"owner_seat": number // 2, "number": number % 2 + 1}
    if counted == "way":
        return {"number": number // WAYS + 1, "way": WAY_NAMES[number % WAYS]}
    if counted == "gate":
        return {"number": number // COLOURS + 1, "colour": COLOUR_NAMES[number % COLOURS]}
    if counted == "rank":
        return {"rank": RANK_NAMES[number]}
    if counted == "type":
        return {"type": ARTEFACT_NAMES[number]}
    if counted == "colour":
        return {"colour": COLOUR_NAMES[number]}
    if counted == "elixir":
        return {"elixir": ELIXIR_NAMES[number]}
    if counted == "victim":
        return {"victim_seat": number}
    if counted == "building":
        return {"building": BUILDING_NAMES[number]}
    if counted == "deal":
        return {"number": number // len(DEAL_NAMES) + 1, "deal": DEAL_NAMES[number % 3]}
    if counted == "join":
        return {"heroes": number}
    return {"number": number + 1}


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
