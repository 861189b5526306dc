"""What the picture must show of the rules, and how a turn is clicked on it."""

import re
from itertools import combinations
from math import dist
from random import Random

import pytest

from plansza.core.chance import FastChance
from plansza.core.picture import Picture, Way
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
    return {GAME.write_move(move): " ".join(path) for move, path in drawn.paths.items()}


def shortcuts(drawn: Picture) -> dict[str, str]:
    """What is clicked for several moves at once; the shortest gesture for each."""
    ways = sorted(drawn.ways, key=lambda way: -len(way.path))
    return {written(way): " ".join(way.path) for way in ways if len(way.moves) > 1}


def drags(drawn: Picture) -> list[str]:
    """What is clicked or dragged besides, for single moves."""
    return [" ".join(way.path) for way in drawn.ways if len(way.moves) == 1]


def written(way: Way) -> str:
    return " ".join(map(GAME.write_move, way.moves))


def previews(drawn: Picture) -> dict[str, str]:
    """What moves and shortcuts say they would bring."""
    found = {GAME.write_move(move): text for move, text in drawn.previews.items()}
    return found | {written(way): way.preview for way in drawn.ways}


def edge_of(part: str) -> str:
    """The outline that is lit."""
    found = re.search(r'<\w+ class="edge"[^>]*>', part)
    assert found is not None
    return found[0]


def box_of(part: str) -> tuple[float, float, float, float]:
    """The left, upper, right and lower end of a thing's outline."""
    found = re.findall(r"([\d.]+) ([\d.]+)", edge_of(part).partition(' d="')[2])
    across, down = [float(x) for x, _ in found], [float(y) for _, y in found]
    return min(across), min(down), max(across), max(down)


def lies_in(part: str, width: float, height: float) -> bool:
    """Whether all of a thing is in sight."""
    left, top, right, bottom = box_of(part)
    return left >= 0 and top >= 0 and right <= width and bottom <= height


def test_a_token_is_clicked_then_a_place() -> None:
    """R1, R2, R3: the whole tile is clicked; where one can swim and jump, a slip on it jumps."""
    p = position("L6=waterfall C5=bear@2", tokens=["L4:2 R4:1", "C5:2"], points=3)
    assert clicks(picture(p)) == {"L4:2": "token-0-0", "R4:1": "token-0-1"}
    play(p, "L4:2")
    drawn = picture(p)
    found = clicks(drawn)
    assert (found[">L5"], found["^L5"], found["^L6"]) == ("swim-0-L5", "jump-0-L5", "jump-0-L6")
    assert "rect" in edge_of(drawn.parts["jump-0-L5"])
    assert "path" in edge_of(drawn.parts["jump-0-L6"]), "nobody swims into a waterfall from below"


def test_a_swim_of_several_tiles_is_one_gesture() -> None:
    """R2: as long as nothing happens on the way; with the cost of all of it."""
    p = position("L5=eagle C5=heron", tokens=["L4:2 R4:1", "R5:2"], points=4)
    play(p, "L4:2")
    drawn = picture(p)
    assert "token-0-0 swim-0-L5" in drags(drawn)
    found = shortcuts(drawn)
    assert found[">C4 C4:2 >C5"] == "swim-0-C5"
    assert ">L5 L5:1 >L6" not in found, "the eagle stops it"
    assert found[">C4 C4:2 >C5 C5:2 >L6"] == "swim-0-L6"
    assert previews(drawn)[">C4 C4:2 >C5"].startswith("Cost: 2 movement points. If you stay here")


def test_a_chip_handed_on_is_decided_alone() -> None:
    """W1: what cannot be taken back is never part of something longer."""
    p = position(tokens=["L4:2 R4:1", "C5:2"], points=4, chips="on")
    play(p, "L4:2")
    assert shortcuts(picture(p)) == {}


def test_a_dragged_token_sees_where_it_can_go() -> None:
    """R2, R3: with the price; out of sight until then, for a token is chosen by a click."""
    p = position("L5=heron", tokens=["L4:2 R4:1", "C6:2"], points=3)
    drawn = picture(p)
    found = shortcuts(drawn)
    assert found["L4:2 >L5"] == "swim-0-L5 token-0-0"
    assert found["R4:1 ^R6"] == "jump-1-R6 token-0-1"
    assert found["R4:1 >R5 R5:1 >R6"] == "swim-1-R6 token-0-1"
    steps = [part for id, part in drawn.parts.items() if id.startswith(("swim", "jump"))]
    assert len(steps) == len(found)
    assert all('display="none"' in part for part in steps)
    assert "podprad-bone" in drawn.parts["swim-0-L5"]


@pytest.mark.parametrize("tall", [False, True])
def test_a_tile_stands_for_its_token(tall: bool) -> None:
    """R1: a thumb is larger than a token; a pair and a single salmon have a side each."""
    p = position(tokens=["L4:2 L4:1 R4:1", "C5:2"])
    places = picture(p, tall).parts["places"]
    stands = re.findall(r'<g data-for="([^"]+)"[^>]*><(\w+)', places)
    assert stands == [("token-0-0", "circle"), ("token-0-1", "circle"), ("token-0-2", "path")]
    play(p, "R4:1")
    assert "places" not in picture(p, tall).parts
    q = position(tokens=["L5:2"], held="bear water water", phase="lay")
    assert 'data-for="held-0"' in picture(q, tall).parts["places"], "tiles that are alike"


