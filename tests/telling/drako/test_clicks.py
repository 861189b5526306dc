"""What is clicked: whom or where is enough, figures and symbols follow where they are clear."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import NO_MOVE
from plansza.core.picture import Picture
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import words_for
from tests.rules.drako.helper import GAME, play, position

WORDS = words_for("en", GAME)
ALL = "knight:d3 archer1:e1 archer2:e3 thrower:a1 berserker:b2"


def drawn(p: DrakoPosition) -> Picture:
    """What the one to move sees."""
    seat = p.to_move[0]
    return GAME.draw(p.view(seat), p.legal_moves(seat), WORDS)


def gestures(p: DrakoPosition) -> dict[str, list[str]]:
    """All clicks that mean something, by what they do: `{"use1 knightxthrower": ["figure-…"]}`."""
    picture = drawn(p)
    found: dict[str, list[str]] = {}
    for move, path in picture.paths.items():
        found.setdefault(GAME.write_move(move), []).append(" ".join(path))
    for way in picture.ways:
        moves = " ".join(GAME.write_move(move) for move in way.moves)
        found.setdefault(moves, []).append(" ".join(way.path))
    return found


def after(duel: str, figures: str, card: str, turn: int = 0, **more: str) -> DrakoPosition:
    """A card has been played, by the first click."""
    hands = (card, "") if turn == 0 else ("", card)
    p = position(duel, figures, turn=turn, hands=hands, **more)  # type: ignore[arg-type]
    play(p, f"play:{card}")
    return p


# -- a strike takes two clicks: the card, then the enemy ------------------------------------------


@pytest.mark.parametrize(
    ("duel", "figures", "card", "moves"),
    [
        ("knights-trolls", "knight:c3 thrower:b2", "A-2", "use1 knightxthrower"),
        ("knights-trolls", "archer1:e3 thrower:b2", "Bow-2|M1-1", "use1 archer1xthrower"),
        ("trolls-dragon", "thrower:a1 berserker:b2 dragon:a3", "Rock-3", "use1 throwerxdragon"),
        ("trolls-dragon", "berserker:a1 dragon:c3", "Charge|M1-2", "use1 hit:SE"),
        ("dragon-dwarves", "dragon:c3 brald:c4", "A-1|M1-2", "use1 dragonxbrald"),
        ("dragon-dwarves", "dragon:c3 brald:c5", "Fly|Fire-1", "use2 dragonxbrald"),
        ("dragon-dwarves", "dragon:c3 urpen:c4", "Net", "use1 urpenxdragon"),
        ("dragon-dwarves", "dragon:c3 morin:c5", "Xbow-1|M1-1", "use1 morinxdragon"),
    ],
)
def test_t3_after_the_card_the_enemy_is_enough(
    duel: str, figures: str, card: str, moves: str
) -> None:
    dwarves = card in ("Net", "Xbow-1|M1-1")
    found = gestures(after(duel, figures, card, turn=int(dwarves)))
    enemy = figures.split()[0 if dwarves else -1].partition(":")[0]
    assert f"figure-{enemy}" in found[moves]


def test_t6_where_two_could_strike_the_figure_is_asked_after_its_target() -> None:
    figures = "knight:c3 archer1:c2 archer2:e3 thrower:a1 berserker:b2"
    found = gestures(after("knights-trolls", figures, "A-2"))
    assert found["use1 knightxberserker"] == [
        "figure-berserker figure-knight",
        "figure-knight figure-berserker",
    ]
    assert "figure-berserker" not in [click for each in found.values() for click in each]


def test_t5_a_field_that_one_figure_reaches_is_enough_and_figure_first_works_too() -> None:
    found = gestures(after("knights-trolls", "knight:e2 archer1:a1 thrower:a3", "M1-2"))
    assert found["use1 knight>d2"] == ["field-d2", "figure-knight field-d2"]


def test_t6_the_second_of_a_pair_is_asked_in_the_same_way() -> None:
    figures = "knight:c3 archer1:c2 archer2:e3 thrower:a1 berserker:b2"
    p = after("knights-trolls", figures, "A2-1/1")
    play(p, "use1", "knightxberserker")
    assert gestures(p)["archer1xberserker"] == [
        "figure-berserker",
        "figure-archer1 figure-berserker",
    ]
    assert gestures(p)["done"] == ["done"]


def test_p5_running_and_walking_to_the_same_field_are_one() -> None:
    found = gestures(after("knights-trolls", "knight:e1 thrower:e3 berserker:c1", "Charge|M1-2", 1))
    assert found["use1 run:NE"] == ["field-a1", "figure-berserker field-a1"]
    assert "use2 berserker>a1" not in found
    assert found["use2 berserker>b1"] == ["field-b1", "figure-berserker field-b1"]


def test_p3_who_returns_cannot_be_pointed_at_but_the_symbol_can() -> None:
    figures = "knight:d2 archer1:a1 thrower:a3"
    found = gestures(after("knights-trolls", figures, "Reinforce|M1-1"))
    assert found["use1 archer2>e1"] == ["field-e1 symbol-1"]
    assert found["use2 knight>e1"][0] == "field-e1 figure-knight"
    assert found["use1 archer2>e3"] == ["field-e3"]


def test_x4_a_figure_that_may_walk_is_not_armoured_by_one_careless_click() -> None:
    found = gestures(after("knights-dwarves", "knight:e2 archer1:e1 brald:a1", "Reinforce|M1-1"))
    assert found["use1 plate:knight"] == ["figure-knight symbol-1"]
    assert found["use1"] == ["symbol-1"]


def test_b2_the_last_of_its_kind_needs_only_its_field() -> None:
    p = GAME.start(GAME.setup(duel="knights-dragon", first="1"), FastChance(3))
    assert isinstance(p, DrakoPosition)
    assert "field-a1 figure-knight" in gestures(p)["knight>a1"]
    play(p, "knight>a1")
    assert gestures(p)["archer1>a2"] == ["field-a2", "figure-archer1 field-a2"]


# -- a charge is told by where it ends ------------------------------------------------------------


@pytest.mark.parametrize("used", [False, True])
def test_p5_a_charge_is_told_by_where_it_ends(used: bool) -> None:
    p = after("knights-trolls", "knight:c4 thrower:a3 berserker:c1", "Charge", 1)
    if used:
        play(p, "use1")
    picture = drawn(p)
    said = {way.path: way.words for way in picture.ways}
    assert said["figure-berserker", "figure-knight"] == "Charge at the knight: two blows"
    assert said["figure-berserker", "field-a1"] == "Charge to a1"
    if used:
        assert picture.previews[GAME.read_move("run:NE")] == "Charge to a1"
    assert not any("north" in text or "west" in text for text in said.values())


# -- answers --------------------------------------------------------------------------------------


def test_t7_which_attack_is_asked_only_where_a_card_could_stop_several() -> None:
    figures = "knight:c3 archer1:b3 archer2:e3 thrower:b2 berserker:a3"
    p = position("knights-trolls", figures, turn=1, hands=("SS A-1|S Bow-2", "A2-2/1"))
    play(p, "play:A2-2/1", "use1", "throwerxknight", "berserkerxarcher1", "assign:thrower")
    assert gestures(p)["block:SS@2"] == ["card-SS attack-2"]
    assert gestures(p)["dodge@1"] == ["dodge"], "the knight is struck once"
    play(p, "dodge@1")
    assert gestures(p)["block:SS@2"] == ["card-SS"]


def test_a_field_stands_for_whoever_is_on_it_and_for_the_attack_on_him() -> None:
    p = position("knights-trolls", "knight:c3 thrower:b2", turn=1, hands=("SS", "A-3"))
    assert 'data-for="figure-thrower"' in drawn(p).parts["field-b2"]
    play(p, "play:A-3", "use1", "throwerxknight")
    assert 'data-for="attack-1"' in drawn(p).parts["field-c3"]


# -- what is taken by itself ----------------------------------------------------------------------


def test_the_only_thing_that_a_symbol_can_do_is_done() -> None:
    p = after("dragon-dwarves", "dragon:c3 urpen:c4 brald:a1", "Net", 1)
    assert p.forced() == NO_MOVE, "the card may still be laid aside"
    play(p, "use1")
    assert p.forced() == GAME.read_move("urpenxdragon")
    q = after("knights-trolls", "knight:c3 archer1:b3 thrower:b2", "A-3", 1)
    play(q, "use1")
    assert q.forced() == NO_MOVE, "there are two to strike"


def test_what_a_hand_decides_luck_and_losses_are_never_taken_by_themselves() -> None:
    p = position("knights-trolls", "knight:c3 thrower:b2", turn=1, hands=("Bow-2", "A-3"))
    play(p, "play:A-3", "use1", "throwerxknight", "dodge@1", "done")
    q = position("knights-trolls", "archer1:c3 thrower:b2", turn=1, hands=("Bow-2", "A-3"))
    play(q, "play:A-3", "use1", "throwerxarcher1")
    assert len(q.legal_moves(0)) == 1
    assert q.forced() == NO_MOVE, "that nothing is there to block with is nobody's business"
    empty = position("knights-trolls", ALL)
    assert [GAME.write_move(move) for move in empty.legal_moves(0)] == ["draw"]
    assert empty.forced() == NO_MOVE, "luck ends taking back"
    idle = after("knights-trolls", ALL, "SS")
    assert [GAME.write_move(move) for move in idle.legal_moves(0)] == ["waste"]
    assert idle.forced() == NO_MOVE, "a card laid aside for nothing may be a slip of the finger"
