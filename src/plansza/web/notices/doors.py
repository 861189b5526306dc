"""The way out of the house: one POST to an address that a stranger gave us, and no further.

Whoever may name an address that a server asks could have it ask what only the server reaches: the
database beside it, the router of its host, the service that tells machines in a cloud their keys.
So a name is looked up once, every address that it has is judged, and the connection goes to the
very address that was found good; a second look-up could give another one. Redirects are not
followed, of an answer only its status counts, and all of it has its time.
"""

import asyncio
import logging
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Any

import httpcore

from plansza.web.common.addresses import Address, read_address
from plansza.web.notices.outcomes import Later, Outcome, Refused, outcome_of

PATIENCE = 10.0  # seconds for one message, from the look-up to the answer
MOST_READ = 64 * 1024  # bytes of an answer
OWN_LAN = 64  # bits that an IPv6 address of our own network shares with ours
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 in the clothes of IPv6, for networks without it
WORLD = ip_network("2000::/3")  # all IPv6 that is given out; the rest is local, reserved or of old
NOBODYS = [  # reserved, though not every Python knows it
    ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")
]


# Where somebody is told is nobody else's business, whatever the log is asked to hold.
for quiet in ("httpcore", "webpush"):
    logging.getLogger(quiet).setLevel(logging.WARNING)


class PrivateAddress(Exception):
    """Strangers may not make us knock there."""


class Guarded(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were judged, each to the very one."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await addresses_of(host, port)
        if not self._private:
            for address in found:
                if not is_public(address) or is_own(address):
                    raise PrivateAddress(str(address))
        return await self._network.connect_tcp(str(found[0]), port, timeout)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def addresses_of(host: str, port: int) -> list[Address]:
    """All addresses of a name, the best first."""
    known = read_address(host.strip("[]"))
    if known is not None:
        return [known]
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [read_address(str(place[0])) for *_, place in found]
    return [address for address in dict.fromkeys(addresses) if address is not None]


def is_public(address: Address) -> bool:
    """Whether an address is one of the world's, whatever clothes it comes in."""
    return all(map(is_of_the_world, inner(address)))


def is_of_the_world(address: Address) -> bool:
    """The same without a look at what lies in it."""
    if any(address in network for network in NOBODYS):
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return (address in WORLD or address in TRANSLATED) and address.is_global
    return address.is_global and not address.is_multicast


def inner(address: Address) -> list[Address]:
    """An address, and those that lie in it."""
    if isinstance(address, IPv4Address):
        return [address]
    found: list[IPv4Address | None] = [address.ipv4_mapped, address.sixtofour]
    found += address.teredo or ()
    if address in TRANSLATED:
        found.append(IPv4Address(int(address) & 0xFFFF_FFFF))
    return [address, *(each for each in found if each is not None)]


def is_own(address: Address) -> bool:
    """Whether an address is one of this machine's, or of its own network, as far as the way there
    tells: nothing is sent."""
    family = socket.AF_INET6 if isinstance(address, IPv6Address) else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(address), 9))
            ours = read_address(str(probe.getsockname()[0]))
    except OSError:
        return False
    if isinstance(ours, IPv6Address):
        return address in ip_network((int(ours), OWN_LAN), strict=False)
    return ours == address


@cache
def encryption() -> ssl.SSLContext:
    """Whom we believe to be who they say they are; it takes long to load."""
    return httpcore.default_ssl_context()


class Door:
    """Sends what is to be told by http."""

    def __init__(self, private: bool) -> None:
        self._private = private

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Post something once; what has become of it."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(url, headers, body)
        except PrivateAddress:
            return Refused("private")
        except socket.gaierror:
            return Later("unknown-host")
        except (TimeoutError, httpcore.TimeoutException):
            return Later("slow")
        except (OSError, ValueError, httpcore.NetworkError, httpcore.ProtocolError):
            return Later("unreachable")

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        context = await asyncio.to_thread(encryption)
        sent = {"user-agent": "plansza", "content-length": str(len(body)), **headers}
        waits = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        backend = Guarded(self._private)
        async with (
            httpcore.AsyncConnectionPool(context, network_backend=backend) as pool,
            pool.stream(
                "POST",
                url,
                headers=list(sent.items()),
                content=body,
                extensions={"timeout": waits},
            ) as answer,
        ):
            given = {name.lower(): value for name, value in answer.headers}
            length = 0
            async for piece in answer.aiter_stream():  # read, lest its sender think it was lost
                length += len(piece)
                if length > MOST_READ:
                    break
            return outcome_of(answer.status, given.get(b"retry-after", b"").decode("latin-1"))
