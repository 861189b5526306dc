"""Addresses of visitors: which of them count as one, and which belong to the proxy.

Limits count people, and whoever has one IPv6 address has many.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address that a household or a phone is given at least
SITE = 48  # bits of the widest range that one customer is usually given
Address = IPv4Address | IPv6Address


def address_group(host: str) -> str:
    """Whose limits an address counts for: IPv4 as it is, of IPv6 the first 64 bits.

    IPv4 in the clothes of IPv6 counts as IPv4; what is no address counts as it is.
    """
    return _group(host, HOUSEHOLD)


def address_site(host: str) -> str:
    """The range that one customer may have all of: of IPv6 the first 48 bits, else nothing."""
    group = _group(host, SITE)
    return group if group.endswith(f"/{SITE}") else ""


@lru_cache(maxsize=4096)
def _group(host: str, bits: int) -> str:
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), bits), strict=False))
    return str(address) if address is not None else host


def read_address(text: str) -> Address | None:
    """An address, without its zone; None if it is none."""
    try:
        address = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def read_hop(text: str) -> Address | None:
    """An address as proxies write it down, perhaps with a port: “1.2.3.4:80”, “[::1]:80”."""
    text = text.strip().strip('"')
    if text.startswith("["):
        return read_address(text[1:].partition("]")[0])
    return read_address(text.partition(":")[0] if text.count(":") == 1 else text)


class Proxies:
    """The addresses and networks whose word on where a request comes from is taken."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._networks = [ip_network(each, strict=False) for each in known]

    def __contains__(self, host: object) -> bool:
        address = host if isinstance(host, Address) else read_address(str(host))
        return address is not None and any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)
