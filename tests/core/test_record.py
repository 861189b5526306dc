"""Records: whatever is wrong with one is said in a sentence that names it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plansza.core import BadRecord, FastChance, KeyedChance
from plansza.core.chance import derive_seed
from plansza.core.record import Record, Recorder, read_record, replay
from plansza.games import find

GAME = find("spor")


def finished(number: int = 1) -> Record:
    seed = derive_seed(b"record", number)
    position = GAME.start(GAME.setup(), KeyedChance(seed))
    recorder = Recorder(GAME, position, seed)
    chance = FastChance(number)
    while position.to_move:
        moves = position.legal_moves(position.to_move[0])
        seat, move = position.to_move[0], moves[chance.below(len(moves))]
        position.play(seat, move)
        recorder.note(seat, move)
    return recorder.record()


TEXT = finished().text()
LINES = TEXT.splitlines()
RULES = f"rules {GAME.rules_version}"
FIRST_MOVE = f"line {LINES.index('moves') + 2} "


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    finished().write(path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]
    assert replay(GAME, read_record(TEXT)).digest() == finished().digest


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "game.record.part").mkdir()
    with pytest.raises(OSError, match=r"game\.record\.part"):
        finished().write(path)
    assert path.read_text(encoding="utf-8") == "old"


def test_every_position_on_the_way_is_shown() -> None:
    record = finished()
    numbers: list[int] = []
    replay(GAME, record, each=lambda number, position: numbers.append(number))
    assert numbers == list(range(1, len(record.moves) + 1))


@given(st.integers(0, len(TEXT) - 2))  # its last line may lack its end
def test_a_record_cut_anywhere_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        replay(GAME, read_record(TEXT[:length]))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The record with a few lines lost, repeated, swapped, or written over."""
    lines = LINES.copy()
    for _ in range(draw(st.integers(1, 3))):
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        how = draw(st.sampled_from(("lose", "repeat", "swap", "spoil", "scribble")))
        if how == "lose":
            del lines[at]
        elif how == "repeat":
            lines.insert(other, lines[at])
        elif how == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "spoil":
            place = draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + draw(st.characters()) + lines[at][place + 1 :]
        else:
            lines[at] = draw(st.text(max_size=20))
    return "\n".join(lines)


@given(damaged())
def test_a_damaged_record_is_refused_or_tells_the_same_game(text: str) -> None:
    """Options may stand in any order, and spaces mean nothing; all else must be as it was."""
    try:
        found = read_record(text)
        position = replay(GAME, found)
    except BadRecord:
        return
    assert position.digest() == finished().digest
    assert read_record(found.text()) == found


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "first line"),
        ("hello\n", "first line"),
        ("\n".join(LINES[:-1]), "cut off"),
        (edited("moves\n", "moves\nwhat is this?\n"), FIRST_MOVE + ".* “what is this\\?”"),
        (TEXT + "1 draw\n", "makes no sense: “1 draw”"),
        (edited("game spor\n", ""), "lacks its “game” line"),
        (edited(RULES, "rules one"), "should be a number"),
        (edited("seats 2", "seats " + "2" * 5000), "should be a number"),
        (edited("moves\n", "moves\n" + "1" * 5000 + " draw\n"), FIRST_MOVE + ".* makes no sense"),
        (edited(LINES[-1], "end 3"), "makes no sense: “end 3”"),
    ],
)
def test_a_broken_record_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        read_record(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (edited(RULES, "rules 7"), f"version 7 .* spor, this program version {GAME.rules_version}"),
        (edited("option tactics off", "option tactics maybe"), "no choice “maybe”"),
        (edited("option tactics off", "option tactic off"), "no option “tactic”"),
        (edited("option tactics off", "option seats 2"), "no option “seats”"),
        (edited("seats 2", "seats 3"), "no game for 3"),
        (edited(LINES[-2], "seed 1234"), "not the one its commitment promised"),
        (edited(LINES[-2], "seed abc"), "“abc” is no seed"),
        (edited(LINES[-2] + "\n", ""), "has no seed"),
        (edited("moves\n1 ", "moves\n2 "), "move 1 of the record, “2 .*”, is refused"),
        (edited("moves\n1 ", "moves\n9 "), "move 1 of the record, “9 .*”, is refused"),
        (edited("result 0 1 held", "result 1 0 held"), "replaying it gives “0 1 held”"),
        (edited(LINES[-3], "digest 00"), "ends in a different position"),
    ],
)
def test_a_wrong_record_cannot_be_replayed(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay(GAME, read_record(text))


def test_an_unreadable_move_is_named() -> None:
    first_move = LINES[LINES.index("moves") + 1]
    broken = edited(f"moves\n{first_move}\n", "moves\n1 Q7>3\n")
    with pytest.raises(BadRecord, match=r"move 1 of the record, “1 Q7>3”, is refused.*G7>3"):
        replay(GAME, read_record(broken))
