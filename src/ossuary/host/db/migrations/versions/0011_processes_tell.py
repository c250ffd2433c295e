"""What each process tells operators of itself."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("processes", sa.Column("told", sa.Text(), nullable=True))


def downgrade() -> None:
    """Removes it."""
    op.drop_column("processes", "told")
