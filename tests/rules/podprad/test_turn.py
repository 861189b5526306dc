"""Turns, swimming, jumping, capacity and predators (R1–R6), with the rulebook's examples."""

import pytest

from plansza.games.podprad.rules.board import FEEDING
from tests.rules.podprad.helper import (
    GAME,
    codes,
    go,
    pass_on,
    play,
    position,
    refusal,
    texts,
    tile,
    tokens,
    ways,
)

# -- R1: the turn -------------------------------------------------------------------------------


def test_five_points_must_be_spent() -> None:
    """R1: the turn goes on, whatever was spent, until no point is left; then the next seat's."""
    p = position(tokens=["L4:2 C4:2", "R4:2 R5:1"])
    for point in (5, 4, 3, 2, 1):
        assert p.board.points == point
        assert p.to_move == (0,)
        if p.board.token < 0:  # else there is only one kind of token left to choose
            play(p, texts(p)[0])
        play(p, texts(p, ">")[0])
    assert p.to_move == (1,)
    assert p.board.points == 5


def test_turns_go_clockwise_from_the_first_player() -> None:
    """R1: and a seat with no token in the river has no turn."""
    p = position(
        tokens=["L7:2 C7:2", "*1:2", "L8:2 L9:2", "C8:2 C9:2"],
        seats=4,
        round=8,
        last=10,
        first=2,
        turn=2,
    )
    seen = [p.board.seat]
    for _ in range(3):
        pass_on(p)
        seen.append(p.board.seat)
    assert seen == [2, 3, 0, 3]  # then the marker has passed to seat 3


def test_the_turn_ends_early_without_a_move() -> None:
    """R1: when no token has an affordable legal move; the points left are lost."""
    p = position("C8=none", tokens=["L8:2", "L4:2 C4:2"])
    assert p.to_move == (1,)
    assert tokens(p, 0) == "L8:2"
    assert p.board.points == 5
    q = position(tokens=["L8:2 R8:2", "L4:2 C4:2"], exact=False)
    events = play(q, "L8:2", ">C8", ">C8")
    assert codes(events).count("stuck") == 1
    assert tokens(q, 0) == "C8:2 C8:2"


def test_what_is_forced_happens_by_itself() -> None:
    """R1: a single token with a single way needs nobody to say so."""
    p = position("L8=none R8=none", tokens=["C7:2", "L4:2 C4:2"], points=1)
    p.settle(None)
    assert tokens(p, 0) == "C8:2"
    assert p.to_move == (1,)


def test_a_token_is_chosen_before_its_way() -> None:
    """R1: two steps; alike tokens are one choice."""
    p = position(tokens=["L4:2 L4:2 L4:1 C5:2", "R4:2"])
    assert texts(p) == ["L4:1", "L4:2", "C5:2"]
    assert refusal(p, ">L5").code == "token-first"
    assert refusal(p, "R4:2").code == "no-token"
    play(p, "L4:1")
    assert refusal(p, "C5:2").code == "token-chosen"
    play(p, ">L5")
    assert tokens(p, 0) == "L4:2 L4:2 L5:1 C5:2"


# -- R2: swimming -------------------------------------------------------------------------------


def test_swimming_costs_one_point() -> None:
    """R2: for a pair and for a single one alike."""
    for salmon in (1, 2):
        p = position(tokens=[f"L4:{salmon} L4:2"])
        go(p, f"L4:{salmon}", ">C4")
        assert p.board.points == 4


@pytest.mark.parametrize(
    ("tiles", "way"),
    [
        ("L4=waterfall@3", ">L5"),
        ("L4=waterfall@5", ">C4"),
        ("L5=waterfall@0", ">L5"),
        ("C4=bear@0", ">C4"),
        ("C4=waterfall@1", ">C4"),
    ],
)
def test_a_barrier_on_either_tile_stops_swimmers(tiles: str, way: str) -> None:
    """R2: on the tile one leaves or on the one that is entered."""
    p = position(tiles, tokens=["L4:2 R4:2"])
    assert way not in ways(p, "L4:2")
    play(p, "L4:2")
    assert refusal(p, way).code == "barrier"
    assert way.replace(">", "^") in ways(p, "L4:2")


