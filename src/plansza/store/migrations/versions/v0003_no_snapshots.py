"""Snapshots of positions go: nobody read them, and the log says all that they said."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("snapshots")
