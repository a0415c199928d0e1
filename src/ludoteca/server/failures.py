"""Failures: what a command of the server could not do."""


class OperationFailed(Exception):
    """Why it was not done, in one sentence for whoever gave the command."""
