"""Who stands on the map: heroes and neutral players."""

from typing import NamedTuple

from plansza.core.kit import Box
from plansza.core.picture import Speaker, edge, remembered, section, thing, use
from plansza.games.battalia.picture import alliance_bands, clicks
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.layout import SQUARE, corner
from plansza.games.battalia.picture.sheet import Lit, hue_of
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import HEROES, NEUTRAL_NAMES
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.variants import heroic

GUEST_ART = ("bt-metamorphia", "bt-bilkarr")
# Where up to two, four or more figures stand on a square, and how large they are.
FEW, SOME = 2, 4
BESIDE = 66.0  # how far a thumb may aim to the left of a figure that stands alone


class Standing(NamedTuple):
    """All who stand on the map."""

    heroes: tuple[int, ...]  # where, by seat × 2 + number
    guests: tuple[int, ...]  # where
    colours: tuple[int, ...]  # by seat
    teams: int  # 0 where everybody plays alone
    veterans: tuple[bool, ...]  # by seat
    rings: tuple[int, ...]  # C25, by hero


def standing_on(board: Board) -> Standing:
    """All who stand there now."""
    return Standing(
        heroes=tuple(board.heroes),
        guests=tuple(board.guests),
        colours=tuple(board.colour),
        teams=alliance_bands.teams_of(board),
        veterans=tuple([heroic.is_veteran(board, seat) for seat in range(board.seats)]),
        rings=tuple(board.vale.rings),
    )


@section
def figures(standing: Standing, least: float, lit: Lit, words: Speaker) -> str:
    """Heroes and neutral players, side by side where several meet; for a thumb at least so high."""
    here: dict[int, list[int]] = {}
    for place, where in enumerate(standing.heroes):
        if where != OFF:
            here.setdefault(where, []).append(place)
    for guest, where in enumerate(standing.guests):
        if where != OFF:
            here.setdefault(where, []).append(-1 - guest)
    drawn = []
    for square, met in here.items():
        for at, figure in enumerate(met):
            box = (_in_row if least else _stand)(square, at, len(met))
            if figure >= 0:
                frame = _frame(box, len(met) == 1, least)
                drawn.append(_hero(standing, figure, box, frame, lit, words))
            else:
                drawn.append(_guest(-1 - figure, square, box, words))
    return "".join(drawn)


def _hero(standing: Standing, place: int, box: Box, frame: str, lit: Lit, words: Speaker) -> str:
    seat, number = divmod(place, HEROES)
    id, hue, ring = clicks.hero_id(place), hue_of(standing.colours, seat), standing.rings[place]
    label = words("hero-label", number=number + 1, owner=seat + 1)
    team = alliance_bands.team_of(seat, standing.teams)
    veteran = standing.veterans[seat]
    return hero(id, label, box, hue, number + 1, veteran, ring, team, frame, id in lit)


def _frame(box: Box, alone: bool, least: float) -> str:
    """Where a figure is clicked: on a phone also around it."""
    if not least:
        return edge(2, 0, box.width - 4, box.height, 5)
    left = box.width - BESIDE if alone else 0.0
    return edge(left + 1, 0, box.width - left - 2, max(box.height, least), 5)


def _guest(guest: int, square: int, box: Box, words: Speaker) -> str:
    name = NEUTRAL_NAMES[guest]
    label = words("guest-label", guest=name, square=SQUARE_NAMES[square])
    art = use(GUEST_ART[guest], 0, 0, box.width, box.height)
    return thing(f"guest-{name}", label, art, transform=box.place())


@remembered
def hero(
    id: str,
    label: str,
    box: Box,
    colour: int,
    number: int,
    veteran: bool,
    ring: int,
    team: int,
    frame: str,
    lit: bool,
) -> str:
    """A banner to be clicked within its frame; a ring shows at which gate a bonus awaits him."""
    size = box.width
    worn = pieces.painted("bt-ring-gate", 0, size / 2, size / 2, ring) if ring >= 0 else ""
    banner = pieces.hero(0, 0, size, colour, number, veteran) + worn
    if team != NOBODY:
        banner += alliance_bands.mark(size * 0.22, size * 0.02, size * 0.56, team)
    return thing(id, label, banner, frame, lit=lit, transform=box.place())


def _stand(square: int, at: int, count: int) -> Box:
    """Where a figure stands on its square, and how large it is."""
    x, y = corner(square)
    if count <= FEW:
        return Box(x + (52 if count == 1 else 2 + at * 50), y - 6, 48, 48)
    across = 2 if count <= SOME else 4
    size = 44.0 if count <= SOME else 29.0
    row, column = divmod(at, across)
    return Box(x + 2 + column * (96 / across), y - 6 + row * size * 0.9, size, size)


def _in_row(square: int, at: int, count: int) -> Box:
    """The same on a phone: side by side, however many there are."""
    if count <= FEW:
        return _stand(square, at, count)
    x, y = corner(square)
    wide = (SQUARE - 4) / count
    return Box(round(x + 2 + at * wide, 1), y - 6, wide, wide)
