"""The dashboard and the rules ask for numbers that a server has, by labels that they have."""

import json
import re
import shutil
from collections import defaultdict
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from plansza.web.common.errors import STATUSES
from plansza.web.metrics.cells import Cells
from plansza.web.metrics.declared import CODES, METRICS
from plansza.web.metrics.meter import Meter
from plansza.web.metrics.page import Numbers
from tests.deploy.test_files import DEPLOY
from tests.docs.commands import ROOT
from tests.support.processes import run

pytestmark = pytest.mark.once

DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
RULES: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))
NAME = re.compile(r"\b(plansza_\w+)(?:\{([^}]*)\})?")
MATCHER = re.compile(r'(\w+)(=~|=)"([^"]*)"')
GROUPED = re.compile(r"by \(([^)]*)\)")
LEGEND = re.compile(r"\{\{(\w+)\}\}")
GIVEN = {"le"}  # a label of every bucket
PANELS = [each for each in DASHBOARD["panels"] if each["type"] != "row"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
ALERTS = [rule for group in RULES["groups"] for rule in group["rules"]]
ASKED = [*QUERIES, *(rule["expr"] for rule in ALERTS)]


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """Every name on the page of a server where something of everything has happened, and its
    labels."""
    meter = Meter(Cells(1), routes=["/health"])
    meter.request("/health", 200)
    for code in CODES:
        meter.error(code)
    found: defaultdict[str, set[str]] = defaultdict(set)
    text, _ = Numbers(meter).text("")
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            found[sample.name] |= set(sample.labels)
    return found


@pytest.mark.parametrize("query", ASKED)
def test_a_query_names_what_there_is(query: str, told: dict[str, set[str]]) -> None:
    names = NAME.findall(query)
    assert names or "up{" in query
    for name, matchers in names:
        assert name in told, name
        for label, how, value in MATCHER.findall(matchers):
            assert label in told[name], label
            if label == "code":
                assert set(value.split("|") if how == "=~" else [value]) <= set(STATUSES) | set(
                    CODES
                )
            if label == "until":
                assert value in ("committed", "sent")
        for labels in GROUPED.findall(query):
            assert {each.strip() for each in labels.split(",")} <= told[name] | GIVEN


def test_legends_are_labels(told: dict[str, set[str]]) -> None:
    for panel in PANELS:
        for target in panel["targets"]:
            [(name, _), *_] = NAME.findall(target["expr"])
            assert set(LEGEND.findall(target["legendFormat"])) <= told[name]


def test_everything_that_is_measured_is_on_the_dashboard() -> None:
    shown = " ".join(QUERIES)
    assert all(re.search(rf"\b{name}", shown) for name in METRICS)


def test_panels_do_not_lie_on_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in PANELS:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert place["x"] + place["w"] <= 24
        taken |= cells
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)


def test_every_name_in_the_documents_is_told(told: dict[str, set[str]]) -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    table = text.partition("each with `plansza_` before it")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    named -= {label for labels in told.values() for label in labels}
    plain = {name.removeprefix("plansza_") for name in METRICS}
    assert {name.removesuffix("_total") for name in named if name not in VALUES} == plain


VALUES = {"person", "bot", "committed", "sent"}


def test_prometheus_understands_the_rules() -> None:
    """Where it is installed."""
    assert all(rule["annotations"]["summary"] for rule in ALERTS)
    promtool = shutil.which("promtool")
    if promtool is not None:
        done = run([promtool, "check", "rules", str(DEPLOY / "alerts.yaml")])
        assert done.returncode == 0, done.stderr
