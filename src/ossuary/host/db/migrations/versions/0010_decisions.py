"""The decisions of daily games as counts, which were signs with numbers."""

import json
import re
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

SIGNS = {"good": "🦴", "slips": "🕯️", "mistakes": "🪦", "blunders": "💀"}
daily = sa.table("daily", sa.column("decisions"))


def upgrade() -> None:
    """Counts."""
    op.alter_column("daily", "signs", new_column_name="decisions", existing_type=sa.String(length=100))
    _rewrite(lambda text: json.dumps({kind: _number(sign, text) for kind, sign in SIGNS.items()}))


def downgrade() -> None:
    """Writes signs again."""
    _rewrite(lambda text: " ".join(f"{SIGNS[kind]} {number}" for kind, number in json.loads(text).items() if number))
    op.alter_column("daily", "decisions", new_column_name="signs", existing_type=sa.String(length=100))


def _rewrite(how: Callable[[str], str]) -> None:
    connection = op.get_bind()
    wanted = sa.select(daily.c.decisions).distinct().where(daily.c.decisions.is_not(None))
    for text in connection.execute(wanted).scalars().all():
        connection.execute(sa.update(daily).where(daily.c.decisions == text).values(decisions=how(text)))


def _number(sign: str, text: str) -> int:
    found = re.search(f"{sign} ([0-9]+)", text)
    return int(found[1]) if found else 0
