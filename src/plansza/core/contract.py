"""The contract every game follows, in one page.

A `Game` starts a `Position`, the whole truth. A seat may act while it is in `to_move`; its moves
are small ints, and `legal_moves` is the only source of what is legal. What a seat may know is its
`View`; from a view alone `Game.imagine` makes a position that looks the same to that seat, and
that is all a bot ever sees.

Seats count from 0. Hot paths call `step`, which trusts its caller; everybody else calls `play`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, ClassVar, Final

from plansza.core.chance import NO_CHANCE, Chance, chance_from_text, split
from plansza.core.drawing import AnyPictures, Pictures
from plansza.core.draws import USUAL_DRAWS, Draws
from plansza.core.errors import BadText, Fact, IllegalMove
from plansza.core.event import Event as Event
from plansza.core.foreign import UNREADABLE, brief, check_read
from plansza.core.meters import Meter
from plansza.core.moves import Moves
from plansza.core.native import mypyc_attr
from plansza.core.picture import Picture, Speaker
from plansza.core.setup import Option, Setup, make_setup
from plansza.core.state import Outcome, State, copied, unshared, written
from plansza.core.tally import Tally

NO_MOVE: Final = -1  # where `forced` leaves a choice
NOBODY: Final = -1  # the mover of a game that is over
Tell = Callable[[Event], None]
Phrase = tuple[str, dict[str, Fact]]  # a code and its facts, for `plansza.words` to say


@mypyc_attr(allow_interpreted_subclasses=True)
class View(State):
    """All that one seat has seen and could remember, built from nothing; None is a spectator."""

    setup: Setup
    seat: int | None

    def __init__(self, state: "Position", seat: int | None) -> None:
        """What the seat knows is kept in the field `state`, which a game declares as its own."""
        self.setup = state.setup
        self.seat = seat
        setattr(self, "state", state)  # noqa: B010 - only a subclass has it

    @property
    def known(self) -> "Position":
        """What the seat knows, as a position with holes: what it cannot know is empty there."""
        known: Position = getattr(self, "state")  # noqa: B009 - only a subclass has it
        return known

    def prompt(self) -> Phrase:
        """What is asked of this seat now, or what it waits for: a `prompt-CODE` of the words."""
        to_move = self.known.to_move
        if not to_move:
            return "no-more-moves", {}
        if self.seat in to_move:
            return "choose-move", {}
        return "wait-for", {"seat": to_move[0]}

    def decisive(self) -> list[int]:
        """Those of the seat's moves that decide something great at once (a dam taken, the game
        won), the greatest first: the prompt offers each with a button of its own."""
        return []

    def meters(self) -> list[Meter]:
        """How near everybody is to the goal, and the game to its end: a few `meter-CODE`s of the
        words, always in sight, in the order in which they are shown."""
        return []

    def tally(self) -> list[Tally]:
        """The account of the game, as far as this seat may know it, for the end: `tally-CODE`s of
        the words. Whatever ended it, it tells how things stand."""
        outcome = self.known.outcome
        return [] if outcome is None else [Tally("score", {}, list(outcome.scores), total=True)]

    def why_not(self, move: int) -> IllegalMove | None:
        """Why the seat cannot make this move now; None if it can, and for spectators."""
        return None if self.seat is None else self.known.why_not(self.seat, move)

    def refusals(self, moves: Sequence[int]) -> list[IllegalMove | None]:
        """The same of each of these moves."""
        return [None] * len(moves) if self.seat is None else self.known.refusals(self.seat, moves)

    def text(self) -> str:
        """Equal texts mean equal knowledge; `Game.view_from_text` reads it back."""
        return written(self.data())

    def tensor(self) -> memoryview:
        """What the seat knows, as numbers from 0 to 255 (`Game.features`), for `numpy.asarray`:
        no copy, and nothing that changes later. Spectators have none."""
        if self.seat is None:
            raise ValueError("only a seat observes in numbers, not a spectator")
        return memoryview(self.setup.features().observe(self.known, self.seat))

    def write_observation(self, buffer: Any, at: int = 0) -> None:
        """The same into anything of bytes that can be written to, from its byte `at` on."""
        self.setup.features().copy_into(self.tensor(), buffer, at)

    def _repr_svg_(self) -> str | None:
        """The view as a picture, for notebooks; None while nothing that can draw is loaded."""
        return NOTEBOOK_DRAWERS[-1](self) if NOTEBOOK_DRAWERS else None


# How a notebook shows a view: `plansza.show` leaves its drawer here, for it knows games and words.
NOTEBOOK_DRAWERS: Final[list[Callable[[View], str]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The whole truth of one game; mutable, and cheap to copy.

    A game's own class is made with the set-up alone, all its fields empty: see `Game.blank`.
    """

    # What `view` shows, by the names of fields: those that everybody sees, and the lists with an
    # entry for every seat, of which each seat sees its own. Nothing else is shown.
    public: ClassVar[tuple[str, ...]] = ()
    own: ClassVar[tuple[str, ...]] = ()
    view_class: ClassVar[type[View]] = View  # a game has its own
    setup: Setup
    chance: Chance
    reveals: int = 0  # chance drawn and secrets disclosed so far; take-back stops there
    result: Outcome | None = None

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now, by public facts alone; empty when the game is over. Most
        games have a field `turn`: then it is that seat, until there is a result."""
        turn: int = getattr(self, "turn")  # noqa: B009 - only a subclass has it
        return (turn,) if self.result is None else ()

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.result

    def begin(self, tell: Tell | None = None) -> None:
        """Deal, roll, turn up: all that comes before the first move, with luck from `chance`."""

    def legal_moves(self, seat: int) -> list[int]:
        """Sorted, without duplicates; every one can be completed. Empty for a seat not to move."""
        raise NotImplementedError

    def mover(self) -> int:
        """The first of `to_move`, or `NOBODY` when the game is over."""
        to_move = self.to_move
        return to_move[0] if to_move else NOBODY

    def random_move(self, seat: int, chance: Chance) -> int:
        """Any legal move of a seat to move, each as likely: this very draw from `legal_moves`,
        which a game may make without the list."""
        moves = self.legal_moves(seat)
        return moves[chance.below(len(moves))]

    def playout(self, chance: Chance, limit: int) -> int:
        """Play on at random, to the end of the game or for so many moves; how many were made."""
        made = 0
        while made < limit and (seat := self.mover()) >= 0:
            self.step(seat, self.random_move(seat, chance))
            made += 1
        return made

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        """Carry out a legal move, and everything that is publicly forced after it."""
        raise NotImplementedError

    def forced(self) -> int:
        """The one move of the one seat to move, where everybody knows that it has no other; else
        `NO_MOVE`. By public facts alone: tables make it at once, and that must tell nothing."""
        return NO_MOVE

    def stop(self, outcome: Outcome) -> None:
        """End here, as the players agreed: nobody is to move any more. A game that knows its end by
        anything but `result` says so there, too."""
        self.result = outcome

    def explain(self, seat: int, move: int) -> IllegalMove:
        """Why the rules refuse this move, from the seat's own knowledge. Only for illegal ones."""
        return IllegalMove("not-possible")

    def view(self, seat: int | None) -> View:
        """What this seat may know, allow-listed: an empty position with `public`, and its part of
        `own`, filled in."""
        kind = type(self)
        seen = empty(kind, self.setup)
        seen.reveals = self.reveals
        seen.result = self.result
        for name in kind.public:
            setattr(seen, name, unshared(getattr(self, name)))
        for name in kind.own if seat is not None else ():
            getattr(seen, name)[seat] = unshared(getattr(self, name)[seat])
        return kind.view_class(seen, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        """Deal anew, in an imagined position, all that this seat cannot know, if there is any."""

    def restore(self) -> None:
        """Work out again the fields that follow from the others (`derived`)."""

    def copy(self) -> "Position":
        """An equal position that shares nothing mutable with this one. This one looks at every
        field; lines written by `tools/copies.py` are more than twice as fast."""
        return copied(self)

    def inventory(self) -> list[str]:
        """Every component wherever it lies, sorted: the same list all game long."""
        return []

    def data(self) -> dict[str, Any]:
        """The whole truth in plain values, chance included."""
        setup = self.setup
        head = {"seats": setup.seats, "options": dict(setup.options), "chance": self.chance.text()}
        return {**head, **State.data(self)}

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        """Check a move, then make it; on `IllegalMove` nothing has changed."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise refusal
        self.step(seat, move, tell)

    def why_not(self, seat: int, move: int) -> IllegalMove | None:
        """None for a legal move, else the reason, from what this seat knows."""
        return self.refusals(seat, (move,))[0]

    def refusals(self, seat: int, moves: Sequence[int]) -> list[IllegalMove | None]:
        """The same of each of these moves."""
        waiting = self._waiting(seat)
        if waiting is not None:
            return [waiting] * len(moves)
        legal = set(self.legal_moves(seat))
        return [None if move in legal else self.explain(seat, move) for move in moves]

    def _waiting(self, seat: int) -> IllegalMove | None:
        """Why a seat cannot make any move at all."""
        if not 0 <= seat < self.setup.seats:
            return IllegalMove("no-such-seat", {"seat": seat})
        to_move = self.to_move
        if not to_move:
            return IllegalMove("game-over")
        return None if seat in to_move else IllegalMove("not-your-turn", {"seat": to_move[0]})

    def text(self) -> str:
        """The position as text, for tests and bug reports; `Game.from_text` reads it back."""
        return written(self.data())

    def digest(self) -> str:
        """A stable hash of the whole truth; it never leaves the server while the game runs."""
        return blake2b(self.text().encode(), digest_size=16).hexdigest()


def empty(kind: type[Position], setup: Setup) -> Position:
    """A position without luck of its own, in which nothing has happened."""
    make: Callable[[Setup], Position] = kind
    position = make(setup)
    position.setup = setup
    position.chance = NO_CHANCE
    return position


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What a game tells its bots; everything from the mover's knowledge alone."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """How good each of these moves, perhaps not all legal ones, looks at a glance: greedy play
        and playouts use it."""
        return [0.0] * len(moves)

    def value(self, position: Position, seat: int) -> float:
        """How likely this seat is to win, from 0 to 1, without playing on."""
        outcome = position.outcome
        if outcome is None or not outcome.winners:
            return 1.0 / position.setup.seats
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    # The rest is for search, and every game may leave it as it is.

    def values(self, position: Position) -> list[float]:
        """`value` for every seat: here a search may know all that it imagined."""
        return [self.value(position, seat) for seat in range(position.setup.seats)]

    def weigh(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """How promising each move is, so that one more means e times likelier to be right."""
        return self.rate(position, seat, moves)

    def worthwhile(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Without the moves that others make superfluous, as a set picked in another order."""
        return moves

    def quiet(self, position: Position) -> bool:
        """Whether this can be judged as it stands; a search plays half-made turns to their end."""
        return True

    def style(self) -> dict[str, float]:
        """How a search of this game spends its time: some of `bots.search.Style`, by name."""
        return {}

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        """What speaks for this move, for hints: up to three sentences, `why-CODE`s of the words."""
        return []


class NoInsight(Insight):
    """Of a game that tells its bots nothing: a search plays on at random to see who wins."""

    def style(self) -> dict[str, float]:
        return {"random": 1.0}


NO_INSIGHT: Final = NoInsight()
NO_MOMENTS: Final[Mapping[str, str]] = MappingProxyType({})
NO_CODES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its set-ups, its start, its notation. Stateless."""

    id: str
    seat_counts: tuple[int, ...]
    moves: Moves
    position_class: type[Position]  # every game has its own; or it writes `blank`
    # All that can be said, by kind: event, refusal, reason, prompt, meter, move; why, for hints;
    # tally, for the end; title, of tables; about, of the things in pictures; story, the events
    # that are told in short when somebody's turn is over.
    codes: Mapping[str, tuple[str, ...]] = NO_CODES
    options: tuple[Option, ...] = ()
    rules_version: int = 1  # rises whenever an old record would replay differently
    things: tuple[str, ...] = ()  # the facts that name components, one or several
    declines: tuple[str, ...] = ()  # codes of moves that only decline: “do not ask me” plays them
    # The codes of events that show everybody what was secret: bids laid face down, dice lifted.
    discloses: tuple[str, ...] = ()
    moments: Mapping[str, str] = NO_MOMENTS  # events of weight: how each is staged (`core.stage`)
    insight: Insight = NO_INSIGHT
    draws: Draws = USUAL_DRAWS  # when its bots may agree to one
    # For the home page: minutes, at least and at most (0: nobody knows); weight, from 1 to 5, for
    # the lightest come first; and the seat of a newcomer who plays against bots.
    minutes: tuple[int, int] = (0, 0)
    weight: int = 3
    newcomer: int = 0

    def setup(self, seats: int | None = None, /, **options: str) -> Setup:
        """A validated set-up, defaults filled in."""
        setup = make_setup(self.id, self.seat_counts, self.options, seats, options)
        setup.maker = self
        self.check(setup)
        return setup

    def presets(self) -> dict[str, dict[str, str]]:
        """Good choices of options by name (`preset-NAME` of the words), for those who do not want
        to choose one by one: `setup(4, **presets()["first"])`. Each fits some number of seats."""
        return {}

    def check(self, setup: Setup) -> None:
        """Refuse, by `BadSetup`, choices that do not go together; most games allow all."""

    def start(self, setup: Setup, chance: Chance) -> Position:
        """The first position; all its luck, now and later, comes from `chance`."""
        position = self.blank(setup)
        position.chance = chance
        position.begin()
        return position

    def title(self, setup: Setup) -> Phrase:
        """What a table with this set-up is called, if not just by the name of the game: a
        `title-CODE` of the words; without a code it is the game's `title`."""
        return "", {}

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """The side that each seat is on: allies win together. Everyone is alone in most games."""
        return tuple(range(setup.seats))

    def secrets(self, setup: Setup) -> bool:
        """Whether anything is hidden from any seat; else those who share a device need no cover."""
        return True

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        """The part that each seat plays now, as a message of the words with one argument, the
        role's id: attacker or defender, or, where all play alike, their place in the order of play
        (`role-order`). Allies may have one part together."""
        return ()

    def blank(self, setup: Setup) -> Position:
        """A position in which nothing has been dealt yet: all fields are there, and empty."""
        kind: type[Position] = getattr(self, "position_class")  # noqa: B009 - it may be the class's
        return empty(kind, setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        """The view of a seat that knows just this position with holes."""
        return type(known).view_class(known, seat)

    def imagine(self, view: View, chance: Chance) -> Position:
        """A random position with that same view and fresh chance; only a seat's view will do."""
        if view.seat is None:
            raise ValueError("only a seat's view can be imagined, not a spectator's")
        position = view.known.copy()
        position.reimagine(view.seat, chance)
        position.chance = split(chance)
        return position

    def move_count(self, setup: Setup) -> int:
        """Every move is below this number."""
        return self.moves.count

    def max_moves(self, setup: Setup) -> int:
        """No game takes more moves than this."""
        raise NotImplementedError

    def features(self, setup: Setup) -> Any:
        """What learners observe, as numbers: the game's own `core.features.Features`, imported only
        here, for nobody else needs what they need. As it is, the view's text byte by byte."""
        from plansza.core.features import TextFeatures

        return TextFeatures(setup)

    def write_move(self, move: int) -> str:
        """The move's notation: short, stable, without spaces."""
        return self.moves.write(move)

    def read_move(self, text: str) -> int:
        """The move written so; `BadNotation` for any other text."""
        return self.moves.read(text)

    def pictures(self) -> AnyPictures:
        """How the game is drawn; imported only here, so that only those who look pay for it.
        Whatever these leave out is shown plainly: see `core/plain_picture.py`."""
        return Pictures()

    def draw(
        self,
        view: View,
        choices: list[int],
        words: Speaker,
        standalone: bool = False,
        tall: bool = False,
        names: Sequence[str] = (),
    ) -> Picture:
        """The board as this view shows it, and where to click for `choices`; a standalone picture
        carries its art and lights them itself. `tall` is for a phone held upright; `names` are the
        players', seat by seat, where somebody sits."""
        return _drawer()(self, view, choices, words, standalone, tall, names)

    def art(self) -> str:
        """The symbols that pictures use: a page loads them once."""
        return self.pictures().art()

    def sketch(self, view: View, words: Speaker) -> str:
        """The board as plain text, at most 80 columns wide, as this view shows it."""
        from plansza.core.plain_picture import sketch

        return sketch(self, view, words)

    def about(self, view: View, id: str) -> list[Phrase]:
        """What a thing of the picture is and does, and how it stands: `about-CODE`s of the words,
        none where it tells no more than its name."""
        from plansza.core.plain_picture import about

        return about(self, view, id)

    def describe(self, move: int) -> Phrase:
        """What the move does: a `move-CODE` of the words."""
        return self.moves.describe(move)

    def thing(self, name: str) -> Phrase:
        """How to say a component that facts name in notation: a message and its arguments."""
        return "thing", {"name": name}

    def position_from(self, data: dict[str, Any]) -> Position:
        """Read back what `Position.data` gave; it may fail in any way on anything else."""
        position = self.blank(self.setup(data["seats"], **data["options"]))
        position.chance = chance_from_text(data["chance"])
        position.fill(data)
        position.restore()
        return position

    def view_from(self, data: dict[str, Any]) -> View:
        """Read back what `View.data` gave; it may fail in any way on anything else."""
        state = data["state"]
        known = self.blank(self.setup(state["seats"], **state["options"]))
        known.chance = NO_CHANCE
        view = self.view_of(known, data["seat"])
        view.fill(data)
        known.restore()
        return view

    def from_text(self, text: str) -> Position:
        """Read back what `Position.text` wrote; `BadText` for anything else."""
        try:
            data = json.loads(text)
            position = self.position_from(data)
            check_read(position, None, position.text(), data)
        except UNREADABLE as error:
            said = f"this is no position of {self.id}: {brief(error)}"
            raise BadText("bad-position", said) from error
        return position

    def view_from_text(self, text: str) -> View:
        """Read back what `View.text` wrote; `BadText` for anything else."""
        try:
            data = json.loads(text)
            view = self.view_from(data)
            check_read(view.known, view.seat, view.text(), data)
        except UNREADABLE as error:
            raise BadText("bad-view", f"this is no view of {self.id}: {brief(error)}") from error
        return view


@cache
def _drawer() -> Callable[..., Picture]:
    """What draws any game: imported once, and late, for it imports this module."""
    from plansza.core.plain_picture import draw

    return draw
