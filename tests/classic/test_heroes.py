"""Tables with heroes: their decks, and whole games in which no hero is lost or doubled."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import delos
from delos.bots import Chair, bot
from delos.classic.ids import BASE_CARDS, CARD_NAMES, CREATURES, DECK_HEROES
from delos.cyclades.cells import (
    CARD_OWNER,
    CHECK,
    DECK,
    DISCARD,
    GOLD,
    GONE,
    HERO_AT,
    HERO_DISCARD,
    HEROES_OF,
    INVADED,
    INVADER,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    TRACK,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.errand import OVER, Errand
from delos.cyclades.ids import ACHILLES, CHIRON, PENTHESILEA
from delos.kernel import inside
from delos.kernel.errors import BadOption
from delos.kernel.game import Game
from delos.kernel.reason import read_key
from delos.scenarios import load
from tests.classic.table import table, title

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
SECRET_LOSS = ROOT / "tests" / "scenarios" / "hades" / "heroes" / "both-lose.toml"
tables = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int, seed: int, events: bool = False) -> Game:
    return delos.new(
        "classic", players=players, seed=seed, events=events, modules=["heroes"], manticore=True
    )


def deck(**options: object) -> list[str]:
    mask = title(3, **options).start[DECK]
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]


# -- set-up -------------------------------------------------------------------------------


@pytest.mark.rule("HAD-SETUP-03", "HAD-SETUP-04")
def test_heroes_and_new_creatures_are_shuffled_into_the_deck() -> None:
    base = [CARD_NAMES[card] for card in BASE_CARDS]
    added = [CARD_NAMES[CREATURES + place] for place in range(len(DECK_HEROES))]
    added += ["cerberus", "charon", "erinyes"]
    assert sorted(deck(modules=["heroes"])) == sorted(base + added)
    full = deck(modules=["heroes", "underworld"])
    assert sorted(full) == sorted([*base, *added, "empousa"])
    assert len(full) == 27
    assert deck(modules=["underworld"]) == deck()


@pytest.mark.rule("HAD-SETUP-03")
def test_the_new_chiron_takes_the_place_of_the_old_card() -> None:
    old = title(3).rules
    new = title(3, modules=["heroes"]).rules
    assert type(old.creatures[CHIRON]) is not type(new.creatures[CHIRON])
    assert deck(modules=["heroes"]).count("chiron") == 1


@pytest.mark.rule("HAD-SETUP-06")
def test_the_manticore_is_an_option_of_the_table() -> None:
    assert "manticore" not in deck(modules=["hades"])
    assert len(deck(modules=["hades"], manticore=True)) == 28
    with pytest.raises(BadOption, match="needs the module 'heroes'"):
        title(3, modules=["underworld"], manticore=True)


@pytest.mark.rule("HAD-CYCLE-04")
def test_upkeep_lies_between_income_and_offerings() -> None:
    names = title(3, modules=["hades"]).phase_names
    assert names.index("income") < names.index("upkeep") < names.index("offerings")


# -- whole games --------------------------------------------------------------------------


def lively(game: Game, dice: random.Random) -> str:
    """Prefers what only heroes bring, and does something in most turns."""
    texts = game.texts()
    kind = game.title.kinds[inside.kind(game)].name
    if kind == "god.turn" and len(texts) > 1 and dice.random() < 0.85:
        wanted = [text for text in texts if text.startswith("sacrifice")]
        heroes = [CARD_NAMES[CREATURES + place] for place in range(len(DECK_HEROES))]
        wanted += [text for text in texts if text.startswith("buy") and text[4:] in heroes]
        if wanted and dice.random() < 0.6:
            return dice.choice(wanted)
        return dice.choice(texts[1:])
    if kind == "offering.bid":
        return texts[0]
    if kind == "hero.upkeep":
        return texts[0 if dice.random() < 0.9 else -1]
    return dice.choice(texts)


def places_of(game: Game, hero: int) -> list[str]:
    """Wherever a hero or his card is; counted from the bare table."""
    state = table(game)
    at = state.at
    card = CREATURES + DECK_HEROES.index(hero)
    found: list[str] = []
    if at[DECK] >> card & 1:
        found.append("deck")
    if card in at[TRACK : TRACK + 3]:
        found.append("track")
    if at[HERO_DISCARD] >> hero & 1:
        found.append("removed")
    for seat in range(len(game.seats)):
        if at[HEROES_OF + seat] >> hero & 1:
            found.append(f"serves {seat}")
    for frame in state.stack:
        if isinstance(frame, Errand) and frame.creature == card and frame.step != OVER:
            found.append("on his way")
    return found


def check(game: Game, retired: bool) -> None:
    """Each hero in one place; on the board he stands on an island of his player or attacks it."""
    at = inside.state(game).at
    assert at[DISCARD] >> CREATURES == 0
    for hero in DECK_HEROES:
        places = places_of(game, hero)
        gone = hero == PENTHESILEA and retired
        assert len(places) == (0 if gone else 1), (game.count, CARD_NAMES, hero, places)
        land = at[HERO_AT + hero]
        assert (land != NONE) == (not gone and places[0].startswith("serves"))
        if land == NONE:
            continue
        seat = int(places[0][7:])
        assert at[GONE] >> seat & 1 == 0
        assert at[OWNER + land] == seat or (at[INVADER] == seat and at[INVADED] == land)
    assert at[CARD_OWNER] == NONE or retired


@tables
@pytest.mark.parametrize("seed", range(3))
def test_heroes_are_in_one_place_to_the_end(players: int, seed: int) -> None:
    game = begun(players, seed)
    dice = random.Random(seed)
    served = retired = False
    while not game.over:
        game.play(lively(game, dice))
        at = inside.state(game).at
        served = served or any(at[HEROES_OF : HEROES_OF + players])
        retired = retired or at[CARD_OWNER] != NONE
        check(game, retired)
    assert game.winners
    assert served


def enrich(game: Game) -> None:
    """Everybody can pay for heroes and their sacrifices."""
    at = inside.state(game).at
    for seat in range(len(game.seats)):
        if at[GONE] >> seat & 1 == 0:
            at[GOLD + seat] = max(at[GOLD + seat], 20)
    inside.look(game)


@pytest.mark.many_games
@tables
def test_rich_games_can_be_copied_and_resumed_anywhere(players: int) -> None:
    dice = random.Random(players)
    asked: set[str] = set()
    for seed in range(3):
        game = begun(players, 70 + seed)
        while not game.over and game.count < 900:
            kind = game.title.kinds[inside.kind(game)].name
            if kind == "offering.god":
                enrich(game)
            if kind not in asked or game.count % 50 == 0:
                twins = [delos.load(game.dump()), game.copy()]
                assert [twin.texts() for twin in twins] == [game.texts()] * 2
                for twin in twins:
                    twin.playout(seed, 30)
                assert inside.state(twins[0]).at == inside.state(twins[1]).at
            asked.add(kind)
            game.play(lively(game, dice))
        assert delos.load(game.dump()).dump() == game.dump()
    assert {"hero.island", "hero.upkeep", "metropolis.island"} <= asked


# -- constructed moments ------------------------------------------------------------------


def enlist(game: Game, seat: int, hero: int) -> None:
    """A hero from the deck on the first island of a player."""
    at = inside.state(game).at
    at[DECK] &= ~(1 << CREATURES + DECK_HEROES.index(hero))
    at[HEROES_OF + seat] |= 1 << hero
    at[HERO_AT + hero] = next(land for land in range(LANDS) if at[LANDS_OF + seat] >> land & 1)


def at_menu(players: int, seed: int) -> Game:
    game = begun(players, seed)
    while game.title.kinds[inside.kind(game)].name != "god.turn":
        game.play(game.texts()[0])
    return game


@pytest.mark.rule("HAD-HERO-PENTHESILEA-03")
@pytest.mark.parametrize("own", [True, False])
def test_penthesilea_takes_a_metropolis_only_in_her_players_turn(own: bool) -> None:
    """No rule of today makes anybody build in another player's turn, so it is constructed."""
    game = at_menu(3, 4)
    active = inside.actor(game)
    builder = active if own else (active + 1) % 3
    for card in range(CREATURES, CREATURES + len(DECK_HEROES)):
        assert card not in inside.state(game).at[TRACK : TRACK + 3], "choose another seed"
    enlist(game, builder, PENTHESILEA)
    inside.state(game).at[PHILOSOPHERS + builder] = 4
    inside.state(game).at[CHECK] = 1
    inside.look(game)
    assert inside.actor(game) == builder
    assert ("found amazons" in game.texts()) == own


