"""What else is written besides entries: plain data, so that any process can hand it over."""

import msgspec

from plansza.store.refusals import unknown_table
from plansza.store.schema import checkpoints, preferences, settings
from plansza.store.statements import (
    FIND_HEAD,
    FIND_SETTING,
    NEW_SETTING,
    REMOVE_SETTING,
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


Act = Prefer | KeepCheckpoint | SetSetting | SettleSetting | RemoveSetting
