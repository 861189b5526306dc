"""Pictures of a player's games, in the house's paper, without scripts or styles of their own.
Beside each stands a table that says the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from plansza.club.ledger import Step

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 84, 20, 22, 48
GRID = 100  # points between two lines, or more where there is much to show
MOST_LINES = 6
ROW = 62  # a name, and under it its bar: beside each other they would not fit on a phone


@dataclass(frozen=True)
class Bar:
    """A share of games that were won."""

    label: str
    share: float
    text: str


def rating_plot(steps: Sequence[Step], title: str, axis: str) -> str:
    """A rating after each game: the line, and around it the strip that most likely holds the
    truth."""
    low = min(each.rating.points - each.rating.margin for each in steps)
    high = max(each.rating.points + each.rating.margin for each in steps)
    gap = GRID
    while (high - low) / gap > MOST_LINES:
        gap *= 2
    low, high = low // gap * gap, -(-high // gap) * gap
    across = (WIDTH - LEFT - RIGHT) / max(1, len(steps) - 1)

    def x(place: int) -> float:
        return LEFT + place * across if len(steps) > 1 else (LEFT + WIDTH - RIGHT) / 2

    def y(points: float) -> float:
        return TOP + (high - points) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for line in range(low, high + 1, gap):
        parts.append(f'<path class="grid" d="M{LEFT} {y(line):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(text_at(LEFT - 8, y(line) + 5, str(line), "end"))
    upper = [(x(n), y(e.rating.points + e.rating.margin)) for n, e in enumerate(steps)]
    lower = [(x(n), y(e.rating.points - e.rating.margin)) for n, e in enumerate(steps)]
    if len(steps) > 1:
        parts.append(f'<path class="strip" d="{path([*upper, *reversed(lower)])}z"/>')
        middle = [(x(n), y(e.rating.points)) for n, e in enumerate(steps)]
        parts.append(f'<path class="line" d="{path(middle)}"/>')
    else:
        box = f'x="{x(0) - 6:.1f}" y="{upper[0][1]:.1f}" height="{lower[0][1] - upper[0][1]:.1f}"'
        parts.append(f'<rect class="strip" {box} width="12" rx="3"/>')
    last = x(len(steps) - 1), y(steps[-1].rating.points)
    parts.append(f'<path class="mark" d="M{last[0]:.1f} {last[1] - 8:.1f}l7 8l-7 8l-7 -8z"/>')
    for place in sorted({0, len(steps) - 1}):
        parts.append(text_at(x(place), HEIGHT - 12, str(place + 1), "middle"))
    parts.append(text_at((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, axis, "middle"))
    return sheet(HEIGHT, title, parts)


def path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def share_plot(bars: Sequence[Bar], title: str) -> str:
    """Rows of shares from none to all."""
    height = len(bars) * ROW + 14
    scale = WIDTH - 2 * RIGHT
    parts = []
    for place, bar in enumerate(bars):
        y = place * ROW
        parts.append(text_at(RIGHT, y + 28, bar.label, "start"))
        parts.append(text_at(WIDTH - RIGHT, y + 28, bar.text, "end"))
        for kind, wide in (("all", scale), ("strip", max(2.0, bar.share * scale))):
            box = f'x="{RIGHT}" y="{y + 38}" width="{wide:.1f}" height="16" rx="3"'
            parts.append(f'<rect class="{kind}" {box}/>')
    return sheet(height, title, parts)


def sheet(height: int, title: str, parts: Sequence[str]) -> str:
    name = escape(title)
    return (
        f'<svg class="club-plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">'
        f"<title>{name}</title>{''.join(parts)}</svg>"
    )


def text_at(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
