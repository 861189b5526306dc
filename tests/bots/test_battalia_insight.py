"""What the greedy bot makes of gates, markets, tents and ambushes; it sees its own cards alone."""

from plansza.bots.basic import GreedyBot
from plansza.bots.search import Search, style_for
from plansza.core.chance import FastChance
from plansza.games.battalia.bots import outlook
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import (
    GAME,
    cards,
    city,
    give,
    hero,
    lay,
    play,
    position,
    square,
    tent,
    texts,
)
from tests.rules.battalia.test_valleys import own


def chosen(p: BattaliaPosition) -> str:
    """What the bot to move does now."""
    seat = p.to_move[0]
    return GAME.write_move(GreedyBot(GAME).choose(p.view(seat), FastChance(1)))


def acted(p: BattaliaPosition) -> BattaliaPosition:
    """The same turn after a first action: too late for a mulligan."""
    p.board.begun[0] = True
    return p


def test_what_is_left_of_supplies_goes_through_a_gate() -> None:
    """C4: who can do nothing better teleports."""
    p = acted(position("Supply*2"))
    hero(p, 0, 1, "c3")
    assert chosen(p).startswith("port1:")


def test_an_unarmed_hero_walks_to_a_gate() -> None:
    """a5, C4: one step nearer for a supply."""
    p = acted(position("Supply"))
    lay(p, "d2", "Cross")
    lay(p, "c2", "Cross")
    hero(p, 0, 1, "d2")
    assert chosen(p) == "march1"
    play(p, "march1", "Supply")
    assert chosen(p) == "step1:W"


def test_a_market_is_opened_where_a_hero_can_trade() -> None:
    """a10, C6: two Freemen without other work; then supplies become stardust."""
    p = acted(position("GFreeman*2"))
    lay(p, "d2", "Cross")
    lay(p, "c2", "Cross")
    hero(p, 0, 1, "d2")
    assert chosen(p) == "market:d2"
    p.board.markets[:2] = [square("d2"), square("d2")]
    give(p, 0, "Supply*2")
    assert chosen(p) == "grind"


def test_a_useless_artefact_is_sold_and_a_chest_buys() -> None:
    """C6, C8: a tool for a chest, a chest for a weapon."""
    p = acted(position("GTool"))
    lay(p, "d2", "Straight")
    hero(p, 0, 1, "d2")
    p.board.markets[0] = square("d2")
    assert chosen(p) == "sell"
    give(p, 0, "GWeapon")
    assert chosen(p) != "sell"
    give(p, 0, "Chest Supply*3")
    play(p, "buy:Weapon")
    assert chosen(p) == "Chest"


def test_a_tent_keeps_a_lord_until_he_completes_a_line() -> None:
    """A14: pitched for what is strong, opened for a city."""
    p = acted(position("GLord GTent"))
    assert chosen(p) == "play:GTent"
    play(p, "play:GTent")
    assert chosen(p) == "GLord"
    p = acted(position("GLord Supply", day=3))
    p.board.turns = 9
    tent(p, 0, "GTent", "RLord")
    assert chosen(p) != "open1"
    give(p, 0, "GLord*2")
    assert chosen(p) == "open1"


def test_an_ambush_where_a_hero_threatens() -> None:
    """A10, a11: only with a large deck and an enemy near a good city."""
    p = acted(position("GFreeman GPriest", nations={0: "Supply*30"}))
    assert "ambush" in texts(p)
    assert chosen(p) == "end"
    city(p, "d2", 0, 4)
    hero(p, 1, 1, "d2")
    assert chosen(p) == "ambush"
    play(p, "ambush")
    assert chosen(p) == "GFreeman"
    play(p, "GFreeman")
    assert chosen(p) == "GPriest"


def test_an_attacker_does_not_count_on_his_ambush() -> None:
    """A15: ambush cards defend; they never attack."""
    p = acted(position("GWeapon GPriest", day=3))
    hero(p, 0, 1, "b2")
    p.ambushes[0], p.board.ambush[0] = cards("RLord*3"), 3
    assert "storm:b2" in texts(p)
    assert chosen(p) != "storm:b2"
    give(p, 0, "GWeapon GLord")
    assert chosen(p) == "storm:b2"


# -- what a search asks -------------------------------------------------------------------------


