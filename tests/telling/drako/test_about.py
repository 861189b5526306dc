"""What things on the table tell, how great moments are staged, and whose emblem is whose."""

import pytest

from plansza.core import Stage
from plansza.core.contract import Event
from plansza.core.picture import Picture
from plansza.games.drako.picture.cards import CARD_IDS
from plansza.games.drako.rules.components import CARD_NUMBERS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import words_for
from tests.rules.drako.helper import GAME, play, position

ALL = "knight:d3/2 archer1:e1 archer2:e3 thrower:a1/3 berserker:b2/1"
WORDS = words_for("en", GAME)


def told(p: DrakoPosition, id: str, seat: int | None = 0) -> str:
    return " ".join(WORDS.about(each, ("Ania", "Olek")) for each in GAME.about(p.view(seat), id))


def drawn(p: DrakoPosition, seat: int) -> Picture:
    return GAME.draw(p.view(seat), p.legal_moves(seat), WORDS)


# -- things ---------------------------------------------------------------------------------------


def test_figures_tell_their_power_and_their_wounds() -> None:
    p = position("knights-trolls", ALL)
    assert "dodge an attack" in told(p, "figure-knight")
    assert "Wounds: 2 of 5; 3 more will fell him." in told(p, "figure-knight")
    assert "cannot throw any more" in told(p, "board-thrower")
    assert "3 more wounds end his charging" in told(p, "slots-berserker")


def test_x4_what_is_otherwise_in_a_duel_is_told_so() -> None:
    figures = "knight:e2 archer1:e1 brald:a1"
    p = position("knights-dwarves", figures, hands=("Reinforce|M1-1", "A-1|S"))
    assert "bring archers back" not in told(p, "figure-knight")
    assert "one more wound" in told(p, CARD_IDS[CARD_NUMBERS["Reinforce|M1-1"]])
    assert "two shield cards" in told(p, CARD_IDS[CARD_NUMBERS["A-1|S"]], 1)
    assert "With five or six cards" in told(p, "deck-near", 1)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("S", "Shield: stops one attack"),
        ("SS", "Double shield: stops up to two attacks"),
        ("A-2|S(1)", "Shield for a stone: the trolls spend a stone"),
        ("M2-1|S(2)", "Shield for 2 stones: the trolls spend 2 stones"),
    ],
)
def test_t7_each_of_the_four_shields_has_its_sentence(card: str, said: str) -> None:
    role = 0 if card == "SS" else 1
    hands = (card, "") if role == 0 else ("", card)
    p = position("knights-trolls", ALL, hands=hands, turn=role)
    assert said in told(p, CARD_IDS[CARD_NUMBERS[card]], role)


def test_t7_each_of_the_four_shields_stops_an_attack_in_its_own_words() -> None:
    said = set()
    for card, attacker in (("SS", 1), ("S", 0), ("A-2|S(1)", 0), ("M2-1|S(2)", 0)):
        hands = ("A-2", card) if attacker == 0 else (card, "A-2|M1-1")
        p = position("knights-trolls", "knight:c3 thrower:b2", turn=attacker, hands=hands)
        names = ("knight", "thrower")
        blow = f"{names[attacker]}x{names[1 - attacker]}"
        events = play(p, f"play:{hands[attacker]}", "use1", blow, f"block:{card}@1")
        (block,) = [event for event in events if event.code == "block"]
        said.add(WORDS.event(block, None, ("Ania", "Olek")).partition(" with ")[2])
    assert len(said) == 4
    assert any(text.startswith("a double shield") for text in said)
    assert any(text.startswith("two stones") for text in said)


def test_a_card_tells_whom_it_could_fell_and_when_it_is_idle() -> None:
    figures = "knight:c3/4 archer1:e1 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-3 Charge S"))
    assert "can fell the knight now" in told(p, "card-A-3", 1)
    assert "it waits for an attack" in told(p, "card-S", 1)
    q = position("knights-trolls", ALL, hands=("A-2", ""))
    assert "would do nothing" in told(q, "card-A-2")


def test_e1_the_deck_tells_how_many_cards_are_left_until_dawn() -> None:
    p = position("knights-trolls", ALL, hands=("", "A-3 A-3"), decks=(None, "A-3"))
    assert "the sun rises and the trolls lose: 3 cards are left." in told(p, "deck-far")
    assert "they pass, and fight on" in told(p, "slip-near")


def test_attacks_tell_how_they_were_answered() -> None:
    figures = "knight:c3/4 archer1:e1 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight")
    assert "a shield card or the dodge stops it" in told(p, "attack-1")
    assert "it fells the knight" in told(p, "attack-1")
    assert "This fells the knight." in told(p, "endure")


