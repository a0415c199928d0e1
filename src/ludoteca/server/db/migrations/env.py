"""How Alembic reaches the database: always through a connection that the caller opened."""

from alembic import context

from ludoteca.server.db.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
    transactional_ddl=True,
)
context.run_migrations()
