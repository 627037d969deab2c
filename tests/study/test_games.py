"""Studies: what the watchers write down is what happened, and the tables count it."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from delos.arena import ArenaError, arena
from delos.arena.intervals import ratio_interval, share_interval, wilson
from delos.arena.match import Referee, played
from delos.cli.main import app
from delos.cli.study import values_of
from delos.kernel.errors import BadOption
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.study.games import Study, study
from delos.study.games.cyclades import ONE_SHORT, OUTBID, standings
from delos.study.games.notes import Studied
from delos.study.games.numbers import own_file
from delos.study.games.run import Course
from delos.study.games.tables import lead_changes

TABLES: list[tuple[str, tuple[str, ...], dict[str, object]]] = [
    ("legendary", ("greedy",), {"players": 3}),
    ("legendary", ("random",), {"players": 4, "teams": True}),
    ("classic", ("greedy", "random"), {"players": 2}),
    ("classic", ("greedy",), {"players": 3, "modules": ["hades"]}),
    ("mytikas", ("greedy", "random"), {"players": 3}),
]
IDS = ["legendary", "teams", "classic2", "hades", "mytikas"]


class Tape(Referee):
    """Every event, as it came."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, Any]]] = []

    def after(self, game: Game, events: list[Event]) -> None:
        self.events += [(event.name, event.fields) for event in events]


@pytest.fixture(scope="module", params=TABLES, ids=IDS)
def watched(request: pytest.FixtureRequest) -> tuple[Studied, Tape, Game]:
    """A game by the study's watcher, and the same game on tape."""
    title, bots, options = request.param
    course = Course(title, bots, options, seed=3)
    line = course.play(0)
    match = course.match(0)
    place = match.seating(0)
    game = match.begun(0, match.table(place.map), True)
    tape = Tape()
    again = played(match, 0, place, game, tape)
    assert again.winners == line.winners
    return line, tape, game


def counted(tape: Tape, *names: str) -> int:
    return sum(name in names for name, _ in tape.events)


def test_cards_bought_are_those_of_the_events(watched: tuple[Studied, Tape, Game]) -> None:
    line, tape, game = watched
    deeds = Counter((deed.kind, deed.how) for deed in line.notes.deeds)
    if game.title.name == "mytikas":
        assert deeds["deity", "bought"] == counted(tape, "card_taken")
        assert deeds["deity", "robbed"] == counted(tape, "card_robbed")
        assert deeds["deity", "locked"] == counted(tape, "lock")
        return
    recruited = [told["hero"] for name, told in tape.events if name == "hero_recruited"]
    bought = [told for name, told in tape.events if name == "creature_bought"]
    creatures = [told for told in bought if told["creature"] not in recruited]
    assert deeds["creature", "bought"] == len(creatures)
    assert deeds["hero", "bought"] == len(recruited)
    assert deeds["item", "bought"] == counted(tape, "item_gained", "item_hidden")
    assert deeds["item", "used"] == counted(tape, "item_played")
    paid = sum(deed.price or 0 for deed in line.notes.deeds if deed.kind == "creature")
    assert paid == sum(told["price"] for told in creatures)


def test_gods_are_those_of_the_turns(watched: tuple[Studied, Tape, Game]) -> None:
    line, tape, game = watched
    turns = [(told["god"], told["faction"]) for name, told in tape.events if name == "turn"]
    assert [(one.god, game.seats[one.seat]) for one in line.notes.gods] == turns
    for cycle in {one.cycle for one in line.notes.gods}:
        mine = [one for one in line.notes.gods if one.cycle == cycle]
        assert [one.place for one in mine] == list(range(len(mine)))
    for one in line.notes.gods:
        assert one.god != "apollo" or one.paid == 0
        assert 0 <= one.paid <= max(one.bid, 0) or game.title.name == "classic"
    if game.title.name != "mytikas":
        assert sum(one.paid for one in line.notes.gods) > 0


def test_every_metropolis_has_a_way(watched: tuple[Studied, Tape, Game]) -> None:
    line, tape, game = watched
    if game.title.name == "mytikas":
        assert line.notes.towns == []
        return
    founded = [town for town in line.notes.towns if town.way != "conquest"]
    assert len(founded) == counted(tape, "metropolis", "metropolis_on_card", "amazons_built")
    ways = {town.way.partition(" ")[0] for town in founded}
    assert ways <= {"buildings", "philosophers", "hero"}
    for seat in range(len(game.seats)):
        mine = [town.nth for town in line.notes.towns if town.seat == seat]
        assert mine == list(range(1, len(mine) + 1))
        held = line.notes.counts["metropolises at the end"][seat]
        assert held <= len(mine)


