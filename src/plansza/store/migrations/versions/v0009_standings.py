"""How tables with a clock by turn stand, so that what is due is found without reading logs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(200), sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("due", sa.Double),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("standings_due", "standings", ["due"])
