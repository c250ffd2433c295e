"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "chat",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_chat")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_player"), ["player"], unique=False)
        batch_op.create_index(batch_op.f("ix_chat_table_id"), ["table_id"], unique=False)

    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "drawn",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("sides", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "sides", "place", name=op.f("pk_drawn")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("shares", sa.Text(), nullable=True),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_finished")),
    )
    with op.batch_alter_table("finished", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_finished_counted"), ["counted"], unique=False)

    op.create_table(
        "keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("number", sa.String(length=40), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_keys_player"), ["player"], unique=False)

    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "player", name=op.f("pk_presence")),
    )
    with op.batch_alter_table("presence", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_presence_table_id"), ["table_id"], unique=False)

    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_reports")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sitters",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name=op.f("pk_sitters")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sitters_table_id"), ["table_id"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("wake", sa.Float(), nullable=True),
        sa.Column("mover", sa.String(length=40), nullable=True),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_listed", ["listed", "status", "touched"], unique=False)
        batch_op.create_index("ix_tables_touched", ["touched"], unique=False)
        batch_op.create_index("ix_tables_wake", ["wake"], unique=False)


def downgrade() -> None:
    """There is nothing before this."""
