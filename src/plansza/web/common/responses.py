"""What clients get, typed."""

from msgspec import Struct


class Problem(Struct):
    """Why something was refused: a stable code, a sentence in the reader's language, facts."""

    code: str
    message: str
    facts: dict[str, int | str] = {}


class Opened(Struct):
    """A new table; `shuffling` when only the luck is waited for that its host promised."""

    id: str
    seat: int | None
    number: int
    address: str
    commitment: str
    shuffling: bool


class Done(Struct):
    """A command is in the log under this number; `repeated` when it had been there before."""

    number: int
    repeated: bool = False


class Preferences(Struct):
    """The private wishes of a seat."""

    confirm: bool
    silent: bool


class Link(Struct):
    """An address that gives the seat to whoever opens it first; it dies after `seconds`. `code` is
    the same to scan, as SVG."""

    address: str
    seconds: int
    code: str = ""


class Listed(Struct):
    """An open table that waits for players. The names of bots are in `bots`, too."""

    id: str
    game: str
    title: str
    created: float
    names: list[str]
    seats: int
    free: int
    options: dict[str, str]
    shared_device: bool = False
    clock: dict[str, float | bool | str] | None = None
    turn_words: str = ""  # how long everybody has for a turn
    bots: list[str] = []


class Tables(Struct):
    """The open tables, the newest first."""

    tables: list[Listed]


class SeatTurn(Struct):
    """A seat at a table with a clock by turn: when its turn ends, in seconds since 1970, and in
    words how long it still has, where it is asked; until when it is on vacation, and how many days
    of that it may still take."""

    vacation: int
    deadline: float | None = None
    left_words: str = ""
    away: float | None = None


class SeatState(Struct):
    """A seat as everybody sees it; `program` is the account of the bot that plays it from outside,
    `invited` that of one that has been asked to. `left` are the seconds on its clock, `thinks`
    those that its bot takes for a move, `grace` those until the others may call a bot to the seat
    of a player who is away. With a clock by turn `left` are those until the turn ends, and `turn`
    says more.
    """

    name: str
    free: bool
    bot: str
    stand_in: str
    present: bool
    grace: int | None = None
    left: float | None = None
    ticking: bool = False
    thinks: float | None = None
    program: str = ""
    invited: str = ""
    turn: SeatTurn | None = None


class Choice(Struct):
    """A move: its notation, its words, the ids to click, and what it would bring."""

    move: str
    words: str
    path: list[str]
    preview: str = ""


class OfferState(Struct):
    """An open question, and whether the reader is asked."""

    what: str
    seat: int
    agreed: list[int]
    asked: bool


class TallyLine(Struct):
    """A line of the account: what is counted, and how much of it each seat has; where allies count
    together, `by_side`, all of them have the same."""

    label: str
    values: list[str]
    total: bool = False
    by_side: bool = False


class LessonOffer(Struct):
    """A lesson for whoever lost; without a name it is the whole course."""

    name: str
    text: str


class OutcomeState(Struct):
    """How the game ended: in one sentence, `text`, and for the result slip in its parts. `notes`
    tell for whom a bot has played; `sides` are the seats of each side; `lessons` are for the reader
    if he lost, those that fit best first."""

    scores: list[float]
    winners: list[int]
    reason: str
    text: str
    headline: str
    why: str
    notes: list[str]
    sides: list[list[int]]
    lines: list[TallyLine]
    lessons: list[LessonOffer]


class MeterState(Struct, omit_defaults=True):
    """Something that counts on the way to the goal or to the end: from `start` to `target`, up or
    down; without a target it only tells. `seats` is whose it is, everybody's when empty."""

    label: str
    value: int
    target: int | None = None
    start: int = 0
    seats: tuple[int, ...] = ()
    ends: bool = False  # at its target the game ends


class StoryPart(Struct):
    """A few words of what somebody did in his turn."""

    seat: int
    text: str


