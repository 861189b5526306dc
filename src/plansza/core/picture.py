"""What a game's `draw(view, choices, words, …)` returns, and the few strokes all pictures share.

Presentation attributes only, so that a strict content-security policy has nothing to block; a few
classes are left to the page's stylesheet: `edge`, the outline of a thing, lit while the thing can
be used; `scenery`, what the table looks like, dimmed at night; `step`, what is seen only while it
leads on from what was clicked; `long`, a picture to be scrolled. Art is `<symbol>`s that a page
loads once and `<use>`s; a standalone picture carries along those it needs.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import ParamSpec, Protocol, TypeVar
from xml.sax.saxutils import escape, quoteattr

from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup

# The letters that our pages bring (`web/static/letters`); pictures that stand alone do without.
SERIF = "Plansza Serif, Georgia, 'Noto Serif', 'DejaVu Serif', serif"
SANS = "Plansza Sans, system-ui, sans-serif"
BOLD_SERIF, BOLD_SANS = 0.58, 0.53  # how wide a bold letter is for its size; nine words of ten fit
INK = "#2b241b"
PAPER = "#f6ecd8"
GLOW = "#f2a93b"  # the warm edge of what can be done now
SHADOW = {"stroke": "#000", "stroke_opacity": ".1", "stroke_width": "2", "fill_opacity": ".2"}
EDGE = 'class="edge" fill="none"'
LIT_EDGE = f'{EDGE} stroke="{GLOW}" stroke-width="4"'
TURN = "turn"
# How a text stands and looks: `text(…, **MIDDLE, **BOLD)`.
MIDDLE = {"text_anchor": "middle"}
END = {"text_anchor": "end"}
BOLD = {"font_weight": "700"}

Value = str | int | float
P = ParamSpec("P")
T = TypeVar("T")
# What must not stand in an attribute as it is; most attributes have nothing of it.
SPECIAL = re.compile(r'[&<>"\n\r\t]')


@dataclass(frozen=True)
class Way:
    """Several moves that one seat makes by one gesture: these clicks mean all of them, one after
    the other. A table makes all or none; only the last may draw luck, disclose or pass the turn. It
    may also be one move by other clicks than its own."""

    moves: tuple[int, ...]
    path: tuple[str, ...]
    words: str = ""  # what it does, if that is not what its last move does
    preview: str = ""  # what it would bring, from the view alone


@dataclass(frozen=True)
class Picture:
    """A board as SVG, and how to play on it.

    The board is a row of parts, each one element with its own id: whoever has one picture needs
    of the next only the parts that changed. What can be clicked now is told by the paths alone,
    never by the parts, so that a turn's end changes no card. The part `TURN`, if there is one, says
    whose turn it is: whoever shows a game that was given up leaves it out.

    `paths[move]` are the ids a player clicks, in order, to make that move: unique, and none the
    beginning of another; so are those of `ways`, which are shortcuts: whatever they do can be done
    move by move. `reasons[id]` says why a thing cannot be clicked now; `previews[move]` what the
    move would bring, from the view alone.
    """

    root: str  # the opening tag
    parts: Mapping[str, str]  # by id, from the back of the table to its front
    paths: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    previews: Mapping[int, str] = field(default_factory=dict)
    ways: tuple[Way, ...] = ()

    @property
    def svg(self) -> str:
        """The whole picture."""
        return f"{self.root}{''.join(self.parts.values())}</svg>"

    def _repr_svg_(self) -> str:
        """The picture in notebooks."""
        return self.svg


class Speaker(Protocol):
    """What a picture asks of `plansza.words`."""

    def __call__(self, id: str, /, **args: Value) -> str:
        """A message in the reader's language."""

    def __hash__(self) -> int:
        """One voice says the same whenever it is asked, so that what it said is remembered."""

    def title(self, setup: Setup | None = None) -> str:
        """The name of the game, or of a table with this set-up."""

    def thing(self, name: str, form: str = "nom") -> str:
        """A component, by its notation."""

    def move(self, move: int) -> str:
        """What a move does, as a button says it."""

    def kind(self, code: str) -> str:
        """A kind of moves, as a heading over its buttons."""

    def refusal(self, error: IllegalMove) -> str:
        """Why not, in a sentence."""


