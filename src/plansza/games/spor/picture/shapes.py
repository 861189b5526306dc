"""The things on the table, as SVG: pieces that a picture is put together from.

Drawing is what a server does most. So the pieces are functions of plain values and remembered: a
table draws anew only what no table has shown yet, and a piece knows nothing of who will see it.
"""

from typing import NamedTuple

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, WARM, Box
from plansza.core.picture import (
    BOLD,
    GLOW,
    MIDDLE,
    SANS,
    TURN,
    Speaker,
    circle,
    edge,
    edge_along,
    paper,
    path,
    rect,
    remembered,
    remembering,
    stands_for,
    symbol,
    tag,
    text,
    thing,
    use,
)
from plansza.games.spor.picture.faces import BACK, INKS, TACTICS_BACK, TACTICS_INK, face
from plansza.games.spor.rules.components import (
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    DAMS,
    NO_TILE,
    REQUIREMENT_NAMES,
    REQUIREMENTS,
    SPACES,
    TILE_FACTS,
    VALUE_OF,
    VALUES,
)
from plansza.games.spor.rules.moves import CLAIM

LETTERS = 16.0  # the smallest
DISC = 10.0  # the half of a dam's number
WOOD = "#5b3a20"
SIGNS = {"plus": "+", "minus": "−"}
NAMED_FROM = 90  # the width of a dam that has room for the name of a formation
DAM_ART = {
    "whole": "spor-dam-whole",
    "damaged": "spor-dam-broken",
    "destroyed": "spor-dam-destroyed",
}

much_remembered = remembering(16384)  # every card at every place


# -- cards --------------------------------------------------------------------------------------


def card_id(card: int) -> str:
    """The id of a card that lies open or in the viewer's hand, wherever it is."""
    return f"card-{CARD_NAMES[card]}"


@remembered
def card_label(card: int, where: str, dam: int, words: Speaker) -> str:
    """What a card is called, and where it lies."""
    return words("card-label", card=words.thing(CARD_NAMES[card]), where=where, dam=dam)


@much_remembered
def card(id: str, card: int, box: Box, label: str, kind: str, lit: bool) -> str:
    """A card that lies open, or in the viewer's own hand."""
    return kit.card(id, label, face(card, kind), box, lit)


class Named(NamedTuple):
    """What stands on a tactics card in hand."""

    name: str
    printed: str  # on the Polish card, where that is something else
    letters: float


@much_remembered
def named_card(id: str, card: int, box: Box, label: str, kind: str, named: Named, lit: bool) -> str:
    """A tactics card in hand: its name runs up its left edge, where the next card does not lie;
    beside it, smaller, what is printed on the Polish card."""
    name, printed, size = named
    at_foot = box.height - 5
    names = _upward(name, size + 2, at_foot, size, TACTICS_INK, **BOLD)
    if printed:
        names += _upward(printed, 2 * size + 4, at_foot, size, QUIET, font_family=SANS)
    drawn = use(face(card, kind), 0, 0, box.width, box.height), edge(0, 0, box.width, box.height, 5)
    return thing(id, label, *drawn, names, lit=lit, transform=box.place())


def _upward(content: str, x: float, y: float, size: float, ink: str, **look: str) -> str:
    """A line that runs up from its place."""
    return text(content, x, y, size, fill=ink, transform=f"rotate(-90 {x:g} {y:g})", **look)


@remembered
def back(id: str, box: Box, tactics: bool, label: str) -> str:
    """A hidden card: its id tells nothing but its place."""
    return kit.card(id, label, TACTICS_BACK if tactics else BACK, box)


@remembered
def pile(id: str, box: Box, sheets: int, tactics: bool, label: str, lit: bool) -> str:
    """A deck."""
    return kit.pile(id, label, TACTICS_BACK if tactics else BACK, box, sheets, lit)


@remembered
def slots(id: str, boxes: tuple[Box, ...], side: Box, target: str) -> str:
    """The spaces of one side of a dam; the cards lie on them. All of the side stands for a thing
    that can be clicked: the dam itself, as a rule."""
    ground = stands_for(target, rect(*side))
    return tag("g", ground, *map(kit.slot, boxes), id=id, aria_hidden="true")


# -- dams ---------------------------------------------------------------------------------------


def dam(face: int, ruined: bool, number: int, box: Box, words: Speaker, lit: bool) -> str:
    """A dam of logs, with a slip that says what decides there; a broken one shows its gap, and of
    a destroyed one only its ends are left."""
    if face == NO_TILE:
        return _no_dam(number, words("dam-empty", dam=number + 1), box)
    requirement = REQUIREMENT_NAMES[REQUIREMENTS[face]]
    state = "destroyed" if ruined else "damaged" if face >= DAMS else "whole"
    spaces = SPACES[face]
    label = words("dam-label", dam=number + 1, spaces=spaces, state=state, requirement=requirement)
    sign, named = _asked(requirement, words)
    return _dam(number, state, label, sign, named, requirement, box, lit)


def _asked(requirement: str, words: Speaker) -> tuple[str, str]:
    """What decides, as a sign or as the name of a formation."""
    sign = SIGNS.get(requirement, "")
    return sign, "" if sign or requirement == "none" else words(f"formation-{requirement}")


