"""The module of heroes and creatures (HAD-SETUP-03, -04, -06)."""

from typing import final

from delos.classic.hades.creatures import new_creatures
from delos.classic.hades.creatures.empousa import Empousa
from delos.classic.hades.creatures.manticore import Manticore
from delos.classic.hades.effects.gods import renew_amazons
from delos.classic.hades.heroes.amazons import Amazons
from delos.classic.hades.heroes.card import HeroCard
from delos.classic.hades.heroes.founders import Achilles, Midas, Odysseus, Penthesilea
from delos.classic.hades.heroes.hector import Hector
from delos.classic.hades.heroes.perseus import Perseus
from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.heroes.sacrifice import SacrificeHero
from delos.classic.hades.heroes.upkeep import UpkeepPhase
from delos.classic.hades.journey import SWOOP
from delos.classic.hades.reasons import hero_tellers
from delos.classic.hooks import Watcher
from delos.classic.ids import HERO_WORDS
from delos.classic.ruleset import Module, Ruleset
from delos.cyclades.effects import forget_new_heroes
from delos.cyclades.ids import CHIRON
from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState


@final
class HeroWatch(Watcher):
    """Nobody is a newcomer any more, and the Amazons give their discount again."""

    def cycle_begins(self, state: CycladesState) -> None:
        forget_new_heroes(state)
        renew_amazons(state)


def hero_powers() -> list[DeckHero]:
    return [Achilles(), Hector(), Midas(), Odysseus(), Penthesilea(), Perseus()]


@final
class Heroes(Module):
    """Six Heroes and the new creatures come into the deck; Empousa only where there can be a
    Necropolis, the Manticore only where the table wants it."""

    def __init__(self, manticore: bool) -> None:
        super().__init__("heroes")
        self.manticore = manticore

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.heroes = [HeroPower(hero) for hero in range(len(HERO_WORDS))]
        for power in hero_powers():
            ruleset.heroes[power.hero] = power
            ruleset.add_card(HeroCard(power.hero))
        ruleset.journeys.append(SWOOP)
        ruleset.journey_rules[SWOOP.number] = "CLA-CREATURE-PEGASUS-01,HAD-HERO-PERSEUS-02"
        ruleset.tellers.update(hero_tellers())
        ruleset.remove_card(CHIRON)
        for creature in new_creatures():
            ruleset.add_card(creature)
        if "underworld" in ruleset.modules:
            ruleset.add_card(Empousa())
        if self.manticore:
            ruleset.add_card(Manticore())
        ruleset.insert_before("offerings", UpkeepPhase())
        ruleset.actions.append(SacrificeHero())
        ruleset.outposts.append(Amazons())
        ruleset.watchers.append(HeroWatch())
