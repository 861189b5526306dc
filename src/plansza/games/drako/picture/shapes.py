"""The things on the table, as SVG: pieces that a picture is put together from.

The pieces are functions of plain values and remembered: a table draws anew only what no table has
shown yet, and a piece knows nothing of who will see it.
"""

from math import atan2, cos, degrees, hypot, sin

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, WARM, Box
from plansza.core.picture import (
    SANS,
    TURN,
    edge,
    edge_along,
    paper,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.games.drako.picture.faces import (
    ACCENTS,
    INKS,
    NAME_LINES,
    PAPERS,
    WIDTH,
    back,
    face,
    sign,
    value_of,
)
from plansza.games.drako.picture.layout import Point, hexagon
from plansza.games.drako.rules.board import DODGED, SHIELDED
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    FIGURE_NAMES,
    SHIELD,
    SIDE_NAMES,
    SIDE_OF,
    SYMBOLS,
    SYMBOLS_ON,
)

ART = tuple(f"drako-{'archer' if name.startswith('archer') else name}" for name in FIGURE_NAMES)
FIELD_PAPERS = ("#b9c0c3", "#c3c9ca", "#aeb6ba")
HOME_PAPER = "#cdbfae"
WOUND = "#a3212c"
BONE = "#efe6d3"

# What a sign in the ledger says besides its value: how many figures, or stones to pay.
EXTRAS = {
    number: f"({found.value})" if found.kind == SHIELD else f"×{found.count}"
    for number, found in enumerate(SYMBOLS)
    if (found.kind == SHIELD and found.value) or (found.kind != SHIELD and found.count > 1)
}
BADGE = 22.0  # of a card's width, where equal cards are counted
CARD_IDS = tuple(
    "card-" + name.replace("|", "-or-").replace("/", "-").replace("(", "").replace(")", "")
    for name in CARD_NAMES
)


def figure_id(figure: int) -> str:
    """A figure, on the board or waiting for its place."""
    return f"figure-{FIGURE_NAMES[figure]}"


# -- the arena ------------------------------------------------------------------------------------


@remembered
def field(id: str, label: str, middle: Point, side: float, letters: float, tone: int, home: bool,
          lit: bool) -> str:  # fmt: skip
    """A field: a sheet of slate paper; the knights' start fields have a warmer one."""
    outline = hexagon(middle, side - 2)
    shadow = tag("path", d=hexagon((middle[0], middle[1] + 2.5), side - 2), fill_opacity=".28")
    sheet = tag("path", d=outline, fill=HOME_PAPER if home else FIELD_PAPERS[tone])
    fine = tag("path", d=hexagon(middle, side - 7), fill="none", stroke="#fff", stroke_opacity=".3")
    name = text(id.removeprefix("field-"), middle[0], middle[1] + side * 0.84, letters,
                text_anchor="middle", fill="#4a555c", fill_opacity=".85")  # fmt: skip
    return thing(id, label, shadow, sheet, fine, name, edge_along(hexagon(middle, side - 4)),
                 lit=lit, still=True)  # fmt: skip


@remembered
def figure(number: int, middle: Point, size: float, letters: float, label: str, netted: bool,
           lit: bool) -> str:  # fmt: skip
    """A figure on its round base, in the colour of its side."""
    side, radius = SIDE_OF[number], size / 2
    base = tag("circle", cx=0, cy=3, r=radius, fill_opacity=".35") + tag(
        "circle", cx=0, cy=0, r=radius, fill=PAPERS[side]) + tag(
        "circle", cx=0, cy=0, r=radius - 3, fill="none", stroke=INKS[side],
        stroke_width=3)  # fmt: skip
    shown = use(ART[number], -size * 0.36, -size * 0.4, size * 0.72, size * 0.72, color=INKS[side])
    net = use("drako-sign-net", -radius, -radius, size, size, color="#3a2f22") if netted else ""
    number_two = _numeral(number, radius, letters) if ART[number] == "drako-archer" else ""
    rim = edge_along(f"M0 {-radius:g}a{radius:g} {radius:g} 0 1 1-.1 0z")
    return thing(figure_id(number), label, base, shown, number_two, net, rim, lit=lit,
                 transform=f"translate({middle[0]:g} {middle[1]:g})")  # fmt: skip


