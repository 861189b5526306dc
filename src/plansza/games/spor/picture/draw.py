"""The board as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache

from plansza.core import kit
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.kit import Box
from plansza.core.picture import TURN, Speaker
from plansza.core.stage import Stage
from plansza.games.spor.picture import clicks, faces, shapes, staging, table
from plansza.games.spor.picture.about import about
from plansza.games.spor.picture.faces import HAND, ROW, SMALL, TACTICS_PRINTED
from plansza.games.spor.picture.layout import TALL, WIDE, Layout
from plansza.games.spor.picture.reach import LOST, SUM, reaches
from plansza.games.spor.picture.scenery import valley
from plansza.games.spor.picture.sketch import sketch
from plansza.games.spor.rules.board import ARRANGING, EXCHANGING, LAST_TURN, OVER
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    DAMS,
    LOGS,
    MOST_SPACES,
    ROLE_NAMES,
)
from plansza.games.spor.rules.formations import FORMATION_NAMES
from plansza.games.spor.rules.moves import ACROSS, END, PASS
from plansza.games.spor.rules.row import tiles_left
from plansza.games.spor.rules.view import SporView

WEAKEST = FORMATION_NAMES[0]
LIFT = 14  # what a picked card rises from the hand


class SporPictures(Pictures[SporView]):
    """The valley with its dams."""

    ground = "#c8ae7c"

    def art(self) -> str:
        return faces.art() + table.art()

    def paths(self, view: SporView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return {move: clicks.path(move) for move in choices}

    def paint(self, drawing: Drawing[SporView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def preview(self, view: SporView, move: int, words: Speaker) -> str:
        return clicks.preview(view, move, words)

    def reasons(self, view: SporView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: SporView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: SporView) -> list[str]:
        return [shapes.badge(view.board.role(seat)) for seat in (0, 1)]

    def stage(
        self, view: SporView, kind: str, code: str, facts: Mapping[str, Fact]
    ) -> Stage | None:
        return staging.stage(view, kind, code, facts)

    def sketch(self, view: SporView, words: Speaker) -> str:
        return sketch(view, words)


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[SporView], layout: Layout) -> None:
        self.view = view = drawing.view
        self.board = view.board
        self.layout = layout
        self.words = drawing.words
        self.choices = drawing.choices
        self.clickable = drawing.clickable
        self.lit = drawing.lit
        self.drawing = drawing
        seat = view.seat if view.seat is not None else view.board.attacker
        self.near = view.board.role(seat)  # the role at the bottom of the table
        self.parts: dict[str, str] = {}

    def paint(self) -> None:
        """Everything on the table."""
        self.parts["valley"] = valley(self.layout)
        for dam in range(DAMS):
            self.dam(dam)
        self.slips()
        self.decks()
        self.discards()
        self.laid()
        self.formations()
        self.other_hand()
        self.hand()
        self.tiles()
        self.buttons()

    def card(self, card: int, box: Box, where: str, kind: str, dam: int = 0) -> None:
        """A card that lies open or in the viewer's hand; a second dragonfly gets a number."""
        id = shapes.card_id(card)
        if id in self.parts:
            id += "-2"
        label = shapes.card_label(card, where, dam, self.words)
        if kind == HAND and card >= BATTLE_CARDS:
            self.parts[id] = self.named_card(id, card, box, label)
            return
        aimed = card == self.board.chosen and kind != HAND  # a trick is about it
        self.parts[id] = shapes.card(id, card, box, label, kind, aimed or id in self.lit)

    def named_card(self, id: str, card: int, box: Box, label: str) -> str:
        """A tactics card in the viewer's hand."""
        name, printed = self.words.thing(CARD_NAMES[card]), TACTICS_PRINTED[card - BATTLE_CARDS]
        small = printed if printed != name else ""
        letters = self.layout.letters
        return shapes.named_card(id, card, box, label, name, small, letters, id in self.lit)

    def dam(self, dam: int) -> None:
        """A dam and the cards on both its sides; outer cards first, so that tops stay visible."""
        layout, board = self.layout, self.board
        for side, near in (("far", False), ("near", True)):
            role = self.near if near else 1 - self.near
            cards = board.cards(role, dam)
            places = places_at(layout is TALL, near, dam)
            id = f"slots-{side}-{dam + 1}"
            self.parts[id] = shapes.slots(id, places[: board.spaces(dam)])
            laid = list(zip(cards, places, strict=False))
            for card, place in laid if near else laid[::-1]:
                self.card(card, place, ROLE_NAMES[role], ROW, dam + 1)
        box, id = layout.dam_box(dam), f"dam-{dam + 1}"
        self.parts[id] = shapes.dam(board, dam, box, self.words, id in self.lit)
        if board.full_at[dam] and board.destroyed != dam:
            claim = f"claim-{dam + 1}"
            holds = claim in self.clickable
            self.parts[claim] = shapes.claim_flag(dam, box, self.words, holds)

    def slips(self) -> None:
        """Who plays which role, and whose turn it is."""
        layout = self.layout
        for side, box, role in zip(
            ("near", "far"), layout.slips, (self.near, 1 - self.near), strict=True
        ):
            self.parts[f"slip-{side}"] = self.slip(f"slip-{side}", box, role)
        for box, role in zip(layout.slips, (self.near, 1 - self.near), strict=True):
            line = self.turn_line(role)
            if line and TURN not in self.parts:
                self.parts[TURN] = shapes.turn(box, line, layout.letters)

    def slip(self, id: str, box: Box, role: int) -> str:
        """A player's slip: the name, if somebody sits there, and the role."""
        title = capital(self.words("role", role=ROLE_NAMES[role], form="nom"))
        name = self.drawing.name(self.board.seat(role))
        if not name:
            return shapes.slip(id, box, role, title, "", title)
        shown = kit.shortened(name, box.width - shapes.EMBLEM - 19, shapes.LETTERS, 0.64)
        return shapes.slip(id, box, role, shown, title, f"{name}: {title}")

    def turn_line(self, role: int) -> str:
        """What the slip of the role to move says."""
        board, words = self.board, self.words
        if board.phase == OVER or (board.turn != role and board.phase != EXCHANGING):
            return ""
        if board.ending == LAST_TURN:
            return words("last-turn")
        return words("has-turn")

    def decks(self) -> None:
        """The decks with their counts, and the defender's logs."""
        board, words, layout = self.board, self.words, self.layout
        self.pile("deck", layout.deck, board.deck, False)
        if self.view.options.tactics:
            self.pile("tactics-deck", layout.tactics_deck, board.tactics_deck, True)
        label = words("logs-count", count=board.logs)
        self.parts["log"] = shapes.logs(layout.logs, board.logs, LOGS, label, "log" in self.lit)

    def pile(self, id: str, box: Box, count: int, tactics: bool) -> None:
        """A deck with the number of its cards."""
        sheets = min(4, (count + 11) // 12)
        lit = id in self.lit
        self.parts[id] = shapes.pile(id, box, sheets, tactics, self.words(id), lit)
        label = self.words(f"{id}-count", count=count)
        self.parts[f"{id}-count"] = kit.counter(f"{id}-count", label, box.middle, box.bottom, count)

    def discards(self) -> None:
        """T7: every discarded battle card at its colour and value."""
        box, words = self.layout.discards, self.words
        self.parts["discards"] = shapes.sheet(box, words("discards"), "discards" in self.lit)
        for card in sorted(self.board.discards()):
            id, label = shapes.card_id(card), shapes.card_label(card, "discards", 0, words)
            self.parts[id] = shapes.discarded(card, box, label, id in self.lit)

    def laid(self) -> None:
        """Tricks laid by either side and elites lost, as small cards."""
        board = self.board
        cards = [*board.tricks[self.near], *board.tricks[1 - self.near], *board.fallen]
        for index, card in enumerate(cards):
            self.card(card, self.layout.laid_place(index, len(cards)), "tricks", SMALL)

    def formations(self) -> None:
        """F1: their table, and at each the dams where it is the best that can still be had."""
        layout, words, box = self.layout, self.words, self.layout.formations
        if layout.opener is None:
            self.parts["formations"] = table.table(box, layout.formation, words)
            self.parts.update(table.discs(self.best_dams(), box, layout.formation, words))
        elif not self.discards_wanted():
            self.parts["formations-open"] = table.opener(layout.opener, words)
            self.parts["formations"] = table.drawer(box, self.best_dams(), words)

    def best_dams(self) -> table.Dams:
        """The dams of each row of the table; where a formation cannot be had, anything will do."""
        rows: list[list[int]] = [[] for _ in table.ROWS]
        for dam, name in enumerate(reaches(self.board, self.near)):
            if name and name != LOST:
                rows[table.ROWS.index(WEAKEST if name == SUM else name)].append(dam)
        return tuple([tuple(row) for row in rows])

    def discards_wanted(self) -> bool:
        """Whether something under the drawer is to be clicked."""
        return "discards" in self.clickable or any(
            shapes.card_id(card) in self.clickable for card in self.board.discards()
        )

    def other_hand(self) -> None:
        """The other player's cards from behind; both hands for a spectator."""
        self.backs(1 - self.near, self.layout.back_place, "far")
        if self.view.seat is None:
            self.backs(self.near, self.layout.near_back_place, "near")

    def backs(self, role: int, place: Callable[[int, int], Box], side: str) -> None:
        """Backs differ by deck; their ids tell nothing but the place."""
        battle, tactics = self.board.held[role], self.board.held_tactics[role]
        count = battle + tactics
        labels = self.words("hidden-card"), self.words("hidden-tactics-card")
        for index in range(count):
            id, other = f"back-{side}-{index}", index >= battle
            self.parts[id] = shapes.back(id, place(index, count), other, labels[other])

    def hand(self) -> None:
        """The viewer's own cards."""
        hand = self.view.hand
        waiting = list(self.view.picks)
        for index, card in enumerate(hand):
            box = self.layout.in_hand(index, len(hand))
            if card in waiting:
                waiting.remove(card)
                box = box._replace(y=box.y - LIFT)
            self.card(card, box, "hand", HAND)

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
        wanted = [("retreat", self.words("button-retreat"))] if "retreat" in self.clickable else []
        wanted += [
            (clicks.SINGLE[kind], self.words(f"button-{kind.code}"))
            for kind in (PASS, END, ACROSS)
            if kind.at() in self.choices
        ]
        box = self.layout.buttons
        height = 44.0
        for index, (id, label) in enumerate(wanted):
            place = Box(box.x, box.y + index * (height + 8), box.width, height)
            self.parts[id] = kit.button(id, place, label, id in self.lit)


@cache
def places_at(tall: bool, near: bool, dam: int) -> tuple[Box, ...]:
    """Where the cards of one side of a dam may lie."""
    layout = TALL if tall else WIDE
    return tuple(layout.place(near, dam, index) for index in range(MOST_SPACES))


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]
