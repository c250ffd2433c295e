"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from ossuary.host.db.schema import rows

context.configure(
    connection=context.config.attributes["connection"], target_metadata=rows, render_as_batch=True, compare_type=True
)
with context.begin_transaction():
    context.run_migrations()
