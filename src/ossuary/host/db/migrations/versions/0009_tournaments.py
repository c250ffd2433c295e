"""Tournaments: who takes part, and who meets whom."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("opener", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("system", sa.String(length=20), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("chain", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("wake", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index("ix_tournaments_status", ["status", "touched"], unique=False)
        batch_op.create_index(batch_op.f("ix_tournaments_opener"), ["opener"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=40), nullable=True),
        sa.Column("pledge", sa.String(length=64), nullable=True),
        sa.Column("text", sa.String(length=64), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_player"), ["player"], unique=False)
    op.create_table(
        "meetings",
        sa.Column("tournament_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.String(length=40), nullable=True),
        sa.Column("share", sa.Float(), nullable=True),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "round", "board", name=op.f("pk_meetings")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("meetings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_meetings_table_id"), ["table_id"], unique=False)


def downgrade() -> None:
    """Removes them."""
    op.drop_table("meetings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
