"""Pictures for viewers: drawn once for everybody who sees the same, sent as changes.

A drawn SVG is a row of top-level elements. Whoever has one picture needs of the next only the
elements whose markup differs, and their order when that changed.
"""

import re
from collections import OrderedDict
from dataclasses import dataclass, field

from plansza.core.contract import Game
from plansza.table.table import RUNNING, Table
from plansza.web.messages import Choice, PictureChange
from plansza.words import Words, words_for

TAG = re.compile(r"<(/?)[\w:-]+((?:\s+[\w:-]+=(?:\"[^\"]*\"|'[^']*'))*)\s*(/?)>")
ID = re.compile(r"\sid=(?:\"([^\"]*)\"|'([^']*)')")
REMEMBERED = 256  # scenes; what is on somebody's screen stays besides


@dataclass(frozen=True)
class Viewer:
    """All that decides what a viewer gets: those who share it share the bytes."""

    seat: int | None
    language: str
    tall: bool = False

    def words(self, game: Game) -> Words:
        """The viewer's words at the table of this game."""
        return words_for(self.language, game)


@dataclass(frozen=True)
class Scene:
    """What one kind of viewer sees of the game after an entry, and what he can do."""

    number: int
    root: str  # the opening tag of the picture; empty before the game
    parts: dict[str, str]
    prompt: str
    choices: list[Choice]
    reasons: dict[str, str]
    sent: dict[tuple[int, int], bytes] = field(default_factory=dict)  # by entry and base picture

    @property
    def svg(self) -> str:
        """The whole picture."""
        return self.root + "".join(self.parts.values()) + "</svg>" if self.root else ""

    def change_from(self, base: "Scene | None") -> PictureChange | None:
        """What leads from the picture a viewer has to this one; None before the game."""
        if not self.root:
            return None
        if base is None or base.root != self.root:
            return PictureChange(full=self.svg)
        order = list(self.parts)
        return PictureChange(
            changed={key: part for key, part in self.parts.items() if base.parts.get(key) != part},
            order=None if order == list(base.parts) else order,
        )


def split(svg: str) -> tuple[str, dict[str, str]]:
    """The opening tag of a picture, and its top-level elements by id (`~n` without one)."""
    depth = begin = nameless = 0
    root, key = "", ""
    parts: dict[str, str] = {}
    for tag in TAG.finditer(svg):
        closing, attributes, empty = tag.groups()
        if depth == 0:
            root = tag[0]
        if depth == 1 and not closing:
            begin, named = tag.start(), ID.search(attributes)
            key = (named[1] or named[2]) if named else f"~{nameless}"
            nameless += not named
        depth += -1 if closing else not empty
        if depth == 1 and (closing or empty) and tag.start() >= begin > 0:
            parts[key] = svg[begin : tag.end()]
    return root, parts


class Gallery:
    """The newest scene of every table for every kind of viewer."""

    def __init__(self) -> None:
        self._scenes: OrderedDict[tuple[str, Viewer], Scene] = OrderedDict()

    def scene(self, table: Table, viewer: Viewer) -> Scene:
        """What this kind of viewer sees now; drawn when the first of them asks."""
        place = (table.id, viewer)
        known = self._scenes.get(place)
        if known is not None and known.number == table.number:
            self._scenes.move_to_end(place)
            return known
        drawn = draw(table, viewer)
        if known is None or known.number < table.number:
            self._scenes[place] = drawn
            self._scenes.move_to_end(place)
            if len(self._scenes) > REMEMBERED:
                self._scenes.popitem(last=False)
        return drawn


def draw(table: Table, viewer: Viewer) -> Scene:
    """Draw the viewer's own view, with the moves he may make."""
    if table.position is None:
        return Scene(table.number, "", {}, "", [], {})
    game, seat = table.game, viewer.seat
    words = viewer.words(game)
    view = table.position.view(seat)
    running = table.status == RUNNING
    moves = table.position.legal_moves(seat) if running and seat is not None else []
    picture = game.draw(view, moves, words, tall=viewer.tall)
    root, parts = split(picture.svg)
    choices = [
        Choice(
            game.write_move(move), words.move(move), list(picture.paths.get(move, ())),
            picture.previews.get(move, ""),
        )
        for move in moves
    ]  # fmt: skip
    prompt = words.prompt(view.prompt(), spoken_names(table, words)) if running else ""
    return Scene(table.number, root, parts, prompt, choices, dict(picture.reasons))


def spoken_names(table: Table, words: Words) -> list[str]:
    """What everybody is called; an empty chair is counted."""
    return [name or words("seat-name", seat=number + 1)
            for number, name in enumerate(table.names())]  # fmt: skip
