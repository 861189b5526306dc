"""The board as SVG: painted from the back of the table to its front."""

from plansza.core import kit
from plansza.core.drawing import Drawing
from plansza.games.spor.picture import clicks, sections, shapes
from plansza.games.spor.picture.layout import Layout
from plansza.games.spor.picture.scenery import valley
from plansza.games.spor.picture.sections import Look, Out, Parts, Row
from plansza.games.spor.rules.board import ARRANGING, EXCHANGING, LAST_TURN, OVER
from plansza.games.spor.rules.components import ATTACKER, DAMS, DEFENDER, WAZKA
from plansza.games.spor.rules.moves import ACROSS, END, OUT, PASS, RETREAT
from plansza.games.spor.rules.row import tiles_left
from plansza.games.spor.rules.view import SporView


class Painter:
    """Puts one picture together, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[SporView], layout: Layout) -> None:
        self.view = view = drawing.view
        self.board = board = view.board
        self.layout = layout
        self.words = drawing.words
        self.choices = drawing.choices
        self.clickable = drawing.clickable
        self.lit = drawing.lit
        self.drawing = drawing
        seat = view.seat if view.seat is not None else board.attacker
        self.near = board.role(seat)  # the role at the bottom of the table
        self.look = Look(self.near, drawing.tall, drawing.lit, board.chosen, drawing.words)
        self.row = self._row()
        self.parts: dict[str, str] = {}

    def _row(self) -> Row:
        """The dams and their cards, in plain values."""
        board = self.board
        cells, counts = tuple(board.cells), tuple(board.counts)
        claims = tuple([self._claim(dam) for dam in range(DAMS)])
        tiles, crossing = tuple(board.tiles), clicks.crossing(board)
        return Row(tiles, board.damaged, board.destroyed, cells, counts, claims, crossing)

    def _claim(self, dam: int) -> int:
        """The attacker's flag at a dam."""
        if not self.board.full_at[dam] or self.board.destroyed == dam:
            return sections.NO_CLAIM
        return sections.CLAIMABLE if f"claim-{dam + 1}" in self.clickable else sections.CLAIMED

    def paint(self) -> None:
        """Everything on the table."""
        parts, board, view, look = self.parts, self.board, self.view, self.look
        parts["valley"] = valley(look.tall)
        parts.update(sections.dams(self.row, look))
        parts.update(self.slips())
        parts.update(self.decks())
        parts.update(self.backs(False))
        if view.seat is None:
            parts.update(self.backs(True))
        parts.update(sections.formations(self.row, tuple(board.unseen), look))
        parts.update(self.discards())
        if view.hand:
            second = WAZKA in board.fallen or WAZKA in self.row.cells
            parts.update(sections.hand(tuple(view.hand), tuple(view.picks), second, look))
        self.tiles()
        self.buttons()

    def slips(self) -> Parts:
        """Who plays which role, and whose turn it is."""
        board, name = self.board, self.drawing.name
        names = name(board.seat(1 - self.near)), name(board.seat(self.near))
        turns: tuple[int, ...] = (board.turn,)
        if board.phase in (OVER, EXCHANGING):
            turns = () if board.phase == OVER else (ATTACKER, DEFENDER)
        return sections.slips(names, turns, board.ending == LAST_TURN, self.look)

    def decks(self) -> Parts:
        """The decks, and the defender's logs."""
        board = self.board
        if board.phase == ARRANGING and self.layout.tabs is not None:
            return {}  # the dams that wait need the room
        tactics = board.tactics_deck if self.view.options.tactics else sections.NONE_SHOWN
        logs = board.logs if self.shows_logs() else sections.NONE_SHOWN
        return sections.decks(board.deck, tactics, logs, self.look)

    def shows_logs(self) -> bool:
        """On a phone the attacker has his buttons there; what is left is told above the board."""
        return self.layout.tabs is None or self.near == DEFENDER or self.view.seat is None

    def backs(self, near: bool) -> Parts:
        """The other player's cards from behind; both hands for a spectator."""
        board, look = self.board, self.look
        role = self.near if near else 1 - self.near
        held = board.held[role], board.held_tactics[role]
        return sections.backs(near, *held, look.tall, look.words)

    def discards(self) -> Parts:
        """What has left the game; on a phone there may be a button in its place."""
        board = self.board
        tricks, second = board.tricks, WAZKA in self.row.cells
        laid = tuple(tricks[0]), tuple(tricks[1])
        out = Out(tuple(board.discards()), laid, tuple(board.fallen), second)
        return sections.discards(out, OUT.at() not in self.choices, self.look)

    def tiles(self) -> None:
        """C2: the tiles that wait for their place, where hands will be."""
        if self.board.phase != ARRANGING:
            return
        waiting = tiles_left(self.board.tiles)
        for index, tile in enumerate(waiting):
            id, box = f"tile-{tile + 1}", self.layout.waiting_tile(index, len(waiting))
            self.parts[id] = shapes.tile(tile, box, self.words, id in self.lit)

    def buttons(self) -> None:
        """What can be done without touching a thing of the game."""
        kinds = [PASS, END, ACROSS] if self.layout.tabs is None else [PASS, END, ACROSS, OUT]
        wanted = ["retreat"] if "retreat" in self.clickable else []
        wanted += [clicks.SINGLE[kind] for kind in kinds if kind.at() in self.choices]
        for index, id in enumerate(wanted):
            place = self.layout.button(index, len(wanted), self.shows_logs())
            label = self.only_retreat() if wanted == ["retreat"] else ""
            label = label or self.words(f"button-{id}")
            self.parts[id] = kit.button(id, place, label, id in self.lit)

    def only_retreat(self) -> str:
        """T3: from which dam, if a click on the button does it; there is room to say so."""
        paths = self.drawing.paths.items()
        at_once = [move for move, path in paths if path == (RETREAT.code,)]
        return self.words.move(at_once[0]) if at_once else ""
