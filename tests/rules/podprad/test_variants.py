"""The variants: chips (W1), whirlpools (W2), the fastest salmon (W3), currents (W4–W6)."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.podprad.rules.board import OVER, PUSHING
from plansza.games.podprad.rules.components import ROCK, WHIRLPOOL, deck_for
from plansza.games.podprad.rules.position import start
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
    verdict,
    ways,
)

# -- W1: chips ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("chips", "count"), [("off", 0), ("on", 3)])
def test_a_spent_chip_cannot_come_back(chips: str, count: int) -> None:
    """W1: every point spent counts as a reveal, which no take-back crosses."""
    p = position(tokens=["L4:2 C5:2", "R4:2 C4:2"], chips=chips)
    play(p, "L4:2")
    assert p.reveals == 0
    play(p, "^L6")
    assert p.reveals == count
    assert p.board.points == 2


def test_unspent_chips_pass_on() -> None:
    """W1: after an early end the next player again has five."""
    p = position("C8=none", tokens=["L8:2", "L4:2 C4:2"], chips="on")
    assert (p.to_move, p.board.points) == ((1,), 5)
    q = start(GAME.setup(2, chips="on"), FastChance(1))
    while q.board.round == 0:
        play(q, texts(q)[0])
    assert q.board.points == 4
    pass_on(q)
    assert q.board.points == 5


# -- W2: whirlpools -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rocks_are_whirlpools(seats: int) -> None:
    """W2: all 29 tiles at any number of players; normal capacity."""
    deck = deck_for(seats, True, "off")
    assert deck is not None
    assert (sum(deck), deck[WHIRLPOOL], deck[ROCK]) == (29, 5, 0)
    others = " ".join(["C5:2"] * (seats - 1))
    p = position("C5=whirlpool", tokens=["L5:2", others], seats=seats, whirlpools="on")
    assert ">C5" in ways(p, "L5:2")


@pytest.mark.parametrize("way", [">L6", "^L6"])
def test_a_whirlpool_ends_the_turn(way: str) -> None:
    """W2: entering or landing; herons feed all the same (R6)."""
    p = position("L6=whirlpool C4=heron", tokens=["L5:2 C4:2", "R4:2 R5:2"], whirlpools="on")
    play(p, "L5:2", way)
    assert p.to_move == (1,)
    assert tokens(p, 0) == "C4:1 L6:2"


def test_flying_over_a_whirlpool_does_nothing() -> None:
    """W2: only entering and landing count; and next turn the token moves as usual."""
    p = position("L6=whirlpool", tokens=["L5:2 C4:2", "R4:2 R5:2"], whirlpools="on")
    go(p, "L5:2", "^L7")
    assert p.board.points == 2
    q = position("L6=whirlpool", tokens=["L6:2 C4:2", "R4:2"], whirlpools="on")
    assert "L6:2" in texts(q)


def test_a_whirlpool_may_stop_only_the_token() -> None:
    """W2: with `whirlpool=token` the others go on; it is done for this turn."""
    p = position(
        "L6=whirlpool", tokens=["L5:2 L6:2 C4:2", "R4:2 R5:2"], whirlpools="on", whirlpool="token"
    )
    play(p, "L5:2", ">L6")
    assert (p.to_move, p.board.points) == ((0,), 4)
    assert texts(p) == ["C4:2", "L6:2"]  # the one that was there before may still leave
    play(p, "L6:2", ">L7")
    assert texts(p) == ["C4:2", "L7:2"]
    assert refusal(p, "L6:2").code == "token-done"


def test_two_players_with_whirlpools_keep_the_rest_of_their_rules() -> None:
    """W2, D1: four points in the first turn, the first player stays."""
    p = start(GAME.setup(2, whirlpools="on"), FastChance(1))
    while p.board.round == 0:
        play(p, texts(p)[0])
    assert p.board.points == 4


def test_a_current_can_push_into_a_whirlpool() -> None:
    """W2, W5: that counts as entering, also at the start of a turn."""
    p = position(
        "L6=current@0 L7=whirlpool",
        tokens=["L5:2 C4:2", "R4:2 R5:2"],
        whirlpools="on",
        currents="add",
    )
    play(p, "L5:2", ">L6")
    assert (tokens(p, 0), p.to_move) == ("C4:2 L7:2", (1,))
    q = position(
        "L6=current@0 L7=whirlpool",
        tokens=["L6:2 C4:2", "R4:2 R5:2"],
        phase="start",
        whirlpools="on",
        currents="add",
    )
    q.settle(None)
    assert (tokens(q, 0), q.to_move) == ("C4:2 L7:2", (1,))


# -- W3: the fastest salmon ---------------------------------------------------------------------


def test_the_fastest_salmon_ends_the_game() -> None:
    """W3: when a token reaches five eggs, after all in the pool have advanced."""
    home = ["*4:1 L9:2 L9:2", "*2:2 *2:2 R9:2", "R8:2"]
    p = position(tokens=home, round=9, last=10, turn=2, fastest="on")
    pass_on(p)
    assert verdict(p) == ((6, 10, 0), (1,), "fastest")
    q = position(tokens=home, round=9, last=10, turn=2)
    pass_on(q)
    assert q.board.phase != OVER


# -- W5: currents -------------------------------------------------------------------------------

CURRENT = "L6=current@1 "  # points to C6


def test_a_current_pushes_at_once_and_free() -> None:
    """W5: a token that swims in or lands."""
    for way, left in ((">L6", 4), ("^L6", 3)):
        p = position(CURRENT, tokens=["L5:2 R4:2"], currents="add")
        assert "push" in codes(go(p, "L5:2", way))
        assert (tokens(p, 0), p.board.points) == ("R4:2 C6:2", left)


def test_overflying_a_current_does_nothing() -> None:
    """W5: only swimming in and landing count."""
    p = position(CURRENT, tokens=["L5:2 R4:2"], currents="add")
    go(p, "L5:2", "^L7")
    assert tokens(p, 0) == "R4:2 L7:2"


def test_chains_go_on() -> None:
    """W5: from current to current; a push counts as swimming in: eagle, heron, pool."""
    p = position(
        "L6=current@1 C6=current@1 R7=current@0 R8=eagle", tokens=["L5:2 R4:2"], currents="add"
    )
    events = go(p, "L5:2", ">L6")
    assert codes(events) == ["swim", "push", "push", "push", "eagle"]
    assert (tokens(p, 0), p.board.points) == ("R4:2 R8:1", 4)
    q = position("L10=current@1", tokens=["L9:2 L8:2", "R8:2"], round=8, last=10)
    go(q, "L9:2", ">L10")
    assert tokens(q, 0) == "L8:2 *1:2"
    r = position(CURRENT + "C6=heron", tokens=["L5:2 R4:2", "R5:2 R4:2"], currents="add")
    go(r, "L5:2", ">L6")
    pass_on(r)
    assert tokens(r, 0) == "R4:2 C6:1"


def test_a_free_push_is_no_jump() -> None:
    """W5, R5: a bear lets a token pass that a current carries freely."""
    p = position(CURRENT + "C6=bear@2", tokens=["L5:2 R4:2"], currents="add")
    go(p, "L5:2", ">L6")
    assert tokens(p, 0) == "R4:2 C6:2"


@pytest.mark.parametrize(("barred", "salmon"), [("C6=waterfall@0", 2), ("C6=bear@0", 1)])
def test_a_barrier_costs_a_point(barred: str, salmon: int) -> None:
    """W5: to be paid at once, and it counts as a jump for bears."""
    p = position(CURRENT + barred, tokens=["L5:2 R4:2"], currents="add")
    go(p, "L5:2", ">L6")
    assert (tokens(p, 0), p.board.points) == (f"R4:2 C6:{salmon}", 3)


def test_a_full_or_missing_target_makes_it_wait() -> None:
    """W5: until the start of its owner's next turn; still full: it goes on waiting."""
    full = ["L5:2 R4:2", "C6:2 C6:2 C6:1", "R4:2 R5:2"]
    p = position(CURRENT, tokens=full, currents="add")
    assert codes(go(p, "L5:2", ">L6")) == ["swim", "wait"]
    assert (tokens(p, 0), p.board.points) == ("R4:2 L6:2", 4)
    q = position(CURRENT, tokens=["L6:2 R4:2", *full[1:]], phase="start", currents="add")
    assert tokens(q, 0) == "R4:2 L6:2"
    assert texts(q) == ["R4:2", "L6:2"]
    r = position("L8=current@0", tokens=["L7:2 R4:2"], currents="add")
    assert codes(go(r, "L7:2", ">L8")) == ["swim", "wait"]


