"""Who asks by a token: a program, for a seat, for somebody's seats, or for a bot of its own."""

from dataclasses import dataclass, field
from typing import Final

SEAT: Final = "seat"  # one seat of one table
SEATS: Final = "seats"  # all that a person takes at this server
BOT: Final = "bot"  # the account of a bot
LADDER: Final = "ladder"  # the ladder of the server, which opens rated tables
SCHEME: Final = "bearer"
BEARER: Final = "plansza.bearer"  # in the scope of a request that has shown a token


@dataclass(frozen=True)
class Bearer:
    """What a good token says of its program. `browser` is the secret by which its seats are held,
    as a person's browser has one."""

    id: str
    hash: str = field(repr=False)
    kind: str
    label: str
    expires: float
    browser: str = field(repr=False)
    who: str = field(repr=False)  # by which its tables are found
    table: str = ""
    seat: int | None = None
    bot: str = ""

    def may_hold(self, table_id: str, seat: int) -> bool:
        """Whether the token is for this seat, if its secret opens it."""
        return self.kind != SEAT or (self.table, self.seat) == (table_id, seat)


def token_in(header: str) -> str | None:
    """The token in a header of authorization; None where there is none of ours."""
    scheme, _, token = header.strip().partition(" ")
    return token.strip() if scheme.lower() == SCHEME else None
