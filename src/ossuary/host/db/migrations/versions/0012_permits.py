"""What a token may do; an older one may do everything, as before."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("keys", sa.Column("permits", sa.String(length=60), nullable=True))


def downgrade() -> None:
    """Removes it, with the tokens that may not do everything: they would be stronger than they were made."""
    keys = sa.table("keys", sa.column("permits"))
    op.execute(sa.delete(keys).where(keys.c.permits.is_not(None), keys.c.permits != "chat open play profile"))
    op.drop_column("keys", "permits")
