"""A whole table may go: its rows can be deleted while its id stands among the removals.

Whoever removes a table enters it there and strikes it out again in the same transaction; so what is
written still cannot be changed, and nothing vanishes by a slip.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

IDS = {"heads": "id", "entries": "table_id"}


def upgrade() -> None:
    op.create_table("removals", sa.Column("table_id", sa.String(200), primary_key=True))
    dialect = op.get_bind().dialect.name
    for statement in {"sqlite": SQLITE, "postgresql": POSTGRESQL}.get(dialect, ()):
        op.execute(statement)


SQLITE = tuple(
    statement
    for table, name in IDS.items()
    for statement in (
        f"DROP TRIGGER {table}_no_delete",
        f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
        f"WHEN NOT EXISTS (SELECT 1 FROM removals WHERE table_id = OLD.{name}) "
        f"BEGIN SELECT RAISE(ABORT, '{table} are never changed or deleted'); END",
    )
)

POSTGRESQL = (
    """
    CREATE FUNCTION plansza_keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT EXISTS (
            SELECT 1 FROM removals WHERE table_id = to_jsonb(OLD) ->> TG_ARGV[0])
        THEN
            RAISE EXCEPTION '% are never changed or deleted', TG_TABLE_NAME
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN OLD;
    END $$
    """,
    *(
        statement
        for table, name in IDS.items()
        for statement in (
            f"DROP TRIGGER {table}_keep ON {table}",
            f"CREATE TRIGGER {table}_keep BEFORE UPDATE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION plansza_keep()",
            f"CREATE TRIGGER {table}_keep_row BEFORE DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION plansza_keep_row('{name}')",
        )
    ),
)
