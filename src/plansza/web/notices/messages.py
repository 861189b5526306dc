"""What pages send and get about notices."""

from typing import Annotated

from msgspec import Meta, Struct

from plansza.web.common.requests import SeatNumber, Strict
from plansza.web.notices.targets import Target

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
RecipientKey = Annotated[str, Meta(max_length=60)]


class QuietHours(Strict):
    """When nothing is told, in minutes of the day; the same twice is never."""

    begin: Minute
    end: Minute


class TellMe(Strict):
    """Tell me when this seat is asked something: by a `recipient` that I have, or at a new
    `target`. `zone` is where my clock stands."""

    seat: SeatNumber | None = None
    recipient: RecipientKey = ""
    target: Target | None = None
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class TellNoMore(Strict):
    """Tell a recipient no more of this seat, or of anything, for ever."""

    recipient: RecipientKey
    seat: SeatNumber | None = None
    everywhere: bool = False


class TrialRequest(Strict):
    """Nothing more need be said."""


class Told(Struct):
    """A recipient of this browser: whether it is told of this seat (`on`), waits until its owner
    confirms it, or cannot be reached any more (`trouble`, in words)."""

    id: str
    kind: str
    shown: str
    on: bool
    unconfirmed: bool
    trouble: str
    quiet: QuietHours | None
    zone: str


class NoticeState(Struct):
    """What this server can tell by, and whom it tells for this browser."""

    push_key: str
    webhook: bool
    mail: bool
    recipients: list[Told]


class TrialOutcome(Struct):
    """What came back, in words."""

    arrived: bool
    message: str