def test_p6_the_dragon_tells_what_it_has_lost() -> None:
    p = position("dragon-dwarves", "dragon:c3/8 brald:a1 morin:c5 urpen:e1")
    assert "can no longer fly or breathe fire." in told(p, "figure-dragon")
    assert "It is full." in told(p, "track-wings")


def test_n1_the_net_tells_on_whom_it_lies() -> None:
    figures = "dragon:c3 brald:a1 morin:c5 urpen:c2"
    p = position("dragon-dwarves", figures, net="dragon")
    assert "Now it lies on the dragon." in told(p, "net")
    assert "he cannot move" in told(p, "figure-dragon")


# -- emblems --------------------------------------------------------------------------------------


def test_everybody_has_the_emblem_of_his_side() -> None:
    p = position("knights-trolls", ALL)
    one, two = GAME.pictures().badges(p.view(None))
    assert "#drako-emblem-knights" in one
    assert "#drako-emblem-trolls" in two


# -- great moments --------------------------------------------------------------------------------


def staged(p: DrakoPosition, events: list[Event], code: str, reader: int | None) -> list[Stage]:
    """How events of a code are staged to a reader."""
    found = []
    for event in events:
        if event.code == code:
            kind, facts = GAME.moments[code], event.seen_by(reader)
            found.append(GAME.pictures().stage(p.view(reader), kind, code, facts))
    return [stage for stage in found if stage is not None]


def test_an_attack_flies_to_its_target_and_the_fallen_fall() -> None:
    figures = "knight:c3/4 archer1:e1 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-3"))
    events = play(p, "play:A-3", "use1", "throwerxknight", "endure")
    (attack,) = staged(p, events, "attack", 0)
    assert (attack.kind, attack.things, attack.to) == (
        "fly",
        ("figure-thrower",),
        ("figure-knight",),
    )
    (fall,) = staged(p, events, "slain", None)
    assert (fall.kind, fall.things) == ("fall", ("figure-knight",))


def test_p4_a_rock_flies_once_to_all_it_hits() -> None:
    figures = "knight:c3 archer1:b2 archer2:e1 thrower:a1 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "Rock-3"))
    events = play(p, "play:Rock-3", "use1", "throwerxarcher1")
    assert len([event for event in events if event.code == "attack"]) == 2
    (rock,) = staged(p, events, "attack", 0)
    assert rock.to == ("figure-archer1", "figure-knight")
    assert rock.art == "drako-sign-rock"


def test_p5_a_charge_flies_to_whoever_stops_it() -> None:
    figures = "knight:d3 archer1:e1 thrower:a1 berserker:b2"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "Charge"))
    hits = [GAME.write_move(move) for move in p.legal_moves(1)]
    assert hits
    play(p, "play:Charge", "use1")
    (hit,) = [text for text in map(GAME.write_move, p.legal_moves(1)) if text.startswith("hit")][:1]
    events = play(p, hit)
    (charge,) = staged(p, events, "charge", 0)
    assert charge.to[0].startswith("figure-")
    assert staged(p, events, "attack", 0) == [], "its blows belong to it"


def test_a_card_against_you_is_shown_but_your_own_is_not() -> None:
    figures = "knight:c3 archer1:e1 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "A-3"))
    events = play(p, "play:A-3", "use1")
    (shown,) = staged(p, events, "use", 0)
    assert (shown.kind, shown.art) == ("show", f"drako-face-trolls-{CARD_NUMBERS['A-3']}")
    assert staged(p, events, "use", 1) == []
    moved = play(position("knights-trolls", ALL, hands=("M2-1", "")), "play:M2-1", "use1")
    assert staged(p, moved, "use", 1) == [], "nobody is struck by a move"


def test_e1_dawn_is_told_when_it_is_near() -> None:
    p = position("knights-trolls", ALL, turn=1, actions=1, hands=("", "S A-3"), decks=(None, "A-3"))
    events = play(p, "play:S", "waste")
    (dawn,) = [event for event in events if event.code == "dawn"]
    assert dawn.facts["count"] == 2
    (band,) = staged(p, events, "dawn", 0)
    assert band.kind == "time"


def test_everything_that_is_staged_is_in_the_picture_or_the_art() -> None:
    art = GAME.art()
    figures = "knight:c3 archer1:b2 archer2:e1 thrower:a1 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS", "Rock-3"))
    before = drawn(p, 1).parts
    events = play(p, "play:Rock-3", "use1", "throwerxarcher1", "block:SS@1")
    after = drawn(p, 0).parts
    for code in ("use", "attack", "block"):
        for stage in staged(p, events, code, None):
            assert not stage.art or f'id="{stage.art}"' in art
            assert {*stage.things, *stage.to} <= {*before, *after}
