"""Sessions: when a key was last used, and the key with which a device for notices was named."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the columns."""
    op.add_column("keys", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("devices", sa.Column("key", sa.String(length=40), nullable=True))


def downgrade() -> None:
    """Removes them."""
    op.drop_column("devices", "key")
    op.drop_column("keys", "used")
