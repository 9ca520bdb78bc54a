"""Which cards were dealt at a table, so that it outlives new cards."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.JSON))
