"""Great moments have a stage, turns a story, and what is being paid for lies there as a ghost."""

import re

import pytest

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Position
from plansza.core.picture import Picture
from plansza.core.stage import STAGES
from plansza.games.battalia.picture.art import art
from plansza.words import LANGUAGES, words_for
from tests.rules.battalia.helper import GAME, city, hero, play, position, texts
from tests.rules.battalia.test_battle import siege, totals

pytestmark = pytest.mark.once
NAMES = ("Ania", "Olek", "Iga", "Staś", "Ewa", "Jan")


def draw(p: Position, seat: int = 0, tall: bool = False, language: str = "pl") -> Picture:
    words = words_for(language, GAME)
    choices = p.legal_moves(seat) if seat in p.to_move else []
    return GAME.draw(p.view(seat), choices, words, tall=tall, names=NAMES)


def ids(picture: Picture) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', picture.svg))


def test_every_moment_is_an_event_of_a_kind_that_pages_know() -> None:
    assert set(GAME.moments) <= set(GAME.codes["event"])
    assert set(GAME.moments.values()) <= set(STAGES)
    assert set(GAME.codes["story"]) <= set(GAME.codes["event"])


@pytest.mark.parametrize("options", [{}, {"neutrals": "both", "sides": "teams"}], ids=str)
def test_whole_games_are_staged(options: dict[str, str]) -> None:
    """Art that there is, things of the picture before or after, totals of both sides."""
    p = GAME.start(GAME.setup(4, mode="heroic", weeks="2", **options), FastChance(3))
    bot, chance, pictures = GreedyBot(GAME), FastChance(5), GAME.pictures()
    symbols = set(re.findall(r'<symbol[^>]* id="([^"]+)"', art()))
    seen: set[str] = set()
    while p.to_move:
        events: list[Event] = []
        seat = p.to_move[0]
        before = p.copy()
        p.play(seat, bot.choose(p.view(seat), chance), events.append)
        great = [event for event in events if event.code in GAME.moments]
        if not great:
            continue
        there = ids(draw(before)) | ids(draw(p))
        for event in great:
            kind = GAME.moments[event.code]
            stage = pictures.stage(p.view(0), kind, event.code, event.seen_by(0))
            seen.add(event.code)
            if stage is None:  # one's own doing
                assert event.facts["seat"] == 0
                continue
            assert stage.kind == kind
            assert {*stage.things, *stage.to} <= there
            assert not stage.art or stage.art in symbols
            assert bool(stage.counts) == (kind == "count")
    assert {"attack", "won", "fall", "conquer", "stronghold", "port", "storm", "week"} <= seen


def test_a_battle_counts_up_to_its_totals() -> None:
    """A15: the attack first; the last number of each row decides."""
    p = siege("GWeapon RChief BLord Supply", "RLord", high=3)
    play(p, "storm:e1", "GWeapon", "RChief", "BLord", "RLord")
    ended = totals(p)
    (lost,) = [event for event in play(p, "yield") if event.code == "lost"]
    stage = GAME.pictures().stage(p.view(0), "count", "lost", lost.seen_by(0))
    assert stage is not None
    assert tuple(row[-1] for row in stage.counts) == ended
    assert stage.seats == (0, 1)


def told(events: list[Event], language: str) -> str:
    words = words_for(language, GAME)
    return ", ".join([text for event in events if (text := words.story(event, 1, NAMES))])


def test_the_story_of_a_turn() -> None:
    """A road, a battle; in the words of a friend."""
    p = siege("GFreeman*2 GWeapon Supply", "RLord", high=3)
    play(p, "Straight")
    place = texts(p)[0]
    where = place.partition("@")[0]
    events = play(p, place, "GFreeman", "GFreeman", "storm:e1", "GWeapon", "yield")
    assert told(events, "pl") == f"droga na {where}, atak na e1 odparty"
    assert told(events, "en") == f"a road on {where}, attacked e1 and lost"


def test_what_is_paid_for_is_there_as_a_ghost() -> None:
    """A tile or a card over the map's corner, gone when it is paid; the map itself stays as it is,
    so that nobody is sent all of it anew."""
    p = position("GFreeman*3 GLord Supply*3", day=3)
    nothing = draw(p).parts["ghost"]
    play(p, "Straight")
    there = draw(p).parts["map"]
    play(p, texts(p)[0])
    paid_for = draw(p).parts
    assert paid_for["ghost"] != nothing
    play(p, "GFreeman", "GFreeman")
    assert draw(p).parts["ghost"] == nothing
    assert draw(p).parts["map"] != there, "now the road lies there"
    play(p, "hire:Priest")
    assert draw(p).parts["ghost"] not in (nothing, paid_for["ghost"])
    assert draw(p, 1).parts["ghost"] != nothing, "the others see what is being bought"


def test_what_was_built_leaves_a_trace() -> None:
    """A page marks ids that came: there is a new one for a new road, level or owner."""
    p = position("GLord*2", day=3)
    city(p, "g4", 0, 3)
    before = ids(draw(p))
    play(p, "raise:g4", "GLord", "GLord")
    came = ids(draw(p)) - before
    assert [id for id in came if id.startswith("trace-square-g4")]
    p = siege("GWeapon GLord", "", high=3)
    before = ids(draw(p))
    play(p, "storm:e1", "GWeapon", "GLord")
    came = {id for id in ids(draw(p)) - before if id.startswith("trace-square-e1")}
    assert len(came) == 2, "it was attacked, and it was taken"
    p = siege("GWeapon Supply", "RLord", high=3)
    before = ids(draw(p))
    play(p, "storm:e1", "GWeapon", "yield")
    assert "trace-square-e1-target" in ids(draw(p)) - before, "an attack that failed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tall", [False, True])
def test_a_battle_shows_both_sides_and_their_totals(language: str, tall: bool) -> None:
    """A15: names, totals and what is lacking."""
    p = siege("GWeapon RChief BLord Supply", "RLord", high=3)
    play(p, "storm:e1", "GWeapon", "RChief", "BLord")
    svg = draw(p, 1, tall, language).svg
    own, against = totals(p)
    for side, name, total in (("attacker", "Ania", own), ("defender", "Olek", against)):
        (label,) = re.findall(rf'id="side-{side}"[^>]*aria-label="([^"]+)"', svg)
        assert name in label
        assert f" {total}." in label
    assert "textLength" not in svg[svg.index('id="battle"') :][:4000], "nothing is squeezed"


def test_allies_lie_on_one_band() -> None:
    """C13: slips of allies are neighbours, and their letter is on them."""
    p = position("", seats=6, sides="teams")
    picture = draw(p)
    assert "bands" in ids(picture)
    assert "bands" not in ids(draw(position("", seats=6, sides="alone")))
    places = {}
    for seat in range(6):
        part = picture.parts[f"seat-{seat + 1}"]
        (place,) = re.findall(r'<rect class="edge"[^>]* x="([\d.]+)" y="([\d.]+)"', part)
        places[seat] = float(place[1])
    assert all(places[seat] == places[seat + 3] for seat in range(3))


def test_heroes_of_allies_bear_their_sign() -> None:
    """C13: on the map, too."""
    p = position("", seats=4, sides="teams")
    hero(p, 0, 1, "d4")
    allied = draw(p).svg
    alone = position("", seats=4)
    hero(alone, 0, 1, "d4")
    assert len(allied) > len(draw(alone).svg)
