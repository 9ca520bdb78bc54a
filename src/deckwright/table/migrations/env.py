"""What Alembic runs: the steps, on the connection it is handed."""

from alembic import context

from deckwright.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
