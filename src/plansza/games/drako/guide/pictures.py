"""The pictures of the guide: positions set up for the moment worth seeing."""

from plansza.core.chance import FastChance
from plansza.core.guide import Frame, Illustration, PictureMaker
from plansza.games.drako.game import Drako
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.picture.layout import WIDE
from plansza.games.drako.rules.moves import MOVES
from plansza.games.drako.rules.position import DrakoPosition, start

GAME = Drako()
MARGIN = 8.0
SIZE = WIDE.side * 4.4  # half the width of all fields


# -- staging ------------------------------------------------------------------------------------


def scene(
    duel: str, figures: str, hands: tuple[str, str], script: str = "", turn: int = 0, net: str = ""
) -> DrakoPosition:
    """A position with these figures and hands, by role, after the moves of the script, whoever's
    turn it is. The first seat plays the first-named side."""
    position = start(GAME.setup(duel=duel, first="1"), FastChance(3))
    sides = duel.split("-")
    stage = {"figures": figures, "turn": sides[turn], **dict(zip(sides, hands, strict=True))}
    position = staged(position, {**stage, "net": net} if net else stage)
    for text in script.split():
        position.play(position.to_move[0], MOVES.read(text))
    return position


# -- framing ------------------------------------------------------------------------------------


def fields() -> Frame:
    """The fields alone."""
    x, y = WIDE.middle
    height = WIDE.side * 8 + 2 * MARGIN
    return x - SIZE, y - height / 2, 2 * SIZE, height


def played() -> Frame:
    """The fields, the card in play with its buttons, and the hand."""
    left, top, width, _ = fields()
    return left, top, width, WIDE.height - top


def seen(position: DrakoPosition, frame: Frame | None = None, only: str = "") -> Illustration:
    """What the one to move sees; of his moves, those that hold this text are lit."""
    seat = position.to_move[0]
    moves = [move for move in position.legal_moves(seat) if only in MOVES.write(move)]
    return Illustration(position.view(seat), tuple(moves), frame)


# -- the moments --------------------------------------------------------------------------------


def board() -> Illustration:
    """Some turns into the duel of knights and trolls."""
    figures = "knight:d2/1 archer1:e1 archer2:d4/2 thrower:b2/1 berserker:c4/2"
    hands = "A2-1/1 Bow-2|M1-1 M1-2|S SS", "A-3 A-2|S(1) Charge Rock-3"
    return seen(scene("knights-trolls", figures, hands), only="play")


def symbols() -> Illustration:
    """A card with two symbols has been played."""
    figures = "knight:d2 archer1:c1 archer2:e3 thrower:c4 berserker:a3"
    hands = "Bow-2|M1-1 A-2 SS", "A-3 S"
    return seen(scene("knights-trolls", figures, hands, "play:Bow-2|M1-1"), played())


def answer() -> Illustration:
    """Two trolls strike; the knights' player answers."""
    figures = "knight:c4 archer1:b2 archer2:e1 thrower:a1 berserker:c3"
    script = "play:A2-2/1 use1 berserkerxknight throwerxarcher1 assign:berserker"
    position = scene("knights-trolls", figures, ("SS Bow-2 A-1|S", "A2-2/1"), script, turn=1)
    return seen(position, played())


def bow() -> Illustration:
    """An archer may shoot at whoever stands nearest on a line."""
    figures = "knight:e2 archer1:c1 archer2:e3 thrower:c4 berserker:b4"
    return seen(scene("knights-trolls", figures, ("Bow-2", "S"), "play:Bow-2 use1"), fields())


def rock() -> Illustration:
    """A rock at three in a line: two, one, nothing."""
    figures = "knight:c2 archer1:c3 archer2:c4 thrower:c1 berserker:a2"
    hands = "SS", "Rock-2|M1-1"
    script = "play:Rock-2|M1-1 use1 throwerxknight"
    return seen(scene("knights-trolls", figures, hands, script, turn=1), fields())


def charge() -> Illustration:
    """Where the berserker can run, and whom he would ram."""
    figures = "knight:e3 archer1:c4 thrower:a1 berserker:c1"
    position = scene("knights-trolls", figures, ("SS", "Charge"), "play:Charge use1", turn=1)
    return seen(position, fields())


def fire() -> Illustration:
    """Fire along a line, and the dwarves that it reaches."""
    figures = "dragon:c1/2 brald:c2 morin:c4 urpen:b2"
    hands = "Fire-2", "A-1|S"
    return seen(scene("dragon-dwarves", figures, hands, "play:Fire-2 use1"), fields())


def tracks() -> Illustration:
    """The armour is full: where does the next wound go?"""
    figures = "dragon:c3/3 brald:c4 morin:c2"
    script = "play:A2-1/1 use1 braldxdragon morinxdragon endure"
    return seen(scene("dragon-dwarves", figures, ("Fly S", "A2-1/1"), script, turn=1))


def net() -> Illustration:
    """A dragon under the net."""
    figures = "dragon:c3/2 brald:b3 morin:e1 urpen:c4"
    position = scene("dragon-dwarves", figures, ("A-2 Fly", "A-2"), net="dragon")
    return seen(position, fields(), "shed")


def deploy() -> Illustration:
    """The knights choose their places around the dragon."""
    position = start(GAME.setup(duel="knights-dragon", first="1"), FastChance(3))
    return seen(position, played())


PICTURES: dict[str, PictureMaker] = {
    "board": board,
    "symbols": symbols,
    "answer": answer,
    "bow": bow,
    "rock": rock,
    "charge": charge,
    "fire": fire,
    "tracks": tracks,
    "net": net,
    "deploy": deploy,
}
