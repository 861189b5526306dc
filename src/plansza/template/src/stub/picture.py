"""How the game looks: a pure function of a view, the moves on offer, and words.

A picture is a row of parts by id, from the back to the front. Whatever keeps its id slides to its
next place. What can be clicked is a `thing` with an `edge`, and `paths` tells for which move.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple

from plansza.core import kit
from plansza.core.drawing import Canvas, Drawing, Pictures
from plansza.core.kit import Box, card_frame
from plansza.core.picture import (
    BOLD,
    MIDDLE,
    Speaker,
    circle,
    paper,
    path,
    reasons_for,
    scenery,
    symbol,
    text,
    thing,
    use,
)

from stub.rules import CARDS, FACE_DOWN, LAY, StubView, card_of

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

    def art(self) -> str:
        return art()

    def paths(self, view: StubView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return {move: (f"card-{card_of(move)}",) for move in choices}

    def reasons(
        self, view: StubView, clickable: AbstractSet[str], words: Speaker
    ) -> dict[str, str]:
        """Why the reader's own cards cannot be used now."""
        seat, state = view.seat, view.state
        if seat is None or state.outcome is not None:
            return {}
        probes = {f"card-{card}": LAY.at(card - 1) for card in state.hands[seat]}
        return reasons_for(probes, clickable, lambda move: state.why_not(seat, move), words)

    def paint(self, drawing: Drawing[StubView]) -> Canvas:
        """Everything on the table; `tall` is for a phone held upright."""
        view, words, layout = drawing.view, drawing.words, TALL if drawing.tall else WIDE
        state, parts = view.state, {"cloth": scenery("cloth", paper(0, 0, *layout[:2], CLOTH))}

        def lay(number: int, box: Box, where: str) -> None:
            id, label = f"card-{number}", words("card", card=number, where=where)
            parts[id] = kit.card(id, label, f"stub-card-{number}", box, id in drawing.lit)

        for seat in range(view.setup.seats):
            left = (layout.width - layout.column * view.setup.seats) / 2 + layout.column * seat
            box = Box(left + 5, 12, layout.column - 10, 3 * layout.letters)
            parts[f"slip-{seat}"] = slip(view, seat, box, layout.letters, words)
            under = box._replace(y=box.bottom + 12)
            box = kit.in_row(under, layout.card, 0, 1)
            parts[f"slot-{seat}"] = scenery(f"slot-{seat}", kit.slot(box))
            if state.laid[seat] == FACE_DOWN:
                id = f"back-{seat}"
                parts[id] = kit.card(id, words("hidden"), "stub-back", box)
            elif state.laid[seat]:
                lay(state.laid[seat], box, "bid")
            elif state.rounds:
                lay(state.rounds[-1][seat], smaller(box), "before")
        for place, prize in enumerate(state.prizes):
            step = 1.15 * place * layout.coming.width
            box = layout.coming._replace(x=layout.coming.x + step)
            parts[f"prize-{prize}"] = token(prize, box, words)
        if state.prizes:
            x, y = layout.coming.x, layout.coming.y - 14
            title = text(words("coming"), x, y, layout.letters, fill="#fff")
            parts["coming"] = thing("coming", words("coming"), title)
        if state.prize:
            parts[f"prize-{state.prize}"] = token(state.prize, layout.prize, words)
        hand = [] if view.seat is None else state.hands[view.seat]
        for index, card in enumerate(hand):  # nobody else's picture has them
            lay(card, kit.in_row(layout.hand, layout.card, index, len(hand)), "hand")
        return Canvas(layout.width, layout.height, parts)

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


def smaller(box: Box) -> Box:
    """The place of a card of the last round, in the middle of where the next bid will lie."""
    width, height = 0.7 * box.width, 0.7 * box.height
    return Box(box.middle - width / 2, box.centre - height / 2, width, height)


def listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or "–"


def player(view: StubView, seat: int, words: Speaker) -> str:
    """What a player is called in the picture; names stand beside it on the page."""
    return words("player", seat=seat + 1, you="yes" if seat == view.seat else "no")


def slip(view: StubView, seat: int, box: Box, letters: float, words: Speaker) -> str:
    """A player's name and points."""
    name, points = player(view, seat, words), words("points", count=view.state.scores[seat])
    first = text(name, box.middle, box.y + 1.25 * letters, letters, **MIDDLE, **BOLD)
    second = text(points, box.middle, box.y + 2.5 * letters, letters, **MIDDLE)
    return thing(f"slip-{seat}", f"{name}: {points}", paper(*box), first, second)


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