def test_example_a() -> None:
    """R2: (a) swimming in from L is fine; going on NE is blocked by the barriers 5, 0, 1."""
    p = position("C5=waterfall@3", tokens=["L5:2"])
    go(p, "L5:2", ">C5")
    assert not [way for way in ways(p, "C5:2") if way[0] == ">"]
    assert "^R6" in ways(p, "C5:2")


def test_one_swims_to_neighbours_only() -> None:
    """R2, G2: everything else is refused with the reason."""
    p = position(tokens=["L4:2 R4:2"])
    play(p, "L4:2")
    for way, code in (
        (">L6", "not-next"),
        (">R5", "not-next"),
        ("^C5", "not-in-line"),
        ("^L9", "no-tile"),
    ):
        assert refusal(p, way).code == code


# -- R4: capacity -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "fits"), [(3, False), (4, True)])
def test_example_b(seats: int, fits: bool) -> None:
    """R4, R2: (b) three tokens on C(k): full with three players, not with four."""
    p = position(tokens=["L5:2 L4:1", "C5:2 C5:2 C5:1"], seats=seats)
    assert (">C5" in ways(p, "L5:2")) == fits
    if not fits:
        play(p, "L5:2")
        assert refusal(p, ">C5").code == "full"


def test_a_rock_takes_one_less() -> None:
    """R4: capacity of a rock is one below the number of players."""
    for others, fits in (("C5:2", True), ("C5:2 C5:2", False)):
        p = position("C5=rock", tokens=["L5:2", others])
        assert (">C5" in ways(p, "L5:2")) == fits


def test_capacity_counts_all_players_and_stays() -> None:
    """R4: tokens of all colours; as many as players began, though some are out."""
    p = position(tokens=["L5:2", "C5:2", "C5:1"])
    assert ">C5" in ways(p, "L5:2")
    q = position(tokens=["L5:2 C5:1", "C5:2", "C5:1"])
    assert ">C5" not in ways(q, "L5:2")
    sea = position(tokens=["C-1:2 L0:2", "C0:2 C0:2", "C0:1"], round=1)
    assert ">C0" not in ways(sea, "C-1:2")
    alone = position(tokens=["L5:2 C5:1 C5:2"])
    assert ">C5" in ways(alone, "L5:2")


def test_the_pool_is_unlimited() -> None:
    """R4: any number of tokens enter the pool."""
    p = position(tokens=["L10:2 L10:2 L10:1 R10:2", "*1:1 *1:2 *1:2 R9:1"], round=9, last=10)
    for text in ("L10:2", "L10:2", "L10:1", "R10:2"):
        go(p, text, ">C10")
    assert tokens(p, 0) == "*1:1 *1:2 *1:2 *1:2"


# -- R3: jumping --------------------------------------------------------------------------------


def test_a_jump_costs_one_more_than_its_tiles() -> None:
    """R3: straight N, NE or NW; 1 + overflown + landing."""
    for way, cost in (("^L5", 2), ("^L6", 3), ("^L7", 4), ("^L8", 5), ("^C4", 2), ("^R5", 3)):
        p = position(tokens=["L4:2 R4:2"])
        go(p, "L4:2", way)
        assert p.board.points == 5 - cost


def test_a_jump_must_be_affordable() -> None:
    """R3: and straight, over tiles that all exist, to a tile with room."""
    p = position(tokens=["L4:2 R4:2"], points=3)
    assert ways(p, "L4:2") == [">C4", ">L5", "^C4", "^L5", "^R5", "^L6"]
    play(p, "L4:2")
    assert refusal(p, "^L7").code == "too-far"
    q = position("L6=none", tokens=["L5:2", "C5:2 C5:1 L7:2"])
    assert not [way for way in ways(q, "L5:2") if way in ("^L6", "^L7")]


