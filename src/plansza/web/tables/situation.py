"""The table as one reader sees it now: seats, clocks, questions, the end."""

from plansza.bots.pace import usual
from plansza.table.decide import free_take_back
from plansza.table.names import visible
from plansza.table.table import Table
from plansza.web.common.faults import sentence, stuck
from plansza.web.common.responses import OfferState, SeatState, Situation
from plansza.web.common.visitor import Viewer
from plansza.web.tables.ending import ending
from plansza.web.tables.hub import Hub
from plansza.web.tables.pictures import Scene


def situation(table: Table, viewer: Viewer, scene: Scene, hub: Hub, now: float) -> Situation:
    """Everything but the log and the picture."""
    seat = viewer.seat
    return Situation(
        number=table.number,
        status=table.status,
        seats=[_seat(table, number, hub, now) for number in range(table.head.seats)],
        your_seat=seat,
        to_move=list(table.to_move),
        prompt=scene.prompt,
        decisive=scene.decisive,
        choices=scene.choices,
        ways=scene.ways,
        reasons=scene.reasons,
        offer=_offer(table, seat),
        may_take_back=seat is not None and free_take_back(table, seat),
        outcome=ending(table, viewer),
        next_table=table.next_table,
        doubt=table.doubt > 0,
        fault=" ".join(filter(None, (scene.fault, _standstill(table, viewer)))),
        hints=table.hints,
    )


def _standstill(table: Table, viewer: Viewer) -> str:
    """Why the table stands still, if its game does not let it go on."""
    fault = stuck(table)
    return sentence(viewer.words(table.game), fault) if fault is not None else ""


def _seat(table: Table, number: int, hub: Hub, now: float) -> SeatState:
    chair, clock = table.seats[number], table.clock
    return SeatState(
        name=visible(chair.name),
        free=chair.free,
        bot=chair.bot,
        stand_in=chair.stand_in,
        present=hub.attendance.is_present(table.id, number),
        grace=hub.attendance.grace_left(table, number),
        left=round(max(0.0, clock.left_at(number, now)), 1) if clock is not None else None,
        ticking=clock is not None and number in clock.running,
        thinks=usual(chair.player) if chair.player else None,
    )


def _offer(table: Table, seat: int | None) -> OfferState | None:
    offer = table.offer
    if offer is None:
        return None
    asked = seat is not None and seat not in offer.agreed
    return OfferState(offer.what, offer.seat, sorted(offer.agreed), asked)