class Purses(Referee):
    """Gold with the discount of bids at the last bid, and metropolises when cycles began."""

    def __init__(self) -> None:
        self.means: list[int] = []
        self.towns: dict[int, list[int]] = {}

    def before(self, game: Game, choice: int) -> None:
        seats = range(len(game.seats))
        if game.length not in self.towns:
            held = {one.seat: one.metropolises for one in standings(game)}
            self.towns[game.length] = [held.get(seat, 0) for seat in seats]
        if game.decision is not None and game.decision.kind.startswith("offering."):
            views = [game.view(seat).plain() for seat in seats]
            self.means = [purse(view, seat) for seat, view in enumerate(views)]


def purse(view: dict[str, Any], seat: int) -> int:
    mine = view["factions"][seat]
    return int(mine["gold"]) + int(mine["priests"])


@pytest.mark.parametrize("number", range(4))
def test_the_last_cycle_tells_whether_the_winner_could_be_stopped(number: int) -> None:
    course = Course("classic", ("greedy",), {"players": 3}, seed=5)
    notes = course.play(number).notes
    match = course.match(0)
    place = match.seating(number)
    game = match.begun(number, match.table(place.map), True)
    seen = Purses()
    line = played(match, number, place, game, seen)
    (winner,) = line.winners
    last = max(turn.cycle for turn in notes.gods)
    bid = max(turn.bid for turn in notes.gods if turn.cycle == last and turn.seat == winner)
    rivals = [gold for seat, gold in enumerate(seen.means) if seat != winner]
    assert notes.counts[OUTBID] == [
        int(seat == winner and 0 < bid < max(rivals)) for seat in range(3)
    ]
    short = seen.towns[last][winner] == 1
    assert notes.counts[ONE_SHORT] == [int(seat == winner and short) for seat in range(3)]


def test_chances_are_chances(watched: tuple[Studied, Tape, Game]) -> None:
    line, _, game = watched
    teams = len({tuple(sorted(game.title.team(seat))) for seat in range(len(game.seats))})
    whole = len(game.seats) / teams
    for row in line.notes.outlook:
        assert sum(row[1:]) == pytest.approx(whole, abs=0.01)
    last = line.notes.outlook[-1][1:]
    assert {seat for seat, part in enumerate(last) if part} == set(line.winners)
    clocks = [row[0] for row in line.notes.outlook[:-1]]
    assert clocks == sorted(set(clocks))
    for deed in line.notes.deeds:
        assert deed.change is None or -1 <= deed.change <= 1
    assert sorted(line.notes.places) == list(range(len(game.seats)))


def test_the_same_number_is_the_same_game() -> None:
    course = Course("classic", ("random",), {"players": 2}, seed=3)
    one, other = course.play(1), course.play(1)
    assert one.notes == other.notes


# -- tables --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Study]:
    out = tmp_path_factory.mktemp("study")
    vary = {"edition": ["base", "complete"]}
    found = study("legendary", ["random"], players=3, games=4, vary=vary, jobs=2, out=out)
    return out, found


def test_tables_add_up(folder: tuple[Path, Study]) -> None:
    _, found = folder
    assert found.finished == found.games == 8
    assert found.variants == ["edition=base", "edition=complete"]
    for variant in found.variants:
        seats = [row for row in found.table("seats") if row["variant"] == variant]
        assert sum(row["wins"] for row in seats) == pytest.approx(4, abs=0.01)
        assert all(row["low"] <= row["share"] <= row["high"] for row in seats)
        starts = [row for row in found.table("starts") if row["variant"] == variant]
        assert sum(row["wins"] for row in starts) == pytest.approx(4, abs=0.01)
        lengths = [row for row in found.table("lengths") if row["variant"] == variant]
        assert sum(row["games"] for row in lengths) == 4
        ways = [row for row in found.table("metropolises") if row["variant"] == variant]
        assert sum(row["share"] for row in ways) == pytest.approx(1, abs=0.01)
    turns = sum(row["turns"] for row in found.table("gods"))
    assert turns == sum(row["turns"] for row in found.table("prices"))
    assert turns == sum(row["turns"] for row in found.table("order"))


def test_an_edition_has_its_own_cards(folder: tuple[Path, Study]) -> None:
    _, found = folder
    seen = {
        variant: {row["card"] for row in found.table("cards") if row["variant"] == variant}
        for variant in found.variants
    }
    assert seen["edition=complete"] - seen["edition=base"]


