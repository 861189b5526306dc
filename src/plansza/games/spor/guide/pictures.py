"""The pictures of the guide: short games played up to the moment worth seeing.

A script is a row of moves in notation, whoever's turn it is. A card that a script wants to play
is brought to the player's hand first: the deck has no order, so that changes nothing else.
"""

from plansza.core.chance import FastChance
from plansza.core.guide import Frame, Illustration, PictureMaker
from plansza.games.spor import GAME
from plansza.games.spor.guide import stage
from plansza.games.spor.picture.layout import WIDE
from plansza.games.spor.rules.components import ATTACKER, CARD_NUMBERS, MOST_SPACES, ROLE_NAMES
from plansza.games.spor.rules.position import SporPosition

MARGIN = 6
BETWEEN = ("draw", "end")  # what the rules ask for between two moves of a script


# -- staging ------------------------------------------------------------------------------------


def staged(
    script: str, hand: str = "", damaged: tuple[int, ...] = (), tactics: str = "off", seed: int = 3
) -> SporPosition:
    """The position after these moves; the one to move holds `hand`, the first seat attacks."""
    fresh = GAME.start(GAME.setup(attacker="1", tactics=tactics), FastChance(seed))
    found = stage.staged(fresh, {"damaged": " ".join(map(str, damaged))})
    for text in script.split():
        found = _play(found, text)
    return _holding(found, hand)


def _play(position: SporPosition, text: str) -> SporPosition:
    """Draw and end turns until this move can be made, then make it."""
    move = GAME.read_move(text)
    card = text.partition(">")[0]
    while True:
        seat = position.to_move[0]
        if card in CARD_NUMBERS:
            position = _holding(position, card)
        legal = position.legal_moves(seat)
        if move in legal:
            position.play(seat, move)
            return position
        between = [each for each in map(GAME.read_move, BETWEEN) if each in legal]
        position.play(seat, between[0])


def _holding(position: SporPosition, cards: str) -> SporPosition:
    """The same, but the one to move holds these cards."""
    return stage.staged(position, {ROLE_NAMES[position.board.turn]: cards})


# -- framing ------------------------------------------------------------------------------------


def dams(first: int, last: int, far: int = MOST_SPACES, near: int = MOST_SPACES) -> Frame:
    """The columns of these dams, with so many places on either side."""
    left = WIDE.side(True, first - 1).x
    top = WIDE.place(False, 0, far - 1).y if far else WIDE.dam.y
    lowest = WIDE.place(True, 0, near - 1) if near else WIDE.dam
    bottom = lowest.y + lowest.height
    return left, top - MARGIN, WIDE.pitch * (last - first + 1), bottom - top + 2 * MARGIN


def seen(position: SporPosition, frame: Frame | None = None, only: str = "") -> Illustration:
    """What the one to move sees; of his moves, those that begin like this are lit."""
    seat = position.to_move[0]
    moves = [move for move in position.legal_moves(seat) if GAME.write_move(move).startswith(only)]
    return Illustration(position.view(seat), tuple(moves), frame)


def seen_by(position: SporPosition, role: int, frame: Frame | None = None) -> Illustration:
    """What this role sees, nothing lit."""
    return Illustration(position.view(position.board.seat(role)), (), frame)


# -- the moments --------------------------------------------------------------------------------


def board() -> Illustration:
    """A few turns into a game, the attacker to move."""
    script = "G7>3 T8>3 G8>3 B8>3 R4>5 A2>1 R10>1 T3>7 B9>2 R6>2"
    return seen(staged(script, hand="G6 R5 T9 A9 B0 A11"), only="G6>3")


def formations() -> Illustration:
    """The attacker's side: each of the five formations once."""
    script = (
        "G5>1 T0>4 G6>1 R1>4 G7>1 T1>5 R8>3 T2>5 T8>3 A4>5 B8>3 R0>7 A2>5 B1>7 A6>5 T4>7 "
        "A9>5 T6>6 T3>7 R6>6 B4>7 B5>6 R5>7 A5>6 T10>2 A3>2 R2>2 B3>2 A7>2 R7>2 B0>2"
    )
    return seen_by(staged(script), ATTACKER, dams(1, 7, far=0))


def duck() -> Illustration:
    """The defender holds the duck whose beaver lies across."""
    script = "A11>3 T8>2 R10>3 B8>2 G4>5"
    left, top, width, _ = dams(1, 7)
    frame = (left, top, width, WIDE.height - top)
    return seen(staged(script, hand="A0 T5 R6 G2 B9 T11"), frame, "A0>3")


def log() -> Illustration:
    """A log would take the eight that was laid first."""
    return seen(staged("R8>3 T1>3 B8>3 A2>5 T8>2"), dams(2, 4, far=3, near=3), "log3")


def claim() -> Illustration:
    """Three snails against a Zgraja: the dam can be taken."""
    return seen(staged("T1>3 G4>3 R1>3 R9>3 B1>3 T11>3"), dams(2, 4, near=3, far=3), "claim")


def turned() -> Illustration:
    """The same dam, turned over and empty."""
    script = "T1>3 G4>3 R1>3 R9>3 B1>3 T11>3 claim3"
    return seen_by(staged(script), ATTACKER, dams(2, 4, near=3, far=3))


def proof() -> Illustration:
    """A Bractwo against two cards that cannot become more than a Banda."""
    script = "G2>5 T6>5 G9>5 R7>5 G11>5"
    return seen(staged(script), dams(4, 6, near=3, far=3), "claim")


def kompania() -> Illustration:
    """Two pairs at a damaged Kompania dam: the higher one destroys it."""
    script = "T7>2 R5>2 B7>2 G5>2"
    return seen(staged(script, damaged=(2,)), dams(1, 3, near=3, far=3), "claim")


def no_banda() -> Illustration:
    """A Banda dam without a Banda: 13 against 19."""
    script = "T2>7 R11>7 G4>7 B6>7 A7>7 A2>7"
    return seen_by(staged(script, damaged=(7,)), ATTACKER, dams(5, 7, near=3, far=3))


def bandas() -> Illustration:
    """A Banda dam with two of them: 12 against 21."""
    script = "T3>1 R6>1 G4>1 B7>1 A5>1 T8>1"
    return seen_by(staged(script, damaged=(1,)), ATTACKER, dams(1, 3, near=3, far=3))


def tactics() -> Illustration:
    """With tactics cards: a dragonfly helps out, and a trick waits in hand."""
    script = "R6>3 T9>3 R8>3 Perkoz>5 Wazka>3 draw-tactics B2>5 draw"
    return seen(staged(script, hand="Zdrada A10 T3 R4 B9 G0", tactics="on"), only="Zdrada")


PICTURES: dict[str, PictureMaker] = {
    "board": board,
    "formations": formations,
    "duck": duck,
    "log": log,
    "claim": claim,
    "turned": turned,
    "proof": proof,
    "kompania": kompania,
    "no-banda": no_banda,
    "bandas": bandas,
    "tactics": tactics,
}
