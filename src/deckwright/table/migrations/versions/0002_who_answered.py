"""Who gave each answer; seals that are dropped, shared secrets, gathering, proposals, and what the table reports."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in (
        sa.Column("unsealed", sa.String(16), nullable=False, server_default=""),
        sa.Column("secret", sa.String(64), nullable=False, server_default=""),
        sa.Column("shares", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("stage", sa.String(16), nullable=False, server_default="playing"),
        sa.Column("proposal", sa.Text, nullable=False, server_default=""),
        sa.Column("used_at", sa.String(32), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    op.add_column("people", sa.Column("sent_away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("journal", sa.Column("person", sa.Integer))
    op.add_column("journal", sa.Column("bot", sa.String(64), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("kind", sa.String(16), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("facts", sa.JSON, nullable=False, server_default="{}"))
