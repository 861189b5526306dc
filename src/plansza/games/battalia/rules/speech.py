"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.values import codes
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    C_ARTEFACT,
    C_KING,
    CARD_NUMBERS,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    GREAT,
    RANK_NAMES,
    ROYAL,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
)

EVENTS: Final = codes("""
    faction home look keep draw shuffle mulligan show cohort lay pay play aim roll form gain
    found raise road market hero step port upgrade trade trade-chest grind limbo ambush pitch
    open storm summon raid return rally gaze fate dust dye swap-land cloak attack retreat fight
    lurk steal won lost end day week crown dethrone over joint veteran disgrace double guest
    leave tribute elixir drink palsy hush use empty rob explore find craft ring peek search barter
    lower keep-hidden turn-up name agree refuse lot
    conquer take fall stronghold
    supplies
""")
# What somebody did in a turn, told in short: what is seen on the map, what was gained, battles. A
# few words must do, so nothing is told of payments, steps, and cards that only help along.
STORY: Final = codes("""
    faction home mulligan gain found raise road market hero port trade grind ambush raid return dye
    swap-land cloak retreat won lost tribute elixir drink use explore find ring barter lower
""")
# The events of weight, and how each is staged (`core.stage`).
MOMENTS: Final = {
    "attack": "fly",
    "lurk": "show",
    "steal": "show",
    "won": "count",
    "lost": "count",
    "fall": "fall",
    "conquer": "change-hands",
    "take": "change-hands",
    "stronghold": "open",
    "port": "open",
    "storm": "show",
    "fate": "show",
    "drink": "show",
    "palsy": "show",
    "use": "show",
    "week": "time",
}
REASONS: Final = ("fifth-city", "allied-cities", "full", "weeks")

# What is told about the things of the picture.
ABOUT: Final = codes("""
    table map free road city city-great city-next city-neutral start gate stash ruins terrain
    markets cloaked standing hidden-road hidden-building byway building building-of
    centre-neutral centre pass bridge hero hero-veteran hero-home hero-ring hero-ported summon
    bilkarr bilkarr-stock metamorphia power lay lens ghost bands unit unit-labour of-faction unbound
    fanatic queen king artefact lit choice supply dust chest replaces great great-battle
    great-turn great-owned displayed in-hand made in-shelter in-nation in-vase in-ambush
    in-tents in-stash in-spare in-limbo drafted offered lurk counts day day-lit day-choice
    day-check seat seat-goal seat-cards seat-deck tent tent-own tent-torn tent-grand
    stack-unit stack-artefact stack-city stack-road stack-empty heap storm-deck storm
    storm-copy storm-spent omen-storm fate-deck fate omen-fate elixir flask-sale flask-full
    flask-works flask-victim flask-silent drawer-shelter drawer-limbo drawer-storms
    drawer-greats drawer-actions drawer-pool drawer-players drawer-day drawer-relics
    drawer-flasks drawer-rest close panel act-build act-raise act-road act-market act-march act-port
    act-attack act-hero act-hire act-upgrade act-buy act-cohort act-mulligan act-ambush
    act-open act-sell act-swap act-grind act-tribute act-elixir act-drink act-use act-explore
    act-craft act-ring act-deal act-end line answers tray battle battle-end side side-parts
    faction faction-equal faction-named level deal answer answer-pay answer-both answer-join
    answer-fight answer-yield answer-fate-draw answer-keep answer-take-dust answer-done
    answer-draw answer-bag answer-abstain answer-hush answer-agree answer-others answer-elixir
    own settle commit
""")


def thing(name: str) -> Phrase:
    """A card, by its notation; a faction, by its colour."""
    if name in COLOUR_NAMES:
        return "faction", {"colour": name}
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
