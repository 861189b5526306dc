"""What lies one click away, over the map: shelter and nation, limbo, storms, Great Artefacts, camp;
and the tray, which shows cards to choose from that lie nowhere else."""

from collections.abc import Iterable, Sequence

from plansza.core import kit
from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    INK,
    MIDDLE,
    SANS,
    Speaker,
    edge,
    paper,
    path,
    rect,
    remembered,
    section,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import PAPERS, QUIET_SIGN, WOOD
from plansza.games.battalia.picture.art.names import unit_art
from plansza.games.battalia.picture.captions import SETTING_UP
from plansza.games.battalia.picture.faces import great_effect, short_name, single, wrapped
from plansza.games.battalia.picture.layout import Layout, card_height
from plansza.games.battalia.picture.piles import Pile, piled
from plansza.games.battalia.picture.pool_picture import counted
from plansza.games.battalia.picture.sheet import Lit, Sheet
from plansza.games.battalia.picture.sketch import known_stash
from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    CARD_NUMBERS,
    COLOUR_NAMES,
    FATE,
    GREAT,
    STORMS,
    UNIVERSAL,
)
from plansza.games.battalia.rules.view import BattaliaView

WIDTHS = (84.0, 72.0, 60.0, 50.0)  # smaller ones could not be read
ROOMY = 220.0  # factions from this width on show their King
NAMED = 4.1  # cards from this width on, in letters, bear their names
IN_A_ROW = 6  # cards over the panel
ABREAST = 3  # factions
FILLED = 0.96  # so much of its area a tray may take
FRONT = "#ecd9ab"  # of a drawer


ALL_GREATS = tuple(range(GREAT, FATE + 1))

Explained = tuple[str, str, str, bool]  # a sign, its name, what it does, whether it is marked
Piles = tuple[tuple[str, tuple[int, ...]], ...]  # the name and the cards of each


