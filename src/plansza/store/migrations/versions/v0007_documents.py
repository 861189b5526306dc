"""What belongs to no table, such as the people of a club: documents, each with a version."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "documents",
        sa.Column("kind", sa.String(200), primary_key=True),
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
