"""Snapshots: the present of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("form", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Removes it."""
    op.drop_table("snapshots")
