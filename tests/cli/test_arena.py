"""`plansza arena` and `plansza balance`: what they say, write, refuse, and how they are stopped."""

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from plansza.arena import engine
from plansza.process_pool import spread
from tests.cli.conftest import Ask

SMALL = ("arena", "spor", "--bots", "random,novice", "--games", "4", "--seed", "3", "--jobs", "1")


def page_of(path: Path) -> ElementTree.Element:
    """A page, read as strictly as XML; its head has tags that need no end."""
    text = path.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    return ElementTree.fromstring(re.sub(r"<!doctype html>|<meta[^>]*>", "", text))


def cells(page: ElementTree.Element) -> list[str]:
    return ["".join(cell.itertext()) for cell in page.iter("td")]


def test_a_contest_with_all_its_files(ask: Ask, tmp_path: Path) -> None:
    files = {name: str(tmp_path / name) for name in ("a.db", "a.html", "a.parquet", "a.json")}
    said = ask(
        *SMALL,
        "--out",
        files["a.db"],
        "--report",
        files["a.html"],
        "--parquet",
        files["a.parquet"],
        "--json",
        files["a.json"],
    )
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    data = json.loads(Path(files["a.json"]).read_text("utf-8"))
    assert data["games"] == 4
    by_bot = {each["of"][0]: each for each in data["standings"]}
    assert by_bot["novice"]["wins"] + by_bot["random"]["wins"] == 4
    assert set(data["ratings"]) == {"random", "novice"}
    roles = {tuple(each["of"]): each["games"] for each in data["variants"][0]["by_bot_and_role"]}
    assert set(roles.values()) == {2}
    assert len(roles) == 4
    shown = f"{100 * by_bot['novice']['share']:.1f}%"
    assert shown in said.out
    assert any(cell.startswith(shown) for cell in cells(page_of(tmp_path / "a.html")))
    rows = pyarrow.parquet.read_table(files["a.parquet"]).to_pylist()
    assert len(rows) == 8
    assert sum(row["won"] for row in rows if row["bot"] == "novice") == by_bot["novice"]["wins"]
    assert {row["game"] for row in rows} == {"spor"}


