"""What the picture must show of the rules, and how a turn is clicked on it."""

import re
from itertools import combinations
from math import dist

import pytest

from plansza.core.picture import Picture
from plansza.games.podprad.rules.position import PodPradPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.podprad.helper import GAME, play, position

FIVE = ["L6:2 C4:2", "L6:1", "L6:2", "L6:1", "L6:2"]
both_shapes = pytest.mark.parametrize("tall", [False, True])


def picture(p: PodPradPosition, tall: bool = False, seat: int | None = None) -> Picture:
    """As the seat to move sees it, or another."""
    seat = p.to_move[0] if seat is None and p.to_move else seat or 0
    return GAME.draw(p.view(seat), p.legal_moves(seat), words_for("en", GAME), tall=tall)


def clicks(drawn: Picture) -> dict[str, str]:
    """What is clicked for each move, by notation."""
    return {GAME.write_move(move): id for move, (id,) in drawn.paths.items()}


def previews(drawn: Picture) -> dict[str, str]:
    return {GAME.write_move(move): text for move, text in drawn.previews.items()}


def test_a_token_is_clicked_then_a_tile() -> None:
    """R1, R2, R3: the tile itself swims where that is possible, a badge on it jumps."""
    p = position(tokens=["L4:2 R4:1", "C5:2"], points=3)
    assert clicks(picture(p)) == {"L4:2": "token-0-0", "R4:1": "token-0-1"}
    play(p, "L4:2")
    found = clicks(picture(p))
    assert (found[">L5"], found["^L5"], found["^L6"]) == ("tile-L5", "jump-L5", "tile-L6")


def test_what_a_way_costs_is_told_before() -> None:
    """R3, R5: points, salmon lost on the way, a death, the place where a current ends (W5)."""
    p = position("L5=bear@1 L6=eagle C4=current@0", tokens=["L4:2 R4:2"], currents="add")
    play(p, "L4:2")
    told = previews(picture(p))
    assert told[">L5"] == "Cost: 1 movement point."
    assert told["^L5"] == "Cost: 2 movement points. You lose 1 salmon on the way."
    assert told["^L6"] == "Cost: 3 movement points. This token is lost on the way."
    assert told[">C4"] == "Cost: 1 movement point. You end on C5."
    assert picture(p).parts["jump-L5"].count("podprad-bone") == 1
    assert picture(p).parts["jump-L6"].count("podprad-bone") == 2


def test_why_a_tile_is_quiet() -> None:
    """R2, R4: a click on it says the reason."""
    p = position(tokens=["L4:2 R4:2", "C4:2 C4:2 C4:1"])
    play(p, "R4:2")
    assert "is full" in picture(p).reasons["tile-C4"]


@both_shapes
def test_only_possible_rotations_are_offered(tall: bool) -> None:
    """W6, U3: a wedge for every way to turn the tile, on the place itself."""
    p = position(tokens=["L5:2"], held="current", phase="lay", currents="add")
    drawn = picture(p, tall)
    assert sorted(clicks(drawn).values()) == [
        "lay-C9-0",
        "lay-C9-1",
        "lay-C9-5",
        "lay-L9-0",
        "lay-L9-1",
        "lay-R9-0",
        "lay-R9-5",
    ]
    assert previews(drawn)["L@1"] == "Arrow: north-east."
    q = position(tokens=["L5:2"], held="water", phase="lay")
    assert sorted(clicks(picture(q, tall)).values()) == ["spot-C9", "spot-L9", "spot-R9"]
    r = position(tokens=["L5:2"], held="bear eagle", phase="lay")
    assert clicks(picture(r, tall)) == {"tile:bear": "held-0", "tile:eagle": "held-1"}


@both_shapes
def test_five_tokens_on_a_tile_stay_apart(tall: bool) -> None:
    """R4: as many as a tile takes; their papers hardly overlap."""
    p = position(tokens=FIVE, seats=5)
    drawn = picture(p, tall)
    middles, size = [], 0.0
    for id in ("token-0-1", "token-1-0", "token-2-0", "token-3-0", "token-4-0"):
        found = re.search(r'x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"', drawn.parts[id])
        assert found is not None
        x, y, size = map(float, found.groups())
        middles.append((x, y))
    assert size >= 26
    assert min(dist(one, two) for one, two in combinations(middles, 2)) >= 0.95 * size


@both_shapes
def test_the_row_that_goes_next_is_marked(tall: bool) -> None:
    """R8: with the number of rounds it has."""
    for round, text in (
        (1, "gone after the next round"),
        (2, "gone after this round"),
        (5, "gone after this round"),
    ):
        p = position(tokens=["L5:2", "C4:2"] if round == 5 else ["L1:2", "C1:2"], round=round)
        assert text in picture(p, tall).parts["breaks"]


@both_shapes
def test_points_left_are_always_there(tall: bool) -> None:
    """R1: five drops, and those spent are pale."""
    p = position(tokens=["L4:2 R4:2", "C5:2"], points=3)
    points = picture(p, tall).parts["points"]
    assert points.count("podprad-drop") == 5
    assert points.count(' opacity=".16"') == 2


