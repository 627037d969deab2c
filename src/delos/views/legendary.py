"""The sections of a table of the Legendary Edition."""

from __future__ import annotations

from typing import Annotated, ClassVar

from delos.kernel.view import Section, Standing, View, one_of
from delos.views.cyclades import BattleSide, FigurineView


class LegendaryGod(Section, frozen=True, gc=False):
    god: str
    open: bool  # face up
    faction: str | None  # who stands there
    bid: int


class MetropolisCard(Section, frozen=True, gc=False):
    card: str
    bonus: str | None
    used: bool


class LegendaryFaction(Section, frozen=True, gc=False):
    faction: str
    team: int
    eliminated: bool
    metropolises: int
    priestesses: int
    philosophers: int
    troops_in_reserve: int
    fleets_in_reserve: int
    heroes: list[str]
    creatures: list[str]
    gold: int | None  # of the own team only, and of all when the game is over
    income: int  # in the next Income phase, if nothing changed
    metropolis_cards: list[MetropolisCard]


class LegendaryLand(Section, frozen=True, gc=False):
    land: str
    owner: str | None
    troops: int
    mercenaries: int
    heroes: list[str]
    token: bool  # control is marked by a token
    icons: int
    cornucopias: int
    gold: int
    priestess: bool


class LegendarySea(Section, frozen=True, gc=False):
    sea: str
    owner: str | None
    fleets: int
    icons: int
    cornucopias: int


class LegendarySite(Section, frozen=True, gc=False):
    site: str
    land: str
    harbour: str | None
    building: str | None
    used: bool
    silenced: bool
    bonus: str | None  # of a Metropolis


class LegendaryTrack(Section, frozen=True, gc=False):
    price: int
    creature: str | None
    reserved: str | None


class LegendaryCreatures(Section, frozen=True, gc=False):
    track: list[LegendaryTrack]
    deck: int
    discard: list[str]
    slain: list[str]
    top_seen_by: list[str]
    top: str | None  # of the deck, for who has seen it
    hand: list[str] | None  # cards drawn, for who chooses among them
    spied: str | None  # for who has seen it
    drawn: int


class HeroPiece(Section, frozen=True, gc=False):
    hero: str
    owner: str
    land: str
    moves: int
    new: bool


class LegendaryHeroes(Section, frozen=True, gc=False):
    track: list[str | None]
    deck: int
    discard: list[str]
    pieces: list[HeroPiece]


class LegendarySupply(Section, frozen=True, gc=False):
    mercenaries: int
    priestesses: int
    philosophers: int
    buildings: dict[str, int]
    metropolis_tokens: int
    built: int


class LegendaryTurn(Section, frozen=True, gc=False):
    extras: int
    card_bought: bool
    peeked: bool


class LegendaryBattle(Section, frozen=True, gc=False):
    attacker: str
    area: str
    troops: int
    mercenaries: int
    fleets: int
    heroes: list[str]
    sides: list[BattleSide]


class LegendaryView(View, frozen=True, gc=False, kw_only=True):
    """A table of the Legendary Edition as a seat may know it."""

    own: ClassVar[tuple[str, ...]] = ("seat", "factions", "creatures", "options")

    title: Annotated[str, one_of("legendary")]
    edition: Annotated[str, one_of("base", "complete")]
    map: str
    goal: int
    cycle: int
    phase: str
    active: str | None
    gods: list[LegendaryGod]
    order: list[str | None]
    factions: list[LegendaryFaction]
    lands: list[LegendaryLand]
    seas: list[LegendarySea]
    sites: list[LegendarySite]
    figurines: list[FigurineView]
    creatures: LegendaryCreatures
    heroes: LegendaryHeroes
    supply: LegendarySupply
    turn: LegendaryTurn
    battle: LegendaryBattle | None


class LegendaryStanding(Standing, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    faction: str
    team: int
    metropolises: int
    eliminated: bool
    gold: int | None = None  # when the game is over