class StageState(Struct, omit_defaults=True):
    """A great moment: the kind of motion, the ids of things before or after, where they go, a
    symbol of the art, totals that count up; `line` is the caption, among the lines of its entry."""

    kind: str
    line: int
    things: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    art: str = ""
    counts: tuple[tuple[int, ...], ...] = ()
    seats: tuple[int, ...] = ()


class Situation(Struct):
    """The table as one reader sees it now, without log and picture."""

    number: int
    status: str
    seats: list[SeatState]
    your_seat: int | None
    to_move: list[int]
    prompt: str
    decisive: list[str]  # the moves among the choices that decide something great at once
    choices: list[Choice]
    ways: list[Choice]  # shortcuts: several moves by one gesture, their notations in a row
    reasons: dict[str, str]
    offer: OfferState | None
    may_take_back: bool
    outcome: OutcomeState | None
    next_table: str
    doubt: bool
    fault: str  # what is wrong with the game itself, in a sentence; empty where nothing is
    hints: bool
    devices: int = 0  # on which the reader's seat is open


class Told(Struct, omit_defaults=True):
    """An entry of the log, told to one reader: whole sentences, and for the story of a turn the
    same in short. `stays` comes with a take-back: so many moves stand after it."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    story: list[StoryPart] = []
    stays: int | None = None


class ShareState(Struct):
    """The luck that a seat adds: what it promised, and from the start of the game on its bytes, or
    nothing if they did not come in time."""

    seat: int
    commitment: str
    revealed: str


class LogPage(Struct):
    """Some of a table's log, in its order: `older` is the number before which there is more, and
    `stood` how many moves stood before the first entry."""

    log: list[Told]
    older: int | None
    stood: int


class TableState(Struct):
    """All that one reader may know of a table. An open table without a free seat waits for the
    luck that was promised; `stand_in` is the level of the bot that plays for whoever is away."""

    id: str
    game: str
    title: str
    language: str
    options: dict[str, str]
    listed: bool
    shared_device: bool
    clock: dict[str, float | bool | str] | None
    stand_in: str
    commitment: str
    shares: list[ShareState]
    held: list[int]
    now: Situation
    log: list[Told]  # the newest entries
    older: int | None  # the number before which the log has more, if it has
    stood: int  # the moves that stood before the first entry in `log`
    picture: str
    meters: list[MeterState]
    badges: list[str]  # the token of every seat, as SVG in a box of 24 by 24
    sides: list[list[int]]  # the seats of each side: allies together
    secrets: bool  # whether anything is hidden from any seat
    preferences: Preferences | None
    record: str | None = None
    seed: str | None = None


class PictureChange(Struct):
    """A new picture: whole, or what changed.

    The parts of a picture are the children of its root, known by their ids. `changed` holds those
    that are new or look different; `order` names all of them when parts came, went or moved.
    """

    full: str | None = None
    changed: dict[str, str] = {}
    order: list[str] | None = None


class Anew(Struct):
    """On the stream, before the newest entries: so much was missed that the stream goes on behind
    entry `after`. A page reads the table anew; the log has what lies between."""

    after: int


class Update(Struct):
    """One entry of the log on the live stream, with its great moments; `now` and `picture` come
    with the newest only, and so do meters and badges, if any has changed."""

    number: int
    kind: str
    seat: int | None
    at: float
    lines: list[str]
    story: list[StoryPart] = []
    stays: int | None = None
    stages: list[StageState] = []
    now: Situation | None = None
    picture: PictureChange | None = None
    meters: list[MeterState] | None = None
    badges: list[str] | None = None


class Presence(Struct):
    """For every seat whether somebody is there; where one is missed, the seconds until the others
    may call a bot."""

    present: list[bool]
    grace: list[int | None]


class InLine(Struct):
    """The bots of a table wait for their turn to be thought for; so many tables come before."""

    tables: int
    text: str = ""


class Health(Struct):
    """Whether this server can do its work."""

    status: str
    version: str
    writable: bool
    workers: int
    streams: int
    tables: int  # in memory
    processes: int = 1
