"""Table options of the Legendary Edition: what may be asked for, and what an edition means by it
(catalogue section 0.4, LEG-CORE-01)."""

from typing import Final

from delos.cyclades.rules import ALL_CHAINS, HEROIC_CHAINS, NO_CHAINS
from delos.kernel.errors import BadOption
from delos.kernel.options import flag, number
from delos.legendary.cards import BASE, COMPLETE, Declared
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.kinds import BIDS

# Metropolis tokens of the base edition; the complete one has all.
BASE_BONUSES: Final = ["troops", "cornucopia", "priestess", "gold", "fleets"]

# The known spaces of the board are 1, 3, 5, 7 and 25; the others are ours (LEG-OFFER-06).
PRINTED_TRACK: Final = [1, 3, 5, 7, 10, 13, 16, 20, 25]
LINEAR_TRACK: Final = list(range(1, 26))
TRACK_STEP: Final = 5  # beyond the printed spaces when there is no cap

KNOWN: Final = [
    "players",
    "seed",
    "edition",
    "teams",
    "goal",
    "map",
    "face",
    "tile_set",
    "mercenary_count",
    "creature_set",
    "hero_set",
    "bonus_set",
    "bid_cap",
    "bid_track",
    "port_reach",
    "apollo_placement",
    "apollo_silences_heroes",
    "hydra_feeds",
    "strict_offerings",
    "fresh_temples",
    "island_chains",
    "last_stand",
    "leto_moves",
    "fleets_apart",
    "freed_bids",
    "losses_first",
]
# The version of the rules that brought an option, if not 1
SINCE: Final = {"leto_moves": 2, "fleets_apart": 2, "freed_bids": 2, "losses_first": 2}
CHAINS: Final = ["none", "heroic", "all"]  # numbered as NO_CHAINS, HEROIC_CHAINS, ALL_CHAINS


def island_chains(options: dict[str, object], version: int) -> int:
    """Which moves may follow Fleets to their own Island (LEG-HEROMOVE-04, LEG-LANDMOVE-05): none,
    heroic ones or all. True and false stand for all and none, and are all that version 1 knows."""
    value = options.get("island_chains")
    if isinstance(value, bool):
        return ALL_CHAINS if value else NO_CHAINS
    if version < 2:
        return ALL_CHAINS if flag(options, "island_chains", False) else NO_CHAINS
    if value is not None and (not isinstance(value, str) or value not in CHAINS):
        raise BadOption(
            f"Option island_chains must be one of {', '.join(CHAINS)}, or true (all) or false "
            f"(none), not {value!r}."
        )
    return HEROIC_CHAINS if value is None else CHAINS.index(value)


def cards(
    options: dict[str, object], name: str, declared: Declared, edition: str, version: int
) -> list[str]:
    """A deck: that of an edition, or of the cards that are named."""
    base = declared.deck(BASE, version)
    complete = declared.deck(COMPLETE, version)
    return named(options, name, base, complete, declared.known(version), edition)


def bonuses(options: dict[str, object], edition: str) -> list[str]:
    """The Metropolis tokens: those of an edition, or those that are named."""
    return named(options, "bonus_set", BASE_BONUSES, BONUS_NAMES, BONUS_NAMES, edition)


def named(
    options: dict[str, object],
    name: str,
    base: list[str],
    complete: list[str],
    known: list[str],
    edition: str,
) -> list[str]:
    """An edition's name, or a list of names."""
    value = options.get(name)
    if value is None:
        value = edition
    if value == BASE:
        return base
    if value == COMPLETE:
        return complete
    if isinstance(value, (list, tuple)) and value:
        chosen: list[str] = []
        for card in value:
            if not isinstance(card, str) or card not in known:
                raise BadOption(
                    f"Option {name} names {card!r}, which is not one of {', '.join(known)}."
                )
            chosen.append(card)
        return [card for card in known if card in chosen]
    raise BadOption(f"Option {name} must be 'base', 'complete' or a list of names, not {value!r}.")


def players_and_teams(options: dict[str, object]) -> tuple[int, bool]:
    """3 to 5 free for all, 4 or 6 in teams of two, 2 as a duel with two factions each."""
    players = number(options, "players", 2, 6, 4)
    teams = flag(options, "teams", players in (2, 6))
    if players == 6 and not teams:
        raise BadOption("Six players play in teams of two: set teams to true (LEG-CORE-01).")
    if players == 2 and not teams:
        raise BadOption("Two players play a duel in teams: leave teams out (LEG-TWO-01).")
    if players in (3, 5) and teams:
        raise BadOption(f"Teams of two need 4 or 6 players, not {players} (LEG-TEAM-01).")
    return players, teams


def factions_and_teams(players: int, teams: bool) -> tuple[int, list[int]]:
    """How many factions there are and the team of each; teammates sit opposite each other. A duel
    is team play with four factions in all respects (LEG-TWO-01, -04)."""
    factions = 4 if players == 2 else players
    if not teams:
        return factions, list(range(factions))
    return factions, [faction % (factions // 2) for faction in range(factions)]


def bid_cap(options: dict[str, object], edition: str) -> int:
    """0 means no cap (LEG-OFFER-10, D-16)."""
    default = 25 if edition == COMPLETE else 0
    if "bid_cap" in options and options["bid_cap"] is None:
        return 0
    return number(options, "bid_cap", 0, 1000, default)


def bid_track(options: dict[str, object], cap: int) -> list[int]:
    """The numbered spaces of every god, up to the cap; without one they go on in steps of 5."""
    wanted = options.get("bid_track")
    if wanted is None or wanted == "printed":
        track = PRINTED_TRACK[:]
    elif wanted == "linear":
        track = LINEAR_TRACK[:]
    elif isinstance(wanted, (list, tuple)) and wanted:
        track = []
        for space in wanted:
            if isinstance(space, bool) or not isinstance(space, int) or space < 1:
                raise BadOption(f"Option bid_track has the space {space!r}; spaces are 1 or more.")
            if track and space <= track[-1]:
                raise BadOption("Option bid_track must rise from space to space.")
            track.append(space)
    else:
        raise BadOption("Option bid_track must be 'printed', 'linear' or a list of numbers.")
    if len(track) > BIDS:
        raise BadOption(f"Option bid_track has {len(track)} spaces; {BIDS} is the most.")
    if cap:
        track = [space for space in track if space <= cap]
        if not track:
            raise BadOption("Option bid_cap leaves no space on the bid track.")
        return track
    while len(track) < BIDS:
        track.append(track[-1] + TRACK_STEP)
    return track
