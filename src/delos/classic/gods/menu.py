"""What the turns of the five gods offer, in the order of the menu (CLA-CYCLE-03)."""

from delos.classic.action import Action
from delos.classic.gods.building import Construct
from delos.classic.gods.moves import MoveFleets, MoveTroops
from delos.classic.gods.purchases import (
    FLEET_PRICES,
    TROOP_PRICES,
    BuyCard,
    BuyUnit,
    ReplaceCard,
)
from delos.classic.kinds import BUY_FLEET, BUY_PHILOSOPHER, BUY_PRIEST, BUY_TROOP
from delos.cyclades.cells import PHILOSOPHER_SUPPLY, PRIESTESS_SUPPLY
from delos.cyclades.ids import ARES, ATHENA, POSEIDON, ZEUS
from delos.cyclades.unit import FLEET, TROOP


def god_actions() -> list[Action]:
    return [
        BuyCard(ATHENA, BUY_PHILOSOPHER, PHILOSOPHER_SUPPLY, "CLA-ATHENA-02"),
        BuyCard(ZEUS, BUY_PRIEST, PRIESTESS_SUPPLY, "CLA-ZEUS-02"),
        BuyUnit(POSEIDON, BUY_FLEET, FLEET, FLEET_PRICES, "CLA-POSEIDON-02"),
        MoveFleets([POSEIDON]),
        BuyUnit(ARES, BUY_TROOP, TROOP, TROOP_PRICES, "CLA-ARES-02"),
        MoveTroops([ARES]),
        Construct(),
        ReplaceCard(),
    ]
