"""Sessions and passkeys say when and where they are used; logins that look alike are found"""

import time

import sqlalchemy as sa
from alembic import op

from ludoteca.server.names import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Sessions that exist count as used now, so that none ends for want of a date."""
    now = sa.text(str(time.time()))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.Float(), nullable=False, server_default=now))
        batch_op.add_column(sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("proved", sa.Float(), nullable=True))
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.add_column(sa.Column("skeleton", sa.String(length=80), nullable=True))
        batch_op.create_index(batch_op.f("ix_persons_skeleton"), ["skeleton"], unique=False)
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    persons = sa.table("persons", sa.column("id"), sa.column("login"), sa.column("skeleton"))
    for row in connection.execute(sa.select(persons.c.id, persons.c.login).where(persons.c.login.is_not(None))).all():
        value = skeleton(row.login)
        connection.execute(sa.update(persons).where(persons.c.id == row.id).values(skeleton=value))


def downgrade() -> None:
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_persons_skeleton"))
        batch_op.drop_column("skeleton")
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.drop_column("device")
        batch_op.drop_column("used")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("proved")
        batch_op.drop_column("device")
        batch_op.drop_column("used")
