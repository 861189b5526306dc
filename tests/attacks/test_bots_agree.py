"""What bots once gave away: a draw for the asking, and moves back after their secrets were seen."""

import pytest

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Player


def said(who: Player) -> list[str]:
    """All lines of the log about answers and what came of them."""
    log = who.state()["log"]
    kinds = ("answer", "takeback", "draw")
    return [line for each in log if each["kind"] in kinds for line in each["lines"]]


def is_answered(who: Player) -> bool:
    return who.now()["offer"] is None


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("battalia", 4, {"begins": "1"}),
        ("podprad", 4, {"begins": "1"}),
        ("drako", 2, {"first": "2"}),
        ("spor", 2, {"attacker": "1"}),
    ],
)
def test_no_draw_at_the_start(
    player: NewPlayer, game: str, seats: int, options: dict[str, str]
) -> None:
    ania = player()
    bots = [{"seat": seat, "level": "master"} for seat in range(1, seats)]
    ania.open(name="Ania", game=game, seats=seats, options=options, bots=bots)
    assert ania.now()["to_move"] == [0]
    ania.do("offer", what="draw")
    eventually(lambda: is_answered(ania), "nobody answers")
    assert ania.now()["status"] == "running"
    [line] = said(ania)
    assert "too early" in line


def test_no_take_back_after_luck_where_two_people_play(player: NewPlayer) -> None:
    ania, olek = player(), player()
    options = {"begins": "1"}
    bots = [{"seat": 2, "level": "random"}]
    olek.table = ania.open(name="Ania", game="podprad", seats=3, options=options, bots=bots)
    olek.do("sit", seat=1, name="Olek")
    ania.play()
    assert ania.now()["to_move"] == [1]
    assert not ania.now()["may_take_back"], "a tile was turned up"
    moves = [each for each in ania.state()["log"] if each["kind"] == "move"]
    ania.do("offer", what="takeback")
    olek.ask("answer", yes=True)  # unless the bot was quicker
    eventually(lambda: is_answered(ania), "the bot does not answer")
    assert [each for each in ania.state()["log"] if each["kind"] == "move"] == moves
    assert "too much has come to light" in said(ania)[-1]


@pytest.mark.parametrize("practice", [True, False])
def test_a_sparring_partner_lets_you_try_again(player: NewPlayer, practice: bool) -> None:
    """Where one person plays for practice; with hints off it is in earnest."""
    ania = player()
    bots = [{"seat": 1, "level": "greedy"}]
    ania.open(name="Ania", options={"attacker": "1"}, bots=bots, hints=practice)
    while ania.now()["to_move"] == [0]:
        ania.play()
    eventually(lambda: ania.now()["to_move"] == [0], "the bot does not move")
    ania.do("offer", what="takeback")
    eventually(lambda: is_answered(ania), "the bot does not answer")
    lines = " ".join(said(ania))
    assert ("for practice" in lines) == ("goes back" in lines) == practice
    assert ("too much has come to light" in lines) != practice
