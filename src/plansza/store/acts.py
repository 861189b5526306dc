"""What else is written besides entries: plain data, so that any process can hand it over."""

import msgspec

from plansza.store.notice_acts import NoticeAct
from plansza.store.refusals import document_changed, table_active, unknown_table
from plansza.store.schema import bots, checkpoints, documents, preferences, settings, tokens
from plansza.store.statements import (
    FIND_DOCUMENT,
    FIND_HEAD,
    FIND_SETTING,
    FIND_SITTING,
    FINISH,
    FORGET_TOKENS,
    HOLD_DOCUMENT,
    LAST_SITTING,
    LAST_TIME,
    NEW_REMOVAL,
    NEW_SETTING,
    NEW_SITTING,
    REMOVE_DOCUMENT,
    REMOVE_SETTING,
    REMOVE_TABLE,
    Values,
)
from plansza.store.transaction import Transaction


class Prefer(msgspec.Struct, tag=True):
    """Keep what a seat prefers."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        if transaction.find(FIND_HEAD, id=self.row["table_id"]) is None:
            raise unknown_table(self.row["table_id"])
        transaction.put(preferences, self.row)


class KeepCheckpoint(msgspec.Struct, tag=True):
    """Keep a table as it was after an entry."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        transaction.put(checkpoints, self.row)


class SetSetting(msgspec.Struct, tag=True):
    """Keep a value of the server's own."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        transaction.put(settings, self.row)


class SettleSetting(msgspec.Struct, tag=True):
    """Keep a value unless there is one; the answer is what is kept."""

    name: str
    value: str

    def __call__(self, transaction: Transaction) -> str:
        found = transaction.find(FIND_SETTING, name=self.name)
        if found is None:
            transaction.write(NEW_SETTING, [{"name": self.name, "value": self.value}])
        return self.value if found is None else str(found[0])


class RemoveSetting(msgspec.Struct, tag=True):
    """Take a value away."""

    name: str

    def __call__(self, transaction: Transaction) -> None:
        transaction.write(REMOVE_SETTING, [{"name": self.name}])


class RemoveTable(msgspec.Struct, tag=True):
    """Take a table away with all that belongs to it, unless something happened there since."""

    table_id: str
    since: float | None

    def __call__(self, transaction: Transaction) -> None:
        if transaction.find(FIND_HEAD, id=self.table_id) is None:
            raise unknown_table(self.table_id)
        (last,) = transaction.find(LAST_TIME, table_id=self.table_id)
        if self.since is not None and last is not None and last >= self.since:
            raise table_active(self.table_id)
        row = {"table_id": self.table_id}
        for clause in (NEW_REMOVAL, *REMOVE_TABLE):
            transaction.write(clause, [row])


class KeepToken(msgspec.Struct, tag=True):
    """Keep a token; those that ended before a time are forgotten."""

    row: Values
    forget: float

    def __call__(self, transaction: Transaction) -> None:
        transaction.write(FORGET_TOKENS, [{"before": self.forget}])
        transaction.put(tokens, self.row)


class KeepBot(msgspec.Struct, tag=True):
    """Keep the account of a bot."""

    row: Values

    def __call__(self, transaction: Transaction) -> None:
        transaction.put(bots, self.row)


class SitDown(msgspec.Struct, tag=True):
    """Somebody sits at a table, or is asked to, from now on; his tables count upwards, by seconds,
    so that no number comes twice, whatever is removed."""

    who: str
    table_id: str
    least: int

    def __call__(self, transaction: Transaction) -> None:
        if transaction.find(FIND_SITTING, who=self.who, table_id=self.table_id) is not None:
            return
        (last,) = transaction.find(LAST_SITTING, who=self.who)
        number = max((last or 0) + 1, self.least)
        row = {"who": self.who, "number": number, "table_id": self.table_id, "finished": None}
        transaction.write(NEW_SITTING, [row])


class Finish(msgspec.Struct, tag=True):
    """A table's game is over, for all who sit there."""

    table_id: str
    at: float

    def __call__(self, transaction: Transaction) -> None:
        transaction.write(FINISH, [{"of_table": self.table_id, "at": self.at}])


class Change(msgspec.Struct, frozen=True):
    """What a document shall be, if it still has the version that its writer has read: 0 if there
    was none. Without a text it goes."""

    kind: str
    name: str
    version: int
    text: str | None


class ChangeDocuments(msgspec.Struct, tag=True):
    """Change documents, all of them or none."""

    changes: list[Change]

    def __call__(self, transaction: Transaction) -> None:
        for change in sorted(self.changes, key=lambda each: (each.kind, each.name)):
            where = {"of_kind": change.kind, "of_name": change.name}
            transaction.write(HOLD_DOCUMENT, [where])
            found = transaction.find(FIND_DOCUMENT, **where)
            if (found[0] if found is not None else 0) != change.version:
                raise document_changed(change.kind, change.name)
        for change in self.changes:
            row = {"kind": change.kind, "name": change.name}
            if change.text is None:
                transaction.write(REMOVE_DOCUMENT, [row])
            else:
                more = {"version": change.version + 1, "text": change.text}
                transaction.put(documents, row | more)


Act = (
    Prefer
    | KeepCheckpoint
    | SetSetting
    | SettleSetting
    | RemoveSetting
    | RemoveTable
    | KeepToken
    | KeepBot
    | SitDown
    | Finish
    | ChangeDocuments
    | NoticeAct
)
