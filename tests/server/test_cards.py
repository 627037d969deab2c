"""What a card tells of a thing at this table: prices with their sum, targets, conditions, words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest

from delos.api import new
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.scenarios import load
from delos.server.tables.course import Course
from delos.server.telling.cards import card_of
from delos.server.telling.words import title_texts
from tests.server.conftest import Arrive
from tests.server.harness import Host, Person, bad, good

PEOPLE: Final = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
TABLE: Final = """
name = "cards"
title = "legendary"
[options]
players = 2
[position]
turn = "bull"
creatures = { track = ["harpy", "griffin", "medusa", "pegasus"] }
heroes = { track = ["ajax", "hector"] }
[position.bull]
god = "ares"
gold = 3
lands = { naxos = "2 troops, temple", tinos = "" }
[position.dolphin]
lands = { paros = "1 troop, fortress", kea = "" }
[position.bee]
lands = ["ios"]
[position.owl]
lands = ["thera"]
[[step]]
expect = {}
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    file = tmp_path / "table.toml"
    file.write_text(TABLE, encoding="utf-8")
    game = load(file).start()
    game._chance = SeededChance(1)
    return game


def told(game: Game, thing: str, seat: int | None = 0, lang: str = "en") -> Any:
    return card_of(game, 7, seat, thing, PEOPLE, lang)


def test_the_price_of_a_creature_is_the_sum_of_its_lines(game: Game) -> None:
    card = told(game, "creature:harpy")
    assert [line.amount for line in card.cost.lines] == [2, -1]
    assert card.cost.lines[1].text == "Your temple on Naxos"
    assert (card.cost.total, card.cost.gold, card.cost.left) == (1, 3, 2)
    assert card.open is True


def test_the_targets_are_what_the_engine_would_offer(game: Game) -> None:
    twin = game.copy()
    twin.play("buy harpy")
    while twin.decision is not None and twin.decision.kind == "creature.discount":
        twin.play(twin.ids()[-1])
    offered = {token for option in twin.options() for token in option.tokens if "land:" in token}
    assert offered
    assert set(told(game, "creature:harpy").targets) == offered


def test_a_card_that_costs_too_much_says_so(game: Game) -> None:
    card = told(game, "creature:pegasus")
    assert card.cost.left == 3 - 4
    assert card.open is False
    assert "gold" in card.reason


def test_a_spectator_hears_no_purse(game: Game) -> None:
    card = told(game, "creature:harpy", seat=None)
    assert (card.cost.total, card.cost.gold, card.cost.left) == (2, None, None)
    assert card.targets == []
    assert card.open is None


def test_the_condition_of_a_hero_is_a_meter(game: Game) -> None:
    card = told(game, "hero:ajax")
    meter = card.meters[0]
    assert (meter.have, meter.want) == (2, 7)
    assert "7" in meter.missing
    assert card.cost.total == 4


def test_a_god_tells_gifts_and_whether_it_helps(game: Game) -> None:
    card = told(game, "god:ares")
    assert card.gifts[0].price == "free"
    assert card.gifts[2].price == "2 · 3 · 4"
    assert any("set" in note.text for note in card.notes)


def test_french_has_words_for_all_of_it(game: Game) -> None:
    card = told(game, "creature:harpy", lang="fr")
    assert card.cost.lines[1].text == "Votre temple à Naxos"


def test_a_condition_of_lands_names_empty_ones_in_reach(game: Game) -> None:
    from delos.cyclades.cells import NONE, OWNER
    from delos.kernel import inside

    state: Any = inside.state(game)
    notes = [note.text for note in told(game, "hero:ajax").notes if note.tone == "good"]
    assert len(notes) == 1
    assert notes[0].startswith("Empty and in reach:")
    names = notes[0].partition(":")[2].strip(" .").replace(" and ", ", ").split(", ")
    lands = [name.lower().replace(" ", "-") for name in names]
    assert all(state.at[OWNER + state.chart.land_names.index(land)] == NONE for land in lands)


def test_a_bonus_tells_where_it_could_be_placed(game: Game) -> None:
    card = told(game, "bonus:troops")
    assert set(card.targets) == {"land:naxos", "land:tinos"}
    assert told(game, "bonus:troops", seat=None).targets == []
    reserve = told(game, "bonus:reserve")
    assert any("Harpy, Griffin, Medusa and Pegasus" in note.text for note in reserve.notes)


def test_a_building_tells_where_it_could_stand(game: Game) -> None:
    assert told(game, "building:port").targets == told(game, "building:metropolis").targets
    meters = told(game, "building:metropolis").meters
    assert [(meter.have, meter.want) for meter in meters] == [(1, 4), (0, 4)]


