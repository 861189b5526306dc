"""The players of a club: names that nobody else has, and how each is known again.

A player is a name with a recovery phrase, or with passkeys, or both. Who is deleted leaves an empty
entry behind: his games go on to count for those who played them with him.
"""

import time
from collections.abc import Callable
from hashlib import blake2b

import msgspec
from msgspec import Struct

from plansza.club import phrases
from plansza.club.shelf import Kept, Shelf, written
from plansza.store import Change, Store
from plansza.table.decide import own_name, refused
from plansza.table.ids import new_table_id
from plansza.table.names import looks, visible

MOST_PASSKEYS = 10


class Passkey(Struct, frozen=True):
    """A key in somebody's device: its id, its public half in base64, how often it has signed."""

    id: str
    key: str
    count: int = 0


class Player(Struct, frozen=True):
    """Somebody who has registered."""

    name: str
    created: float
    salt: str = ""
    phrase: str = ""  # the hash of it
    passkeys: tuple[Passkey, ...] = ()
    generation: int = 0  # rises when he signs out everywhere
    gone: bool = False


class Owner(Struct, frozen=True):
    """To whom a name or a passkey belongs."""

    player: str


Known = Kept[Player]


def mark(text: str) -> str:
    """A short name for a text that may be long."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=20).hexdigest()


class People:
    """All players; every verb reads what it needs, and waits for the disk if it writes."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._players = Shelf(store, "player", Player)
        self._looks = Shelf(store, "player-look", Owner)
        self._passkeys = Shelf(store, "player-passkey", Owner)

    # -- finding ----------------------------------------------------------------------------------

    def find(self, player: str) -> Known | None:
        """A player by his id, unless he is gone."""
        found = self._players.find(player)
        return None if found is None or found.value.gone else found

    def all(self) -> list[Known]:
        """Everybody who is not gone, by name."""
        here = [each for each in self._players.all() if not each.value.gone]
        return sorted(here, key=lambda each: each.value.name.casefold())

    def named(self, name: str) -> Known | None:
        """Whoever has this name, or one that is easily taken for it."""
        for look in marks_of(name):
            owner = self._looks.find(look)
            if owner is not None:
                return self.find(owner.value.player)
        return None

    def with_passkey(self, id: str) -> Known | None:
        """Whose passkey this is."""
        owner = self._passkeys.find(mark(id))
        return self.find(owner.value.player) if owner is not None else None

    def signed_in(self, name: str, phrase: str) -> Known | None:
        """Whoever has this name and this phrase; takes as long where there is no such name."""
        found = self.named(name) if visible(name) else None
        salt, kept = (found.value.salt, found.value.phrase) if found is not None else ("", "")
        return found if phrases.fits(phrase, salt, kept) else None

    # -- coming and going -------------------------------------------------------------------------

    def register(
        self, name: str, phrase: str = "", passkey: Passkey | None = None, id: str = ""
    ) -> Known:
        """A new player, known by a phrase or a passkey."""
        text, id = own_name(name), id or new_table_id()
        salt, kept = hashed(phrase)
        keys = () if passkey is None else (passkey,)
        player = Player(text, self._now(), salt, kept, keys)

        def decide() -> tuple[list[Change], Known]:
            if self._players.find(id) is not None:
                raise refused("passkey-known", "this passkey belongs to somebody already")
            changes = [self._players.new(id, player), *self._take_name(text, id)]
            if passkey is not None:
                changes.append(self._take_passkey(passkey, id))
            return changes, Kept(id, 1, player)

        return written(self._store, decide)

    def rename(self, player: str, name: str) -> Known:
        """Another name; the old one is free."""
        text = own_name(name)

        def decide() -> tuple[list[Change], Known]:
            found = self._needed(player)
            after = msgspec.structs.replace(found.value, name=text)
            mine = set(marks_of(found.value.name))
            changes = [self._players.put(Kept(player, found.version, after))]
            changes += self._take_name(text, player, mine)
            changes += self._free_name(mine - set(marks_of(text)))
            return changes, Kept(player, found.version + 1, after)

        return written(self._store, decide)

    def remove(self, player: str) -> None:
        """Forget who it was: name, phrase, passkeys. His games stay, without him."""

        def decide() -> tuple[list[Change], None]:
            found = self._needed(player)
            left = Player("", found.value.created, generation=found.value.generation + 1, gone=True)
            changes = [self._players.put(Kept(player, found.version, left))]
            changes += self._free_name(set(marks_of(found.value.name)))
            for each in found.value.passkeys:
                owner = self._passkeys.find(mark(each.id))
                changes += [self._passkeys.remove(owner)] if owner is not None else []
            return changes, None

        written(self._store, decide)

    def sign_out_everywhere(self, player: str) -> Known:
        """No browser is his any more."""
        return self._changed(player, lambda old: {"generation": old.generation + 1})

    def new_phrase(self, player: str, phrase: str) -> Known:
        """Another phrase in place of the old one, or a first one."""
        salt, kept = hashed(phrase)
        return self._changed(player, lambda old: {"salt": salt, "phrase": kept})

    def add_passkey(self, player: str, passkey: Passkey) -> Known:
        """One more device that knows him."""

        def decide() -> tuple[list[Change], Known]:
            found = self._needed(player)
            if len(found.value.passkeys) >= MOST_PASSKEYS:
                raise refused(
                    "too-many-passkeys", "so many passkeys are enough", most=MOST_PASSKEYS
                )
            after = msgspec.structs.replace(found.value, passkeys=(*found.value.passkeys, passkey))
            changes = [self._players.put(Kept(player, found.version, after))]
            return [*changes, self._take_passkey(passkey, player)], after_of(found, after)

        return written(self._store, decide)

    def note_use(self, player: str, passkey: str, count: int) -> None:
        """How often a passkey has signed, so that a copy of it is noticed."""

        def change(old: Player) -> dict[str, object]:
            keys = [
                msgspec.structs.replace(each, count=count) if each.id == passkey else each
                for each in old.passkeys
            ]
            return {"passkeys": tuple(keys)}

        self._changed(player, change)

    # -- parts ------------------------------------------------------------------------------------

    def _needed(self, player: str) -> Known:
        found = self.find(player)
        if found is None:
            raise refused("no-such-player", "there is no such player any more")
        return found

    def _changed(self, player: str, change: Callable[[Player], dict[str, object]]) -> Known:
        def decide() -> tuple[list[Change], Known]:
            found = self._needed(player)
            after = msgspec.structs.replace(found.value, **change(found.value))
            return [self._players.put(Kept(player, found.version, after))], after_of(found, after)

        return written(self._store, decide)

    def _take_name(self, name: str, player: str, mine: set[str] | None = None) -> list[Change]:
        changes = []
        for look in marks_of(name):
            if mine is not None and look in mine:
                continue
            owner = self._looks.find(look)
            if owner is not None:
                said = f"“{name}” is, or looks like, the name of another player here"
                raise refused("player-name-taken", said, name=name)
            changes.append(self._looks.new(look, Owner(player)))
        return changes

    def _free_name(self, looks_: set[str]) -> list[Change]:
        owners = [self._looks.find(look) for look in sorted(looks_)]
        return [self._looks.remove(owner) for owner in owners if owner is not None]

    def _take_passkey(self, passkey: Passkey, player: str) -> Change:
        if self._passkeys.find(mark(passkey.id)) is not None:
            raise refused("passkey-known", "this passkey belongs to somebody already")
        return self._passkeys.new(mark(passkey.id), Owner(player))


def after_of(before: Known, after: Player) -> Known:
    """A player as he is when a change has been written."""
    return Kept(before.name, before.version + 1, after)


def hashed(phrase: str) -> tuple[str, str]:
    """What a player's entry keeps of a phrase: salt and hash; nothing of none."""
    if not phrase:
        return "", ""
    salt = phrases.new_salt()
    return salt, phrases.hash_phrase(phrase, salt)


def marks_of(name: str) -> list[str]:
    """All that a name looks like, in short."""
    return sorted(mark(look) for look in looks(name))
