"""Who was called when it was their turn, and has not been back since."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("called", sa.Boolean, nullable=False, server_default=sa.false()))
