"""Special powers (P2–P7) and the net (N1)."""

import pytest

from tests.rules.drako.helper import (
    at,
    codes,
    discards,
    play,
    position,
    refusal,
    texts,
    tracks,
    winner,
    wounds,
)

# -- P2: bow ------------------------------------------------------------------------------------


def test_a_bow_shoots_along_lines_at_the_nearest() -> None:
    """P2: straight hex line, any distance, adjacent allowed, only the nearest enemy."""
    figures = "knight:e3 archer1:c1 archer2:a1 thrower:c4 berserker:c5"
    p = position("knights-trolls", figures, hands=("Bow-2", "S"))
    play(p, "play:Bow-2", "use1")
    assert texts(p) == ["archer1xthrower"]
    assert refusal(p, "archer1xberserker").code == "in-the-way"
    play(p, "archer1xthrower", "endure")
    assert wounds(p, "thrower") == 2
    near = position("knights-trolls", "archer1:c3 thrower:c4", hands=("Bow-2", "S"))
    play(near, "play:Bow-2", "use1", "archer1xthrower", "block:S@1")
    assert wounds(near, "thrower") == 0


@pytest.mark.parametrize("blocker", ["knight", "archer2"])
def test_nothing_may_stand_between(blocker: str) -> None:
    """P2: neither an own nor an enemy figure; here an own one."""
    p = position("knights-trolls", f"{blocker}:c3 archer1:c1 thrower:c5", hands=("Bow-2", "S"))
    play(p, "play:Bow-2")
    assert ("use1" in texts(p)) is (blocker == "archer2")  # he shoots himself, from c3


# -- P3: reinforcements -------------------------------------------------------------------------


def test_an_archer_returns_unwounded() -> None:
    """P3: on a free start field, one for each card."""
    p = position(
        "knights-trolls", "knight:e2 thrower:e3", hands=("Reinforce|M1-1 Reinforce|M1-1", "")
    )
    play(p, "play:Reinforce|M1-1", "use1")
    assert texts(p) == ["archer1>e1"]
    assert refusal(p, "archer1>d1").code == "not-a-home"
    play(p, "archer1>e1")
    assert (at(p, "archer1"), wounds(p, "archer1"), at(p, "archer2")) == ("e1", 0, "")
    play(p, "play:Reinforce|M1-1")
    assert "use1" not in texts(p)  # no field is free


@pytest.mark.parametrize(
    "figures", ["archer1:e2 thrower:a1", "knight:e2 archer1:e1 archer2:d1 thrower:a1"]
)
def test_reinforcements_need_a_knight_and_a_dead_archer(figures: str) -> None:
    """P3: the knight alive, an archer dead."""
    p = position("knights-trolls", figures, hands=("Reinforce|M1-1", ""))
    play(p, "play:Reinforce|M1-1")
    assert texts(p) == ["use2", "waste"]


def test_against_the_dragon_they_return_where_they_began() -> None:
    """P3: the three fields of deployment, even if now next to the dragon."""
    figures = "knight:e3 archer1:a1 dragon:b2"
    p = position("knights-dragon", figures, hands=("Reinforce|M1-1", ""), homes="a1 b1 c1")
    play(p, "play:Reinforce|M1-1", "use1")
    assert texts(p) == ["archer2>b1", "archer2>c1"]


# -- P4: rock -----------------------------------------------------------------------------------


def test_a_rock_goes_on_with_less() -> None:
    """P4: full value, then 1 less on each further one, blocked or not; each blocks separately."""
    figures = "knight:c3 archer1:c4 archer2:c5 thrower:c1"
    p = position("knights-trolls", figures, turn=1, hands=("A-1|S", "Rock-3"), dodge=False)
    play(p, "play:Rock-3", "use1", "throwerxknight", "block:A-1|S@1")
    assert [wounds(p, name) for name in ("knight", "archer1", "archer2")] == [0, 2, 1]
    assert (p.board.stones, p.board.used_stones) == (9, 1)


