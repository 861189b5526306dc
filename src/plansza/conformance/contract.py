"""The contract itself, along random games: legality, records, imagination, secrecy.

Every failure names what was broken.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, takewhile
from typing import Final

from plansza.conformance.playouts import check_random_move
from plansza.conformance.tally import check_tally
from plansza.core.chance import FastChance, KeyedChance, derive_seed
from plansza.core.contract import NO_MOVE, NOBODY, Event, Game, Phrase, Position, View
from plansza.core.errors import BadNotation, IllegalMove
from plansza.core.missing import check_codes
from plansza.core.record import Recorder, read_record, replay
from plansza.core.setup import Setup
from plansza.core.state import State, declared_in, fields_of, plain

MOST_REASONS = 3  # that a hint gives for a move
OFTEN = 5  # how often a field must hold something before it is missed
GENERIC_REFUSALS = ("no-such-seat", "game-over", "not-your-turn", "not-possible")
GENERIC_PROMPTS = ("choose-move", "wait-for", "no-more-moves")
GENERIC_TALLIES = ("score",)
THE_VIEW = "the view"
Received = dict[str, str]
# What else a seat is sent besides the contract's own answers, for example its picture.
Extra = Callable[[View, list[int]], Received]


def random_choice(position: Position, chance: FastChance) -> tuple[int, int]:
    """A random seat to move and a random move of it."""
    seat = position.to_move[chance.below(len(position.to_move))]
    moves = position.legal_moves(seat)
    return seat, moves[chance.below(len(moves))]


def random_position(game: Game, setup: Setup, seed: int, moves: int) -> Position:
    """A position after some random moves, or the last one of a game that is over before."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    while position.to_move and moves:
        position.step(*random_choice(position, chance))
        moves -= 1
    return position


# -- legality, copies, conservation, the end ---------------------------------------------------


WHOLE: Final = 250  # positions of a game that are looked at from all sides; of those that follow
EVERY: Final = 7  # one in so many, which no number of players divides: every seat comes up


