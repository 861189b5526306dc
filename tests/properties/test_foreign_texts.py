"""Whatever is read as a position, a view or a record, and is none, is refused in one way.

Texts come from bug reports, other programs and older versions: a stranger's text may be anything.
"""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from plansza.conformance import option_sets, random_position
from plansza.core import (
    BadNotation,
    BadRecord,
    BadText,
    FastChance,
    Game,
    KeyedChance,
    Position,
    Setup,
)
from plansza.core.chance import chance_from_text, commitment, derive_seed
from plansza.core.record import Recorder, read_record, replay
from plansza.games import GAMES
from tests.conformance.toy import Toy

pytestmark = pytest.mark.once
EVERY = [*GAMES.all().values(), Toy()]
every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
often = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
Path = tuple[str | int, ...]

HUGE = st.sampled_from([2**31, -(2**31), 2**63, -(2**63), 10**18, 10**400, 1e308, 1e999, -1e999])
SMALL = st.integers(-3, 80)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | HUGE,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


def read(game: Game, text: str) -> None:
    """Read a text as both; what is accepted knows its seats, and anything else is a `BadText`."""
    found: list[Position] = []
    refusals: list[BadText] = []
    try:
        found.append(game.from_text(text))
    except BadText as error:
        refusals.append(error)
    try:
        found.append(game.view_from_text(text).known)
    except BadText as error:
        refusals.append(error)
    for position in found:
        assert set(position.to_move) <= set(range(position.setup.seats))
    assert all(len(str(error)) < 400 for error in refusals), "a long text is repeated"


def texts_of(game: Game) -> list[str]:
    """Positions and views of several set-ups, early and late."""
    found = []
    for number, setup in enumerate(list(option_sets(game))[:6]):
        position = random_position(game, setup, number, 15 * number)
        found += [position.text(), position.view(0).text(), position.view(None).text()]
    return found


TEXTS = {game.id: texts_of(game) for game in EVERY}


def places(data: Any, path: Path = ()) -> list[Path]:
    """The way to every value inside."""
    found: list[Path] = [path] if path else []
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    if isinstance(data, (dict, list)):
        for key, value in inside:
            deeper = isinstance(value, (dict, list))
            found += places(value, (*path, key)) if deeper else [(*path, key)]
    return found


def inside_of(data: Any, path: Path) -> Any:
    """What holds the value at this place."""
    for key in path[:-1]:
        data = data[key]
    return data


@every_game
@often
@given(text=st.text() | ANYTHING.map(json.dumps))
def test_any_text(game: Game, text: str) -> None:
    read(game, text)


@every_game
@often
@given(data=st.data())
def test_another_value_somewhere(game: Game, data: st.DataObject) -> None:
    """Wrong types, huge numbers, numbers out of range, things missing: at any place of a text."""
    whole = json.loads(data.draw(st.sampled_from(TEXTS[game.id])))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(whole)))
        inside = inside_of(whole, path)
        if data.draw(st.booleans()):
            inside[path[-1]] = data.draw(SMALL | HUGE | ANYTHING)
        else:
            del inside[path[-1]]
        if not places(whole):
            break
    read(game, json.dumps(whole))


@every_game
@often
@given(data=st.data())
def test_letters_changed_on_the_way(game: Game, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS[game.id]))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.sampled_from([0, 1, 1, 2, 9]))
        instead = data.draw(st.text(max_size=3) | st.sampled_from('[]{}",:-0123456789'))
        text = text[:start] + instead + text[start + length :]
    read(game, text)


@every_game
@pytest.mark.parametrize("depth", [50, 900, 20_000, 100_000])
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_deep_nests(game: Game, depth: int, left: str, right: str) -> None:
    nest = left * depth + "1" * (right == "}") + right * depth
    read(game, nest)
    read(game, left * depth)
    for text in TEXTS[game.id][:3]:
        for old in ('"reveals":0', '"result":null', '"seat":0', '"seats":2'):
            name = old.partition(":")[0]
            read(game, text.replace(old, f"{name}:{nest}"))


