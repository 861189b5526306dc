"""The great moments of an entry, as one reader's page stages them."""

from collections.abc import Sequence

from plansza.core.contract import Event
from plansza.core.plain_picture import pictures_of
from plansza.table.table import Table
from plansza.web.common.faults import note
from plansza.web.common.responses import StageState
from plansza.web.common.visitor import Viewer


def stages_of(
    table: Table, events: Sequence[Event], viewer: Viewer, first_line: int
) -> list[StageState]:
    """What is staged of these events, which the table has come to; the first of them is told in
    that line. A game that fails to say how loses the stage, not the news."""
    game, position = table.game, table.position
    great = [(line, event) for line, event in enumerate(events) if event.code in game.moments]
    if not great or position is None:
        return []
    try:
        view, pictures = position.view(viewer.seat), pictures_of(game)
        found = []
        for line, event in great:
            kind = game.moments[event.code]
            stage = pictures.stage(view, kind, event.code, event.seen_by(viewer.seat))
            if stage is None:
                continue
            told = (stage.things, stage.to, stage.art, stage.counts, stage.seats)
            found.append(StageState(stage.kind, first_line + line, *told))
        return found
    except Exception as error:
        note(game, error, "stage")
        return []
