"""The pictures show the numbers, where they belong."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from plansza.arena.plots import WIDTH, Bar, histogram, intervals
from plansza.words.numbers import duration
from tools import learning_curve

pytestmark = pytest.mark.once  # nothing here depends on the build


def drawn(svg: str, kind: str) -> list[ElementTree.Element]:
    return [part for part in ElementTree.fromstring(svg).iter() if part.get("class") == kind]


def left(path: ElementTree.Element) -> float:
    """Where a path begins."""
    found = re.match(r"M([\d.]+)", path.get("d", ""))
    assert found is not None
    return float(found[1])


def test_shares_stand_on_their_scale() -> None:
    bars = [Bar("a", 0.25, 0.0, 0.5, 0.5, "first <group>"), Bar("b & c", 0.75, 0.5, 0.93, 0.5)]
    svg = intervals(bars, "shares")
    zero, full = left(drawn(svg, "grid")[0]), left(drawn(svg, "grid")[-1])
    marks = [left(mark) for mark in drawn(svg, "mark")]
    evens = [left(even) for even in drawn(svg, "even")]
    assert marks == pytest.approx([zero + share * (full - zero) for share in (0.25, 0.75)], abs=0.1)
    assert evens == pytest.approx([(zero + full) / 2] * 2, abs=0.1)
    strip = drawn(svg, "strip")[1]
    assert float(strip.get("x", "")) == pytest.approx((zero + full) / 2, abs=0.1)
    assert float(strip.get("width", "")) == pytest.approx(0.43 * (full - zero), abs=0.2)
    texts = [text.text for text in ElementTree.fromstring(svg).iter() if text.tag.endswith("text")]
    assert {"first <group>", "a", "b & c", "0 %", "100 %"} <= set(texts)
    assert "<style>" in svg
    assert "<style>" not in intervals(bars, "shares", style=False)


def test_small_shares_get_a_larger_scale() -> None:
    svg = intervals([Bar("a", 0.1, 0.05, 0.17, 0.2)], "shares")
    assert "20 %</text>" in svg
    assert "100 %" not in svg


@pytest.mark.parametrize("values", [[7], [1, 2, 2, 3], list(range(0, 1000, 7))])
def test_a_histogram_counts_everything(values: list[int]) -> None:
    strips = drawn(histogram(values, "moves"), "strip")
    heights = [float(strip.get("height", "")) for strip in strips]
    unit = sum(heights) / len(values)
    assert len(strips) <= 24
    assert all(height / unit == pytest.approx(round(height / unit), abs=0.05) for height in heights)


def test_times_have_units_that_suit_them() -> None:
    said = [duration("en", seconds) for seconds in (0.0, 0.00009, 0.0023, 0.25, 1.5, 125.0)]
    spaced = ["0 µs", "90 µs", "2.3 ms", "250 ms", "1.5 s", "125 s"]
    assert said == [text.replace(" ", "\u00a0") for text in spaced]
    assert duration("pl", 1.5) == "1,5\u00a0s"


def test_a_curve_goes_from_left_to_right(tmp_path: Path) -> None:
    """A diamond for each measuring, higher where more was won, and nothing outside the paper."""
    points = [(0, 0.4, 0.3, 0.5), (1000, 0.5, 0.4, 0.6), (2000, 0.7, 0.6, 0.8)]
    lines = [
        json.dumps(dict(zip(("games", "share", "low", "high"), each, strict=True)))
        for each in points
    ]
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    learning_curve.main([str(tmp_path / "a.jsonl"), "--out", str(tmp_path / "a.svg")])
    text = (tmp_path / "a.svg").read_text("utf-8")
    ElementTree.fromstring(text)
    marks = re.findall(r'class="mark" d="M([\d.]+) ([\d.]+)l', text)
    places = [(float(x), float(y)) for x, y in marks]
    assert len(places) == 3
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    assert [y for _, y in places] == sorted((y for _, y in places), reverse=True)
    assert all(0 < x < WIDTH for x, _ in places)
    assert "2,000 games" in text
