"""Metrics, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

LINES = Counter("ludoteca_lines_total", "Lines written to tables", registry=REGISTRY)
CONFLICTS = Counter("ludoteca_conflicts_total", "Lines that another process wrote first", registry=REGISTRY)
REFUSALS = Counter("ludoteca_refusals_total", "Requests refused", ["reason"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "Open live connections", registry=REGISTRY)
SLOW = Counter("ludoteca_slow_sockets_total", "Live connections closed because they did not keep up", registry=REGISTRY)
THINKING = Histogram("ludoteca_bot_seconds", "Time a bot took for a move", registry=REGISTRY)
BOT_FAILURES = Counter("ludoteca_bot_failures_total", "Bots that gave no legal move", registry=REGISTRY)
BROKEN_GAMES = Gauge(
    "ludoteca_broken_games", "Installed games that cannot be loaded; the log names them", registry=REGISTRY
)
ACTING = Histogram(
    "ludoteca_act_seconds",
    "Time from a request to its line on disk",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
NOTIFICATIONS = Counter(
    "ludoteca_notifications_total", "Messages sent to browsers and webhooks", ["way", "outcome"], registry=REGISTRY
)
KEPT = Gauge("ludoteca_kept", "What is kept in memory", ["what"], registry=REGISTRY)


def text(kept: dict[str, int]) -> bytes:
    for what, number in kept.items():
        KEPT.labels(what).set(number)
    return generate_latest(REGISTRY)
