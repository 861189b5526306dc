"""Records are checked before a word is told, and tell nobody what he could not know."""

import re
from pathlib import Path

import pytest

from plansza.conformance import random_choice
from plansza.core.chance import FastChance, KeyedChance, derive_seed
from plansza.core.record import Recorder
from plansza.games import find
from tests.cli.conftest import Ask
from tests.cli.helper import plansza


@pytest.fixture
def exchange(tmp_path: Path) -> Path:
    """The record of a game with an exchange of hidden cards."""
    game = find("spor")
    for number in range(1000):
        secret, chance = derive_seed(b"exchange", number), FastChance(number)
        position = game.start(game.setup(tactics="on"), KeyedChance(secret))
        recorder = Recorder(game, position, secret)
        while position.to_move:
            seat, move = random_choice(position, chance)
            position.play(seat, move)
            recorder.note(seat, move)
        text = recorder.record().text()
        if text.count("give:") == 6:
            path = tmp_path / "exchange.txt"
            path.write_text(text, encoding="utf-8")
            return path
    raise AssertionError("no exchange in a thousand games")


@pytest.mark.parametrize(
    ("language", "good"), [("pl", "Zapis się zgadza"), ("en", "The record is right")]
)
def test_a_played_game_is_told(ask: Ask, record: Path, language: str, good: str) -> None:
    said = ask("replay", str(record), "--language", language)
    assert (said.code, said.err) == (0, "")
    assert good in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    moves = len(re.findall(r"^[12] ", record.read_text(), re.MULTILINE))
    assert len(re.findall(r"^ *\d+\. ", said.out, re.MULTILINE)) == moves
    assert ("wygrywa" if language == "pl" else "wins") in said.out


def test_a_record_from_standard_input(ask: Ask, record: Path) -> None:
    said = plansza("replay", "-", stdin=record.read_text("utf-8"))
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == ask("replay", str(record)).out


def test_a_spectator_is_told_no_hidden_card(ask: Ask, exchange: Path) -> None:
    out = ask("replay", str(exchange)).out
    assert "give:" not in out
    assert "puts a card into the exchange" in out
    assert "You " not in out
    assert "Your hand" not in out
    assert set(re.findall(r"draws (.*)", out)) <= {"a battle card.", "a tactics card."}


def test_a_seat_is_told_its_own_cards_only(ask: Ask, exchange: Path) -> None:
    for seat, other in (("1", "2"), ("2", "1")):
        out = ask("replay", str(exchange), "--seat", seat).out
        assert len(re.findall(rf"Player {seat} give:", out)) == 3
        assert f"Player {other} give:" not in out
        assert "You put " in out
        assert f"Player {other} puts a card" in out
        assert out.count("Your hand: ") == 2, "at the start and at the end"


def test_everything_is_told_when_asked_for(ask: Ask, exchange: Path) -> None:
    out = ask("replay", str(exchange), "--all").out
    assert out.count("give:") == 6
    for seat in "12":
        assert f"Player {seat}: You draw " in out
        assert f"Player {seat}: You put " in out


def bad(ask: Ask, path: Path, *more: str) -> str:
    """The one line about a record that cannot be used."""
    said = ask("replay", str(path), *more)
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def test_a_seat_that_is_not_there(ask: Ask, record: Path) -> None:
    assert "from 1 to 2" in bad(ask, record, "--seat", "3")


def test_a_cut_off_record(ask: Ask, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    for count in (*range(len(lines) - 4, len(lines)), 1, 5, 15, 30):
        record.write_text("".join(lines[:count]), encoding="utf-8")
        assert "cut off" in bad(ask, record)
    record.write_text("", encoding="utf-8")
    assert "plansza record 1" in bad(ask, record)


LINE = re.MULTILINE


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        (r"^rules \d+$", "rules 99", "version 99"),
        (r"^rules \d+$", "rules one", "rules"),
        (r"^rules \d+$", "rules " + "9" * 5000, "rules"),
        ("^seats 2$", "seats 7", "7"),
        ("^seats 2$", "seats " + "9" * 100, "seats"),
        ("^game spor$", "game chess", "chess"),
        ("^option tactics off$", "option tactics maybe", "maybe"),
        ("^option tactics off$", "option seats 2", "seats"),
        ("^option tactics off$", "option tactics", "option tactics"),
        ("^moves$", "moves\n2 G1>1", "Move 1"),
        ("^moves$", "moves\n1 dance", "Move 1"),
        ("^moves$", "moves\n" + "9" * 5000 + " draw", "Line"),
        ("^seed 0", "seed 1", "hash"),
        ("^seed .*\n", "", "no seed"),
        ("^digest .*$", "digest 00", "another position"),
        ("^result .*$", "result 9 9 held", "9 9 held"),
        ("^commitment .*\n", "", "commitment"),
        ("^end .*$", "end 3", "end 3"),
    ],
)
def test_a_corrupt_record(ask: Ask, record: Path, old: str, new: str, named: str) -> None:
    text = record.read_text("utf-8")
    number = r"end \d+"
    corrupt, changed = re.subn(old, new, text, count=1, flags=LINE)
    assert changed == 1
    if new.startswith("moves\n"):
        count = int(re.findall(number, text)[0].split()[1])
        corrupt = re.sub(number, f"end {count + 1}", corrupt)
    record.write_text(corrupt, encoding="utf-8")
    assert named in bad(ask, record)


@pytest.mark.parametrize("data", [b"\x00\xff\xfe", b"plansza record 1\n\xff", b"hello", b"\x00"])
def test_something_else_entirely(ask: Ask, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(data)
    assert bad(ask, path)


def test_a_game_that_is_not_over(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    ask("play", "spor", "--record", str(path), stdin="1\n")
    assert "no seed" in bad(ask, path)
