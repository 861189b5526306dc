"""The table as SVG: a pure function of a view, the moves on offer, and words. Plain and tidy."""

from collections.abc import Sequence

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import (
    INK,
    SANS,
    Picture,
    Speaker,
    edge,
    ids_in,
    paper,
    root,
    standing_alone,
    tag,
    text,
    thing,
)
from plansza.games.battalia import alliance, battle, clicks, heroic, valleys
from plansza.games.battalia.board import BLOCKED, NOBODY
from plansza.games.battalia.components import (
    ARTEFACT_NAMES,
    BAND_LETTERS,
    BUILDING,
    BYWAY,
    CARD_NAMES,
    CENTRE,
    CITY,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    GATE,
    HEROES,
    KINDS,
    LETTERS,
    MARKETS,
    NEUTRAL_NAMES,
    NOTHING,
    RANK_NAMES,
    RANKS,
    RUINS,
    S_TERRAIN,
    SHAPE_NAMES,
    STACKS,
)
from plansza.games.battalia.house import CHOICE, LIT
from plansza.games.battalia.layout import BUTTON_HEIGHT, CARD_SIZE, STACK, TILE, Layout
from plansza.games.battalia.sketch import flasks, known_stash, standings
from plansza.games.battalia.squares import COLUMNS, CONNECTION, SQUARE_NAMES, SQUARES, WAYS, columns
from plansza.games.battalia.vale import BUILDING_NAMES
from plansza.games.battalia.view import BattaliaView

GROUND = "#c8ae7c"
PAPERS = ("#8fb071", "#d8b85a", "#c9765f", "#7fa6c9", "#dfe3e6", "#dd9a55", "#eadfc8", "#cfc4ae")
INKS = ("#2f5a22", "#7a5a08", "#7c2716", "#1f4a75", "#4a5661", "#8a4708", INK, INK)
ROAD = "#fbf3dd"
VALLEYS = ("#d79d92", "#bba3cf")  # of the Kings and of the Queens
UNEXPLORED = ("#a8766c", "#8d78a1")
GUEST_INKS = ("#6b3f86", "#3f4f2f")  # Metamorphia, Bilkarr


