"""Who is told of which seat, and what is to be told: what is kept of that beside the log."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from plansza.store.notice_acts import (
    WAITING,
    AddNotice,
    ClaimNotice,
    KeepRecipient,
    KeepWish,
    NoticeAct,
    RemoveNotice,
    RemoveRecipient,
    RemoveWish,
    SettleNotice,
)
from plansza.store.rows import is_name
from plansza.store.schema import entries, notices, recipients, wishes

TOLD = "told"
DROPPED = "dropped"  # it was given up, or is not worth telling any more


@dataclass(frozen=True)
class Recipient:
    """A device or an address of somebody, as he wants it to be told. Its id is a secret: whoever
    has it may stop it."""

    id: str
    owner: str  # a hash of the browser's secret
    kind: str
    target: str
    mark: str  # equal for equal targets
    language: str
    site: str  # where the links of its messages lead
    zone: str
    quiet_from: int | None  # minutes of the day; the same twice would be the whole day
    quiet_to: int | None
    proof: str | None  # what must be shown until anything is told
    trouble: str  # why it is not told any more
    created: float


@dataclass(frozen=True)
class Wish:
    """That a recipient be told of a seat, as long as this holder has it."""

    table_id: str
    seat: int
    recipient: str
    holder: str


@dataclass(frozen=True)
class Notice:
    """One thing to be told."""

    table_id: str
    seat: int
    recipient: str
    question: str
    state: str
    due: float
    tries: int
    began: float
    trouble: str


class NoticeBook:
    """Recipients, wishes and notices of a store."""

    def __init__(
        self,
        do: Callable[[NoticeAct], Any],
        reading: Callable[[], AbstractContextManager[Connection]],
    ) -> None:
        self._do = do
        self._reading = reading

    # -- writing ----------------------------------------------------------------------------------

    def keep(self, recipient: Recipient) -> None:
        """Keep a recipient, in place of what was there."""
        self._do(KeepRecipient(asdict(recipient)))

    def forget(self, recipient: str) -> None:
        """Forget a recipient, and all that it was to be told."""
        self._do(RemoveRecipient(recipient))

    def wish(self, wish: Wish) -> None:
        """Tell a recipient of a seat; UnknownTable if there is none."""
        self._do(KeepWish(asdict(wish)))

    def unwish(self, wish: Wish) -> None:
        """Tell it of that seat no more."""
        self._do(RemoveWish(asdict(wish)))

    def add(self, notice: Notice) -> None:
        """Let something be told, unless it is waiting, or was told already."""
        self._do(AddNotice(asdict(notice)))

    def claim(self, notice: Notice, until: float, tries: int = 1) -> bool:
        """Take a notice into one's own hands for a while; not if another has been faster."""
        return self._do(ClaimNotice(asdict(notice), until, tries)) is not None

    def settle(self, notice: Notice, state: str, due: float, trouble: str = "") -> None:
        """Keep what has become of a notice."""
        self._do(SettleNotice(asdict(notice), state, due, trouble))

    def remove(self, notice: Notice) -> None:
        """Nobody asks for it any more: it may be asked, and told, anew."""
        self._do(RemoveNotice(asdict(notice)))

    # -- reading ----------------------------------------------------------------------------------

    def recipient(self, id: str) -> Recipient | None:
        """A recipient by its id."""
        return next(iter(self._recipients(recipients.c.id == id)), None) if is_name(id) else None

    def by_proof(self, proof: str) -> Recipient | None:
        """The one that waits for this to be shown."""
        if not is_name(proof):
            return None
        return next(iter(self._recipients(recipients.c.proof == proof)), None)

    def of_owner(self, owner: str) -> list[Recipient]:
        """All of one browser, the oldest first."""
        return self._recipients(recipients.c.owner == owner)

    def _recipients(self, condition: Any) -> list[Recipient]:
        order = recipients.c.created, recipients.c.id
        query = select(recipients).where(condition).order_by(*order)
        with self._reading() as connection:
            return [Recipient(**row) for row in connection.execute(query).mappings()]

    def wishes_at(self, table_id: str) -> list[Wish]:
        """What the seats of a table wish."""
        query = select(wishes).where(wishes.c.table_id == table_id)
        with self._reading() as connection:
            return [Wish(**row) for row in connection.execute(query).mappings()]

    def wishes_for(self, recipient: str) -> int:
        """How many seats it is told of."""
        query = select(func.count()).select_from(wishes).where(wishes.c.recipient == recipient)
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def wanted(self) -> dict[str, tuple[int, int]]:
        """The tables that anybody is told of: how far each has come, and by how many wishes."""
        counted = select(wishes.c.table_id, func.count().label("wishes"))
        asked = counted.group_by(wishes.c.table_id).subquery()
        last = select(func.max(entries.c.number)).where(entries.c.table_id == asked.c.table_id)
        query = select(asked.c.table_id, last.scalar_subquery(), asked.c.wishes)
        with self._reading() as connection:
            return {table: (last or 0, count) for table, last, count in connection.execute(query)}

    def notices_at(self, table_id: str) -> list[Notice]:
        """What is to be told of a table, and what was."""
        return self._notices(notices.c.table_id == table_id)

    def due(self, now: float, limit: int) -> list[Notice]:
        """What is to be told now, the oldest first."""
        return self._notices(notices.c.state == WAITING, notices.c.due <= now, limit=limit)

    def _notices(self, *conditions: Any, limit: int | None = None) -> list[Notice]:
        query = select(notices).where(*conditions).order_by(notices.c.due).limit(limit)
        with self._reading() as connection:
            return [Notice(**row) for row in connection.execute(query).mappings()]

    def unused(self, before: float, limit: int) -> Sequence[str]:
        """Recipients of before this time that are told of no seat."""
        used = select(wishes.c.recipient).where(wishes.c.recipient == recipients.c.id)
        query = select(recipients.c.id).where(recipients.c.created < before, ~used.exists())
        with self._reading() as connection:
            return connection.execute(query.limit(limit)).scalars().all()