def test_what_a_way_costs_is_told_before() -> None:
    """R3, R5: points, salmon lost on the way, a death, the place where a current ends (W5)."""
    p = position("L5=bear@1 L6=eagle C4=current@0", tokens=["L4:2 R4:2"], currents="add")
    play(p, "L4:2")
    told = previews(picture(p))
    assert told[">L5"] == "Cost: 1 movement point."
    assert told["^L5"] == "Cost: 2 movement points. You lose 1 salmon on the way."
    assert told["^L6"] == "Cost: 3 movement points. This token is lost on the way."
    assert told[">C4"] == "Cost: 1 movement point. You end on C5."
    assert picture(p).parts["jump-0-L5"].count("podprad-bone") == 1
    assert picture(p).parts["jump-0-L6"].count("podprad-bone") == 2


def test_why_a_tile_is_quiet() -> None:
    """R2, R4: a click on it says the reason."""
    p = position(tokens=["L4:2 R4:2", "C4:2 C4:2 C4:1"])
    play(p, "R4:2")
    assert "is full" in picture(p).reasons["tile-C4"]


@both_shapes
def test_only_possible_rotations_are_offered(tall: bool) -> None:
    """W6, U3: a place is tapped, then a wedge of the wheel that opens there."""
    p = position(tokens=["L5:2"], held="current", phase="lay", currents="add")
    drawn = picture(p, tall)
    assert sorted(clicks(drawn).values()) == [
        "spot-C9 lay-current-C9-0",
        "spot-C9 lay-current-C9-1",
        "spot-C9 lay-current-C9-5",
        "spot-L9 lay-current-L9-0",
        "spot-L9 lay-current-L9-1",
        "spot-R9 lay-current-R9-0",
        "spot-R9 lay-current-R9-5",
    ]
    assert previews(drawn)["L@1"] == "Arrow: north-east."
    assert all('display="none"' in drawn.parts[id] for id in drawn.parts if id.startswith("lay"))
    q = position(tokens=["L5:2"], held="water", phase="lay")
    assert sorted(clicks(picture(q, tall)).values()) == ["spot-C9", "spot-L9", "spot-R9"]
    assert drags(picture(q, tall)) == ["held-0 spot-L9", "held-0 spot-C9", "held-0 spot-R9"]


@both_shapes
def test_a_tile_is_tapped_or_dragged_to_its_place(tall: bool) -> None:
    """R7: which one, where, and how it is turned if that matters: three clicks at most."""
    p = position(tokens=["L5:2"], held="bear eagle", phase="lay")
    drawn = picture(p, tall)
    assert clicks(drawn) == {"tile:bear": "held-0", "tile:eagle": "held-1"}
    found = shortcuts(drawn)
    assert found["tile:eagle C@0"] == "spot-C9 held-1"
    assert found["tile:bear L@2"] == "spot-L9 held-0 lay-bear-L9-2"
    assert previews(drawn)["tile:bear L@2"] == "Waterfalls at: north, north-west."
    assert max(len(way.path) for way in drawn.ways) == 3


@both_shapes
def test_wheels_have_room_for_a_thumb_and_stay_on_the_table(tall: bool) -> None:
    """U3: wherever the place is."""
    size = (390, 570) if tall else (1128, 776)
    for kind in ("bear", "waterfall", "current"):
        p = position(tokens=["L5:2"], held=kind, phase="lay", currents="add")
        wedges = [part for id, part in picture(p, tall).parts.items() if id.startswith("lay-")]
        for part in wedges:
            left, top, right, bottom = box_of(part)
            assert min(right - left, bottom - top) >= 40
            assert lies_in(part, *size)


RIVERS = {
    "two": (2, {}),
    "five": (5, {}),
    "longest": (5, {"currents": "add"}),
    "it stays": (4, {"crumbling": "stops"}),
}


@pytest.mark.parametrize("river", RIVERS)
def test_a_phone_shows_the_whole_river(river: str) -> None:
    """R8, R9: in every moment of a game each tile is in sight and larger than a thumb."""
    seats, options = RIVERS[river]
    p = GAME.start(GAME.setup(seats, **options), FastChance(5))
    assert isinstance(p, PodPradPosition)
    luck, smallest = Random(5), 1000.0
    while p.to_move:
        drawn = picture(p, tall=True)
        assert 'viewBox="0 0 390 570"' in drawn.root
        for id, part in drawn.parts.items():
            if re.match("tile-|spot-|pool-", id):
                assert lies_in(part, 274, 570), id
                left, _, right, _ = box_of(part)
                smallest = min(smallest, right - left)
        p.play(p.to_move[0], luck.choice(p.legal_moves(p.to_move[0])))
    assert smallest > 75


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
    assert [id for id, part in drawn.parts.items() if "podprad-bone" in part and "-L" in id] == [
        "swim-0-L5"
    ]


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
