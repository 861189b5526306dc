"""Set-up of the row of dams (C2): in the printed order, shuffled, or laid by the players.

The rulebook tells both players to lay the tiles in any order: where they choose, they lay them by
turns from left to right, the defender first. Cards are dealt when the row is whole.
"""

from plansza.core.contract import Tell
from plansza.games.spor.rules.board import ARRANGING, PREPARE
from plansza.games.spor.rules.components import (
    ATTACKER,
    DAMS,
    DEFENDER,
    NO_TILE,
    TILE_FACTS,
    TILE_SIDES,
)
from plansza.games.spor.rules.moves import TILE
from plansza.games.spor.rules.state import SporState


def set_up(state: SporState, attacker: int) -> None:
    """T1, C2: a new table with its row of dams; the cards are dealt as soon as all dams lie."""
    state.clear(attacker)
    state.fill_decks()
    board = state.board
    if state.options.dams == "chosen":
        board.tiles = [NO_TILE] * DAMS
        board.restore()
        board.phase = ARRANGING
        board.turn = DEFENDER
        return
    if state.options.dams == "shuffled":
        state.chance.shuffle(board.tiles)
        board.restore()
    state.deal_hands()


def tiles_left(tiles: list[int]) -> list[int]:
    """C2: the tiles that lie nowhere yet; of two equal ones the first."""
    left: list[int] = []
    sides: list[str] = []
    for tile in range(DAMS):
        if tile not in tiles and TILE_SIDES[tile] not in sides:
            left.append(tile)
            sides.append(TILE_SIDES[tile])
    return left


def choices(state: SporState) -> list[int]:
    """The tiles that may be laid next."""
    return [TILE.at(tile) for tile in tiles_left(state.board.tiles)]


def lay(state: SporState, role: int, tile: int, tell: Tell | None) -> None:
    """C2: the tile comes next in the row; then the other lays one, or the game begins."""
    board = state.board
    dam = board.tiles.index(NO_TILE)
    board.tiles[dam] = tile
    board.restore()
    state.tell(tell, "tile", role, dam=dam + 1, **TILE_FACTS[tile])
    board.turn = 1 - role
    if dam + 1 == DAMS:
        board.turn = ATTACKER
        board.phase = PREPARE
        state.deal_hands()
