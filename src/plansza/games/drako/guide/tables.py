"""What the guide tells in numbers, read off the components and the duels."""

from plansza.core.guide import Rows, TableMaker
from plansza.core.picture import Speaker
from plansza.games.drako.rules.assumptions import ASSUMED, STALL_TURNS
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CHARGE_SLOTS,
    DECK_SIZE,
    DECKS,
    FIGURE_NAMES,
    HAND_LIMIT,
    OPENING_HAND,
    SIDE_NAMES,
    SLOTS,
    STONES,
    SYMBOLS,
    THROW_SLOTS,
    TRACK_NAMES,
    TRACK_SLOTS,
)
from plansza.games.drako.rules.duels import CHOSEN, DUELS, FREE, Camp
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS
from plansza.games.drako.rules.speech import symbol_facts

FACTS = {
    "cards": str(DECK_SIZE),
    "fields": str(FIELDS),
    "hand": str(OPENING_HAND),
    "limit": str(HAND_LIMIT),
    "stall": str(STALL_TURNS),
    "stones": str(STONES),
    "throw": str(THROW_SLOTS),
    "charge": str(CHARGE_SLOTS),
}


def duels(words: Speaker) -> Rows:
    """B2: who meets whom, where they begin, who starts."""
    return [
        [
            words(f"option-duel-{duel.id}"),
            *[_start(camp, words) for camp in duel.camps],
            _side(duel.camps[duel.starts].side, words),
        ]
        for duel in DUELS
    ]


def _side(side: int, words: Speaker) -> str:
    return words("side", side=SIDE_NAMES[side])


def _start(camp: Camp, words: Speaker) -> str:
    names = ", ".join(FIELD_NAMES[field] for field in camp.start)
    if camp.placing == FREE:
        return words("start-free")
    return words("start-chosen", fields=names) if camp.placing == CHOSEN else names


def figures(words: Speaker) -> Rows:
    """B3: everybody's wounds."""
    rows = [
        [words("figure-short", figure=name), str(slots)]
        for name, slots in zip(FIGURE_NAMES, SLOTS, strict=True)
    ]
    tracks = ", ".join(
        f"{words('track-name', track=name).lower()} {slots}"
        for name, slots in zip(TRACK_NAMES, TRACK_SLOTS, strict=True)
    )
    rows[FIGURE_NAMES.index("dragon")][1] += f" ({tracks})"
    return rows


def symbols(words: Speaker) -> Rows:
    """D1: every symbol and what it does."""
    return [
        [words("symbol-one", **symbol_facts(number)), words("symbol-help", **symbol_facts(number))]
        for number in sorted(range(len(SYMBOLS)), key=lambda each: SYMBOLS[each].kind)
    ]


def decks(words: Speaker) -> Rows:
    """D1: the four decks, a row for each kind of card."""
    rows = []
    for side, deck in enumerate(DECKS):
        for card in sorted(set(deck)):
            rows.append([_side(side, words), words.thing(CARD_NAMES[card]), str(deck.count(card))])
    return rows


def assumed(words: Speaker) -> Rows:
    """What we had to reconstruct, and the rule it belongs to."""
    return [[rule, words(f"assumed-{key}")] for rule, key in ASSUMED]


TABLES: dict[str, TableMaker] = {
    "duels": duels,
    "figures": figures,
    "symbols": symbols,
    "decks": decks,
    "assumed": assumed,
}
