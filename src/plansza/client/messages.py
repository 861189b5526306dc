"""What a program gets, typed. Of what a newer server says besides, nothing is lost but the name."""

from typing import Any

from msgspec import Struct


class Move(Struct, frozen=True):
    """A legal move: how it is written, and what it does."""

    move: str
    words: str = ""


class Seat(Struct):
    """A seat as everybody sees it; `left` are the seconds on its clock."""

    name: str
    free: bool
    bot: str = ""
    stand_in: str = ""
    program: str = ""
    present: bool = False
    grace: int | None = None
    left: float | None = None
    ticking: bool = False


class Offer(Struct):
    """An open question; `asked`: this seat has not answered."""

    what: str
    seat: int
    agreed: list[int]
    asked: bool


class Outcome(Struct):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    reason: str
    text: str


class Look(Struct):
    """A table as one seat knows it: `view` in plain values, `text` for people and models."""

    number: int
    status: str
    seats: list[Seat]
    your_seat: int | None
    to_move: list[int]
    your_turn: bool
    prompt: str
    moves: list[Move]
    view: dict[str, Any] | None
    text: str
    offer: Offer | None = None
    may_take_back: bool = False
    outcome: Outcome | None = None
    next_table: str = ""
    hints: bool = False
    fault: str = ""


class Happened(Struct):
    """Something in the game: a code, and the facts that this seat may know."""

    code: str
    facts: dict[str, Any]


class Entry(Struct, tag_field="type", tag="entry"):
    """Something that happened at the table; `now` comes with the newest."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    events: list[Happened] = []
    move: str = ""
    said: str = ""
    what: str = ""
    yes: bool | None = None
    now: Look | None = None


class State(Struct, tag_field="type", tag="state"):
    """Everything that a seat knows of its table, with the log since what was seen last."""

    number: int
    id: str
    game: str
    title: str
    options: dict[str, str]
    held: list[int]
    log: list[Entry]
    now: Look
    rules_version: int = 1
    listed: bool = False
    clock: dict[str, Any] | None = None
    commitment: str = ""
    sides: list[list[int]] = []
    older: int | None = None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is there."""

    present: list[bool]
    grace: list[int | None]


class Alive(Struct, tag_field="type", tag="alive"):
    """Nothing has happened for a while."""


class End(Struct, tag_field="type", tag="end"):
    """The stream is over for good, and why."""

    code: str


class Event(Struct, tag_field="type", tag="event"):
    """Something at one of a program's tables: `challenged`, `seated`, `turn` or `over`; by `id`
    the stream goes on behind it."""

    id: str
    kind: str
    table: str
    seat: int | None
    number: int
    game: str = ""
    title: str = ""
    options: dict[str, str] = {}
    seats: int = 0
    names: list[str] = []
    clock: dict[str, Any] | None = None
    rated: bool = False
    outcome: Outcome | None = None


class Me(Struct):
    """What the token is for."""

    id: str
    kind: str
    label: str
    expires: float
    table: str = ""
    seat: int | None = None
    bot: str = ""


class Opened(Struct):
    """A new table."""

    id: str
    seat: int | None
    number: int


class Done(Struct):
    """A command is in the log under this number."""

    number: int
    repeated: bool = False


class Answered(Struct):
    """A challenge has been answered."""

    table: str
    seat: int | None


class Why(Struct):
    """Whether a move is legal, and why not."""

    move: str
    legal: bool
    code: str = ""
    message: str = ""


class Problem(Struct):
    """What the server refuses with."""

    code: str
    message: str
    facts: dict[str, Any] = {}


News = State | Entry | Presence  # what a feed tells
FeedLine = State | Entry | Presence | Alive | End
EventLine = Event | Alive | End
