"""The frozen opponent says today what it said when it was frozen.

A digest that differs means that `greedy-1` is no longer the bot it was. If the rules had to change,
write the new digest here and say so in docs/decisions.md: results of before compare no more. For
any other cause, put the opponent back.
"""

from hashlib import blake2b

import pytest

from plansza.bots import bot_names, make_bot
from plansza.bots.levels import UnknownBot, is_bot
from plansza.core import FastChance, KeyedChance
from plansza.games import find
from plansza_opponents.greedy_1.bot import NAME, Greedy1Bot
from tests.conformance.toy import Toy

# Game, seats, options, the most moves to play; the digest of what it would have played.
REWANZ = {"tactics": "on", "match": "rewanz", "retreat": "several"}
RAPIDS = {"whirlpools": "on", "currents": "mixed", "fastest": "on"}
ALLIES = {"mode": "heroic", "sides": "teams", "neutrals": "both"}
VALLEYS = {"mode": "heroic", "fanatics": "on", "valleys": "random"}
FROZEN: list[tuple[str, int, dict[str, str], int, str]] = [
    ("spor", 2, {}, 99, "4f85de41bd086942"),
    ("spor", 2, {"tactics": "on", "attacker": "2"}, 99, "20532ae426e8c8fc"),
    ("spor", 2, REWANZ, 60, "a4244e9905780995"),
    ("podprad", 2, {}, 99, "3096add86275b657"),
    ("podprad", 5, RAPIDS, 120, "eeccd20358f8ff43"),
    ("drako", 2, {}, 120, "c53d0a9defa4fdce"),
    ("drako", 2, {"duel": "dragon-dwarves", "deploy": "free"}, 99, "b9ff99d631935f44"),
    ("drako", 2, {"duel": "trolls-dragon", "redraw": "on"}, 99, "f951f5b6f6f77450"),
    ("battalia", 2, {"mode": "basic"}, 2000, "857224eab5a30297"),
    ("battalia", 4, ALLIES, 2000, "e04e22d6251f7ff2"),
    ("battalia", 6, VALLEYS, 800, "5c90e8ae86740ce2"),
]


def best_moves(bot: Greedy1Bot, seats: int, options: dict[str, str], most: int) -> list[str]:
    """What the bot draws from at every step of a game with itself. Its luck, and how much of it
    `imagine` uses, are no part of it."""
    game = bot.game
    position = game.start(game.setup(seats, **options), KeyedChance(bytes(32)))
    lot = FastChance(1)
    found: list[str] = []
    while position.to_move and len(found) < most:
        seat = position.to_move[0]
        best = bot.best_moves(position.view(seat), FastChance(len(found)))
        found.append(f"{seat} " + " ".join(map(game.write_move, best)))
        position.step(seat, best[lot.below(len(best))])
    return found


@pytest.mark.parametrize(("game", "seats", "options", "most", "digest"), FROZEN)
def test_the_opponent_never_drifts(
    game: str, seats: int, options: dict[str, str], most: int, digest: str
) -> None:
    found = best_moves(Greedy1Bot(find(game)), seats, options, most)
    assert len(found) > 40
    assert blake2b("\n".join(found).encode(), digest_size=8).hexdigest() == digest


def test_it_is_a_bot_for_programs_but_not_at_tables() -> None:
    game = find("battalia")
    bot = make_bot(NAME, game)
    assert isinstance(bot, Greedy1Bot)
    position = game.start(game.setup(), KeyedChance(bytes(32)))
    view = position.view(position.to_move[0])
    best = bot.best_moves(view, FastChance(5))
    assert len(best) > 1
    assert {bot.choose(view, FastChance(luck)) for luck in range(99)} == {*best}
    assert is_bot(NAME)
    assert NAME not in bot_names()


def test_a_game_it_does_not_play_is_refused() -> None:
    with pytest.raises(UnknownBot, match="greedy-1 does not play toy; its games: battalia, drako"):
        make_bot(NAME, Toy())
