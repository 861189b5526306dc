"""The hand: one row, every kind of card once, and how many there are of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import Speaker
from plansza.games.battalia.picture.clicks import card_id
from plansza.games.battalia.picture.faces import short_name, single
from plansza.games.battalia.picture.layout import CARD_SHAPE, Layout, card_height
from plansza.games.battalia.picture.sheet import Lit
from plansza.games.battalia.rules.components import CARD_NAMES
from plansza.games.battalia.rules.view import BattaliaView

GAP: Final = 5.0
BADGE: Final = 5.0  # how far a count stands out above its card
LEAST: Final = 44.0  # as narrow as a card may be for a thumb; narrower ones overlap
NAMED: Final = 4.2  # cards from this width on, in letters, bear their names


def hand(
    view: BattaliaView, layout: Layout, words: Speaker, lit: Lit, pays: Counter[int]
) -> Iterable[tuple[str, str]]:
    """The reader's cards; those that were made for now have a dashed frame, and those that are
    proposed to pay a tick."""
    if view.seat is None:
        return
    made = view.board.guise[view.seat]
    counts = sorted(Counter(view.hand + made).items())
    places = in_hand(layout.hand, len(counts))
    fanned = len(places) > 1 and places[1].x < places[0].right
    for (kind, count), box in zip(counts, places, strict=True):
        id = card_id(CARD_NAMES[kind])
        name = words.thing(CARD_NAMES[kind])
        label = f"{count} × {name}" if count > 1 else name
        badge = f"×{count}" if count > 1 else ""
        letters = layout.letters
        shown = short_name(kind, words) if box.width >= NAMED * letters else ""
        due = str(pays[kind]) if pays[kind] else ""
        guise, lights = kind in made, id in lit
        yield id, single(id, label, box, kind, shown, letters, badge, lights, guise, due, fanned)


def in_hand(area: Box, count: int) -> list[Box]:
    """Places for so many cards, as large as they fit side by side; many overlap."""
    most = (area.height - BADGE) / CARD_SHAPE
    wide = min(most, max(LEAST, (area.width + GAP) / max(count, 1) - GAP))
    size = round(wide, 1), card_height(wide)
    low = Box(area.x, area.bottom - size[1], area.width, size[1])
    places = [kit.in_row(low, size, at, count, GAP) for at in range(count)]
    return [Box(round(box.x, 1), round(box.y, 1), *size) for box in places]
