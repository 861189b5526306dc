"""Two worlds that one reader cannot tell apart: how to deal them, plan them, and serve them.

A plan is made here, with the rules alone. Over a game in world 0 we note which cards the reader
never sees; in world 1 these cards have changed places among themselves, all of them. Draws pick
places, so both worlds go on alike until a changed card shows: the plan ends with that move. Where
a secret move gives such a card away, the other world gives the card in its place.

`python -m tests.web.two_worlds PORT DATABASE SETTINGS WORLD DEALS` serves one world: the game
“spor-worlds”, whose option says which deal, and which leak, if one is wanted.
"""

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

from plansza.core import Chance, FastChance, Game, IllegalMove, Option, Position, Setup, Tell, View
from plansza.core.chance import KeyedChance, derive_seed
from plansza.core.contract import Event, Phrase
from plansza.core.drawing import AnyPictures
from plansza.core.state import Outcome
from plansza.games import GAMES
from plansza.games.spor import GAME as SPOR
from plansza.games.spor.rules.components import BATTLE_CARDS, CARD_NAMES, CARD_NUMBERS, WAZKA
from plansza.games.spor.rules.position import SporPosition
from tests.web import serve

ID = "spor-worlds"
MOST_DEALS = 40
LEAKS = ("none", "event", "board", "moves", "refusal", "header")
TAKE_BACKS = 4
Cards = frozenset[int]


# -- deals and plans ----------------------------------------------------------------------------


@dataclass
class Deal:
    """A shuffle, and what changes places in world 1: for every card, which one lies there."""

    number: int
    options: dict[str, str]
    moved: dict[int, int] = field(default_factory=dict)

    @property
    def seed(self) -> bytes:
        """What all draws come from, in both worlds."""
        return derive_seed(b"two worlds", self.number)

    def start(self, world: int) -> SporPosition:
        """The first position of a world."""
        position = SPOR.start(SPOR.setup(2, **self.options), KeyedChance(self.seed))
        assert isinstance(position, SporPosition)
        if world:
            position.hands = [sorted(map(self.there, hand)) for hand in position.hands]
            position.deck = [self.there(card) for card in position.deck]
            position.tactics = [self.there(card) for card in position.tactics]
        return position

    def there(self, card: int) -> int:
        """The card that lies in world 1 where this one lies in world 0."""
        return self.moved.get(card, card)

    def mirrored(self, move: str) -> str:
        """A move of world 0 as it is written in world 1."""
        parts = re.split(r"([>:@])", move)
        numbers = [CARD_NUMBERS.get(part) for part in parts]
        return "".join(
            part if number is None else CARD_NAMES[self.there(number)]
            for part, number in zip(parts, numbers, strict=True)
        )


@dataclass(frozen=True)
class Act:
    """What a seat does: a move, written for both worlds, or without one a take-back."""

    seat: int
    moves: tuple[str, str] = ("", "")

    @property
    def secret(self) -> bool:
        """Whether nobody else may learn the move."""
        return self.moves[0].startswith("give:")


@dataclass
class Plan:
    """A deal and what is done in it; after `together` acts the next one parts the worlds."""

    name: str
    reader: int | None
    deal: Deal
    acts: list[Act]
    exchange: bool
    apart: int  # so many acts found the hands of the others different in the two worlds

    @property
    def together(self) -> int:
        """How many acts leave the worlds equal to the reader."""
        return len(self.acts) - 1


