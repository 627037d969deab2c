"""What can happen at a Cyclades table: the event kinds and what their fields mean."""

from typing import Final

from delos.kernel.event import PUBLIC, TO_BOTH, TO_FIRST, Event, EventKind

PHASE_BEGINS: Final = 0
GOLD_GAINED: Final = 1
GOLD_PAID: Final = 2
INCOME_PAID: Final = 3
BID_MADE: Final = 4
OUSTED: Final = 5
FINE_PAID: Final = 6
PRIESTESS_GAINED: Final = 7
PRIESTESS_SPENT: Final = 8
PHILOSOPHER_GAINED: Final = 9
PHILOSOPHERS_SPENT: Final = 10
TROOPS_PLACED: Final = 11
OTHERS_PLACED: Final = 12
FLEETS_PLACED: Final = 13
LAND_TAKEN: Final = 14
UNITS_MOVED: Final = 15
HERO_MOVED: Final = 16
FLEETS_MOVED: Final = 17
TROOP_DESTROYED: Final = 18
OTHER_DESTROYED: Final = 19
FLEETS_DESTROYED: Final = 20
HERO_DESTROYED: Final = 21
HERO_SACRIFICED: Final = 22
HERO_RECRUITED: Final = 23
BUILDING_BUILT: Final = 24
BUILDING_REMOVED: Final = 25
METROPOLIS_BUILT: Final = 26
METROPOLIS_LOST: Final = 27
BONUS_GRANTED: Final = 28
CREATURE_BOUGHT: Final = 29
CREATURE_PLAYED: Final = 30
CREATURE_DISCARDED: Final = 31
CREATURE_REVEALED: Final = 32
DECK_SHUFFLED: Final = 33
HERO_REVEALED: Final = 34
FIGURINE_PLACED: Final = 35
FIGURINE_REMOVED: Final = 36
FIGURINE_STOLEN: Final = 37
CORNUCOPIA_PLACED: Final = 38
CORNUCOPIA_REMOVED: Final = 39
BATTLE_BEGINS: Final = 40
BATTLE_ROLL: Final = 41
BATTLE_TOTALS: Final = 42
RETREATED: Final = 43
BATTLE_ENDS: Final = 44
TURN_BEGINS: Final = 45
TURN_ENDS: Final = 46
DECK_PEEKED: Final = 47
CARDS_DRAWN: Final = 48
GOLD_STOLEN: Final = 49
CREATURE_RESERVED: Final = 50
FACTION_ELIMINATED: Final = 51
GAME_ENDS: Final = 52
GODS_TURN: Final = 53
GOLD_LAID: Final = 54
OTHERS_TAKEN: Final = 55
FLEETS_SWAPPED: Final = 56
CARD_STOLEN: Final = 57
DISCOUNT_USED: Final = 58
METROPOLIS_ON_CARD: Final = 59
MUSTER: Final = 60
FIGURE_KEPT: Final = 61

# A field is ``name:type``; the type says how its number becomes a word. Troops of no faction's
# reserve are called others here; each title has its own word for them.
EVENTS: Final = [
    EventKind("phase", ["phase:phase", "cycle:n"], PUBLIC),
    EventKind("gold", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("paid", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("income", ["faction:faction", "amount:n"], PUBLIC),
    EventKind("bid", ["faction:faction", "god:god", "bid:n"], PUBLIC),
    EventKind("ousted", ["faction:faction", "god:god"], PUBLIC),
    EventKind("fined", ["faction:faction", "amount:n"], TO_FIRST),
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
    EventKind("bonus", ["faction:faction", "bonus:bonus"], PUBLIC),
    EventKind("creature_bought", ["faction:faction", "creature:creature", "price:n"], PUBLIC),
    EventKind("creature_played", ["faction:faction", "creature:creature"], PUBLIC),
    EventKind("creature_discarded", ["creature:creature"], PUBLIC),
    EventKind("creature_revealed", ["creature:creature", "slot:n"], PUBLIC),
    EventKind("deck_shuffled", [], PUBLIC),
    EventKind("hero_revealed", ["hero:hero", "slot:n"], PUBLIC),
    EventKind("figurine_placed", ["piece:piece", "area:area"], PUBLIC),
    EventKind("figurine_removed", ["piece:piece", "area:area"], PUBLIC),
    EventKind("figurine_stolen", ["thief:faction", "victim:faction", "creature:creature"], PUBLIC),
    EventKind("cornucopia", ["area:area", "count:n"], PUBLIC),
    EventKind("cornucopia_removed", ["area:area", "count:n"], PUBLIC),
    EventKind("battle", ["attacker:faction", "defender:faction", "area:area"], PUBLIC),
    EventKind("dice", ["attacker:n", "defender:n"], PUBLIC),
    EventKind("totals", ["attacker:n", "defender:n"], PUBLIC),
    EventKind("retreat", ["faction:faction", "area:area"], PUBLIC),
    EventKind("battle_over", ["area:area", "holder:faction"], PUBLIC),
    EventKind("turn", ["faction:faction", "god:god"], PUBLIC),
    EventKind("turn_over", ["faction:faction", "slot:n"], PUBLIC),
    EventKind("peek", ["faction:faction", "creature:creature"], TO_FIRST),
    EventKind("drawn", ["faction:faction", "creature:creature"], TO_FIRST),
    EventKind("gold_stolen", ["thief:faction", "victim:faction", "amount:n"], TO_BOTH),
    EventKind("reserved", ["faction:faction", "creature:creature"], PUBLIC),
    EventKind("eliminated", ["faction:faction"], PUBLIC),
    EventKind("game_over", [], PUBLIC),
    EventKind("gods_turn", [], PUBLIC),
    EventKind("gold_laid", ["land:land", "amount:n"], PUBLIC),
    EventKind("others_taken", ["faction:faction", "land:land", "count:n"], PUBLIC),
    EventKind("fleets_swapped", ["one:sea", "other:sea"], PUBLIC),
    EventKind("card_stolen", ["thief:faction", "victim:faction", "card:plain"], PUBLIC),
    EventKind("discount", ["faction:faction", "site:site"], PUBLIC),
    EventKind("metropolis_on_card", ["faction:faction", "hero:hero", "bonus:bonus"], PUBLIC),
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


def with_others(events: list[EventKind], troop: str, troops: str, taken: str) -> list[EventKind]:
    """The events of a title that calls others so: one of them, several, and the event in which
    they leave."""
    found = events[:]
    where = ["faction:faction", "land:land"]
    found[OTHERS_PLACED] = EventKind(troops + "_placed", [*where, "count:n"], PUBLIC)
    found[OTHERS_TAKEN] = EventKind(troops + taken, [*where, "count:n"], PUBLIC)
    found[OTHER_DESTROYED] = EventKind(troop + "_destroyed", where, PUBLIC)
    return found


def with_field(kind: EventKind, old: str, new: str) -> EventKind:
    """The kind with another name for one of its fields."""
    fields = [new if field == old else field for field in kind.fields]
    return EventKind(kind.name, fields, PUBLIC)


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
