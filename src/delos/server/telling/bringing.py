"""What an option brings at once, for the forecast: an imagined game goes on until dice fall, a card
is drawn, or somebody has a real choice. Nothing hidden is read, and nothing is left to luck.
"""

from __future__ import annotations

from typing import Any, Final

from delos import texts
from delos.bots.holdings import BASIC, changes, counted
from delos.cyclades.cells import INVADER, NONE
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.mytikas.kinds import PAY
from delos.texts import gains

FIRST: Final = ("placement.", "deploy.")
STEPS: Final = 24  # forced ones
DRAWN: Final = "draw.bonus"  # what a metropolis brings beside itself
FOUNDING: Final = "metropolis."  # where it rises does not change what it brings
COSTS: Final = frozenset({"gold"})  # the option's own words name its price
SET: Final = 4  # buildings that become a metropolis
NEXT_STEP: Final = "step."  # of a turn of Mytikas
TUMBLING: Final = "step.tumble"  # no step of its own
PAYING: Final = "construct.pay"


def brings(game: Game, seat: int, action: int, lang: str) -> list[str]:
    """Sentences; none where nothing changes at once."""
    if game.title.name == "mytikas":
        return brings_on_the_mountain(game, seat, action, lang)
    kind = game.decision.kind if game.decision else ""
    if kind.startswith(FIRST):
        return []  # first places lie ready until everybody has chosen
    after = settled(game, seat, action)
    if after is None:
        return []
    sure, end = after
    before, now = game.view(seat).plain(), sure.view(seat).plain()
    had = counted(game, seat)
    found = changes(had, counted(sure, seat))
    founded = counted(end, seat)["metropolises"] - had["metropolises"]
    found = {name: count for name, count in found.items() if name not in COSTS}
    if founded > 0:
        found["metropolises"] = founded
    told = gains.weighed(gains.Change(found, {}, had), lang, game.title.name)
    said = [told] if told else []
    if undefended(before, now, seat):
        said.insert(0, texts.say(lang, "hint-undefended"))
    if founded > 0 and spent(before, now, seat) >= SET:
        said.append(texts.say(lang, "hint-set-spent"))
    return said


def brings_on_the_mountain(game: Game, seat: int, action: int, lang: str) -> list[str]:
    """In Mytikas a choice leads on to others: what it changes by itself is told, or that another
    choice comes first."""
    imagined = game.imagine(seat, 0)
    if action not in imagined.ids():
        return []
    twin = Game(imagined.title, inside.state(imagined), None)
    had = counted(twin, seat)
    inside.look(twin)
    for _ in range(STEPS):
        inside.perform(twin, twin.title.kinds[inside.kind(twin)].option(action))
        inside.look(twin)
        if not goes_on(twin, seat):
            break
        options = inside.options(twin)
        paying = twin.title.kinds[inside.kind(twin)].name == PAYING
        if len(options) > 1 and not (paying and options[0] == PAY):
            break
        action = twin.ids()[0]
    told = gains.weighed(
        gains.Change(changes(had, counted(twin, seat)), {}, had), lang, game.title.name
    )
    if told:
        return [told]
    return [texts.say(lang, "hint-choose-next" if goes_on(twin, seat) else "hint-nothing")]


def goes_on(game: Game, seat: int) -> bool:
    """Whether the same action asks for more."""
    if game.over or inside.actor(game) != seat:
        return False
    name = game.title.kinds[inside.kind(game)].name
    return name == TUMBLING or not name.startswith(NEXT_STEP)


def settled(game: Game, seat: int, action: int) -> tuple[Game, Game] | None:
    """The imagined game when the option has had its way, before luck and after a metropolis has
    drawn its bonus; nothing where a battle begins."""
    imagined = game.imagine(seat, 0)
    if action not in imagined.ids():
        return None
    twin = Game(imagined.title, inside.state(imagined), None)  # chance falls in sight
    state = inside.state(twin)
    assert isinstance(state, CycladesState)
    sure: Game | None = None
    inside.look(twin)
    for _ in range(STEPS):
        inside.perform(twin, twin.title.kinds[inside.kind(twin)].option(action))
        inside.look(twin)
        if twin.over or state.at[INVADER] != NONE:
            break
        options = inside.options(twin)
        if len(options) > 1 or state.asks():
            name = twin.title.kinds[inside.kind(twin)].name
            if name == DRAWN and sure is None:
                sure = twin.copy()
            elif inside.actor(twin) != seat or not name.startswith(FOUNDING):
                break  # a real choice, or luck
        action = twin.ids()[0]
    # A battle has its odds.
    return (sure or twin, twin) if state.at[INVADER] == NONE else None


def lands_of(view: dict[str, Any], owner: str) -> set[str]:
    return {land["land"] for land in view["lands"] if land["owner"] == owner}


def undefended(before: dict[str, Any], now: dict[str, Any], seat: int) -> bool:
    """A rival's land that was taken without dice."""
    own = before["factions"][seat]["faction"]
    taken = lands_of(now, own) - lands_of(before, own)
    return any(land["land"] in taken and land["owner"] for land in before["lands"])


def spent(before: dict[str, Any], now: dict[str, Any], seat: int) -> int:
    """Buildings on what are the seat's lands at the end that are there no more."""
    own = lands_of(now, now["factions"][seat]["faction"])
    built = [
        sum(site["building"] in BASIC and site["land"] in own for site in view["sites"])
        for view in (before, now)
    ]
    return built[0] - built[1]
