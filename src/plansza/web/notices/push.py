"""Web Push: a message for one browser, encrypted for it alone (RFC 8291) and signed as ours (8292).

What does that is the package `webpush`, which a server has that is set up for strangers; without
it everything else works, and pages do not offer it. The key that signs is made from the server's
own, so it is there from the first start, is backed up with it, and is given by a file where that
one is. `plansza seats revoke` leaves it as it is: browsers know it.
"""

import hmac
import logging
from base64 import urlsafe_b64encode
from hashlib import sha256, sha512
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from plansza.web.notices.doors import Door
from plansza.web.notices.letters import Letter
from plansza.web.notices.outcomes import Gone, Outcome, Refused
from plansza.web.notices.targets import PushTarget

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = logging.getLogger(__name__)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEEP = 2 * 86400  # seconds that a push service keeps a message for a browser that is away
LONGEST_TOPIC = 32  # letters
NOT_OURS = (401, 403)  # the browser trusts another key: that of before it was changed


class Pusher:
    """Sends to browsers, in the name of this server."""

    def __init__(self, key: str, contact: str, door: Door) -> None:
        from cryptography.hazmat.primitives import serialization
        from webpush import WebPush, WebPushSubscription

        self._door = door
        self._contact = contact.removeprefix("mailto:")
        self._subscription: Any = WebPushSubscription
        secret = signing_key(key)
        encoding, form = serialization.Encoding, serialization.PublicFormat
        public = secret.public_key()
        private_pem = secret.private_bytes(
            encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        public_pem = public.public_bytes(encoding.PEM, form.SubjectPublicKeyInfo)
        self._maker = WebPush(private_pem, public_pem, ttl=KEEP)
        point = public.public_bytes(encoding.X962, form.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, target: PushTarget, letter: Letter) -> Outcome:
        """Send a letter to a browser."""
        keys = {"p256dh": target.p256dh, "auth": target.auth}
        try:
            place = self._subscription(endpoint=target.endpoint, keys=keys)
            contact = self._contact or f"plansza@{urlsplit(letter.site).hostname or 'localhost'}"
            made = self._maker.get(said(letter), place, subscriber=contact)
        except ValueError as error:  # a point that is not on the curve, and the like
            log.info("a browser gave keys that nothing can be encrypted with: %s", error)
            return Gone("gone")
        headers = {
            **made.headers,
            "content-type": "application/octet-stream",
            "urgency": "normal",
            "topic": topic(letter),
        }
        outcome = await self._door.post(target.endpoint, headers, made.encrypted)
        if isinstance(outcome, Refused) and outcome.trouble in (
            f"status {each}" for each in NOT_OURS
        ):
            return Gone(outcome.trouble)
        return outcome


def make_pusher(key: str, contact: str, door: Door) -> Pusher | None:
    """What sends to browsers, if its package is there."""
    try:
        return Pusher(key, contact, door)
    except ImportError:
        return None


def signing_key(key: str) -> "EllipticCurvePrivateKey":
    """The key of this server on the curve that browsers want, made from its own."""
    from cryptography.hazmat.primitives.asymmetric import ec

    drawn = hmac.new(bytes.fromhex(key), b"web push", sha512).digest()
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def said(letter: Letter) -> bytes:
    """What the page's own worker reads."""
    return msgspec.json.encode(
        {
            "title": letter.title,
            "body": letter.body,
            "tag": letter.group,
            "page": letter.page,
            "stop": letter.stop,
            "open_label": letter.open_label,
            "stop_label": letter.stop_label,
        }
    )


def topic(letter: Letter) -> str:
    """By which a push service knows that a newer message takes the place of an older one."""
    digest = sha256(letter.group.encode()).digest()
    return urlsafe_b64encode(digest).decode()[:LONGEST_TOPIC]
