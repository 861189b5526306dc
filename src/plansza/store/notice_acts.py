"""What is written of recipients, wishes and notices: plain data, as in `acts`."""

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from plansza.store.refusals import unknown_table
from plansza.store.schema import notices, recipients, wishes
from plansza.store.statements import FIND_HEAD, Values, removing
from plansza.store.transaction import Transaction

WAITING = "waiting"  # to be told, or tried again; all other states are the end of a notice
KEY = [column == bindparam(f"b_{column.name}") for column in notices.primary_key]
OF_RECIPIENT = (
    delete(notices).where(notices.c.recipient == bindparam("id")),
    delete(wishes).where(wishes.c.recipient == bindparam("id")),
    delete(recipients).where(recipients.c.id == bindparam("id")),
)
OF_WISH = (
    delete(notices).where(
        notices.c.table_id == bindparam("table_id"),
        notices.c.seat == bindparam("seat"),
        notices.c.recipient == bindparam("recipient"),
    ),
    removing(wishes),
)
FIND_WISH = select(wishes.c.seat).where(
    *(each == bindparam(each.name) for each in wishes.primary_key)
)
FIND_NOTICE = select(notices.c.due).where(*KEY)
NEW_NOTICE = insert(notices)
CLAIM = (
    update(notices)
    .where(*KEY, notices.c.state == bindparam("b_state"), notices.c.due == bindparam("b_seen"))
    .values(due=bindparam("b_until"), tries=notices.c.tries + bindparam("b_tries"))
    .returning(notices.c.tries)
)
SETTLE = (
    update(notices)
    .where(*KEY)
    .values(state=bindparam("b_state"), due=bindparam("b_due"), trouble=bindparam("b_trouble"))
)
REMOVE_NOTICE = delete(notices).where(*KEY)
KEYS = [column.name for column in notices.primary_key]


def key_of(row: Values) -> Values:
    """The primary key of a notice, as the statements above want it."""
    return {f"b_{name}": row[name] for name in KEYS}


class KeepRecipient(msgspec.Struct, tag=True):
    """Keep a recipient, in place of what was there."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        transaction.put(recipients, self.row)


class RemoveRecipient(msgspec.Struct, tag=True):
    """Forget a recipient, and all that it was to be told."""

    id: str

    def __call__(self, transaction: Transaction) -> None:
        for clause in OF_RECIPIENT:
            transaction.write(clause, [{"id": self.id}])


class KeepWish(msgspec.Struct, tag=True):
    """Tell a recipient of a seat from now on."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        if transaction.find(FIND_HEAD, id=self.row["table_id"]) is None:
            raise unknown_table(self.row["table_id"])
        transaction.put(wishes, self.row)


class RemoveWish(msgspec.Struct, tag=True):
    """Tell it of that seat no more."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        for clause in OF_WISH:
            transaction.write(clause, [self.row])


class AddNotice(msgspec.Struct, tag=True):
    """Let something be told, once: not if it is waiting or was told already, nor unwished."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        wished = {name: self.row[name] for name in ("table_id", "seat", "recipient")}
        if transaction.find(FIND_WISH, **wished) is None:
            return
        if transaction.find(FIND_NOTICE, **key_of(self.row)) is None:
            transaction.write(NEW_NOTICE, [self.row])


class ClaimNotice(msgspec.Struct, tag=True):
    """Take a notice into one's own hands until a time; “yes”, unless another has been faster."""

    row: Values  # its key, and when it was due
    until: float
    tries: int  # that are counted by it

    def __call__(self, transaction: Transaction) -> str | None:
        more = {"b_seen": self.row["due"], "b_until": self.until, "b_tries": self.tries}
        found = transaction.find(CLAIM, b_state=WAITING, **key_of(self.row), **more)
        return None if found is None else "yes"


class SettleNotice(msgspec.Struct, tag=True):
    """What has become of a notice, and when it is looked at again."""

    row: Values
    state: str
    due: float
    trouble: str

    def __call__(self, transaction: Transaction) -> None:
        more = {"b_state": self.state, "b_due": self.due, "b_trouble": self.trouble}
        transaction.write(SETTLE, [{**key_of(self.row), **more}])


class RemoveNotice(msgspec.Struct, tag=True):
    """Nobody asks for it any more."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        transaction.write(REMOVE_NOTICE, [key_of(self.row)])


NoticeAct = (
    KeepRecipient
    | RemoveRecipient
    | KeepWish
    | RemoveWish
    | AddNotice
    | ClaimNotice
    | SettleNotice
    | RemoveNotice
)
