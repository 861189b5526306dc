"""What is counted is counted right."""

from collections import Counter

import pytest

from plansza.arena.balance import all_variants, variants_of, verdict
from plansza.arena.labels import Labels
from plansza.arena.match import step_of
from plansza.arena.results import Row
from plansza.arena.statistics import Lengths, Tally, ratings_of, statistics_of
from plansza.games import GAMES, find
from plansza.simulate import wilson

pytestmark = pytest.mark.once  # nothing here depends on the build


def game(
    number: int, bots: str, winners: tuple[int, ...], sides: str = "", roles: str = ""
) -> list[Row]:
    """A game by the names of its bots: “ab” is a in the first seat, b in the second."""
    own = [int(side) for side in sides] or list(range(len(bots)))
    won = {own[seat] for seat in winners}
    times = {step_of(0.1): 1, step_of(0.4): 1}
    found = []
    for seat, bot in enumerate(bots):
        role, share = roles[seat : seat + 1], (own[seat] in won) / max(len(won), 1)
        row = Row(
            variant=0,
            number=number,
            seat=seat,
            side=own[seat],
            bot=bot,
            role=role,
            won=share,
            score=float(seat),
            decisions=2,
            seconds=0.5,
            times=times,
            winners=len(won),
            reason="end",
            moves=10 + number,
        )
        found.append(row)
    return found


def test_shared_wins_are_fractions() -> None:
    rows = [*game(0, "ab", (0,)), *game(1, "ba", (0, 1)), *game(2, "ab", ())]
    total = statistics_of(rows).total
    assert (total.games, total.shared, total.drawn) == (3, 1, 1)
    assert total.bots["a"].wins == 1.5
    assert total.bots["b"].wins == 0.5
    assert total.bots["a"].share == 0.5
    assert total.bots["a"].interval == wilson(1.5, 3)
    assert total.bots_in_seats["a", 1].wins == 0.5
    assert total.seats[1].average == 1.0
    assert total.duels["a", "b"].wins == 1.5
    assert set(total.duels) == {("a", "b"), ("b", "a")}
    assert total.reasons == Counter(end=3)
    assert total.lengths.moves == [10, 11, 12]


def test_allies_win_whole_games_and_even_follows_the_sides() -> None:
    total = statistics_of(game(0, "aba", (0, 2), "010")).total
    assert total.bots["a"].share == 1.0
    assert total.bots["a"].even == total.bots["b"].even == 0.5
    assert total.duels["a", "b"].games == 2  # seats, and both won
    one_of_four = statistics_of(game(0, "abbb", (1,))).total
    assert one_of_four.duels == {}
    assert one_of_four.bots["a"].even == one_of_four.bots["b"].even == 0.25
    assert one_of_four.bots["b"].share == pytest.approx(1 / 3)


def test_allies_with_one_part_count_once() -> None:
    total = statistics_of(game(0, "abab", (0, 2), "0101", roles="1212")).total
    played = {role: (one.games, one.wins) for role, one in total.roles.items()}
    assert played == {"1": (1, 1.0), "2": (1, 0.0)}
    assert total.bots_in_roles["a", "1"].games == 1


def test_parts_with_a_number_are_told_in_its_order() -> None:
    for variant in (*all_variants(["podprad"]), *all_variants(["battalia"])):
        numbers = list(Labels("en").roles(variant))
        assert numbers == sorted(numbers)
        assert Labels("pl").roles(variant).keys() == set(numbers)


def test_a_draw_is_nobodys_fault() -> None:
    total = statistics_of([*game(0, "ab", (0,)), *game(1, "ab", (1,)), *game(2, "ab", ())]).total
    assert total.seats[0].even == total.seats[1].even == total.seats[0].share


def test_lengths_and_thoughts() -> None:
    lengths = Lengths(list(range(1, 101)))
    assert (lengths.mean, lengths.at(0.1), lengths.at(0.5), lengths.at(0.9)) == (50.5, 10, 50, 90)
    assert Lengths([7]).at(0.1) == Lengths([7]).at(0.9) == 7
    tally = Tally(decisions=100, seconds=3.0, times=Counter({-40: 95, 0: 5}))
    assert tally.thought == 0.03
    assert tally.long_thought == pytest.approx(0.01)
    tally.times = Counter({-40: 94, 0: 6})
    assert tally.long_thought == 1.0


def test_who_wins_is_rated_higher() -> None:
    games = [game(number, "ba" if number % 2 else "ab", (number % 2,)) for number in range(8)]
    rows = [row for each in games for row in each]
    ratings = ratings_of(rows)
    assert ratings["a"].mu > 28 > 25 > 22 > ratings["b"].mu
    assert ratings["a"].sigma < 8
    allied = ratings_of(game(0, "abab", (0, 2), "0101"))
    assert allied["a"].mu > 25 > allied["b"].mu
    assert ratings_of(game(0, "aa", (0,))) == {}


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ([(580, 1000, 0.5), (420, 1000, 0.5)], "Advantage 0: 58.0% (54.9–61.0%)"),
        ([(420, 1000, 0.5), (580, 1000, 0.5)], "Advantage 1: 58.0%"),
        ([(5200, 10000, 0.5), (4800, 10000, 0.5)], "Slight advantage 0: 52.0%"),
        ([(505, 1000, 0.5), (495, 1000, 0.5)], "Fair within 3.6 points"),
        ([(5, 9, 0.5), (4, 9, 0.5)], "Too few games to tell"),
        ([(380, 1000, 1 / 3), (400, 1000, 1 / 3), (220, 1000, 1 / 3)], "Disadvantage 2: 22.0%"),
    ],
)
def test_verdicts(shares: list[tuple[int, int, float]], said: str) -> None:
    compared = [
        (str(at), Tally(games=games, wins=wins, fair=even * games))
        for at, (wins, games, even) in enumerate(shares)
    ]
    assert verdict(Labels("en"), compared).startswith(said)
    assert verdict(Labels("pl"), compared)


def test_the_variants_that_are_weighed() -> None:
    for game in GAMES.all().values():
        found = variants_of(game)
        assert len({repr(variant) for variant in found}) == len(found)
        assert {variant.seats for variant in found} == set(game.seat_counts)
        names = [Labels("en").variant(variant) for variant in found]
        assert len(set(names)) == len(names)
    duels = {variant.options["duel"] for variant in variants_of(find("drako"))}
    assert len(duels) == 6
    sides = {(v.seats, v.options["sides"]) for v in all_variants(["battalia"])}
    assert {(4, "teams"), (5, "teams"), (6, "teams"), (6, "threes"), (6, "alone")} <= sides


def test_the_variants_for_one_number_of_players() -> None:
    for game in GAMES.all().values():
        for seats in game.seat_counts:
            assert {variant.seats for variant in variants_of(game, seats)} == {seats}
    found = {variant.options["duel"] for variant in variants_of(find("drako"), 2)}
    assert len(found) == 6
