"""Who meets whom: the library against the tables it promises, and what we make of it."""

import random
from itertools import combinations

import pytest
from caissify_pairings import generate_pairings
from caissify_pairings.engines.round_robin import berger_schedule

from plansza.club import pairings
from plansza.club.evenings import (
    KNOCKOUT,
    LEAGUE,
    SWISS,
    Entrant,
    Evening,
    begun,
    entered,
    meetings,
    pasts_of,
    scores_of,
    standings,
)
from plansza.club.pairings import Past
from plansza.table.decide import Refused

# FIDE's handbook, C.05, annex 1: who has white is named first.
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
}


def evening(
    count: int, kind: str = SWISS, total: int = 3, seats: int = 2, double: bool = False
) -> Evening:
    people = tuple(Entrant(f"Nr {n}", "", 2000.0 - n) for n in range(count))
    return Evening("E", kind, "spor", seats, {}, people, 0.0, "maker", total=total, double=double)


def play(found: Evening, luck: random.Random, allowed: tuple[int, ...] = (2,)) -> Evening:
    """A round with random results; in a knock-out somebody wins."""
    ids = iter(range(999))
    found = begun(found, len(found.rounds), allowed, lambda: f"t{next(ids)}")
    for place, each in enumerate(found.rounds[-1]):
        if each.points is None:
            points = [luck.choice((0.0, 1.0)), 0.0, *(0.5 for _ in each.seats[2:])]
            points[1] = 1 - points[0]
            found = entered(found, len(found.rounds) - 1, place, tuple(points))
    return found


@pytest.mark.parametrize("count", BERGER)
def test_a_league_is_berger_s(count: int) -> None:
    rounds = [[f"{a + 1}-{b + 1}" for a, b in pairings.league_round(count, n + 1, False)]
              for n in range(count - 1)]  # fmt: skip
    assert [sorted(each) for each in rounds] == [sorted(text.split()) for text in BERGER[count]]
    assert [[f"{a}-{b}" for a, b in each] for each in berger_schedule(count)] == [
        text.split() for text in BERGER[count]
    ]


@pytest.mark.parametrize("count", [2, 3, 5, 8])
@pytest.mark.parametrize("double", [False, True])
def test_everybody_meets_everybody(count: int, double: bool) -> None:
    luck, found = random.Random(1), evening(count, LEAGUE, double=double)
    found = play_all(found, pairings.league_rounds(count, double), luck)
    met = meetings(found)
    assert set(met) == set(combinations(range(count), 2))
    assert set(met.values()) == {2 if double else 1}
    firsts = [sum(p.seats[0] == n and len(p.seats) == 2 for r in found.rounds for p in r)
              for n in range(count)]  # fmt: skip
    assert max(firsts) - min(firsts) <= 1
    assert {past.byes for past in pasts_of(found)} == {(2 if double else 1) * (count % 2)}


def play_all(found: Evening, total: int, luck: random.Random) -> Evening:
    from msgspec.structs import replace

    found = replace(found, total=total)
    while not found.over:
        found = play(found, luck)
    return found


def test_the_first_round_of_the_dutch_system() -> None:
    """C.04.3: the upper half meets the lower half."""
    found = begun(evening(8), 0, (2,), lambda: "t")
    assert [sorted(each.seats) for each in found.rounds[0]] == [[0, 4], [1, 5], [2, 6], [3, 7]]


def test_the_library_s_own_example() -> None:
    """The third round of its README: the two leaders have met nobody else, and (1, 3) and (2, 4)
    have been played."""
    players = [
        {"id": 1, "name": "C", "score": 2.0, "rating": 2830, "starting_number": 1,
         "color_hist": ["white", "black"], "float_history": ["none", "none"], "bye_count": 0},
        {"id": 2, "name": "F", "score": 2.0, "rating": 2785, "starting_number": 2,
         "color_hist": ["black", "white"], "float_history": ["none", "none"], "bye_count": 0},
        {"id": 3, "name": "D", "score": 1.5, "rating": 2780, "starting_number": 3,
         "color_hist": ["white", "black"], "float_history": ["none", "down"], "bye_count": 0},
        {"id": 4, "name": "N", "score": 1.5, "rating": 2775, "starting_number": 4,
         "color_hist": ["black", "white"], "float_history": ["none", "up"], "bye_count": 0},
    ]  # fmt: skip
    theirs = generate_pairings("dutch", players, {(1, 3), (2, 4)}, 3, 9)
    pasts = [
        Past(2.0, ["white", "black"], ["none", "none"]),
        Past(2.0, ["black", "white"], ["none", "none"]),
        Past(1.5, ["white", "black"], ["none", "down"]),
        Past(1.5, ["black", "white"], ["none", "up"]),
    ]
    ours = pairings.swiss_round(pasts, [2830, 2785, 2780, 2775], {(0, 2), (1, 3)}, 3, 9)
    said = [(each["white_id"] - 1, each["black_id"] - 1) for each in theirs]
    assert sorted(ours) == sorted(said)
    assert {tuple(sorted(each)) for each in ours} == {(0, 1), (2, 3)}