def check_play(game: Game, setup: Setup, seed: int) -> None:
    """Play one random game and check the positions on the way."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    inventory = position.inventory()
    past: list[tuple[Position, View, str, str]] = []
    events: list[Event] = []
    for number in count():
        assert number <= game.max_moves(setup), "the game takes more moves than max_moves"
        assert position.inventory() == inventory, "components appeared or vanished"
        check_moves(game, position)
        if number < WHOLE or number % EVERY == 0 or not position.to_move:
            check_refusals(game, position, chance)
            twin, view = position.copy(), position.view(number % setup.seats)
            check_copies(position, twin, view)
            past.append((twin, view, position.digest(), view.text()))
            check_texts(game, position, view)
            check_meters(game, position, view)
            check_meters(game, position, position.view(None))
            check_openness(game, position, events)
        if not position.to_move:
            break
        reveals, told = position.reveals, len(events)
        seat, move = random_choice(position, chance)
        check_random_move(position, seat, chance)
        position.play(seat, move, events.append)
        assert position.reveals >= reveals, "reveals never goes back"
        disclosed = len(up_to_disclosure(game, events[told:])) < len(events) - told
        assert position.reveals > reveals or not disclosed, "reveals must rise with a disclosure"
    check_end(game, position)
    check_codes(game, "event", [*game.discloses, *(event.code for event in events)])
    for twin, view, digest, text in past:
        assert twin.digest() == digest, "a copy changed when another position was played"
        assert view.text() == text, "a view changed when the position was played"


def check_copies(position: Position, twin: Position, view: View) -> None:
    """A copy has every field, each equal and its own; a view shares nothing with the truth."""
    strangers = getattr(position, "__dict__", {}).keys() - declared_in(type(position))
    assert not strangers, f"no annotation in the class declares {', '.join(sorted(strangers))}"
    for name, value in vars_of(position).items():
        assert hasattr(twin, name), f"a copy forgets {name}"
        same = plain(getattr(twin, name)) == plain(value)
        assert same, f"a copy has another {name}"
    mine = {id(each) for each in lists_in(position)}
    assert not mine & {id(each) for each in lists_in(twin)}, "a copy shares a list"
    assert not mine & {id(each) for each in lists_in(view.known)}, "a view shares a list"


def vars_of(state: State) -> dict[str, object]:
    """The fields of a state as they are."""
    return {name: getattr(state, name) for name in fields_of(type(state))}


def lists_in(value: object) -> Iterator[list[object]]:
    """Every list in a state, in the states inside it too, but for those that never change again: a
    state says so by being its own copy, a class by naming the fields."""
    if isinstance(value, State):
        copy: Callable[[], State] | None = getattr(value, "copy", None)
        if copy is not None and copy() is value:
            return
        for name, each in vars_of(value).items():
            if name not in value.shared:
                yield from lists_in(each)
    elif isinstance(value, list):
        yield value
        for each in value:
            yield from lists_in(each)


def check_moves(game: Game, position: Position) -> None:
    """Moves are sorted, unique, in range, written and read back; only seats to move have any."""
    to_move = position.to_move
    assert list(to_move) == sorted(set(to_move))
    first = to_move[0] if to_move else NOBODY
    assert position.mover() == first, f"mover() is {position.mover()}, the first to move {first}"
    for seat in range(position.setup.seats):
        moves = position.legal_moves(seat)
        assert moves == sorted(set(moves)), "legal moves are not sorted and unique"
        assert bool(moves) == (seat in to_move), f"seat {seat} has {moves}, to move: {to_move}"
        assert all(0 <= move < game.move_count(position.setup) for move in moves)
        for move in moves:
            text = game.write_move(move)
            assert text.split() == [text], f"notation {text!r} has spaces"
            assert game.read_move(text) == move, f"{text} is read as another move"
        check_codes(game, "move", [game.describe(move)[0] for move in moves])
    forced = position.forced()
    if forced != NO_MOVE:
        assert len(to_move) == 1, "a move is forced, and several may act"
        assert position.legal_moves(to_move[0]) == [forced], "what is forced is not the only move"


def check_refusals(game: Game, position: Position, chance: FastChance) -> None:
    """What is not legal is refused with a declared reason, and nothing changes."""
    before = position.digest()
    seats = position.setup.seats
    tries = [(0, -1), (0, game.move_count(position.setup)), (0, 1 << 40), (-1, 0), (seats, 0)]
    tries += [
        (chance.below(seats), chance.below(game.move_count(position.setup))) for _ in range(6)
    ]
    for seat, move in tries:
        legal = 0 <= seat < seats and move in position.legal_moves(seat)
        refusal = position.why_not(seat, move)
        assert (refusal is None) == legal, f"why_not and legal_moves disagree on {seat}, {move}"
        if refusal is not None:
            check_codes(game, "refusal", [refusal.code], GENERIC_REFUSALS)
            refused = raises_illegal(position, seat, move)
            assert refused == refusal, f"play refuses with {refused}, why_not with {refusal}"
    assert position.digest() == before, "a refused move changed the position"


def raises_illegal(position: Position, seat: int, move: int) -> IllegalMove:
    """The refusal that `play` raises."""
    try:
        position.play(seat, move)
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(f"seat {seat} could play the illegal move {move}")


def check_texts(game: Game, position: Position, view: View) -> None:
    """Positions and views survive being written and read."""
    assert game.from_text(position.text()).digest() == position.digest()
    assert game.view_from_text(view.text()).text() == view.text()
    check_codes(game, "prompt", [view.prompt()[0]], GENERIC_PROMPTS)


def check_meters(game: Game, position: Position, view: View) -> None:
    """Goal and progress: declared, within their bounds; one that ends the game has ended it."""
    meters = view.meters()
    check_codes(game, "meter", [meter.code for meter in meters])
    for meter in meters:
        strange = [seat for seat in meter.seats if not 0 <= seat < position.setup.seats]
        assert not strange, f"{meter!r} belongs to seat {strange[0]}, which is not there"
        if meter.target is None:
            assert not meter.ends, f"{meter!r} ends the game, but has no target"
            continue
        low, high = sorted((meter.start, meter.target))
        assert low <= meter.value <= high, f"{meter!r} is not between its start and its target"
        over = position.outcome is not None or not meter.ends or meter.value != meter.target
        assert over, f"{meter!r} has reached its target, and the game goes on"


def check_openness(game: Game, position: Position, events: list[Event]) -> None:
    """Where a game says that nothing is hidden, everybody knows and was told the same."""
    if game.secrets(position.setup):
        return
    for seat in range(position.setup.seats):
        more = differing(position.view(None), position.view(seat))
        assert not more, f"nothing is hidden, says the game, but seat {seat} sees its own {more}"
    private = [event.code for event in events if event.secrets]
    assert not private, f"nothing is hidden, says the game, but {private[0]} is told to some alone"


def check_end(game: Game, position: Position) -> None:
    """A game that is over says how, and refuses everything."""
    outcome = position.outcome
    assert outcome is not None, "nobody is to move, but there is no outcome"
    check_codes(game, "reason", [outcome.reason])
    assert len(outcome.scores) == position.setup.seats
    assert all(0 <= seat < position.setup.seats for seat in outcome.winners)
    for reader in (*range(position.setup.seats), None):
        lines = position.view(reader).tally()
        check_codes(game, "tally", [line.code for line in lines], GENERIC_TALLIES)
        check_tally(lines, outcome.scores, game.sides(position.setup))
    refusal = position.why_not(0, 0)
    assert refusal is not None
    assert refusal.code == "game-over"
    for broken in ("", "no such move", "\x00"):
        try:
            game.read_move(broken)
        except BadNotation:
            continue
        raise AssertionError(f"{broken!r} was read as a move")


# -- records -----------------------------------------------------------------------------------


def check_record(game: Game, setup: Setup, seed: int) -> None:
    """A game from a secret seed is written, read, and replayed to the same digest."""
    secret = derive_seed(b"conformance", seed)
    position = game.start(setup, KeyedChance(secret))
    recorder = Recorder(game, position, secret)
    chance = FastChance(seed)
    while position.to_move:
        assert not recorder.record().seed, "the seed of a running game was written"
        seat, move = random_choice(position, chance)
        position.play(seat, move)
        recorder.note(seat, move)
    record = read_record(recorder.record().text())
    assert record == recorder.record(), "a record changed by writing and reading"
    assert replay(game, record).digest() == position.digest()


# -- imagination -------------------------------------------------------------------------------


def check_imagination(game: Game, setup: Setup, seed: int) -> None:
    """An imagined position looks the same to its seat, depends on the view alone, and plays on."""
    chance = FastChance(seed + 2)
    position = random_position(game, setup, seed, chance.below(min(60, game.max_moves(setup))))
    for seat in range(setup.seats):
        view = position.view(seat)
        imagined = game.imagine(view, FastChance(seed))
        reread = game.imagine(game.view_from_text(view.text()), FastChance(seed))
        assert imagined.digest() == reread.digest(), "imagine used more than view and chance"
        check_looks_same(position, imagined, seat)
        assert imagined.inventory() == position.inventory(), "imagined other components"
        for _ in range(3):
            imagined.reimagine(seat, chance)
            check_looks_same(position, imagined, seat)
        while imagined.to_move:
            imagined.play(*random_choice(imagined, chance))


def check_looks_same(truth: Position, imagined: Position, seat: int) -> None:
    """Everything this seat could ask is answered alike."""
    assert imagined.view(seat).text() == truth.view(seat).text(), "imagined another view"
    assert imagined.to_move == truth.to_move
    assert imagined.legal_moves(seat) == truth.legal_moves(seat)
    assert (imagined.outcome is None) == (truth.outcome is None)


def never_imagined(game: Game, setup: Setup, games: int = 4) -> set[str]:
    """The fields that hold something in the truth, and never in what a seat imagines.

    Lists by seat and lists in lists are taken apart: what one seat holds another must imagine.
    """
    blank = _leaves(game.blank(setup), setup.seats)
    chance = FastChance(games)
    true: Counter[str] = Counter()
    imagined: Counter[str] = Counter()
    for seed in range(games):
        position = game.start(setup, FastChance(seed))
        while position.to_move:
            for seat in range(setup.seats) if chance.below(8) == 0 else ():
                fancy = game.imagine(position.view(seat), chance)
                true.update(f"{seat}: {name}" for name in _filled(position, blank))
                imagined.update(f"{seat}: {name}" for name in _filled(fancy, blank))
            position.step(*random_choice(position, chance))
    return {name for name, times in true.items() if times >= OFTEN and not imagined[name]}


def _leaves(state: State, seats: int, within: str = "") -> dict[str, object]:
    """The fields of a state in plain values by name."""
    found: dict[str, object] = {}
    for field, value in vars_of(state).items():
        name = within + field
        if isinstance(value, State):
            found |= _leaves(value, seats, f"{name}.")
        elif isinstance(value, list) and (len(value) == seats or _nested(value)):
            found |= {f"{name}.{place}": plain(each) for place, each in enumerate(value)}
        else:
            found[name] = plain(value)
    return found


def _nested(value: list[object]) -> bool:
    return bool(value) and isinstance(value[0], list)


def _filled(state: Position, blank: dict[str, object]) -> set[str]:
    leaves = _leaves(state, state.setup.seats)
    return {name for name, value in leaves.items() if value not in (blank.get(name), [])}


def truth_is_imaginable(game: Game, position: Position, seat: int, tries: int) -> bool:
    """Whether imagining often enough gives the very deal that is true."""
    truth = [position.view(other).text() for other in range(position.setup.seats)]
    chance = FastChance(tries)
    view = position.view(seat)
    for _ in range(tries):
        imagined = game.imagine(view, chance)
        if [imagined.view(other).text() for other in range(position.setup.seats)] == truth:
            return True
    return False


def surprise(game: Game, position: Position, seat: int, chance: FastChance) -> tuple[int, int]:
    """How far the truth lies from an imagined position, and two imagined ones from each other.

    Where imagining is fair, the truth is one more draw like the others: over many positions both
    come to about the same. Where it forgets what may be, or prefers some deals, the truth is
    farther away; where it knows too much, nearer. That needs no luck to hit the very deal.
    """
    view, others = position.view(seat), [s for s in range(position.setup.seats) if s != seat]
    one, two = (game.imagine(view, chance) for _ in range(2))
    truth, first, second = (_secrets(each, others) for each in (position, one, two))
    return _distance(truth, first), _distance(first, second)


def _secrets(position: Position, seats: list[int]) -> Counter[str]:
    """All that these seats know, every single value by its place; lists count without order."""
    found: Counter[str] = Counter()
    for seat in seats:
        _count_leaves(position.view(seat).data(), str(seat), found)
    return found


def _count_leaves(data: object, place: str, found: Counter[str]) -> None:
    if isinstance(data, dict):
        for key, value in data.items():
            _count_leaves(value, f"{place}.{key}", found)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            within = f"{place}.{number}" if isinstance(value, (dict, list)) else place
            _count_leaves(value, within, found)
    else:
        found[f"{place}={data}"] += 1


def _distance(one: Counter[str], two: Counter[str]) -> int:
    return sum((one - two).values()) + sum((two - one).values())


# -- secrecy -----------------------------------------------------------------------------------


def check_worlds(game: Game, setup: Setup, seed: int, extra: Extra | None = None) -> None:
    """Two worlds equal to a seat stay equal in all it receives, until it is told a difference."""
    chance = FastChance(seed + 3)
    start = random_position(game, setup, seed, chance.below(min(40, game.max_moves(setup))))
    for seat in range(setup.seats):
        other = game.imagine(start.view(seat), chance)
        other.chance = start.chance.copy()
        play_both_worlds(game, start.copy(), other, seat, chance, extra)
        # A spectator knows less than any seat: to him too these worlds are equal.
        again = game.imagine(start.view(seat), chance)
        again.chance = start.chance.copy()
        play_both_worlds(game, start.copy(), again, None, chance, extra)


def play_both_worlds(
    game: Game,
    one: Position,
    two: Position,
    seat: int | None,
    chance: FastChance,
    extra: Extra | None = None,
) -> int:
    """Play the same moves in both worlds; how many were made before they had to part."""
    for moves in count():
        probes = [chance.below(game.move_count(one.setup)) for _ in range(3)]
        here, there = (received(world, seat, probes, extra) for world in (one, two))
        for what, text in here.items():
            assert text == there[what], f"{what} tells seat {seat} which world it is in" + (
                differences(one.view(seat), two.view(seat)) if what == THE_VIEW else ""
            )
        both = [
            (mover, move)
            for mover in one.to_move
            for move in one.legal_moves(mover)
            if move in two.legal_moves(mover)
        ]
        if not both:
            return moves
        mover, move = both[chance.below(len(both))]
        if mover == seat:
            reasons = [check_reasons(game, world, seat, move) for world in (one, two)]
            assert reasons[0] == reasons[1], f"a hint tells seat {seat} which world it is in"
        told_one: list[Event] = []
        told_two: list[Event] = []
        one.play(mover, move, told_one.append)
        two.play(mover, move, told_two.append)
        public = [
            [(event.code, event.facts) for event in up_to_disclosure(game, told)]
            for told in (told_one, told_two)
        ]
        assert public[0] == public[1], "the public part of an event depends on a secret"
        if [event.seen_by(seat) for event in told_one] != [
            event.seen_by(seat) for event in told_two
        ]:
            return moves + 1
    raise AssertionError("unreachable")


def differing(one: View, two: View) -> str:
    """The fields in which two views differ."""
    there = two.known.data()
    return ", ".join(name for name, value in one.known.data().items() if value != there[name])


def differences(one: View, two: View) -> str:
    """Which fields of two views differ, and what may be wrong with them."""
    return f": {differing(one, two)}. It is a secret, or an event should have told it."


def up_to_disclosure(game: Game, told: list[Event]) -> list[Event]:
    """The events before the first that shows everybody a secret: what follows it may differ."""
    return list(takewhile(lambda event: event.code not in game.discloses, told))


def check_reasons(game: Game, position: Position, seat: int, move: int) -> list[Phrase]:
    """What a hint says for this move: little, and nothing undeclared. Some games give no hints."""
    reasons = game.insight.why(position, seat, move)
    codes = [code for code, _ in reasons]
    assert len(codes) <= MOST_REASONS, f"too much said for a move: {codes}"
    check_codes(game, "why", codes)
    return reasons


def received(
    position: Position, seat: int | None, probes: list[int], extra: Extra | None = None
) -> Received:
    """Everything a seat, or a spectator, is sent about a position or may ask about it."""
    view = position.view(seat)
    moves = position.legal_moves(seat) if seat is not None else []
    answers = {
        THE_VIEW: view.text(),
        "the prompt": repr(view.prompt()),
        "a meter": repr(view.meters()),
        "a decisive move": repr(view.decisive()),
        "whose turn it is": repr(position.to_move),
        "the outcome": repr(position.outcome),
        "the list of moves": repr(moves),
        "the limit of take-back": repr(position.reveals),
        "what a table does by itself": repr(position.forced() != NO_MOVE),
    }
    if seat is not None:
        refusals = [position.why_not(seat, move) for move in probes]
        assert position.refusals(seat, probes) == refusals, "refusals differ from why_not"
        assert view.refusals(probes) == refusals, "a view refuses otherwise than its position"
        answers["a refusal"] = repr([refusal and str(refusal) for refusal in refusals])
    if extra is not None:
        answers.update(extra(view, moves))
    return answers
