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
    PREPARE,
    Board,
)
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    CARD_NUMBERS,
    COLOUR_LETTERS,
    COLOUR_OF,
    EXCHANGED,
    NO_TILE,
    VALUE_OF,
)

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
    lay-dams attack attack-last play defend draw draw-either close
    aim aim-again exchange exchange-wait exchange-watch wait over
""")


def thing(name: str) -> Phrase:
    """A card, by its notation."""
    card = CARD_NUMBERS[name]
    if card >= BATTLE_CARDS:
        return "tactics-card", {"kind": name}
    return "battle-card", {"colour": COLOUR_LETTERS[COLOUR_OF[card]], "value": VALUE_OF[card]}


def prompt(board: Board, seat: int | None, picks: list[int]) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    if board.phase == OVER:
        return "over", {}
    mover = board.seat(board.turn)
    if board.phase == EXCHANGING:
        if seat is None:
            return "exchange-watch", {}
        size = board.held[board.role(seat)] + board.held_tactics[board.role(seat)]
        due = min(EXCHANGED, size) - len(picks)
        return ("exchange", {"count": due}) if due else ("exchange-wait", {"seat": 1 - seat})
    if seat != mover:
        return "wait", {"seat": mover}
    return _own_turn(board)


def _own_turn(board: Board) -> Phrase:
    if board.phase == ARRANGING:
        return "lay-dams", {"dam": board.tiles.index(NO_TILE) + 1}
    if board.phase == CHOOSING:
        trick: dict[str, Fact] = {"trick": CARD_NAMES[board.trick]}
        if board.chosen == EMPTY:
            return "aim", trick
        return "aim-again", {**trick, "card": CARD_NAMES[board.chosen]}
    if board.phase == DRAWING:
        return ("draw-either" if board.tactics_deck else "draw"), {}
    if board.phase == CLOSING:
        return "close", {}
    if board.phase != PREPARE:
        return "play", {}
    if board.turn != ATTACKER:
        return "defend", {"logs": board.logs}
    return ("attack-last" if board.ending == LAST_TURN else "attack"), {}
