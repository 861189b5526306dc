"""What a view knows as lines of text: for games that have not written how they are shown.

Everything here is made from the view alone. What is empty in it, because there is nothing or since
the seat cannot know it, is left out.
"""

from dataclasses import dataclass, field
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from plansza.core.picture import Speaker
from plansza.core.state import Outcome, State, fields_of

if TYPE_CHECKING:
    from plansza.core.contract import Game, View

COLUMNS = 80  # of a terminal
UNSAID = ("reveals", "result", "seat")  # of no interest to players, or said by the page


@dataclass
class Section:
    """Lines that belong together; `rows` are those of a board, one below the other."""

    name: str  # as the program calls it, for ids
    heading: str
    lines: list[str] = field(default_factory=list)
    rows: bool = False


def sayable(name: str) -> str:
    """A name as programs write it, for people: “liars_dice” is “Liars dice”."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def sketch(game: "Game", view: "View", words: Speaker) -> str:
    """All that a view knows, for a terminal."""
    found: list[str] = []
    for section in sections_of(game, view, words):
        found.append(section.heading)
        for line in section.lines:
            found += wrap(line, COLUMNS, initial_indent="  ", subsequent_indent="    ")
    return "\n".join(found)


def sections_of(game: "Game", view: "View", words: Speaker) -> list[Section]:
    """All that a view knows: first what everybody shares, then what each player has."""
    sorter = Sorter(view.setup.seats, words)
    known: State = getattr(view, "state", view)
    sorter.sort(known, _blank(game, view), "", words.title(view.setup))
    names = [words("seat-name", seat=seat + 1) for seat in range(view.setup.seats)]
    if view.seat is not None:
        names[view.seat] += f" ({words('page-is-you')})"
    for seat, lines in enumerate(sorter.players):
        sorter.sections.append(Section(f"seat-{seat}", names[seat], lines))
    return [section for section in sorter.sections if section.lines]


def _blank(game: "Game", view: "View") -> State | None:
    try:
        return game.blank(view.setup)
    except Exception:  # it only helps to tell what belongs to players
        return None


class Sorter:
    """Sorts the fields of a state: by player, as the rows of a board, or one line each."""

    def __init__(self, seats: int, words: Speaker) -> None:
        self.seats = seats
        self.words = words
        self.players: list[list[str]] = [[] for _ in range(seats)]
        self.sections: list[Section] = []

    def sort(self, state: State, blank: object, name: str, heading: str) -> None:
        """One section for the single values, others for what has rows of its own."""
        own = Section(name or "all", heading)
        self.sections.append(own)
        for field_name in fields_of(type(state)):
            if field_name in UNSAID or field_name.startswith("_"):
                continue
            value, empty = getattr(state, field_name), getattr(blank, field_name, None)
            place, title = f"{name}.{field_name}".strip("."), sayable(field_name)
            if isinstance(value, State):
                self.sort(value, empty, place, title)
            elif self._is_by_seat(value, empty):
                self._share_out(title, value)
            elif isinstance(value, list) and any(isinstance(each, list) for each in value):
                self._lay_out(place, title, value)
            elif said := self._said(value):
                own.lines.append(f"{title}: {said}")

    def _is_by_seat(self, value: object, empty: object) -> bool:
        """A list with a place for every seat, from the beginning; others grow and shrink."""
        if not isinstance(value, list) or len(value) != self.seats or self.seats < 2:
            return False
        return not isinstance(empty, list) or len(empty) == self.seats

    def _share_out(self, title: str, value: list[Any]) -> None:
        for lines, each in zip(self.players, value, strict=True):
            if said := self._said(each):
                lines.append(f"{title}: {said}")

    def _lay_out(self, place: str, title: str, value: list[Any]) -> None:
        rows = [self._said(row) for row in value]
        if any(rows):
            self.sections.append(Section(place, title, [row or "–" for row in rows], rows=True))

    def _said(self, value: object) -> str:
        """A value in a line; nothing for what is empty."""
        if isinstance(value, bool):
            return self.words("yes") if value else self.words("no")
        if value is None or isinstance(value, Outcome):
            return ""
        if isinstance(value, State):
            parts = [(name, self._said(getattr(value, name))) for name in fields_of(type(value))]
            return ", ".join(f"{name.replace('_', ' ')} {said}" for name, said in parts if said)
        if isinstance(value, dict):
            return ", ".join(f"{key} {self._said(each)}" for key, each in value.items())
        if isinstance(value, (list, tuple)):
            deep = any(isinstance(each, (list, tuple, State)) for each in value)
            said = [self._said(each) for each in value]
            return (" · " if deep else " ").join(each or "–" for each in said) if any(said) else ""
        return f"{value:g}" if isinstance(value, float) else str(value)
