"""The pictures of the guide: rivers set up for the moment worth seeing, as `stage` reads them."""

from collections.abc import Sequence

from plansza.core.chance import FastChance
from plansza.core.guide import Frame, Illustration, PictureMaker
from plansza.core.hexes import HEIGHT
from plansza.games.podprad.game import PodPrad
from plansza.games.podprad.guide.stage import staged
from plansza.games.podprad.picture.layout import WIDE, stage
from plansza.games.podprad.rules.components import COLOURS, COLUMNS, POINTS
from plansza.games.podprad.rules.moves import MOVES
from plansza.games.podprad.rules.position import PodPradPosition, start
from plansza.games.podprad.rules.river import CENTRE

GAME = PodPrad()
MARGIN = 14.0


# -- staging ------------------------------------------------------------------------------------


def river(
    tiles: str,
    tokens: Sequence[str],
    script: str = "",
    *,
    seats: int = 3,
    round: int = 4,
    last: bool = False,
    turn: int = 0,
    points: int = POINTS,
    seed: int = 3,
    **options: str,
) -> PodPradPosition:
    """A position of this round after the moves of the script, whoever's turn it is; the first
    seat began the round. `last`: the pool lies there. Without points the turn ends by itself."""
    fresh = start(GAME.setup(seats, **options), FastChance(seed))
    table = {"river": tiles, "round": round, "pool": last, "turn": COLOURS[turn], "points": points}
    position = staged(fresh, table | dict(zip(COLOURS, tokens, strict=False)))
    assert isinstance(position, PodPradPosition)
    for text in script.split():
        position.play(position.to_move[0], MOVES.read(text))
    return position


# -- framing ------------------------------------------------------------------------------------


def rows(position: PodPradPosition, first: int, last: int) -> Frame:
    """These rows of the river, whole."""
    found = stage(position.board, WIDE)
    left, bottom = found.above(0, first)
    right, _ = found.above(COLUMNS - 1, first)
    _, top = found.above(CENTRE, last)
    half = HEIGHT / 2 * found.side + MARGIN
    across = found.side + MARGIN
    width, height = right - left + 2 * across, bottom - top + 2 * half
    x, y = left - across, top - half
    return float(round(x)), float(round(y)), float(round(width)), float(round(height))


def seen(position: PodPradPosition, frame: Frame | None = None, only: str = "") -> Illustration:
    """What the one to move sees; of his moves, those that hold one of these words are lit."""
    seat = position.to_move[0]
    words = only.split() or [""]
    moves = [
        move
        for move in position.legal_moves(seat)
        if any(word in MOVES.write(move) for word in words)
    ]
    return Illustration(position.view(seat), tuple(moves), frame)


# -- the moments --------------------------------------------------------------------------------


def board() -> Illustration:
    """A game of three in its fourth round, a token chosen."""
    tiles = "C3=heron L4=water C4=water R4=waterfall L5=rock C5=bear@2 R5=water C6=eagle L6=water"
    tokens = ["C3:2 L4:2 C4:2 L5:1", "L3:2 R4:2 C4:1 C5:2", "R3:1 R4:2 R5:2 C5:2"]
    return seen(river(tiles, tokens, "C4:2"))


def ways() -> Illustration:
    """The three ways up."""
    position = river(OPEN, ["C4:2 R3:2"], "C4:2")
    return seen(position, rows(position, 4, 5), ">")


OPEN = "C3=water L4=water C4=water R4=water L5=water C5=water R5=water L6=rock C6=eagle R6=heron"


def first_rows() -> Illustration:
    """Laying the river: a tile that can be turned, and how on one of the places where it may go."""
    position = start(GAME.setup(3), FastChance(12))
    for text in ("C@0", "L@0", "R@0", "L@0"):
        position.play(position.to_move[0], MOVES.read(text))
    return seen(position, only="R@")


def fall() -> Illustration:
    """(a) One swims into a waterfall from below …"""
    position = river(FALL, ["L4:2 R3:2"], "L4:2")
    return seen(position, rows(position, 4, 5), ">C4")


def stopped() -> Illustration:
    """… but goes on only by jumping."""
    position = river(FALL, ["C4:2 R3:2"], "C4:2")
    return seen(position, rows(position, 4, 5))


