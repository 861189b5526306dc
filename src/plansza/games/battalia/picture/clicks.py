"""How moves are made on the picture: which things are clicked, in which order.

What can be done in a turn is begun by a click on the thing itself, where that means but one thing,
or by an entry of the panel (`act-…`) and then the thing. Answers that belong to no thing are
buttons (`move-…`) in the line above the hand. Most lines are paid along with that click, see
`gestures/ways.py`; who wants to lay other cards clicks `own` first.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from plansza.core.errors import Fact
from plansza.core.moves import Kind
from plansza.games.battalia.rules.board import (
    ACT,
    AIMING,
    ATTACKING,
    CHARMING,
    DEFENDING,
    LURKING,
    PAYING,
    PITCHING,
    SACRIFICING,
    SHOWING,
    Board,
)
from plansza.games.battalia.rules.components import GREAT, HEROES, MASK
from plansza.games.battalia.rules.moves import (
    AMBUSH,
    BUILD,
    BUY,
    CALL,
    CARD,
    COHORT,
    COLOUR,
    COPY,
    CRAFT,
    DEAL,
    DRINK,
    ELIXIR,
    END,
    EXPLORE,
    FETCH,
    GRIND,
    HERO,
    HIRE,
    LURK,
    MARCH,
    MARKET,
    MOVES,
    MULLIGAN,
    OPEN,
    PLACE,
    PLAY,
    POISON,
    PORT,
    RAID,
    RAISE,
    RETREAT,
    RING,
    ROAD,
    SELL,
    SLOT,
    SQUARE,
    STEP,
    STORM_CITY,
    STRIKE,
    SWAP,
    TRIBUTE,
    TYPE,
    UPGRADE,
    USE,
    WITH,
    part,
)
from plansza.games.battalia.rules.squares import NEXT, SQUARE_NAMES, WAYS
from plansza.games.battalia.rules.turn import melee
from plansza.games.battalia.rules.turn.movement import gate_square
from plansza.games.battalia.rules.view import BattaliaView

Path = tuple[str, ...]
OWN: Final = "own"  # the payer chooses the cards himself
Facts = Mapping[str, Fact]

# Phases in which a named card is one of the own hand; in others it lies in the tray.
FROM_HAND: Final = frozenset(
    {
        PAYING,
        AIMING,
        PITCHING,
        LURKING,
        SHOWING,
        ATTACKING,
        DEFENDING,
        CHARMING,
        SACRIFICING,
    }
)
# Moves that an entry of the panel makes at once.
AT_ONCE: Final = frozenset({MULLIGAN, AMBUSH, SELL, GRIND, END})
# Moves on a square or stack that an entry of the panel begins: the entry, and the fact that names
# the stack.
ON_SQUARE: Final = {
    RAISE: "raise",
    HERO: "hero",
    MARKET: "market",
    STORM_CITY: "attack",
    EXPLORE: "explore",
}
ON_STACK: Final = {
    ROAD: ("road", "shape"),
    HIRE: ("hire", "rank"),
    BUY: ("buy", "type"),
    SWAP: ("swap", "type"),
    TYPE: ("", "type"),
}


# Moves that a thing alone begins, if nothing else is begun so: see `Paths.direct`.
DIRECT: Final = frozenset(
    {RAISE, HERO, MARKET, STORM_CITY, EXPLORE, STRIKE, CRAFT, PORT, ROAD, BUILD, HIRE, BUY, UPGRADE}
    | {ELIXIR, OPEN}
)


def card_id(name: str) -> str:
    """A card of the own hand, by its notation."""
    return f"card-{name}"


def square_id(square: int) -> str:
    """A square of the map."""
    return f"square-{SQUARE_NAMES[square]}"


def hero_id(place: int) -> str:
    """A hero, by seat × 2 + number."""
    seat, number = divmod(place, HEROES)
    return f"hero-{seat + 1}-{number + 1}"


def button_id(move: int) -> str:
    """The id of the button for a move that belongs to no thing."""
    return "move-" + MOVES.write(move).replace(":", "-").replace("=", "is-").replace("+", "-")


class Paths:
    """The paths of all moves on offer in one view."""

    def __init__(self, view: BattaliaView, choices: Sequence[int]) -> None:
        self.board: Board = view.board
        self.seat = view.seat or 0
        self.acting = self.board.phase == ACT
        kinds = [MOVES.kind(move) for move in choices]
        built = [MOVES.parts(move) for move in choices if MOVES.kind(move) is BUILD]
        self.levels = len({level for _, _, level in built})
        self.cohorts = kinds.count(COHORT)
        self.guests = len({CALL, FETCH} & set(kinds))
        self.turns = Counter(part(move) for move in choices if MOVES.kind(move) is PLACE)
        self.riders = _heroes(choices, PORT)
        self.dealers = _heroes(choices, DEAL)
        self.paths = {move: self._path(move) for move in choices}
        self.direct = self._direct() if self.acting else {}

    def shortest(self, move: int) -> Path:
        """What is clicked: the thing alone, if that is enough."""
        return self.direct.get(move, self.paths[move])

    def _direct(self) -> dict[int, Path]:
        """The moves that need no entry of the panel: their thing means nothing else now."""
        meant: dict[str, set[str]] = {}
        for path in self.paths.values():
            entry, *things = path
            if things and entry.startswith("act-"):
                meant.setdefault(things[0], set()).add(entry)
            else:
                meant.setdefault(entry, set()).add("")
        return {
            move: path[1:]
            for move, path in self.paths.items()
            if MOVES.kind(move) in DIRECT and len(meant[path[1]]) == 1
        }

    def _path(self, move: int) -> Path:
        kind = MOVES.kind(move)
        _, facts = MOVES.describe(move)
        if kind in AT_ONCE:
            return (f"act-{kind.code}",)
        if kind in ON_SQUARE:
            return self._begun(ON_SQUARE[kind], f"square-{facts['square']}")
        if kind in ON_STACK:
            entry, fact = ON_STACK[kind]
            return self._begun(entry, f"stack-{facts[fact]}")
        special = _SPECIAL.get(kind)
        return special(self, move, facts) if special else (button_id(move),)

    def _begun(self, entry: str, thing: str) -> Path:
        """An entry of the panel and a thing; outside a turn's free moments the thing alone."""
        return (f"act-{entry}", thing) if self.acting and entry else (thing,)

    # -- cards --------------------------------------------------------------------------------

    def _card(self, move: int, facts: Facts) -> Path:
        return (f"{'card' if self.board.phase in FROM_HAND else 'tray'}-{facts['card']}",)

    def _play(self, move: int, facts: Facts) -> Path:
        return (card_id(str(facts["card"])),)

    def _upgrade(self, move: int, facts: Facts) -> Path:
        return "act-upgrade", card_id(str(facts["card"]))

    def _lurk(self, move: int, facts: Facts) -> Path:
        return (f"lurk-{facts['card']}",)

    # -- land ---------------------------------------------------------------------------------

    def _build(self, move: int, facts: Facts) -> Path:
        stack = f"stack-{facts['shape']}"
        if self.levels > 1:
            return "act-build", stack, f"level-{facts['level']}"
        return "act-build", stack

    def _place(self, move: int, facts: Facts) -> Path:
        """A square, and where the card fits in several turns, one of them."""
        square = part(move)
        if self.turns[square] == 1:
            return (square_id(square),)
        return square_id(square), f"lay-{facts['square']}-{facts['turn']}"

    def _square(self, move: int, facts: Facts) -> Path:
        return (f"square-{facts['square']}",)

    def _colour(self, move: int, facts: Facts) -> Path:
        return (f"hue-{facts['colour']}",)

    def _cohort(self, move: int, facts: Facts) -> Path:
        chip = f"hue-{facts['colour']}"
        return ("act-cohort", chip) if self.cohorts > 1 else ("act-cohort",)

    def _guest(self, move: int, facts: Facts) -> Path:
        where = f"square-{facts['square']}"
        return (f"guest-{MOVES.kind(move).code}", where) if self.guests > 1 else (where,)

    # -- heroes -------------------------------------------------------------------------------

    def _own(self, number: int) -> str:
        return hero_id(self.seat * HEROES + number)

    def _strike(self, move: int, facts: Facts) -> Path:
        _, owner, hero = MOVES.parts(move)
        return self._begun("attack", hero_id(owner * HEROES + hero))

    def _with(self, move: int, facts: Facts) -> Path:
        return (self._own(part(move)),)

    def _march(self, move: int, facts: Facts) -> Path:
        return "act-march", self._own(part(move))

    def _step(self, move: int, facts: Facts) -> Path:
        """Who rides needs not be named; others who may go do."""
        _, hero, way = MOVES.parts(move)
        here = self.board.heroes[self.seat * HEROES + hero]
        there = square_id(NEXT[here * WAYS + way])
        riding = self.board.rider[self.seat] == hero and self.board.points[self.seat] > 0
        return (there,) if riding else (self._own(hero), there)

    def _port(self, move: int, facts: Facts) -> Path:
        _, hero, colour = MOVES.parts(move)
        gate = square_id(gate_square(self.board, colour))
        return ("act-port", gate, self._own(hero)) if self.riders > 1 else ("act-port", gate)

    def _tribute(self, move: int, facts: Facts) -> Path:
        return "act-tribute", self._own(part(move))

    def _ring(self, move: int, facts: Facts) -> Path:
        return "act-ring", self._own(part(move))

    def _craft(self, move: int, facts: Facts) -> Path:
        """A building is named by its square."""
        return "act-craft", square_id(self.board.vale.works[part(move)])

    def _deal(self, move: int, facts: Facts) -> Path:
        hero = part(move)
        chip = f"deal-{facts['deal']}"
        return ("act-deal", chip, self._own(hero)) if self.dealers > 1 else ("act-deal", chip)

    # -- tents, lines, luck, elixirs ----------------------------------------------------------

    def _open(self, move: int, facts: Facts) -> Path:
        return self._begun("open", f"tent-{facts['number']}")

    def _raid(self, move: int, facts: Facts) -> Path:
        return (f"tent-{facts['number']}",)

    def _copy(self, move: int, facts: Facts) -> Path:
        return (f"storm-{facts['number']}",)

    def _slot(self, move: int, facts: Facts) -> Path:
        return (f"line-{slot_side(self.board)}-{facts['number']}",)

    def _buy_elixir(self, move: int, facts: Facts) -> Path:
        return "act-elixir", f"flask-{facts['elixir']}"

    def _drink(self, move: int, facts: Facts) -> Path:
        return ("act-drink", f"flask-{facts['elixir']}") if self.acting else (button_id(move),)

    def _use(self, move: int, facts: Facts) -> Path:
        return ("act-use", f"flask-{facts['elixir']}") if self.acting else (button_id(move),)

    def _poison(self, move: int, facts: Facts) -> Path:
        if not self.acting:
            return (button_id(move),)
        return "act-drink", "flask-Palsy", f"seat-{part(move) + 1}"


