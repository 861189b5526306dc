"""Claims on the whole table, hands and elites included, against the brute force of `test_proof`."""

from random import Random

import pytest

from plansza.games.spor.rules.components import BATTLE_CARDS, CARD_NUMBERS, card_names
from tests.rules.spor.helper import claims, position
from tests.rules.spor.test_proof import best_by_hand

ELITES = [CARD_NUMBERS[name] for name in ("Wazka", "Labedz", "Perkoz")]


def fitting(dice: Random) -> list[int]:
    """All cards; those of one colour, or of neighbouring values, come first."""
    deck = list(range(BATTLE_CARDS))
    dice.shuffle(deck)
    colour, low = dice.randrange(5), dice.randrange(10)
    if dice.random() < 0.5:
        return sorted(deck, key=lambda card: card // 12 != colour)
    return sorted(deck, key=lambda card: not low <= card % 12 <= low + 2)


def check_claim(dice: Random) -> bool:
    """A claim is offered exactly if brute force finds nothing stronger for the defender."""
    dam = dice.randint(1, 7)
    damaged = dice.choice(["", str(dam)])
    board = position(damaged=damaged).board
    spaces, requirement = board.spaces(dam - 1), board.requirement(dam - 1)
    deck = fitting(dice)
    mine = [deck.pop(dice.randrange(14)) for _ in range(spaces)]
    theirs = [deck.pop(dice.randrange(14)) for _ in range(dice.randint(0, spaces))]
    for side, elite in zip((mine, theirs), dice.sample(ELITES, 2), strict=True):
        if side and dice.random() < 0.3:
            side[dice.randrange(len(side))] = elite
    hidden = deck[: dice.randint(0, 6)]
    first = dice.choice(["attacker", "defender"])
    dams = {dam: (card_names(mine), card_names(theirs))}
    held, left = card_names(hidden[::2]), card_names(hidden[1::2])
    p = position(dams, damaged=damaged, phase="play", first=first, attacker_hand=held, deck=left)
    own = best_by_hand(requirement, spaces, mine, [])
    best = best_by_hand(requirement, spaces, theirs, hidden)
    assert own is not None
    was_first = first == "attacker" or len(theirs) < spaces
    holds = best is None or best < own or (best == own and was_first)
    assert (claims(p) == [dam]) is holds, p.text()
    return holds


def test_claims_agree_with_brute_force() -> None:
    """K1, K2, K3, F5, F6: a claim is offered exactly when it holds."""
    dice = Random(2024)
    held = sum(check_claim(dice) for _ in range(800))
    assert 150 < held < 650


@pytest.mark.torture
def test_claims_agree_with_brute_force_at_length() -> None:
    """K1, K2, K3, F5, F6: the same, many times over."""
    dice = Random(7)
    for _ in range(30_000):
        check_claim(dice)
