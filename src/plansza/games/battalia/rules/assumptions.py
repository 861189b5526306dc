"""Every number that we had to assume, in one place, each with its id.

The base game's rulebook is not ours to read; these numbers are our reconstruction. Who owns the
base game can put other ones into a small TOML file, `name = number`, and `load` it before the
first game starts.
"""

import tomllib
from pathlib import Path
from typing import Final

from plansza.core.errors import BadSetup

# Name, id of the rule, number, least, most.
TABLE: Final[tuple[tuple[str, str, int, int, int], ...]] = (
    ("hire_supplies", "B1", 2, 0, 6),
    ("hire_brings", "B1", 1, 0, 3),
    ("upgrade_supplies", "B2", 3, 0, 6),
    ("artefact_supplies", "B3", 3, 1, 6),
    ("hero_supplies", "B4", 2, 0, 6),
    ("road_freemen", "B5", 2, 1, 4),
    ("crossroads_supplies", "B5", 1, 0, 4),
    ("cohort_least", "B6", 3, 2, 6),
    ("cohort_less", "B6", 2, 0, 6),
    ("units_each", "B7", 5, 3, 9),
    ("cross_cities", "B8", 3, 2, 6),
    ("other_cities", "B8", 1, 0, 4),
    ("roads_each", "B9", 3, 1, 9),
    ("tool_lit", "B10", 2, 1, 4),
    ("weapon_lit", "B11", 2, 1, 6),
    ("horse_lit", "B12", 2, 1, 6),
    ("title_lit", "B13", 2, 1, 3),
    ("scroll_lit", "B14", 2, 1, 2),
    ("tent_lit", "B16", 2, 1, 3),
    ("ambush_most", "B17", 3, 1, 9),
    ("chest_ambush", "C8", 3, 1, 3),
    ("greats_basic", "A18", 1, 1, 4),
    ("greats_advanced", "A18", 2, 1, 4),
    ("sword", "A19", 4, 1, 9),
    ("shield", "A19", 4, 1, 9),
    ("wings", "A19", 6, 1, 17),
    ("luut_draws", "A19", 3, 1, 6),
    ("pavilion", "A19", 3, 1, 6),
    ("neutral_defence", "A16", 4, 1, 12),
    ("ruins_defence", "A16", 8, 1, 20),
    ("last_week", "Q4", 15, 2, 30),
)


class House:
    """The numbers the rules ask for."""

    hire_supplies: int
    hire_brings: int
    upgrade_supplies: int
    artefact_supplies: int
    hero_supplies: int
    road_freemen: int
    crossroads_supplies: int
    cohort_least: int
    cohort_less: int
    units_each: int
    cross_cities: int
    other_cities: int
    roads_each: int
    tool_lit: int
    weapon_lit: int
    horse_lit: int
    title_lit: int
    scroll_lit: int
    tent_lit: int
    ambush_most: int
    chest_ambush: int
    greats_basic: int
    greats_advanced: int
    sword: int
    shield: int
    wings: int
    luut_draws: int
    pavilion: int
    neutral_defence: int
    ruins_defence: int
    last_week: int

    def __init__(self) -> None:
        self.restore()

    def restore(self) -> None:
        """The numbers of the table above."""
        for name, _, number, _, _ in TABLE:
            setattr(self, name, number)


HOUSE: Final = House()
BAD_HOUSE: Final = "bad-house"

# A6: what each day of the week lights, and whose colour is free to choose.
LIT: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6]
CHOICE: Final[list[int]] = [3, 4, 5, 6, 0, 1, 2]
# A7: the start deck, by rank, and supplies.
START_UNITS: Final[list[int]] = [3, 1, 1, 0]
START_SUPPLIES: Final = 5
# A3, A4: what a faction in play brings.
ARTEFACTS_EACH: Final = 3
SUPPLIES_EACH: Final = 20


def load(path: Path) -> None:
    """Take numbers from a file; `BadSetup` names what is wrong with it, and nothing changes."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _bad(f"{path.name} cannot be read: {error}") from error
    limits = {name: (least, most) for name, _, _, least, most in TABLE}
    for name, number in found.items():
        if name not in limits:
            raise _bad(f"{path.name}: there is no number “{name}”; known: {', '.join(limits)}")
        least, most = limits[name]
        if type(number) is not int or not least <= number <= most:
            raise _bad(f"{path.name}: {name} is a whole number from {least} to {most}")
    for name, number in found.items():
        setattr(HOUSE, name, number)


def _bad(sentence: str) -> BadSetup:
    return BadSetup(BAD_HOUSE, sentence, {"sentence": sentence})
