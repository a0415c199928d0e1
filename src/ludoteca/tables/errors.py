"""Refusals of tables and of the server. Those of the games are `ludoteca.core.Refused`; both are sent alike."""

from ludoteca.core.refusal import Parameter, Refusal


class RequestRefused(Exception):
    """Something a table or the server does not allow, with the HTTP status that says so. `rule` names a rule of the
    game where that one decides."""

    def __init__(self, status: int, reason: str, rule: str = "table", **parameters: Parameter) -> None:
        super().__init__(reason)
        self.status = status
        self.refusal = Refusal(rule, reason, **parameters)


def forbidden(reason: str, **parameters: Parameter) -> RequestRefused:
    return RequestRefused(403, reason, "table", **parameters)


def missing(reason: str = "no-such-table") -> RequestRefused:
    return RequestRefused(404, reason)


def conflict(reason: str, **parameters: Parameter) -> RequestRefused:
    return RequestRefused(409, reason, "table", **parameters)