def worthwhile(p: BattaliaPosition) -> list[str]:
    """The moves of the seat to act that a search considers."""
    seat = p.to_move[0]
    found = GAME.insight.worthwhile(p, seat, p.legal_moves(seat))
    return [GAME.write_move(move) for move in found]


def test_every_imagined_deal_has_luck_of_its_own() -> None:
    """A8: what a mulligan draws differs from one imagined deal to the next."""
    p = position("GFreeman", nations={0: "GFreeman*9 GChief*9 GPriest*9 GLord*9"})
    chance = FastChance(1)
    drawn = set()
    for _ in range(8):
        twin = p.copy()
        twin.reimagine(0, chance)
        play(twin, "mulligan")
        drawn.add(str(twin.hands[0]))
    assert len(drawn) > 4


def test_search_leaves_out_what_differs_too_little() -> None:
    """A8, A10: one way to pay, two shapes of a city, and a cohort before everything else."""
    p = position("GFreeman*3 Supply*2")
    assert worthwhile(p) == ["cohort:green", "mulligan"]
    p = acted(p)
    cities = [text for text in worthwhile(p) if text.startswith("City")]
    assert cities == ["CityTee:1", "CityCross:1"]
    assert len([text for text in texts(p) if text.startswith("City")]) == 5
    give(p, 0, "GFreeman RFreeman Supply*2")
    play(p, "hire:Freeman")
    assert len(texts(p)) == 2
    assert len(worthwhile(p)) == 1


def test_a_game_is_judged_between_turns() -> None:
    """A8: not in the middle of a turn or of a line."""
    p = position("GFreeman RFreeman Supply*2")
    assert GAME.insight.quiet(p)
    play(p, "hire:Freeman")
    assert not GAME.insight.quiet(p)
    play(p, "GFreeman", "pay")
    assert not GAME.insight.quiet(p)
    play(p, "end")
    assert GAME.insight.quiet(p)


def test_the_chances_of_all_come_to_one() -> None:
    """A1: more cities are better, more so with more points; and so is a deck of Lords."""
    p = position("", seats=2, nations={0: "GFreeman*10", 1: "GFreeman*10"})
    even = GAME.insight.values(p)
    assert abs(sum(even) - 1.0) < 1e-9
    city(p, "c3", 1, 2)
    two = GAME.insight.values(p)
    city(p, "d3", 1, 4)
    four = GAME.insight.values(p)
    assert even[1] < two[1] < four[1]
    assert four[0] == GAME.insight.value(p, 0)
    p = position("", seats=2, nations={0: "GFreeman*10", 1: "GFreeman*6 GLord*4"})
    early = GAME.insight.value(p, 1)
    p.board.week = 5
    late = GAME.insight.value(p, 1)
    p.board.week, p.board.day = 6, 6
    assert early > late > GAME.insight.value(p, 1) > even[1]


def test_allies_share_their_chance() -> None:
    """C13: two sides of two, each with one chance."""
    p = position("", sides="teams")
    found = GAME.insight.values(p)
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert abs(found[0] + found[1] - 1.0) < 1e-9


def test_luck_ends_what_a_search_has_found() -> None:
    """A8: whatever a mulligan drew in imagined deals, what it draws decides what can be done."""
    p = position("GFreeman RChief", nations={0: "GFreeman*9 GChief*9 GPriest*9 GLord*9"})
    for move, kept in (("mulligan", False), ("ambush", True)):
        search = Search(GAME, style_for(GAME), p.copy(), 0, FastChance(1))
        search.run(rounds=16, patient=True)
        search.follow(GAME.read_move(move))
        assert search.fits(search.base.view(0)) is kept


def test_no_veterans_are_hoped_for_in_a_valley() -> None:
    """Q13, C14: what a veteran's Freeman and Chief could still bring, there and elsewhere."""
    for spot, left in (("c3", 1 + 2), ("b1", 1 + 2 + 2)):
        p = position("GWeapon GLord", hands={1: "YFreeman YChief"}, mode="heroic", valleys="pass")
        p.board.veteran[1] = 1
        if spot == "c3":
            own(p, 1, spot, "Smith")
        else:
            city(p, spot, 1, 2, "R")
        hero(p, 0, 1, spot)
        play(p, f"storm:{spot}", "GWeapon")
        assert outlook.strength_left(p, 1) == left