def _numeral(number: int, radius: float, letters: float) -> str:
    """Archers are alike but for their number."""
    mark = "I" if FIGURE_NAMES[number].endswith("1") else "II"
    x, y = radius * 0.7, radius * 0.62
    disc = tag("circle", cx=x, cy=y, r=letters * 0.77, fill=ACCENTS[0])
    return disc + text(mark, x, y + letters * 0.37, letters, text_anchor="middle",
                       font_weight=700, fill="#fff")  # fmt: skip


@remembered
def line(id: str, start: Point, end: Point, kind: str) -> str:
    """A way that could be taken now: of a shot, a throw, fire or a charge."""
    ink = {"fire": "#ff9b3d", "rock": "#5d646a", "charge": "#5e8a3c"}.get(kind, "#a51c2b")
    width = {"fire": 15.0, "rock": 11.0, "charge": 13.0}.get(kind, 4.0)
    dashes = {"fire": None, "charge": "20 8"}.get(kind, "9 7")
    drawn = tag("path", d=f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}", stroke=ink,
                stroke_width=width, stroke_opacity=".5", stroke_linecap="round",
                stroke_dasharray=dashes, fill="none")  # fmt: skip
    return tag("g", drawn, id=id, aria_hidden="true", pointer_events="none")


@remembered
def attack(id: str, label: str, start: Point, end: Point, bend: float, value: int, answer: int,
           size: float, lit: bool) -> str:  # fmt: skip
    """A declared attack: an arrow, and on it how hard it is or how it was stopped."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    aside = (-sin(angle) * bend, cos(angle) * bend)
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = start[0] + aside[0], start[1] + aside[1]
    ink = "#7d858b" if answer in (SHIELDED, DODGED) else WOUND
    first, tip = size * 0.16, length - size * 0.3
    shape = f"M{first:g} -4H{tip - 16:g}V-12L{tip:g} 0L{tip - 16:g} 12V4H{first:g}z"
    turn = f"translate({x:.1f} {y:.1f}) rotate({degrees(angle):.1f})"
    arrow = tag("g", tag("path", d=shape, transform="translate(1 3)", fill_opacity=".3"),
                tag("path", d=shape, fill=ink), transform=turn)  # fmt: skip
    at = max((first + tip - 10) / 2, tip - 42)
    middle = (x + cos(angle) * at, y + sin(angle) * at)
    return thing(id, label, arrow, *_badge(middle, value, answer), lit=lit)


def _badge(middle: Point, value: int, answer: int) -> tuple[str, ...]:
    x, y, radius = round(middle[0], 1), round(middle[1], 1), 16.0
    disc = tag("circle", cx=x, cy=y + 2, r=radius, fill_opacity=".3") + tag(
        "circle", cx=x, cy=y, r=radius, fill=SLIP)  # fmt: skip
    if answer == SHIELDED:
        shown = use("drako-sign-shield", x - 11, y - 11, 22, 22, color="#2f5f8a")
    elif answer == DODGED:
        shown = use("drako-dodge", x - 11, y - 11, 22, 22, color="#2f5f8a")
    elif value:
        shown = text(value, x, y + 7, 20, text_anchor="middle", font_weight=700, fill=WOUND)
    else:
        shown = use("drako-sign-net", x - 11, y - 11, 22, 22, color="#3a2f22")
    rim = edge_along(f"M{x:g} {y - radius:g}a{radius:g} {radius:g} 0 1 1-.1 0z")
    return disc, shown, rim


# -- the figures' boards --------------------------------------------------------------------------


@remembered
def board(number: int, box: Box, size: float, letters: float, name: str, label: str,
          fallen: bool) -> str:  # fmt: skip
    """A figure's board: its face and its name; the slots lie on it."""
    side = SIDE_OF[number]
    sheet = paper(*box, PAPERS[side], 7)
    dim = ".35" if fallen else None
    shown = use(ART[number], box.x + 5, box.y + 4, size, size, color=INKS[side], opacity=dim)
    room = box.right - (box.x + size + 12) - 6
    squeezed = len(name) * letters * 0.6 > room
    y = box.y + letters + (6 if box.width > 200 else 4)
    title = text(name, box.x + size + 12, y, letters, font_weight=700,
                 fill=INKS[side] if not fallen else QUIET,
                 textLength=room if squeezed else None,
                 lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
    return thing(f"board-{FIGURE_NAMES[number]}", label, sheet, shown, title)


@remembered
def slots(id: str, start: Point, radius: float, wounds: int, count: int, power: int,
          power_sign: str, side: int, room: float) -> str:  # fmt: skip
    """Wound slots in a row; the first ones may hold a power, which is lost when they are full."""
    step = min(radius * 2 + 4, room / count)
    shapes: list[str] = []
    for place in range(count):
        x, y = start[0] + radius + place * step, start[1]
        owns = place < power
        shapes.append(tag("circle", cx=round(x, 1), cy=y, r=radius,
                          fill="#fff" if not owns else "#ffe9b8", stroke=INKS[side],
                          stroke_width=1.6))  # fmt: skip
        if place < wounds:
            shapes.append(_drop(x, y, radius))
        elif owns and radius > 7:
            shapes.append(use(power_sign, round(x - 6.5, 1), y - 6.5, 13, 13, color=INKS[side]))
    return tag("g", *shapes, id=id, aria_hidden="true", pointer_events="none")


def _drop(x: float, y: float, radius: float) -> str:
    """A wound: a drop of red paper."""
    r = radius * 0.8
    top, half, low = y - r * 1.2, r * 0.5, r * 1.6
    right = f"c{half:.1f} {r * 0.9:.1f} {r:.1f} {r * 1.2:.1f} {r:.1f} {low:.1f}"
    left = f"c0-{r * 0.4:.1f} {half:.1f}-{r * 0.7:.1f} {r:.1f}-{low:.1f}z"
    round_ = f"a{r:.1f} {r * 0.8:.1f} 0 1 1-{2 * r:.1f} 0"
    return tag("path", fill=WOUND, d=f"M{x:.1f} {top:.1f}{right}{round_}{left}")


@remembered
def track(id: str, box: Box, letters: float, label: str, name: str, sign_id: str, wounds: int,
          count: int, radius: float, lit: bool) -> str:  # fmt: skip
    """One of the dragon's tracks: its sign, its name, its slots."""
    full = wounds == count
    sheet = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="#fff",
                fill_opacity=".55" if not full else ".15")  # fmt: skip
    shown = use(
        sign_id, box.x + 4, box.y + 4, 18, 18, color=INKS[2], opacity=".4" if full else None
    )
    room = box.width - 30
    squeezed = len(name) * letters * 0.64 > room
    title = text(name, box.x + 26, box.y + 18, letters, fill=INKS[2], font_weight=700,
                 textLength=room if squeezed else None,
                 lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
    step = radius * 2 + 3
    y = box.bottom - 5 - radius
    places = [
        tag("circle", cx=round(box.x + 6 + radius + place * step, 1), cy=round(y, 1), r=radius,
            fill="#fff", stroke=INKS[2], stroke_width=1.6)
        for place in range(count)
    ]  # fmt: skip
    drops = [_drop(box.x + 6 + radius + place * step, y, radius) for place in range(wounds)]
    return thing(id, label, sheet, edge(*box, 5), shown, title, *places, *drops, lit=lit)


@remembered
def marker(
    id: str, label: str, at: Point, radius: float, sign_id: str, spent: bool, lit: bool
) -> str:
    """A round marker beside the boards."""
    disc = kit.token(at[0], at[1], radius, "#8b949a" if spent else "#6b2f1c", sign_id, BONE)
    rim = edge_along(f"M{at[0]:g} {at[1] - radius:g}a{radius:g} {radius:g} 0 1 1-.1 0z")
    return thing(id, label, disc, rim, lit=lit, opacity=".45" if spent else None)


@remembered
def stones(id: str, label: str, at: Point, count: int, used: int, size: float,
           across: int) -> str:  # fmt: skip
    """B4: the trolls' stones, so many in a row; used ones leave their outline."""
    step = size + 2.5 if size > 18 else size - 0.5
    left, top = at[0] - size / 2, at[1] - size / 2
    shapes = [
        use("drako-stone", round(left + place % across * step, 1),
            round(top + place // across * step, 1), size, size,
            color="#d3cfc4" if place < count else "#5d6b76",
            opacity=None if place < count else ".6")
        for place in range(count + used)
    ]  # fmt: skip
    return thing(id, label, *shapes)


# -- cards ----------------------------------------------------------------------------------------


@remembered
def card(id: str, side: int, number: int, box: Box, label: str, names: tuple[str, ...],
         letters: float, count: int, lit: bool) -> str:  # fmt: skip
    """A card of one side with the names of its symbols; equal cards lie under it."""
    scale = box.width / WIDTH
    below = [paper(3 * place, -4 * place, box.width, box.height, PAPERS[side])
             for place in range(count - 1, 0, -1)]  # fmt: skip
    shown = use(face(side, number), 0, 0, box.width, box.height)
    lines = NAME_LINES[len(SYMBOLS_ON[number]) - 1]
    named = [_name(name, y * scale, box.width, letters, side)
             for name, y in zip(names[:-1], lines, strict=False)]  # fmt: skip
    if names:  # the last one leaves room for the count
        room = box.width - (BADGE if count > 1 else 0)
        named.append(_name(names[-1], lines[-1] * scale, room, letters, side))
    times = kit.badge(box.width - 8, box.height - 4, f"×{count}") if count > 1 else ""
    outline = edge(0, 0, box.width, box.height, 5)
    return thing(id, label, *below, shown, *named, outline, times, lit=lit, transform=box.place())


def _name(name: str, y: float, width: float, letters: float, side: int) -> str:
    squeezed = len(name) * letters * 0.66 > width - 6
    return text(name, width / 2, round(y, 1), letters, text_anchor="middle", fill=INKS[side],
                font_family=SANS, font_weight=600,
                textLength=width - 8 if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip


@remembered
def hidden(id: str, side: int, box: Box, label: str) -> str:
    """A card of a hand from behind: its id tells nothing but its place."""
    return kit.card(id, label, back(side), box)


@remembered
def pile(id: str, side: int, box: Box, sheets: int, label: str, lit: bool) -> str:
    """A deck."""
    return kit.pile(id, label, back(side), box, sheets, lit)


@remembered
def hint(id: str, at: Point, content: str, letters: float) -> str:
    """A few words beside something that can be used, the last one on a line of its own."""
    lines = enumerate(content.rsplit(" ", 1))
    drawn = [text(line, at[0], at[1] + row * letters * 1.25, letters, font_family=SANS,
                  font_weight=600, fill=BONE) for row, line in lines]  # fmt: skip
    return tag("g", *drawn, id=id, aria_hidden="true", pointer_events="none")


@remembered
def top_card(id: str, side: int, number: int, box: Box, label: str) -> str:
    """The discards: the last card lies on top."""
    if number < 0:
        return thing(id, label, kit.slot(box))
    return thing(id, label, use(face(side, number), box.x, box.y, box.width, box.height))


# -- the ledger: which cards are left -------------------------------------------------------------


LEDGER_ROW = 23.5
BREADTHS = {"×": 0.84, "/": 0.36, "(": 0.4, ")": 0.4}  # in letters' heights; digits are alike


def ledger_cell(box: Box, index: int, columns: int, rows: int) -> Box:
    """The place of a kind of card in the ledger, column by column."""
    column, row = divmod(index, rows)
    width = (box.width - 12) / columns
    return Box(box.x + 6 + column * width, box.y + 28 + row * LEDGER_ROW, width - 4, LEDGER_ROW)


@remembered
def ledger(id: str, side: int, cards: tuple[int, ...], box: Box, columns: int, letters: float,
           title: str, label: str) -> str:  # fmt: skip
    """D1: every kind of card in a deck by its signs."""
    rows = -(-len(cards) // columns)
    sheet = paper(box.x, box.y, box.width, 34 + rows * LEDGER_ROW, PAPERS[side], 7)
    name = text(title, box.x + 10, box.y + 20, max(letters, 14), font_weight=700,
                fill=INKS[side])  # fmt: skip
    entries = [_entry(number, side, letters, ledger_cell(box, index, columns, rows))
               for index, number in enumerate(cards)]  # fmt: skip
    return thing(id, label, sheet, name, *entries)


def _entry(number: int, side: int, letters: float, cell: Box) -> str:
    size = letters + 4
    shapes: list[str] = []
    x = cell.x
    for symbol in SYMBOLS_ON[number]:
        facts = value_of(symbol) + EXTRAS.get(symbol, "")
        shapes.append(use(sign(symbol), x, cell.centre - size / 2, size, size, color=INKS[side]))
        x += size + 1
        shapes.append(text(facts, x, cell.centre + letters * 0.36, letters, fill=ACCENTS[side],
                           font_family=SANS))  # fmt: skip
        x = round(x + 3 + letters * sum(BREADTHS.get(letter, 0.64) for letter in facts), 1)
    return "".join(shapes)


@remembered
def left(id: str, cell: Box, letters: float, count: int, total: int, label: str) -> str:
    """How many of a kind are left."""
    ink = QUIET if count else "#a9a08f"
    shown = text(f"{count}/{total}", cell.right - 2, cell.centre + letters * 0.36, letters,
                 text_anchor="end", fill=ink, font_family=SANS,
                 font_weight=600 if count else 400)  # fmt: skip
    return thing(id, label, shown)


# -- players --------------------------------------------------------------------------------------


@remembered
def slip(id: str, box: Box, side: int, title: str) -> str:
    """A side's slip: its emblem and its name."""
    size = min(box.height - 14, 40.0) if box.width < 200 else box.height - 14
    emblem = use(f"drako-emblem-{SIDE_NAMES[side]}", box.x + 8, box.y + 7, size, size,
                 color=INKS[side])  # fmt: skip
    room = box.width - size - 26
    large = 20.0 if box.width > 200 else 16.0
    squeezed = len(title) * large * 0.62 > room
    y = box.y + (23 if large > 16 else 17)
    name = text(title, box.x + size + 18, y, large, font_weight=700, fill=INKS[side],
                textLength=room if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
    return thing(id, title, paper(*box, SLIP, 8), edge(*box, 8), emblem, name)


@remembered
def turn(box: Box, letters: float, content: str) -> str:
    """The slip that goes to and fro: whose turn it is."""
    size = box.height - 14
    width = box.width - size - 26
    place = Box(0, 0, width, letters * 1.5)
    at = Box(box.x + size + 16, box.bottom - place.height - 3, *place[2:])
    squeezed = len(content) * letters * 0.57 > width - 8
    words = text(content, place.middle, letters * 1.1, letters, text_anchor="middle",
                 font_weight=700, fill="#fff", textLength=width - 10 if squeezed else None,
                 lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
    return thing(TURN, content, paper(*place, WARM, 5), words, transform=at.place())


@remembered
def symbol_button(id: str, box: Box, number: int, side: int, name: str, lit: bool) -> str:
    """A symbol to choose: its sign, large, and its name."""
    size = box.height - 12
    shown = use(sign(number), box.x + 8, box.y + 6, size, size, color=INKS[side])
    room = box.width - size - 24
    squeezed = len(name) * 9 > room
    label = text(name, box.x + size + 16, box.centre + 5.5, 16, font_family=SANS, font_weight=600,
                 fill=INKS[side], textLength=room if squeezed else None,
                 lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
    return thing(id, name, paper(*box, PAPERS[side], 8), edge(*box, 8), shown, label, lit=lit)
