"""What matters now at a table of Mytikas, where all but the river's backs lies open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.kernel.game import Game
from delos.study.cards import Value
from delos.study.coach.word import Word, alarm, word
from delos.views import MytikasView
from delos.views.mytikas import MytikasPlayer, PrintedSlot, Resources

BUILDS: Final = {"city": "demeter-night", "temple": "zeus-night"}
ALTAR: Final = "hades-night"
MOVING: Final = ("step.start", "step.side")
FOLLOWING: Final = "follow.pay"
SETUP: Final = "setup.favour"
COMPLETE: Final = 3  # levels without a token that end the game
MANY_CITIES: Final = 3  # so many make another's production worth a favour


@dataclass(frozen=True)
class Plan:
    """Something that can be built at once: where, on which level, for how many points."""

    construction: str
    level: int
    points: int
    space: str


@dataclass(frozen=True)
class Moment:
    view: MytikasView
    seat: int

    @property
    def me(self) -> MytikasPlayer:
        return self.view.players[self.seat]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]

    @property
    def kind(self) -> str:
        return self.view.decision.kind if self.view.decision else ""

    @property
    def moving(self) -> bool:
        """Where the builder goes is still open."""
        return self.kind in MOVING

    def free(self, space: str) -> bool:
        return f"move {space}" in self.view.options or (
            f"move {space.partition('-')[0]}" in self.view.options
        )


def said(game: Game, seat: int) -> list[Word]:
    view = game.view(seat)
    assert isinstance(view, MytikasView)
    now = Moment(view, seat)
    if now.kind == SETUP:
        return [word("first", "mytikas-setup")]
    if now.kind == FOLLOWING:
        return [word("first", "mytikas-follow"), *following(now)]
    if not now.moving:
        return []
    found = [*ending(now), word("first", "mytikas-move"), *locking(now), *building(now)]
    return [*found, *stealing(now), *exposed(now), *climbing(now), *favours(now)]


# -- the end --------------------------------------------------------------------------------------


def ending(now: Moment) -> list[Word]:
    """One deed could end the game: who leads then."""
    cause = nearest_end(now.view)
    if not cause:
        return []
    if cause == "slots" and all(
        len(unbuilt(now.view, now.view.players[n])) > 1 for n in now.others
    ):
        cause = "own-slots"
    points = [player.points for player in now.view.players]
    best = max(points[seat] for seat in now.others)
    behind = best - points[now.seat]
    if behind > 0:
        who = f"seat:{next(seat for seat in now.others if points[seat] == best)}"
        return [alarm("end", f"end-{cause}-behind", who=who, behind=behind)]
    return [alarm("end", f"end-{cause}-ahead")] if behind < 0 else []


def nearest_end(view: MytikasView) -> str:
    open_levels = [level for level in view.mountain if level.tokens]
    if len(view.mountain) - len(open_levels) == COMPLETE - 1 and any(
        level.tokens == 1 and any(payable(view, player, level.level) for player in view.players)
        for level in open_levels
    ):
        return "levels"
    if len(view.locks) == 1 and any(can_lock(view, player) for player in view.players):
        return "lock"
    if any(len(unbuilt(view, player)) == 1 for player in view.players):
        return "slots"
    return ""


# -- building -------------------------------------------------------------------------------------


def unbuilt(view: MytikasView, player: MytikasPlayer) -> list[PrintedSlot]:
    return [one for one in view.printed.slots if not player.slots.get(one.slot, 1)]


def pays(held: Resources, cost: Resources) -> bool:
    return held.stone >= cost.stone and held.marble >= cost.marble and held.gold >= cost.gold


def payable(view: MytikasView, player: MytikasPlayer, level: int) -> list[PrintedSlot]:
    """Slots whose printed price lies on a level."""
    costs = {one.construction: one.cost for one in view.printed.constructions}
    held = player.resources[level - 1]
    return [one for one in unbuilt(view, player) if pays(held, costs[one.construction])]


def plans(now: Moment) -> list[Plan]:
    """What the seat could build at once, the most points first."""
    worth = {one.construction: one.points for one in now.view.printed.constructions}
    found = [
        Plan(
            slot.construction,
            level.level,
            worth[slot.construction] * level.level,
            BUILDS[slot.construction.partition("-")[2]],
        )
        for level in now.view.mountain
        if level.tokens
        for slot in payable(now.view, now.me, level.level)
    ]
    return sorted(found, key=lambda plan: -plan.points)


def building(now: Moment) -> list[Word]:
    for plan in plans(now):
        if now.free(plan.space):
            last = next(one.tokens for one in now.view.mountain if one.level == plan.level) == 1
            values: dict[str, Value] = {
                "thing": f"construction:{plan.construction}",
                "space": f"space:{plan.space}",
                "level": plan.level,
                "points": plan.points,
            }
            if last:
                return [alarm("build", "build-last", **values)]
            return [word("build", "build", **values)]
    return []


def climbing(now: Moment) -> list[Word]:
    """Something could be built, but higher it would count for more."""
    low = [plan for plan in plans(now) if plan.level < len(now.view.mountain)]
    if low and now.free("hades-day") and not now.free(low[0].space):
        return [word("climb", "climb", space="space:hades-day")]
    return []


# -- deities --------------------------------------------------------------------------------------


def can_lock(view: MytikasView, player: MytikasPlayer) -> bool:
    most = max((card.value for card in player.cards if not card.lock), default=None)
    return bool(view.locks) and most is not None and player.reserve + most >= view.locks[0]


def locking(now: Moment) -> list[Word]:
    """Offerings enough to keep a deity for good."""
    if not now.view.locks or not now.free(ALTAR):
        return []
    lock = now.view.locks[0]
    cards = [card for card in now.me.cards if not card.lock]
    for card in sorted(cards, key=lambda one: -one.value):
        if card.value < lock <= card.value + now.me.reserve:
            values: dict[str, Value] = {"deity": f"deity:{card.deity}", "count": lock - card.value}
            return [word("lock", "lock", **values)]
    return []


def stealing(now: Moment) -> list[Word]:
    """A rival's deity that one's own offerings outweigh, or one of the river that they pay."""
    if not now.free(ALTAR):
        return []
    for seat in now.others:
        for card in now.view.players[seat].cards:
            if not card.lock and now.me.reserve > card.value:
                values: dict[str, Value] = {"deity": f"deity:{card.deity}", "who": f"seat:{seat}"}
                return [word("steal", "steal", count=card.value + 1, **values)]
    if now.me.reserve:
        for lying in now.view.river:
            if lying.deity and not lying.empty:
                return [word("steal", "river", deity=f"deity:{lying.deity}")]
    return []


def exposed(now: Moment) -> list[Word]:
    """A deity of one's own that somebody could steal."""
    for seat in now.others:
        reserve = now.view.players[seat].reserve
        for card in now.me.cards:
            if not card.lock and reserve > card.value and now.me.reserve and now.free(ALTAR):
                return [
                    word(
                        "exposed",
                        "exposed",
                        who=f"seat:{seat}",
                        deity=f"deity:{card.deity}",
                        count=reserve,
                    )
                ]
    return []


