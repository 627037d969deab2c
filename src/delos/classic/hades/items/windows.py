"""Items that are played while others act: before an offering, a roll, an attack, after the gods."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.cells import OPEN_GODS
from delos.classic.customs import players_left
from delos.classic.effects import reveal_god
from delos.classic.events import ATTACK_REFUSED, GODS_REARRANGED
from delos.classic.god_track import gods_open
from delos.classic.hades.cells import (
    BANNED_FACTION,
    BANNED_GOD,
    ITEM_DISCARD,
)
from delos.classic.hades.effects.items import (
    end_items,
    forbid_offering,
    lose_items,
    make_sure,
    play_item,
    protect,
)
from delos.classic.hades.items.hand import asked_about, holds, may_hold
from delos.classic.hades.kinds import (
    GIRDLE_GOD,
    GIRDLE_PLAYER,
    NECKLACE_USE,
    NOBODY,
    PALACE_GOD,
    PALACE_USE,
    PASS,
    SURE_SHOT,
    THREAT_AGAIN,
    USE,
)
from delos.classic.hades.underworld import threat_shown
from delos.classic.hooks import OfferingLaw, Watcher
from delos.classic.ids import APOLLO_ARROWS, GIRDLE, HELM, ITEM_NAMES, NECKLACE, PALACE, TRIDENT
from delos.cyclades.bits import BIT
from delos.cyclades.cells import GOD_AT, NONE, OWNER, SEA_OWNER
from delos.cyclades.chart import LANDS
from delos.cyclades.ids import APOLLO
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame

KIND_OF: Final = {
    NECKLACE: NECKLACE_USE,
    APOLLO_ARROWS: SURE_SHOT,
    TRIDENT: SURE_SHOT,
    PALACE: PALACE_USE,
    HELM: THREAT_AGAIN,
}


@final
class ItemWindow(Question):
    """A player may play an item now. Whoever might have it is asked, so that nobody learns by it
    what lies face down."""

    def __init__(self, faction: int, item: int, area: int, over: int) -> None:
        super().__init__(faction, over)
        self.item = item
        self.area = area  # where the fight or the attack is, or NONE

    def advance(self, state: CycladesState) -> int:
        """Somebody asked before may have changed what is to be decided."""
        return DONE if self.over or not may_hold(state, self.faction, self.item) else WAIT

    def kind(self, state: CycladesState) -> int:
        return KIND_OF[self.item]

    def asks(self, state: CycladesState) -> bool:
        return True

    def options(self, state: CycladesState) -> list[int]:
        return [USE, PASS] if holds(state, self.faction, self.item) else [PASS]

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        if option == PASS:
            return
        play_item(state, self.faction, self.item)
        if self.item == NECKLACE:
            protect(state, self.faction)
            state.note(ATTACK_REFUSED, self.faction, self.area)
        elif self.item == PALACE:
            state.call(Rearrange(self.faction, 0, 0))
        elif self.item != HELM:
            make_sure(state, self.faction)

    def about(self, state: CycladesState) -> list[str]:
        found = ["item=item:" + ITEM_NAMES[self.item]]
        if self.item == HELM:
            found.append(f"count=n:{threat_shown(state)}")
        elif self.area >= LANDS:
            found.append("sea=sea:" + state.chart.sea_names[self.area - LANDS])
        elif self.area != NONE:
            found.append("land=land:" + state.chart.land_names[self.area])
        return found

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-ITEM-GENERAL-02:not-yours"

    def copy(self) -> "ItemWindow":
        return ItemWindow(self.faction, self.item, self.area, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.item, self.area, self.over]


def open_windows(state: CycladesState, item: int) -> bool:
    """Ask everybody who might have an item, in the order of the turn track; whether anybody is."""
    asked = False
    for faction in reversed(asked_about(state, item)):
        state.call(ItemWindow(faction, item, NONE, 0))
        asked = True
    return asked


# -- the Palace ---------------------------------------------------------------------------


@final
class Rearrange(Frame[CycladesState]):
    """The visible gods in a new order, from the first to act on; Hades goes with the god that he
    covers (HAD-ITEM-PALACE-01 to -03)."""

    def __init__(self, faction: int, chosen: int, slots: int) -> None:
        self.faction = faction
        self.chosen = chosen  # gods in their new order, three bits each
        self.slots = slots  # filled so far

    def left(self, state: CycladesState) -> list[int]:
        gods = [state.at[GOD_AT + slot] for slot in range(state.at[OPEN_GODS])]
        for slot in range(self.slots):
            gods.remove(self.chosen >> (3 * slot) & 7)
        gods.sort()
        return gods

    def advance(self, state: CycladesState) -> int:
        left = self.left(state)
        if len(left) > 1:
            return WAIT
        if left:
            self.choose(state, left[0])
            for slot in range(self.slots):
                reveal_god(state, slot, self.chosen >> (3 * slot) & 7)
            state.note(GODS_REARRANGED, self.faction)
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return PALACE_GOD

    def options(self, state: CycladesState) -> list[int]:
        return self.left(state)

    def choose(self, state: CycladesState, option: int) -> None:
        self.chosen |= option << (3 * self.slots)
        self.slots += 1

    def about(self, state: CycladesState) -> list[str]:
        return [f"count=n:{self.slots + 1}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-ITEM-PALACE-02:not-visible"

    def copy(self) -> "Rearrange":
        return Rearrange(self.faction, self.chosen, self.slots)

    def saved(self) -> list[int]:
        return [self.faction, self.chosen, self.slots]


# -- the Girdle ---------------------------------------------------------------------------

PLAYER: Final = 0
GOD: Final = 1
OVER: Final = 2


@final
class GirdleWindow(Frame[CycladesState]):
    """Before a marker is placed or placed anew: a player is forbidden a god for this cycle, never
    Apollo; a marker that stands there already stays (HAD-ITEM-GIRDLE-01 to -03)."""

    def __init__(self, faction: int, step: int, player: int) -> None:
        self.faction = faction
        self.step = step
        self.player = player

    def advance(self, state: CycladesState) -> int:
        if self.step == PLAYER and not may_hold(state, self.faction, GIRDLE):
            return DONE
        return DONE if self.step == OVER else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIRDLE_PLAYER if self.step == PLAYER else GIRDLE_GOD

    def asks(self, state: CycladesState) -> bool:
        return True

    def options(self, state: CycladesState) -> list[int]:
        if self.step == GOD:
            return sorted([god for god in gods_open(state) if god != APOLLO])
        if not holds(state, self.faction, GIRDLE):
            return [NOBODY]
        return [*players_left(state), NOBODY]

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == PLAYER:
            self.player = option
            self.step = OVER if option == NOBODY else GOD
            return
        self.step = OVER
        play_item(state, self.faction, GIRDLE)
        forbid_offering(state, self.player, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["item=item:" + ITEM_NAMES[GIRDLE]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option in self.options(state):
            return ""
        if self.step == PLAYER:
            return "HAD-ITEM-GENERAL-02:not-yours"
        return "HAD-ITEM-GIRDLE-02:never-apollo" if option == APOLLO else "CLA-GODS-09:face-down"

    def copy(self) -> "GirdleWindow":
        return GirdleWindow(self.faction, self.step, self.player)

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.player]


@final
class GirdleLaw(OfferingLaw):
    """The god that somebody has forbidden a player (HAD-ITEM-GIRDLE-01, HAD-ITEM-GIRDLE-02)."""

    def shut(self, state: CycladesState, faction: i64) -> i64:
        at = state.at
        return BIT[at[BANNED_GOD]] if at[BANNED_FACTION] == faction else 0

    def why(self, state: CycladesState, faction: i64, god: i64) -> str:
        return "HAD-ITEM-GIRDLE-01:banned" if self.shut(state, faction) & BIT[god] else ""


# -- the watcher --------------------------------------------------------------------------


@final
class ItemWatch(Watcher):
    """Opens the windows in which items may be played."""

    def cycle_begins(self, state: CycladesState) -> None:
        end_items(state)

    def after_threat(self, state: CycladesState) -> bool:
        """HAD-ITEM-UNDERWORLD-01, HAD-ITEM-UNDERWORLD-02."""
        return open_windows(state, HELM)

    def rolls_again(self, state: CycladesState) -> bool:
        """Nobody is asked while it lies in the discard pile: if it does now, it was played
        (HAD-ITEM-UNDERWORLD-02)."""
        return state.at[ITEM_DISCARD] & BIT[HELM] != 0

    def before_offering(self, state: CycladesState) -> None:
        for faction in reversed(asked_about(state, GIRDLE)):
            state.call(GirdleWindow(faction, PLAYER, NONE))

    def before_round(self, state: CycladesState, attacker: int, defender: int, area: int) -> None:
        """Arrows on land, the Trident at sea: for one roll, not necessarily the first
        (HAD-ITEM-APOLLO-ARROWS-01, -02, HAD-ITEM-TRIDENT-01, -02)."""
        item = APOLLO_ARROWS if area < LANDS else TRIDENT
        for faction in reversed(asked_about(state, item)):
            if faction == attacker or faction == defender:
                state.call(ItemWindow(faction, item, area, 0))

    def challenged(self, state: CycladesState, faction: int, area: int) -> bool:
        """The player about to be attacked on an island or in a fleet space
        (HAD-ITEM-NECKLACE-03); other hostile effects do not ask (HAD-ITEM-NECKLACE-02)."""
        at = state.at
        owner = at[OWNER + area] if area < LANDS else at[SEA_OWNER + area - LANDS]
        if owner == NONE or owner == faction or not may_hold(state, owner, NECKLACE):
            return False
        state.call(ItemWindow(owner, NECKLACE, area, 0))
        return True

    def eliminated(self, state: CycladesState, faction: int) -> None:
        lose_items(state, faction)
