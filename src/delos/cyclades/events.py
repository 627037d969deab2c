"""What can happen at a Cyclades table: the event kinds and what their fields mean."""

from typing import Final

from delos.kernel.event import PUBLIC, TO_BOTH, Event, EventKind

PHASE_BEGINS: Final = 0
GOLD_GAINED: Final = 1
GOLD_PAID: Final = 2
INCOME_PAID: Final = 3
BID_MADE: Final = 4
OUSTED: Final = 5
PRIESTESS_GAINED: Final = 6
PRIESTESS_SPENT: Final = 7
PHILOSOPHER_GAINED: Final = 8
PHILOSOPHERS_SPENT: Final = 9
TROOPS_PLACED: Final = 10
OTHERS_PLACED: Final = 11
FLEETS_PLACED: Final = 12
LAND_TAKEN: Final = 13
UNITS_MOVED: Final = 14
HERO_MOVED: Final = 15
FLEETS_MOVED: Final = 16
TROOP_DESTROYED: Final = 17
OTHER_DESTROYED: Final = 18
FLEETS_DESTROYED: Final = 19
HERO_DESTROYED: Final = 20
HERO_SACRIFICED: Final = 21
HERO_RECRUITED: Final = 22
BUILDING_BUILT: Final = 23
BUILDING_REMOVED: Final = 24
METROPOLIS_BUILT: Final = 25
METROPOLIS_LOST: Final = 26
CREATURE_BOUGHT: Final = 27
CREATURE_PLAYED: Final = 28
CREATURE_DISCARDED: Final = 29
CREATURE_REVEALED: Final = 30
DECK_SHUFFLED: Final = 31
FIGURINE_PLACED: Final = 32
FIGURINE_REMOVED: Final = 33
CORNUCOPIA_PLACED: Final = 34
CORNUCOPIA_REMOVED: Final = 35
BATTLE_BEGINS: Final = 36
BATTLE_ROLL: Final = 37
BATTLE_TOTALS: Final = 38
RETREATED: Final = 39
BATTLE_ENDS: Final = 40
TURN_BEGINS: Final = 41
TURN_ENDS: Final = 42
GOLD_STOLEN: Final = 43
FACTION_ELIMINATED: Final = 44
GAME_ENDS: Final = 45
OTHERS_TAKEN: Final = 46
DISCOUNT_USED: Final = 47
MUSTER: Final = 48
FIGURE_KEPT: Final = 49

