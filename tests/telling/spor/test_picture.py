"""What the picture tells: formations in reach, what things are, great moments, tokens."""

import re
from itertools import pairwise

import pytest

from plansza.core import Event
from plansza.core.stage import STAGES, Stage
from plansza.games.spor import GAME
from plansza.games.spor.picture.layout import TALL, WIDE
from plansza.games.spor.picture.reach import reach
from plansza.games.spor.picture.sections import LIFT
from plansza.games.spor.rules.position import SporPosition
from plansza.words import words_for
from tests.rules.spor.helper import play, position
from tests.rules.spor.test_forced import FULL
from tests.rules.spor.test_row import begun

NAMES = ["Ania", "Olek"]


def drawn(p: SporPosition, seat: int | None = 0, tall: bool = False, language: str = "pl") -> str:
    moves = p.legal_moves(seat) if seat in p.to_move and seat is not None else []
    return GAME.draw(p.view(seat), moves, words_for(language, GAME), tall=tall, names=NAMES).svg


def told(p: SporPosition, id: str, seat: int | None = 0, language: str = "pl") -> list[str]:
    words = words_for(language, GAME)
    return [words.about(each, NAMES) for each in GAME.about(p.view(seat), id)]


def places(svg: str) -> dict[int, float]:
    """How far down each dam's disc stands in the table of formations."""
    found = re.findall(r'id="best-(\d)"[^>]*translate\([\d.]+ ([\d.]+)\)', svg)
    return {int(dam): float(y) for dam, y in found}


# -- formations ---------------------------------------------------------------------------------


def test_f1_the_best_still_possible_at_each_dam() -> None:
    p = position({3: ("G7 T7", ""), 5: ("G1 G9", ""), 6: ("A1 T2", "")}, discards="R7 A7 B7")
    assert reach(p.board, 0, 2).formation == "zgraja"
    assert reach(p.board, 0, 4) == ("bractwo", 21)
    assert reach(p.board, 0, 5) == ("banda", 10)
    at = places(drawn(p))
    assert at[4] < at[5] < at[6] < at[3]  # from the Legion down
    assert 1 not in at  # only sums count there
    assert 7 not in at


def test_f4_a_dam_that_asks_for_a_formation_knows_only_that_one() -> None:
    p = position({2: ("G7", ""), 6: ("G8", "")}, damaged="2 6", discards="T8 R8 A8 B8")
    at = places(drawn(p))
    assert at[2] < at[6]
    assert reach(p.board, 0, 5).formation == "sum"


def test_each_sees_what_is_in_his_own_reach() -> None:
    p = position({4: ("G7", "T1"), 3: ("G1 T9", "")})
    assert places(drawn(p, 0)) != places(drawn(p, 1))
    assert places(drawn(p, 0)) == places(drawn(p, None))


@pytest.mark.parametrize(("language", "word"), [("pl", "tamy"), ("en", "dams")])
def test_the_numbers_at_formations_are_said_to_be_dams(language: str, word: str) -> None:
    p = position({3: ("G7 T7", ""), 5: ("G1 G9", "")}, attacker_hand="G2")
    for tall in (False, True):
        svg = drawn(p, tall=tall, language=language)
        assert f">{word}<" in svg
        table = svg[svg.index('id="formations"') :]
        assert '"#spor-disc-5"' in table  # the same disc as at the dam itself
        assert '"#spor-disc-5"' in svg[svg.index('id="dam-5"') : svg.index('id="dam-6"')]


# -- a phone ------------------------------------------------------------------------------------


def test_on_a_phone_discards_and_formations_are_drawers() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="Rekrutacja G1", discards="T1 T2")
    play(p, "Rekrutacja")
    svg = drawn(p, tall=True)
    order = [svg.index(f'id="{each}"') for each in ("dam-7", "formations", "discards-drawer")]
    assert order == sorted(order)  # what is to be clicked lies uppermost
    held = svg[svg.index('id="discards-drawer"') : svg.index('id="discards-open"')]
    assert all(f'id="card-{each}"' in held for each in ("T1", "T2", "Rekrutacja"))
    assert 'data-opens="discards-drawer"' in svg
    assert 'data-opens="formations"' in svg
    assert "data-opens" not in drawn(p)


def test_v5_on_a_phone_a_transfer_away_is_a_button() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="Transfer G1", discards="T1")
    play(p, "Transfer", "@G7")
    assert ">Odrzuć<" in drawn(p, tall=True)
    assert ">Odrzuć<" not in drawn(p)  # the sheet of the discards lies open there


