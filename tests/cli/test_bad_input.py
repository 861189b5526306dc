"""Whatever is wrong is named in one line on stderr, with exit code 2, and nothing else happens."""

from pathlib import Path

import pytest

from plansza.games import GAMES
from tests.cli.conftest import Ask
from tests.cli.helper import plansza

# What was typed, and what the line has to name: the thing, and the way out.
MISTAKES = [
    ("gams", "gams", "simulate"),
    ("--fast", "--fast", "--help"),
    ("games spor", "spor", "games --help"),
    ("games --json", "--json", "--help"),
    ("games --json no/folder/x.json", "no/folder", ""),
    ("games --json .", ".", ""),
    ("games --language de", "de", "pl, en"),
    ("games --language", "", "pl, en"),
    ("play", "", "play --help"),
    ("play chess", "chess", "spor"),
    ("play spor --seat 3", "3", "2"),
    ("play spor --seat 0", "0", "1"),
    ("play spor --seat me", "me", "1"),
    ("play spor --players 3", "3", "2"),
    ("play spor --players two", "two", "--players"),
    ("play spor --bot alphago", "alphago", "novice, greedy"),
    ("play spor --bot greedy,random", "2", "1"),
    ("play spor --seed lucky", "lucky", "64"),
    ("play spor --seed -5", "-5", "64"),
    ("play spor --option tactics", "tactics", "tactics=on"),
    ("play spor --option =on", "=on", "tactics=on"),
    ("play spor --option tricks=on", "tricks", "tactics"),
    ("play spor --option seats=2", "seats", "tactics"),
    ("play spor --option self=2", "self", "tactics"),
    ("play spor --option tactics=maybe", "maybe", "off, on"),
    ("play spor --record no/folder/x", "no/folder", ""),
    ("play spor --record -", "", ""),
    ("play spor --colour", "--colour", "play --help"),
    ("simulate chess", "chess", "spor"),
    ("simulate spor --players 9", "9", "2"),
    ("simulate spor --games 0", "0", "1"),
    ("simulate spor --games many", "many", "1"),
    ("simulate spor --games 1e6", "1e6", "1"),
    ("simulate spor --seed x", "x", "64"),
    ("simulate spor --jobs 0", "--jobs", "1"),
    ("simulate spor --bots greedy,random,random", "3", "2"),
    ("simulate spor --bots greedy,", "–", "novice, greedy"),
    ("simulate spor --option match=long", "long", "single, rewanz"),
    ("simulate spor --json no/folder/x", "no/folder", ""),
    ("replay", "", "replay --help"),
    ("replay no-such-file", "no-such-file", ""),
    ("replay .", ".", ""),
    ("replay x --seat 1 --all", "--seat", "--all"),
    ("bench chess", "chess", "spor"),
    ("bench --seconds 0", "--seconds", "0.5"),
    ("bench --seconds nan", "nan", "0.5"),
    ("bench --seconds soon", "soon", "0.5"),
    ("bench --json no/folder/x", "no/folder", ""),
]


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(("typed", "thing", "way_out"), MISTAKES)
def test_one_line_names_the_mistake(
    ask: Ask,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    thing: str,
    way_out: str,
    language: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", {"pl": "pl_PL.UTF-8", "en": "en_GB.UTF-8"}[language])
    said = ask(*typed.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("plansza: ")
    assert said.err.count("\n") == 1
    assert thing in said.err
    assert way_out in said.err
    assert list(tmp_path.iterdir()) == []


def test_the_two_languages_differ(ask: Ask) -> None:
    for typed, _, _ in MISTAKES:
        if "--language" not in typed:
            one, two = (ask(*typed.split(), "--language", each).err for each in ("pl", "en"))
            assert one != two, typed


def test_a_process_ends_like_that_too() -> None:
    said = plansza("play", "chess")
    assert (said.returncode, said.stdout) == (2, "")
    games = ", ".join(GAMES.all())
    assert said.stderr == f"plansza: There is no game “chess”; there are: {games}.\n"
