"""The draft with hidden cards: what the others see, remember and may imagine."""

import re
from collections import Counter

import pytest

from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.battalia.rules.board import DRAFT
from plansza.games.battalia.rules.components import BANDS, CARD_NUMBERS, FREEMAN, RANKS, card_names
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.words import words_for
from tests.rules.battalia.helper import GAME, cards, codes, empty_under, fresh, give, play, texts

HOMES = {2: ["f6"], 3: ["d1", "a5"], 4: ["d1", "g4", "d7"]}
OTHERS = "YFreeman GFreeman YFreeman GChief YPriest"
COLOURS = ["=green", "=gold", "=red", "=blue"]


def drafting(seats: int = 3) -> BattaliaPosition:
    """The first decision of a hidden draft: seat 0 holds the pack."""
    p = fresh(seats, drafted="hidden")
    named = COLOURS[:seats] if seats < 4 else COLOURS[: seats - 1]
    play(p, *named, *HOMES[seats])
    assert p.board.phase == DRAFT
    return p


def drafted(seats: int = 3) -> BattaliaPosition:
    """The first turn after a hidden draft."""
    p = drafting(seats)
    while p.board.phase == DRAFT:
        p.play(p.board.seat, p.legal_moves(p.board.seat)[0])
    return p


def keeps(p: BattaliaPosition, *kept: str) -> None:
    """These cards, in the order of the rounds, were drafted by two players."""
    rounds = [[CARD_NUMBERS[name] for name in text.split()] for text in kept]
    for cards_now, change in ((p.kept, 1), (rounds, -1)):
        for kind in [kind for each in cards_now for kind in each]:
            p.board.under[kind % RANKS * BANDS + kind // RANKS] += change
    p.kept = [sorted(each) for each in rounds]
    p.passed = [[] for _ in p.passed]
    for at in range(5):
        p.passed[at % 2 * 5 + at] = [rounds[1 - at % 2][at]]
    for seat, each in enumerate(rounds):
        p.nations[seat] = sorted(each + cards("Supply*5"))
        p.board.nation[seat] = len(p.nations[seat])
        give(p, seat, "")


def hold(p: BattaliaPosition, seat: int, text: str) -> None:
    """These cards of the nation come to hand; those that are not there were gained openly."""
    give(p, seat, text)
    for kind in cards(text):
        if kind in p.nations[seat]:
            p.nations[seat].remove(kind)
    p.board.nation[seat] = len(p.nations[seat])


def imagined(p: BattaliaPosition, seat: int, seed: int) -> BattaliaPosition:
    """What this seat imagines, dealt anew once; its view stays the same."""
    chance = FastChance(seed)
    found = GAME.imagine(p.view(seat), chance)
    found.reimagine(seat, chance)
    assert isinstance(found, BattaliaPosition)
    assert found.view(seat).text() == p.view(seat).text()
    return found


def test_nobody_sees_what_is_kept() -> None:
    """C18: two worlds that differ in the kept card look alike to all who do not get the pack."""
    p = drafting()
    p.pack = cards("GFreeman RFreeman YFreeman")
    worlds = []
    for move in ("GFreeman", "RFreeman"):
        world = p.copy()
        told = play(world, move)
        assert codes(told)[0] == "keep-hidden"
        assert told[0].facts == {"seat": 0, "rank": "Freeman"}
        assert told[0].secrets[0] == {"card": move}
        worlds.append((world.view(2).text(), world.view(None).text(), str(told[0].facts)))
        assert world.view(1).pack == world.pack
        assert world.view(0).pack == world.view(2).pack == world.view(None).pack == []
        assert world.view(0).hidden[0] == cards(move)
        assert world.view(1).hidden[0] == world.view(2).hidden[0] == []
    assert worlds[0] == worlds[1]


def test_open_drafts_are_as_they_were() -> None:
    """C18: by default the kept card lies open."""
    p = fresh(3)
    play(p, *COLOURS[:3], *HOMES[3])
    assert codes(play(p, texts(p)[0]))[0] == "keep"
    assert not any(p.kept)
    assert not any(p.board.masked)


def test_stacks_and_decks_are_known_by_rank_alone() -> None:
    """C18: what others hide could still lie in the stacks; everybody can count how many it is."""
    p = drafted()
    view = p.view(0)
    freemen = range(FREEMAN * BANDS, FREEMAN * BANDS + BANDS)
    shown = sum(view.board.under[at] for at in freemen)
    assert shown - sum(p.board.under[at] for at in freemen) == 6
    assert p.board.masked == [3, 1, 1, 0] * 3
    assert view.hidden[1] == cards("Supply*5")
    assert view.board.deck_size(1) == 10
    left = sum(p.board.under[at] for at in freemen) + 1
    for seat in (0, None):
        svg = GAME.draw(p.view(seat), [], words_for("en", GAME)).svg
        assert re.search(rf"Freeman, \w+ on top; {left} cards\b", svg)


def test_who_was_first_knows_what_the_others_share() -> None:
    """C18: what was handed on lies with those after him, and he remembers it."""
    p = drafting(2)
    p.pack = cards("GFreeman YFreeman")
    play(p, "GFreeman", "YFreeman")
    for seed in range(10):
        assert imagined(p, 0, seed).kept[1] == cards("YFreeman")
    guesses = {tuple(imagined(p, 1, seed).kept[0]) for seed in range(60)}
    assert len(guesses) >= 3


def test_the_pack_is_imagined_from_what_was_handed_on() -> None:
    """C18: while it goes round, too."""
    p = drafting(3)
    p.pack = cards("GFreeman RFreeman YFreeman")
    play(p, "GFreeman", "RFreeman")
    worlds: Counter[str] = Counter()
    for seed in range(40):
        world = imagined(p, 0, seed)
        worlds[f"{card_names(world.kept[1])}, then {card_names(world.pack)}"] += 1
    assert set(worlds) == {"RFreeman, then YFreeman", "YFreeman, then RFreeman"}
    assert min(worlds.values()) > 8


def test_a_card_that_is_shown_is_known() -> None:
    """C18: when it is played; from then on everybody lists it."""
    p = drafted(2)
    keeps(p, "GFreeman YFreeman GFreeman YChief GPriest", OTHERS)
    hold(p, 0, "GFreeman YFreeman Supply*2")
    play(p, "hire:Freeman", "GFreeman")
    assert p.board.bared[0] == cards("GFreeman")
    assert p.kept[0] == cards("GFreeman YFreeman YChief GPriest")
    assert p.board.masked[:RANKS] == [2, 1, 1, 0]


def test_of_equal_cards_the_known_one_is_shown_first() -> None:
    """C18: who is known to own a card shows nothing new with it; with two of them he does."""
    p = drafted(2)
    keeps(p, "GFreeman YFreeman YFreeman YChief GPriest", OTHERS)
    hold(p, 0, "GFreeman*2 Supply*4")
    play(p, "hire:Freeman", "GFreeman")
    assert p.board.bared[0] == []
    play(p, "pay")
    play(p, "hire:Freeman", "GFreeman")
    assert p.board.bared[0] == cards("GFreeman")


def test_a_card_that_is_named_is_known() -> None:
    """C18, A10: an upgrade says which card it is for."""
    p = drafted(2)
    keeps(p, "GFreeman GFreeman GFreeman YChief GPriest", OTHERS)
    hold(p, 0, "YChief Supply*3")
    play(p, "upgrade:YChief")
    assert p.board.bared[0] == cards("YChief")
    world = imagined(p, 1, 3)
    assert CARD_NUMBERS["YChief"] in world.hands[0]
    play(world, "pay")


@pytest.mark.parametrize("seed", range(12))
def test_a_begun_cohort_can_be_shown_in_every_imagined_world(seed: int) -> None:
    """C18, A8: who announces three green cards holds them, drafted ones included."""
    p = drafted(2)
    keeps(p, "GFreeman YFreeman GFreeman YChief GPriest", OTHERS)
    hold(p, 0, "GFreeman*2 GPriest Supply*3")
    play(p, "cohort:green")
    world = imagined(p, 1, seed)
    while "done" not in texts(world):
        play(world, texts(world)[0])
    assert len(world.board.seen[0]) >= 3


def test_every_card_can_be_imagined_where_nothing_was_seen() -> None:
    """C18: the last of a round knows nothing of it."""
    p = drafting(3)
    play(p, texts(p)[0], texts(p)[0])
    seen: Counter[int] = Counter()
    for seed in range(200):
        seen.update(imagined(p, 2, seed).kept[0])
    assert len(seen) == len(p.board.factions)
    assert min(seen.values()) > 20


def test_hidden_cards_need_a_draft() -> None:
    """C18: cards from the top are not drafted."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(3, drafted="hidden", draft="top")
    assert "drafted=hidden" in str(refusal.value)


def test_a_returned_card_that_comes_up_tells_nothing_new() -> None:
    """C18, A5: everybody saw it go under its stack."""
    p = drafted(2)
    board = p.board
    give(p, board.turn, "GLord Supply*2")
    empty_under(p, 0)
    board.tail[0] = [board.top[0]]
    reveals = p.reveals
    assert "turn-up" not in codes(play(p, "hire:Freeman", "GLord", "pay"))
    assert p.reveals == reveals