def test_a_phone_has_it_all_on_one_screen_without_overlap() -> None:
    assert (TALL.width, TALL.height) <= (390, 570)
    for count in range(1, 8):
        row = [TALL.in_hand(index, count) for index in range(count)]
        assert all(one.right < two.x for one, two in pairwise(row))
        assert row[0].x >= 0
        assert row[-1].right <= TALL.width
    lowest, hand, deck = TALL.side(True, 1), TALL.in_hand(0, 7), TALL.deck
    assert TALL.tabs is not None
    assert TALL.tabs[0].bottom <= TALL.place(False, 1, 3).y
    assert lowest.bottom < hand.y - LIFT + 2
    assert hand.bottom < deck.y
    assert TALL.formations.bottom <= TALL.place(True, 1, 0).y  # one's own cards stay in sight
    assert TALL.sheet.bottom <= TALL.place(True, 1, 0).y


def test_t9_a_hand_that_grew_shows_every_value_and_suit() -> None:
    for layout in (TALL, WIDE):
        row = [layout.in_hand(index, 10) for index in range(10)]
        assert all(two.x - one.x > 0.6 * one.width for one, two in pairwise(row))


# -- what is clicked ----------------------------------------------------------------------------


def clicked(p: SporPosition, move: str) -> tuple[str, ...]:
    """What the one to move clicks for this."""
    seat = p.to_move[0]
    picture = GAME.draw(p.view(seat), p.legal_moves(seat), words_for("en", GAME))
    return picture.paths[GAME.read_move(move)]


def test_t3_t4_a_retreat_or_a_log_with_one_dam_to_go_to_is_one_click() -> None:
    one, two = {2: ("G7", "R5")}, {2: ("G7", "R5"), 3: ("G8", "")}
    assert clicked(position(one, attacker_hand="G1"), "retreat2") == ("retreat",)
    assert clicked(position(two, attacker_hand="G1"), "retreat2") == ("retreat", "dam-2")
    assert clicked(position(one, turn="defender", defender_hand="G1"), "log2") == ("log",)
    assert clicked(position(two, turn="defender", defender_hand="G1"), "log2") == ("log", "dam-2")


def test_t5_a_card_is_laid_by_two_clicks_even_if_one_dam_is_free() -> None:
    """The draw that follows cannot be taken back."""
    p = position(FULL | {7: ("R7 R8", "B7 B8 B9")}, attacker_hand="A1 A2")
    assert clicked(p, "A1>7") == ("card-A1", "dam-7")


# -- what a place stands for --------------------------------------------------------------------


def standing(p: SporPosition, id: str) -> str:
    """The thing that a side of a dam is clicked for."""
    svg = drawn(p)
    found = re.search(r'data-for="([^"]*)"', svg[svg.index(f'id="{id}"') :])
    assert found
    return found[1]


def test_all_of_a_column_stands_for_its_dam() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="Transfer G1", transfer="across")
    assert standing(p, "slots-near-3") == standing(p, "slots-far-3") == "dam-3"
    for layout in (WIDE, TALL):
        near, far = layout.side(True, 2), layout.side(False, 2)
        assert near.width == far.width == layout.pitch
        assert far.y <= layout.place(False, 2, 3).y
        assert far.bottom >= layout.dam.y
        assert near.y <= layout.dam.bottom
        assert near.bottom >= layout.place(True, 2, 3).bottom


def test_v5_the_other_side_stands_for_a_transfer_across() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="Transfer G1")
    play(p, "Transfer", "@G7")
    assert standing(p, "slots-far-2") == "across"
    assert standing(p, "slots-near-2") == "dam-2"
    assert standing(p, "slots-far-3") == "dam-3"


# -- cards and dams -----------------------------------------------------------------------------


def test_tactics_cards_have_english_names_with_the_polish_ones_beside_them() -> None:
    p = position(attacker_hand="Zdrada Perkoz", defender_hand="R1")
    for tall in (False, True):
        assert ">Zdrada<" in drawn(p, tall=tall)
        english = drawn(p, tall=tall, language="en")
        assert ">Betrayal<" in english
        assert ">Zdrada<" in english
    assert "Zdrada" not in GAME.art().partition('id="spor-hand-Zdrada"')[2].partition("</symbol")[0]


