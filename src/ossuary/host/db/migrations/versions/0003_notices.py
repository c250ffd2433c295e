"""Notices: what the host made for itself, and the devices that want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables, unless version 0.1 was killed at it: what it had made was there, and its form was not noted."""
    op.create_table(
        "own",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_own")),
        if_not_exists=True,
    )
    op.create_table(
        "devices",
        sa.Column("number", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_devices")),
        if_not_exists=True,
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_player"), ["player"], unique=False, if_not_exists=True)


def downgrade() -> None:
    """Removes them."""
    op.drop_table("devices")
    op.drop_table("own")
