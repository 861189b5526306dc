"""What a seat may hope for: from its view alone, and with how sure that is."""

import pytest

from plansza.bots.estimate import FEWEST, estimate, even_share, turns_of
from plansza.bots.selfplay import greedy_game, greedy_moment
from plansza.core import FastChance
from plansza.core.draws import USUAL_DRAWS
from plansza.games import find
from tests.conformance.toy import Toy

SPOR = find("spor")


@pytest.mark.parametrize(
    ("options", "seats", "share"),
    [({}, 4, 1 / 4), ({"sides": "teams"}, 6, 1 / 3), ({"sides": "threes"}, 6, 1 / 2)],
)
def test_a_draw_gives_every_side_the_same(
    options: dict[str, str], seats: int, share: float
) -> None:
    game = find("battalia")
    position = game.start(game.setup(seats, **options), FastChance(1))
    assert even_share(game, position) == pytest.approx(share)


def test_those_of_all_sides_add_up_to_one() -> None:
    position = greedy_moment(SPOR, SPOR.setup(2), 3, 40)
    seats = [estimate(SPOR, position.view(seat), FastChance(1), FEWEST) for seat in (0, 1)]
    assert all(0 <= each.share <= 1 for each in seats)
    assert 0.5 < sum(each.share for each in seats) < 1.5  # each hopes for himself


def test_who_has_lost_hopes_for_nothing() -> None:
    *_, before, _ = [position.copy() for position in greedy_game(SPOR, SPOR.setup(2), 3)]
    [last] = before.to_move
    before.step(last, before.legal_moves(last)[0])
    outcome = before.outcome
    assert outcome is not None
    for seat in (0, 1):
        found = estimate(SPOR, before.view(seat), FastChance(1), FEWEST)
        assert found.share == float(seat in outcome.winners)
        assert found.error == 0


def test_a_few_deals_say_nothing() -> None:
    position = SPOR.start(SPOR.setup(2), FastChance(1))
    assert estimate(SPOR, position.view(0), FastChance(1), FEWEST - 1).error == 1


def test_the_same_view_gives_the_same_answer() -> None:
    view = greedy_moment(SPOR, SPOR.setup(2), 4, 30).view(0)
    first, second = (estimate(SPOR, view, FastChance(7), FEWEST) for _ in range(2))
    assert first == second


def test_a_game_that_tells_nothing_knows_no_draw() -> None:
    """Everybody always has his even share there: nobody is clearly behind."""
    game = Toy()
    position = game.start(game.setup(3), FastChance(1))
    found = estimate(game, position.view(0), FastChance(1))
    assert found.share + found.error > even_share(game, position) * (1 - game.draws.margin)
    assert game.draws is USUAL_DRAWS


def test_turns() -> None:
    movers = [0, 0, 1, 0, 2, 2, 0]
    assert [turns_of(seat, movers) for seat in (0, 1, 2, 3)] == [3, 1, 1, 0]
    assert turns_of(0, []) == 0