# A field is ``name:type``; the type says how its number becomes a word. Troops of no faction's
# reserve are called others here; each title has its own word for them.
EVENTS: Final = [
    EventKind("phase", ["phase:phase", "cycle:n"], PUBLIC),
    EventKind("gold", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("paid", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("income", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("bid", ["faction:faction", "god:god", "bid:n"], PUBLIC),
    EventKind("ousted", ["faction:faction", "god:god"], PUBLIC),
    EventKind("priestess", ["faction:faction"], PUBLIC),
    EventKind("priestess_spent", ["faction:faction", "count:n"], PUBLIC),
    EventKind("philosopher", ["faction:faction"], PUBLIC),
    EventKind("philosophers_spent", ["faction:faction", "count:n"], PUBLIC),
    EventKind("troops_placed", ["faction:faction", "land:land", "count:n"], PUBLIC),
    EventKind("others_placed", ["faction:faction", "land:land", "count:n"], PUBLIC),
    EventKind("fleets_placed", ["faction:faction", "sea:sea", "count:n"], PUBLIC),
    EventKind("land_taken", ["faction:faction", "land:land", "loser:faction"], PUBLIC),
    EventKind("units_moved", ["origin:land", "land:land", "troops:n", "others:n"], PUBLIC),
    EventKind("hero_moved", ["hero:hero", "origin:land", "land:land"], PUBLIC),
    EventKind("fleets_moved", ["faction:faction", "origin:sea", "sea:sea", "count:n"], PUBLIC),
    EventKind("troop_destroyed", ["faction:faction", "land:land"], PUBLIC),
    EventKind("other_destroyed", ["faction:faction", "land:land"], PUBLIC),
    EventKind("fleets_destroyed", ["faction:faction", "sea:sea", "count:n"], PUBLIC),
    EventKind("hero_destroyed", ["faction:faction", "hero:hero"], PUBLIC),
    EventKind("hero_sacrificed", ["faction:faction", "hero:hero"], PUBLIC),
    EventKind("hero_recruited", ["faction:faction", "hero:hero", "land:land"], PUBLIC),
    EventKind("built", ["faction:faction", "building:building", "site:site"], PUBLIC),
    EventKind("removed", ["building:building", "site:site"], PUBLIC),
    EventKind("metropolis", ["faction:faction", "site:site", "bonus:bonus"], PUBLIC),
    EventKind("metropolis_lost", ["faction:faction", "site:site"], PUBLIC),
    EventKind("creature_bought", ["faction:faction", "creature:creature", "price:n"], PUBLIC),
    EventKind("creature_played", ["faction:faction", "creature:creature"], PUBLIC),
    EventKind("creature_discarded", ["creature:creature"], PUBLIC),
    EventKind("creature_revealed", ["creature:creature", "slot:n"], PUBLIC),
    EventKind("deck_shuffled", [], PUBLIC),
    EventKind("figurine_placed", ["piece:piece", "area:area"], PUBLIC),
    EventKind("figurine_removed", ["piece:piece", "area:area"], PUBLIC),
    EventKind("cornucopia", ["area:area", "count:n"], PUBLIC),
    EventKind("cornucopia_removed", ["area:area", "count:n"], PUBLIC),
    EventKind("battle", ["attacker:faction", "defender:faction", "area:area"], PUBLIC),
    EventKind("dice", ["attacker:n", "defender:n"], PUBLIC),
    EventKind("totals", ["attacker:n", "defender:n"], PUBLIC),
    EventKind("retreat", ["faction:faction", "area:area"], PUBLIC),
    EventKind("battle_over", ["area:area", "holder:faction"], PUBLIC),
    EventKind("turn", ["faction:faction", "god:god"], PUBLIC),
    EventKind("turn_over", ["faction:faction", "slot:n"], PUBLIC),
    EventKind("gold_stolen", ["thief:faction", "victim:faction", "amount:n"], TO_BOTH),
    EventKind("eliminated", ["faction:faction"], PUBLIC),
    EventKind("game_over", [], PUBLIC),
    EventKind("others_taken", ["faction:faction", "land:land", "count:n"], PUBLIC),
    EventKind("discount", ["faction:faction", "site:site"], PUBLIC),
    EventKind(
        "muster",
        [
            "faction:faction",
            "area:area",
            "troops:n",
            "others:n",
            "heroes:n",
            "creature:n",
            "buildings:n",
            "fleets:n",
            "total:n",
        ],
        PUBLIC,
    ),
    EventKind("figure_kept", ["faction:faction", "creature:creature"], PUBLIC),
]


def with_others(troop: str, troops: str, taken: str, field: str) -> list[EventKind]:
    """The shared events for a title that calls others so: one of them, several, the event in which
    they leave, and their count beside Troops."""
    found = EVENTS[:]
    where = ["faction:faction", "land:land"]
    found[OTHERS_PLACED] = EventKind(troops + "_placed", [*where, "count:n"], PUBLIC)
    found[OTHERS_TAKEN] = EventKind(troops + taken, [*where, "count:n"], PUBLIC)
    found[OTHER_DESTROYED] = EventKind(troop + "_destroyed", where, PUBLIC)
    for kind in (UNITS_MOVED, MUSTER):
        fields = [field if one == "others:n" else one for one in found[kind].fields]
        found[kind] = EventKind(found[kind].name, fields, PUBLIC)
    return found


# An event has room for four numbers: a muster carries its six terms packed in the third.
TERMS: Final = 6
TERM_BITS: Final = 8


def packed(terms: list[int]) -> int:
    """The terms of a muster as one number."""
    found = 0
    for index in range(TERMS):
        found |= terms[index] << (TERM_BITS * index)
    return found


def values_of(event: Event) -> list[int]:
    """The values of an event's fields, in their order."""
    if event.kind != MUSTER:
        return event.values()
    found = [event.a, event.b]
    for index in range(TERMS):
        found.append(event.c >> (TERM_BITS * index) & ((1 << TERM_BITS) - 1))
    found.append(event.d)
    return found
