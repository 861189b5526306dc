"""The table in cut paper: a cup for every seat, the bid, one's own dice, and what can be said."""

from collections.abc import Sequence, Set
from functools import partial
from importlib.resources import files

from liars_dice.rules import BID, DOUBT, FACES, MOVES, NONE, DiceView, written
from plansza.core import kit
from plansza.core import picture as draw
from plansza.core.drawing import Canvas, Drawing, Pictures
from plansza.core.kit import Box, in_grid, in_row
from plansza.core.picture import BOLD, END, MIDDLE, TURN, Speaker, text, thing, use

PLACES = {  # on a wide screen, and on a phone held upright
    "tray": (Box(0, 0, 1128, 776), Box(0, 0, 390, 620)),
    "cups": (Box(48, 30, 1032, 124), Box(6, 12, 378, 58)),
    "last-round": (Box(264, 254, 600, 40), Box(10, 148, 370, 28)),
    "bid": (Box(150, 324, 270, 120), Box(10, 190, 140, 64)),
    "own": (Box(470, 324, 560, 120), Box(158, 190, 222, 64)),
    "numbers": (Box(48, 480, 1032, 50), Box(10, 272, 370, 38)),
    "faces": (Box(150, 642, 560, 84), Box(10, 468, 370, 52)),
    "doubt": (Box(762, 652, 216, 64), Box(95, 546, 200, 50)),
}
PAPERS = ("#b3404c", "#2b8a94", "#c98a1b", "#6a9a48", "#8a6ab0", "#96623e")  # of the seats
FELT, LACE, CREAM = "#24544f", "#2d605a", "#f6ecd8"
DOTS = {"stroke": LACE, "stroke_width": "14", "stroke_linecap": "round", "stroke_dasharray": "0 20"}


