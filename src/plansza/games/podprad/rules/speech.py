"""What there is to say about the game, as codes; the words themselves are in words/."""

from collections.abc import Mapping
from typing import Final

from plansza.core.contract import Phrase
from plansza.core.values import codes

EVENTS: Final = codes("""
    reveal lay pool round swim jump push wait whirlpool spawn
    bear eagle heron stuck crumble advance last-salmon out-of-reach over
""")
REASONS: Final = codes("points salmon tokens source second-seat shared all-lost fastest")
# What somebody did in his turn; what the river does besides belongs to nobody.
STORIES: Final = codes("""
    lay swim jump push wait whirlpool spawn bear eagle heron stuck last-salmon out-of-reach
""")
# The events of weight, and how each is staged.
MOMENTS: Final[Mapping[str, str]] = {
    "bear": "carried",
    "eagle": "carried",
    "heron": "carried",
    "push": "carried",
    "whirlpool": "show",
    "crumble": "crumble",
    "pool": "open",
    "spawn": "open",
    "last-salmon": "time",
    "out-of-reach": "time",
}
# What things of the picture tell about themselves: see `picture/about.py`.
ABOUT: Final = codes("""
    water waterfall bear eagle heron rock whirlpool whirlpool-token current turned sea
    empty standing full breaks arrow arrow-full arrow-open
    swim-here jump-here both-here lost-here dead-here heron-here price danger
    pool pool-space pool-next pool-last pool-fastest pool-tokens
    spot spot-other next-tile wedge wedge-arrow held held-other tray deck deck-kinds deck-end
    token-own token-other pair single token-home token-steps token-breaks token-heron
    token-waits token-caught token-chosen breaking breaking-tokens
    slip slip-turn slip-first slip-most slip-none drops drops-left drops-all drops-chips
    round round-first rounds-left rounds-stay building score banks
""")


def thing(name: str) -> Phrase:
    """A tile, by the name of its kind."""
    return "tile", {"kind": name}