def test_a_loss_that_is_still_secret_is_imagined_anew() -> None:
    """In a tied round the attacker has chosen, the defender has not: no bot may look."""
    game = load(SECRET_LOSS).start()
    for text in ("march", "troops 1", "hero take achilles", "dice 0-0", "lose achilles"):
        game.play(text)
    assert game.texts() == ["lose troop", "lose odysseus"]
    fallen: set[int] = set()
    for seed in range(20):
        twin = game.imagine(inside.actor(game), seed)
        twin.play("lose troop")
        fallen.add(inside.state(twin).at[HERO_AT + ACHILLES])
    assert len(fallen) == 2


# -- secrets ------------------------------------------------------------------------------


@tables
def test_nobody_learns_from_the_upkeep_what_is_in_a_purse(players: int) -> None:
    """Whatever the owner has, the question comes and looks the same to others."""
    game = begun(players, 5 + players)
    dice = random.Random(players)
    seen = 0
    while not game.over and seen < 6:
        kind = game.title.kinds[inside.kind(game)].name
        if kind == "offering.god" and dice.random() < 0.5:
            enrich(game)
        if kind == "hero.upkeep":
            seen += 1
            owner = inside.actor(game)
            other = (owner + 1) % players
            for gold in (0, 1, 2, 60):
                twin = game.copy()
                inside.state(twin).at[GOLD + owner] = gold
                inside.look(twin)
                assert inside.actor(twin) == owner
                assert "upkeep release" in twin.texts()
                assert ("upkeep gold" in twin.texts()) == (gold >= 2)
                assert twin.view(other) == game.view(other)
            imagined = game.imagine(other, seen)
            assert "upkeep release" in imagined.texts()
        game.play(lively(game, dice))
    assert seen


@tables
def test_every_refusal_names_a_rule_of_this_title(players: int) -> None:
    text = "".join((RULES / f"{name}.md").read_text("utf-8") for name in ("classic", "hades"))
    known = set(re.findall(r"\*\*((?:CLA|HAD)-[A-Z0-9-]+)\*\*", text))
    game = begun(players, 30)
    dice = random.Random(30)
    while not game.over and game.count < 500:
        if game.title.kinds[inside.kind(game)].name == "offering.god":
            enrich(game)
        kind = inside.kind(game)
        offered = set(inside.options(game))
        for option in range(game.title.kinds[kind].size):
            if option not in offered and dice.random() < 0.2:
                key = game.title.refusal(inside.state(game), kind, option)
                assert set(read_key(key).rules) <= known, key
        decision = game.decision
        assert decision is not None
        assert set(decision.rules) <= known
        game.play(lively(game, dice))


# -- bots ---------------------------------------------------------------------------------


def test_the_greedy_bot_plays_with_heroes() -> None:
    game = begun(3, 12)
    bots = [bot("greedy", seat) for seat in range(3)]
    while not game.over and game.count < 120:
        game.play(bots[inside.actor(game)].choose(Chair(game, inside.actor(game))))
    assert game.count >= 120 or game.over
