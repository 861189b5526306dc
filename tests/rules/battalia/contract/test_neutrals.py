"""The contract with neutral players and elixirs; their questions where everybody holds a flask."""

import pytest

from plansza.bots.basic import GreedyBot
from plansza.conformance import check_game, check_question, play_both_worlds, random_choice
from plansza.core.chance import FastChance
from plansza.games.battalia.picture.layout import layout_for
from plansza.games.battalia.rules.board import ACT, BLOCKED, CALLING, EMPTY, VIGIL, WARY
from plansza.games.battalia.rules.components import BILKARR, ELIXIRS, METAMORPHIA
from plansza.games.battalia.rules.moves import ABSTAIN, END, MOVES, STORM_CITY, STRIKE
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import ROWS, SQUARES
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS
from plansza.words import words_for
from tests.rules.battalia.contract.test_chaos import stir
from tests.rules.battalia.contract.test_contract import finish
from tests.rules.battalia.contract.test_pictures import check_paths
from tests.rules.battalia.helper import GAME, city, flask, play, play_as, position, square
from tests.rules.battalia.test_drinking import march
from tests.rules.battalia.test_elixirs import siege

pytestmark = pytest.mark.once
SETS: list[tuple[int, dict[str, str]]] = [
    (2, {"neutrals": "both"}),
    (3, {"neutrals": "bilkarr", "scroll": "summon", "mode": "basic"}),
    (4, {"neutrals": "metamorphia", "scroll": "summon", "fanatics": "on"}),
    (4, {"neutrals": "both", "scroll": "summon", "sides": "teams", "mode": "heroic"}),
    (5, {"neutrals": "both", "draft": "top"}),
    (6, {"neutrals": "both", "sides": "threes", "unbound": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_the_contract_holds(seats: int, options: dict[str, str]) -> None:
    check_game(GAME, GAME.setup(seats, weeks="2", **options), 13 * seats)


def brewing(seed: int) -> BattaliaPosition:
    """Neutral players on the map, elixirs before everybody, some of them drunk."""
    chance = FastChance(seed)
    seats = 2 + seed % 3
    sides = "teams" if seats == 4 and seed % 4 else "alone"
    p = position(seats=seats, seed=seed, sides=sides, neutrals="both", scroll="summon")
    for name in ("d2", "d3", "c1", "e1"):
        if p.board.land[square(name)] == EMPTY:
            city(p, name, seed % 2, 1 + seed % 5)
    pour(p, chance)
    return p


def pour(p: BattaliaPosition, chance: FastChance) -> None:
    """Everything anywhere."""
    stir(p, chance)
    board = p.board
    laid = [at for at in range(SQUARES) if board.land[at] >= 0]
    free = [at for at in range(SQUARES) if board.land[at] != BLOCKED]
    board.guests[METAMORPHIA] = laid[chance.below(len(laid))]
    board.guests[BILKARR] = free[chance.below(len(free))]
    board.heroes[0] = board.guests[BILKARR] if board.guests[BILKARR] in laid else board.heroes[0]
    board.victim = -1
    board.crowned = [1] * len(board.crowned)  # royals among the cards are no others than these
    for elixir in range(ELIXIRS):
        owner, day = chance.below(board.seats), chance.below(5)
        known = [owner, day % 4, 0] if elixir != 3 else [owner, 0, 0]
        board.flasks[elixir * FLASK_FIELDS : (elixir + 1) * FLASK_FIELDS] = known


@pytest.mark.parametrize("seed", range(40))
def test_with_every_elixir_about_nobody_gets_stuck(seed: int) -> None:
    """A choice is always left, no card appears or vanishes, views are imagined alike, and what was
    begun can be finished in every imagined world."""
    chance = FastChance(seed)
    p = brewing(seed)
    for _ in range(3):
        pour(p, chance)
        inventory, turn = p.inventory(), p.board.turns
        while p.to_move and p.board.turns == turn:
            mover = p.to_move[chance.below(len(p.to_move))]
            watcher = (mover + 1) % p.setup.seats
            view = p.view(watcher)
            imagined = GAME.imagine(view, chance)
            assert imagined.view(watcher).text() == view.text()
            assert imagined.legal_moves(watcher) == p.legal_moves(watcher)
            assert imagined.inventory() == inventory
            if p.board.phase != ACT:
                finish(imagined, mover, chance)
            moves = [
                move for move in p.legal_moves(mover) if move != END.at() or not chance.below(9)
            ]
            assert moves or END.at() in p.legal_moves(mover), f"stuck in phase {p.board.phase}"
            p.step(mover, moves[chance.below(len(moves))] if moves else END.at())
            assert p.inventory() == inventory


@pytest.mark.parametrize("seed", range(20))
def test_what_waits_for_an_answer_goes_on_in_every_imagined_world(seed: int) -> None:
    """Whoever is asked may imagine: his answer leads on, whatever the others hold."""
    chance = FastChance(seed)
    p = brewing(seed)
    asked = 0
    for _ in range(200):
        if not p.to_move:
            break
        mover = p.to_move[0]
        if CALLING < p.board.phase <= VIGIL and ABSTAIN.at() in p.legal_moves(mover):
            asked += 1
            for move in p.legal_moves(mover):
                imagined = GAME.imagine(p.view(mover), chance)
                imagined.play(mover, move)
                for _ in range(12):
                    if imagined.to_move:
                        imagined.play(*random_choice(imagined, chance))
        p.step(*random_choice(p, chance))
    assert asked


@pytest.mark.parametrize("seed", range(30))
def test_who_is_asked_never_depends_on_hidden_cards(seed: int) -> None:
    """Two worlds that are equal to a seat stay so until it is told a difference, elixirs or not."""
    chance = FastChance(seed)
    p = brewing(seed)
    for seat in range(p.setup.seats):
        other = GAME.imagine(p.view(seat), chance)
        other.chance = p.chance.copy()
        play_both_worlds(GAME, p.copy(), other, seat, chance)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_can_be_clicked_and_told(seed: int) -> None:
    """Pictures, sketches and prompts with flasks and guests; whoever can attack does."""
    chance = FastChance(seed)
    p = brewing(seed)
    phases = set()
    for number in range(400):
        if not p.to_move or number % 60 == 59:
            p = brewing(seed + number)
        language = ("pl", "en")[number % 2]
        mover = p.to_move[0]
        if p.board.phase >= CALLING or number % 9 == 0:
            phases.add(p.board.phase)
            picture = GAME.draw(p.view(mover), p.legal_moves(mover), words_for(language, GAME))
            check_paths(picture)
            assert 'id="guest-Metamorphia"' in picture.svg
            words = GAME.sketch(p.view(mover), words_for(language, GAME))
            assert max(map(len, words.splitlines())) <= 80
            for move in p.legal_moves(mover):
                assert words_for(language, GAME).move(move)
        attacks = [
            each for each in p.legal_moves(mover) if MOVES.kind(each) in (STORM_CITY, STRIKE)
        ]
        p.step(*((mover, attacks[0]) if attacks else random_choice(p, chance)))
    assert len([phase for phase in phases if CALLING < phase <= VIGIL]) > 2


def test_greedy_players_use_them() -> None:
    """They pay tribute, buy, drink and use elixirs, and finish their games."""
    codes: set[str] = set()
    for seed in range(6):
        bot, chance = GreedyBot(GAME), FastChance(seed)
        p = GAME.start(GAME.setup(4, neutrals="both", scroll="summon"), FastChance(seed))
        while p.to_move:
            seat = p.to_move[0]
            p.play(seat, bot.choose(p.view(seat), chance), lambda event: codes.add(event.code))
    assert {"tribute", "elixir", "drink", "use", "empty"} <= codes


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("tall", [False, True])
def test_answers_about_elixirs_can_be_read(language: str, tall: bool) -> None:
    """C23: many long answers lie over the panel, where nothing squeezes them together."""
    p = march("GHorse GWeapon Supply", sides="teams")
    for name in ("Brotherhood", "Colossus", "Palsy"):
        flask(p, name, 1)
    play_as(p, 0, "march1", "GHorse", "step1:E")
    moves = p.legal_moves(1)
    picture = GAME.draw(p.view(1), moves, words_for(language, GAME), tall=tall)
    answers = picture.parts["answers"]
    for move in moves:
        (id,) = picture.paths[move]
        assert f'id="{id}"' in answers
    assert "textLength" not in answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_elixir_lies_under_the_panel(seats: int) -> None:
    layout = layout_for(ROWS, seats, 22, False, True)
    assert layout.greats.bottom <= layout.flasks.y
    assert layout.flasks.bottom <= layout.panel.y


@pytest.mark.parametrize("name", ["Brotherhood", "Colossus", "Palsy"])
def test_questions_that_random_play_seldom_meets(name: str) -> None:
    """C23: before an attack and in the midst of a battle; what they tell can be imagined."""
    chance = FastChance(1)
    p = march("GHorse GWeapon Supply")
    flask(p, name, 1)
    play(p, "march1", "GHorse", "step1:E")
    assert p.board.phase == VIGIL
    check_question(GAME, p, chance)
    if name != "Brotherhood":
        p = siege("GWeapon GFreeman GLord", "Supply", high=6)
        flask(p, name, 1)
        play(p, "storm:e1", "GWeapon", "abstain", "GFreeman")
        assert p.board.phase == WARY
        check_question(GAME, p, chance)
