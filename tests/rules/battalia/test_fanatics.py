"""Universal units: the Unbound, and the Fanatics with their sacrifice."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT, ATTACKING, DEFENDING, SACRIFICING, SLOTTING
from plansza.games.battalia.rules.components import (
    BANDS,
    CARD_NUMBERS,
    FANATIC,
    GATE,
    LORD,
    UNBOUND,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import SQUARES
from plansza.games.battalia.rules.state import stack_colours
from plansza.games.battalia.rules.turn import battle_strength
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    codes,
    fresh,
    hand,
    hero,
    play,
    position,
    refusal,
    shelter,
    storms,
    texts,
)

BRINGS = [(UNBOUND, "ULord", 0), (FANATIC, "FLord", 2)]


def on_top(p: BattaliaPosition, rank: int, band: int) -> None:
    """One of the universal units lies on its stack."""
    board = p.board
    board.under[rank * BANDS + band] -= 1
    board.under[rank * BANDS + board.top[rank]] += 1
    board.top[rank] = band


def at_gate(p: BattaliaPosition) -> None:
    """Green's hero stands in a gate that is not the red one; the red one is no home of his."""
    gates = [at for at in range(SQUARES) if p.board.land[at] == GATE and p.board.hue[at] != 2]
    p.board.heroes[0] = gates[0]


def limbo(p: BattaliaPosition) -> list[int]:
    return sorted(p.board.limbo)


# -- in the stacks ------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "band"), [("unbound", UNBOUND), ("fanatics", FANATIC)])
def test_eight_universal_units_join_the_stacks_after_the_draft(option: str, band: int) -> None:
    """A21, C24, C18: two of every type, shuffled in only when the first decks are dealt."""
    p = fresh(4, **{option: "on"})
    letter = "U" if band == UNBOUND else "F"
    units = [letter + rank for rank in ("Freeman", "Chief", "Priest", "Lord")]
    assert len([name for name in p.inventory() if name in units]) == 8
    while not p.board.turns:
        assert all(band not in stack_colours(p.board, rank) for rank in range(4))
        p.step(p.to_move[0], p.legal_moves(p.to_move[0])[0])
    assert [stack_colours(p.board, rank).count(band) for rank in range(4)] == [2] * 4
    decks = [p.hands[seat] + p.nations[seat] for seat in range(4)]
    first, last = CARD_NUMBERS["UFreeman"], CARD_NUMBERS["FLord"]
    assert not any(first <= kind <= last for deck in decks for kind in deck)


def test_without_the_options_nothing_changes() -> None:
    """A21, C24: none of them is in the box."""
    p = position()
    assert not any(name in p.inventory() for name in ("ULord", "FLord", "UFreeman", "FFreeman"))


@pytest.mark.parametrize(("band", "name", "supplies"), BRINGS)
def test_what_comes_with_them(band: int, name: str, supplies: int) -> None:
    """A3, A21, C24: hired at the usual price; no supply with an Unbound, two with a Fanatic."""
    p = position("GLord Supply*2", unbound="on", fanatics="on")
    on_top(p, LORD, band)
    play(p, "hire:Lord", "GLord", "pay")
    assert shelter(p) == " ".join([name, *["Supply"] * supplies])


@pytest.mark.parametrize(("band", "name", "supplies"), BRINGS)
def test_storm_2_brings_them_like_a_hire(band: int, name: str, supplies: int) -> None:
    """C5: no supply with an Unbound Lord, two with a Fanatic; all to hand."""
    p = position("Supply*2", unbound="on", fanatics="on")
    on_top(p, LORD, band)
    at_gate(p)
    storms(p, 2)
    play(p, "port1:R", "pay")
    assert hand(p) == " ".join([name, *["Supply"] * supplies])


def test_they_return_to_their_own_stacks() -> None:
    """A5, a7: an Unbound unit can be upgraded and goes under the stack it came from."""
    p = position("UChief Supply*3", unbound="on", fanatics="on")
    p.board.under[1 * BANDS + UNBOUND] -= 1
    play(p, "upgrade:UChief", "pay")
    assert p.board.tail[1] == [UNBOUND]


# -- the Unbound --------------------------------------------------------------------------------


def test_an_unbound_unit_pays_like_any_other() -> None:
    """A21: normal strength and cost."""
    p = position("ULord*2 GLord Supply", unbound="on")
    play(p, "CityCross:4", texts_after(p, "CityCross:4"), "GLord", "ULord", "ULord")
    assert p.board.points_of(0) == 1 + 4


def texts_after(p: BattaliaPosition, move: str) -> str:
    """The first legal move after this one."""
    twin = p.copy()
    twin.play(0, GAME.read_move(move))
    return texts(twin)[0]


