"""The cut paper: nothing missing, nothing twice, roads that meet, small enough to load at once."""

import gzip
import re
from itertools import product

import pytest

from plansza.core.picture import art_used
from plansza.games.battalia.picture.art import art, pieces
from plansza.games.battalia.picture.art.folding import SHADOW, cut, mirrored
from plansza.games.battalia.picture.art.names import (
    BUILDINGS,
    ROAD_EXITS,
    VALLEYS,
    card_art,
    emblem_art,
    fate_art,
    road_art,
    storm_art,
    unit_art,
)
from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.components import (
    COLOUR_OF,
    COLOURS,
    DAYS,
    EXITS,
    FATES,
    GATE,
    HEROES,
    KINDS,
    RANKS,
    ROTATIONS,
    RUINS,
    STORMS,
    SUPPLY,
    TOP_LEVEL,
    turned,
)

pytestmark = pytest.mark.once
FACTIONS = range(COLOURS)
NORTH, EAST, SOUTH, WEST = (50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)


def symbols() -> dict[str, str]:
    """All drawings by their id."""
    found = re.findall(r'(<symbol[^>]*\bid="([^"]*)".*?</symbol>)', art())
    return {id: drawing for drawing, id in found}


def used(markup: str) -> set[str]:
    """The symbols that some markup uses itself."""
    return set(re.findall(r'href="#([^"]*)"', markup))


# -- the sheets --------------------------------------------------------------------------------


def test_each_symbol_is_defined_once() -> None:
    ids = re.findall(r'\bid="([^"]*)"', art())
    assert len(ids) == len(set(ids)) == art().count("<symbol")
    assert all(id.startswith("bt-") for id in ids)


def test_symbols_use_only_symbols_that_exist() -> None:
    assert used(art()) <= symbols().keys()


def test_every_symbol_has_a_view_box() -> None:
    for id, drawing in symbols().items():
        assert re.match(r'<symbol[^>]* viewBox="0 0 (40 40|100 1[04]0)"', drawing), id


@pytest.mark.parametrize("forbidden", [" style=", "<style", "radient", "fold=", "shade=", "<!--"])
def test_only_presentation_attributes_reach_a_page(forbidden: str) -> None:
    assert forbidden not in art()


def test_the_art_is_small() -> None:
    whole = art().encode()
    assert len(whole) < 92_000
    assert len(gzip.compress(whole)) < 25_000


# -- every component has its symbol --------------------------------------------------------------


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_card_has_its_drawing(kind: int) -> None:
    assert card_art(kind) in symbols()


def test_different_cards_of_one_faction_look_different() -> None:
    for colour in {COLOUR_OF[kind] for kind in range(SUPPLY)}:
        own = [kind for kind in range(SUPPLY) if COLOUR_OF[kind] == colour]
        assert len({card_art(kind) for kind in own}) == len(own)


@pytest.mark.parametrize("head", ["fanatic", "unbound"])
def test_universal_units_have_all_ranks_and_no_crown(head: str) -> None:
    ranks = [rank for rank in range(6) if unit_art(head, rank) in symbols()]
    assert ranks == list(range(RANKS))


def test_a_faction_is_known_by_the_head_of_its_units() -> None:
    for colour, rank in product(FACTIONS, range(6)):
        layers = used(symbols()[unit_art(colour, rank)])
        assert {f"bt-head-{colour}", f"bt-body-{rank}"} <= layers


SINGLE = """
    gate ruins empty blocked waste pass bridge unexplored veteran time ring-storm ring-gate
    market-plain market-star metamorphia bilkarr frame back battle oracle
"""


