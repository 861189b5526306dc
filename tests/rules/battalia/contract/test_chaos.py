"""Rare cards together: hands as they hardly ever come about."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT, EMPTY
from plansza.games.battalia.rules.components import CHEST, DUST, GREAT, REAL_KINDS, SUPPLY
from plansza.games.battalia.rules.moves import END
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.contract.test_contract import finish
from tests.rules.battalia.helper import GAME, cards, city, position, square

pytestmark = pytest.mark.once


def stir(p: BattaliaPosition, chance: FastChance) -> None:
    """Anything may be in anybody's hand, ambush or tent, and anybody may stand anywhere."""
    board = p.board
    laid = [square for square, shape in enumerate(board.land) if shape >= 0]
    greats = list(range(GREAT, REAL_KINDS))
    chance.shuffle(greats)
    for seat in range(board.seats):
        kinds = [chance.below(GREAT) for _ in range(5)] + [SUPPLY, greats.pop(), greats.pop()]
        kinds += [DUST] * chance.below(2) + [CHEST] * chance.below(2)
        p.hands[seat] = sorted(kinds)
        board.held[seat] = len(kinds)
        p.ambushes[seat] = sorted([chance.below(24) for _ in range(2)] + cards("GAmulet"))
        board.ambush[seat] = 3
        for hero in range(2):
            board.heroes[seat * 2 + hero] = laid[chance.below(len(laid))]
        for kind in kinds:
            if kind >= GREAT:
                board.great_of[kind - GREAT] = seat
        board.markets[seat * 2] = board.heroes[seat * 2]
    board.limbo = cards("GLord Chest")
    board.seen = [[] for _ in range(board.seats)]
    board.day = chance.below(7)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_cards_nobody_gets_stuck(seed: int) -> None:
    """Every card meets every other: a choice is always left, and no card appears or vanishes."""
    chance = FastChance(seed)
    seats = 2 + seed % 3
    mode = ("advanced", "heroic")[seed // 3 % 2]
    sides = "teams" if seats == 4 and seed % 4 else "alone"
    p = position(seats=seats, seed=seed, mode=mode, sides=sides)
    for name in ("d2", "d3", "c1", "e1"):
        if p.board.land[square(name)] == EMPTY:
            city(p, name, seed % 2, 1 + seed % 5)
    for _ in range(4):
        stir(p, chance)
        inventory = p.inventory()
        turn = p.board.turns
        while p.to_move and p.board.turns == turn:
            mover = p.to_move[chance.below(len(p.to_move))]
            if p.board.phase != ACT:
                watcher = (mover + 1) % p.setup.seats
                finish(GAME.imagine(p.view(watcher), chance), mover, chance)
            moves = [
                move for move in p.legal_moves(mover) if move != END.at() or not chance.below(9)
            ]
            assert moves or END.at() in p.legal_moves(mover), f"stuck in phase {p.board.phase}"
            p.step(mover, moves[chance.below(len(moves))] if moves else END.at())
            assert p.inventory() == inventory
