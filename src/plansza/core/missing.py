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
METHODS = {
    "position_class": "in the class of the game set `position_class`, its own kind of `Position`",
    "max_moves": "`Game.max_moves(setup)` returns a number of moves that no game exceeds",
    "to_move": "`Position.to_move` is a property: the seats that may act now; or it has a `turn`",
    "legal_moves": "`Position.legal_moves(seat)` returns the moves of a seat to move, sorted",
    "step": "`Position.step(seat, move, tell)` carries a legal move out",
    "view_class": "in the class of the position set `view_class`, its own kind of `View`",
}
RULES = {**ATTRIBUTES, **METHODS}
SPOKEN = ("event", "reason", "prompt", "move")  # the codes that every game has


def codes_of(game: Game) -> dict[str, tuple[str, ...]]:
    """All that a game can say; the codes of its moves need not be declared again."""
    moves = getattr(game, "moves", None)
    return {**({} if moves is None else {"move": moves.codes()}), **game.codes}


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
    if _left_out(game, Game, "blank") and getattr(game, "position_class", Position) is Position:
        found.append("position_class")
    if _left_out(game, Game, "max_moves"):
        found.append("max_moves")
    if found:
        return found
    position = game.blank(game.setup())
    found = [name for name in ("legal_moves", "step") if _left_out(position, Position, name)]
    if _left_out(position, Position, "to_move") and not hasattr(position, "turn"):
        found.append("to_move")
    shown = _left_out(position, Position, "view") or _left_out(game, Game, "view_of")
    if shown and _left_out(position, Position, "view_class"):
        found.append("view_class")
    return found


def _niceties(game: Game) -> list[Lack]:
    found: list[Lack] = []
    pictures = game.pictures()
    if not is_written(pictures, "paint"):
        found.append(Lack("picture", {"sketch": "yes" if is_written(pictures, "sketch") else "no"}))
    elif not is_written(pictures, "paths"):
        found.append(Lack("paths"))
    if is_written(pictures, "paint") and not is_written(pictures, "about"):
        found.append(Lack("telling"))
    if not is_written(pictures, "sketch"):
        found.append(Lack("sketch"))
    view = game.start(game.setup(), FastChance(1)).view(None)
    if _left_out(view, View, "prompt") and "prompt" not in game.codes:
        found.append(Lack("prompt"))
    if _left_out(view, View, "meters"):
        found.append(Lack("meters"))
    codes = [kind for kind in SPOKEN if kind not in codes_of(game)]
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
    strange = sorted(set(said) - {*codes_of(game).get(kind, ()), *besides})
    assert not strange, f"undeclared: add {strange} to `self.codes[{kind!r}]` of the game"


def _left_out(found: object, base: type, name: str) -> bool:
    """Whether a class has left something as the contract has it."""
    return getattr(type(found), name) is getattr(base, name)
