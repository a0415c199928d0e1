"""Running a server: startup, health, logs, retention, audit, what a host can do."""
