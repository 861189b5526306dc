"""What a search asks of this game: plans of whole turns, forecasts, and reasons for hints."""

import pytest

from plansza.bots.search import SearchBot
from plansza.core.chance import FastChance
from plansza.games.podprad.bots.forecast import Forecast
from plansza.games.podprad.bots.insight import WAYS_OF_A_TOKEN, planned_steps
from plansza.games.podprad.bots.outlook import Outlook
from plansza.games.podprad.bots.plans import Planner
from plansza.games.podprad.bots.turns import WORST
from plansza.games.podprad.rules.position import PodPradPosition, start
from tests.rules.podprad.helper import GAME, play, position


def middle(seats: int, seed: int, moves: int, **options: str) -> PodPradPosition:
    """A position that greedy players came to, at the beginning of somebody's turn."""
    p = start(GAME.setup(seats, **options), FastChance(seed))
    while p.to_move and (moves > 0 or p.board.points < 5 or p.board.token >= 0):
        legal = p.legal_moves(p.to_move[0])
        ratings = GAME.insight.rate(p, p.to_move[0], legal)
        p.step(p.to_move[0], legal[ratings.index(max(ratings))])
        moves -= 1
    return p


def planner(p: PodPradPosition) -> Planner:
    return Planner(p.board, p.options, Outlook(p.board), WAYS_OF_A_TOKEN)


# -- plans --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_the_best_plan_is_about_as_good_as_trying_everything(seats: int, seed: int) -> None:
    """R1: it can hardly be better, and should not be much worse."""
    p = middle(seats, seed, 60)
    everything = max(GAME.insight.rate(p, p.to_move[0], p.legal_moves(p.to_move[0])))
    assert everything - 0.5 < planner(p).find()[0].hope < everything + 0.5


@pytest.mark.parametrize("options", [{}, {"whirlpools": "on", "currents": "mixed"}])
def test_a_plan_can_be_played_step_by_step(options: dict[str, str]) -> None:
    """R1–R5, W2, W5: it spends what it says and leaves what it hopes for."""
    p = middle(3, 6, 50, **options)
    seat = p.to_move[0]
    plan = planner(p).find()[0]
    assert sum(way.spent for way in plan.ways) == 5
    hoped = sorted(way.token for way in plan.ways)
    for move in plan.moves():
        if move in p.legal_moves(seat):  # the only move there is has been made already
            p.step(seat, move)
    assert set(hoped) <= set(p.board.own(seat))


@pytest.mark.parametrize(("exact", "spent"), [(True, 4), (False, 1)])
def test_a_plan_wastes_points_where_it_must(exact: bool, spent: int) -> None:
    """R1: home is one point away, but four can be used."""
    p = position(tokens=["C9:2", "L8:2 R8:2"], round=9, last=10, exact=exact)
    plan = planner(p).find()[0]
    assert sum(way.spent for way in plan.ways) == spent
    play(p, "C9:2")
    if exact:
        assert plan.moves()[1] in p.legal_moves(0)
        assert min(GAME.insight.rate(p, 0, p.legal_moves(0))) > WORST


def test_a_plan_may_be_deadly_where_nothing_else_uses_the_points() -> None:
    """R1, R5: the pair alone uses four points; for the fifth the single salmon gives its life."""
    p = position("L8=eagle R8=eagle C8=none", tokens=["C7:1 L7:2", "L4:2 C4:2"], points=5)
    most = p.board.points - p.board.spare
    plan = planner(p).find()[0]
    assert sum(way.spent for way in plan.ways) == most


def test_a_search_follows_plans_and_no_others() -> None:
    """R3: no needless jump is among the steps, and no order of the same turn twice."""
    p = position(tokens=["L4:2 R4:2"], round=4)
    tokens = GAME.insight.worthwhile(p, 0, p.legal_moves(0))
    assert tokens == [move for move in p.legal_moves(0) if move in planned_steps(p)]
    play(p, "L4:2")
    ways = [GAME.write_move(move) for move in GAME.insight.worthwhile(p, 0, p.legal_moves(0))]
    assert "^L5" not in ways
    weights = GAME.insight.weigh(p, 0, GAME.insight.worthwhile(p, 0, p.legal_moves(0)))
    assert max(weights) - min(weights) < 30, "the scale keeps every planned step in sight"


def test_in_which_order_tiles_are_laid_is_not_searched() -> None:
    """R7: where each comes to lie is."""
    p = position(phase="lay", held="water bear eagle", tokens=["C6:2", "L6:2", "R6:2"])
    assert len(GAME.insight.worthwhile(p, 0, p.legal_moves(0))) == 1
    play(p, "tile:bear")
    assert GAME.insight.worthwhile(p, 0, p.legal_moves(0)) == p.legal_moves(0)


