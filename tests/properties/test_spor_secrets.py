"""Spór: what a seat cannot know never reaches it, and what it imagines is fair.

The general suite parts two worlds as soon as a draw differs. Here one hidden card is swapped in
place, so that both worlds draw alike, and they must look alike until that very card shows.
"""

from collections import Counter
from math import comb

import pytest

from plansza.conformance import Received, play_both_worlds, random_choice, random_position
from plansza.core import FastChance, Setup, View
from plansza.games import find
from plansza.games.spor.rules.board import EXCHANGING
from plansza.games.spor.rules.components import BATTLE_CARDS, CARD_NUMBERS, TACTICS_DECK
from plansza.games.spor.rules.position import SporPosition
from plansza.words import LANGUAGES, words_for

pytestmark = pytest.mark.once
GAME = find("spor")
SETUPS = [
    GAME.setup(tactics="off"),
    GAME.setup(tactics="on"),
    GAME.setup(tactics="on", match="rewanz", transfer="own-dam", zdrada="any-dam", sweep="all"),
]


def pictures(view: View, moves: list[int]) -> Received:
    """What the table sends besides: the board in both shapes and languages, with all its hints."""
    drawn = {}
    for language, tall in zip(LANGUAGES, (False, True), strict=True):
        picture = GAME.draw(view, moves, words_for(language, GAME), tall=tall)
        shape = f"the {'tall' if tall else 'wide'} picture in {language}"
        drawn[shape] = picture.svg
        drawn[f"a hint of {shape}"] = repr((picture.paths, picture.reasons, picture.previews))
    return drawn


def swapped(position: SporPosition, owner: int, chance: FastChance) -> SporPosition | None:
    """The same game, but for one card of `owner` that changed places with one of the deck."""
    twin = position.copy()
    hand = [card for card in twin.hands[owner] if card < BATTLE_CARDS]
    secret = [card for card in hand if card not in twin.known[1 - owner]]
    deck = [card for card in twin.deck if not twin.board.returned >> card & 1]
    if not secret or not deck or twin.picks[owner]:
        return None
    mine, other = secret[chance.below(len(secret))], deck[chance.below(len(deck))]
    twin.hands[owner] = sorted([other if card == mine else card for card in twin.hands[owner]])
    twin.deck[twin.deck.index(other)] = mine
    return twin


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "tactics", "match"])
def test_a_swapped_card_shows_only_when_it_is_shown(setup: Setup) -> None:
    together = 0
    for seed in range(30):
        chance = FastChance(seed)
        position = random_position(GAME, setup, seed, chance.below(50))
        assert isinstance(position, SporPosition)
        for watcher in (0, 1):
            owner = 1 - position.board.role(watcher)
            twin = swapped(position, owner, chance)
            if twin is not None:
                extra = pictures if seed % 10 == 0 else None
                for reader in (watcher, None):
                    worlds = position.copy(), twin.copy()
                    together += play_both_worlds(GAME, *worlds, reader, chance, extra)
    assert together > 900, "the worlds parted so early that nothing was tested"


def hands_imagined(position: SporPosition, seat: int, times: int) -> Counter[tuple[int, ...]]:
    view = position.view(seat)
    other = 1 - position.board.role(seat)
    chance = FastChance(7)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        imagined = GAME.imagine(view, chance)
        assert isinstance(imagined, SporPosition)
        seen[tuple(imagined.hands[other])] += 1
    return seen


def assert_uniform(seen: Counter[tuple[int, ...]], deals: int) -> None:
    """Every deal appears, and none more often than luck explains (chi-square, 5 sigma)."""
    times = sum(seen.values())
    expected = times / deals
    assert len(seen) == deals
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert abs(chi_square - (deals - 1)) < 5 * (2 * (deals - 1)) ** 0.5


