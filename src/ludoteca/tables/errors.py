"""Refusals of the house. Those of the games are `ludoteca.core.Refused`; both reach the client in the same form."""

from ludoteca.core.refusal import Parameter, Refusal


class HouseRefused(Exception):
    """Something a table or the server does not allow, with the HTTP status that says so. `rule` names a rule of the
    game where that one decides."""

    def __init__(self, status: int, reason: str, rule: str = "table", **parameters: Parameter) -> None:
        super().__init__(reason)
        self.status = status
        self.refusal = Refusal(rule, reason, **parameters)


def forbidden(reason: str, **parameters: Parameter) -> HouseRefused:
    return HouseRefused(403, reason, "table", **parameters)


def missing(reason: str = "no-such-table") -> HouseRefused:
    return HouseRefused(404, reason)


def conflict(reason: str, **parameters: Parameter) -> HouseRefused:
    return HouseRefused(409, reason, "table", **parameters)