@remembered
def _no_dam(number: int, label: str, box: Box) -> str:
    """C2: a place in the row where a dam will lie."""
    return thing(f"dam-{number + 1}", label, kit.slot(box, 10), _dam_number(number, box))


def tile(number: int, box: Box, words: Speaker, lit: bool) -> str:
    """C2: a tile that waits for its place: its whole side above, its damaged one below."""
    lines = []
    for side in (number, DAMS + number):
        sign, named = _asked(REQUIREMENT_NAMES[REQUIREMENTS[side]], words)
        lines.append(f"{SPACES[side]} {sign or named}".strip())
    label = words("tile-label", **TILE_FACTS[number])
    return _tile(number, label, lines[0], lines[1], box, lit)


@remembered
def _tile(number: int, label: str, whole: str, damaged: str, box: Box, lit: bool) -> str:
    height = LETTERS + 8
    top = Box(box.x, box.y, box.width, height)
    bottom = Box(box.x, box.bottom - height, box.width, height)
    places = (box.x, top.bottom), (box.middle, top.bottom)
    size = box.width / 2, box.height - 2 * height
    art = use("spor-dam-whole", *places[0], *size) + use("spor-dam-broken", *places[1], *size)
    slips = _name_slip(top, whole) + _name_slip(bottom, damaged)
    return thing(f"tile-{number + 1}", label, art, slips, edge(*box, 6), lit=lit)


def _name_slip(box: Box, name: str) -> str:
    """A slip as wide as its name may become."""
    line = text(name, box.middle, box.centre + LETTERS * 0.34, LETTERS, **MIDDLE, **BOLD)
    return paper(*box, SLIP, 5) + line


@remembered
def _dam(
    number: int,
    state: str,
    label: str,
    sign: str,
    named: str,
    requirement: str,
    box: Box,
    lit: bool,
) -> str:
    width = box.width + 12
    height = width * 70 / 160
    top = box.y + (box.height - height) / 2 - 5
    art = use(DAM_ART[state], box.x - 6, top, width, height)
    slips = _dam_number(number, box)
    if state != "destroyed":
        slips = _dam_slip(sign, named, requirement, box) + slips
    return thing(f"dam-{number + 1}", label, art, edge(*box, 10), slips, lit=lit, still=True)


def _dam_number(number: int, box: Box) -> str:
    return disc(number, box.x - 1, box.y - 1)


def disc_art() -> str:
    """The numbers of the dams on wooden discs, as symbols: the same at the dam itself and wherever
    it is meant."""
    return "".join([_disc_symbol(dam) for dam in range(DAMS)])


def _disc_symbol(dam: int) -> str:
    number = text(dam + 1, DISC, DISC + 5.6, LETTERS, **MIDDLE, **BOLD, fill="#fff")
    wood = circle(DISC, DISC, DISC - 0.75, fill=WOOD, stroke="#d9b483", stroke_width=1.5)
    return symbol(f"spor-disc-{dam + 1}", 2 * DISC, 2 * DISC, wood, number)


def disc(dam: int, x: float, y: float) -> str:
    """The number of a dam, with its upper left corner here."""
    return use(f"spor-disc-{dam + 1}", x, y, 2 * DISC, 2 * DISC)


def _dam_slip(sign: str, named: str, requirement: str, box: Box) -> str:
    """What decides at the dam: the highest sum, the lowest, or one formation; where its name has
    no room, an example of it stands for it."""
    if not sign and not named:
        return ""
    height = LETTERS + 6
    width = 34 if sign else min(box.width, 104)
    slip = Box(box.middle - width / 2, box.bottom - height + 2, width, height)
    if sign:
        return kit.label(slip, sign, 22)
    if box.width < NAMED_FROM:
        return paper(*slip, SLIP, 5) + _example(requirement, slip)
    return _name_slip(slip, named)


def _example(requirement: str, slip: Box) -> str:
    """F1 without words: equal values, one suit, or values in a row."""
    if requirement == "bractwo":
        places = [slip.middle + 16 * offset - 7 for offset in (-1, 0, 1)]
        return "".join(use("spor-suit-2", x, slip.y + 4, 14, 14, color=INKS[2]) for x in places)
    values = "7 7" if requirement == "kompania" else "1 2 3"
    return text(values, slip.middle, slip.centre + 5.4, LETTERS, **MIDDLE, **BOLD)


def claim_flag(number: int, box: Box, words: Speaker, can: bool) -> str:
    """K4: a flag on a dam where the attacker is full; bright when the claim holds."""
    return _flag(number, box, words.move(CLAIM.at(number)), can)


@remembered
def _flag(number: int, box: Box, label: str, can: bool) -> str:
    fill = GLOW if can else "#cfc4ae"
    x, y = box.right - 24, box.y - 16
    pole = rect(x - 1.5, y, 3, 38, fill=WOOD)
    outline = f"M{x:g} {y:g}l26 8l-26 9z"
    cloth = path(outline, fill=fill)
    shadow = path(f"M{x + 1:g} {y + 2:g}l26 8l-26 9z", fill="#000", fill_opacity=".2")
    target = rect(x - 10, y - 6, 36, 46, fill="#000", fill_opacity="0")
    return thing(f"claim-{number + 1}", label, shadow, cloth, edge_along(outline), pole, target)


