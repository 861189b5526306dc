"""Options beside the variants: who begins to lay, crumbling to the end, free mixes of tiles."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.errors import BadSetup
from plansza.games.podprad.bots.forecast import Forecast
from plansza.games.podprad.rules.board import LAYING, MOVING, OVER
from plansza.games.podprad.rules.components import BEAR, CURRENT, EAGLE, HERON, ROTATIONS
from plansza.games.podprad.rules.laying import turns
from plansza.games.podprad.rules.position import start
from plansza.games.podprad.rules.river import COLUMN_OF, PLACE_NAMES, ROW_OF
from plansza.words import words_for
from tests.rules.podprad.helper import GAME, codes, pass_on, play, position, texts, tokens

# -- who lays -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_seat_may_be_named_to_begin(seats: int) -> None:
    """U3: whatever chance says; whoever would lay after the first rows is the first player."""
    for seat in range(seats):
        p = start(GAME.setup(seats, begins=str(seat + 1)), FastChance(7))
        assert p.to_move == (seat,)
        while p.board.round == 0:
            play(p, texts(p)[0])
        assert p.board.first == (seat + 12) % seats


def test_only_somebody_who_is_there_can_begin() -> None:
    """U3: a seat that nobody has is refused."""
    with pytest.raises(BadSetup, match="begins=4 does not go together with seats=3"):
        GAME.setup(3, begins="4")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_luck_may_lay_the_first_rows(seats: int) -> None:
    """U3: the first decision is a token; every tile of the deck is there, and what the lot laid
    the players could have laid."""
    for seed in range(12):
        setup = GAME.setup(seats, river="lot", currents="add", begins="2")
        p = start(setup, FastChance(seed))
        assert (p.board.round, p.board.phase, p.board.held) == (1, MOVING, [])
        assert p.to_move == ((1 + 12) % seats,)
        assert p.inventory() == start(GAME.setup(seats, currents="add"), FastChance(0)).inventory()
        laid = [place for place in range(len(PLACE_NAMES)) if 1 <= ROW_OF[place] <= 4]
        assert all(p.board.tiles[place] >= 0 for place in laid)
        for place in laid:
            kind, turned = divmod(p.board.tiles[place], ROTATIONS)
            assert turned in turns(kind, COLUMN_OF[place], False)


def test_the_lot_favours_neither_column_nor_seat() -> None:
    """U3: bears come to every column and turn every way; every seat is the first as often."""
    found = [start(GAME.setup(3, river="lot"), FastChance(seed)) for seed in range(240)]
    firsts = [p.board.first for p in found]
    assert all(55 < firsts.count(seat) < 105 for seat in range(3))
    bears = [
        (COLUMN_OF[place], p.board.tiles[place] % ROTATIONS)
        for p in found
        for place in range(len(PLACE_NAMES))
        if p.board.kind(place) == BEAR
    ]
    columns = [sum(column == each for column, _ in bears) / len(bears) for each in range(3)]
    ways = [sum(way == each for _, way in bears) / len(bears) for each in range(ROTATIONS)]
    assert all(abs(share - 1 / 3) < 0.08 for share in columns), columns
    assert all(abs(share - 1 / ROTATIONS) < 0.08 for share in ways), ways


@pytest.mark.parametrize(("rows", "layers"), [("first", [0, 1, 0]), ("other", [1, 0, 1])])
def test_who_of_two_lays_first(rows: str, layers: list[int]) -> None:
    """D1: then they take turns."""
    found = []
    for round in (1, 2, 3):
        p = position(
            tokens=["L3:2", "R3:2"], seats=2, round=round, turn=1, rows=rows, deck="bear " * 8
        )
        pass_on(p)
        assert p.board.phase == LAYING
        found.append(p.to_move[0])
    assert found == layers


# -- crumbling ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("crumbling", "left"), [("on", "L9:2 *2:1"), ("stops", "L5:2 L9:2 *2:1")])
def test_crumbling_may_stop_with_the_last_tiles(crumbling: str, left: str) -> None:
    """R9: the rows that lie there when the pool is laid stay; the spawners move up all the same."""
    p = position(
        tokens=["L5:2 L9:2 *1:1", "R9:2 R8:2"], round=7, last=10, turn=1, crumbling=crumbling
    )
    events = pass_on(p)
    assert tokens(p, 0) == left
    assert ("crumble" in codes(events)) == (crumbling == "on")


@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 10)])
def test_which_rows_stay(seats: int, last: int) -> None:
    """R9, R11: rows go until the end of the round that lays the last tiles, and no more."""
    for crumbling in ("on", "stops"):
        p = start(GAME.setup(seats, crumbling=crumbling), FastChance(5))
        low = 0
        while p.to_move:
            legal = p.legal_moves(p.to_move[0])
            ratings = GAME.insight.rate(p, p.to_move[0], legal)
            p.step(p.to_move[0], legal[ratings.index(max(ratings))])
            low = max(low, p.board.low)
            if p.board.last and crumbling == "stops":
                assert p.board.low == last - 5
        assert p.board.last == last
        assert (low > last - 5) == (crumbling == "on")


def test_nothing_tells_that_a_row_goes_that_stays() -> None:
    """R9: neither the picture nor the reasons nor a forecast."""
    for crumbling, said in (("on", True), ("stops", False)):
        p = position(tokens=["L6:2 C9:2", "R9:2"], round=8, last=10, crumbling=crumbling)
        picture = GAME.draw(p.view(0), p.legal_moves(0), words_for("en", GAME))
        assert ("breaks" in picture.parts) == said
        why = [code for code, _ in GAME.insight.why(p, 0, GAME.read_move("L6:2"))]
        assert ("breaking" in why) == said
        forecast = Forecast(p.board, p.options, p.chance)
        forecast.run()
        assert forecast.over


@pytest.mark.parametrize("points", ["exact", "free"])
def test_a_river_that_stays_is_left_in_the_end(points: str) -> None:
    """R9, E1: the foremost token can always move, so that the game ends."""
    for seed in range(6):
        options = {"crumbling": "stops", "currents": "add", "points": points}
        setup = GAME.setup(3, **options)
        p, luck, moves = start(setup, FastChance(seed)), FastChance(seed), 0
        while p.to_move:
            legal = p.legal_moves(p.to_move[0])
            p.step(p.to_move[0], legal[luck.below(len(legal))])
            moves += 1
        assert p.board.phase == OVER
        assert moves <= GAME.max_moves(setup)


# -- free mixes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "tiles"),
    [
        (2, {"currents": "add", "herons": "1", "eagles": "2"}, 23),
        (2, {"currents": "3", "herons": "3", "eagles": "3"}, 23),
        (2, {"herons": "0", "eagles": "0"}, 14),
        (2, {"currents": "4", "herons": "5", "eagles": "4", "whirlpools": "on"}, 32),
        (4, {"currents": "5", "herons": "2", "eagles": "3"}, 29),
        (3, {"currents": "herons", "eagles": "2"}, 26),
    ],
)
def test_free_mixes(seats: int, options: dict[str, str], tiles: int) -> None:
    """W4, R11: so many of each; the game is as long as its deck."""
    p = start(GAME.setup(seats, **options), FastChance(3))
    found = p.board.inventory()
    for kind, option in ((HERON, "herons"), (EAGLE, "eagles"), (CURRENT, "currents")):
        if options.get(option, "").isdigit():
            assert found[kind] == int(options[option])
    assert sum(p.board.deck) + len(p.board.held) == tiles
    luck = FastChance(3)
    while p.to_move:
        legal = p.legal_moves(p.to_move[0])
        p.step(p.to_move[0], legal[luck.below(len(legal))])
        assert p.board.last in (0, (tiles + 1) // 3)


def test_a_deck_must_come_out_even() -> None:
    """W4, R9: two tiles must be left; the refusal names the numbers."""
    with pytest.raises(BadSetup, match=r"25 tiles.*23 or 26") as refused:
        GAME.setup(2, currents="2")
    assert "25" in words_for("en", GAME).error(refused.value)
    assert "23 albo 26" in words_for("pl", GAME).error(refused.value)


@pytest.mark.parametrize("kind", ["herons", "eagles"])
def test_what_currents_replace_cannot_be_counted(kind: str) -> None:
    """W4: either they replace them, or you say how many there are."""
    with pytest.raises(BadSetup, match=f"{kind}=2 does not go together with currents={kind}"):
        GAME.setup(3, currents=kind, **{kind: "2"})