@every_game
def test_a_wrong_kind_of_value_is_refused(game: Game) -> None:
    """A number where a list should be, and words where a number should be."""
    whole = json.loads(TEXTS[game.id][0])
    for name in whole:
        if name in ("result", "chance", "seats", "options"):
            continue
        other: object = 7 if isinstance(whole[name], (list, dict)) else [7]
        for wrong in (other, "seven" if whole[name] != "" else 7):
            with pytest.raises(BadText):
                game.from_text(json.dumps({**whole, name: wrong}))


@every_game
def test_a_text_with_something_more_is_not_ours(game: Game) -> None:
    whole = json.loads(TEXTS[game.id][0])
    with pytest.raises(BadText, match="more"):
        game.from_text(json.dumps({**whole, "weather": "wet"}))


@every_game
def test_a_seat_that_is_not_there(game: Game) -> None:
    seen = json.loads(TEXTS[game.id][1])
    for seat in (-1, 99, "0", [0], 0.5, True):
        with pytest.raises(BadText):
            game.view_from_text(json.dumps({**seen, "seat": seat}))


@pytest.mark.parametrize(
    "text",
    [
        f"keyed {'0' * 64} -1",
        f"keyed {'0' * 64} {2**64}",
        "fast 0 0",
        "fast -1 5",
        f"fast {2**30} 5",
        f"fast 5 {2**30}",
        "fast 1_0 5",
        "fast ٣ 5",
    ],
)
def test_luck_that_no_stream_can_have(text: str) -> None:
    with pytest.raises(BadText):
        chance_from_text(text)


# -- records and moves --------------------------------------------------------------------------


def a_record(game: Game) -> str:
    """A few moves of a game, with its seed."""
    seed = derive_seed(b"foreign", 1)
    position = game.start(game.setup(), KeyedChance(seed))
    recorder = Recorder(game, position, seed)
    chance = FastChance(1)
    for _ in range(12):
        if position.to_move:
            seat = position.to_move[0]
            moves = position.legal_moves(seat)
            move = moves[chance.below(len(moves))]
            position.play(seat, move)
            recorder.note(seat, move)
    record = recorder.record()
    record.seed = seed.hex()
    return record.text()


RECORDS = {game.id: a_record(game) for game in EVERY}


@every_game
@often
@given(data=st.data())
def test_a_garbled_record(game: Game, data: st.DataObject) -> None:
    lines = RECORDS[game.id].splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        words = lines[number].split()
        place = data.draw(st.integers(0, len(words) - 1)) if words else 0
        words[place : place + 1] = [data.draw(st.text(max_size=4) | HUGE.map(str) | SMALL.map(str))]
        lines[number] = " ".join(words)
    with suppress(BadRecord):
        replay(game, read_record("\n".join(lines)))


def test_a_seed_with_gaps_is_none() -> None:
    """64 characters that are fewer bytes: refused as a record, even if its commitment fits."""
    game = EVERY[0]
    record = read_record(RECORDS[game.id])
    record.seed = "ab " * 21 + " "
    record.commitment = commitment(bytes.fromhex(record.seed))
    with pytest.raises(BadRecord):
        replay(game, record)


@every_game
@often
@given(text=st.text())
def test_any_move(game: Game, text: str) -> None:
    with suppress(BadNotation):
        assert game.write_move(game.read_move(text)) == text


class Failing(Toy):
    """Has a fault of its own, whatever the text says."""

    def blank(self, setup: Setup) -> Position:
        raise RuntimeError("out of order")


def test_a_fault_of_the_game_is_not_blamed_on_the_text() -> None:
    for text in TEXTS["toy"][:1]:
        with pytest.raises(RuntimeError, match="out of order"):
            Failing().from_text(text)
