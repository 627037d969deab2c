"""Which language somebody speaks: what the address says, else what the browser prefers."""

from __future__ import annotations

from typing import Final

from delos.texts import languages

LONGEST: Final = 200  # of a header; nobody speaks that many languages


def spoken(wanted: str | None, accepted: str | None) -> str:
    """``?lang=`` if there is such a language, else the best of ``Accept-Language``."""
    if wanted in languages():
        return wanted or ""
    return preferred(accepted or "")


def preferred(accepted: str) -> str:
    """``fr-CA;q=0.8, en;q=0.9`` is English; what cannot be read counts as nothing."""
    best, found = 0.0, languages()[0]
    for part in accepted[:LONGEST].split(","):
        name, _, weight = part.strip().partition(";")
        lang = name.strip().lower().partition("-")[0]
        quality = weighed(weight)
        if lang in languages() and quality > best:
            best, found = quality, lang
    return found


def weighed(weight: str) -> float:
    name, _, value = weight.strip().partition("=")
    if not weight.strip():
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
