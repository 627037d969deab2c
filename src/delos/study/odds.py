"""Exact odds of the battle that an option begins, or goes on with.

The engine itself fights every round: a copy of the state takes each kind of roll, so that cards,
buildings and editions count as they do in the game. Choices that arise on the way follow one fixed
policy: nobody retreats unless forced to (then to the first refuge), nobody rolls again for gold or
plays an item, a lost unit never withdraws instead, and losses are taken from Mercenaries, then
Troops, then Heroes, then the figurine; an ambush catches a Mercenary first and comes before
Mercenaries change sides.

Nothing hidden is read: no purse, no card, no luck ahead. The given game is never touched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, final

from delos.classic.events import UNDEAD_FLEETS_DESTROYED
from delos.classic.hades.items.windows import ItemWindow
from delos.classic.hades.kinds import PASS
from delos.cyclades.cells import (
    FLEETS,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    NONE,
    OWNER,
    SEA_OWNER,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.dice import DICE, DICE_ODDS, attack_die, defence_die
from delos.cyclades.effects import heroes_at
from delos.cyclades.events import (
    BATTLE_ENDS,
    FACTION_ELIMINATED,
    FIGURINE_REMOVED,
    FLEETS_DESTROYED,
    HERO_DESTROYED,
    LAND_TAKEN,
    OTHER_DESTROYED,
    TROOP_DESTROYED,
)
from delos.cyclades.kinds import AMBUSH, LOSS, REROLL, RETREAT_LAND, RETREAT_SEA, SAVE
from delos.cyclades.land_losses import MERCENARY
from delos.cyclades.land_round import LandRound
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import defended, defending_figurine, land_terms, sea_terms
from delos.cyclades.view import battle_sides
from delos.kernel import inside
from delos.kernel.errors import IllegalAction
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, DONE, WAIT, own_top
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.values import Option
from delos.views.cyclades import BattleSide

ROUNDS: Final = 60  # more than the units of a box: whatever goes on longer is undecided

FIGHT_ON: Final = "retreat stay"

Key = tuple[int, ...]  # what decides how a battle goes on

OPEN: Final = -1
WIN: Final = 0
HOLD: Final = 1
BOTH: Final = 2


@dataclass(frozen=True)
class Round:
    """One round: how likely it is fought, and how likely the battle is over after it."""

    number: int
    reached: float
    win: float  # cumulative, as the next two
    hold: float
    both: float


@dataclass(frozen=True)
class Outcome:
    """How a battle ends; the four chances add up to 1."""

    win: float  # the attacker takes the area
    hold: float  # the defender is left
    both: float  # nobody is left; a land stays its owner's, a sea is nobody's
    undecided: float  # still fighting after the last round
    attacker_losses: float  # units destroyed, on average; those that fled or changed sides live
    defender_losses: float
    rounds: tuple[Round, ...]


@dataclass(frozen=True)
class Term:
    """A part of a side's strength: ``troops``, ``mercenaries``, ``fleets``, ``hero``,
    ``creature`` or ``buildings``."""

    what: str
    name: str | None
    count: int
    strength: int


@dataclass(frozen=True)
class Side:
    faction: str | None
    role: str  # attacker or defender
    terms: tuple[Term, ...]
    total: int  # without the die


@dataclass(frozen=True)
class BattleOdds(Outcome):
    area: str
    sea: bool
    attacker: str
    defender: str | None  # none: a figurine alone guards a land that nobody controls
    sides: tuple[Side, ...]  # before the first round, after what Heroes do before it


# -- the battle that an option begins -----------------------------------------------------------


def battle_odds(game: Game, option: Option | int | str, *, seat: int) -> BattleOdds | None:
    """The odds of the battle to which an option of the deciding seat leads at once, or None.

    In a battle that asks whether to retreat: how it goes on for those who stand and fight.

    IllegalAction when another seat decides or the option is not legal.
    """
    chosen = _chosen(game, option, seat)
    state, title = inside.state(game), game.title
    if not isinstance(state, CycladesState):
        return None
    if state.at[INVADER] != NONE and not _stands(game, chosen):
        return None  # the battle has begun before
    battle = state.copy()
    battle.choose(chosen)
    if not _begins(battle):
        return None
    battle.noting = True
    return _Battle(title, battle).odds()


def _chosen(game: Game, option: Option | int | str, seat: int) -> int:
    """The number of a legal option within its kind."""
    if inside.actor(game) != seat:
        raise IllegalAction(f"Seat {seat} has nothing to decide now.")
    wanted = option if isinstance(option, (int, str)) else option.id
    known = game.texts() if isinstance(wanted, str) else game.ids()
    for text_or_id, number in zip(known, inside.options(game), strict=True):
        if text_or_id == wanted:
            return number
    raise IllegalAction(f"{wanted!r} is not legal now; choose one of options().")


def _stands(game: Game, chosen: int) -> bool:
    """Whether this answer means to fight another round rather than to retreat."""
    texts = dict(zip(inside.options(game), game.texts(), strict=True))
    return texts[chosen] == FIGHT_ON


def _begins(state: CycladesState) -> bool:
    """Go on until a battle begins; not if somebody, or chance, is asked before."""
    while state.stack and state.at[INVADER] == NONE:
        verdict = own_top(state).advance(state)
        if verdict == DONE:
            state.stack.pop()
        elif verdict == WAIT and state.at[INVADER] == NONE:
            options = state.options()
            if len(options) > 1 or state.asks():
                return False
            state.choose(options[0])
    return state.at[INVADER] != NONE


def _policy(state: CycladesState) -> int:
    """What is chosen on the way; nobody can know which item another has face down."""
    if isinstance(state.stack[-1], ItemWindow):
        return PASS
    return _answer(state.kind(), state.options())


def _answer(kind: int, options: list[int]) -> int:
    if kind == LOSS:
        return MERCENARY if MERCENARY in options else options[0]  # Troop, Heroes, figurine
    if kind == AMBUSH or kind == REROLL or kind == SAVE:
        return options[-1]  # the Mercenary; keep the dice; let it be lost
    if kind == RETREAT_LAND or kind == RETREAT_SEA:
        stay = LANDS if kind == RETREAT_LAND else options[-1]
        return stay if stay in options else options[0]
    return options[0]


@dataclass(frozen=True)
class _Step:
    """A transition of the battle: where it leads, and what it costs both sides."""

    key: Key | None  # None: the battle is over
    ending: int
    chance: Fraction
    attacker_losses: int
    defender_losses: int


@final
class _Battle:
    """The battle of one state, which must have just begun."""

    def __init__(self, title: Title, state: CycladesState) -> None:
        self.title = title
        self.state = state
        self.area = state.at[INVADED]
        self.sea = self.area - LANDS  # below 0 on land
        self.attacker = state.at[INVADER]
        owners = OWNER if self.sea < 0 else SEA_OWNER - LANDS
        self.defender = state.at[owners + self.area]
        self.positions: dict[Key, CycladesState] = {}  # one state for each key
        self.faces: dict[Key, list[tuple[int, int]]] = {}  # dice as they count, by the Heroes

    def odds(self) -> BattleOdds:
        sides = self.sides()
        first = self.go_on(self.state, Fraction(1))
        if first.key is not None:
            sides = self.sides()
        outcome = _course(first, self.steps, ROUNDS)
        return BattleOdds(
            **outcome.__dict__,
            area=self.area_name(),
            sea=self.sea >= 0,
            attacker=self.title.seats[self.attacker],
            defender=None if self.defender == NONE else self.title.seats[self.defender],
            sides=sides,
        )

    def sides(self) -> tuple[Side, ...]:
        return tuple(_side(side) for side in battle_sides(self.state, self.title))

    def area_name(self) -> str:
        chart = self.state.chart
        return chart.land_names[self.area] if self.sea < 0 else chart.sea_names[self.sea]

    # -- through the engine -----------------------------------------------------------------

    def go_on(self, state: CycladesState, chance: Fraction) -> _Step:
        """Play by the policy until dice are needed or the battle is over."""
        at = state.at
        while at[INVADER] != NONE:
            verdict = own_top(state).advance(state)
            if verdict == DONE:
                state.stack.pop()
            elif verdict == WAIT and at[INVADER] != NONE:
                if state.stack[-1].actor(state) == CHANCE:
                    break
                state.choose(_policy(state))
        attacker_losses, defender_losses = self.losses(state.events)
        state.events = []
        if at[INVADER] == NONE:
            ending = self.ending(state)
            return _Step(None, ending, chance, attacker_losses, defender_losses)
        key = self.key(state)
        self.positions.setdefault(key, state)
        return _Step(key, OPEN, chance, attacker_losses, defender_losses)

    def losses(self, events: list[Event]) -> tuple[int, int]:
        """Units that the battle destroyed, by the side they fought on."""
        lost = [0, 0]
        for event in events:
            if event.kind in _AFTERWARDS:
                break  # what follows is no loss of the battle
            if event.kind in _LOSSES:
                count = event.c if event.kind in _FLEETS_LOST else 1
                lost[0 if event.a == self.attacker else 1] += count
            elif event.kind == FIGURINE_REMOVED and event.b == self.area:
                lost[1] += 1
        return lost[0], lost[1]

    def ending(self, state: CycladesState) -> int:
        at = state.at
        if self.sea >= 0:
            owner = at[SEA_OWNER + self.sea]
            return BOTH if owner == NONE else WIN if owner == self.attacker else HOLD
        if at[OWNER + self.area] == self.attacker:
            return WIN
        return HOLD if defended(state, self.area) else BOTH

    def key(self, state: CycladesState) -> Key:
        at = state.at
        if self.sea >= 0:
            return (at[INVADING_FLEETS], at[FLEETS + self.sea])
        return (
            at[INVADING_TROOPS],
            at[INVADING_OTHERS],
            heroes_at(state, self.attacker, self.area),
            at[TROOPS + self.area],
            at[state.rules.others + self.area],
            heroes_at(state, self.defender, self.area),
            defending_figurine(state, self.area),
        )

    # -- one round --------------------------------------------------------------------------

    def steps(self, key: Key) -> list[_Step]:
        """What one round can bring: a roll only decides who has more, so that one roll of each
        kind is played for all (LEG-LANDBATTLE-08, LEG-SEABATTLE-04, -05)."""
        state = self.positions[key]
        lead = self.lead(state)
        odds = state.odds()
        rolls: dict[int, list[int]] = {}  # by who has more: -1, 0 or 1
        for number, (attack, defence) in enumerate(self.dice(state, key)):
            margin = lead + attack - defence
            rolls.setdefault((margin > 0) - (margin < 0), []).append(number)
        found: list[_Step] = []
        options = state.options()
        for numbers in rolls.values():
            weight = sum([odds[number] for number in numbers])
            twin = state.copy()
            twin.noting = True  # losses are read from the events
            twin.choose(options[numbers[0]])
            found.append(self.go_on(twin, Fraction(weight, sum(odds))))
        return found

    def lead(self, state: CycladesState) -> int:
        """The attacker's strength less the defender's, without dice."""
        if self.sea >= 0:
            ours = sea_terms(state, self.attacker, self.sea)
            return sum(ours) - sum(sea_terms(state, self.defender, self.sea))
        ours = land_terms(state, self.attacker, self.area)
        return sum(ours) - sum(land_terms(state, self.defender, self.area))

    def dice(self, state: CycladesState, key: Key) -> list[tuple[int, int]]:
        """Both dice of every roll as they count; Heroes may fix or bend them
        (LEG-LANDBATTLE-06)."""
        heroes = () if self.sea >= 0 else (key[2], key[5])
        if heroes not in self.faces:
            self.faces[heroes] = self.counted(state)
        return self.faces[heroes]

    def counted(self, state: CycladesState) -> list[tuple[int, int]]:
        top = state.stack[-1]
        if isinstance(top, SeaBattle):
            return [(attack_die(roll), defence_die(roll)) for roll in DICE]
        assert isinstance(top, LandRound)
        found: list[tuple[int, int]] = []
        for roll in state.options():
            trial = top.copy()
            trial.first_roll(state, roll)
            found.append((trial.attack, trial.defence))
        return found


def _side(side: BattleSide) -> Side:
    terms = tuple(Term(one.what, one.name, one.count, one.strength) for one in side.terms)
    return Side(side.faction, side.role, terms, side.total)


_FLEETS_LOST: Final = frozenset({FLEETS_DESTROYED, UNDEAD_FLEETS_DESTROYED})
_LOSSES: Final = _FLEETS_LOST | {TROOP_DESTROYED, OTHER_DESTROYED, HERO_DESTROYED}
_AFTERWARDS: Final = frozenset({LAND_TAKEN, BATTLE_ENDS, FACTION_ELIMINATED})


# -- the course of a battle ---------------------------------------------------------------------


def _course(first: _Step, steps: Callable[[Key], list[_Step]], most: int) -> Outcome:
    """Round by round, with the chance of every position: exact, and floats only at the end."""
    ended = [Fraction(0), Fraction(0), Fraction(0)]
    lost = [Fraction(first.attacker_losses), Fraction(first.defender_losses)]
    here: dict[Key, Fraction] = {}
    if first.key is None:
        ended[first.ending] = Fraction(1)
    else:
        here[first.key] = Fraction(1)
    known: dict[Key, list[_Step]] = {}
    rounds: list[Round] = []
    while here and len(rounds) < most:
        reached = sum(here.values())
        ahead: dict[Key, Fraction] = {}
        for key, chance in here.items():
            if key not in known:
                known[key] = steps(key)
            for step in known[key]:
                share = chance * step.chance
                lost[0] += share * step.attacker_losses
                lost[1] += share * step.defender_losses
                if step.key is None:
                    ended[step.ending] += share
                else:
                    ahead[step.key] = ahead.get(step.key, Fraction(0)) + share
        here = ahead
        chances = [float(chance) for chance in ended]
        rounds.append(Round(len(rounds) + 1, float(reached), *chances))
    return Outcome(
        win=float(ended[WIN]),
        hold=float(ended[HOLD]),
        both=float(ended[BOTH]),
        undecided=float(sum(here.values())),
        attacker_losses=float(lost[0]),
        defender_losses=float(lost[1]),
        rounds=tuple(rounds),
    )


# -- without a map ------------------------------------------------------------------------------


def plain_odds(attack: int, defence: int, walls: int = 0) -> Outcome:
    """The odds of Troops against Troops behind so many Fortresses, without Heroes
    (LEG-LANDBATTLE-04, -05, -08); Fleets fight alike (LEG-SEABATTLE-02, -04, -05)."""
    if attack < 1 or defence < 1:
        raise ValueError("a battle needs units on both sides")

    def steps(key: Key) -> list[_Step]:
        margin = key[0] - key[1] - walls
        weights = [0, 0, 0]  # the attacker loses a unit, both do, the defender does
        for roll in DICE:
            lead = margin + attack_die(roll) - defence_die(roll)
            weights[1 + (lead > 0) - (lead < 0)] += DICE_ODDS[roll]
        lost = ((1, 0), (1, 1), (0, 1))
        return [
            _plain_step(key[0] - ours, key[1] - theirs, Fraction(weight, 36), ours, theirs)
            for weight, (ours, theirs) in zip(weights, lost, strict=True)
            if weight
        ]

    return _course(_plain_step(attack, defence, Fraction(1), 0, 0), steps, attack + defence)


def _plain_step(attack: int, defence: int, chance: Fraction, ours: int, theirs: int) -> _Step:
    if attack and defence:
        return _Step((attack, defence), OPEN, chance, ours, theirs)
    return _Step(None, WIN if attack else HOLD if defence else BOTH, chance, ours, theirs)