def test_a_waiting_token_is_pushed_at_the_start_of_the_turn() -> None:
    """W5: free, as soon as there is room."""
    p = position(CURRENT, tokens=["L6:2 R4:2", "C6:2 C6:2", "R5:2"], phase="start", currents="add")
    p.settle(None)
    assert (tokens(p, 0), p.board.points) == ("R4:2 C6:2", 5)


def test_without_a_point_it_waits_and_pays_later() -> None:
    """W5: each token that waited at a barrier costs one point of the next turn."""
    p = position(CURRENT + "C6=waterfall@0", tokens=["L5:2 R4:2"], points=1, currents="add")
    assert codes(go(p, "L5:2", ">L6")) == ["swim", "wait"]
    assert tokens(p, 0) == "R4:2 L6:2"
    q = position(
        CURRENT + "C6=waterfall@0", tokens=["L6:2 L6:2 R4:2", "R4:1"], phase="start", currents="add"
    )
    q.settle(None)
    assert (tokens(q, 0), q.board.points) == ("R4:2 C6:2 C6:2", 3)


def test_the_owner_orders_the_pushes() -> None:
    """W5: at the start of a turn, when one takes the other's room."""
    p = position(
        CURRENT, tokens=["L6:2 L6:1 R4:2", "C6:2 C6:2", "R5:2"], phase="start", currents="add"
    )
    assert p.board.phase == PUSHING
    assert texts(p) == ["push:L6:1", "push:L6:2"]
    assert refusal(p, "R4:2").code == "push-first"
    assert refusal(p, "push:R4:2").code == "not-due"
    play(p, "push:L6:1")
    assert tokens(p, 0) == "R4:2 L6:2 C6:1"
    assert p.board.points == 5


