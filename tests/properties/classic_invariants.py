"""What must hold at every decision of a classic game, whatever was played.

``check(game)`` names everything that is wrong. Nothing here asks the engine how it counts: pieces
are counted from the bare table.
"""

from __future__ import annotations

from typing import Final

from delos.classic.boards import overlapped
from delos.classic.cells import OPEN_GODS, PROSPERITY, QUEUE
from delos.classic.creature import PlayCreature
from delos.classic.customs import customs, owner_of
from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.classic.hades.deck_search import TurnCards
from delos.classic.ids import CREATURES, KRAKEN_PIECE
from delos.classic.metropolis import Found, GiveUpSet, WhichFirst
from delos.classic.offerings import due
from delos.classic.title import Classic
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CHECK,
    CLOSED,
    DEADLY,
    DECK,
    DISCARD,
    FIGURINE_LANDS,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    GOD_AT,
    GOD_OF,
    GOLD,
    GONE,
    HELD,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_TROOPS,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    ORDER,
    OWNER,
    PHASE,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEA_OWNER,
    SEA_TOKENS,
    SEAS_OF,
    SHIELDED,
    SITES_OF,
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.effects import survey
from delos.cyclades.ids import APOLLO, METROPOLIS, NECROPOLIS, PIECE_CARDS, TEMPLE, THEATRE
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD, TURN
from delos.cyclades.land_battle import LandBattle
from delos.cyclades.power import FigurinePower
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from tests.properties.hades_invariants import module_problems, undead_at, undead_invaders

EACH: Final = 8
BUILDINGS_EACH: Final = 10
PROSPERITY_ALL: Final = 16
MORE_PROSPERITY: Final = 24  # with the box of the expansion
CALM: Final = {TURN, OFFER_GOD, OFFER_BID}  # nothing is pending
CASTS: Final = (FIGURINE_LANDS, HELD, SHIELDED, CLOSED, DEADLY)


def check(game: Game) -> None:
    """AssertionError that names every broken rule of the state, if there is any."""
    found = problems(game)
    assert not found, f"after {game.count} actions: " + "; ".join(found)


def problems(game: Game) -> list[str]:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    found: list[str] = []
    units(state, found)
    control(state, found)
    buildings(state, game, found)
    cards(state, game, found)
    figures(state, found)
    purses(state, game, found)
    markers(state, game, found)
    gone(state, found)
    module_problems(state, game, found)
    if inside.actor(game) != NOBODY:
        decision(state, game, found)
    else:
        ending(state, game, found)
    return found


