"""Who may not talk at a table before its host lets them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("unheard", sa.Boolean, nullable=False, server_default=sa.false()))
