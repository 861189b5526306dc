"""What bots and hints ask of this game: chances to win, moves worth a thought, reasons."""

import pytest

from plansza.games.drako.bots.judgement import traits
from plansza.games.drako.bots.weights import ON_TRAITS
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition
from tests.rules.drako.helper import GAME, play, position, texts

INSIGHT = GAME.insight
CLOSE = "knight:c3 archer1:e1 archer2:e3 thrower:c4{} berserker:a3"


def worthwhile(p: DrakoPosition, start: str = "") -> list[str]:
    """The moves worth a thought that begin like this."""
    seat = p.to_move[0]
    found = INSIGHT.worthwhile(p, seat, p.legal_moves(seat))
    return [text for text in map(GAME.write_move, found) if text.startswith(start)]


def why(p: DrakoPosition, move: str) -> list[str]:
    """What speaks for a move, with the figures concerned."""
    phrases = INSIGHT.why(p, p.to_move[0], GAME.read_move(move))
    return [" ".join(map(str, (code, *facts.values()))) for code, facts in phrases]


# -- chances ------------------------------------------------------------------------------------


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_wounds_make_winning_less_likely(duel: str) -> None:
    """B3: for the side that has them; both chances together are one."""
    camps = {
        "knights": "knight:e2{} archer1:e1",
        "trolls": "berserker:a3{} thrower:a1",
        "dragon": "dragon:c3{}",
        "dwarves": "brald:b1{} morin:b2",
    }
    one, two = (camps[side] for side in duel.split("-"))
    hurt = {"none": ("", ""), "first": ("/4", ""), "second": ("", "/4")}
    found = {
        who: position(duel, f"{one.format(a)} {two.format(b)}") for who, (a, b) in hurt.items()
    }
    chances = {who: INSIGHT.values(p) for who, p in found.items()}
    assert chances["first"][0] < chances["none"][0] < chances["second"][0]
    assert all(sum(both) == pytest.approx(1.0) for both in chances.values())
    p = found["none"]
    assert len(traits(p.options, p.board, p.hands)) == len(ON_TRAITS[DUEL_IDS.index(duel)])


def test_a_chance_at_a_glance_gives_no_hand_away() -> None:
    """T7: only a search may look at the hands, because it imagined them."""
    armed = position("knights-trolls", CLOSE.format(""), hands=("A-2", "A-3 A-3 S S"))
    idle = position("knights-trolls", CLOSE.format(""), hands=("A-2", "M2-2 M2-2 M1-3 M1-3"))
    assert INSIGHT.value(armed, 0) == INSIGHT.value(idle, 0)
    assert INSIGHT.value(armed, 1) != INSIGHT.value(idle, 1)
    assert INSIGHT.values(armed)[0] < INSIGHT.values(idle)[0]


def test_the_first_duel_of_a_match_counts_in_the_second() -> None:
    """O1: won before, an even duel is more than half of the match; more so with wounds dealt."""
    chances = []
    for leg in ([1, 0, 9], [1, 5, 5], [0, 5, 5], [0, 9, 0]):
        p = position("knights-trolls", CLOSE.format(""), match="return")
        p.legs = [leg]
        chances.append(INSIGHT.values(p)[0])
    assert chances == sorted(chances)
    assert chances[0] < 0.1


def test_a_card_in_play_is_played_to_its_end_before_judging() -> None:
    """T3, T7: neither a symbol nor an answer that is due is quiet."""
    p = position("knights-trolls", CLOSE.format(""), hands=("A-2", "S"))
    quiet = [INSIGHT.quiet(p)]
    for move in ("play:A-2", "use1", "knightxthrower", "endure"):
        play(p, move)
        quiet.append(INSIGHT.quiet(p))
    assert quiet == [True, False, False, False, True]


# -- moves worth a thought ------------------------------------------------------------------------


def test_a_card_is_not_thrown_away_while_there_are_cards_to_draw() -> None:
    """T3: unless the hand is full or the deck empty."""
    p = position("knights-trolls", CLOSE.format(""), hands=("A-2", ""))
    play(p, "play:A-2")
    assert worthwhile(p) == ["use1"]
    p = position("knights-trolls", CLOSE.format(""), hands=("A-2", ""), decks=("", None))
    play(p, "play:A-2")
    assert "waste" in worthwhile(p)


def test_of_two_orders_one_is_enough() -> None:
    """T5, T6: who moved second could have moved first; all who can strike do."""
    p = position("knights-trolls", CLOSE.format(""), hands=("M2-1", ""))
    play(p, "play:M2-1", "use1", "archer1>d1")
    assert worthwhile(p, "knight>") == []
    assert len(worthwhile(p, "archer2>")) == len(texts(p, "archer2>")) > 0
    p = position("knights-trolls", "knight:c3 archer1:b3 thrower:c4", hands=("A2-1/1", "S"))
    play(p, "play:A2-1/1", "use1")
    assert worthwhile(p) == ["knightxthrower"]
    play(p, "knightxthrower")
    assert worthwhile(p) == ["archer1xthrower"]


# -- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wounds", "hand", "expected"),
    [
        ("", "S", "wound thrower 2"),
        ("/1", "S", "cripple thrower"),
        ("/6", "S", "kill thrower"),
        ("", "", "no-cards"),
    ],
)
def test_why_an_attack(wounds: str, hand: str, expected: str) -> None:
    """T6, B3: what it does unless it is blocked; already said of the card that it needs."""
    p = position("knights-trolls", CLOSE.format(wounds), hands=("A-2", hand))
    assert expected in why(p, "play:A-2")
    play(p, "play:A-2", "use1")
    assert expected in why(p, "knightxthrower")


def test_why_a_move() -> None:
    """T5: into reach, or out of it."""
    p = position("knights-trolls", CLOSE.format(""), hands=("M1-2", ""))
    play(p, "play:M1-2", "use1")
    assert why(p, "archer1>d1") == []
    assert why(p, "archer1>e2") == ["reach archer1 thrower"]
    assert why(p, "knight>d1") == ["escape knight"]
    assert why(p, "knight>e2") == ["retreat knight"]


@pytest.mark.parametrize(
    ("wounds", "expected"),
    [(0, "save-wounds thrower 2"), (2, "save-power thrower"), (6, "save-life thrower")],
)
def test_why_a_block(wounds: int, expected: str) -> None:
    """T7, B3: the wounds, the power or the life that it saves."""
    p = position("knights-trolls", CLOSE.format(f"/{wounds}"), hands=("A-2", "S"))
    play(p, "play:A-2", "use1", "knightxthrower")
    assert why(p, "block:S@1") == [expected]
    assert why(p, "endure") == ["spare-shield"]


def test_why_a_draw() -> None:
    """T2, E1: for the cards, and because the trolls' time runs out."""
    p = position("knights-trolls", CLOSE.format(""), hands=("A-2", "S"))
    assert why(p, "draw") == ["refill", "wait 38"]
