"""Which addresses are one visitor, and whose word is taken."""

import pytest

from plansza.web.common.addresses import Proxies, address_group, read_hop
from plansza.web.common.security import name_of


@pytest.mark.parametrize(
    ("host", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:DB8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("-", "-"),
        ("", ""),
    ],
)
def test_address_group(host: str, group: str) -> None:
    assert address_group(host) == group


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7:4711 ", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ('"[2001:db8::1]"', "2001:db8::1"),
        ("unknown", "None"),
        ("", "None"),
        ("1.2.3.4.5", "None"),
    ],
)
def test_read_hop(text: str, address: str) -> None:
    assert str(read_hop(text)) == address


def test_proxies() -> None:
    known = Proxies(["127.0.0.1", "10.0.0.5/8", "2001:db8::/32"])
    for host in ("127.0.0.1", "10.200.0.1", "::ffff:10.0.0.1", "2001:db8:1::1"):
        assert host in known
    for host in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "-", ""):
        assert host not in known
    assert not Proxies()
    assert "127.0.0.1" not in Proxies()


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Tables.Example:443", "tables.example"),
        ("tables.example.", "tables.example"),
        ("[::1]:8000", "::1"),
        ("[::1]", "::1"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("", ""),
    ],
)
def test_name_of(host: str, name: str) -> None:
    assert name_of(host) == name
