"""What else is written besides entries: plain data, so that any process can hand it over."""

import msgspec

from plansza.store.refusals import table_active, unknown_table
from plansza.store.schema import checkpoints, preferences, settings
from plansza.store.statements import (
    FIND_HEAD,
    FIND_SETTING,
    LAST_TIME,
    NEW_REMOVAL,
    NEW_SETTING,
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


Act = Prefer | KeepCheckpoint | SetSetting | SettleSetting | RemoveSetting | RemoveTable
