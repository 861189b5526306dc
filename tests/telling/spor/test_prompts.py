"""What the game asks: the decisive thing first, what has been chosen, and what comes next."""

import pytest

from plansza.games.spor import GAME
from plansza.games.spor.rules.position import SporPosition
from plansza.words import words_for
from tests.rules.spor.helper import Dams, play, position

NAMES = ["Ania", "Olek"]


def table(
    dams: Dams | None = None,
    turn: str = "attacker",
    damaged: str = "",
    ending: str = "running",
    deck: str | None = None,
) -> SporPosition:
    """A position in which both hold cards that they can play."""
    hands = "G1 B2 B3 B4", "R1 R2 R3 R4"
    return position(
        dams,
        turn=turn,
        damaged=damaged,
        ending=ending,
        deck=deck,
        attacker_hand=hands[0],
        defender_hand=hands[1],
    )


def asked(p: SporPosition, seat: int | None = 0) -> tuple[str, str]:
    """The prompt in both languages."""
    phrase = p.view(seat).prompt()
    polish, english = [words_for(each, GAME).prompt(phrase, NAMES) for each in ("pl", "en")]
    return polish, english


def decisive(p: SporPosition, seat: int | None = 0) -> list[str]:
    return [GAME.write_move(move) for move in p.view(seat).decisive()]


def test_k4_a_dam_that_can_be_taken_comes_first() -> None:
    p = table({4: ("T11 T10", "")})
    assert asked(p) == (
        "Możesz przejąć tamę 4. Do wygranej trzeba czterech. Albo od razu zagraj kartę.",
        "You can take dam 4. Four of them win. Or play a card first.",
    )
    assert decisive(p) == ["claim4"]
    assert decisive(p, 1) == decisive(p, None) == []


def test_k1_after_the_draw_the_turn_can_be_ended_instead() -> None:
    p = position({3: ("G9 G10", ""), 4: ("T11 T10", "")}, damaged="1", attacker_hand="G11")
    play(p, "G11>3", "draw")
    assert asked(p)[0] == "Możesz przejąć tamy 3 i 4: masz już 1 z czterech. Albo zakończ turę."
    assert decisive(p) == ["claim3", "claim4"]


def test_k6_a_damaged_dam_wins_and_stands_before_the_others() -> None:
    p = table({4: ("T11 T10", ""), 6: ("T9 G9", "A1 A2")}, damaged="6")
    assert asked(p) == ("Przejmij tamę 6, a wygrasz!", "Take dam 6 and win!")
    assert decisive(p) == ["claim6", "claim4"]


def test_k6_the_fourth_damaged_dam_wins() -> None:
    p = table({4: ("T11 T10", "")}, damaged="1 2 3")
    assert asked(p)[0] == "Przejmij tamę 4, a wygrasz!"


def test_t3_t4_what_may_be_done_before_is_told_only_where_it_can_be_done() -> None:
    assert asked(table())[0] == "Zagraj kartę z ręki przy jednej z tam."
    p = table({3: ("G9", "")})
    assert asked(p)[0].endswith("Przedtem możesz się wycofać spod jednej tamy.")
    p = table({3: ("G9", "")}, turn="defender")
    assert asked(p, 1)[0].endswith("Przedtem możesz rzucić kłodę: zostały 3.")
    p = table(turn="defender")
    assert asked(p, 1)[0] == "Zagraj kartę z ręki przy jednej z tam."


def test_t8_the_last_turn_says_what_is_at_stake() -> None:
    p = table(ending="last-turn", deck="")
    assert asked(p)[0].startswith("Twoja ostatnia tura: wygrasz tylko przejęciem.")
    assert asked(p, 1)[1] == (
        "Ania has the last turn: now a dam falls and wins the game, or the river is held."
    )


def test_t9_nothing_to_play() -> None:
    p = position(turn="defender", tactics_deck="", defender_hand="Transfer", attacker_hand="G1")
    assert asked(p, 1)[0] == "Żadnej karty nie możesz teraz zagrać: pomiń zagranie i dobierz."


def test_v5_a_trick_names_itself_its_target_and_what_comes_next() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="Transfer G1", defender_hand="R1")
    play(p, "Transfer")
    assert asked(p)[0] == "Transfer: wybierz swoją kartę bojową, która ma odejść spod tamy."
    assert asked(p, 1)[0] == "Ania zagrywa Transfer i wybiera, co się stanie."
    play(p, "@G7")
    assert asked(p)[0] == "Transfer: wybierz, dokąd trafi zielony węgorz 7."


def test_v5_an_exchange_names_what_will_be_given_to_its_giver_alone() -> None:
    p = position(attacker_hand="Wymiana G1 G2 G3 G4", defender_hand="R1 R2 R3 R4")
    play(p, "Wymiana")
    assert asked(p)[0] == "Wymiana: oddajecie sobie po trzy karty z ręki. Wybierz 3 karty."
    play(p, "give:G1", seat=0)
    assert asked(p) == (
        "Wymiana: oddasz zieloną błotniarkę 1. Wybierz jeszcze 2 karty.",
        "Exchange: you give green pond snail 1. Choose 2 more cards.",
    )
    assert "1." not in asked(p, 1)[0]
    play(p, "give:G2", "give:G3", seat=0)
    assert asked(p)[0].endswith("Swoje karty wybiera jeszcze Olek.")


@pytest.mark.parametrize("trick", ["Transfer", "Rekrutacja", "Dezercja", "Zdrada", "Eksplozja"])
def test_v5_a_trick_tells_its_effect_when_it_is_played(trick: str) -> None:
    p = position(
        {2: ("G7", "R5")}, attacker_hand=f"{trick} G1", defender_hand="R1", discards="T1 T2"
    )
    (event,) = play(p, trick)
    for language in ("pl", "en"):
        said = words_for(language, GAME).event(event, 1, NAMES)
        assert len(said.partition(": ")[2]) > 15, said
