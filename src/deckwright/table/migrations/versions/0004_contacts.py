"""Where people want to be called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("contact", sa.String(300), nullable=False, server_default=""))
