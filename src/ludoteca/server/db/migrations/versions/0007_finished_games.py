"""Finished games as lists and statistics need them; those that ended before are added while the server runs"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("end", sa.String(length=40), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=True),
        sa.Column("decided", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_finished_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_finished")),
    )
    op.create_table(
        "finished_seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("label", sa.String(length=40), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("parts", sa.Text(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["finished.table_id"], name=op.f("fk_finished_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_finished_seats")),
    )
    op.create_index("ix_finished_seats_person_ended", "finished_seats", ["person", "ended"])


def downgrade() -> None:
    op.drop_table("finished_seats")
    op.drop_table("finished")
