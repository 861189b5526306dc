"""The coach of Drako: what it says is so."""

from typing import Any

import pytest

from plansza.core import FastChance
from plansza.core.contract import Event, Phrase, Position
from plansza.games.drako.game import Drako
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.rules.position import DrakoPosition, start
from tests.lessons.remarks import check_twin, heard_by, said, the_coach

GAME = Drako()


def table(duel: str, **stage: Any) -> DrakoPosition:
    fresh = start(GAME.setup(duel=duel, first="1"), FastChance(1))
    return staged(fresh, {key.replace("_", "-"): value for key, value in stage.items()})


def now(position: Position, seat: int | None = None) -> dict[str, Phrase]:
    seat = position.to_move[0] if seat is None else seat
    return {phrase[0]: phrase for phrase in the_coach(GAME).now(position.view(seat))}


# -- positions ------------------------------------------------------------------------------------

NEAR = "knight:d2 archer1:e1 thrower:c2/6 berserker:a3"


@pytest.mark.parametrize(
    ("cards", "figures", "code", "facts"),
    [
        ("A-2", NEAR, "kill", {"card": "A-2", "target": "thrower", "wins": "no"}),
        ("A-2", "knight:d2 thrower:c2/6", "kill", {"target": "thrower", "wins": "yes"}),
        ("A-1|S", NEAR, "strike", {"figure": "knight", "target": "thrower", "guard": "cards"}),
        ("Bow-2", "archer1:e1 thrower:c1", "shot", {"figure": "archer1", "target": "thrower"}),
        ("Reinforce|M1-1", NEAR, "reinforce", {"plates": "no"}),
        ("A-2", "knight:e2/4 thrower:a1", "weak", {"figure": "knight", "last": "yes"}),
    ],
)
def test_what_a_card_in_hand_can_do(
    cards: str, figures: str, code: str, facts: dict[str, Any]
) -> None:
    found = now(table("knights-trolls", figures=figures, knights=cards, trolls="S A-3"))
    assert code in found
    assert facts.items() <= found[code][1].items()


@pytest.mark.parametrize(
    ("cards", "figures", "code"),
    [
        ("A-2", "knight:d2 thrower:c2", "kill"),  # two wounds of eight
        ("A-2", "knight:e2 thrower:a1", "strike"),  # too far
        ("Bow-2", "archer1:e1 knight:d1 thrower:a1", "shot"),  # his own knight is in the way
        ("Reinforce|M1-1", "archer1:e1 thrower:a1", "reinforce"),  # without the knight
        ("Reinforce|M1-1", "knight:e2 archer1:e1 archer2:e3 thrower:a1", "reinforce"),
        ("A-2 A-2 A-2 A-2", NEAR, "hand"),  # two more are six
        ("A-2 Bow-2", NEAR, "shield"),
    ],
)
def test_what_is_not_so_is_not_said(cards: str, figures: str, code: str) -> None:
    assert code not in now(table("knights-trolls", figures=figures, knights=cards, trolls="S"))


@pytest.mark.parametrize(
    ("duel", "seat", "clock"),
    [
        ("knights-trolls", 0, "theirs-loses"),
        ("knights-trolls", 1, "mine-loses"),
        ("dragon-dwarves", 1, "mine-loses"),
        ("trolls-dragon", 0, "unending"),
        ("trolls-dwarves", 1, "counted"),
        ("knights-dragon", 1, "theirs-loses"),
        ("knights-dwarves", 0, "theirs-wins"),
        ("knights-dwarves", 1, "mine-wins"),
    ],
)
def test_the_goal_says_whose_the_clock_is(duel: str, seat: int, clock: str) -> None:
    position = GAME.start(GAME.setup(duel=duel, first="1"), FastChance(1))
    assert now(position, seat)["goal"][1]["clock"] == clock


def test_a_newcomer_hears_first_what_a_turn_is_and_what_wins() -> None:
    position = GAME.start(GAME.setup(duel="knights-trolls", first="1"), FastChance(3))
    found = the_coach(GAME).now(position.view(1))
    assert [code for code, _ in found][:2] == ["turn", "goal"]


def answer_to(hand: str, spent: str = "") -> dict[str, Phrase]:
    """What the knights' player hears when the thrower strikes the knight."""
    position = table(
        "knights-trolls", figures="knight:d2 thrower:c2", knights=hand, trolls="A-3",
        trolls_deck="S S", turn="trolls", spent=spent,
    )  # fmt: skip
    for move in ("play:A-3", "use1", "throwerxknight"):
        position.play(1, GAME.read_move(move))
    return now(position)


def test_an_attack_is_answered_with_what_there_is() -> None:
    assert {"react", "dodge"} <= set(answer_to("SS"))
    assert answer_to("SS", "dodge").keys() & {"react", "dodge", "bare"} == {"react"}
    assert answer_to("A-2", "dodge").keys() & {"react", "dodge", "bare"} == {"bare"}


def test_wounds_tell_what_they_close() -> None:
    position = table("knights-trolls", figures="knight:d2 thrower:c2/1", knights="A-2 A-2")
    position.board.turns = 4
    events: list[Event] = []
    for move in ("play:A-2", "use1", "knightxthrower"):
        position.play(0, GAME.read_move(move), events.append)
    trolls = heard_by(GAME, position.view(1), events)
    assert ("lost", {"power": "throw", "mine": "yes"}) in trolls
    assert ("wound", {"figure": "thrower", "closes": "life", "count": 5}) in trolls
    knights = heard_by(GAME, position.view(0), events)
    assert ("lost", {"power": "throw", "mine": "no"}) in knights
    assert "wound" not in [code for code, _ in knights]
    check_twin(GAME, position.view(1), events, FastChance(3))


def test_it_reads_as_a_friend_would_say_it() -> None:
    phrase = now(table("knights-trolls", figures=NEAR, knights="A-2", trolls="S A-3"))["strike"]
    assert said(GAME, "pl", phrase) == (
        "Rycerz stoi obok wroga: kartą „atak 2” uderzy miotacza z siłą 2. "
        "Wróg obroni się tylko kartą z ręki, a ma ich 2."
    )
