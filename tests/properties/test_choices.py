"""Any game, any options, any choices: the contract holds, and what breaks it shrinks to few moves.

Random play elsewhere reports a seed of a whole game. Here a game is a list of numbers, each the
choice of a seat and of its move, so that hypothesis can leave out whatever a fault does not need.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from plansza.conformance import check_copies, check_end, check_moves, check_texts
from plansza.core import Game, KeyedChance, Setup
from plansza.core.chance import derive_seed
from plansza.core.record import Recorder, read_record, replay, write_result
from plansza.games import GAMES
from tests.conformance.test_conformance import fits

MOST = 250  # moves; many more are played elsewhere
EXAMPLES = 50


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """Any number of players with any options that go together."""
    seats = draw(st.sampled_from(game.seat_counts))
    options = {each.id: draw(st.sampled_from(each.choices)) for each in game.options}
    return game.setup(seats, **options) if fits(game, seats, options) else game.setup(seats)


@st.composite
def numbers(draw: st.DrawFn) -> list[int]:
    """Choices until a zero is drawn: hypothesis' own lists are short, and this shrinks as well."""
    found: list[int] = []
    while len(found) < MOST and (number := draw(st.integers(0, 10_000))):
        found.append(number - 1)
    return found


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_chosen(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    seed = derive_seed(b"choices", data.draw(st.integers(0, 1000)))
    position = game.start(setup, KeyedChance(seed))
    inventory = position.inventory()
    recorder = Recorder(game, position, seed)
    for number in data.draw(numbers()):
        if not position.to_move:
            break
        seat = position.to_move[number % len(position.to_move)]
        moves = position.legal_moves(seat)
        move = moves[number % len(moves)]
        position.play(seat, move)
        recorder.note(seat, move)
    assert position.inventory() == inventory, "components appeared or vanished"
    check_moves(game, position)
    view = position.view(len(recorder.record().moves) % setup.seats)
    check_copies(position, position.copy(), view)
    check_texts(game, position, view)
    if not position.to_move:
        check_end(game, position)
    record = read_record(recorder.record().text())
    assert record == recorder.record()
    record.seed, record.digest = seed.hex(), position.digest()
    record.result = write_result(position.outcome) if position.outcome else ""
    assert replay(game, record).digest() == position.digest()
