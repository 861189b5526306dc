"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.drako.rules.components import (
    CARD_NUMBERS,
    FIGURE_NUMBERS,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
)

EVENTS: Final = codes("""
    keep redraw place draw drop play use waste move fly charge
    reinforce plate attack assign block also-block dodge netted shed
    wound lost slain fury reshuffle second-deck stones-back lapse pass
    over drawn next-duel
""")
REASONS: Final = codes("""
    knights-slain trolls-slain dragon-slain dwarves-slain
    trolls-out knights-out dwarves-out dwarves-outlast outnumbered even-numbers
    stalled more-duels more-wounds equal-wounds
""")
PROMPTS: Final = codes("""
    redraw place act act-fury act-net drop symbol carry carry-more
    assign react pair spare track maim step wait wait-answer over
""")
THINGS: Final = ("card", "cards", "figure", "target", "other")


def thing(name: str) -> Phrase:
    """A figure or a card, by its notation."""
    if name in FIGURE_NUMBERS:
        return "figure", {"figure": name}
    facts: dict[str, Fact] = {}
    symbols = SYMBOLS_ON[CARD_NUMBERS[name]]
    for place, symbol in zip(("one", "two"), symbols, strict=False):
        facts |= symbol_facts(symbol, place)
    return ("card-of-two" if len(symbols) > 1 else "card-of-one"), facts


def symbol_facts(symbol: int, place: str = "one") -> dict[str, Fact]:
    """What the words need to name a symbol; `place` tells two of them apart."""
    found = SYMBOLS[symbol]
    return {
        place: SYMBOL_WORDS[found.kind],
        f"{place}_count": found.count,
        f"{place}_value": found.value,
        f"{place}_low": found.low,
    }
