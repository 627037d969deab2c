"""The sections of a table of the original Cyclades, with what the modules of Hades bring."""

from __future__ import annotations

from typing import Annotated, ClassVar

from delos.kernel.view import Section, Standing, View, one_of
from delos.views.cyclades import BattleSide, FigurineView


class ClassicGod(Section, frozen=True, gc=False):
    god: str
    faction: str | None  # who stands there
    bid: int
    queue: list[str] | None  # those with Apollo, first come first


class ClassicHero(Section, frozen=True, gc=False):
    hero: str
    land: str
    new: bool


class ClassicPlayer(Section, frozen=True, gc=False):
    faction: str
    eliminated: bool
    metropolises: int
    priests: int
    philosophers: int
    troops_in_reserve: int
    fleets_in_reserve: int
    creatures: list[str]
    gold: int | None  # one's own, and everybody's when the game is over
    income: int
    priestesses: int
    items: list[str]  # face up
    hidden_items: list[str] | None  # face down: for their owner alone
    items_face_down: int
    heroes: list[ClassicHero]
    amazons: bool


class ClassicLand(Section, frozen=True, gc=False):
    land: str
    owner: str | None
    troops: int
    token: bool
    icons: int
    cornucopias: int
    metropolis: bool
    undead: int
    heroes: list[str]
    gold: int


class ClassicSea(Section, frozen=True, gc=False):
    sea: str
    owner: str | None
    fleets: int  # undead ones among them
    icons: int
    undead: int
    cornucopias: int


class ClassicSite(Section, frozen=True, gc=False):
    site: str
    land: str
    building: str | None
    used: bool
    large: bool  # part of the metropolis site
    covered: bool  # by a metropolis


class ClassicTrack(Section, frozen=True, gc=False):
    price: int
    price_for_you: int | None
    creature: str | None
    hero: bool


class ClassicCreatures(Section, frozen=True, gc=False):
    track: list[ClassicTrack]
    deck: int
    discard_size: int
    discard: list[str] | None  # None: nobody may look


class ClassicSupply(Section, frozen=True, gc=False):
    priests: int
    philosophers: int
    cornucopias: int
    buildings: dict[str, int]


class Ban(Section, frozen=True, gc=False):
    faction: str
    god: str


class HadesView(Section, frozen=True, gc=False):
    """Hades, the Necropolis, favours, items and piles."""

    threat: int  # its column, 0 to 9
    in_play: bool
    covered: str | None  # the god below the tile of Hades
    undead_of: str | None
    undead_troops_left: int
    undead_fleets_left: int
    necropolis: str | None
    necropolis_gold: int
    favour: str | None
    favour_god: str | None  # that it goes with
    favour_used: bool
    favour_pile: int
    favour_discard: list[str]
    item_pile: int
    item_discard: list[str]
    priestesses_left: int
    theatres_left: int
    removed_heroes: list[str]
    amazons: str | None
    amazons_used: bool
    columns: tuple[str, str] | None  # the two lands that they link
    banned: Ban | None
    protected: list[str]
    placing: bool


class ClassicTurn(Section, frozen=True, gc=False):
    extras: int
    card_bought: bool


class ClassicBattle(Section, frozen=True, gc=False):
    attacker: str
    area: str
    troops: int
    undead: int
    fleets: int
    sides: list[BattleSide]


class ClassicView(View, frozen=True, gc=False, kw_only=True):
    """A table of the original Cyclades as a seat may know it."""

    own: ClassVar[tuple[str, ...]] = ("seat", "factions", "creatures", "options")

    title: Annotated[str, one_of("classic")]
    modules: list[str]
    map: str
    goal: int
    cycle: int
    phase: str
    active: str | None
    gods: list[ClassicGod]  # the open ones in order
    face_down: list[str]
    order: list[str | None]  # a place for each offering marker
    factions: list[ClassicPlayer]
    lands: list[ClassicLand]
    seas: list[ClassicSea]
    sites: list[ClassicSite]
    figures: list[FigurineView]
    creatures: ClassicCreatures
    supply: ClassicSupply
    hades: HadesView | None  # None: no module is played
    turn: ClassicTurn
    battle: ClassicBattle | None


class ClassicStanding(Standing, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    faction: str
    metropolises: int
    eliminated: bool
    gold: int | None = None  # when the game is over
