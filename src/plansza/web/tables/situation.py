"""The table as one reader sees it now: seats, clocks, questions, the end."""

from plansza.bots.pace import usual
from plansza.table.decide import free_take_back
from plansza.table.names import visible
from plansza.table.pressing import may_think_again
from plansza.table.table import Table
from plansza.table.turns import TurnClock
from plansza.web.common.faults import sentence, stuck
from plansza.web.common.responses import OfferState, SeatState, SeatTurn, Situation
from plansza.web.common.visitor import Viewer
from plansza.web.tables.ending import ending
from plansza.web.tables.hub import Hub
from plansza.web.tables.pictures import Scene
from plansza.web.tables.times import time_left
from plansza.words import words_for

MOMENT = 0.02  # seconds in which all who look on are told of an entry


class SeatStates:
    """The seats of the table that was told of last, for all who are told of the same entry."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._at = 0.0
        self._states: list[SeatState] = []

    def of(self, table: Table, hub: Hub, now: float, viewer: Viewer) -> list[SeatState]:
        """The seats of a table; a clock by turn is told in the viewer's own words."""
        if table is not self._table or table.turns is not None or now - self._at > MOMENT:
            seats = range(table.head.seats)
            self._states = [_seat(table, number, hub, now, viewer) for number in seats]
            self._table, self._at = table, now
        return self._states


def situation(
    table: Table,
    viewer: Viewer,
    scene: Scene,
    hub: Hub,
    now: float,
    seats: SeatStates | None = None,
) -> Situation:
    """Everything but the log and the picture."""
    seat = viewer.seat
    return Situation(
        number=table.number,
        status=table.status,
        seats=(seats or SeatStates()).of(table, hub, now, viewer),
        your_seat=seat,
        to_move=list(table.to_move),
        prompt=scene.prompt,
        decisive=scene.decisive,
        choices=scene.choices,
        ways=scene.ways,
        reasons=scene.reasons,
        offer=_offer(table, seat),
        may_take_back=(
            seat is not None and free_take_back(table, seat) and may_think_again(table, seat, now)
        ),
        outcome=ending(table, viewer),
        next_table=table.next_table,
        doubt=table.doubt > 0,
        fault=" ".join(filter(None, (scene.fault, _standstill(table, viewer)))),
        hints=table.hints,
        devices=len(table.seats[seat].holders) if seat is not None else 0,
    )


def _standstill(table: Table, viewer: Viewer) -> str:
    """Why the table stands still, if its game does not let it go on."""
    fault = stuck(table)
    return sentence(viewer.words(table.game), fault) if fault is not None else ""


def _seat(table: Table, number: int, hub: Hub, now: float, viewer: Viewer) -> SeatState:
    chair, clock = table.seats[number], table.clock
    present = hub.attendance.is_present(table.id, number)
    state = SeatState(
        name=visible(chair.name),
        free=chair.free,
        bot=chair.bot,
        stand_in=chair.stand_in,
        present=present,
        grace=None if present else hub.attendance.grace_left(table, number),
        left=round(max(0.0, clock.left_at(number, now)), 1) if clock is not None else None,
        ticking=clock is not None and number in clock.running,
        thinks=usual(chair.player) if chair.player else None,
        program=chair.program,
        invited=chair.invited,
    )
    if table.turns is not None:
        _add_turn(state, table.turns, number, now, viewer)
    return state


def _add_turn(state: SeatState, turns: TurnClock, seat: int, now: float, viewer: Viewer) -> None:
    """How long the turn of a seat still has, and its vacation."""
    end = turns.end_of(seat)
    state.turn = SeatTurn(turns.vacation_left(seat))
    state.turn.away = turns.away[seat] if turns.is_away(seat, now) else None
    if end is not None:
        state.left, state.ticking = round(max(0.0, end - now), 1), True
        state.turn.deadline = round(end, 1)
        state.turn.left_words = time_left(words_for(viewer.language), end - now)


def _offer(table: Table, seat: int | None) -> OfferState | None:
    offer = table.offer
    if offer is None:
        return None
    asked = seat is not None and seat not in offer.agreed
    return OfferState(offer.what, offer.seat, sorted(offer.agreed), asked)
