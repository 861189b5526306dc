"""The schedule is fair: all bots have the same seats, sides and deals equally often."""

from collections import Counter
from itertools import groupby

import pytest

from plansza.arena.contest import Contest, Variant, line_ups, whole_deals
from plansza.arena.match import play_task, role_ids
from plansza.core import FastChance
from plansza.games import find
from plansza.games.podprad.rules.position import PodPradPosition
from tests.arena.helper import small_contest

pytestmark = pytest.mark.once  # nothing here depends on the build

ALONE = {seats: tuple(range(seats)) for seats in range(2, 7)}


@pytest.mark.parametrize("sides", [*ALONE.values(), (0, 1, 0, 1), (0, 1, 0, 1, 0), (0, 1, 2) * 2])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
def test_every_bot_has_every_seat_equally_often(bots: str, sides: tuple[int, ...]) -> None:
    lines = line_ups(tuple(bots), sides)
    seen = Counter((bot, seat) for line in lines for seat, bot in enumerate(line))
    for bot in bots:
        assert len({seen[bot, seat] for seat in range(len(sides))}) == 1
        assert seen[bot, 0] > 0
    assert all(len(set(line)) > 1 for line in lines)
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 1, 0, 1, 0), (0, 1, 2, 0, 1, 2)])
def test_allies_are_one_bot(sides: tuple[int, ...]) -> None:
    for line in line_ups(("a", "b", "c"), sides):
        assert len({(side, bot) for side, bot in zip(sides, line, strict=True)}) == max(sides) + 1


def test_pairs_one_against_the_rest_rotation_and_oneself() -> None:
    assert line_ups(("a", "b"), ALONE[2]) == [("a", "b"), ("b", "a")]
    assert line_ups(("a", "b"), ALONE[3]) == list(map(tuple, ("abb", "bab", "bba")))
    assert line_ups(("a", "b", "c"), ALONE[3]) == list(map(tuple, ("abc", "bca", "cab")))
    assert line_ups(("a",), ALONE[4]) == [("a", "a", "a", "a")]


def test_every_deal_is_played_with_all_line_ups() -> None:
    """And a contest that is made longer begins with the same games."""
    contest = small_contest(5)
    tasks = list(contest.tasks())
    assert len(tasks) == contest.total() == 12  # whole deals: 6 of each variant
    lines = line_ups(contest.bots, (0, 1))
    for variant in (0, 1):
        own = [task for task in tasks if task.variant == variant]
        for _, deal in groupby(own, key=lambda task: task.seed):
            assert [task.bots for task in deal] == lines
    longer = list(small_contest(9).tasks())
    assert set(map(repr, tasks)) < set(map(repr, longer))
    assert whole_deals(6, lines) == 6


def test_roles_are_dealt_and_met_by_both() -> None:
    """Who attacks is drawn by the deal; on the same deal the bots change places."""
    contest = Contest((small_contest().variants[0],), ("random", "novice"), bytes(32), 2)
    one, other = (play_task(contest, task) for task in contest.tasks())
    assert one.roles == other.roles
    assert sorted(one.roles) == ["attacker", "defender"]
    assert one.task.bots == other.task.bots[::-1]


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (4, {}, (0, 1, 2, 3)),
        (4, {"sides": "teams"}, (0, 1, 0, 1)),
        (5, {"sides": "teams"}, (0, 1, 0, 1, 0)),
        (6, {"sides": "teams"}, (0, 1, 2, 0, 1, 2)),
        (6, {"sides": "threes"}, (0, 1, 0, 1, 0, 1)),
    ],
)
def test_sides_of_battalia(seats: int, options: dict[str, str], sides: tuple[int, ...]) -> None:
    """C13."""
    game = find("battalia")
    assert Variant.of(game, game.setup(seats, **options)).sides() == sides


@pytest.mark.parametrize("duel", ["knights-trolls", "dragon-dwarves"])
def test_roles_of_drako(duel: str) -> None:
    game = find("drako")
    variant = Variant.of(game, game.setup(duel=duel, first="2"))
    contest = Contest((variant,), ("random",), bytes(32), 1)
    assert play_task(contest, next(contest.tasks())).roles == tuple(duel.split("-")[::-1])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_order_of_play_in_podprad(seats: int) -> None:
    """U3: it is told at the start, and stays so when the first turn comes."""
    game = find("podprad")
    begun: set[int] = set()
    for seed in range(12):
        position = game.start(game.setup(seats), FastChance(seed))
        assert isinstance(position, PodPradPosition)
        told = role_ids(game, position)
        assert sorted(told) == [str(place + 1) for place in range(seats)]
        while position.board.round == 0:
            seat = position.to_move[0]
            position.play(seat, position.legal_moves(seat)[0])
        assert told[position.to_move[0]] == "1"
        assert role_ids(game, position) == told
        begun.add(position.to_move[0])
    assert len(begun) > 1  # luck decides who it is


@pytest.mark.parametrize(
    ("seats", "sides", "parts"),
    [
        (3, "alone", ("1", "2", "3")),
        (4, "teams", ("1", "2", "1", "2")),
        (5, "teams", ("3", "2", "3", "2", "3")),
        (6, "teams", ("1", "2", "3", "1", "2", "3")),
        (6, "threes", ("1", "2", "1", "2", "1", "2")),
    ],
)
def test_order_of_play_in_battalia(seats: int, sides: str, parts: tuple[str, ...]) -> None:
    """A7, C13: of sides as large as each other, which one begins; else how large they are."""
    game = find("battalia")
    position = game.start(game.setup(seats, sides=sides), FastChance(5))
    first = position.to_move[0]
    if seats != 5:
        parts = tuple([parts[(seat - first) % seats] for seat in range(seats)])
    assert role_ids(game, position) == parts