# -- forecasts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "moves", "options"),
    [(2, 30, {}), (4, 80, {}), (3, 60, {"whirlpools": "on", "currents": "add", "fastest": "on"})],
)
def test_a_forecast_plays_to_the_end(seats: int, moves: int, options: dict[str, str]) -> None:
    """R7–R9, E1: all rows are laid, all turns made; nothing of the position itself changes."""
    p = middle(seats, 7, moves, **options)
    before = p.digest()
    forecast = Forecast(p.board, p.options, p.chance)
    forecast.run()
    assert forecast.over
    assert p.digest() == before
    assert forecast.board.last == (12 if options else 8 if seats == 2 else 10)
    assert sum(forecast.scores()) > 5 * seats


def test_who_is_ahead_has_the_better_chances() -> None:
    """E2: and the chances of all add up to one."""
    p = position(tokens=["C9:2 *3:2", "L8:1", "R8:1"], round=9, last=10)
    values = GAME.insight.values(p)
    assert abs(sum(values) - 1) < 1e-9
    assert values[0] > 0.9
    assert values[0] == GAME.insight.value(p, 0)


def test_a_judgement_does_not_know_what_will_be_drawn() -> None:
    """R7: two positions that differ in the luck to come are the same to everybody."""
    p = position(
        "C7=bear", tokens=["C6:2 L5:2", "L6:2 C5:2", "R6:2"], deck="bear eagle water heron"
    )
    twin = p.copy()
    twin.chance = FastChance(99)
    assert GAME.insight.value(p, 0) == GAME.insight.value(twin, 0)


def test_a_search_saves_its_salmon() -> None:
    """R8: the row breaks off after this turn, and the other token has time."""
    p = position(tokens=["L3:2 C7:2", "R6:2"], round=5, points=1)
    bot = SearchBot(GAME, rounds=40)
    assert GAME.write_move(bot.choose(p.view(0), FastChance(1))) == "L3:2"


# -- reasons ------------------------------------------------------------------------------------


def said(p: PodPradPosition, text: str) -> list[str]:
    return [code for code, _ in GAME.insight.why(p, p.to_move[0], GAME.read_move(text))]


@pytest.mark.parametrize(
    ("tiles", "tokens", "before", "move", "codes"),
    [
        ("", ["L3:2 C7:2", "R6:2"], "", "L3:2", ["breaking"]),
        ("", ["L3:2 C7:2", "R6:2"], "", "C7:2", ["foremost"]),
        ("L5=heron", ["L5:2 C5:2", "R6:2"], "", "L5:2", ["heron"]),
        ("", ["L3:2 C7:2", "R6:2"], "L3:2", ">L4", ["escape"]),
        ("L5=heron", ["L5:2 C5:2", "R6:2"], "L5:2", ">L6", ["heron"]),
        ("L6=eagle", ["L5:2 C5:2", "R6:2"], "L5:2", ">C5", ["calm"]),
        ("L6=waterfall@0", ["L5:2 C5:2", "R6:2"], "L5:2", "^L6", ["waterfall"]),
        ("", ["L5:2 C5:2", "L6:2 L6:2", "L6:2"], "L5:2", "^L7", ["crowd"]),
        ("", ["L5:2 C4:2", "L6:2 L6:2", "L5:2"], "L5:2", ">L6", ["blocks"]),
    ],
)
def test_reasons(tiles: str, tokens: list[str], before: str, move: str, codes: list[str]) -> None:
    """R2–R8: what can be pointed at."""
    p = position(tiles, tokens=tokens, round=5)
    if before:
        play(p, before)
    assert said(p, move) == codes


def test_reasons_near_the_pool() -> None:
    """R10: within reach, and reached."""
    p = position(tokens=["L8:2 R8:2", "R8:2"], round=8, last=10)
    play(p, "L8:2")
    assert said(p, ">L9") == ["near"]
    p = position(tokens=["L10:2 R8:2", "R8:2"], round=8, last=10)
    play(p, "L10:2")
    assert said(p, ">C10") == ["home"]


def test_reasons_of_tiles_herons_and_currents() -> None:
    """R6, R7, W5: where the waterfall stands in the others' way, and only theirs."""
    tokens = ["L8:2 L7:2 L7:2", "R8:2 R8:2 R7:2", "R8:2 R7:2 R7:2"]
    p = position("L9=water C9=waterfall", phase="lay", held="waterfall", tokens=tokens)
    assert said(p, "R@0") == ["hinders"]
    assert said(p, "R@3") == []
    p = position("L9=waterfall R9=water", phase="lay", held="waterfall", tokens=tokens)
    assert said(p, "C@3") == ["open"]
    p = position("L5=heron", phase="end", tokens=["L5:2 L5:1", "R6:2"])
    assert said(p, "heron:L5:2") == ["pair"]
    p = position("L6=current", tokens=["L5:2 R5:2", "R6:2"], seats=3, currents="add")
    play(p, "L5:2")
    assert said(p, ">L6") == ["current"]
