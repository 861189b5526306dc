"""What a game leaves out: what it cannot be played without, and what is shown plainly instead.

`plansza.words.missing` adds the words, and is what pages and the command line ask.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from plansza.core.chance import FastChance
from plansza.core.contract import NO_INSIGHT, Game, Position, View
from plansza.core.errors import Fact, fault_of
from plansza.core.guide import guide_of
from plansza.core.plain_picture import is_written

# What to write for each part of the rules, by the class it belongs to.
ATTRIBUTES = {
    "id": "in `Game.__init__` set `self.id`, the name of its module",
    "seat_counts": "in `Game.__init__` set `self.seat_counts`, the possible numbers of players",
    "moves": "in `Game.__init__` set `self.moves`, a `Moves` with every kind of move declared",
}
GAME_METHODS = {
    "start": "`Game.start(setup, chance)` returns the first position",
    "blank": "`Game.blank(setup)` returns a position in which nothing has been dealt yet",
    "view_of": "`Game.view_of(known, seat)` returns the view of a seat that knows just this",
    "max_moves": "`Game.max_moves(setup)` returns a number of moves that no game exceeds",
}
POSITION_METHODS = {
    "to_move": "`Position.to_move` is a property: the seats that may act now, in a tuple",
    "legal_moves": "`Position.legal_moves(seat)` returns the moves of a seat to move, sorted",
    "step": "`Position.step(seat, move, tell)` carries a legal move out",
    "view": "`Position.view(seat)` returns what that seat may know, and nothing else",
}
RULES = {**ATTRIBUTES, **GAME_METHODS, **POSITION_METHODS}
SPOKEN = ("event", "reason", "prompt", "move")  # the codes that every game has


@dataclass(frozen=True)
class Lack:
    """Something that a game leaves out: `missing-CODE` of the words."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    needed: bool = False  # without it there is no game


def lacks_of(game: Game) -> list[Lack]:
    """What a game leaves out, but for its words; what it needs comes alone."""
    try:
        needed = [Lack("rule", {"name": name}, needed=True) for name in rules_missing(game)]
        return needed or _niceties(game)
    except Exception as error:
        facts = fault_of(game.id, error).facts
        return [Lack("fault", {"what": facts["what"], "where": facts["where"]}, needed=True)]


def rules_missing(game: Game) -> list[str]:
    """The names of what there is no game without."""
    found = [name for name in ATTRIBUTES if not hasattr(game, name)]
    if not _left_out(game, Game, "describe"):  # then moves may be numbered in any other way
        found = [name for name in found if name != "moves"]
    found += [name for name in GAME_METHODS if _left_out(game, Game, name)]
    if found:
        return found
    position = game.start(game.setup(), FastChance(1))
    return [name for name in POSITION_METHODS if _left_out(position, Position, name)]


def _niceties(game: Game) -> list[Lack]:
    found: list[Lack] = []
    pictures = game.pictures()
    if not is_written(pictures, "paint"):
        found.append(Lack("picture", {"sketch": "yes" if is_written(pictures, "sketch") else "no"}))
    elif not is_written(pictures, "paths"):
        found.append(Lack("paths"))
    if not is_written(pictures, "sketch"):
        found.append(Lack("sketch"))
    view = game.start(game.setup(), FastChance(1)).view(None)
    if _left_out(view, View, "prompt"):
        found.append(Lack("prompt"))
    codes = [kind for kind in SPOKEN if kind not in game.codes]
    if codes:
        found.append(Lack("codes", {"names": ", ".join(codes)}))
    if game.things and _left_out(game, Game, "thing"):
        found.append(Lack("thing", {"names": ", ".join(game.things)}))
    if game.insight is NO_INSIGHT:
        found.append(Lack("insight"))
    if guide_of(game) is None:
        found.append(Lack("guide"))
    return found


# -- for `plansza.conformance` --------------------------------------------------------------------


def check_complete(game: Game) -> None:
    """The rules are all there; what is missing is named, with what to write."""
    missing = [f"the game has no `{name}`: {RULES[name]}" for name in rules_missing(game)]
    assert not missing, "; ".join(missing)


def check_codes(game: Game, kind: str, said: Iterable[str], besides: tuple[str, ...] = ()) -> None:
    """Whatever a game says is declared, so that its words can be checked."""
    strange = sorted(set(said) - {*game.codes.get(kind, ()), *besides})
    assert not strange, f"undeclared: add {strange} to `self.codes[{kind!r}]` of the game"


def _left_out(found: object, base: type, name: str) -> bool:
    """Whether a class has left something as the contract has it."""
    return getattr(type(found), name) is getattr(base, name)
