"""City level tokens: they have two sides and run out."""

import pytest

from plansza.core.errors import IllegalMove
from plansza.games.battalia.rules import networks, tokens
from plansza.games.battalia.rules.assumptions import HIGH_TOKENS, LOW_TOKENS
from plansza.games.battalia.rules.board import BLOCKED, EMPTY, NOBODY
from plansza.games.battalia.rules.components import CITY, NOTHING, S_TERRAIN
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import SQUARE_NAMES, SQUARES
from tests.rules.battalia.helper import city, hero, level, owner, play, position, square, texts
from tests.rules.battalia.test_battle import siege
from tests.rules.battalia.test_movement import at_gate


def crowd(p: BattaliaPosition, seat: int, count: int, high: int) -> None:
    """So many more cities of one level, on squares nobody needs."""
    land = p.board.land
    free = [name for at, name in enumerate(SQUARE_NAMES) if land[at] == EMPTY and name != "e1"]
    for name in free[::-1][:count]:
        city(p, name, seat, high)


def refused(p: BattaliaPosition, text: str) -> tuple[str, object]:
    """Why a move is refused, and the level it is about."""
    with pytest.raises(IllegalMove) as refusal:
        play(p, text)
    return refusal.value.code, refusal.value.facts.get("level")


def test_fourteen_tokens_of_two_sides() -> None:
    """A17: seven show 1 or 2, seven 3 or 4; two residences and a capital."""
    p = position()
    assert LOW_TOKENS + HIGH_TOKENS == 14
    assert [tokens.left(p.board, 0, high) for high in range(1, 7)] == [6, 6, 7, 7, 2, 1]
    city(p, "a1", 0, 2)
    city(p, "b1", 0, 4)
    assert [tokens.left(p.board, 0, high) for high in range(1, 7)] == [5, 5, 6, 6, 2, 1]
    assert [tokens.left(p.board, 1, high) for high in range(1, 7)] == [6, 6, 7, 7, 2, 1]


def test_no_city_is_founded_without_a_token() -> None:
    """A17, A10: neither of level 1 nor of level 2, but of level 3."""
    p = position("GFreeman*3 RPriest*3")
    crowd(p, 0, LOW_TOKENS - 1, 2)
    founded = {text.split(":")[1] for text in texts(p) if text.startswith("City")}
    assert founded == {"3"}
    assert refused(p, "CityCross:1") == ("no-token", 1)


def test_a_token_is_turned_over_before_a_new_one_is_needed() -> None:
    """A17: from 1 to 2 always, from 2 to 3 only while there is one."""
    p = position("GChief*2 RPriest*2 GLord*2")
    crowd(p, 0, LOW_TOKENS - 1, 2)
    crowd(p, 0, HIGH_TOKENS, 3)
    assert "raise:d1" in texts(p, "raise")
    play(p, "raise:d1", "GChief", "GChief")
    assert level(p, "d1") == 2
    assert refused(p, "raise:d1") == ("no-token", 3)
    threes = [at for at in p.board.cities(0) if p.board.level[at] == 3]
    assert texts(p, "raise") == [f"raise:{SQUARE_NAMES[at]}" for at in threes]


def test_storm_10_skips_a_level_without_a_token() -> None:
    """C5, A17: from 2 to 5 if no token shows 3 or 4."""
    p = at_gate("Supply*2", 10)
    p.board.level[square("d1")] = 2
    crowd(p, 0, HIGH_TOKENS, 4)
    play(p, "port1:R", "pay", "d1")
    assert level(p, "d1") == 5


def test_a_taken_city_gets_a_lower_token() -> None:
    """A17, A16: else the next lower, over the edge of a token, too."""
    p = siege("GWeapon GKing GLord", high=4)
    crowd(p, 0, HIGH_TOKENS, 3)
    play(p, "storm:e1", "GWeapon", "GKing")
    assert (owner(p, "e1"), level(p, "e1")) == (0, 2)


def test_a_city_that_nobody_could_mark_is_not_attacked() -> None:
    """A17: no token of its level or a lower one."""
    p = siege("GWeapon GKing", high=2)
    assert "storm:e1" in texts(p, "storm")
    crowd(p, 0, LOW_TOKENS - 1, 1)
    assert "storm:e1" not in texts(p, "storm")
    assert refused(p, "storm:e1") == ("no-token", 2)


def test_a_building_needs_a_token() -> None:
    """A17, C25: whoever finds it marks it with a 2."""
    p = position("GFreeman*2", valleys="pass")
    hero(p, 0, 1, "d3")
    p.board.vale.shroud.remove(square("d3"))
    assert "explore:c3" in texts(p, "explore")
    crowd(p, 0, LOW_TOKENS - 1, 1)
    assert "explore:c3" not in texts(p, "explore")
    assert refused(p, "explore:c3") == ("no-token", 2)


def test_the_map_is_full_when_nobody_has_a_token() -> None:
    """C19, A17: what nobody can mark nobody can lay."""
    p = position(seats=2)
    for shape in range(CITY):
        p.board.top[S_TERRAIN + shape] = NOTHING
    assert not networks.is_full(p.board)
    for seat in (0, 1):
        far = range(seat * 20, SQUARES)
        rest = [at for at in far if p.board.land[at] == BLOCKED and p.board.owner[at] == NOBODY]
        for number, at in enumerate(rest[: LOW_TOKENS - 1 + HIGH_TOKENS]):
            p.board.owner[at], p.board.level[at] = seat, 1 if number < LOW_TOKENS - 1 else 3
    p.board.changed()
    assert networks.is_full(p.board)
