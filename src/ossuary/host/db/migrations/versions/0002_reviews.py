"""Reviews"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes room for reviews, unless version 0.1 was killed before it noted that there is."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
        if_not_exists=True,
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("reviews")
