"""Readings of the printed text: what each version of the rules and each edition takes for granted,
and how the other reading is asked for."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest

import delos
from delos.kernel.errors import BadOption

READINGS: Final = (
    "island_chains",
    "last_stand",
    "leto_moves",
    "fleets_apart",
    "freed_bids",
    "losses_first",
)
SINCE_TWO: Final[dict[str, object]] = {
    "leto_moves": "any",
    "fleets_apart": False,
    "freed_bids": True,
    "losses_first": True,
}


def options_of(**wanted: Any) -> dict[str, object]:
    return dict(delos.new("legendary", seed=1, map="trial", players=3, **wanted).title.options)


def readings(**wanted: Any) -> dict[str, object]:
    options = options_of(**wanted)
    return {name: options[name] for name in READINGS if name in options}


@pytest.mark.rule("LEG-LANDBATTLE-23", "LEG-HEROMOVE-04", "LEG-HERO-LETO-02")
@pytest.mark.parametrize(("edition", "stand"), [("base", False), ("complete", True)])
def test_the_printed_word_is_the_default_of_version_2(edition: str, stand: bool) -> None:
    assert readings(edition=edition, rules=2) == {
        "island_chains": "heroic",
        "last_stand": stand,
        "leto_moves": "one",
        "fleets_apart": True,
        "freed_bids": True,
        "losses_first": True,
    }


@pytest.mark.parametrize("edition", ["base", "complete"])
def test_version_1_reads_as_it_did(edition: Literal["base", "complete"]) -> None:
    assert readings(edition=edition, rules=1) == {"island_chains": False, "last_stand": False}
    title: Any = delos.new("legendary", map="trial", players=3, edition=edition, rules=1).title
    ours = title.customs
    unread = [ours.leto_once, ours.fleets_apart, ours.freed_bids, title.rules.losses_first]
    assert unread == [False] * 4


@pytest.mark.parametrize(("old", "new"), [(True, "all"), (False, "none")])
def test_island_chains_may_still_be_true_or_false(old: bool, new: str) -> None:
    assert options_of(island_chains=old)["island_chains"] == new
    assert options_of(island_chains=new)["island_chains"] == new
    assert options_of(island_chains=old, rules=1)["island_chains"] is old


@pytest.mark.parametrize("value", ["some", "", 1, ["all"], 0.5])
def test_other_values_of_island_chains_are_refused(value: object) -> None:
    with pytest.raises(BadOption, match=r"island_chains must be one of none, heroic, all, or true"):
        options_of(island_chains=value)
    with pytest.raises(BadOption, match="island_chains must be true or false"):
        options_of(island_chains=value, rules=1)


def test_a_word_for_island_chains_is_too_new_for_version_1() -> None:
    with pytest.raises(BadOption, match="island_chains must be true or false, not 'heroic'"):
        options_of(island_chains="heroic", rules=1)


@pytest.mark.parametrize("name", SINCE_TWO)
def test_the_new_options_came_with_version_2(name: str) -> None:
    value = SINCE_TWO[name]
    assert options_of(**{name: value})[name] == value
    with pytest.raises(BadOption, match=rf"{name} came with version 2"):
        options_of(rules=1, **{name: value})
    with pytest.raises(BadOption, match=name):
        options_of(**{name: 7})


@pytest.mark.parametrize(
    "wanted",
    [{}, {"rules": 1, "island_chains": True}, {"island_chains": "all", **SINCE_TWO}],
)
def test_a_record_sets_the_same_readings_up_again(wanted: dict[str, Any]) -> None:
    game = delos.new("legendary", seed=4, map="trial", players=3, **wanted)
    game.playout(1, 40)
    again = delos.replay(game.record())
    assert again.title.options == game.title.options
    assert again.title.version == game.title.version
