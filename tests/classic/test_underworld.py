"""Whole games with Hades: undead are conserved, serve one player, and leave in time."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import delos
from delos import texts
from delos.classic.cells import OPEN_GODS
from delos.classic.hades.cells import (
    COVERED,
    ITEM_PILE,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    THREAT,
    UNDEAD_AT,
    UNDEAD_FLEETS,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.classic.hades.underworld import ARRIVAL
from delos.classic.ids import HADES, HELM
from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    BUILT,
    FLEET_RESERVE,
    FLEETS,
    GOD_AT,
    GOLD,
    GONE,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    NONE,
    SEA_OWNER,
)
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.ids import METROPOLIS, NECROPOLIS
from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.reason import read_key

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
CATALOGUES = "".join(
    (RULES / name).read_text(encoding="utf-8") for name in ("classic.md", "hades.md")
)
TROOPS_IN_BOX = 5
EACH = 8
tables = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int, seed: int) -> Game:
    return delos.new("classic", players=players, seed=seed, modules=["underworld"])


def lively(game: Game, dice: random.Random) -> int:
    """Mostly does something in a turn and bids low, so that Hades' turn is used."""
    ids = game.ids()
    kind = game.title.kinds[inside.kind(game)].name
    if kind == "god.turn" and len(ids) > 1 and dice.random() < 0.8:
        return dice.choice(ids[1:])
    if kind == "offering.bid":
        return ids[0]
    return dice.choice(ids)


def check(game: Game) -> None:
    """Undead and regular units counted from the bare table."""
    at = inside.state(game).numbers()
    players = len(game.seats)
    troops = sum(at[UNDEAD_TROOPS : UNDEAD_TROOPS + LANDS]) + at[INVADING_OTHERS]
    assert troops + at[UNDEAD_TROOPS_LEFT] == TROOPS_IN_BOX
    fleets = at[FLEET_RESERVE : FLEET_RESERVE + players]
    places = at[UNDEAD_AT : UNDEAD_AT + UNDEAD_FLEETS]
    for sea in range(SEA_SPACES):
        undead = places.count(sea)
        owner, here = at[SEA_OWNER + sea], at[FLEETS + sea]
        if owner != NONE:
            fleets[owner] += here
        if undead and at[INVADED] == LANDS + sea and at[INVADER] == at[UNDEAD_OF]:
            owner, here = at[INVADER], at[INVADING_FLEETS]
        if undead:
            assert owner == at[UNDEAD_OF]
            assert undead <= here
            fleets[owner] -= undead
    if at[INVADER] != NONE:
        fleets[at[INVADER]] += at[INVADING_FLEETS]
    assert fleets == [EACH] * players
    assert (at[COVERED] != NONE) == (HADES in at[GOD_AT : GOD_AT + at[OPEN_GODS]])
    assert 0 <= at[THREAT] <= ARRIVAL
    assert at[BUILT + NECROPOLIS].bit_count() <= 1
    assert at[BUILT + NECROPOLIS] & at[BUILT + METROPOLIS] == 0
    assert at[NECROPOLIS_GOLD] == 0 or at[BUILT + NECROPOLIS]


@tables
@pytest.mark.parametrize("seed", range(2))
def test_undead_are_conserved_to_the_end(players: int, seed: int) -> None:
    game = begun(players, seed)
    dice = random.Random(seed)
    came = False
    while not game.over:
        if game.title.kinds[inside.kind(game)].name == "offering.god":
            # Their time is over when the next offerings begin (HAD-GOD-06).
            assert inside.state(game).at[UNDEAD_TROOPS_LEFT] == TROOPS_IN_BOX
            assert inside.state(game).at[UNDEAD_OF] == NONE
        game.play(lively(game, dice))
        came = came or inside.state(game).at[UNDEAD_OF] != NONE
        check(game)
    assert game.winners
    assert came


