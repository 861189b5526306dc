"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.spor.rules.board import (
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
    DAMS,
    EXCHANGED,
    FIRST_TRICK,
    VALUE_OF,
)
from plansza.games.spor.rules.moves import (
    ACROSS,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    GIVE,
    LOG,
    OUT,
    PASS,
    RETREAT,
    TARGET,
    TO_DAM,
    TRICK,
)

EVENTS: Final = (
    "play", "meet", "retreat", "log", "damage", "destroy", "draw", "deck-out", "pass",
    "trick", "explode", "desert", "betray", "transfer-out", "transfer-across", "transfer-own",
    "recruit", "support", "give", "swap", "over", "next-game",
)  # fmt: skip
REASONS: Final = (
    "destroyed", "four-damaged", "held",
    "both-games", "more-cards", "more-left-standing", "drawn",
)  # fmt: skip
PROMPTS: Final = (
    "attack", "attack-last", "play", "defend", "draw", "draw-either", "close",
    "aim", "aim-again", "exchange", "exchange-wait", "exchange-watch", "wait", "over",
)  # fmt: skip
MOVES: Final = (
    "play", "retreat", "log", "claim", "pass", "draw", "end",
    "trick", "draw-tactics", "target", "give", "to-dam", "across", "out",
)  # fmt: skip


def thing(name: str) -> Phrase:
    """A card, by its notation."""
    card = CARD_NUMBERS[name]
    if card >= BATTLE_CARDS:
        return "tactics-card", {"kind": name}
    return "battle-card", {"colour": COLOUR_LETTERS[COLOUR_OF[card]], "value": VALUE_OF[card]}


# First move, code, and what it counts: dams or cards from a first card on.
_AT_DAMS: Final = ((RETREAT, "retreat"), (LOG, "log"), (CLAIM, "claim"), (TO_DAM, "to-dam"))
_OF_CARDS: Final = (
    (TRICK, DRAW_TACTICS, "trick", FIRST_TRICK),
    (TARGET, GIVE, "target", 0),
    (GIVE, TO_DAM, "give", 0),
)
_SINGLE: Final = {
    PASS: "pass", DRAW: "draw", END: "end", DRAW_TACTICS: "draw-tactics",
    ACROSS: "across", OUT: "out",
}  # fmt: skip


def describe(move: int) -> Phrase:
    """What a move does."""
    if move < RETREAT:
        return "play", {"card": CARD_NAMES[move // DAMS], "dam": move % DAMS + 1}
    if ELITE <= move < TRICK:
        card = BATTLE_CARDS + (move - ELITE) // DAMS
        return "play", {"card": CARD_NAMES[card], "dam": (move - ELITE) % DAMS + 1}
    for first, code in _AT_DAMS:
        if first <= move < first + DAMS:
            return code, {"dam": move - first + 1}
    for first, after, code, base in _OF_CARDS:
        if first <= move < after:
            return code, {"card": CARD_NAMES[base + move - first]}
    return _SINGLE[move], {}


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
