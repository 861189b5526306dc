"""The pieces of the picture: cards, dams, river, decks and slips, each drawn in its box.

Drawing is what a server does most. So the pieces are functions of plain values and remembered: a
table draws anew only what no table has shown yet, and a piece knows nothing of who will see it.
"""

from functools import lru_cache

from plansza.core.picture import (
    GLOW,
    INK,
    PAPER,
    SANS,
    Speaker,
    glow,
    paper,
    tag,
    text,
    thing,
    use,
)
from plansza.games.spor.board import Board
from plansza.games.spor.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    COLOUR_OF,
    COLOURS,
    REQUIREMENT_NAMES,
    TACTICS_NAMES,
    VALUE_OF,
    VALUES,
)
from plansza.games.spor.layout import Box
from plansza.games.spor.moves import CLAIM

ANIMALS = ("duck", "snail", "toad", "salamander", "crayfish", "shrew",
           "turtle", "eel", "otter", "heron", "catfish", "beaver")  # fmt: skip
TACTICS_ART = ("dragonfly", "swan", "grebe", "transfer", "recruit", "desertion",
               "treason", "explosion", "support", "exchange")  # fmt: skip
INKS = ("#1f7a7a", "#4f8a3c", "#b8506b", "#c98a1b", "#7a4b2a")
TACTICS_INK = "#3c3f63"
TACTICS_PAPER = "#ece6f2"
BACK_INK = "#3f6f76"
WATER = ("#2f7f8c", "#3f94a0", "#8cc4c6", "#eaf5f1")
SLIP = "#fbf5e6"
SIGNS = {"plus": "+", "minus": "−"}
QUIET = "#6d6252"

remembered = lru_cache(maxsize=2048)
much_remembered = lru_cache(maxsize=16384)  # every card at every place, lit and quiet


@remembered
def card_face(card: int, width: float, height: float, in_hand: bool) -> str:
    """The front of a card at the origin.

    At a dam the next card covers all but the top strip, in a hand all but the left edge: value
    and suit stand where they stay visible.
    """
    if card >= BATTLE_CARDS:
        return _tactics_face(card - BATTLE_CARDS, width, height)
    colour, value = COLOUR_OF[card], VALUE_OF[card]
    ink = INKS[colour]
    unit = width / 84
    suit = Box(9, 34, 19, 19) if in_hand else Box(56, 8, 20, 20)
    art = 58 * unit
    return "".join((
        paper(0, 0, width, height),
        _inner_edge(width, height, ink),
        text(value, 8 * unit, 28 * unit, 28 * unit, font_weight=700, fill=ink),
        use(f"spor-suit-{colour}", suit.x * unit, suit.y * unit, suit.width * unit,
            suit.height * unit, color=ink),
        use(f"spor-{ANIMALS[value]}", (width - art) / 2, height - art - 8 * unit, art, art,
            color=ink),
    ))  # fmt: skip


def _inner_edge(width: float, height: float, ink: str, dashes: str | None = None) -> str:
    return tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=4, fill="none",
               stroke=ink, stroke_opacity=".35", stroke_width=1.2,
               stroke_dasharray=dashes)  # fmt: skip


def _tactics_face(kind: int, width: float, height: float) -> str:
    """A tactics card; a very small one shows its art alone."""
    unit = width / 84
    named = width >= 50
    art = 58 * unit if named else width - 8
    parts = [paper(0, 0, width, height, TACTICS_PAPER)]
    parts.append(_inner_edge(width, height, TACTICS_INK, "3 3"))
    if named:
        name = TACTICS_DISPLAY[kind]
        size = max(13, 15 * unit)
        wide = len(name) * size * 0.62 > width - 10
        parts.append(
            text(name, width / 2, 22 * unit, size, font_weight=700, fill=TACTICS_INK,
                 text_anchor="middle", textLength=width - 10 if wide else None,
                 lengthAdjust="spacingAndGlyphs" if wide else None)
        )  # fmt: skip
    top = height - art - 8 * unit if named else (height - art) / 2
    parts.append(use(f"spor-{TACTICS_ART[kind]}", (width - art) / 2, top, art, art,
                     color=TACTICS_INK))  # fmt: skip
    return "".join(parts)


