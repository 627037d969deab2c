"""Pearls, a little game that shows all the kernel can do.

In turn each diver is dealt a secret number from 1 to 3 and dives at most so deep. One deep is
safe; deeper the sea decides: calm brings as many pearls as the dive was deep, a gale makes the
diver give one pearl away. Whoever leads when somebody has reached the goal wins, together with
all who have as many.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from msgspec import structs

from delos.kernel import inside
from delos.kernel.cells import Cells, cells
from delos.kernel.chance import Chance, SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.event import PUBLIC, TO_FIRST, EventKind
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame, lent_stack
from delos.kernel.game import Game
from delos.kernel.kind import Kind, Part, number_kinds, word
from delos.kernel.reason import read_key
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.kernel.versions import RULES, rules_version
from delos.kernel.view import Standing, View

NAMES: Final = ["anna", "ben", "cleo"]
SEATS: Final = 3
PEARLS: Final = 0
SECRET: Final = 3
TURNS: Final = 6
CELLS: Final = 7
DEAL_ODDS: Final = [3, 2, 1]

DEAL: Final = 0
DIVE: Final = 1
SEA: Final = 2
GIVE: Final = 3
KINDS: Final = [
    Kind("turn.deal", "deal", [Part("n", 3)], ["PEARL-DEAL"], chance=True),
    Kind("turn.dive", "dive", [Part("n", 3)], ["PEARL-DIVE"]),
    Kind("sea.weather", "", [word("calm"), word("gale")], ["PEARL-SEA"], chance=True),
    Kind("sea.give", "give", [Part("diver", SEATS)], ["PEARL-GIVE"]),
]
ACTIONS: Final = number_kinds(KINDS)
CALM: Final = 0

DEALT: Final = 0
GAINED: Final = 1
GAVE: Final = 2
EVENTS: Final = [
    EventKind("dealt", ["diver:diver", "depth:n"], TO_FIRST),
    EventKind("gained", ["diver:diver", "pearls:n"], PUBLIC),
    EventKind("gave", ["diver:diver", "other:diver"], PUBLIC),
]


class PearlsView(View, frozen=True, gc=False, kw_only=True):
    own: ClassVar[tuple[str, ...]] = ("seat", "options", "secret")

    pearls: list[int]
    secret: int | None


class PearlsStanding(Standing, frozen=True, gc=False, kw_only=True):
    pearls: int


@final
class Pearls(State):
    def __init__(
        self, at: Cells, noting: bool, players: int, goal: int, stack: list[Frame[Pearls]]
    ) -> None:
        super().__init__(at, noting, stack)
        self.players = players
        self.goal = goal

    def copy(self) -> Pearls:
        stack = lent_stack(self)
        twin = Pearls(self.at[:], False, self.players, self.goal, stack)
        twin.shared = self.shared
        return twin

    def most(self) -> int:
        return max(self.at[PEARLS : PEARLS + self.players])


@final
class Turn(Frame[Pearls]):
    """The turns of all divers, one after the other: first the deal, then the dive."""

    def __init__(self, seat: int, dealt: int) -> None:
        self.seat = seat
        self.dealt = dealt

    def advance(self, state: Pearls) -> int:
        return DONE if self.seat == 0 and not self.dealt and state.most() >= state.goal else WAIT

    def actor(self, state: Pearls) -> int:
        return self.seat if self.dealt else CHANCE

    def kind(self, state: Pearls) -> int:
        return DIVE if self.dealt else DEAL

    def options(self, state: Pearls) -> list[int]:
        return list(range(state.at[SECRET + self.seat])) if self.dealt else [0, 1, 2]

    def odds(self, state: Pearls) -> list[int]:
        return DEAL_ODDS

    def asks(self, state: Pearls) -> bool:
        return bool(self.dealt)  # not to ask a diver with a 1 would tell that it is a 1

    def choose(self, state: Pearls, option: int) -> None:
        if not self.dealt:
            state.at[SECRET + self.seat] = option + 1
            state.note(DEALT, self.seat, option + 1)
            self.dealt = 1
            return
        state.stack.append(Sea(self.seat, option + 1, 0))
        self.dealt = 0
        state.at[TURNS] += 1
        self.seat = (self.seat + 1) % state.players

    def refusal(self, state: Pearls, option: int) -> str:
        return "PEARL-DIVE:too-deep" if self.dealt else ""

    def about(self, state: Pearls) -> list[str]:
        return [f"diver:{NAMES[self.seat]}"]

    def copy(self) -> Turn:
        return Turn(self.seat, self.dealt)

    def saved(self) -> list[int]:
        return [self.seat, self.dealt]


@final
class Sea(Frame[Pearls]):
    """What a dive brings."""

    def __init__(self, seat: int, depth: int, gale: int) -> None:
        self.seat = seat
        self.depth = depth
        self.gale = gale

    def advance(self, state: Pearls) -> int:
        if self.depth == 1:
            self.gain(state)
            return AGAIN
        return DONE if self.depth == 0 else WAIT

    def gain(self, state: Pearls) -> None:
        state.at[PEARLS + self.seat] += self.depth
        state.note(GAINED, self.seat, self.depth)
        self.depth = 0

    def actor(self, state: Pearls) -> int:
        return self.seat if self.gale else CHANCE

    def kind(self, state: Pearls) -> int:
        return GIVE if self.gale else SEA

    def options(self, state: Pearls) -> list[int]:
        if self.gale:
            return [seat for seat in range(state.players) if seat != self.seat]
        return [0, 1]

    def choose(self, state: Pearls, option: int) -> None:
        if self.gale:
            state.at[PEARLS + self.seat] -= 1
            state.at[PEARLS + option] += 1
            state.note(GAVE, self.seat, option)
            self.depth = 0
        elif option == CALM:
            self.gain(state)
        elif state.at[PEARLS + self.seat] == 0:
            self.depth = 0
        else:
            self.gale = 1

    def refusal(self, state: Pearls, option: int) -> str:
        return "PEARL-GIVE:yourself" if self.gale and option == self.seat else ""

    def copy(self) -> Sea:
        return Sea(self.seat, self.depth, self.gale)

    def saved(self) -> list[int]:
        return [self.seat, self.depth, self.gale]


@final
class PearlsTitle(Title):
    def __init__(self, players: int, goal: int, options: dict[str, object]) -> None:
        super().__init__("pearls", 3, KINDS, ACTIONS, EVENTS, NAMES[:players], options)
        self.players = players
        self.goal = goal

    def opening(self, noting: bool) -> State:
        return Pearls(cells([0] * CELLS), noting, self.players, self.goal, [Turn(0, 0)])

    def word(self, type: str, number: int) -> str:
        return NAMES[number] if type == "diver" else str(number + 1)

    def about(self, state: State) -> list[str]:
        return pearls(state).stack[-1].about(pearls(state))

    def refusal(self, state: State, kind: int, option: int) -> str:
        return pearls(state).stack[-1].refusal(pearls(state), option)

    def winners(self, state: State) -> list[int]:
        most = pearls(state).most()
        return [seat for seat in range(self.players) if state.at[PEARLS + seat] == most]

    def standings(self, state: State) -> list[Standing]:
        order = sorted(range(self.players), key=lambda seat: -state.at[PEARLS + seat])
        return [
            PearlsStanding(seat=seat, place=place, pearls=state.at[PEARLS + seat])
            for place, seat in enumerate(order, 1)
        ]

    def length(self, state: State) -> int:
        return state.at[TURNS] // self.players

    def public_view(self, state: State, over: bool) -> View:
        return PearlsView(
            title=self.name,
            seat=None,
            over=over,
            decision=None,
            options=[],
            pearls=state.numbers()[PEARLS : PEARLS + self.players],
            secret=None,
        )

    def seat_view(self, state: State, seat: int, options: list[str], public: View) -> View:
        secret = state.at[SECRET + seat]
        return structs.replace(public, seat=seat, options=options, secret=secret)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        dice = SeededChance(seed)
        twin = pearls(state).copy()
        for other in range(self.players):
            if other != seat and twin.at[SECRET + other]:
                twin.at[SECRET + other] = dice.pick([1, 2, 3], DEAL_ODDS, 0)
        return twin

    def saved(self, state: State) -> dict[str, object]:
        frames = [[type(frame).__name__, frame.saved()] for frame in pearls(state).stack]
        return {"at": state.numbers(), "frames": frames}

    def loaded(self, data: dict[str, object]) -> State:
        stack: list[Frame[Pearls]] = []
        for name, fields in cast(list[tuple[str, list[int]]], data["frames"]):
            stack.append(Turn(*fields) if name == "Turn" else Sea(*fields))
        return Pearls(cells(cast(list[int], data["at"])), False, self.players, self.goal, stack)

    def prompt(self, kind: str, about: list[str], lang: str) -> str:
        return {"en": "What now?", "fr": "Et maintenant ?"}[lang]

    def details(self, state: State, kind: int, option: int) -> list[str]:
        return [f"most=n:{pearls(state).most()}"] if kind == DIVE else []

    def label(self, kind: str, tokens: list[str], lang: str) -> str:
        words = [kind.partition(".")[2], *[token.partition(":")[2] for token in tokens]]
        return " ".join(words).capitalize()

    def reason(self, key: str, lang: str) -> str:
        return read_key(key).word.replace("-", " ").capitalize()

    def sentence(self, event: str, fields: dict[str, object], lang: str) -> str:
        return " ".join([event, *[str(value) for value in fields.values()]])


def pearls(state: State) -> Pearls:
    assert isinstance(state, Pearls)
    return state


def set_up(name: str, options: dict[str, object]) -> Title:
    """The table that the options describe, as ``delos.api`` does it for the real titles."""
    if name != "pearls":
        raise BadOption(f"There is no title {name!r}; choose pearls.")
    rules_version(options, name, 3, 3)
    given = {"players": 2, "goal": 6, **options}
    given.pop(RULES, None)
    for key in given:
        if key not in {"players", "goal", "seed"}:
            raise BadOption(f"pearls has no option {key!r}; choose from players, goal, seed.")
    players, goal = given["players"], given["goal"]
    if players not in {2, 3} or not isinstance(goal, int) or not isinstance(players, int):
        raise BadOption("pearls is for 2 or 3 players, and its goal is a number.")
    return PearlsTitle(players, goal, given)


def new(chance: Chance | None, players: int = 2, goal: int = 6, noting: bool = True) -> Game:
    title = set_up("pearls", {"players": players, "goal": goal})
    game = Game(title, title.opening(noting), chance)
    inside.begin(game)
    return game


def seeded(seed: int, players: int = 2, goal: int = 6) -> Game:
    return new(SeededChance(seed), players, goal)


def finished(seed: int, players: int = 2, goal: int = 6) -> Game:
    game = seeded(seed, players, goal)
    game.playout(seed + 1000)
    return game
