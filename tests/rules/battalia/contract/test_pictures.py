"""Pictures and sketches: every move has a path of things that are there, quiet things say why."""

import re
from collections.abc import Mapping

import pytest

from plansza.bots.basic import GreedyBot
from plansza.conformance import random_choice
from plansza.core.chance import FastChance
from plansza.core.contract import Position
from plansza.core.picture import Picture
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn.battle_strength import total
from plansza.words import LANGUAGES, words_for
from tests.rules.battalia.helper import GAME, cards, city, hero, lay, play, position, storms, tent
from tests.rules.battalia.test_valleys import own

pytestmark = pytest.mark.once
SETS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"sides": "teams", "mode": "heroic", "neutrals": "both"}),
    (5, {"sides": "teams", "limit": "on", "neutrals": "both", "scroll": "summon"}),
    (6, {"sides": "threes", "mode": "heroic", "draft": "top"}),
    (4, {"valleys": "pass", "fanatics": "on", "unbound": "on"}),
    (6, {"valleys": "bridge"}),
    (3, {"map": "large", "factions": "agreed"}),
    (2, {"valleys": "bridge", "factions": "draft"}),
]
MOST_CLICKS = 3


def draw(p: Position, seat: int | None, number: int = 0) -> Picture:
    """What a seat sees, in both languages and shapes by turns."""
    choices = p.legal_moves(seat) if seat is not None else []
    words = words_for(LANGUAGES[number % 2], GAME)
    return GAME.draw(p.view(seat), choices, words, tall=number % 3 == 0)


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_every_move_can_be_clicked_and_every_table_told(
    seats: int, options: dict[str, str]
) -> None:
    p = GAME.start(GAME.setup(seats, weeks="2", **options), FastChance(seats))
    bot, chance = GreedyBot(GAME), FastChance(5)
    for number in range(700):
        if not p.to_move:
            break
        if number % 7 == 0:
            for seat in p.to_move:
                check_paths(draw(p, seat, number))
            words = GAME.sketch(p.view(number % seats), words_for(LANGUAGES[number % 2], GAME))
            assert max(map(len, words.splitlines())) <= 80
        if number % 2:
            seat = p.to_move[-1]
            p.step(seat, bot.choose(p.view(seat), chance))
        else:
            p.step(*random_choice(p, chance))


def check_paths(picture: Picture) -> None:
    """Short, unique, none the beginning of another, and made of things in the picture."""
    paths: Mapping[int, tuple[str, ...]] = picture.paths
    known = set(paths.values())
    assert len(known) == len(paths)
    ids = re.findall(r' id="([^"]*)"', picture.svg)
    assert len(ids) == len(set(ids)), "an id is used twice"
    for path in known:
        assert set(path) <= set(ids), path
        assert len(path) <= MOST_CLICKS, path
        for length in range(1, len(path)):
            assert path[:length] not in known, path
    assert not {id for path in known for id in path} & set(picture.reasons)


# -- moments that are rare ----------------------------------------------------------------------


def siege(attack: str, defence: str) -> BattaliaPosition:
    """Seat 0's hero stands in a city of seat 1, whose both heroes are there."""
    p = position(attack, hands={1: defence}, day=2)
    for name in ("e2", "e4"):
        lay(p, name, "Cross")
    city(p, "e1", 1, 3)
    city(p, "f1", 1, 1)
    hero(p, 0, 1, "e1")
    for number in (1, 2):
        hero(p, 1, number, "e1")
    return p


def at_the_gate(*effects: int) -> BattaliaPosition:
    """Seat 0 may go through a gate, where one of these storms awaits him."""
    p = position("GChief*2 Supply*4")
    hero(p, 0, 1, "c3")
    p.board.limbo = cards("RLord Horn")
    tent(p, 1, "YTent", "YLord")
    storms(p, *effects)
    return p


def port(p: BattaliaPosition) -> str:
    """The first way through the gate."""
    return next(GAME.write_move(m) for m in p.legal_moves(0) if GAME.write_move(m)[:4] == "port")


