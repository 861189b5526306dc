"""Bringing a database to the schema of this program, once, whoever comes first."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from plansza.store.database import Database
from plansza.store.faults import is_conflict, unavailable
from plansza.store.schema import REVISION, VERSION_TABLE

MIGRATIONS = Path(__file__).parent / "migrations"
TRIES = 3
POSTGRESQL_LOCK = 7_052_611_930  # any number, as long as every plansza uses the same


def upgrade(database: Database) -> None:
    """Run the migrations that are missing; a database of a newer program is refused."""
    with database.reading() as connection:
        if version(connection) == REVISION:
            return
    for _ in range(TRIES):
        try:
            with database.explaining(), database.altering() as connection:
                migrate(connection, database.name)
            return
        except DBAPIError as error:
            if not is_conflict(error):
                raise
    raise unavailable("store-locked", database.name, "others are changing it")


def version(connection: Connection) -> str | None:
    """The last migration that was run on this database."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()


def migrate(connection: Connection, name: str, revision: str = "head") -> None:
    """Upgrade in the open transaction. Who waited for the lock finds the work done."""
    from alembic import command  # takes long to load, and most openings need no migration
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({POSTGRESQL_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = version(connection)
    if found is not None and found not in known:
        raise unavailable("store-newer", name, f"its schema is {found}, ours {REVISION}")
    if revision != "head" and revision not in known:
        raise unavailable("store-newer", name, f"its schema is {revision}, ours {REVISION}")
    command.upgrade(config, revision)