def test_a_push_that_is_blocked_is_refused() -> None:
    """W5: one current is free, the other's target is full."""
    p = position(
        "L6=current@1 R6=current@0 R5=current@0",
        seats=3,
        phase="start",
        currents="add",
        tokens=["L6:2 R6:2 R5:2 L4:2", "C6:2 C6:2 C6:1", "R7:2"],
    )
    assert texts(p) == ["push:R5:2", "push:R6:2"]
    assert refusal(p, "push:L6:2").code == "no-push"


def test_a_pushed_token_waits_till_next_turn() -> None:
    """W5: one that comes to wait anew is not pushed again, though room appears."""
    p = position(
        "L5=current@0 L6=current@1",
        tokens=["L5:2 R4:2", "C6:2 C6:2 C6:1", "R5:2"],
        phase="start",
        currents="add",
    )
    p.settle(None)
    assert tokens(p, 0) == "R4:2 L6:2"
    assert p.board.due == []


def test_a_waiting_token_may_be_moved_by_points() -> None:
    """W5: which cancels push and debt."""
    p = position(CURRENT, tokens=["L6:2 R4:2", "C6:2 C6:2 C6:1", "R5:2"], currents="add")
    go(p, "L6:2", ">L7")
    assert (tokens(p, 0), p.board.points) == ("R4:2 L7:2", 4)


def test_lost_meanwhile_there_is_no_debt() -> None:
    """W5: the row of the waiting token broke off; its owner has all five points."""
    p = position(
        "L3=current@1 C3=waterfall@0",
        tokens=["L3:2 L6:2 C6:2", "R4:2", "R5:2"],
        turn=2,
        deck="eagle water water water water",
        currents="add",
    )
    pass_on(p)
    while p.to_move != (1,) or p.board.round == 5:
        play(p, texts(p)[0])
    while p.to_move != (0,):
        pass_on(p)
    assert p.board.points == 5
    assert tokens(p, 0) == "L6:2 C6:2"


# -- W6: laying currents ------------------------------------------------------------------------


def test_where_an_arrow_may_point() -> None:
    """W6: neither out of the river nor down."""
    p = position(tokens=["L5:2"], held="current", phase="lay", currents="add")
    assert texts(p) == ["L@0", "L@1", "C@0", "C@1", "C@5", "R@0", "R@5"]
    assert refusal(p, "L@5").code == "arrow"


def test_below_the_pool_arrows_point_to_it() -> None:
    """W6: in the last row L only NE, R only NW."""
    p = position(tokens=["L8:2"], round=6, held="current", deck="current", phase="lay")
    assert texts(p) == ["L@1", "R@5"]
    assert tile(p, "C10") == "none"


def test_currents_in_the_deck() -> None:
    """W4: the variant brings six."""
    for mix in ("add", "herons", "eagles", "water", "mixed"):
        assert start(GAME.setup(3, currents=mix), FastChance(1)).inventory().count("current") == 6
    assert start(GAME.setup(3), FastChance(1)).inventory().count("current") == 0
