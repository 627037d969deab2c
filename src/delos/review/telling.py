"""What a step brought, in the sentence that says most."""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.kernel.event import Event
from delos.kernel.title import Title
from delos.texts import gains, speak

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


DECIDING: Final = frozenset(WEIGHT[: WEIGHT.index("hades_arrives")]) - {"battle_over", "battle"}
LOSSES: Final = frozenset({"eliminated", "metropolis_lost"})  # told behind what they come of
# What the next one in turn gets is none of a deed's doing: it is told after what was done.
GIFTS: Final = frozenset({"philosopher", "priestess", "priest", "favour", "bid"})


def weightiest(
    events: list[Event], title: Title, seat: int, labels: dict[str, str]
) -> tuple[str, dict[str, str]]:
    """The name of what happened and its sentences by language; empty if nothing is worth it."""
    known = [event for event in events if event.name in PLACE]
    own = [event for event in known if not given(event, title.seats[seat])]
    if not known:
        return "", {}
    # Of equals the last: a battle that is over says more when it is over for good.
    said = min(reversed(own or known), key=lambda event: PLACE[event.name])
    cause = [event for event in own if event.name == "land_taken" and said.name in LOSSES]
    told = {
        lang: " ".join(event.sentence(lang) for event in [*cause[-1:], said])
        for lang in texts.languages()
    }
    return said.name, told if own else {
        lang: f"{chosen(lang, title, seat, labels[lang])} {told[lang]}" for lang in told
    }


def given(event: Event, seat: str) -> bool:
    """Whether it is somebody else's gift."""
    return event.name in GIFTS and next(iter(event.fields.values()), seat) != seat


def chosen(lang: str, title: Title, seat: int, label: str) -> str:
    name = speak.sentence(together(lang, title, [seat]))
    return texts.say(lang, "review-did", name=name, what=label)


def weight(name: str) -> int:
    return PLACE.get(name, len(WEIGHT))


def decides(name: str) -> bool:
    return name in DECIDING


def victory(title: Title, winners: list[int]) -> dict[str, str]:
    """Who won, in a sentence by language."""
    found: dict[str, str] = {}
    for lang in texts.languages():
        names = together(lang, title, winners)
        found[lang] = speak.sentence(
            texts.say(lang, "review-wins", count=len(winners), names=names)
        )
    return found


def together(lang: str, title: Title, seats: list[int]) -> str:
    """Seats as sentences call them."""
    kind = "player" if title.name == "mytikas" else "faction"
    names = [speak.named(lang, f"{kind}:{title.seats[seat]}", title=title.name) for seat in seats]
    return gains.listed([str(name) for name in names], "list-two", lang)
