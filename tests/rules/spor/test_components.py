"""What lies in the box: cards, dams, logs (C1–C3)."""

from collections import Counter

import pytest

from plansza.core.chance import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.components import COLOUR_LETTERS, REQUIREMENT_NAMES
from tests.rules.spor.helper import PHASES, ROLES, play, position, words


def test_sixty_battle_cards_in_five_colours() -> None:
    """C1: five colours, values 0 to 11, every card once."""
    box = position().inventory()
    assert len(box) == 60
    assert set(box) == {f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(12)}
    assert len(set(COLOUR_LETTERS)) == 5


@pytest.mark.parametrize(
    ("dam", "intact", "damaged"),
    [
        (1, (3, "plus"), (3, "banda")),
        (2, (4, "none"), (2, "kompania")),
        (3, (3, "none"), (3, "bractwo")),
        (4, (2, "none"), (4, "minus")),
        (5, (3, "none"), (3, "bractwo")),
        (6, (4, "none"), (2, "kompania")),
        (7, (3, "minus"), (3, "banda")),
    ],
)
def test_both_sides_of_the_tile(
    dam: int, intact: tuple[int, str], damaged: tuple[int, str]
) -> None:
    """C2: spaces and requirement of every dam, intact and damaged."""
    for text, expected in (("", intact), (str(dam), damaged)):
        board = position(damaged=text).board
        found = board.spaces(dam - 1), REQUIREMENT_NAMES[board.requirement(dam - 1)]
        assert found == expected


@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_a_side_has_22_spaces_while_all_dams_are_intact(role: str) -> None:
    """C2, T5: twenty-two cards fill a side, and no twenty-third finds room."""
    p = position(turn=role, attacker_hand="T0-11 G0-11", defender_hand="R0-11 A0-11")
    laid = 0
    while moves := words(p, "T" if role == "attacker" else "R") or words(p, "G") or words(p, "A"):
        play(p, moves[0])
        p.board.turn, p.board.phase = ROLES.index(role), PHASES["prepare"]
        laid += 1
    assert laid == 22


def test_three_logs() -> None:
    """C3, T4: the defender starts with three logs."""
    p = GAME.start(GAME.setup(), FastChance(3))
    assert p.data()["board"]["logs"] == 3


def test_eleven_tactics_cards() -> None:
    """C3: two dragonflies and one of each of the other nine, beside the sixty battle cards."""
    box = Counter(position(tactics="on").inventory())
    tactics = {name: count for name, count in box.items() if not name[-1].isdigit()}
    single = "Labedz Perkoz Transfer Rekrutacja Dezercja Zdrada Eksplozja Wsparcie Wymiana"
    assert tactics == {"Wazka": 2, **dict.fromkeys(single.split(), 1)}
    assert sum(box.values()) == 71


def test_no_tactics_card_in_the_base_game() -> None:
    """C3, V2: the tactics cards stay in the box unless the variant is chosen."""
    p = GAME.start(GAME.setup(), FastChance(3))
    assert len(p.inventory()) == 60
    assert GAME.move_count(p.setup) < GAME.move_count(GAME.setup(tactics="on"))