def test_the_stone_is_spent_even_if_blocked() -> None:
    """P4: and without a target nothing happens, and no stone is spent."""
    p = position("knights-trolls", "knight:c3 thrower:c1", turn=1, hands=("SS", "Rock-3"))
    play(p, "play:Rock-3", "use1", "throwerxknight", "block:SS@1")
    assert (p.board.stones, wounds(p, "knight")) == (9, 0)
    p = position("knights-trolls", "knight:d3 thrower:c1", turn=1, hands=("SS", "Rock-3"))
    play(p, "play:Rock-3")
    assert texts(p) == ["waste"]


def test_the_berserker_ends_the_line() -> None:
    """P4: an enemy behind him is safe, before him not."""
    for berserker, hit in (("c2", []), ("c4", ["knight"])):
        figures = f"knight:c3 archer1:c5 thrower:c1 berserker:{berserker}"
        p = position("knights-trolls", figures, turn=1, hands=("", "Rock-3"), dodge=False)
        play(p, "play:Rock-3")
        assert ("use1" in texts(p)) is bool(hit)
        if hit:
            play(p, "use1", "throwerxknight")
            assert (wounds(p, "knight"), wounds(p, "archer1")) == (3, 0)


def test_a_rock_needs_a_stone() -> None:
    """P4: and the throw not lost."""
    p = position("knights-trolls", "knight:c3 thrower:c1", turn=1, hands=("", "Rock-3"), stones=0)
    play(p, "play:Rock-3")
    assert texts(p) == ["waste"]


# -- P5: charge ---------------------------------------------------------------------------------


def test_a_charge_runs_until_something_stops_it() -> None:
    """P5: any distance, no early stop; edge and thrower only stop it."""
    p = position(
        "knights-trolls", "knight:e1 thrower:c5 berserker:c2", turn=1, hands=("", "Charge")
    )
    play(p, "play:Charge", "use1")
    assert texts(p) == ["run:NW", "run:NE", "run:E", "run:SE", "run:SW", "run:W"]
    assert refusal(p, "hit:E").code == "nobody-met"
    play(p, "run:E")
    assert at(p, "berserker") == "c4"


def test_blows_at_the_end_are_optional() -> None:
    """P5: stopped by an enemy he may make two attacks of 1."""
    figures = "knight:c4 thrower:a1 berserker:c1"
    p = position("knights-trolls", figures, turn=1, hands=("", "Charge"), dodge=False)
    q = p.copy()
    play(p, "play:Charge", "use1", "hit:E")
    assert (at(p, "berserker"), wounds(p, "knight")) == ("c3", 2)
    play(q, "play:Charge", "use1", "run:E")
    assert (at(q, "berserker"), wounds(q, "knight")) == ("c3", 0)


def test_a_standing_charge() -> None:
    """P5: at an adjacent enemy there is no move, only blows; next to the thrower nothing."""
    figures = "knight:c3 thrower:b1 berserker:c2"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "Charge"), dodge=False)
    play(p, "play:Charge", "use1")
    assert texts(p, "hit") == ["hit:E"]
    assert "run:E" not in texts(p)
    assert "run:NW" not in texts(p)
    play(p, "hit:E", "block:SS@1", "done")
    assert (at(p, "berserker"), wounds(p, "knight")) == ("c2", 1)


# -- P6: dragon ---------------------------------------------------------------------------------


def test_the_dragon_flies_over_figures() -> None:
    """P6: to any free field, while the wings are not full."""
    figures = "dragon:a1 brald:a2 morin:b1 urpen:b2"
    p = position("dragon-dwarves", figures, hands=("Fly M1-2", ""))
    q = p.copy()
    play(q, "play:M1-2")
    assert texts(q) == ["waste"]  # walled in
    play(p, "play:Fly", "use1")
    assert len(texts(p)) == 15
    play(p, "dragon>e3")
    assert at(p, "dragon") == "e3"
    for wing_wounds, flies in ((5, True), (6, False)):
        p = position("dragon-dwarves", f"dragon:a1/{wing_wounds} brald:e1", hands=("Fly", ""))
        play(p, "play:Fly")
        assert ("use1" in texts(p)) is flies