Maker = Callable[[Paths, int, Facts], Path]
_SPECIAL: Final[dict[Kind, Maker]] = {
    CARD: Paths._card,
    PLAY: Paths._play,
    UPGRADE: Paths._upgrade,
    LURK: Paths._lurk,
    BUILD: Paths._build,
    PLACE: Paths._place,
    SQUARE: Paths._square,
    RETREAT: Paths._square,
    COLOUR: Paths._colour,
    COHORT: Paths._cohort,
    CALL: Paths._guest,
    FETCH: Paths._guest,
    STRIKE: Paths._strike,
    WITH: Paths._with,
    MARCH: Paths._march,
    STEP: Paths._step,
    PORT: Paths._port,
    TRIBUTE: Paths._tribute,
    OPEN: Paths._open,
    RAID: Paths._raid,
    COPY: Paths._copy,
    SLOT: Paths._slot,
    RING: Paths._ring,
    CRAFT: Paths._craft,
    DEAL: Paths._deal,
    ELIXIR: Paths._buy_elixir,
    DRINK: Paths._drink,
    USE: Paths._use,
    POISON: Paths._poison,
}


def _heroes(choices: Sequence[int], kind: Kind) -> int:
    """How many heroes could make a move of this kind."""
    return len({part(move) for move in choices if MOVES.kind(move) is kind})


def slot_side(board: Board) -> int:
    """The battle line in which a unit is chosen: the Mask of Sion reaches for the other one."""
    side = melee.side_of(board)
    return 1 - side if board.card == GREAT + MASK else side
