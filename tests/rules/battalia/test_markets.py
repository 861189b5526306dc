"""Trading (C6): which cards may be traded after others were received."""

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import words_for
from tests.rules.battalia.helper import (
    GAME,
    cards,
    hand,
    hero,
    lay,
    play,
    position,
    refusal,
    square,
    texts,
)


def at_market(hand: str) -> BattaliaPosition:
    """With a hero on the first market."""
    p = position(hand)
    lay(p, "d2", "Straight")
    p.board.markets[0] = square("d2")
    hero(p, 0, 1, "d2")
    return p


def reason(p: BattaliaPosition, entry: str) -> str:
    """Why an entry of the panel of actions is quiet."""
    picture = GAME.draw(p.view(0), p.legal_moves(0), words_for("en", GAME))
    return picture.reasons[f"act-{entry}"]


def test_a_received_chest_is_not_traded_in_place_of_the_own_one() -> None:
    """C6: two chests, one of them received: one trade."""
    p = at_market("GTent Chest")
    play(p, "sell", "GTent", "swap:Weapon")
    assert "Chest" in hand(p)
    assert texts(p, "swap") == []
    assert refusal(p, "swap:Horse").code == refusal(p, "sell").code == "just-received"
    assert reason(p, "swap") == reason(p, "sell") == words_for("en", GAME)("refusal-just-received")
    p = at_market("GTent GTool RTent Chest")
    play(p, "sell", "GTent", "sell", "GTool", "sell", "RTent", "swap:Horse")
    assert hand(p).split().count("Chest") == 3
    assert texts(p, "swap") == []


def test_no_chest_is_left_to_trade_for() -> None:
    """C6: said as it is."""
    p = at_market("GTent")
    p.board.chests = 0
    assert refusal(p, "sell").code == "empty-stack"
    assert refusal(p, "swap:Horse").code == refusal(p, "grind").code == "cannot-pay"


def test_of_two_equal_artefacts_only_the_own_one_is_sold() -> None:
    """C6: the mark is on the card, not on its kind."""
    p = at_market("GHorse Chest")
    p.board.top[5] = 0
    play(p, "swap:Horse")
    assert hand(p) == "GHorse GHorse"
    play(p, "sell", "GHorse")
    assert hand(p) == "GHorse Chest"
    assert texts(p, "sell") == texts(p, "swap") == []


def test_what_was_received_is_used_before_what_was_not() -> None:
    """C6: the received chest buys, the own one is traded."""
    p = at_market("GTent Chest")
    play(p, "sell", "GTent", "buy:Title", "Chest")
    assert hand(p) == "Chest"
    assert texts(p, "swap")


def test_a_chest_drawn_later_may_be_traded() -> None:
    """C6: the received one was spent, though cards had left the hand unseen meanwhile."""
    p = at_market("GTool RTent GLord Luut")
    play(p, "sell", "GTool", "play:RTent", "GLord", "buy:Title", "Chest")
    p.nations[0] = cards("Chest Supply*2")
    p.board.nation[0] = 3
    play(p, "play:Luut")
    assert texts(p, "swap")


def test_a_received_card_hidden_in_a_tent_is_followed_there() -> None:
    """C6: only its owner knows that it is gone; who imagines his hand finds all as it may be."""
    p = at_market("GTool RTent GHorse Luut")
    play(p, "sell", "GTool", "play:RTent", "Chest")
    assert p.view(0).known.stowed[0] == cards("Chest")
    assert p.view(1).known.stowed[0] == p.view(None).known.stowed[0] == []
    p.nations[0] = cards("Chest Supply*2")
    p.board.nation[0] = 3
    play(p, "play:Luut")
    assert texts(p, "swap")
    play(p, "swap:Weapon", "end")
    assert p.stowed[0] == []


def test_a_sale_begun_can_be_imagined_when_the_received_card_is_hidden() -> None:
    """C6: the only artefact that others can think of is one like the received."""
    p = at_market("RTent GHorse Chest")
    p.board.top[5] = 0
    play(p, "swap:Horse", "play:RTent", "GHorse", "sell")
    for seed in range(5):
        twin = GAME.imagine(p.view(1), FastChance(seed))
        assert isinstance(twin, BattaliaPosition)
        assert texts(twin) == ["GHorse"]
        assert "GHorse" in hand(twin)