# -- elements -----------------------------------------------------------------------------------


def number(value: Value) -> str:
    """Numbers without needless digits."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def tag(name: str, *children: str, **attributes: Value | None) -> str:
    """One element; `_` in an attribute stands for `-`, and None leaves the attribute out."""
    opened = name
    for key, value in attributes.items():
        if value is not None:
            if isinstance(value, str):
                shown = quoteattr(value) if SPECIAL.search(value) else f'"{value}"'
            else:
                shown = f'"{value:g}"' if isinstance(value, float) else f'"{value}"'
            opened += f" {_attribute(key)}={shown}"
    inside = "".join(children)
    return f"<{opened}>{inside}</{name}>" if inside else f"<{opened}/>"


@cache
def _attribute(key: str) -> str:
    """The name of an attribute, as SVG spells it."""
    return key.rstrip("_").replace("_", "-")


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    round_: float | None = None,
    /,
    **more: Value | None,
) -> str:
    """A rectangle, perhaps with round corners: `rect(*box, 4, fill=INK)`."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=round_, **more)


def circle(x: float, y: float, radius: float, /, **more: Value | None) -> str:
    """A circle around a point."""
    return tag("circle", cx=x, cy=y, r=radius, **more)


def path(line: str, /, **more: Value | None) -> str:
    """Any other shape."""
    return tag("path", d=line, **more)


def text(content: Value, x: float, y: float, size: float, **attributes: Value | None) -> str:
    """A line of text; serif, as the whole picture, unless told otherwise."""
    attributes.setdefault("fill", INK)
    return tag("text", escape(number(content)), x=x, y=y, font_size=size, **attributes)


def squeezed(room: float, needed: bool) -> dict[str, Value]:
    """What makes a text fit into its room: `text(…, **squeezed(80, len(name) > 9))`."""
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if needed else {}


