"""What everybody hears of a battle: both totals after every card, who falls, what changes hands."""

from typing import Any

from plansza.core.contract import Event
from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.turn.battle_news import rising
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, total
from tests.rules.battalia.helper import GAME, city, hero, play, position
from tests.rules.battalia.test_battle import siege, totals


def of(events: list[Event], code: str) -> list[dict[str, Any]]:
    """What was told of this code."""
    return [event.facts for event in events if event.code == code]


def test_both_totals_are_told_after_every_card() -> None:
    """A15: as everybody can count them."""
    p = siege("GWeapon RChief BLord YPriest", "BFreeman RLord Supply", high=3)
    events = play(p, "storm:e1", "GWeapon")
    attack = {"seat": 0, "square": "e1", "what": "city", "hero": 1, "other_seat": 1}
    assert of(events, "attack") == [attack]
    for card in ("RChief", "BLord", "RLord", "YPriest", "BFreeman"):
        (fight,) = of(play(p, card), "fight")
        assert (fight["own"], fight["against"]) == totals(p)


def test_horn_and_shield_count_at_once() -> None:
    """A19: the totals are told with them."""
    p = siege("GWeapon RLord Horn BLord", "Shield Supply", high=5)
    events = play(p, "storm:e1", "GWeapon", "RLord")
    (horn,) = of(play(p, "Horn"), "fight")
    assert horn["own"] > of(events, "fight")[-1]["own"]
    assert (horn["own"], horn["against"]) == totals(p)


def test_the_end_tells_how_the_totals_rose() -> None:
    """A16: each row begins without cards and ends with the total."""
    p = siege("GWeapon RChief BLord Supply", "RLord", high=3)
    play(p, "storm:e1", "GWeapon", "RChief", "BLord", "RLord")
    rows = [rising(p.board, side) for side in (ATTACKER, DEFENDER)]
    assert rows == [[0, 1, 3, 7], [3, 7]]
    assert (rows[0][-1], rows[1][-1]) == totals(p)
    (lost,) = of(events := play(p, "yield"), "lost")
    assert [lost["attack"], lost["defence"]] == [" ".join(map(str, row)) for row in rows]
    assert (lost["own"], lost["against"]) == (rows[0][-1], rows[1][-1])
    assert of(events, "fall") == [{"seat": 0, "square": "e1", "hero": 1}]
    assert not of(events, "take")


def test_morale_is_the_last_that_comes() -> None:
    """A15: the line as a whole has it."""
    p = siege("GWeapon GLord", "Supply*6", high=5)
    play(p, "storm:e1", "GWeapon")
    row = rising(p.board, ATTACKER)
    assert row[-1] == total(p.board, ATTACKER) == row[-2] + 1


def test_a_city_changes_hands() -> None:
    """A16: from a player, or from nobody; only a great one is told as such (C19)."""
    p = siege("GWeapon GLord", "", high=3)
    events = play(p, "storm:e1", "GWeapon", "GLord")
    assert of(events, "take") == [{"seat": 0, "square": "e1", "level": 3, "other_seat": 1}]
    assert not of(events, "stronghold")
    p = position("GWeapon GLord*2", day=3)
    city(p, "e1", NOBODY, 0)
    hero(p, 0, 1, "e1")
    events = play(p, "storm:e1", "GWeapon", "GLord")
    assert of(events, "conquer") == [{"seat": 0, "square": "e1", "level": 4}]
    great = {"seat": 0, "square": "e1", "count": 1, "most": 5, "allied": "no"}
    assert of(events, "stronghold") == [great]


def test_a_city_is_told_to_be_great_once() -> None:
    """C19: when it comes to level 4, not when it grows on."""
    p = position("GLord*2 GQueen", day=3)
    city(p, "e1", 0, 3)
    assert len(of(play(p, "raise:e1", "GLord", "GLord"), "stronghold")) == 1
    assert not of(play(p, "raise:e1", "GQueen"), "stronghold")


def test_the_last_week_is_told() -> None:
    """Q4: how many weeks are left."""
    p = position("", week=1, day=7, weeks="2")
    events = [event for _ in range(4) for event in play(p, "end")]
    assert [(each["number"], each["left"]) for each in of(events, "week")] == [(2, 0)]


def test_nobody_needs_to_listen() -> None:
    """A15: the game goes on the same."""
    heard, unheard = (siege("GWeapon RChief BLord Supply", "RLord", high=3) for _ in range(2))
    for move in ("storm:e1", "GWeapon", "RChief", "BLord", "RLord", "yield"):
        play(heard, move)
        unheard.play(unheard.to_move[0], GAME.read_move(move))
    assert heard.digest() == unheard.digest()
