"""The board as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files

from plansza.core.picture import Picture, Speaker, document
from plansza.games.spor import clicks, shapes
from plansza.games.spor.board import EXCHANGING, LAST_TURN, OVER
from plansza.games.spor.components import (
    ATTACKER,
    DAMS,
    LOGS,
    MOST_SPACES,
)
from plansza.games.spor.layout import TALL, WIDE, Box, Layout
from plansza.games.spor.moves import ACROSS, END, PASS
from plansza.games.spor.view import SporView

ROLES = ("attacker", "defender")
GROUND = "#c9a678"  # warm wood-coloured paper


@cache
def art() -> str:
    """All symbols, to be loaded once by a page or carried by a standalone picture."""
    whole = (files("plansza.games.spor") / "art.svg").read_text(encoding="utf-8")
    return whole[whole.index("<symbol") : whole.rindex("</svg>")].strip()


def draw(
    view: SporView,
    choices: Sequence[int],
    words: Speaker,
    standalone: bool = False,
    tall: bool = False,
) -> Picture:
    """Draw what this view shows, with `choices` lit."""
    layout = TALL if tall else WIDE
    paths = {move: clicks.path(move) for move in choices}
    clickable = {id for path in paths.values() for id in path}
    painter = Painter(view, layout, words, clickable, choices)
    svg = document(
        layout.width,
        layout.height,
        words("title"),
        painter.body(),
        art() if standalone else "",
        GROUND if standalone else "",
    )
    previews = {move: clicks.preview(view, move, words) for move in choices}
    return Picture(
        svg,
        paths,
        clicks.reasons(view, clickable, words),
        {move: preview for move, preview in previews.items() if preview},
    )


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(
        self,
        view: SporView,
        layout: Layout,
        words: Speaker,
        clickable: set[str],
        choices: Sequence[int],
    ) -> None:
        self.view = view
        self.board = view.board
        self.layout = layout
        self.words = words
        self.can = clickable
        self.choices = choices
        seat = view.seat if view.seat is not None else view.board.attacker
        self.near = view.board.role(seat)  # the role at the bottom of the table
        self.drawn: dict[str, int] = {}

    def body(self) -> str:
        """Everything on the table."""
        sides = "".join(self.dam(dam) for dam in range(DAMS))
        return "".join((
            shapes.river(self.layout.river),
            sides,
            self.slips(),
            self.decks(),
            self.logs(),
            shapes.matrix(
                self.board, self.layout.discards, self.words, self.can, "discards" in self.can
            ),
            self.laid(),
            self.other_hand(),
            self.hand(),
            self.buttons(),
        ))  # fmt: skip

    def id_of(self, card: int) -> str:
        """A card's id; the second dragonfly in sight gets a number."""
        id = clicks.card_id(card)
        times = self.drawn[id] = self.drawn.get(id, 0) + 1
        return id if times == 1 else f"{id}-{times}"

    def card(self, card: int, box: Box, where: str, dam: int = 0) -> str:
        """A card that lies open or in the viewer's hand."""
        id = self.id_of(card)
        in_hand = where == "hand"
        label = shapes.card_label(card, where, dam, self.words)
        aimed = card == self.board.chosen and not in_hand
        return shapes.card(id, card, box, label, id in self.can, aimed, in_hand)

    def dam(self, dam: int) -> str:
        """A dam and the cards on both its sides; outer cards first, so that tops stay visible."""
        layout, board = self.layout, self.board
        parts: list[str] = []
        for near in (False, True):
            role = self.near if near else 1 - self.near
            cards = board.cards(role, dam)
            places = places_at(layout is TALL, near, dam)
            free = shapes.slots(places[len(cards) : board.spaces(dam)])
            laid = [
                self.card(card, place, ROLES[role], dam + 1)
                for card, place in zip(cards, places, strict=False)
            ]
            parts += [free, *(laid if near else laid[::-1])]
        box = layout.dam_box(dam)
        parts.append(shapes.dam(board, dam, box, self.words, f"dam-{dam + 1}" in self.can))
        if board.full_at[dam]:
            holds = f"claim-{dam + 1}" in self.can
            parts.append(shapes.claim_flag(dam, box, self.words, holds))
        return "".join(parts)

    def slips(self) -> str:
        """Who plays which role, and whose turn it is."""
        parts: list[str] = []
        for box, role in zip(self.layout.slips, (self.near, 1 - self.near), strict=True):
            attacker = role == ATTACKER
            held = self.board.held[role] + self.board.held_tactics[role]
            parts.append(
                shapes.slip(
                    box,
                    "sword" if attacker else "shield",
                    capital(self.words("role", role=ROLES[role], form="nom")),
                    self.words("cards-count", count=held),
                    self.turn_line(role),
                )
            )
        return "".join(parts)

    def turn_line(self, role: int) -> str:
        """What the slip of the role to move says."""
        board, words = self.board, self.words
        if board.phase == OVER or (board.turn != role and board.phase != EXCHANGING):
            return ""
        if board.ending == LAST_TURN:
            return words("last-turn")
        mine = self.view.seat is not None and role == self.near
        return words("your-turn" if mine else "their-turn")

    def decks(self) -> str:
        """The decks with their counts."""
        board, words = self.board, self.words
        label = words("deck-count", count=board.deck)
        piles = shapes.pile("deck", self.layout.deck, board.deck, False, label, "deck" in self.can)
        if self.view.options.tactics:
            piles += shapes.pile(
                "tactics-deck",
                self.layout.tactics_deck,
                board.tactics_deck,
                True,
                words("tactics-deck-count", count=board.tactics_deck),
                "tactics-deck" in self.can,
            )
        return piles

    def logs(self) -> str:
        """The defender's logs."""
        left = self.board.logs
        label = self.words("logs-count", count=left)
        return shapes.logs(self.layout.logs, left, LOGS, label, "log" in self.can)

    def laid(self) -> str:
        """Tricks laid by either side and elites lost, as small cards."""
        board, box = self.board, self.layout.laid
        cards = [*board.tricks[self.near], *board.tricks[1 - self.near], *board.fallen]
        width, height = (46, 60) if box.width > 200 else (34, 45)
        across = int(box.width // (width + 5))
        parts: list[str] = []
        for index, card in enumerate(cards):
            row, column = divmod(index, across)
            x, y = box.x + column * (width + 5), box.y + row * (height + 5)
            parts.append(self.card(card, Box(x, y, width, height), "tricks"))
        return "".join(parts)

    def other_hand(self) -> str:
        """The other player's cards from behind; both hands for a spectator."""
        parts = [self.backs(1 - self.near, self.layout.back_place, "far")]
        if self.view.seat is None:
            parts.append(self.backs(self.near, self.layout.near_back_place, "near"))
        return "".join(parts)

    def backs(self, role: int, place: Callable[[int, int], Box], side: str) -> str:
        """Backs differ by deck; their ids tell nothing but the place."""
        battle, tactics = self.board.held[role], self.board.held_tactics[role]
        count = battle + tactics
        labels = self.words("hidden-card"), self.words("hidden-tactics-card")
        return "".join(
            shapes.back(
                f"back-{side}-{index}",
                place(index, count),
                index >= battle,
                labels[index >= battle],
            )
            for index in range(count)
        )

    def hand(self) -> str:
        """The viewer's own cards."""
        hand = self.view.hand
        waiting = list(self.view.picks)
        parts: list[str] = []
        for index, card in enumerate(hand):
            picked = card in waiting
            if picked:
                waiting.remove(card)
            box = self.layout.in_hand(index, len(hand))
            lift = 14 if picked else 0
            parts.append(self.card(card, Box(box.x, box.y - lift, box.width, box.height), "hand"))
        return "".join(parts)

    def buttons(self) -> str:
        """What can be done without touching a thing of the game."""
        wanted = [("retreat", self.words("button-retreat"))] if "retreat" in self.can else []
        wanted += [
            (clicks.SINGLE[move], self.words.move(move))
            for move in (PASS, END, ACROSS)
            if move in self.choices
        ]
        box = self.layout.buttons
        height = 40.0
        return "".join(
            shapes.button(id, Box(box.x, box.y + index * (height + 10), box.width, height), label)
            for index, (id, label) in enumerate(wanted)
        )


@cache
def places_at(tall: bool, near: bool, dam: int) -> tuple[Box, ...]:
    """Where the cards of one side of a dam may lie."""
    layout = TALL if tall else WIDE
    return tuple(layout.place(near, dam, index) for index in range(MOST_SPACES))


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]