def test_the_page_speaks_polish_and_has_its_pictures(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "b.html"
    command = "arena podprad drako --bots random --games 1 --jobs 1 --report"
    said = ask(*command.split(), str(path), "--language", "pl")
    assert said.code == 0
    assert "2 partie, każde rozdanie na wszystkich miejscach." in said.out
    page = page_of(path)
    assert page.get("lang") == "pl"
    assert len(list(page.iter("{http://www.w3.org/2000/svg}svg"))) == 5
    assert "Rycerze" in "".join(page.itertext())


def test_a_contest_is_kept_as_data_in_either_language(ask: Ask, tmp_path: Path) -> None:
    """Also one that was played before: the records are all that is needed."""
    base, path = str(tmp_path / "c.db"), tmp_path / "c.parquet"
    assert ask(*SMALL, "--out", base).code == 0
    for language, sentence in (("en", "moves with observations"), ("pl", "z obserwacjami")):
        said = ask(*SMALL, "--out", base, "--save", str(path), "--language", language)
        assert said.code == 0
        assert sentence in " ".join(said.out.split())
    rows = pyarrow.parquet.read_table(path, columns=["number", "bot", "won"]).to_pylist()
    assert {row["number"] for row in rows} == {0, 1, 2, 3}
    assert {row["bot"] for row in rows} == {"random", "novice"}
    assert str(len(rows)) in said.out


def stopped_spread(
    work: Callable[[Any], Any], pieces: Sequence[Any], jobs: int
) -> Iterator[tuple[int, Any]]:
    yield from spread(work, pieces[:3], jobs)
    raise KeyboardInterrupt


def timeless(said: str) -> list[str]:
    """The words without times, and without lines and gaps, whose width depends on the times."""
    return re.sub(r"[\d.]+\s(?:s|ms|µs)\b|─", "", said).split()


@pytest.mark.parametrize(("kept", "hint"), [(True, "goes on from there"), (False, "--out FILE")])
def test_ctrl_c_tells_how_to_go_on(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool, hint: str
) -> None:
    out = ("--out", str(tmp_path / "c.db")) if kept else ()
    with monkeypatch.context() as stopping:
        stopping.setattr(engine, "spread", stopped_spread)
        said = ask(*SMALL, *out)
    assert said.code == 130
    assert hint in " ".join(said.out.split())
    assert "3 games" in said.out
    assert "Traceback" not in said.err
    if kept:  # the seed is in the file
        again = ask(*SMALL[:6], "--jobs", "1", *out)
        whole = ask(*SMALL)
        assert again.code == whole.code == 0
        assert timeless(again.out) == timeless(whole.out)


REFUSED = [
    ("arena spor --bots greedy,alphago", "alphago", "novice"),
    ("arena spor --bots greedy,greedy", "greedy", "once"),
    ("arena spor --bots random, --games 1", "–", "novice"),
    ("arena szachy", "szachy", "spor"),
    ("arena spor --seats 3", "3", "2"),
    ("arena spor --games 0", "--games", "1"),
    ("arena spor --games 1 --engine warp", "warp", "pool, ray"),
    ("arena spor --option tactics=maybe", "maybe", "off, on"),
    ("arena spor --games 1 --report /", "/", "file"),
    ("arena spor --games 1 --save /", "/", "file"),
    ("arena spor --games 1 --out nowhere/at/all.db", "nowhere", "folder"),
    ("balance spor --bots greedy,random", "One bot", "one"),
    ("balance spor --seed red", "red", "64"),
    ("balance podprad --seats 6", "podprad", "2, 3, 4, 5"),
    ("balance podprad --seats all", "all", "whole number"),
]


@pytest.mark.parametrize(("typed", "thing", "way_out"), REFUSED)
def test_wrong_input_is_refused_in_one_line(ask: Ask, typed: str, thing: str, way_out: str) -> None:
    said = ask(*typed.split())
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert thing in said.err
    assert way_out in said.err


@pytest.mark.parametrize(
    ("module", "more", "extra"),
    [
        ("ray", ("--engine", "ray"), "ray"),
        ("pyarrow.parquet", ("--parquet", "x.parquet"), "arena"),
        ("pyarrow.parquet", ("--save", "x.parquet"), "arena"),
    ],
)
def test_an_extra_that_is_missing_is_named_before_anything_is_played(
    ask: Ask,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    more: tuple[str, str],
    extra: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    said = ask(*SMALL, *more)
    assert said.code == 2
    assert f'pip install "plansza[{extra}]"' in said.err
    assert list(tmp_path.iterdir()) == []


def test_without_openskill_only_the_ratings_are_missing(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    said = ask(*SMALL)
    assert said.code == 0
    assert "There are no ratings. This needs openskill" in " ".join(said.out.split())
    assert "Standings" in said.out


def test_another_contest_in_the_same_file_is_refused(ask: Ask, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "d.db"))
    assert ask(*SMALL, *out).code == 0
    other = ask("arena", "spor", "--bots", "random", "--games", "1", *out)
    assert other.code == 2
    assert "“d.db” holds the results of another contest" in other.err
    (tmp_path / "e.db").write_text("my diary")
    foreign = ask(*SMALL, "--out", str(tmp_path / "e.db"))
    assert foreign.code == 2
    assert "“e.db” holds no results of an arena" in foreign.err
    assert (tmp_path / "e.db").read_text() == "my diary"


def test_balance_judges_every_variant(ask: Ask, tmp_path: Path) -> None:
    text, page = tmp_path / "balance.md", tmp_path / "balance.html"
    command = "balance spor --games 2 --bots random --jobs 1 --markdown"
    said = ask(*command.split(), str(text), "--report", str(page))
    assert said.code == 0
    assert said.out.count("Too few games to tell") == 5
    written = text.read_text("utf-8")
    assert written.count("| Too few games to tell") == 5
    assert "attacker" in written
    assert "plansza balance spor --games 2 --bots random --seed 1" in written
    picture = re.search(r"\((pictures/[\w-]+\.svg)\)", written)
    assert picture is not None
    plot = ElementTree.parse(tmp_path / picture[1]).getroot()
    assert len([mark for mark in plot.iter() if mark.get("class") == "mark"]) == 10
    assert "Too few games to tell" in "".join(page_of(page).itertext())
