"""Programs at the table: their tokens, the accounts of bots, and at which tables those sit."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(200), primary_key=True),
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("owner", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(200)),
        sa.Column("seat", sa.Integer),
        sa.Column("bot", sa.String(200)),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("revoked", sa.Double),
    )
    op.create_index("tokens_id", "tokens", ["id"], unique=True)
    op.create_index("tokens_owner", "tokens", ["owner"])
    op.create_table(
        "bots",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("owner", sa.String(200), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("picture", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_index("bots_owner", "bots", ["owner"])
    op.create_table(
        "sittings",
        sa.Column("who", sa.String(200), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(200), nullable=False),
        sa.Column("finished", sa.Double),
    )
    op.create_index("sittings_table", "sittings", ["table_id", "who"], unique=True)
