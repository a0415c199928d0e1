"""Ratings; finished games are looked through once more while the server runs, to know which of them count"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM finished_seats")
    op.execute("DELETE FROM finished")
    op.add_column("finished", sa.Column("unrated", sa.String(length=20), nullable=True))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("contest", sa.Text(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_games")),
    )
    op.create_index("ix_rated_games_game_ended", "rated_games", ["game", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=200), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_ratings_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_person"), "ratings", ["person"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_rating_changes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_person_ended", "rating_changes", ["person", "ended"])


def downgrade() -> None:
    for table in ("rating_changes", "ratings", "rated_games"):
        op.drop_table(table)
    with op.batch_alter_table("finished") as batch_op:
        batch_op.drop_column("unrated")