def test_k5_a_destroyed_dam_looks_destroyed() -> None:
    p = position({2: ("G9 T9", "R1 B2")}, damaged="2", attacker_hand="G1")
    assert "#spor-dam-destroyed" not in drawn(p)
    play(p, "claim2")
    for tall in (False, True):
        svg = drawn(p, tall=tall)
        assert svg.count("#spor-dam-destroyed") == 1
        assert "Tama 2, zniszczona" in svg
        assert 'id="claim-2"' not in svg


def test_nothing_is_squeezed() -> None:
    p = position(
        {2: ("G7", ""), 3: ("Wazka", "R5")},
        damaged="1 2 3",
        attacker_hand="Zdrada Rekrutacja Eksplozja",
        discards="*10 *11",
    )
    laying = begun(dams="chosen")
    for language in ("pl", "en"):
        for tall in (False, True):
            assert "textLength" not in drawn(p, tall=tall, language=language)
            assert "textLength" not in drawn(laying, 1, tall=tall, language=language)


def test_the_prompt_stands_nowhere_in_the_picture() -> None:
    p = position({2: ("G7", "R5")}, attacker_hand="G1", defender_hand="R1")
    words = words_for("pl", GAME)
    for seat in (0, 1, None):
        prompt = words.prompt(p.view(seat).prompt(), NAMES)
        assert prompt.rstrip(".") not in drawn(p, seat)


# -- what things tell ---------------------------------------------------------------------------


def test_a_dam_tells_its_rule_both_sides_and_the_stake() -> None:
    p = position({5: ("G7 G8", "R5")}, attacker_hand="G1")
    assert told(p, "dam-5") == [
        "Wygrywa silniejsza formacja, przy równych wyższa suma, potem ta, którą ułożono wcześniej.",
        "Ty: 2 z 3 kart, w zasięgu Legion, suma 24.",
        "Obrońca: 1 z 3 kart, w zasięgu Legion, suma 18.",
        "Cała: przejęta zostanie uszkodzona i odwrócona, a karty odrzucone.",
    ]
    assert told(p, "dam-5", 1)[1] == "Ty: 1 z 3 kart, w zasięgu Legion, suma 18."


@pytest.mark.parametrize(
    ("damaged", "cards", "stake"),
    [
        ("", ("T11 T10", ""), "You can take it in your turn: nothing can hold it any more!"),
        ("", ("T1 G9", "R5 R6"), "The defender is stronger here, so the dam is safe."),
        ("4", ("", ""), "Damaged: whoever takes it now destroys it and wins."),
        (
            "1 2 3",
            ("", ""),
            "Whole, but it would be the fourth damaged one: taking it wins the game.",
        ),
    ],
)
def test_k5_k6_what_is_at_stake_at_a_dam(damaged: str, cards: tuple[str, str], stake: str) -> None:
    p = position({4: cards}, damaged=damaged, attacker_hand="G1")
    assert told(p, "dam-4", language="en")[3] == stake


def test_a_card_in_hand_tells_which_formation_it_joins() -> None:
    p = position({2: ("G7", ""), 5: ("G1 T3", "")}, attacker_hand="G8 B7 A2 R11")
    assert told(p, "card-G8")[1] == "Pasuje do zaczętej formacji: Legion przy tamie 2."
    assert told(p, "card-B7")[1] == "Pasuje do zaczętej formacji: Kompania przy tamie 2."
    assert told(p, "card-A2")[1] == "Pasuje do zaczętej formacji: Banda przy tamie 5."
    assert told(p, "card-R11")[1].startswith("Do żadnej z zaczętych formacji nie pasuje")
    assert told(p, "card-R11")[2].startswith("Bóbr:")


def test_t4_the_card_that_a_log_would_hit_says_so() -> None:
    p = position({2: ("G7 G8", "R5")}, logs=1)
    target = "Leży najbliżej tamy, więc to ją strąciłaby kłoda obrońcy."
    assert target in told(p, "card-G7")
    assert target not in told(p, "card-G8")
    assert target not in told(position({2: ("G7", "")}, logs=0), "card-G7")


def test_v5_a_trick_tells_how_this_table_plays_it() -> None:
    for reading, said in (("across", "its dam"), ("any-dam", "any dam"), ("own-dam", "another")):
        p = position(attacker_hand="Transfer", transfer=reading)
        assert said in told(p, "card-Transfer", language="en")[0]


def test_v5_cards_given_away_are_remembered_by_their_giver() -> None:
    p = position(attacker_hand="Wymiana G1 G2 G3", defender_hand="R1 R2 R3")
    play(p, "Wymiana")
    assert told(p, "back-far-0")[1].startswith("Od ciebie przeciwnik ma w ręce zieloną")
    assert len(told(p, "back-far-0", None)) == 1


