"""What bots do with elixirs when they are asked: they drink where it turns or saves something, and
do not want to be asked in vain."""

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ATTACKING, DEFENDING, VIGIL, WARY
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import GAME, flask, hero, play, play_as
from tests.rules.battalia.test_drinking import march
from tests.rules.battalia.test_elixirs import asked, siege


def choice(p: BattaliaPosition) -> str:
    """What a greedy player does now."""
    seat = p.to_move[0]
    return GAME.write_move(GreedyBot(GAME).choose(p.view(seat), FastChance(1)))


def why(p: BattaliaPosition, move: str) -> list[str]:
    """The reasons for a move, by their codes."""
    seat = p.to_move[0]
    assert GAME.insight is not None
    return [code for code, _ in GAME.insight.why(p, seat, GAME.read_move(move))]


def test_a_fighter_drinks_when_his_cards_are_too_few() -> None:
    """Not before; and not when even that is too little."""
    p = siege("GWeapon GLord*2", "Supply")
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon")
    assert choice(p) == "hush:battle"
    play(p, "hush:battle", "GLord")
    assert asked(p) == (1, DEFENDING)
    assert choice(p) == "drink:Colossus"
    assert why(p, "drink:Colossus") == ["turns"]
    p = siege("GWeapon GLord*2", "YLord*2")
    flask(p, "Colossus", 1)
    play(p, "storm:e1", "GWeapon", "abstain", "GLord")
    assert choice(p) == "YLord"
    assert why(p, "drink:Colossus") == []
    p = siege("GWeapon Supply", "YLord", high=6)
    flask(p, "Colossus", 0)
    play(p, "storm:e1", "GWeapon", "abstain")
    assert asked(p) == (0, ATTACKING)
    assert choice(p) == "yield"


def test_an_ally_helps_when_it_turns_the_battle() -> None:
    """With Palsy, when the defender can do little more himself."""
    p = siege("GWeapon GLord*2", "Supply", sides="teams")
    flask(p, "Palsy", 3)
    play_as(p, 0, "storm:e1", "GWeapon")
    assert choice(p) == "abstain"
    play(p, "abstain", "GLord")
    assert asked(p) == (3, WARY)
    assert choice(p) == "poison1"
    p = siege("GWeapon GLord*2", "YLord*5", sides="teams")
    flask(p, "Palsy", 3)
    play_as(p, 0, "storm:e1", "GWeapon")
    play(p, "abstain", "GLord")
    assert choice(p) == "abstain"


def test_who_is_not_concerned_is_silent() -> None:
    """A third player leaves the others alone."""
    p = siege("GWeapon GLord*2", "Supply")
    flask(p, "Palsy", 3)
    play(p, "storm:e1", "GWeapon")
    assert choice(p) == "hush:battle"
    assert why(p, "hush:battle") == ["spares"]


def test_brotherhood_saves_a_city() -> None:
    """Not a hero alone."""
    p = march()
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (1, VIGIL)
    assert choice(p) == "drink:Brotherhood"
    assert why(p, "drink:Brotherhood") == ["shelters"]
    p = march()
    p.board.cloaked = [p.board.heroes[0] + 1]
    hero(p, 1, 1, "e1")
    flask(p, "Brotherhood", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert asked(p) == (1, VIGIL)
    assert choice(p) == "abstain"


def test_what_can_wait_for_the_battle_waits() -> None:
    """Colossus between lines: not now, and no such questions in this turn."""
    p = march()
    flask(p, "Colossus", 1)
    play(p, "march1", "GHorse", "step1:E")
    assert choice(p) == "hush:turn"


def test_a_search_weighs_one_way_to_decline() -> None:
    """Drinks, and the better one of “not now” and “do not ask”."""
    p = march()
    for name in ("Brotherhood", "Colossus"):
        flask(p, name, 1)
    play(p, "march1", "GHorse", "step1:E")
    assert GAME.insight is not None
    kept = GAME.insight.worthwhile(p, 1, p.legal_moves(1))
    texts = [GAME.write_move(move) for move in kept]
    assert texts == ["drink:Brotherhood", "drink:Colossus", "abstain"]
