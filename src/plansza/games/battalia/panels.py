"""The slips beside the map: the Oracle, the players, the pool with all that can be had."""

from collections.abc import Iterable

from plansza.core.kit import QUIET, SLIP, Box, badge, slot
from plansza.core.picture import (
    GLOW,
    INK,
    SANS,
    Speaker,
    edge,
    paper,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia import alliance, heroic, scoring
from plansza.games.battalia.art import pieces
from plansza.games.battalia.art.colours import BRIGHT, DEEP, GOLD, PAPERS, SIGNS
from plansza.games.battalia.art.names import artefact_art, emblem_art, unit_art
from plansza.games.battalia.board import NOBODY, TENT_FIELDS, Board
from plansza.games.battalia.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    DAYS,
    ELIXIR_NAMES,
    ELIXIRS,
    EXITS,
    FANATIC,
    GREAT,
    NEUTRAL,
    NOTHING,
    RANK_NAMES,
    RANKS,
    S_TERRAIN,
    SHAPE_NAMES,
    STACKS,
)
from plansza.games.battalia.elixirs import FLASK_FIELDS
from plansza.games.battalia.faces import fitted
from plansza.games.battalia.house import CHOICE, LIT
from plansza.games.battalia.layout import Layout
from plansza.games.battalia.state import stack_colours
from plansza.games.battalia.view import BattaliaView
from plansza.games.battalia.week import ROYAL_DECKS

Lit = frozenset[str]
STACK_NAMES = (*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[: STACKS - S_TERRAIN])
# Small signs of a slip: a hand, a pile, a roof, an eye.
HAND_SIGN = "M2 6L8 3L12 17L6 20zM9 2H15V17L12 6zM16 3L22 6L18 20L13 18z"
PILE_SIGN = "M3 16H21V20H3zM3 10H21V14H3zM3 4H21V8H3z"
ROOF_SIGN = "M12 2L23 12H20V21H14V14H10V21H4V12H1z"
EYE_SIGN = "M1 12C6 4 18 4 23 12C18 20 6 20 1 12zM12 7a5 5 0 1 0 .1 0z"
DECK_BAR = 30  # cards at the end of the bar


# -- the Oracle ---------------------------------------------------------------------------------


def oracle(board: Board, layout: Layout, words: Speaker) -> str:
    """A6: the days of the week, today's lit."""
    label = words("sketch-day", week=board.week, day=board.day + 1,
                  lit=_type(LIT[board.day], words), choice=_type(CHOICE[board.day], words))
    head = words("oracle-week", week=board.week)
    today = words("oracle-day", day=board.day + 1)
    return _oracle(layout.oracle, label, head, today, board.day, layout.letters)


def _type(type: int, words: Speaker) -> str:
    return words("artefact-type", type=ARTEFACT_NAMES[type], form="nom")


@remembered
def _oracle(box: Box, label: str, head: str, today: str, day: int, letters: float) -> str:
    left = box.x + box.height + 2
    first = box.width * 0.34
    shapes = [paper(*box, SLIP, 8), pieces.oracle(box.x + 3, box.y + 3, box.height - 6, day)]
    shapes.append(fitted(head, left, box.y + letters + 8, letters, first - box.height - 6,
                         font_weight="700", fill=INK))  # fmt: skip
    shapes.append(fitted(today, left, box.y + 2 * letters + 14, letters, first - box.height - 6,
                         font_family=SANS, fill=INK))  # fmt: skip
    step = (box.width - first - 6) / DAYS
    for each in range(DAYS):
        x = box.x + first + each * step
        fill = GOLD if each == day else "#efe3c4"
        shapes.append(paper(x + 1, box.y + 5, step - 3, box.height - 11, fill, 6))
        size = min(step - 8, box.height * 0.5)
        shapes.append(use(artefact_art(LIT[each]), x + (step - size) / 2 - 1, box.y + 7, size, size,
                          color="#3b2b52", fill="#a57cc0"))  # fmt: skip
        small = size * 0.56
        shapes.append(use(artefact_art(CHOICE[each]), x + step - small - 5,
                          box.bottom - small - 9, small, small, color="#54493a",
                          fill="#a8987c"))  # fmt: skip
    return thing("day", label, tag("title", label), *shapes)


# -- players ------------------------------------------------------------------------------------


