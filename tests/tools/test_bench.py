"""The pure parts of `make bench`: goals, rounds, tables and the chart."""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from typing import Any
from xml.etree import ElementTree

import pytest

from bench import builds, chart, goals, homes, main, measure, quick, report, servers
from bench.goals import AT_LEAST, AT_MOST, CATAN, GOALS, LEGENDARY, Goal
from bench.homes import Contender, NotReady
from bench.measure import Numbers, Plan, Run, ratio

FAST = Goal("fast", LEGENDARY, "all", AT_LEAST, 20.0, CATAN)
SMALL = Goal("small", LEGENDARY, "game_kb", AT_MOST, 20.0, unit="kB")


def a_run(ours: list[float], theirs: list[float]) -> Run:
    run = Run()
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        run.keep(LEGENDARY, number, {"all": one})
        run.keep(CATAN, number, {"all": other})
    return run


def told_of(run: Run) -> dict[str, Any]:
    return report.written(run, [], {"play": 3})


def test_a_goal_is_met_at_its_very_number() -> None:
    assert FAST.met(20.0)
    assert not FAST.met(19.9)
    assert SMALL.met(20.0)
    assert not SMALL.met(20.1)


def test_a_goal_is_clear_when_all_rounds_agree() -> None:
    assert FAST.clear([21.0, 30.0])
    assert FAST.clear([10.0, 11.0])
    assert not FAST.clear([19.0, 30.0])


def test_a_ratio_is_taken_within_the_rounds() -> None:
    # The machine was half as fast in the second round; the ratio does not see it.
    found = report.judged(FAST, a_run([400.0, 200.0, 420.0], [20.0, 10.0, 20.0]))
    assert found is not None
    assert found.values == [20.0, 20.0, 21.0]


def test_a_round_that_one_side_missed_is_left_out() -> None:
    ours, theirs = Numbers({0: 10.0, 1: 20.0, 2: 30.0}), Numbers({0: 5.0, 2: 3.0})
    found = ratio(ours, theirs)
    assert found is not None
    assert found.samples == {0: 2.0, 2: 10.0}
    assert ratio(Numbers({0: 1.0}), Numbers({1: 1.0})) is None


def test_every_goal_speaks_of_entrants_that_are_measured() -> None:
    playing = {
        f"{contender.name} {subject}"
        for contender in [builds.plain(), *homes.peers()]
        for subjects in contender.tasks.values()
        for subject in subjects
    }
    playing |= {f"delos {subject}" for subject in builds.TASKS["play"]}
    playing |= {"delos-env legendary", "delos", *(peer.name for peer in homes.peers())}
    playing |= {f"delos-server {way}" for way in servers.OURS}
    playing |= {f"boardgameio-server {storage}" for storage in servers.THEIRS}
    for goal in GOALS:
        assert goal.ours in playing, goal.what
        assert not goal.beside or goal.beside in playing, goal.what


def test_no_peer_of_the_goals_is_without_a_pinned_version() -> None:
    for peer in homes.peers():
        assert peer.versions
        assert all(re.fullmatch(r"\d[\d.]*", number) for number in peer.versions.values())


def test_every_goal_is_told_also_the_one_without_a_number() -> None:
    run = a_run([400.0], [10.0])
    run.absent["openspiel"] = "no wheel for this Python"
    entries = {entry["what"]: entry for entry in told_of(run)["goals"]}
    assert len(entries) == len(GOALS)
    first = entries[GOALS[0].what]
    assert (first["median"], first["met"], first["clear"]) == (40.0, True, True)
    beside_chess = entries["all decisions/s beside C++ chess"]
    assert beside_chess["met"] is None
    assert beside_chess["why"] == "not measured: no wheel for this Python"


def test_a_contender_that_fails_is_named_and_the_others_go_on() -> None:
    def contender(name: str, code: str) -> Contender:
        return Contender(name, [sys.executable, "-c", code], {"play": ["g"]}, {"g": 1})

    good = contender("good", "print('hello'); print('{\"all\": 5}')")
    bad = contender("bad", "raise SystemExit('cannot play')")
    run = Run()
    measure.measure(run, [bad, good], [Plan("play", 2)], float("inf"))
    assert run.absent == {"bad g": "play: cannot play"}
    assert run.results["good g"]["all"].samples == {0: 5.0, 1: 5.0}


def test_a_peer_that_cannot_be_set_up_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")  # no Node to be found
    run = Run()
    assert main.who(run, ["boardgameio"], argparse.Namespace(wheel=None, no_build=True)) == []
    assert run.absent == {"boardgameio": "no Node with npm"}
    assert run.why_not("boardgameio reversi") == "no Node with npm"


def test_time_runs_out_between_rounds() -> None:
    code = "import time; time.sleep(0.2); print('{\"all\": 1}')"
    slow = Contender("slow", [sys.executable, "-c", code], {"play": ["g"]}, {"g": 1})
    run = Run()
    measure.measure(run, [slow], [Plan("play", 50)], 0.5)
    assert 1 <= len(run.results["slow g"]["all"].samples) < 5


