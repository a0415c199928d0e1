"""The sentences of notifications, in the language of whoever reads them."""

from collections.abc import Sequence

from ludoteca.server.notifications.events import people
from ludoteca.server.notifications.messages import Kind
from ludoteca.server.notifications.outbox import Message
from ludoteca.tables.state import Table
from ludoteca.words import LANGUAGES, Words, bundle_of

HOUR = 3_600.0


def message(table: Table, kind: Kind, person: str, about: str | None, language: str, now: float) -> Message:
    """What one person reads of a table."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    others = _names(table, sorted(people(table) - {person}))
    told: dict[str, str | int] = {"others": ", ".join(others), "count": len(others)}
    if kind in ("invitation", "seated"):
        told["name"] = ", ".join(_names(table, [] if about is None else [about]))
    if kind == "time":
        told["hours"] = max(0, int(((table.clock.deadline or now) - now) / HOUR))
    if kind == "over":
        told |= _outcome(table, person)
    body = _say(spoken, f"notice-{kind}", told)
    return Message(Words(spoken, table.setup.game).name(), body, f"/table/{table.setup.id}", table.setup.id)


def trial(language: str) -> Message:
    """What somebody reads who wants to see whether it works."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return Message("Ludoteca", _say(spoken, "notice-test", {}), "/me", "test")


def _names(table: Table, persons: Sequence[str]) -> list[str]:
    return [name for person in persons if (name := table.names.get(person))]


def _outcome(table: Table, person: str) -> dict[str, str | int]:
    result = table.result
    winners = [] if result is None else [table.seats[seat] for seat in result.winners]
    if not winners:
        return {"outcome": "none", "winners": ""}
    if all(seat.person == person for seat in winners):
        return {"outcome": "me", "winners": ""}
    names = [table.names.get(seat.person or "") or seat.label or "" for seat in winners]
    return {"outcome": "other" if all(names) else "bot", "winners": ", ".join(names)}


def _say(language: str, key: str, parameters: dict[str, str | int]) -> str:
    bundle = bundle_of(language, "notifications")
    text, _ = bundle.format_pattern(bundle.get_message(key).value, parameters)
    return str(text)