FALL = (
    "C3=water L4=water C4=waterfall@3 R4=water L5=water C5=water R5=water L6=rock C6=water R6=heron"
)


def full() -> Illustration:
    """(b) Three players: three tokens fill a tile."""
    position = river(OPEN, CROWD, "L4:2")
    return seen(position, rows(position, 4, 5), ">")


def roomy() -> Illustration:
    """(b) Four players: there is room for one more."""
    position = river(OPEN, CROWD, "L4:2", seats=4)
    return seen(position, rows(position, 4, 5), ">")


CROWD = ("L4:2 R3:1", "C4:2 C4:1", "C4:2")


def over() -> Illustration:
    """(c) A jump over the full tile and a barrier."""
    tiles = "C3=water L4=water C4=water R4=water L5=water C5=water R5=waterfall@2"
    position = river(tiles, CROWD, "L4:2")
    return seen(position, rows(position, 4, 5), "^R5")


def bears() -> Illustration:
    """(d) The jump past two bears, or the way round past an eagle."""
    position = river(BEARS, ["C4:2 R3:2"], "C4:2")
    return seen(position, rows(position, 4, 5), ">L5 ^C5")


def detour() -> Illustration:
    """(d) Half of the way round: the eagle has gone."""
    position = river(BEARS, ["C4:2 R3:2"], "C4:2 >L5 L5:1")
    return seen(position, rows(position, 4, 5), ">C5")


BEARS = "C3=water L4=water C4=bear@4 R4=water L5=eagle C5=bear@5 R5=water L6=rock C6=water R6=heron"


def herons() -> Illustration:
    """(e) Two green tokens on one heron, yellow ones on two."""
    tiles = "C3=water L4=heron C4=water R4=heron L5=water C5=rock R5=water"
    position = river(tiles, ["L4:2 L4:1", "C4:2", "L4:2 R4:2"], points=0)
    return seen(position, rows(position, 4, 5))


def crumbling() -> Illustration:
    """The end of a round: a row has gone, three tiles are to be laid."""
    tokens = ["L4:2 C4:2 C5:1", "C3:2 R4:2 R5:2", "R3:1 L4:2 C5:2"]
    return seen(river("", tokens, turn=2, points=0, seed=8))


def pool() -> Illustration:
    """The last step into the pool, by swimming and by a jump."""
    tiles = "L8=water C8=water R8=water L9=water C9=water R9=rock L10=heron R10=waterfall"
    tokens = ["C8:2 L9:2 *3:2", "R9:2 *1:2 *4:1", "C8:1 *2:2"]
    position = river(tiles, tokens, "C8:2", round=9, last=True)
    return seen(position, rows(position, 8, 11), ">C9 ^C10")


def scores() -> Illustration:
    """(f) The end: 14, 13 and 12."""
    tokens = ["*5:2 *2:2 *1:2", "*4:2 *3:2 *1:1", "*2:1 *3:2 *3:1 L10:1"]
    position = river("", tokens, round=12, last=True, turn=2, points=0)
    return Illustration(position.view(0))


def whirlpool() -> Illustration:
    """The way through a whirlpool would end the turn."""
    tiles = "C3=water L4=water C4=water R4=water L5=eagle C5=whirlpool R5=water C6=water"
    position = river(tiles, ["C4:2 R3:2"], "C4:2", whirlpools="on")
    return seen(position, rows(position, 4, 5), ">")


def currents() -> Illustration:
    """A chain of currents carries a token three tiles."""
    tiles = (
        "L4=water C4=water R4=water L5=current@1 C5=current@1 R5=water "
        "L6=water C6=water R6=current@0 L7=rock C7=eagle R7=water"
    )
    position = river(tiles, ["L4:2 R3:2"], "L4:2", currents="add")
    return seen(position, rows(position, 4, 7), ">L5")


PICTURES: dict[str, PictureMaker] = {
    "board": board,
    "ways": ways,
    "first-rows": first_rows,
    "fall": fall,
    "stopped": stopped,
    "full": full,
    "roomy": roomy,
    "over": over,
    "bears": bears,
    "detour": detour,
    "herons": herons,
    "crumbling": crumbling,
    "pool": pool,
    "scores": scores,
    "whirlpool": whirlpool,
    "currents": currents,
}
