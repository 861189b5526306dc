"""What the strip of progress says, at the table."""

from plansza.core import Meter
from plansza.games.spor import GAME
from plansza.games.spor.rules.position import SporPosition
from plansza.words import words_for
from tests.rules.spor.helper import play, position


def meters(p: SporPosition) -> dict[str, Meter]:
    return {meter.code: meter for meter in p.view(None).meters()}


def test_k6_three_of_four_dams_then_the_river() -> None:
    p = position({4: ("T11 T10", "")}, damaged="1 2 3", attacker_hand="G1", discards="*0-9")
    assert (meters(p)["damaged"].value, meters(p)["damaged"].target) == (3, 4)
    assert meters(p)["damaged"].seats == (0,)
    play(p, "claim4")
    assert meters(p)["damaged"].value == 4
    assert p.outcome is not None


def test_logs_and_deck_count_down_for_the_defender() -> None:
    p = position(logs=2, deck="T1 T2 T3")
    assert (meters(p)["logs"].value, meters(p)["deck"].value) == (2, 3)
    assert meters(p)["logs"].seats == meters(p)["deck"].seats == (1,)


def test_v1_a_match_says_which_game_it_is() -> None:
    assert "game" not in meters(position())
    assert meters(position(match="rewanz", legs=[(0, 1, 3)]))["game"].value == 2


def test_the_line_of_a_terminal() -> None:
    said = words_for("en", GAME).meters(position().view(0).meters(), ["Ania", "Olek"])
    assert said == "Ania: dams damaged 0/4, destroyed 0/1 · Olek: cards in the deck 60, logs 3"