SCRIPTS: dict[str, tuple[BattaliaPosition, str]] = {
    "join": (siege("GWeapon GLord", "YLord"), "storm:e1 GWeapon join12 GLord YLord"),
    "flee": (siege("GWeapon", "YHorse Supply*3"), "strike2.1 GWeapon fight join2"),
    "bag": (position("Bag"), "play:Bag bag1"),
    "mask": (
        siege("GWeapon GLord Mask", "YPriest YLord"),
        "storm:e1 GWeapon join GLord YPriest Mask on1",
    ),
    "scroll": (
        siege("GWeapon GScroll RLord", "YLord"),
        "storm:e1 GWeapon join RLord YLord GScroll on2 =red",
    ),
    "amulet": (siege("GWeapon GAmulet Supply*2", "YLord"), "storm:e1 GWeapon join GAmulet Supply"),
    "title": (position("GTitle GFreeman Supply", day=5), "play:GTitle GFreeman"),
    "hammer": (position("Hammer"), "play:Hammer HHorse"),
    "made tent": (position("Hammer GLord"), "play:Hammer HTent play:HTent GLord"),
    "masked": (
        siege("GWeapon GTitle GChief GLord", "Mask YTool"),
        "play:GTitle GChief storm:e1 GWeapon join GPriest Mask on2",
    ),
    "halves": (
        siege("GWeapon FChief GTool Horn", "YTool"),
        "play:FChief GTool storm:e1 GWeapon join Horn UChief",
    ),
    "cohort": (position("GFreeman*3 YFreeman*3"), "cohort:green GFreeman GFreeman GFreeman done"),
    "tent": (position("GTent GLord GChief", day=4), "play:GTent GLord done"),
    "ambush": (position("GFreeman GLord GChief"), "ambush GFreeman GLord"),
    "staff": (position("Staff"), "play:Staff d1"),
    "levels": (position("GFreeman*3 GChief*3"), "CityCross:2"),
    "elixir": (position("Supply*2", neutrals="bilkarr"), ""),
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_rare_moments_can_be_clicked(name: str) -> None:
    start, script = SCRIPTS[name]
    p = start.copy()
    for number, move in enumerate(["", *script.split()]):
        if move:
            play(p, move)
        for seat in range(p.setup.seats):
            check_paths(draw(p, seat, number))
        check_panel(p)


def check_panel(p: BattaliaPosition) -> None:
    """What the battle panel adds up is what the battle counts."""
    if not p.board.kinds[0]:
        return
    svg = GAME.draw(p.view(None), [], words_for("en", GAME)).svg
    for side, name in enumerate(("attacker", "defender")):
        told = re.search(f'id="side-{name}"[^>]*aria-label="([^"]*)"', svg)
        if told:  # while a hero may flee, only the head is shown
            whole, *parts = [int(number) for number in re.findall("-?[0-9]+", told[1])]
            assert whole == sum(parts) == total(p.board, side), told[1]


def test_the_battle_panel_counts_no_bonus_in_the_valleys() -> None:
    """Q13: neither veterans nor morale, in the picture as in the battle."""
    hands = {1: "YLord Supply"}
    p = position("GWeapon GFreeman GKing", day=3, hands=hands, mode="heroic", valleys="pass")
    p.board.veteran = [1, 1, 0, 0]
    own(p, 1, "c3", "Smith")
    hero(p, 0, 1, "c3")
    hero(p, 1, 1, "c3")
    for move in ("storm:c3", "GWeapon", "join1", "GFreeman", "GKing", "YLord"):
        play(p, move)
        check_panel(p)


@pytest.mark.parametrize("effect", range(1, 13))
def test_every_storm_can_be_weathered_by_clicking(effect: int) -> None:
    p = at_the_gate(effect, *([8] if effect == 8 else []))
    p.board.spent = [9, 2]
    play(p, port(p), "pay")
    for number in range(6):
        check_paths(draw(p, p.to_move[0], number))
        assert 'id="spent-' in draw(p, None).svg, "the storm that broke is shown"
        if p.board.act == 0:
            break
        p.step(p.to_move[0], p.legal_moves(p.to_move[0])[0])


# -- what is quiet, what is hidden --------------------------------------------------------------


def test_quiet_entries_count_what_they_lack() -> None:
    p = position("GLord*2 Supply")
    picture = GAME.draw(p.view(0), p.legal_moves(0), words_for("en", GAME))
    assert picture.reasons["act-build"] == (
        "A new city takes 3 units of one rank; you have at most 2."
    )
    assert "you have 1" in picture.reasons["act-buy"]
    assert "act-end" not in picture.reasons
    watched = draw(p, None)
    assert not watched.reasons
    assert not watched.paths


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    p = position("GLord*2 Supply", hands={1: "YKing"})
    tent(p, 0, "GTent", "GQueen")
    for seat in (0, 1, None):
        shown = draw(p, seat).svg
        assert ('id="card-GLord"' in shown) == (seat == 0)
        assert ('id="card-YKing"' in shown) == (seat == 1)
        assert ('id="shelter-tents-GQueen"' in shown) == (seat == 0)


def test_turns_of_a_card_are_shown_where_they_fit() -> None:
    """A curve beside a city fits in two turns; where a neighbour is closed, in fewer."""
    p = position("GFreeman*2")
    lay(p, "c2", "Straight", "R", 1)
    play(p, "Curve")
    picture = draw(p, 0)
    laid = {path[-1] for path in picture.paths.values()}
    assert all(re.fullmatch(r"lay-[a-k][1-7]-[0-3]|square-[a-k][1-7]", id) for id in laid)
    assert "lay-d2-1" not in laid, "no exit would meet the city"
    for turned in [id for id in laid if id.startswith("lay")]:
        shown = re.search(f'<g id="{turned}" class="still step"', picture.parts["map"])
        assert shown, "a click on the square shows its turns"
        assert f'id="ghost-{turned[4:6]}"' in picture.parts["map"]