def hurry(game: Game) -> None:
    """Hades comes at once and everybody can pay for his host."""
    at = inside.state(game).at
    at[THREAT] = ARRIVAL if at[COVERED] != NONE else ARRIVAL - 1
    for seat in range(len(game.seats)):
        if at[GONE] >> seat & 1 == 0:
            at[GOLD + seat] = max(at[GOLD + seat], 12)
    inside.look(game)


@pytest.mark.many_games
@tables
def test_rich_games_can_be_copied_and_resumed_anywhere(players: int) -> None:
    game = begun(players, 40 + players)
    dice = random.Random(players)
    asked: dict[str, int] = {}
    for step in range(1500):
        if game.over:
            game = begun(players, step)
        if step % 60 == 0:
            hurry(game)
        kind = game.title.kinds[inside.kind(game)].name
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 4:
            twin, copied = delos.load(game.dump()), game.copy()
            assert twin.texts() == game.texts()
            for line in (twin, copied):
                line.playout(step, 30)
            assert inside.state(twin).at == inside.state(copied).at
            for seat in range(players):
                imagined = game.imagine(seat, step)
                assert imagined.view(seat) == game.view(seat)
                assert game.seat != seat or imagined.ids() == game.ids()
                imagined.playout(step, 30)
        game.play(lively(game, dice))
        check(game)
    assert {"undead.kind", "undead.troop", "undead.fleet", "necropolis.island"} <= set(asked)


@pytest.mark.rule("HAD-SETUP-07", "HAD-GOD-01")
def test_ten_undead_in_stock_and_the_battle_dice_for_the_threat() -> None:
    game = delos.new("classic", players=3, modules=["underworld"], chance="manual")
    at = inside.state(game).numbers()
    assert at[UNDEAD_TROOPS_LEFT] == TROOPS_IN_BOX
    assert at[UNDEAD_AT : UNDEAD_AT + UNDEAD_FLEETS] == [NONE] * UNDEAD_FLEETS
    while game.texts()[0] != "threat 0-0":
        game.play(game.texts()[0])
    odds = dict(zip(game.texts(), game.chance_odds(), strict=True))
    assert len(odds) == 16
    # faces 0, 1, 1, 2, 2, 3
    assert odds["threat 0-0"] == pytest.approx(1 / 36)
    assert odds["threat 1-2"] == pytest.approx(4 / 36)
    assert odds["threat 3-1"] == pytest.approx(2 / 36)


@tables
def test_every_refusal_can_be_said(players: int) -> None:
    game = begun(players, 70 + players)
    dice = random.Random(players)
    known = set(re.findall(r"\*\*((?:CLA|HAD)-[A-Z0-9-]+)\*\*", CATALOGUES))
    told = set()
    for step in range(700):
        if game.over:
            game = begun(players, step)
        if step % 60 == 0:
            hurry(game)
        kind = inside.kind(game)
        offered = set(inside.options(game))
        for option in range(0, game.title.kinds[kind].size, 1 + dice.randrange(5)):
            key = "" if option in offered else game.title.refusal(inside.state(game), kind, option)
            if key:
                reason = read_key(key)
                assert reason.rules, key
                assert set(reason.rules) <= known, key
                assert all(texts.has(lang, f"why-{reason.word}") for lang in ("en", "fr")), key
                told |= set(reason.rules)
        game.play(lively(game, dice))
    assert any(rule.startswith("HAD-GOD") for rule in told)


@pytest.mark.rule("HAD-ITEM-UNDERWORLD-02")
def test_the_owner_of_the_helm_sees_what_the_dice_show() -> None:
    modules = ["underworld", "favours"]
    game = delos.new("classic", players=3, modules=modules, chance="manual")
    at = inside.state(game).at
    at[ITEM_PILE] &= ~BIT[HELM]
    at[ITEMS_OF + 1] = BIT[HELM]
    while game.texts()[0] != "threat 0-0":
        game.play(game.texts()[0])
    game.play("threat 3-2")
    assert (inside.actor(game), at[THREAT]) == (1, 0)
    assert "count=n:5" in game.title.about(inside.state(game))
    game.play("helm use")
    game.play("threat 0-1")
    assert at[THREAT] == 1