@pytest.mark.parametrize(("count", "rounds"), [(4, 3), (5, 3), (8, 5), (11, 5), (16, 5)])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_evening_keeps_the_rules(count: int, rounds: int, seed: int) -> None:
    """Nobody meets anybody twice, rests twice, or, before the last round, sits first thrice in a
    row (C.04.1)."""
    found = play_all(evening(count), rounds, random.Random(seed))
    assert max(meetings(found).values()) == 1
    for past in pasts_of(found):
        assert past.byes <= 1
        sides = [side for side in past.sides[:-1] if side != "none"]
        assert abs(sides.count("white") - sides.count("black")) <= 2
        assert not any(sides[n] == sides[n + 1] == sides[n + 2] for n in range(len(sides) - 2))
    assert sum(scores_of(found)) == sum(len(p.seats) / 2 if len(p.seats) > 1 else 1
                                        for r in found.rounds for p in r)  # fmt: skip


@pytest.mark.parametrize("count", [2, 3, 5, 6, 8, 13])
def test_a_knock_out_ends_with_one(count: int) -> None:
    luck = random.Random(3)
    found = play_all(evening(count, KNOCKOUT), pairings.knockout_rounds(count), luck)
    games = sum(len(each.seats) > 1 for round_ in found.rounds for each in round_)
    assert games == count - 1
    assert len(found.rounds[-1]) == 1
    byes = [each.seats[0] for each in found.rounds[0] if len(each.seats) == 1]
    assert sorted(byes) == list(range(2 ** pairings.knockout_rounds(count) - count))  # the best


def test_the_best_meet_last() -> None:
    assert pairings.bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    assert pairings.bracket(3) == [0, None, 1, 2]


def test_a_draw_in_a_knock_out_is_asked_about() -> None:
    found = begun(evening(4, KNOCKOUT, 2), 0, (2,), lambda: "t")
    for place in (0, 1):
        found = entered(found, 0, place, (0.5, 0.5))
    with pytest.raises(Refused) as refusal:
        begun(found, 1, (2,), lambda: "t")
    assert refusal.value.code == "knockout-draw"


@pytest.mark.parametrize(
    ("count", "size", "allowed", "sizes"),
    [
        (8, 4, (2, 3, 4), [4, 4]),
        (9, 4, (2, 3, 4), [4, 3, 2]),
        (7, 4, (2, 3, 4), [4, 3]),
        (5, 4, (2, 4), None),
        (11, 5, (2, 3, 4, 5), [5, 4, 2]),
    ],
)
def test_larger_tables(count: int, size: int, allowed: tuple[int, ...], sizes: object) -> None:
    found = pairings.group_sizes(count, size, allowed)
    assert (sorted(found, reverse=True) if found else found) in (sizes, [5, 3, 3])


@pytest.mark.parametrize("count", [6, 8, 9, 13])
def test_groups_play_in_turn(count: int) -> None:
    luck, found = random.Random(5), evening(count, total=4, seats=4)
    while not found.over:
        found = play(found, luck, (2, 4))
        last = [seat for each in found.rounds[-1] for seat in each.seats]
        assert sorted(last) == list(range(count))
    assert max(past.byes for past in pasts_of(found)) <= 1


def test_standings_by_hand() -> None:
    """Four, two rounds: worked out on paper."""
    found = begun(evening(4, total=2), 0, (2,), lambda: "t")  # 0-2, 1-3
    first = {tuple(sorted(each.seats)): n for n, each in enumerate(found.rounds[0])}
    assert set(first) == {(0, 2), (1, 3)}
    for pair, place in first.items():
        seats = found.rounds[0][place].seats
        better = min(pair)
        found = entered(found, 0, place, tuple(1.0 if s == better else 0.0 for s in seats))
    found = begun(found, 1, (2,), lambda: "t")  # 0-1, 2-3
    for place, each in enumerate(found.rounds[1]):
        points = (0.5, 0.5) if set(each.seats) == {0, 1} else (1.0, 0.0)
        found = entered(found, 1, place, points)
    (third,) = [p.seats[0] for p in found.rounds[1] if set(p.seats) == {2, 3}]
    last = 5 - third
    lines = {line.entrant: line for line in standings(found)}
    assert [lines[n].points for n in (0, 1, third, last)] == [1.5, 1.5, 1.0, 0.0]
    met = {0: (2, 1), 1: (3, 0)}
    for number, others in met.items():
        assert lines[number].buchholz == sum(lines[other].points for other in others)
        beaten, drawn = others
        said = lines[beaten].points + lines[drawn].points / 2
        assert lines[number].sonneborn == said
    assert [line.wins for line in standings(found)][:2] == [1, 1]
    assert standings(found)[0].entrant == {2: 0, 3: 1}[third]  # whose first opponent did better


def test_results_of_earlier_rounds_stay() -> None:
    found = play(play(evening(4), random.Random(0)), random.Random(1))
    for round_, place in ((0, 0), (1, 7), (5, 0)):
        with pytest.raises(Refused):
            entered(found, round_, place, (1.0, 0.0))
    with pytest.raises(Refused):
        entered(found, 1, 0, (1.0,))
    assert entered(found, 1, 0, (0.5, 0.5)).rounds[1][0].by_hand
    assert begun(found, 1, (2,), lambda: "t") is found  # a second click
