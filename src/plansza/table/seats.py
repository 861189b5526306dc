"""Who sits where, and how a seat is held."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from hmac import compare_digest


@dataclass
class Seat:
    """A chair: free, held by a person, or played by a bot; a bot may stand in for a person."""

    name: str = ""
    holder: str = ""  # the hash of the person's secret; the secret itself is never kept
    bot: str = ""  # the level of the bot that sits here for good
    stand_in: str = ""  # the level of the bot that plays while the person is away
    until_turn_ends: bool = False  # the stand-in leaves with this turn: the clock called it
    played: int = 0  # moves that everybody was told of and the stand-in has made since it came

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.holder and not self.bot

    @property
    def player(self) -> str:
        """The level of the bot that decides here now; empty for a person."""
        return self.bot or self.stand_in

    def held_by(self, secret: str) -> bool:
        """Whether this secret opens the seat; takes the same time for every wrong one."""
        return bool(self.holder) and compare_digest(self.holder, hash_secret(secret))


@lru_cache(maxsize=4096)
def hash_secret(secret: str) -> str:
    """What is kept of a secret: enough to know it again, useless to whoever reads the log."""
    return blake2b(secret.encode(), digest_size=32, person=b"plansza seat").hexdigest()