TACTICS_DISPLAY = ("Ważka", "Łabędź", *TACTICS_NAMES[2:])


def card_label(card: int, where: str, dam: int, words: Speaker) -> str:
    """What a card is called, and where it lies."""
    return _card_label(card, where, dam, words)  # type: ignore[arg-type] # every voice has a hash


@remembered
def _card_label(card: int, where: str, dam: int, words: Speaker) -> str:
    return words("card-label", card=words.thing(CARD_NAMES[card]), where=where, dam=dam)


@much_remembered
def card(
    id: str, card: int, box: Box, label: str, can: bool, aimed: bool = False, in_hand: bool = False
) -> str:
    """A card that lies open, or in the viewer's own hand; `aimed` when a trick is about it."""
    face = card_face(card, box.width, box.height, in_hand)
    edge = glow(0, 0, box.width, box.height) if can or aimed else ""
    return thing(id, label, can, edge, face, transform=f"translate({box.x:g} {box.y:g})")


@remembered
def back(id: str, box: Box, tactics: bool, label: str) -> str:
    """A hidden card: its id tells nothing but its place."""
    art = "spor-back-tactics" if tactics else "spor-back"
    ink = TACTICS_INK if tactics else BACK_INK
    shapes = paper(0, 0, box.width, box.height, PAPER, 4)
    inner = use(art, 1.5, 1.5, box.width - 3, box.height - 3, color=ink)
    return thing(id, label, False, shapes, inner, transform=f"translate({box.x:g} {box.y:g})")


@remembered
def slot(box: Box) -> str:
    """A free space."""
    return tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=6,
               fill="#fff", fill_opacity=".16", stroke="#fff", stroke_opacity=".5",
               stroke_dasharray="5 5")  # fmt: skip


@remembered
def slots(boxes: tuple[Box, ...]) -> str:
    """The free spaces of one side of a dam."""
    return "".join(map(slot, boxes))


@remembered
def river(box: Box) -> str:
    """Layers of water cut with a wavy edge, the lightest on top."""
    layers = [tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=WATER[0])]
    for edge, sign in ((box.y, -1), (box.y + box.height, 1)):
        for lift, fill, opacity in ((7, WATER[0], 1), (2, WATER[1], 0.9), (-7, WATER[2], 0.35)):
            layers.append(_wave(box, edge + sign * lift, -sign * 12, fill, opacity))
    return "".join(layers)


def _wave(box: Box, y: float, depth: float, fill: str, opacity: float) -> str:
    step = 44
    count = int(box.width / step) + 2
    crests = f"q {step / 4:g} -6 {step / 2:g} 0 t {step / 2:g} 0 " * count
    start = f"M {box.x - step / 2:g} {y:g} {crests}"
    data = f"{start}v {depth:g} h -{step * count:g} z"
    return tag("path", d=data, fill=fill, fill_opacity=opacity)


def dam(board: Board, number: int, box: Box, words: Speaker, can: bool) -> str:
    """A dam of logs, with a slip that says what decides there; a broken one shows its gap."""
    damaged = board.is_damaged(number)
    requirement = REQUIREMENT_NAMES[board.requirement(number)]
    state = "damaged" if damaged else "whole"
    label = words("dam-label", dam=number + 1, spaces=board.spaces(number), state=state,
                  requirement=requirement)  # fmt: skip
    sign = SIGNS.get(requirement, "")
    named = "" if sign or requirement == "none" else words(f"formation-{requirement}")
    return _dam(number, damaged, label, sign, named, box, can)


@remembered
def _dam(number: int, damaged: bool, label: str, sign: str, named: str, box: Box, can: bool) -> str:
    width = box.width + 12
    height = width * 70 / 160
    top = box.y + (box.height - height) / 2 - 9
    art = use(f"spor-dam-{'broken' if damaged else 'whole'}", box.x - 6, top, width, height)
    edge = glow(box.x, box.y, box.width, box.height, 10) if can else ""
    slips = _dam_slip(sign, named, box) + _dam_number(number, box)
    return thing(f"dam-{number + 1}", label, can, edge, art, slips)


