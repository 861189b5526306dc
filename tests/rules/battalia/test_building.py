"""Where cards may be laid, and what a network is."""

from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.components import ARTEFACTS
from tests.rules.battalia.helper import city, empty_under, lay, owner, play, position, square, texts


def places(hand: str, kind: str, *laid: tuple[str, str, int]) -> list[str]:
    p = position(hand)
    for where, shape, turn in laid:
        lay(p, where, shape, turn=turn)
    play(p, kind)
    return texts(p)


def test_an_exit_must_meet_the_network() -> None:
    """A11: in any rotation, on a free square beside one's network."""
    assert places("GFreeman*2", "Straight") == ["c1@1", "e1@1", "d2@0"]
    assert places("GFreeman*3", "CityEnd:1") == ["c1@1", "e1@3", "d2@0"]


def test_every_shared_edge_must_match() -> None:
    """A11: exit to exit, closed to closed."""
    # A straight road closes d2 to its sides: c2 may not open towards it.
    free = places("GFreeman*2", "Straight", ("d2", "Straight", 0))
    assert "d3@0" not in free  # the gates c3 and e3 have open sides that d3 would have to meet
    assert "c1@1" in free
    crossing = places("GFreeman*2 Supply", "Cross", ("d2", "Straight", 0))
    assert "d3@0" in crossing
    assert "d2@0" not in places("GFreeman*2 Supply", "Cross", ("c2", "Straight", 0))


def test_the_rim_and_blocked_squares_are_free() -> None:
    """A11: exits may lead to the rim."""
    p = position("GFreeman*2", seats=3)
    play(p, "Straight")
    assert "c1@1" in texts(p)
    p = position("GFreeman*2 Supply", seats=2)
    play(p, "Cross")
    assert set(texts(p)) == {"c2@0", "b3@0"}


def test_set_up_cards_have_four_exits() -> None:
    """A11, A7: ruins, gates, start and neutral cities."""
    p = position()
    for name in ("d4", "c3", "d1", "b2"):
        assert p.board.exits[square(name)] == 15


def test_the_network_goes_through_neutral_things_but_not_through_opponents() -> None:
    """A11: gates, ruins and neutral cities join, a foreign city does not."""
    p = position()
    lay(p, "c1", "Straight", turn=1)
    lay(p, "b1", "Curve", turn=1)
    assert networks.in_network(p.board, 0, square("b2"))
    p.board.owner[square("b2")] = 1
    p.board.changed()
    assert not networks.in_network(p.board, 0, square("b2"))
    lay(p, "a1", "Cross")
    assert not networks.in_network(p.board, 0, square("a1"))


def test_a_city_may_touch_a_city() -> None:
    """A11: new cities stand right beside old ones."""
    p = position("GFreeman*3")
    play(p, "CityCross:1", "d2@0", "GFreeman", "GFreeman", "GFreeman")
    assert owner(p, "d2") == 0


def test_equal_rotations_are_offered_once() -> None:
    """A11: a crossroads looks the same however it lies."""
    assert places("GFreeman*2 Supply", "Cross") == ["c1@0", "e1@0", "d2@0"]


def test_the_map_is_full() -> None:
    """C19, Q4: no free square, or nothing that fits; off with two and three players."""
    p = position("GFreeman*2", full="on")
    for stack in range(4 + ARTEFACTS, 20):
        p.board.top[stack] = -1
        empty_under(p, stack)
    p.board.top[11] = 2
    play(p, "Straight", "d2@0", "GFreeman", "GFreeman")
    assert p.outcome is not None
    assert p.outcome.reason == "full"
    for seats, usual in ((2, False), (3, False), (4, True), (5, True), (6, True)):
        assert position(seats=seats).options.full is usual
    assert position(seats=4, full="off").options.full is False


def test_a_blocked_square_does_not_count_for_a_full_map() -> None:
    """C17, C19: the dark corners are no squares."""
    p = position(seats=5)
    for at, shape in enumerate(p.board.land):
        if shape == -1:
            lay(p, f"{'abcdefghijk'[at % 11]}{at // 11 + 1}", "Cross")
    assert networks.is_full(p.board)


def test_an_opponents_city_does_not_help_to_build() -> None:
    """A11: its exits are no exits of one's network."""
    p = position("GFreeman*2")
    city(p, "a1", 1, 1)
    play(p, "Straight")
    assert "b1@1" not in texts(p)
