"""What a seat prefers, beside the log; and the newest entries found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("table_id", sa.String(200), sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("silent_since", sa.BigInteger),
    )
    op.create_index("entries_newest", "entries", ["at"])
