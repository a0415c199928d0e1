"""Sessions and passkeys say when and where they are used"""

import time

import sqlalchemy as sa
from alembic import op

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


def downgrade() -> None:
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.drop_column("device")
        batch_op.drop_column("used")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("proved")
        batch_op.drop_column("device")
        batch_op.drop_column("used")
