"""Positions from short text: how lessons and the guide's pictures lay the table.

attacker = "G6 G8"             these cards in his hand; the rest of it stays as dealt
dam-3 = "G7 G8 / T4"           the attacker's cards / the defender's, the earliest first
tricks = "Rekrutacja / Zdrada" played before, by the one / by the other
damaged = "2 5"                these dams are turned over
discards = "A4 *11 R0-4"       a card, all elevens, a run: those of them that lie nowhere
logs = 2, turn = "defender"

A card comes from wherever nobody has seen it: a deck or a hand. Hands keep their size.
"""

from collections.abc import Mapping
from typing import Any

from plansza.core.contract import Position
from plansza.core.values import add_sorted
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    CARD_NUMBERS,
    COLOUR_LETTERS,
    DAMAGED_TO_WIN,
    DAMS,
    FIRST_TRICK,
    LOGS,
    ROLE_NAMES,
)
from plansza.games.spor.rules.position import SporPosition

BETWEEN = "/"  # the attacker's part of a text and the defender's
DAM_KEYS = [f"dam-{dam + 1}" for dam in range(DAMS)]
KEYS = {*ROLE_NAMES, *DAM_KEYS, "tricks", "damaged", "discards", "logs", "turn"}


def staged(position: Position, stage: Mapping[str, Any]) -> SporPosition:
    """Another position, as the text says; `ValueError` for anything that cannot be."""
    assert isinstance(position, SporPosition)
    others = stage.keys() - KEYS
    if others:
        raise ValueError(f"nobody knows how to stage {', '.join(sorted(others))}")
    for key in stage.keys() - {"logs"}:
        if not isinstance(stage[key], str):
            raise ValueError(f"{key} is a text, not {stage[key]}")
    found = position.copy()
    hands = [_cards(stage.get(name, "")) for name in ROLE_NAMES]
    kinds = [_kinds(hand) for hand in found.hands]
    for cards in hands:
        _take(found, cards)
    _turn_over(found, stage.get("damaged", ""))
    for dam, key in enumerate(DAM_KEYS):
        _lay(found, dam, stage.get(key, ""))
    _lay_tricks(found, stage.get("tricks", ""))
    _discard(found, stage.get("discards", ""))
    for role in (0, 1):
        _hold(found, role, hands[role], kinds[role])
    _count(found)
    found.board.logs = _among(stage, "logs", range(LOGS + 1), found.board.logs)
    turn = _among(stage, "turn", ROLE_NAMES, ROLE_NAMES[found.board.turn])
    found.board.turn = ROLE_NAMES.index(turn)
    return found


# -- reading ------------------------------------------------------------------------------------


def _cards(text: str) -> list[int]:
    for name in text.split():
        if name not in CARD_NUMBERS:
            raise ValueError(f"there is no card {name}")
    return [CARD_NUMBERS[name] for name in text.split()]


def _by_role(text: str) -> list[list[int]]:
    parts = text.split(BETWEEN)
    if len(parts) > len(ROLE_NAMES):
        raise ValueError(f"“{text}” has more than two sides")
    return [_cards(part) for part in (*parts, "")[:2]]


def _pattern(word: str) -> list[int]:
    """The cards of `*7`, `G3-5` or `*0-11`."""
    low, _, high = word[1:].partition("-")
    colours = COLOUR_LETTERS if word[0] == "*" else word[0]
    try:
        values = range(int(low), int(high or low) + 1)
        found = [CARD_NUMBERS[f"{colour}{value}"] for colour in colours for value in values]
    except (KeyError, ValueError):
        found = []
    if not found:
        raise ValueError(f"there are no cards {word}")
    return found


def _among(stage: Mapping[str, Any], key: str, known: Any, usual: Any) -> Any:
    found = stage.get(key, usual)
    if found not in known:
        raise ValueError(f"{key} cannot be {found}")
    return found


# -- laying -------------------------------------------------------------------------------------


