"""The table on a phone: all of it on one screen, what can be done under the thumb."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.kit import Box
from plansza.core.picture import Picture
from plansza.games.battalia.picture.hand import in_hand
from plansza.games.battalia.picture.layout import Layout, layout_for
from plansza.games.battalia.picture.piles import Pile, piled
from plansza.games.battalia.picture.storm_card import Omen, high_for, told
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import COLUMNS, ROWS
from plansza.words import words_for
from tests.rules.battalia.helper import GAME, position, tent

pytestmark = pytest.mark.once
WIDTH, HEIGHT = 390, 570  # what the page of a phone leaves to a table
THUMB = 44.0
TICK = "l6 7l10 -14"
MAPS = [(ROWS, seats) for seats in (2, 3, 4)] + [(COLUMNS, seats) for seats in (2, 4, 5, 6)]
DRAWERS = ("pool", "day", "relics", "players", "shelter", "actions")


def tall(p: BattaliaPosition, seat: int | None = 0, language: str = "en") -> Picture:
    choices = p.legal_moves(seat) if seat is not None else []
    return GAME.draw(p.view(seat), choices, words_for(language, GAME), tall=True)


def layout(columns: int, seats: int) -> Layout:
    return layout_for(columns, seats, 20, True)


def drawer_of(picture: Picture, id: str) -> str:
    """The drawer in which a thing lies; empty if it lies in the open."""
    parts = [part for part, drawn in picture.parts.items() if f'id="{id}"' in drawn]
    assert len(parts) == 1, id
    return parts[0] if parts[0].startswith("drawer-") else ""


def firsts(picture: Picture) -> set[str]:
    paths = [*picture.paths.values(), *(way.path for way in picture.ways)]
    return {path[0] for path in paths}


@pytest.mark.parametrize(("columns", "seats"), MAPS)
def test_nothing_lies_over_anything_else(columns: int, seats: int) -> None:
    table = layout(columns, seats)
    tabs = table.tabs
    assert tabs is not None
    assert (table.width, table.height) == (WIDTH, HEIGHT)
    assert table.map.bottom <= table.panel.y
    assert table.panel.bottom <= table.hand.y
    assert table.hand.bottom <= HEIGHT
    assert tabs.x >= table.map.right or tabs.bottom <= table.map.y
    last = table.slip(seats - 1)
    assert last.bottom <= table.map.bottom, "all players have room in their drawer"
    assert table.stack_box(22).bottom <= table.map.bottom, "and all stacks in theirs"


@pytest.mark.parametrize("kinds", range(1, 9))
def test_every_kind_of_card_is_under_the_thumb(kinds: int) -> None:
    area = layout(ROWS, 3).hand
    places = in_hand(area, kinds)
    assert len(places) == kinds
    for one, two in pairwise(places):
        assert two.x - one.x >= THUMB
    assert places[0].x >= area.x
    assert places[-1].right <= area.right + 0.1
    assert min(place.width for place in places) >= THUMB


def test_equal_cards_are_counted() -> None:
    picture = tall(position("GFreeman*3 Supply"))
    assert "×3" in picture.parts["card-GFreeman"]
    assert picture.parts["card-GFreeman"].count("bt-frame") == 1
    assert "×" not in picture.parts["card-Supply"]


def count_at(picture: Picture, card: str) -> float:
    """How far from the left edge of a card the middle of its count stands."""
    found = re.search(r'<text x="([^"]*)"[^>]*>×', picture.parts[f"card-{card}"])
    assert found
    return float(found[1])


def test_counts_are_read_in_a_hand_of_ten_kinds() -> None:
    """Where cards lie over each other, counts stand on the side that is seen."""
    hand = "GFreeman*2 GChief GPriest GLord RFreeman*2"
    assert count_at(tall(position(hand)), "GFreeman") > THUMB / 2
    picture = tall(position(f"{hand} RTool GHorse*3 Chest Supply*4 Dust"))
    for card in ("GFreeman", "RFreeman", "GHorse", "Supply"):
        assert count_at(picture, card) < THUMB / 2


def test_cards_shown_for_a_cohort_are_ticked_off() -> None:
    p = position("GFreeman*2 GChief Supply")
    for move in ("cohort:green", "GFreeman"):
        p.play(0, GAME.read_move(move))
    shown, other = (tall(p).parts[f"card-{card}"] for card in ("GFreeman", "GChief"))
    assert TICK in shown
    assert TICK not in other


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_storms_and_fate_say_stays_on_its_slip(language: str) -> None:
    words = words_for(language, GAME)
    storms = [f"storm-{number}" for number in range(1, 13)]
    for number, name in enumerate([*storms, "fate-1", "fate-2"], 1):
        omen = Omen(min(number, 12), False, "!", words(f"{name}-effect"))
        for width in (324.0, 384.0):
            high = high_for(omen, width, 13, 72.0)
            lines = re.findall(
                r'<text[^>]* y="([^"]*)"', told(Box(0, 0, width, high), omen, 13, 72.0)
            )
            assert max(map(float, lines)) <= high - 5


def test_what_can_be_done_is_docked_and_the_rest_tells_why_not() -> None:
    picture = tall(position("GLord*2 Supply"))
    lit = {id for id in firsts(picture) if id.startswith("act-")}
    assert "act-end" in lit
    for id in lit:
        assert f'id="{id}"' in picture.parts["panel"]
    quiet = re.findall(r' id="(act-[^"]*)"', picture.parts["drawer-actions"])
    assert "act-build" in quiet
    assert not lit & set(quiet)
    assert set(quiet) <= set(picture.reasons)


def test_more_actions_than_there_is_room_for_lie_in_a_drawer() -> None:
    hand = "GFreeman*3 GChief*3 GLord*3 GWeapon GHorse GTool Supply*6 Chest Dust"
    picture = tall(position(hand, neutrals="both"))
    docked = re.findall(r' id="([^"]*)"', picture.parts["panel"])[1:]
    assert len(docked) <= 12
    assert docked[-1] == "act-end"
    for id in firsts(picture):
        if id.startswith("act-") and id not in docked:
            assert drawer_of(picture, id) == "drawer-actions"


def test_tabs_come_before_what_they_open() -> None:
    """The first thing that names a drawer opens it; what closes it lies inside."""
    svg = tall(position("GLord")).svg
    for name in DRAWERS:
        found = re.findall(f'id="([^"]*)"[^>]*data-opens="drawer-{name}"', svg)
        assert found[0] == f"open-{name}"
        assert svg.index(f'id="open-{name}"') < svg.index(f'id="drawer-{name}"')


def test_a_tent_is_chosen_in_the_dock() -> None:
    p = position("GLord", day=4)
    tent(p, 0, "GTent", "GQueen")
    picture = tall(p)
    assert any("tent-1" in path for path in picture.paths.values())
    assert drawer_of(picture, "tent-1") == ""
    assert drawer_of(tall(p, 1), "tent-1") == "drawer-players"


def test_who_watches_sees_the_players_where_others_hold_cards() -> None:
    picture = tall(position("GLord"), None)
    assert drawer_of(picture, "seat-1") == ""
    assert drawer_of(picture, "day") == ""
    assert not {"open-actions", "open-players", "open-shelter"} & set(picture.parts)


@pytest.mark.parametrize("count", [1, 9, 25])
def test_piles_fit_into_their_drawer(count: int) -> None:
    area = layout(ROWS, 3).greats
    piles = [
        Pile("one", "in the shelter (9)", list(range(count)), range(count)),
        Pile("two", "in ambush (1)", [1], [1]),
        Pile("three", "in tents (2)", [1, 2], [1, 2]),
    ]
    for lying in piled(piles, area, 13):
        for place in lying.places:
            assert area.x <= place.x
            assert place.right <= area.right
            assert place.bottom <= area.bottom


def walk(seats: int, **options: str) -> Iterator[tuple[int, BattaliaPosition]]:
    bot, chance = GreedyBot(GAME), FastChance(3)
    p = GAME.start(GAME.setup(seats, weeks="2", **options), FastChance(seats))
    assert isinstance(p, BattaliaPosition)
    for number in range(240):
        if p.to_move:
            yield number, p
            seat = p.to_move[-1]
            p.step(seat, bot.choose(p.view(seat), chance))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"valleys": "pass", "neutrals": "both"})], ids=str
)
def test_nothing_is_squeezed_and_drawers_hold_only_what_is_looked_at(
    seats: int, options: dict[str, str]
) -> None:
    """In a drawer lies what a first click leads to, or a second way of what is docked; never all
    that there is to do."""
    for number, p in walk(seats, **options):
        if number % 8:
            continue
        picture = tall(p, p.to_move[0], "pl" if number % 16 else "en")
        assert "textLength" not in picture.svg
        assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in picture.root
        lit = [drawer_of(picture, id) for id in firsts(picture)]
        assert "" in lit or len(set(lit)) == 1, "one drawer opens by itself"
