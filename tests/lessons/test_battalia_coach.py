"""The coach of Battalia: what it says is so."""

from typing import Any

import pytest

from plansza.core import FastChance
from plansza.core.contract import Event, Phrase, Position
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.guide import STAGE
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from tests.lessons.remarks import check_twin, heard_by, said, the_coach

GAME = Battalia()


LAND = "b2:CityCross:G:0 f6:CityCross:R:0 f2:CityCross:Y:0 b3:Straight:G:0 f3:Straight:R:0"


def table(mode: str = "advanced", **stage: Any) -> BattaliaPosition:
    """The green player's turn; he has a city on b2, and nobody's is on f2."""
    setup = GAME.setup(2, mode=mode, factions="draft", draft="top")
    fresh = GAME.start(setup, FastChance(3))
    ground = {"factions": "green red gold", "gates": "b4:R f4:G", "land": LAND, "day": 3}
    return STAGE(fresh, {**ground, **stage})


def now(position: Position) -> dict[str, Phrase]:
    seat = position.to_move[0]
    return {phrase[0]: phrase for phrase in the_coach(GAME).now(position.view(seat))}


def after(position: Position, *moves: str) -> list[Phrase]:
    """What the one who moved hears of these moves."""
    seat, events = position.to_move[0], list[Event]()
    for move in moves:
        position.play(seat, GAME.read_move(move), events.append)
    view = position.view(seat)
    check_twin(GAME, view, events, FastChance(5))
    return heard_by(GAME, view, events)


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "code", "facts"),
    [
        ("GPriest GFreeman Supply*4", "turn", {"rank": "Priest"}),
        ("GFreeman*2 RFreeman Supply*3", "found", {"level": 1}),
        ("GChief RChief Supply*4", "raise", {"square": "b2", "level": 2}),
        ("GPriest Supply*5", "upgrade", {"card": "GPriest", "rank": "Lord"}),
        ("GFreeman GChief GPriest Supply*3", "cohort", {"colour": "green", "count": 1}),
        ("GTitle GFreeman Supply*4", "artefact", {"type": "Title", "lit": "no"}),
        ("RTool Supply*5", "oracle", {"type": "Tool"}),
        ("GWeapon Supply*5", "hero", {"square": "b2", "alone": "no"}),
        ("GFreeman*2 Supply*4", "road", {"count": 2}),
        ("GHorse Dust Supply*2", "march", {"count": 7, "ride": 3}),
        ("Supply", "goal", {"own": 1, "other_score": 1, "most": 5, "week": 6}),
    ],
)
def test_what_a_hand_can_do(hand: str, code: str, facts: dict[str, Any]) -> None:
    found = now(table(hand=hand, nation="Supply*6"))
    assert code in found
    assert facts.items() <= found[code][1].items()


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("GFreeman*2 RChief Supply*3", "found"),  # not three of a rank
        ("GFreeman*2 Supply*4", "raise"),  # no city of level 0
        ("GPriest Supply*2 RFreeman", "upgrade"),  # a supply is missing
        ("GFreeman RFreeman GChief Supply*3", "cohort"),
        ("GHorse Supply*5", "oracle"),  # the tool is lit
        ("GPriest RPriest Supply", "turn"),  # nobody can be hired
        ("GWeapon Supply", "hero"),
        ("GPriest GFreeman Supply*4", "end"),
    ],
)
def test_what_is_not_so_is_not_said(hand: str, code: str) -> None:
    assert code not in now(table(hand=hand, nation="Supply*6"))


@pytest.mark.parametrize(
    ("mode", "hand", "where", "won"),
    [
        ("advanced", "GWeapon GPriest Supply*2", "f2", (5, 4)),  # with morale
        ("advanced", "GWeapon RPriest GChief Supply", "f2", (6, 4)),  # the cards alone
        ("advanced", "GWeapon RPriest Supply*2", "f2", None),  # a tie
        ("advanced", "GLord*2 Supply*2", "f2", None),  # no weapon
        ("advanced", "GWeapon GPriest Supply*2", "b3", None),  # too far
        ("heroic", "GWeapon GPriest Supply*2", "f2", None),  # guarded by six
    ],
)
def test_a_battle_that_can_be_won_now(
    mode: str, hand: str, where: str, won: tuple[int, int] | None
) -> None:
    position = table(mode, hand=hand, nation="Supply*6", heroes=f"1.1:{where}")
    told = now(position).get("conquer")
    assert (told and (told[1]["own"], told[1]["against"])) == won
    if told is None:
        return
    assert (told[1]["square"], told[1]["level"]) == ("f2", 4)
    units = [card for card in hand.split() if card[1:] in ("Priest", "Chief")]
    for move in ("storm:f2", "GWeapon", *units):  # and so it is
        position.play(0, GAME.read_move(move))
    assert position.board.owner[SQUARE_NAMES.index("f2")] == 0


def test_a_hero_at_the_gates_of_a_city() -> None:
    cities = {"land": f"{LAND} c2:CityCross:G:0", "cities": "b2:1:2 c2:1:1"}
    found = now(table(hand="GFreeman Supply", heroes="2.1:b2", **cities))
    assert found["danger"][1] == {"square": "b2", "other_seat": 1}
    assert "danger" not in now(table(hand="GFreeman Supply", heroes="2.1:b3", **cities))
    last = now(table(hand="GFreeman Supply", heroes="2.1:b2"))
    assert "danger" not in last  # nobody's last city is attacked


@pytest.mark.parametrize(
    ("cards", "week", "day", "facts"),
    [
        (18, 2, 7, {"what": "win", "royal": "Queen", "count": 18, "need": 2, "days": 1}),
        (20, 3, 6, {"what": "win", "royal": "Queen", "need": 0, "days": 2}),
        (18, 1, 7, None),  # the first checkpoint counts nothing
        (18, 2, 5, None),  # there is time
        (18, 6, 7, None),  # a Queen comes too late
        (9, 2, 7, None),  # too far from it
    ],
)
def test_the_deck_before_a_checkpoint(
    cards: int, week: int, day: int, facts: dict[str, Any] | None
) -> None:
    position = table(hand="GFreeman*3", nation=f"Supply*{cards - 3}", week=week, day=day)
    told = now(position).get("check")
    assert (told is None) == (facts is None)
    assert told is None or (facts or {}).items() <= told[1].items()
    assert ("last" in now(position)) == (week == 6)


def test_what_is_hired_waits_in_the_shelter() -> None:
    position = table(hand="GPriest Supply*4", nation="Supply*5", tops="Priest:R")
    told = after(position, "hire:Priest", "GPriest", "pay")
    assert ("shelter", {"card": "RPriest", "count": 5}) in told


def test_a_line_in_battle() -> None:
    position = table(hand="GWeapon RChief GPriest", nation="Supply*6", heroes="1.1:f2")
    told = dict(after(position, "storm:f2", "GWeapon"))
    assert told["morale"] == {"count": 1}
    assert {"own": 2, "against": 4, "count": 3}.items() <= told["ahead"].items()
    assert "morale" not in dict(after(position, "RChief"))


def test_it_reads_as_a_friend_would_say_it() -> None:
    found = now(table(hand="GWeapon GPriest Supply*2", heroes="1.1:f2"))
    assert said(GAME, "pl", found["conquer"]) == (
        "Możesz zdobyć niczyje miasto na f2: zwykłe karty z ręki dają 5 do 4. "
        "Będzie od razu twoje, z poziomem 4."
    )
