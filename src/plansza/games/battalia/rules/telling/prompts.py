"""What is asked at each step, in facts: what has been chosen, what comes next, what it costs.

Everything is read off the open board, so that a question tells its reader nothing new.
"""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.battalia.rules.assumptions import (
    COHORT_LEAST,
    COHORT_LESS,
    CROSSROADS_SUPPLIES,
    LIT,
    ROAD_FREEMEN,
)
from plansza.games.battalia.rules.board import (
    ACT,
    DRAFT,
    FACTION,
    HOME,
    NAMING,
    PAYING,
    Board,
)
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    BUILDING,
    CARD_NAMES,
    COLOUR_NAMES,
    ELIXIR_NAMES,
    GREAT,
    HORSE,
    KINDS,
    MASK,
    NOTHING,
    R_CURVE,
    RANK_NAMES,
    RANKS,
    ROUNDS,
    SHAPE_NAMES,
)
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from plansza.games.battalia.rules.turn import acts
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, defence, total
from plansza.games.battalia.rules.turn.building import NEW_CITY, RAISED
from plansza.games.battalia.rules.turn.movement import RIDE
from plansza.games.battalia.rules.turn.retreat import FLIGHT

Facts = dict[str, Fact]
# The codes of what is asked in several ways.
CODES: Final[tuple[str, ...]] = codes("""
    place-city place-road place-free
    pay-build pay-raise pay-road pay-march pay-port pay-hire pay-upgrade pay-buy pay-hero pay-market
    pay-ambush pay-sell pay-attack pay-retreat pay-tribute pay-elixir pay-explore
    pick-wings pick-cloak pick-lift pick-staff pick-exchange
    aim-title aim-scroll aim-amulet aim-crown aim-book aim-eclipse aim-promote aim-clone
    form form-hammer form-copy claim claim-bargain who-attack who-wings barter-give barter-change
    wait-choose wait-begin wait-act wait-pay wait-battle
""")
PAID_FOR: Final[dict[int, str]] = {
    acts.BUILD: "pay-build",
    acts.RAISE: "pay-raise",
    acts.ROAD: "pay-road",
    acts.MARCH: "pay-march",
    acts.PORT: "pay-port",
    acts.HIRE: "pay-hire",
    acts.UPGRADE: "pay-upgrade",
    acts.BUY: "pay-buy",
    acts.HERO: "pay-hero",
    acts.MARKET: "pay-market",
    acts.AMBUSH: "pay-ambush",
    acts.SELL: "pay-sell",
    acts.ATTACK: "pay-attack",
    acts.RETREAT: "pay-retreat",
    acts.TRIBUTE: "pay-tribute",
    acts.ELIXIR: "pay-elixir",
    acts.EXPLORE: "pay-explore",
}
PICKED_FOR: Final[dict[int, str]] = {
    acts.WINGS: "pick-wings",
    acts.CLOAK: "pick-cloak",
    acts.LIFT: "pick-lift",
    acts.STAFF: "pick-staff",
    acts.EXCHANGE: "pick-exchange",
}
AIMED_BY: Final[dict[int, str]] = {
    acts.TITLE: "aim-title",
    acts.SCROLL: "aim-scroll",
    acts.AMULET: "aim-amulet",
    acts.CROWN: "aim-crown",
    acts.BOOK: "aim-book",
    acts.ECLIPSE: "aim-eclipse",
    acts.PROMOTE: "aim-promote",
    acts.CLONE: "aim-clone",
}


def yes(fact: bool) -> str:
    """A fact that a text chooses by."""
    return "yes" if fact else "no"


# -- setting up ---------------------------------------------------------------------------------


def drafting(board: Board) -> Phrase:
    """C18: which round it is, and of which units."""
    rank = RANK_NAMES[ROUNDS[board.round]]
    return "draft", {"round": board.round + 1, "rounds": len(ROUNDS), "rank": rank}


# -- lines --------------------------------------------------------------------------------------


def placing(board: Board) -> Phrase:
    """A11: the card that is laid, and what it will cost."""
    shape = SHAPE_NAMES[board.arg]
    if board.act == acts.BUILD:
        facts = _bill(board.left - 1, NEW_CITY, 0, False)
        return "place-city", {"shape": shape, "level": board.left, **facts}
    if board.act == acts.FREE_ROAD:
        return "place-free", {"shape": shape}
    supplies = CROSSROADS_SUPPLIES if board.arg > R_CURVE else 0
    return "place-road", {"shape": shape, **_bill(acts.LABOUR, ROAD_FREEMEN, supplies, False)}


