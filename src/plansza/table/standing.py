"""A table with a clock by turn in a few words: what its people want to know when they look through
all their games, and when something is to be done there though nobody looks.

The store keeps it beside the log and writes both together. So neither asks for the log of a table
that nobody plays at this moment, were there thousands, and a crash cannot part them.
"""

import msgspec

from plansza.table.table import Table


class Standing(msgspec.Struct, omit_defaults=True):
    """How a table stands after an entry; lists go by seat."""

    status: str
    number: int
    moved: float  # when the last move was made
    names: list[str]
    holders: list[list[str]]  # the hashes of the secrets that open each seat
    to_move: list[int] = []
    deciding: list[int] = []  # of those the people
    asked: list[int] = []  # who is to answer an offer
    ends: list[float | None] = []  # when the turns of people end
    away: list[float] = []  # until when each is on vacation, or was
    vacation: list[int] = []  # days that each may still take
    winners: list[int] = []
    next_table: str = ""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Standing).decode


def standing_of(table: Table) -> Standing:
    """How a table stands."""
    seats, turns, offer = range(len(table.seats)), table.turns, table.offer
    return Standing(
        status=table.status,
        number=table.number,
        moved=table.moved or table.head.created,
        names=table.names(),
        holders=[list(chair.holders) for chair in table.seats],
        to_move=list(table.to_move),
        deciding=[seat for seat in table.to_move if not table.seats[seat].player],
        asked=[seat for seat in seats if seat not in offer.agreed] if offer is not None else [],
        ends=[turns.end_of(seat) for seat in seats] if turns is not None else [],
        away=turns.away[:] if turns is not None else [],
        vacation=[turns.vacation_left(seat) for seat in seats] if turns is not None else [],
        winners=list(table.outcome.winners) if table.outcome is not None else [],
        next_table=table.next_table,
    )


def written(table: Table) -> tuple[float | None, str] | None:
    """What the store keeps of it: when something is due, and its text; None where there is no
    clock by turn."""
    if table.turns is None:
        return None
    return table.due(), encode(standing_of(table)).decode()
