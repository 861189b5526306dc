"""What is hidden stays hidden, and what is imagined is fair (T7); words and pictures for it all."""

from collections import Counter
from math import comb

import pytest

from plansza.bots.review import judge
from plansza.conformance import Received, play_both_worlds, random_position, rules_in
from plansza.core.chance import FastChance
from plansza.core.contract import Event, View
from plansza.core.errors import IllegalMove
from plansza.games.drako.rules.components import CARD_NAMES, FIGURE_NAMES
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.drako.helper import GAME, hand, play, position

NAMES = ("Ania", "Olek")


def drawn(view: View, moves: list[int]) -> Received:
    """What the table sends besides: the board in both shapes and languages, with all its hints."""
    found = {}
    for language, tall in zip(LANGUAGES, (False, True), strict=True):
        picture = GAME.draw(view, moves, words_for(language, GAME), tall=tall)
        found[f"the picture in {language}"] = picture.svg
        hints = picture.paths, picture.reasons, picture.previews
        found[f"a hint in {language}"] = repr(hints)
    return found


def swapped(position: DrakoPosition, owner: int, chance: FastChance) -> DrakoPosition | None:
    """The same duel, but for one card of `owner` that changed places with one of his deck."""
    twin = position.copy()
    hand, deck = twin.hands[owner], twin.decks[owner]
    secret = [card for card in hand if card not in twin.board.counted[owner]]
    if not secret or not deck:
        return None
    mine, place = secret[chance.below(len(secret))], chance.below(len(deck))
    hand[hand.index(mine)], deck[place] = deck[place], mine
    hand.sort()
    return twin


@pytest.mark.once
@pytest.mark.parametrize("duel", DUEL_IDS)
def test_a_swapped_card_shows_only_when_it_is_shown(duel: str) -> None:
    """T7: nobody learns from a prompt, or from its absence, what the other holds."""
    together = 0
    setup = GAME.setup(duel=duel)
    for seed in range(4):
        chance = FastChance(seed)
        found = random_position(GAME, setup, seed, chance.below(90))
        assert isinstance(found, DrakoPosition)
        for watcher in (0, 1):
            twin = swapped(found, 1 - found.board.role(watcher), chance)
            if twin is not None:
                for reader in (watcher, None):
                    worlds = found.copy(), twin.copy()
                    extra = drawn if seed == 3 and reader == 0 else None
                    together += play_both_worlds(GAME, *worlds, reader, chance, extra)
    assert together > 20, "the worlds parted so early that nothing was tested"


def test_every_deal_is_imagined_equally_often() -> None:
    """T7: of five unseen cards two are held, and each pair is as likely as another."""
    hands, decks = ("A-2", "Rock-3 S"), (None, "A-3 Charge M2-2")
    p = position("knights-trolls", "knight:c3 thrower:a1", hands=hands, decks=decks)
    seen: Counter[tuple[int, ...]] = Counter()
    chance = FastChance(7)
    for _ in range(4000):
        imagined = GAME.imagine(p.view(0), chance)
        assert isinstance(imagined, DrakoPosition)
        seen[tuple(imagined.hands[1])] += 1
    deals, expected = comb(5, 2), 4000 / comb(5, 2)
    assert len(seen) == deals
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < deals - 1 + 5 * (2 * (deals - 1)) ** 0.5


def paired() -> DrakoPosition:
    """The dwarves have shown one shield of a pair: two more of their cards are held, one of them
    a shield; the knights know of five unseen cards, two of them shields."""
    p = position(
        "knights-dwarves",
        "knight:c3 brald:c4",
        hands=("A-2", "A-1|S M2-1|S Net"),
        decks=(None, "M1-2|S A-2 M1-2"),
    )
    play(p, "play:A-2", "use1", "knightxbrald", "block:A-1|S@1")
    return p


def test_a_second_shield_that_is_asked_for_is_imagined() -> None:
    """X4, T7: whoever is asked for the second shield of a pair holds one, and everybody knows it;
    of the hands with a shield each is as likely as another, imagined at first or again."""
    p = paired()
    again = GAME.imagine(p.view(0), FastChance(3))
    first, later = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    chance = FastChance(7)
    for _ in range(4000):
        imagined = GAME.imagine(p.view(0), chance)
        assert isinstance(imagined, DrakoPosition)
        first[tuple(imagined.hands[1])] += 1
        again.reimagine(0, chance)
        assert isinstance(again, DrakoPosition)
        later[tuple(again.hands[1])] += 1
        assert again.legal_moves(1)
    deals = comb(5, 2) - comb(3, 2)
    for seen in (first, later):
        assert len(seen) == deals
        expected = 4000 / deals
        chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
        assert chi_square < deals - 1 + 5 * (2 * (deals - 1)) ** 0.5


