"""What a game's `draw(view, choices, words, …)` returns, and the few strokes all pictures share.

Presentation attributes only, so that a strict content-security policy has nothing to block. Art
is `<symbol>`s that a page loads once and `<use>`s; a standalone picture carries them along.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol
from xml.sax.saxutils import escape, quoteattr

from plansza.core.errors import IllegalMove

SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
SANS = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif"
INK = "#2b241b"
PAPER = "#f6ecd8"
GLOW = "#f2a93b"  # the warm edge of what can be done now

Value = str | int | float


@dataclass(frozen=True)
class Picture:
    """A board as SVG, and how to play on it.

    `paths[move]` are the ids a player clicks, in order, to make that move: unique, and none the
    beginning of another. `reasons[id]` says why a thing cannot be clicked now; `previews[move]`
    what the move would bring, from the view alone.
    """

    svg: str
    paths: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    previews: Mapping[int, str] = field(default_factory=dict)

    def _repr_svg_(self) -> str:
        """The picture in notebooks."""
        return self.svg


class Speaker(Protocol):
    """What a picture asks of `plansza.words`."""

    def __call__(self, id: str, /, **args: Value) -> str:
        """A message in the reader's language."""

    def thing(self, name: str, form: str = "nom") -> str:
        """A component, by its notation."""

    def move(self, move: int) -> str:
        """What a move does, as a button says it."""

    def refusal(self, error: IllegalMove) -> str:
        """Why not, in a sentence."""


def number(value: Value) -> str:
    """Numbers without needless digits."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def tag(name: str, *children: str, **attributes: Value | None) -> str:
    """One element; `_` in an attribute stands for `-`, and None leaves the attribute out."""
    opened = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{opened}>{inside}</{name}>" if inside else f"<{name}{opened}/>"


def text(content: Value, x: float, y: float, size: float, **attributes: Value | None) -> str:
    """A line of text; serif unless told otherwise."""
    attributes.setdefault("font_family", SERIF)
    attributes.setdefault("fill", INK)
    return tag("text", escape(number(content)), x=x, y=y, font_size=size, **attributes)


def use(symbol: str, x: float, y: float, width: float, height: float, **more: Value | None) -> str:
    """A piece of art at its place."""
    return tag("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **more)


def paper(
    x: float, y: float, width: float, height: float, fill: str = PAPER, round_: float = 6
) -> str:
    """A sheet of cut paper with its short soft shadow."""
    far = tag("rect", x=x, y=y + 3, width=width, height=height, rx=round_ + 1,
              fill="#000", fill_opacity=".10")  # fmt: skip
    near = tag("rect", x=x, y=y + 1.5, width=width, height=height, rx=round_,
               fill="#000", fill_opacity=".18")  # fmt: skip
    return far + near + tag("rect", x=x, y=y, width=width, height=height, rx=round_, fill=fill)


def glow(x: float, y: float, width: float, height: float, round_: float = 6) -> str:
    """The warm edge light around what can be clicked."""
    wide = tag("rect", x=x - 3, y=y - 3, width=width + 6, height=height + 6, rx=round_ + 3,
               fill="none", stroke=GLOW, stroke_width=5, stroke_opacity=".35")  # fmt: skip
    return wide + tag("rect", x=x - 1.5, y=y - 1.5, width=width + 3, height=height + 3,
                      rx=round_ + 1.5, fill="none", stroke=GLOW, stroke_width=2.5)  # fmt: skip


def thing(id: str, label: str, can: bool, *shapes: str, **more: Value | None) -> str:
    """Something on the board: its id, its name for screen readers, and whether it can be used."""
    return tag(
        "g", *shapes, id=id, aria_label=label, role="button" if can else "img",
        tabindex=0 if can else None, data_can=1 if can else None, **more,
    )  # fmt: skip


def document(
    width: float, height: float, label: str, body: str, art: str = "", ground: str = ""
) -> str:
    """The whole picture; `art` and `ground` make it stand alone."""
    under = tag("rect", width=width, height=height, fill=ground) if ground else ""
    inside = (tag("defs", art) if art else "") + under + body
    return tag(
        "svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width:g} {height:g}",
        role="group", aria_label=label,
    )  # fmt: skip
