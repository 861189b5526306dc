"""A server whose Spór stages every card that is laid, each kind of stage at a dam of its own, and
tells every move in a few words: so a test need not wait for a great moment.

`python -m tests.browser.told PORT DATABASE [JSON]`, as `tests.web.serve`. The first seat's seven
dams are the first seven kinds of `core.stage.STAGES`, the second's first three are the others; what
it lays further on has things that no picture shows.
"""

from collections.abc import Mapping, Sequence

from plansza.core import Event, Stage
from plansza.core.drawing import AnyPictures
from plansza.core.errors import Fact
from plansza.core.stage import STAGES
from plansza.games import GAMES
from plansza.games.spor.game import Spor
from plansza.games.spor.picture.pictures import SporPictures
from plansza.games.spor.rules.components import DAMS
from plansza.games.spor.rules.view import SporView
from plansza.words import Words
from tests.web import serve

ART = {"carried": "spor-heron", "fly": "spor-sword", "open": "spor-beaver"}


class ToldPictures(SporPictures):
    """Every card that is laid is a great moment."""

    def stage(self, view: SporView, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage:
        dam, seat, card = int(facts["dam"]), int(facts["seat"]), facts["card"]
        number = dam - 1 + DAMS * seat
        if number >= len(STAGES):
            return Stage("fall", ("no-such-thing",))
        kind, thing = STAGES[number], f"dam-{dam}"
        if kind in ("show", "fall"):
            return Stage(kind, (f"card-{card}",))
        if kind == "count":
            return Stage(kind, counts=((0, 3, 7), (2, 5, 6)), seats=(0, 1))
        if kind == "fly":
            return Stage(kind, ("deck",), (thing,), ART[kind])
        return Stage(kind, (thing,), art=ART.get(kind, ""), seats=(seat,))


class ToldSpor(Spor):
    """Spór where every card counts."""

    def __init__(self) -> None:
        super().__init__()
        self.moments = {"play": "show"}

    def pictures(self) -> AnyPictures:
        return ToldPictures()


def in_short(words: Words, event: Event, reader: int | None, names: Sequence[str]) -> str:
    """A few words for every card that is laid."""
    facts = event.seen_by(reader)
    return f"{facts['card']} → {facts['dam']}" if event.code == "play" else ""


GAMES.register(ToldSpor())
setattr(Words, "story", in_short)  # noqa: B010 - mypy lets no method be replaced

if __name__ == "__main__":
    serve.main()
