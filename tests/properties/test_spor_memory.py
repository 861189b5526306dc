"""Spór: after Wsparcie, what a seat imagines is as likely as it is.

Two cards went back into the deck before everybody's eyes. Games are truly played on from there, at
random; at every turn each seat imagines the other's hand from its view. Given the view, truth and
imagination are then two draws from one distribution, so neither may hold the returned cards more
often than the other: where they differ, either is ahead equally often (McNemar's test, 4.5 sigma).
"""

from collections import Counter

import pytest

from plansza.conformance import random_choice
from plansza.core import FastChance, Position
from plansza.games import find
from plansza.games.spor.rules.components import ATTACKER, CARD_NUMBERS, RETURNED
from plansza.games.spor.rules.position import SporPosition
from tests.rules.spor.helper import play, position

pytestmark = pytest.mark.once
GAME = find("spor")
GAMES = 3000
TURNS = 12
SIGMA = 4.5
BACK = (CARD_NUMBERS["B1"], CARD_NUMBERS["B2"])

# What a seat can tell apart: the turns since, its role, and how many of the two it cannot place.
Case = tuple[int, int, int]


def just_supported() -> SporPosition:
    """The attacker has shuffled B1 and B2 back; few cards are left, so that they are met again."""
    p = position(
        discards="B1 B2",
        attacker_hand="Wsparcie T1 T3",
        defender_hand="G1 G3",
        deck="R1-5",
        tactics_deck="Wazka Labedz Dezercja Zdrada Wymiana",
    )
    play(p, "Wsparcie", "@B1", "@B2")
    return p


def imagined_by(p: SporPosition, seat: int, chance: FastChance, again: bool) -> Position:
    """A world that fits the seat's view; `again`: dealt anew in one imagined before."""
    world = GAME.imagine(p.view(seat), chance)
    if again:
        world.reimagine(seat, chance)
    return world


def returned_in(world: Position, role: int) -> int:
    assert isinstance(world, SporPosition)
    unplaced = [card for card in world.hands[role] if card not in world.known[1 - role]]
    return sum(card in unplaced for card in BACK)


def play_on(number: int, again: bool, more: Counter[Case], fewer: Counter[Case]) -> None:
    """One game from there: count how often the truth has more of the two than imagined, fewer."""
    p = START.copy()
    p.chance = FastChance(2 * number)
    chance = FastChance(2 * number + 1)
    turns, mover = 0, ATTACKER
    while p.to_move and turns <= TURNS:
        p.step(*random_choice(p, chance))
        if p.to_move and p.board.turn != mover:
            turns, mover = turns + 1, p.board.turn
            for seat in (0, 1):
                role = p.board.role(seat)
                truth = returned_in(p, 1 - role)
                guess = returned_in(imagined_by(p, seat, chance, again), 1 - role)
                open_cards = [*p.hands[role], *p.known[role], *seen(p)]
                case = turns, role, sum(card not in open_cards for card in BACK)
                more[case] += truth > guess
                fewer[case] += truth < guess


def seen(p: SporPosition) -> list[int]:
    """The returned cards that have turned up since."""
    return [card for card in BACK if not p.board.returned >> card & 1]


START = just_supported()


@pytest.mark.parametrize("again", [False, True], ids=["imagine", "reimagine"])
def test_returned_cards_are_imagined_as_often_as_they_are_held(again: bool) -> None:
    """However many turns ago it was, and whatever has been drawn and shown since."""
    more: Counter[Case] = Counter()
    fewer: Counter[Case] = Counter()
    for number in range(GAMES):
        play_on(number, again, more, fewer)
    assert len(more) > 2 * TURNS * RETURNED - 8
    wrong = {}
    for case in more:
        apart = more[case] + fewer[case]
        if abs(more[case] - fewer[case]) > SIGMA * max(apart, 1) ** 0.5:
            wrong[case] = more[case], fewer[case]
    assert not wrong
