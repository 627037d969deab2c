"""When somebody may be told something: not too often, and not at night."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from delos.server.protocol.notices import Quiet, Wishes
from delos.server.refusal import malformed


def zone_of(name: str) -> tzinfo:
    if name == "UTC":
        return UTC
    return ZoneInfo(name)


def check_zone(name: str) -> None:
    try:
        zone_of(name)
    except (ValueError, OSError) as error:  # ZoneInfoNotFoundError is a KeyError
        raise malformed("time-zone", name=name[:60]) from error
    except KeyError as error:
        raise malformed("time-zone", name=name[:60]) from error


def free_at(wishes: Wishes, told: int, now: int, gap: float) -> int:
    """The moment from which somebody may hear something."""
    wait = max(int(gap), wishes.every * 60)
    free = max(now, told + wait)
    return free if wishes.quiet is None else awake_at(wishes.quiet, free)


def awake_at(quiet: Quiet, moment: int) -> int:
    """The moment itself, or the end of the quiet hours in which it is."""
    if quiet.begin == quiet.end:
        return moment
    there = datetime.fromtimestamp(moment, zone_of(quiet.zone))
    within = (
        quiet.begin <= there.hour < quiet.end
        if quiet.begin < quiet.end
        else there.hour >= quiet.begin or there.hour < quiet.end
    )
    if not within:
        return moment
    end = there.replace(hour=quiet.end, minute=0, second=0, microsecond=0)
    if end <= there:
        end += timedelta(days=1)
    return int(end.timestamp())