def _bill(ask: int, count: int, supplies: int, more: bool) -> Facts:
    """Cards and supplies that are due; `more` when something has been paid already."""
    return {"ask": ask, "count": count, "supply": supplies, "more": yes(more)}


def paying(board: Board) -> Phrase:
    """A10: the action, its target, and what is still due."""
    facts = _bill(board.ask, board.need, board.supply, board.need < _cards_due(board))
    return PAID_FOR[board.act], {**facts, **_action(board)}


def _cards_due(board: Board) -> int:
    """A10: how many cards the line asked for when it began; tools count as the Freemen they are."""
    act = board.act
    if act == acts.BUILD:
        return NEW_CITY
    if act == acts.RAISE:
        return RAISED if board.level[board.spot] < RANKS else 1
    if act in (acts.ROAD, acts.MARKET, acts.EXPLORE):
        return ROAD_FREEMEN
    return 1 if act in (acts.HIRE, acts.HERO) else 0


def _action(board: Board) -> Facts:
    """What is being paid for."""
    act, arg, square = board.act, board.arg, SQUARE_NAMES[board.spot]
    if act == acts.BUILD:
        return {"square": square, "level": board.left}
    if act == acts.RAISE:
        return {"square": square, "level": board.level[board.spot] + 1}
    if act == acts.ROAD:
        return {"square": square, "shape": SHAPE_NAMES[arg]}
    if act == acts.MARCH:
        ride = 2 * RIDE if LIT[board.day] == HORSE else RIDE
        return {"number": arg + 1, "ride": ride}
    if act == acts.PORT:
        return {"number": arg + 1, "square": square}
    if act == acts.HIRE:
        return {"rank": RANK_NAMES[arg]}
    if act == acts.UPGRADE:
        return {"card": CARD_NAMES[arg], "rank": RANK_NAMES[arg % RANKS + 1]}
    if act == acts.BUY:
        return {"type": ARTEFACT_NAMES[arg]}
    if act == acts.ELIXIR:
        return {"elixir": ELIXIR_NAMES[arg]}
    if act == acts.TRIBUTE:
        return {"number": arg + 1}
    if act == acts.EXPLORE:
        return {"square": square, "building": yes(board.land[board.spot] == BUILDING)}
    return _attacked(board) if act == acts.ATTACK else {"square": square}


def _attacked(board: Board) -> Facts:
    """A15: where, and how strong a city or guard is by itself; a hero is not."""
    hero = yes(board.prey != NOTHING)
    return {"square": SQUARE_NAMES[board.target], "hero": hero, "strength": defence(board)}


def hue(board: Board) -> Phrase:
    """A6: the artefact whose colour may be chosen."""
    return "hue", {"type": ARTEFACT_NAMES[board.arg]}


def showing(board: Board) -> Phrase:
    """A8: the faction of the cohort, how many are shown, and what they are good for."""
    colour, shown = COLOUR_NAMES[board.arg], board.left
    facts: Facts = {"colour": colour, "shown": shown, "left": max(0, COHORT_LEAST - shown)}
    return "show", {**facts, "count": max(0, shown - COHORT_LESS)}


def so_many(code: str, board: Board) -> Phrase:
    """A question that is asked several times: how often yet, and whether once is enough."""
    return code, {"left": board.left, "enough": yes(not board.need)}


def pitching(board: Board) -> Phrase:
    """A14: cards that the tent still holds."""
    return so_many("pitch", board)


def lurking(board: Board) -> Phrase:
    """a11: cards that may still be laid."""
    return so_many("lurk", board)


# -- effects ------------------------------------------------------------------------------------


def picking(board: Board) -> Phrase:
    """The effect that looks for a square, who flies, and how often it may be used yet."""
    code = PICKED_FOR[board.act]
    if board.act == acts.WINGS:
        return code, {"number": board.arg + 1}
    if board.act in (acts.CLOAK, acts.STAFF):
        return so_many(code, board)
    return code, {}


def dyeing(board: Board) -> Phrase:
    """C5, C26: the card that changes."""
    swaps = board.act == acts.STAFF and board.left > 1
    return "dye", {"square": SQUARE_NAMES[board.spot], "swaps": yes(swaps)}


def aiming(board: Board) -> Phrase:
    """A13: what is laid on a card; the second unit of a lit scroll may be left out."""
    return AIMED_BY[board.act], {"enough": yes(not board.need)}


def forming(board: Board) -> Phrase:
    """A13, Q6: the card that becomes something else."""
    if board.act == acts.HAMMER:
        return "form-hammer", {}
    if board.act == acts.FATE_COPY:
        return "form-copy", {}
    return "form", {"card": CARD_NAMES[board.source % KINDS]}


