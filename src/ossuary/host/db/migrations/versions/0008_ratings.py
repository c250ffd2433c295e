"""Ratings: of each player in each game, what each rated game did to them, and the games that are still to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_ratings")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("result", sa.Float(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("mean_after", sa.Float(), nullable=False),
        sa.Column("deviation_after", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("rated", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_rated_player"), ["player"], unique=False)
    op.create_table(
        "to_rate",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_to_rate")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Removes them."""
    op.drop_table("to_rate")
    op.drop_table("rated")
    op.drop_table("ratings")
