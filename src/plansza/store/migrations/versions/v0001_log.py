"""The log: heads, entries, snapshots, settings; what is written stays as it is."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NAME = sa.String(200)


def upgrade() -> None:
    make_heads()
    make_entries()
    make_snapshots_and_settings()
    dialect = op.get_bind().dialect.name
    for statement in {"sqlite": SQLITE, "postgresql": POSTGRESQL}.get(dialect, ()):
        op.execute(statement)


def make_heads() -> None:
    op.create_table(
        "heads",
        sa.Column("id", NAME, primary_key=True),
        sa.Column("game", NAME, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("extra", sa.Text, nullable=False),
    )
    op.create_index("heads_newest", "heads", ["created"])
    op.create_index("heads_listed", "heads", ["listed", "created"])


def make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", NAME, sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("key", NAME),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_key", "entries", ["table_id", "key"], unique=True)


def make_snapshots_and_settings() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", NAME, sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


# The database itself keeps the log append-only and without gaps, whoever writes to it. The number
# is checked before inserting also because SQLite's INSERT OR REPLACE deletes without a trigger.
SQLITE = (
    *(
        f"CREATE TRIGGER {table}_no_{verb} BEFORE {verb} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, '{table} are never changed or deleted'); END"
        for table in ("heads", "entries")
        for verb in ("update", "delete")
    ),
    """
    CREATE TRIGGER heads_no_replace BEFORE INSERT ON heads
    WHEN EXISTS (SELECT 1 FROM heads WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'heads are never changed or deleted'); END
    """,
    """
    CREATE TRIGGER entries_in_order BEFORE INSERT ON entries
    WHEN NEW.number <> 1 + coalesce(
        (SELECT max(number) FROM entries WHERE table_id = NEW.table_id), 0)
    BEGIN SELECT RAISE(ABORT, 'an entry must have the next number'); END
    """,
    """
    CREATE TRIGGER entries_no_replace BEFORE INSERT ON entries
    WHEN EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND key = NEW.key)
    BEGIN SELECT RAISE(ABORT, 'entries are never changed or deleted'); END
    """,
)

POSTGRESQL = (
    """
    CREATE FUNCTION plansza_keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION '% are never changed or deleted', TG_TABLE_NAME
            USING ERRCODE = 'integrity_constraint_violation';
    END $$
    """,
    """
    CREATE FUNCTION plansza_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.number <> 1 + coalesce(
            (SELECT max(number) FROM entries WHERE table_id = NEW.table_id), 0)
        THEN
            RAISE EXCEPTION 'an entry must have the next number'
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    *(
        f"CREATE TRIGGER {table}_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        "FOR EACH STATEMENT EXECUTE FUNCTION plansza_keep()"
        for table in ("heads", "entries")
    ),
    "CREATE TRIGGER entries_in_order BEFORE INSERT ON entries "
    "FOR EACH ROW EXECUTE FUNCTION plansza_in_order()",
)
