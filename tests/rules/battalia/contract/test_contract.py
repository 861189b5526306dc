"""What the general suite does not reach: late positions, begun lines, memories; and the bots."""

from collections import Counter

import pytest

from plansza.bots.basic import GreedyBot, RandomBot
from plansza.conformance import random_choice
from plansza.core.chance import FastChance
from plansza.core.contract import Position
from plansza.games.battalia.rules.board import ACT, DRAFT
from plansza.games.battalia.rules.components import RANKS, ROUNDS
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import GAME, cards, fresh, play, position, tent


def late_position(seats: int, seed: int, turns: int) -> BattaliaPosition:
    """Where greedy players have come to: battles, storms and royals included."""
    bot, chance = GreedyBot(GAME), FastChance(seed)
    position = GAME.start(GAME.setup(seats), FastChance(seed))
    assert isinstance(position, BattaliaPosition)
    while position.to_move and position.board.turns < turns:
        seat = position.to_move[0]
        position.step(seat, bot.choose(position.view(seat), chance))
    return position


@pytest.mark.parametrize("seed", range(4))
def test_late_positions_are_imagined_alike(seed: int) -> None:
    """Views survive imagining, re-imagining and random play from where real games come to."""
    position = late_position(2 + seed, seed, 60)
    chance = FastChance(seed)
    for _ in range(150):
        if not position.to_move:
            break
        for seat in range(position.setup.seats):
            view = position.view(seat).text()
            imagined = GAME.imagine(position.view(seat), chance)
            assert imagined.view(seat).text() == view
            imagined.reimagine(seat, chance)
            assert imagined.view(seat).text() == view
            assert imagined.legal_moves(seat) == position.legal_moves(seat)
            assert imagined.inventory() == position.inventory()
        position.step(*random_choice(position, chance))


def test_greedy_beats_random() -> None:
    bots = GreedyBot(GAME), RandomBot(GAME)
    won = 0
    for seed in range(6):
        position = GAME.start(GAME.setup(2, weeks="2"), FastChance(seed))
        chance = FastChance(seed)
        while position.to_move:
            seat = position.to_move[0]
            bot = bots[(seat + seed) % 2]
            position.step(seat, bot.choose(position.view(seat), chance))
        assert position.outcome is not None
        won += position.outcome.winners == (seed % 2,)
    assert won >= 5


def test_value_follows_the_points() -> None:
    position = late_position(2, 5, 80)
    if position.outcome is None:
        values = [GAME.insight.value(position, seat) for seat in (0, 1)]
        points = [position.board.points_of(seat) for seat in (0, 1)]
        assert abs(sum(values) - 1) < 1e-9
        assert (values[0] > values[1]) == (points[0] > points[1])


def test_hidden_hands_are_dealt_evenly() -> None:
    """Every deal that fits a view comes about as often as the others."""
    p = position("GLord", hands={1: "RLord Supply"}, nations={1: "BLord YLord"})
    chance = FastChance(11)
    hands: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        imagined = GAME.imagine(p.view(0), chance)
        assert isinstance(imagined, BattaliaPosition)
        hands[tuple(imagined.hands[1])] += 1
    assert len(hands) == 6
    assert all(400 < count < 600 for count in hands.values())


def test_a_line_that_was_begun_can_be_completed_in_every_imagined_world() -> None:
    """Who pays for a Lord must hold what pays, whatever else he holds."""
    p = position("GLord Supply*2 RFreeman", nations={0: "RFreeman*20 Dust*3"})
    play(p, "hire:Lord")
    chance = FastChance(12)
    for _ in range(50):
        imagined = GAME.imagine(p.view(1), chance)
        while imagined.to_move == (0,) and imagined.legal_moves(0):
            move = imagined.legal_moves(0)[0]
            imagined.play(0, move)
            if GAME.write_move(move).startswith("pay"):
                break
        else:
            raise AssertionError("the line could not be completed")


@pytest.mark.parametrize("seed", range(6))
def test_imagined_movers_can_finish_what_they_began(seed: int) -> None:
    """Wherever another player is in the middle of something, an imagined one can go on too."""
    chance = FastChance(100 + seed)
    position = late_position(2 + seed % 3, seed, 24 + 8 * seed)
    for _ in range(250):
        if not position.to_move:
            break
        mover = position.to_move[0]
        assert isinstance(position, BattaliaPosition)
        if position.board.phase not in (ACT, DRAFT):
            watcher = (mover + 1) % position.setup.seats
            finish(GAME.imagine(position.view(watcher), chance), mover, chance)
        position.step(*random_choice(position, chance))


def finish(imagined: Position, mover: int, chance: FastChance) -> None:
    """Play on until the mover is done with what he began."""
    assert isinstance(imagined, BattaliaPosition)
    while imagined.to_move == (mover,) and imagined.board.phase != ACT:
        moves = imagined.legal_moves(mover)
        assert moves, f"stuck in phase {imagined.board.phase}, {imagined.board.act}"
        imagined.play(mover, moves[chance.below(len(moves))])


def imagined_by(p: BattaliaPosition, seat: int, seed: int) -> BattaliaPosition:
    """What this seat imagines, dealt anew once."""
    chance = FastChance(seed)
    imagined = GAME.imagine(p.view(seat), chance)
    imagined.reimagine(seat, chance)
    assert isinstance(imagined, BattaliaPosition)
    return imagined


def test_everybody_knows_his_own_cards_through_every_shuffle() -> None:
    """Hand, ambush, tents and even the nation: what one gained and did not place lies there."""
    p = position("GLord GTent GPriest RChief", nations={0: "BLord Supply*3"})
    p.ambushes[0], p.board.ambush[0] = cards("YLord"), 1
    tent(p, 0, "RTent", "RPriest")
    play(p, "play:GTent", "GLord", "end")
    shuffles = 0
    for seed in range(40):
        shuffles += not p.board.shelter[0]
        imagined = imagined_by(p, 0, seed)
        assert imagined.hands[0] == p.hands[0]
        assert imagined.ambushes[0] == p.ambushes[0]
        assert imagined.tented == p.tented
        assert sorted(imagined.nations[0]) == sorted(p.nations[0])
        assert sorted(imagined.veils[0]) == sorted(p.veils[0])
        play(p, "end")
    assert shuffles > 2


def test_what_was_passed_in_the_draft_is_remembered() -> None:
    """Who has had the pack knows what is left in it; who has not, knows only where it is from."""
    p = fresh(4)
    while p.board.phase != DRAFT:
        p.step(p.to_move[0], p.legal_moves(p.to_move[0])[0])
    p.step(p.to_move[0], p.legal_moves(p.to_move[0])[0])
    before, now, last = p.board.first, p.to_move[0], (p.board.first + 3) % 4
    assert len(p.pack) == 3
    for seat in (before, now):
        assert all(imagined_by(p, seat, seed).pack == p.pack for seed in range(20))
    packs = {tuple(imagined_by(p, last, seed).pack) for seed in range(60)}
    assert len(packs) > 10
    ranks = {kind % RANKS for pack in packs for kind in pack}
    assert ranks == {ROUNDS[p.board.round]}