def test_files_agree(folder: tuple[Path, Study]) -> None:
    out, found = folder
    told = json.loads((out / "study.json").read_text(encoding="utf-8"))
    assert [table["name"] for table in told["tables"]] == [table.name for table in found.tables]
    for table in found.tables:
        with (out / f"{table.name}.csv").open(encoding="utf-8", newline="") as file:
            assert len(list(csv.DictReader(file))) == len(table.rows)
        assert (out / f"{table.name}.parquet").exists()
    page = (out / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 8
    assert not re.search(r"<script|<link|src=|href=|url\(", page)


def test_a_study_goes_on_and_keeps_to_itself(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"players": 2, "out": tmp_path}
    first = study("mytikas", ["random"], games=2, **asked)
    before = (tmp_path / "journal.jsonl").read_bytes()
    more = study("mytikas", ["random"], games=4, **asked)
    assert (first.finished, more.finished) == (2, 4)
    assert (tmp_path / "journal.jsonl").read_bytes().startswith(before)
    assert more.tables == study("mytikas", ["random"], games=4, players=2).tables
    with pytest.raises(ArenaError, match="kind of run"):
        arena("mytikas", ["random"], games=1, **asked)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--title", "chess"], "'chess'"),
        (["--title", "mytikas", "--bots", "nobody"], "'nobody'"),
        (["--title", "mytikas", "--players", "9"], "players"),
        (["--title", "legendary", "--vary", "edition"], "NAME=VALUE"),
        (["--title", "legendary", "--vary", "edition=base,gold"], "edition"),
        (
            ["--title", "legendary", "--edition", "base", "--vary", "edition=base,complete"],
            "varied",
        ),
    ],
)
def test_wrong_use_is_a_sentence(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["study", "--games", "1", *words])
    assert done.exit_code == 2, done.output
    assert said in done.stderr
    assert "Traceback" not in done.output


def test_other_numbers_are_played_by(tmp_path: Path) -> None:
    ours = own_file().read_text(encoding="utf-8")
    row = re.search(r"(?s)\[constructions\.large-temple\].*?points = (\d+)", ours)
    assert row is not None
    dear = tmp_path / "dear.toml"
    dear.write_text(ours[: row.start(1)] + "90" + ours[row.end(1) :], encoding="utf-8")
    found = study("mytikas", ["greedy"], players=2, games=1, numbers=["ours", dear])
    assert found.variants == ["numbers=ours", "numbers=dear"]
    points = {
        row["variant"]: row["mean"] for row in found.table("counts") if row["what"] == "points"
    }
    assert points["numbers=dear"] > points["numbers=ours"] + 20


@pytest.mark.parametrize(
    ("title", "content", "said"),
    [
        ("mytikas", None, "cannot be read"),
        ("mytikas", "= =", "TOML"),
        ("classic", "", "Only Mytikas"),
    ],
)
def test_wrong_numbers_are_told(tmp_path: Path, title: str, content: str | None, said: str) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(BadOption, match=said):
        study(title, ["random"], players=2, games=1, numbers=[file])


def test_the_command_answers() -> None:
    words = ["study", "--title", "mytikas", "--players", "2", "--bots", "random", "--games", "2"]
    done = CliRunner().invoke(app, [*words, "--jobs", "1", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["finished"] == 2
    done = CliRunner().invoke(app, [*words, "--jobs", "1"])
    assert "Wins by seat" in done.stdout


def test_values_may_hold_commas() -> None:
    assert values_of("edition=base,complete") == ("edition", ["base", "complete"])
    assert values_of("goal=2,3") == ("goal", [2, 3])
    assert values_of('modules=[["heroes"],["heroes","favours"]]') == (
        "modules",
        [["heroes"], ["heroes", "favours"]],
    )


# -- numbers -------------------------------------------------------------------------------------


def test_observations_of_one_game_count_together() -> None:
    """Ten times the same in each game is no more than once in each."""
    once = [(1.0, 1)] * 6 + [(0.0, 1)] * 6
    often = [(10.0, 10)] * 6 + [(0.0, 10)] * 6
    assert share_interval(once) == pytest.approx(share_interval(often))
    assert ratio_interval(once) == pytest.approx(ratio_interval(often))
    part, low, high = share_interval([(0.0, 5)] * 4)
    assert (part, low) == (0, 0)
    assert high == wilson(0, 4)[1]
    assert ratio_interval([]) == (0, 0, 0)


def test_lead_changes_are_counted() -> None:
    assert lead_changes([[1, 0.6, 0.4], [2, 0.4, 0.6], [3, 0.3, 0.7], [4, 1.0, 0.0]]) == 2
    assert lead_changes([[1, 0.5, 0.5]]) == 0