def fated(board: Board) -> Phrase:
    """C11: which Fate card it is."""
    return "fated", {"number": board.arg + 1}


def claiming(board: Board) -> Phrase:
    """A16, C25: what is given for the reward, if anything."""
    if board.act == acts.BARGAIN:
        return "claim-bargain", {"card": CARD_NAMES[board.card]}
    return "claim", {}


def gazing(board: Board) -> Phrase:
    """C10, Ming Vase: cards that are still to be put back."""
    return "gaze", {"left": board.left}


def rallying(board: Board) -> Phrase:
    """C10, Banner of Vigo: the strength that is left; the first card says of which type."""
    return "rally", {"left": board.left, "first": yes(board.arg == NOTHING)}


# -- battle -------------------------------------------------------------------------------------


def who(board: Board) -> Phrase:
    """Who attacks, or flies."""
    if board.act == acts.WINGS:
        return "who-wings", {}
    return "who-attack", _attacked(board)


def fleeing(board: Board) -> Phrase:
    """C26: who attacks where, and what a retreat costs."""
    square = SQUARE_NAMES[board.target]
    return "flee", {"square": square, "other_seat": board.turn, "supply": FLIGHT}


def joining(board: Board) -> Phrase:
    """A15: where, and against what strength."""
    facts: Facts = {"square": SQUARE_NAMES[board.target], "other_seat": board.turn}
    return "join", {**facts, "own": total(board, ATTACKER), "against": total(board, DEFENDER)}


def fighting(code: str, board: Board) -> Phrase:
    """A15: how the battle stands, and what the one who is to play lacks."""
    own, against = total(board, ATTACKER), total(board, DEFENDER)
    lacks = against - own + 1 if code == "attack" else own - against
    facts: Facts = {"square": SQUARE_NAMES[board.target], "own": own, "against": against}
    return code, {**facts, "count": lacks}


def attacking(board: Board) -> Phrase:
    """A15: the attacker must be ahead."""
    return fighting("attack", board)


def defending(board: Board) -> Phrase:
    """A15: the defender must be equal."""
    return fighting("defend", board)


def slotting(board: Board) -> Phrase:
    """A13, C10: what is laid on a unit, in one's own line or, by the Mask, the other's."""
    mask = board.card == GREAT + MASK
    return "slot", {
        "card": CARD_NAMES[board.card],
        "mask": yes(mask),
        "enough": yes(not board.need),
    }


def tinting(board: Board) -> Phrase:
    """A13: the unit that takes a colour."""
    side = ATTACKER if board.seat == board.turn else DEFENDER
    return "tint", {"card": CARD_NAMES[board.kinds[side][board.spot] % KINDS]}


def sacrificing(board: Board) -> Phrase:
    """C24: for one's own Fanatic, or one that the Mask has brought over."""
    stolen = board.card == GREAT + MASK
    return "sacrifice", {"stolen": yes(stolen)}


# -- neutral players, the Royal Valleys ---------------------------------------------------------


def sniping(board: Board) -> Phrase:
    """C21: which hero attacks around him."""
    return "snipe", {"number": board.arg + 1}


def tempted(board: Board) -> Phrase:
    """C25: which gate, and how much lies under it."""
    colour = board.arg
    return "tempted", {"number": colour + 1, "count": board.vale.stashed[colour]}


def bartering(board: Board) -> Phrase:
    """C25: what is to be had for a Great Artefact: another one, or a level."""
    return "barter-change" if board.arg == 2 else "barter-give", {}


def lowering(board: Board) -> Phrase:
    """C25: how many levels are still due."""
    return "lower", {"left": board.left}


# -- turns --------------------------------------------------------------------------------------


def acting(board: Board, seat: int) -> Phrase:
    """Between lines: who may still ride, or what is begun next; on the first day, what is usual."""
    if board.points[seat] > 0:
        return "ride", {"points": board.points[seat], "number": board.rider[seat] + 1}
    first = board.week == 1 and board.day == 0
    return "act", {"begun": yes(board.begun[seat]), "first": yes(first)}


def waiting(board: Board) -> Phrase:
    """What the others wait for: what the one who decides is about."""
    phase, facts = board.phase, {"seat": board.seat}
    if board.kinds[0] or board.kinds[1]:
        return "wait-battle", {**facts, "square": SQUARE_NAMES[board.target]}
    if phase in (FACTION, HOME, NAMING, DRAFT):
        return "wait-begin", {**facts}
    if phase == ACT:
        return "wait-act", {**facts}
    return "wait-pay" if phase == PAYING else "wait-choose", {**facts}