class DicePictures(Pictures[DiceView]):
    """What is drawn, and where it is clicked."""

    ground = FELT

    def art(self) -> str:
        art = files("liars_dice").joinpath("art.svg").read_text("utf-8")
        return art[art.index("<symbol") : art.rindex("</svg>")]

    def paths(self, view: DiceView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        parts = {move: MOVES.parts(move) for move in choices}
        return {
            move: ("doubt",) if move == DOUBT else (f"number-{count + 1}", f"face-{face + 1}")
            for move, (_, count, face) in parts.items()
        }

    def reasons(self, view: DiceView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        if view.seat is None:
            return {}
        highest = {f"number-{n + 1}": BID.at(n, FACES - 1) for n in range(sum(view.state.counts))}
        why_not = partial(view.state.why_not, view.seat)
        return draw.reasons_for({**highest, "doubt": DOUBT}, clickable, why_not, words)

    def paint(self, drawing: Drawing[DiceView]) -> Canvas:
        painter = Painter(drawing)
        painter.tray()
        painter.cups()
        painter.bids()
        if drawing.view.seat is not None and drawing.view.state.result is None:
            painter.own_dice(drawing.view.seat)
            painter.pad()
        tray = painter.places["tray"]
        return Canvas(tray.width, tray.height, painter.parts)

    def sketch(self, view: DiceView, words: Speaker) -> str:
        state = view.state
        lines = [] if state.bid == NONE else [words.move(state.bid)]
        for seat, count in enumerate(state.counts):
            dice = written(state.hands[seat]) or " ".join("?" * count)
            lines.append(f"{words('seat-name', seat=seat + 1)}: {dice}")
        return "\n".join(lines)


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[DiceView]) -> None:
        self.state, self.words, self.lit = drawing.view.state, drawing.words, drawing.lit
        self.tall, self.letters = drawing.tall, 13.0 if drawing.tall else 18.0
        self.places = {name: places[drawing.tall] for name, places in PLACES.items()}
        self.parts: dict[str, str] = {}

    def tray(self) -> None:
        """Felt with a border and a flower of paper lace."""
        inside = Box(6, 6, self.places["tray"].width - 12, self.places["tray"].height - 12)
        felt, flower = draw.rect(*inside, 14, fill=FELT, **DOTS), use("dice-lace", *inside)
        self.parts["tray"] = draw.scenery("tray", felt, flower, color=LACE)

    def cups(self) -> None:
        """A cup for every seat; a light under the name of the one to move."""
        row, state, letters = self.places["cups"], self.state, self.letters
        for seat, count in enumerate(state.counts):
            box = in_row(row, (row.width / 6 - 2, row.height), seat, len(state.counts), 40)
            line, turn = box.bottom + 1.6 * letters, (seat,) == state.to_move
            if turn:
                light = box.x, line - 1.1 * letters, box.width, 1.5 * letters
                self.parts[TURN] = draw.scenery(TURN, draw.rect(*light, 6, fill=draw.GLOW))
            lost = len(state.shown[seat]) - count
            left = f"{count} (−{lost})" if lost > 0 else count
            name, ink = self.words("seat-name", seat=seat + 1), draw.INK if turn else CREAM
            shapes = [
                use("dice-cup", *box, color=PAPERS[seat]),
                kit.badge(box.middle, box.bottom - 2, left),
                text(name, box.middle, line, letters, **MIDDLE, **BOLD, fill=ink),
                *self.last_dice(seat, box._replace(y=line + 0.7 * letters)),
            ]
            told = self.words("cup", seat=seat + 1, count=count)
            self.parts[f"cup-{seat}"] = thing(f"cup-{seat}", told, *shapes)

    def last_dice(self, seat: int, area: Box) -> list[str]:
        """What lay under a cup in the last round, bright where it counted."""
        hand, face = self.state.shown[seat], MOVES.parts(self.state.shown_bid)[2] + 1
        size, columns = (18, 3) if self.tall else (30, 5)
        left = area.middle - min(columns, len(hand)) * (size + 2) / 2
        shapes = []
        for place, die in enumerate(hand):
            box = in_grid(area._replace(x=left), (size, size), place, columns, 2)
            faint = None if self.state.counts_for(face, die) else 0.4
            shapes.append(use(f"die-{die}", *box, opacity=faint))
        return shapes

    def bids(self) -> None:
        """The doubted bid of the last round and what was true; the bid of this one, on a slip."""
        state, words, box = self.state, self.words, self.places["bid"]
        if state.shown_bid != NONE:
            facts = {**MOVES.describe(state.shown_bid)[1], "found": state.found()}
            said = words("last-round", **facts)
            slip = kit.label(self.places["last-round"], said, self.letters)
            self.parts["last-round"] = thing("last-round", said, slip)
        if state.bid != NONE:
            _, count, face = MOVES.parts(state.bid)
            size = 0.6 * box.height
            die = Box(box.right - 1.4 * size, box.centre - size / 2, size, size)
            shapes = [
                draw.paper(*box, PAPERS[state.bidder], 8),
                draw.paper(box.x + 6, box.y + 6, box.width - 12, box.height - 12),
                text(f"{count + 1} ×", die.x - 8, box.centre + size / 4, 0.7 * size, **END, **BOLD),
                use(f"die-{face + 1}", *die),
            ]
            self.parts["bid"] = thing("bid", words.move(state.bid), *shapes)

    def own_dice(self, seat: int) -> None:
        """What lies under one's own cup, on a mat of one's own colour."""
        mat, dice = self.places["own"], self.state.hands[seat]
        size = 0.66 * mat.height
        row = mat._replace(y=mat.centre - size / 2)
        boxes = [in_row(row, (size, size), place, len(dice)) for place in range(len(dice))]
        shapes = [use(f"die-{die}", *box) for die, box in zip(dice, boxes, strict=True)]
        told = self.words("own-dice", dice=written(dice))
        self.parts["own"] = thing("own", told, draw.paper(*mat, PAPERS[seat], 10), *shapes)

    def pad(self) -> None:
        """A number and a face make a bid; a slip doubts."""
        area, columns = self.places["numbers"], 8 if self.tall else 15
        size = area.width / columns - 6, area.height
        for place in range(sum(self.state.counts)):
            id, box = f"number-{place + 1}", in_grid(area, size, place, columns, 6)
            self.parts[id] = kit.button(id, box, str(place + 1), id in self.lit)
        area = self.places["faces"]
        for face in range(1, FACES + 1):
            id, box = f"face-{face}", in_row(area, (area.height, area.height), face - 1, FACES)
            die, name = use(f"die-{face}", *box), self.words("dice", count=1, face=face)
            self.parts[id] = thing(id, name, die, draw.edge(*box, 12), lit=id in self.lit)
        doubt, lit = self.words("move-doubt"), "doubt" in self.lit
        self.parts["doubt"] = kit.button("doubt", self.places["doubt"], doubt, lit)
