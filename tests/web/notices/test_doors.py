"""Nobody can make the server knock at private doors."""

import asyncio
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpcore
import pytest

from plansza.core.values import codes
from plansza.web.notices import doors
from plansza.web.notices.doors import Door, Guarded, PrivateAddress, is_own, is_public
from plansza.web.notices.outcomes import Delivered, Refused
from tests.support.patience import eventually
from tests.web.notices.helper import hook, tell, telling, two_at_a_table
from tests.web.notices.receivers import PushedBrowser, Service, service

PRIVATE = codes("""
    127.0.0.1 127.9.9.9 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0
    224.0.0.1 239.1.1.1 255.255.255.255 198.18.0.1 192.0.2.1
    :: ::1 fe80::1 fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1
    64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1:: 2001:db8::1
    64:ff9b:1::7f00:1 ::7f00:1 ::ffff:0:7f00:1 fec0::1 5f00::1 3fff::1 192.0.0.8 192.88.99.1
""")
PUBLIC = codes("1.1.1.1 93.184.216.34 2606:4700:4700::1111 64:ff9b::101:101 ::ffff:1.1.1.1")
NAMES = codes("""
    127.0.0.1:{port} localhost:{port} [::1]:{port} [::ffff:127.0.0.1]:{port} 0.0.0.0:{port}
    2130706433:{port} 0x7f.1:{port} 127.1:{port} localhost.:{port}
""")


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.mark.parametrize("text", PRIVATE)
def test_private_addresses_are_known(text: str) -> None:
    assert not is_public(ip_address(text))


@pytest.mark.parametrize("text", PUBLIC)
def test_public_addresses_are_known(text: str) -> None:
    assert is_public(ip_address(text))


def test_our_own_addresses_are_not_for_strangers() -> None:
    """Whatever ranges they belong to: what listens there may trust this machine."""
    assert is_own(ip_address("127.0.0.1"))
    here = socket.gethostbyname(socket.gethostname())
    assert is_own(ip_address(here))
    assert not is_own(ip_address("1.1.1.1"))


@pytest.mark.parametrize("name", NAMES)
def test_no_private_place_is_reached_by_any_name(place: Service, name: str) -> None:
    url = f"http://{name.format(port=place.url.rpartition(':')[2])}/hook"
    outcome = asyncio.run(Door(private=False).post(url, {}, b"{}"))
    assert not isinstance(outcome, Delivered)
    assert place.posted == []


def test_a_host_may_allow_it(place: Service) -> None:
    outcome = asyncio.run(Door(private=True).post(f"{place.url}/hook", {}, b"{}"))
    assert outcome == Delivered()


def test_a_name_is_looked_up_once(place: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means a public address at first and ours at the second look (rebinding): the
    connection goes to the address that was judged."""
    answers = ["93.184.216.34", "127.0.0.1"]
    asked: list[str] = []
    dialled: list[str] = []

    async def look_up(self: Any, host: str, port: int, **how: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, port))]

    async def dial(self: Any, host: str, port: int, *more: Any, **how: Any) -> Any:
        dialled.append(host)
        raise httpcore.ConnectError("far away")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", dial)
    port = place.url.rpartition(":")[2]
    asyncio.run(Door(private=False).post(f"http://rebinding.example:{port}/", {}, b"{}"))
    assert (asked, dialled) == (["rebinding.example"], ["93.184.216.34"])
    outcome = asyncio.run(Door(private=False).post(f"http://rebinding.example:{port}/", {}, b"{}"))
    assert outcome == Refused("private")
    assert len(dialled) == 1


def test_one_private_address_of_many_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(host: str, port: int) -> list[Any]:
        return [ip_address("1.1.1.1"), ip_address("10.0.0.1")]

    monkeypatch.setattr(doors, "addresses_of", both)
    with pytest.raises(PrivateAddress):
        asyncio.run(Guarded(private=False).connect_tcp("two.example", 80))


def test_players_are_told_that_it_is_private(tmp_path: Path, place: Service) -> None:
    with telling(tmp_path, private=False) as server, two_at_a_table(server) as (ania, _):
        path = f"/api/tables/{ania.table}/notices"
        known = tell(ania, hook(f"{place.url}/hook"))
        answer = ania.http.post(f"/api/recipients/{known['id']}/test", json={})
        assert not answer.json()["arrived"]
        assert "private network" in answer.json()["message"]
        eventually(
            lambda: "private network" in ania.http.get(path).json()["recipients"][0]["trouble"],
            "its owner is not told why nothing comes",
        )
        push = PushedBrowser(f"{place.url}/push").target
        refused = ania.http.post(path, json={"target": push})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-push")
        hidden = PushedBrowser("https://127.0.0.1:8443/push").target
        known = tell(ania, hidden)
        answer = ania.http.post(f"/api/recipients/{known['id']}/test", json={})
        assert not answer.json()["arrived"]
        assert place.posted == []
