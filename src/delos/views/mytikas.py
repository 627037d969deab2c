"""The sections of a table of Mytikas."""

from __future__ import annotations

from typing import Annotated, ClassVar

from delos.kernel.view import Section, Standing, View, one_of

God = Annotated[str, one_of("zeus", "demeter", "poseidon", "hades")]
Construction = Annotated[str, one_of("small-city", "large-city", "small-temple", "large-temple")]
Step = Annotated[str, one_of("setup", "start", "main", "bonus", "last", "follow", "reveal")]
Bonus = Annotated[str, one_of("raise-any", "raise", "favour", "offering", "stone")]


class Resources(Section, frozen=True, gc=False):
    stone: int
    marble: int
    gold: int


class Favours(Section, frozen=True, gc=False):
    """How many of each god."""

    zeus: int
    demeter: int
    poseidon: int
    hades: int


class Built(Section, frozen=True, gc=False):
    player: str
    construction: Construction


class LevelView(Section, frozen=True, gc=False):
    level: int
    tokens: int
    constructions: list[Built]


class GodFavours(Section, frozen=True, gc=False):
    god: God
    favours: int


class SpaceView(Section, frozen=True, gc=False):
    space: str
    builder: str | None
    bonus: Bonus
    count: int


class CardView(Section, frozen=True, gc=False):
    deity: str
    value: int
    lock: int
    fresh: bool  # acquired in this turn: its power sleeps until the next


class MytikasPlayer(Section, frozen=True, gc=False):
    player: str
    points: int
    resources: list[Resources]  # level 1 first
    slots: dict[str, int]  # the level a slot was built on; 0: still on the board
    favours: Favours
    reserve: int
    builder: str | None
    cards: list[CardView]


class RiverCard(Section, frozen=True, gc=False):
    place: int
    deity: str | None
    face_down: bool
    empty: bool
    lock: int


class HandView(Section, frozen=True, gc=False):
    """A hand of the variant before the choices are shown."""

    player: str
    count: int
    chosen: bool
    cards: list[str] | None  # for their player alone
    kept: str | None  # likewise


class MytikasStanding(Standing, frozen=True, gc=False, kw_only=True):
    player: str
    points: int
    constructions: int
    construction_points: dict[str, int]
    cards: int
    card_points: dict[str, int]
    large_temple: int
    resources: int


class PrintedConstruction(Section, frozen=True, gc=False):
    construction: Construction
    cost: Resources
    points: int


class PrintedSlot(Section, frozen=True, gc=False):
    slot: str
    construction: Construction
    effect: dict[str, int]  # the parts that give something


class PrintedOfferings(Section, frozen=True, gc=False, rename="kebab"):
    """How many are taken: in any case, and for each Temple besides."""

    base: int
    small_temple: int
    large_temple: int


class Printed(Section, frozen=True, gc=False):
    """What stands on boards and cards of this table."""

    constructions: list[PrintedConstruction]
    slots: list[PrintedSlot]
    city: list[Resources]
    ground: list[Resources]
    raises: int
    offerings: PrintedOfferings
    tokens: list[int]
    deities: dict[str, God | None]  # the god at whose spaces a card speaks


class MytikasView(View, frozen=True, gc=False, kw_only=True):
    """A table of Mytikas as a seat may know it."""

    own: ClassVar[tuple[str, ...]] = ("seat", "hands", "options")

    title: Annotated[str, one_of("mytikas")]
    numbers: str
    turn: int
    step: Step
    first: str | None
    active: str | None
    space: str | None  # or with two players a god until the side is chosen
    main_done: bool
    ended_by: list[str]
    mountain: list[LevelView]
    gods: list[GodFavours]
    spaces: list[SpaceView]
    players: list[MytikasPlayer]
    river: list[RiverCard]
    locks: list[int]  # not taken yet; the last lies on the deck
    deck: int
    hands: list[HandView]
    standings: list[MytikasStanding]
    printed: Printed
