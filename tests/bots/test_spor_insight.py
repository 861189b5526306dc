"""What bots and hints are told about a position, and that it is the seat's own knowledge."""

from functools import partial

import pytest

from plansza.conformance import random_position
from plansza.core import FastChance
from plansza.core.contract import Phrase
from plansza.games.spor import GAME
from plansza.games.spor.rules.position import SporPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.spor.helper import play, position

NAMES = ("Ania", "Olek")


def why(p: SporPosition, move: str) -> list[Phrase]:
    return GAME.insight.why(p, p.to_move[0], GAME.read_move(move))


def codes(p: SporPosition, move: str) -> list[str]:
    return [code for code, _ in why(p, move)]


def value(p: SporPosition, seat: int) -> float:
    return GAME.insight.value(p, seat)


def best(p: SporPosition) -> str:
    """The move that looks best at a glance."""
    seat = p.to_move[0]
    moves = p.legal_moves(seat)
    ratings = GAME.insight.rate(p, seat, moves)
    return GAME.write_move(moves[ratings.index(max(ratings))])


# -- judging --------------------------------------------------------------------------------------


def test_more_promising_cards_are_valued_more() -> None:
    legion = position({3: ("G9 G10", "T1 R4")}, attacker_hand="G11 T3", defender_hand="A1 B6")
    rabble = position({3: ("G9 T3", "G10 G11")}, attacker_hand="T1 R4", defender_hand="A1 B6")
    assert value(legion, 0) > value(rabble, 0) + 0.1
    assert value(legion, 1) < value(rabble, 1)


def test_a_side_is_worth_less_once_its_missing_card_is_gone() -> None:
    dams = {3: ("G9 G10", "")}
    open_run = position(dams, attacker_hand="T3", discards="B2 B5")
    broken = position(dams, attacker_hand="T3", discards="G8 G11")
    assert value(open_run, 0) > value(broken, 0)


def test_in_a_match_a_game_won_is_never_regretted() -> None:
    """V1: the next game begins at once, and often in the weaker role."""
    game = partial(position, match="rewanz", attacker_hand="G1 B3 R5 T7 A9 G11")
    game = partial(game, defender_hand="T1 G3 B5 R7 T9 A11")
    before = game(legs=[], attacker="1")
    won = game(legs=[(0, 0, 9)], attacker="2")
    lost = game(legs=[(0, 1, 9)], attacker="2")
    assert value(won, 0) > value(before, 0) > value(lost, 0)
    assert value(won, 1) < value(before, 1) < value(lost, 1)


def test_greed_takes_a_dam_before_anything_else() -> None:
    p = position({4: ("G9 G10", "T1 R4"), 3: ("B1", "B2")}, attacker_hand="G11 T3")
    assert best(p) == "claim4"
    moves = p.legal_moves(0)
    assert [GAME.write_move(move) for move in GAME.insight.worthwhile(p, 0, moves)] == ["claim4"]


def test_greed_lays_the_card_that_wins() -> None:
    p = position({2: ("G9", "R11 T10")}, attacker_hand="G3 B9 R0 T7", damaged="2")
    assert best(p) == "B9>2"


def test_greed_keeps_what_it_needs_when_it_must_give() -> None:
    p = position(
        {3: ("G9 G10", "")}, attacker_hand="G11 R0 B4 T5 Wymiana", defender_hand="T1 T2 A3 A4"
    )
    play(p, "Wymiana")
    given = []
    for _ in range(3):
        given.append(best(p))
        play(p, given[-1], seat=0)
    assert "give:G11" not in given
    assert len(set(given)) == 3


def test_a_position_is_quiet_between_turns_only() -> None:
    quiet = GAME.insight.quiet
    assert quiet(position(attacker_hand="G1"))
    assert not quiet(position({1: ("G1", "")}, phase="play", attacker_hand="G2"))
    claim = {4: ("G9 G10", "T1 R4")}
    assert not quiet(position(claim, attacker_hand="G1"))
    assert quiet(position(claim, attacker_hand="G1", turn="defender", defender_hand="T7"))