# -- great moments ------------------------------------------------------------------------------


def moment(p: SporPosition, event: Event, seat: int | None = 1) -> Stage | None:
    """How an event is staged for a reader."""
    facts = event.seen_by(seat)
    return GAME.pictures().stage(p.view(seat), GAME.moments[event.code], event.code, facts)


def staged(p: SporPosition, *moves: str) -> dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """The stages of these moves by event: the kind, the things, and where they lead."""
    great = [event for event in play(p, *moves) if event.code in GAME.moments]
    found = [(event.code, moment(p, event)) for event in great]
    return {code: (stage.kind, stage.things, stage.to) for code, stage in found if stage}


def test_k5_a_damaged_dam_splits_and_its_cards_fall() -> None:
    p = position({4: ("T11 T10", "R1")}, attacker_hand="G1")
    expected = ("split", ("dam-4",), ("card-T11", "card-T10", "card-R1"))
    assert staged(p, "claim4")["damage"] == expected


def test_k6_a_destroyed_dam_splits_with_the_cards_that_lie_there() -> None:
    p = position({2: ("G9 T9", "R1")}, damaged="2", attacker_hand="G1")
    expected = ("split", ("dam-2",), ("card-G9", "card-T9", "card-R1"))
    assert staged(p, "claim2")["destroy"] == expected


def test_t4_a_log_flies_at_its_card() -> None:
    p = position({2: ("G7 G8", "")}, turn="defender", defender_hand="R1")
    assert staged(p, "log2")["log"] == ("fly", ("log",), ("card-G7",))


def test_v5_a_trick_is_shown_before_it_strikes() -> None:
    p = position({2: ("", "R5")}, attacker_hand="Zdrada G1", defender_hand="R1")
    found = staged(p, "Zdrada", "@R5")
    assert found["trick"] == ("show", ("card-Zdrada",), ())
    assert found["betray"] == ("change-hands", ("card-R5",), ())


def test_v5_a_trick_is_shown_to_all_but_its_player() -> None:
    p = position(attacker_hand="Wymiana G1", defender_hand="R1")
    shown = play(p, "Wymiana")[0]
    stage = moment(p, shown)
    assert stage is not None
    assert f'id="{stage.art}"' in GAME.art()
    assert moment(p, shown, None) is not None
    assert moment(p, shown, 0) is None


def test_v1_the_next_game_of_a_match_is_a_moment_in_time() -> None:
    p = position({2: ("G9 T9", "R1")}, damaged="2", attacker_hand="G1", match="rewanz")
    assert staged(p, "claim2")["next-game"] == ("time", (), ())
    assert set(GAME.moments.values()) <= set(STAGES)


# -- who is who ---------------------------------------------------------------------------------


def test_v1_badges_follow_the_roles() -> None:
    p = position({2: ("G9 T9", "R1")}, damaged="2", attacker_hand="G1", match="rewanz")
    sword, shield = GAME.pictures().badges(p.view(0))
    assert "#spor-sword" in sword
    assert "#spor-shield" in shield
    play(p, "claim2")
    assert GAME.pictures().badges(p.view(0)) == [shield, sword]


def test_names_stand_on_the_slips_with_their_roles() -> None:
    svg = drawn(position(attacker_hand="G1"))
    assert "Ania: Atakujący" in svg
    assert "Olek: Obrońca" in svg


# -- stories ------------------------------------------------------------------------------------


def test_a_turn_is_told_in_short() -> None:
    p = position({2: ("", "R5")}, attacker_hand="Zdrada G1", defender_hand="R1")
    told = [words_for("pl", GAME).story(event, 1, NAMES) for event in play(p, "Zdrada", "@R5")]
    assert told == ["Zdrada", "różowy rzęsorek 5 na swoją stronę tamy 2"]


def test_stories_hold_no_secrets() -> None:
    drawn_card = Event("draw", {"seat": 0, "deck": "battle"}, {0: {"card": "G8"}})
    assert words_for("pl", GAME).story(drawn_card, 0, NAMES) == ""
    swap = Event("swap", {"seat": 0, "count": 1, "other_count": 0}, {0: {"given": "G8"}})
    for one, other in pairwise([0, 1, None]):
        words = words_for("en", GAME)
        assert words.story(swap, one, NAMES) == words.story(swap, other, NAMES)