@remembered
def logs(box: Box, left: int, total: int, label: str, lit: bool) -> str:
    """The defender's logs on a slip; spent ones leave their outline."""
    width = (box.width - 16) / total
    top = box.centre - width * 0.2
    places = [(box.x + 8 + index * width, top, width - 2, width * 0.4) for index in range(total)]
    shapes = [use("spor-log", *place) for place in places[:left]]
    shapes += [use("spor-log", *place, opacity=".18") for place in places[left:]]
    return thing("log", label, paper(*box, SLIP, 8), edge(*box, 8), *shapes, lit=lit)


# -- the discards -------------------------------------------------------------------------------

MATRIX_HEAD = 20.0


def _cell(number: int, box: Box) -> Box:
    """The place of a card in the matrix."""
    colour, value = divmod(number, VALUES)
    width, height = (box.width - MATRIX_HEAD) / VALUES, box.height / COLOURS
    return Box(box.x + MATRIX_HEAD + value * width, box.y + colour * height, width, height)


@remembered
def sheet(around: Box, box: Box, title: str, titled: bool, lit: bool) -> str:
    """T7: a sheet with a place for every battle card, by colour and value."""
    name = text(title, box.x, box.y - 8, LETTERS, **BOLD, fill=QUIET) if titled else ""
    row = box.height / COLOURS
    marks = [
        use(f"spor-suit-{colour}", box.x, box.y + (colour + 0.5) * row - 9, 18, 18, color=ink)
        for colour, ink in enumerate(INKS)
    ]
    marks += [_dot(number, box) for number in range(COLOURS * VALUES)]
    return thing("discards", title, paper(*around, SLIP), edge(*around), name, *marks, lit=lit)


def _dot(number: int, box: Box) -> str:
    place, ink = _cell(number, box), INKS[COLOUR_OF[number]]
    return circle(round(place.middle, 1), round(place.centre, 1), 1.6, fill=ink, fill_opacity=".45")


@remembered
def discarded(number: int, box: Box, label: str, lit: bool) -> str:
    """A discarded card at its place in the sheet."""
    ink, value, place = INKS[COLOUR_OF[number]], VALUE_OF[number], _cell(number, box)
    _, _, width, height = place
    chip = rect(0.5, 1, round(width - 1, 2), round(height - 2, 2), 3, fill=ink)
    x, y = round(width / 2, 2), round(height / 2 + 5.6, 2)
    close = (
        {"letter_spacing": "-1.4"} if value > 9 else BOLD
    )  # two digits have room if they are thin
    mark = text(value, x, y, LETTERS, **MIDDLE, **close, fill="#fff", font_family=SANS)
    outline = edge(1, 1.5, round(width - 2, 2), round(height - 3, 2), 3)
    return thing(card_id(number), label, chip, outline, mark, lit=lit, transform=place.place())


# -- players ------------------------------------------------------------------------------------


EMBLEM = 34.0
EMBLEMS = ("spor-sword", "#8c3b2e"), ("spor-shield", "#2d5b73")  # of attacker and defender


@remembered
def badge(role: int) -> str:
    """The emblem of a role on a disc of paper, in a box of 24 by 24."""
    sign, ink = EMBLEMS[role]
    shadow = circle(12, 12.6, 11.2, fill="#000", fill_opacity=".25")
    return shadow + circle(12, 12, 11.2, fill=SLIP) + use(sign, 4, 4, 16, 16, color=ink)


@remembered
def slip(id: str, box: Box, role: int, title: str, more: str, label: str) -> str:
    """A player's slip: the emblem of the role, and whose it is."""
    sign, ink = EMBLEMS[role]
    emblem = use(sign, box.x + 8, box.y + 8, EMBLEM, EMBLEM, color=ink)
    name = text(title, box.x + EMBLEM + 15, box.y + 21, LETTERS, font_weight=700)
    quiet = {"font_family": SANS, "fill": QUIET}
    line = text(more, box.x + EMBLEM + 15, box.y + 41, LETTERS, **quiet) if more else ""
    return thing(id, label, paper(*box, SLIP), edge(*box), emblem, name, line)


@remembered
def emblem(id: str, box: Box, role: int, label: str) -> str:
    """A slip that is too small for more than the emblem."""
    sign, ink = EMBLEMS[role]
    drawn = use(sign, *box.inside(4), color=ink)
    return thing(id, label, paper(*box, SLIP), edge(*box), drawn)


@remembered
def turn(box: Box, content: str) -> str:
    """The slip that goes to and fro: whose turn it is. It lies beside the role."""
    width = 9.2 * len(content) + 16
    at = Box(box.right - width - 6, box.bottom - 29, width, 24)
    words = text(content, width / 2, 17.4, LETTERS, **MIDDLE, **BOLD, fill="#fff")
    return thing(TURN, content, paper(0, 0, width, 24, WARM, 5), words, transform=at.place())