def _hidden(position: SporPosition, card: int) -> list[int] | None:
    """Where a card lies that nobody has seen; None if it lies open, or is not in the game."""
    piles = (position.deck, position.tactics, *position.hands)
    return next((pile for pile in piles if card in pile), None)


def _take(position: SporPosition, cards: list[int]) -> None:
    for card in cards:
        pile = _hidden(position, card)
        if pile is None:
            raise ValueError(f"{CARD_NAMES[card]} is not there to be placed, or is named twice")
        pile.remove(card)


def _turn_over(position: SporPosition, text: str) -> None:
    for number in text.split():
        if f"dam-{number}" not in DAM_KEYS:
            raise ValueError(f"there is no dam {number} to be damaged")
        position.board.damaged |= 1 << int(number) - 1
    if position.board.damaged_dams() >= DAMAGED_TO_WIN:
        raise ValueError(f"with dams {text} damaged the game would be over")


def _lay(position: SporPosition, dam: int, text: str) -> None:
    """Both sides of a dam. Where both are full, the attacker was first (F5)."""
    board = position.board
    for role, cards in enumerate(_by_role(text)):
        _take(position, cards)
        for card in cards:
            if card >= FIRST_TRICK or not board.has_room(role, dam):
                raise ValueError(f"{CARD_NAMES[card]} cannot lie at dam {dam + 1}")
            board.lay(role, dam, card)
            if card < BATTLE_CARDS:
                board.show(card)
            else:
                board.played[role] += 1


def _lay_tricks(position: SporPosition, text: str) -> None:
    for role, cards in enumerate(_by_role(text)):
        _take(position, cards)
        for card in cards:
            if card < FIRST_TRICK:
                raise ValueError(f"{CARD_NAMES[card]} is no trick")
            add_sorted(position.board.tricks[role], card)
            position.board.played[role] += 1


def _discard(position: SporPosition, text: str) -> None:
    """Cards named one by one must be there; of a pattern, those that are."""
    words = text.split()
    alone = _cards(" ".join(word for word in words if word in CARD_NUMBERS))
    _take(position, alone)
    several = [card for word in words if word not in CARD_NUMBERS for card in _pattern(word)]
    rest = [card for card in several if _hidden(position, card) is not None]
    _take(position, rest)
    for card in alone + rest:
        if card >= BATTLE_CARDS:
            raise ValueError(f"{CARD_NAMES[card]} does not lie among the discards")
        position.board.show(card)


# -- hands and decks ----------------------------------------------------------------------------


def _kinds(cards: list[int]) -> tuple[int, int]:
    """How many of them are battle cards, and how many tactics cards."""
    battle = sum(card < BATTLE_CARDS for card in cards)
    return battle, len(cards) - battle


def _hold(position: SporPosition, role: int, named: list[int], dealt: tuple[int, int]) -> None:
    """These cards, and so many of those that were dealt that the hand is as large as before; as
    long as that can be, with as many of either kind."""
    size = sum(dealt)
    if len(named) > size:
        raise ValueError(f"the {ROLE_NAMES[role]} holds {size} cards, not {len(named)}")
    rest, missing = position.hands[role], _kinds(named)
    battle = [card for card in rest if card < BATTLE_CARDS][: max(0, dealt[0] - missing[0])]
    tactics = [card for card in rest if card >= BATTLE_CARDS][: max(0, dealt[1] - missing[1])]
    kept = (tactics + battle)[: size - len(named)]
    for card in kept:
        rest.remove(card)
    for card in rest:
        add_sorted(position.deck if card < BATTLE_CARDS else position.tactics, card)
    while len(named) + len(kept) < size and position.deck:
        kept.append(position.deck.pop())
    position.hands[role] = sorted(named + kept)


def _count(position: SporPosition) -> None:
    """What everybody can count."""
    board = position.board
    if not position.deck:
        raise ValueError("no card is left in the deck: the game would be over")
    board.deck, board.tactics_deck = len(position.deck), len(position.tactics)
    for role, hand in enumerate(position.hands):
        board.held[role], board.held_tactics[role] = _kinds(hand)
