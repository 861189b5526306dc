"""What the table says about its things in words, for the picture and for the sketch."""

from plansza.core import kit
from plansza.core.hexes import DIRECTION_NAMES
from plansza.core.picture import Speaker, remembered
from plansza.games.podprad.picture import slips
from plansza.games.podprad.rules import scoring
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


@remembered
def tile_label(place: int, tile: int, capacity: int, words: Speaker) -> str:
    """What lies there, for those who cannot see it."""
    kind = KIND_OF[tile]
    arrow = words("edge", edge=DIRECTION_NAMES[tile % ROTATIONS]) if kind == CURRENT else ""
    return words(
        "tile-label",
        place=PLACE_NAMES[place],
        tile=words.thing(KIND_NAMES[kind]),
        barriers=barred_edges(tile, words) or "none",
        arrow=arrow or "none",
        capacity=capacity,
    )


@remembered
def barred_edges(tile: int, words: Speaker) -> str:
    """The barred edges of a tile, in words."""
    found = [name for edge, name in enumerate(DIRECTION_NAMES) if BARRED[tile] >> edge & 1]
    return ", ".join(words("edge", edge=name) for name in found)


@remembered
def token_label(seat: int, token: int, words: Speaker) -> str:
    """Whose token it is, what it shows, and where it is."""
    colour, salmon = COLOURS[seat], salmon_of(token)
    if in_pool(token):
        return words("token-pool-label", colour=colour, salmon=salmon, eggs=eggs_of(token))
    place = PLACE_NAMES[token // 2]
    return words("token-label", colour=colour, salmon=salmon, place=place)


def player_label(view: PodPradView, seat: int, words: Speaker, name: str = "") -> str:
    """Where a player's tokens are, and the points so far."""
    board, own = view.board, view.board.own(seat)
    return words(
        "player-label",
        player=_player(seat, seat == view.seat, name, words),
        afloat=board.afloat[seat],
        home=sum(in_pool(token) for token in own),
        lost=own.count(LOST),
        score=scoring.score(board, seat),
    )


@remembered
def _player(seat: int, yours: bool, name: str, words: Speaker) -> str:
    """Whose slip it is: the name, if there is one, and the colour."""
    who = {"colour": COLOURS[seat], "you": "yes" if yours else "no"}
    return words("player-named", name=name, **who) if name else words("player-coloured", **who)


@remembered
def slip_name(seat: int, yours: bool, name: str, small: bool, words: Speaker) -> str:
    """What stands on a player's slip: as much of the name as it takes, else the colour. The
    reader's own says so; if a phone has no room for both, that is enough."""
    shown = name or words("colour", colour=COLOURS[seat])
    mark = " " + words("player-you") if yours else ""
    size, room = slips.NAME_SIZES[small], slips.NAME_ROOMS[small]
    room -= len(mark) * size * slips.MARK_LETTER
    cut = kit.shortened(shown[:1].upper() + shown[1:], room, size, slips.NAME_LETTER)
    return words("you-alone") if small and mark and cut.endswith("…") else cut + mark
