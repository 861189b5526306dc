"""What clients send, typed: what we do not know is refused."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from plansza.table.decide import DEFAULT_BOT
from plansza.table.turns import (
    LONGEST,
    MOST_AT_A_TIME,
    MOST_VACATION,
    SHORTEST,
    VACATION,
)

Name = Annotated[str, Meta(max_length=120)]
Id = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9._-]*$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Deed = Annotated[str, Meta(max_length=190, pattern=r"^[ -~]*$(?!\n)")]
Deeds = Annotated[list[Deed], Meta(max_length=40)]
Hash = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
Seconds = Annotated[float, Meta(ge=0, le=86400)]


class Strict(Struct, forbid_unknown_fields=True):
    """A message from a client: what we do not know is a mistake, not a detail."""


class NewClock(Strict):
    """Thinking time, in one of two forms.

    By game: `base` seconds for the whole game, and `bonus` seconds added with every move.

    By turn, for games over days: `turn` seconds from the moment a seat is asked until it is asked
    no more, an hour to thirty days. At their end a bot plays this turn (`late` is “bot”), or the
    game is lost (“lost”; at a table of more than two a bot plays on). With `weekends_off` Saturdays
    and Sundays do not count, as they are in the time `zone`, a name such as “Europe/Warsaw”. Every
    seat may take so many days of `vacation`, in which its clock stands still.
    """

    base: Annotated[float, Meta(ge=1, le=86400)] | None = None
    bonus: Seconds = 0.0
    turn: Annotated[float, Meta(ge=SHORTEST, le=LONGEST)] | None = None
    late: Literal["bot", "lost"] = "bot"
    weekends_off: bool = False
    zone: Id = "UTC"
    vacation: Annotated[int, Meta(ge=0, le=MOST_VACATION)] = VACATION


class NewBot(Strict):
    """A seat that a bot takes."""

    seat: SeatNumber
    level: Id = DEFAULT_BOT


class NewInvite(Strict):
    """A seat to which a registered bot is asked, by its name or id."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=60)]


class NewTable(Strict):
    """A table to open; without a name one only watches.

    A `listed` table is for strangers, and everybody has one seat there; with `shared_device` it is
    a family table, at which several people may sit before one screen.

    `entropy` is the luck that the host adds: the SHA-256, in hex digits, of 32 random bytes, which
    he keeps. When all seats are taken he shows them by `reveal`; nobody who promised none is waited
    for.

    `hints` says whether players may ask for hints; left out, only one who plays bots alone may.

    `stand_in` is how well bots play for those who are away, have run out of time or have resigned;
    left out, as the first of `bots`.

    `invite` asks registered bots to seats: all of them are there and agree, or no table is opened.
    Only the ladder of the server opens `rated` tables.

    `key` is new for every click: the same browser gets the same table for the same key, however
    often it asks. A browser is known by its cookie, which every answer sets that finds none: ask
    for anything first. Without a cookie, or without a key, every request opens a table of its own.
    """

    game: Id
    name: Name = ""
    seat: SeatNumber | None = None
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = {}
    clock: NewClock | None = None
    listed: bool = False
    shared_device: bool = False
    hints: bool | None = None
    stand_in: Id = ""
    bots: Annotated[list[NewBot], Meta(max_length=64)] = []
    invite: Annotated[list[NewInvite], Meta(max_length=64)] = []
    rated: bool = False
    entropy: Hash = ""
    key: Key = ""


class Command(Strict, tag_field="kind"):
    """What somebody wants of a table.

    `key` is new for every click: a command that is sent again is carried out once. Keys belong to
    a browser, known by its cookie: whoever sends his first command without one is served, but when
    that answer is lost with the cookie in it, nobody can tell that the next request comes from the
    same; so ask for the table first, and keep the cookie. `seen` is the last number its sender
    saw. `seat` names the sender's seat, where he holds several.
    """

    key: Key = ""
    seen: Number = 0
    seat: SeatNumber | None = None


