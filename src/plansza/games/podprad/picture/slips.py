"""The slips of paper at the river's edge: players, points left, the round, tiles to come."""

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, WARM, Box
from plansza.core.picture import END, MIDDLE, paper, rect, remembered, text, thing, use
from plansza.games.podprad.picture.shapes import BLUES, DROP, INKS, bold, fish, mark, sign
from plansza.games.podprad.rules.components import KIND_NAMES, POINTS

NAME_SIZES = (16.0, 13.0)  # of the players' names, on a wide table and on a phone
NAME_ROOMS = (136.0, 70.0)
NAME_LETTER, MARK_LETTER = 0.6, 0.45  # how wide bold letters are for their size; those of “(you)”
ScoreLine = tuple[int, int, int, bool]  # seat, salmon, eggs, whether it won


@remembered
def player(
    id: str,
    label: str,
    box: Box,
    seat: int,
    name: str,
    score: int,
    tokens: str,
    turn: bool,
    first: bool,
    small: bool,
) -> str:
    """A player's slip: paper and shape, the four tokens, and on a wide table the points so far,
    which a phone tells above the picture.

    `tokens` has a letter for each: 2 and 1 for salmon in the river, p and s at home, x lost.
    """
    shapes = [paper(*box, "#fff4d6" if turn else SLIP, 8)]
    if turn:
        shapes.append(rect(*box.inside(1.5), 7, fill="none", stroke=WARM, stroke_width=3))
    if small:
        size, gap, mini, step, boat = 9.5, 5.0, 7.5, 19.0, Box(box.right - 25, box.y + 21, 20, 20)
    else:
        size, gap, mini, step, boat = 21.0, 8.0, 15.0, 44.0, Box(box.right - 46, box.y + 52, 30, 30)
        shapes.append(bold(score, box.right - 12, box.y + 38, 32, **END))
    x, y = box.x + size + gap, box.y + size + gap
    shapes.append(mark(seat, x, y - size, size, INKS[seat]))
    shapes.append(bold(name, x + 1.5 * size, y + 0.3 * NAME_SIZES[small], NAME_SIZES[small]))
    if first:
        shapes.append(use("podprad-first", *boat))
    for index, letter in enumerate(tokens):
        shapes.append(
            _mini(letter, box.x + 6 + step * (index + 0.5), box.bottom - 1.4 * mini, mini)
        )
    return thing(id, label, *shapes)


def _mini(letter: str, x: float, y: float, size: float) -> str:
    """A token in small."""
    if letter == "x":
        gone = {"color": QUIET, "opacity": ".55"}
        return use("podprad-bone", x - size, y - size, 2 * size, 2 * size, **gone)
    shifts = (-0.5, 0.5) if letter in "2p" else (0.0,)
    drawn = [fish(x + shift * size, y, size * 2.1) for shift in shifts]
    home = use("podprad-egg", x + size * 0.35, y + size * 0.1, size, size) if letter in "ps" else ""
    return "".join(drawn) + home


@remembered
def points(box: Box, label: str, left: int, small: bool) -> str:
    """Points of movement left: a drop for each; on a phone their number is large."""
    size = 18.0 if small else 36.0
    shapes = [paper(*box, SLIP, 8)]
    for index in range(POINTS):
        x, y = box.x + 6 + index * (size + 2), box.bottom - size - 8
        opacity = None if index < left else ".16"
        shapes.append(use("podprad-drop", x, y, size, size, color=DROP, opacity=opacity))
    if small:
        shapes.append(bold(left, box.middle, box.y + 30, 30, **MIDDLE))
    else:
        shapes.append(bold(label, box.x + 14, box.y + 27, 16))
    return thing("points", label, *shapes)


@remembered
def status(box: Box, line: str, second: str, small: bool) -> str:
    """The round, and what the table is busy with; who begins it, a phone marks by the boat."""
    shapes = [paper(*box, SLIP, 8)]
    if small:
        shapes.append(bold(line, box.middle, box.centre + 5.5, 16, **MIDDLE))
    else:
        shapes.append(bold(line, box.x + 14, box.y + 28, 21))
        shapes.append(text(second, box.x + 14, box.y + 51, 16, fill=QUIET))
    return thing("status", f"{line}, {second}" if second else line, *shapes)


@remembered
def deck(box: Box, label: str, counts: tuple[int, ...], small: bool) -> str:
    """The tiles still to come, kind by kind; on a phone only how many."""
    shown = [kind for kind, count in enumerate(counts) if count]
    rows = -(-len(shown) // 3)
    shapes = [paper(box.x, box.y, box.width, box.height if small else 46 + 50 * rows, SLIP, 8)]
    if small:
        shapes.append(kit.hexagon(box.x + 26, box.centre, 14, BLUES["water"]))
        shapes.append(bold(sum(counts), box.right - 14, box.centre + 8, 22, **END))
        return thing("deck", label, *shapes)
    shapes.append(bold(label, box.x + 14, box.y + 27, 17))
    for index, kind in enumerate(shown):
        row, column = divmod(index, 3)
        x, y = box.x + 34 + column * 84, box.y + 62 + row * 50
        shapes.append(kit.hexagon(x, y, 22, BLUES[KIND_NAMES[kind]]))
        shapes.append(sign(kind, 0, x, y, 27))
        shapes.append(bold(counts[kind], x + 29, y + 7, 19))
    return thing("deck", label, *shapes)


@remembered
def tray(box: Box, label: str, titled: bool) -> str:
    """The sheet that revealed tiles lie on."""
    title = bold(label, box.x + 14, box.y + 27, 17) if titled else ""
    return thing("tray", label, paper(*box, SLIP, 8), title)


@remembered
def sheet(
    box: Box, label: str, title: str, heads: tuple[str, str, str], rows: tuple[ScoreLine, ...]
) -> str:
    """E2: the score, line by line, at the foot of its box: salmon and eggs of every player."""
    height = 68 + 40.0 * len(rows)
    box = Box(box.x, box.bottom - height, box.width, height)
    shapes = [paper(*box, SLIP, 8)]
    shapes.append(bold(title, box.x + 14, box.y + 28, 21))
    columns = (box.x + 103, box.x + 182, box.right - 14)
    for head, x in zip(heads, columns, strict=True):
        shapes.append(text(head, x, box.y + 54, 16, **END, fill=QUIET))
    for index, (seat, salmon, eggs, won) in enumerate(rows):
        y = box.y + 84 + index * 40
        if won:
            shapes.append(rect(box.x + 5, y - 19, box.width - 10, 38, 6, fill="#ffe3a6"))
        shapes.append(mark(seat, box.x + 29, y - 15, 15, INKS[seat]))
        for value, x in zip((salmon, eggs, salmon + eggs), columns, strict=True):
            weight = 700 if x == columns[2] else 400
            shapes.append(text(value, x, y + 7, 20, **END, font_weight=weight))
    return thing("sheet", label, *shapes)
