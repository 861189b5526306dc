"""The panel: everything that can be done in a turn, and what it still lacks."""

from collections.abc import Sequence, Set
from typing import Final, NamedTuple

from plansza.core.picture import Speaker
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.assumptions import (
    AMBUSH_MOST,
    ARTEFACT_SUPPLIES,
    COHORT_LEAST,
    CROSSROADS_SUPPLIES,
    HERO_SUPPLIES,
    HIRE_SUPPLIES,
    ROAD_FREEMEN,
    UPGRADE_SUPPLIES,
)
from plansza.games.battalia.rules.board import NOBODY, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    BILKARR,
    C_ARTEFACT,
    C_DUST,
    C_SUPPLY,
    CITY,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    GATE,
    HEROES,
    HORSE,
    KING,
    LORD,
    MARKETS,
    NOTHING,
    PURSE_OF,
    RANK_NAMES,
    RANKS,
    ROADS,
    S_TERRAIN,
    SHAPE_NAMES,
    STACKS,
    UNIVERSAL,
)
from plansza.games.battalia.rules.components import METAMORPHIA as SHE
from plansza.games.battalia.rules.networks import can_lay, market_squares
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.turn import acts, building, buying, lines
from plansza.games.battalia.rules.turn.camp import MULLIGAN
from plansza.games.battalia.rules.turn.movement import RIDE
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.variants.elixirs import LASTS, PRICE, undrunk
from plansza.games.battalia.rules.variants.valleys import EXPLORERS, has_bridge
from plansza.games.battalia.rules.view import BattaliaView


class Entry(NamedTuple):
    """One thing that can be done: its name, its group, its sign."""

    name: str
    group: str
    sign: str


BASE: Final = (
    Entry("build", "build", "bt-city-3"),
    Entry("raise", "build", "bt-city-5"),
    Entry("road", "build", "bt-road-curve"),
    Entry("market", "build", "bt-market-plain"),
    Entry("march", "move", "bt-artefact-1"),
    Entry("port", "move", "bt-gate"),
    Entry("attack", "fight", "bt-artefact-0"),
    Entry("hero", "hire", "bt-banner-1"),
    Entry("hire", "hire", "bt-unit-{}-1"),
    Entry("upgrade", "hire", "bt-artefact-4"),
    Entry("buy", "hire", "bt-artefact-2"),
    Entry("cohort", "camp", "bt-emblem-{}"),
    Entry("mulligan", "camp", "bt-back"),
    Entry("ambush", "camp", "bt-storm-12"),
    Entry("open", "camp", "bt-artefact-3"),
    Entry("sell", "trade", "bt-chest"),
    Entry("swap", "trade", "bt-artefact-5"),
    Entry("grind", "trade", "bt-dust"),
)
METAMORPHIA: Final = (Entry("tribute", "guests", "bt-metamorphia"),)
ELIXIRS: Final = (
    Entry("elixir", "guests", "bt-bilkarr"),
    Entry("drink", "guests", "bt-elixir-0"),
    Entry("use", "guests", "bt-elixir-5"),
)
VALLEYS: Final = (
    Entry("explore", "valley", "bt-unexplored"),
    Entry("craft", "valley", "bt-building-smith"),
)
PASS: Final = Entry("ring", "valley", "bt-ring-gate")
BRIDGE: Final = Entry("deal", "valley", "bt-bridge")
END: Final = Entry("end", "end", "bt-time")

# What every action costs or needs: facts of what is said about it.
COSTS: Final[dict[str, dict[str, int]]] = {
    "build": {"count": building.NEW_CITY},
    "raise": {"count": building.RAISED},
    "road": {"count": ROAD_FREEMEN, "supply": CROSSROADS_SUPPLIES},
    "market": {"count": ROAD_FREEMEN},
    "march": {"ride": RIDE},
    "hero": {"supply": HERO_SUPPLIES},
    "hire": {"supply": HIRE_SUPPLIES},
    "upgrade": {"supply": UPGRADE_SUPPLIES},
    "buy": {"supply": ARTEFACT_SUPPLIES},
    "cohort": {"count": COHORT_LEAST},
    "mulligan": {"count": MULLIGAN},
    "ambush": {"count": AMBUSH_MOST},
    "grind": {"supply": buying.TRADED},
    "elixir": {"supply": PRICE, "days": LASTS},
    "explore": {"count": ROAD_FREEMEN, "supply": CROSSROADS_SUPPLIES},
}


