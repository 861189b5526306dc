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

REVISION = "0009"  # the newest migration; a database that has it needs no look at the others
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

standings = Table(  # of tables with a clock by turn: in a few words what their logs say at length
    "standings",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("due", Double),  # when something is to be done though nobody looks
    Column("text", Text, nullable=False),
    Index("standings_due", "due"),
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

tokens = Table(  # of each only a hash; `sealed` can be opened by whoever has the token itself
    "tokens",
    metadata,
    Column("hash", String(NAME_LENGTH), primary_key=True),
    Column("id", String(NAME_LENGTH), nullable=False),
    Column("owner", String(NAME_LENGTH), nullable=False),
    Column("kind", String(NAME_LENGTH), nullable=False),
    Column("label", Text, nullable=False),
    Column("table_id", String(NAME_LENGTH)),
    Column("seat", Integer),
    Column("bot", String(NAME_LENGTH)),
    Column("sealed", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("revoked", Double),
    Index("tokens_id", "id", unique=True),
    Index("tokens_owner", "owner"),
)

bots = Table(
    "bots",
    metadata,
    Column("id", String(NAME_LENGTH), primary_key=True),
    Column("owner", String(NAME_LENGTH), nullable=False),
    Column("name", Text, nullable=False),
    Column("picture", LargeBinary, nullable=False),  # empty where there is none
    Column("rules", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("closed", Double),
    Index("bots_owner", "owner"),
)

sittings = Table(  # at which tables whoever has a program sits, counted by each in his order
    "sittings",
    metadata,
    Column("who", String(NAME_LENGTH), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(NAME_LENGTH), nullable=False),
    Column("finished", Double),
    Index("sittings_table", "table_id", "who", unique=True),
)

recipients = Table(  # somebody's device or address, which is told of his tables
    "recipients",
    metadata,
    Column("id", String(NAME_LENGTH), primary_key=True),
    Column("owner", String(NAME_LENGTH), nullable=False),
    Column("kind", String(NAME_LENGTH), nullable=False),
    Column("target", Text, nullable=False),
    Column("mark", String(NAME_LENGTH), nullable=False),  # equal for equal targets
    Column("language", String(NAME_LENGTH), nullable=False),
    Column("site", Text, nullable=False),
    Column("zone", String(NAME_LENGTH), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("proof", String(NAME_LENGTH)),  # null where nothing is to be confirmed any more
    Column("trouble", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("recipients_owner", "owner"),
    Index("recipients_proof", "proof"),
)

wishes = Table(  # of a seat, that a recipient be told
    "wishes",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("recipient", String(NAME_LENGTH), primary_key=True),
    Column("holder", String(NAME_LENGTH), nullable=False),
    Index("wishes_recipient", "recipient"),
)

notices = Table(  # what is to be told, and what was
    "notices",
    metadata,
    Column("table_id", String(NAME_LENGTH), ForeignKey(heads.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("recipient", String(NAME_LENGTH), primary_key=True),
    Column("question", String(NAME_LENGTH), primary_key=True),
    Column("state", String(NAME_LENGTH), nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("began", Double, nullable=False),
    Column("trouble", Text, nullable=False),
    Index("notices_due", "state", "due"),
)

# What belongs to no table: people, results, evenings. Each is one text, and its version rises with
# every change, so that whoever changes it knows whether it is still as he read it.
documents = Table(
    "documents",
    metadata,
    Column("kind", String(NAME_LENGTH), primary_key=True),
    Column("name", String(NAME_LENGTH), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)
