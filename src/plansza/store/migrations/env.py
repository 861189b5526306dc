"""Alembic runs this: the migrations on the connection that `plansza.store.upgrade` has opened."""

from alembic import context

from plansza.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