def entries(view: BattaliaView) -> list[Entry]:
    """All that this game has to offer, the end of the turn last."""
    found = list(BASE)
    if view.options.metamorphia or view.board.guests[SHE] != OFF:
        found += METAMORPHIA
    if view.options.bilkarr:
        found += ELIXIRS
    if view.board.vale.open:
        found += [*VALLEYS, BRIDGE if has_bridge(view.board) else PASS]
    return [*found, END]


class Lacks:
    """Why an entry is quiet, from what the viewer knows: the open board and his own cards."""

    def __init__(self, view: BattaliaView, words: Speaker) -> None:
        assert view.seat is not None
        self.board: Board = view.board
        self.view = view
        self.words = words
        self.seat = view.seat
        self.cards = view.hand + self.board.guise[self.seat]
        self.counts = [0] * CLASSES
        for kind in self.cards:
            self.counts[PURSE_OF[kind]] += 1
        self.supplies = self.counts[C_SUPPLY] + lines.DUST_WORTH * self.counts[C_DUST]
        self.labour = lines.labour(self.counts, self.board.day)
        first = self.seat * HEROES
        self.heroes = self.board.heroes[first : first + HEROES]

    def of(self, entry: str) -> str:
        """What this entry lacks, in a sentence."""
        if self.board.phase != b.ACT:
            return self.words("refusal-finish-first")
        finder = getattr(self, f"_{entry}", None)
        return finder() if finder else ""

    def _say(self, code: str, need: int = 0, have: int = 0) -> str:
        return self.words(f"lack-{code}", need=need, have=have)

    # -- building -----------------------------------------------------------------------------

    def _build(self) -> str:
        most = max(self.counts[:RANKS])
        if most < building.NEW_CITY:
            return self._say("city", building.NEW_CITY, most)
        able = any(building.can_found(self.board, self.counts, rank) for rank in range(RANKS))
        return self._say("room" if able else "token")

    def _raise(self) -> str:
        cities = [at for at in self.board.cities(self.seat) if self.board.can_grow(at)]
        lacking = any(building.can_pay_raise(self.board, self.counts, at) for at in cities)
        return self._say("token" if lacking else "raise", building.RAISED)

    def _road(self) -> str:
        if self.labour < ROAD_FREEMEN:
            return self._say("road", ROAD_FREEMEN, self.labour)
        fits = any(can_lay(self.board, self.seat, shape) for shape in range(ROADS))
        return self._say("crossroads" if fits else "room", CROSSROADS_SUPPLIES)

    def _market(self) -> str:
        own = self.board.markets[self.seat * MARKETS : self.seat * MARKETS + MARKETS]
        if OFF not in own:
            return self._say("markets-built")
        if not market_squares(self.board, self.seat):
            return self._say("market-place")
        return self._say("market", ROAD_FREEMEN, self.labour)

    # -- heroes -------------------------------------------------------------------------------

    def _march(self) -> str:
        if not any(where != OFF for where in self.heroes):
            return self._say("no-hero")
        horses = self.counts[C_ARTEFACT + HORSE]
        return self._say("no-way" if self.supplies or horses else "march")

    def _port(self) -> str:
        there = [where for where in self.heroes if where != OFF and self.board.land[where] == GATE]
        if not there:
            return self._say("gate")
        return self._say("toll", 2, self.supplies)

    def _attack(self) -> str:
        armed = any(lines.fits(self.view.known, acts.ATTACKS, kind) for kind in self.cards)
        return self._say("target" if armed else "weapon")

    def _hero(self) -> str:
        if OFF not in self.heroes:
            return self._say("heroes-out")
        return self._say("hire-hero", HERO_SUPPLIES, self.supplies)

    # -- the deck -----------------------------------------------------------------------------

    def _hire(self) -> str:
        return self.recruit(0)

    def recruit(self, rank: int) -> str:
        """a6: for a unit of this rank."""
        if not any(self.counts[rank : KING + 1]):
            return self._say("leader")
        return self._say("hire", HIRE_SUPPLIES, self.supplies)

    def _upgrade(self) -> str:
        if not any(self.counts[:LORD]):
            return self._say("pupil")
        return self._say("upgrade", UPGRADE_SUPPLIES, self.supplies)

    def _buy(self) -> str:
        return self._say("buy", ARTEFACT_SUPPLIES, self.supplies)

    def _cohort(self) -> str:
        if self.board.begun[self.seat]:
            return self.words("refusal-too-late")
        hues = [COLOUR_OF[kind] for kind in self.view.hand]
        best = max(hues.count(colour) for colour in range(COLOURS)) + hues.count(UNIVERSAL)
        return self._say("cohort", COHORT_LEAST, best)

    def _mulligan(self) -> str:
        return self.words("refusal-too-late")

    def _ambush(self) -> str:
        if self.board.lurked[self.seat]:
            return self._say("lurked")
        if self.board.ambush[self.seat] >= AMBUSH_MOST:
            return self._say("ambush-full", AMBUSH_MOST)
        return self._say("ambush")

    def _open(self) -> str:
        own = self.seat in self.board.tents[::TENT_FIELDS]
        return self._say("tent-new" if own else "no-tent")

    # -- the valleys ----------------------------------------------------------------------------

    def _explore(self) -> str:
        return self._say("explore", EXPLORERS, self.labour)

    def _craft(self) -> str:
        return self._say("craft")

    def _ring(self) -> str:
        return self._say("ring")

    def _deal(self) -> str:
        return self._say("deal")

    # -- markets, neutral players -------------------------------------------------------------

    def _sell(self) -> str:
        return self._trade("sell", buying.goods(self.view.hand, True))

    def _swap(self) -> str:
        return self._trade("swap", buying.goods(self.view.hand, False))

    def _grind(self) -> str:
        return self._trade("grind", [])

    def _trade(self, code: str, goods: list[int]) -> str:
        own = self.board.markets[self.seat * MARKETS : self.seat * MARKETS + MARKETS]
        if own.count(OFF) == MARKETS:
            return self._say("no-market")
        if not any(where != OFF and where in own for where in self.heroes):
            return self._say("at-market")
        if goods:
            spare = any(lines.may_trade(self.view.known, kind) for kind in goods)
            return self.words("refusal-empty-stack" if spare else "refusal-just-received")
        return self._say(code, buying.TRADED, self.counts[C_SUPPLY])

    def _tribute(self) -> str:
        return self.words("refusal-no-tribute")

    def _elixir(self) -> str:
        if self.board.guests[BILKARR] not in [where for where in self.heroes if where != OFF]:
            return self.words("refusal-no-bilkarr")
        return self._say("elixir", 2, self.supplies)

    def _drink(self) -> str:
        return self._say("drink" if not undrunk(self.board, self.seat) else "drink-later")

    def _use(self) -> str:
        return self._say("use")


