"""The state of a table: nothing but its log, read from the first entry to the last.

A table never decides; `plansza.table.decide` turns commands into entries, and `apply` follows
them. Reading the same log gives the same table, on every machine and after every restart.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from plansza.core.chance import KeyedChance, commitment
from plansza.core.contract import NO_MOVE, Event, Game, Position
from plansza.core.luck import Share, mixed_seed
from plansza.core.record import Record, write_result
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.store.entries import Entry, Head
from plansza.table.calendar import DAY
from plansza.table.clock import Clock, TimeLimit, new_clock
from plansza.table.marks import Marks, marked, up_to
from plansza.table.seats import Seat
from plansza.table.talk import Talk
from plansza.table.turns import TurnClock, new_turns, turn_limit

Thing = TypeVar("Thing")
OPEN = "open"
RUNNING = "running"
OVER = "over"
# Entries after which everybody is asked what he was before.
QUIET = ("chat", "offer", "answer", "away", "back")


@dataclass(frozen=True)
class Step:
    """A move that counts: it was made and not taken back."""

    seat: int
    move: int
    reveals: int  # before it
    told: bool  # whether anything happened: choosing a piece to move is told to nobody
    also: bool = False  # made together with the one before: by the same gesture, or by itself
    stand_in: bool = False  # made by a bot for somebody who was away


@dataclass
class Offer:
    """A question one seat asked the others: to take back, to call it a draw, to play again."""

    what: str
    seat: int
    steps: int  # for a take-back: how many moves stay
    agreed: set[int]
    level: str = ""  # for a rematch: that of its bots, if it is to be another one
    promised: dict[int, str] = field(default_factory=dict)  # for it, too: the luck of its seats


def shallow(thing: Thing) -> Thing:
    """What `copy.copy` gives of an ordinary object, which every command needs, in a fifth of the
    time."""
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


class Table:
    """Seats, the game on the table, and what was agreed around it."""

    def __init__(self, game: Game, head: Head) -> None:
        self.game = game
        self.head = head
        self.setup: Setup = game.setup(head.seats, **head.options)
        self.number = 0
        self.status = OPEN
        self.seats = [Seat() for _ in range(head.seats)]
        self.shares: dict[int, Share] = {}  # the luck that seats add, by seat
        self.full_since = 0.0  # when the last seat was taken
        self.seed = head.seed  # of this game: from its start on with what the seats added
        self.position: Position | None = None
        self.steps: list[Step] = []
        self.marks: Marks = ()  # positions on the way, for take-backs
        self.outcome: Outcome | None = None
        self.ended = 0  # the entry that ended the game
        self.talk = Talk()
        self.offer: Offer | None = None
        self.next_table = ""  # where the rematch is played
        self.next_level = ""  # how well its bots play, if not as here
        self.next_promised: dict[int, str] = {}  # the luck of its people, by their seats here
        self.handed = [""] * head.seats  # why a bot played for somebody: resigned, clock, absent
        self.draw_refused = 0  # how many moves had been made when a draw was last refused
        self.doubt = 0  # the first entry after which the log gave another position
        self.changed = [0] * head.seats  # the entry at which a seat's question last changed
        self.clock: Clock | None = None
        self.turns: TurnClock | None = None  # in its place, where it is by turn
        self.moved = 0.0  # when the last move was made, or the game began
        self._asked: list[Any] = [None] * head.seats
        self._legal: dict[int, list[int]] = {}  # of this position, by seat, as far as asked for

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.head.id

    @property
    def commitment(self) -> str:
        """What everybody sees of the seed while the game runs."""
        return commitment(self.head.seed)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.status != RUNNING or self.position is None:
            return ()
        return self.position.to_move

    @property
    def shuffling(self) -> bool:
        """Whether all sit, and only the luck that they add is waited for."""
        return self.status == OPEN and not any(chair.free for chair in self.seats)

    @property
    def one_each(self) -> bool:
        """Whether nobody may hold two seats: where strangers meet, unless its maker said that
        several people share a device."""
        return self.head.listed and not self.head.extra.get("shared_device")

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: as the table's maker said, else where one person
        plays against bots alone."""
        said = self.head.extra.get("hints")
        return bool(said) if said is not None else sum(not chair.bot for chair in self.seats) < 2

    def legal_moves(self, seat: int) -> list[int]:
        """What a seat may play now: computed when somebody first asks, and shared by all."""
        if self.position is None or seat not in self.to_move:
            return []
        if seat not in self._legal:
            self._legal[seat] = self.position.legal_moves(seat)
        return self._legal[seat]

    def forced(self) -> int:
        """The move that the table makes by itself, as everybody knows it must come; or NO_MOVE."""
        if self.status != RUNNING or self.position is None:
            return NO_MOVE
        return self.position.forced()

    def last_decision(self, seat: int | None = None) -> int | None:
        """Where among the steps the last decision stands, of anybody or of one seat."""
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if not step.also and seat in (None, step.seat):
                return place
        return None

    def names(self) -> list[str]:
        """What everybody is called, in seat order."""
        return [seat.name for seat in self.seats]

    def bots_to_move(self) -> list[int]:
        """The seats where a bot must decide now."""
        return [seat for seat in self.to_move if self.seats[seat].player]

    def due(self) -> float | None:
        """When something is to be done by the clock by turn though nobody looks: at once where a
        bot is to move."""
        if self.turns is None or not any(chair.holder for chair in self.seats):
            return None
        return self.moved if self.bots_to_move() else self.turns.next_end()

    def copy(self) -> "Table":
        """An equal table that shares nothing mutable."""
        twin = shallow(self)  # and then, one by one, what changes in place
        twin.seats = [shallow(seat) for seat in self.seats]
        twin.position = self.position.copy() if self.position is not None else None
        twin.steps = self.steps[:]
        twin.changed, twin._asked = self.changed[:], self._asked[:]
        twin.handed = self.handed[:]
        twin.shares = self.shares.copy()
        twin.talk = self.talk.copy()
        if self.offer is not None:
            agreed, promised = set(self.offer.agreed), self.offer.promised.copy()
            twin.offer = replace(self.offer, agreed=agreed, promised=promised)
        if self.clock is not None:
            twin.clock = self.clock.copy()
        if self.turns is not None:
            twin.turns = self.turns.copy()
        return twin

    def resume(self) -> None:
        """Work out what follows from the rest, where the log was not read from its beginning."""
        if self.status != OPEN:
            self.seed = mixed_seed(self.head.seed, self.shares.values())
        self._legal = {}
        to_move = self.to_move
        self._asked = [self._question(seat, to_move) for seat in range(len(self.seats))]
        if self.position is not None:
            self.marks = ((len(self.steps), self.position.copy()),)

    # -- following the log --------------------------------------------------------------------

    def apply(self, entry: Entry) -> list[Event]:
        """Follow one entry of the log; what it made happen in the game."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        self.number = entry.number
        told: list[Event] = []
        if self.clock is not None:
            self.clock.charge(entry.at, entry.body.get("spent"))
        HANDLERS[entry.kind](self, entry, told)
        self._after(entry)
        return told

    def _after(self, entry: Entry) -> None:
        """What follows every entry: clocks, stand-ins that leave, and who is asked anew."""
        to_move = self.to_move
        for number, chair in enumerate(self.seats):
            if chair.until_turn_ends and number not in to_move:
                chair.stand_in, chair.until_turn_ends = "", False
        if self.clock is not None:
            self.clock.running = tuple(seat for seat in to_move if not self.seats[seat].player)
        if self.turns is not None:
            bots = [bool(chair.player) for chair in self.seats]
            again = entry.seat if entry.kind == "takeback" else None
            self.turns.follow(to_move, bots, entry.at, again)
        for seat in range(len(self.seats)) if entry.kind not in QUIET else ():
            asked = self._question(seat, to_move)
            if asked != self._asked[seat]:
                self._asked[seat], self.changed[seat] = asked, self.number

    def _question(self, seat: int, to_move: tuple[int, ...]) -> Any:
        """What a seat is asked: its prompt and its moves; a command about older ones is stale."""
        if self.position is None or seat not in to_move:
            return None
        moves, view = self.legal_moves(seat), self.position.view(seat)
        try:
            return view.prompt(), moves
        except Exception:  # whoever shows it will say so: the game can go on
            return None, moves

    def _sit(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        holder, also = entry.body["holder"], tuple(entry.body.get("also", ()))
        self.seats[entry.seat] = Seat(
            name=entry.body["name"],
            holder=holder,
            also=also,
            member=entry.body.get("member", ""),
            program=entry.body.get("program", ""),
        )
        if entry.body.get("entropy"):
            self.shares[entry.seat] = Share(entry.seat, entry.body["entropy"])
        self.full_since = entry.at

    def _bot(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = Seat(name=entry.body["name"], bot=entry.body["level"])
        self.full_since = entry.at

    def _leave(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = Seat()
        self.shares.pop(entry.seat, None)

    def _invite(self, entry: Entry, told: list[Event]) -> None:
        """A bot from outside is asked, or says no; the seat stays free until it comes."""
        assert entry.seat is not None
        self.seats[entry.seat].invited = entry.body["program"] * (entry.kind == "invite")

    def _move_device(self, entry: Entry, told: list[Event]) -> None:
        """The seat is held by a new secret from now on: alone, or as well."""
        assert entry.seat is not None
        chair, holder = self.seats[entry.seat], entry.body["holder"]
        if entry.body.get("also"):
            chair.also = (*chair.also, holder)
        else:
            chair.holder, chair.also = holder, ()

    def _reveal(self, entry: Entry, told: list[Event]) -> None:
        """A seat shows the luck that it promised."""
        assert entry.seat is not None
        self.shares[entry.seat] = replace(self.shares[entry.seat], revealed=entry.body["bytes"])

    def _start(self, entry: Entry, told: list[Event]) -> None:
        self.status = RUNNING
        self.seed = mixed_seed(self.head.seed, self.shares.values())
        self.position = self.game.start(self.setup, KeyedChance(self.seed))
        self._legal = {}
        self.moved = entry.at
        limit = self.head.extra.get("clock")
        by_turn = turn_limit(limit)
        if by_turn is not None:
            self.turns = new_turns(by_turn, self.head.seats)
        elif limit:
            each = TimeLimit(limit["base"], limit["bonus"])
            self.clock = new_clock(each, self.head.seats, entry.at)

    def _move(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        assert self.position is not None
        self.moved = entry.at
        move = self.game.read_move(entry.body["move"])
        self._check(entry.seat, move)
        reveals = self.position.reveals
        self.position.step(entry.seat, move, told.append)
        self._legal = {}
        also = bool(entry.body.get("also"))
        stood_in = bool(entry.body.get("stand_in"))
        self.steps.append(Step(entry.seat, move, reveals, bool(told), also, stood_in))
        self.marks = marked(self.marks, len(self.steps), self.position)
        self.seats[entry.seat].played += bool(told) and stood_in
        if self.clock is not None:
            self.clock.credit(entry.seat)
        if self.offer is not None and self.offer.what != "rematch":
            self.offer = None
        if self.position.outcome is not None:
            self._end(self.position.outcome)

    def _check(self, seat: int, move: int) -> None:
        """Refuse, by `IllegalMove`, what the rules do not allow, be it new or read from a log."""
        if move in self.legal_moves(seat):
            return
        assert self.position is not None
        refusal = self.position.why_not(seat, move)
        assert refusal is not None, "what is legal is among the legal moves"
        raise refusal

    def _take_back(self, entry: Entry, told: list[Event]) -> None:
        """Play the last of the moves that stay once more: chance gives the same again."""
        stay = entry.body["steps"]
        if self.clock is not None:
            asker = self.offer.seat if entry.seat is None and self.offer is not None else entry.seat
            self.clock.give_back((step.seat for step in self.steps[stay:]), asker)
        self.steps = self.steps[:stay]
        self.offer = None
        self.marks = up_to(self.marks, len(self.steps))
        if self.marks:
            made, position = self.marks[-1]
            position = position.copy()
        else:
            made, position = 0, self.game.start(self.setup, KeyedChance(self.seed))
        for number, step in enumerate(self.steps[made:], start=made + 1):
            position.step(step.seat, step.move)
            self.marks = marked(self.marks, number, position)
        self.position = position
        self._legal = {}

    def _resign(self, entry: Entry, told: list[Event]) -> None:
        """In a duel the other wins; at a larger table a bot plays on."""
        self._lose(entry, "resigned")

    def _time_over(self, entry: Entry, told: list[Event]) -> None:
        """Somebody's turn has ended, and with it his game."""
        self._lose(entry, "time")

    def _lose(self, entry: Entry, why: str) -> None:
        """Somebody does not go on."""
        assert entry.seat is not None
        if self.head.seats > 2:
            before = self.seats[entry.seat]
            self.seats[entry.seat] = Seat(
                name=before.name, bot=entry.body["level"], member=before.member
            )
            self.handed[entry.seat] = why
            return
        if entry.body.get("both"):
            self._end(Outcome((0.5, 0.5), (), why))
            return
        winner = 1 - entry.seat
        scores = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        self._end(Outcome(scores, (winner,), why))

    def _offer(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        steps = entry.body.get("steps", 0)
        level = entry.body.get("level", "")
        self.offer = Offer(entry.body["what"], entry.seat, steps, {entry.seat}, level)
        self._promise(self.offer, entry)

    def _promise(self, offer: Offer, entry: Entry) -> None:
        """Whoever wants a rematch promises his luck for it."""
        if entry.seat is not None and entry.body.get("entropy"):
            offer.promised[entry.seat] = entry.body["entropy"]

    def _answer(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        if self.offer is not None and entry.body["yes"]:
            self.offer.agreed.add(entry.seat)
            self._promise(self.offer, entry)
            return
        if self.offer is not None and self.offer.what == "draw":
            self.draw_refused = len(self.steps)
        self.offer = None

    def _draw(self, entry: Entry, told: list[Event]) -> None:
        share = 1.0 / self.head.seats
        reason = "closed" if entry.body.get("why") == "closed" else "agreed"
        self._end(Outcome((share,) * self.head.seats, (), reason))

    def _rematch(self, entry: Entry, told: list[Event]) -> None:
        self.next_promised = self.offer.promised if self.offer is not None else {}
        self.offer = None
        self.next_table = entry.body["table"]
        self.next_level = entry.body.get("level", "")

    def _stand_in(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        late = entry.body["why"] == "clock"
        seat.stand_in, seat.until_turn_ends, seat.played = entry.body["level"], late, 0
        self.handed[entry.seat] = "clock" if late else "absent"

    def _return(self, entry: Entry, told: list[Event]) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.stand_in, seat.until_turn_ends = "", False
        if self.handed[entry.seat] == "absent":
            self.handed[entry.seat] = ""

    def _go_away(self, entry: Entry, told: list[Event]) -> None:
        """A vacation begins."""
        assert entry.seat is not None
        if self.turns is not None:
            self.turns.leave(entry.seat, entry.at, entry.at + entry.body["days"] * DAY)

    def _come_back(self, entry: Entry, told: list[Event]) -> None:
        """It ends before its time."""
        assert entry.seat is not None
        if self.turns is not None:
            self.turns.come_back(entry.seat, entry.at)

    def _say(self, entry: Entry, told: list[Event]) -> None:
        """Chat changes nothing but how much may still be said."""
        assert entry.seat is not None
        self.talk.hear(entry.seat, entry.at)

    def _late(self, entry: Entry, told: list[Event]) -> None:
        """Luck that did not come changes nothing."""

    def _end(self, outcome: Outcome) -> None:
        self.status = OVER
        self.ended = self.number
        self.offer = None
        self.outcome = outcome

    # -- the record -----------------------------------------------------------------------------

    def known_shares(self) -> list[Share]:
        """What everybody may know of the luck that seats add: the bytes from the start on."""
        shares = [self.shares[seat] for seat in sorted(self.shares)]
        return [replace(share, revealed="") for share in shares] if self.status == OPEN else shares

    def record(self) -> Record:
        """The game on paper; while it runs it holds no moves, for some are secret.

        A game that was given up or drawn by agreement has moves and seed, but no result of its
        own: replaying it ends where the players stopped.
        """
        record = Record(
            self.game.id,
            self.head.rules_version,
            self.head.seats,
            dict(self.setup.options),
            self.commitment,
            shares=self.known_shares(),
        )
        if self.status == OVER and self.position is not None:
            record.moves = [(step.seat, self.game.write_move(step.move)) for step in self.steps]
            record.digest = self.position.digest()
            record.seed = self.head.seed.hex()
            if self.position.outcome is not None:
                record.result = write_result(self.position.outcome)
        return record


Handler = Callable[[Table, Entry, list[Event]], None]
HANDLERS: dict[str, Handler] = {
    "sit": Table._sit,
    "bot": Table._bot,
    "leave": Table._leave,
    "invite": Table._invite,
    "decline": Table._invite,
    "device": Table._move_device,
    "reveal": Table._reveal,
    "late": Table._late,
    "start": Table._start,
    "move": Table._move,
    "takeback": Table._take_back,
    "resign": Table._resign,
    "offer": Table._offer,
    "answer": Table._answer,
    "draw": Table._draw,
    "rematch": Table._rematch,
    "stand-in": Table._stand_in,
    "return": Table._return,
    "time": Table._time_over,
    "away": Table._go_away,
    "back": Table._come_back,
    "chat": Table._say,
}
