"""The titles as games of OpenSpiel: ``import delos.learn.openspiel``, then ``pyspiel.load_game``.

Chance is explicit, players are seats, actions are the engine's stable ids. docs/openspiel.md tells
the parameters and what the tensors and strings hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, final

from delos.kernel import inside
from delos.learn.needs import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error) from error

from delos.kernel.dump import read_dump
from delos.kernel.errors import BadOption
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.learn.heard import COLUMNS, Heard, Step, loaded_step, opening_step
from delos.learn.known import known_table
from delos.learn.observation import Observer
from delos.learn.rewards import ZERO_SUM, rewards_of

Parameters = dict[str, Any]

COMMON: Final[Parameters] = {"players": 4, "memory": 100, "longest": 10_000}
PARAMETERS: Final[dict[str, Parameters]] = {
    "legendary": {
        "edition": "complete",
        "teams": False,
        "goal": 3,
        "map": "quick",
        "face": "A",
        "map_seed": 0,
        "bid_track": "printed",
        "strict_offerings": True,
        "fresh_temples": False,
        "island_chains": "heroic",
        "last_stand": "edition",
        "leto_moves": "one",
        "fleets_apart": True,
        "freed_bids": True,
        "losses_first": True,
    },
    "classic": {
        "hidden_discard": False,
        "priests": 16,
        "philosophers": 16,
        "modules": "",
        "hecate": False,
        "manticore": False,
        "printed_prices": False,
        "sylph_moves": "fleet",
        "last_island": "second",
    },
    "mytikas": {"two_cards": False, "must_act": False, "late_tumbling": True},
}
LAST_STANDS: Final = {"edition": None, "yes": True, "no": False}  # its default is the edition's
LONG_NAMES: Final = {
    "legendary": "Cyclades: Legendary Edition (Delos)",
    "classic": "Cyclades (Delos)",
    "mytikas": "Mytikas (Delos)",
}
SEATS: Final = {"legendary": (3, 6), "classic": (2, 5), "mytikas": (2, 4)}


def game_type(title: str) -> Any:
    fewest, most = SEATS[title]
    return pyspiel.GameType(
        short_name=f"delos_{title}",
        long_name=LONG_NAMES[title],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**COMMON, **PARAMETERS[title]},
    )


def table_of(title: str, wanted: Parameters) -> Title:
    """The table that a game's parameters describe; a random map is drawn here, from ``map_seed``,
    so that the same parameters are the same game (decision 5)."""
    options: dict[str, object] = {"players": wanted["players"]}
    for name in PARAMETERS[title]:
        options[name] = wanted[name]
    if title == "legendary":
        options["seed"] = options.pop("map_seed")
        if not options["teams"]:
            del options["teams"]  # two and six players have no choice
        options["last_stand"] = last_stand(wanted["last_stand"])
    if title == "classic":  # lists are written a+b: OpenSpiel's parameters are plain words
        options["modules"] = [name for name in wanted["modules"].split("+") if name]
    return known_table(title, options)


def last_stand(word: str) -> bool | None:
    if word not in LAST_STANDS:
        raise BadOption(
            f"Parameter last_stand must be one of {', '.join(LAST_STANDS)}, not {word!r}."
        )
    return LAST_STANDS[word]


def checked(wanted: Parameters, name: str, least: int) -> int:
    value = wanted[name]
    if not isinstance(value, int) or value < least:
        raise BadOption(f"Parameter {name} must be a whole number from {least} on, not {value!r}.")
    return value


LEGENDARY: Final = game_type("legendary")
CLASSIC: Final = game_type("classic")
MYTIKAS: Final = game_type("mytikas")


class DelosGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one title; states are played on it."""

    def __init__(self, title: str, type_: Any, params: Parameters | None = None) -> None:
        wanted = {**COMMON, **PARAMETERS[title], **(params or {})}
        self.table = table_of(title, wanted)
        self.observer = Observer(self.table)
        self.memory = checked(wanted, "memory", 0)
        self.longest = checked(wanted, "longest", 1)
        draws = [len(kind.options()) for kind in self.table.kinds if kind.chance]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=sum(draws),
            num_players=len(self.table.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(type_, info, params or {})

    def new_initial_state(self) -> DelosState:
        return DelosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        if params:
            raise ValueError(f"Observers of Delos games take no parameters, not {params!r}.")
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return self.longest


class LegendaryGame(DelosGame):
    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__("legendary", LEGENDARY, params)


class ClassicGame(DelosGame):
    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__("classic", CLASSIC, params)


class MytikasGame(DelosGame):
    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__("mytikas", MYTIKAS, params)


@final
class Seats:
    """A game in play and what its seats have heard; it can be copied and pickled."""

    def __init__(self, game: Game, heard: Heard, moves: int) -> None:
        self.game = game
        self.heard = heard
        self.moves = moves  # chance's included
        self._seen: dict[int, str] = {}  # views of this position, written when asked for

    def seen(self, seat: int) -> str:
        if seat not in self._seen:
            self._seen[seat] = written(self.game.view(seat).plain())
        return self._seen[seat]

    def play(self, action: int) -> None:
        self._seen.clear()
        actor, kind = inside.actor(self.game), inside.kind(self.game)
        self.heard.add(Step(actor, kind, action, self.game.play(action)))
        self.moves += 1

    def imagined(self, seat: int, seed: int) -> Seats:
        """As it may be for all that the seat knows, if it has kept books of what it heard."""
        game = self.game.imagine(seat, seed, books=True)
        game._chance = None
        inside.state(game).noting = True
        return Seats(game, self.heard.imagined(seat), self.moves)

    def __deepcopy__(self, memo: object) -> Seats:
        game = self.game.copy()
        inside.state(game).noting = True  # copies are silent
        return Seats(game, self.heard.copy(), self.moves)

    def __reduce__(self) -> tuple[Callable[..., Seats], tuple[object, ...]]:
        steps = [step.saved() for step in self.heard.steps]
        return loaded_seats, (self.game.dump(), steps, self.heard.dreamers, self.moves)


def loaded_seats(
    dump: str, steps: list[list[int]], dreamers: list[tuple[int, int]], moves: int
) -> Seats:
    game = read_dump(dump, known_table)
    inside.state(game).noting = True
    heard = Heard(game.title, [loaded_step(step) for step in steps], dreamers)
    return Seats(game, heard, moves)


def seated(table: Title) -> Seats:
    game = Game(table, table.opening(True), None)
    inside.begin(game)
    events = inside.events(game)
    return Seats(game, Heard(table, [opening_step(events)], []), 0)


class DelosState(pyspiel.State):  # type: ignore[misc]
    """A position with its past."""

    def __init__(self, game: DelosGame) -> None:
        super().__init__(game)
        self.seats = seated(game.table)

    @property
    def delos(self) -> Game:
        """The engine's game behind the state; whoever plays must not look at it."""
        return self.seats.game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = inside.actor(self.delos)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.delos.over or self.seats.moves >= self.get_game().longest

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.delos.ids()) if player == inside.actor(self.delos) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """OpenSpiel numbers chance's outcomes from 0, the engine after the players' actions."""
        game = self.delos
        outcomes = zip(game.ids(), game.chance_odds(), strict=True)
        return sorted([(action - game.title.actions, odds) for action, odds in outcomes])

    def _apply_action(self, action: int) -> None:
        game = self.delos
        self.seats.play(action + game.title.actions if inside.actor(game) == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        title = self.delos.title
        number = action + title.actions if player == pyspiel.PlayerId.CHANCE else action
        kind, option = title.place(number)
        if kind < 0:
            raise ValueError(f"There is no action {action} of player {player} in {title.name}.")
        return title.text(kind, option)

    def returns(self) -> list[float]:
        """Winners share 1, all others share -1; a game that was cut short is a draw."""
        game = self.delos
        return rewards_of(game.winners, len(game.seats), ZERO_SUM)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DelosState:
        """A state in which the player has seen and done the same; it has no history of its own,
        since the true one would tell what is hidden."""
        state = DelosState(self.get_game())
        state.seats = self.seats.imagined(player, int(sampler() * 2**32))
        return state

    def __str__(self) -> str:
        game = self.delos
        decision = game.decision
        asked = "over" if decision is None else f"{decision.kind} {' '.join(decision.about)}"
        return f"{game.title.name} move {self.seats.moves} length {game.length}: {asked.strip()}"


@final
class SeatObserver:
    """What OpenSpiel asks of an observer; the vector is `delos.learn.observation`'s."""

    def __init__(self, game: DelosGame, kind: Any) -> None:
        self._vector = game.observer
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces: list[tuple[str, tuple[int, ...]]] = []
        if self._public and self._private:
            pieces.append(("observation", (self._vector.size,)))
            if self._recall and game.memory:
                pieces.append(("heard", (game.memory, COLUMNS)))
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32) if pieces else None
        self.dict: dict[str, Any] = {}
        start = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: DelosState, player: int) -> None:
        if "observation" in self.dict:
            self.dict["observation"][:] = self._vector.observe(state.delos, player)
        if "heard" in self.dict:
            table = self.dict["heard"]
            rows = state.seats.heard.last_rows(player, len(table))
            table.fill(0)
            if rows:
                table[len(table) - len(rows) :] = rows

    def string_from(self, state: DelosState, player: int) -> str:
        """The seat's view; before it all that was heard, if that is asked for."""
        seats = state.seats
        if self._public and self._private:
            past = seats.heard.account(player) if self._recall else ""
            return past + seats.seen(player)
        public = seats.game.view(None).plain()
        if self._public:
            return written(public)
        if not self._private:
            return ""
        seen = seats.game.view(player).plain()
        return written(besides(seen, public))


def besides(seen: dict[str, object], public: dict[str, object]) -> dict[str, object]:
    """What a view tells that the spectators' does not."""
    found: dict[str, object] = {}
    for name, value in seen.items():
        if value != public.get(name):
            found[name] = more(value, public.get(name))
    return found


def more(value: object, other: object) -> object:
    if isinstance(value, dict) and isinstance(other, dict):
        return besides(value, other)
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return besides(numbered(value), numbered(other))
    return value


def numbered(values: list[object]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values)}


def written(view: dict[str, object]) -> str:
    return "".join(
        f"{name} {json.dumps(value, separators=(',', ':'))}\n" for name, value in view.items()
    )


pyspiel.register_game(LEGENDARY, LegendaryGame)
pyspiel.register_game(CLASSIC, ClassicGame)
pyspiel.register_game(MYTIKAS, MytikasGame)