# -- favours --------------------------------------------------------------------------------------


def favours(now: Moment) -> list[Word]:
    """None at all: neither bonus nor following."""
    held = now.me.favours
    if not any((held.zeus, held.demeter, held.poseidon, held.hades)) and now.free("poseidon-night"):
        return [word("favour", "no-favour", space="space:poseidon-night")]
    return []


def following(now: Moment) -> list[Word]:
    """Another's action that is worth a favour."""
    if all(one == "pass" for one in now.view.options):
        return []
    space = now.view.space or ""
    who = f"player:{now.view.active}"
    for plan in plans(now):
        if plan.space == space:
            values: dict[str, Value] = {"thing": f"construction:{plan.construction}", "who": who}
            return [word("follow", "follow-build", level=plan.level, points=plan.points, **values)]
    cities = sum(
        1 for slot, level in now.me.slots.items() if level and slot.startswith(("sc", "lc"))
    )
    if space == "zeus-day" and cities >= MANY_CITIES:
        return [word("follow", "follow-cities", who=who, count=cities)]
    temples = any(level for slot, level in now.me.slots.items() if slot.startswith(("st", "lt")))
    if space == "poseidon-day" and temples:
        return [word("follow", "follow-offerings", who=who)]
    if space == ALTAR and locking_now(now):
        return [word("follow", "follow-lock", who=who)]
    return []


def locking_now(now: Moment) -> bool:
    return can_lock(now.view, now.me) and now.me.reserve > 0