def test_a_bid_shows_the_values_of_the_god() -> None:
    table = new("legendary", seed=5, players=3)
    dice = random.Random(2)
    while table.decision is None or table.decision.kind != "offering.bid":
        table.play(dice.choice(table.ids()))
    god = next(t for t in table.decision.about if "god:" in t).rpartition(":")[2]
    offered = {int(o.text.split()[-1]) for o in table.options() if o.text.split()[-1].isdigit()}
    card = told(table, f"bid:{god}:{min(offered)}", table.seat)
    values = [rung.value for rung in card.ladder]
    assert values == sorted(values)
    # What one could not pay is not open.
    assert offered == {rung.value for rung in card.ladder if rung.open}
    assert offered < set(values)


def hades_table() -> Game:
    """A real game in which somebody has an item and the cycle a favour."""
    from delos.classic.hades.cells import FAVOUR, ITEMS_OF
    from delos.kernel import inside

    for seed in range(40):
        table = new("classic", seed=seed, players=3, modules=["hades"])
        dice = random.Random(seed)
        while not table.over:
            table.play(dice.choice(table.ids()))
            state: Any = inside.state(table)
            seat = table.seat
            if seat is not None and state.at[FAVOUR] >= 0 and state.at[ITEMS_OF + seat]:
                return table
    raise AssertionError("no such game")


def test_items_and_favours_tell_price_owner_and_place() -> None:
    from delos.classic.hades.cells import FAVOUR, ITEMS_OF
    from delos.classic.ids import FAVOUR_NAMES, ITEM_NAMES
    from delos.kernel import inside

    table = hades_table()
    state: Any = inside.state(table)
    seat = table.seat
    assert seat is not None
    mine = next(n for n in range(9) if state.at[ITEMS_OF + seat] >> n & 1)
    card = told(table, f"item:{ITEM_NAMES[mine]}", seat)
    assert card.cost.total == 0
    assert any(note.text.startswith("Yours") for note in card.notes)
    favour = told(table, f"favour:{FAVOUR_NAMES[state.at[FAVOUR]]}", seat)
    assert favour.cost.total == 2
    assert favour.cost.left == state.gold(seat) - 2
    assert any("of this cycle" in note.text for note in favour.notes)


def test_a_hidden_item_is_told_to_its_owner_alone() -> None:
    from delos.classic.hades.cells import ITEMS_HIDDEN, ITEMS_OF
    from delos.classic.ids import ITEM_NAMES
    from delos.kernel import inside

    table = hades_table()
    state: Any = inside.state(table)
    seat = table.seat
    assert seat is not None
    mine = next(n for n in range(9) if state.at[ITEMS_OF + seat] >> n & 1)
    thing = f"item:{ITEM_NAMES[mine]}"
    other = (seat + 1) % 3
    assert any(PEOPLE[seat] in note.text for note in told(table, thing, other).notes)
    state.at[ITEMS_HIDDEN] |= 1 << mine
    for asker in (None, other):
        assert not any(PEOPLE[seat] in note.text for note in told(table, thing, asker).notes)


def test_a_construction_tells_what_is_missing_and_a_space_what_it_brings() -> None:
    table = new("mytikas", seed=3, players=3)
    dice = random.Random(1)
    while table.decision is None or table.decision.kind != "step.start":
        table.play(dice.choice(table.ids()))
    card = told(table, "construction:large-temple", table.seat)
    short = [meter for meter in card.meters if meter.have < meter.want]
    assert short
    assert any("still need" in note.text for note in card.notes if note.tone == "bad")
    assert card.targets == []
    space = told(table, "space:poseidon-day", table.seat)
    assert any("Offering" in note.text for note in space.notes if note.tone == "good")
    for place in ("zeus-day", "demeter-night", "hades-night"):
        assert told(table, f"space:{place}", table.seat).notes


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 4, "edition": "complete"}),
        ("legendary", {"players": 2}),
        ("classic", {"players": 2}),
        ("classic", {"players": 4, "modules": ["hades"]}),
        ("mytikas", {"players": 3}),
    ],
)
def test_every_thing_has_a_card_at_any_moment(title: str, options: dict[str, Any]) -> None:
    """Whatever is asked, by anybody and at any time, is answered and changes nothing."""
    dice = random.Random(14)
    table = new(title, seed=3, **options)
    things = [help.id for help in title_texts(title, "en", "complete").helps]
    things += [f"bid:{god}:{bid}" for god in ("ares", "zeus", "hades") for bid in (1, 7, 10)]
    for _ in range(60):
        if table.over:
            break
        before = table.actions()
        for thing in dice.sample(things, 8):
            for seat in (None, dice.randrange(len(table.seats))):
                card = told(table, thing, seat, dice.choice(["en", "fr"]))
                assert "{" not in str(card)
                if card.cost is not None:
                    assert card.cost.total == sum(line.amount for line in card.cost.lines)
        assert table.actions() == before
        for _ in range(12):
            if not table.over:
                table.play(dice.choice(table.ids()))