class Drawers(Sheet):
    """The drawers of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        super().__init__(view, layout, words, lit)
        area = layout.map
        self.box = Box(area.x + 6, area.y + 6, area.width - 12, area.height - 12)

    def all(self) -> Iterable[tuple[str, str]]:
        """Every drawer, closed."""
        if self.view.seat is not None:
            yield "drawer-shelter", self._own()
        yield "drawer-limbo", self._piles("limbo", [("limbo", self.board.limbo)])
        yield "drawer-storms", self._storms()
        yield "drawer-greats", self._greats()

    def openers(self) -> Iterable[tuple[str, str]]:
        """What opens them, among the stacks of the pool."""
        board, layout = self.board, self.layout
        for at, name, symbol, count in (
            (3, "limbo", "bt-storm-11", len(board.limbo)),
            (4, "shelter", "bt-city-1", self._sheltered()),
            (5, "greats", "bt-great-5", len(board.unused)),
            (6, "storms", "bt-storm-8", len(board.spent)),
        ):
            if name != "shelter" or self.view.seat is not None:
                id, drawer = f"open-{name}", f"drawer-{name}"
                label, place = self.words(drawer), layout.luck_box(at)
                yield id, _opener(id, label, drawer, place, symbol, count, self.letters)

    def _sheltered(self) -> int:
        seat = self.view.seat
        return 0 if seat is None else len(self.board.shelter[seat]) + self.board.veiled[seat]

    # -- cards --------------------------------------------------------------------------------

    def _own(self) -> str:
        """The viewer's shelter, what must be in his nation, his ambush and tents."""
        view, board = self.view, self.board
        seat = view.seat
        assert seat is not None
        rest = list(view.hidden[seat])
        for known in (view.hand, view.veil, view.ambush, view.tops, view.gaze, *view.tented):
            for kind in known:
                rest.remove(kind)
        piles = [
            ("shelter", sorted(board.shelter[seat] + view.veil)),
            ("nation", rest),
            ("vase", view.tops),
            ("ambush", view.ambush),
            ("tents", [kind for cards in view.tented for kind in cards]),
            ("stash", known_stash(view)),
            ("spare", view.spare),
        ]
        return self._piles("shelter", [pile for pile in piles if pile[1]])

    def _piles(self, name: str, piles: Sequence[tuple[str, Sequence[int]]]) -> str:
        """Some piles of cards, each with its title."""
        cards = tuple([(pile, tuple(kinds)) for pile, kinds in piles])
        return piles_drawer(name, self.box, self.letters, cards, self.words)

    # -- explained ----------------------------------------------------------------------------

    def _storms(self) -> str:
        """C5: all storms, those that are spent marked."""
        return self._explained("storms", storm_rows(self.spent(), self.words))

    def spent(self) -> frozenset[int]:
        """The storms that have broken."""
        return frozenset(self.board.spent)

    def _greats(self) -> str:
        """A19, C10: all Great Artefacts; those that somebody owns marked."""
        return self._explained("greats", great_rows(ALL_GREATS, self.owned(), self.words))

    def owned(self) -> frozenset[int]:
        """The Great Artefacts that somebody owns."""
        owners = enumerate(self.board.great_of)
        return frozenset([GREAT + great for great, owner in owners if owner != NOBODY])

    def _explained(self, name: str, rows: tuple[Explained, ...]) -> str:
        """Signs with names and explanations, over the whole upper table."""
        return _explained(name, self.layout.width, self.box.height, self.letters, rows, self.words)

    # -- the tray -----------------------------------------------------------------------------

    def tray(self, wanted: Sequence[str], title: str, above: bool) -> str:
        """Cards to choose from: over what is of no use then, or else, over the lower or upper part
        of the map."""
        area, letters = self._tray_area(wanted), self.letters
        width, height = self._tray_card(wanted, area)
        across = max(1, int((area.width - 24) // (width + 6)))
        rows = -(-len(wanted) // across)
        high = rows * (height + 6) + letters + 24
        top = area.y if above or area is not self.layout.map else area.bottom - high
        box = Box(area.x, round(top, 1), area.width, high)
        shapes = [framed(box, title, letters)]
        for at, id in enumerate(wanted):
            row, column = divmod(at, across)
            here = min(across, len(wanted) - row * across)
            x = box.middle - (here * (width + 6) - 6) / 2 + column * (width + 6)
            y = box.y + letters + 18 + row * (height + 6)
            shapes.append(self._offered(id, Box(round(x, 1), round(y, 1), width, height)))
        return tag("g", *shapes, id="tray", role="group", aria_label=title)

    def _tray_area(self, wanted: Sequence[str]) -> Box:
        """Before the first turn nobody holds a hand or acts: all the foot of the table is free.
        Later it is the panel, if one row is enough."""
        foot, panel = self.layout.line, self.layout.panel
        if self.board.phase in SETTING_UP:
            return Box(foot.x, foot.y, panel.right - foot.x, panel.bottom - foot.y)
        return panel if len(wanted) <= IN_A_ROW else self.layout.map

    def _tray_card(self, wanted: Sequence[str], area: Box) -> tuple[float, float]:
        """The largest cards of which all fit in; factions have long names and lie three abreast."""
        wide, high = area.width - 24, area.height * FILLED - self.letters - 24
        if wanted[0].partition("-")[0] in ("hue", "named"):
            return wide / ABREAST - 6, self.letters * 3.4
        able = [each for each in WIDTHS if _rows_fit(len(wanted), each, wide, high)]
        width = max(able, default=WIDTHS[-1])
        return width, card_height(width)

    def _offered(self, id: str, place: Box) -> str:
        """A card or storm of the tray."""
        kind, _, name = id.partition("-")
        letters, lit = self.letters, id in self.lit
        if kind == "storm":
            effect = self.words(f"storm-{name}-effect")
            label = self.words("storm-last", number=int(name), effect=effect)
            return _storm(id, label, place, int(name), lit)
        if kind in ("hue", "named"):
            label = self.words("faction", colour=name)
            return _faction(id, label, place, COLOUR_NAMES.index(name), letters, lit)
        number = CARD_NUMBERS[name]
        said = short_name(number, self.words) if place.width >= NAMED * letters else ""
        count = (self.view.pack + self.view.gaze).count(number)
        badge = f"×{count}" if count > 1 else ""
        return single(id, self.words.thing(name), place, number, said, letters, badge, lit)


@remembered
def _storm(id: str, label: str, box: Box, number: int, lit: bool) -> str:
    """A storm to choose."""
    art = pieces.storm_card(0, 0, box.width, number)
    shapes = tag("title", label), art, edge(0, 0, box.width, box.height)
    return thing(id, label, *shapes, lit=lit, transform=box.place())


@remembered
def _faction(id: str, label: str, box: Box, colour: int, letters: float, lit: bool) -> str:
    """A faction to lead: its emblem, its King where there is room, its name."""
    _, _, width, height = box
    left, king = height + 4, height if width > ROOMY else 0.0
    lines = wrapped(label, width - left - king - 6, letters)
    first = height / 2 + letters * (0.35 - 0.6 * (len(lines) - 1))
    shapes = [
        paper(0, 0, width, height, PAPERS[colour], 8),
        pieces.emblem(5, 4, height - 8, colour),
        pieces.painted(unit_art(colour, 5), width - height, 0, height, colour) if king else "",
        *[text(line, left, first + at * letters * 1.2, letters) for at, line in enumerate(lines)],
        edge(0, 0, width, height, 8),
    ]
    return thing(id, label, *shapes, lit=lit, transform=box.place())


def _rows_fit(count: int, width: float, wide: float, high: float) -> bool:
    across = int(wide // (width + 6))
    return across > 0 and -(-count // across) * (card_height(width) + 6) <= high


@remembered
def framed(box: Box, title: str, letters: float) -> str:
    """The paper of a drawer or tray, with its title."""
    said = text(title, box.middle, box.y + letters + 6, letters + 2, **MIDDLE, **BOLD)
    return paper(*box, SLIP, 10) + said


def closing(name: str, box: Box, letters: float, words: Speaker) -> str:
    """What closes a drawer that lies over its opener."""
    side = letters + 13
    place = Box(box.right - side - 5, box.y + 5, side, side)
    return _closing(f"close-{name}", words("drawer-close"), f"drawer-{name}", place)


# -- whole drawers ------------------------------------------------------------------------------


@section
def piles_drawer(name: str, box: Box, letters: float, piles: Piles, words: Speaker) -> str:
    """Some piles of cards, each with its title; equal cards lie together."""
    title = words(f"drawer-{name}")
    shapes = [framed(box, title, letters), closing(name, box, letters, words)]
    top = box.y + letters + 22
    area = Box(box.x + 10, top, box.width - 20, box.bottom - top - 6)
    look = {"font_family": SANS, "fill": QUIET}
    for pile, head, places in piled([_pile(*each, words) for each in piles], area, letters):
        shapes.append(text(pile.title, head.x, head.y + letters - 1, letters, **look))
        for kind, place in zip(pile.kinds, places, strict=True):
            count = pile.cards.count(kind)
            shapes.append(_in_pile(f"{name}-{pile.name}", kind, count, place, letters, words))
    return kit.drawer(f"drawer-{name}", title, *shapes)


def _pile(name: str, cards: tuple[int, ...], words: Speaker) -> Pile:
    """What was put on top with the Vase lies in its order, everything else sorted."""
    title = f"{words(f'pile-{name}')} ({len(cards)})"
    kinds = list(dict.fromkeys(cards)) if name == "vase" else sorted(set(cards))
    return Pile(name, title, kinds, cards)


def _in_pile(where: str, kind: int, count: int, place: Box, letters: float, words: Speaker) -> str:
    name = short_name(kind, words) if place.width >= NAMED * letters else ""
    id, label = f"{where}-{CARD_NAMES[kind]}", words.thing(CARD_NAMES[kind])
    badge = f"×{count}" if count > 1 else ""
    return single(id, label, place, kind, name, letters, badge, False)


@remembered
def storm_rows(spent: frozenset[int], words: Speaker) -> tuple[Explained, ...]:
    """C5: all storms, those that are spent marked."""
    numbers = range(1, STORMS + 1)
    effects = [words(f"storm-{number}-effect") for number in numbers]
    return tuple(
        [
            (f"bt-storm-{number}", str(number), effect, number - 1 in spent)
            for number, effect in zip(numbers, effects, strict=True)
        ]
    )


@remembered
def great_rows(
    kinds: tuple[int, ...], owned: frozenset[int], words: Speaker
) -> tuple[Explained, ...]:
    """Some Great Artefacts, or the kept Fate card; those that somebody owns marked."""
    rows = []
    for kind in kinds:
        name = CARD_NAMES[kind]
        symbol = f"bt-great-{kind - GREAT}" if kind != FATE else "bt-fate-1"
        rows.append((symbol, words.thing(name), great_effect(name, words), kind in owned))
    return tuple(rows)


@section
def _explained(
    name: str,
    across: float,
    least: float,
    letters: float,
    rows: tuple[Explained, ...],
    words: Speaker,
) -> str:
    """Signs with names and explanations, in two columns, at least so high."""
    columns = 2
    deep = -(-len(rows) // columns)
    width = across - 16
    high = 3 * (letters + 3) + 4 if len(rows) < STORMS + 1 else 2.75 * letters + 13
    box = Box(8, 8, width, max(deep * high + letters + 30, least))
    title = words(f"drawer-{name}")
    shapes = [framed(box, title, letters), closing(name, box, letters, words)]
    for at, row in enumerate(rows):
        column, down = divmod(at, deep)
        x, y = box.x + 10 + column * width / columns, box.y + letters + 22 + down * high
        place = Box(x, y, width / columns - 16, high)
        shapes.append(explanation(place, *row, letters=letters))
    return kit.drawer(f"drawer-{name}", title, *shapes)


@remembered
def _opener(
    id: str, label: str, drawer: str, box: Box, symbol: str, count: int, letters: float
) -> str:
    """The front of a drawer, with its sign and how much lies in it, and a grip to pull it by."""
    side = min(box.width - 14, box.height - letters - 12)
    left = round(box.middle - side / 2, 1)
    shapes = [
        tag("title", label) + paper(*box, FRONT, 6),
        rect(*box.inside(3), 4, fill="none", stroke=WOOD, stroke_opacity=".6", stroke_width=1.5),
        rect(round(box.middle - 11, 1), box.y + 6, 22, 5, 2.5, fill=WOOD),
        use(symbol, left, box.y + 12, side, side, **QUIET_SIGN),
        counted(count, box.inside(2), letters),
    ]
    return kit.opener(id, label, drawer, *shapes, edge(*box))


@remembered
def _closing(id: str, label: str, drawer: str, box: Box) -> str:
    left, top, right, bottom = box.x + 9, box.y + 9, box.right - 9, box.bottom - 9
    lines = f"M{left:g} {top:g}L{right:g} {bottom:g}M{right:g} {top:g}L{left:g} {bottom:g}"
    cross = path(lines, stroke=INK, stroke_width=3, stroke_linecap="round")
    return kit.opener(id, label, drawer, paper(*box, "#f3e6c6", 8), cross, edge(*box, 8))


@remembered
def explanation(box: Box, symbol: str, name: str, effect: str, marked: bool, letters: float) -> str:
    """A sign, a name, and a sentence in as many lines as it needs."""
    side = 38.0
    left = box.x + side + 8
    shown = pieces.painted(symbol, box.x, box.y, side, UNIVERSAL)
    shown += text(f"{name} •" if marked else name, left, box.y + letters - 2, letters, **BOLD)
    for at, line in enumerate(wrapped(effect, box.width - side - 12, letters)):
        y = box.y + (at + 2) * (letters + 2) - 4
        shown += text(line, left, y, letters, font_family=SANS)
    return shown