@both_shapes
def test_the_end_shows_the_score_line_by_line(tall: bool) -> None:
    """E2: salmon, eggs and their sum for everybody, the best first."""
    p = position(tokens=["*3:1 L10:1", "*5:2 *2:2", "*1:1"], round=12, last=10, points=0)
    p.settle(None)
    drawn = picture(p, tall, seat=0)
    assert "yellow: 1 for salmon, 1 for eggs, 2 in all" in drawn.parts["sheet"]
    assert re.findall(r"podprad-mark-(\d)", drawn.parts["sheet"]) == ["1", "0", "2"]


def test_colour_never_speaks_alone() -> None:
    """U1: every player's tokens have a shape of their own."""
    p = position(tokens=FIVE, seats=5)
    marks = {
        re.findall(r"podprad-mark-\d", picture(p).parts[f"token-{seat}-0"])[0] for seat in range(5)
    }
    assert len(marks) == 5


def test_the_pool_holds_everybody() -> None:
    """R4, G5: twenty tokens on one space are all drawn."""
    home = "*4:2 *4:2 *4:1 *4:2"
    p = position(tokens=["*4:2 *4:2 *4:1 L9:2", home, home, home, home], seats=5, round=9, last=10)
    drawn = picture(p)
    assert sum(id.startswith("token-") for id in drawn.parts) == 20


@both_shapes
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_on_the_slips(tall: bool, language: str) -> None:
    """Where people sit: their names, shortened if need be, and whole for those who listen; where
    nobody does, the colours."""
    p, words = position(tokens=["L5:2", "C4:2"], seats=2), words_for(language, GAME)
    names = ("Ania", "Bartłomiej Wielkoduszny z Kozich Głów")
    drawn = GAME.draw(p.view(0), [], words, tall=tall, names=names)
    assert f">Ania {words('player-you')}<" in drawn.parts["player-0"]
    assert re.search(">Bartł[^<]*…<", drawn.parts["player-1"])
    assert f"{names[1]}, {words('colour', colour='red')}:" in drawn.parts["player-1"]
    assert "Ania" in drawn.parts["status"]
    alone = GAME.draw(p.view(0), [], words, tall=tall)
    assert f">{words('colour', colour='red').capitalize()}<" in alone.parts["player-1"]


# -- what is told ---------------------------------------------------------------------------------


@both_shapes
def test_a_heron_is_warned_of_like_bear_and_eagle(tall: bool) -> None:
    """R6: before a salmon comes to stand under it, with a bone and in the preview."""
    p = position("L5=heron C4=water", tokens=["L4:2 R4:2"], points=2)
    play(p, "L4:2")
    drawn = picture(p, tall)
    told = previews(drawn)
    assert told[">L5"] == (
        "Cost: 1 movement point. "
        "If you stay here, the heron takes a salmon at the end of your turn."
    )
    assert told["^L5"] == (
        "Cost: 2 movement points. The heron here takes a salmon at the end of this turn."
    )
    assert "heron" not in told[">C4"]
    assert "podprad-bone" in drawn.parts["danger-L5"]
    assert [id for id in drawn.parts if id.startswith("danger")] == ["danger-L5"]


def test_a_heron_may_take_a_token_s_last_salmon() -> None:
    """R6: only if no other token of the player is there to pay."""
    p = position("L5=heron", tokens=["L4:1 R4:2"])
    play(p, "L4:1")
    assert previews(picture(p))[">L5"].endswith("your turn, the last of this token.")
    p = position("L5=heron", tokens=["L4:1 L5:2"])
    play(p, "L4:1")
    assert previews(picture(p))[">L5"].endswith("at the end of your turn.")


def test_a_heron_over_salmon_that_stay_is_marked() -> None:
    """R6: for the one whose turn it is, before anything is chosen."""
    p = position("L5=heron", tokens=["L5:2 R6:2", "C5:2"])
    assert "danger-L5" in picture(p).parts
    assert "danger-L5" not in picture(p, seat=1).parts


def test_everybody_has_a_badge_of_his_own() -> None:
    """U1: in the shape and the colour of his tokens."""
    found = GAME.pictures().badges(position(tokens=FIVE, seats=5).view(0))
    assert len(set(found)) == 5
    for seat, markup in enumerate(found):
        assert f"#podprad-mark-{seat}" in markup


def test_the_prompt_stands_nowhere_in_the_picture() -> None:
    """The page says it, once."""
    words = words_for("en", GAME)
    for p in (
        position(tokens=["L4:2 R4:2", "C5:2"]),
        position(tokens=["L5:2"], held="bear eagle", phase="lay"),
        position(tokens=["L5:2"], held="bear", phase="lay"),
    ):
        for seat in range(p.setup.seats):
            asked = words.prompt(p.view(seat).prompt(), ["Ania", "Olek", "Iga"])
            assert asked.rstrip(".") not in picture(p, seat=seat).svg
