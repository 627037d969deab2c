"""The moments at which cards may speak. A card overrides those that its text mentions.

No rule knows a card's name: rules ask the powers that are in play, and what a card answers goes
before the general rule (LEG-CORE-03).
"""

from typing import TYPE_CHECKING

from delos.cyclades.ids import CREATURE_NAMES, HERO_NAMES

if TYPE_CHECKING:
    from delos.cyclades.errand import Errand
    from delos.cyclades.state import CycladesState


class Power:
    """A card that may have to ask its user; it does so by an `Errand`."""

    def ready(self, state: "CycladesState", errand: "Errand") -> bool:
        """Do what needs no answer; True when something else must run first (AGAIN)."""
        return False

    def waits(self, state: "CycladesState", errand: "Errand") -> bool:
        """Whether an answer is needed; if not, the errand is over. Powers that know it by their
        step need not look for the choices."""
        return len(self.choices(state, errand)) > 0

    def chance(self, state: "CycladesState", errand: "Errand") -> bool:
        """Whether chance gives the answer."""
        return False

    def asking(self, state: "CycladesState", errand: "Errand") -> int:
        """The kind of the question."""
        raise NotImplementedError

    def choices(self, state: "CycladesState", errand: "Errand") -> list[int]:
        return []

    def answer(self, state: "CycladesState", errand: "Errand", option: int) -> None:
        raise NotImplementedError

    def asks(self, state: "CycladesState", errand: "Errand") -> bool:
        """Ask even with one answer: not asking would tell others what is in a purse."""
        return False

    def forbids(self, state: "CycladesState", errand: "Errand", option: int) -> str:
        """Why an option is not offered, as a reason key."""
        return ""


class HeroPower(Power):
    """A Hero: a unit of strength 1 with a military and a sacrificial power (LEG-HERO-GEN-02)."""

    def __init__(self, hero: int, name: str = "") -> None:
        self.hero = hero
        self.name = name if name else HERO_NAMES[hero]

    # -- military powers ------------------------------------------------------------------
    # Those that speak of movement or of Sea Battles are asked wherever their Hero stands, the
    # others only of Heroes in the battle (LEG-HERO-GEN-03, -04).

    def strength(self) -> int:
        return 1

    def fixed_die(self) -> int:
        """What the die of its side always shows, or -1."""
        return -1

    def bent_die(self, face: int) -> int:
        """What a rolled face of its side counts as."""
        return face

    def rerolls(self) -> bool:
        """Its owner may roll again for 1 gold."""
        return False

    def wins_ties(self) -> bool:
        return False

    def ignores_fortresses(self) -> bool:
        """When it attacks, the Fortress effect of the defender is void."""
        return False

    def ambushes(self) -> bool:
        """An army that enters its area loses a Troop before the battle."""
        return False

    def wins_mercenaries(self) -> bool:
        """Enemy Mercenaries in its battle change sides before the first round."""
        return False

    def saves_troops(self) -> bool:
        """A Troop lost beside it may withdraw instead."""
        return False

    def routs(self) -> bool:
        """An enemy that loses a round must leave at once."""
        return False

    def slays_figurines(self) -> bool:
        """It destroys figurines where it passes or arrives."""
        return False

    def borrows_fleets(self) -> bool:
        """Its heroic moves may use enemy Fleets as links."""
        return False

    def step_price(self, nth: int) -> int:
        """Price of its nth heroic move of a Cycle (LEG-HEROMOVE-03)."""
        return nth

    def serves_apollo(self) -> bool:
        """It may move and be sacrificed under Apollo, and Apollo does not silence it."""
        return False

    def sea_strength(self, state: "CycladesState", sea: int) -> int:
        """What it adds to its owner's side in a Sea Battle."""
        return 0

    def swaps_ports(self) -> bool:
        """Ports and Fortresses in its land count as both, for strength."""
        return False

    def holds_metropolis(self) -> bool:
        """Sacrificed when a Metropolis is built, its card takes it (LEG-HERO-PENTHESILEA-02)."""
        return False

    def copies_sacrifices(self) -> bool:
        """Its sacrifice uses the power of a Hero on the track (LEG-HERO-PANDORA-03)."""
        return False

    # -- sacrificial power ----------------------------------------------------------------

    def may_sacrifice(self, state: "CycladesState", faction: int, victim: int) -> bool:
        """Whether the condition holds, with ``victim`` (itself or Pandora) in its role."""
        return False

    def lacks(self, state: "CycladesState", faction: int, victim: int) -> str:
        """What the condition still wants, as a reason key."""
        return ""

    def sacrifice(self, state: "CycladesState", faction: int, victim: int) -> None:
        """Apply the power; the victim has left the game already."""
        raise NotImplementedError


