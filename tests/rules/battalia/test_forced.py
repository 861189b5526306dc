"""What tables do by themselves: only what everybody knows to be the only choice."""

from plansza.core.contract import NO_MOVE
from plansza.games.battalia.rules.board import BLOCKED
from plansza.games.battalia.rules.moves import SQUARE
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import NEXT, OFF, SQUARE_NAMES, WAYS
from tests.rules.battalia.helper import GAME, fresh, play, position


def forced(p: BattaliaPosition) -> str:
    """The move that comes by itself, in notation."""
    move = p.forced()
    return "" if move == NO_MOVE else GAME.write_move(move)


def test_the_last_card_of_a_round_is_kept_by_itself() -> None:
    """C18: everybody sees that one card goes to the last one, whichever it is."""
    p = fresh(3)
    play(p, "=green", "=gold", "=red")
    while p.board.packed != 3:
        p.step(p.to_move[0], next(m for m in p.legal_moves(p.to_move[0]) if m >= SQUARE.at(0)))
    assert not forced(p)
    for _ in range(2):
        p.step(p.to_move[0], p.legal_moves(p.to_move[0])[0])
    assert p.forced() == p.legal_moves(p.to_move[0])[0]


def test_supplies_pay_by_themselves_while_there_is_nothing_else() -> None:
    """C7, C8: a stardust or a chest among a player's cards, wherever it lies, is another way."""
    p = position("GChief GLord Supply*3", nations={0: "Supply GLord"})
    play(p, "upgrade:GChief")
    assert forced(p) == "pay"
    for other, act in (("Dust", "upgrade:GChief"), ("Chest", "buy:Horse")):
        p = position("GChief GLord Supply*3", nations={0: f"Supply {other}"})
        play(p, act)
        assert not forced(p), "he may hold it"


def test_a_card_pays_by_itself_if_no_other_of_its_owner_would_do() -> None:
    """A10, C6: the only Lord of a player who hires one."""
    p = position("GLord Supply*2", nations={0: "Supply*3 GChief"})
    play(p, "hire:Lord")
    assert forced(p) == "GLord"
    p = position("GLord Supply*2", nations={0: "RLord"})
    play(p, "hire:Lord")
    assert not forced(p), "nobody else knows which of his Lords he holds"


def test_what_is_given_away_is_never_chosen_by_the_table() -> None:
    """a11, C6, C21: of two cards in hand, though one kind alone would do."""
    p = position("GFreeman GLord*2", nations={0: "Supply"})
    play(p, "ambush")
    assert not forced(p)


def test_the_last_card_in_hand_pays_by_itself() -> None:
    """A11, C6: of two that would do one was played, and everybody sees that one is left."""
    p = position("GFreeman RFreeman", nations={0: "YFreeman"})
    play(p, "Straight")
    p.step(0, p.legal_moves(0)[0])
    assert not forced(p)
    play(p, "RFreeman")
    assert forced(p) == "GFreeman"


def test_units_of_a_hidden_draft_are_nobodys_knowledge() -> None:
    """C18: what was drafted unseen may be any unit of its rank."""
    p = position("GLord Supply*2", nations={0: "Supply"})
    p.board.masked[3] = 1
    play(p, "hire:Lord")
    assert not forced(p)


def test_a_lone_place_is_taken() -> None:
    """A11: whoever chooses a card that fits in one place and one turn has chosen all."""
    p = position("GFreeman*4 Supply*2")
    home = p.board.cities(0)[0]
    neighbours = [there for there in NEXT[home * WAYS : home * WAYS + WAYS] if there != OFF]
    for there in neighbours[1:]:
        p.board.land[there] = BLOCKED
    play(p, "Cross")
    assert forced(p) == f"{SQUARE_NAMES[neighbours[0]]}@0"
    p.step(0, p.forced())
    play(p, "GFreeman", "GFreeman", "pay", "Tee")
    assert not forced(p), "it fits in several turns"
