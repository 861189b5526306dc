"""Set-up: the order in which the dams lie (C2)."""

from collections import Counter

import pytest

from plansza.core import FastChance
from plansza.games.spor import GAME
from plansza.games.spor.rules.board import ARRANGING
from plansza.games.spor.rules.components import NO_TILE
from plansza.games.spor.rules.position import SporPosition
from tests.rules.spor.helper import play, refusal, texts


def begun(seed: int = 1, **options: str) -> SporPosition:
    p = GAME.start(GAME.setup(attacker="1", **options), FastChance(seed))
    assert isinstance(p, SporPosition)
    return p


def sides(p: SporPosition, dam: int) -> tuple[int, int]:
    return p.board.spaces(dam - 1), p.board.requirement(dam - 1)


def test_the_usual_row() -> None:
    """C2: the dams lie in the order of the table."""
    assert begun().board.tiles == [0, 1, 2, 3, 4, 5, 6]


def test_a_shuffled_row() -> None:
    """C2: `dams=shuffled`: every tile once, in any order, each tile at each place as often."""
    at_first: Counter[int] = Counter()
    for seed in range(700):
        tiles = begun(seed, dams="shuffled").board.tiles
        assert sorted(tiles) == [0, 1, 2, 3, 4, 5, 6]
        at_first[tiles[0]] += 1
    assert all(60 < times < 145 for times in at_first.values())


def test_a_dam_is_what_its_tile_says() -> None:
    """C2, K5: spaces and requirement come with the tile, on both its sides."""
    p = begun(dams="chosen")
    play(p, "tile4", "tile1", "tile2", "tile7", "tile3", "tile5", "tile6")
    assert sides(p, 1) == (2, 0)
    assert sides(p, 2) == (3, 1)
    p.board.damaged = 0b11
    assert sides(p, 1) == (4, 2)
    assert sides(p, 2) == (3, 5)


def test_both_lay_the_row_by_turns() -> None:
    """C2: `dams=chosen`: the defender lays the first tile, then they alternate; then the attacker
    begins."""
    p = begun(dams="chosen")
    laid = []
    for tile in ("tile1", "tile2", "tile3", "tile4", "tile5", "tile6", "tile7"):
        laid.append(p.to_move)
        play(p, tile)
    assert laid == [(1,), (0,), (1,), (0,), (1,), (0,), (1,)]
    assert p.to_move == (0,)
    assert p.board.tiles == [0, 1, 2, 3, 4, 5, 6]


def test_cards_are_dealt_when_the_row_is_whole() -> None:
    """C2, T1: nobody chooses dams by his hand."""
    p = begun(dams="chosen", tactics="on")
    for tile in ("tile1", "tile2", "tile3", "tile4", "tile5", "tile6"):
        play(p, tile)
        assert p.hands == [[], []]
        assert (p.board.deck, p.board.tactics_deck) == (60, 11)
    play(p, "tile7")
    assert [len(hand) for hand in p.hands] == [7, 7]
    assert (p.board.deck, p.board.tactics_deck) == (48, 9)


def test_equal_tiles_are_one_choice() -> None:
    """C2: tiles 2 and 6 are equal, and so are 3 and 5: the first of them is offered."""
    p = begun(dams="chosen")
    assert texts(p) == ["tile1", "tile2", "tile3", "tile4", "tile7"]
    assert refusal(p, "tile6").code == "tile-taken"
    play(p, "tile2")
    assert texts(p) == ["tile1", "tile3", "tile4", "tile6", "tile7"]
    assert refusal(p, "tile2").code == "tile-taken"


def test_nothing_else_happens_before_the_row_is_whole() -> None:
    """C2: and no tile is laid after it."""
    p = begun(dams="chosen", tactics="on")
    for move in ("G7>3", "log1", "draw", "claim1", "Wymiana", "end"):
        assert refusal(p, move).code == "lay-dams"
    assert refusal(begun(), "tile1").code == "dams-lie"


def test_every_game_of_a_match_has_its_own_row() -> None:
    """C2, V1: the set-up belongs to each game, so the other defender begins the next row."""
    p = begun(dams="chosen", match="rewanz")
    chance = FastChance(5)
    while len(p.legs) < 1:
        moves = p.legal_moves(p.to_move[0])
        p.step(p.to_move[0], moves[chance.below(len(moves))])
    assert p.board.phase == ARRANGING
    assert p.board.tiles == [NO_TILE] * 7
    assert p.to_move == (0,)
    assert p.board.attacker == 1


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_row_grow(seat: int | None) -> None:
    """C2: views and texts know the tiles laid, and the picture offers the others."""
    p = begun(dams="chosen")
    play(p, "tile4", "tile2")
    view = p.view(seat)
    assert GAME.view_from_text(view.text()).text() == view.text()
    seen = view.state.board.tiles
    assert seen == [3, 1, *[NO_TILE] * 5]


def test_bots_lay_dams_without_a_preference() -> None:
    """C2, V1: no dam knows its neighbours; a game that decides is worth just its own chances."""
    p = begun(dams="chosen", match="rewanz", again="game")
    assert set(GAME.insight.rate(p, 1, p.legal_moves(1))) == {0.0}
    assert GAME.insight.why(p, 1, p.legal_moves(1)[0]) == []
    assert sum(GAME.insight.values(p)) == pytest.approx(1.0)
    first = GAME.insight.value(p, 0)
    p.legs = [[0, 0, 5], [1, 1, 5]]
    deciding = GAME.insight.value(p, 0)
    assert deciding > first == pytest.approx(0.5)
