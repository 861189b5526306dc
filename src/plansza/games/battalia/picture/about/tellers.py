"""Who tells about which thing: by its id, or by the first word of it."""

from collections.abc import Callable
from typing import Final

from plansza.core.drawing import Phrase
from plansza.games.battalia.picture.about import cards, panels, places
from plansza.games.battalia.picture.about.answers import answer
from plansza.games.battalia.rules.view import BattaliaView

Teller = Callable[[BattaliaView, str], list[Phrase]]

TELLERS: Final[dict[str, Teller]] = {
    # the map
    "ground": panels.thing("table"),
    "map": places.chart,
    "square": places.square,
    "hero": places.hero,
    "guest": places.guest,
    "lay": places.lay,
    "lens": places.lens,
    "trace": places.trace,
    "ghost": panels.thing("ghost"),
    "coming": panels.thing("ghost"),
    # cards
    "card": cards.held,
    "tray": cards.offered,
    "lurk": cards.lurking,
    "shelter": cards.piled,
    "limbo": cards.piled,
    "great": cards.displayed,
    # time, players, the pool
    "day": panels.day,
    "seat": panels.seat,
    "bands": panels.thing("bands"),
    "tent": panels.tent,
    "stack": panels.stack,
    "storm": panels.storm,
    "spent": panels.spent,
    "fate": panels.fate,
    "omen": panels.omen,
    "flask": panels.flask,
    # drawers
    "open": panels.opener,
    "drawer": panels.opener,
    "turn": panels.opener,
    "storms": panels.thing("drawer-storms"),
    "greats": panels.thing("drawer-greats"),
    "rest": panels.thing("drawer-rest"),
    "close": panels.closer,
    # what can be done
    "panel": panels.thing("panel"),
    "act": panels.action,
    "line": panels.line,
    "answers": panels.thing("answers"),
    "steps": panels.thing("answers"),
    "move": answer,
    "own": panels.thing("own"),
    "settle": panels.thing("settle"),
    "commit": panels.thing("commit"),
    "hue": panels.hue,
    "named": panels.named,
    "level": panels.level,
    "deal": panels.deal,
    # battle
    "battle": panels.battle,
    "side": panels.side,
}
TRAY: Final = "tray"


def about(view: BattaliaView, id: str) -> list[Phrase]:
    """Up to four sentences about a thing of the picture; none for an unknown one."""
    if id == TRAY:
        return [("tray", {})]
    kind, _, name = id.partition("-")
    teller = TELLERS.get(kind)
    return teller(view, name) if teller is not None else []
