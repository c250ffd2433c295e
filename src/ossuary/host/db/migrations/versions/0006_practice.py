"""Practice: puzzles that players have answered, and those of their own mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "practice",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("card", sa.Text(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("player", "puzzle", name=op.f("pk_practice")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Removes it."""
    op.drop_table("practice")