def _of_stacks(view: BattaliaView, lacks: Lacks) -> dict[str, str]:
    """What the taking of a top card lacks, by stack."""
    if view.board.phase != b.ACT:
        return {}
    found: dict[str, str] = {}
    names = (*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[: STACKS - S_TERRAIN])
    for stack, name in enumerate(names):
        if view.board.top[stack] == NOTHING:
            found[f"stack-{name}"] = lacks.words("refusal-empty-stack")
        elif stack < RANKS:
            found[f"stack-{name}"] = lacks.recruit(stack)
        else:
            city = stack >= S_TERRAIN + CITY
            entry = "buy" if stack < S_TERRAIN else "build" if city else "road"
            found[f"stack-{name}"] = lacks.of(entry)
    return found


def reasons(
    view: BattaliaView, clickable: Set[str], shown: Sequence[Entry], words: Speaker
) -> dict[str, str]:
    """Why quiet entries cannot be used by a viewer who is to act."""
    if view.seat is None or view.seat not in alliance.movers(view.board):
        return {}
    if NOBODY in view.board.colour:
        return {}
    lacks = Lacks(view, words)
    found = {id: reason for id, reason in _of_stacks(view, lacks).items() if id not in clickable}
    quiet = [entry.name for entry in shown if f"act-{entry.name}" not in clickable]
    found |= {f"act-{name}": lacks.of(name) for name in quiet}
    return {id: reason for id, reason in found.items() if reason}