# -- reasons --------------------------------------------------------------------------------------


def test_reasons_to_take_a_dam() -> None:
    dams = {4: ("G9 G10", "T1 R4")}
    assert why(position(dams, attacker_hand="G1"), "claim4") == [("takes", {"dam": 4, "number": 1})]
    last = position(dams, attacker_hand="G1", damaged="1 2 3")
    assert why(last, "claim4") == [("wins", {"dam": 4})]


def test_reasons_to_lay_a_card() -> None:
    p = position({4: ("G9", "T1 R4"), 3: ("B7", "")}, attacker_hand="G10 B8 B9 T11 T0")
    completes = ("completes", {"formation": "legion", "dam": 4})
    assert why(p, "G10>4") == [("then-takes", {"dam": 4}), completes]
    assert codes(p, "B8>3")[:2] == ["builds", "in-hand"]
    assert why(p, "B8>3")[0][1] == {"formation": "legion", "dam": 3}
    assert codes(p, "T11>1")[0] == "high"
    assert codes(p, "T0>7")[0] == "low"


def test_a_card_that_wins_is_said_to_win() -> None:
    p = position({2: ("G9", "T1 R4")}, attacker_hand="B9 T0", damaged="2")
    assert codes(p, "B9>2")[0] == "then-wins"


def test_a_useless_card_is_laid_because_it_can_be_spared() -> None:
    p = position({3: ("G9 G10", "A5 A6 A7")}, attacker_hand="G11 R4", discards="R0-3 R5-11")
    assert codes(p, "R4>3") == ["spare"]


def test_reasons_of_the_defender() -> None:
    dams = {3: ("G3 G4 G5", "B9 B10"), 5: ("T10 T9", "A2"), 6: ("R11", "")}
    p = position(dams, damaged="5", turn="defender", defender_hand="B11 R0 A3", attacker_hand="T1")
    assert codes(p, "B11>3") == ["completes", "holds"]
    assert ("meets", {"other": "R11", "dam": 6}) in why(p, "R0>6")
    assert ("decisive", {"dam": 5, "role": "defender"}) in why(p, "A3>5")
    assert why(p, "log5")[0] == ("breaks", {"card": "T10", "dam": 5, "formation": "bractwo"})


def test_reasons_to_retreat_and_to_draw() -> None:
    p = position({3: ("G3 R8", "B9 B10 B11")}, attacker_hand="T1 T5")
    assert why(p, "retreat3") == [("lost-cause", {"dam": 3})]
    tactics = position(phase="draw", attacker_hand="T1", tactics="on")
    assert codes(tactics, "draw-tactics") == ["tactics"]
    assert codes(tactics, "draw") == []


def test_a_trick_is_recommended_for_where_it_helps() -> None:
    p = position({3: ("G3 G4 G5", "B9 B10 B11")}, attacker_hand="Dezercja T1")
    assert codes(p, "Dezercja") == ["chance"]
    facts = why(p, "Dezercja")[0][1]
    assert facts["dam"] == 3
    assert 0 == int(facts["before"]) < int(facts["after"]) <= 100


@pytest.mark.parametrize("seed", range(6))
def test_judgement_and_reasons_are_the_seat_s_own(seed: int) -> None:
    """Two positions that look alike to a seat are judged alike, and every reason can be said."""
    setup = GAME.setup(tactics=("off", "on")[seed % 2])
    p = random_position(GAME, setup, seed, 6 * seed)
    for seat in p.to_move:
        twin = GAME.imagine(p.view(seat), FastChance(seed))
        moves, insight = p.legal_moves(seat), GAME.insight
        assert insight.value(p, seat) == insight.value(twin, seat)
        assert insight.rate(p, seat, moves) == insight.rate(twin, seat, moves)
        for move in moves:
            reasons = insight.why(p, seat, move)
            assert reasons == insight.why(twin, seat, move)
            for language in LANGUAGES:
                assert all(words_for(language, GAME).why(each, NAMES) for each in reasons)