def members(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def units(state: CycladesState, found: list[str]) -> None:
    """8 troops and 8 fleets each, in reserve, on the board or in a battle."""
    at = state.numbers()
    players = state.rules.factions
    troops = at[TROOP_RESERVE : TROOP_RESERVE + players]
    fleets = at[FLEET_RESERVE : FLEET_RESERVE + players]
    for land in range(LANDS):
        if at[TROOPS + land] < 0 or at[UNDEAD_TROOPS + land] < 0:
            found.append(f"troops {at[TROOPS + land]} on island {land}")
        if at[OWNER + land] != NONE:
            troops[at[OWNER + land]] += at[TROOPS + land]
        elif at[TROOPS + land]:
            found.append(f"troops of nobody on island {land}")
    for sea in range(SEA_SPACES):
        owner = at[SEA_OWNER + sea]
        if (at[FLEETS + sea] > 0) != (owner != NONE) or at[FLEETS + sea] < 0:
            found.append(f"{at[FLEETS + sea]} fleets of {owner} in sea {sea}")
        if owner != NONE:
            fleets[owner] += at[FLEETS + sea] - undead_at(state, sea)
            if (at[CLOSED] | at[DEADLY]) >> sea & 1 and not driving(state):
                found.append(f"fleets in the closed or deadly sea {sea}")
    if at[INVADER] != NONE:
        troops[at[INVADER]] += at[INVADING_TROOPS]
        fleets[at[INVADER]] += at[INVADING_FLEETS]
        if undead_invaders(state):  # counted off the defender above
            fleets[at[SEA_OWNER + at[INVADED] - LANDS]] += undead_invaders(state)
            fleets[at[INVADER]] -= undead_invaders(state)
    elif at[INVADING_TROOPS] or at[INVADING_FLEETS] or at[INVADED] != NONE:
        found.append("invaders without a battle")
    if troops != [EACH] * players or fleets != [EACH] * players:
        found.append(f"troops {troops}, fleets {fleets}")
    if at[INVADER] != NONE and not [f for f in state.stack if fights(state, f)]:
        found.append("a battle without its frame")


def fights(state: CycladesState, frame: object) -> bool:
    if isinstance(frame, LandBattle):
        return frame.land == state.at[INVADED] and frame.attacker == state.at[INVADER]
    return isinstance(frame, SeaBattle) and LANDS + frame.sea == state.at[INVADED]


def driving(state: CycladesState) -> bool:
    return any(type(frame).__name__ == "DriveOut" for frame in state.stack)


def control(state: CycladesState, found: list[str]) -> None:
    at = state.numbers()
    for faction in range(state.rules.factions):
        lands = sites = seas = 0
        for land in range(state.chart.lands):
            if at[OWNER + land] == faction:
                lands |= 1 << land
                sites |= state.chart.land_sites[land]
        for sea in range(state.chart.seas):
            if at[SEA_OWNER + sea] == faction:
                seas |= 1 << sea
        masks = [at[LANDS_OF + faction], at[SITES_OF + faction], at[SEAS_OF + faction]]
        if masks != [lands, sites, seas]:
            found.append(f"masks of player {faction}: {masks} instead of {[lands, sites, seas]}")
        if lands == 0 and at[GONE] >> faction & 1 == 0 and at[PHASE]:
            found.append(f"player {faction} has no island and is in the game")


def buildings(state: CycladesState, game: Game, found: list[str]) -> None:
    at = state.numbers()
    built = at[BUILT + THEATRE]
    for building in range(4):
        mask = at[BUILT + building]
        if mask & built or mask >> state.chart.sites:
            found.append(f"buildings {building} on {mask:b}")
        built |= mask
        if at[SUPPLY + building] + mask.bit_count() != BUILDINGS_EACH or at[SUPPLY + building] < 0:
            found.append(
                f"buildings {building}: {mask.bit_count()}, supply {at[SUPPLY + building]}"
            )
    for land in range(state.chart.lands):
        large = at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]
        standing = large & state.chart.land_sites[land]
        if at[BUILT + METROPOLIS] & at[BUILT + NECROPOLIS]:
            found.append("a metropolis and the Necropolis on one site")
        if size(standing) > 1:
            found.append(f"two metropolises on island {land}")
        if standing and built & overlapped(state.chart, land):
            found.append(f"a building under the metropolis of island {land}")
    if at[USED] & ~(at[BUILT + TEMPLE] | at[BUILT + METROPOLIS]):
        found.append("a used mark without a temple")
    left = at[PROSPERITY] + sum(at[LAND_TOKENS : LAND_TOKENS + LANDS])
    left += sum(at[SEA_TOKENS : SEA_TOKENS + SEA_SPACES])
    wanted = MORE_PROSPERITY if game.title.options["modules"] else PROSPERITY_ALL
    if left != wanted or at[PROSPERITY] < 0:
        found.append(f"{left} prosperity markers in all")


def cards(state: CycladesState, game: Game, found: list[str]) -> None:
    at = state.numbers()
    players = state.rules.factions
    for name, supply, held in (
        ("priests", PRIESTESS_SUPPLY, PRIESTESSES),
        ("philosophers", PHILOSOPHER_SUPPLY, PHILOSOPHERS),
    ):
        hands = at[held : held + players]
        total = at[supply] + sum(hands)
        wanted = game.title.options[name]
        assert isinstance(wanted, int)
        if min([at[supply], *hands]) < 0 or total > wanted or (total != wanted and not at[GONE]):
            found.append(f"{name}: {at[supply]} in supply, {hands} held")
    places: dict[str, int] = {"deck": at[DECK], "discard": at[DISCARD]}
    for space in range(4):
        if at[TRACK + space] != NONE:
            places[f"space {space}"] = 1 << at[TRACK + space]
    for faction in range(players):
        places[f"player {faction}"] = at[FIGURINES_OF + faction]
    kept = 0
    for faction in range(players):
        kept |= at[FIGURINES_OF + faction]
    for frame in state.stack:
        if isinstance(frame, TurnCards):
            places["turned"] = frame.aside
            if frame.found != NONE:
                places["turned"] |= 0 if frame.over else 1 << frame.found
        if isinstance(frame, PlayCreature) and frame.step <= 1 and not frame.copied:
            if kept >> frame.card & 1 == 0:
                places["played"] = places.get("played", 0) | 1 << frame.card
    alone = inside.actor(game) == NOBODY and players - at[GONE].bit_count() == 1
    assert isinstance(game.title, Classic)
    deck = members(game.title.start[DECK])
    for card in range(CREATURES):
        where = [name for name, mask in places.items() if mask >> card & 1]
        if card in deck and not where and alone:  # the card with which the last player won at once
            alone = False
        elif not where and at[GONE] and isinstance(state.rules.creatures[card], FigurinePower):
            continue  # out of the game with its player (CLA-ELIM-04)
        elif len(where) != (1 if card in deck else 0):
            found.append(f"card {card} is in {where or 'no place'}")