@pytest.mark.parametrize("name", ["UFreeman", "FFreeman"])
def test_they_count_for_every_cohort(name: str) -> None:
    """A21, C24, A8: universal."""
    p = position(f"GFreeman GChief {name}", nations={0: "RLord*3"}, unbound="on", fanatics="on")
    assert texts(p, "cohort") == ["cohort:green"]
    play(p, "cohort:green", "GFreeman", "GChief", name, "done")
    assert hand(p).split().count("RLord") == 1


def test_no_title_scroll_or_amulet_changes_them() -> None:
    """A21, C24, A13: neither in one's turn nor in battle; Crown and Book serve the Unbound."""
    p = position("GTitle GScroll GAmulet UPriest FPriest", unbound="on", fanatics="on")
    assert texts(p, "play:") == ["play:FPriest", "play:GAmulet"]
    play(p, "play:GAmulet")
    assert texts(p) == ["GTitle", "GScroll"]
    p = position("GTitle GScroll GAmulet GPriest UPriest FPriest", unbound="on", fanatics="on")
    play(p, "play:GTitle")
    assert texts(p) == ["GPriest"]
    p = position("Crown UPriest FPriest", unbound="on", fanatics="on")
    play(p, "play:Crown", "UPriest")
    assert p.board.guise[0] == cards("ULord")


def test_an_unbound_unit_in_battle() -> None:
    """A21, A15: morale is kept, title and scroll cannot be laid on it."""
    p = position("GWeapon GTitle GScroll ULord", hands={1: "RLord RLord"}, day=3, unbound="on")
    city(p, "e1", 1, 3)
    hero(p, 0, 1, "e1")
    play(p, "storm:e1", "GWeapon")
    play(p, "ULord")
    assert battle_strength.total(p.board, 0) == 1 + 4 + 1  # weapon, Lord, morale
    assert p.board.phase == DEFENDING
    play(p, "RLord")
    assert texts(p) == ["yield"]


# -- Fanatics -----------------------------------------------------------------------------------


def test_a_fanatic_pays_for_nothing_before_the_sacrifice() -> None:
    """C24: without one he can only be discarded."""
    p = position("FLord*3", fanatics="on")
    assert texts(p, "City") == []
    assert texts(p, "play:") == ["play:FLord"]
    p = position("FLord Supply*3", fanatics="on")
    assert texts(p, "hire") == texts(p, "upgrade") == texts(p, "ambush") == []
    p = position("FLord GWeapon", fanatics="on")
    assert texts(p, "ambush") == []
    p = position("FLord", fanatics="on")
    assert texts(p) == ["mulligan", "end"]


def test_the_sacrifice_goes_to_limbo_and_doubles_him() -> None:
    """C24: two cards for one line."""
    p = position("FLord GLord BTool", fanatics="on")
    events = play(p, "play:FLord")
    assert p.board.phase == SACRIFICING
    assert texts(p) == ["GLord", "BTool"]
    events += play(p, "BTool")
    assert codes(events) == ["play", "limbo", "double"]
    assert limbo(p) == cards("BTool")
    assert p.board.played[0] == cards("FLord")
    play(p, "CityCross:4", texts_after(p, "CityCross:4"), "GLord", "ULord", "ULord")
    assert p.board.points_of(0) == 5


def test_his_halves_may_serve_two_lines() -> None:
    """C24: in one line or two; what is left of him is gone with the turn."""
    p = position("FPriest GTent Supply*4", fanatics="on")
    play(p, "play:FPriest", "GTent", "hire:Priest", "UPriest", "pay")
    play(p, "hire:Chief", "UPriest", "pay")
    assert p.board.guise[0] == []
    p = position("FPriest GTent Supply*2", fanatics="on")
    play(p, "play:FPriest", "GTent", "hire:Priest", "UPriest", "pay", "end")
    assert p.board.guise[0] == []


def test_what_may_be_sacrificed() -> None:
    """Q8, C7: a card of the hand, not stardust; not the Fanatic himself, but another one."""
    p = position("FLord Dust", fanatics="on")
    assert texts(p, "play:") == []
    p = position("FLord*2 Dust Supply Sword GQueen", fanatics="on")
    p.board.crowned[0] = 1
    play(p, "play:FLord")
    assert texts(p) == ["FLord", "GQueen", "Supply", "Sword"]
    twin = p.copy()
    play(twin, "Sword")
    assert twin.board.greats_of(0) == 0
    play(p, "GQueen")
    assert p.board.crowned[0] == 2
    assert limbo(p) == cards("GQueen")


