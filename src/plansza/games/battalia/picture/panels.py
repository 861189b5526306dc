"""The slips beside the map: the Oracle, the players, the pool with all that can be had."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from plansza.core.kit import QUIET, SLIP, Box
from plansza.core.picture import (
    BOLD,
    END,
    GLOW,
    INK,
    MIDDLE,
    SANS,
    Speaker,
    circle,
    edge,
    paper,
    path,
    rect,
    remembered,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.alliance_bands import slip_of, tab
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, GOLD, QUIET_SIGN, SIGNS
from plansza.games.battalia.picture.art.names import artefact_art, emblem_art, unit_art
from plansza.games.battalia.picture.faces import fitted
from plansza.games.battalia.picture.sheet import Sheet, shortened
from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.board import NOBODY, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    COLOURS,
    DAYS,
    GREATS,
    NEUTRAL,
    RANKS,
)
from plansza.games.battalia.rules.turn.week import ROYAL_DECKS
from plansza.games.battalia.rules.variants import alliance, heroic

# Small signs of a slip: a hand, a pile, a roof, an eye.
HAND_SIGN = "M2 6L8 3L12 17L6 20zM9 2H15V17L12 6zM16 3L22 6L18 20L13 18z"
PILE_SIGN = "M3 16H21V20H3zM3 10H21V14H3zM3 4H21V8H3z"
ROOF_SIGN = "M12 2L23 12H20V21H14V14H10V21H4V12H1z"
EYE_SIGN = "M1 12C6 4 18 4 23 12C18 20 6 20 1 12zM12 7a5 5 0 1 0 .1 0z"
COUNTED = (HAND_SIGN, PILE_SIGN, ROOF_SIGN, EYE_SIGN)
COUNT = 2.8  # a sign and a number, in letters
WHEELED = 350.0  # an Oracle with room for its wheel
NARROW = 260.0  # slips without room for signs beside the counts
FEW_GREATS = 2  # as many as most players may own lie side by side
DECK_BAR = 30  # cards at the end of the bar


# -- the Oracle ---------------------------------------------------------------------------------


def oracle(board: Board, box: Box, letters: float, words: Speaker) -> str:
    """A6: the days of the week, today's lit."""
    label = words(
        "sketch-day",
        week=board.week,
        day=board.day + 1,
        lit=_type(LIT[board.day], words),
        choice=_type(CHOICE[board.day], words),
    )
    head = words("oracle-week", week=board.week)
    today = words("oracle-day", day=board.day + 1)
    return _oracle(box, label, head, today, board.day, letters)


def _type(type: int, words: Speaker) -> str:
    return words("artefact-type", type=ARTEFACT_NAMES[type], form="nom")


@remembered
def _oracle(box: Box, label: str, head: str, today: str, day: int, letters: float) -> str:
    wheel = box.height + 2 if box.width > WHEELED else 8.0
    left = box.x + wheel
    room = letters * 6
    first = wheel + room + 6
    shapes = [
        paper(*box, SLIP, 8),
        pieces.oracle(box.x + 3, box.y + 3, box.height - 6, day) if box.width > WHEELED else "",
        fitted(head, left, box.y + letters + 8, letters, room, **BOLD),
        fitted(today, left, box.y + 2 * letters + 14, letters, room, font_family=SANS),
    ]
    step = (box.width - first - 6) / DAYS
    for each in range(DAYS):
        x = box.x + first + each * step
        fill = GOLD if each == day else "#efe3c4"
        shapes.append(paper(x + 1, box.y + 5, step - 3, box.height - 11, fill, 6))
        size = min(step - 8, box.height * 0.5)
        large = x + (step - size) / 2 - 1, box.y + 7, size, size
        shapes.append(use(artefact_art(LIT[each]), *large, color="#3b2b52", fill="#a57cc0"))
        side = size * 0.56
        right, low = x + step - side - 5, box.bottom - side - 9
        shapes.append(use(artefact_art(CHOICE[each]), right, low, side, side, **QUIET_SIGN))
    return thing("day", label, tag("title", label), *shapes)


# -- players ------------------------------------------------------------------------------------


