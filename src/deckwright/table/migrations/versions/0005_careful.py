"""Whether people at a table are asked before a blunder."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("careful", sa.Boolean, nullable=False, server_default=sa.false()))
