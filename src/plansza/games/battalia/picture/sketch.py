"""The table as plain text, for a terminal of 80 columns."""

from itertools import pairwise
from typing import Final

from plansza.core.picture import Speaker
from plansza.games.battalia.rules import scoring
from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.board import (
    ASSENTING,
    BLOCKED,
    NAMING,
    NOBODY,
    TENT_FIELDS,
    Board,
)
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    BAND_LETTERS,
    BRIDGE,
    CARD_NAMES,
    CENTRE,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    ELIXIR_NAMES,
    ELIXIRS,
    GATE,
    HEROES,
    KINDS,
    LETTERS,
    MARKETS,
    NEUTRAL_NAMES,
    NOTHING,
    PALSY,
    PASS,
    RANK_NAMES,
    RANKS,
    RUINS,
    S_ARTEFACT,
    S_TERRAIN,
    SHAPE_NAMES,
    SHAPES,
    card_names,
)
from plansza.games.battalia.rules.moves import UNTIL_NAMES
from plansza.games.battalia.rules.squares import COLUMNS, CONNECTION, ROWS, WAYS, columns
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.variants import alliance, heroic
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES
from plansza.games.battalia.rules.view import BattaliaView

WIDTH: Final = 80
CELL: Final = 7  # eleven of them fit in 80 columns
INKS: Final = {
    r"\bG[A-Z]\w+": "green",
    r"\bY[A-Z]\w+": "yellow",
    r"\bR[A-Z]\w+": "red",
    r"\bB[A-Z]\w+": "blue",
    r"\bW[A-Z]\w+": "bold white",
    r"\bO[A-Z]\w+": "magenta",
}
# The road of a card, by its exits: north 1, east 2, south 4, west 8.
LINES: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"