class Slips(Sheet):
    """The players' slips of one view."""

    @cached_property
    def movers(self) -> tuple[int, ...]:
        """Whose turn it is."""
        return alliance.movers(self.board)

    def slip(self, seat: int) -> str:
        """One player: emblem, points, cards, and how his deck stands for the checkpoint."""
        board = self.board
        colour = board.colour[seat]
        shelter = len(board.shelter[seat]) + board.veiled[seat]
        player = Player(
            colour=colour if colour >= 0 else NEUTRAL,
            faction=self.faction(seat),
            name=self.names[seat] if seat < len(self.names) else "",
            yours=seat == self.view.seat,
            points=board.points_of(seat),
            counts=(board.held[seat], board.nation[seat], shelter, board.ambush[seat]),
            deck=board.deck_size(seat),
            goals=(*ROYAL_DECKS, heroic.VETERAN_DECK) if board.heroic else tuple(ROYAL_DECKS),
            levels=tuple(board.cities_of_level(seat, level) for level in range(1, 7)),
            greats=tuple(at for at, owner in enumerate(board.great_of) if owner == seat),
            royals=tuple(which for which in (0, 1) if board.crowned[seat * 2 + which] == 1),
            turn=seat in self.movers,
            veteran=heroic.is_veteran(board, seat),
            first=seat == board.first,
            team=seat % board.teams if alliance.in_teams(board) else NOBODY,
            tents=board.tents[::TENT_FIELDS].count(seat),
        )
        id = f"seat-{seat + 1}"
        box = slip_of(board, self.layout, seat)
        return _slip(id, box, player, self.letters, id in self.lit, self.words)

    def tents(self) -> Iterable[tuple[str, str]]:
        """All tents, each beside its owner's name."""
        board = self.board
        before: dict[int, int] = {}
        for tent, (id, label) in enumerate(self.tent_labels().items()):
            owner, _, inside, _, grand = board.tents[tent * TENT_FIELDS :][:TENT_FIELDS]
            at = before.get(owner, 0)
            before[owner] = at + 1
            box = slip_of(board, self.layout, owner)
            size = self.letters + 9
            step = _tent_step(box, board.tents[::TENT_FIELDS].count(owner), self.letters)
            x = box.right - 6 - size - at * step
            place = Box(round(x, 1), box.bottom - size - 5, size, size)
            lit = id in self.lit
            yield id, _tent(id, label, place, grand > 0, inside, self.letters, lit)

    def tent_labels(self) -> dict[str, str]:
        """What every tent is called, by its id."""
        found = {}
        for tent in range(len(self.board.tents) // TENT_FIELDS):
            owner, card, inside = self.board.tents[tent * TENT_FIELDS :][:3]
            facts = {"number": tent + 1, "owner": owner + 1, "count": inside}
            name = self.words.thing(CARD_NAMES[card])
            found[f"tent-{tent + 1}"] = self.words("tent-label", card=name, **facts)
        return found


def _tent_step(box: Box, count: int, letters: float) -> float:
    """How far the tents of a slip stand from each other."""
    return min(letters + 11, (box.width * 0.3) / max(count, 1))


@remembered
def _tent(
    id: str, label: str, box: Box, great: bool, inside: int, letters: float, lit: bool
) -> str:
    """A tent, and how many cards are in it."""
    size = box.width
    symbol = "bt-great-7" if great else artefact_art(3)
    art = use(symbol, 0, 0, size, size, color="#54493a", fill="#c98d2e")
    plate = rect(size / 2 - 7, size - letters + 1, 14, letters, 5, fill="#fffaf0")
    count = text(inside, size / 2, size - 1, letters, **MIDDLE, **BOLD)
    shapes = tag("title", label), art, plate, count, edge(0, 0, size, size, 5)
    return thing(id, label, *shapes, lit=lit, transform=box.place())


class Player(NamedTuple):
    """What a slip tells of a player."""

    colour: int
    faction: str
    name: str  # empty where nobody sits
    yours: bool  # whoever reads it is this player
    points: int
    counts: tuple[int, ...]  # hand, nation, shelter, ambush
    deck: int
    goals: tuple[int, ...]  # sizes of the deck that bring something
    levels: tuple[int, ...]  # cities of each level
    greats: tuple[int, ...]
    royals: tuple[int, ...]
    turn: bool
    veteran: bool
    first: bool
    team: int
    tents: int


def _label(player: Player, words: Speaker) -> str:
    """What a slip says to those who cannot see it."""
    hand, nation, shelter, ambush = player.counts
    said = words(
        "slip-label",
        colour=player.faction,
        you="yes" if player.yours else "no",
        points=player.points,
        hand=hand,
        nation=nation,
        shelter=shelter,
        deck=player.deck,
        ambush=ambush,
        tents=player.tents,
        turn="yes" if player.turn else "no",
    )
    return f"{player.name}, {said}" if player.name else said


@remembered
def _slip(id: str, box: Box, player: Player, letters: float, lit: bool, words: Speaker) -> str:
    label, colour, turn = _label(player, words), player.colour, player.turn
    disc = min(box.height - 10, 46.0)
    shapes = [tag("title", label), paper(*box, "#ffe2a0" if turn else SLIP, 8)]
    if turn:
        inside = box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3
        shapes.append(rect(*inside, 7, fill="none", stroke=GLOW, stroke_width=4))
    shapes.append(paper(box.x + 5, box.y + 5, disc, disc, BRIGHT[colour], 8))
    if colour < COLOURS:
        place = box.x + 8, box.y + 8, disc - 6, disc - 6
        shapes.append(use(emblem_art(colour), *place, color=SIGNS[colour]))
    if turn:
        shapes.append(_pointer(box.x + disc + 2, box.y + disc + 1, letters * 0.6))
    left = box.x + disc + 12
    big = letters * 1.6
    look = {**END, **BOLD, "fill": DEEP[colour]}
    shapes.append(text(player.points, box.right - 8, box.y + big - 1, big, **look))
    inner = Box(left, box.y, box.right - left - 6, box.height)
    shapes += (_narrow if box.width < NARROW else _roomy)(inner, player, letters, words)
    shapes += _foot(
        Box(box.x + 8, box.bottom - letters - 7, box.width - 14, letters), player, letters
    )
    return thing(id, label, *shapes, edge(*box, 8), lit=lit)


@remembered
def _pointer(x: float, y: float, size: float) -> str:
    """Whose turn it is, on the corner of his emblem."""
    wide, half = round(size, 1), round(size * 0.6, 1)
    arrow = f"M{x - size * 0.4:.1f} {y - half:.1f}l{wide} {half}l-{wide} {half}z"
    return circle(x, y, size, fill=GLOW) + path(arrow, fill=INK)


def _roomy(box: Box, player: Player, letters: float, words: Speaker) -> Iterable[str]:
    """Ranks beside the name, Great Artefacts beside the counts."""
    size = letters + 6
    named = box._replace(width=box.width - letters * 2.2)
    ranks, greats = _ranks(player), _greats(player)
    titled = named._replace(width=named.width - len(ranks) * (size + 1))
    yield _title(player, titled, letters, words)
    yield from _signs(named._replace(y=box.y + 3), ranks, player, size)
    counted = box._replace(y=box.y + letters + 10)
    room = counted.width - min(len(greats), FEW_GREATS) * (size + 1)
    yield from _counts(counted._replace(width=room), player.counts, letters)
    beside = Box(box.x + room, counted.y - 1, box.width - room, size)
    yield from _signs(beside, greats, player, size)


def _narrow(box: Box, player: Player, letters: float, words: Speaker) -> Iterable[str]:
    """A row of its own for the ambush and all signs, below the counts."""
    size = letters + 5
    *counts, ambush = player.counts
    yield _title(player, box._replace(width=box.width - letters * 2.2), letters, words)
    yield from _counts(box._replace(y=box.y + letters + 10), (*counts, 0), letters)
    low = box._replace(y=round(box.y + letters * 2.85, 1))
    taken = COUNT * letters if ambush else 0.0
    if ambush:
        yield _count(low.x, low.y + 2, EYE_SIGN, ambush, letters)
    beside = Box(low.x + taken, low.y, low.width - taken, size)
    yield from _signs(beside, [*_greats(player), *_ranks(player)], player, size)


def _title(player: Player, box: Box, letters: float, words: Speaker) -> str:
    """Whose slip it is: “you” where there is room for it."""
    title = player.name or words("faction", colour=player.faction)
    whole = f"{title} {words('slip-you')}" if player.yours else title
    said = whole if shortened(whole, box.width, letters) == whole else title
    return text(shortened(said, box.width, letters), box.x, box.y + letters + 5, letters, **BOLD)


def _counts(box: Box, counts: tuple[int, ...], letters: float) -> Iterable[str]:
    """Hand, nation, shelter, ambush: a sign and a number each; an ambush only if there is one."""
    shown = list(zip(COUNTED, counts, strict=True))
    shown = shown if counts[-1] else shown[:-1]
    step = round(min(COUNT * letters, box.width / len(shown)), 1)
    for at, (sign, count) in enumerate(shown):
        yield _count(box.x + at * step, box.y, sign, count, letters)


@remembered
def _count(x: float, y: float, sign: str, count: int, letters: float) -> str:
    size = letters + 1
    place = f"translate({x:g} {y:g}) scale({size / 24:.3g})"
    drawn = path(sign, fill=QUIET, fill_rule="evenodd", transform=place)
    return drawn + text(count, x + size + 3, y + size - 2, letters)


def _greats(player: Player) -> list[str]:
    """Great Artefacts owned."""
    return [(f"bt-great-{great}" if great < GREATS else "bt-fate-1") for great in player.greats]


def _ranks(player: Player) -> list[str]:
    """Royals, a veteran, who starts the days."""
    royals = player.royals if player.colour < COLOURS else ()
    signs = [unit_art(player.colour, RANKS + which) for which in royals]
    signs += ["bt-veteran"] if player.veteran else []
    return [*signs, "bt-ring-storm"] if player.first else signs


def _signs(box: Box, signs: list[str], player: Player, size: float) -> Iterable[str]:
    """A row from the right; many lie over each other."""
    step = min(size + 1, (box.width - size) / max(len(signs) - 1, 1))
    for at, sign in enumerate(signs):
        x = round(box.right - size - at * step, 1)
        yield pieces.painted(sign, x, round(box.y, 1), size, player.colour)


def _foot(box: Box, player: Player, letters: float) -> Iterable[str]:
    """The side one plays for, how the deck stands for the next checkpoint, the cities."""
    left = box.x
    if player.team != NOBODY:
        yield tab(left, box.y - 3, letters, player.team)
        left += letters * 1.15 + 7
    narrow = box.width < NARROW
    width = letters * 3.3 if narrow else box.width * 0.34
    deck = Box(left, box.y, width, box.height)
    yield (_goal if narrow else _forecast)(deck, player.deck, player.goals, letters)
    tents = player.tents * _tent_step(box, player.tents, letters)
    room = Box(deck.right + 6, box.y, box.right - deck.right - 6 - tents, box.height)
    yield _cities(room, player.levels, letters)


@remembered
def _goal(box: Box, deck: int, goals: tuple[int, ...], letters: float) -> str:
    """C3, C12, C14: the deck, and the next size that brings something."""
    ahead = [goal for goal in goals if goal > deck]
    goal = ahead[0] if ahead else goals[-1]
    ink = INK if ahead else "#3f7a26"
    x = box.x + len(str(deck)) * letters * 0.62 + 1
    size = text(deck, box.x, box.bottom, letters, **BOLD, fill=ink)
    return size + text(f"/{goal}", round(x, 1), box.bottom, letters, fill=QUIET)


@remembered
def _forecast(box: Box, deck: int, goals: tuple[int, ...], letters: float) -> str:
    """C3, C12, C14: how the deck stands against 20, 24 and 26."""
    reached = any(deck >= goal for goal in goals)
    high = 9.0
    left = box.x + letters * 1.5
    top, long = box.centre - high / 2 + 2, box.right - left
    share = round(min(deck / DECK_BAR, 1) * long, 1)
    places = [left + goal / DECK_BAR * long for goal in goals]
    shapes = [
        rect(left, top, long, high, 4, fill="#e3d3ab"),
        rect(left, top, share, high, 4, fill="#57993a" if reached else "#b98a3c"),
        *[path(f"M{x:g} {top - 3:g}v{high + 6:g}", stroke=INK, stroke_width=2) for x in places],
        text(deck, box.x, box.bottom, letters, **BOLD),
    ]
    return "".join(shapes)


@remembered
def _cities(box: Box, levels: tuple[int, ...], letters: float) -> str:
    """Cities by level, how many of each if there are several; smaller where there are many."""
    owned = [(level, count) for level, count in enumerate(levels, 1) if count]
    numerals = sum(letters * 0.62 for _, count in owned if count > 1)
    size = min(letters + 8, (box.width - numerals) / max(len(owned), 1) - 3)
    x, drawn = box.x, ""
    for level, count in owned:
        place = round(x, 1), round(box.bottom - size + 3, 1), round(size, 1), round(size, 1)
        drawn += use(f"bt-city-{level}", *place, color="#54493a", fill="#c9803a")
        x += size
        if count > 1:
            drawn += text(count, round(x, 1), box.bottom, letters)
            x += letters * 0.62
        x += 3
    return drawn