def _dam_number(number: int, box: Box) -> str:
    x, y = box.x + 9, box.y + 9
    return tag("circle", cx=x, cy=y, r=9.5, fill="#000", fill_opacity=".25") + text(
        number + 1, x, y + 5, 14, text_anchor="middle", font_weight=700, fill="#fff"
    )


def _dam_slip(sign: str, named: str, box: Box) -> str:
    content = sign or named
    if not content:
        return ""
    size = 22 if sign else max(13, min(16, box.width / 7.5))
    width = 34 if sign else min(box.width - 4, len(content) * size * 0.64 + 12)
    height = 22 if sign else size + 6
    x, y = box.middle - width / 2, box.y + box.height - height + 4
    return paper(x, y, width, height, SLIP, 5) + text(
        content, box.middle, y + height / 2 + size * 0.34, size, text_anchor="middle",
        font_weight=700, textLength=None if sign else width - 10,
        lengthAdjust=None if sign else "spacingAndGlyphs",
    )  # fmt: skip


def claim_flag(number: int, box: Box, words: Speaker, can: bool) -> str:
    """K4: a flag on a dam where the attacker is full; bright when the claim holds."""
    return _flag(number, box, words.move(CLAIM + number), can)


@remembered
def _flag(number: int, box: Box, label: str, can: bool) -> str:
    fill = GLOW if can else "#cfc4ae"
    x, y = box.x + box.width - 16, box.y - 16
    pole = tag("rect", x=x - 1.5, y=y, width=3, height=34, fill="#5b3a20")
    cloth = tag("path", d=f"M {x:g} {y:g} l 24 7 l -24 8 z", fill=fill)
    shadow = tag("path", d=f"M {x + 1:g} {y + 2:g} l 24 7 l -24 8 z", fill="#000",
                 fill_opacity=".2")  # fmt: skip
    target = tag("rect", x=x - 8, y=y - 4, width=40, height=40, fill="#000", fill_opacity="0")
    return thing(f"claim-{number + 1}", label, can, shadow, cloth, pole, target)