class Slips:
    """The players' slips of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        self.view = view
        self.board: Board = view.board
        self.layout = layout
        self.words = words
        self.lit = lit
        self.movers = alliance.movers(view.board)

    def slip(self, seat: int) -> str:
        """One player: emblem, points, cards, and how his deck stands for the checkpoint."""
        board, words = self.board, self.words
        colour = board.colour[seat]
        name = COLOUR_NAMES[colour] if colour != NOTHING else "none"
        you = "yes" if seat == self.view.seat else "no"
        label = words(
            "seat-label", colour=name, you=you, points=board.points_of(seat),
            hand=board.held[seat], nation=board.nation[seat],
            shelter=len(board.shelter[seat]) + board.veiled[seat], deck=board.deck_size(seat),
            ambush=board.ambush[seat], tents=board.tents[::TENT_FIELDS].count(seat),
            turn="yes" if seat in self.movers else "no",
        )  # fmt: skip
        title = words("seat-name", colour=name, you=you)
        greats = tuple(at for at, owner in enumerate(board.great_of) if owner == seat)
        levels = tuple(board.cities_of_level(seat, level) for level in range(1, 7))
        counts = (board.held[seat], board.nation[seat],
                  len(board.shelter[seat]) + board.veiled[seat], board.ambush[seat])  # fmt: skip
        royals = tuple(which for which in (0, 1) if board.crowned[seat * 2 + which] == 1)
        id = f"seat-{seat + 1}"
        team = seat % board.teams if alliance.in_teams(board) else NOBODY
        score = scoring.score(board, seat) if team != NOBODY else board.points_of(seat)
        return _slip(
            id, label, self.layout.slip(seat), colour if colour >= 0 else NEUTRAL, title,
            board.points_of(seat), counts, board.deck_size(seat), levels, greats, royals,
            seat in self.movers, heroic.is_veteran(board, seat), board.heroic, team, score,
            seat == board.first, self.layout.letters, id in self.lit,
        )  # fmt: skip

    def tents(self) -> Iterable[tuple[str, str]]:
        """All tents, each beside its owner's name."""
        board = self.board
        before: dict[int, int] = {}
        for tent in range(len(board.tents) // TENT_FIELDS):
            owner, kind, inside, _ = board.tents[tent * TENT_FIELDS : (tent + 1) * TENT_FIELDS]
            at = before.get(owner, 0)
            before[owner] = at + 1
            box = self.layout.slip(owner)
            size = self.layout.letters + 9
            count = board.tents[::TENT_FIELDS].count(owner)
            step = min(size + 2, (box.width * 0.34) / max(count, 1))
            x = box.right - 44 - size - at * step
            id = f"tent-{tent + 1}"
            label = self.words("tent-label", number=tent + 1, owner=owner + 1, count=inside)
            yield id, _tent(id, label, round(x, 1), box.y + 3, size, kind >= GREAT, inside,
                            self.layout.letters, id in self.lit)  # fmt: skip


@remembered
def _tent(
    id: str, label: str, x: float, y: float, size: float, great: bool, inside: int,
    letters: float, lit: bool,
) -> str:  # fmt: skip
    art = use("bt-great-7" if great else artefact_art(3), 0, 0, size, size, color="#54493a",
              fill="#c98d2e")  # fmt: skip
    count = text(inside, size / 2, size + 1, letters, text_anchor="middle", font_weight=700)
    return thing(id, label, tag("title", label), art, count, edge(0, 0, size, size, 5), lit=lit,
                 transform=f"translate({x:g} {y:g})")  # fmt: skip


@remembered
def _slip(
    id: str, label: str, box: Box, colour: int, title: str, points: int, counts: tuple[int, ...],
    deck: int, levels: tuple[int, ...], greats: tuple[int, ...], royals: tuple[int, ...],
    turn: bool, veteran: bool, heroic_mode: bool, team: int, score: int, first: bool,
    letters: float, lit: bool,
) -> str:  # fmt: skip
    roomy = box.height > 60
    disc = min(box.height - 10, 46.0)
    shapes = [tag("title", label), paper(*box, "#ffe2a0" if turn else SLIP, 8)]
    if turn:
        shapes.append(tag("rect", x=box.x + 1.5, y=box.y + 1.5, width=box.width - 3,
                          height=box.height - 3, rx=7, fill="none", stroke=GLOW,
                          stroke_width=4))  # fmt: skip
    shapes.append(paper(box.x + 5, box.y + 5, disc, disc, BRIGHT[colour], 8))
    if colour < COLOURS:
        shapes.append(use(emblem_art(colour), box.x + 8, box.y + 8, disc - 6, disc - 6,
                          color=SIGNS[colour]))  # fmt: skip
    left = box.x + disc + 12
    mark = f"▶ {title}" if turn else title
    shapes.append(fitted(mark, left, box.y + letters + 5, letters, box.width - disc - 70,
                         font_weight="700", fill=INK))  # fmt: skip
    big = letters * 1.6
    shapes.append(text(points, box.right - 8, box.y + big - 1, big, text_anchor="end",
                       font_weight=700, fill=DEEP[colour]))  # fmt: skip
    shapes += _counts(left, box.y + letters + 10, letters, counts)
    shapes += _signs(box, letters, colour, greats, royals, veteran, first)
    if roomy:
        shapes += _forecast(Box(left, box.bottom - letters - 6, box.right - left - 8, letters),
                            deck, heroic_mode, levels, letters)  # fmt: skip
    if team != NOBODY:
        shapes.append(text("ABC"[team], box.x + 5 + disc / 2, box.bottom - 3, letters,
                           text_anchor="middle", font_weight=700, fill=INK)
                      if roomy else "")  # fmt: skip
    return thing(id, label, *shapes, edge(*box, 8), lit=lit)


def _counts(x: float, y: float, letters: float, counts: tuple[int, ...]) -> Iterable[str]:
    """Hand, nation, shelter, ambush: a sign and a number each."""
    size = letters + 1
    step = size + letters * 1.5
    for at, (sign, count) in enumerate(
        zip((HAND_SIGN, PILE_SIGN, ROOF_SIGN, EYE_SIGN), counts, strict=True)
    ):
        if sign is EYE_SIGN and not count:
            continue
        place = f"translate({x + at * step:g} {y:g}) scale({size / 24:.3g})"
        yield tag("path", d=sign, fill=QUIET, fill_rule="evenodd", transform=place)
        yield text(count, x + at * step + size + 3, y + size - 2, letters, fill=INK)


def _signs(
    box: Box, letters: float, colour: int, greats: tuple[int, ...], royals: tuple[int, ...],
    veteran: bool, first: bool,
) -> Iterable[str]:  # fmt: skip
    """Great Artefacts owned, royals, veterans, who starts the days: a row from the right."""
    size = letters + 6
    x = box.right - size - 6
    y = box.y + letters * 1.6 + 3
    signs = [(f"bt-great-{great}" if great < 17 else "bt-fate-1") for great in greats]
    if colour < COLOURS:
        signs += [unit_art(colour, RANKS + which) for which in royals]
    if veteran:
        signs.append("bt-veteran")
    if first:
        signs.append("bt-ring-storm")
    step = min(size + 2, box.width * 0.42 / max(len(signs), 1))
    for at, sign in enumerate(signs):
        yield use(sign, round(x - at * step, 1), round(y, 1), size, size, color=DEEP[colour],
                  fill=BRIGHT[colour])  # fmt: skip


def _forecast(
    box: Box, deck: int, heroic_mode: bool, levels: tuple[int, ...], letters: float
) -> Iterable[str]:
    """C3, C12, C14: how the deck stands against 20, 24 and 26; and the cities by level."""
    width = box.width * 0.46
    goals = [*ROYAL_DECKS] + ([heroic.VETERAN_DECK] if heroic_mode else [])
    reached = sum(deck >= goal for goal in goals)
    high = 9.0
    top = box.centre - high / 2 + 2
    yield tag("rect", x=box.x + 26, y=top, width=width - 26, height=high, rx=4, fill="#e3d3ab")
    share = min(deck / DECK_BAR, 1) * (width - 26)
    yield tag("rect", x=box.x + 26, y=top, width=round(share, 1), height=high, rx=4,
              fill="#57993a" if reached else "#b98a3c")  # fmt: skip
    for goal in goals:
        x = box.x + 26 + goal / DECK_BAR * (width - 26)
        yield tag("path", d=f"M{x:g} {top - 3:g}v{high + 6:g}", stroke=INK, stroke_width=2)
    yield text(deck, box.x, box.bottom - 2, letters, font_weight=700, fill=INK)
    x = box.x + width + 10
    for level, count in enumerate(levels, 1):
        if count:
            yield use(f"bt-city-{level}", x, box.y - 5, letters + 10, letters + 10,
                      color="#54493a", fill="#c9803a")  # fmt: skip
            if count > 1:
                yield text(count, x + letters + 10, box.bottom - 2, letters, fill=INK)
                x += letters * 0.6
            x += letters + 11


# -- the pool -----------------------------------------------------------------------------------


class Pool:
    """The stacks of one view, each by its top card."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        self.view = view
        self.board: Board = view.board
        self.layout = layout
        self.words = words
        self.lit = lit

    def stacks(self) -> Iterable[tuple[str, str]]:
        """Units, artefacts, terrain."""
        for stack, name in enumerate(STACK_NAMES):
            place = stack if stack < RANKS else stack + 6 if stack < S_TERRAIN else stack + 9
            count = len(stack_colours(self.board, stack))
            colour = self.board.top[stack]
            id = f"stack-{name}"
            yield id, _stack(id, self.label(stack), self.layout.in_pool(place), stack, colour,
                             count, self.layout.letters, id in self.lit)  # fmt: skip

    def label(self, stack: int) -> str:
        """What a stack holds and shows."""
        name = self.stack_name(stack)
        colour = self.board.top[stack]
        shown = COLOUR_NAMES[colour] if 0 <= colour < COLOURS else "none"
        count = len(stack_colours(self.board, stack))
        return self.words("stack-shown", name=name, colour=shown, count=count)

    def stack_name(self, stack: int) -> str:
        """What lies in a stack."""
        if stack < RANKS:
            return self.words("unit-rank", rank=RANK_NAMES[stack], form="nom")
        if stack < S_TERRAIN:
            return _type(stack - RANKS, self.words)
        return self.words("shape", shape=SHAPE_NAMES[stack - S_TERRAIN])

    def rest(self) -> Iterable[tuple[str, str]]:
        """Supplies, stardust, chests; the storm with its last card; Fate."""
        board, words, layout = self.board, self.words, self.layout
        for at, (name, symbol, count) in enumerate((
            ("Supply", "bt-supply", board.supplies), ("Dust", "bt-dust", board.dust),
            ("Chest", "bt-chest", board.chests),
        )):  # fmt: skip
            said = words("neutral-card", kind=name, form="nom")
            label = words("stack-shown", name=said, colour="none", count=count)
            id = f"stack-{name}"
            yield id, _heap(id, label, layout.in_pool(RANKS + at), symbol, count, layout.letters,
                            id in self.lit)  # fmt: skip
        label = words("storm-deck", count=len(board.storms))
        yield "storm-deck", _heap("storm-deck", label, layout.in_pool(7), "bt-storm",
                                  len(board.storms), layout.letters, False)  # fmt: skip
        if board.spent:
            last = board.spent[-1] + 1
            label = words("storm-last", number=last, effect=words(f"storm-{last}-effect"))
            yield f"spent-{last}", _luck(f"spent-{last}", label, layout.in_pool(8), last)
        label = words("fate-deck", count=len(board.fates))
        yield "fate", _heap("fate", label, layout.in_pool(9), "bt-fate-1", len(board.fates),
                            layout.letters, "fate" in self.lit)  # fmt: skip

    def greats(self) -> Iterable[tuple[str, str]]:
        """C16: the Great Artefacts on display."""
        area = self.layout.greats
        shown = self.board.display
        step = area.width / max(len(shown), 5)
        for at, kind in enumerate(shown):
            name = CARD_NAMES[kind]
            id = f"great-{name}"
            label = f"{self.words.thing(name)}: {self.words(f'great-{name}-effect')}"
            box = Box(round(area.x + at * step, 1), area.y, round(step - 5, 1), area.height)
            said = self.words("great-short", great=name)
            yield id, _great(id, label, box, kind - GREAT, said, self.layout.letters,
                             id in self.lit)  # fmt: skip

    def flasks(self) -> Iterable[tuple[str, str]]:
        """C23: the elixirs, for sale or with their owners."""
        if not self.view.options.bilkarr:
            return
        area, board = self.layout.flasks, self.board
        step = area.width / ELIXIRS
        for elixir, name in enumerate(ELIXIR_NAMES):
            owner, day, used = board.flasks[elixir * FLASK_FIELDS : (elixir + 1) * FLASK_FIELDS]
            id = f"flask-{name}"
            said = self.words("elixir", elixir=name)
            effect = self.words(f"elixir-{name}-effect")
            hue = board.colour[owner] if owner != NOBODY else NOBODY
            box = Box(round(area.x + elixir * step, 1), area.y, round(step - 5, 1), area.height)
            yield id, _flask(id, f"{said}: {effect}", box, elixir, said, hue, day, bool(used),
                             self.layout.letters, id in self.lit)  # fmt: skip


@remembered
def _stack(
    id: str, label: str, box: Box, stack: int, colour: int, count: int, letters: float, lit: bool
) -> str:
    """A stack by its top card: its art in its colours, its emblem, how many there are."""
    if colour == NOTHING:
        return thing(id, label, tag("title", label), slot(box), edge(*box), lit=lit)
    side = box.width - 6
    if stack >= S_TERRAIN:
        shape = stack - S_TERRAIN
        art = pieces.tile(box.x + 3, box.y + 3, side, colour, EXITS[shape])
        if shape >= CITY:
            art += use("bt-city-2", box.x + 3, box.y + 1, side, side, color=DEEP[colour],
                       fill=BRIGHT[colour])  # fmt: skip
    else:
        head: str | int = colour if colour < COLOURS else "fanatic" if colour == FANATIC else "unbound"
        hue = min(colour, COLOURS)
        symbol = unit_art(head, stack) if stack < RANKS else artefact_art(stack - RANKS)
        art = use(symbol, box.x + 3, box.y + 2, side, side, color=DEEP[hue], fill=BRIGHT[hue])
    fill = PAPERS[min(colour, COLOURS)]
    emblem = "" if colour >= COLOURS else pieces.emblem(
        box.x + 3, box.bottom - letters - 3, letters + 1, colour)  # fmt: skip
    number = text(count, box.right - 4, box.bottom - 4, letters, text_anchor="end",
                  font_weight=700, fill=INK)  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, fill, 6), art, emblem, number,
                 edge(*box), lit=lit)  # fmt: skip


@remembered
def _heap(
    id: str, label: str, box: Box, symbol: str, count: int, letters: float, lit: bool
) -> str:
    """Something without a faction."""
    side = box.width - 10
    art = use(symbol, box.x + 5, box.y + 3, side, side, color=DEEP[NEUTRAL], fill=BRIGHT[NEUTRAL])
    number = text(count, box.right - 4, box.bottom - 4, letters, text_anchor="end",
                  font_weight=700, fill=INK)  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, PAPERS[NEUTRAL], 6), art, number,
                 edge(*box), lit=lit)  # fmt: skip


@remembered
def _luck(id: str, label: str, box: Box, number: int) -> str:
    """The storm that broke last."""
    width = min(box.width, box.height / 1.4)
    return thing(id, label, tag("title", label), pieces.storm_card(0, 0, width, number),
                 edge(0, 0, width, width * 1.4), transform=box.place())  # fmt: skip


@remembered
def _great(
    id: str, label: str, box: Box, great: int, name: str, letters: float, lit: bool
) -> str:
    side = box.height - letters - 10
    art = use(f"bt-great-{great}", box.middle - side / 2, box.y + 3, side, side, color="#4a2f5c",
              fill="#a57cc0")  # fmt: skip
    said = fitted(name, box.middle, box.bottom - 5, letters, box.width - 8, text_anchor="middle",
                  fill=INK)  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, "#efe6f4", 7), art, said,
                 edge(*box, 7), lit=lit)  # fmt: skip


@remembered
def _flask(
    id: str, label: str, box: Box, elixir: int, name: str, owner: int, day: int, used: bool,
    letters: float, lit: bool,
) -> str:  # fmt: skip
    side = box.height - letters - 8
    art = use(f"bt-elixir-{elixir}", box.middle - side / 2, box.y + 3, side, side,
              opacity=".45" if used else None)  # fmt: skip
    said = fitted(name, box.middle, box.bottom - 5, letters, box.width - 6, text_anchor="middle",
                  fill=INK)  # fmt: skip
    whose = "" if owner < 0 else pieces.emblem(box.x + 4, box.y + 4, letters + 6, owner)
    days = badge(box.right - 16, box.y + 16, f"{day}/3") if day else ""
    return thing(id, label, tag("title", label), paper(*box, SLIP, 7), art, said, whose, days,
                 edge(*box, 7), lit=lit)  # fmt: skip
