"""The table in cut paper: a cup for every seat, the bid, one's own dice, and what can be said."""

from liars_dice.rules import DOUBT, FACES, MOVES, NONE, DicePosition, DiceView, written
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.picture import BOLD, END, PAPER, Speaker, edge, paper, text, use
from plansza.core.tabletop import SEATS, Tabletop


class DicePictures(Pictures[DiceView]):
    """The table, from top to bottom. A bid is a click on a number and one on a face."""

    moves = MOVES
    ground = "#24544f"

    def paint(self, drawing: Drawing[DiceView]) -> Canvas:
        state, table = drawing.view.state, Tabletop(drawing, self.ground)
        lay_cups(table, state)
        lay_bids(table, state, drawing.words)
        if drawing.view.seat is not None:
            lay_own(table, state, drawing.view.seat, drawing.words)
        return table.canvas()

    def about(self, view: DiceView, id: str) -> list[Phrase]:
        return [("dice" if id.startswith(("own", "cup", "seat", "table")) else "bid", {})]

    def sketch(self, view: DiceView, words: Speaker) -> str:
        state = view.state
        lines = [] if state.bid == NONE else [words.move(state.bid)]
        for seat, count in enumerate(state.counts):
            dice = written(state.hands[seat]) or " ".join("?" * count)
            lines.append(f"{words('seat-name', seat=seat + 1)}: {dice}")
        return "\n".join(lines)


def lay_cups(table: Tabletop, state: DicePosition) -> None:
    """A cup for every seat, and what it hid in the last round: bright are the dice that counted."""
    letters, told = table.letters, [str(count) for count in state.counts]
    for seat, hand in enumerate(state.shown):
        if len(hand) > state.counts[seat]:
            told[seat] += f" (−{len(hand) - state.counts[seat]})"
    for seat, box in enumerate(table.seats(told, 7.2 * letters)):
        hand, below = state.shown[seat], box._replace(y=box.y + 4.2 * letters)
        shapes = [use("dice-cup", *box._replace(height=4 * letters), color=SEATS[seat])]
        for die, place in zip(hand, below.squares(len(hand), 1.2 * letters, 3, gap=2), strict=True):
            shapes.append(use(f"die-{die}", *place, opacity=1 if state.counted(die) else 0.4))
        table.thing(f"cup-{seat}", written(hand) or "?", *shapes)


def lay_bids(table: Tabletop, state: DicePosition, words: Speaker) -> None:
    """The doubted bid of the last round and what was true; then the bid of this one."""
    letters, last, now = table.letters, table.row(2 * table.letters), table.row(4 * table.letters)
    if state.shown_bid != NONE:
        facts = MOVES.describe(state.shown_bid)[1]
        table.slip("last-round", last, words("last-round", **facts, found=state.found()))
    if state.bid != NONE:
        _, count, face = MOVES.parts(state.bid)
        look = {**END, **BOLD, "fill": PAPER}
        number = text(f"{count + 1} ×", now.middle, now.centre + letters, 2.8 * letters, **look)
        die = use(f"die-{face + 1}", now.middle, now.y + letters / 2, 4 * letters, 3 * letters)
        table.thing("bid", words.move(state.bid), paper(*now, SEATS[state.bidder]), number, die)


def lay_own(table: Tabletop, state: DicePosition, seat: int, words: Speaker) -> None:
    """What lies under one's own cup; numbers and faces to bid with, and a slip that doubts."""
    hand, mat = state.hands[seat], table.row(4 * table.letters)
    places = mat.inside(table.letters / 2).squares(len(hand), 3 * table.letters, 5, gap=8)
    dice = [use(f"die-{die}", *place) for die, place in zip(hand, places, strict=True)]
    table.thing("own", written(hand) or "?", paper(*mat, SEATS[seat]), *dice)
    most = state.setup.seats * int(state.setup["dice"])
    for count, box in enumerate(table.boxes(most, 2.7 * table.letters, columns=8), 1):
        if count <= sum(state.counts):
            table.button(f"count-{count}", box, str(count))
    for face, box in enumerate(table.boxes(FACES, 3.6 * table.letters), 1):
        die, name = use(f"die-{face}", *box.inside(6)), words("dice", count=1, face=face)
        table.thing(f"face-{face}", name, paper(*box), die, edge(*box))
    table.button("doubt", table.row(3 * table.letters), words.move(DOUBT))
