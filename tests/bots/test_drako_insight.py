"""What bots and hints ask of this game: chances to win, moves worth a thought, reasons."""

import pytest

from plansza.core.chance import FastChance
from plansza.games.drako.bots.judgement import traits
from plansza.games.drako.bots.weights import ON_TRAITS
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS
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


def test_a_field_just_left_is_worth_a_second_walk() -> None:
    """T5: only in this order can the thrower follow; walks possible in both are dropped."""
    figures = "thrower:a1 berserker:a2 knight:b1 archer1:b2"
    p = position("knights-trolls", figures, turn=1, hands=("", "M2-1|S(2)"))
    play(p, "play:M2-1|S(2)", "use1", "berserker>a3")
    assert texts(p) == ["thrower>a2", "done"]
    assert worthwhile(p) == ["thrower>a2", "done"]
    open_field = position("knights-trolls", "thrower:a1 berserker:a3", turn=1, hands=("", "M2-2"))
    play(open_field, "play:M2-2", "use1", "berserker>c4")
    assert worthwhile(open_field) == ["thrower>a3", "done"]


def outcomes(p: DrakoPosition, pruned: bool) -> set[tuple[int, ...]]:
    """Where the figures may stand after the card, by all moves or by the worthwhile ones."""
    found: set[tuple[int, ...]] = set()
    seat = p.to_move[0]
    moves = p.legal_moves(seat)
    for move in INSIGHT.worthwhile(p, seat, moves) if pruned else moves:
        twin = p.copy()
        twin.step(seat, move)
        if twin.board.phase == p.board.phase:
            found |= outcomes(twin, pruned)
        else:
            found.add(tuple(twin.board.places))
    return found


@pytest.mark.parametrize("card", ["M2-1|S(2)", "M2-2"])
def test_whatever_two_can_walk_to_is_considered(card: str) -> None:
    """In random throngs: dropping orders never drops a way to stand."""
    chance = FastChance(3)
    for _ in range(15):
        fields = list(range(FIELDS))
        chance.shuffle(fields)
        names = ("thrower", "berserker", "knight", "archer1", "archer2")
        figures = " ".join(f"{n}:{FIELD_NAMES[f]}" for n, f in zip(names, fields, strict=False))
        p = position("knights-trolls", figures, turn=1, hands=("", card))
        play(p, f"play:{card}")
        if "use1" in texts(p):
            play(p, "use1")
            assert outcomes(p, pruned=True) == outcomes(p, pruned=False)


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