def test_needless_jumps_are_allowed() -> None:
    """R3: also where swimming would do."""
    p = position(tokens=["L4:2"])
    assert {">L5", "^L5"} <= set(ways(p, "L4:2"))


def test_example_c() -> None:
    """R3, R4: (c) over the full C(k) to R(k+1), barred on 4, 5, 0: legal, cost 3."""
    p = position("R6=waterfall@2", tokens=["L5:2", "C5:2 C5:2 C5:1"])
    assert ">C5" not in ways(p, "L5:2")
    go(p, "L5:2", "^R6")
    assert p.board.points == 2
    assert tokens(p, 0) == "R6:2"


def test_the_landing_tile_needs_room() -> None:
    """R3, R4: full tiles may be flown over, not landed on."""
    p = position(tokens=["L5:2 L4:1", "L6:2 L6:2 L6:1"])
    assert "^L6" not in ways(p, "L5:2")
    assert "^L7" in ways(p, "L5:2")
    play(p, "L5:2")
    assert refusal(p, "^L6").code == "full"


# -- R5: bears and eagles -----------------------------------------------------------------------


@pytest.mark.parametrize("bear", ["L5", "L6", "L7"])
def test_a_bear_at_the_origin_on_the_way_or_where_one_lands(bear: str) -> None:
    """R5: each takes one salmon from a jumping token, and stays."""
    p = position(f"{bear}=bear@2", tokens=["L5:2 R4:2"])
    events = go(p, "L5:2", "^L7")
    assert codes(events) == ["jump", "bear"]
    assert tokens(p, 0) == "R4:2 L7:1"
    assert tile(p, bear) == "bear"


def test_bears_let_swimmers_pass() -> None:
    """R5: swimming off and onto a bear is safe."""
    p = position("L5=bear@1 L6=bear@1", tokens=["L5:2 R4:2"])
    assert codes(go(p, "L5:2", ">L6")) == ["swim"]
    assert tokens(p, 0) == "R4:2 L6:2"


def test_an_eagle_hunts_once() -> None:
    """R5: swimming in or landing costs a salmon; then the tile is water for good."""
    for way in (">L6", "^L6"):
        p = position("L6=eagle", tokens=["L5:2 L5:2"])
        assert codes(go(p, "L5:2", way))[-1] == "eagle"
        assert (tokens(p, 0), tile(p, "L6")) == ("L5:2 L6:1", "turned")
        assert codes(go(p, "L5:2", way)) in (["swim"], ["jump"])
        assert tokens(p, 0) == "L6:1 L6:2"


def test_an_eagle_flown_over_does_not_wake() -> None:
    """R5: only swimming in or landing counts."""
    p = position("L6=eagle", tokens=["L5:2"])
    go(p, "L5:2", "^L7")
    assert (tokens(p, 0), tile(p, "L6")) == ("L7:2", "eagle")


def test_a_single_salmon_leaves_the_game() -> None:
    """R5: the points spent on a deadly move stay spent."""
    p = position("L6=eagle", tokens=["L5:1 R4:2"])
    go(p, "L5:1", "^L6")
    assert tokens(p, 0) == "R4:2"
    assert p.board.points == 3
    assert tile(p, "L6") == "turned"


def test_a_dead_token_wakes_no_eagle() -> None:
    """R5: order: origin, overflown, landing, then the eagle."""
    p = position("L5=bear@2 L6=bear@2 L7=eagle", tokens=["L5:2 R4:2"])
    assert codes(go(p, "L5:2", "^L7")) == ["jump", "bear", "bear"]
    assert (tokens(p, 0), tile(p, "L7")) == ("R4:2", "eagle")
    assert p.board.points == 2
    q = position("L6=bear@2 L7=eagle", tokens=["L5:2 R4:2"])
    assert codes(go(q, "L5:2", "^L7")) == ["jump", "bear", "eagle"]
    assert (tokens(q, 0), tile(q, "L7")) == ("R4:2", "turned")