class Sit(Command, tag="sit", kw_only=True):
    """Take the free seat `seat`; `entropy` promises luck, as for a new table."""

    seat: SeatNumber
    name: Name
    entropy: Hash = ""


class AddBot(Command, tag="bot", kw_only=True):
    """Let a bot take the free seat `seat`."""

    seat: SeatNumber
    level: Id = DEFAULT_BOT
    name: Name = ""


class Leave(Command, tag="leave"):
    """Give the seat up before the game."""


class Reveal(Command, tag="reveal", kw_only=True):
    """Show the random bytes, in hex digits, whose SHA-256 the seat promised: when all seats are
    taken, and before the game begins."""

    bytes: Hash


class Play(Command, tag="play", kw_only=True):
    """Make a move, written as in `choices`, or several one after the other, separated by spaces,
    as in `ways`: all of them, or none."""

    move: Annotated[str, Meta(max_length=800)]
    confirmed: bool = False


class TakeBack(Command, tag="takeback"):
    """Take one's own last move back, within one's turn."""


class Resign(Command, tag="resign"):
    """Give the game up."""


class StandIn(Command, tag="stand-in", kw_only=True):
    """Call a bot to the seat of a player who has been away for his grace; or to one's own, where
    hints are allowed. It plays as well as was settled when the table was opened."""

    seat: SeatNumber


class Return(Command, tag="return"):
    """Send the stand-in away and play on."""


class Away(Command, tag="away", kw_only=True):
    """Go on vacation for so many days, at a table with a clock by turn: your clock stands still."""

    days: Annotated[int, Meta(ge=1, le=MOST_AT_A_TIME)]


class Back(Command, tag="back"):
    """End your vacation now; the days that have begun are used."""


class OnlyHere(Command, tag="only-here"):
    """Close your seat on all your other devices."""


class Chat(Command, tag="chat", kw_only=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=2000)]


class Offer(Command, tag="offer", kw_only=True):
    """Ask the others: `takeback`, `draw` or `rematch`, for which bots may get another `level`, and
    luck may be promised."""

    what: Id
    level: Id = ""
    entropy: Hash = ""


class Answer(Command, tag="answer", kw_only=True):
    """Answer what another one asked; with `entropy`, luck for the rematch is promised. No, from
    whoever asked, withdraws the question."""

    yes: bool
    entropy: Hash = ""


AnyCommand = (
    Sit
    | AddBot
    | Leave
    | Reveal
    | Play
    | TakeBack
    | Resign
    | StandIn
    | Return
    | Away
    | Back
    | OnlyHere
    | Chat
    | Offer
    | Answer
)


class NewSettings(Strict):
    """Private wishes of a seat; what is left out stays as it is. `pace` is how bots shall move: of
    all people at a table the slowest wish counts."""

    confirm: bool | None = None
    silent: bool | None = None
    pace: Literal["slow", "usual", "quick", "at-once"] | None = None
    seat: SeatNumber | None = None


class HintRequest(Strict):
    """For which of one's seats a hint is asked."""

    seat: SeatNumber | None = None


class ReviewRequest(Strict):
    """Nothing more need be said."""


class LinkRequest(Strict):
    """Which of one's seats shall move to another device; or, with `also`, be open there as well."""

    seat: SeatNumber | None = None
    also: bool = False


class LessonDone(Strict):
    """What a learner did from the beginning of a lesson: moves, several of one gesture with spaces
    between them, and “+” where he has read on."""

    done: Deeds = []


class LessonQuestion(Strict):
    """The same, and something in the picture that he wants to know more about."""

    done: Deeds = []
    thing: Annotated[str, Meta(max_length=200)] = ""


class PuzzleDone(Strict):
    """What was tried at a puzzle from the beginning: moves, several of one gesture with spaces
    between them, and “?” to be shown the answer."""

    done: Deeds = []


class PuzzleQuestion(Strict):
    """The same, and something in the picture that its reader wants to know more about."""

    done: Deeds = []
    thing: Annotated[str, Meta(max_length=200)] = ""
