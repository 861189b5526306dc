"""Who sits where, and how a seat is held: by one device of a person, or by a few."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from hmac import compare_digest

MOST_DEVICES = 4  # that hold one seat


@dataclass
class Seat:
    """A chair: free, held by a person or a program, or played by a bot of the server, which may
    also stand in for a person."""

    name: str = ""
    holder: str = ""  # the hash of the person's secret; the secret itself is never kept
    also: tuple[str, ...] = ()  # the same of his other devices
    bot: str = ""  # the level of the bot that sits here for good
    stand_in: str = ""  # the level of the bot that plays while the person is away
    until_turn_ends: bool = False  # the stand-in leaves with this turn: the clock called it
    program: str = ""  # the account of the bot that holds it from outside
    invited: str = ""  # the account of the bot that has been asked to take this free seat
    member: str = ""  # the player of a club who sits here, or sat here until he resigned
    played: int = 0  # moves that everybody was told of and the stand-in has made since it came

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.holder and not self.bot

    @property
    def holders(self) -> tuple[str, ...]:
        """Every device that holds it."""
        return (self.holder, *self.also) if self.holder else ()

    @property
    def player(self) -> str:
        """The level of the bot that decides here now; empty for a person."""
        return self.bot or self.stand_in

    def taken_from(self, before: "Seat") -> bool:
        """Whether a device that held it before does no more; others only come behind the first."""
        also = self.also[: len(before.also)]
        return self.holder != before.holder or also != before.also

    def held_by(self, secret: str) -> bool:
        """Whether this secret opens the seat; takes the same time for every wrong one."""
        shown = hash_secret(secret)
        return sum(compare_digest(holder, shown) for holder in self.holders) > 0


@lru_cache(maxsize=4096)
def hash_secret(secret: str) -> str:
    """What is kept of a secret: enough to know it again, useless to whoever reads the log."""
    return blake2b(secret.encode(), digest_size=32, person=b"plansza seat").hexdigest()