def test_a_game_broken_off_at_a_second_shield_can_be_reviewed() -> None:
    """X4: its last moment is judged from every seat's view; some deals are tried."""
    for seed in range(20):
        assert sum(judge(GAME, paired(), FastChance(seed), 0.0)) == pytest.approx(1.0)


def test_who_is_asked_for_a_second_shield_knows_what_he_holds() -> None:
    """X4: the dwarves imagine the knights' hand, not their own."""
    p = paired()
    imagined = GAME.imagine(p.view(1), FastChance(5))
    assert imagined.legal_moves(1) == p.legal_moves(1)
    assert hand(p, 1) == "M2-1|S Net"


def test_cards_out_of_the_game_are_imagined_too() -> None:
    """X2, T7: what the second deck left out may be any of the cards not seen since."""
    p = position(
        "trolls-dwarves", "thrower:a1 brald:e1", turn=1, hands=("S", "Net"), decks=(None, "")
    )
    play(p, "draw")
    gone: Counter[int] = Counter()
    for seed in range(60):
        imagined = GAME.imagine(p.view(0), FastChance(seed))
        assert isinstance(imagined, DrakoPosition)
        assert imagined.inventory() == p.inventory()
        assert [len(imagined.removed[1]), len(imagined.decks[1])] == [19, 16]
        gone.update(set(imagined.removed[1]))
    assert len(gone) > 8


# -- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_everything_can_be_said(duel: str) -> None:
    """T7: events, prompts, moves, refusals and the text board, in both languages, without leaks."""
    luck = FastChance(len(duel))
    p = GAME.start(GAME.setup(duel=duel, redraw="on", deploy="free"), FastChance(11))
    voices = [words_for(language, GAME) for language in LANGUAGES]
    while p.to_move:
        seat = p.to_move[0]
        moves = p.legal_moves(seat)
        refused = p.why_not(seat, luck.below(GAME.move_count(p.setup)))
        told: list[Event] = []
        before = p.view(1 - seat)
        p.play(seat, moves[luck.below(len(moves))], told.append)
        for words in voices:
            assert all(words.move(move) for move in moves)
            assert refused is None or words.refusal(refused, NAMES)
            assert max(map(len, GAME.sketch(before, words).split("\n"))) <= 80
            for reader in (0, 1, None):
                assert words.prompt(p.view(reader).prompt(), NAMES)
                for event in told:
                    text = words.event(event, reader, NAMES)
                    if event.code == "draw" and reader != event.facts["seat"]:
                        assert "„" not in text
                        assert "“" not in text
    assert p.outcome is not None
    assert voices[0].outcome(p.outcome, NAMES)


def test_refusals_are_sentences_for_players() -> None:
    """T3, T5: every refusal is a sentence, and leaves the number of its rule to the guide."""
    facts: dict[str, str | int] = {
        "card": "A-1|S",
        "figure": "knight",
        "target": "dragon",
        "other": "thrower",
        "kind": "bow",
        "field": "c3",
        "count": 5,
        "attack": 1,
        "move": 999,
        "one": "bow",
        "one_count": 1,
        "one_value": 2,
        "one_low": 2,
    }
    for language in LANGUAGES:
        words = words_for(language, GAME)
        for code in GAME.codes["refusal"]:
            text = words.refusal(IllegalMove(code, facts), NAMES)
            assert text.endswith("."), text
            assert not rules_in(text), text
            assert text[0].isupper() or text[0] in "„“"


def test_every_card_and_figure_has_its_own_name() -> None:
    """D1, B3: in both languages."""
    for language in LANGUAGES:
        words = words_for(language, GAME)
        names = [words.thing(name) for name in (*CARD_NAMES, *FIGURE_NAMES)]
        assert len(set(names)) == len(names)


def test_every_reason_and_option_has_its_words() -> None:
    """E1, O1: whatever ends a duel, and whatever can be chosen before it."""
    for language in LANGUAGES:
        words = words_for(language, GAME)
        assert len({words.reason(code) for code in GAME.codes["reason"]}) == 14
        for option in GAME.options:
            assert words.option(option.id)
            assert words.option_help(option.id).endswith(".")
            for choice in option.choices:
                assert words.choice(option.id, choice)
                assert words.choice_help(option.id, choice).endswith(".")
