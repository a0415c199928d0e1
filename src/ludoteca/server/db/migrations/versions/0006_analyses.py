"""Analyses of finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("thoroughness", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_analyses")),
    )
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_analyses_table_id"), ["table_id"], unique=False)
        batch_op.create_index("ix_analyses_status_created", ["status", "created"], unique=False)
    op.create_table(
        "analysis_pieces",
        sa.Column("analysis", sa.String(length=32), nullable=False),
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["analysis"], ["analyses.id"], name=op.f("fk_analysis_pieces_analysis"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("analysis", "key", name=op.f("pk_analysis_pieces")),
    )


def downgrade() -> None:
    op.drop_table("analysis_pieces")
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.drop_index("ix_analyses_status_created")
        batch_op.drop_index(batch_op.f("ix_analyses_table_id"))
    op.drop_table("analyses")