def test_luck_land_and_tokens_have_their_drawings() -> None:
    wanted = [storm_art(effect + 1) for effect in range(STORMS)]
    wanted += [fate_art(card + 1) for card in range(FATES)]
    wanted += [f"bt-city-{level + 1}" for level in range(TOP_LEVEL)]
    wanted += [f"bt-banner-{number + 1}" for number in range(HEROES)]
    wanted += [f"bt-{thing}-{colour}" for thing in ("ground", "elixir") for colour in FACTIONS]
    wanted += [f"bt-valley-{valley}" for valley in VALLEYS]
    wanted += [f"bt-building-{name}" for valley in BUILDINGS for name in valley]
    wanted += [f"bt-{name}" for name in SINGLE.split()]
    assert set(wanted) <= symbols().keys()


# -- roads ---------------------------------------------------------------------------------------


def points(path: str) -> list[tuple[float, float]]:
    """The points where the parts of a road's line begin and end."""
    at, found = (0.0, 0.0), []
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        assert command in "MVHQ", f"{command} in {path}"
        values = [float(number) for number in numbers.split()]
        if command == "V":
            at = at[0], values[0]
        elif command == "H":
            at = values[0], at[1]
        else:
            at = values[-2], values[-1]
        found.append(at)
    return found


def ends(symbol: str) -> list[set[tuple[float, float]]]:
    """Where the ribbon and its shadow leave the tile; the dashes in the middle do not count."""
    drawn = re.findall(r'<path ([^>]*) d="([^"]*)"/>', symbols()[symbol])
    lines = [path for marks, path in drawn if "dasharray" not in marks]
    return [
        {_on_edge(point) for point in points(line) if not all(0 < part < 100 for part in point)}
        for line in lines
    ]


def _on_edge(point: tuple[float, float]) -> tuple[float, float]:
    """A ribbon may reach over the edge by less than a pixel."""
    x, y = (min(max(part, 0.0), 100.0) for part in point)
    assert abs(x - point[0]) + abs(y - point[1]) < 1
    return x, y


@pytest.mark.parametrize("name", ROAD_EXITS)
def test_roads_end_in_the_middle_of_their_edges(name: str) -> None:
    exits = [NORTH, EAST, SOUTH, WEST]
    wanted = {exits[way] for way in range(4) if ROAD_EXITS[name] >> way & 1}
    assert ends(f"bt-road-{name}") == [wanted, wanted]


def test_ribbons_are_equally_wide_everywhere() -> None:
    widths = {
        tuple(re.findall(r'stroke-width="([^"]*)"', symbols()[f"bt-road-{name}"]))
        for name in ROAD_EXITS
    }
    assert len(widths) == 1


@pytest.mark.parametrize("exits", sorted({turned(e, r) for e in EXITS for r in range(ROTATIONS)}))
def test_every_terrain_card_has_a_road_with_its_exits(exits: int) -> None:
    symbol, turns = road_art(exits)
    assert turned(ROAD_EXITS[symbol.removeprefix("bt-road-")], turns) == exits
    turn = re.search(r"rotate\((\d+) 50 50\)", pieces.road(exits))
    assert (int(turn[1]) if turn else 0) == 90 * turns


def test_a_card_without_exits_has_no_road() -> None:
    with pytest.raises(ValueError, match="no road"):
        road_art(0)


# -- pieces --------------------------------------------------------------------------------------


def all_pieces(colour: int) -> dict[str, str]:
    """One of each piece that belongs to a faction."""
    kinds = [kind for kind in range(SUPPLY) if COLOUR_OF[kind] == colour]
    return {
        **{f"card {kind}": pieces.card(0, 0, 100, kind) for kind in kinds},
        **{f"city {level}": pieces.city(0, 0, 90, level, colour) for level in range(1, 7)},
        "gate": pieces.tile(0, 0, 90, colour, 15, GATE),
        "hero": pieces.hero(0, 0, 40, colour, 1),
        "second hero": pieces.hero(0, 0, 40, colour, 2, veteran=True),
        "market": pieces.market(0, 0, 30, colour, star=False),
        "star market": pieces.market(0, 0, 30, colour, star=True),
        "level": pieces.level_token(0, 0, 30, 4, colour),
        "shield": pieces.battle_shield(0, 0, 50, 12, colour),
    }


