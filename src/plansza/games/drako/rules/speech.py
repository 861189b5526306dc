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
    over drawn next-duel dawn
""")
REASONS: Final = codes("""
    knights-slain trolls-slain dragon-slain dwarves-slain
    trolls-out knights-out dwarves-out dwarves-outlast outnumbered even-numbers
    stalled more-duels more-wounds equal-wounds
""")
PROMPTS: Final = codes("""
    redraw place act act-play act-empty act-fury act-net act-kill act-win act-hold act-last drop
    symbol symbol-kill symbol-idle carry carry-kill carry-plate move-more strike-more
    assign react react-deadly react-last pair spare track maim step
    wait wait-card wait-answer over
""")
# How the great ones are staged: `picture/staging.py`.
MOMENTS: Final[dict[str, str]] = {
    "use": "show",
    "attack": "fly",
    "charge": "fly",
    "block": "show",
    "dodge": "show",
    "lost": "show",
    "fury": "show",
    "slain": "fall",
    "reinforce": "open",
    "reshuffle": "time",
    "second-deck": "time",
    "dawn": "time",
    "over": "time",
    "drawn": "time",
    "next-duel": "time",
}
# The events of a turn that are told in a few words when it is over.
STORIES: Final = codes("""
    place draw drop waste move fly charge reinforce plate attack block also-block dodge netted shed
    wound lost slain fury reshuffle second-deck lapse pass
""")
# Of the things in pictures, by the code of a sentence: see `picture/about.py`.
ABOUT: Final = codes("""
    valley field home home-once stands free line
    figure wounds fallen fallen-archer waiting throw-left throw-lost charge-left charge-lost
    dragon-lost netted acted track track-left track-full track-dragon
    dodge dodge-kept dodge-spent fury fury-kept fury-spent net net-free net-on
    attack attack-open attack-bare attack-shielded attack-dodged attack-deadly
    side aim clock-loses clock-wins clock-counted clock-unending clock-passes
    turn turn-left turn-answer turn-setup
    symbol plate shield-pair shield-bare card-one card-two card-shield card-idle card-kill played
    deck deck-pair deck-second deck-second-done discards-gone discards-back discards-top
    discards-none ledger ledger-shields left kind drawer back back-shields
    stones stones-left stones-back
    done-moving done-striking done-sparing done-dodging endure doomed waste shed keep redraw
""")
SHIELDS: Final = ("shield", "double", "stone", "stones")  # T7, T8
THINGS: Final = ("card", "cards", "figure", "target", "other", "doomed")


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


def shield_word(symbol: int) -> str:
    """T7, T8: which of the four shields a symbol is."""
    found = SYMBOLS[symbol]
    if found.value:
        return "stone" if found.value == 1 else "stones"
    return "double" if found.count > 1 else "shield"