class Course:
    """A game under way, with its take-backs."""

    def __init__(self, deal: Deal, world: int) -> None:
        self.deal, self.world = deal, world
        self.position = deal.start(world)
        self.steps: list[tuple[int, int, int]] = []  # seat, move, reveals before it
        self.told: list[Event] = []  # by the last act

    def may_take_back(self) -> int | None:
        """The seat that may take its last move back."""
        if not self.steps or self.steps[-1][2] != self.position.reveals:
            return None
        return self.steps[-1][0]

    def do(self, act: Act) -> None:
        """Move or take back."""
        self.told = []
        move = act.moves[self.world]
        if move:
            number = SPOR.read_move(move)
            self.steps.append((act.seat, number, self.position.reveals))
            self.position.play(act.seat, number, self.told.append)
        else:
            assert self.may_take_back() == act.seat
            self.steps.pop()
            self.position = self.deal.start(self.world)
            for seat, number, _ in self.steps:
                self.position.step(seat, number)

    def hidden(self, reader: int | None) -> Cards:
        """The cards whose place the reader cannot know; of the two dragonflies, neither."""
        position = self.position
        cards = set(position.deck) | set(position.tactics)
        for role in (0, 1):
            if reader is None:
                cards |= set(position.hands[role])
            elif role != position.board.role(reader):
                cards |= set(position.hands[role]) - set(position.known[1 - role])
        returned = {card for card in range(BATTLE_CARDS) if position.board.returned >> card & 1}
        return frozenset(cards - returned - {WAZKA})

    def seen(self, reader: int | None) -> tuple[Any, ...]:
        """All that the rules give the reader."""
        position = self.position
        moves = position.legal_moves(reader) if reader is not None else []
        events = [(event.code, event.seen_by(reader)) for event in self.told]
        return position.view(reader).text(), position.to_move, moves, events, position.outcome


def make_plan(
    name: str, reader: int | None, least: int, swap_shows: bool = False, **options: str
) -> Plan:
    """Search deals until one gives a plan of at least so many acts; with tactics, an exchange.

    `swap_shows`: the exchange itself is what parts the worlds.
    """
    first = crc32(name.encode()) % 10_000
    for number in range(first, first + 500):
        found = _try(Deal(number, options), reader, least, swap_shows)
        if found is not None:
            deal, acts, exchange = found
            return Plan(name, reader, deal, acts, exchange, _apart(deal, acts, reader))
    raise AssertionError(f"no deal fits {name}")


def _try(
    deal: Deal, reader: int | None, least: int, swap_shows: bool
) -> tuple[Deal, list[Act], bool] | None:
    acts, hidden, swaps = _random_game(deal, reader)
    with_tactics = deal.options.get("tactics") == "on"
    if with_tactics and (not swaps or swaps[0] < least):
        return None
    if with_tactics:
        gives = [number for number in range(swaps[0] + 1) if acts[number].secret]
        least = gives[0] if swap_shows else swaps[0] + 12
        if len(gives) < 6:
            return None  # a short hand that has nothing to choose
    parting = next(
        (number for number in range(least, len(acts)) if not hidden[number] <= hidden[number + 1]),
        None,
    )
    if parting is None or (swap_shows and parting != swaps[0]):
        return None
    never_seen = frozenset.intersection(*hidden[: parting + 1])
    deal.moved = _moved(never_seen, FastChance(deal.number))
    acts = [
        Act(act.seat, (act.moves[0], deal.mirrored(act.moves[0]))) for act in acts[: parting + 1]
    ]
    return (deal, acts, bool(swaps)) if _parts_at_the_end(deal, acts, reader) else None


def _random_game(deal: Deal, reader: int | None) -> tuple[list[Act], list[Cards], list[int]]:
    """The acts, what is hidden before each of them and at the end, and which acts are swaps."""
    course, chance = Course(deal, 0), FastChance(deal.number)
    kept = [CARD_NAMES[card] for hand in course.position.hands for card in hand[:2]]
    acts: list[Act] = []
    hidden, swaps = [course.hidden(reader)], []
    back = 0
    while course.position.to_move:
        taker = course.may_take_back()
        if taker is not None and back < TAKE_BACKS and chance.below(4) == 0:
            acts.append(Act(taker))
            back += 1
        else:
            acts.append(_random_act(course.position, kept, chance))
        course.do(acts[-1])
        hidden.append(course.hidden(reader))
        if any(event.code == "swap" for event in course.told):
            swaps.append(len(acts) - 1)
    return acts, hidden, swaps


