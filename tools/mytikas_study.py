"""Do the uncertain numbers of Mytikas make a sensible game? Bots play, tables are printed.

    python tools/mytikas_study.py --games 200                     # for 2, 3 and 4 players
    python tools/mytikas_study.py --players 4 --bots greedy,random
    python tools/mytikas_study.py --numbers mine.toml             # other numbers, same games

The levels of --bots are dealt to the seats in turn, one further in every game. The same seed gives
the same games. docs/studies/mytikas-numbers.md tells what came of it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from delos.bots import Chair, bot
from delos.cyclades.bits import bits
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.mytikas.cells import BUILT, CARDS_OF, ENDED, FIRST, LOCK, SPACE
from delos.mytikas.events import (
    ACTION_DONE,
    BONUS_DONE,
    CARD_ROBBED,
    CARD_TAKEN,
    CONSTRUCTED,
    FAVOUR_ROBBED,
    FOLLOWED,
)
from delos.mytikas.ids import (
    DEITY_NAMES,
    END_NAMES,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    ZEUS_DAY,
)
from delos.mytikas.scoring import card_points, constructions, total
from delos.mytikas.state import MytikasState
from delos.mytikas.tables import parse, read_file
from delos.mytikas.title import Mytikas, set_up_with

ZEUS, POSEIDON, DEMETER, HADES, HERA, APOLLO, ATHENA, DIONYSUS = range(8)
ARTEMIS, NIKE, APHRODITE, ARES, HEPHAESTUS, PERSEPHONE, HESTIA, HERMES = range(8, 16)
COMPANIONS = [HERA, DIONYSUS, APHRODITE, PERSEPHONE]  # by god
# cards that change a main action by themselves, by space
WITH_ACTION = {1: ATHENA, 2: ARTEMIS, 3: NIKE, 4: ARES}


@dataclass
class Study:
    """What came of the games of one number of players."""

    players: int
    games: int = 0
    decisions: int = 0
    thinking: float = 0.0
    thought: int = 0
    unfinished: int = 0
    turns: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    winner_points: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    built_points: list[int] = field(default_factory=list)  # of winners
    wins_by_place: Counter[int] = field(default_factory=Counter)
    wins_by_level: Counter[str] = field(default_factory=Counter)
    seats_of_level: Counter[str] = field(default_factory=Counter)
    main: Counter[int] = field(default_factory=Counter)
    bonus: Counter[int] = field(default_factory=Counter)
    follows: Counter[int] = field(default_factory=Counter)
    slots: Counter[int] = field(default_factory=Counter)
    slot_levels: Counter[int] = field(default_factory=Counter)
    level_builds: Counter[int] = field(default_factory=Counter)
    owned: Counter[int] = field(default_factory=Counter)  # cards at the end
    won_with: Counter[int] = field(default_factory=Counter)
    scored: Counter[int] = field(default_factory=Counter)
    locked: Counter[int] = field(default_factory=Counter)
    powers: Counter[int] = field(default_factory=Counter)
    thefts: int = 0
    taken: int = 0
    favours_robbed: int = 0

    def play(self, table: Mytikas, levels: list[str], number: int, seed: int, limit: int) -> None:
        game = Game(table, table.opening(True), SeededChance(seed))
        inside.begin(game)
        names = [levels[(seat + number) % len(levels)] for seat in range(self.players)]
        bots = [bot(names[seat], seed * SEATS + seat) for seat in range(self.players)]
        played = 0
        while not game.over and played < limit:
            seat = inside.actor(game)
            start = time.perf_counter()
            action = bots[seat].choose(Chair(game, seat))
            if names[seat] != "random":
                self.thinking += time.perf_counter() - start
                self.thought += 1
            self.watch(game, action)
            played += 1
        self.games += 1
        self.decisions += played
        self.finish(game, names)

    def watch(self, game: Game, action: int) -> None:
        state = state_of(game)
        seat = inside.actor(game)
        usable = [state.usable(other) for other in range(self.players)]
        space = state.at[SPACE]
        kind = table_kind(game)
        text = game.title.text(
            inside.kind(game), game.title.kinds[inside.kind(game)].option(action)
        )
        if kind == "step.start" and text.startswith(("marble", "gold")):
            self.powers[DEMETER] += 1
        elif text in ("give-few", "give-many"):
            self.powers[HADES] += 1
        elif text == "follow-offering":
            self.powers[ZEUS] += 1
        elif kind == "follow.pay" and text.startswith("follow"):
            self.powers[POSEIDON] += 0 if text.endswith(SPACE_NAMES[space].split("-")[0]) else 1
        elif text.startswith("exalt"):
            self.powers[HESTIA] += 1
        elif kind == "favour.buy" and text != "decline":
            self.powers[HEPHAESTUS] += 1
        elif text == "both":
            self.powers[HERMES] += 1
        elif kind == "lift.step" and text != "stop" and space == ZEUS_DAY:
            self.powers[APOLLO] += 1  # each of its raises
        bare = [god for god in range(4) if state.favours(seat, god) == 0]
        for event in game.play(action):
            self.hear(event, usable, bare)

    def hear(self, event: Event, usable: list[int], bare: list[int]) -> None:
        kind, seat, where = event.kind, event.a, event.b
        if kind == ACTION_DONE:
            self.main[where] += 1
            card = WITH_ACTION.get(where, -1)
            if card >= 0 and usable[seat] >> card & 1:
                self.powers[card] += 1
        elif kind == BONUS_DONE:
            self.bonus[where] += 1
            if where // 2 in bare and usable[seat] >> COMPANIONS[where // 2] & 1:
                self.powers[COMPANIONS[where // 2]] += 1
        elif kind == FOLLOWED:
            self.follows[where] += 1
        elif kind == CONSTRUCTED:
            self.level_builds[event.c] += 1
        elif kind == CARD_ROBBED:
            self.thefts += 1
        elif kind == CARD_TAKEN:
            self.taken += 1
        elif kind == FAVOUR_ROBBED:
            self.favours_robbed += 1

    def finish(self, game: Game, names: list[str]) -> None:
        state = state_of(game)
        at = state.at
        for seat in range(self.players):
            self.seats_of_level[names[seat]] += 1
        if not game.over:
            self.unfinished += 1
            return
        self.turns.append(game.length / self.players)
        self.ends["+".join(END_NAMES[number] for number in bits(at[ENDED]))] += 1
        points = sorted((total(state, seat) for seat in range(self.players)), reverse=True)
        self.points += points
        self.winner_points.append(points[0])
        self.margins.append(points[0] - points[1])
        for seat in game.winners:
            self.wins_by_place[(seat - at[FIRST]) % self.players] += 1
            self.wins_by_level[names[seat]] += 1
            self.built_points.append(sum(constructions(state, seat)))
        for seat in range(self.players):
            for slot in range(1, SLOTS):
                level = at[BUILT + seat * SLOTS + slot]
                self.slots[slot] += 1 if level else 0
                self.slot_levels[slot] += level
            for card in bits(at[CARDS_OF + seat]):
                self.owned[card] += 1
                self.won_with[card] += seat in game.winners
                self.scored[card] += card_points(state, seat, card)
                self.locked[card] += 1 if at[LOCK + card] else 0

    # -- tables ---------------------------------------------------------------------------

    def report(self) -> str:
        done = max(1, self.games - self.unfinished)
        ends = ", ".join(f"{name} {count}" for name, count in self.ends.most_common())
        places = ", ".join(f"{self.wins_by_place[place]}" for place in range(self.players))
        levels = ", ".join(
            f"{name} {self.wins_by_level[name]} of {count} seats"
            for name, count in sorted(self.seats_of_level.items())
        )
        built = statistics.mean(self.built_points)
        seats = done * self.players
        lines = [
            f"## {self.players} players, {self.games} games",
            "",
            f"- unfinished: {self.unfinished}; decisions in a game: {self.decisions / done:.0f}; "
            f"a greedy decision takes {1000 * self.thinking / max(1, self.thought):.1f} ms",
            f"- turns of each player: {spread(self.turns)}",
            f"- ended by: {ends}",
            f"- points of winners: {spread(self.winner_points)}, {built:.1f} of them built; "
            f"of all: {spread(self.points)}; lead of the first: {spread(self.margins)}",
            f"- wins by place in the turn order: {places}; by bot: {levels}",
            f"- in a game: {sum(self.follows.values()) / done:.1f} follows, "
            f"{self.taken / done:.1f} cards taken, {self.thefts / done:.1f} stolen, "
            f"{sum(self.locked.values()) / done:.1f} locked, "
            f"{self.favours_robbed / done:.1f} Favours robbed",
            "",
            "| space | main, own turn | bonus | follow |",
            "|---|---|---|---|",
        ]
        for space in range(len(SPACE_NAMES)):
            own = self.main[space] - self.follows[space]
            lines.append(
                f"| {SPACE_NAMES[space]} | {own / seats:.2f} | {self.bonus[space] / seats:.2f} "
                f"| {self.follows[space] / seats:.2f} |"
            )
        lines += ["", "| slot | built by | mean level |", "|---|---|---|"]
        for slot in range(1, SLOTS):
            level = self.slot_levels[slot] / max(1, self.slots[slot])
            share = 100 * self.slots[slot] / seats
            lines.append(f"| {SLOT_NAMES[slot]} | {share:.0f} % | {level:.1f} |")
        lines.append("")
        lines.append(
            "Builds on levels 1 to 4 in a game: "
            + ", ".join(f"{self.level_builds[level] / done:.1f}" for level in range(4))
        )
        lines += [
            "",
            "| deity | owned at the end | points | locked | owner wins | power used in a game |",
            "|---|---|---|---|---|---|",
        ]
        for card in range(len(DEITY_NAMES)):
            count = max(1, self.owned[card])
            lines.append(
                f"| {DEITY_NAMES[card]} | {100 * self.owned[card] / done:.0f} % "
                f"| {self.scored[card] / count:.1f} | {100 * self.locked[card] / count:.0f} % "
                f"| {100 * self.won_with[card] / count:.0f} % | {self.powers[card] / done:.2f} |"
            )
        return "\n".join(lines) + "\n"


def spread(values: list[int] | list[float]) -> str:
    """Median, and the middle eight tenths."""
    if len(values) < 2:
        return str(values)
    tenths = statistics.quantiles(values, n=10)
    return f"{statistics.median(values):.1f} ({tenths[0]:.1f} to {tenths[-1]:.1f})"


def state_of(game: Game) -> MytikasState:
    state = inside.state(game)
    assert isinstance(state, MytikasState)
    return state


def table_kind(game: Game) -> str:
    return game.title.kinds[inside.kind(game)].name


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, choices=[2, 3, 4], action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="greedy", help="levels, separated by commas")
    parser.add_argument("--numbers", type=Path, help="instead of numbers.toml")
    parser.add_argument("--limit", type=int, default=20_000, help="decisions of a game")
    asked = parser.parse_args(words)
    numbers = parse(asked.numbers.read_text(encoding="utf-8")) if asked.numbers else read_file()
    for players in asked.players or [2, 3, 4]:
        study = Study(players)
        table = set_up_with({"players": players}, numbers)
        for number in range(asked.games):
            study.play(table, asked.bots.split(","), number, asked.seed + number, asked.limit)
        print(study.report(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