def test_a_build_that_plays_other_games_is_found_out() -> None:
    run = Run()
    run.keep("delos classic", 0, {"checksum": 7.0})
    run.keep("delos-plain classic", 0, {"checksum": 7.0})
    assert report.parted(run) == []
    run.keep("delos-plain classic", 1, {"checksum": 8.0})
    assert report.parted(run) == ["classic"]


def test_an_engine_that_is_not_compiled_is_not_measured_as_such() -> None:
    run = Run()
    run.keep("delos classic", 0, {"compiled": False})
    run.keep("delos-plain classic", 0, {"compiled": False})
    assert len(report.remarks(run)) == 1
    assert "delos classic" in report.remarks(run)[0]


@pytest.mark.parametrize(("control", "free"), [(1.2, False), (1.95, True)])
def test_two_processes_are_not_judged_where_no_two_cores_were_free(
    control: float, free: bool
) -> None:
    run = Run()
    run.keep(LEGENDARY, 0, {"scaling": 1.1, "scaling_control": control})
    entry = next(e for e in told_of(run)["goals"] if e["what"] == "two processes beside one")
    assert entry["met"] is False
    assert ("but" not in entry) == free
    assert ("no two cores" in report.verdict_of(entry)) != free
    assert any(word.startswith("* two proc") for word in words_of(chart.draw(told_of(run)))) != free


# -- the chart --------------------------------------------------------------------------------


def words_of(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter() if node.text]


def test_the_numbers_of_the_chart_are_those_of_the_results() -> None:
    told = told_of(a_run([810.0, 820.0, 830.0], [20.0, 20.0, 20.0]))
    words = words_of(chart.draw(told))
    assert "41.0 ×" in words  # the bar of delos
    assert "1.00 ×" in words  # Catanatron's own
    assert "41.0 ×, goal ≥ 40 ×: met" in words
    assert any(word.startswith("not measured, goal") for word in words)
    assert any(told["date"] in word for word in words)
    assert "41.0 ×" not in words_of(chart.draw(told_of(a_run([40.0], [20.0]))))


def test_what_is_better_than_its_goal_lies_right_of_the_line() -> None:
    more = {"sense": AT_LEAST, "target": 20.0, "median": 40.0}
    less = {"sense": AT_MOST, "target": 20.0, "median": 40.0}
    assert chart.reach(more, "median") == 2.0
    assert chart.reach(less, "median") == 0.5


@pytest.mark.parametrize("values", [[1.0], [0.3, 7.0], [0.02, 3000.0]])
def test_all_values_fit_on_the_scale(values: list[float]) -> None:
    scale = chart.Scale([*values, 2.0])
    places = [scale.x(value) for value in sorted(values)]
    assert places == sorted(places)
    assert all(chart.LEFT <= place <= chart.RIGHT for place in places)


def test_the_chart_in_the_docs_is_drawn_from_the_results_in_the_repository() -> None:
    told = json.loads(report.RESULTS.read_text("utf-8"))
    assert chart.CHART.read_text("utf-8") == chart.draw(told), "bench/run.py --chart"


# -- bench-quick ------------------------------------------------------------------------------


def test_slower_is_said_only_beyond_the_noise() -> None:
    assert "slower" in quick.verdict(Numbers({0: 0.8, 1: 0.9, 2: 0.85}))
    assert "faster" in quick.verdict(Numbers({0: 1.2, 1: 1.1, 2: 1.1}))
    assert quick.verdict(Numbers({0: 0.5, 1: 0.5})) == "too few rounds"
    assert quick.verdict(Numbers({0: 0.8, 1: 0.9, 2: 1.1})) == "the same"
    assert quick.verdict(Numbers({0: 0.98, 1: 0.99, 2: 0.99})) == "the same"


def test_speed_is_above_one_for_more_per_second_and_for_less_time() -> None:
    run = Run()
    run.keep("now legendary", 0, {"all": 200.0, "copy_us": 1.0})
    run.keep("earlier legendary", 0, {"all": 100.0, "copy_us": 2.0})
    for line in quick.LINES:
        found = quick.speed_of(line, run)
        if (line.entrant, line.metric) in (("legendary", "all"), ("legendary", "copy_us")):
            assert found is not None
            assert found[2].values == [2.0]
        else:
            assert found is None


def test_the_sources_that_are_measured_are_the_ones_that_are_meant() -> None:
    with pytest.raises(NotReady, match="another delos"):
        builds.sources("now", homes.ROOT / "no" / "such" / "folder")


def test_the_peers_file_asks_for_known_tasks_only() -> None:
    with (homes.ROOT / "bench" / "peers.toml").open("rb") as file:
        told = tomllib.load(file)
    known = {"play", "copy", "look", "memory", "scaling"}
    for peer in told.values():
        assert {*peer["tasks"], *peer.get("only", {})} <= known
    assert goals.CATAN.split(" ")[0] in told
