"""What is kept of programs at the table: tokens, the accounts of bots, and where they sit."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, select

from plansza.store.acts import Act, Finish, KeepBot, KeepToken, SitDown
from plansza.store.schema import bots, entries, heads, sittings, tokens

MOST_READ = 1000  # rows of one answer
DAY = 86400.0
KEPT = 30 * DAY  # for which an ended token is remembered, so that its program is told why


@dataclass(frozen=True)
class Token:
    """What is kept of a token: a hash, whose it is, what it is for, how long."""

    hash: str
    id: str
    owner: str
    kind: str
    label: str
    sealed: str  # what only whoever has the token can open
    created: float
    expires: float
    table_id: str | None = None
    seat: int | None = None
    bot: str | None = None
    revoked: float | None = None


@dataclass(frozen=True)
class BotAccount:
    """A bot that somebody has registered; `rules`, as JSON, say what it plays and with whom."""

    id: str
    owner: str
    name: str
    picture: bytes
    rules: str
    created: float
    closed: float | None = None


@dataclass(frozen=True)
class Sitting:
    """A table at which somebody sits, by his own count."""

    number: int
    table_id: str
    finished: float | None


class Programs:
    """The part of a store that is about programs; any thread may call anything."""

    def __init__(
        self,
        do: Callable[[Act], Any],
        reading: Callable[[], AbstractContextManager[Connection]],
    ) -> None:
        self._do = do
        self._reading = reading

    # -- tokens -----------------------------------------------------------------------------------

    def keep_token(self, token: Token, now: float) -> None:
        """Keep a token, in place of what was kept of it."""
        self._do(KeepToken(dict(vars(token)), now - KEPT))

    def token(self, hash: str) -> Token | None:
        """The token with this hash."""
        with self._reading() as connection:
            row = connection.execute(select(tokens).where(tokens.c.hash == hash)).first()
        return Token(**row._mapping) if row is not None else None

    def tokens_of(self, owner: str) -> list[Token]:
        """All tokens that somebody has made, the newest first."""
        query = select(tokens).where(tokens.c.owner == owner)
        query = query.order_by(tokens.c.created.desc(), tokens.c.id).limit(MOST_READ)
        with self._reading() as connection:
            return [Token(**row._mapping) for row in connection.execute(query)]

    # -- bots -------------------------------------------------------------------------------------

    def keep_bot(self, bot: BotAccount) -> None:
        """Keep a bot's account, in place of what was kept of it."""
        self._do(KeepBot(dict(vars(bot))))

    def bots(self) -> list[BotAccount]:
        """All accounts, in the order in which they were opened."""
        query = select(bots).order_by(bots.c.created, bots.c.id)
        with self._reading() as connection:
            return [_account(row) for row in connection.execute(query)]

    # -- tables -----------------------------------------------------------------------------------

    def sit_down(self, who: str, table_id: str, least: int) -> None:
        """Remember that somebody sits at a table, or is asked to; once."""
        self._do(SitDown(who, table_id, least))

    def finish(self, table_id: str, at: float) -> None:
        """Remember that a table's game is over."""
        self._do(Finish(table_id, at))

    def sittings(self, who: str, after: int = 0) -> list[Sitting]:
        """The tables of somebody behind a number, in his order: at most `MOST_READ`, the newest."""
        mine, new = sittings.c.who == who, sittings.c.number > after
        query = select(sittings.c.number, sittings.c.table_id, sittings.c.finished)
        query = query.where(mine, new).order_by(sittings.c.number.desc()).limit(MOST_READ)
        with self._reading() as connection:
            return [Sitting(*row) for row in connection.execute(query)][::-1]

    def rated(self) -> list[str]:
        """The rated tables, in the order in which they were opened."""
        query = select(heads.c.id).where(heads.c.extra.contains('"rated":true', autoescape=True))
        with self._reading() as connection:
            return list(connection.execute(query.order_by(heads.c.created, heads.c.id)).scalars())

    def busy(self, who: str, since: float) -> int:
        """How many games of somebody go on, of those where something has happened lately."""
        query = select(func.count(sittings.c.number.distinct()))
        query = query.join(entries, entries.c.table_id == sittings.c.table_id)
        query = query.where(sittings.c.who == who, sittings.c.finished.is_(None))
        query = query.where(entries.c.at >= since)
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())


def _account(row: Row[Any]) -> BotAccount:
    values = dict(row._mapping)
    return BotAccount(**{**values, "picture": bytes(values["picture"])})
