"""How the great moments of the game are staged: what flies, falls, opens and counts up."""

from collections.abc import Callable, Mapping
from typing import Final

from plansza.core.errors import Fact
from plansza.core.stage import Stage
from plansza.games.battalia.picture.art.names import artefact_art, card_art, fate_art, storm_art
from plansza.games.battalia.rules.components import (
    CARD_NUMBERS,
    ELIXIR_NAMES,
    GREAT,
    MASK,
    PALSY,
    WEAPON,
)

Facts = Mapping[str, Fact]
Director = Callable[[str, Facts], Stage]


# What the others are shown large, and is no news to whoever has just done it.
OWN: Final = ("lurk", "steal", "drink", "use")


def stage(reader: int | None, kind: str, code: str, facts: Facts) -> Stage | None:
    """A moment of weight (`speech.MOMENTS`), from the facts that everybody knows of it."""
    if code in OWN and facts["seat"] == reader:
        return None
    return DIRECTORS[code](kind, facts)


def _number(facts: Facts, name: str) -> int:
    return int(facts[name])


def _square(facts: Facts) -> tuple[str]:
    return (f"square-{facts['square']}",)


def _hero(seat: int, hero: Fact) -> tuple[str]:
    return (f"hero-{seat + 1}-{hero}",)


def _of(facts: Facts) -> tuple[int]:
    return (_number(facts, "seat"),)


def _foe(facts: Facts) -> tuple[int, ...]:
    """Whoever is attacked; nobody, if nobody owns the place."""
    return (_number(facts, "other_seat"),) if "other_seat" in facts else ()


def _slip(facts: Facts) -> tuple[str]:
    """The slip of a player, on whom something is turned."""
    return (f"seat-{_number(facts, 'seat') + 1}",)


def _attack(kind: str, facts: Facts) -> Stage:
    """A weapon flies from the hero to the hero or place that he attacks."""
    seat = _number(facts, "seat")
    aim = _square(facts)
    if "prey" in facts:
        aim = _hero(_number(facts, "other_seat"), facts["prey"])
    things = _hero(seat, facts["hero"])
    return Stage(kind, things, aim, artefact_art(WEAPON), seats=(seat, *_foe(facts)))


def _decided(kind: str, facts: Facts) -> Stage:
    """Both totals count up; the attacker's comes first, and nobody's seat if nobody defends."""
    counts = tuple(
        tuple([int(each) for each in str(facts[side]).split()]) for side in ("attack", "defence")
    )
    return Stage(kind, _square(facts), counts=counts, seats=(*_of(facts), *_foe(facts)))


def _fall(kind: str, facts: Facts) -> Stage:
    return Stage(kind, _hero(_number(facts, "seat"), facts["hero"]), seats=_of(facts))


def _on_the_map(kind: str, facts: Facts) -> Stage:
    """Something becomes of a square, for the sake of somebody."""
    return Stage(kind, _square(facts), seats=_of(facts))


def _card(kind: str, facts: Facts) -> Stage:
    """A card from ambush."""
    return Stage(kind, art=card_art(CARD_NUMBERS[str(facts["card"])]), seats=_of(facts))


def _mask(kind: str, facts: Facts) -> Stage:
    return Stage(kind, art=card_art(GREAT + MASK), seats=_of(facts))


def _storm(kind: str, facts: Facts) -> Stage:
    return Stage(kind, art=storm_art(_number(facts, "number")), seats=_of(facts))


def _fate(kind: str, facts: Facts) -> Stage:
    return Stage(kind, art=fate_art(_number(facts, "number")), seats=_of(facts))


def _elixir(kind: str, facts: Facts) -> Stage:
    number = ELIXIR_NAMES.index(str(facts["elixir"]))
    return Stage(kind, art=f"bt-elixir-{number}", seats=_of(facts))


def _palsy(kind: str, facts: Facts) -> Stage:
    return Stage(kind, to=_slip(facts), art=f"bt-elixir-{PALSY}", seats=_of(facts))


def _week(kind: str, facts: Facts) -> Stage:
    return Stage(kind, ("day",), art="bt-time")


DIRECTORS: Final[Mapping[str, Director]] = {
    "attack": _attack,
    "won": _decided,
    "lost": _decided,
    "fall": _fall,
    "conquer": _on_the_map,
    "take": _on_the_map,
    "stronghold": _on_the_map,
    "port": _on_the_map,
    "lurk": _card,
    "steal": _mask,
    "storm": _storm,
    "fate": _fate,
    "drink": _elixir,
    "use": _elixir,
    "palsy": _palsy,
    "week": _week,
}
