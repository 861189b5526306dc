"""Whoever has one IPv6 address has as many as he likes: limits count households, and ranges."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from plansza.web.app import make_app
from plansza.web.common.addresses import address_group, address_site
from plansza.web.common.security import LIMITS, OF_A_SITE, REMEMBERED, Limiter
from plansza.web.settings import ServerSettings

pytestmark = pytest.mark.filterwarnings("ignore:.*:DeprecationWarning")

BURST = int(LIMITS["create"][0])
Ask = Callable[[str], Awaitable[int]]


def visited(folder: Path, story: Callable[[Ask], Awaitable[None]]) -> None:
    """A server, asked for tables from any address: loopback has but one of IPv6."""
    app: Any = make_app(ServerSettings(database=f"sqlite:///{folder / 'tables.db'}", workers=0))

    async def ask(host: str) -> int:
        transport = httpx.ASGITransport(app, client=(host, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://x", verify=False) as one:
            return (await one.post("/api/tables", json={"game": "spor"})).status_code

    async def visit() -> None:
        async with app.lifespan():
            await story(ask)

    asyncio.run(visit())


def test_a_household_is_one_visitor(tmp_path: Path) -> None:
    async def story(ask: Ask) -> None:
        codes = [await ask(f"2001:db8:1:2::{number:x}") for number in range(1, 2 * BURST)]
        assert codes[:BURST] == BURST * [201]
        assert codes[-1] == 429
        assert await ask("2001:db8:1:3::1") == 201  # the neighbours
        assert await ask("192.0.2.1") == 201

    visited(tmp_path, story)


def test_a_rented_range_is_not_tens_of_thousands() -> None:
    limiter = Limiter()
    passed = [not limiter.wait(f"2001:db8:7:{number:x}::1", "create", 0.0) for number in range(999)]
    assert sum(passed) == OF_A_SITE * BURST
    assert limiter.wait("2001:db8:8::1", "create", 0.0) == 0.0
    assert len(limiter._buckets) < 2 * OF_A_SITE * BURST  # who was refused took no room either
    assert len(limiter._buckets) < REMEMBERED


@pytest.mark.parametrize(
    ("host", "group", "site"),
    [
        ("192.0.2.7", "192.0.2.7", ""),
        ("::ffff:192.0.2.7", "192.0.2.7", ""),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("::1", "::/64", "::/48"),
        ("-", "-", ""),
        ("", "", ""),
    ],
)
def test_whom_an_address_stands_for(host: str, group: str, site: str) -> None:
    assert (address_group(host), address_site(host)) == (group, site)
