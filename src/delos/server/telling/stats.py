"""What a finished game looked like: numbers for its end screen, milestones for its replay.

The game is walked through once more, action by action, and its events are counted.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

from delos.cyclades.dice import FACE_ODDS, FACES, attack_die, defence_die
from delos.cyclades.land_round import ROLL, ROLL_ATTACK, LandRound
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.server.protocol.looking import Battles, Dice, Milestone, SeatStats, TableStats
from delos.server.tables.course import Course, opened
from delos.views import ClassicView, LegendaryView, MytikasStanding

EXPECTED: Final = sum(face * odds for face, odds in zip(FACES, FACE_ODDS, strict=True)) / sum(
    FACE_ODDS
)
NOBODY: Final = -1
OFFERINGS: Final = "offerings"
INCOME: Final = "income"  # the event, and the phase
EARNINGS: Final = (INCOME, "necropolis_pays")
ROLL_BOTH: Final = "roll.dice"
ROLL_ONE: Final = "roll.die"


def stats_of(course: Course) -> TableStats:
    """Walk through a game that is over."""
    title = course.game.title
    state = title.opening(True)
    counter: Counter = Cyclades(title) if isinstance(state, CycladesState) else Counter(title)
    game = Game(title, state, None)
    inside.look(game)
    counter.hear(0, game, taken(game))
    for step, action in steps_of(course):
        option = title.kinds[inside.kind(game)].option(action)
        counter.roll(game, option)
        inside.perform(game, option)
        inside.look(game)
        counter.hear(step, game, taken(game))
    return counter.done(course)


def steps_of(course: Course) -> Iterator[tuple[int, int]]:
    """Every action with the step of the replay after which it has happened."""
    chance = inside.chance(course.game)
    assert chance is not None
    counts = [opened(course.game.title, chance.copy()).game.count]
    counts += [play.count for play in course.plays]
    for number, action in enumerate(course.game.actions(), 1):
        yield bisect_left(counts, number), action


def taken(game: Game) -> list[Event]:
    return inside.events(game)


def fields(title: Title, event: Event) -> dict[str, int]:
    names = [field.partition(":")[0] for field in title.events[event.kind].fields]
    return dict(zip(names, event.values(), strict=False))


class Counter:
    """What any title can tell: its turns, who would lead after each, and how it ended."""

    marks: ClassVar[dict[str, tuple[str, str]]] = {
        # event: kind of milestone, field of the seat
        "constructed": ("building", "player"),
        "card_taken": ("card", "player"),
        "card_robbed": ("card", "player"),
        "lock": ("lock", "player"),
    }

    def __init__(self, title: Title) -> None:
        self.title = title
        self.cycle = 0
        self.milestones: list[Milestone] = []
        self.seats = [
            SeatStats(
                seat=number,
                faction=name,
                metropolises=[],
                income=[],
                gold=[],
                points=[],
                spent={},
                creatures=0,
                battles=Battles(0, 0),
                dice=Dice(0, 0, 0.0, 0.0),
            )
            for number, name in enumerate(title.seats)
        ]

    def mark(self, step: int, kind: Any, seat: int | None = None) -> None:
        self.milestones.append(Milestone(step, self.cycle, kind, seat))

    def hear(self, step: int, game: Game, events: list[Event]) -> None:
        for event in events:
            name = self.title.events[event.kind].name
            if name in self.marks:
                kind, field = self.marks[name]
                self.mark(step, kind, fields(self.title, event)[field])
        if game.length > self.cycle:
            if self.cycle:
                self.close(game)
            self.cycle = game.length
            if self.title.name != "mytikas" or self.cycle % len(self.seats) == 1:
                self.mark(step, "cycle")  # of many turns the first of each round

    def close(self, game: Game) -> None:
        """A turn is over."""
        for entry in self.title.standings(inside.state(game)):
            if isinstance(entry, MytikasStanding):
                self.seats[entry.seat].points.append(entry.points)

    def roll(self, game: Game, option: int) -> None:
        """Chance is about to choose."""

    def done(self, course: Course) -> TableStats:
        self.close(course.game)
        winners = course.game.winners
        self.mark(len(course.plays), "end", winners[0] if len(winners) == 1 else None)
        return TableStats(course.game.length, len(course.plays), self.seats, self.milestones)


@final
class Cyclades(Counter):
    """Cycles, income, Offerings, battles and dice."""

    marks: ClassVar[dict[str, tuple[str, str]]] = {
        "metropolis": ("metropolis", "faction"),
        "metropolis_on_card": ("metropolis", "faction"),
        "amazons_built": ("metropolis", "faction"),
        "battle": ("battle", "attacker"),
        "hero_recruited": ("hero", "faction"),
    }

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.phase = ""
        self.bids: list[dict[int, int]] = [{} for _ in title.seats]  # standing ones, by god
        self.bidder = NOBODY  # who has made the last bid
        self.fighting = (NOBODY, NOBODY)  # attacker and defender

    def hear(self, step: int, game: Game, events: list[Event]) -> None:
        for number, event in enumerate(events):
            name, told = self.title.events[event.kind].name, fields(self.title, event)
            if name == "phase":
                self.phase = self.title.word("phase", told["phase"])
                self.bids = [{} for _ in self.seats]
                if told["cycle"] > self.cycle:
                    self.next_cycle(step, game, told["cycle"], events[number:])
            if name in self.marks:
                kind, field = self.marks[name]
                self.mark(step, kind, told[field])
            self.count(name, told)

    def next_cycle(self, step: int, game: Game, cycle: int, since: list[Event]) -> None:
        if self.cycle:
            self.close_cycle(game, since)
        self.cycle = cycle
        for seat in self.seats:
            seat.income.append(0)
        self.mark(step, "cycle")

    def count(self, name: str, told: dict[str, int]) -> None:
        if name in EARNINGS and self.cycle:
            if name == INCOME and self.phase != INCOME:
                return  # a card that pays once more, not what a cycle brings
            self.seats[told["faction"]].income[-1] += told["amount"]
        elif name == "bid":
            self.bids[told["faction"]][told["god"]] = told["bid"]
            self.bidder = told["faction"]
        elif name == "ousted" and told["faction"] != self.bidder:  # one's own marker may be
            self.bids[told["faction"]].pop(told["god"], None)
        elif name == "paid" and self.phase == OFFERINGS:
            self.spend(told["faction"], told["amount"])
        elif name == "creature_bought":
            self.seats[told["faction"]].creatures += 1
        elif name == "battle":
            self.fighting = told["attacker"], told["defender"]
        elif name == "battle_over":
            self.judge(told["holder"])

    def spend(self, seat: int, amount: int) -> None:
        """What was paid, on the gods it was bid for; priests saved it on the last of them."""
        spent = self.seats[seat].spent
        for god, bid in sorted(self.bids[seat].items(), key=lambda entry: -entry[1]):
            part = min(bid, amount)
            amount -= part
            if part:
                word = self.title.word("god", god)
                spent[word] = spent.get(word, 0) + part

    def judge(self, holder: int) -> None:
        """Whoever holds the area has won; if nobody is left, both have lost."""
        for seat in self.fighting:
            if seat != NOBODY:
                battles = self.seats[seat].battles
                battles.won += seat == holder
                battles.lost += seat != holder
        self.fighting = NOBODY, NOBODY

    def close_cycle(self, game: Game, since: list[Event]) -> None:
        """The end of a Cycle; what the next one has paid already does not count."""
        view = self.title.public_view(inside.state(game), True)
        assert isinstance(view, LegendaryView | ClassicView)
        early: dict[int, int] = {}
        for event in since:
            if self.title.events[event.kind].name in EARNINGS:
                told = fields(self.title, event)
                purse = purse_of(view, told["faction"])
                early[purse] = early.get(purse, 0) + told["amount"]
        for seat in self.seats:
            faction = view.factions[seat.seat]
            seat.metropolises.append(faction.metropolises)
            seat.gold.append((faction.gold or 0) - early.get(purse_of(view, seat.seat), 0))

    def close(self, game: Game) -> None:
        self.close_cycle(game, [])

    def roll(self, game: Game, option: int) -> None:
        kind = self.title.kinds[inside.kind(game)].name
        if inside.actor(game) != CHANCE or kind not in {ROLL_BOTH, ROLL_ONE}:
            return
        state = inside.state(game)
        assert isinstance(state, CycladesState)
        frame = state.stack[-1]
        assert isinstance(frame, (LandRound, SeaBattle))
        if kind == ROLL_BOTH:
            self.fell(frame.attacker, attack_die(option))
            self.fell(frame.defender, defence_die(option))
        elif isinstance(frame, LandRound):
            self.fell(lone_roller(frame, state), option)

    def fell(self, seat: int, face: int) -> None:
        if seat == NOBODY:
            return
        dice = self.seats[seat].dice
        dice.rolls += 1
        dice.sum += face
        dice.expected = dice.rolls * EXPECTED
        dice.luck = dice.sum - dice.expected


def purse_of(view: LegendaryView | ClassicView, seat: int) -> int:
    """Teammates share one; where there are no teams everybody has a purse."""
    return view.factions[seat].team if isinstance(view, LegendaryView) else seat


def lone_roller(frame: LandRound, state: CycladesState) -> int:
    """The side that rolls alone: again, or because the other's die is fixed."""
    if frame.step == ROLL:
        return frame.attacker if frame.fixed(state, frame.attacker) < 0 else frame.defender
    return frame.attacker if frame.step == ROLL_ATTACK else frame.defender