def figures(state: CycladesState, found: list[str]) -> None:
    """A figure on the board belongs to a player, but for the Kraken; one figure on an island."""
    at = state.numbers()
    kept = 0
    for faction in range(state.rules.factions):
        kept |= at[FIGURINES_OF + faction]
    areas = [at[PIECE_AT + piece] for piece in range(PIECES) if at[PIECE_AT + piece] != NONE]
    if len(areas) != len(set(areas)):
        found.append(f"two figures in one place: {areas}")
    for piece in range(PIECES):
        area = at[PIECE_AT + piece]
        if piece == KRAKEN_PIECE:
            if area != NONE and area < LANDS:
                found.append("the Kraken ashore")
        elif (area != NONE) != (kept >> PIECE_CARDS[piece] & 1 == 1):
            found.append(f"piece {piece} in {area}, its card kept: {kept:b}")
    twin = state.copy()
    survey(twin)
    if [twin.at[cell] for cell in CASTS] != [at[cell] for cell in CASTS]:
        found.append("what the figures cast over the board is out of date")


def purses(state: CycladesState, game: Game, found: list[str]) -> None:
    at = state.numbers()
    for faction in range(state.rules.factions):
        if at[GOLD + faction] < 0:
            found.append(f"player {faction} has {at[GOLD + faction]} gold")
        if inside.actor(game) != NOBODY and inside.kind(game) in (OFFER_GOD, OFFER_BID):
            if due(state, faction) > at[GOLD + faction]:
                found.append(f"player {faction} cannot pay its offerings")


def markers(state: CycladesState, game: Game, found: list[str]) -> None:
    """Each marker of a player in the game on a god, on the turn track, or on its way; a god holds
    one, Apollo's queue all that stand there."""
    at = state.numbers()
    title = customs(state)
    gods = [at[GOD_AT + slot] for slot in range(at[OPEN_GODS])]
    if len(set(gods)) != len(gods) and inside.actor(game) != CHANCE:
        found.append(f"gods {gods}")
    held = [at[GOD_OF + marker] for marker in range(title.markers)]
    for god in range(7):
        if god != APOLLO and held.count(god) > 1:
            found.append(f"{held.count(god)} markers on god {god}")
    queue = [mark for mark in at[QUEUE : QUEUE + title.markers] if mark != NONE]
    if sorted(queue) != [mark for mark in range(title.markers) if held[mark] == APOLLO]:
        found.append(f"queue {queue}, gods {held}")
    for marker in range(title.markers):
        if held[marker] != NONE and held[marker] != APOLLO and at[BID + marker] < 1:
            found.append(f"marker {marker} on a god without a bid")
        places = at[ORDER : ORDER + title.markers].count(marker)
        if places > 1 or (
            at[GONE] >> owner_of(state, marker) & 1 and (places or held[marker] != NONE)
        ):
            found.append(f"marker {marker} {places} times on the track")


def gone(state: CycladesState, found: list[str]) -> None:
    at = state.numbers()
    for faction in members(at[GONE]):
        left = [at[cell + faction] for cell in (LANDS_OF, SEAS_OF, GOLD, PRIESTESSES, PHILOSOPHERS)]
        if any(left) or at[FIGURINES_OF + faction]:
            found.append(f"player {faction} is out and has {left}")


def decision(state: CycladesState, game: Game, found: list[str]) -> None:
    at = state.numbers()
    options = inside.options(game)
    if not options or len(set(options)) != len(options):
        found.append(f"options {options}")
    kind = game.title.kinds[inside.kind(game)]
    if options and not 0 <= min(options) <= max(options) < kind.size:
        found.append(f"options of {kind.name} outside its domain")
    if kind.name != "offering.god" and options != sorted(options):
        found.append(f"options of {kind.name} out of order")
    if len(set(game.texts())) != len(options):
        found.append(f"texts of {kind.name} are not distinct")
    if inside.kind(game) in CALM:
        if at[CHECK] or at[INVADER] != NONE:
            found.append("something is pending in a calm decision")
        for faction in range(state.rules.factions):
            sites = at[SITES_OF + faction]
            if at[PHILOSOPHERS + faction] >= 4 or all(at[BUILT + b] & sites for b in range(4)):
                found.append(f"player {faction} has a metropolis due")
    if inside.actor(game) >= 0 and at[GONE] >> inside.actor(game) & 1:
        found.append("an eliminated player decides")
    if kind.name == "god.turn" and at[ACTIVE] != inside.actor(game):
        found.append("the active player is another")
    due_frames = [f for f in state.stack if isinstance(f, (Found, GiveUpSet, WhichFirst))]
    if len(due_frames) > 2:
        found.append("metropolises inside metropolises")


def ending(state: CycladesState, game: Game, found: list[str]) -> None:
    at = state.numbers()
    counts = [
        (at[BUILT + METROPOLIS] & at[SITES_OF + f]).bit_count() for f in range(state.rules.factions)
    ]
    alive = [f for f in range(state.rules.factions) if at[GONE] >> f & 1 == 0]
    if max(counts) < state.rules.goal and len(alive) > 1:
        found.append(f"the game ended with {counts} metropolises")
    best = max((counts[f], at[GOLD + f]) for f in alive)
    if game.winners != tuple(f for f in alive if (counts[f], at[GOLD + f]) == best):
        found.append(f"winners {game.winners}")
