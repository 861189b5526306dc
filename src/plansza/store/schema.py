"""The tables of the database as this version of the program knows them.

The migrations make them and stand on their own: what an old migration does must not change when
this file does. A test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

REVISION = "0005"  # the newest migration; a database that has it needs no look at the others
VERSION_TABLE = "plansza_version"
NAME_LENGTH = 200  # of ids, keys and kinds, so that every database can index them

metadata = MetaData()

heads = Table(
    "heads",
    metadata,
    Column("id", String(NAME_LENGTH), primary_key=True),
    Column("game", String(NAME_LENGTH), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("extra", Text, nullable=False),
    Index("heads_newest", "created"),
    Index("heads_listed", "listed", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(NAME_LENGTH), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("key", String(NAME_LENGTH)),  # null where there is none, for nulls may repeat
    Index("entries_key", "table_id", "key", unique=True),
    Index("entries_newest", "at"),
    sqlite_with_rowid=False,  # a table's log lies together, in its order
)

preferences = Table(
    "preferences",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("confirm", Boolean, nullable=False),
    Column("silent_since", BigInteger),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

removals = Table(  # empty but in the middle of a removal, which the database would not allow else
    "removals",
    metadata,
    Column("table_id", String(NAME_LENGTH), primary_key=True),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(NAME_LENGTH), primary_key=True),
    Column("value", Text, nullable=False),
)
