"""Sessions and passkeys in use, logins that look alike, blocks, reports and what hosts did"""

import time

import sqlalchemy as sa
from alembic import op

from ludoteca.server.people.names import skeleton

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
        batch_op.add_column(sa.Column("muted", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("banned", sa.Float(), nullable=True))
        batch_op.create_index(batch_op.f("ix_persons_skeleton"), ["skeleton"], unique=False)
    _fill(op.get_bind())
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("blocked", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["persons.id"], name=op.f("fk_blocks_blocked"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "line", "person", name=op.f("pk_reports")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def _fill(connection: sa.Connection) -> None:
    persons = sa.table("persons", sa.column("id"), sa.column("login"), sa.column("skeleton"))
    for row in connection.execute(sa.select(persons.c.id, persons.c.login).where(persons.c.login.is_not(None))).all():
        value = skeleton(row.login)
        connection.execute(sa.update(persons).where(persons.c.id == row.id).values(skeleton=value))


def downgrade() -> None:
    for table_id in ("audit", "reports", "blocks"):
        op.drop_table(table_id)
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_persons_skeleton"))
        for column in ("skeleton", "muted", "banned"):
            batch_op.drop_column(column)
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.drop_column("device")
        batch_op.drop_column("used")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("proved")
        batch_op.drop_column("device")
        batch_op.drop_column("used")
