"""Every number that we had to assume, in one place, each with the id of its rule.

The base game's rulebook is not ours to read; these numbers are our reconstruction. So are the
squares of every set-up (A20), among them those of the large map for two to four players and of the
Royal Valleys for two and three, whose pictures are lost: they stand in `squares.py`.
"""

from typing import Final

HIRE_SUPPLIES: Final = 2
HIRE_BRINGS: Final = 1
UPGRADE_SUPPLIES: Final = 3
ARTEFACT_SUPPLIES: Final = 3
HERO_SUPPLIES: Final = 2
ROAD_FREEMEN: Final = 2
CROSSROADS_SUPPLIES: Final = 1
COHORT_LEAST: Final = 3
COHORT_LESS: Final = 2
UNITS_EACH: Final = 5
CROSS_CITIES: Final = 3
OTHER_CITIES: Final = 1
ROADS_EACH: Final = 3
TOOL_LIT: Final = 2
WEAPON_LIT: Final = 2
HORSE_LIT: Final = 2
TITLE_LIT: Final = 2
SCROLL_LIT: Final = 2
TENT_LIT: Final = 2
AMBUSH_MOST: Final = 3
CHEST_AMBUSH: Final = 3
GREATS_BASIC: Final = 1
GREATS_ADVANCED: Final = 2
SWORD_STRENGTH: Final = 4
SHIELD_STRENGTH: Final = 4
WINGS_REACH: Final = 6
LUUT_DRAWS: Final = 3
PAVILION_CARDS: Final = 3
NEUTRAL_DEFENCE: Final = 4
RUINS_DEFENCE: Final = 8
LAST_WEEK: Final = 15
LOW_TOKENS: Final = 7
HIGH_TOKENS: Final = 7
STASHED_FOR_FEW: Final = 2

# The name that the words know, the rule, the number.
ASSUMED: Final[tuple[tuple[str, str, int], ...]] = (
    ("hire_supplies", "B1", HIRE_SUPPLIES),
    ("hire_brings", "B1", HIRE_BRINGS),
    ("upgrade_supplies", "B2", UPGRADE_SUPPLIES),
    ("artefact_supplies", "B3", ARTEFACT_SUPPLIES),
    ("hero_supplies", "B4", HERO_SUPPLIES),
    ("road_freemen", "B5", ROAD_FREEMEN),
    ("crossroads_supplies", "B5", CROSSROADS_SUPPLIES),
    ("cohort_least", "B6", COHORT_LEAST),
    ("cohort_less", "B6", COHORT_LESS),
    ("units_each", "B7", UNITS_EACH),
    ("cross_cities", "B8", CROSS_CITIES),
    ("other_cities", "B8", OTHER_CITIES),
    ("roads_each", "B9", ROADS_EACH),
    ("tool_lit", "B10", TOOL_LIT),
    ("weapon_lit", "B11", WEAPON_LIT),
    ("horse_lit", "B12", HORSE_LIT),
    ("title_lit", "B13", TITLE_LIT),
    ("scroll_lit", "B14", SCROLL_LIT),
    ("tent_lit", "B16", TENT_LIT),
    ("ambush_most", "B17", AMBUSH_MOST),
    ("chest_ambush", "C8", CHEST_AMBUSH),
    ("greats_basic", "A18", GREATS_BASIC),
    ("greats_advanced", "A18", GREATS_ADVANCED),
    ("sword", "A19", SWORD_STRENGTH),
    ("shield", "A19", SHIELD_STRENGTH),
    ("wings", "A19", WINGS_REACH),
    ("luut_draws", "A19", LUUT_DRAWS),
    ("pavilion", "A19", PAVILION_CARDS),
    ("neutral_defence", "A16", NEUTRAL_DEFENCE),
    ("ruins_defence", "A16", RUINS_DEFENCE),
    ("low_tokens", "A17", LOW_TOKENS),
    ("high_tokens", "A17", HIGH_TOKENS),
    ("stashed_for_few", "C25", STASHED_FOR_FEW),
    ("last_week", "Q4", LAST_WEEK),
)
NUMBERS: Final[dict[str, int]] = {name: number for name, _, number in ASSUMED}

# A6: what each day of the week lights, and whose colour is free to choose.
LIT: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6]
CHOICE: Final[list[int]] = [3, 4, 5, 6, 0, 1, 2]
# A7: the start deck, by rank, and supplies.
START_UNITS: Final[list[int]] = [3, 1, 1, 0]
START_SUPPLIES: Final = 5
# A3, A4: what a faction in play brings.
ARTEFACTS_EACH: Final = 3
SUPPLIES_EACH: Final = 20
