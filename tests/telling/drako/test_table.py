"""How the table is laid: within a phone's frame, cards side by side, no word squeezed."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from plansza.core.chance import FastChance
from plansza.games.drako.rules.components import CARD_NAMES
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.drako.helper import GAME, play, position

PHONE = (390, 570)
SIX = "Reinforce|M1-1 Bow-2|M1-1 A-1|S A2-1/1 M1-2|S SS"


def picture_of(p: DrakoPosition, tall: bool, language: str = "pl", seat: int = 0) -> ET.Element:
    moves = p.legal_moves(seat)
    picture = GAME.draw(p.view(seat), moves, words_for(language, GAME), tall=tall)
    return ET.fromstring(re.sub(r' xmlns="[^"]*"', "", picture.svg, count=1))


@pytest.mark.parametrize("tall", [False, True])
def test_six_kinds_of_cards_lie_side_by_side(tall: bool) -> None:
    p = position("knights-trolls", "knight:d2 archer1:e1 thrower:b2", hands=(SIX, ""))
    root = picture_of(p, tall)
    width = float(root.attrib["viewBox"].split()[2])
    cards = []
    for card in [each for each in root if each.attrib["id"].startswith("card-")]:
        x = float(card.attrib["transform"].partition("(")[2].split()[0])
        edge = next(each for each in card if each.get("class") == "edge")
        cards.append((x - 1, x - 1 + float(edge.attrib["width"])))
    assert len(cards) == 6
    assert all(one[1] <= two[0] for one, two in pairwise(sorted(cards)))
    assert min(cards)[0] >= 0
    assert max(cards)[1] <= width


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_all_of_a_phones_picture_is_in_its_frame_and_no_word_is_squeezed(duel: str) -> None:
    p, chance = GAME.start(GAME.setup(duel=duel, redraw="on"), FastChance(3)), FastChance(7)
    assert isinstance(p, DrakoPosition)
    for made in range(50):
        (seat,) = p.to_move
        for tall in (False, True):
            root = picture_of(p, tall, LANGUAGES[made % 2], seat)
            assert not list(root.iterfind(".//*[@textLength]")), "a word is squeezed"
        *_, width, height = map(float, root.attrib["viewBox"].split())
        assert width == PHONE[0]
        assert height <= PHONE[1]
        moves = p.legal_moves(seat)
        p.step(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_shedding_the_net_has_room_beside_the_deck(language: str) -> None:
    figures = "thrower:b2 berserker:c4 brald:a1 urpen:c2"
    p = position("trolls-dwarves", figures, hands=("A-3", ""), net="thrower")
    root = picture_of(p, tall=True, language=language)
    assert not list(root.iterfind(".//*[@textLength]"))
    assert {"shed", "draw-hint"} <= {each.attrib["id"] for each in root}


def test_all_cards_are_listed_in_drawers() -> None:
    p = position("knights-trolls", "knight:d2 archer1:e1 thrower:b2", hands=("A-2 A-2", ""))
    for tall in (False, True):
        root = picture_of(p, tall)
        openers = {each.attrib["data-opens"] for each in root if "data-opens" in each.attrib}
        drawers = {each.attrib["id"] for each in root if each.get("class") == "drawer"}
        assert openers == drawers
        listed = [id for each in root.iter() if (id := each.get("id", "")).startswith("left-")]
        assert len(listed) == 15 + 14, "the knights' cards and the trolls'"


def test_the_sheet_counts_symbols_and_the_list_cards() -> None:
    p = position("knights-trolls", "knight:c3 archer1:e1 thrower:b2", hands=("A-2", ""))
    play(p, "play:A-2")
    root = picture_of(p, tall=False, language="en")
    labels = {each.get("id"): each.get("aria-label") for each in root.iter()}
    assert labels["kind-near-attack"] == "strike: 12 of 13"
    card = CARD_NAMES.index("A-2")
    assert labels[f"left-near-{card}"] == "“strike 2”: 3 of 4 not seen yet"
