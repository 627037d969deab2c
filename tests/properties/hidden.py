"""What a seat cannot know, changed at will: its view must not change with it (LEG-INFO)."""

from __future__ import annotations

import random

import msgspec

from delos.cyclades.cells import (
    DECK,
    FACTIONS,
    GOLD,
    NONE,
    PHASE,
    SPIED,
    SPIED_BY,
    TOP,
    TOP_SEEN,
)
from delos.cyclades.ids import SPHINX
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import TakeUnits, Travel
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.legendary.cells import DESTITUTE, HAND
from delos.legendary.creature import BuyCreature, discounts
from delos.legendary.offerings import due
from delos.legendary.phases import OFFERINGS
from delos.legendary.sea_move import SeaMove
from tests.properties.invariants import errand_of, members


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def viewers(game: Game) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(len(game.seats)), None]


def allies_of(game: Game, seat: int | None) -> int:
    return 0 if seat is None else 1 << seat | table(game).rules.mates[seat]


def same(value: object) -> str:
    """Byte for byte, in the order in which it would be sent."""
    return msgspec.json.encode(value).decode()


def resampled(game: Game, seat: int | None, dice: random.Random) -> Game:
    """A copy in which everything that the seat cannot know is different where it can be."""
    twin = game.copy()
    state = table(twin)
    allies = allies_of(game, seat)
    for team in range(state.rules.teams):
        if seat is None or state.rules.team[seat] != team:
            state.at[GOLD + team] = dice.randrange(80)
    resample_cards(state, allies, dice)
    resample_loss(state, allies, dice)
    return twin


def resample_cards(state: CycladesState, allies: int, dice: random.Random) -> None:
    """The Sphinx' hand, then the top card, each unless the seat has seen it."""
    at = state.at
    sphinx = errand_of(state, SPHINX)
    if at[HAND] and sphinx is not None and allies >> sphinx.faction & 1 == 0:
        known = at[SPIED] != NONE and at[SPIED_BY] & allies != 0
        for card in members(at[HAND]):
            if (known and card == at[SPIED]) or not at[DECK]:
                continue
            other = dice.choice([c for c in members(at[DECK]) if c != at[TOP]] or [card])
            at[DECK] = at[DECK] & ~(1 << other) | 1 << card
            at[HAND] = at[HAND] & ~(1 << card) | 1 << other
            if at[SPIED] == card:
                at[SPIED] = other
    if at[TOP] != NONE and at[TOP_SEEN] & allies == 0:
        at[TOP] = dice.choice(members(at[DECK]))


def resample_loss(state: CycladesState, allies: int, dice: random.Random) -> None:
    """The loss that the attacker has chosen in a tied round while the defender still chooses."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, LandLosses) and top.attacker_loss >= 0 and top.chooser() == top.defender:
        if allies >> top.attacker & 1 == 0:
            top.attacker_loss = dice.choice(top.units(state, top.attacker))


# -- what may be learnt from an action ---------------------------------------------------------


def other_purse(game: Game, team: int, dice: random.Random) -> Game:
    """A copy in which one purse holds another sum, often a small one, but as much as anybody can
    infer: enough for the bids that stand and for the action that was begun."""
    twin = game.copy()
    state = table(twin)
    owed = begun(state) if state.rules.team[inside.actor(game)] == team else 0
    for faction in range(state.rules.factions):
        if state.rules.team[faction] == team and state.at[PHASE] == OFFERINGS:
            owed += due(state, faction)
    state.at[GOLD + team] = owed + dice.randrange(dice.choice((3, 40)))
    inside.look(twin)
    return twin


def begun(state: CycladesState) -> int:
    """What the action under way still costs at least; all of it while it passes a teammate."""
    top = state.stack[-1]
    if isinstance(top, Travel) and top.here != top.origin:
        return state.gold(top.faction)
    if isinstance(top, TakeUnits | Travel):
        return top.journey(state).price(state, top.hero, 1)
    if isinstance(top, SeaMove):
        return 1 if top.here == top.origin else state.gold(top.faction)
    if isinstance(top, BuyCreature):
        return max(0, top.price - discounts(state, top.faction).bit_count())
    return 0


def tell(game: Game, events: list[Event], seat: int | None) -> str:
    """All that a seat learns from an action: what happened and what it then sees."""
    number = -1 if seat is None else seat
    heard = [game.title.event(event, number) for event in events]
    return same([heard, game.view(seat)])


def excused(game: Game, events: list[Event], team: int, seat: int | None) -> bool:
    """Whether the seat may learn something about the purse: by stealing from it."""
    rules = table(game).rules
    for event in events:
        kind = game.title.events[event.kind].name
        if kind == "fined":  # that somebody could not pay is public (LEG-OFFER-15)
            return True
        if kind == "gold_stolen" and rules.team[event.b] == team and seat is not None:
            if rules.team[event.a] == rules.team[seat]:
                return True
    return False


def destitute(game: Game) -> list[int]:
    """Bids that cost nothing: they show the purse, as the rule wants it (LEG-OFFER-17)."""
    return table(game).numbers()[DESTITUTE : DESTITUTE + FACTIONS]
