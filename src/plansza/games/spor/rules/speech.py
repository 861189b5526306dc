"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.spor.rules.board import (
    ARRANGING,
    CHOOSING,
    CLOSING,
    DRAWING,
    EMPTY,
    EXCHANGING,
    LAST_TURN,
    OVER,
    RUNNING,
    Board,
)
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    CARD_NUMBERS,
    COLOUR_LETTERS,
    COLOUR_OF,
    DAMAGED_TO_WIN,
    EXCHANGED,
    NO_TILE,
    VALUE_OF,
    card_names,
)
from plansza.games.spor.rules.moves import CLAIM, LOG, MOVES, PASS, RETREAT

EVENTS: Final = codes("""
    play meet retreat log damage destroy draw deck-out pass
    tile trick explode desert betray transfer-out transfer-across transfer-over transfer-own
    recruit support give swap over next-game
""")
REASONS: Final = codes("""
    destroyed four-damaged held
    both-games more-cards more-left-standing decider drawn
""")
PROMPTS: Final = codes("""
    lay-dams win take attack attack-last defend defend-last make-room no-play draw-either
    aim aim-again exchange exchange-wait exchange-watch
    wait wait-dams wait-trick wait-last over
""")
# The events that a turn consists of, in the few words that follow a name; each shows no more than
# everybody saw. Draws are left out: every turn has one.
STORIES: Final = codes("""
    tile play meet retreat log damage destroy pass
    trick explode desert betray transfer-out transfer-across transfer-over transfer-own
    recruit support swap
""")
ABOUT: Final = codes("""
    valley dam-place dam-rule dam-side dam-stake slots claim tile
    hand-card joins joins-none picked laid log-target duck beaver discarded
    tactics tactics-limit trick-laid fallen
    attacker defender held given turn hidden deck clock tactics-deck logs logs-left
    discards discards-use retreat pass end across
    formations formations-read best formation
""")
# The events of weight, and how each is staged (`core.stage`).
MOMENTS: Final[dict[str, str]] = {
    "damage": "split",
    "destroy": "split",
    "log": "fly",
    "meet": "fall",
    "trick": "show",
    "explode": "crumble",
    "desert": "fall",
    "betray": "change-hands",
    "deck-out": "time",
    "next-game": "time",
}


def thing(name: str) -> Phrase:
    """A card, by its notation; a dam is its number."""
    if name.isdigit():
        return "dam-number", {"dam": int(name)}
    card = CARD_NUMBERS[name]
    if card >= BATTLE_CARDS:
        return "tactics-card", {"kind": name}
    return "battle-card", {"colour": COLOUR_LETTERS[COLOUR_OF[card]], "value": VALUE_OF[card]}


def decisive(board: Board, moves: list[int]) -> list[int]:
    """K5, K6: the claims among these moves, that of a damaged dam first, for it wins at once."""
    claims = [move for move in moves if MOVES.parts(move)[0] is CLAIM]
    whole = [move for move in claims if not board.is_damaged(MOVES.parts(move)[1])]
    return [move for move in claims if move not in whole] + whole


def prompt(board: Board, seat: int | None, picks: list[int], moves: list[int]) -> Phrase:
    """What a seat is asked now, that may make these moves; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    mover = board.seat(board.turn)
    if board.phase == EXCHANGING:
        return _exchange(board, seat, picks)
    if seat != mover:
        return _wait(board, mover)
    return _own_turn(board, moves)


def _exchange(board: Board, seat: int | None, picks: list[int]) -> Phrase:
    """V5: what has been chosen to give away, and how many cards more."""
    if seat is None:
        return "exchange-watch", {}
    size = board.held[board.role(seat)] + board.held_tactics[board.role(seat)]
    due = min(EXCHANGED, size) - len(picks)
    if due:
        return "exchange", {"count": due, "cards": card_names(picks)}
    return "exchange-wait", {"seat": 1 - seat, "cards": card_names(picks)}


def _wait(board: Board, mover: int) -> Phrase:
    """Whom the others wait for, and what he is busy with."""
    if board.phase == ARRANGING:
        return "wait-dams", {"seat": mover}
    if board.phase == CHOOSING:
        return "wait-trick", {"seat": mover, "trick": CARD_NAMES[board.trick]}
    return ("wait-last" if board.ending == LAST_TURN else "wait"), {"seat": mover}


def _own_turn(board: Board, moves: list[int]) -> Phrase:
    if board.phase == ARRANGING:
        return "lay-dams", {"dam": board.tiles.index(NO_TILE) + 1}
    if board.phase == CHOOSING:
        trick: dict[str, Fact] = {"trick": CARD_NAMES[board.trick]}
        if board.chosen == EMPTY:
            return "aim", trick
        return "aim-again", {**trick, "card": CARD_NAMES[board.chosen]}
    claims = decisive(board, moves)
    if claims:
        return _claims(board, claims)
    if board.phase == DRAWING:
        return "draw-either", {}
    kinds = [MOVES.parts(move)[0] for move in moves]
    if PASS in kinds:
        return "no-play", {}
    if all(kind is RETREAT for kind in kinds):
        return "make-room", {}
    if board.turn != ATTACKER:
        logs = board.logs if LOG in kinds else 0
        return ("defend" if board.ending == RUNNING else "defend-last"), {"logs": logs}
    retreat: dict[str, Fact] = {"retreat": "yes" if RETREAT in kinds else "no"}
    return ("attack-last" if board.ending == LAST_TURN else "attack"), retreat


def _claims(board: Board, claims: list[int]) -> Phrase:
    """K1: what can be taken comes first, then what else the turn still asks for."""
    dams = [MOVES.parts(move)[1] for move in claims]
    then = "play"
    if board.phase == DRAWING:
        then = "draw"
    elif board.phase == CLOSING:
        then = "end"
    if board.is_damaged(dams[0]) or board.damaged_dams() + 1 == DAMAGED_TO_WIN:
        return "win", {"dam": dams[0] + 1}
    numbers = " ".join([str(dam + 1) for dam in sorted(dams)])
    return "take", {"dams": numbers, "then": then, "count": board.damaged_dams()}
