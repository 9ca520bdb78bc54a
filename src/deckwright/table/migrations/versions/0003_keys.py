"""Room for the key of a sealed game where the seed is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.alter_column("seed", type_=sa.String(80), existing_type=sa.String(24), existing_nullable=False)