def test_what_was_sacrificed_can_come_back() -> None:
    """C5, C3, A18: Storm 11 takes any card from limbo; in basic mode no second Great Artefact."""
    p = position("LostScroll Supply", mode="basic", fanatics="on")
    p.board.limbo = cards("Sword GQueen YKing")
    p.board.crowned[0] = p.board.crowned[3] = 2
    play(p, "play:LostScroll")
    assert texts(p) == ["GQueen", "YKing"]
    play(p, "GQueen")
    assert p.board.crowned[0] == 1
    p = position("LostScroll Supply", fanatics="on")
    p.board.limbo = cards("Sword")
    play(p, "play:LostScroll", "Sword")
    assert p.board.greats_of(0) == 2


def test_storm_11_finds_nothing_where_the_limit_stands() -> None:
    """C5: an owner of his Great Artefact takes no second one from limbo in basic mode."""
    p = position("Supply*2 Bag", mode="basic", fanatics="on")
    p.board.limbo = cards("Sword")
    at_gate(p)
    storms(p, 11)
    play(p, "port1:R", "pay")
    assert p.board.phase == ACT


def test_a_fanatic_may_be_tented_without_a_sacrifice() -> None:
    """C24."""
    p = position("FLord GTent", fanatics="on")
    play(p, "play:GTent", "FLord")
    assert p.tented == [cards("FLord")]
    assert limbo(p) == []


