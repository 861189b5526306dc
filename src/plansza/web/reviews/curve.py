"""The curve of a review as SVG: the chances of every side from the start to the end.

The page's stylesheet gives the sides their colours; each has its own kind of line besides.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from plansza.bots.review import Review, Turn
from plansza.core.picture import SANS, SERIF, number, root, tag, text

DASHES = (None, "9 5", "2 5", "14 4 3 4", "5 4", "18 6")  # by side
RADIUS = 10
GRID = (0.0, 0.5, 1.0)


@dataclass(frozen=True)
class Frame:
    """Where the curve lies on its sheet."""

    width: float
    height: float
    points: int
    left: float = 46
    right: float = 14
    top: float = 14
    bottom: float = 24

    def x(self, point: int) -> float:
        """How far to the right a point is."""
        wide = self.width - self.left - self.right
        return round(self.left + wide * point / max(1, self.points - 1), 1)

    def y(self, chance: float) -> float:
        """How far down a chance is."""
        return round(self.top + (self.height - self.top - self.bottom) * (1 - chance), 1)


def draw(review: Review, label: str, tall: bool) -> str:
    """The whole curve; `tall` is for a phone held upright."""
    frame = Frame(*((380, 190) if tall else (900, 170)), len(review.chances))
    sides = [[chances[side[0]] for chances in review.chances] for side in review.sides]
    parts = [*_grid(frame)]
    if len(sides) == 2:
        parts.append(_ground(frame, sides[0]))
    parts += [_line(frame, place, series) for place, series in enumerate(sides)]
    left, low = frame.left, frame.height - frame.bottom
    parts.append(tag("line", class_="cursor", x1=left, x2=left, y1=frame.top, y2=low))
    parts += [_mark(frame, review, place, turn) for place, turn in enumerate(review.turns)]
    opened = root(frame.width, frame.height, label).replace('role="group"', 'role="img"')
    edges = f' data-left="{number(frame.left)}" data-right="{number(frame.width - frame.right)}"'
    return f"{opened[:-1]}{edges}>{''.join(parts)}</svg>"


def _grid(frame: Frame) -> list[str]:
    """Lines at none, half and all, and where the game is how old."""
    right, low = frame.width - frame.right, frame.height - frame.bottom
    lines: list[str] = []
    for share in GRID:
        y = frame.y(share)
        line = tag("line", class_="grid", x1=frame.left, x2=right, y1=y, y2=y)
        lines.append(line + _label(f"{share:.0%}", frame.left - 7, y + 4.5, "end"))
    last = frame.points - 1
    for point, anchor in ((0, "start"), (last // 2, "middle"), (last, "end")):
        lines.append(_label(str(point), frame.x(point), low + 18, anchor))
    return lines


def _label(words: str, x: float, y: float, anchor: str) -> str:
    return text(words, x, y, 13, text_anchor=anchor, fill="currentColor", font_family=SANS)


def _points(frame: Frame, series: Sequence[float]) -> str:
    return " ".join(
        f"{number(frame.x(point))},{number(frame.y(chance))}" for point, chance in enumerate(series)
    )


def _ground(frame: Frame, series: Sequence[float]) -> str:
    """Between two, the paper of the one ends where that of the other begins."""
    left, right = number(frame.x(0)), number(frame.x(frame.points - 1))
    points = _points(frame, series)
    return "".join(
        tag("polygon", class_=f"ground side-{side}", points=f"{left},{low} {points} {right},{low}")
        for side, low in ((0, number(frame.y(0.0))), (1, number(frame.y(1.0))))
    )


def _line(frame: Frame, place: int, series: Sequence[float]) -> str:
    return tag(
        "polyline",
        class_=f"curve side-{place}",
        points=_points(frame, series),
        fill="none",
        stroke_width=3,
        stroke_linejoin="round",
        stroke_dasharray=DASHES[place % len(DASHES)],
    )


def _mark(frame: Frame, review: Review, place: int, turn: Turn) -> str:
    """A turning point, numbered as in the list below the curve."""
    side = next(n for n, seats in enumerate(review.sides) if turn.seat in seats)
    x, y = frame.x(turn.last), frame.y(turn.after)
    y = min(max(y, frame.top + RADIUS - 6), frame.height - frame.bottom - RADIUS + 4)
    disc = tag("circle", class_=f"disc side-{side}", cx=x, cy=y, r=RADIUS, stroke_width=3)
    label = text(
        place + 1,
        x,
        y + 4.5,
        13,
        text_anchor="middle",
        fill="currentColor",
        font_weight=700,
        font_family=SERIF,
    )
    return tag("g", disc, label, class_="turn", data_turn=place)