class CreaturePower(Power):
    """A mythological Creature: a one-shot card, or one whose figurine stays on the map."""

    def __init__(self, card: int, name: str = "") -> None:
        self.card = card
        self.name = name if name else CREATURE_NAMES[card]

    def applies(self, state: "CycladesState", faction: int) -> bool:
        """Whether the effect can change anything when this faction plays the card."""
        return True

    def play(self, state: "CycladesState", faction: int) -> None:
        """The effect of a one-shot card; frames are called for its choices."""
        raise NotImplementedError

    def is_hero(self) -> bool:
        """A Hero's card in the Creature deck: no discount, never replaced, never in the discard
        (HAD-HERO-GENERAL-02, -03, -10)."""
        return False

    def retire(self, state: "CycladesState") -> None:
        """A Hero's card leaves the track unbought and so the game (HAD-HERO-GENERAL-09)."""

    def reaches_discard(self, state: "CycladesState") -> None:
        """Called after the card has gone to the discard, from wherever it came."""


class FigurinePower(CreaturePower):
    """A Creature with a piece (or two) on the map."""

    def __init__(
        self, card: int, pieces: list[int], on_land: bool, at_sea: bool, name: str = ""
    ) -> None:
        super().__init__(card, name)
        self.pieces = pieces
        self.on_land = on_land
        self.at_sea = at_sea

    def lands(self, state: "CycladesState", faction: int) -> int:
        """Land Areas its owner may put it on, other figurines and shields apart."""
        return state.chart.all_lands if self.on_land else 0

    def seas(self, state: "CycladesState", faction: int) -> int:
        return state.chart.all_seas if self.at_sea else 0

    def must_move_when_stolen(self) -> bool:
        return False

    def arrives(self, state: "CycladesState", faction: int, area: int) -> None:
        """It was placed, moved or relocated to an area."""

    def enters_play(self, state: "CycladesState", faction: int) -> None:
        """It came into play; called before the effects of its arrival are asked for."""

    def kept(self, state: "CycladesState", faction: int) -> None:
        """Its upkeep was paid and it has moved or stayed."""

    def cast(self, state: "CycladesState", faction: int) -> None:
        """Write what it casts over the map (SEALED, CLOSED and the like) while it stands."""

    def looms(self, state: "CycladesState", area: int) -> None:
        """The same for a piece that needs no owner, such as the Kraken of the first game."""

    def takes_income(self) -> bool:
        """Its owner gets the income of its area."""
        return False

    def doubles_income(self) -> bool:
        return False

    def defence(self) -> int:
        """Strength with which it defends its owner's land; 0 when it does not fight."""
        return 0

    def defends(self, owner: int, controller: int) -> bool:
        """Whether it fights for the land's controller (NONE: nobody) when ``owner`` holds it."""
        return owner == controller

    def falls_last(self) -> bool:
        """Whether other units must be lost before it."""
        return False

    def hears_destroyed(self, state: "CycladesState", area: int, count: int) -> None:
        """Troops or Fleets were destroyed somewhere; ``area`` is its own place."""
