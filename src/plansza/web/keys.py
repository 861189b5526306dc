"""The key that a server signs with: its own, kept in the store, or one that the host gave.

The seal is a random text in the store that the key is mixed with. A new one makes every signature
of before worthless, whoever has seen the old key or seal, and wherever the key itself lies.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from string import hexdigits

from plansza.store import Store
from plansza.store.entries import StoreError
from plansza.web.common.seats import SECRET_BYTES, Keys, new_key

KEY_SETTING = "signing-key"
SEAL_SETTING = "signing-seal"
SHORTEST = 32  # letters of a key that is given


class Keyring:
    """The keys of a running server; looks from time to time for a new seal in the store.

    A key that was given is not looked for in the store, nor kept there.
    """

    def __init__(self, store: Store, given: str | None) -> None:
        self._store = store
        self._key = given_key(given) if given else store.settle_setting(KEY_SETTING, new_key())
        self._seal = store.setting(SEAL_SETTING)
        self._task: asyncio.Task[None] | None = None

    @property
    def keys(self) -> Keys:
        """What signs now."""
        return Keys(self._key, sealed(self._key, self._seal))

    @property
    def own(self) -> str:
        """The key itself, from which others are made; no new seal changes it."""
        return self._key

    def watch(self, every: float, changed: Callable[[Keys], None]) -> None:
        """Tell of new keys, so many seconds after they were made at the latest; 0: never."""
        if every:
            self._task = asyncio.create_task(self._look(every, changed))

    async def _look(self, every: float, changed: Callable[[Keys], None]) -> None:
        while True:
            await asyncio.sleep(every)
            with suppress(StoreError):  # whoever needs the store meanwhile is told
                found = await asyncio.to_thread(self._store.setting, SEAL_SETTING)
                if found != self._seal:
                    self._seal = found
                    changed(self.keys)

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def given_key(text: str) -> str:
    """A key from what the host wrote: 64 hexadecimal digits as they are, such as a store keeps."""
    text = text.strip()
    if len(text) == 2 * SECRET_BYTES and set(text) <= set(hexdigits):
        return text
    return sha256(f"plansza key {text}".encode("utf-8", "surrogateescape")).hexdigest()


def sealed(key: str, seal: str | None) -> str:
    """The key that signs; until a first seal, the key itself."""
    if seal is None:
        return key
    return hmac.new(bytes.fromhex(key), f"seal {seal}".encode(), sha256).hexdigest()


def revoke_seats(store: Store) -> None:
    """End all cookies and links of seats: nothing that was signed before is ours any more."""
    store.set_setting(SEAL_SETTING, secrets.token_hex(SECRET_BYTES))