def test_rivals_purses_do_not_matter(game: Game) -> None:
    """What a card says is the same whatever others have in their purses."""
    from delos.cyclades.cells import GOLD
    from delos.kernel import inside

    things = ["creature:griffin", "creature:harpy", "hero:ajax", "god:zeus", "bid:zeus:5"]
    before = [told(game, thing) for thing in things]
    inside.state(game).at[GOLD + 1] += 30
    assert [told(game, thing) for thing in things] == before


CROESUS_OR_WHO_COPIES_HIM = [
    ("croesus", 'track = ["ajax", "hector"]'),
    ("pandora", 'track = ["croesus", "hector"]'),
    ("pandora", 'track = ["hector", "croesus"]'),
]


@pytest.mark.parametrize(("hero", "track"), CROESUS_OR_WHO_COPIES_HIM)
def test_a_condition_of_gold_is_told_to_its_owner_alone(
    hero: str, track: str, tmp_path: Path
) -> None:
    """Neither spectators nor rivals learn of it whether the purse would do."""
    from delos.cyclades.cells import GOLD
    from delos.kernel import inside
    from delos.study.coach.ways import ready_heroes
    from delos.study.shops import shop_of

    file = tmp_path / "table.toml"
    words = TABLE.replace('track = ["ajax", "hector"]', track)
    file.write_text(words.replace("1 troop, fortress", f"1 troop, {hero}, fortress"), "utf-8")
    game = load(file).start()
    state = inside.state(game)
    assert isinstance(state, CycladesState)

    def heard(seat: int | None) -> Any:
        ready = ready_heroes(shop_of(game.title), state, 1, own=seat == 1)
        return told(game, f"hero:{hero}", seat=seat), ready

    poor = [heard(seat) for seat in (None, 0, 1)]
    state.at[GOLD + 1] = 20
    rich = [heard(seat) for seat in (None, 0, 1)]
    assert rich[:2] == poor[:2]
    assert rich[2] != poor[2]


# -- over HTTP ------------------------------------------------------------------------------------


@pytest.fixture
def table(host: Host, arrive: Arrive, game: Game) -> tuple[Person, Person, str]:
    person, other = arrive(), arrive()
    id = person.make(["me", "open", "me", "open"])["id"]
    good(other.post(f"/tables/{id}/join", {"seat": 1}))
    kept = host.services.tables.cache[id]
    kept.course = Course(game, (), (), ())
    return person, other, id


def test_a_seat_asks_for_itself_and_anybody_as_a_spectator(
    table: tuple[Person, Person, str],
) -> None:
    person, other, id = table
    path = f"/tables/{id}/card"
    mine: Any = good(person.get(path, seat=0, thing="creature:harpy"))
    assert mine["cost"]["total"] == 1
    again: Any = good(person.get(path, seat=0, thing="creature:harpy"))
    assert again == mine
    public: Any = good(other.get(path, thing="creature:harpy"))
    assert public["cost"] == {
        "lines": public["cost"]["lines"],
        "total": 2,
        "gold": None,
        "left": None,
    }
    bad(other.get(path, seat=0, thing="creature:harpy"), 403, "not_your_seat")


def test_nonsense_is_refused_and_the_unknown_is_empty(table: tuple[Person, Person, str]) -> None:
    person, _, id = table
    path = f"/tables/{id}/card"
    for thing in ("", "harpy", "creature:", "creature:" + "x" * 99, "CREATURE:harpy", "a b:c"):
        bad(person.get(path, seat=0, thing=thing), 400, "malformed")
    empty: Any = good(person.get(path, seat=0, thing="creature:nobody"))
    assert empty["cost"] is None
    assert empty["notes"] == []
    bad(person.get(path, seat=9, thing="creature:harpy"), 400, "malformed")
    bad(person.get("/tables/nowhere/card", thing="creature:harpy"), 404, "unknown_table")


def test_cards_are_limited(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path, odds_rate=(0.01, 3)).start()
    person = arrive(host.url)
    path = f"/tables/{person.make()['id']}/card"
    for _ in range(3):
        good(person.get(path, thing="god:zeus"))
    bad(person.get(path, thing="god:zeus"), 429, "too_many")
    host.stop()
