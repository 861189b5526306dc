"""Who chooses the factions of the pool."""

import pytest

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.battalia.rules.board import ACT, ASSENTING, DRAFT, EMPTY, FACTION, NAMING
from plansza.games.battalia.rules.components import COLOURS, FACTIONS_FOR, NOTHING
from plansza.games.battalia.rules.position import BattaliaPosition, start
from plansza.words import words_for
from tests.rules.battalia.helper import GAME, codes, play, texts

ALL = ["=green", "=gold", "=red", "=blue", "=white", "=orange"]


def naming(seats: int, how: str, seed: int = 1) -> BattaliaPosition:
    """A game at its first decision, with seat 0 first."""
    p = start(GAME.setup(seats, factions=how), FastChance(seed))
    p.board.first = p.board.turn = p.board.seat = 0
    return p


def test_luck_decides_by_default() -> None:
    """A4, C16: the pool is drawn, and the first decision is one's own faction."""
    p = start(GAME.setup(3), FastChance(1))
    assert p.board.phase == FACTION
    assert len(p.board.factions) == 4


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_luck_may_deal_factions_and_homes(seats: int) -> None:
    """A4, A7: everybody has a faction of the pool, a start city with a hero, and cards; the first
    seat begins. Nothing was chosen."""
    setup = GAME.setup(seats, factions="dealt", draft="top", begins="1")
    for seed in range(4):
        p = start(setup, FastChance(seed))
        board = p.board
        assert (board.phase, board.first, p.to_move) == (ACT, 0, (0,))
        assert len(set(board.colour)) == seats
        assert set(board.colour) <= set(board.factions)
        owned = [square for square, owner in enumerate(board.owner) if owner >= 0]
        assert sorted(board.owner[square] for square in owned) == list(range(seats))
        assert all(board.level[square] == 1 for square in owned)
        assert [len(hand) for hand in p.hands] == [6] * seats
        assert p.inventory() == start(GAME.setup(seats), FastChance(seed)).inventory()


def test_the_deal_favours_nobody() -> None:
    """A4, A7: every faction and every start city comes to every seat, as often."""
    setup = GAME.setup(2, factions="dealt")
    found = [start(setup, FastChance(seed)).board for seed in range(150)]
    assert {board.phase for board in found} == {DRAFT}
    for seat in range(2):
        colours = [board.colour[seat] for board in found]
        homes = [board.owner.index(seat) for board in found]
        assert all(8 < colours.count(colour) < 45 for colour in range(COLOURS)), colours
        assert all(50 < homes.count(square) < 100 for square in set(homes)), homes


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_names_in_turn(seats: int) -> None:
    """A4, C16: one faction each, clockwise from the start player, until there are enough; then the
    table is laid and he chooses his own."""
    p = naming(seats, "draft")
    assert p.board.phase == NAMING
    assert EMPTY in p.board.land
    assert set(p.board.land) <= {EMPTY, -2}
    named = []
    for number in range(FACTIONS_FOR[seats]):
        assert p.to_move == (number % seats,)
        assert texts(p) == [each for each in ALL if each not in named]
        named.append(texts(p)[-1])
        assert codes(play(p, named[-1])) == ["name"]
    assert p.board.phase == FACTION
    assert p.to_move == (0,)
    assert texts(p) == sorted(named, key=ALL.index)
    assert NOTHING not in p.board.top[4:]
    assert len(p.board.display) == seats


def test_the_start_player_proposes_and_the_others_agree() -> None:
    """A4: he names them all; every other seat is asked once."""
    p = naming(3, "agreed")
    play(p, "=white", "=red", "=green", "=blue")
    assert p.board.phase == ASSENTING
    assert p.to_move == (1,)
    assert texts(p) == ["agree", "others"]
    assert codes(play(p, "agree")) == ["agree"]
    assert p.to_move == (2,)
    play(p, "agree")
    assert p.board.phase == FACTION
    assert p.to_move == (0,)
    assert texts(p) == ["=green", "=red", "=blue", "=white"]


def test_who_refuses_proposes_instead() -> None:
    """A4: and then everybody else is asked, the first proposer included."""
    p = naming(3, "agreed")
    play(p, "=white", "=red", "=green", "=blue", "agree")
    assert codes(play(p, "others")) == ["refuse"]
    assert p.board.phase == NAMING
    assert p.to_move == (2,)
    assert texts(p) == ALL
    play(p, *ALL[2:])
    assert p.to_move == (0,)
    play(p, "agree", "agree")
    assert p.to_move == (0,)
    assert texts(p) == ALL[2:]


def test_without_agreement_luck_decides() -> None:
    """A4: when as many proposals as players have been refused."""
    pools = set()
    for seed in range(12):
        p = naming(2, "agreed", seed)
        play(p, *ALL[:3], "others", *ALL[:3])
        told = play(p, "others")
        assert codes(told) == ["refuse", "lot", "lot", "lot"]
        assert p.board.phase == FACTION
        assert p.to_move == (0,)
        pools.add(tuple(p.board.factions))
        assert p.board.factions == sorted(set(p.board.factions))
    assert len(pools) > 3


def test_six_play_with_all_factions() -> None:
    """C16: there is nothing to choose."""
    assert FACTIONS_FOR[6] == COLOURS
    for how in ("agreed", "draft"):
        with pytest.raises(BadSetup, match="does not go together"):
            GAME.setup(6, factions=how)


def test_everybody_sees_what_was_named() -> None:
    """A4: it lies on the table, and the question names it."""
    p = naming(2, "agreed")
    play(p, *ALL[:3])
    for seat in (0, 1, None):
        moves = p.legal_moves(seat) if seat is not None else []
        picture = GAME.draw(p.view(seat), moves, words_for("en", GAME))
        assert all(f'id="named-{each[1:]}"' in picture.svg for each in ALL[:3])
    sketched = GAME.sketch(p.view(None), words_for("en", GAME))
    assert "Factions named for the pool: Bärfolk, Cloudborn, Emberians" in sketched
    said = words_for("en", GAME).prompt(p.view(1).prompt(), ["Ann", "Ben"])
    assert said == "Ann proposes these factions: Bärfolk, Cloudborn and Emberians. Do you agree?"


@pytest.mark.parametrize("how", ["agreed", "draft"])
def test_bots_choose_factions(how: str) -> None:
    """A4: they name some, and agree to what others name."""
    p = start(GAME.setup(4, factions=how), FastChance(2))
    bot, chance = GreedyBot(GAME), FastChance(2)
    for _ in range(4 + (3 if how == "agreed" else 0)):
        seat = p.to_move[0]
        view = p.view(seat)
        imagined = GAME.imagine(view, chance)
        assert imagined.view(seat).text() == view.text()
        p.play(seat, bot.choose(view, chance))
    assert p.board.phase == FACTION