def test_fire_burns_everybody_on_a_line() -> None:
    """P6: the same strength to the edge, figures do not stop it, each blocks separately."""
    figures = "dragon:c1 brald:c2 morin:c4 urpen:c5"
    p = position("dragon-dwarves", figures, hands=("Fire-2", "A-1|S"))
    play(p, "play:Fire-2", "use1", "dragonxbrald", "block:A-1|S@2")
    assert [wounds(p, name) for name in ("brald", "morin", "urpen")] == [2, 0, 2]
    burnt = position("dragon-dwarves", "dragon:c1/8 brald:c2", hands=("Fire-2", ""))
    play(burnt, "play:Fire-2")
    assert texts(burnt) == ["waste"]


def test_walking_needs_legs() -> None:
    """P6: with full legs the dragon only flies; the bite stays."""
    p = position("dragon-dwarves", "dragon:c3 brald:c4", hands=("M1-2 A-2", ""))
    p.board.tracks, p.board.wounds[5] = [4, 0, 0, 2], 6
    q = p.copy()
    play(p, "play:M1-2")
    assert texts(p) == ["waste"]
    play(q, "play:A-2", "use1", "dragonxbrald")
    assert wounds(q, "brald") == 2


def test_armour_first_then_the_owner_chooses() -> None:
    """P6: one by one, also in the middle of an attack; a track acts only when full."""
    p = position(
        "dragon-dwarves", "dragon:c3/3 brald:c4 morin:c2", turn=1, hands=("", "A2-1/1 A-2")
    )
    play(p, "play:A2-1/1", "use1", "braldxdragon", "morinxdragon")
    assert p.to_move == (0,)
    assert texts(p) == ["track:wings", "track:fire", "track:legs"]
    assert refusal(p, "track:armour").code == "full-track"
    play(p, "track:fire")
    assert tracks(p) == {"armour": 4, "wings": 0, "fire": 1, "legs": 0}
    events = play(p, "play:A-2", "use1", "braldxdragon", "track:fire", "track:wings")
    assert codes(events).count("lost") == 1
    assert texts(p, "track") == []


def test_the_last_slots_need_no_choice() -> None:
    """P6: where only one track is open, or all will be full, nobody is asked."""
    p = position("dragon-dwarves", "dragon:c3/8 brald:c4", turn=1, hands=("", "A-2"))
    play(p, "play:A-2", "use1", "braldxdragon")
    assert winner(p) == "1 dragon-slain"


# -- P7: dwarves --------------------------------------------------------------------------------


def test_morin_shoots_the_crossbow() -> None:
    """P7: as a bow; a dead dwarf's power is lost."""
    p = position("dragon-dwarves", "dragon:c5 brald:a1 morin:c1", turn=1, hands=("", "Xbow-2"))
    play(p, "play:Xbow-2", "use1", "morinxdragon")
    assert tracks(p)["armour"] == 2
    p = position("dragon-dwarves", "dragon:c5 brald:c1", turn=1, hands=("", "Xbow-2"))
    play(p, "play:Xbow-2")
    assert texts(p) == ["waste"]


def test_fury() -> None:
    """P7: once a game, at the start of a turn, three actions for a wound that nobody dealt."""
    p = position("dragon-dwarves", "dragon:c3 brald:a1", turn=1, hands=("", "A-2 A-2 A-2 A-2"))
    play(p, "fury")
    assert (p.board.actions, wounds(p, "brald"), p.board.dealt) == (3, 1, [0, 0])
    assert refusal(p, "fury").code == "no-fury"
    for _ in range(3):
        assert p.to_move == (1,)
        play(p, "play:A-2", "waste")
    assert p.to_move == (0,)