@remembered
def pile(id: str, box: Box, count: int, tactics: bool, label: str, can: bool) -> str:
    """A deck, as thick as it is, with its count."""
    sheets = min(4, (count + 11) // 12)
    art = "spor-back-tactics" if tactics else "spor-back"
    ink = TACTICS_INK if tactics else BACK_INK
    shapes = [glow(box.x, box.y, box.width, box.height)] if can else []
    for sheet in range(sheets):
        shapes.append(paper(box.x, box.y - 2.5 * sheet, box.width, box.height, PAPER, 4))
    if sheets:
        top = box.y - 2.5 * (sheets - 1)
        shapes.append(use(art, box.x + 2, top + 2, box.width - 4, box.height - 4, color=ink))
    else:
        shapes.append(slot(box))
    shapes.append(badge(box.middle, box.y + box.height, count))
    return thing(id, label, can, *shapes)


def badge(x: float, y: float, content: int | str) -> str:
    """A small round count."""
    width = 18 + 9 * len(str(content))
    return paper(x - width / 2, y - 13, width, 25, SLIP, 12) + text(
        content, x, y + 5.5, 16, text_anchor="middle", font_weight=700
    )


@remembered
def logs(box: Box, left: int, total: int, label: str, can: bool) -> str:
    """The defender's logs; spent ones leave their outline."""
    width = (box.width - 8) / total
    shapes = [glow(box.x - 2, box.y - 2, box.width, width * 0.4 + 4)] if can else []
    for index in range(total):
        shapes.append(use("spor-log", box.x + index * (width + 2), box.y, width, width * 0.4,
                          opacity=None if index < left else ".18"))  # fmt: skip
    return thing("log", label, can, *shapes)


def matrix(board: Board, box: Box, words: Speaker, can: set[str], out: bool) -> str:
    """T7: every discarded battle card at its colour and value; each colour has its symbol."""
    discarded = frozenset(board.discards())
    count = words("discards-count", count=len(discarded))
    sheet = _sheet(box, words("discards"), out)
    rows: list[str] = []
    for colour in range(COLOURS):
        rows.append(_suit(colour, box))
        for number in range(colour * VALUES, (colour + 1) * VALUES):
            if number in discarded:
                label = card_label(number, "discards", 0, words)
                rows.append(_discarded(number, box, label, _card_id(number) in can))
            else:
                rows.append(_dot(number, box))
    return thing("discards", count, out, sheet, *rows)


MATRIX_HEAD = 20.0


def _step(box: Box) -> float:
    """From one row of the matrix to the next."""
    cell = (box.width - MATRIX_HEAD) / VALUES
    return max(cell, 21.0) if box.width < 300 else cell


def _cell(number: int, box: Box) -> Box:
    """The place of a card in the matrix."""
    colour, value = divmod(number, VALUES)
    width, step = (box.width - MATRIX_HEAD) / VALUES, _step(box)
    return Box(box.x + MATRIX_HEAD + value * width, box.y + colour * step, width, step)


@remembered
def _sheet(box: Box, title: str, out: bool) -> str:
    edges = box.x - 6, box.y - 26, box.width + 12, _step(box) * COLOURS + 36
    name = text(title, box.x, box.y - 8, 14, font_weight=700, fill=QUIET)
    return paper(*edges, SLIP) + (glow(*edges) if out else "") + name


@remembered
def _suit(colour: int, box: Box) -> str:
    y = box.y + colour * _step(box)
    return use(f"spor-suit-{colour}", box.x, y + 2, 17, 17, color=INKS[colour])


@remembered
def _dot(number: int, box: Box) -> str:
    place = _cell(number, box)
    return tag("circle", cx=place.middle, cy=place.y + place.height / 2, r=1.6,
               fill=INKS[COLOUR_OF[number]], fill_opacity=".45")  # fmt: skip


def _card_id(number: int) -> str:
    return f"card-{CARD_NAMES[number]}"


@remembered
def _discarded(number: int, box: Box, label: str, lit: bool) -> str:
    ink, place = INKS[COLOUR_OF[number]], _cell(number, box)
    chip = tag("rect", x=place.x + 0.5, y=place.y + 1, width=place.width - 1,
               height=place.height - 2, rx=3, fill=ink)  # fmt: skip
    mark = text(VALUE_OF[number], place.middle, place.y + place.height / 2 + 4.6, 13,
                text_anchor="middle", font_weight=700, fill="#fff",
                textLength=13 if VALUE_OF[number] > 9 else None,
                lengthAdjust="spacingAndGlyphs" if VALUE_OF[number] > 9 else None)  # fmt: skip
    edge = glow(place.x + 1, place.y + 1, place.width - 2, place.height - 2, 3)
    return thing(_card_id(number), label, lit, edge if lit else "", chip, mark)


@remembered
def slip(box: Box, sign: str, title: str, detail: str, turn: str) -> str:
    """A player's slip: role, what is known of the hand, and a warm edge on the turn."""
    edge = glow(box.x, box.y, box.width, box.height) if turn else ""
    emblem = min(38, box.height * 0.44)
    ink = "#8c3b2e" if sign == "sword" else "#2d5b73"
    left = box.x + 8 + emblem + 7
    lines = [
        use(f"spor-{sign}", box.x + 8, box.y + 8, emblem, emblem, color=ink),
        text(title, left, box.y + 22, 15, font_weight=700),
        text(detail, left, box.y + 39, 13, font_family=SANS, fill=QUIET),
    ]
    if turn:
        lines.append(text(turn, box.x + 10, box.y + box.height - 8, 15,
                          font_weight=700, fill="#a3561a"))  # fmt: skip
    return edge + paper(box.x, box.y, box.width, box.height, SLIP) + "".join(lines)


@remembered
def button(id: str, box: Box, label: str) -> str:
    """Something to press that is not a thing of the game."""
    face = paper(box.x, box.y, box.width, box.height, SLIP, 8)
    name = text(label, box.middle, box.y + box.height / 2 + 5.5, 16, text_anchor="middle",
                font_family=SANS, fill=INK)  # fmt: skip
    return thing(id, label, True, glow(box.x, box.y, box.width, box.height, 8), face, name)
