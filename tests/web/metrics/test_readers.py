"""Who may read the numbers of a server, and who is told that they are not for him."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.web.metrics.declared import DECLARED, GAUGES, METRICS
from plansza.web.metrics.page import Readers
from tests.web.helper import running

TOKEN = "a-token-that-nobody-guesses"
NEAR, PROXY, MONITOR, FAR = "127.0.0.1", "10.213.77.9", "192.0.2.7", "198.51.100.4"


def asking(client: str, **headers: str) -> Any:
    """A request from somewhere; `x_forwarded_for` is a header's name."""
    named = {"host": "app:8000", **headers}
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]
    return {"type": "http", "client": (client, 5), "headers": pairs}


@pytest.fixture
def readers() -> Readers:
    return Readers(["10.213.77.0/24", MONITOR], ["tables.example.org"], None)


@pytest.mark.parametrize("client", [NEAR, "::1", PROXY, MONITOR])
def test_who_asks_directly_from_near_may(readers: Readers, client: str) -> None:
    assert readers.admit(asking(client))
    assert readers.admit(asking(client, host="127.0.0.1:8000"))
    assert readers.admit(asking(client, host="[::1]:8000"))
    assert readers.admit(asking(client, host="tables.example.org"))


def test_a_stranger_may_not(readers: Readers) -> None:
    assert not readers.admit(asking(FAR))
    nobody = asking(FAR)
    nobody["client"] = None
    assert not readers.admit(nobody)


@pytest.mark.parametrize("name", ["x_forwarded_for", "forwarded", "via", "x_real_ip"])
def test_whom_a_proxy_brings_may_not(readers: Readers, name: str) -> None:
    """Whether the proxy is believed or not: who comes by way of it looks near, and is not."""
    for client in (NEAR, PROXY):
        assert not readers.admit(asking(client, **{name: NEAR}))


def test_a_page_of_others_may_not(readers: Readers) -> None:
    """A name of a stranger's that leads to this machine."""
    assert not readers.admit(asking(NEAR, host="evil.example.com:8000"))


def test_with_a_token_it_alone_counts() -> None:
    readers = Readers(["10.213.77.0/24"], [], TOKEN)
    assert not readers.admit(asking(NEAR))
    assert not readers.admit(asking(NEAR, authorization=f"Bearer {TOKEN[:-1]}"))
    assert not readers.admit(asking(NEAR, authorization=f"Basic {TOKEN}"))
    assert not readers.admit(asking(NEAR, authorization=TOKEN))
    for client in (NEAR, FAR):
        assert readers.admit(asking(client, authorization=f"Bearer {TOKEN}"))
        assert readers.admit(asking(client, authorization=f"bearer {TOKEN}", x_forwarded_for=FAR))


def test_who_may_not_is_told_why(tmp_path: Path) -> None:
    on: dict[str, object] = {"metrics": {}}
    with running(tmp_path, configuration=on, metrics_token=TOKEN) as server:
        url = f"{server.url}/metrics"
        refused = httpx.get(url)
        assert (refused.status_code, "with the token" in refused.text) == (403, True)
        assert "plansza_" not in refused.text
        told = httpx.get(url, headers={"authorization": f"Bearer {TOKEN}"})
        assert (told.status_code, "plansza_moves_total" in told.text) == (200, True)


def test_gauges_come_first() -> None:
    """They are what is cleared when a process dies."""
    kinds = [each.kind for each in DECLARED]
    assert kinds == sorted(kinds, key=lambda kind: kind != "gauge")
    ends = [each.place + each.size for each in METRICS.values() if each.kind == "gauge"]
    assert max(ends) == GAUGES