def _random_act(position: SporPosition, kept: list[str], chance: FastChance) -> Act:
    """Any move, but some cards are held back; the exchange, and often the tactics deck, first."""
    seat = position.to_move[chance.below(len(position.to_move))]
    moves = [SPOR.write_move(move) for move in position.legal_moves(seat)]
    wanted = [move for move in moves if move.partition(">")[0] not in kept] or moves
    first = ("Wymiana", "draw-tactics") if chance.below(2) else ("Wymiana",)
    wanted = [move for move in moves if move in first] or wanted
    return Act(seat, (wanted[chance.below(len(wanted))],) * 2)


def _moved(cards: Iterable[int], chance: FastChance) -> dict[int, int]:
    """Everyone of these changes its place, battle cards and tactics cards among themselves."""
    moved: dict[int, int] = {}
    for tactics in (False, True):
        group = sorted(card for card in cards if (card >= BATTLE_CARDS) == tactics)
        chance.shuffle(group)
        moved |= dict(zip(group, group[1:] + group[:1], strict=True))
    return moved


def _parts_at_the_end(deal: Deal, acts: list[Act], reader: int | None) -> bool:
    """Whether the rules themselves keep the worlds equal to the reader up to the last act."""
    worlds = Course(deal, 0), Course(deal, 1)
    for number, act in enumerate(acts):
        if worlds[0].seen(reader) != worlds[1].seen(reader):
            raise AssertionError("the rules tell the reader in which world it is")
        for world in worlds:
            try:
                world.do(act)
            except IllegalMove:  # another trick in hand may open or close what is public
                assert number
                return False
    return worlds[0].seen(reader) != worlds[1].seen(reader)


def _apart(deal: Deal, acts: list[Act], reader: int | None) -> int:
    """Before how many acts the others hold different cards in the two worlds."""
    worlds = Course(deal, 0), Course(deal, 1)
    others = [seat for seat in (0, 1) if seat != reader]
    found = 0
    for act in acts:
        one, two = ([world.seen(seat) for seat in others] for world in worlds)
        found += one != two
        for world in worlds:
            world.do(act)
    return found


# -- the game that is served --------------------------------------------------------------------


class Worlds(Game):
    """Spór, dealt as a list of deals says."""

    # Words and art are found beside the class; a compiled Spor cannot be inherited from.
    __module__ = "plansza.games.spor.game"

    def __init__(self, world: int, deals: list[Deal]) -> None:
        self.id = ID
        self.seat_counts = SPOR.seat_counts
        self.rules_version = SPOR.rules_version
        numbers = tuple(map(str, range(MOST_DEALS)))
        self.options = (*SPOR.options, Option("deal", numbers), Option("leak", LEAKS))
        self.codes = SPOR.codes
        self.moments = SPOR.moments
        self.things = SPOR.things
        self.declines = SPOR.declines
        self.moves = SPOR.moves
        self.insight = SPOR.insight
        self._world, self._deals = world, deals

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = self._deals[int(setup["deal"])].start(self._world)
        leak = setup["leak"]
        return position if leak in ("none", "header") else Leaky(position, leak)

    def imagine(self, view: View, chance: Chance) -> Position:
        return SPOR.imagine(view, chance)

    def move_count(self, setup: Setup) -> int:
        return SPOR.move_count(setup)

    def max_moves(self, setup: Setup) -> int:
        return SPOR.max_moves(setup)

    def pictures(self) -> AnyPictures:
        return SPOR.pictures()

    def thing(self, name: str) -> Phrase:
        return SPOR.thing(name)

    def position_from(self, data: dict[str, Any]) -> Position:
        return SPOR.position_from(data)

    def view_from(self, data: dict[str, Any]) -> View:
        return SPOR.view_from(data)


