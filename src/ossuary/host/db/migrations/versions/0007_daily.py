"""The daily game: each player's try of a day that counts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "daily",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("brought", sa.Boolean(), nullable=False),
        sa.Column("void", sa.String(length=40), nullable=True),
        sa.Column("given_away", sa.Float(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("signs", sa.String(length=100), nullable=True),
        sa.PrimaryKeyConstraint("player", "day", "game", name=op.f("pk_daily")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("daily", schema=None) as batch_op:
        batch_op.create_index("ix_daily_day", ["day", "game"], unique=False)


def downgrade() -> None:
    """Removes it."""
    op.drop_table("daily")