def test_storm_9_upgrades_universal_units() -> None:
    """Q5: to the normal top card; no sacrifice, and a7 is not open to a Fanatic."""
    p = position("FPriest UChief Supply*5", unbound="on", fanatics="on")
    at_gate(p)
    storms(p, 9)
    assert texts(p, "upgrade") == ["upgrade:UChief"]
    assert refusal(p, "upgrade:FPriest").code == "no-use"
    p.board.under[2 * BANDS + FANATIC] -= 1
    play(p, "port1:R", "pay")
    assert texts(p) == ["UChief", "FPriest"]
    best = p.board.top[LORD]
    play(p, "FPriest")
    assert p.board.tail[2] == [FANATIC]
    assert any(kind % 4 == LORD and kind // 4 == best for kind in p.hands[0])


# -- Fanatics in battle -------------------------------------------------------------------------


def fight(held: str, defence: str = "", high: int = 3) -> BattaliaPosition:
    """Green attacks gold's city e1 on red ground; neither weapons nor horses are lit."""
    p = position(held, hands={1: defence}, day=3, fanatics="on")
    city(p, "e1", 1, high)
    hero(p, 0, 1, "e1")
    play(p, "storm:e1", "GWeapon")
    return p


def test_double_strength_in_battle() -> None:
    """C24, A15: after the sacrifice twice the printed strength; morale stays."""
    p = fight("GWeapon FPriest GTool", "Supply", high=6)
    play(p, "FPriest")
    assert p.board.phase == SACRIFICING
    assert texts(p) == ["GTool"]
    play(p, "GTool")
    assert p.board.strengths[0] == [1, 6]
    assert battle_strength.total(p.board, 0) == 1 + 6 + 1
    assert limbo(p) == cards("GTool")


def test_no_sacrifice_no_fight() -> None:
    """C24: with nothing to give, or stardust alone, he cannot be played."""
    p = fight("GWeapon FPriest Dust", high=6)
    assert p.board.phase == ATTACKING
    assert texts(p) == ["yield"]


def test_halves_fight_as_two_cards() -> None:
    """C24: prepared in one's turn, his halves enter the line one by one."""
    p = position("FPriest GTool GWeapon", day=3, fanatics="on", hands={1: "Supply"})
    city(p, "e1", 1, 5)
    hero(p, 0, 1, "e1")
    play(p, "play:FPriest", "GTool", "storm:e1", "GWeapon", "UPriest", "UPriest")
    assert p.board.strengths[0] == [1, 3, 3]
    play(p, "yield")
    assert shelter(p) == "GWeapon"
    assert p.board.played[0] == cards("FPriest")


def test_a_defender_sacrifices_from_hand_and_ambush() -> None:
    """C24, Q8: also when he is played from ambush; the sacrifice comes from the hand."""
    p = fight("GWeapon GLord GKing", "FChief YTool", high=2)
    p.ambushes[1], p.board.ambush[1] = cards("FLord"), 1
    play(p, "GLord")
    assert texts(p) == ["FChief", "lurk:FLord", "yield"]
    play(p, "lurk:FLord")
    assert p.to_move == (1,)
    assert texts(p) == ["FChief", "YTool"]
    play(p, "YTool")
    assert p.board.strengths[1] == [8]
    assert p.board.seat == 0
    p.hands[1], p.board.held[1] = [], 0
    play(p, "GKing")
    assert shelter(p, 1) == "FLord"


def test_an_ambushed_fanatic_without_anything_to_give_stays() -> None:
    """Q8: an empty hand makes no sacrifice."""
    p = fight("GWeapon GLord Supply", "", high=2)
    p.ambushes[1], p.board.ambush[1] = cards("FLord"), 1
    play(p, "GLord")
    assert texts(p) == ["yield"]


def test_the_banner_counts_fanatics_at_base_strength() -> None:
    """C10: two Priests are six, Fanatics or not."""
    p = position("Banner Supply", fanatics="on")
    p.board.shelter[0] = cards("FPriest*2 GPriest")
    play(p, "play:Banner", "FPriest", "FPriest")
    assert texts(p) == ["done"]
    assert p.board.left == 2


def test_the_mask_takes_fanatics_at_base_strength() -> None:
    """C10: what was done to him is undone, but his new lord may sacrifice for him again."""
    p = fight("GWeapon GLord Mask GTool", "FPriest YTool", high=2)
    play(p, "GLord", "FPriest", "YTool")
    assert p.board.strengths[1] == [6]
    play(p, "Mask", "on1")
    assert p.board.phase == SACRIFICING
    assert texts(p) == ["GTool", "done"]
    twin = p.copy()
    play(twin, "done")
    assert shelter(twin, 1) == "FPriest"
    assert limbo(twin) == cards("YTool")
    play(p, "GTool")
    assert limbo(p) == cards("GTool YTool")
    assert shelter(p, 1) == "FPriest"


def test_the_mask_goes_on_after_a_sacrifice() -> None:
    """C10: up to two units."""
    p = fight("GWeapon GLord Mask GTool", "FChief YTool YChief*3", high=2)
    play(p, "GLord", "YChief", "FChief", "YTool")
    play(p, "Mask", "on2", "GTool")
    assert p.board.phase == SLOTTING
    assert p.board.strengths[0][-1] == 4
    assert texts(p) == ["on1", "done"]


@pytest.mark.parametrize("rank", ["FFreeman", "FChief"])
def test_a_crowned_fanatic_is_a_doubled_lord(rank: str) -> None:
    """A19, C24: the Crown makes him a Lord, the sacrifice doubles him."""
    p = fight(f"GWeapon {rank} GTool Crown", "Supply", high=6)
    play(p, rank, "GTool")
    assert p.board.phase == ATTACKING
    play(p, "Crown", "on2")
    assert p.board.strengths[0] == [1, 8, 0]


def test_veterans_are_drilled_after_the_doubling() -> None:
    """Q8, C14: a Fanatic Freeman of a veteran is twice one, and one more."""
    p = position("GWeapon FFreeman GTool", day=3, mode="heroic", fanatics="on", hands={1: "Supply"})
    p.board.veteran[0] = 1
    city(p, "e1", 1, 6)
    hero(p, 0, 1, "e1")
    hero(p, 0, 2, None)
    play(p, "storm:e1", "GWeapon", "FFreeman", "GTool")
    assert battle_strength.total(p.board, 0) == 1 + 2 + 1 + 4  # weapon, Fanatic, drill, morale


def test_a_fanatic_may_be_tribute() -> None:
    """C24, C21: given away like any card, he serves nobody and needs no sacrifice."""
    p = position("FLord", fanatics="on", neutrals="metamorphia", nations={0: "GLord"})
    home = p.board.heroes[0]
    p.board.hue[home] = 5
    p.board.guests[0] = home
    play(p, "tribute1", "FLord")
    assert limbo(p) == []
    assert p.board.guise[0] == []


# -- what others know ---------------------------------------------------------------------------


def test_who_sacrifices_can_go_on_in_every_imagined_world() -> None:
    """C24: whoever has laid a Fanatic holds something to give."""
    p = position("FLord Supply Dust", nations={0: "Dust*9 GLord*2"}, fanatics="on")
    play(p, "play:FLord")
    chance = FastChance(3)
    for _ in range(60):
        imagined = GAME.imagine(p.view(1), chance)
        moves = imagined.legal_moves(0)
        assert moves
        imagined.play(0, moves[0])


def test_a_fanatic_in_an_imagined_hand_pays_nothing() -> None:
    """C24: who hires holds a unit that pays, whatever Fanatics he owns."""
    p = position("GLord Supply*2", nations={0: "FLord*12 Dust"}, fanatics="on")
    play(p, "hire:Lord")
    chance = FastChance(4)
    for _ in range(40):
        assert GAME.write_move(GAME.imagine(p.view(1), chance).legal_moves(0)[0]) == "GLord"
