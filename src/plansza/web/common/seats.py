"""How a browser holds seats: one signed cookie, a secret for every table made from it, links.

The browser's secret never leaves the cookie. What opens a seat is made from it and from the family
of the table (a table and its rematches), and of that the log keeps only a hash.
"""

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256

from plansza.store.entries import Head
from plansza.table.ids import table_id_of
from plansza.table.seats import hash_secret
from plansza.table.table import Table

COOKIE_AGE = 400 * 86400  # the longest that browsers keep
LONGEST_COOKIE = 120  # letters: a secret, a dot and a signature are 108
LINK_SECONDS = 900
SECRET_BYTES = 32
LABEL = 4  # hex digits: each stands for 65,536 of the addresses of IPv4
REMEMBERED = 4096  # cookies and secrets, each of which comes with every request of a browser
MOVE, MORE = "m", "a"  # how the nonce of a link begins, by what it is for
SECURE = "__Host-"  # browsers take such a name from https alone, for this host alone


def new_key() -> str:
    """A key to sign with; a server makes it once and keeps it in its store."""
    return secrets.token_hex(SECRET_BYTES)


class Keys:
    """All that is made with the server's signing key, or with another in its place."""

    def __init__(self, key: str, signing: str | None = None) -> None:
        self._key = bytes.fromhex(key)
        # Cookies do not know ports: two servers on one machine must not fight over one name.
        self.cookie = f"plansza-{self._sign('name')[:8]}"
        self.secure_cookie = SECURE + self.cookie
        self._key = bytes.fromhex(signing or key)
        self._read = lru_cache(maxsize=REMEMBERED)(self._check_cookie)

    def sign(self, text: str) -> str:
        """A signature of ours, for what others are shown or keep; the first word of the text says
        what for, so that no signature serves for anything else."""
        return self._sign(text)

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode("utf-8", "replace"), sha256).hexdigest()

    # -- the cookie ---------------------------------------------------------------------------

    def new_browser(self) -> str:
        """The secret of a browser that has none."""
        return urlsafe_b64encode(secrets.token_bytes(SECRET_BYTES)).decode().rstrip("=")

    def write_cookie(self, browser: str) -> str:
        """A secret with our signature, so that nobody can choose his own."""
        return f"{browser}.{self._sign(f'browser {browser}')}"

    def read_cookie(self, value: str | None) -> str | None:
        """The browser's secret, if we signed it; longer ones than ours are not even remembered."""
        return self._read(value) if value and len(value) <= LONGEST_COOKIE else None

    def _check_cookie(self, value: str) -> str | None:
        browser, _, signature = value.partition(".")
        if not browser or not same(signature, self._sign(f"browser {browser}")):
            return None
        return browser

    def table_id(self, browser: str, key: str) -> str:
        """The id of the table that a browser opens with this key: always the same, and unguessable.

        So the store, where ids are unique, opens one table for a click that arrives twice, be it
        at two servers, or before and after a restart.
        """
        return table_id_of(bytes.fromhex(self._sign(f"table {browser} {key}")))

    def label(self, address: str) -> str:
        """What a table keeps of the address that opened it: enough to tell visitors apart, mostly,
        and too little to find the address by, for thousands have the same label."""
        return self._sign(f"visitor {address}")[:LABEL]

    # -- tokens -------------------------------------------------------------------------------

    def token_hash(self, token: str) -> str:
        """What is kept of a token; with another key it is another, so new keys end all tokens."""
        return self._sign(f"token {token}")

    def owner(self, browser: str) -> str:
        """Whose tokens and bots are a browser's, without telling by which secret."""
        return self._sign(f"owner {browser}")[:32]

    def bot_browser(self, bot: str) -> str:
        """The secret by which a registered bot holds its seats: it has no browser that keeps one,
        and the server takes seats for it."""
        return self._sign(f"bot {bot}")

    # -- links --------------------------------------------------------------------------------

    def write_link(
        self, table: Table, seat: int, now: float | None = None, also: bool = False
    ) -> str:
        """A token that moves a seat, or opens it on one more device; once and soon. It dies when
        the seat changes hands."""
        expires = int((time.time() if now is None else now) + LINK_SECONDS)
        nonce = (MORE if also else MOVE) + secrets.token_urlsafe(9)
        return f"{seat}.{expires}.{nonce}.{self._link(table, seat, expires, nonce)}"

    def read_link(self, table: Table, token: str, now: float | None = None) -> tuple[int, str]:
        """The seat and the token's nonce; ValueError if it is not ours, not now, not any more."""
        seat, expires, nonce, signature = token.split(".")
        number, end = int(seat), int(expires)
        if not 0 <= number < len(table.seats) or end < (time.time() if now is None else now):
            raise ValueError("too late")
        if not same(signature, self._link(table, number, end, nonce)):
            raise ValueError("not signed by us")
        return number, nonce

    def _link(self, table: Table, seat: int, expires: int, nonce: str) -> str:
        holder = " ".join(table.seats[seat].holders)
        return self._sign(f"link {table.id} {seat} {expires} {nonce} {holder}")[:32]


def seat_secret(browser: str, head: Head) -> str:
    """What opens this browser's seats at a table and at its rematches, and nowhere else."""
    return family_secret(browser, str(head.extra.get("family", head.id)))


@lru_cache(maxsize=REMEMBERED)
def family_secret(browser: str, family: str) -> str:
    """The same by the id of the first table of a family."""
    return hmac.new(browser.encode(), family.encode(), sha256).hexdigest()


def seats_held(table: Table, browser: str | None) -> list[int]:
    """The seats that this browser's secret opens."""
    if browser is None:
        return []
    secret = seat_secret(browser, table.head)
    return [number for number, seat in enumerate(table.seats) if seat.held_by(secret)]


def is_for_more(nonce: str) -> bool:
    """Whether a link is for one more device, by its nonce."""
    return nonce.startswith(MORE)


def own_key(secret: str, key: str) -> str:
    """A command's key as the log knows it: nobody can use up the keys of others, or of bots."""
    return f"{hash_secret(secret)[:16]}:{key}" if key else ""


def same(ours: str, theirs: str) -> bool:
    """Compare without telling by the time it takes."""
    return hmac.compare_digest(ours.encode("utf-8", "replace"), theirs.encode("utf-8", "replace"))
