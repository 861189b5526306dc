"""What many routes take and answer, described once for the OpenAPI file."""

from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter, QueryParameter

from plansza.web.common.responses import Problem

NOT_BELOW_0 = {"minimum": 0}  # Litestar forgets a bound of zero where there may be nothing
LAST_NUMBER = 2**31 - 1
WATCHING = -1  # in place of a seat: a spectator's view

GameId = Annotated[str, Parameter(description="the game's id", max_length=60)]
TableId = Annotated[str, Parameter(description="the table's id", max_length=200)]
SeatAsked = Annotated[
    int | None,
    QueryParameter(
        name="seat", ge=0, le=63, description="which of your seats", schema_extra=NOT_BELOW_0
    ),
]
SeatViewed = Annotated[
    int | None,
    QueryParameter(name="seat", ge=WATCHING, le=63, description="whose eyes; -1: a spectator's"),
]
Language = Annotated[str | None, QueryParameter(name="lang", description="pl or en", max_length=20)]
Tall = Annotated[
    int,
    QueryParameter(name="tall", ge=0, le=1, description="1: the picture for a phone held upright"),
]
After = Annotated[
    int | None,
    QueryParameter(
        name="after",
        ge=0,
        le=LAST_NUMBER,
        description="the last number seen",
        schema_extra=NOT_BELOW_0,
    ),
]
Before = Annotated[
    int | None,
    QueryParameter(
        name="before",
        ge=1,
        le=LAST_NUMBER,
        description="the number of an entry of the log: the page before it",
    ),
]
LastSeen = Annotated[
    str | None, HeaderParameter(name="last-event-id", description="what a browser sends by itself")
]
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        401: "a token that is not good, or is missing",
        403: "not your seat, or from another site",
        404: "no such table",
        409: "not now: look again",
        413: "too large",
        415: "not JSON",
        421: "for a server of another name",
        422: "malformed, or against the rules",
        429: "too many requests",
        503: "the store is away",
    }.items()
}
