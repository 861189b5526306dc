"""A game in the terminal, driven through a pipe."""

import io
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from plansza.bots.pace import Pace, usual
from plansza.cli import play as playing
from plansza.cli.terminal import Terminal
from plansza.core.chance import commitment, seed_from_text
from plansza.core.record import read_record, replay
from plansza.games import find
from tests.cli.conftest import Ask
from tests.cli.helper import ALWAYS_FIRST, environment, plansza
from tests.support.patience import PATIENCE
from tests.support.processes import Process

SEED = seed_from_text("5")
BYE = {"en": "See you!", "pl": "Do zobaczenia!"}


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("options", [[], ["--option", "tactics=on", "--option", "match=rewanz"]])
def test_a_game_to_its_end(language: str, options: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = "play spor --seed 5 --bot random --record"
    said = plansza(
        *command.split(), str(path), "--language", language, *options, stdin=ALWAYS_FIRST * 5
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert "\x1b" not in said.stdout
    assert max(map(len, said.stdout.splitlines())) <= 80
    words = " ".join(said.stdout.split())
    assert words.index(commitment(SEED)) < words.index(SEED.hex()), "first the promise"
    assert BYE[language] not in words
    record = read_record(path.read_text("utf-8"))
    assert record.seed == SEED.hex()
    assert replay(find("spor"), record).outcome is not None
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


def test_the_same_seed_gives_the_same_game(ask: Ask) -> None:
    one, two = (ask("play", "spor", "--seed", "7", stdin=ALWAYS_FIRST).out for _ in range(2))
    assert one == two
    assert one != ask("play", "spor", "--seed", "8", stdin=ALWAYS_FIRST).out


def test_a_seed_nobody_gave_is_secret(ask: Ask) -> None:
    def promise() -> str:
        return " ".join(ask("play", "spor", stdin="q\n").out.split()).split("seed: ")[1][:64]

    assert re.fullmatch("[0-9a-f]{64}", promise())
    assert promise() != promise()


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n", "KONIEC\n", "?\nq\n"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_leaving_is_polite_and_keeps_the_record_without_the_seed(
    ask: Ask, tmp_path: Path, typed: str, language: str
) -> None:
    path = tmp_path / "game.txt"
    command = "play spor --seed 5 --option attacker=1 --record"
    said = ask(*command.split(), str(path), "--language", language, stdin="1\n" + typed)
    assert (said.code, said.err) == (0, "")
    assert BYE[language] in said.out
    assert SEED.hex() not in said.out
    record = read_record(path.read_text("utf-8"))
    assert record.commitment == commitment(SEED)
    assert (record.seed, record.result, record.digest) == ("", "", "")
    assert record.moves


def test_ctrl_c_is_a_way_to_leave(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = "-m plansza play spor --option attacker=1 --record"
    pipe = subprocess.PIPE
    with Process(
        [sys.executable, *command.split(), str(path)],
        env=environment(PYTHONUNBUFFERED="1"),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
    ) as process:
        process.until("q quits")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0  # though it could still be told a move
        out, err = process.finish()
    assert (process.returncode, err) == (0, "")
    assert "See you!" in out
    assert not read_record(path.read_text("utf-8")).seed


def test_the_list_numbers_every_move_in_notation_and_words(ask: Ask) -> None:
    said = ask("play", "spor", "--seed", "5", "--option", "attacker=1", stdin="?\n")
    listed = re.findall(r"^ +(\d+)  (\S+) +(.+)$", said.out, re.MULTILINE)
    game = find("spor")
    assert [int(number) for number, _, _ in listed] == list(range(1, 43))
    assert all(game.read_move(text) is not None for _, text, _ in listed)
    assert all(words.startswith("Play ") for _, _, words in listed)


def first_moves(ask: Ask, *typed: str) -> str:
    lines = "".join(f"{text}\n" for text in typed)
    return ask("play", "spor", "--seed", "5", "--option", "attacker=1", stdin=lines).out


def test_a_move_by_number_and_by_notation_are_the_same(ask: Ask) -> None:
    listed = re.findall(r"^ +(\d+)  (\S+) +(.+)$", first_moves(ask, "?"), re.MULTILINE)
    number, notation, words = listed[9]
    played = [
        first_moves(ask, text).split("q quits): ")[1].partition("\n")[2]
        for text in (number, notation, notation.lower())
    ]
    assert played[0].startswith(f"You {words[0].lower()}{words[1:]}.")
    assert played[0] == played[1] == played[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("log1", "Only the defender throws logs"),
        ("draw", "Play a card first, then draw"),
        ("claim3", "To take dam 3 you need 3 cards there"),
        ("G77>3", "“G77>3” is not a move in this game"),
        ("dance", "“dance” is not a move in this game"),
        ("99", "There is no move number 99: the list goes from 1 to 42."),
        ("0", "There is no move number 0"),
        ("9" * 5000, "There is no move number 999999999"),
        ("\ufffd[bold]", "is not a move in this game"),
    ],
)
def test_a_refusal_says_why_and_asks_again(ask: Ask, typed: str, answer: str) -> None:
    out = " ".join(first_moves(ask, typed, "1").split())
    assert answer in out
    assert out.index(answer) < out.index("You play ")


def test_broken_letters_are_no_reason_to_stop() -> None:
    broken = b"\xff\xfe\nq\n".decode("utf-8", "surrogateescape")
    said = plansza("play", "spor", stdin=broken)
    assert (said.returncode, said.stderr) == (0, "")


def test_the_board_is_shown_again_on_request(ask: Ask) -> None:
    once, twice = first_moves(ask, "q"), first_moves(ask, "!", "q")
    assert once.count("Your hand: ") == 1
    assert twice.count("Your hand: ") == 2


def test_the_player_is_told_only_his_own_cards(ask: Ask) -> None:
    out = ask("play", "spor", "--seed", "5", "--seat", "2", stdin=ALWAYS_FIRST).out
    assert "You draw " in out
    assert set(re.findall(r"Bot greedy draws (.*)", out)) == {"a battle card."}
    assert "You sit in seat 2" in out


def test_colours_add_nothing_to_the_text() -> None:
    plain = plansza("play", "spor", "--seed", "5", stdin="1\nq\n", NO_COLOR="1", FORCE_COLOR="1")
    tinted = plansza(
        "play", "spor", "--seed", "5", stdin="1\nq\n", FORCE_COLOR="1", TERM="xterm-256color"
    )
    assert "\x1b[36m" in tinted.stdout, "teal cards are tinted"
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", plain.stdout)
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", said.stdout) for said in (plain, tinted)]
    assert bare[0] == bare[1]


class Person(io.StringIO):
    """In place of a pipe: somebody types."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stdin", "waits"), [(Person(), usual("random")), (io.StringIO(), 0.0)])
def test_a_bot_takes_equally_long_for_every_move(
    stdin: io.StringIO, waits: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it has nothing to choose; where moves are piped nobody waits."""
    slept: list[float] = []
    monkeypatch.setattr(sys, "stdin", stdin)
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(playing, "Pace", lambda factor: Pace(factor, lambda: 0.0))
    table = playing.Table(
        Terminal("en"), playing.PlayRequest("drako", "1", "random", None, "5", [], None)
    )
    choices: set[int] = set()
    while to_move := table.position.to_move:
        (seat,) = to_move
        moves = table.position.legal_moves(seat)
        choices.add(len(moves))
        table.position.play(seat, moves[0] if seat == table.me else table.choose(seat))
    assert 1 in choices
    assert len(choices) > 5
    assert set(slept) == {waits}