@pytest.mark.parametrize(
    ("figures", "actions", "begun"),
    [
        ("brald:a1", 1, False),
        ("brald:a1/5", 2, False),
        ("morin:a1", 2, False),
        ("brald:a1", 2, True),
    ],
)
def test_no_fury(figures: str, actions: int, begun: bool) -> None:
    """P7: not in a one-action turn, not as the last wound, not dead, not after an action."""
    p = position(
        "dragon-dwarves", f"dragon:c3 {figures}", turn=1, actions=actions, hands=("", "A-2 A-2")
    )
    if begun:
        play(p, "play:A-2", "waste")
    assert "fury" not in texts(p)


# -- N1: the net --------------------------------------------------------------------------------


def test_the_net_is_an_attack_without_damage() -> None:
    """N1: on one enemy next to Urpen; one shield stops it; one marker only."""
    p = position("dragon-dwarves", "dragon:c3 urpen:c4", turn=1, hands=("S A-2", "Net Net"))
    q = p.copy()
    play(q, "play:Net", "use1", "urpenxdragon", "block:S@1")
    assert q.board.net == -1
    play(p, "play:Net", "use1", "urpenxdragon", "endure")
    assert p.board.net == 5
    assert wounds(p, "dragon") == 0
    play(p, "play:Net")
    assert texts(p) == ["waste"]
    assert discards(p, 1) == "Net"


def test_the_netted_dragon() -> None:
    """N1: neither walks nor flies, but bites, breathes fire and blocks."""
    p = position(
        "dragon-dwarves", "dragon:c3 urpen:c4", net="dragon", hands=("M1-2 Fly A-2 Fire-2 S", "A-2")
    )
    usable = {}
    for card in ("M1-2", "Fly", "A-2", "Fire-2"):
        q = p.copy()
        play(q, f"play:{card}")
        usable[card] = "use1" in texts(q)
    assert usable == {"M1-2": False, "Fly": False, "A-2": True, "Fire-2": True}
    p.board.turn = 1
    play(p, "play:A-2", "use1", "urpenxdragon", "block:S@1")
    assert wounds(p, "dragon") == 0


def test_shedding_takes_the_turn() -> None:
    """N1: declared before any action, never forced; all actions of the turn are forgone."""
    p = position("dragon-dwarves", "dragon:c3 urpen:c4", net="dragon", hands=("A-2 A-2", "A-2"))
    assert set(texts(p)) == {"play:A-2", "draw", "shed"}
    q = p.copy()
    play(q, "draw")
    assert refusal(q, "shed").code == "turn-begun"
    play(p, "shed")
    assert (p.board.net, p.to_move) == (-1, (1,))
    assert refusal(p, "shed").code == "no-net"


def test_the_net_comes_off_the_dead_and_outlives_urpen() -> None:
    """N1: it falls when the netted figure dies, not when Urpen dies."""
    figures = "thrower:c3/7 berserker:e1 urpen:c4/4 brald:b3"
    p = position("trolls-dwarves", figures, turn=1, net="thrower", hands=("", "A-2"), actions=1)
    play(p, "play:A-2", "use1", "braldxthrower")
    assert p.board.net == -1
    p = position("trolls-dwarves", figures, net="thrower", hands=("A-3", ""), actions=1)
    play(p, "play:A-3", "use1", "throwerxurpen")
    assert at(p, "urpen") == ""
    assert p.board.net == 3


def test_a_side_without_cards_passes_under_the_net() -> None:
    """N1, T4: it has no actions to give up for shedding the net; the knight then dodges on the
    spot (X4)."""
    p = position(
        "knights-dwarves",
        "knight:c3 brald:c4 urpen:b2",
        turn=1,
        actions=1,
        hands=("", "A-2 A-2"),
        decks=("", None),
        net="knight",
    )
    events = play(p, "draw")
    assert codes(events)[-1] == "pass"
    assert p.to_move == (1,)
    assert p.board.net == 0
    play(p, "play:A-2", "use1", "braldxknight", "dodge@1")
    assert (at(p, "knight"), wounds(p, "knight"), p.to_move) == ("c3", 0, (1,))
