"""Figurines that work by standing where they stand and ask their owner nothing."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FLEETS,
    LANDS_OF,
    NONE,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    close_seas,
    destroy_fleets,
    shield_land,
)
from delos.cyclades.ids import (
    CERBERUS,
    CHARYBDIS,
    CHIRON,
    GERYON,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    NEREID,
    PIECE_SCYLLA,
    TYPHON,
)
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, IN_COMPLETE, add_creature
from delos.legendary.effects import (
    lay_gold,
    link_seas,
    seal_land,
    silence_sites,
)

CERBERUS_PIECE: Final = 1
CHARYBDIS_PIECE: Final = 2
CHIRON_PIECE: Final = 3
GERYON_PIECE: Final = 4
KRAKEN_PIECE: Final = 6
MEDUSA_PIECE: Final = 7
MINOTAUR_PIECE: Final = 8
NEREID_PIECE: Final = 9
TYPHON_PIECE: Final = 11


@final
class Cerberus(FigurinePower):
    """Its owner gets the income of its land; control is not touched (LEG-CREATURE-CERBERUS-01,
    -02)."""

    def __init__(self) -> None:
        super().__init__(CERBERUS, [CERBERUS_PIECE], True, False)

    def takes_income(self) -> bool:
        return True


@final
class CharybdisAndScylla(FigurinePower):
    """Two pieces on two seas that are adjacent for their owner's Fleets (LEG-CREATURE-CHARYBDIS-01
    to -04)."""

    def __init__(self) -> None:
        super().__init__(CHARYBDIS, [CHARYBDIS_PIECE, PIECE_SCYLLA], False, True)

    def cast(self, state: CycladesState, faction: int) -> None:
        one = state.piece_sea(CHARYBDIS_PIECE)
        other = state.piece_sea(PIECE_SCYLLA)
        if one != NONE and other != NONE:
            link_seas(state, faction, one, other)


@final
class Chiron(FigurinePower):
    """No Creature effect may target his land, whosever it is (LEG-CREATURE-CHIRON-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(CHIRON, [CHIRON_PIECE], True, False)

    def cast(self, state: CycladesState, faction: int) -> None:
        land = state.piece_land(CHIRON_PIECE)
        if land != NONE:
            shield_land(state, land)


@final
class Geryon(FigurinePower):
    """Every Troop or Fleet destroyed anywhere lays 1 gold on its land (LEG-CREATURE-GERYON-01 to
    -03)."""

    def __init__(self) -> None:
        super().__init__(GERYON, [GERYON_PIECE], True, False)

    def hears_destroyed(self, state: CycladesState, area: int, count: int) -> None:
        lay_gold(state, area, count)


@final
class Kraken(FigurinePower):
    """Sinks every Fleet where it is placed or moves, its owner's too, and closes its sea
    (LEG-CREATURE-KRAKEN-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(KRAKEN, [KRAKEN_PIECE], False, True)

    def cast(self, state: CycladesState, faction: int) -> None:
        sea = state.piece_sea(KRAKEN_PIECE)
        if sea != NONE:
            close_seas(state, BIT[sea])

    def arrives(self, state: CycladesState, faction: int, area: int) -> None:
        fleets = state.at[FLEETS + area - LANDS]
        if fleets:
            destroy_fleets(state, area - LANDS, fleets)


@final
class Medusa(FigurinePower):
    """No Troop or Hero may enter or leave her land (LEG-CREATURE-MEDUSA-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(MEDUSA, [MEDUSA_PIECE], True, False)

    def cast(self, state: CycladesState, faction: int) -> None:
        land = state.piece_land(MEDUSA_PIECE)
        if land != NONE:
            seal_land(state, land)


@final
class Minotaur(FigurinePower):
    """Defends its owner's land with strength 2 and never leaves with the Troops
    (LEG-CREATURE-MINOTAUR-01 to -08, LEG-UPKEEP-10)."""

    def __init__(self) -> None:
        super().__init__(MINOTAUR, [MINOTAUR_PIECE], True, False)

    def lands(self, state: CycladesState, faction: int) -> int:
        return state.at[LANDS_OF + faction]

    def must_move_when_stolen(self) -> bool:
        return True

    def defence(self) -> int:
        return 2


@final
class Nereid(FigurinePower):
    """Her owner gets the income of her sea; Fleets come and go (LEG-CREATURE-NEREID-01, -02)."""

    def __init__(self) -> None:
        super().__init__(NEREID, [NEREID_PIECE], False, True)

    def takes_income(self) -> bool:
        return True


@final
class Typhon(FigurinePower):
    """Buildings on all lands beside its sea have no effect and make no set; Metropolises there
    only count (LEG-CREATURE-TYPHON-01 to -07, LEG-BUILD-15)."""

    def __init__(self) -> None:
        super().__init__(TYPHON, [TYPHON_PIECE], False, True)

    def cast(self, state: CycladesState, faction: int) -> None:
        sea = state.piece_sea(TYPHON_PIECE)
        if sea != NONE:
            for land in bits(state.chart.sea_lands[sea]):
                silence_sites(state, state.chart.land_sites[land])


add_creature(Cerberus(), IN_BOTH, rules=2)
add_creature(CharybdisAndScylla(), IN_COMPLETE, rules=4)
add_creature(Chiron(), IN_COMPLETE, rules=5)
add_creature(Geryon(), IN_COMPLETE, rules=3)
add_creature(Kraken(), IN_BOTH, rules=5)
add_creature(Medusa(), IN_BOTH, rules=5)
add_creature(Minotaur(), IN_BOTH, rules=8)
add_creature(Nereid(), IN_COMPLETE, rules=2)
add_creature(Typhon(), IN_COMPLETE, rules=7)
