"""What a step brought, in the sentence that says most."""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.kernel.event import Event

# What is told first; a step with nothing of it is told by its choice.
WEIGHT: Final = (
    "eliminated",
    "metropolis",
    "metropolis_on_card",
    "amazons_built",
    "metropolis_lost",
    "end_triggered",
    "land_taken",
    "battle_over",
    "battle",
    "lock",
    "constructed",
    "card_robbed",
    "card_taken",
    "hades_arrives",
    "necropolis_built",
    "hero_recruited",
    "hero_destroyed",
    "figurine_stolen",
    "creature_bought",
    "creature_played",
    "item_gained",
    "card_stolen",
    "gold_stolen",
    "built",
    "favour_robbed",
    "favour",
    "philosopher",
    "priestess",
    "priest",
    "fleets_destroyed",
    "ousted",
    "bid",
    "action",
    "bonus_action",
)
PLACE: Final = {name: place for place, name in enumerate(WEIGHT)}


def weightiest(events: list[Event]) -> tuple[str, dict[str, str]]:
    """The name of what happened and its sentences by language; empty if nothing is worth it."""
    known = [event for event in events if event.name in PLACE]
    if not known:
        return "", {}
    # Of equals the last: a battle that is over says more when it is over for good.
    said = min(reversed(known), key=lambda event: PLACE[event.name])
    return said.name, {lang: said.sentence(lang) for lang in texts.languages()}


def weight(name: str) -> int:
    return PLACE.get(name, len(WEIGHT))
