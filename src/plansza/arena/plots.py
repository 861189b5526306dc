"""Pictures of results, as SVG: strips of paper for intervals, a cut-out for what was measured.

They need no library and no script. A picture knows both day and night; in a page, which has the
same rules in its own style, `style` may be left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 250  # pixels for the names of rows
ROW = 30
HEAD = 34
MARGIN = 14
AXIS = 30
TICKS = 5
BARS = 24
CURVE = 300  # pixels
TICK = 36

STYLE = """
.plot { --slip: #fbf5e6; --edge: #dccaa3; --ink: #2b241b; --ink-2: #5d503e; --strip: #8fbcb4;
  --mark: #124a4b; --even: #a3313f; --shade: rgb(40 24 6 / 22%); }
@media (prefers-color-scheme: dark) {
  .plot { --slip: #1d474e; --edge: #2d5f66; --ink: #f4ead3; --ink-2: #bfd0c8; --strip: #4f8d8b;
    --mark: #f2b552; --even: #ffb0a6; --shade: rgb(0 0 0 / 40%); }
}
.plot text { font: 14px system-ui, "Noto Sans", "DejaVu Sans", sans-serif; fill: var(--ink); }
.plot .head { font: bold 15px Georgia, "Noto Serif", "DejaVu Serif", serif; }
.plot .tick { font-size: 13px; fill: var(--ink-2); }
.plot .slip { fill: var(--slip); }
.plot .shade, .plot .cast { fill: var(--shade); }
.plot .grid { stroke: var(--edge); stroke-width: 1; }
.plot .strip { fill: var(--strip); }
.plot .mark { fill: var(--mark); }
.plot .even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 4 3; }
"""


@dataclass(frozen=True)
class Bar:
    """A share with its interval, and what would be even; `head` begins a group of rows."""

    label: str
    share: float
    low: float
    high: float
    even: float
    head: str = ""


def intervals(bars: Sequence[Bar], title: str, style: bool = True) -> str:
    """Rows of shares from 0 to 100 %: a strip from low to high, a diamond at the share, a dashed
    line where it would be even."""
    heads = sum([1 for bar in bars if bar.head])
    height = 2 * MARGIN + len(bars) * ROW + heads * HEAD + AXIS
    top = min(1.0, max([0.1, *[-(-10 * bar.high // 1) / 10 for bar in bars]]))
    scale = (WIDTH - LABEL - 2 * MARGIN - 20) / top
    left, y = MARGIN + LABEL, MARGIN
    parts = []
    for tick in range(TICKS + 1):
        x = left + tick * top / TICKS * scale
        parts.append(f'<path class="grid" d="M{x:.1f} {MARGIN}V{height - MARGIN - AXIS + 6}"/>')
        text = f"{100 * tick * top / TICKS:.0f} %"
        parts.append(_text(x, height - MARGIN - 6, text, "tick", "middle"))
    for bar in bars:
        if bar.head:
            parts.append(_text(MARGIN + 4, y + 23, bar.head, "head"))
            y += HEAD
        parts.append(_row(bar, left, y, scale))
        y += ROW
    return _sheet(height, title, parts, style)


def _row(bar: Bar, left: float, y: float, scale: float) -> str:
    low, high = left + bar.low * scale, left + bar.high * scale
    at, even, middle = left + bar.share * scale, left + bar.even * scale, y + ROW / 2
    return (
        _text(left - 10, middle + 5, bar.label, "", "end")
        + f'<rect class="shade" x="{low:.1f}" y="{middle - 5}" width="{max(high - low, 2):.1f}"'
        ' height="12" rx="3"/>'
        f'<rect class="strip" x="{low:.1f}" y="{middle - 6}" width="{max(high - low, 2):.1f}"'
        ' height="12" rx="3"/>'
        f'<path class="even" d="M{even:.1f} {y + 3}V{y + ROW - 3}"/>'
        f'<path class="mark" d="M{at:.1f} {middle - 8}l7 8l-7 8l-7 -8z"/>'
    )


def histogram(values: Sequence[int], title: str, style: bool = True) -> str:
    """How often values fall into each of equal bins."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    height = 200
    base = height - MARGIN - AXIS
    step = (WIDTH - 2 * MARGIN - 20) / len(counts)
    parts = []
    for at, count in enumerate(counts):
        x, tall = MARGIN + 10 + at * step, (base - MARGIN - 8) * count / max(counts)
        box = f'width="{step - 3:.1f}" height="{tall:.1f}" rx="2"'
        parts.append(f'<rect class="shade" x="{x:.1f}" y="{base - tall + 1.5:.1f}" {box}/>')
        parts.append(f'<rect class="strip" x="{x:.1f}" y="{base - tall:.1f}" {box}/>')
    for share in (0.0, 0.5, 1.0):
        x = MARGIN + 10 + share * step * len(counts)
        anchor = ("start", "middle", "end")[int(2 * share)]
        parts.append(
            _text(x, 200 - MARGIN - 6, f"{low + share * (high - low):.0f}", "tick", anchor)
        )
    return _sheet(height, title, parts, style)


@dataclass(frozen=True)
class Step:
    """A point of a curve: a share with its interval after so much practice."""

    at: float
    share: float
    low: float
    high: float


def curve(steps: Sequence[Step], title: str, across: str, style: bool = True) -> str:
    """A share as it grew: a strip of paper from low to high, a diamond at each measuring, a dashed
    line where it would be even. `across` says what is counted below."""
    height, left = CURVE, 2 * MARGIN + TICK
    wide, tall = WIDTH - left - 3 * MARGIN, height - 2 * MARGIN - AXIS
    most = max(step.at for step in steps) or 1

    def x(at: float) -> float:
        return left + wide * at / most

    def y(share: float) -> float:
        return MARGIN + tall * (1 - share)

    parts = []
    for tick in range(TICKS + 1):
        share = tick / TICKS
        parts.append(f'<path class="grid" d="M{left} {y(share):.1f}H{left + wide}"/>')
        parts.append(_text(left - 8, y(share) + 5, f"{100 * share:.0f} %", "tick", "end"))
    for part in (0.0, 0.5, 1.0):
        anchor = ("start", "middle", "end")[int(2 * part)]
        label = f"{part * most:,.0f}" + (f" {across}" if part == 1 else "")
        parts.append(_text(x(part * most), height - MARGIN - 6, label, "tick", anchor))
    above = [f"{x(step.at):.1f} {y(step.high):.1f}" for step in steps]
    below = [f"{x(step.at):.1f} {y(step.low):.1f}" for step in reversed(steps)]
    parts.append(f'<path class="strip" d="M{"L".join([*above, *below])}z"/>')
    parts.append(f'<path class="even" d="M{left} {y(0.5):.1f}H{left + wide}"/>')
    for step in steps:
        at = f"{x(step.at):.1f} {y(step.share) - 6:.1f}"
        parts.append(f'<path class="mark" d="M{at}l5 6l-5 6l-5 -6z"/>')
    return _sheet(height, title, parts, style)


def _sheet(height: int, title: str, parts: Sequence[str], style: bool) -> str:
    """A slip of paper with its shadow, and what lies on it."""
    slip = f'width="{WIDTH - 6}" height="{height - 6}" rx="8"'
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>"
        + (f"<style>{STYLE}</style>" if style else "")
        + f'<rect class="cast" x="3" y="5" {slip}/><rect class="slip" x="3" y="3" {slip}/>'
        + "".join(parts)
        + "</svg>\n"
    )


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    css = f' class="{kind}"' if kind else ""
    return f'<text{css} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