def test_three_bears_take_no_more_than_there_is() -> None:
    """R5: a token that is gone loses nothing more."""
    p = position("L5=bear@2 L6=bear@2 L7=bear@2", tokens=["L5:2 R4:2"])
    assert codes(go(p, "L5:2", "^L7")) == ["jump", "bear", "bear"]
    assert p.board.afloat[0] == 1


def test_example_d() -> None:
    """R5, R3: (d) the jump costs 2 points and both salmon, the detour 2 points and one."""
    tiles = "C5=bear@4 C6=bear@5 L6=eagle"
    p = position(tiles, tokens=["C5:2 R4:2"])
    go(p, "C5:2", "^C6")
    assert (tokens(p, 0), p.board.points) == ("R4:2", 3)
    q = position(tiles, tokens=["C5:2 R4:2"])
    go(q, "C5:2", ">L6")
    go(q, "L6:1", ">C6")
    assert (tokens(q, 0), q.board.points, tile(q, "L6")) == ("R4:2 C6:1", 3, "turned")


# -- R6: herons ---------------------------------------------------------------------------------


def test_a_heron_feeds_at_the_end_of_the_turn() -> None:
    """R6: not while passing through, not in another's turn; it stays."""
    p = position("L5=heron", tokens=["L5:2", "L5:2 C4:2"], points=0)
    p.settle(None)
    assert (tokens(p, 0), tokens(p, 1)) == ("L5:1", "C4:2 L5:2")
    assert tile(p, "L5") == "heron"
    q = position("L5=heron", tokens=["L4:2 C4:2", "R4:2"])
    go(q, "L4:2", ">L5")
    go(q, "L5:2", ">L6")
    pass_on(q)
    assert tokens(q, 0) == "C4:2 L6:2"


def test_example_e() -> None:
    """R6: (e) two tokens on one heron: one loss, the owner's choice; two herons: one each."""
    p = position("L5=heron C5=heron", tokens=["L5:2 L5:1", "L5:1 C5:2", "R4:2"], points=0)
    p.settle(None)
    assert p.board.phase == FEEDING
    assert texts(p) == ["heron:L5:1", "heron:L5:2"]
    play(p, "heron:L5:1")
    assert tokens(p, 0) == "L5:2"
    pass_on(p)
    assert tokens(p, 1) == "C5:1"


def test_alike_tokens_leave_the_heron_no_choice() -> None:
    """R6: two pairs on one tile: one of them loses a salmon, by itself."""
    p = position("L5=heron", tokens=["L5:2 L5:2", "R4:2 R5:2"], points=0)
    p.settle(None)
    assert tokens(p, 0) == "L5:1 L5:2"
    assert p.to_move == (1,)


def test_herons_also_feed_when_the_turn_ended_early() -> None:
    """R6, R1: stuck beside a heron."""
    p = position("C8=none L8=heron", tokens=["L8:2", "R4:2 R5:2"])
    assert p.to_move == (1,)
    assert tokens(p, 0) == "L8:1"


def test_herons_refuse_the_wrong_token() -> None:
    """R6: only tokens on the heron at hand can pay it."""
    p = position("L5=heron", tokens=["L5:2 L5:1 R4:2", "R4:2"], points=0)
    p.settle(None)
    assert refusal(p, "heron:R4:2").code == "no-heron"
    assert refusal(p, "heron:R5:2").code == "no-token"
    assert refusal(p, "L5:2").code == "feed-first"


def test_the_moves_are_written_and_read() -> None:
    """R1: notation both ways, for every move."""
    texts = [GAME.write_move(move) for move in range(GAME.move_count(GAME.setup()))]
    assert len(set(texts)) == len(texts)
    assert [GAME.read_move(text) for text in texts] == list(range(len(texts)))
