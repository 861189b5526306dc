"""Who wants to be told of his turn, and what is still to be told.

A recipient is a device or an address of somebody; a wish lets it be told of one seat of one table;
a notice is one thing to tell, kept until nobody asks for it any more, so that it is told once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def name(column: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(column, sa.String(200), nullable=nullable)


def of_a_seat() -> list[sa.Column[object]]:
    return [
        sa.Column("table_id", sa.String(200), sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("recipient", sa.String(200), primary_key=True),
    ]


def upgrade() -> None:
    op.create_table(
        "recipients",
        sa.Column("id", sa.String(200), primary_key=True),
        name("owner"),
        name("kind"),
        sa.Column("target", sa.Text(), nullable=False),
        name("mark"),
        name("language"),
        sa.Column("site", sa.Text(), nullable=False),
        name("zone"),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        name("proof", nullable=True),
        sa.Column("trouble", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("recipients_owner", "recipients", ["owner"])
    op.create_index("recipients_proof", "recipients", ["proof"])
    op.create_table("wishes", *of_a_seat(), name("holder"))
    op.create_index("wishes_recipient", "wishes", ["recipient"])
    op.create_table(
        "notices",
        *of_a_seat(),
        sa.Column("question", sa.String(200), primary_key=True),
        name("state"),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("trouble", sa.Text(), nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