@pytest.mark.parametrize("colour", FACTIONS)
def test_every_piece_of_a_faction_bears_its_emblem(colour: int) -> None:
    """Colour never carries meaning alone."""
    for name, markup in all_pieces(colour).items():
        shown = {id for id in used(markup) if id.startswith("bt-emblem")}
        assert shown == {emblem_art(colour)}, name


def test_pieces_use_only_symbols_that_exist() -> None:
    drawn = [markup for colour in FACTIONS for markup in all_pieces(colour).values()]
    drawn += [pieces.card(0, 0, 100, kind) for kind in range(SUPPLY, KINDS)]
    drawn += [pieces.tile(0, 0, 90, hue, 5) for hue in FACTIONS]
    drawn += [pieces.tile(0, 0, 90, -1, 15, RUINS, 8), pieces.city(0, 0, 90, 6)]
    drawn += [pieces.oracle(0, 0, 200, day) for day in range(DAYS)]
    drawn += [pieces.storm_card(0, 0, 60, effect + 1) for effect in range(STORMS)]
    drawn += [pieces.fate_card(0, 0, 60, card + 1) for card in range(FATES)]
    drawn += [pieces.valley(0, 0, 90, which, 15, f"bt-valley-{VALLEYS[which]}") for which in (0, 1)]
    drawn += [pieces.empty(0, 0, 90, blocked) for blocked in (False, True)]
    drawn += [pieces.universal_card(0, 0, 60, head, 2) for head in ("fanatic", "unbound")]
    drawn += [
        pieces.card_back(0, 0, 60, "bt-ring-storm"),
        pieces.gate_ring(0, 0, 30, 2),
        pieces.emblem(0, 0, 16, 1),
    ]
    for markup in drawn:
        assert used(markup) <= symbols().keys()
        assert " style=" not in markup


def test_a_piece_says_its_number() -> None:
    assert ">6</text>" in pieces.city(0, 0, 90, 6, 2)
    assert ">10</text>" in pieces.tile(0, 0, 90, -1, 15, RUINS, 10)
    assert ">3</text>" in pieces.tile(0, 0, 90, 2, 15, GATE)
    assert ">17</text>" in pieces.battle_shield(0, 0, 50, 17, 0)


def test_the_oracle_shows_every_day_and_lights_today() -> None:
    signs = re.findall(r'href="#bt-artefact-(\d)"', pieces.oracle(0, 0, 200, 3))
    assert [int(sign) for sign in signs] == [
        t for day in range(DAYS) for t in (LIT[day], CHOICE[day])
    ]
    assert pieces.oracle(0, 0, 200, 3) != pieces.oracle(0, 0, 200, 4)


def test_a_standalone_picture_gets_all_parts_of_a_unit() -> None:
    found = "".join(art_used(pieces.card(0, 0, 100, 0), art()))
    assert all(f'id="{id}"' in found for id in ("bt-unit-0-0", "bt-head-0", "bt-face", "bt-frame"))


# -- folding -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("half", "other"),
    [
        ("M50 2L80 9H60V4z", "M50 2L20 9H40V4z"),
        ("M50 2l8-3h2v4z", "M50 2l-8-3h-2v4z"),
        ("M50 2C51 3 52 4 53 5c1 2 3 4 5 6z", "M50 2C49 3 48 4 47 5c-1 2-3 4-5 6z"),
        ("M60 2a5 4 0 1 1-.1 0z", "M40 2a5 4 0 1 0 .1 0z"),
    ],
)
def test_a_fold_mirrors_the_path(half: str, other: str) -> None:
    assert mirrored(half) == other
    assert mirrored(other) == half


def test_cutting_opens_folds_and_lays_shadows() -> None:
    made = cut('<path fold="" shade="" fill="#fff" d="M50 0H60V9z"/>')
    path = 'd="M50 0H60V9zM50 0H40V9z"/>'
    assert made == f'<path {SHADOW} {path}<path fill="#fff" {path}'
