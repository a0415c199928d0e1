"""The hours in which a person wants to hear nothing, in their own time zone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ludoteca.server.notifications.messages import QuietHours


def zone(name: str) -> ZoneInfo | None:
    """A time zone by its name in the tz database."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: QuietHours | None, zone_name: str, now: float) -> float | None:
    """When the quiet hours that have begun end; None if it is not quiet."""
    where = zone(zone_name) or UTC
    local = datetime.fromtimestamp(now, where)
    minute = local.hour * 60 + local.minute
    if quiet is None or (minute - quiet.since) % 1440 >= (quiet.until - quiet.since) % 1440:
        return None
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    day = midnight if minute < quiet.until else midnight + timedelta(days=1)
    end = day.replace(hour=quiet.until // 60, minute=quiet.until % 60)
    return max(end.timestamp(), now + 1)
