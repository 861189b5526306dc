"""Random play without lists, for search and simulation, is the same as with them."""

from plansza.core.chance import FastChance
from plansza.core.contract import NOBODY, Game, Position
from plansza.core.setup import Setup


def check_random_move(position: Position, seat: int, chance: FastChance) -> None:
    """`random_move` is the draw from `legal_moves`: the same move, with the same luck used up."""
    listed, drawn = chance.copy(), chance.copy()
    moves = position.legal_moves(seat)
    expected = moves[listed.below(len(moves))]
    move = position.random_move(seat, drawn)
    assert move == expected, f"random_move gives {move}, drawn from legal_moves it is {expected}"
    assert drawn.text() == listed.text(), "random_move uses other luck than a draw from legal_moves"


def check_playout(game: Game, setup: Setup, seed: int) -> None:
    """`playout` makes the moves that `random_move` gives, one after another, up to the limit."""
    whole = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    one, luck = whole.copy(), chance.copy()
    made = 0
    while one.mover() != NOBODY:
        seat = one.mover()
        one.step(seat, one.random_move(seat, luck))
        made += 1
    half = made // 2
    assert whole.playout(chance, half) == half, "playout does not stop at its limit"
    rest = whole.playout(chance, game.max_moves(setup))
    assert (rest, whole.digest()) == (made - half, one.digest()), "playout plays otherwise"