def draw(
    view: BattaliaView,
    choices: Sequence[int],
    words: Speaker,
    standalone: bool = False,
    tall: bool = False,
) -> Picture:
    """Draw what this view shows; a picture that stands alone lights `choices` itself."""
    layout = Layout(columns(view.setup.seats, view.board.vale.open), tall)
    paths = {move: clicks.path(move) for move in choices}
    lit = ids_in(paths) if standalone else frozenset()
    painter = Painter(view, layout, words, lit)
    painter.paint(choices)
    picture = Picture(root(layout.width, layout.height, words("title")), painter.parts, paths)
    return standing_alone(picture, "", GROUND) if standalone else picture


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(
        self, view: BattaliaView, layout: Layout, words: Speaker, lit: frozenset[str]
    ) -> None:
        self.view = view
        self.board = view.board
        self.layout = layout
        self.words = words
        self.lit = lit
        self.parts: dict[str, str] = {}

    def paint(self, choices: Sequence[int]) -> None:
        """Everything on the table."""
        for square in range(SQUARES):
            if self.board.land[square] != BLOCKED and square % COLUMNS < self.layout.columns:
                self.square(square)
        for place, where in enumerate(self.board.heroes):
            if where >= 0:
                self.hero(place, where)
        for guest, where in enumerate(self.board.guests):
            if where >= 0:
                self.guest(guest, where)
        below = self.players()
        below = self.pool(below)
        self.hand(choices)
        self.buttons(choices, below)

    # -- the map ------------------------------------------------------------------------------

    def square(self, square: int) -> None:
        """A square: free, or a card with its road, city, gate or ruins."""
        board, box = self.board, self.layout.square(square)
        id = clicks.square_id(square)
        shape = board.land[square]
        if shape < 0:
            label = self.words("square-empty", square=SQUARE_NAMES[square])
            shapes = [kit.slot(Box(0, 0, TILE, TILE))]
        else:
            label = self._card_label(square)
            hue = board.hue[square]
            shapes = [paper(0, 0, TILE, TILE, PAPERS[hue] if hue >= 0 else self._ground(square))]
            shapes += [_road(way) for way in range(WAYS) if board.exits[square] >> way & 1]
            shapes.append(self._centre(square, shape))
        name = text(SQUARE_NAMES[square], 5, TILE - 5, 13, font_family=SANS, fill=INK)
        self.parts[id] = thing(id, label, *shapes, name, edge(0, 0, TILE, TILE),
                               lit=id in self.lit, transform=box.place())  # fmt: skip

    def _card_label(self, square: int) -> str:
        board = self.board
        owner = board.owner[square]
        card = self.words("shape", shape=SHAPE_NAMES[board.land[square]])
        if square in board.vale.shroud:
            card = f"{card} (?)"
        elif board.land[square] == BUILDING:
            card = f"{card}, {self._building(square)}"
        if board.hue[square] >= 0:
            card = f"{self.words('colour', colour=COLOUR_NAMES[board.hue[square]])}, {card}"
        return self.words("square-label", square=SQUARE_NAMES[square], card=card,
                          owner="none" if owner == NOBODY else owner + 1,
                          level=board.level[square])  # fmt: skip

    def _centre(self, square: int, shape: int) -> str:
        """What stands where the roads meet."""
        board, half = self.board, TILE / 2
        guard = str(heroic.guard(board, square))
        if shape == RUINS:
            return kit.token(half, half, 20, "#6d6252") + _sign(guard, half, half)
        if shape == GATE:
            return kit.token(half, half, 22, INKS[board.hue[square]]) + _sign(
                str(board.hue[square] + 1), half, half
            )
        if board.is_valley(square):
            return self._valley(square)
        letter = LETTERS[board.hue[square]]
        corner = text(letter, 6, 17, 15, fill=INKS[board.hue[square]], font_weight=700)
        if shape < CITY:
            markets = {at // MARKETS for at, where in enumerate(board.markets) if where == square}
            signs = [
                kit.token(x, 32, 9, self._ink(seat)) + _sign(str(seat + 1), x, 32, 13)
                for x, seat in zip((14, 32, 50, 68, 14, 32), sorted(markets), strict=False)
            ]
            return corner + "".join(signs)
        return corner + self._house(square)

    def _house(self, square: int) -> str:
        """A city with its level, in its owner's colour."""
        board, half = self.board, TILE / 2
        owner = board.owner[square]
        fill = "#8b8171" if owner == NOBODY else self._ink(owner)
        level = board.level[square] or heroic.guard(board, square)
        return paper(half - 21, half - 19, 42, 38, fill, 4) + _sign(str(level), half, half)

    def _ground(self, square: int) -> str:
        """What has no colour: ruins, and the two valleys, darker where nobody has been."""
        if not self.board.is_valley(square) or square == CONNECTION:
            return PAPERS[COLOURS]
        shades = VALLEYS if square not in self.board.vale.shroud else UNEXPLORED
        return shades[valleys.valley_of(square)]

    def _valley(self, square: int) -> str:
        """C25: a question mark, the sign of a building or centre, or of what joins the valleys."""
        board, half = self.board, TILE / 2
        if square in board.vale.shroud:
            return kit.token(half, half, 18, "#5a5048") + _sign("?", half, half)
        if board.land[square] == BYWAY:
            return ""
        if not board.is_city(square):
            return kit.token(half, half, 20, "#5a5048") + _sign(
                self.words("shape", shape=SHAPE_NAMES[board.land[square]])[0], half, half
            )
        name = "" if board.land[square] == CENTRE else self._building(square)
        return self._house(square) + text(name, TILE - 5, TILE - 5, 13, text_anchor="end",
                                          fill=INK, font_family=SANS)  # fmt: skip

    def _building(self, square: int) -> str:
        number = self.board.vale.works.index(square)
        return self.words("building", building=BUILDING_NAMES[number])

    def _ink(self, seat: int) -> str:
        colour = self.board.colour[seat]
        return INKS[colour if colour >= 0 else COLOURS]

    def hero(self, place: int, where: int) -> None:
        """A hero: a banner with the number of his seat."""
        seat, number = divmod(place, HEROES)
        there = [at for at, other in enumerate(self.board.heroes) if other == where]
        box = self.layout.square(where)
        x = box.right - 14 - 20 * there.index(place)
        y = box.y + 16
        id = f"hero-{seat + 1}-{number + 1}"
        label = self.words("hero-label", number=number + 1, owner=seat + 1)
        shapes = kit.token(x, y, 12, self._ink(seat)), _sign(str(seat + 1), x, y, 14)
        frame = edge(x - 12, y - 12, 24, 24, 12)
        self.parts[id] = thing(id, label, *shapes, frame, lit=id in self.lit)

    def guest(self, guest: int, where: int) -> None:
        """Metamorphia or Bilkarr, by the first letter, at the foot of the square."""
        box = self.layout.square(where)
        x, y = box.right - 16 - 26 * guest, box.y + TILE - 16
        name = NEUTRAL_NAMES[guest]
        id = f"guest-{name}"
        label = self.words("guest-label", guest=name, square=SQUARE_NAMES[where])
        shapes = kit.token(x, y, 13, GUEST_INKS[guest]), _sign(name[0], x, y, 15)
        self.parts[id] = thing(id, label, *shapes)

    # -- players and pool ---------------------------------------------------------------------

    def players(self) -> float:
        """The day, and a slip for every seat; where the next thing may lie."""
        board, words, side = self.board, self.words, self.layout.side
        day = words("sketch-day", week=board.week, day=board.day + 1,
                    lit=words("artefact-type", type=ARTEFACT_NAMES[LIT[board.day]], form="nom"),
                    choice=words("artefact-type", type=ARTEFACT_NAMES[CHOICE[board.day]],
                                 form="nom"))  # fmt: skip
        self.parts["day"] = thing("day", day, _line(side.x, side.y, side.width, day))
        top = side.y + 32
        for seat in range(board.seats):
            colour = board.colour[seat]
            name = COLOUR_NAMES[colour] if colour != NOTHING else "none"
            label = words("sketch-seat", colour=name, you="yes" if seat == self.view.seat else "no",
                          points=board.points_of(seat), hand=board.held[seat],
                          nation=board.nation[seat], deck=board.deck_size(seat),
                          ambush=board.ambush[seat],
                          tents=board.tents[::4].count(seat))  # fmt: skip
            mark = "▸ " if seat in alliance.movers(board) else ""
            id = f"seat-{seat + 1}"
            line = _line(side.x, top, side.width, f"{mark}{seat + 1}. {label}", self._ink(seat))
            self.parts[id] = thing(id, label, line)
            top += 30
        labels = [*standings(board, words), *flasks(board, words), *self._known()]
        for number, label in enumerate(labels):
            id = f"standing-{number + 1}"
            self.parts[id] = thing(id, label, _line(side.x, top, side.width, label))
            top += 30
        return top + 6

    def _known(self) -> list[str]:
        """C25: what the viewer alone has seen of unused Great Artefacts."""
        piles = ("sketch-stash", known_stash(self.view)), ("sketch-spare", self.view.spare)
        return [
            f"{self.words(id)}: {', '.join(self.words.thing(CARD_NAMES[kind]) for kind in kinds)}"
            for id, kinds in piles
            if kinds
        ]

    def pool(self, top: float) -> float:
        """The stacks, each by its top card."""
        side = self.layout.side
        across = int(side.width // (STACK.width + 6))
        for stack in range(STACKS):
            row, column = divmod(stack, across)
            box = Box(side.x + column * (STACK.width + 6), top + row * (STACK.height + 6),
                      STACK.width, STACK.height)  # fmt: skip
            colour = self.board.top[stack]
            name = self._stack_name(stack)
            fill = PAPERS[colour] if colour != NOTHING else "#b8ad98"
            sign = f"{BAND_LETTERS[colour]} " if colour != NOTHING else "– "
            id = f"stack-{stack}"
            label = self.words("stack-label", name=name)
            self.parts[id] = thing(id, label, kit.label(box, sign + name, 14, fill))
        rows = (STACKS + across - 1) // across
        top += rows * (STACK.height + 6)
        rest = self.words("sketch-rest", supplies=self.board.supplies, dust=self.board.dust,
                          chests=self.board.chests)  # fmt: skip
        self.parts["rest"] = thing("rest", rest, _line(side.x, top, side.width, rest))
        return top + 36

    def _stack_name(self, stack: int) -> str:
        if stack < RANKS:
            return self.words("unit-rank", rank=RANK_NAMES[stack], form="nom")
        if stack < S_TERRAIN:
            return self.words("artefact-type", type=ARTEFACT_NAMES[stack - RANKS], form="nom")
        return self.words("shape", shape=SHAPE_NAMES[stack - S_TERRAIN])

    # -- cards and buttons --------------------------------------------------------------------

    def hand(self, choices: Sequence[int]) -> None:
        """The viewer's hand; below it what else may be chosen, or the battle lines."""
        view = self.view
        guise = [] if view.seat is None else view.board.guise[view.seat]
        own = sorted(view.hand + guise)
        for index, kind in enumerate(own):
            self.card(kind, kit.in_row(self.layout.hand, CARD_SIZE, index, len(own)))
        held = {clicks.card_id(kind) for kind in own}
        others = [kind for kind in clicks.cards_in(choices) if clicks.card_id(kind) not in held]
        for index, kind in enumerate(others):
            self.card(kind, kit.in_row(self.layout.tray, CARD_SIZE, index, len(others)))
        if not others:
            self.lines()

    def card(self, kind: int, box: Box) -> None:
        """A card by its name; a second one of a kind gets a number."""
        id = clicks.card_id(kind)
        number = 2
        while id in self.parts:
            id = f"{clicks.card_id(kind)}-{number}"
            number += 1
        label = self.words.thing(CARD_NAMES[kind])
        colour = COLOUR_OF[kind]
        face = kit.card_frame(box.width, box.height, INKS[colour], PAPERS[colour])
        words = label.split(" ")
        rows = [
            text(word, box.width / 2, 40 + 22 * row, 15, text_anchor="middle", font_weight=700,
                 textLength=92 if len(word) > 11 else None,
                 lengthAdjust="spacingAndGlyphs" if len(word) > 11 else None)
            for row, word in enumerate(words)
        ]  # fmt: skip
        frame = edge(0, 0, box.width, box.height, 5)
        self.parts[id] = thing(id, label, face, *rows, frame, lit=id in self.lit,
                               transform=box.place())  # fmt: skip

    def lines(self) -> None:
        """Both lines of a battle with their strengths."""
        board, tray = self.board, self.layout.tray
        for side, code in ((0, "attacker"), (1, "defender")):
            if not board.kinds[0]:
                return
            names = ", ".join(self.words.thing(CARD_NAMES[k % KINDS]) for k in board.kinds[side])
            strength = self.words("sketch-side", side=code, strength=battle.total(board, side))
            label = f"{strength} {names}"
            id = f"line-{code}"
            line = _line(tray.x, tray.y + 32 * side, tray.width, label)
            self.parts[id] = thing(id, label, line)

    def buttons(self, choices: Sequence[int], top: float) -> None:
        """What is done without touching a thing of the game."""
        side = self.layout.side
        wanted = clicks.buttons(choices, self.words)
        across = 5 if len(wanted) > 24 else 4
        width = (side.width - 8 * (across - 1)) / across
        for index, (id, label) in enumerate(wanted):
            row, column = divmod(index, across)
            box = Box(side.x + column * (width + 8), top + row * (BUTTON_HEIGHT + 6),
                      width, BUTTON_HEIGHT)  # fmt: skip
            self.parts[id] = kit.button(id, box, label, id in self.lit)


def _road(way: int) -> str:
    """A ribbon from the middle to one edge."""
    half = TILE / 2
    x, y = half - 7, half - 7
    across, down = (14.0, 14.0)
    if way % 2:
        x, across = (x, half + 7) if way == 1 else (0.0, half + 7)
    else:
        y, down = (y, half + 7) if way == 2 else (0.0, half + 7)
    return tag("rect", x=x, y=y, width=across, height=down, fill=ROAD)


def _sign(content: str, x: float, y: float, size: float = 19) -> str:
    return text(content, x, y + size * 0.35, size, text_anchor="middle", fill="#fff",
                font_weight=700)  # fmt: skip


def _line(x: float, y: float, width: float, content: str, ink: str = INK) -> str:
    """A line of words on a slip; a long one is squeezed."""
    squeezed = len(content) * 8.2 > width - 20
    return paper(x, y, width, 26, kit.SLIP, 5) + text(
        content, x + 10, y + 18, 15, font_family=SANS, fill=ink,
        textLength=width - 20 if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
    )  # fmt: skip