def sketch(view: BattaliaView, words: Speaker) -> str:
    """Map, Oracle, pool, players, battle, and the reader's own cards."""
    board = view.board
    names = [ARTEFACT_NAMES[LIT[board.day]], ARTEFACT_NAMES[CHOICE[board.day]]]
    lit, choice = [words("artefact-type", type=name, form="nom") for name in names]
    lines = [
        *_map(board, view.options.map),
        "",
        words("sketch-day", week=board.week, day=board.day + 1, lit=lit, choice=choice),
        *(_named(board, words) if board.phase in (NAMING, ASSENTING) else _pool(board, words)),
        *[_seat(view, words, seat) for seat in range(board.seats)],
        *standings(board, words),
        *[line for flask in flasks(board, words) for line in _wrapped(flask)],
        *_battle(board, words),
        *_own(view, words),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _named(board: Board, words: Speaker) -> list[str]:
    """A4: the factions that were named for the pool, before there is one."""
    names = [words("faction", colour=COLOUR_NAMES[colour]) for colour in board.factions]
    return _wrapped(words("sketch-factions", names=", ".join(names) or "–"))


def _map(board: Board, which: int) -> list[str]:
    """Two lines a row: the card, then who is there."""
    width = columns(board.seats, which)
    lines = ["   " + "".join(f"{'abcdefghijk'[column]:^{CELL}}" for column in range(width))]
    for row in range(ROWS):
        squares = range(row * COLUMNS, row * COLUMNS + width)
        lines.append(f"{row + 1}  " + "".join(f"{_card(board, at):^{CELL}}" for at in squares))
        lines.append("   " + "".join(f"{_pieces(board, at):^{CELL}}" for at in squares))
    return lines


def _card(board: Board, square: int) -> str:
    """Colour and road; a city in brackets with its level, gates and ruins by their signs."""
    shape = board.land[square]
    if shape < 0:
        return "" if shape == BLOCKED else "·"
    road = LINES[board.exits[square] & (1 << WAYS) - 1]
    if shape == RUINS:
        return f"#{road}#"
    if board.is_valley(square):
        return _valley_card(board, square, road)
    letter = LETTERS[board.hue[square]]
    if shape == GATE:
        return f"({letter}{road})"
    if shape < CITY:
        return f"{letter}{road}"
    owner = board.owner[square]
    return f"[{letter}{road}{board.level[square] or 'N'}{'' if owner == NOBODY else owner + 1}]"


def _valley_card(board: Board, square: int, road: str) -> str:
    """C25: face-down cards with question marks, roads as they are, cities with their levels."""
    shape = board.land[square]
    if square in board.vale.shroud:
        return f"?{road}?"
    if not board.is_city(square):
        return {PASS: f"^{road}^", BRIDGE: f"={road}="}.get(shape, f"~{road}~")
    owner = board.owner[square]
    sign = "*" if shape == CENTRE else BUILDING_NAMES[board.vale.works.index(square)][:2]
    return f"<{sign}{board.level[square] or 'N'}{'' if owner == NOBODY else owner + 1}>"


def _pieces(board: Board, square: int) -> str:
    """Metamorphia, Bilkarr, heroes as numbers of their seats, markets as m and the seat."""
    guests = [name[0] for name, at in zip(NEUTRAL_NAMES, board.guests, strict=True) if at == square]
    heroes = [f"h{at // HEROES + 1}" for at, where in enumerate(board.heroes) if where == square]
    markets = {f"m{at // MARKETS + 1}" for at, where in enumerate(board.markets) if where == square}
    return " ".join(["".join(guests), *heroes, *sorted(markets)]).strip()[:CELL]


def _pool(board: Board, words: Speaker) -> list[str]:
    """The top cards of all stacks, by their colours; then what else can be had."""
    names = [*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[:SHAPES]]
    parts = [
        f"{BAND_LETTERS[top] if top != NOTHING else '–'}{name}"
        for name, top in zip(names, board.top, strict=True)
    ]
    cuts = (0, S_ARTEFACT, S_TERRAIN, S_TERRAIN + CITY, len(parts))
    groups = [parts[first:after] for first, after in pairwise(cuts)]
    lines = [f"  {' '.join(group)}"[:WIDTH] for group in groups]
    rest = words("sketch-rest", supplies=board.supplies, dust=board.dust, chests=board.chests)
    return [words("sketch-pool"), *lines, "  " + rest, "  " + card_names(board.display)]


def _seat(view: BattaliaView, words: Speaker, seat: int) -> str:
    board = view.board
    colour = board.colour[seat]
    name = COLOUR_NAMES[colour] if colour != NOTHING else "none"
    label = words(
        "sketch-seat",
        colour=name,
        you="yes" if seat == view.seat else "no",
        points=board.points_of(seat),
        hand=board.held[seat],
        nation=board.nation[seat],
        deck=board.deck_size(seat),
        ambush=board.ambush[seat],
        tents=board.tents[::TENT_FIELDS].count(seat),
    )
    mark = ">" if seat in alliance.movers(board) else " "
    return f"{mark}{seat + 1} {label}"[:WIDTH]


def standings(board: Board, words: Speaker) -> list[str]:
    """C13, C14: who plays with whom, with the points of every team; and who are veterans."""
    found: list[str] = []
    if alliance.in_teams(board):
        sides = [
            f"{'+'.join(str(ally + 1) for ally in alliance.allies(board, side))}: "
            f"{scoring.score(board, side)}"
            for side in range(board.teams)
        ]
        found.append(words("sketch-sides", sides=", ".join(sides)))
    veterans = [str(seat + 1) for seat in range(board.seats) if heroic.is_veteran(board, seat)]
    if veterans:
        found.append(words("sketch-veterans", seats=", ".join(veterans)))
    if board.vale.open:
        found.append(_rings(board, words))
    return found


def _rings(board: Board, words: Speaker) -> str:
    """C25: the rings of heroes; or what lies under the gates, and whose rings are left."""
    vale = board.vale
    if board.land[CONNECTION] == PASS:
        rings = [
            f"{place // HEROES + 1}.{place % HEROES + 1}>{LETTERS[colour]}"
            for place, colour in enumerate(vale.rings)
            if colour != NOTHING
        ]
        return words("sketch-rings", rings=" ".join(rings) or "–")
    gates = [f"{LETTERS[gate]}{count}" for gate, count in enumerate(vale.stashed) if count]
    rings = [
        f"{seat + 1}:{''.join(LETTERS[gate] for gate in range(COLOURS) if left >> gate & 1) or '–'}"
        for seat, left in enumerate(vale.seals)
    ]
    return words("sketch-stashed", gates=" ".join(gates) or "–", rings=" ".join(rings))[:WIDTH]


def flasks(board: Board, words: Speaker) -> list[str]:
    """C23: who has which elixir, for how many days it has worked, on whom; two in a line."""
    texts = []
    for elixir in range(ELIXIRS):
        owner, day, used = board.flasks[elixir * FLASK_FIELDS : (elixir + 1) * FLASK_FIELDS]
        if owner != NOBODY:
            state = "full" if not day else "used" if used else "works"
            victim = board.victim + 1 if elixir == PALSY else 0
            facts = {"elixir": ELIXIR_NAMES[elixir], "state": state, "day": day}
            texts.append(words("sketch-flask", **facts, victim=victim, owner=owner + 1))
    pairs = ["; ".join(texts[at : at + 2]) for at in range(0, len(texts), 2)]
    lines = [words("sketch-elixirs", list=pair) for pair in pairs]
    for seat, until in enumerate(board.silent):
        if until:
            lines.append(words("sketch-hush", seat=seat + 1, until=UNTIL_NAMES[until - 1]))
    return lines


def _battle(board: Board, words: Speaker) -> list[str]:
    """Both lines with their strengths."""
    if not board.kinds[0]:
        return []
    lines = []
    for side, code in ((0, "attacker"), (1, "defender")):
        cards = " ".join(CARD_NAMES[entry % KINDS] for entry in board.kinds[side])
        strength = words("sketch-side", side=code, strength=battle_strength.total(board, side))
        lines.append(f"{strength} {cards}"[:WIDTH])
    return lines


def known_stash(view: BattaliaView) -> list[int]:
    """C25: what the reader has seen under gates and left there."""
    return [kind for cards in view.stash for kind in cards]


def _own(view: BattaliaView, words: Speaker) -> list[str]:
    """The reader's hand, and what else only he sees."""
    if view.seat is None:
        return []
    piles = [
        ("sketch-hand", view.hand),
        ("sketch-guise", view.board.guise[view.seat]),
        ("sketch-ambush", view.ambush),
        ("sketch-pack", view.pack),
        ("sketch-gaze", view.gaze),
        ("sketch-stash", known_stash(view)),
        ("sketch-spare", view.spare),
    ]
    lines: list[str] = []
    for id, cards in piles:
        if cards or id == "sketch-hand":
            lines += _wrapped(f"{words(id)}: {card_names(cards) or '–'}")
    return lines


def _wrapped(text: str) -> list[str]:
    """A long line in several."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("   ")
        lines[-1] += word + " "
    return lines
