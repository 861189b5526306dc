"""How the game looks: a pure function of a view, the moves on offer, and words.

A picture is a row of parts by id, from the back to the front. Whatever keeps its id slides to its
next place. What can be clicked is a `thing` with an `edge`; its id tells for which move.
"""

from functools import cache
from typing import NamedTuple

from plansza.core import kit
from plansza.core.contract import Phrase
from plansza.core.drawing import Canvas, Drawing, Pictures
from plansza.core.kit import Box, card_frame
from plansza.core.picture import (
    BOLD,
    MIDDLE,
    Speaker,
    circle,
    paper,
    path,
    scenery,
    symbol,
    text,
    thing,
    use,
)

from stub.rules import CARDS, FACE_DOWN, MOVES, StubView

Parts = dict[str, str]
CLOTH, BACK, GOLD = "#4d7a72", "#8c3b3a", "#e0a63a"
INKS = ("#1f6f7a", "#9a6a12", "#a33a4b")  # of low, middle and high cards


class Layout(NamedTuple):
    """Where things lie; letters are shown at least 13 pixels high."""

    width: float
    height: float
    letters: float
    column: float  # how much room a player has
    card: tuple[float, float]
    prize: Box
    coming: Box  # the first of the prizes to come
    hand: Box


WIDE = Layout(
    width=960,
    height=640,
    letters=16,
    column=220,
    card=(110, 154),
    prize=Box(320, 270, 136, 136),
    coming=Box(490, 322, 56, 56),
    hand=Box(60, 456, 840, 154),
)
TALL = Layout(
    width=430,
    height=640,
    letters=15,
    column=105,
    card=(88, 123),
    prize=Box(20, 264, 104, 104),
    coming=Box(146, 306, 46, 46),
    hand=Box(10, 460, 410, 123),
)


class StubPictures(Pictures[StubView]):
    """Bids and prizes on a cloth."""

    ground = CLOTH
    moves = MOVES  # things are named by the parts of moves, `card-7`: so `paths` follow

    def art(self) -> str:
        return art()

    def paint(self, drawing: Drawing[StubView]) -> Canvas:
        """Everything on the table; `tall` is for a phone held upright."""
        layout = TALL if drawing.tall else WIDE
        cloth = scenery("cloth", paper(0, 0, layout.width, layout.height, CLOTH))
        parts = {"cloth": cloth}
        for seat in range(drawing.view.setup.seats):
            parts |= seat_parts(drawing, layout, seat)
        parts |= prize_parts(drawing, layout)
        parts |= hand_parts(drawing, layout)
        return Canvas(layout.width, layout.height, parts)

    def about(self, view: StubView, id: str) -> list[Phrase]:
        """What a thing is, to whoever points at it: `about-CODE`s, here by what its id begins with,
        and how many cards are still face down."""
        kind, hidden = id.partition("-")[0], view.state.laid.count(FACE_DOWN)
        return [(kind, {"count": hidden})] if kind == "back" else [(kind, {})]

    def sketch(self, view: StubView, words: Speaker) -> str:
        """The same for the terminal, at most 80 columns wide."""
        state = view.state
        lines = []
        if state.prize:
            lines.append(words("prize", prize=state.prize))
            lines.append(f"{words('coming')}: {listed(state.prizes)}")
        for seat, score in enumerate(state.scores):
            bid = {0: "·", FACE_DOWN: "?"}.get(state.laid[seat], str(state.laid[seat]))
            before = f"({state.rounds[-1][seat]})" if state.rounds else ""
            points = words("points", count=score)
            lines.append(f"{player(view, seat, words):<12}{points:<14}{bid:>3} {before}".rstrip())
        if view.seat is not None:
            lines.append(f"{words('hand')}: {listed(state.hands[view.seat])}")
        return "\n".join(lines)


def seat_parts(drawing: Drawing[StubView], layout: Layout, seat: int) -> Parts:
    """A player's slip, and under it the card bid now, or the one of the last round."""
    view, words, state = drawing.view, drawing.words, drawing.view.state
    left = (layout.width - layout.column * view.setup.seats) / 2 + layout.column * seat
    box = Box(left + 5, 12, layout.column - 10, 3 * layout.letters)
    place = kit.in_row(box._replace(y=box.bottom + 12), layout.card, 0, 1)
    slip_id, slot_id, back_id = f"slip-{seat}", f"slot-{seat}", f"back-{seat}"
    parts = {slip_id: slip(slip_id, view, seat, box, layout.letters, words)}
    parts[slot_id] = scenery(slot_id, kit.slot(place))
    if state.laid[seat] == FACE_DOWN:
        parts[back_id] = kit.card(back_id, words("hidden"), "stub-back", place)
    elif state.laid[seat]:
        parts |= open_card(drawing, state.laid[seat], place, "bid")
    elif state.rounds:
        width, height = 0.7 * place.width, 0.7 * place.height
        small = Box(place.middle - width / 2, place.centre - height / 2, width, height)
        parts |= open_card(drawing, state.rounds[-1][seat], small, "before")
    return parts


