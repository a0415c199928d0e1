"""Where people are told that it is their turn, and what waits to be told"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _belongs(table: str, column: str, owner: str, key: str = "id") -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], [f"{owner}.{key}"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("site", sa.String(length=300), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        _belongs("subscriptions", "person", "persons"),
        _belongs("subscriptions", "session", "sessions", "hash"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"])
    op.create_index(op.f("ix_subscriptions_session"), "subscriptions", ["session"])
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("form", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("site", sa.String(length=300), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(length=20), nullable=True),
        sa.Column("tried", sa.Float(), nullable=True),
        _belongs("webhooks", "person", "persons"),
        _belongs("webhooks", "table_id", "tables"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
    )
    op.create_index(op.f("ix_webhooks_person"), "webhooks", ["person"])
    op.create_index(op.f("ix_webhooks_table_id"), "webhooks", ["table_id"])
    op.create_table(
        "notification_choices",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(length=60), nullable=False),
        _belongs("notification_choices", "person", "persons"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notification_choices")),
    )
    op.create_table(
        "notified",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        _belongs("notified", "person", "persons"),
        _belongs("notified", "table_id", "tables"),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_notified")),
    )
    op.create_index(op.f("ix_notified_table_id"), "notified", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=True),
        sa.Column("due", sa.Float(), nullable=False),
        _belongs("notices", "table_id", "tables"),
        _belongs("notices", "person", "persons"),
        sa.PrimaryKeyConstraint("table_id", "person", "kind", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
    op.create_index(op.f("ix_notices_person"), "notices", ["person"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("subscription", sa.String(length=64), nullable=True),
        sa.Column("webhook", sa.String(length=24), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        _belongs("deliveries", "subscription", "subscriptions"),
        _belongs("deliveries", "webhook", "webhooks"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index(op.f("ix_deliveries_due"), "deliveries", ["due"])
    op.create_index(op.f("ix_deliveries_subscription"), "deliveries", ["subscription"])
    op.create_index(op.f("ix_deliveries_webhook"), "deliveries", ["webhook"])


def downgrade() -> None:
    for table in ("deliveries", "notices", "notified", "notification_choices", "webhooks", "subscriptions"):
        op.drop_table(table)
