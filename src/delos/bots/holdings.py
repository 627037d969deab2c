"""What a seat has, by name, as it sees the table itself; and what a choice changes in it."""

from __future__ import annotations

from typing import Any, Final

from delos.kernel.game import Game

Counts = dict[str, int]
BASIC: Final = ("port", "fortress", "temple", "university")


def counted(game: Game, seat: int) -> Counts:
    """What a seat has, by name, as it sees the table itself."""
    view: dict[str, Any] = game.view(seat).plain()
    return mytikas_counts(view, seat) if view["title"] == "mytikas" else cyclades_counts(view, seat)


def cyclades_counts(view: dict[str, Any], seat: int) -> Counts:
    own = view["factions"][seat]
    name = own["faction"]
    lands = {land["land"]: land["owner"] for land in view["lands"]}
    sites = [site for site in view["sites"] if lands[site["land"]] == name]
    types = {site["building"] for site in sites if site["building"] in BASIC}
    rivals = [one for one in view["factions"] if one["faction"] != name]
    held = [land for land in view["lands"] if land["owner"] == name]
    taken = [land for land in view["lands"] if land["owner"] not in (None, name)]
    return {
        "metropolises": own["metropolises"],
        "rivals": -max((one["metropolises"] for one in rivals), default=0),
        "types": len(types),
        "philosophers": own["philosophers"],
        "income": own.get("income", 0),
        "lands": len(held),
        "rival-lands": -sum(owner not in (None, name) for owner in lands.values()),
        "rival-troops": -sum(map(troops, taken)),
        "rival-fleets": -sum(
            sea["fleets"] for sea in view["seas"] if sea["owner"] not in (None, name)
        ),
        "rival-heroes": -sum(len(one["heroes"]) for one in rivals),
        "rival-creatures": -sum(len(one["creatures"]) for one in rivals),
        "rival-buildings": -sum(
            site["building"] in BASIC for site in view["sites"] if lands[site["land"]] != name
        ),
        "seas": sum(sea["owner"] == name for sea in view["seas"]),
        "heroes": len(own["heroes"]),
        "creatures": len(own["creatures"]),
        "priests": own.get("priests", 0),
        "priestesses": own["priestesses"],
        "troops": sum(map(troops, held)),
        "fleets": sum(sea["fleets"] for sea in view["seas"] if sea["owner"] == name),
        "gold": own["gold"] or 0,
    }


def troops(land: dict[str, Any]) -> int:
    return int(land["troops"] + land.get("mercenaries", 0) + land.get("undead", 0))


def mytikas_counts(view: dict[str, Any], seat: int) -> Counts:
    own = view["players"][seat]
    resources = own["resources"]
    return {
        "points": own["points"],
        "built": sum(1 for level in own["slots"].values() if level),
        "cards": len(own["cards"]),
        "locks": sum(1 for card in own["cards"] if card["lock"]),
        "stone": sum(level["stone"] for level in resources),
        "marble": sum(level["marble"] for level in resources),
        "gold-cubes": sum(level["gold"] for level in resources),
        "height": sum(n * sum(level.values()) for n, level in enumerate(resources)),
        "favours": sum(own["favours"].values()),
        "offerings": own["reserve"],
    }


def changes(before: Counts, now: Counts) -> Counts:
    """What became more or less."""
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def finished(game: Game, seat: int, way: list[int]) -> Game:
    """The game at the end of the seat's own choices."""
    twin = game.copy()
    for choice in way:
        if twin.seat != seat or choice not in twin.ids():
            break
        twin.play(choice)
    return twin