class Leaky(Position):
    """An honest position behind a careless one."""

    def __init__(self, inner: SporPosition, leak: str) -> None:
        self.inner, self.leak = inner, leak
        self.setup, self.chance, self.reveals = inner.setup, inner.chance, inner.reveals

    def _secret(self, seat: int | None) -> int:
        """Something about the cards of the other."""
        role = 0 if seat is None else 1 - self.inner.board.role(seat)
        return sum(self.inner.hands[role])

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.inner.to_move

    @property
    def outcome(self) -> Outcome | None:
        return self.inner.outcome

    def legal_moves(self, seat: int) -> list[int]:
        moves = self.inner.legal_moves(seat)
        drop = self.leak == "moves" and len(moves) > 7
        return moves[: -1 - self._secret(seat) % 5] if drop else moves

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.inner.step(seat, move, self._careless(tell) if tell is not None else None)
        self.reveals = self.inner.reveals

    def _careless(self, tell: Tell) -> Tell:
        def repeat(event: Event) -> None:
            if self.leak == "event" and event.code == "draw":
                (known,) = event.secrets.values()
                event = Event(event.code, event.facts, {0: known, 1: known})
            tell(event)

        return repeat

    def explain(self, seat: int, move: int) -> IllegalMove:
        refusal = self.inner.explain(seat, move)
        if self.leak == "refusal":
            return IllegalMove(refusal.code, {**refusal.facts, "hint": self._secret(seat)})
        return refusal

    def view(self, seat: int | None) -> View:
        view = self.inner.view(seat)
        if self.leak == "board":
            view.board.logs = self._secret(seat) % 4
        return view

    def copy(self) -> "Leaky":
        return Leaky(self.inner.copy(), self.leak)

    def data(self) -> dict[str, Any]:
        return self.inner.data()


# -- the server ---------------------------------------------------------------------------------


def leak_in_headers() -> None:
    """Let answers about a table that asks for it carry the digest of its position."""
    from litestar.datastructures import MutableScopeHeaders
    from litestar.types import Message, Scope

    from plansza.web import app
    from plansza.web.common import security
    from plansza.web.context import context_of

    add_headers = security.add_headers

    async def careless(message: Message, scope: Scope) -> None:
        await add_headers(message, scope)
        if message["type"] == "http.response.start":
            context = context_of(scope["litestar_app"].state)
            for table in context.tables.live_tables():
                asks = table.id in scope["path"] and table.setup["leak"] == "header"
                if asks and table.position is not None:
                    headers = MutableScopeHeaders.from_message(message)
                    headers.setdefault("etag", table.position.digest()[:4])

    setattr(app, "add_headers", careless)  # noqa: B010 - mypy does not know it there


def speak_plainly_of_our_options() -> None:
    """Spór has no words for the options that are ours: on pages their ids must do."""
    from plansza.words import Words

    ours, named, called = ("deal", "leak"), Words.option, Words.choice

    def option(words: Words, option: str) -> str:
        return option if option in ours else named(words, option)

    def choice(words: Words, option: str, choice: str) -> str:
        return choice if option in ours else called(words, option, choice)

    for method in (option, choice):  # pages ask for these; compiled code calls no other of ours
        setattr(Words, method.__name__, method)


def write_deals(path: Path, deals: list[Deal]) -> None:
    """For the servers to read."""
    path.write_text(
        json.dumps([[deal.number, deal.options, list(deal.moved.items())] for deal in deals])
    )


def read_deals(path: Path) -> list[Deal]:
    """What `write_deals` wrote."""
    found = json.loads(path.read_text())
    return [Deal(number, options, dict(moved)) for number, options, moved in found]


def prepare(world: int, deals: Path) -> None:
    """What every process that serves a world needs."""
    GAMES.register(Worlds(world, read_deals(deals)))
    leak_in_headers()
    speak_plainly_of_our_options()


if __name__ == "__main__":
    serve.main(partial(prepare, int(sys.argv[4]), Path(sys.argv[5])))