def prize_parts(drawing: Drawing[StubView], layout: Layout) -> Parts:
    """The prize bid for, large, and those to come."""
    state, words = drawing.view.state, drawing.words
    parts = {}
    for place, prize in enumerate(state.prizes):
        x = layout.coming.x + 1.15 * place * layout.coming.width
        parts[f"prize-{prize}"] = token(prize, layout.coming._replace(x=x), words)
    if state.prizes:
        x, y = layout.coming.x, layout.coming.y - 14
        title = text(words("coming"), x, y, layout.letters, fill="#fff")
        parts["coming"] = thing("coming", words("coming"), title)
    if state.prize:
        parts[f"prize-{state.prize}"] = token(state.prize, layout.prize, words)
    return parts


def hand_parts(drawing: Drawing[StubView], layout: Layout) -> Parts:
    """The reader's own cards: nobody else's picture has them."""
    view, parts = drawing.view, Parts()
    hand = [] if view.seat is None else view.state.hands[view.seat]
    for index, card in enumerate(hand):
        place = kit.in_row(layout.hand, layout.card, index, len(hand))
        parts |= open_card(drawing, card, place, "hand")
    return parts


def open_card(drawing: Drawing[StubView], number: int, box: Box, where: str) -> Parts:
    """A card that the reader sees from the front."""
    id, label = f"card-{number}", drawing.words("card", card=number, where=where)
    return {id: kit.card(id, label, f"stub-card-{number}", box, id in drawing.lit)}


def listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or "–"


def player(view: StubView, seat: int, words: Speaker) -> str:
    """What a player is called in the picture; names stand beside it on the page."""
    return words("player", seat=seat + 1, you="yes" if seat == view.seat else "no")


def slip(id: str, view: StubView, seat: int, box: Box, letters: float, words: Speaker) -> str:
    """A player's name and points."""
    name, points = player(view, seat, words), words("points", count=view.state.scores[seat])
    first = text(name, box.middle, box.y + 1.25 * letters, letters, **MIDDLE, **BOLD)
    second = text(points, box.middle, box.y + 2.5 * letters, letters, **MIDDLE)
    return thing(id, f"{name}: {points}", paper(*box), first, second)


def token(prize: int, box: Box, words: Speaker) -> str:
    """A prize: a golden rosette with its points."""
    petals = use("stub-rosette", *box, color=GOLD)
    middle = circle(box.middle, box.centre, 0.3 * box.width, fill=GOLD)
    points = text(prize, box.middle, box.centre + 0.17 * box.width, box.width / 2, **MIDDLE, **BOLD)
    return thing(f"prize-{prize}", words("prize", prize=prize), petals, middle, points)


@cache
def art() -> str:
    """The symbols that a page loads once: a cut-out rosette, every card, and their back."""
    leaf = "M50 50C36 38 38 12 50 2C62 12 64 38 50 50Z"
    turns = [f"rotate({angle} 50 50)" for angle in range(0, 360, 45)]
    petals = [path(leaf, fill="currentColor", transform=turn) for turn in turns]
    rosette = symbol("stub-rosette", 100, 100, *petals)
    flower = use("stub-rosette", 15, 35, 70, 70, color="#e9c7b0")
    back = symbol("stub-back", 100, 140, card_frame(100, 140, "#fff", BACK), flower)
    return "".join([rosette, back, *map(face, range(1, CARDS + 1))])


def face(number: int) -> str:
    """A card: its number, and a rosette that is larger the higher the card is."""
    ink = INKS[(number - 1) * len(INKS) // CARDS]
    size = 40 + 40 * number / CARDS
    flower = use("stub-rosette", 50 - size / 2, 88 - size / 2, size, size, color=ink)
    value = text(number, 10, 38, 36, **BOLD, fill=ink)
    return symbol(f"stub-card-{number}", 100, 140, card_frame(100, 140, ink), flower, value)