def small_position(hand: str, others: str, deck: str) -> SporPosition:
    """Seat 1 attacks and holds `hand`; all cards not named lie among the discards."""
    position = GAME.start(GAME.setup(attacker="1", tactics="on"), FastChance(1))
    assert isinstance(position, SporPosition)
    board = position.board
    piles = [sorted(CARD_NUMBERS[name] for name in pile.split()) for pile in (hand, others, deck)]
    position.hands, position.deck = piles[:2], piles[2]
    named = {card for pile in piles for card in pile}
    for card in range(BATTLE_CARDS):
        if card not in named:
            board.show(card)
    for role in (0, 1):
        board.held[role] = sum(card < BATTLE_CARDS for card in position.hands[role])
        board.held_tactics[role] = len(position.hands[role]) - board.held[role]
    board.deck = len(position.deck)
    position.tactics, board.tactics_deck = TACTICS_DECK[:], len(TACTICS_DECK)
    return position


def test_every_deal_is_imagined_equally_often() -> None:
    position = small_position("T1 T2", "T3 T4 T5", "G1 G2 G3 G4")
    assert_uniform(hands_imagined(position, 0, 7000), comb(7, 3))


def test_given_cards_are_remembered() -> None:
    position = small_position("T1", "T3 T4 T5", "G1 G2 G3")
    position.known[0] = [CARD_NUMBERS["T3"]]
    seen = hands_imagined(position, 0, 5000)
    assert all(CARD_NUMBERS["T3"] in hand for hand in seen)
    assert_uniform(seen, comb(5, 2))


@pytest.mark.parametrize(
    ("fresh", "share"),
    [
        ([1.0], 0.0),
        ([0.0, 1.0], 0.5),
        ([0.0, 0.0, 1.0], 0.7),
        ([0.0, 0.0, 0.0, 1.0], 0.8),
        ([0.5, 0.5], 1 / 3),
    ],
)
def test_cards_shuffled_back_are_held_as_often_as_they_were_drawn(
    fresh: list[float], share: float
) -> None:
    """Three of six hidden cards are held, two of the six were shuffled back.

    With one card drawn since, two old cards leave four for it to be, two of them shuffled back: one
    half. With two drawn, 1 − 3/5 · 2/4; with three, 1 − 4/6 · 3/5 · 2/4. If it may be none or one,
    the two lie in 3 or 4 places, in 6 or 12 ways: one is twice as likely, and a third is held.
    """
    position = small_position("T1", "T3 T4 T5", "G1 G2 G3")
    returned = [CARD_NUMBERS["G1"], CARD_NUMBERS["G2"]]
    position.board.returned = sum(1 << card for card in returned)
    position.fresh = [fresh, [1.0]]
    seen = hands_imagined(position, 0, 8000)
    for hand in seen:
        assert sum(card in returned for card in hand) < len(fresh)
    held = sum(times for hand, times in seen.items() if set(returned) & set(hand))
    assert abs(held / 8000 - share) < 0.03


def test_the_true_hand_always_fits_what_the_seat_may_imagine() -> None:
    """Along whole tactics games the truth obeys the memory that imagination relies on."""
    for seed in range(150):
        position = GAME.start(GAME.setup(tactics="on"), FastChance(seed))
        assert isinstance(position, SporPosition)
        chance = FastChance(seed)
        while position.to_move:
            for role in (0, 1):
                theirs = position.hands[1 - role][:]
                for card in position.known[role]:
                    theirs.remove(card)
                back = sum(position.board.returned >> card & 1 for card in theirs)
                assert back < max(len(position.fresh[role]), 1)
            position.step(*random_choice(position, chance))


def test_a_running_exchange_tells_only_how_many_cards_were_chosen() -> None:
    for seed in range(400):
        position = GAME.start(GAME.setup(tactics="on"), FastChance(seed))
        assert isinstance(position, SporPosition)
        chance = FastChance(seed)
        while position.to_move and position.board.phase != EXCHANGING:
            position.step(*random_choice(position, chance))
        if len(position.to_move) < 2:
            continue
        first, second = position.copy(), position.copy()
        gifts = position.legal_moves(0)
        first.play(0, gifts[0])
        second.play(0, gifts[-1])
        assert first.view(1).text() == second.view(1).text()
        assert first.view(None).text() == second.view(None).text()
        assert first.view(0).text() != second.view(0).text()
        return
    raise AssertionError("no exchange between two full hands was found")
