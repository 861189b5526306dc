"""Bots choose legal moves from views alone, and the greedy one is worth playing."""

import pytest

from plansza.bots import Bot, GreedyBot, RandomBot, make_bot
from plansza.bots.levels import UnknownBot
from plansza.conformance import option_sets, random_position
from plansza.core import FastChance, Game, Setup
from plansza.games import GAMES, find

GAME_LIST = list(GAMES.all().values())
MOST_WHOLE = 14  # whole games in one test: a greedy bot takes its time where nothing is compiled


def spread_sets(game: Game) -> list[Setup]:
    """Some of the option sets, spread over all of them."""
    setups = list(option_sets(game, samples=4))
    return setups[:: -(-len(setups) // MOST_WHOLE)]


def play(game: Game, setup: Setup, seed: int, bots: list[Bot]) -> tuple[int, ...]:
    """The winners of one game between these bots."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    while position.to_move:
        seat = position.to_move[0]
        position.play(seat, bots[seat].choose(position.view(seat), chance))
    assert position.outcome is not None
    return position.outcome.winners


@pytest.mark.once
@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["random", "novice", "greedy"])
def test_bots_finish_games_of_all_kinds(game: Game, name: str) -> None:
    """Whole games of a spread of option sets; single decisions are tried in every set below."""
    for number, setup in enumerate(spread_sets(game)):
        play(game, setup, number, [make_bot(name, game)] * setup.seats)


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["random", "novice", "greedy", "search:12"])
def test_a_choice_depends_on_view_and_chance_alone(game: Game, name: str) -> None:
    """In two worlds that look alike to its seat, a bot with the same luck does the same."""
    for number, setup in enumerate(option_sets(game, samples=4)):
        position = random_position(game, setup, number, 5 * number)
        for seat in position.to_move:
            other = game.imagine(position.view(seat), FastChance(99))
            bot, twin = make_bot(name, game), make_bot(name, game)
            chosen = bot.choose(position.view(seat), FastChance(3))
            assert chosen == twin.choose(other.view(seat), FastChance(3))
            assert chosen in position.legal_moves(seat)


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
@pytest.mark.parametrize("each", [2, pytest.param(1, marks=pytest.mark.torture)])
def test_the_value_is_a_chance_to_win(game: Game, each: int) -> None:
    for number, setup in enumerate(spread_sets(game)[::each]):
        for moves in (0, 20, 40, 10_000):
            position = random_position(game, setup, number, moves)
            for seat in range(setup.seats):
                assert 0.0 <= game.insight.value(position, seat) <= 1.0
            if position.outcome is not None and len(position.outcome.winners) == 1:
                winner = position.outcome.winners[0]
                assert game.insight.value(position, winner) == 1.0


@pytest.mark.once
@pytest.mark.parametrize("attacker", ["1", "2"])
@pytest.mark.parametrize("tactics", ["off", "on"])
def test_greedy_beats_random_in_both_roles(attacker: str, tactics: str) -> None:
    """The long run asks for 97 % of 2,000 games; here a sample may lose two of thirty."""
    game = find("spor")
    setup = game.setup(attacker=attacker, tactics=tactics)
    bots: list[Bot] = [GreedyBot(game), RandomBot(game)]
    won = sum(play(game, setup, seed, bots) == (0,) for seed in range(30))
    assert won >= 28


@pytest.mark.torture
@pytest.mark.parametrize("attacker", ["1", "2"])
@pytest.mark.parametrize("tactics", ["off", "on"])
def test_greedy_beats_random_in_97_percent(attacker: str, tactics: str) -> None:
    game = find("spor")
    setup = game.setup(attacker=attacker, tactics=tactics)
    bots: list[Bot] = [GreedyBot(game), RandomBot(game)]
    won = sum(play(game, setup, seed, bots) == (0,) for seed in range(2000))
    assert won >= 0.97 * 2000


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot “deep-blue”; bots: novice, greedy"):
        make_bot("deep-blue", find("spor"))
