"""What the table says about its things in words, for the picture and for the sketch."""

from plansza.core.hexes import DIRECTION_NAMES
from plansza.core.picture import Speaker
from plansza.games.podprad.rules import scoring
from plansza.games.podprad.rules.board import Board
from plansza.games.podprad.rules.components import (
    BARRED,
    COLOURS,
    CURRENT,
    KIND_NAMES,
    KIND_OF,
    ROTATIONS,
)
from plansza.games.podprad.rules.river import LOST, PLACE_NAMES, eggs_of, in_pool, salmon_of
from plansza.games.podprad.rules.view import PodPradView


def tile_label(board: Board, place: int, words: Speaker) -> str:
    """What lies there, for those who cannot see it."""
    tile = board.tiles[place]
    kind = KIND_OF[tile]
    arrow = words("edge", edge=DIRECTION_NAMES[tile % ROTATIONS]) if kind == CURRENT else ""
    return words(
        "tile-label",
        place=PLACE_NAMES[place],
        tile=words.thing(KIND_NAMES[kind]),
        barriers=barred_edges(tile, words) or "none",
        arrow=arrow or "none",
        capacity=board.capacity(place),
    )


def barred_edges(tile: int, words: Speaker) -> str:
    """The barred edges of a tile, in words."""
    found = [name for edge, name in enumerate(DIRECTION_NAMES) if BARRED[tile] >> edge & 1]
    return ", ".join(words("edge", edge=name) for name in found)


def token_label(seat: int, token: int, words: Speaker) -> str:
    """Whose token it is, what it shows, and where it is."""
    colour, salmon = COLOURS[seat], salmon_of(token)
    if in_pool(token):
        return words("token-pool-label", colour=colour, salmon=salmon, eggs=eggs_of(token))
    place = PLACE_NAMES[token // 2]
    return words("token-label", colour=colour, salmon=salmon, place=place)


def player_label(view: PodPradView, seat: int, words: Speaker) -> str:
    """Where a player's tokens are, and the points so far."""
    board, own = view.board, view.board.own(seat)
    return words(
        "player-label",
        colour=COLOURS[seat],
        you="yes" if seat == view.seat else "no",
        afloat=board.afloat[seat],
        home=sum(in_pool(token) for token in own),
        lost=own.count(LOST),
        score=scoring.score(board, seat),
    )


def player_name(view: PodPradView, seat: int, words: Speaker) -> str:
    """A player's colour, at the beginning of a line."""
    you = "yes" if seat == view.seat else "no"
    text = words("player-name", colour=COLOURS[seat], you=you)
    return text[:1].upper() + text[1:]
