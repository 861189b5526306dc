"""The contract in the Royal Valleys and with universal units, alone and with other modules; and the
bots there."""

import pytest

from plansza.bots.basic import GreedyBot
from plansza.conformance import check_game, play_both_worlds, random_choice
from plansza.core.chance import FastChance
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import GREAT
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import CENTRES, CONNECTION, OFF
from tests.rules.battalia.contract.test_allies import played
from tests.rules.battalia.contract.test_contract import finish
from tests.rules.battalia.helper import GAME

pytestmark = pytest.mark.once
SETS: list[tuple[int, dict[str, str]]] = [
    (2, {"unbound": "on", "fanatics": "on", "draft": "top"}),
    (3, {"valleys": "bridge", "factions": "agreed", "drafted": "hidden"}),
    (4, {"valleys": "bridge", "fanatics": "on"}),
    (5, {"valleys": "random", "sides": "teams", "mode": "heroic"}),
    (6, {"valleys": "pass", "draft": "top", "mode": "basic", "neutrals": "both"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_the_contract_holds(seats: int, options: dict[str, str]) -> None:
    check_game(GAME, GAME.setup(seats, weeks="2", **options), 13 * seats)


def roam(p: BattaliaPosition, chance: FastChance) -> None:
    """Heroes are where things happen: in the gates, the centres, on the connection; their owners
    have Great Artefacts to trade, and all cards lie open."""
    board = p.board
    gates = [square for square in range(77) if board.land[square] == 9]
    places = [*gates, *CENTRES, CONNECTION]
    for place, where in enumerate(board.heroes):
        if where != OFF:
            board.send(place, places[chance.below(len(places))])
    for kind in board.display[1:]:
        seat = chance.below(board.seats)
        board.display.remove(kind)
        board.great_of[kind - GREAT] = seat
        board.shelter[seat].append(kind)


@pytest.mark.parametrize("seed", range(8))
def test_roaming_heroes_are_imagined_alike(seed: int) -> None:
    """Rings, gates and deals come about often, and every seat's knowledge of them is kept."""
    seats, link = 2 + seed % 5, ("bridge", "pass")[seed % 4 == 3]
    p = played(seats, {"valleys": link, "fanatics": "on"}, seed, 5 * seats)
    chance = FastChance(seed)
    roam(p, chance)
    inventory = p.inventory()
    for number in range(240):
        if not p.to_move:
            break
        seat = number % seats
        view = p.view(seat)
        imagined = GAME.imagine(view, chance)
        assert imagined.view(seat).text() == view.text()
        imagined.reimagine(seat, chance)
        assert imagined.view(seat).text() == view.text()
        assert imagined.legal_moves(seat) == p.legal_moves(seat)
        assert imagined.inventory() == p.inventory() == inventory
        if p.board.phase != ACT:
            finish(imagined, p.to_move[0], chance)
        p.step(*random_choice(p, chance))


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_under_the_gates_is_told_to_nobody(seed: int) -> None:
    """Two worlds equal to a seat stay equal to it until it is told a difference."""
    seats = 4 + seed % 3
    p = played(seats, {"valleys": "bridge", "mode": "advanced"}, seed, 4 * seats)
    chance = FastChance(seed)
    roam(p, chance)
    for seat in range(seats):
        other = GAME.imagine(p.view(seat), chance)
        other.chance = p.chance.copy()
        play_both_worlds(GAME, p.copy(), other, seat, chance)


@pytest.mark.parametrize("link", ["pass", "bridge"])
def test_greedy_players_use_the_valleys(link: str) -> None:
    """They explore, find buildings, let them work, and end their game."""
    codes: set[str] = set()
    p = GAME.start(GAME.setup(4, valleys=link, weeks="6"), FastChance(0))
    bot, chance = GreedyBot(GAME), FastChance(0)
    while p.to_move:
        seat = p.to_move[0]
        move = bot.choose(p.view(seat), chance)
        p.play(seat, move, lambda event: codes.add(event.code))
    assert {"explore", "find", "craft"} <= codes