def use(symbol: str, x: float, y: float, width: float, height: float, **more: Value | None) -> str:
    """A piece of art at its place."""
    return tag("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **more)


def symbol(id: str, width: float, height: float, *shapes: str) -> str:
    """A piece of art to be used; its shadow may fall beyond its edge."""
    return tag("symbol", *shapes, id=id, viewBox=f"0 0 {width:g} {height:g}", overflow="visible")


def paper(
    x: float, y: float, width: float, height: float, fill: str = PAPER, round_: float = 6
) -> str:
    """A sheet of cut paper with its short soft shadow."""
    shadow = rect(x, y + 1, width, height + 1, round_, **SHADOW)
    return shadow + rect(x, y, width, height, round_, fill=fill)


def edge(x: float, y: float, width: float, height: float, round_: float = 6) -> str:
    """The outline of a sheet: dark, until the thing it belongs to can be used."""
    around = rect(x - 1, y - 1, width + 2, height + 2, round_ + 1)
    return around.replace("<rect", f"<rect {EDGE}")


def edge_along(line: str) -> str:
    """The outline of a thing of any other shape."""
    return path(line).replace("<path", f"<path {EDGE}")


def thing(
    id: str,
    label: str,
    *shapes: str,
    lit: bool = False,
    role: str = "img",
    still: bool = False,
    step: bool = False,
    **more: Value | None,
) -> str:
    """Something on the board: its id, and its name for screen readers.

    `lit` is for pictures that stand alone; on a page the script lights what can be used. Things
    that hold other things are a `group`; what is `still`, such as a square, is never dragged; a
    `step` is out of sight until a click on something else leads to it.
    """
    inside = "".join(shapes)
    if lit:
        inside = inside.replace(EDGE, LIT_EDGE)
    named = "still step" if step else "still" if still else None
    shown = {"display": "none"} if step else {}
    return tag("g", inside, id=id, class_=named, aria_label=label, role=role, **shown, **more)


def stands_for(id: str, *shapes: str) -> str:
    """A larger place that stands for the thing `id` while that can be clicked: whoever clicks here,
    points here or drops something here, means the thing. `stands_for("dam-3", rect(*column))`
    makes the whole column of a dam its target.

    The shapes are not seen. They lie behind what should be clicked for itself, and beside or under
    their thing, never in it.
    """
    return tag("g", *shapes, data_for=id, fill="none", pointer_events="none", aria_hidden="true")


def scenery(id: str, *shapes: str, **more: Value | None) -> str:
    """Something to look at: neither named nor clicked."""
    return tag("g", *shapes, id=id, class_="scenery", aria_hidden="true", **more)


# -- what is remembered -------------------------------------------------------------------------

# Everything that remembers, so that `forget` reaches it. It grows with modules, never with tables.
_remembering: list[Callable[[], None]] = []


def remembering(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For pieces that tables draw again and again: so many of each are kept, and given to all who
    ask for the same.

    What a piece depends on must be among its arguments, for whoever asks next may be somebody else:
    plain values and voices, never a view, a board or a position. `plansza.conformance` draws
    every picture twice, with what is remembered and without.
    """

    def remember(piece: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(maxsize=most)(piece)
        _remembering.append(kept.cache_clear)
        return kept  # type: ignore[return-value]  # it asks for hashes, which all values have

    return remember


def forget() -> None:
    """Draw everything anew from now on."""
    for clear in _remembering:
        clear()


remembered = remembering(4096)  # a piece: a card, a tile, a slip
section = remembering(1024)  # many pieces: a drawer, a sheet
many_sections = remembering(8192)  # those that a table has many of at once, as its dams


# -- the whole ----------------------------------------------------------------------------------


@remembered
def root(width: float, height: float, label: str, long: bool = False) -> str:
    """The opening tag of a picture; a `long` one is scrolled, not fitted into the window."""
    shown = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width:g} {height:g}"}
    svg = tag(
        "svg",
        **shown,
        class_="long" if long else None,
        role="group",
        aria_label=label,
        font_family=SERIF,
    )
    return svg.removesuffix("/>") + ">"


def ids_in(paths: Iterable[tuple[str, ...]]) -> frozenset[str]:
    """Everything that some path clicks."""
    return frozenset(id for path in paths for id in path)


def reasons_for(
    probes: Mapping[str, int],
    clickable: Set[str],
    refusals: Callable[[Sequence[int]], Sequence[IllegalMove | None]],
    words: Speaker,
) -> dict[str, str]:
    """Why quiet things cannot be used: each is asked about a move that it could stand for."""
    quiet = {id: move for id, move in probes.items() if id not in clickable}
    found: dict[str, str] = {}
    last, said = None, ""  # whoever has to wait is refused all moves for the same reason
    for id, refusal in zip(quiet, refusals(list(quiet.values())), strict=True):
        if refusal is None:
            continue
        if refusal is not last:
            last, said = refusal, words.refusal(refusal)
        found[id] = said
    return found


def standing_alone(picture: Picture, art: str, ground: str) -> Picture:
    """The same picture together with the art it uses, on a ground of one colour."""
    under = tag("rect", width="100%", height="100%", fill=ground)
    defs = tag("defs", *art_used("".join(picture.parts.values()), art))
    return replace(picture, parts={"art": defs, "table": under, **picture.parts})


def art_used(markup: str, art: str) -> list[str]:
    """The symbols that some markup uses, and those that these use."""
    symbols = {
        found[1]: found[0]
        for found in re.finditer(r'<symbol[^>]*\bid="([^"]*)".*?</symbol>', art, re.DOTALL)
    }
    wanted, found = [markup], dict[str, str]()
    while wanted:
        for name in re.findall(r'href="#([^"]*)"', wanted.pop()):
            if name in symbols and name not in found:
                found[name] = symbols[name]
                wanted.append(symbols[name])
    return list(found.values())
